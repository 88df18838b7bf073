"""Links that the page opens and makes, input by input: broken ones, deals, those of later rules,
old games watched and played on.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime
from functools import cache

import pytest

from tests.links.broken import BROKEN, LINK
from tests.links.by_hand import link_of
from tests.published import links
from tests.published.links import PublishedLink
from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from tests.ui.markup import Element
from tests.ui.sessions import must_hand_over
from wingspan.engine import RULES, Record, Setup
from wingspan.engine.notation.record import decode, encode
from wingspan.links.game_link import RULES_BITS
from wingspan.links.mixed_radix import Writer
from wingspan.links.setup_code import write_setup
from wingspan.ui import messages
from wingspan.ui.loop.opening import LAST_VIEW
from wingspan.words import words_in

STRANGERS = {"script", "iframe", "object"}


def record_of(page: Page) -> Record:
    """Return the record of the game on the table, as it is written and read."""
    assert page.session.game is not None
    return decode(encode(page.session.game.record()))


def answer_at_random(page: Page, answers: int, seed: int = 9) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        decision = page.session.game.decision if page.session.game else None
        if decision is None or page.session.phase != "play":
            return
        page.app.send(messages.NextRound())
        if must_hand_over(page.session):
            page.choose(0)
        page.choose(dice.randrange(len(decision.options)))


@cache
def solo() -> dict[str, str]:
    """The storage of a browser with a solo game in the middle of a turn."""
    page = Page()
    page.screen.filled_in = {"seed": "9", "name_0": "Eve"}
    page.begin()
    answer_at_random(page, 30)
    return dict(page.store.texts)


def at_a_solo_game() -> Page:
    page = Page()
    page.store.texts.update(solo())
    return Page(page.store)


def sentence(page: Page) -> str:
    """Return the only thing that is said."""
    (notice,) = page.screen.root.by_class("notice")
    return next(element.words() for element in notice.all() if element.tag == "span")


def is_clean(root: Element) -> bool:
    return not any(element.tag in STRANGERS for element in root.all()) and not root.having(
        "src", "x"
    )


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_or_hostile_link_gets_one_sentence_and_changes_nothing(what: str) -> None:
    page = at_a_solo_game()
    kept, record, token = dict(page.store.texts), record_of(page), page.session.token
    asked = page.screen.root.by_id("prompt").words()
    page.arrive(BROKEN[what])
    said = sentence(page)
    assert 20 < len(said) < 140 and said.endswith("."), said
    assert "<" not in said and "alert" not in said
    assert page.screen.root.by_id("prompt").words() == asked
    assert is_clean(page.screen.root)
    assert page.address.now == ""
    (close,) = page.screen.root.by_class("notice")[0].having("data-do", "dismiss")
    page.command("dismiss", close.attributes["data-with"])
    assert not page.screen.root.by_class("notice")
    assert (page.session.token, record_of(page)) == (token, record)
    assert {**page.store.texts, LAST_VIEW: ""} == {**kept, LAST_VIEW: ""}


@pytest.mark.parametrize("what", ["markup", "nothing"])
def test_a_broken_link_is_refused_by_a_page_that_is_just_opened(what: str) -> None:
    page = Page(fragment=BROKEN[what])
    assert sentence(page)
    assert page.session.phase == "start" and is_clean(page.screen.root)
    page.begin()
    assert page.session.sitting is not None


def test_links_that_hold_something_else_are_told_of_as_well() -> None:
    """Some mail programs escape the "=" of an address."""
    page = Page()
    for fragment in ("y=1", "hello", f"z={LINK}"):
        page.arrive(fragment)
        assert "can’t read that link" in sentence(page)
        page.session.told.clear()
    page.arrive(f"g%3D{LINK}")
    assert page.screen.root.by_id("question").words() == "You’ve been sent a game"


@pytest.mark.parametrize("hour", [0, 23])
def test_the_deal_of_the_day_follows_the_date_in_utc(hour: int) -> None:
    page = Page()
    page.screen.time = int(datetime(2026, 3, 1, hour, 30, tzinfo=UTC).timestamp() * 1000)
    page.press(messages.ShowDay())
    assert words_in("en").date("2026-03-01") in page.screen.root.by_id("prompt").words()
    page.submit()
    assert record_of(page).setup.seed == 20260301


def later_rules(setup: Setup) -> str:
    """Return the beginning of a link to a game made under the next rules."""
    digits = Writer()
    digits.natural(RULES + 1, RULES_BITS)
    write_setup(digits, setup, CATALOG)
    digits.digit(12345, 99999)
    return link_of("g", digits.number())


def test_a_game_of_later_rules_asks_for_the_newer_page() -> None:
    """When the page has reloaded, newer or not, the link is in its address again."""
    page = at_a_solo_game()
    mine = record_of(page)
    setup = Setup(players=2, names=("Ada", "Bo"), seed=4242, sets=("core", "oceania"))
    fragment = f"g={later_rules(setup)}"
    page.arrive(fragment)
    needs = "This link needs a newer version of the page"
    assert page.screen.root.by_id("question").words() == needs
    page.press(messages.UpdatePage())
    assert page.address.now == fragment
    again = Page(page.store, fragment)
    assert again.screen.root.by_id("question").words() == needs
    again.press(messages.Decline())
    assert again.session.phase == "play" and record_of(again) == mine


def test_the_menu_sends_the_turn_while_somebody_else_must_answer() -> None:
    page = Page()
    page.screen.filled_in = {
        "players": "2",
        "seat_1": "link",
        "name_0": "Ada",
        "name_1": "Bo",
        "seed": "5",
    }
    page.begin()
    while page.screen.root.by_id("question").words() != "Waiting for Bo":
        page.choose(0)
    page.press(messages.Open("menu"))

    def share() -> None:
        (item,) = page.screen.root.by_id("menu").having("data-do", "share")
        page.command("share", item.attributes["data-with"])

    at(page, share)
    assert page.screen.root.by_id("share-title").words() == "Send the game to Bo"
    assert page.screen.root.by_id("share-link").words().count("#g=") == 1


# links of earlier versions, which ``tests/links/test_published_links.py`` opens

PUBLISHED = links.read(1)
GAMES = [link for link in PUBLISHED if link.fragment.startswith("g=")]
DEALS = [link for link in PUBLISHED if link.fragment.startswith("s=")]


def goes_on(before: Record, after: Record) -> bool:
    """Whether ``after`` is the same game as ``before``, under the same rules, and as far on."""
    same = (before.setup, before.start, before.rules) == (after.setup, after.start, after.rules)
    return same and after.answers[: len(before.answers)] == before.answers


@pytest.mark.parametrize("link", GAMES, ids=lambda link: link.name)
def test_an_old_link_is_watched_and_the_game_played_on_under_its_own_rules(
    link: PublishedLink,
) -> None:
    page = Page(fragment=link.fragment)
    if link.record.answers:
        page.app.send(messages.Watch())
        page.app.send(messages.MoveReplay("end"))
        assert page.session.replay is not None
        assert page.session.replay.at == len(link.record.answers)
        page.press(messages.CloseReplay())
    way_in = page.screen.root.having("data-do", "accept")[0]
    page.command("accept", way_in.attributes.get("data-with", ""))
    if not link.awaits:
        assert page.session.phase == "over" and record_of(page) == link.record
        assert page.session.game is not None
        assert tuple(score.total for score in page.session.game.scores()) == link.totals
        return
    before = record_of(page)
    assert goes_on(link.record, before)
    answer_at_random(page, 3)
    after = record_of(page)
    assert goes_on(link.record, after) and len(after.answers) > len(link.record.answers)
    assert record_of(Page(page.store)) == after


@pytest.mark.parametrize("link", DEALS, ids=lambda link: link.name)
def test_an_old_deal_is_played_under_its_own_rules(link: PublishedLink) -> None:
    page = Page(fragment=link.fragment)
    beat = page.screen.root.by_class("beat")
    assert [str(link.beat) in said.words() for said in beat] == [True] * (link.beat is not None)
    page.submit()
    answer_at_random(page, 5)
    record = record_of(page)
    assert record.rules == link.record.rules
    assert (record.setup.seed, record.setup.sets) == (
        link.record.setup.seed,
        link.record.setup.sets,
    )


def test_a_link_that_nobody_took_is_told_of() -> None:
    page = at_a_solo_game()
    page.app.send(messages.ShareNow())
    assert page.session.over.shared is None, "there is no link yet"
    at(page, lambda: page.app.send(messages.Share("game")))
    page.app.send(messages.ShareNow())
    assert page.session.over.shared is not None
    assert page.session.over.shared.told == "shared_no"


def test_the_end_of_a_game_is_shared_as_a_picture() -> None:
    page = at_a_solo_game()
    page.app.send(messages.SharePicture())
    assert page.sharing.pictures == [], "the game is not over"
    answer_at_random(page, 2_000)
    assert page.session.game is not None and page.session.phase == "over"
    page.app.send(messages.SharePicture())
    [picture] = page.sharing.pictures
    assert all(f">{sheet.total}<" in picture for sheet in page.session.game.scores())
    page.app.send(messages.PictureDrawn(as_png=False))
    assert [notice.key for notice in page.session.told] == ["picture_as_svg"]
