"""The tray's face-up cards and the deck."""

from __future__ import annotations

from wingspan.engine.options import DRAW_DECK, Draw

from ..kit.html import Html, el, join
from ..kit.icons import icon
from ..kit.parts import Put, inline
from ..play.scene import Scene
from .automa import wants
from .bird_card import Card, card_part, hit
from .bonus import counting_badges
from .first_things import again_here, begin_hit


def tray(scene: Scene, put: Put = inline) -> Html:
    """Three spaces and the deck; each is clickable when a card can be drawn from it."""
    words, choices = scene.words, scene.choices
    wanted = wants(scene)
    spaces = []
    for space, bird in enumerate(scene.state.tray):
        if bird is None:
            spaces.append(
                el("li", words.text("empty_space"), class_="card empty", id=f"tray-space-{space}")
            )
            continue
        choice = choices.tray(space)
        card = Card(
            card=scene.catalog.birds[bird],
            words=words,
            choice=choice,
            label="" if choice is None else choices.label(choice),
            badges=join(
                (
                    counting_badges(scene, bird),
                    icon("automa", words.text("automa_wants_this")) if bird in wanted else None,
                )
            ),
            fresh=bird in scene.news.tray,
            surface=begin_hit(scene, Draw(space, bird)),
            where="tray",
        )
        spaces.append(put(card_part(card)))
    return el(
        "section",
        el("h2", words.text("tray"), class_="sr", data_entry="tray"),
        el("ul", *spaces, class_="cards"),
        el("div", _deck(scene), class_="deck-place"),
        class_="tray",
        id="tray",
    )


def _deck(scene: Scene) -> Html:
    choice, size = scene.choices.deck, len(scene.state.deck)
    begun = begin_hit(scene, DRAW_DECK)
    return el(
        "div",
        icon("points"),
        el("b", str(size), class_="count", aria_hidden="true"),
        el("span", scene.words.text("deck"), class_="deck-word"),
        el("span", scene.words.text("cards_count", n=size), class_="sr"),
        hit(choice, "" if choice is None else scene.choices.label(choice)),
        again_here(scene, choice),
        begun,
        class_="deck" + (" choosable" if choice is not None else " ready" if begun else ""),
        data_tip=scene.words.text("cards_count", n=size),
        data_entry="deck",
        id="deck",
        data_thing="deck",
        data_count=size,
    )
