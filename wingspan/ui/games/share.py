"""The dialog that shares a game or its deal as a link."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, choice, dialog
from ..kit.drawings import drawn_code
from ..kit.html import Html, div, p, textarea
from ..session.moment import Shared, ShareDialog


def _code(words: Words, shared: Shared) -> Html:
    """The QR code, or why there is none; an empty box until the code is ready."""
    if shared.code == ():
        return p(".share-code")[words.text("code_too_long")]
    drawing = drawn_code(shared.code or (), words.text("code"))
    return div(".share-code")[drawing, p[words.text("code_help")]]


def share_dialog(words: Words, shown: ShareDialog) -> Html:
    shared = shown.shared
    return dialog(
        words,
        "share",
        words.text(f"share_{shared.kind}", name=shared.to),
        p[words.text(f"share_{shared.kind}_help", name=shared.to)],
        div(".setting-choices", role="group", aria_label=words.text("share_what"))[
            *(
                choice(messages.Share(kind), on=kind == shared.kind)[words.text(f"share_as_{kind}")]
                for kind in shown.kinds
            )
        ]
        if len(shown.kinds) > 1
        else None,
        _code(words, shared),
        textarea("#share-link", readonly=True, rows=3, aria_label=words.text("link"))[shared.url],
        p(".told-now", role="status")[words.text(shared.told) if shared.told else ""],
        p(".faint")[words.text("link_secrets")] if shared.secret else None,
        _buttons(words, shown),
        starts_inside=True,
    )


def _buttons(words: Words, shown: ShareDialog) -> Html:
    return div(".share-buttons")[
        button(messages.ShareNow(), ".option.primary")[words.text("share_sheet")]
        if shown.has_sheet
        else None,
        button(messages.CopyLink(), ".option", class_=None if shown.has_sheet else "primary")[
            words.text("copy_link")
        ],
        button(messages.PlayLive(), ".option")[words.text("play_live")]
        if shown.can_play_live
        else None,
    ]
