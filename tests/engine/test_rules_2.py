"""What rules 2 changed, compared with what rules 1 still do; and the list of changes itself.

Expected values are counted by hand from the cards and the rulebook.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.table import (
    ALL_SETS,
    CATALOG,
    Data,
    act,
    asks,
    bird,
    choose,
    finish_turn,
    happened,
    row,
)
from wingspan.engine import RULES, Game, PositionError, RulesError, Setup
from wingspan.engine.rules import CHANGES, Change, counts_french_names
from wingspan.words import languages, words_in
from wingspan.words.chapters import chapter

ENGINE = Path(__file__).parents[2] / "wingspan" / "engine"


def table(rules: int, *players: Data, **fields: object) -> Game:
    """Return a game with these players and all sets, under those rules."""
    setup = {"players": len(players), "seed": 7, "sets": ALL_SETS}
    return Game.from_position({"setup": setup, "players": players, **fields}, rules=rules)


def bonus_points(rules: int, card: str, *birds: str) -> int:
    """Return the points of the bonus card with these birds on the mat, by their French names."""
    mat: dict[str, list[Data]] = {}
    for id_ in birds:
        mat.setdefault(CATALOG.birds[id_].habitats[0], []).append(bird(id_))
    game = Game.from_position(
        {
            "setup": {
                "players": 2,
                "seed": 7,
                "sets": ALL_SETS,
                "names_language": "fr",
            },
            "players": [{"mat": mat, "bonus": [card]}, {}],
        },
        rules=rules,
    )
    return game.scores()[0].bonus


@pytest.mark.parametrize(
    ("card", "birds", "rules_1", "rules_2"),
    [
        # Anatomiste: 2 or 3 birds 3 points, from 4 on 7
        ("anatomist", ("great_crested_flycatcher", "great_egret"), 0, 3),
        ("anatomist", ("goldcrest", "great_crested_grebe", "red_breasted_merganser"), 0, 3),
        ("anatomist", ("snowy_egret", "bluethroat", "willie_wagtail", "great_egret"), 0, 7),
        ("anatomist", ("ruby_crowned_kinglet", "white_crowned_sparrow"), 3, 0),
        # Cartographe: 2 or 3 birds 3 points, from 4 on 7; the avocet and the coot are of America
        ("cartographer", ("wood_duck", "american_avocet"), 3, 0),
        ("cartographer", ("horsfields_bushlark", "american_coot"), 0, 3),
        # Historien: 2 points a bird
        ("historian", ("vauxs_swift",), 0, 2),
        ("historian", ("many_colored_fruit_dove", "north_island_brown_kiwi"), 0, 4),
    ],
)
def test_french_names_count_by_the_list_of_the_french_rulebook(
    card: str, birds: tuple[str, ...], rules_1: int, rules_2: int
) -> None:
    assert bonus_points(1, card, *birds) == rules_1
    assert bonus_points(2, card, *birds) == rules_2


def test_english_names_count_as_they_did() -> None:
    for id_, card in CATALOG.birds.items():
        assert CATALOG.under(1).birds[id_].named.get("en") == card.named.get("en")


@pytest.mark.parametrize("cacher", ["coal_tit", "eurasian_nuthatch"])
def test_a_seed_gained_and_cached_can_be_gained_again(cacher: str) -> None:
    for rules, asked in ((1, False), (2, True)):
        forest = {"mat": {"forest": row("european_robin", cacher)}}
        game = table(rules, forest, {}, birdfeeder=["fish"], dice_out=["fish"] * 4)
        act(game, "gain_food")
        choose(game, "done")
        assert asks(game) == ("use_power", cacher)
        choose(game, "activate")
        assert (game.decision is not None and asks(game)[1] == "european_robin") == asked
        if asked:
            choose(game, "activate")
            assert game.state.players[0].food["seed"] == 1
        assert game.state.players[0].mat["forest"][1].cached == {"seed": 1}


def test_a_seed_only_cached_is_not_gained() -> None:
    """Chickadees and nuthatches of the base game "cache 1 from the supply"."""
    forest = {"mat": {"forest": row("european_robin", "carolina_chickadee")}}
    game = table(2, forest, {}, birdfeeder=["fish"], dice_out=["fish"] * 4)
    act(game, "gain_food")
    choose(game, "done")
    choose(game, "activate")
    assert asks(game) == ("action", None)
    assert game.state.turn_of == 1


@pytest.mark.parametrize(("copier", "neighbour"), [("superb_lyrebird", 2), ("tui", 1)])
def test_a_second_copy_leaves_what_the_first_one_lets_the_bird_do(
    copier: str, neighbour: int
) -> None:
    """The copier caches a seed as the Coal Tit does, and then, repeated, copies the Cockatiel,
    which discards one to tuck a card: the seed on the copier is the only one there is.
    """
    for rules, spent in ((1, False), (2, True)):
        seats: list[Data] = [{"mat": {"forest": row("gray_catbird", copier)}}, {}, {}]
        seats[neighbour] = {"mat": {"forest": row("cockatiel", "coal_tit")}}
        game = table(rules, *seats, birdfeeder=["fish"], dice_out=["fish"] * 4)
        act(game, "gain_food")
        choose(game, "done")
        choose(game, "power", player=neighbour, column=1)
        assert asks(game) == ("repeat", "gray_catbird")
        choose(game, "power", player=0, column=1)
        choose(game, "power", player=neighbour, column=0)
        cached = game.state.players[0].mat["forest"][1].cached
        assert cached == ({} if spent else {"seed": 1})
        assert (game.decision is not None and asks(game)[1] == copier) == spent


def test_two_copies_of_one_kind_do_not_double_the_food() -> None:
    """Coal Tit, then Eurasian Nuthatch: two seeds lie there, and two can be spent."""
    mine = {"mat": {"forest": row("gray_catbird", "superb_lyrebird")}}
    theirs = {"mat": {"forest": row("eurasian_nuthatch", "coal_tit")}}
    game = table(2, mine, theirs, birdfeeder=["fish"], dice_out=["fish"] * 4)
    act(game, "gain_food")
    choose(game, "done")
    choose(game, "power", player=1, column=1)
    choose(game, "power", player=0, column=1)
    choose(game, "power", player=1, column=0)
    assert game.state.players[0].mat["forest"][1].cached == {"seed": 2}


def no_card_left(rules: int) -> Game:
    """Return a game at the last turn of round 1, with three cards in the tray and no others."""
    cards = CATALOG.ids_of("birds", ("core",))
    tray, mallard = cards[10:13], bird("mallard", tucked=len(cards) - 4)
    return Game.from_position(
        {
            "setup": {"players": 2, "seed": 7, "sets": ["core"]},
            "round": 1,
            "turn_of": 1,
            "players": [
                {"mat": {"wetland": [mallard]}, "cubes": {"lay_eggs": 8}},
                {"cubes": {"lay_eggs": 7}},
            ],
            "tray": tray,
        },
        rules=rules,
    )


@pytest.mark.parametrize(("rules", "shuffled"), [(1, [1, 2]), (2, [3])])
def test_a_tray_discarded_onto_nothing_becomes_the_new_deck_whole(
    rules: int, shuffled: list[int]
) -> None:
    """The end of the round discards the tray: one shuffle of three cards, or of one and then
    of the two that lie on the discards when that one is drawn.
    """
    game = no_card_left(rules)
    before = set(game.state.tray)
    finish_turn(act(game, "gain_food"))
    assert game.state.round == 2
    assert [event["cards"] for event in happened(game, "deck_reshuffled")] == shuffled
    assert set(game.state.tray) == before


@pytest.mark.parametrize(("rules", "where"), [(1, "wetland"), (2, "forest")])
def test_nectar_for_the_lorikeet_lies_in_the_forest_wherever_the_bird_is(
    rules: int, where: str
) -> None:
    mine = {"mat": {"wetland": row("superb_lyrebird")}, "food": {"nectar": 1}}
    theirs = {"mat": {"forest": row("rainbow_lorikeet")}}
    game = table(rules, mine, theirs)
    act(game, "draw_cards")
    choose(game, "skip")
    choose(game, "draw_deck")
    choose(game, "done")
    choose(game, "power", player=1, column=0)
    spent = game.state.players[0].nectar
    assert spent == {habitat: int(habitat == where) for habitat in spent}


def test_the_lorikeet_in_its_forest_spends_there_under_every_number() -> None:
    for rules in range(1, RULES + 1):
        mine = {"mat": {"forest": row("rainbow_lorikeet")}, "food": {"nectar": 1}}
        game = table(rules, mine, {}, birdfeeder=["fish", "rodent"], dice_out=["fish"] * 3)
        act(game, "gain_food")
        choose(game, "skip")
        choose(game, "done")
        choose(game, "activate")
        assert game.state.players[0].nectar["forest"] == 1


# the list of changes


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.name)
def test_every_change_holds_from_its_number_on_and_not_before(change: Change) -> None:
    assert 2 <= change.since <= RULES
    assert [change(rules) for rules in range(1, RULES + 1)] == [
        rules >= change.since for rules in range(1, RULES + 1)
    ]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.name)
def test_every_change_names_its_test(change: Change) -> None:
    file, _, name = change.test.partition("::")
    assert f"def {name}(" in (Path(__file__).parents[2] / file).read_text(encoding="utf-8")


def test_every_change_is_asked_by_a_rule_or_stands_on_the_cards() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    asked = set(re.findall(r"\b(\w+)\((?:activation\.)?table\.rules\)", code))
    names = {name for name in asked if re.search(rf"^{name} = Change\(", code, re.MULTILINE)}
    assert len(names) == len(CHANGES) - 1
    numbers = {number for card in CATALOG.birds.values() for number in card.before}
    assert numbers == {counts_french_names.since}


@pytest.mark.parametrize("language", languages())
def test_the_reference_tells_every_change(language: str) -> None:
    told = chapter(language, "reference/choices")["rules_changed"].body
    assert told.count("\n- ") == len(CHANGES)


def test_a_card_of_rules_1_reads_as_today_but_for_what_changed() -> None:
    former = CATALOG.under(1).birds
    words = words_in("fr")
    for id_, card in CATALOG.birds.items():
        assert words.power(former[id_]) == words.power(card)
        assert (former[id_].named == card.named) == (not card.before)


# the number of a game


@pytest.mark.parametrize("rules", range(1, RULES + 1))
def test_a_game_keeps_its_number_everywhere(rules: int) -> None:
    game = Game.new(Setup(players=2, seed=3), rules=rules)
    game.answer(0)
    others = (
        game.copy(),
        Game.replay(game.record()),
        Game.from_position(game.position()),
        game.redeal(0, 5),
    )
    for other in (game, *others):
        assert other.rules == other.catalog.rules == rules
    assert game.record().rules == game.position()["rules"] == rules
    game.undo()
    assert game.rules == rules


def test_a_game_is_of_the_latest_rules_unless_it_says_otherwise() -> None:
    assert Game.new(Setup(players=2)).rules == RULES
    assert Game.from_position({"setup": {"players": 2}}).rules == RULES
    assert Game.from_position({"setup": {"players": 2}, "rules": 1}).rules == 1


@pytest.mark.parametrize("rules", [-1, 0, RULES + 1])
def test_rules_that_are_not_known_are_refused_in_a_sentence(rules: int) -> None:
    with pytest.raises(RulesError, match=f"no rules {rules};"):
        Game.new(Setup(players=2), rules=rules)
    with pytest.raises(PositionError, match=f"no rules {rules};"):
        Game.from_position({"setup": {"players": 2}, "rules": rules})


def test_a_record_and_its_start_cannot_be_of_two_numbers() -> None:
    with pytest.raises(PositionError, match="of rules 1, not 2"):
        Game.from_position({"setup": {"players": 2}, "rules": 1}, rules=2)


def test_the_same_deal_under_two_numbers_is_not_the_same_game() -> None:
    assert Game.new(Setup(players=2), rules=1) != Game.new(Setup(players=2), rules=2)
