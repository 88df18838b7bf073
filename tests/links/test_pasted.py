"""Links as people paste them are read as far as they are whole, and no further."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.links.by_hand import ALPHABET, packed, random_game
from tests.links.pasting import BROKEN_UP, TAILS, WRAPPED, as_address
from wingspan.engine import Setup
from wingspan.links import GameLink, pack_deal, pack_game
from wingspan.links.connection import (
    Answer,
    Candidate,
    Connection,
    Offer,
    offer_id,
    pack_answer,
    pack_offer,
)
from wingspan.links.envelope import link_in, name_in

SOLO = Setup(players=1, names=("Eve",), automa="eagle", seed=77)
TWO = Setup(players=2, names=("Ada", "Bo"), seed=78)
GAME = packed(random_game(SOLO, Random(77), 40))
INVITES = pack_game(GameLink(record=random_game(TWO, Random(78), 60).record(), seat=1))
CONNECTION = Connection("abcd", "p" * 24, bytes(range(32)), (Candidate("10.0.0.1", 7),))
OFFER = pack_offer(Offer(CONNECTION, 1))
LINKS = {
    "a game": f"g={GAME}",
    "a turn": f"g={INVITES}",
    "a deal": f"s={pack_deal(SOLO, 80)}",
    "an offer": f"p={OFFER}",
    "an offer with its game": f"p={OFFER}&g={INVITES}",
    "an answer": f"q={pack_answer(Answer(CONNECTION, offer_id(OFFER)))}",
}
every_link = pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)


@every_link
@pytest.mark.parametrize("wrapped", WRAPPED.values(), ids=WRAPPED)
def test_whatever_surrounds_a_whole_link_is_left_out(
    link: str, wrapped: Callable[[str], str]
) -> None:
    assert link_in(wrapped(link)) == link
    for tail in TAILS:
        assert link_in(wrapped(link + tail)) == link, tail
        assert link_in(as_address(wrapped(link + tail))) == link, tail


@every_link
@pytest.mark.parametrize("broken", BROKEN_UP.values(), ids=BROKEN_UP)
def test_a_link_that_is_broken_over_lines_is_put_together(
    link: str, broken: Callable[[str], str]
) -> None:
    for tail in ("", *TAILS):
        assert link_in(broken(link) + tail) == link, tail
        assert link_in(as_address(broken(link) + tail)) == link, tail


@given(st.text(max_size=300), st.sampled_from(list(LINKS.values())))
def test_no_text_behind_a_link_hides_it(after: str, link: str) -> None:
    assert link_in(link + after).startswith(link)


@given(st.text(ALPHABET + "=&#gspq", max_size=60), st.sampled_from(list(LINKS.values())))
def test_no_characters_of_links_behind_a_link_hide_it(after: str, link: str) -> None:
    found = link_in(link + after)
    assert found == link or (link in found and len(found) > len(link))


def test_a_link_inside_another_one_is_not_the_one_that_is_read() -> None:
    """An offer with its game is longer than its game."""
    assert link_in(LINKS["an offer with its game"]) == LINKS["an offer with its game"]
    assert link_in(f"{LINKS['a deal']} {LINKS['a game']}") == LINKS["a game"]
    assert link_in(f"{LINKS['a game']} {LINKS['a deal']}") == LINKS["a game"]


def test_an_offer_whose_game_was_cut_is_still_an_offer() -> None:
    assert link_in(LINKS["an offer with its game"][:-1]) == LINKS["an offer"]


@every_link
def test_what_is_not_whole_is_not_made_whole(link: str) -> None:
    """Cut anywhere, or with one character altered, it is handed on as it is, to be refused."""
    dice = Random(link)
    kind, _, text = link.partition("=")
    text = text.partition("&")[0]
    for end in range(1, len(text)):
        assert link_in(f"{kind}={text[:end]}") == f"{kind}={text[:end]}"
    for place in range(len(text)):
        other = dice.choice(ALPHABET.replace(text[place], ""))
        altered = f"{kind}={text[:place]}{other}{text[place + 1 :]}"
        assert link_in(f"{altered}!") == f"{altered}!"


@pytest.mark.parametrize(
    ("text", "handed_on"),
    [
        ("", ""),
        ("hello.", "hello"),
        ("https://page.example/#hello", "hello"),
        ("g=", "g="),
        ("x#g=#g=", "g=#g="),
        ("%", "%"),
        ("g=" * 9000, "g=" * 9000),
        ("g=" + "A" * 2**20, "g=" + "A" * 2**20),
        ("%25" * 2**19, "%25" * 2**19),
    ],
)
def test_texts_without_a_link_are_handed_on(text: str, handed_on: str) -> None:
    assert link_in(text) == handed_on


def test_an_answer_may_be_pasted_without_its_kind() -> None:
    answer = LINKS["an answer"][2:]
    for text in (answer, f"{answer}!", f" {answer[:40]}\n{answer[40:]} "):
        assert link_in(text, otherwise="q") == f"q={answer}"
    assert link_in(f"{answer}!") == f"{answer}!"


NAMES = ("bird.mallard", "core-47-82", "score.eggs.1", "chapter.quick", "own-a1_b-7")


@pytest.mark.parametrize("name", NAMES)
def test_the_longest_name_that_is_known_is_read(name: str) -> None:
    for tail in ("", *TAILS):
        assert name_in(name + tail, NAMES.__contains__) == name, tail
        assert name_in(as_address(name + tail), NAMES.__contains__) == name, tail
        assert name_in(f"{name[:6]}\n{name[6:]}{tail}", NAMES.__contains__) == name, tail


def test_a_name_does_not_end_in_the_middle_of_a_number() -> None:
    assert name_in("core-47-821", NAMES.__contains__) == "core-47-821"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("bird.zzz!", "bird.zzz"),
        ("bird.zzz and more", "bird.zzz"),
        ("<img src=x>", "<img src=x>"),
        ("", ""),
        ("...", "..."),
    ],
)
def test_an_unknown_name_is_handed_on_without_what_follows_it(text: str, name: str) -> None:
    assert name_in(text, NAMES.__contains__) == name
