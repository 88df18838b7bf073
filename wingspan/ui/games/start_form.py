"""The start form, with all options of a new game."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from wingspan.engine.components import SETS, Level
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.words import Words

from .. import messages
from ..forms import FAR, LIVE, POINTS, NewGame
from ..kit import html
from ..kit.buttons import button, on_submit
from ..kit.fields import picker, radios, text_field, tick_box
from ..kit.html import (
    Child,
    Html,
    b,
    dd,
    details,
    div,
    dl,
    dt,
    fieldset,
    form,
    input,
    label,
    legend,
    p,
    span,
    summary,
)
from ..kit.icons import icon
from ..session.decks import Decks, how_many_out

ALL_CARDS = Decks()


def start_form(
    words: Words, filled: NewGame, *, refusal: str = "", decks: Decks = ALL_CARDS
) -> Html:
    """The form, filled in so. ``refusal``: why the last set-up cannot be played, if it cannot.
    ``decks``: the cards left out.
    """
    return form(".start-form#start-form", **on_submit(messages.Begin()))[
        p(".refusal", role="alert")[refusal] if refusal else None,
        _players(words, filled),
        _names(words, filled),
        _automa(words, filled),
        _sets(words, filled),
        _chosen(words, "mat", filled, lambda mat: words.text(f"mat.{mat or 'auto'}")),
        left_out(words, decks),
        _chosen(words, "goal_side", filled, lambda side: words.text(f"goals_{side}"), "goals"),
        _names_language(words, filled),
        _seed(words, filled),
        html.button(".option.primary.begin", type="submit")[words.text("begin")],
    ]


def _help(words: Words, *said: Child) -> Html:
    """An explanation of a field that unfolds when pressed; only one is open at a time."""
    return details(".field-help", name="help")[
        summary[span(aria_hidden="true")["?"], span(".sr")[words.text("what_is_this")]], *said
    ]


def _helped(words: Words, key: str) -> Html:
    return _help(words, p[words.text(key)])


def _chosen(
    words: Words,
    title: str,
    filled: NewGame,
    shown: Callable[[str], str],
    field: str = "",
    *more: Child,
) -> Html:
    """The choices of a field, whose name is that of the title if none is given."""
    return fieldset[
        legend[words.text(title)],
        div(".radios")[*radios(filled, field or title, shown), *more],
    ]


def _players(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("players")],
        div(".radios")[
            *radios(filled, "players", lambda count: words.text("solo") if count == "1" else count)
        ],
        label(".people-only.check.set")[
            tick_box(filled, "hints"),
            span[
                b[words.text("hints_agreed")], " ", span(".faint")[words.text("hints_agreed_help")]
            ],
        ],
    ]


def _names(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("names")],
        div(".names")[
            *(
                div(".seat-name", class_=f"seat-{seat}")[
                    label[
                        span(".seat-label")[words.text("player_by_number", n=seat + 1)],
                        input(**text_field(filled, "names", seat), dir="auto"),
                    ],
                    _who_sits(words, filled, seat),
                ]
                for seat in range(MOST_PLAYERS)
            )
        ],
        details(".people-only.programs-about.people-about", name="help")[
            summary[words.text("people_about")],
            p[words.text("hot_seat_help")],
            p[words.text("by_link_help")],
            p[words.text("live_help")],
        ],
        details(".people-only.programs-about", name="help")[
            summary[words.text("programs_about")],
            p[words.text("programs_help")],
            dl[
                *(
                    div[dt[_level(words, level)], dd(".faint")[words.text(f"program_{level}")]]
                    for level in POINTS
                )
            ],
        ],
    ]


def _level(words: Words, level: str) -> str:
    return words.text("program_level", program=words.program_told(level), n=POINTS[level])


def _who_sits(words: Words, filled: NewGame, seat: int) -> Html:
    """The choice of who sits at a seat: a person here, live or by link, or a computer player."""

    def shown(who: str) -> str:
        persons = {"": "seat_person", LIVE: "seat_live", FAR: "seat_far"}
        return words.text(persons[who]) if who in persons else _level(words, who)

    return picker(
        filled,
        "seats",
        shown,
        seat,
        class_="people-only",
        aria_label=words.text("seat_who", n=seat + 1),
    )


def _automa(words: Words, filled: NewGame) -> Html:
    return fieldset(".solo-only")[
        legend[words.text("level")],
        div(".radios")[*radios(filled, "level", lambda level: words.level(cast(Level, level)))],
        label(".check")[tick_box(filled, "automubon"), span[words.text("automubon")]],
    ]


def _sets(words: Words, filled: NewGame) -> Html:
    """The sets in the deck, each explained. The base game is always in it."""
    base, *_ = SETS
    filled = replace(filled, sets=(base, *filled.sets))
    return fieldset[
        legend[words.text("sets")],
        div(".sets")[
            *(
                div(".set")[
                    label(".check")[
                        tick_box(filled, "sets", name, disabled=name == base),
                        span[words.text(f"set.{name}")],
                    ],
                    _helped(words, f"set.{name}.about"),
                ]
                for name in SETS
            )
        ],
    ]


def left_out(words: Words, decks: Decks) -> Html:
    """The cards left out of the game, and the button to choose them."""
    told = how_many_out(words, decks.left_out)
    return fieldset(".left-out")[
        legend[words.text("left_out_title")],
        input(type="hidden", name="without", value=" ".join(decks.left_out)),
        p[words.label(decks.name) + told if decks.left_out and decks.name else told],
        button(messages.ShowGallery(choosing=True), ".option")[
            icon("search"), words.text("left_out_choose")
        ],
    ]


def _names_language(words: Words, filled: NewGame) -> Html:
    names = {"en": "English", "fr": "Français"}
    if not filled.names_language:
        filled = replace(filled, names_language=words.printed)
    help_ = _helped(words, "names_language_help")
    return _chosen(words, "names_language", filled, names.__getitem__, "", help_)


def _seed(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("seed")],
        div(".radios")[
            input(
                **text_field(filled, "seed"),
                inputmode="numeric",
                aria_label=words.text("seed"),
                placeholder=words.text("seed_random"),
            ),
            _helped(words, "seed_help"),
        ],
    ]
