"""What players gain and hold: the birdfeeder with its dice, the tray, food, and the hands, the
viewer's in the order that its owner chose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial

from wingspan.engine.automa_turn import wanted
from wingspan.engine.components import FOODS, HABITATS, Food
from wingspan.engine.options import DRAW_DECK, REROLL, AnyOption, Bird, Die, Draw, FoodToken
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button, digit_of, on_input
from ..kit.html import (
    EMPTY,
    Html,
    article,
    b,
    classes,
    div,
    h2,
    i,
    join,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    ul,
)
from ..kit.icons import counted, icon
from ..kit.parts import Put, around, inline
from ..messages import StartChoice
from ..play.inputs import Beginning, Shortage, leave, plan, reason, shortages
from ..play.scene import Offer, Scene
from .cards import Card, card_part, counting_badges, hints, hit, pressed, slash, surface_of


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
    offer = scene.offer(scene.choice(FoodToken(food)))
    hits = join((hit(offer), again_here(scene, offer), pressed(scene, "food")))
    return _token(scene.words, food, scene.me.food.get(food, 0), hits)


@lru_cache(128)
def _token(words: Words, food: Food, count: int, hits: Html) -> Html:
    said = words.text("amount", n=count, thing=words.food(food, count))
    return li(
        ".token",
        class_=classes(
            "choosable" if hits else None,
            None if count else "spent",
            "many" if count > 9 else None,
        ),
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
    offer, begin = scene.offer(scene.choice(REROLL)), scene.beginnings.get(REROLL)
    if offer is not None:
        return html.button(
            ".option.reroll",
            type="button",
            data_tip=offer.label,
            data_choice=offer.choice,
            **hints(offer.mark),
        )[icon("power-brown"), span(".sr")[offer.label]]
    if begin is not None:
        label = _begin_label(scene, begin)
        return button(messages.BeginWith(begin.option), ".option.reroll", data_tip=label)[
            icon("power-brown"), span(".sr")[label]
        ]
    return EMPTY


def _die(scene: Scene, face: str, place: int) -> Html:
    first = face not in scene.state.birdfeeder[:place]
    options = scene.decision.options if scene.decision else []
    every = (
        scene.offer(index)
        for index, option in enumerate(options)
        if isinstance(option, Die) and option.face == face
    )
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
        pressed(scene, "feeder"),
    ]


def _begun_with(scene: Scene, face: str, first: bool) -> list[Html]:
    """Buttons for the foods of a die with which the action "gain food" can begin."""
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
            data_tip=_begin_label(scene, begin),
        )[span(".sr")[_begin_label(scene, begin)]]
        for number, begin in enumerate(found)
    ]
    several = begin_several(scene, found[0]) if len(found) == 1 and first else EMPTY
    return [*hits, several]


def tray(scene: Scene, put: Put = inline) -> Html:
    words, wanted, spaces = scene.words, wants(scene), []
    for space, bird in enumerate(scene.state.tray):
        if bird is None:
            lays = pressed(scene, f"tray:{space}")
            empty = li(".card.empty", id=f"tray-space-{space}")
            spaces.append(empty[words.text("empty_space"), lays])
            continue
        card = Card(
            card=scene.catalog.birds[bird],
            words=words,
            offer=scene.offer(scene.choice(Draw(space, bird))),
            badges=join(
                (
                    counting_badges(scene, bird),
                    icon("automa", words.text("automa_wants_this")) if bird in wanted else None,
                )
            ),
            fresh=bird in scene.news.tray,
            surface=join((begin_hit(scene, Draw(space, bird)), pressed(scene, f"tray:{space}"))),
            where="tray",
        )
        spaces.append(put(card_part(card)))
    return section(".tray#tray")[
        h2(".sr", data_entry="tray")[words.text("tray")],
        ul(".cards")[*spaces],
        div(".deck-place")[_deck(scene)],
    ]


def _deck(scene: Scene) -> Html:
    offer, size = scene.offer(scene.choice(DRAW_DECK)), len(scene.state.deck)
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


def begin_hit(scene: Scene, option: AnyOption) -> Html:
    """Buttons that take the action and ``option``, once or more; empty if that cannot be now."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    whole = surface_of(messages.BeginWith(begin.option), _begin_label(scene, begin))
    return join((whole, begin_several(scene, begin)))


def begin_several(scene: Scene, begin: Beginning) -> Html:
    label = _begin_label(scene, begin)
    return _corner(
        scene, label, begin.most, lambda n: messages.BeginWith(begin.option, n), "to-begin"
    )


def lay_here(scene: Scene, option: AnyOption) -> Html:
    """A small egg on a bird that has room for one; a press elsewhere on the bird still reads it."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    label = _begin_label(scene, begin)
    one = button(messages.BeginWith(begin.option), ".lay-here", data_tip=label, tabindex="-1")[
        span(".sr")[label], icon("egg"), span(aria_hidden="true")["+"]
    ]
    return join((one, begin_several(scene, begin)))


def again_here(scene: Scene, offer: Offer | None) -> Html:
    """Small buttons on a thing's corner that take it several times: from the most down to two."""
    if offer is None:
        return EMPTY
    most = scene.answering.repeats.get(offer.choice, 1)
    return _corner(scene, offer.label, most, lambda n: messages.Repeat(offer.choice, n))


def _corner(
    scene: Scene, what: str, most: int, does: Callable[[int], messages.Command], begins: str = ""
) -> Html:
    """Small buttons for ``most`` times down to two. ``begins``: a class if it begins an action."""
    if most < 2:
        return EMPTY
    times = [(n, scene.words.text("repeat", what=what, n=n)) for n in range(most, 1, -1)]
    return span(".again-here", class_=begins or None)[
        *(
            button(does(n), data_tip=label, tabindex="-1")[
                span(".sr")[label], span(aria_hidden="true")[f"×{n}"]
            ]
            for n, label in times
        )
    ]


WIDE = (4, 5, 6, 8, 10, 14, 18)
"""Numbers of cards above which the style sheet puts the hand in two or three rows on a desk: which
of them apply depends on the width of the window."""
ORDERS = ("drawn", "habitat", "cost", "points", "playable")
"""What a hand can be sorted by."""


def hand(scene: Scene, put: Put = inline) -> Html:
    """The cards in hand in full; those that cannot be chosen or played now are dimmed, with the
    reason.
    """
    words, cards = scene.words, scene.me.hand
    asked = scene.state.phase == "setup" or (
        scene.decision is not None
        and any(
            isinstance(option, Bird) and option.bird in cards for option in scene.decision.options
        )
    )
    short, advised = _short(scene, asked), scene.answering.advised
    laid = pressed(scene, "hand")
    pieces = []
    for number, bird in enumerate(in_order(scene, short), 1):
        if scene.answering.start is not None and bird not in scene.kept:
            start = _to_keep(scene, scene.answering.start, bird, number)
            pieces.append(li(".place")[put(card_part(start))])
            continue
        choice = scene.choice(Bird(bird))
        lacking = bird in short and choice is None
        card = Card(
            card=scene.catalog.birds[bird],
            words=words,
            offer=scene.offer(choice),
            dim=asked and choice is None and bird not in scene.kept,
            mark=words.text("kept") if bird in scene.kept else "",
            note=needs(short[bird], words, bird) if lacking else EMPTY,
            badges=counting_badges(scene, bird),
            pick=_pick_label(scene, bird) if bird in scene.playable else "",
            picked=bird == scene.answering.picked,
            marked=scene.marks.get(bird),
            enter=advised is not None and advised.bird == bird and not scene.answering.picked,
            surface=laid,
            tag=article,
            where="hand",
        )
        pieces.append(li(".place")[put(card_part(card))])
    nothing = p(class_="card empty" if laid else "faint")[words.text("hand_empty"), laid]
    return section(".hand#hand", class_=_fullness(cards))[
        div(".panel-title")[
            h2[words.text("hand"), " ", span(".count")[words.text("cards_count", n=len(cards))]],
            _sorter(words, scene.look.get("sort", ORDERS[0])) if len(cards) > 1 else EMPTY,
        ],
        ul(".cards")[*pieces] if pieces else nothing,
    ]


def _begin_label(scene: Scene, begin: Beginning) -> str:
    """The text that names the action and the thing that it begins with."""
    assert scene.decision is not None
    question, words = begin.question(scene.decision), scene.words
    what = words.option(begin.option, question, scene.catalog, scene.names, bird_at=scene.bird_at)
    return words.text("begin_with", action=words.action(begin.action), what=what)


def _fullness(cards: Sequence[str]) -> str:
    """Classes for the number of cards: "over-4 over-5" for six."""
    return " ".join(f"over-{few}" for few in WIDE if len(cards) > few)


def _pick_label(scene: Scene, bird: str) -> str:
    """The label of a playable card: a press holds it over the mat, or plays it if there is only
    one way.
    """
    words = scene.words
    name, only = words.the_bird(scene.catalog.birds[bird]), plan(scene.table, scene.seat, bird).only
    if only is None:
        return words.text("pick_card", bird=name)
    return words.text("pick_card_only", bird=name, habitat=words.habitat(only.habitat))


def _to_keep(scene: Scene, start: StartChoice, bird: str, number: int) -> Card:
    """A card that can be kept at the start of the game. ``number``: the key that presses it."""
    words, card = scene.words, scene.catalog.birds[bird]
    kept = bird in start.birds
    return Card(
        card=card,
        words=words,
        mark=words.text("kept") if kept else "",
        marked=scene.marks.get(bird),
        badges=counting_badges(scene, bird),
        surface=surface_of(
            messages.ChooseStart("bird", bird),
            words.text("set_up_keep", what=words.bird(card)),
            pressed=kept,
            key=digit_of(number - 1),
        ),
        tag=article,
        where="hand",
    )


def hands(scene: Scene, put: Put = inline) -> Html:
    """The viewer's hand and those disclosed; that of the mat in the middle comes first."""
    own = around("hand", lambda put: hand(scene, put))
    if not scene.disclosed.hands:
        return put(own)
    shown = scene.shown_seat
    others = sorted(scene.disclosed.hands, key=lambda seat: (seat != shown, seat))
    pieces = [put(around(f"hand-of-{seat}", partial(_open_hand, scene, seat))) for seat in others]
    pieces.insert(0 if shown == scene.seat else 1, put(own))
    return div(".hands", tabindex="0")[*pieces]


def _open_hand(scene: Scene, seat: int, put: Put) -> Html:
    words, cards = scene.words, scene.disclosed.hands[seat]
    birds, where = scene.catalog.birds, f"hand-{seat}"
    pieces = (
        li(".place")[put(card_part(Card(card=birds[bird], words=words, tag=article, where=where)))]
        for bird in cards
    )
    return section(
        ".hand.open-hand", class_=classes(f"seat-{seat}", _fullness(cards)), id=f"hand-of-{seat}"
    )[
        div(".panel-title")[
            h2[
                i(".seat-mark", aria_hidden="true"),
                words.text("hand_of", name=scene.names[seat]),
                " ",
                span(".count")[words.text("cards_count", n=len(cards))],
            ]
        ],
        ul(".cards")[*pieces] if cards else p(".faint")[words.text("hand_empty")],
    ]


def _short(scene: Scene, asked: bool) -> dict[str, Shortage]:
    """Return what each card that cannot be played lacks, by its id; empty where irrelevant."""
    decision = scene.decision
    if decision is None or scene.state.phase == "setup":
        return {}
    if asked and decision.kind != "bird_to_play":
        return {}
    return shortages(scene.table, scene.seat, leave(decision, scene.catalog))


def in_order(scene: Scene, short: Mapping[str, Shortage]) -> list[str]:
    """Return the hand in the chosen order; ties keep the order in which they were drawn."""
    birds, hand = scene.catalog.birds, scene.me.hand
    match scene.look.get("sort", ""):
        case "habitat":
            return sorted(hand, key=lambda b: [HABITATS.index(h) for h in birds[b].habitats])
        case "cost":
            return sorted(hand, key=lambda b: birds[b].cost.total)
        case "points":
            return sorted(hand, key=lambda b: -birds[b].points)
        case "playable":
            return sorted(hand, key=lambda b: b in short)
        case _:
            return hand


@cache
def _sorter(words: Words, chosen: str) -> Html:
    return label(".sorter")[
        span[words.text("sort")],
        select("#sort-hand", **on_input(messages.SortHand(), "order"))[
            *(
                option(value=order, selected=order == chosen)[words.text(f"sort_{order}")]
                for order in ORDERS
            )
        ],
    ]


@lru_cache(64)
def needs(shortage: Shortage, words: Words, bird: str) -> Html:
    """The line on the card of ``bird``; its tip and screen readers give the whole sentence."""
    sentence = reason(shortage, words)
    missing = _missing(shortage)
    shown = words.text("needs_short") if missing else sentence
    return p(".needs", data_why=f"bird.{bird}", data_tip=sentence)[
        icon("lock"), span(".sr")[sentence], span(".needs-word", aria_hidden="true")[shown], missing
    ]


def _missing(shortage: Shortage) -> Html:
    """What is missing as icons, with "/" between alternatives: eggs, then food, then any food."""
    instead = shortage.instead
    either = [piece for food in shortage.one_of for piece in (slash(said=False), icon(food))][1:]
    return join(
        (
            counted("egg", shortage.eggs),
            *(counted(food, count) for food, count in shortage.food),
            span(".cost")[*either] if either else EMPTY,
            counted("wild", shortage.any_food),
            span(".cost")[
                slash(said=False),
                b(aria_hidden="true")[str(instead)] if instead > 1 else None,
                icon("wild"),
            ]
            if instead
            else None,
        )
    )
