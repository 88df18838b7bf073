"""What a question shows of luck that is pushed, and where a bird goes that leaves its mat."""

from __future__ import annotations

import pytest

from tests.table import CATALOG, choose, happened
from tests.ui.every_question import asked_by
from tests.ui.markup import read
from tests.ui.sessions import resume, scene
from wingspan.engine import Game
from wingspan.engine.events import DiceRolled
from wingspan.engine.notation.record import encode
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.log import TurnEvent, touched
from wingspan.ui.table.prompt import prompt


def opened(game: Game) -> Session:
    session = Session(CATALOG, "en", Settings(answer_for_me=False, public_hands=True))
    resume(session, encode(game.record()).decode())
    return session


def so_far(game: Game) -> list[str]:
    """Return the icons that the question shows beside its words, or else those words."""
    (said,) = read(prompt(scene(opened(game)))).by_class("so-far")
    icons = [one.attributes["class"].split()[1] for one in said.by_class("icon")]
    return [icon.removeprefix("icon-") for icon in icons] or [said.words()]


def test_whoever_may_roll_again_sees_what_was_rolled() -> None:
    game = asked_by("forest_owlet", "again")
    shown = so_far(game)
    assert len(shown) == 2, "the owlet rolls two dice"
    assert shown == list(happened(game, "dice_rolled")[-1]["faces"])


def test_dice_that_are_kept_are_shown_with_those_rolled_again() -> None:
    """The Philippine Eagle rolls five, and keeps its rodents."""
    game = asked_by("philippine_eagle", "again")
    kept = so_far(game).count("rodent")
    choose(game, "again")
    assert game.decision is not None and game.decision.kind == "again"
    after = so_far(game)
    assert len(after) == 5 and after[:kept] == ["rodent"] * kept


def test_whoever_may_turn_up_another_card_sees_how_wide_they_are_together() -> None:
    """The first card of the scenario is a Bobolink, of 30 cm."""
    assert so_far(asked_by("eurasian_eagle_owl", "again")) == ["30 cm so far"]


def test_dice_rolled_for_a_power_light_up_no_birdfeeder() -> None:
    apart = DiceRolled(0, ("fish", "rodent"), "apart")
    hunted = DiceRolled(0, ("fish", "rodent"), "hunt")
    assert touched(TurnEvent(0, 1, apart, "forest_owlet")) == ()
    assert touched(TurnEvent(0, 1, hunted, "forest_owlet")) == ("birdfeeder",)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_bird_that_moves_to_a_neighbour_is_offered_the_rows_there(seat: int) -> None:
    """The dove's neighbour on the right has a bird in the forest, and two empty rows."""
    session = opened(asked_by("spotted_dove", "move_to"))
    assert scene(session).shown_seat == 2
    root = read(page(moment(session)))
    spaces = [f"space-{seat}-{place}" for place in ("forest-1", "grassland-0", "wetland-0")]
    lit = [one.attributes["id"] for one in root.by_class("choosable") if "id" in one.attributes]
    assert [space in lit for space in spaces] == [seat == 2] * 3
