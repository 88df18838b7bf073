"""Every card in hand can be played or says what it lacks; with exactly that, it can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

import pytest
from msgspec import structs

from tests.table import ALL_SETS, CATALOG, Data, below, bird, rng_for, row, solo
from wingspan.engine import Game, Setup
from wingspan.engine.components import HABITATS, PLAIN_FOODS, Food, Language
from wingspan.engine.decision import Decision, Source
from wingspan.engine.options import Bird
from wingspan.engine.play_a_bird import playable
from wingspan.engine.table import Table
from wingspan.ui.play.inputs import BY_THE_ACTION, Playability, Shortage, leave, reason, shortages
from wingspan.words import words_in

SETUPS = [
    Setup(players=1, seed=1, automa="eagle", sets=ALL_SETS),
    Setup(players=2, seed=2, sets=ALL_SETS),
    Setup(players=1, seed=3, automa="eaglet", sets=("core", "european")),
    Setup(players=2, seed=4, sets=("european", "oceania"), mat="base"),
]

LEAVES = (
    Playability(("forest",)),
    Playability(("wetland",), "one_less"),
    Playability(("grassland",), "none"),
    Playability(HABITATS, "one_less"),
)
"""What powers allow: those of the Downy Woodpecker, the Australian Reed Warbler, the Magpie-Lark
and the Grey-Headed Mannikin."""


def at(game: Game) -> Table:
    return Table(game.setup, CATALOG, game.state, [], 0)


def can_be_played(table: Table, seat: int, leave: Playability) -> set[str]:
    return {o.bird for o in playable(table, seat, *leave) if isinstance(o, Bird)}


def of_any_kind(shortage: Shortage) -> Iterator[list[Food]]:
    """Yield every combination of the food of any kind that does as well as what is named."""
    if shortage.instead:
        yield from map(list, combinations_with_replacement(PLAIN_FOODS, shortage.instead))


def foods_named(shortage: Shortage) -> Iterator[list[Food]]:
    """Yield every combination of food that would meet the shortage as it is told."""
    sure = [food for food, n in shortage.food for _ in range(n)]
    for more in combinations_with_replacement(PLAIN_FOODS, shortage.any_food):
        if shortage.one_of:
            yield from ([*sure, *more, food] for food in shortage.one_of)
        else:
            yield [*sure, *more]


def with_more(
    table: Table, seat: int, leave: Playability, food: Sequence[Food], eggs: int
) -> set[str]:
    """Return the cards that could be played with so much more food and so many more eggs."""
    me = table.players[seat]
    bird = next((b for on_row in me.mat.values() for b in on_row), None) if eggs else None
    for kind in food:
        me.food[kind] += 1
    if bird is not None:
        bird.eggs += eggs
    found = can_be_played(table, seat, leave)
    for kind in food:
        me.food[kind] -= 1
    if bird is not None:
        bird.eggs -= eggs
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.players}-{'+'.join(s.sets)}")
def test_a_card_in_hand_can_be_played_or_says_what_it_lacks_and_lacks_no_more(
    setup: Setup,
) -> None:
    """The hand is checked before every action of random games."""
    rng = rng_for("playable", setup.seed)
    reasons: set[str] = set()
    for seed in range(6):
        game = Game.new(with_seed(setup, seed))
        while game.decision is not None:
            if game.decision.kind == "action" and game.decision.turn_of == game.decision.player:
                reasons |= check(game, game.decision.player, BY_THE_ACTION)
                check(game, game.decision.player, LEAVES[len(game.answers) % len(LEAVES)])
            game.answer(below(rng, len(game.decision.options)))
    assert any("egg" in text for text in reasons)
    assert ("oceania" in setup.sets) == any("nectar" in text for text in reasons)


def with_seed(setup: Setup, more: int) -> Setup:
    return structs.replace(setup, seed=setup.seed * 100 + more)


def check(game: Game, seat: int, leave: Playability) -> set[str]:
    """Check that the reasons of the cards in hand are true, and return them."""
    words = words_in("en")
    table = at(game)
    short = shortages(table, seat, leave)
    able = can_be_played(table, seat, leave)
    assert set(short) | able == set(game.state.players[seat].hand)
    assert not set(short) & able
    told = set()
    for card, shortage in short.items():
        said = reason(shortage, words)
        assert said, f"{card} cannot be played and says nothing"
        told.add(said)
        homes = set(CATALOG.birds[card].habitats) & set(leave.habitats)
        assert shortage.elsewhere == (not homes)
        if shortage.elsewhere:
            continue
        if shortage.full_rows:
            rows = game.state.players[seat].mat
            for home in homes:
                wide = sum(2 if b.sideways else 1 for b in rows[home])
                assert wide == 5
            continue

        def could_play(food: Sequence[Food], eggs: int, card: str = card) -> bool:
            return card in with_more(table, seat, leave, food, eggs)

        for food in foods_named(shortage):
            assert could_play(food, shortage.eggs), f"{card}: {said!r}, came back with {food}"
        named = bool(shortage.food or shortage.one_of)
        assert named == bool(shortage.instead), f"{card}: {said!r}"
        for food in of_any_kind(shortage):
            assert could_play(food, shortage.eggs), f"{card}: {said!r}, with {food}"
        if shortage.instead:
            fewer = shortage._replace(instead=shortage.instead - 1)
            too_few = list(of_any_kind(fewer)) or [[]]
            assert not all(could_play(food, shortage.eggs) for food in too_few), (
                f"{card}: {said!r}: fewer of any kind would do"
            )
        assert shortage.nectar == ("oceania" in game.setup.sets)
        food = next(foods_named(shortage))
        if shortage.nectar:
            nectar: list[Food] = ["nectar" for _ in food]
            assert could_play(nectar, shortage.eggs), f"{card}: {said!r}, with nectar"
        shown = {kind for kind, _ in shortage.food} | {*shortage.one_of}
        assert shown <= {*CATALOG.birds[card].cost.food}, f"{card}: {said!r} is not on the card"
        for left_out in range(len(food)):
            less = food[:left_out] + food[left_out + 1 :]
            assert not could_play(less, shortage.eggs), f"{card}: {said!r} is too much"
        if shortage.eggs:
            assert not could_play(food, shortage.eggs - 1), f"{card}: {said!r} is too much"
    return told


def told(card: str, player: Data, language: Language = "en") -> str:
    """Return what the card says in that player's hand, with all sets; "" if it can be played."""
    hand = [card, *player.pop("hand", ())]
    game = solo({"hand": hand, **player}, setup={"sets": list(ALL_SETS)})
    short = shortages(at(game), 0)
    return reason(short[card], words_in(language)) if card in short else ""


@pytest.mark.parametrize(
    ("card", "food", "english", "french"),
    [
        # Mistletoebird: 2 fruit and 1 nectar.
        (
            "mistletoebird",
            {},
            "needs 2 more fruit and 1 more nectar (nectar will do for each), or any 6 more food",
            "il manque 2 fruits et 1 nectar (du nectar convient pour chacun),"
            " ou 6 nourritures au choix",
        ),
        (
            "mistletoebird",
            {"fruit": 2},
            "needs 1 more nectar, or any 2 more food",
            "il manque 1 nectar, ou 2 nourritures au choix",
        ),
        (
            "mistletoebird",
            {"nectar": 1},
            "needs 2 more fruit or nectar, or any 4 more food",
            "il manque 2 fruits ou nectars, ou 4 nourritures au choix",
        ),
        # Red Wattlebird: 2 nectar; two seeds stand for one of them.
        (
            "red_wattlebird",
            {"seed": 2},
            "needs 1 more nectar, or any 2 more food",
            "il manque 1 nectar, ou 2 nourritures au choix",
        ),
        # Rufous-banded Honeyeater: invertebrate or nectar.
        (
            "rufous_banded_honeyeater",
            {},
            "needs 1 more invertebrate or nectar, or any 2 more food",
            "il manque 1 invertébré ou nectar, ou 2 nourritures au choix",
        ),
        # Noisy Miner: invertebrate, nectar and any food.
        (
            "noisy_miner",
            {},
            "needs 1 more invertebrate, 1 more nectar and 1 more food of any kind"
            " (nectar will do for each), or any 5 more food",
            "il manque 1 invertébré, 1 nectar et 1 nourriture au choix"
            " (du nectar convient pour chacun), ou 5 nourritures au choix",
        ),
        # Nectar is wild: it pays the fish, too.
        (
            "anhinga",
            {"nectar": 1},
            "needs 1 more fish or nectar, or any 2 more food",
            "il manque 1 poisson ou nectar, ou 2 nourritures au choix",
        ),
    ],
)
def test_nectar_is_asked_for_where_the_cost_shows_it(
    card: str, food: dict[str, int], english: str, french: str
) -> None:
    assert told(card, {"food": food}) == english
    assert told(card, {"food": food}, "fr") == french


def test_cards_may_stand_for_rodents() -> None:
    """Northern Goshawk: 2 rodents, for each of which a card may be paid."""
    assert told("northern_goshawk", {}) == "needs 2 more rodents or nectar, or any 4 more food"
    one = "needs 1 more rodent or nectar, or any 2 more food"
    assert told("northern_goshawk", {"hand": ["mallard"]}) == one
    assert told("northern_goshawk", {"hand": ["mallard", "anhinga"]}) == ""


def test_a_bird_that_lands_on_another_can_be_played_whenever_there_is_one() -> None:
    """Montagu's Harrier: 2 rodents in the grassland, or free on top of a bird there."""
    two = "needs 2 more rodents or nectar, or any 4 more food"
    assert told("montagus_harrier", {}) == two
    elsewhere = {"mat": {"forest": row("carolina_wren")}}
    assert told("montagus_harrier", elsewhere) == two
    assert told("montagus_harrier", {"mat": {"grassland": row("bobolink")}}) == ""


def test_a_bird_that_replaces_another_lacks_neither_a_space_nor_an_egg() -> None:
    """Southern Cassowary: 2 fruit and any food; in place of a forest bird it costs no egg."""
    five = ("carolina_wren", "cassins_finch", "cerulean_warbler", "spotted_owl", "tufted_titmouse")
    full = {"mat": {"forest": row(*five)}}
    lacks = "needs 2 more fruit or nectar and 1 more food of any kind, or any 5 more food"
    assert told("southern_cassowary", dict(full)) == lacks
    assert told("southern_cassowary", {**full, "food": {"fruit": 3}}) == ""
    one = {"mat": {"forest": row("carolina_wren")}, "food": {"fruit": 2}}
    assert told("southern_cassowary", one) == "needs 1 more food of any kind"


def test_food_cached_where_it_may_be_spent_is_not_missing() -> None:
    """Seeds cached on a Coal Tit may be spent, those on an Acorn Woodpecker may not.

    Trumpeter Swan: 2 seeds and any food.
    """
    tit = {"mat": {"forest": [bird("coal_tit", cached={"seed": 1}, eggs=1)]}}
    assert told("trumpeter_swan", tit) == (
        "needs 1 more seed or nectar and 1 more food of any kind, or any 3 more food"
    )
    other = {"mat": {"forest": [bird("acorn_woodpecker", cached={"seed": 1}, eggs=1)]}}
    assert told("trumpeter_swan", other) == (
        "needs 2 more seeds or nectar and 1 more food of any kind, or any 5 more food"
    )


@pytest.mark.parametrize(
    ("source", "allowed"),
    [
        (None, BY_THE_ACTION),
        (Source(0, "forest"), BY_THE_ACTION),
        (Source(0, "forest", "downy_woodpecker"), Playability(("forest",))),
        (Source(0, "wetland", "house_wren"), Playability(("wetland",))),
        (Source(0, "grassland", "goulds_finch"), Playability(HABITATS)),
        (Source(0, "forest", "grey_headed_mannikin"), Playability(HABITATS, "one_less")),
        (Source(0, "forest", "magpie_lark"), Playability(("grassland",), "none")),
        (Source(0, "forest", "goldcrest"), Playability(("forest",))),
    ],
)
def test_a_power_plays_a_bird_where_and_at_the_cost_that_its_card_says(
    source: Source | None, allowed: Playability
) -> None:
    asked = Decision(1, 0, 0, "bird_to_play", source, [])
    assert leave(asked, CATALOG) == allowed
    assert leave(structs.replace(asked, kind="action"), CATALOG) == BY_THE_ACTION


def test_a_bird_of_another_row_says_so_when_a_power_asks() -> None:
    """Mallard: wetland. American Robin: forest and grassland."""
    game = solo({"hand": ["mallard", "american_robin"], "food": {}})
    short = shortages(at(game), 0, Playability(("forest",)))
    english, french = words_in("en"), words_in("fr")
    assert reason(short["mallard"], english) == "can’t live in that habitat"
    assert reason(short["mallard"], french) == "ne peut pas vivre dans cet habitat"
    assert reason(short["american_robin"], english) == (
        "needs 1 more invertebrate or fruit, or any 2 more food"
    )


@pytest.mark.parametrize(
    ("card", "food", "english", "french"),
    [
        # Carolina Chickadee: invertebrate or seed.
        (
            "carolina_chickadee",
            {},
            "needs 1 more invertebrate or seed, or any 2 more food",
            "il manque 1 invertébré ou graine, ou 2 nourritures au choix",
        ),
        (
            "carolina_chickadee",
            {"fish": 1},
            "needs 1 more invertebrate or seed, or 1 more food of any kind (two pay for one)",
            "il manque 1 invertébré ou graine, ou 1 nourriture au choix (deux en valent une)",
        ),
        # Say's Phoebe: 3 invertebrates. A seed and 2 fruit pay for one, with a token more for two.
        (
            "says_phoebe",
            {"invertebrate": 1, "seed": 1, "fruit": 2},
            "needs 1 more invertebrate, or 1 more food of any kind (two pay for one)",
            "il manque 1 invertébré, ou 1 nourriture au choix (deux en valent une)",
        ),
        ("says_phoebe", {}, "needs 3 more invertebrates, or any 6 more food", None),
        # Wild symbols take any food, one for one.
        ("trumpeter_swan", {"seed": 2}, "needs 1 more food of any kind", None),
        # Trumpeter Swan: 2 seeds and any food. A fish and a fruit are left over: one is for the
        # wild symbol, the other one with any further token for the seed.
        (
            "trumpeter_swan",
            {"seed": 1, "fish": 1, "fruit": 1},
            "needs 1 more seed, or 1 more food of any kind (two pay for one)",
            None,
        ),
        # Seeds and fruit for a Wild Turkey (2 seeds, 1 fruit): both kinds are short by one.
        (
            "wild_turkey",
            {"seed": 1, "fish": 3},
            "needs 1 more seed or fruit, or 1 more food of any kind (two pay for one)",
            None,
        ),
    ],
)
def test_what_the_card_shows_is_named_and_two_for_one_is_said(
    card: str, food: dict[str, int], english: str, french: str | None
) -> None:
    game = solo({"hand": [card], "food": food})
    short = shortages(at(game), 0)[card]
    assert reason(short, words_in("en")) == english
    if french is not None:
        assert reason(short, words_in("fr")) == french


def test_eggs_are_said_apart_from_the_food_that_has_an_alternative() -> None:
    """Anhinga: 2 fish; the second space of the wetland costs an egg."""
    game = solo({"hand": ["anhinga"], "mat": {"wetland": row("mallard")}})
    short = shortages(at(game), 0)["anhinga"]
    said = reason(short, words_in("en"))
    assert said == "needs 1 more egg; 2 more fish, or any 4 more food"
    assert reason(short, words_in("fr")).startswith("il manque 1 œuf\xa0; 2 poissons, ou 4 ")
