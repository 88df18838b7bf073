"""The dialog for a game for two: where the other person sits, names, who begins, which cards."""

from __future__ import annotations

from wingspan.engine.components import SETS
from wingspan.words import Words

from .. import messages
from ..forms import FAR, LIVE
from ..kit import html
from ..kit.buttons import dialog, on_submit
from ..kit.fields import picker, text_field
from ..kit.html import Html, form, input, label, p, span

WHERE = {"": "friend_here", LIVE: "friend_live", FAR: "friend_by_link"}


def with_friend_dialog(words: Words, own_name: str) -> Html:
    """A separate form; options that it does not have keep their values of the start form."""
    filled = messages.PlayWithFriend(own=own_name)

    def cards(pack: str) -> str:
        return " + ".join(words.text(f"set.{name}") for name in pack.split() or SETS[:1])

    return dialog(
        words,
        "friend",
        words.text("with_friend"),
        form(".friend-form.deal-form", **on_submit(messages.PlayWithFriend()))[
            label[
                span[words.text("friend_where")],
                picker(filled, "where", lambda where: words.text(WHERE[where]), id="friend-where"),
            ],
            _name(words, filled, "own"),
            _name(words, filled, "other"),
            label[
                span[words.text("friend_first")],
                picker(
                    filled,
                    "first",
                    lambda seat: words.text(f"friend_first_{seat or 'chance'}"),
                    id="friend-first",
                ),
            ],
            label[
                span[words.text("friend_cards")], picker(filled, "cards", cards, id="friend-cards")
            ],
            p(".faint.of-links")[words.text("by_link_help")],
            html.button(".option.primary.begin", type="submit")[words.text("begin")],
        ],
        starts_inside=True,
    )


def _name(words: Words, filled: messages.PlayWithFriend, whose: str) -> Html:
    return label[
        span[words.text(f"friend_{whose}")],
        input(**text_field(filled, whose), id=f"friend-{whose}", dir="auto"),
    ]
