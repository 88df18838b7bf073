"""What pages at a live table send each other stays what an earlier build's pages sent.

``wire.json`` was written by the build 7f375078: what the host's page and the guest's page of one
game sent, from the greeting to the last answer. Whoever sends the same, and has read what the other
sent, can sit at a table with a page of that build.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tests.ui.live.friends import Friends, answers, play


class Wire(Struct):
    """All texts that each page sent, in order, and the answers of the game."""

    host: list[str]
    guest: list[str]
    answers: tuple[int, ...]


EARLIER = msgspec.json.decode(Path(__file__).with_name("wire.json").read_bytes(), type=Wire)


def test_a_whole_game_is_told_as_an_earlier_build_told_it() -> None:
    friends, dice = Friends(), Random(3)
    friends.join(1)
    playing = [True]
    while any(playing):
        playing = [play(page, dice, most=1) for page in friends.pages]
    guest = friends.devices[1].line
    assert guest.other is not None
    assert answers(friends.ada) == EARLIER.answers
    assert guest.other.sent == EARLIER.host
    assert guest.sent == EARLIER.guest
