"""An example in an entry of the reference: a picture of the position, and two buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from wingspan.engine.catalog import Catalog
from wingspan.teaching.examples import Example, examples, examples_of
from wingspan.teaching.scenario import Data
from wingspan.words import Words
from wingspan.words.teaching.examples import example_texts

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, b, div, figcaption, figure, join, span
from ..play.replay import Replay
from ..play.settings import DEFAULTS
from ..table.hand import hand
from ..table.mat import mat
from ..table.supply import birdfeeder, supply, tray

MOST_SHOWN = 3
"""The most examples that an entry shows, with those made for it first."""

_LIVE = re.compile(
    r' (?:id|role|tabindex|type|disabled|aria-[a-z]+|data-[a-z-]+)(?:="[^"]*")?(?=[ >])'
)
_FIELDS = re.compile(r"<select\b.*?</select>|<input\b[^>]*>", re.DOTALL)
_CONTROLS = re.compile(r"<(/?)(?:button|label|summary|details|h[1-6])(?=[ >])")


def examples_in(words: Words, catalog: Catalog) -> Callable[[str], Html]:
    """Return the function that finds the examples of an entry, or a single one, by id."""
    return partial(_examples, words, catalog)


def _examples(words: Words, catalog: Catalog, id: str) -> Html:
    found = examples_of(id)[:MOST_SHOWN] or tuple(
        example for example in (examples().get(id),) if example is not None
    )
    return join(example_figure(words, catalog, example) for example in found)


def example_figure(words: Words, catalog: Catalog, example: Example) -> Html:
    """The position as the table draws it, a caption, and buttons to play it or watch it."""
    text = example_texts(words.language)[example.id]
    caption = text.caption
    return figure(".example", data_example=example.id)[
        figcaption[b[words.text("teaching/example"), " "], caption],
        div(".example-table", inert=True)[_drawn(words, catalog, example)],
        div(".teaching-buttons")[
            *(
                button(command, class_=kind)[
                    words.text(f"teaching/{name}"), span(".sr")[f" – {caption}"]
                ]
                for name, kind, command in (
                    ("example_try", "option primary", messages.TryExample(example.id)),
                    ("example_show", "option", messages.ShowExample(example.id)),
                )
            )
        ],
    ]


def _drawn(words: Words, catalog: Catalog, example: Example) -> Html:
    """The relevant parts of the table, as a picture that cannot be focused or pressed."""
    replay = Replay(example.record(catalog), catalog, 0)
    scene = replay.scene(words, DEFAULTS, {})
    mentioned = _mentioned(example)
    parts = [mat(scene, 0), supply(scene)]
    if "birdfeeder" in mentioned:
        parts.append(birdfeeder(scene))
    if "tray" in mentioned:
        parts.append(tray(scene))
    if scene.me.hand:
        parts.append(hand(scene))
    return as_picture(join(parts))


def _mentioned(example: Example) -> set[str]:
    """Return the names of the parts of the table that the position or an answer mentions."""
    by_type = {"die": "birdfeeder", "reroll": "birdfeeder", "draw": "tray", "draw_deck": "tray"}
    answers: tuple[Data, ...] = example.answers
    named = {by_type[kind] for answer in answers if (kind := answer.get("type", "")) in by_type}
    return named | set(example.position)


def as_picture(html: Html) -> Html:
    """Return markup of the table with everything interactive removed."""
    return Html(_CONTROLS.sub(r"<\1span", _LIVE.sub("", _FIELDS.sub("", html))))
