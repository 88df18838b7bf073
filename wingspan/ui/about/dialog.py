"""The dialog with the page's version, whose it is, and the work of others in it."""

from __future__ import annotations

from wingspan.words import Language, Words
from wingspan.words.about import say

from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..session.moment import About
from .shipped import Shipped, ShippedPart, shipped

OWN_LICENCE = "./licences/wingspan.txt"


def about_page(words: Words, shown: About) -> Html:
    """What the build has written down, in its dialog. Raises as :func:`.shipped`."""
    return about_dialog(words, shipped(), shown.build)


def about_dialog(words: Words, shipped: Shipped, build: str) -> Html:
    """``build``: the name of this build of the page, "" if it has none."""
    language = words.language
    own = el("p", say(language, "own"), " ", _new_tab("MIT", OWN_LICENCE))
    return el(
        "dialog",
        el("h2", words.text("about"), id="about-title"),
        el("p", say(language, "version", version=shipped.version, build=build)),
        el("p", say(language, "unofficial")),
        own,
        el("h3", say(language, "others")),
        el("p", say(language, "others_help"), class_="faint"),
        _parts(shipped, "", language),
        close_corner(words),
        open=True,
        class_="dialog about panel",
        id="about",
        aria_labelledby="about-title",
    )


def _parts(shipped: Shipped, within: str, language: Language) -> Html | None:
    """The parts that one carries, each with those that it carries itself."""
    found = shipped.carried_by(within)
    if not found:
        return None
    return el(
        "ul",
        *(el("li", *_part(part, language), _parts(shipped, part.name, language)) for part in found),
    )


def _part(part: ShippedPart, language: Language) -> tuple[Html, str, Html]:
    free = part.licence == "public domain"
    licence = say(language, part.licence) if free else part.licence
    version = f" {part.version}" if part.version else ""
    return (
        _new_tab(part.name, part.source),
        f"{version} · ",
        _new_tab(licence, f"./{part.text}"),
    )


def _new_tab(text: str, address: str) -> Html:
    """A link that leaves the table as it is, and tells nobody where it was."""
    return el("a", text, href=address, target="_blank", rel="noopener noreferrer")
