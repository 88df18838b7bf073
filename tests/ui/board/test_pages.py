"""What helps beside the board game, as sessions of messages: what is pressed is on the screen."""

import json
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.table import CATALOG, below, rng_for
from tests.ui.fake_browser import Page, at
from wingspan.engine.cards import BirdCard
from wingspan.links.envelope import link_in
from wingspan.saves.store import MemoryStore
from wingspan.ui import messages
from wingspan.ui.board.desk import KEY
from wingspan.ui.board.pad import Pad, reckoned, told_apart
from wingspan.ui.board.solo import Solo, Told, played
from wingspan.ui.games.by_link import board_page
from wingspan.ui.messages import (
    BeginSolo,
    ChangeBird,
    Close,
    FillPad,
    FindOnBoard,
    HoldUp,
    KeepPad,
    NameFaceUp,
    NewPad,
    PutBird,
    SetAid,
    SetUpSolo,
    SharePad,
    ShowBoard,
    SoloBack,
    TellSolo,
)
from wingspan.words import words_in


def opened(at_page: messages.BoardPage, store: MemoryStore | None = None) -> Page:
    page = Page(store)
    at(page, lambda: page.app.send(ShowBoard(at_page)))
    return page


def pad(page: Page) -> Pad:
    assert page.session.board is not None
    return page.session.board.pad


def solo(page: Page) -> Solo:
    assert page.session.board is not None
    assert page.session.board.solo is not None
    return page.session.board.solo


def on(page: Page) -> None:
    """Go to the next step, with the smallest number or no bird where something is asked."""
    kind = played(solo(page), CATALOG)[0].kind
    page.press(TellSolo(count=3) if kind == "goal" else TellSolo())


def begun() -> Page:
    page = opened("solo")
    page.press(BeginSolo())
    return page


def test_a_whole_game_against_the_automa() -> None:
    """26 turns each, four ends of rounds, and then the points on the pad."""
    page = begun()
    yours = 0
    while played(solo(page), CATALOG)[0].kind != "over":
        yours += played(solo(page), CATALOG)[0].kind == "yours"
        on(page)
    assert yours == 26
    over = solo(page)
    for message in (TellSolo(), SetUpSolo("level", "eagle")):
        page.app.send(message)
        assert solo(page) == over
    assert played(replace(over, told=(*over.told, Told())), CATALOG)[0].kind == "over"
    _, table = played(solo(page), CATALOG)
    assert table.state.automa is not None
    page.press(NewPad(solo=True))
    _, sheets = reckoned(pad(page), CATALOG)
    assert len(sheets) == 2
    assert sheets[1].eggs == table.state.automa.eggs
    assert sheets[0].goals == sum(goal.standings[0].points for goal in table.state.scored)


def test_a_whole_game_with_nectar_and_a_round_without_a_goal() -> None:
    """Each round after the one without a goal has a turn more: 8 + 7 + 7 + 6."""
    page, words = opened("solo"), words_in("en")
    page.press(SetUpSolo("set", "oceania"))
    page.app.send(SetUpSolo("goal", "no_goal", round=1))
    page.press(BeginSolo())
    yours, moved = 0, False
    while (step := played(solo(page), CATALOG)[0]).kind != "over":
        yours += step.kind == "yours"
        moved = moved or "Its spent nectar:" in page.screen.markup
        if step.kind == "goal" and step.round == 2:
            assert words.text("no_goal_help") in page.screen.markup
            page.press(TellSolo())
        else:
            on(page)
    assert yours == 28 and moved
    assert words.text("board/use_yellow") in page.screen.markup
    assert words.text("board/nectar_on_pad") in page.screen.markup


def test_a_step_back_at_any_time() -> None:
    page = begun()
    seen = []
    for _ in range(12):
        seen.append((page.screen.markup, solo(page)))
        on(page)
    while seen:
        page.press(SoloBack())
        assert (page.screen.markup, solo(page)) == seen.pop()
    page.press(SoloBack())
    assert not solo(page).begun


def test_a_reload_comes_back_to_the_step() -> None:
    page = begun()
    for _ in range(5):
        on(page)
    assert page.address.now == "b=solo"
    again = Page(page.store)
    at(again, lambda: again.arrive(page.address.now))
    assert solo(again) == solo(page)
    assert "board-step" in again.screen.markup


def test_the_screen_stays_on_until_it_is_left() -> None:
    page = opened("")
    assert page.awake
    assert page.address.now == "b=contents"
    for here in ("solo", "pad", "aids"):
        page.app.send(ShowBoard(here))
        assert page.awake
        assert page.address.now == f"b={here}"
    page.press(Close())
    assert not page.awake
    assert page.address.now == ""
    page.arrive("b=nothing-of-that-name")
    assert page.awake
    page.app.send(messages.Leave())
    assert page.awake


def test_what_lies_on_the_real_table_is_chosen_before_it_begins() -> None:
    page = opened("solo")
    before = solo(page)
    assert (before.setup.automa, before.setup.automubon, before.setup.goals) == (
        "eagle",
        False,
        "green",
    )
    for change in (
        SetUpSolo("level", "eaglet"),
        SetUpSolo("automubon"),
        SetUpSolo("side", "blue"),
        SetUpSolo("goal", "eggs_in_cavity", round=2),
        SetUpSolo("bonus", "falconer"),
    ):
        page.app.send(change)
    chosen = solo(page)
    assert (chosen.setup.automa, chosen.setup.automubon, chosen.setup.goals) == (
        "eaglet",
        True,
        "blue",
    )
    assert chosen.goals == (*before.goals[:2], "eggs_in_cavity", before.goals[3])
    assert chosen.bonus == "falconer"
    for nothing in (
        SetUpSolo("level", "raven"),
        SetUpSolo("side", "red"),
        SetUpSolo("set", "core"),
        SetUpSolo("goal", "no_such_goal"),
        SetUpSolo("goal", "eggs_in_bowl", round=4),  # there are four rounds, from 0
        SetUpSolo("bonus", "autwitcher"),  # of the European expansion
    ):
        page.app.send(nothing)
        assert solo(page) == chosen


def test_any_address_that_is_like_one_of_these_pages_opens_one_of_them() -> None:
    rng = rng_for("addresses")
    letters = "b=solopadidscnte#&%\u202e\x00é "
    known = {*get_args(messages.BoardPage)}
    for _ in range(20_000):
        text = "b=" + "".join(letters[below(rng, len(letters))] for _ in range(below(rng, 12)))
        kind, _, rest = link_in(text).partition("=")
        assert kind != "b" or board_page(rest) in known
    assert {board_page(page) for page in known} == known


def test_what_cannot_be_read_is_forgotten() -> None:
    broken = [
        "{",
        '{"solo":7}',
        '{"pad":{"goals":["no_such_goal","","",""],"sheets":[{"bonus":["no_such_card"]}]}}',
        json.dumps({"solo": {"setup": {"automa": "eagle"}, "goals": ["x"] * 4, "bonus": "y"}}),
    ]
    for text in broken:
        store = MemoryStore()
        store.set(KEY, text)
        assert pad(opened("pad", store)) == Pad()


def test_birds_of_the_tray_may_be_named() -> None:
    """A golden eagle (8) and a peregrine falcon (5) are predators, a mallard is none."""
    page = opened("solo")
    page.app.send(SetUpSolo("bonus", "falconer"))
    page.press(BeginSolo())
    while (
        not (asked := played(solo(page), CATALOG)[0]).section
        or asked.section.primary != "play_bird"
    ):
        on(page)
    for letters, bird in (("gol", "golden_eagle"), ("per", "peregrine_falcon"), ("mal", "mallard")):
        page.app.send(FindOnBoard(letters))
        page.press(NameFaceUp(bird))
    page.press(TellSolo(("golden_eagle", "peregrine_falcon", "mallard")))
    _, table = played(solo(page), CATALOG)
    assert table.state.automa is not None
    assert table.state.automa.birds == ["golden_eagle"]
    assert "Golden Eagle" in page.screen.markup


def test_its_own_card_of_two_birds_takes_two_points() -> None:
    """The Autwitcher keeps up to two birds worth 3 or 4."""
    page = opened("solo")
    page.press(SetUpSolo("set", "european"))
    page.app.send(SetUpSolo("bonus", "autwitcher"))
    page.press(BeginSolo())
    while (
        not (asked := played(solo(page), CATALOG)[0]).section
        or asked.section.primary != "play_bird"
    ):
        on(page)
    page.press(NameFaceUp("=3"))
    page.press(NameFaceUp("=4"))
    page.press(TellSolo(("=3", "=4")))
    _, table = played(solo(page), CATALOG)
    assert table.state.automa is not None
    assert sorted(table.state.automa.birds) == ["=3", "=4"]


def put(page: Page, letters: str, bird: str, row: str) -> None:
    page.app.send(FindOnBoard(letters))
    page.press(messages.read("pad_put", json.dumps({"bird": bird, "row": row})))


def test_birds_by_name_give_the_points() -> None:
    """A mallard (0) with a card under it, a golden eagle (8, a predator) with two eggs."""
    page = opened("pad")
    put(page, "mal", "mallard", "wetland")
    put(page, "gol", "golden_eagle", "grassland")
    page.press(ChangeBird("grassland", 0, "eggs"))
    page.press(ChangeBird("grassland", 0, "eggs"))
    page.press(ChangeBird("wetland", 0, "tucked"))
    page.app.send(FillPad("bonus", "falconer"))
    _, (mine, other) = reckoned(pad(page), CATALOG)
    assert (mine.birds, mine.eggs, mine.tucked, mine.bonus) == (8, 2, 1, 2)
    assert mine.total == 13
    assert other.total == 0
    page.press(ChangeBird("wetland", 0, "out"))
    assert reckoned(pad(page), CATALOG)[1][0].total == 12


def test_what_no_button_says_changes_nothing_on_the_pad() -> None:
    page = opened("pad")
    put(page, "kil", "killdeer", "wetland")
    before = pad(page)
    for nothing in (
        PutBird("killdeer", "grassland"),
        PutBird("dodo", "forest"),
        ChangeBird("wetland", 1, "eggs", 1),
        FillPad("bonus", "no_such_card"),
    ):
        page.app.send(nothing)
        assert pad(page) == before


def test_the_goals_of_a_game_against_the_automa_are_drawn_from_four_tiles() -> None:
    page = opened("solo")
    page.app.send(SetUpSolo("goal", "eggs_in_cavity", round=2))
    page.app.send(SetUpSolo("goal", "eggs_in_cavity", round=3))
    page.app.send(SetUpSolo("draw"))
    assert len({CATALOG.goals[goal].tile for goal in solo(page).goals}) == 4


def test_whoever_fills_in_the_pad_alone_is_told_the_points() -> None:
    page = opened("pad")
    for message in (FillPad("players", "1"), FillPad("figure", "12", "birds")):
        page.app.send(message)
    assert page.screen.root.by_class("board-won")[0].words() == "12 points"


def test_a_typed_figure_stands_instead() -> None:
    page = opened("pad")
    put(page, "bal", "bald_eagle", "wetland")
    for field in ("birds", "goals"):
        page.app.send(FillPad("figure", "30", field))
    page.app.send(FillPad("seat", "1"))
    page.app.send(FillPad("figure", "60", "birds"))
    page.app.send(FillPad("food", "2"))
    page.app.send(FillPad("name", "Bo"))
    _, (mine, bo) = reckoned(pad(page), CATALOG)
    assert (mine.total, bo.total) == (60, 60)
    assert (mine.rank, bo.rank) == (2, 1)
    assert "Bo wins by unused food!" in page.screen.markup
    page.app.send(FillPad("seat", "0"))
    page.app.send(FillPad("figure", "", "goals"))
    assert reckoned(pad(page), CATALOG)[1][0].total == 30


@pytest.mark.parametrize(
    ("side", "points"), [("green", [(3, 3, 0), (5, 0, 2)]), ("blue", [(2, 2, 0), (5, 1, 2)])]
)
def test_goals_are_shared(side: str, points: list[tuple[int, ...]]) -> None:
    """Round 1 pays 4, 1, 0 and round 2 pays 5, 2, 1: two players tied for the first place share
    4 + 1, rounded down. On the blue side each thing pays 1, up to 5.
    """
    page = opened("pad")
    page.app.send(FillPad("players", "3"))
    page.app.send(FillPad("side", side))
    counts = {"0": (2, 2, 0), "1": (7, 1, 2)}
    for round_, numbers in counts.items():
        for seat, number in enumerate(numbers):
            page.app.send(FillPad("seat", str(seat)))
            page.app.send(FillPad("count", str(number), round_))
    table, sheets = reckoned(pad(page), CATALOG)
    paid = [[each.points for each in scored.standings] for scored in table.state.scored]
    first = (2, 2, 0) if side == "green" else points[0]
    second = (5, 1, 2) if side == "green" else points[1]
    assert paid[0] == [*first]
    assert paid[1] == [*second]
    assert [sheet.goals for sheet in sheets] == [a + b for a, b in zip(first, second, strict=True)]


def test_nectar_goes_by_habitat() -> None:
    """Most spent nectar pays 5, second most 2; a tie for the first place shares 7, rounded down."""
    page = opened("pad")
    page.app.send(FillPad("set", "oceania"))
    for seat, (forest, wetland) in enumerate(((4, 2), (1, 2))):
        page.app.send(FillPad("seat", str(seat)))
        page.app.send(FillPad("nectar", str(forest), "forest"))
        page.app.send(FillPad("nectar", str(wetland), "wetland"))
    _, (first, second) = reckoned(pad(page), CATALOG)
    assert (first.nectar, second.nectar) == (5 + 3, 2 + 3)


def test_near_misses_are_named() -> None:
    """The card asks for birds that live in the wetland only. The killdeer lives in the grassland,
    too; the puffin does not.
    """
    page = opened("pad")
    put(page, "kil", "killdeer", "wetland")
    put(page, "puf", "atlantic_puffin", "wetland")
    page.app.send(FillPad("bonus", "wetland_scientist"))
    table, _ = reckoned(pad(page), CATALOG)
    found = told_apart(table, 0, CATALOG.bonus_cards["wetland_scientist"])
    assert [[bird.bird for bird in birds] for birds in found] == [["atlantic_puffin"], ["killdeer"]]
    assert words_in("en").text("board/nearly") in page.screen.markup
    assert words_in("en").text("bonus_next", n=2, points=3) in page.screen.markup


def test_it_is_kept_in_the_statistics_once_and_exported() -> None:
    page = opened("pad")
    page.app.send(FillPad("name", "Ada"))
    page.app.send(FillPad("figure", "44", "birds"))
    page.press(KeepPad())
    page.app.send(KeepPad())
    (result,) = page.session.keeping.results.all()
    assert (result.played, result.names, result.totals) == ("at_the_board", ("Ada", ""), (44, 0))
    page.app.send(messages.ExportStatistics())
    assert '"at_the_board"' in page.sharing.texts[-1]
    page.app.send(FillPad("figure", "45", "birds"))
    page.press(KeepPad())
    assert [result.score for result in page.session.keeping.results.all()] == [44, 45]
    page.app.send(messages.Open("statistics"))
    assert "Ada 45, Player 2 0" in page.screen.markup


def test_the_points_are_shared_as_a_picture() -> None:
    page = opened("pad")
    put(page, "bal", "bald_eagle", "wetland")
    page.app.send(FillPad("name", "Ada"))
    page.press(SharePad())
    (drawing,) = page.sharing.pictures
    assert "Ada wins!" in drawing
    assert drawing.count("<svg ") == 2  # the whole, and its one bird


def test_the_picture_is_shared_without_birds_whose_archive_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(card: BirdCard, **_: bool) -> str:
        raise ImportError(card.id)

    monkeypatch.setattr("wingspan.ui.table.end_picture.plate", missing)
    page = opened("pad")
    put(page, "bal", "bald_eagle", "wetland")
    page.app.send(FillPad("name", "Ada"))
    page.press(SharePad())
    (drawing,) = page.sharing.pictures
    assert "Ada wins!" in drawing and drawing.count("<svg ") == 1


def test_aids_tell_which_birds_count() -> None:
    """The puffin lives in the wetland only; the killdeer in the grassland, too; the bluebird in
    the forest and the grassland.
    """
    page = opened("pad")
    put(page, "kil", "killdeer", "wetland")
    put(page, "puf", "atlantic_puffin", "wetland")
    page.app.send(ShowBoard("aids"))
    page.app.send(SetAid("bonus", "wetland_scientist"))
    mine = "Player 1: Atlantic Puffin Close, but not counting: Killdeer"
    assert mine in page.screen.root.words()
    for letters, verdict in (
        ("puffin", "counts"),
        ("killd", "close, but does not count"),
        ("eastern blue", "does not count"),
    ):
        page.app.send(FindOnBoard(letters))
        assert verdict in [each.words() for each in page.screen.root.by_class("board-verdict")]


def test_aids() -> None:
    page = opened("aids")
    page.press(SetAid("draw"))
    assert page.session.board is not None
    goals = page.session.board.aids.goals
    assert len({CATALOG.goals[goal].tile for goal in goals}) == 4
    page.app.send(SetAid("bonus", "falconer"))
    page.app.send(FindOnBoard("bald"))
    page.press(HoldUp("bald_eagle"))
    assert "card" in page.session.over.card or page.session.over.card == "bald_eagle"
    page.press(Close())
    assert "board-step" in page.screen.markup
    page.press(Close())
    assert "board-step" not in page.screen.markup
    assert page.address.now == ""
