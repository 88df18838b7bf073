"""The Automa beside a real table does exactly what the Automa of a game does."""

import random
from collections.abc import Iterator

import pytest

from tests.table import ALL_SETS, BASE_GAME, CATALOG
from wingspan.engine import Game, Setup
from wingspan.engine.automa_turn import automa_turn, faces_wanted
from wingspan.engine.components import Level
from wingspan.engine.decision import Asking
from wingspan.engine.events import AutomaTookBird, AutomaTookDice
from wingspan.engine.scoring import scores
from wingspan.engine.segments import SEGMENTS
from wingspan.engine.state import Automa, ScoredGoal
from wingspan.engine.table import Table
from wingspan.ui.board.solo import Solo, Step, Told, is_asked, possible_points, steps, worth
from wingspan.ui.board.solo import laid as lay

LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")


class Turn:
    """A turn of a game's Automa: the tray and the birdfeeder before it, and all it has after it."""

    def __init__(self, table: Table) -> None:
        assert table.state.automa is not None
        self.tray = tuple(card for card in table.state.tray if card is not None)
        self.dice = list(table.state.birdfeeder)
        self.began = len(table.events)

    def end(self, table: Table) -> None:
        assert table.state.automa is not None
        self.after: Automa = table.state.automa.copy()
        self.events = table.events[self.began :]


def setup_of(seed: int) -> Setup:
    return Setup(
        players=1,
        seed=seed,
        automa=LEVELS[seed % 3],
        automubon=seed % 2 == 1,
        sets=ALL_SETS if seed % 4 else BASE_GAME,
        goals="blue" if seed % 5 == 0 else "green",
    )


def played_in_a_game(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> tuple[Game, list[Turn]]:
    """Play a solo game at random, and return it with its Automa's turns."""
    turns: list[Turn] = []

    def watched(table: Table) -> Asking:
        turn = Turn(table)
        yield from automa_turn(table)
        turn.end(table)
        turns.append(turn)

    monkeypatch.setitem(SEGMENTS, "automa", watched)
    dice = random.Random(setup.seed)
    game = Game.new(setup, CATALOG)
    while game.decision is not None:
        game.answer(dice.randrange(len(game.decision.options)))
    monkeypatch.undo()
    return game, turns


def had(automa: Automa) -> tuple[object, ...]:
    """All that the Automa has and will do, but for which cards lie face down."""
    face_down = len(automa.face_down)
    return (automa.birds, face_down, automa.eggs, automa.nectar, automa.deck, automa.turned)


def asked_of(step: Step, turn: Turn) -> Told:
    return Told(birds=turn.tray) if is_asked(step) else Told()


@pytest.mark.parametrize(
    "seed", [*range(20), *(pytest.param(n, marks=pytest.mark.soak) for n in range(20, 500))]
)
def test_it_plays_the_same_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = setup_of(seed)
    game, turns = played_in_a_game(setup, monkeypatch)
    table = lay(Solo.dealt(setup, CATALOG), CATALOG)
    assert table.state.goals == game.state.goals
    going = steps(table)
    step: Step = next(going)
    ahead: Iterator[Turn] = iter(turns)
    turn = turns[0]
    scored: list[ScoredGoal] = []
    while step.kind != "over":
        told = Told()
        if step.kind == "primary":
            turn = next(ahead)
            told = asked_of(step, turn)
        elif step.kind == "goal":
            goal = game.state.scored[len(scored)]
            told = Told(count=goal.standings[0].counted)
            scored.append(goal)
        before, section = step, step.section
        step = going.send(told)
        if before.kind == "primary":
            assert section is not None
            assert table.state.automa is not None
            assert had(table.state.automa) == had(turn.after)
            taken = [e for e in turn.events if isinstance(e, AutomaTookBird)]
            assert [e for e in table.events if isinstance(e, AutomaTookBird)][-1:] == taken[
                -1:
            ] or (not taken)
            for event in turn.events:
                if isinstance(event, AutomaTookDice):
                    shown = [face for face in faces_wanted(table, section) if face in turn.dice]
                    assert len(set(turn.dice)) == 1 or event.face == shown[0]
        elif before.kind == "goal":
            assert table.state.scored == scored
    assert next(ahead, None) is None
    assert table.state.scored == game.state.scored
    mine, automas = scores(table)[1], game.scores()[1]
    assert (mine.birds, mine.eggs, mine.goals) == (automas.birds, automas.eggs, automas.goals)


def test_points_alone_do_for_a_bird() -> None:
    """Its bonus card asks for birds in the forest only: of those worth 4 and 6 it keeps the 6."""
    setup = Setup(players=1, automa="eagle", seed=3)
    solo = Solo(setup=setup, goals=Solo.dealt(setup, CATALOG).goals, bonus="forester")
    table = lay(solo, CATALOG)
    going = steps(table)
    step = next(going)
    while not (step.kind == "primary" and is_asked(step)):
        step = going.send(Told())
    going.send(Told(birds=(worth(4), worth(6))))
    assert table.state.automa is not None
    assert table.state.automa.birds == [worth(6)]
    assert scores(table)[1].birds >= 6


def test_only_points_that_fit_its_bonus_card_are_offered() -> None:
    """The card for the Automa alone asks for birds worth from 5 to 7 points."""
    cards = CATALOG.bonus_cards
    assert possible_points(CATALOG, cards["raspb_life_fellow"], "eagle") == [5, 6, 7]
    assert possible_points(CATALOG, cards["falconer"], "eagle") == [*range(10)]
