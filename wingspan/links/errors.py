"""Why a link is refused."""

from __future__ import annotations

from typing import Literal

from wingspan.engine.rules import RULES

Kind = Literal[
    "too_long",
    "not_base64",
    "damaged",
    "other_format",
    "newer_rules",
    "unknown_cards",
    "unknown_program",
    "impossible_setup",
    "impossible_name",
    "impossible_position",
    "impossible_record",
    "impossible_answer",
    "past_the_end",
    "written_otherwise",
    "impossible_connection",
]
"""The reasons, from the outside in.

=====================  =========================================================================
kind                   what is wrong
=====================  =========================================================================
too_long               longer than any link; none of it was read
not_base64             empty, or characters that no link has: something else was pasted
damaged                the checksum is wrong: cut short or altered on the way
other_format           whole, but written by a version with another link format
newer_rules            a game or a deal under later rules; see NewerRules
unknown_cards          a card set, mat, goal board or Automa level that this version does not have
unknown_program        a computer player of a level that this version does not have
impossible_setup       a set-up that cannot be played
impossible_name        a player's name that is not UTF-8, too long, or holds control characters
impossible_position    an impossible position to begin from
impossible_record      an impossible seat or count
impossible_answer      an answer after the end of the game, or (when packing) not an option
past_the_end           numbers are left over after the last answer
written_otherwise      a legal game, but not in its canonical encoding
impossible_connection  the code of a connection that no browser can have offered
=====================  =========================================================================
"""


class LinkError(ValueError):
    """Raised for a link that cannot be opened, or a game that none can hold; ``kind`` says why."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class NewerRules(LinkError):
    """Raised for a game or a deal under later rules, which a newer version of the page can open."""

    def __init__(self, rules: int) -> None:
        super().__init__(
            "newer_rules", f"The link was made under rules {rules}; these are rules {RULES}."
        )
        self.rules = rules
