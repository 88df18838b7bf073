"""What players gain: the birdfeeder with its dice, the tray, and a player's food."""

from __future__ import annotations

from functools import lru_cache

from wingspan.engine.automa_turn import wanted
from wingspan.engine.components import FOODS, Food
from wingspan.engine.options import DRAW_DECK, REROLL, Die, Draw
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, classes, div, h2, join, li, section, span, ul
from ..kit.icons import icon
from ..kit.parts import Put, inline
from ..play.scene import Scene
from .bird_card import Card, card_part
from .bonus import counting_badges
from .surfaces import again_here, begin_hit, begin_several, hints, hit, offer_of


def supply(scene: Scene) -> Html:
    """The viewer's tokens; a kind of food is clickable when it is an option."""
    words = scene.words
    return section(".supply#supply")[
        h2(".sr")[words.text("your_food")],
        ul(".tokens")[
            *(_tokens(scene, food) for food in FOODS if food != "nectar" or scene.kit.nectar)
        ],
    ]


def _tokens(scene: Scene, food: Food) -> Html:
    offer = offer_of(scene, scene.choices.food(food))
    hits = join((hit(offer), again_here(scene, offer)))
    return _token(scene.words, food, scene.me.food.get(food, 0), hits)


@lru_cache(128)
def _token(words: Words, food: Food, count: int, hits: Html) -> Html:
    said = words.text("amount", n=count, thing=words.food(food, count))
    return li(
        ".token",
        class_=classes("choosable" if hits else None, None if count else "spent"),
        data_tip=said,
        data_entry=f"food.{food}",
        id=f"food-{food}",
        data_thing=f"food:{food}",
        data_count=count,
    )[icon(food), span(".number", aria_hidden="true")[str(count)], span(".sr")[said], hits]


def birdfeeder(scene: Scene) -> Html:
    """The dice in the birdfeeder, and those outside it greyed out beside them."""
    words = scene.words
    inside = [_die(scene, face, place) for place, face in enumerate(scene.state.birdfeeder)]
    outside = [
        li(".die.outside", class_="fresh" if face in scene.news.dice else None)[
            icon(face, words.face(face)),
            span(".sr")[words.text("die_taken")] if face in scene.news.dice else None,
        ]
        for face in scene.state.dice_out
    ]
    return section(".birdfeeder#birdfeeder", data_entry="birdfeeder")[
        h2(".sr")[words.text("birdfeeder")],
        div(".feeder")[
            ul(".dice")[*inside],
            ul(".dice", aria_label=words.text("dice_outside"))[*outside] if outside else None,
        ],
        _reroll(scene),
    ]


def _reroll(scene: Scene) -> Html:
    """The button that rerolls all dice, as an option or as the beginning of "gain food"."""
    offer, begin = offer_of(scene, scene.choices.reroll), scene.beginnings.get(REROLL)
    if offer is not None:
        return html.button(
            ".option.reroll",
            type="button",
            data_tip=offer.label,
            data_choice=offer.choice,
            **hints(offer.mark),
        )[icon("power-brown"), span(".sr")[offer.label]]
    if begin is not None:
        label = scene.begin_label(begin)
        return button(messages.BeginWith(begin.option), ".option.reroll", data_tip=label)[
            icon("power-brown"), span(".sr")[label]
        ]
    return EMPTY


def _die(scene: Scene, face: str, place: int) -> Html:
    first = face not in scene.state.birdfeeder[:place]
    every = (offer_of(scene, choice) for _, choice in scene.choices.die(face))
    foods = [offer for offer in every if offer is not None]
    begun = () if foods else _begun_with(scene, face, first)
    hits = (
        html.button(
            ".hit",
            class_=f"half-{number}" if len(foods) > 1 else None,
            type="button",
            data_choice=offer.choice,
            **hints(offer.mark),
            data_tip=offer.label,
        )[span(".sr")[offer.label]]
        for number, offer in enumerate(foods)
    )
    return li(
        ".die",
        class_=classes(
            "choosable" if foods else "ready" if begun else None,
            "fresh" if scene.news.rolled else None,
        ),
        id=f"die-{place}",
        data_thing=f"die:{face}",
    )[
        icon(face, scene.words.face(face)),
        *hits,
        again_here(scene, foods[0]) if len(foods) == 1 and first else None,
        *begun,
    ]


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
            messages.BeginWith(begin.option),
            ".hit.deed",
            class_=f"half-{number}" if len(found) > 1 else None,
            data_tip=scene.begin_label(begin),
        )[span(".sr")[scene.begin_label(begin)]]
        for number, begin in enumerate(found)
    ]
    several = begin_several(scene, found[0]) if len(found) == 1 and first else EMPTY
    return [*hits, several]


def tray(scene: Scene, put: Put = inline) -> Html:
    """Three spaces and the deck; each is clickable when a card can be drawn from it."""
    words, wanted, spaces = scene.words, wants(scene), []
    for space, bird in enumerate(scene.state.tray):
        if bird is None:
            spaces.append(li(".card.empty", id=f"tray-space-{space}")[words.text("empty_space")])
            continue
        card = Card(
            card=scene.catalog.birds[bird],
            words=words,
            offer=offer_of(scene, scene.choices.tray(space)),
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
    return section(".tray#tray")[
        h2(".sr", data_entry="tray")[words.text("tray")],
        ul(".cards")[*spaces],
        div(".deck-place")[_deck(scene)],
    ]


def _deck(scene: Scene) -> Html:
    offer, size = offer_of(scene, scene.choices.deck), len(scene.state.deck)
    begun = begin_hit(scene, DRAW_DECK)
    return div(
        ".deck#deck",
        class_="choosable" if offer is not None else "ready" if begun else None,
        data_tip=scene.words.text("cards_count", n=size),
        data_entry="deck",
        data_thing="deck",
        data_count=size,
    )[
        icon("points"),
        b(".count", aria_hidden="true")[str(size)],
        span(".deck-word")[scene.words.text("deck")],
        span(".sr")[scene.words.text("cards_count", n=size)],
        hit(offer),
        again_here(scene, offer),
        begun,
    ]


def wants(scene: Scene) -> list[str]:
    """Return the cards of the tray that the Automa would choose from if it played a bird now."""
    side = scene.state.automa
    if side is None or side.bonus not in scene.catalog.bonus_cards:
        return []
    return wanted(scene.table, side)
