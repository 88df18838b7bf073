"""What happens to a link on its way: characters around it, breaks inside it, escapes."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

BASE = "https://page.example/wingspan/#"
TAILS = (
    *"!?\"'*]…。、)>,.;:’”»|}~_",
    "?!",
    "**",
    "_*",
    "</a>",
    "&gt;",
    "&quot;",
    "&amp;",
    "\u200b",
    "\u200b.",
    "\ufeff",
    "\u2060",
    "\u00ad",
    "\n",
    "\r\n\r\n",
    "\t",
    " ",
    " – see you there!",
    "\nSee you there",
    " https://page.example/",
    "&fbclid=IwAR0aBcD-eF_9",
    "&gclid=abc&utm_source=chat",
    "?utm_source=chat&utm_medium=share",
    "?si=_x-9",
    "&g",
    "#top",
    "\ud83d",
    "🐦",
    "%20",
    "%0A",
    "%E2%80%8B",
    "%",
)
"""What other programs and people leave behind a link."""

WRAPPED: dict[str, Callable[[str], str]] = {
    "as it is": lambda link: link,
    "whole": lambda link: BASE + link,
    "in a sentence": lambda link: f"Join me ({BASE}{link}), Bo!",
    "after another address": lambda link: f"https://a.example/#top {BASE}{link}",
    "in angle brackets": lambda link: f"<{BASE}{link}>",
    "in French quotation marks": lambda link: f"« {BASE}{link} »",
    "in Markdown": lambda link: f"[a game]({BASE}{link})",
    "in Markdown, emphasised": lambda link: f"**_{BASE}{link}_**",
    "in HTML": lambda link: f'<a href="{BASE}{link.replace("&", "&amp;")}">here</a>',
    "escaped": lambda link: escaped(link),  # noqa: PLW0108 - it is defined below
    "escaped twice": lambda link: escaped(escaped(link)),
    "whole, escaped twice": lambda link: escaped(escaped(BASE + link)),
    "with one = escaped": lambda link: link.replace("=", "%3D", 1),
    "with one = escaped twice": lambda link: link.replace("=", "%253D", 1),
}
BROKEN_UP: dict[str, Callable[[str], str]] = {
    "over two lines": lambda link: cut(link, "\n"),
    "over two lines, as in Windows": lambda link: cut(link, "\r\n"),
    "in a quoted mail": lambda link: "> " + cut(BASE + link, "\n> "),
    "in quoted-printable": lambda link: cut((BASE + link).replace("=", "=3D"), "=\r\n"),
    "by spaces": lambda link: cut(link, " "),
    "by zero-width spaces": lambda link: cut(link, "\u200b"),
    "by soft hyphens": lambda link: cut(link, "\u00ad"),
    "behind the =": lambda link: link.replace("=", "=\n", 1),
    "and followed by more lines": lambda link: (
        f"Hello,\n{cut(BASE + link, chr(10))}\nSee you there"
    ),
}
"""Links that are broken in themselves."""


def escaped(text: str) -> str:
    return quote(text, safe="", errors="replace")


def cut(link: str, between: str) -> str:
    """Break a link every 31 characters."""
    return between.join(link[at : at + 31] for at in range(0, len(link), 31))


def as_address(text: str) -> str:
    """Return what a browser makes of a text in its address field: breaks of lines are dropped."""
    return text.translate({ord(character): None for character in "\r\n\t"})
