"""The tray's face-up cards and the deck."""

from __future__ import annotations

from wingspan.engine.options import DRAW_DECK, Draw

from ..kit.html import Html, el, join
from ..kit.icons import icon
from ..play.scene import Scene
from .automa import wants
from .bird_card import bird_card, hit
from .bonus import counting_badges
from .first_things import again_here, begin_hit


def tray(scene: Scene) -> Html:
    """Three spaces and the deck; each is clickable while cards are drawn."""
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
        spaces.append(
            bird_card(
                scene.catalog.birds[bird],
                words,
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
        )
    return el(
        "section",
        el(
            "div",
            el("h2", words.text("tray"), data_entry="tray"),
            _deck(scene),
            class_="panel-title",
        ),
        el("ul", *spaces, class_="cards", tabindex="0"),
        class_="tray",
        id="tray",
    )


def _deck(scene: Scene) -> Html:
    choice, size = scene.choices.deck, len(scene.state.deck)
    begun = begin_hit(scene, DRAW_DECK)
    return el(
        "div",
        icon("card"),
        el("b", scene.words.text("deck")),
        el("span", str(size), class_="count", aria_hidden="true"),
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
