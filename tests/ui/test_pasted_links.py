"""Links as people paste them, in the address of the page and in its fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.links.pasting import BROKEN_UP, TAILS, WRAPPED, as_address
from tests.links.test_pasted import LINKS, OFFER
from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends, fragment, seen
from wingspan.ui import messages
from wingspan.ui.session.moment import CameDeal, CameGame
from wingspan.ui.session.where import Exercising, arrival_of

Written = Callable[[str], str]


def before(tail: str) -> Written:
    """Return what puts that behind a link."""
    return lambda link: link + tail


WAYS = {**WRAPPED, **BROKEN_UP, **{f"before {tail!r}": before(tail) for tail in TAILS}}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
FIRST_EXERCISE = "core-47-82"


def notices(page: Page) -> list[str]:
    return [notice.key for notice in page.session.told]


@every_way
@pytest.mark.parametrize("kind", ["a game", "a turn", "a deal"])
def test_games_and_deals_open_from_the_address(kind: str, way: Written) -> None:
    page = Page(fragment=as_address(way(LINKS[kind])))
    came = arrival_of(page.session.where)
    assert isinstance(came, CameDeal if kind == "a deal" else CameGame), notices(page)
    assert notices(page) == []


@every_way
@pytest.mark.parametrize("kind", ["a game", "a deal"])
def test_games_and_deals_open_from_the_field_for_games(kind: str, way: Written) -> None:
    page = Page()
    page.app.send(messages.BringPasted(way(LINKS[kind])))
    assert arrival_of(page.session.where) is not None, notices(page)
    assert page.session.over.dialog == ""


def test_a_damaged_link_in_the_field_for_games_is_said_to_be_one() -> None:
    page = Page()
    page.app.send(messages.BringPasted(f"{LINKS['a game'][:-3]}!"))
    assert notices(page) in (["link_error_damaged"], ["link_error_not_base64"])


@every_way
def test_a_live_table_is_joined_from_the_address_and_the_answer_pasted(way: Written) -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(as_address(way(code))))
    answer = fragment(bo)
    assert answer.startswith("q="), notices(bo)
    friends.ada.screen.filled_in = {"code": way(answer)}
    at(friends.ada, lambda: friends.ada.submit("live_code"))
    assert seen(friends.ada).present == ("here", "here")
    assert seen(bo).step == "joined"


def test_an_answer_is_pasted_without_its_kind() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    friends.ada.screen.filled_in = {"code": f" {fragment(bo)[2:]}!\n"}
    at(friends.ada, lambda: friends.ada.submit("live_code"))
    assert seen(friends.ada).present == ("here", "here")


@pytest.mark.parametrize("tail", ["", "!", "&fbclid=x", "&g=", "&g=1damaged"])
def test_an_offer_without_its_game_says_what_it_is(tail: str) -> None:
    bo = Friends().pages[1]
    at(bo, lambda: bo.arrive(f"p={OFFER}{tail}"))
    assert notices(bo) == ["live/no_game"]
    assert bo.session.live is None


@every_way
def test_entries_of_the_rules_open_from_the_address(way: Written) -> None:
    page = Page()
    at(page, lambda: page.arrive(as_address(way("r=bird.mallard"))))
    assert page.session.over.look["rule"].partition("#")[0] == "bird.mallard"
    assert page.screen.root.by_id("reference")


def test_an_entry_that_is_not_there_is_named_without_what_follows_it() -> None:
    page = Page()
    at(page, lambda: page.arrive("r=bird.zzz!&utm_source=chat"))
    assert page.session.over.look["rule"] == "bird.zzz"
    assert page.address.now == "r=bird.zzz"


@every_way
def test_exercises_open_from_the_address(way: Written) -> None:
    page = Page()
    at(page, lambda: page.arrive(as_address(way(f"e={FIRST_EXERCISE}"))))
    assert isinstance(page.session.where, Exercising), notices(page)
    assert page.address.now == f"e={FIRST_EXERCISE}"


def test_questions_about_the_table_open_from_the_address() -> None:
    page = Page()
    page.begin()
    for tail in ("", *TAILS):
        address = as_address(f"w=decision{tail}")
        at(page, partial(page.arrive, address))
        assert page.session.over.look["why"] == "decision", tail
        assert notices(page) == [], tail
        page.session.open_dialog("")


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("open_first", ["", "rules"])
def test_a_question_about_nothing_here_says_so(begun: bool, open_first: str) -> None:
    page = Page()
    if begun:
        page.begin()
    if open_first:
        at(page, lambda: page.app.send(messages.OpenRule()))
    at(page, lambda: page.arrive("w=zzz"))
    assert notices(page) == ["link_why"]
    assert page.session.over.dialog == ""
    assert page.address.now == ""
