"""What an update asks of the browser, as values; ``wingspan.ui.browser.carrying`` does it.

Jobs take a while: ``wingspan.ui.loop.tasks`` runs them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from .devices import Browser
from .messages import AnyMessage

CODES = "codes"

Send = Callable[[AnyMessage], None]


class Effect(Struct, frozen=True):
    """The base of all effects."""


class Focus(Effect, frozen=True):
    """Move the focus to the first element that the CSS selector matches. ``is_shown``: scroll it
    into view.
    """

    selector: str
    is_shown: bool = False


QUESTION = Focus("#question")
"""The heading of the question, or of the end of a round while that is shown."""
RULES = Focus("#rule-title")
"""The page of the rules, scrolled to its top."""


# the address


class GoTo(Effect, frozen=True):
    """Put that fragment into the address, as a new entry of the browser's history."""

    fragment: str


class Stay(Effect, frozen=True):
    """Put that fragment into the address without a new entry; "" removes the fragment."""

    fragment: str = ""


class Travel(Effect, frozen=True):
    """Go so many entries on in the browser's history; None: back to before this page's own."""

    by: int | None = None


class LoadAgain(Effect, frozen=True):
    """Load the page again; if a ``fragment`` is given, in its newest version, with that in its
    address.
    """

    fragment: str | None = None


# ways out of the page


class Download(Effect, frozen=True):
    """Offer a text as a file."""

    name: str
    text: str


class CopyField(Effect, frozen=True):
    """Select the text of an element and copy it."""

    element: str


class CopyText(Effect, frozen=True):
    """Put a link on the clipboard; answered by :class:`.LinkCopied`."""

    text: str
    rule: bool = False


class OfferLink(Effect, frozen=True):
    """Hand a link to the system's share sheet; answered by :class:`.LinkShared`. ``live``: it is
    the code of a live table.
    """

    title: str
    text: str
    url: str
    live: bool = False


class OfferPicture(Effect, frozen=True):
    """Render an SVG to a PNG of that width and height, and hand it to the share sheet or offer it
    as a file; answered by :class:`.PictureDrawn`.

    ``name``: of the file, without its suffix.
    """

    name: str
    drawing: str
    size: tuple[int, int]


class OfferText(Effect, frozen=True):
    """Hand a text to the share sheet as a file, or offer it as a file."""

    name: str
    text: str


class DescribeBrowser(Effect, frozen=True):
    """Ask what the browser is; answered by :class:`.BrowserDescribed`."""


class PrintPage(Effect, frozen=True):
    """Print the page."""


# what comes later


class Then(Effect, frozen=True):
    """Handle another message next."""

    message: AnyMessage


class Later(Effect, frozen=True):
    """Handle another message after that many milliseconds."""

    message: AnyMessage
    milliseconds: int


class Fetch(Effect, frozen=True):
    """Fetch archives, and then handle a message.

    ``after``: milliseconds to wait first; None not even for the browser to get a word in.
    ``quietly``: nobody has asked for them, and nobody is told if they cannot be fetched.
    """

    archives: tuple[str, ...]
    message: AnyMessage
    after: int | None = None
    quietly: bool = False


class Job(Effect, frozen=True):
    """Work that takes a while, and sends its results as messages. Starting one ends another of
    its class.
    """

    async def run(self, browser: Browser, send: Send) -> None:
        """Raises what a :class:`.FailJob` is to report."""


class EndJob(Effect, frozen=True):
    """End the job of that class, if one is running."""

    job: type[Job]


# the browser's own


class TakeGame(Effect, frozen=True):
    """Take the game of that key for this tab, and release the one before; "" only does that.

    ``steal``: even if another tab has it. Answered by :class:`.HoldGame` when that changes.
    """

    key: str
    steal: bool = False


class AskToPersist(Effect, frozen=True):
    """Ask the browser not to delete what is stored."""


class KeepAwake(Effect, frozen=True):
    """Keep the screen of this device on while the page is looked at, or no longer."""

    on: bool


class ReadLayout(Effect, frozen=True):
    """Find out what is written on the keys; answered by :class:`.LabelKeys`."""


Effects = tuple[Effect, ...]
