"""The dialog with the page's version, its licence, and the third-party work in it."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.buttons import dialog
from ..kit.html import Html, a, h3, li, p, ul
from ..session.moment import AboutPage
from .shipped import Shipped, ShippedPart, shipped

OWN_LICENCE = "./licences/wingspan.txt"


def about_page(words: Words, page: AboutPage) -> Html:
    """The dialog, filled from the build's record. Raises what :func:`.shipped` raises."""
    return about_dialog(words, shipped(), page)


def about_dialog(words: Words, shipped: Shipped, page: AboutPage) -> Html:
    """The dialog for these parts."""
    own = p[words.text("about/own"), " ", _new_tab("MIT", OWN_LICENCE)]
    return dialog(
        words,
        "about",
        words.text("about"),
        p[words.text("about/version", version=shipped.version, build=page.build)],
        p(".needs-network")[_new_tab(words.text("documentation"), page.docs)]
        if page.docs
        else None,
        p[words.text("about/unofficial")],
        own,
        h3[words.text("about/others")],
        p(".faint")[words.text("about/others_help")],
        _parts(shipped, "", words),
        starts_inside=True,
    )


def _parts(shipped: Shipped, within: str, words: Words) -> Html | None:
    found = shipped.carried_by(within)
    if not found:
        return None
    return ul[*(li[*_part(part, words), _parts(shipped, part.name, words)] for part in found)]


def _part(part: ShippedPart, words: Words) -> tuple[Html, str, Html]:
    free = part.licence == "public domain"
    licence = words.text("about/public_domain") if free else part.licence
    version = f" {part.version}" if part.version else ""
    return (
        _new_tab(part.name, part.source),
        f"{version} · ",
        _new_tab(licence, f"./{part.text}"),
    )


def _new_tab(text: str, address: str) -> Html:
    """A link that opens a new tab and sends no referrer."""
    return a(href=address, target="_blank", rel="noopener noreferrer")[text]
