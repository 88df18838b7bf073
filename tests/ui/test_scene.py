"""What the views receive: names, places, what can be played, what is counted."""

from __future__ import annotations

from msgspec.structs import replace

from tests.ui.tables import SOLO, scene, state
from wingspan.engine.components import ACTIONS
from wingspan.engine.decision import Decision, Source
from wingspan.engine.options import AnyOption, InHabitat, TakeAction
from wingspan.engine.setup import Setup
from wingspan.engine.state import PlayedBird
from wingspan.ui.play.scene import Answering
from wingspan.words import words_in

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])
EGG = Decision(4, 0, 0, "lay_egg", None, [TakeAction(action) for action in ACTIONS])


def test_who_has_no_name_is_called_by_number_and_the_automa_comes_last() -> None:
    setup = Setup(players=3, names=("Ada", ""))
    assert words_in("en").players(setup) == ("Ada", "Player 2", "Player 3")
    assert words_in("fr").players(setup) == ("Ada", "Joueur 2", "Joueur 3")
    assert words_in("en").players(SOLO) == ("Ada", "Automa")
    assert scene().automa_seat == 1


def test_a_bird_over_two_spaces_stands_in_the_first_of_them() -> None:
    moment = state()
    moment.players[0].mat["forest"] = [
        PlayedBird("common_blackbird", sideways=True),
        PlayedBird("blue_jay"),
    ]
    shown = scene(table=moment)
    assert shown.bird_at(0, "forest", 0) == "common_blackbird"
    assert shown.bird_at(0, "forest", 2) == "blue_jay"


def test_a_bird_that_moves_on_its_own_mat_shows_that_mat() -> None:
    """Bewick’s Wren moves to another habitat of its player."""
    rows: list[AnyOption] = [InHabitat("grassland"), InHabitat("wetland")]
    source = Source(0, "forest", "bewicks_wren")
    assert scene(Decision(4, 0, 0, "move_to", source, rows)).shown_seat == 0


def test_cards_can_be_picked_up_only_while_the_action_is_asked_for() -> None:
    """The American Robin costs an invertebrate or a fruit, or any two tokens instead."""
    assert "american_robin" in scene(ACTION).playable
    assert scene(EGG).playable == ()
    assert scene(None).playable == ()


def test_only_a_card_that_can_be_played_is_held_over_the_mat() -> None:
    """The robin lives in the forest, whose third space costs an egg, and in the empty grassland.

    Trumpeter Swan: 2 seeds and any food, of which there are only the seeds.
    """
    moment = state()
    moment.players[0].hand.append("trumpeter_swan")
    moment.players[0].food["fish"] = 0
    shown = scene(ACTION, table=moment)
    held = replace(shown, answering=Answering(picked="american_robin")).plan
    assert held is not None
    assert [(place.habitat, place.eggs) for place in held.places] == [
        ("forest", 1),
        ("grassland", 0),
    ]
    assert replace(shown, answering=Answering(picked="trumpeter_swan")).plan is None
    assert replace(shown, answering=Answering(picked="")).plan is None
    assert replace(scene(EGG), answering=Answering(picked="american_robin")).plan is None


def test_a_round_has_a_turn_more_after_each_round_without_a_goal() -> None:
    """Without such a round there are 8, 7, 6 and 5."""
    assert scene().turns == 7
    moment = state()
    moment.goals = ("no_goal", *moment.goals[1:])
    assert (
        scene(setup=Setup(players=1, automa="eagle", sets=("core", "oceania")), table=moment).turns
        == 8
    )


def test_a_table_is_counted_as_its_goals_count() -> None:
    shown = scene()
    goal = shown.catalog.goals["birds_in_forest"].counts
    assert shown.count(goal, 0) == 2
    (mine, its) = shown.standings()
    assert (mine.counted, mine.points) == (0, 0)
    assert (its.counted, its.place, its.points) == (3, 1, 5)


def test_nectar_belongs_to_games_with_oceania() -> None:
    assert not scene().kit.nectar
    oceania = Setup(players=1, automa="eagle", sets=("core", "oceania"))
    assert scene(setup=oceania).kit.nectar
    assert scene(setup=oceania).printed_mat.id == "oceania"
    plain = Setup(players=1, automa="eagle", sets=("core", "oceania"), mat="base")
    assert scene(setup=plain).printed_mat.id == "base"
