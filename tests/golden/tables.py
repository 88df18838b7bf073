"""The tables at which golden records begin: deals of every kind, and positions that soon lead to
rare situations.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import msgspec

from tests.table import CATALOG, FOUR_SETS, Data, bird, row
from wingspan.engine import Setup
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Level

LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
WITH_CORE = [("core", *more) for number in range(4) for more in combinations(FOUR_SETS[1:], number)]
WITHOUT_CORE: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...] = (
    # sets, and how many people have enough bonus cards
    (("european",), (2,)),
    (("oceania",), (2,)),
    (("swiftstart", "european"), (2,)),
    (("swiftstart", "oceania"), (2,)),
    (("european", "oceania"), (2, 3, 4, 5)),
    (("swiftstart", "european", "oceania"), (2, 3, 4, 5)),
)
NAMES = ("Ada", "Bo", "Cy", "Di", "Éloi")

ABOUT_NAMES = ("anatomist", "cartographer", "historian")
"""Bonus cards that count words in the names of birds."""

NAMED_IN_FRENCH = (
    "great_crested_flycatcher",
    "red_breasted_merganser",
    "great_egret",
    "snowy_egret",
    "ruby_crowned_kinglet",
    "white_crowned_sparrow",
    "wood_duck",
    "vauxs_swift",
    "goldcrest",
    "great_crested_grebe",
    "bluethroat",
    "willie_wagtail",
    "north_island_brown_kiwi",
    "horsfields_bushlark",
    "many_colored_fruit_dove",
    "spragues_pipit",
    "white_throated_swift",
    "carolina_chickadee",
    "carolina_wren",
)
"""Birds whose French names contain a body part, a place or a person, or almost do."""


COPYING = (("superb_lyrebird", -1), ("tui", 1))
"""Birds that copy a power, and the relative seat of the neighbour whose bird is copied."""


NESTS = ("northern_bobwhite", "mourning_dove", "california_quail")
"""Birds with room for the eggs that other birds cost to play."""


class Plan(NamedTuple):
    """A game to be played for the record.

    ``name``: unique, and says what the game is for. ``start``: the position from which it begins,
    None for the deal of ``setup``. ``wishes``: options, by their values, to be taken whenever they
    are offered, the first wish first. ``take_backs``: one answer in this many is taken back on
    average, 0 for none. ``stops_after``: a number of answers, None to play to the end.
    """

    name: str
    setup: Setup
    start: Data | None = None
    wishes: tuple[Data, ...] = ()
    take_backs: int = 0
    stops_after: int | None = None


def plans() -> Iterator[Plan]:
    """Yield all plans, in the order of the file."""
    yield from _deals()
    yield from _deals_without_core()
    yield from _taken_back_and_unfinished()
    yield from _short_decks()
    yield from _french_names()
    yield from _food_gained_again()
    yield from _copied_twice()
    yield from _nectar_after_a_move()
    yield from _no_card_left()
    yield from _deals_with_asia()


def _setup(**fields: Any) -> Setup:
    names = NAMES[: fields.get("players", 1)]
    return msgspec.convert({"names": names, **fields}, Setup)


def _deals() -> Iterator[Plan]:
    """Yield deals with every set, 1 to 5 people and every level; other choices alternate."""
    every = product(WITH_CORE, (*LEVELS, *LEVELS, 2, 3, 4, 5))
    for number, (sets, seats) in enumerate(every, start=1):
        fields: Data = {
            "seed": 1000 + number,
            "sets": sets,
            "goals": ("green", "blue")[number % 2],
            "mat": (None, "base", "oceania")[number % 3],
            "names_language": ("en", "fr", "fr")[number // 2 % 3],
        }
        if isinstance(seats, int):
            fields["players"] = seats
        else:
            fields |= {"automa": seats, "automubon": number // 3 % 2 == 0}
        who = f"{seats} players" if isinstance(seats, int) else f"against the {seats}"
        yield Plan(f"deal {number}: {'+'.join(sets)}, {who}", _setup(**fields))


def _deals_without_core() -> Iterator[Plan]:
    number = 0
    for sets, people in WITHOUT_CORE:
        for players in people:
            number += 1
            fields: Data = {
                "seed": 2000 + number,
                "sets": sets,
                "players": players,
                "goals": ("green", "blue")[number % 2],
                "names_language": ("fr", "en")[number // 2 % 2],
            }
            yield Plan(f"deal {number} without core: {'+'.join(sets)}", _setup(**fields))


def _taken_back_and_unfinished() -> Iterator[Plan]:
    for number in range(36):
        players = 1 + number % 5
        fields: Data = {
            "seed": 3000 + number,
            "sets": WITH_CORE[number % len(WITH_CORE)],
            "players": players,
            "automa": LEVELS[number % 3] if players == 1 else None,
            "names_language": ("en", "fr")[number // 5 % 2],
        }
        if number % 2:
            yield Plan(f"taken back {number}", _setup(**fields), take_backs=5 + number % 7)
        else:
            most = players * (5 + 7 * number)
            yield Plan(f"unfinished {number}", _setup(**fields), stops_after=most)


def _only(birds: set[str], sets: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards to leave out of these sets so that only ``birds`` remain."""
    return tuple(card for card in CATALOG.ids_of("birds", sets) if card not in birds)


def _short_decks() -> Iterator[Plan]:
    """Yield deals with so few birds that deck and discards run out again and again."""
    for number, (level, left) in enumerate(product(LEVELS, (8, 9, 11, 14))):
        birds = CATALOG.ids_of("birds", ("core",))[number * 9 :][:left]
        yield Plan(
            f"short deck {number}: {left} birds",
            _setup(
                seed=4000 + number,
                sets=("core",),
                automa=level,
                automubon=number % 2 == 0,
                without=_only(set(birds), ("core",)),
            ),
        )
    for number, (players, left) in enumerate(((2, 13), (2, 16), (2, 20))):
        birds = CATALOG.ids_of("birds", ("swiftstart", "oceania"))[number * 20 :][:left]
        yield Plan(
            f"short deck of two people: {left} birds",
            _setup(
                seed=4050 + number,
                players=players,
                sets=("swiftstart", "oceania"),
                without=_only(set(birds), ("swiftstart", "oceania")),
            ),
        )


def _french_names() -> Iterator[Plan]:
    """Yield positions with bonus cards about names, and birds whose French names matter."""
    food = dict.fromkeys(("invertebrate", "seed", "fish", "fruit", "rodent"), 6)
    for number in range(12):
        players = 1 + number % 3
        hands = [(*NAMED_IN_FRENCH, *NAMED_IN_FRENCH)[number:][6 * seat :][:6] for seat in range(3)]
        yield Plan(
            f"names of birds {number}",
            _setup(
                seed=5000 + number,
                players=players,
                sets=FOUR_SETS,
                automa=LEVELS[number % 3] if players == 1 else None,
                names_language="en" if number % 6 == 5 else "fr",
            ),
            start={
                "round": 2 + number % 2,
                "players": [
                    {
                        "hand": hands[seat],
                        "food": food,
                        "bonus": ABOUT_NAMES if seat == 0 else (),
                        "mat": {"grassland": [bird(nest, eggs=4)]},
                    }
                    for seat, nest in enumerate(NESTS[:players])
                ],
                **({"automa": {"bonus": "forester"}} if players == 1 else {}),
            },
            wishes=({"type": "action", "action": "play_bird"},),
        )
    for number, (bonus, level) in enumerate(product(ABOUT_NAMES, LEVELS)):
        yield Plan(
            f"names for the Automa {number}: {bonus}",
            _setup(
                seed=5050 + number,
                automa=level,
                names_language="fr",
                goals=("green", "blue")[number % 2],
            ),
            start={
                "players": [{"hand": ["mallard"], "food": {"seed": 2}}],
                "automa": {"bonus": bonus},
                "tray": NAMED_IN_FRENCH[number % 2 : 6 : 2],
                "deck_top": NAMED_IN_FRENCH[1 - number % 2 : 8 : 2],
            },
        )


def _food_gained_again() -> Iterator[Plan]:
    """Yield European Robins to the left of a bird that caches a seed; the birdfeeder shows none."""
    others = ("coal_tit", "eurasian_nuthatch", "carolina_chickadee", "white_breasted_nuthatch")
    for number, (other, players) in enumerate(product(others, (1, 2, 4))):
        yield Plan(
            f"a seed cached, a food gained again {number}: {other}",
            _setup(
                seed=6000 + number,
                players=players,
                sets=FOUR_SETS if number % 2 else ("core", "european"),
                automa=LEVELS[number % 3] if players == 1 else None,
                names_language=("en", "fr")[number % 2],
            ),
            start={
                "round": 1 + number % 4,
                "players": [{"mat": {"forest": row("european_robin", other)}}],
                "birdfeeder": ["fish", "fish", "rodent"],
                "dice_out": ["fish", "fish"],
            },
            wishes=(
                {"type": "action", "action": "gain_food"},
                {"type": "activate"},
                {"type": "food", "food": "seed"},
            ),
        )


def _copied_twice() -> Iterator[Plan]:
    """Yield a copying bird and one that repeats it: first a seed to retain, then one to spend."""
    for number, ((copier, side), spender, keeper, repeater) in enumerate(
        product(
            COPYING,
            ("cockatiel", "peaceful_dove"),
            ("coal_tit", "eurasian_nuthatch"),
            ("gray_catbird", "northern_mockingbird"),
        )
    ):
        players = 2 + number % 3
        seats: list[Data] = [{} for _ in range(players)]
        neighbour = side % players
        seats[0] = {"mat": {"forest": row(repeater, copier)}}
        seats[neighbour] = {"mat": {"forest": row(spender, keeper)}}
        yield Plan(
            f"copied twice {number}: {copier}, {keeper}, {spender}",
            _setup(
                seed=7000 + number,
                players=players,
                sets=FOUR_SETS,
                names_language=("en", "fr")[number % 2],
            ),
            start={
                "round": 1 + number % 4,
                "players": seats,
                "birdfeeder": ["fish", "fish", "rodent"],
                "dice_out": ["fish", "fish"],
            },
            wishes=(
                {"type": "action", "action": "gain_food"},
                {"type": "power", "player": 0},
                {"type": "cached_food"},
                {"type": "power", "player": neighbour, "column": 1 if number % 4 < 3 else 0},
                {"type": "activate"},
            ),
        )


def _nectar_after_a_move() -> Iterator[Plan]:
    """Yield birds in other rows that copy the Rainbow Lorikeet; some move there during play."""
    for number, ((copier, side), home, players) in enumerate(product(COPYING, HABITATS, (2, 3))):
        neighbour = side % players
        seats: list[Data] = [{} for _ in range(players)]
        seats[0] = {"mat": {home: row(copier)}, "food": {"nectar": 5}, "nectar": {"forest": 1}}
        forest = (
            ("rainbow_lorikeet", "blue_grosbeak") if home == "forest" else ("rainbow_lorikeet",)
        )
        seats[neighbour] = {"mat": {"forest": row(*forest)}, "food": {"nectar": 2}}
        yield Plan(
            f"nectar of a copied power {number}: {copier} in the {home}",
            _setup(seed=8000 + number, players=players, sets=FOUR_SETS),
            start={"round": 1 + number % 4, "players": seats},
            wishes=(
                *({"type": "power", "player": neighbour} for _ in range(home != "forest")),
                {"type": "activate"},
                {"type": "food", "food": "nectar"},
                {"type": "action", "action": ACTION_OF_HABITAT[home]},
            ),
        )


def _no_card_left() -> Iterator[Plan]:
    """Yield tables with empty deck and discards, and a full tray that is renewed or cleared."""
    cards = CATALOG.ids_of("birds", ("core",))
    tray, hand = cards[10:13], cards[20:24]
    for number, level in enumerate((*LEVELS, *LEVELS, None, None)):
        players = 1 if level else 2
        mat = {"wetland": [bird("mallard", tucked=len(cards) - len(tray) - len(hand) - 1)]}
        yield Plan(
            f"no card left {number}",
            _setup(
                seed=9000 + number,
                players=players,
                sets=("core",),
                automa=level,
                automubon=level is not None and number % 2 == 1,
                goals=("green", "blue")[number % 2],
            ),
            start={
                "round": 1 + number % 4,
                "players": [{"hand": hand, "mat": mat}, {"food": {"seed": 3}}][:players],
                "tray": tray,
                **({"automa": {"bonus": "historian"}} if level else {}),
            },
        )


def _deals_with_asia() -> Iterator[Plan]:
    """Yield deals with the Asia set and others, for every number of people and every level."""
    others = [*WITH_CORE, ("european",), ("swiftstart", "oceania")]
    for number, (sets, seats) in enumerate(product(others, (*LEVELS, 2, 3, 4, 5)), start=1):
        if number % 3 or ("core" not in sets and not isinstance(seats, int)):
            continue  # the Automa's cards come with the base game
        fields: Data = {
            "seed": 10_000 + number,
            "sets": (*sets, "asia"),
            "goals": ("green", "blue")[number % 2],
            "mat": (None, "base", "oceania")[number // 3 % 3],
            "names_language": ("en", "fr", "de")[number // 2 % 3],
        }
        if isinstance(seats, int):
            fields["players"] = seats
        else:
            fields |= {"automa": seats, "automubon": number % 2 == 0}
        who = f"{seats} players" if isinstance(seats, int) else f"against the {seats}"
        yield Plan(f"deal {number} with Asia: {'+'.join(sets)}, {who}", _setup(**fields))
