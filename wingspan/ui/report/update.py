"""A report of a problem: made, shown, and sent by the person."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from .. import messages
from ..effects import DescribeBrowser, Download, Effects, OfferText
from ..own.shipped import shipped
from .report import report_of, text_of

if TYPE_CHECKING:
    from ..loop.state import State

NAME = "wingspan-report"


def update(state: State, message: messages.ReportMessage) -> Effects:
    session = state.session
    match message:
        case messages.ShowReport():
            return (DescribeBrowser(),)
        case messages.BrowserDescribed(browser):
            report = report_of(session, state.trace, _version(), browser)
            session.open_dialog("report")
            session.over = replace(session.over, report=text_of(report))
        case messages.SaveReport():
            return (Download(f"{NAME}.json", session.over.report),)
        case messages.ShareReport():
            return (OfferText(f"{NAME}.txt", session.over.report),)
        case _:
            assert_never(message)
    return ()


def _version() -> str:
    """The version of the page; "" where nothing was built."""
    try:
        return shipped().version
    except OSError:
        return ""
