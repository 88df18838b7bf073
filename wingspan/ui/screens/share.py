"""The dialog that shares a game or its deal as a link."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.code import drawn_code
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..session.moment import ShareDialog
from ..session.shared import Shared


def _code(words: Words, shared: Shared) -> Html:
    """The QR code, or why there is none; an empty box until the code is ready."""
    if shared.code == ():
        return el("p", words.text("code_too_long"), class_="share-code")
    drawing = drawn_code(shared.code or (), words.text("code"))
    return el("div", drawing, el("p", words.text("code_help")), class_="share-code")


def share_dialog(words: Words, shown: ShareDialog) -> Html:
    """The link, to copy or to pass to the system's share sheet, and its QR code."""
    shared = shown.shared
    return el(
        "dialog",
        el("h2", words.text(f"share_{shared.kind}", name=shared.to), id="share-title"),
        el("p", words.text(f"share_{shared.kind}_help", name=shared.to)),
        el(
            "div",
            *(
                button(
                    commands.Share(kind),
                    words.text(f"share_as_{kind}"),
                    class_="quiet choice",
                    aria_pressed="true" if kind == shared.kind else "false",
                )
                for kind in shown.kinds
            ),
            class_="setting-choices",
            role="group",
            aria_label=words.text("share_what"),
        )
        if len(shown.kinds) > 1
        else None,
        _code(words, shared),
        el(
            "textarea",
            shared.url,
            id="share-link",
            readonly=True,
            rows=3,
            aria_label=words.text("link"),
        ),
        el(
            "p",
            words.text(shared.told) if shared.told else "",
            class_="told-now",
            role="status",
        ),
        el("p", words.text("link_secrets"), class_="faint") if shared.secret else None,
        _buttons(words, shown),
        open=True,
        class_="dialog share panel",
        id="share",
        aria_labelledby="share-title",
    )


def _buttons(words: Words, shown: ShareDialog) -> Html:
    """Buttons to share and to copy the link, and to play at a live table instead."""
    return el(
        "div",
        button(commands.ShareNow(), words.text("share_sheet"), class_="option primary")
        if shown.has_sheet
        else None,
        button(
            commands.CopyLink(),
            words.text("copy_link"),
            class_="option" if shown.has_sheet else "option primary",
        ),
        button(commands.PlayLive(), words.text("play_live"), class_="option")
        if shown.can_play_live
        else None,
        close_corner(words),
        class_="share-buttons",
    )
