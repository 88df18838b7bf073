"""Bonus cards: what they count and pay, the progress so far, and those that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import COLUMNS, Language
from wingspan.engine.conditions import (
    AnyCondition,
    Birds,
    BirdsInSmallestHabitat,
    CardsInHand,
    Eggs,
    FoodInSupply,
    MatchingNests,
)
from wingspan.engine.goals import counted
from wingspan.engine.mat import covered
from wingspan.engine.matching import matches
from wingspan.engine.setup import Setup
from wingspan.engine.state import PlayedBird
from wingspan.words import Words
from wingspan.words.grammar import sentence

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, classes, div, h2, h3, i, join, li, p, section, span, ul
from ..kit.icons import icon, lines
from ..kit.parts import Part, as_it_is, lazy
from ..play.scene import Scene
from .bird_card import points, portrait
from .surfaces import hit, offer_of

MOST_PIPS = 12

MOST_HELD = 5
"""The most bonus cards shown beside the hand."""

FOLDS = ((1, ""), (2, "pair"), (4, "several"))
"""How the panel beside the hand is folded for up to that many cards; "crowded" for more."""


def shows_bonus_cards(scene: Scene) -> bool:
    """Whether bonus cards are shown beside the hand: not while they are chosen or covered."""
    return scene.opening.choice is None and not scene.disclosed.covered


class Holder(Struct, frozen=True):
    """What the viewer's bonus cards are explained by."""

    words: Words
    catalog: Catalog
    setup: Setup
    hand: tuple[str, ...]
    mat: tuple[tuple[str, ...], ...]
    """The birds of each row."""


def holder(scene: Scene) -> Holder:
    me = scene.me
    rows = tuple(tuple(bird.bird for bird in row) for row in me.mat.values())
    return Holder(scene.words, scene.catalog, scene.setup, tuple(me.hand), rows)


Counted = tuple[tuple[BonusCard, int], ...]
"""Bonus cards, each with how many things it counts."""


def bonus_cards(scene: Scene, *, whole: bool = False) -> Part:
    """The viewer's bonus cards with what they are worth now, and others' once they are disclosed.

    Before one is kept, these are the cards dealt; empty while they are shown in the set-up.
    ``whole``: a second copy, for the drawer, with its own ids.
    """
    if not shows_bonus_cards(scene):
        return lazy("bonus", as_it_is, EMPTY)
    others = tuple(
        (scene.names[seat], _counts(scene, seat, theirs))
        for seat, theirs in scene.disclosed.bonus.items()
    )
    mine, over = _counts(scene, scene.seat, held(scene)), scene.state.phase == "over"
    who, name = holder(scene), scene.names[scene.seat]
    return lazy("bonus", _bonus_cards, who, name, mine, others, whole, over, waits="seen")


def _bonus_cards(
    who: Holder,
    name: str,
    held: Counted,
    others: tuple[tuple[str, Counted], ...],
    whole: bool,
    over: bool,
) -> Html:
    """``others``: other players' names and cards. ``over``: whether nothing comes next."""
    words, end = who.words, "-all" if whole else ""
    cards = [_card(who, card, number, end, over=over) for card, number in held]
    left = 0 if whole or others or len(cards) <= MOST_HELD else len(cards) - MOST_HELD + 1
    mine = p(".bonus-owner")[name] if others else None
    return section(
        ".bonus.panel",
        class_="" if whole else _fold(len(cards) + sum(len(theirs) for _, theirs in others)),
        id=f"bonus{end}",
        tabindex=None if whole else "0",
    )[
        h2(".panel-title")[words.text("bonus_cards")],
        mine,
        ul(".bonus-list")[*cards[: len(cards) - left]]
        if cards
        else p(".faint")[words.text("no_bonus_cards")],
        button(messages.ShowDrawer("facts"), ".quiet.bonus-others")[
            words.text("bonus_others", n=left)
        ]
        if left
        else None,
        *(_of_another(words, name, theirs) for name, theirs in others),
    ]


def _fold(cards: int) -> str:
    """The class of the panel beside the hand, which says how much of that many cards it shows.

    The rest is in each card's explanation, and in the drawer with all points.
    """
    return next((name for most, name in FOLDS if cards <= most), "crowded")


def _counts(scene: Scene, seat: int, cards: Iterable[str]) -> Counted:
    every = (scene.catalog.bonus_cards[card] for card in cards)
    return tuple((card, scene.count(card.counts, seat)) for card in every)


def _of_another(words: Words, name: str, cards: Counted) -> Html:
    """Another player's bonus cards with what they are worth."""
    return join(
        (
            p(".bonus-owner")[name],
            ul(".bonus-list")[
                *(
                    li(".bonus-card", data_entry=f"bonus.{card.id}")[
                        printed(words, card), p(".bonus-now")[worth(words, card, number)]
                    ]
                    for card, number in cards
                )
            ],
        )
    )


def held(scene: Scene) -> list[str]:
    """Return the viewer's bonus cards, or those dealt until one is kept; none while covered."""
    return [] if scene.disclosed.covered else scene.me.bonus or scene.me.choosing


def would_count(scene: Scene, card: BonusCard, bird: BirdCard) -> bool:
    """Whether playing ``bird`` now, where there is room, would make the card worth more.

    For a card that counts birds or eggs of a kind: whether the bird is of that kind.
    """
    tally, like = card.counts, _kind_of(card)
    if isinstance(tally, (CardsInHand, FoodInSupply)):
        return False
    if like is not None:
        return matches(bird, like, scene.setup.names_language)
    now = scene.count(tally, scene.seat)
    for habitat in bird.habitats:
        if covered(scene.me.mat[habitat]) < COLUMNS:
            after = scene.me.copy()
            after.mat[habitat].append(PlayedBird(bird.id))
            if card.points(counted(scene.table, after, tally)) > card.points(now):
                return True
    return False


def _kind_of(card: BonusCard) -> AnyCondition | None:
    """The kind of the birds that the card counts, or whose eggs; None if it counts otherwise."""
    return card.counts.like if isinstance(card.counts, (Birds, Eggs)) else None


def counting_badges(scene: Scene, bird: str) -> Html:
    """An icon on a bird card for each of the viewer's bonus cards that it would count for."""
    words = scene.words
    cards = [scene.catalog.bonus_cards[card] for card in held(scene)]
    return join(
        icon("bonus", words.text("counts_for", card=words.bonus(card)))
        for card in cards
        if would_count(scene, card, scene.catalog.birds[bird])
    )


def next_step(card: BonusCard, number: int) -> tuple[int, int] | None:
    """Return how many more the next points need, and the card's worth then; None at the most."""
    now = card.points(number)
    most = max((tier.count for tier in card.tiers), default=0)
    for more in range(1, max(1, most - number) + 1):
        if card.points(number + more) > now:
            return more, card.points(number + more)
    return None


def worth(words: Words, card: BonusCard, number: int) -> str:
    """What the card is worth for ``number`` of what it counts: "3 birds: 4 points"."""
    points = words.text("points", n=card.points(number))
    if isinstance(card.counts, MatchingNests):
        return points
    return words.label(words.counted(card.counts, number)) + points


def progress(mine: Holder, card: BonusCard, number: int) -> str:
    """What the card is worth now and what comes next: "3 birds: 4 points · 2 more: 7 points"."""
    words = mine.words
    step = next_step(card, number)
    if step is None:
        then = words.text("bonus_most")
    else:
        more, points = step
        if isinstance(card.counts, BirdsInSmallestHabitat):
            more = sum(max(0, number + more - len(row)) for row in mine.mat)
        then = words.text("bonus_next", n=more, points=points)
    return f"{worth(words, card, number)} · {then}"


def _card(mine: Holder, card: BonusCard, number: int, end: str, *, over: bool) -> Html:
    words = mine.words
    now = worth(words, card, number) if over else progress(mine, card, number)
    return li(
        ".bonus-card",
        id=f"bonus{end}-{card.id}",
        data_tip=lines(bonus_tip(mine, card), words.bonus_points(card), now),
        data_entry=f"bonus.{card.id}",
        data_why=f"bonus.{card.id}",
    )[
        printed(words, card),
        _pips(card, number),
        p(".bonus-now")[now],
        None if end else points(card.points(number), words),
    ]


def bonus_tip(mine: Holder, card: BonusCard) -> str:
    """What the card counts, which of the viewer's birds it counts, and how many the sets hold."""
    words, birds = mine.words, mine.catalog.birds
    kind, like = sentence(words.bonus_rule(card)), _kind_of(card)
    if like is None:
        return kind

    language = mine.setup.names_language

    def named(cards: Iterable[str]) -> str:
        return words.listed(
            words.bird(birds[bird])
            for bird in cards
            if bird in birds and matches(birds[bird], like, language)
        )

    played = named(bird for row in mine.mat for bird in row)
    hand = named(mine.hand)
    n, total = _share(mine.catalog, mine.setup.sets, like, language)
    return lines(
        kind,
        words.text("tip.bonus.mat", birds=played) if played else "",
        words.text("tip.bonus.hand", birds=hand) if hand else "",
        words.text("tip.bonus.share", n=n, total=total),
    )


@cache
def _share(
    catalog: Catalog, sets: tuple[str, ...], like: AnyCondition, language: Language
) -> tuple[int, int]:
    """Return how many birds of the sets in play match, and how many birds the sets hold."""
    cards = [catalog.birds[bird] for bird in catalog.ids_of("birds", sets)]
    return sum(matches(card, like, language) for card in cards), len(cards)


def _pips(card: BonusCard, number: int) -> Html:
    """The progress to the highest points: one pip per thing counted, larger where points rise.

    Empty if that takes more than :data:`MOST_PIPS`.
    """
    steps = {tier.count for tier in card.tiers}
    most = max(steps, default=0)
    if not 0 < most <= MOST_PIPS:
        return EMPTY
    return p(".bonus-pips", aria_hidden="true")[
        join(
            i(
                ".pip",
                class_=classes("got" if n <= number else None, "pays" if n in steps else None),
            )
            for n in range(1, most + 1)
        )
    ]


def printed(words: Words, card: BonusCard) -> Html:
    """A bonus card as it is printed."""
    return div(".bonus-face")[
        h3(".bonus-name")[icon("bonus"), words.bonus(card)],
        p(".bonus-rule")[
            words.bonus_rule(card), " ", span(".bonus-pays")[words.bonus_points(card)]
        ],
    ]


MOST_SHOWN = 7
"""The most birds drawn on a card; of the others there is the number."""


def bonus_offer(scene: Scene, bonus: str, choice: int) -> Html:
    """A bonus card that is an answer now, with what it would be worth."""
    card = scene.catalog.bonus_cards[bonus]
    number = scene.count(card.counts, scene.seat)
    return li(
        ".card.bonus-card.choosable",
        data_tip=bonus_tip(holder(scene), card),
        data_entry=f"bonus.{bonus}",
        id=f"offer-{bonus}",
    )[
        printed(scene.words, card),
        bonus_art(
            scene,
            card,
            ("mat", _of_its_kind(scene, card)),
            ("hand", _wanted(scene, card, scene.me.hand)),
        ),
        p(".bonus-now")[progress(holder(scene), card, number)],
        hit(offer_of(scene, choice)),
    ]


def bonus_art(scene: Scene, card: BonusCard, *places: tuple[str, list[BirdCard]]) -> Html:
    """The card's picture, and below it the birds that count: at those places and in the tray."""
    words = scene.words
    tray = _wanted(scene, card, (bird for bird in scene.state.tray if bird is not None))
    groups = [(place, birds) for place, birds in (*places, ("tray", tray)) if birds]
    if groups:
        counting: Html = ul(".counting")[*_groups(scene, groups)]
    elif _kind_of(card) is not None:
        counting = p(".counting")[words.text("counts_none")]
    else:
        counting = EMPTY
    return div(".bonus-art")[picture(card.id), counting]


def picture(bonus: str) -> Html:
    """The picture of a bonus card; empty until the archive of these pictures is there."""
    try:
        from wingspan.plates.emblems import emblem
    except ImportError:
        return EMPTY
    return Html(emblem(bonus))


def _groups(scene: Scene, groups: list[tuple[str, list[BirdCard]]]) -> Iterator[Html]:
    words, room = scene.words, MOST_SHOWN
    for number, (place, birds) in enumerate(groups):
        shown = birds[: max(1, room - (len(groups) - number - 1))]
        room -= len(shown)
        more = len(birds) - len(shown)
        yield li[
            b(aria_hidden="true")[words.text(f"counts_{place}")],
            *map(portrait, shown),
            span(".more", aria_hidden="true")[f"+{more}"] if more else None,
            span(".many", aria_hidden="true")[str(len(birds))],
            span(".sr")[
                words.label(words.text(f"counts_{place}")), words.listed(map(words.bird, birds))
            ],
        ]


def _wanted(scene: Scene, card: BonusCard, birds: Iterable[str]) -> list[BirdCard]:
    known = scene.catalog.birds
    return [known[b] for b in birds if b in known and would_count(scene, card, known[b])]


def _of_its_kind(scene: Scene, card: BonusCard) -> list[BirdCard]:
    """The birds on the viewer's mat of the kind that the card counts."""
    like = _kind_of(card)
    if like is None:
        return []
    birds = (scene.catalog.birds[bird.bird] for row in scene.me.mat.values() for bird in row)
    return [bird for bird in birds if matches(bird, like, scene.setup.names_language)]


def start_art(scene: Scene, card: BonusCard, kept: Iterable[str]) -> Html:
    """The same at the start of a game, where some of the birds dealt are ``kept``."""
    kept = tuple(kept)
    dealt = (bird for bird in scene.me.hand if bird not in kept)
    return bonus_art(
        scene,
        card,
        ("kept", _wanted(scene, card, kept)),
        ("hand", _wanted(scene, card, dealt)),
    )
