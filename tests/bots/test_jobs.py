"""A look ahead may be shared out in any way: it is the same look ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from tests.bots.play import TABLES, answer, moments
from tests.table import CATALOG, rng_for
from wingspan.bots.jobs import Desk, Job, Who, encode, outcome
from wingspan.bots.levels import level
from wingspan.bots.look_ahead import LookAhead, Part, Race
from wingspan.bots.ways import Way
from wingspan.bots.weights import WeightsError
from wingspan.engine import Game, Setup
from wingspan.engine.rules import RULES

OWL = "barn_owl"


def thought_over(setup: Setup, every: int) -> Iterator[tuple[Game, Who]]:
    """Moments at which an owl would look ahead, and who it is."""
    for game in moments(setup, every):
        assert game.decision is not None
        who = Who(game.decision.player, OWL)
        if not looking(game, who).race.over:
            yield game, who


def looking(game: Game, who: Who) -> LookAhead:
    """The look ahead of a thinking player at a moment."""
    player = who.player(game.setup, game.catalog)
    found = player.look_ahead(game.view(who.seat), partial(game.worlds, who.seat))
    assert found is not None
    return found


def shared(game: Game, who: Who, desks: list[Desk], worlds: int, order: Callable[..., None]) -> int:
    """The answer when parts of so many worlds go to the desks in turn and come back in an order."""
    look = looking(game, who)
    while not look.race.over:
        done = []
        for number, part in enumerate(look.race.parts(worlds)):
            text = desks[number % len(desks)].work(encode(Job(game.record(), who, part)))
            done.append((part, outcome(text).totals))
        order(done)
        for part, totals in done:
            look.race.add(part, totals)
        look.race.close()
    return look.answer


@pytest.mark.parametrize("setup", TABLES[5:8], ids=str)
@pytest.mark.parametrize("desks", [1, 2, 3])
def test_any_number_of_desks_finds_the_players_own_answer(setup: Setup, desks: int) -> None:
    shuffle = rng_for("outcomes", desks).shuffle
    workers = [Desk(CATALOG) for _ in range(desks)]
    met = 0
    for game, who in thought_over(setup, 23):
        expected = answer(OWL, game, seed=who.seat)
        assert shared(game, who, workers, 1 + met % 3, shuffle) == expected
        met += 1
    assert met >= 2


def test_a_pass_is_parted_into_worlds_in_which_all_ways_that_are_left_are_tried() -> None:
    race = Race([Way(option, 0) for option in range(4)], (5, 4), trust=0)
    assert race.parts(2) == [
        Part((0, 1, 2, 3), 0, 2),
        Part((0, 1, 2, 3), 2, 2),
        Part((0, 1, 2, 3), 4, 1),
    ]
    for part in race.parts(2):
        race.add(part, [number * part.worlds for number in (1, 4, 2, 3)])
    race.close()
    assert race.parts(4) == [Part((1, 3), 5, 4)]
    assert race.parts(4)[0].size == 8


def test_an_outcome_of_too_many_or_too_few_ways_is_refused() -> None:
    race = Race([Way(0, 0), Way(1, 0)], (2,), trust=0)
    (part,) = race.parts(2)
    for totals in ((1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="2 ways were tried"):
            race.add(part, totals)
    assert [tried.total for tried in race.all] == [0, 0]


def test_a_game_that_goes_on_or_back_or_is_another_one_is_followed() -> None:
    """What a desk has kept of one job never shows in the next."""
    desk = Desk(CATALOG)
    jobs = [
        encode(Job(game.record(), who, looking(game, who).race.parts(1)[0]))
        for setup in (TABLES[5], TABLES[0])
        for game, who in thought_over(setup, 30)
    ]
    assert len(jobs) >= 6
    fresh = [Desk(CATALOG).work(job) for job in jobs]
    assert [desk.work(job) for job in jobs] == fresh
    assert [desk.work(job) for job in reversed(jobs)] == fresh[::-1]
    assert [desk.work(job) for job in jobs for _ in range(2)] == [
        text for text in fresh for _ in range(2)
    ]


def test_a_share_of_the_worlds_is_at_least_one_in_each_pass() -> None:
    """The owl looks at 4 and then 8 worlds for an action, the raven at 8, 16 and 32."""
    owl, raven = level(OWL).budget, level("common_raven").budget
    assert owl is not None and raven is not None
    assert owl.cut(100) == owl
    assert owl.cut(50).worlds == (2, 4)
    assert owl.cut(1).worlds == (1, 1)
    assert raven.cut(30).worlds == (2, 4, 9)
    assert raven.cut(30).turns == raven.turns


def test_a_player_with_a_share_looks_at_so_many_worlds() -> None:
    game, who = next(
        (game, who)
        for game, who in thought_over(TABLES[5], 7)
        if game.decision is not None and game.decision.kind == "action"
    )
    half = msgspec.structs.replace(who, share=50)
    assert looking(game, who).race.worlds() == range(4)
    assert looking(game, half).race.worlds() == range(2)


def test_a_job_that_cannot_be_done_says_why_and_the_next_one_is_done() -> None:
    desk = Desk(CATALOG)
    game, who = next(thought_over(TABLES[5], 9))
    good = Job(game.record(), who, looking(game, who).race.parts(1)[0])
    expected = desk.work(encode(good))
    nobody = msgspec.structs.replace(good, who=msgspec.structs.replace(who, seat=1 - who.seat))
    at_once = msgspec.structs.replace(
        good, who=msgspec.structs.replace(who, level="belted_kingfisher")
    )
    unknown = msgspec.structs.replace(good, who=msgspec.structs.replace(who, level="dodo"))
    gone = msgspec.structs.replace(good, who=msgspec.structs.replace(who, weights=999))
    impossible = msgspec.structs.replace(
        good, record=msgspec.structs.replace(game.record(), answers=(99,))
    )
    for wrong, error, said in (
        (nobody, ValueError, "not asked"),
        (at_once, ValueError, "answers at once"),
        (unknown, LookupError, "no level called 'dodo'"),
        (gone, WeightsError, "no weights 999"),
        (impossible, ValueError, "Answer 1 of the record"),
    ):
        with pytest.raises(error, match=said):
            desk.work(encode(wrong))
        assert desk.work(encode(good)) == expected
    with pytest.raises(msgspec.DecodeError):
        desk.work('{"type":"job"}')


def test_a_game_under_older_rules_is_thought_over_under_them() -> None:
    setup = TABLES[5]
    assert RULES > 1
    game = Game.new(setup, CATALOG, rules=1)
    while game.decision is not None and game.decision.kind != "action":
        game.answer(answer("belted_kingfisher", game))
    assert game.decision is not None and game.catalog.rules == 1
    who = Who(game.decision.player, OWL)
    player = who.player(game.setup, game.catalog)
    expected = player.answer(game.view(who.seat), partial(game.worlds, who.seat))
    assert shared(game, who, [Desk(CATALOG)], 2, lambda done: None) == expected
