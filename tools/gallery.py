"""Show every view of the page in its states, on one page: `python -m tools.gallery`.

The states are those of the tests (`e2e/states.py`), built natively and put into the page's
frame, in every language; no Python starts there. What there is of each: pieces of the kit, parts of
the table, screens and dialogs. One chooses language, light or dark, and the size of the window, and
opens a state by itself with a click. `--only asked-` builds only states whose names begin so.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple, cast

from e2e.states import STATES, shown, state
from tools.icon_font import SPRITE, font
from tools.site import SAY, before_python, with_landscape, write_birds
from tools.styles import LATER, joined, text_of
from wingspan.engine import load_catalog
from wingspan.engine.components import Level
from wingspan.links.codes import code_of
from wingspan.ui import messages
from wingspan.ui.forms import NewGame
from wingspan.ui.kit.buttons import (
    AT_THE_TABLE,
    IN_THE_MENU,
    button,
    dialog,
    key_hint,
    language_switch,
    strip,
    tool_button,
)
from wingspan.ui.kit.drawings import drawn_code
from wingspan.ui.kit.fields import picker, radios, text_field, tick_box
from wingspan.ui.kit.html import Html, div, figcaption, figure, input, label, p, section, span, ul
from wingspan.ui.kit.html import li as item
from wingspan.ui.kit.icons import MOST_DRAWN, NAMES, counted, icon, icons
from wingspan.words import Language, Words, languages, own_name, words_in

HERE = Path(__file__).parent
ROOT = HERE.parent
GALLERY = ROOT / ".build" / "gallery"
SIZES = ((360, 640), (390, 844), (1280, 800), (1920, 1080))
"""Windows to choose from, in CSS pixels: phones and desks."""


# the kit


def every_icon(_: Words) -> Html:
    return div(".gallery-icons")[
        *(figure[icon(name), figcaption[name.replace("_", " ")]] for name in NAMES)
    ]


def numbers_of_icons(words: Words) -> Html:
    """Icons that stand for numbers; beyond a few they become one with the number."""
    label = words.text("settings")
    return ul[
        *(item[icons("egg", count, label)] for count in (1, 6)),
        *(item[counted("egg", count)] for count in range(1, MOST_DRAWN + 2)),
    ]


def buttons(words: Words) -> Html:
    """A button in each look and state."""
    word, command = words.text("new_game"), messages.Leave()
    return p[
        button(command, ".option")[word],
        button(command, ".option.primary")[word],
        button(command, ".option", disabled=True)[word],
        button(command, ".option")[key_hint("1"), word],
        button(command, ".quiet")[word],
        button(command, ".quiet", aria_pressed="true")[word],
        button(command, ".quiet")[icon("close"), span(".sr")[words.text("close")]],
    ]


def tools(words: Words) -> Html:
    return section[
        strip(words, AT_THE_TABLE),
        ul(".menu-list")[*(item[tool_button(words, tool)] for tool in IN_THE_MENU)],
        language_switch(words),
    ]


def fields(words: Words) -> Html:
    """One input of each kind, of the form of a new game."""
    form = NewGame(names=("Ada", *NewGame().names[1:]))
    return section(".panel")[
        p[label[words.text("goals"), input(**text_field(form, "names", 0))]],
        p[label[tick_box(form, "sets", "core"), words.text("rules")]],
        div(".radios")[*radios(form, "goals", lambda side: words.text(f"goals_{side}"))],
        p[
            label[
                words.text("language"),
                picker(form, "level", lambda level: words.level(cast(Level, level))),
            ]
        ],
    ]


def code(words: Words) -> Html:
    return drawn_code(code_of("https://example.org/#s=1AbC"), words.text("share"))


def open_dialog(words: Words) -> Html:
    return dialog(words, "sample", words.text("settings"), p[words.text("failed_help")])


KIT: Mapping[str, Callable[[Words], Html]] = {
    "icons": every_icon,
    "icons counted": numbers_of_icons,
    "buttons": buttons,
    "tools": tools,
    "fields": fields,
    "code": code,
    "dialog": open_dialog,
}


# parts of the table, and states


class Part(NamedTuple):
    """A part of the table: the id of its element, and the states whose parts are shown."""

    id: str
    states: tuple[str, ...]


PARTS: Mapping[str, Part] = {
    "strip on top": Part("strip", ("table-1-5", "table-2-5", "table-5-5", "replayed")),
    "turns": Part("clock", ("table-2-5", "table-automa")),
    "goals": Part("goals", ("table-2-5", "table-automa")),
    "points": Part("scores", ("table-1-5", "table-2-5", "table-5-5")),
    "question": Part(
        "prompt",
        (
            "asked-action",
            "asked-payment",
            "asked-gain_die",
            "asked-lay_egg",
            "asked-draw_card",
            "asked-trade",
            "tabbed-lay_egg",
            "marked-gain_food",
            "in-vain",
        ),
    ),
    "mat": Part(
        "mat-0", ("empty-mat", "table-2-5", "full-mat", "asked-lay_egg", "card-in-hand", "hint-3")
    ),
    "hand": Part("hand", ("table-2-1", "table-2-5", "table-2-9", "table-2-15", "marked-hand")),
    "supply": Part("supply", ("table-2-5", "asked-trade", "asked-discard_food")),
    "birdfeeder": Part("birdfeeder", ("table-2-5", "asked-gain_die", "marked-gain_die")),
    "tray": Part("tray", ("table-2-5", "asked-draw_card", "marked-draw_card")),
    "bonus cards": Part("bonus", ("bonus-0", "bonus-2", "bonus-5", "bonus-8")),
    "another player": Part("rival-1", ("table-2-5", "table-5-5")),
    "Automa": Part("automa", ("table-1-5", "table-automa")),
    "hint": Part("hint", ("hint-1", "hint-2", "hint-3")),
}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "The table": ("table-", "tab-", "resumed", "mat", "empty-mat", "full-mat", "reading-"),
    "Every question": ("asked-",),
    "Questions by keyboard": ("tabbed-",),
    "Hints": ("hint-", "marked-"),
    "A card over the mat": ("card-in-hand", "card-to-pay", "placing-", "paying", "in-vain"),
    "Bonus cards": ("bonus-",),
    "The start of a game": ("set-up-",),
    "The end of a round": ("round-end-",),
    "The end of a game": ("end-",),
    "Screens without a table": (
        "start",
        "arrived",
        "hand-over",
        "waiting",
        "thinking",
        "elsewhere",
        "failed",
    ),
    "Replays and reviews": ("replayed", "review", "played-out"),
    "A table laid out by hand": ("laying-",),
    "Beside the board game": ("board-",),
    "Lessons and exercises": ("lesson", "guided", "exercise-"),
    "Cards to read": ("card-",),
    "Dialogs": ("over-",),
    "Rules": ("rules-",),
    "Live tables": ("live-",),
    "Notices and keys": ("notice", "keys-"),
}
"""What the names of a group's states begin with; the first group that fits has a state."""
LEFT_OUT = ("opened-",)
"""The same tab over each question: for tests of what fits."""


def grouped(names: Iterable[str]) -> dict[str, list[str]]:
    """Return the states by group. Raises LookupError for one that no group takes."""
    found: dict[str, list[str]] = {group: [] for group in GROUPS}
    for name in names:
        if name.startswith(LEFT_OUT):
            continue
        fitting = [group for group, begins in GROUPS.items() if name.startswith(begins)]
        if not fitting:
            raise LookupError(f"No group of tools/gallery.py has a place for the state {name}.")
        found[fitting[0]].append(name)
    return found


# the files


def frame(language: Language, phase: str, inside: str) -> str:
    """Return a page with the frame of `index.html` around ``inside``, without its scripts."""
    said = before_python("page")[language]
    html = with_landscape((ROOT / "index.html").read_text(encoding="utf-8"))
    html = re.sub(r"<script\b.*?</script>", "", html, flags=re.DOTALL)
    html = re.sub(r"<(meta http-equiv|link)[^>]*>", "", html)
    html = SAY.sub(lambda found: f">{escape(said[found['key']])}</", html)
    html = html.replace("{title}", escape(said["title"]))
    html = re.sub("<html[^>]*>", f'<html lang="{language}" data-phase="{phase}">', html, count=1)
    style = '<link rel="stylesheet" href="../static/style.css">'
    script = (HERE / "gallery-state.mjs").read_text(encoding="utf-8")
    before, _, after = html.replace("</head>", f"{style}</head>").partition('<main id="app">')
    rest = after.partition("</main>")[2]
    whole = f'{before}<main id="app">{inside}</main>{rest}<script type="module">{script}</script>'
    return whole.replace('"./static/', '"../static/')


def pages(names: Iterable[str]) -> Iterator[tuple[str, Callable[[Language], str]]]:
    """Yield the name of each page, and what makes it in a language."""
    for name, view in KIT.items():
        yield (
            kit_page(name),
            lambda code, view=view: frame(  # type: ignore[misc]
                code, "kit", str(div(".root.gallery-kit#root")[view(words_in(code))])
            ),
        )
    for name in names:
        yield (
            name,
            lambda code, name=name: frame(  # type: ignore[misc]
                code, state(name).phase, str(shown(state(name), code))
            ),
        )


def kit_page(name: str) -> str:
    return f"kit-{name.replace(' ', '-')}"


def index(groups: Mapping[str, Iterable[str]]) -> str:
    """Return the page that shows all others."""
    sections = [("Kit", [(name, kit_page(name), "root") for name in KIT])]
    built = {name for names in groups.values() for name in names}
    for title, part in PARTS.items():
        its = [(name, name, part.id) for name in part.states if name in built]
        sections.append((f"Table: {title}", its))
    for group, names in groups.items():
        sections.append((group, [(name, name, "") for name in names]))
    sections = [(title, its) for title, its in sections if its]
    shows = {
        "languages": {code: own_name(code) for code in languages()},
        "sizes": SIZES,
        "sections": sections,
    }
    page = (HERE / "gallery.html").read_text(encoding="utf-8")
    parts = {
        "style": (HERE / "gallery.css").read_text(encoding="utf-8"),
        "script": (HERE / "gallery.mjs").read_text(encoding="utf-8"),
        "shows": json.dumps(shows).replace("<", "\\u003c"),
        "title": escape(f"{len(built)} states of the page"),
    }
    return re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], page)


def build(names: Iterable[str], folder: Path = GALLERY) -> Path:
    """Write the gallery with those states; return its page."""
    groups = grouped(names)
    shutil.rmtree(folder, ignore_errors=True)
    fonts = folder / "static" / "fonts"
    shutil.copytree(ROOT / "static" / "fonts", fonts)
    write_birds(folder / "static" / "birds")
    (fonts / "icons.woff").write_bytes(font(SPRITE.read_text(encoding="utf-8")))
    style = "".join((joined(), *map(text_of, LATER)))
    own = (HERE / "gallery-kit.css").read_text(encoding="utf-8")
    (folder / "static" / "style.css").write_text(style + own, encoding="utf-8")
    for code in languages():
        (folder / code).mkdir()
    for name, page in pages(name for names in groups.values() for name in names):
        for code in languages():
            (folder / code / f"{name}.html").write_text(page(code), encoding="utf-8")
    target = folder / "index.html"
    target.write_text(index(groups), encoding="utf-8")
    return target


def main() -> None:
    """Build the gallery, and print where it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="BEGINNING", help="some states only")
    wanted = parser.parse_args()
    load_catalog()
    print(build(name for name in STATES if name.startswith(wanted.only)).as_uri())


if __name__ == "__main__":
    main()
