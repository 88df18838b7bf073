"""The dialog with the report of a problem: what it says, and the ways to send it."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, close_corner
from ..kit.html import Html, dialog, div, h2, p, textarea
from ..session.moment import ReportDialog


def report_dialog(words: Words, shown: ReportDialog) -> Html:
    return dialog(".dialog.report.panel#report", open=True, aria_labelledby="report-title")[
        h2("#report-title")[words.text("report")],
        p("#report-help")[words.text("about/report_holds")],
        p[words.text("about/report_secrets")],
        textarea(
            "#report-text",
            readonly=True,
            rows=8,
            aria_label=words.text("report"),
            aria_describedby="report-help",
        )[shown.text],
        div(".share-buttons")[
            button(messages.Copy("report-text"), ".option.primary")[words.text("copy")],
            button(messages.ShareReport(), ".option")[words.text("share_sheet")]
            if shown.has_sheet
            else None,
            button(messages.SaveReport(), ".option")[words.text("do_export_this")],
            close_corner(words),
        ],
    ]
