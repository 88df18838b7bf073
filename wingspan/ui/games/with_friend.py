"""The dialog for a game for two: where the other person sits, names, who begins, which cards."""

from __future__ import annotations

from wingspan.engine.components import SETS
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import on_submit
from ..kit.dialogs import dialog
from ..kit.html import Html, form, input, label, option, p, select, span
from ..session.form import FAR, FRIEND, LIVE, LONGEST_NAME


def with_friend_dialog(words: Words, own_name: str) -> Html:
    """A separate form; options that it does not have keep their values of the start form."""
    first, second, *others = SETS
    packs = [second, *(f"{second} {name}" for name in others), " ".join(SETS[1:])]
    cards = [("", words.text(f"set.{first}"))]
    cards += [(pack, _all_of(words, pack.split())) for pack in packs]
    return dialog(
        words,
        FRIEND,
        words.text("with_friend"),
        form(".friend-form.deal-form", **on_submit(messages.PlayWithFriend()))[
            _choice(
                words,
                "where",
                [
                    ("", words.text("friend_here")),
                    (LIVE, words.text("friend_live")),
                    (FAR, words.text("friend_by_link")),
                ],
            ),
            _name(words, "own", own_name),
            _name(words, "other", ""),
            _choice(
                words,
                "first",
                [(key, words.text(f"friend_first_{key or 'chance'}")) for key in ("", "0", "1")],
            ),
            _choice(words, "cards", cards, chosen=second),
            p(".faint.of-links")[words.text("by_link_help")],
            html.button(".option.primary.begin", type="submit")[words.text("begin")],
        ],
        starts_inside=True,
    )


def _all_of(words: Words, names: list[str]) -> str:
    return " + ".join(words.text(f"set.{name}") for name in names)


def _choice(words: Words, name: str, options: list[tuple[str, str]], chosen: str = "") -> Html:
    return label[
        span[words.text(f"friend_{name}")],
        select(id=f"{FRIEND}-{name}")[
            *(option(value=value, selected=value == chosen)[shown] for value, shown in options)
        ],
    ]


def _name(words: Words, whose: str, filled_in: str) -> Html:
    return label[
        span[words.text(f"friend_{whose}")],
        input(
            type="text",
            id=f"{FRIEND}-{whose}",
            value=filled_in,
            maxlength=LONGEST_NAME,
            dir="auto",
            autocomplete="off",
        ),
    ]
