"""Why a link is refused."""

from __future__ import annotations

from typing import Literal

from wingspan.engine import RULES, Setup

Kind = Literal[
    "too_long",
    "not_base64",
    "damaged",
    "other_format",
    "other_rules",
    "unknown_cards",
    "impossible_setup",
    "impossible_name",
    "impossible_position",
    "impossible_record",
    "impossible_answer",
    "past_the_end",
    "written_otherwise",
]
"""The reasons, from the outside in.

===================  ===========================================================================
kind                 what is wrong
===================  ===========================================================================
too_long             longer than any link is; nothing of it was read
not_base64           empty, or characters that no link has: something else was pasted
damaged              the checksum is wrong: cut short or altered on the way
other_format         whole, but written by a version with another format of links
other_rules          a game under another number of the rules: see OtherRules
unknown_cards        a card set, mat, goal board or Automa level that this version does not have
impossible_setup     a set-up that cannot be played
impossible_name      a player's name that is no UTF-8, too long, or holds control characters
impossible_position  a position to begin from that cannot be
impossible_record    a seat or a count that cannot be
impossible_answer    an answer after the end of the game, or (on packing) one that is no option
past_the_end         numbers are left over after the last answer
written_otherwise    a legal game, but not in the one way in which it is written
===================  ===========================================================================
"""


class LinkError(ValueError):
    """A link that cannot be opened, or a game that fits into none. ``kind`` says why."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class OtherRules(LinkError):
    """A game made under other rules: its answers mean nothing here, its deal can be offered.

    ``setup`` (seed included) can be played under these rules.
    """

    def __init__(self, rules: int, setup: Setup) -> None:
        super().__init__(
            "other_rules", f"The link was made under rules {rules}; these are rules {RULES}."
        )
        self.rules = rules
        self.setup = setup
