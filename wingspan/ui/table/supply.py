"""What players gain: the birdfeeder with its dice, the tray, and a player's food."""

from __future__ import annotations

from functools import lru_cache

from wingspan.engine.components import FOODS, Food
from wingspan.engine.options import DRAW_DECK, REROLL, Die, Draw
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..kit.parts import Put, inline
from ..play.scene import Scene
from .automa import wants
from .bird_card import Card, card_part, hit
from .bonus import counting_badges
from .first_things import again_here, begin_hit, begin_several


def supply(scene: Scene) -> Html:
    """The viewer's tokens; a kind of food is clickable when it is an option."""
    words = scene.words
    return el(
        "section",
        el("h2", words.text("your_food"), class_="sr"),
        el(
            "ul",
            *(_tokens(scene, food) for food in FOODS if food != "nectar" or scene.kit.nectar),
            class_="tokens",
        ),
        class_="supply",
        id="supply",
    )


def _tokens(scene: Scene, food: Food) -> Html:
    choice, count = scene.choices.food(food), scene.me.food.get(food, 0)
    if choice is None:
        return _token(scene.words, food, count)
    hits = join((hit(choice, scene.choices.label(choice)), again_here(scene, choice)))
    return _token(scene.words, food, count, hits, " choosable")


@lru_cache(128)
def _token(words: Words, food: Food, count: int, hits: Html = EMPTY, states: str = "") -> Html:
    states += "" if count else " spent"
    said = words.text("amount", n=count, thing=words.food(food, count))
    return el(
        "li",
        icon(food),
        el("span", str(count), class_="number", aria_hidden="true"),
        el("span", said, class_="sr"),
        hits,
        class_=f"token{states}",
        data_tip=said,
        data_entry=f"food.{food}",
        id=f"food-{food}",
        data_thing=f"food:{food}",
        data_count=count,
    )


def birdfeeder(scene: Scene) -> Html:
    """The dice in the birdfeeder, and those outside it greyed out beside them."""
    words = scene.words
    inside = [_die(scene, face, place) for place, face in enumerate(scene.state.birdfeeder)]
    outside = [
        el(
            "li",
            icon(face, words.face(face)),
            el("span", words.text("die_taken"), class_="sr") if face in scene.news.dice else None,
            class_="die outside" + (" fresh" if face in scene.news.dice else ""),
        )
        for face in scene.state.dice_out
    ]
    return el(
        "section",
        el("h2", words.text("birdfeeder"), class_="sr"),
        el(
            "div",
            el("ul", *inside, class_="dice"),
            el("ul", *outside, class_="dice", aria_label=words.text("dice_outside"))
            if outside
            else None,
            class_="feeder",
        ),
        _reroll(scene),
        class_="birdfeeder",
        id="birdfeeder",
        data_entry="birdfeeder",
    )


def _reroll(scene: Scene) -> Html:
    """The button that rerolls all dice, as an option or as the beginning of "gain food"."""
    choice, begin = scene.choices.reroll, scene.beginnings.get(REROLL)
    if choice is not None:
        label = scene.choices.label(choice)
        return el(
            "button",
            icon("power-brown"),
            el("span", label, class_="sr"),
            type="button",
            class_="option reroll",
            data_tip=label,
            data_choice=choice,
        )
    if begin is not None:
        label = scene.begin_label(begin)
        return button(
            commands.BeginWith(begin.option),
            icon("power-brown"),
            el("span", label, class_="sr"),
            class_="option reroll",
            data_tip=label,
        )
    return EMPTY


def _die(scene: Scene, face: str, place: int) -> Html:
    first = face not in scene.state.birdfeeder[:place]
    foods = scene.choices.die(face)
    begun = () if foods else _begun_with(scene, face, first)
    hits = (
        el(
            "button",
            el("span", scene.choices.label(choice), class_="sr"),
            type="button",
            class_=f"hit half-{number}" if len(foods) > 1 else "hit",
            data_choice=choice,
            data_tip=scene.choices.label(choice),
        )
        for number, (_, choice) in enumerate(foods)
    )
    return el(
        "li",
        icon(face, scene.words.face(face)),
        *hits,
        again_here(scene, foods[0][1]) if len(foods) == 1 and first else None,
        *begun,
        class_="die"
        + (" choosable" if foods else " ready" if begun else "")
        + (" fresh" if scene.news.rolled else ""),
        id=f"die-{place}",
        data_thing=f"die:{face}",
    )


def _begun_with(scene: Scene, face: str, first: bool) -> list[Html]:
    """Buttons for the foods of a die with which the action "gain food" can begin.

    ``first``: whether it is the first die with that face.
    """
    found = [
        begin
        for option, begin in scene.beginnings.items()
        if isinstance(option, Die) and option.face == face
    ]
    hits = [
        button(
            commands.BeginWith(begin.option),
            el("span", scene.begin_label(begin), class_="sr"),
            class_=f"hit deed half-{number}" if len(found) > 1 else "hit deed",
            data_tip=scene.begin_label(begin),
        )
        for number, begin in enumerate(found)
    ]
    several = begin_several(scene, found[0]) if len(found) == 1 and first else EMPTY
    return [*hits, several]


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
