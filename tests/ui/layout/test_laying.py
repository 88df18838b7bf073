"""A table laid out press by press: what is told where it cannot be, what is undone, copied, shared
and played.
"""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from tests.links.by_hand import link_of, number_of
from tests.links.test_hostile_links import head
from tests.links.test_table_link import ALONE, TWO
from tests.table import pending
from tests.ui.fake_browser import at
from tests.ui.layout.by_messages import LayoutPage
from tests.ui.sessions import SOLO, came
from wingspan.bots.search import Budget
from wingspan.engine import RULES, Game
from wingspan.engine.components import PLAIN_FOODS
from wingspan.engine.events import CardDrawn, CardTucked, EggLaid, Event, FoodGained, PowerUsed
from wingspan.links import GameLink, pack_game, pack_table, unpack_game, unpack_table
from wingspan.ui import messages
from wingspan.ui.coach import work
from wingspan.ui.learn.exercising import KEY, ExerciseSeen
from wingspan.ui.loop.state import READING
from wingspan.ui.messages import (
    LayAt,
    LayAutomaCard,
    LayBird,
    LayBonus,
    LayChoice,
    LayCount,
    LayFind,
)
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.moment import CameNewer
from wingspan.ui.session.where import AtTable, Exercising, Laying, Replaying, Start


def two() -> LayoutPage:
    """Ada has a robin with an egg in the forest and a loon in the wetland; Bo, who acts, has a
    bobolink with two eggs and a cached seed. It is round 3.
    """
    page = LayoutPage()
    page.arrive(f"x={pack_table(TWO)}")
    assert isinstance(page.session.where, Laying)
    return page


def alone() -> LayoutPage:
    """A game with the Oceania set against the Automa, which has taken one turn of round 2."""
    position = {
        "setup": {"players": 1, "automa": "eagle", "seed": 7, "sets": ["core", "oceania"]},
        "round": 2,
        "turn_of": 0,
        "players": [{}],
        "automa": {"bonus": "historian", "eggs": 3, "turns": 1},
    }
    page = LayoutPage()
    page.arrive(f"x={pack_table(position)}")
    return page


def send(page: LayoutPage, *presses: messages.AnyMessage) -> LayoutPage:
    for press in presses:
        page.app.send(press)
    return page


def refused(page: LayoutPage) -> str:
    assert page.draft.refused is not None
    return page.draft.refused.key


def said(page: LayoutPage) -> str:
    [told] = page.screen.root.by_class("laying-said")
    return told.words()


class WithRules(LayoutPage):
    archives = (*LayoutPage.archives, *READING)


BO, ADA = messages.ShowMat(1), messages.ShowMat(0)
IN_FOREST, IN_GRASSLAND = LayAt("space:forest:0"), LayAt("space:grassland:0")


@pytest.mark.parametrize(
    ("presses", "key"),
    [
        ((BO, IN_FOREST, LayBird("mallard")), "taken"),
        ((BO, IN_FOREST, LayBird("osprey")), "taken"),
        ((BO, IN_FOREST, LayBird("brant")), "not_at_home"),
        ((BO, IN_FOREST, LayBird("grey_heron")), "not_in_play"),
        ((BO, IN_GRASSLAND, LayCount("eggs", 2)), "egg_limit"),
        ((BO, IN_GRASSLAND, LayCount("eggs", -3)), "none_left"),
        ((BO, IN_GRASSLAND, LayCount("cached", 1, "nectar")), "no_nectar"),
        ((ADA, LayCount("cubes", 6, "lay_eggs")), "turns"),
        ((LayChoice("phase", "over"),), "last_round"),
        ((LayChoice("phase", "setup"),), "first_round"),
        ((LayChoice("seed", "many"),), "no_seed"),
        ((LayChoice("set", "swiftstart"), ADA, LayAt("hand"), LayBird("dodo")), "not_in_play"),
        ((LayCount("die_out", of="0"), LayCount("die_out", of="0")), "feeder_empty"),
        ((BO, LayAt("bonus"), LayBonus("historian")), "bonus_taken"),
        ((ADA, LayAt("tuck:forest:0"), LayBird("brant")), "tucked_by_number"),
        (
            (BO, LayAt("tuck:grassland:0"), LayBird("brant"), IN_GRASSLAND, LayCount("tucked")),
            "tucked_by_name",
        ),
        (
            (
                LayChoice("set", "european"),
                BO,
                LayAt("hand"),
                LayBird("white_stork"),
                LayChoice("set", "european"),
            ),
            "set_in_use",
        ),
    ],
)
def test_what_cannot_be_is_told_and_nothing_changes(
    presses: tuple[messages.AnyMessage, ...], key: str
) -> None:
    page = send(two(), *presses[:-1])
    before = page.draft.position
    send(page, presses[-1])
    assert refused(page) == key
    assert page.draft.position == before
    assert said(page)


@pytest.mark.parametrize(
    "press",
    [
        LayBird("brant"),
        LayAutomaCard("regular_1"),
        LayCount("cubes", of="fly"),
        LayCount("eggs"),
        LayCount("points", of="5:0"),
        LayCount("automa_eggs"),
        LayChoice("die", "seed", of=5),
        LayChoice("goal_1", "no_such_goal"),
        LayChoice("mat", "no_such_mat"),
    ],
)
def test_what_no_button_says_is_refused(press: messages.AnyMessage) -> None:
    page = send(two(), BO, LayAt("food"), press)
    assert refused(page) == "impossible"


def test_a_card_under_no_bird_is_refused() -> None:
    assert refused(send(two(), BO, LayAt("tuck:forest:0"), LayBird("brant"))) == "impossible"


def test_without_an_automa_its_place_is_the_set_up() -> None:
    page = send(two(), LayAt("automa"))
    assert page.draft.place == "set_up"
    send(page, LayChoice("players", "1"), LayAt("automa"))
    assert page.draft.place == "automa"
    send(page, messages.LayUndo())
    assert page.draft.position.setup.players == 2 and page.draft.place == "set_up"


@pytest.mark.parametrize(
    "presses",
    [
        (messages.ShowMat(5),),
        (IN_FOREST, LayBird("brant", back=True)),
        (IN_FOREST, messages.ShowPower()),
        (IN_FOREST, LayFind("zzz"), LayBird()),
    ],
    ids=["no such player", "no bird to take away", "no bird to show", "no such bird"],
)
def test_what_is_not_there_changes_nothing(presses: tuple[messages.AnyMessage, ...]) -> None:
    page = send(two(), BO)
    before = page.draft
    send(page, *presses)
    assert (page.draft.positions, page.draft.seat) == (before.positions, before.seat)
    assert page.draft.refused is None


def test_the_automa_has_turns_and_a_card_that_it_can_use() -> None:
    """Round 2 has 7 turns. Automa, Setup: its bonus card shows the Automa's sign."""
    page = send(alone(), LayAt("automa"), LayBonus("breeding_manager"))
    assert refused(page) == "automa_bonus" and "Breeding Manager" in said(page)
    send(page, LayCount("automa_turns", 6))
    assert page.draft.state.automa is not None and page.draft.state.automa.turns == 7
    send(page, LayCount("automa_turns"))
    assert refused(page) == "no_more"
    send(page, LayChoice("round", "3"))
    assert page.draft.state.automa.turns == 0


@pytest.mark.parametrize(
    ("press", "field", "value"),
    [
        (LayChoice("level", "eaglet"), "automa", "eaglet"),
        (LayChoice("automubon"), "automubon", True),
        (LayChoice("mat", "base"), "mat", "base"),
        (LayChoice("mat"), "mat", None),
        (LayChoice("goal_side", "blue"), "goals", "blue"),
        (LayChoice("names_language", "de"), "names_language", "de"),
        (LayChoice("seed", "12"), "seed", 12),
        (LayChoice("name", " Cleo "), "names", ("Cleo",)),
    ],
)
def test_the_set_up_is_changed_field_by_field(press: LayChoice, field: str, value: object) -> None:
    page = alone()
    before = page.draft.position.setup
    send(page, LayAt("set_up"), press)
    assert page.draft.refused is None
    assert page.draft.position.setup == structs.replace(before, **{field: value})


@pytest.mark.parametrize(
    ("place", "words", "chosen"),
    [
        ("food", "One less: seed 2 +", []),
        ("bonus", "Unknown cards 0 +", ["historian"]),
        ("cubes", "5 turns left", []),
        ("feeder", "", ["seed", "fish"]),
        ("discards", "Bonus cards Anatomist", []),
        ("turn", "", ["3", "1", "turn", "1"]),
        ("goals", "it is dealt at random", []),
        ("set_up", "Cards in the game", ["2"]),
        ("play", "Play on as Ada", []),
    ],
)
def test_a_place_shows_what_lies_there(place: str, words: str, chosen: list[str]) -> None:
    """Round 3 has 6 turns, of which Ada has taken one."""
    page = send(two(), ADA, LayAt(place))
    [here] = page.screen.root.by_class("laying-here")
    assert words in here.words()
    values = [option.attributes["value"] for option in here.having("selected")]
    held = [
        json.loads(press.attributes["data-with"]).get("bonus")
        for press in here.having("aria-pressed", "true")
    ]
    assert (values + held)[: len(chosen)] == chosen


def test_the_automas_side_is_shown_as_it_lies() -> None:
    page = send(alone(), LayAt("automa"))
    [here] = page.screen.root.by_class("laying-here")
    assert "Turns taken 1 +" in here.words() and "Eggs 3 +" in here.words()
    assert here.having("data-with", '{"bonus":"historian"}')[0].attributes["aria-pressed"] == "true"


def test_what_is_taken_away_is_dealt_or_stays_empty() -> None:
    page = send(two(), LayAt("tray:1"), messages.LayEmpty(), LayAt("tray:2"))
    send(page, LayBird("killdeer", back=True))
    assert page.draft.position.tray == ("osprey", "?", None)
    send(page, LayAt("feeder"), messages.LayEmpty())
    assert page.draft.position.birdfeeder is None
    goals = page.draft.state.goals
    send(page, LayAt("goals"), LayChoice("goal_1", goals[1]))
    assert page.draft.position.goals == (goals[1], goals[0], *goals[2:]), "one tile lies once"
    send(page, messages.LayEmpty())
    assert page.draft.position.goals is None


def test_a_die_goes_out_of_the_birdfeeder_and_back() -> None:
    page = send(two(), LayAt("feeder"), LayCount("die_out", of="0"))
    one = page.draft.state
    assert one.birdfeeder == ["fish"] and len(one.dice_out) == 4
    send(page, LayCount("die_out", of="4"))
    assert page.draft.state.birdfeeder == ["fish", one.dice_out[-1]]


def test_a_moment_that_the_round_does_not_have_follows_by_itself() -> None:
    page = send(two(), LayChoice("round", "4"), LayChoice("phase", "game_end"))
    assert page.draft.position.phase == "game_end"
    send(page, LayChoice("round", "3"))
    assert page.draft.refused is None and page.draft.position.phase is None
    send(page, LayChoice("phase", "turn"), LayChoice("phase"))
    assert page.draft.position.phase is None and page.draft.position.turn_of is None


def test_a_full_row_takes_no_sixth_bird() -> None:
    page = send(two(), BO)
    for number, bird in enumerate(("brant", "willet", "king_rail", "canvasback", "anhinga")):
        send(page, LayAt(f"space:wetland:{number}"), LayBird(bird))
        assert page.draft.refused is None
    send(page, LayAt("space:wetland:5"))
    assert page.draft.place == "space:wetland:4", "there is no such place"


def test_after_a_full_row_the_next_space_is_in_the_next_row() -> None:
    page = send(two(), BO)
    birds = ("american_crow", "american_goldfinch", "barn_owl", "barn_swallow")
    for number, bird in enumerate(birds, 1):
        send(page, LayAt(f"space:grassland:{number}"), LayBird(bird))
        assert page.draft.refused is None
    page.press(LayAt("space:wetland:0"))
    assert page.draft.place == "space:wetland:0"


def test_a_bird_that_lies_sideways_covers_two_spaces() -> None:
    """Europe: a Grey Heron that lies sideways, and three birds, fill a row of five spaces."""
    page = LayoutPage()
    page.arrive(f"x={pack_table(ALONE)}")
    send(page, LayAt("space:wetland:0"), LayCount("sideways"))
    assert not page.draft.player.mat["wetland"][0].sideways
    send(page, LayCount("sideways"))
    for number, bird in enumerate(("brant", "willet", "king_rail"), 1):
        send(page, LayAt(f"space:wetland:{number}"), LayBird(bird))
        assert page.draft.refused is None
    send(page, LayAt("space:wetland:4"), LayBird("canvasback"))
    assert refused(page) == "row_full"


def test_a_card_under_a_bird_that_tucks_none_is_a_notice_not_a_refusal() -> None:
    """The bobolink tucks nothing: another bird's power may have put a card there."""
    page = send(two(), BO, IN_GRASSLAND, LayCount("tucked"))
    assert page.draft.refused is None
    assert page.draft.odd == [("odd_tucked", "bobolink"), ("odd_cached", "bobolink")]


def test_a_bird_that_copies_powers_may_have_what_any_of_them_brings() -> None:
    """The Common Myna copies a brown power."""
    page = send(two(), LayChoice("set", value="asia"), BO, LayAt("space:grassland:1"))
    send(page, LayBird("common_myna"), LayAt("space:grassland:1"), LayCount("tucked"))
    myna = page.draft.position.players[1].mat["grassland"][1]
    assert myna.bird == "common_myna" and myna.tucked
    assert "common_myna" not in [bird for _, bird in page.draft.odd]


@pytest.mark.parametrize(("bird", "odd"), [("brant", True), ("common_merganser", False)])
def test_food_on_a_bird_that_caches_none_is_a_notice(bird: str, odd: bool) -> None:
    """The brant draws cards; the merganser caches a fish for a die."""
    page = send(two(), BO, LayAt("space:wetland:0"), LayBird(bird), LayCount("cached", of="fish"))
    assert page.draft.player.mat["wetland"][0].cached["fish"] == 1
    assert (("odd_cached", bird) in page.draft.odd) == odd


def test_every_change_is_undone_and_redone() -> None:
    page = two()
    first = page.draft.position
    send(page, BO, IN_GRASSLAND, LayCount("eggs", -1), LayChoice("round", "4"))
    last = page.draft.position
    assert last.round == 4 and page.draft.player.mat["grassland"][0].eggs == 1
    send(page, messages.LayUndo(), messages.LayUndo())
    assert page.draft.position == first
    send(page, messages.LayUndo())
    assert page.draft.position == first
    send(page, messages.LayUndo(redo=True), messages.LayUndo(redo=True))
    assert page.draft.position == last


def test_going_back_from_a_rule_finds_the_table_with_all_that_can_be_undone() -> None:
    page = send(two(), BO, IN_GRASSLAND, LayCount("eggs", -1))
    position = page.draft.position
    text = pack_table(position)
    at(page, lambda: page.app.send(messages.OpenRule("scoring")))
    page.arrive(f"x={text}")
    assert not page.session.over.dialog
    assert page.draft.position == position and page.draft.place == IN_GRASSLAND.place
    send(page, messages.LayUndo())
    assert page.draft.player.mat["grassland"][0].eggs == 2


def test_the_points_of_a_table_are_worked_out() -> None:
    """Bo's bobolink is worth 4, its eggs 2 and the cached seed 1."""
    page = WithRules(fragment=f"x={pack_table(TWO)}")
    [rows] = send(page, messages.Why("score.total.1")).screen.root.by_class("why-rows")
    assert rows.words() == (
        "Birds 4 Bonus cards 0 Goals 0 Eggs 2 Cached food 1 Tucked cards 0 Together 7"
    )


def test_a_player_who_joins_with_nectar_in_play_starts_with_one() -> None:
    """Oceania, Setup: each player gains 1 nectar besides one of each other food."""
    page = send(two(), LayChoice("set", "oceania"), LayChoice("players", "3"))
    assert page.draft.refused is None
    joined = page.draft.position.players[2]
    assert joined.food == {**dict.fromkeys(PLAIN_FOODS, 1), "nectar": 1}


def test_the_first_bird_found_is_put_there_by_enter() -> None:
    page = send(two(), BO, LayAt("space:wetland:0"), LayFind("canvas"))
    page.submit("lay_bird")
    assert [bird.bird for bird in page.draft.player.mat["wetland"]] == ["canvasback"]
    assert page.draft.query == ""


def test_naming_a_card_takes_the_place_of_one_that_is_dealt() -> None:
    page = send(two(), ADA, LayAt("hand"), LayBird("brant"))
    assert (page.draft.player.hand, page.draft.player.hand_dealt) == (("mallard", "brant"), 1)


def test_a_table_is_in_the_address_and_shared_as_it_is() -> None:
    page = send(two(), BO, IN_GRASSLAND, LayCount("eggs", -1))
    assert (
        unpack_table(page.address.now.removeprefix("x=")).players[1].mat["grassland"][0].eggs == 1
    )
    at(page, lambda: send(page, messages.ShareTable()))
    shared = page.session.over.shared
    assert shared is not None and shared.url == f"https://page.example/#{page.address.now}"


def test_a_game_played_on_is_kept_and_shared_with_its_table() -> None:
    page = send(two(), messages.PlayTable("here"))
    assert isinstance(page.session.where, AtTable)
    assert page.address.now == ""
    game = page.session.game
    assert game is not None and pending(game).player == 1 and game.state.round == 3
    game.answer(0)
    text = pack_game(GameLink(record=game.record()))
    link, again = unpack_game(text)
    assert again == game and link.record.start is not None
    assert len(text) <= len(pack_table(TWO)) + 8, "it holds the table and the answers"
    page.session.keep()
    assert page.store.texts


def test_against_computer_players_one_sits_at_the_seat_that_is_shown() -> None:
    page = send(two(), ADA)
    at(page, lambda: send(page, messages.PlayTable("program")))
    sitting = page.session.sitting
    assert sitting is not None and [*sitting.seats.persons] == [0]


def test_a_copy_of_a_game_says_only_what_its_player_knows() -> None:
    page = LayoutPage()
    page.screen.filled_in = {"players": "2", "seat_1": "blue_jay", "seed": "5"}
    at(page, page.begin)
    game = page.session.game
    assert isinstance(game, Game)
    send(page, messages.LayOut(copy=True))
    theirs = page.draft.position.players[1]
    assert theirs.hand == () and theirs.hand_dealt == 5 and theirs.choosing == ()
    assert page.draft.position.players[0].hand == tuple(game.state.players[0].hand)
    assert page.draft.position.deck is None and page.draft.position.random is None
    assert page.draft.position.setup.seed != game.setup.seed or game.setup.seed == 7
    send(page, messages.GoOn())
    assert page.session.game is game, "the game waits unchanged"


def test_a_copy_of_a_solo_game_counts_the_automas_cards() -> None:
    page = send(alone(), LayAt("automa"), LayCount("automa_face_down", 2))
    send(page, messages.PlayTable("here"), messages.LayOut(copy=True))
    automa = page.draft.position.automa
    assert automa is not None
    assert (automa.face_down, automa.bonus, automa.eggs) == (2, "historian", 3)


def test_a_game_played_on_from_a_copy_has_a_link_as_short_as_its_table() -> None:
    page = LayoutPage()
    page.screen.filled_in = {"players": "2", "set_oceania": "on", "seed": "5"}
    at(page, page.begin)
    send(page, messages.LayOut(copy=True))
    table = pack_table(page.draft.position)
    send(page, messages.PlayTable("here"))
    game = page.session.game
    assert game is not None
    assert len(pack_game(GameLink(record=game.record()))) <= len(table) + 2


def test_a_bird_of_the_gallery_is_put_onto_the_mat() -> None:
    """The gallery shows the birds of the row; those that lie somewhere cannot be pressed."""
    page = send(two(), BO, LayAt("space:wetland:0"), messages.LayFromGallery())
    gallery = page.screen.root.by_id("gallery")
    shown = {card.attributes["id"].removeprefix("gallery-") for card in gallery.by_class("card")}
    assert "brant" in shown and "mallard" in shown
    assert all("wetland" in page.draft.catalog.birds[bird].habitats for bird in shown)
    assert not gallery.by_id("gallery-mallard").having("data-do", "lay_bird"), "in Ada's hand"
    assert not {*shown} & {*page.draft.catalog.ids_of("birds", ("oceania",))}
    [press] = gallery.by_id("gallery-brant").having("data-do", "lay_bird")
    send(page, LayBird(json.loads(press.attributes["data-with"])["bird"]))
    assert [bird.bird for bird in page.draft.player.mat["wetland"]] == ["brant"]
    assert not page.session.over.gallery


def test_the_gallery_stays_open_for_a_hand_and_closes_to_tell_what_cannot_be() -> None:
    page = send(two(), BO, LayAt("hand"), messages.LayFromGallery(), LayBird("brant"))
    send(page, LayBird("willet"))
    assert page.draft.player.hand == ("brant", "willet") and page.session.over.gallery
    send(page, messages.Close(), BO, LayAt("space:forest:0"), messages.LayFromGallery())
    send(page, LayBird("anhinga"))
    assert refused(page) == "not_at_home" and not page.session.over.gallery


def test_the_tray_is_filled_space_by_space() -> None:
    page = send(two(), LayAt("tray:0"), LayBird("brant"), LayBird("willet"), LayBird("anhinga"))
    assert page.draft.position.tray == ("brant", "willet", "anhinga")


@pytest.mark.parametrize(
    ("bird", "power"),
    [
        ("hooded_merganser", None),  # brown: repeat the power of a predator in its row
        ("mallard", CardDrawn),  # brown: draw 1 card
        ("bald_eagle", FoodGained),  # white: gain all fish in the birdfeeder
        ("trumpeter_swan", None),  # no power
        ("northern_flicker", None),  # white: gain all invertebrates in the birdfeeder
        ("belted_kingfisher", FoodGained),  # pink: when a bird is played into another's wetland
        ("common_starling", CardTucked),  # teal: a card from the deck for each food discarded
        ("black_swan", EggLaid),  # yellow: 1 egg on each bird wider than 100 cm
    ],
)
def test_a_power_is_shown_from_the_table(bird: str, power: type[Event] | None) -> None:
    page = send(two(), BO)
    of = page.draft.catalog.set_of[bird]
    if of != "core":
        send(page, LayChoice("set", of))
    home = page.draft.catalog.birds[bird].habitats[-1]
    number = len(page.draft.player.mat.get(home, ()))
    if bird == "mallard":
        send(page, ADA, LayAt("hand"), LayBird(bird, back=True), BO)
    send(page, LayAt(f"space:{home}:{number}"), LayBird(bird))
    draft = page.draft
    send(page, messages.ShowPower())
    if power is None:
        assert refused(page) == "power_idle"
        return
    where = page.session.where
    assert isinstance(where, Replaying) and where.replay.speed
    first = len(where.replay.game.events)
    where.replay.step("end")
    happened = where.replay.game.events[first:]
    used = happened.index(PowerUsed(1, bird))
    assert any(isinstance(event, power) for event in happened[used:])
    send(page, messages.CloseReplay())
    assert page.draft == draft


@pytest.mark.parametrize(
    ("bird", "power"),
    [
        ("belted_kingfisher", None),  # pink: when a bird is played into another's wetland
        ("common_starling", CardTucked),  # teal
        ("black_swan", EggLaid),  # yellow
    ],
)
def test_a_power_is_shown_in_a_game_against_the_automa(
    bird: str, power: type[Event] | None
) -> None:
    """Automa, Pink powers: one of its cards activates them all, whatever they wait for."""
    page = send(alone(), LayChoice("set", "european"), LayAt("automa"))
    power = power or FoodGained
    home = page.draft.catalog.birds[bird].habitats[-1]
    send(page, LayAt(f"space:{home}:0"), LayBird(bird), messages.ShowPower())
    where = page.session.where
    assert isinstance(where, Replaying)
    where.replay.step("end")
    happened = where.replay.game.events
    assert any(isinstance(event, power) for event in happened[happened.index(PowerUsed(0, bird)) :])


def test_a_power_is_shown_of_a_player_with_no_turn_left() -> None:
    """Round 3 has 6 turns; Ada has taken all. Wetland: the Brant draws the cards in the tray."""
    page = send(two(), ADA, LayAt("space:wetland:1"), LayBird("brant"))
    send(page, LayCount("cubes", 5, "lay_eggs"))
    assert page.draft.refused is None
    send(page, messages.ShowPower())
    where = page.session.where
    assert isinstance(where, Replaying)
    where.replay.step("end")
    assert PowerUsed(0, "brant") in where.replay.game.events


def exercise(page: LayoutPage) -> ExerciseSeen:
    assert isinstance(page.session.where, Exercising)
    seen = page.session.where.exercises.seen
    assert seen is not None
    return seen


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Budget((4,), candidates=3, at_least=3, turns=1, finish=0)
    monkeypatch.setattr(work, "budget_of_hint", lambda _decision: small)
    monkeypatch.setattr(work, "ANSWER", small)


@pytest.mark.native_only  # it runs a loop of its own
@pytest.mark.usefixtures("few_worlds")
def test_the_coach_is_asked_about_the_seat_that_must_answer() -> None:
    """Ada's side is shown; Bo acts."""
    page = send(two(), ADA)
    at(page, lambda: send(page, messages.PlayTable("coach")))
    sitting, hint = page.session.sitting, page.session.current_hint
    assert sitting is not None and [*sitting.seats.persons] == [1]
    assert hint is not None and hint.advice is not None


@pytest.mark.native_only  # each runs a loop of its own
@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("place", [0, -1])
def test_an_exercise_of_a_table_is_judged_by_the_coach(place: int) -> None:
    """Bo acts, so the exercise is Bo's; its link opens it for a friend."""
    page = two()
    at(page, lambda: send(page, messages.PlayTable("exercise")))
    seen = exercise(page)
    assert seen.exercise.seat == 1 and page.address.now == f"e={seen.exercise.id}"
    thoughts = seen.exercise.thoughts
    assert len(thoughts) > 1 and thoughts[0].lost == 0

    friend = LayoutPage()
    at(friend, lambda: friend.arrive(page.address.now))
    assert exercise(friend).exercise == seen.exercise
    at(friend, lambda: friend.choose(thoughts[place].candidate.option))
    judged = exercise(friend)
    assert judged.step == "judged" and judged.thought == thoughts[place]
    assert judged.is_solved == (thoughts[place].lost == 0)
    assert friend.store.get(KEY) is None, "it does not come back in some days"
    at(friend, lambda: send(friend, messages.LeaveExercise()))
    assert isinstance(friend.session.where, Start)
    assert friend.address.now == ""


@pytest.mark.native_only
@pytest.mark.usefixtures("few_worlds")
def test_leaving_an_exercise_leads_back_to_the_table_it_was_made_of() -> None:
    page = send(two(), BO, IN_GRASSLAND, LayCount("eggs", -1))
    draft, address = page.draft, page.address.now
    at(page, lambda: send(page, messages.PlayTable("exercise"), messages.ShowAnswer()))
    assert exercise(page).is_solved and exercise(page).thought is None
    at(page, lambda: send(page, messages.LeaveExercise()))
    assert page.draft.positions == draft.positions
    assert page.address.now == address


@pytest.mark.native_only
@pytest.mark.parametrize("breaks", [True, False])
def test_the_coach_breaks_once_at_a_table_that_is_an_exercise_and_stops_when_it_is_left(
    breaks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, asked = two(), []

    async def analyse(*_: object, **__: object) -> None:
        asked.append(1)
        raise MemoryError

    monkeypatch.setattr(work.CoachJobs, "analyse", analyse)
    at(page, lambda: send(page, messages.ShowExercises(), messages.Close()))
    leaves = () if breaks else (messages.LeaveExercise(),)
    at(page, lambda: send(page, messages.PlayTable("exercise"), *leaves))
    assert len(asked) == breaks and (page.session.failure is not None) == breaks
    at(page, lambda: send(page, messages.LeaveExercise()))
    assert isinstance(page.session.where, Laying) and page.coach.judging is None


@pytest.mark.native_only
@pytest.mark.usefixtures("few_worlds")
def test_a_lesson_begun_from_an_exercise_of_a_table_leads_to_the_start() -> None:
    """What lies under the table that was laid out is what it interrupts: here nothing."""
    page = two()
    at(page, lambda: send(page, messages.PlayTable("exercise")))
    page.do(lambda: page.session.practise(Sitting(Game.new(SOLO), page.session.settings)))
    page.do(page.session.stop_practising)
    assert isinstance(page.session.where, Start)


@pytest.mark.native_only
@pytest.mark.usefixtures("few_worlds")
def test_an_answer_waits_until_the_coach_knows_the_table() -> None:
    page, found = two(), []

    def answer_at_once() -> None:
        send(page, messages.ExerciseAgain())
        page.choose(0)
        found.append(exercise(page))

    at(page, lambda: send(page, messages.PlayTable("exercise")))
    exercises = page.session.exercises
    assert exercises is not None and exercises.exercise is not None
    exercises.exercise = structs.replace(exercises.exercise, thoughts=())
    exercises.seen = None
    at(page, answer_at_once)
    [waiting] = found
    assert waiting.is_looking and not waiting.exercise.thoughts
    assert exercise(page).step == "judged"


@pytest.mark.parametrize("end", [-1, 60])
def test_a_damaged_exercise_is_told(end: int) -> None:
    page = LayoutPage()
    at(page, lambda: page.arrive(f"e={pack_table(TWO, kind='e')[:end]}"))
    assert isinstance(page.session.where, Start)
    assert [notice.key for notice in page.session.told] == ["exercise_unknown"]


def test_a_new_table_begins_as_the_start_form_says() -> None:
    page = LayoutPage()
    page.screen.filled_in = {"players": "3", "seed": "12", "set_european": "on", "goals": "blue"}
    send(page, messages.LayOut())
    setup = page.draft.position.setup
    assert (setup.players, setup.seed, setup.goals) == (3, 12, "blue")
    assert setup.sets == ("core", "european")
    send(page, messages.GoOn())
    assert isinstance(page.session.where, Start)


def test_a_table_that_no_link_holds_is_told_and_can_be_played() -> None:
    page = send(two(), ADA, LayAt("food"), LayCount("food", 10**9, "seed"))
    assert page.address.now == "" and page.draft.refused is None
    for shares in (messages.ShareTable(), messages.PlayTable("exercise")):
        page.session.told.clear()
        at(page, lambda shares=shares: send(page, shares))  # type: ignore[misc]
        assert [notice.key for notice in page.session.told] == ["link_error_impossible_position"]
        assert isinstance(page.session.where, Laying) and page.session.over.shared is None
    send(page, messages.PlayTable("here"))
    assert page.session.game is not None
    assert page.session.game.state.players[0].food["seed"] == 10**9 + 2


@pytest.mark.native_only  # it runs a loop of its own
@pytest.mark.parametrize("kind", ["x", "e"])
def test_a_table_of_later_rules_asks_for_the_newer_page(kind: str) -> None:
    """A table laid out, and an exercise of one."""
    text = link_of(kind, number_of([*head(rules=RULES + 1), (12345, 99999)]))
    page = LayoutPage()
    at(page, lambda: page.arrive(f"{kind}={text}"))
    assert came(page.session) == CameNewer(f"{kind}={text}")


def test_a_set_up_that_cannot_be_is_told_and_nothing_is_laid_out() -> None:
    page = LayoutPage()
    page.screen.filled_in = {"players": "2", "seed": "-1"}
    send(page, messages.LayOut())
    assert isinstance(page.session.where, Start) and page.session.refusal is not None


def test_a_damaged_table_is_told_and_nothing_is_laid_out() -> None:
    page = LayoutPage()
    page.arrive(f"x={pack_table(TWO)[:-1]}")
    assert isinstance(page.session.where, Start)
    assert [notice.key for notice in page.session.told] == ["link_error_damaged"]
