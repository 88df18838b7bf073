"""The dialog for a game for two: where the other person sits, names, who begins, which cards."""

from __future__ import annotations

from wingspan.engine.components import SETS
from wingspan.words import Words

from .. import commands
from ..kit.buttons import on_submit
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..session.form import FAR, FRIEND, LIVE, LONGEST_NAME
from ..session.moment import WithFriend


def with_friend_dialog(words: Words, shown: WithFriend) -> Html:
    """A separate form; options that it does not have keep their values of the start form."""
    first, second, *others = SETS
    packs = [second, *(f"{second} {name}" for name in others), " ".join(SETS[1:])]
    cards = [("", words.text(f"set.{first}"))]
    cards += [(pack, _all_of(words, pack.split())) for pack in packs]
    return el(
        "dialog",
        el("h2", words.text("with_friend"), id="friend-title"),
        el(
            "form",
            _choice(
                words,
                "where",
                [
                    ("", words.text("friend_here")),
                    (LIVE, words.text("friend_live")),
                    (FAR, words.text("friend_by_link")),
                ],
            ),
            _name(words, "own", shown.name),
            _name(words, "other", ""),
            _choice(
                words,
                "first",
                [(key, words.text(f"friend_first_{key or 'chance'}")) for key in ("", "0", "1")],
            ),
            _choice(words, "cards", cards, chosen=second),
            el("p", words.text("by_link_help"), class_="faint of-links"),
            el("button", words.text("begin"), type="submit", class_="option primary begin"),
            class_="friend-form deal-form",
            **on_submit(commands.PlayWithFriend()),
        ),
        close_corner(words),
        open=True,
        class_="dialog friend panel",
        id=FRIEND,
        aria_labelledby="friend-title",
    )


def _all_of(words: Words, names: list[str]) -> str:
    return " + ".join(words.text(f"set.{name}") for name in names)


def _choice(words: Words, name: str, options: list[tuple[str, str]], chosen: str = "") -> Html:
    return el(
        "label",
        el("span", words.text(f"friend_{name}")),
        el(
            "select",
            *(
                el("option", label, value=value, selected=value == chosen)
                for value, label in options
            ),
            id=f"{FRIEND}-{name}",
        ),
    )


def _name(words: Words, whose: str, filled_in: str) -> Html:
    return el(
        "label",
        el("span", words.text(f"friend_{whose}")),
        el(
            "input",
            type="text",
            id=f"{FRIEND}-{whose}",
            value=filled_in,
            maxlength=LONGEST_NAME,
            dir="auto",
            autocomplete="off",
        ),
    )
