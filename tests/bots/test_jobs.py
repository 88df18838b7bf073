"""However a search is shared out, its answer is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from tests.bots.play import TABLES, answer, encode, moments
from tests.table import CATALOG, rng_for
from wingspan.bots.candidates import Candidate
from wingspan.bots.jobs import Desk, SearchPart, Who, desk
from wingspan.bots.levels import level
from wingspan.bots.search import Part, Search, SequentialHalving
from wingspan.bots.weights import WeightsError
from wingspan.engine import Game, Setup
from wingspan.engine.rules import RULES

OWL = "barn_owl"


def thought_over(setup: Setup, every: int) -> Iterator[tuple[Game, Who]]:
    """Yield games in which an owl would search, and the owl."""
    for game in moments(setup, every):
        assert game.decision is not None
        who = Who(game.decision.player, OWL)
        if not search_of(game, who).halving.over:
            yield game, who


def search_of(game: Game, who: Who) -> Search:
    """Return the search of a thinking player in a game."""
    player = who.player(game.setup, game.catalog)
    found = player.search(game.view(who.seat), partial(game.worlds, who.seat))
    assert found is not None
    return found


def shared(game: Game, who: Who, desks: list[Desk], worlds: int, order: Callable[..., None]) -> int:
    """Return the answer if desks get parts of ``worlds`` in turn and return them in ``order``."""
    search = search_of(game, who)
    while not search.halving.over:
        done = []
        for number, part in enumerate(search.halving.parts(worlds)):
            job = SearchPart(game.record(), who, part)
            text = desks[number % len(desks)].work(encode(job))
            done.append((part, job.outcome(text)))
        order(done)
        for part, totals in done:
            search.halving.add(part, totals)
        search.halving.close()
    return search.answer


@pytest.mark.parametrize("setup", TABLES[5:8], ids=str)
@pytest.mark.parametrize("desks", [1, 2, 3])
def test_any_number_of_desks_finds_the_players_own_answer(setup: Setup, desks: int) -> None:
    shuffle = rng_for("outcomes", desks).shuffle
    workers = [desk(CATALOG) for _ in range(desks)]
    met = 0
    for game, who in thought_over(setup, 23):
        expected = answer(OWL, game, seed=who.seat)
        assert shared(game, who, workers, 1 + met % 3, shuffle) == expected
        met += 1
    assert met >= 2


def test_a_pass_is_parted_into_worlds_in_which_all_candidates_left_are_tried() -> None:
    halving = SequentialHalving(
        [Candidate(option, 0) for option in range(4)], (5, 4), prior_weight=0
    )
    assert halving.parts(2) == [
        Part((0, 1, 2, 3), 0, 2),
        Part((0, 1, 2, 3), 2, 2),
        Part((0, 1, 2, 3), 4, 1),
    ]
    for part in halving.parts(2):
        halving.add(part, [number * part.worlds for number in (1, 4, 2, 3)])
    halving.close()
    assert halving.parts(4) == [Part((1, 3), 5, 4)]
    assert halving.parts(4)[0].size == 8


def test_an_outcome_of_too_many_or_too_few_sums_is_refused() -> None:
    halving = SequentialHalving([Candidate(0, 0), Candidate(1, 0)], (2,), prior_weight=0)
    (part,) = halving.parts(2)
    for totals in ((1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="2 candidates were tried"):
            halving.add(part, totals)
        job = SearchPart(Game.new(TABLES[5], CATALOG).record(), Who(0, OWL), part)
        with pytest.raises(ValueError, match=f"2 candidates, {len(totals)} sums"):
            job.outcome(encode(totals))
    assert [arm.total for arm in halving.arms] == [0, 0]


def test_a_game_that_goes_on_or_back_or_is_another_one_is_followed() -> None:
    """What a desk keeps of one job never affects the next."""
    one = desk(CATALOG)
    jobs = [
        encode(SearchPart(game.record(), who, search_of(game, who).halving.parts(1)[0]))
        for setup in (TABLES[5], TABLES[0])
        for game, who in thought_over(setup, 30)
    ]
    assert len(jobs) >= 6
    fresh = [desk(CATALOG).work(job) for job in jobs]
    assert [one.work(job) for job in jobs] == fresh
    assert [one.work(job) for job in reversed(jobs)] == fresh[::-1]
    assert [one.work(job) for job in jobs for _ in range(2)] == [
        text for text in fresh for _ in range(2)
    ]


def test_a_share_of_the_worlds_is_at_least_one_in_each_pass() -> None:
    """For an action the owl searches 4 and then 8 worlds, the raven 8, 16 and 32."""
    owl, raven = level(OWL).budget, level("common_raven").budget
    assert owl is not None and raven is not None
    assert owl.scaled(100) == owl
    assert owl.scaled(50).worlds == (2, 4)
    assert owl.scaled(1).worlds == (1, 1)
    assert raven.scaled(30).worlds == (2, 4, 9)
    assert raven.scaled(30).turns == raven.turns


def test_a_player_with_a_share_searches_so_many_worlds() -> None:
    game, who = next(
        (game, who)
        for game, who in thought_over(TABLES[5], 7)
        if game.decision is not None and game.decision.kind == "action"
    )
    half = msgspec.structs.replace(who, share=50)
    assert search_of(game, who).halving.worlds() == range(4)
    assert search_of(game, half).halving.worlds() == range(2)


def test_a_job_that_cannot_be_done_says_why_and_the_next_one_is_done() -> None:
    one = desk(CATALOG)
    game, who = next(thought_over(TABLES[5], 9))
    good = SearchPart(game.record(), who, search_of(game, who).halving.parts(1)[0])
    expected = one.work(encode(good))
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
        (nobody, ValueError, "no decision"),
        (at_once, ValueError, "answers at once"),
        (unknown, LookupError, "no level called 'dodo'"),
        (gone, WeightsError, "no weights 999"),
        (impossible, ValueError, "Answer 1 of the record"),
    ):
        with pytest.raises(error, match=said):
            one.work(encode(wrong))
        assert one.work(encode(good)) == expected
    with pytest.raises(msgspec.DecodeError):
        one.work('{"type":"search"}')


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
    assert shared(game, who, [desk(CATALOG)], 2, lambda _: None) == expected
