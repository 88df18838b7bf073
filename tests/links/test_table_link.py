"""``#x=``: tables in links, both ways; what is damaged or made up is refused."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from tests.golden import records
from tests.links.by_hand import link_of, number_of, signed
from tests.links.test_hostile_links import FOREIGN, head, mutated
from tests.table import CATALOG, FOUR_SETS, Data, below, bird, full_mat, rng_for
from wingspan.engine import RULES, Catalog, Game, Position, Setup
from wingspan.engine.catalog import CARDS, read_set
from wingspan.engine.chance import STREAMS
from wingspan.links import (
    LinkError,
    NewerRules,
    Program,
    pack_deal,
    pack_game,
    pack_table,
    unpack_game,
    unpack_table,
)
from wingspan.links.codes import code_of
from wingspan.links.envelope import link_in
from wingspan.links.game_link import RULES_BITS
from wingspan.links.mixed_radix import Writer
from wingspan.links.setup_code import write_setup
from wingspan.links.table_code import Table

TWO: Data = {
    "setup": {"players": 2, "seed": 7, "names": ["Ada", "Bo"]},
    "round": 3,
    "turn_of": 1,
    "first_player": 1,
    "players": [
        {
            "hand": ["mallard"],
            "hand_dealt": 2,
            "food": {"seed": 2},
            "bonus": ["historian"],
            "cubes": {"gain_food": 1},
            "mat": {
                "forest": [bird("american_robin", eggs=1, tucked=2)],
                "wetland": [bird("common_loon")],
            },
        },
        {
            "food": {"fish": 1},
            "mat": {"grassland": [bird("bobolink", eggs=2, cached={"seed": 1})]},
            "cubes": {"lay_eggs": 1},
        },
    ],
    "birdfeeder": ["seed", "fish"],
    "tray": ["osprey", None, "killdeer"],
}
ALONE: Data = {
    "setup": {"players": 1, "automa": "eagle", "seed": 20261127, "sets": FOUR_SETS},
    "round": 2,
    "players": [
        {
            "mat": {"wetland": [{**bird("grey_heron"), "sideways": True}]},
            "nectar": {"wetland": 2},
            "food": {"nectar": 1},
            "cubes": {"play_bird": 3},
        }
    ],
    "automa": {"eggs": 4, "goal_cubes": 1, "birds": ["mallard"], "face_down": 2},
}
PUBLISHED = {
    "186CmbbvavOkbwFs2kng5LvSoQpCrphRQSuxFqKh5zd08-5yKlNoAEQiM1caU": TWO,
    "1CDw9p4reVSMezpFktY08jmnIdo-2wtMIhm1PJggcgC-IPGz": ALONE,
}
"""Links that people may have kept: they open for ever."""


ANSWERED_0_FIVE_TIMES = {
    "1cprSTIVYVPAhQndVr7TqkK0sFwctVm3xP-FE0sHry6_mG6pqw7I3tumUGHfbnzr6ceXmgjdUPnp0ab82Wnnqsk"
    "_xmiJvF9iBtvsEX-u6Nri0sexs8-5yKlNoAEQiq1ZLz": (TWO, ()),
    "10pt2GinM7Od9u2sCNSju4gSoipiERm-CwQxHlj5epj_jeVXDIy9FAZH6gyszHAqXqCKMurMQjUFm1PJggcgCKyj9N": (
        ALONE,
        (),
    ),
    "2BkBwDsqaJIolYHcwfZi3d6piUrWVOiH5VAMS2BsyE9l1ZmxY2PLdyAtX4yGxy_ygn2yRhgRyqXSAD7C9QAl8jIA"
    "aZu923WYAe3JLaheE5XItY2BFBOMls8-5yKlNoAEQi_2L8G": (TWO, (None, Program("blue_jay"))),
    "3MomztzNTt5aURfY2t_Qg8JXgvHX9oruKB9GQgldiLUVDzmAts8-5yKlNoAEQiIRnBp": (TWO, ()),
    "3NZN1EZT1ErPBX4SZI-EI_HLeQ7R9thaYQ4Fm1PJggcgCMdwiD": (ALONE, ()),
    "3sHA_LNdxhjH0J0BViLiN_-9BWfTuPuI9JMviQwyTAYyReb_f_8c_E8-5yKlNoAEQirwdi0": (
        TWO,
        (None, Program("blue_jay")),
    ),
}
"""Links to games that began at these tables, with the whole position as they had it at first, and
with the table; () or the computer players."""


def refused(text: str) -> str:
    with pytest.raises(LinkError) as error:
        unpack_table(text)
    assert str(error.value)
    return error.value.kind


@pytest.mark.parametrize("text", PUBLISHED)
def test_a_link_once_published_opens_for_ever(text: str) -> None:
    assert Game.from_position(unpack_table(text)) == Game.from_position(PUBLISHED[text])
    assert pack_table(PUBLISHED[text]) == text


def test_a_table_says_what_was_laid_out_and_no_more() -> None:
    position = unpack_table(pack_table(TWO))
    assert isinstance(position, Position) and position.setup == Setup(
        players=2, seed=7, names=("Ada", "Bo")
    )
    ada, bo = position.players
    assert (ada.hand, ada.hand_dealt) == (("mallard",), 2)
    assert ada.mat["forest"][0].tucked == 2 and bo.mat["grassland"][0].cached == {"seed": 1}
    assert position.tray == ("osprey", None, "killdeer") and position.goals is None
    assert (position.round, position.turn_of, position.first_player) == (3, 1, 1)
    assert position.deck is None and position.random is None


def test_dice_of_another_deal_come_back_as_they_are() -> None:
    """They are no number of throws after this deal's, so the link holds all 64 bits of them."""
    streams = dict.fromkeys(STREAMS, 0xFEDC_BA98_7654_3210)
    assert unpack_table(pack_table({**TWO, "random": streams})).random == streams


@pytest.mark.parametrize("text", ANSWERED_0_FIVE_TIMES)
def test_a_link_to_a_game_from_a_table_opens_for_ever_and_is_written_short(text: str) -> None:
    table, programs = ANSWERED_0_FIVE_TIMES[text]
    expected = Game.from_position(table)
    for _ in range(5):
        expected.answer(0)
    link, game = unpack_game(text)
    assert game == expected and link.record == expected.record()
    assert (link.programs, link.seat) == (programs, None)
    short = pack_game(link)
    assert short[0] == "3" and (short == text) == (text[0] == "3")
    assert len(short) <= len(pack_table(table)) + 10  # who plays, and five answers


def plain(game: Game) -> Data:
    """Return the table at the beginning of the turn."""
    position = game.position()
    position.pop("answers", None)
    return position


def recorded() -> list[records.GoldenRecord]:
    return [*records.read(1)[::40], *records.read(2)[::12]]


@pytest.mark.parametrize("golden", recorded(), ids=lambda golden: golden.name)
def test_every_table_of_recorded_games_comes_back(golden: records.GoldenRecord) -> None:
    """At every tenth answer, decks, dice to come and all; names are kept as links keep them."""
    game = Game.begun(golden.record)
    for number, answer in enumerate(golden.record.answers):
        if number % 10 == 0:
            table = plain(game)
            again = Game.from_position(unpack_table(pack_table(table)))
            assert again.position() == Game.from_position(table).position()
        game.answer(answer)
    assert game.answers


def test_a_full_table_of_two_in_round_three_takes_at_most_350_characters() -> None:
    """All fifteen spaces of both mats, with eggs, food and cards on every bird, and all else."""
    loaded = {
        habitat: [{**on_mat, "eggs": 1, "cached": {"seed": 2}, "tucked": 2} for on_mat in row]
        for habitat, row in full_mat().items()
    }
    others = [card for card in CATALOG.birds if card not in str(loaded)]
    core = [card for card in others if CATALOG.set_of[card] == "core"]
    twins: Data = {"forest": [], "grassland": [], "wetland": []}
    for card in core:
        free = [h for h in CATALOG.birds[card].habitats if len(twins[h]) < 5]
        if free:
            twins[free[0]].append(
                {"bird": card, "eggs": min(1, CATALOG.birds[card].egg_limit), "tucked": 3}
            )
    laid = str(twins)
    hand = [card for card in core if card not in laid]
    players = [
        {
            "mat": mat,
            "hand": cards,
            "food": dict.fromkeys(("invertebrate", "seed", "fish", "fruit", "rodent"), 3),
            "bonus": bonus,
            "cubes": {"play_bird": 1, "gain_food": 1, "lay_eggs": 1, "draw_cards": 1},
        }
        for mat, cards, bonus in (
            (loaded, hand[:8], ["historian", "ecologist"]),
            (twins, hand[8:16], ["omnivore_expert", "photographer"]),
        )
    ]
    text = pack_table(
        {
            "setup": {"players": 2, "seed": 123456789, "names": ["Margarethe", "Bartholomew"]},
            "round": 3,
            "players": players,
            "tray": hand[16:19],
            "birdfeeder": ["seed", "fish", "rodent"],
            "dice_out": ["fruit", "invertebrate"],
            "goals": ["birds_in_forest", "total_birds", "eggs_in_bowl", "eggs_in_cavity"],
        }
    )
    assert len(text) <= 350
    assert code_of(f"https://example.org/wingspan/#x={text}")


def test_the_whole_table_of_a_game_takes_no_more_if_the_deck_is_as_dealt() -> None:
    game = next(golden.record for golden in records.read(2) if golden.record.setup.players == 2)
    played = Game.replay(game)
    assert len(pack_table(plain(played))) <= 350


@pytest.mark.parametrize("text", FOREIGN)
def test_what_is_no_link_is_refused(text: str) -> None:
    assert refused(text) in ("not_base64", "damaged")


def test_a_link_of_another_kind_is_no_table() -> None:
    assert refused(pack_deal(Setup(players=2))) == "damaged"


@pytest.mark.parametrize("text", PUBLISHED)
def test_a_link_cut_short_or_altered_is_damaged(text: str) -> None:
    for end in range(1, len(text)):
        assert refused(text[:end]) == "damaged"
    for place, old in enumerate(text):
        assert refused(text[:place] + ("A" if old != "A" else "B") + text[place + 1 :]) in (
            "damaged",
            "other_format",
        )


@pytest.mark.parametrize("form", "023AZz-_")
def test_a_later_format_is_recognised(form: str) -> None:
    assert refused(signed("x", form + "anything")) == "other_format"


def test_a_table_of_later_rules_asks_for_the_newer_page() -> None:
    for rules in (RULES + 1, 2**15 - 1):
        with pytest.raises(NewerRules) as error:
            unpack_table(link_of("x", number_of([*head(rules=rules), (12345, 99999)])))
        assert error.value.rules == rules
    assert refused(link_of("x", number_of(head(rules=0)))) == "impossible_record"


def test_a_table_that_cannot_be_is_not_packed() -> None:
    for change in (
        {"round": 9},
        {"tray": ["mallard", None, None]},
        {"answers": [0]},
        {"turn_of": 2},
        {"players": [{"food": {"seed": 10**9}}, {}]},
    ):
        with pytest.raises(LinkError) as error:
            pack_table({**TWO, **change})
        assert error.value.kind == "impossible_position"


def test_a_table_of_cards_of_ones_own_is_not_packed() -> None:
    cards = structs.replace(read_set(CARDS / "core.json"), set="own")
    catalog = Catalog((cards,), CATALOG.furniture)
    with pytest.raises(LinkError) as error:
        pack_table({"setup": {"players": 2, "seed": 7, "sets": ["own"]}}, catalog)
    assert error.value.kind == "unknown_cards"


def test_digits_past_the_end_and_other_ways_to_write_a_table_are_refused() -> None:
    text = pack_table(TWO)
    assert refused(signed("x", "1A" + text[1:-5])) == "written_otherwise"
    position, digits = unpack_table(text), Writer()
    digits.natural(RULES, RULES_BITS)
    write_setup(digits, position.setup, CATALOG)
    Table(position.setup, CATALOG).write(digits, position)
    assert link_of("x", digits.number()) == text
    digits.flag(True)
    assert refused(link_of("x", digits.number())) == "past_the_end"


def test_a_table_is_found_in_what_was_pasted() -> None:
    text = pack_table(TWO)
    for pasted in (
        f"Look: https://example.org/#x={text}.",
        f"> x={text[:30]}\n> {text[30:]}",
        f"(x={text})",
    ):
        assert link_in(pasted) == f"x={text}"


def test_an_exercise_holds_its_table_under_a_letter_of_its_own() -> None:
    text = pack_table(TWO, kind="e")
    assert unpack_table(text, kind="e") == unpack_table(pack_table(TWO))
    assert refused(text) == "damaged"
    assert link_in(f"Try this: https://example.org/#e={text}.") == f"e={text}"


def opens_or_is_refused(text: str) -> str:
    """Return how a link ends; if it opens, the table must have this very link."""
    try:
        position = unpack_table(text)
    except LinkError as error:
        return error.kind
    assert pack_table(position) == text
    Game.from_position(position)
    return "opens"


def mutants(count: int, rng: Random) -> dict[str, int]:
    texts = [*PUBLISHED]
    game = Game.begun(records.read(2)[3].record)
    for answer in records.read(2)[3].record.answers[:60]:
        game.answer(answer)
    texts.append(pack_table(plain(game)))
    ends: dict[str, int] = {}
    for number in range(count):
        text, other = texts[below(rng, len(texts))], texts[below(rng, len(texts))]
        if number % 4:
            text = signed("x", mutated(text[:-5], other, rng))
        else:
            text = mutated(text, other, rng)
        end = opens_or_is_refused(text)
        ends[end] = ends.get(end, 0) + 1
    return ends


def test_mutated_links_are_refused_or_open_tables_that_can_be() -> None:
    ends = mutants(600, rng_for("tables"))
    assert {"opens", "damaged", "impossible_position", "impossible_name"} <= set(ends)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_twenty_thousand_mutated_tables(part: int) -> None:
    assert sum(mutants(5000, rng_for("tables", part)).values()) == 5000
