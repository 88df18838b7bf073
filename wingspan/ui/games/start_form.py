"""The start form, with all options of a new game."""

from __future__ import annotations

from wingspan.engine.components import AUTOMA_LEVELS, MATS, SETS, Language
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button
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
    option,
    p,
    select,
    span,
    summary,
)
from ..kit.icons import icon
from ..session.decks import Decks, how_many_out
from ..session.form import FAR, GOAL_SIDES, LIVE, LONGEST_NAME, POINTS, Fields, chosen_sets

ALL_CARDS = Decks()


def start_form(
    words: Words, fields: Fields, *, refusal: str = "", decks: Decks = ALL_CARDS
) -> Html:
    """The form. ``fields``: the values already filled in, by name. ``refusal``: why the last set-up
    cannot be played, if it cannot. ``decks``: the cards left out.
    """
    return form(".start-form#start-form")[
        p(".refusal", role="alert")[refusal] if refusal else None,
        _players(words, fields),
        _names(words, fields),
        _automa(words, fields),
        _sets(words, fields),
        _mat(words, fields),
        left_out(words, decks),
        _goal_side(words, fields),
        _names_language(words, fields),
        _seed(words, fields),
        html.button(".option.primary.begin", type="submit")[words.text("begin")],
    ]


def _help(words: Words, *said: Child) -> Html:
    """An explanation of a field that unfolds when pressed; only one is open at a time."""
    return details(".field-help", name="help")[
        summary[span(aria_hidden="true")["?"], span(".sr")[words.text("what_is_this")]], *said
    ]


def _helped(words: Words, key: str) -> Html:
    return _help(words, p[words.text(key)])


def _players(words: Words, fields: Fields) -> Html:
    return fieldset[
        legend[words.text("players")],
        div(".radios")[
            *(
                _radio(
                    "players",
                    str(count),
                    words.text("solo") if count == 1 else str(count),
                    fields.get("players", "1"),
                )
                for count in range(1, MOST_PLAYERS + 1)
            )
        ],
        label(".people-only.check.set")[
            input(type="checkbox", name="hints", checked="hints" in fields),
            span[
                b[words.text("hints_agreed")], " ", span(".faint")[words.text("hints_agreed_help")]
            ],
        ],
    ]


def _names(words: Words, fields: Fields) -> Html:
    return fieldset[
        legend[words.text("names")],
        div(".names")[
            *(
                div(".seat-name", class_=f"seat-{seat}")[
                    label[
                        span(".seat-label")[words.text("player_by_number", n=seat + 1)],
                        input(
                            type="text",
                            name=f"name_{seat}",
                            value=fields.get(f"name_{seat}", ""),
                            maxlength=LONGEST_NAME,
                            dir="auto",
                            autocomplete="off",
                        ),
                    ],
                    _who_sits(words, seat, fields.get(f"seat_{seat}", "")),
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


def _who_sits(words: Words, seat: int, chosen: str) -> Html:
    """The choice of who sits at a seat: a person here, live or by link, or a computer player."""
    return select(
        ".people-only", name=f"seat_{seat}", aria_label=words.text("seat_who", n=seat + 1)
    )[
        option(value="", selected=chosen not in (FAR, LIVE, *POINTS))[words.text("seat_person")],
        option(value=LIVE, selected=chosen == LIVE)[words.text("seat_live")],
        option(value=FAR, selected=chosen == FAR)[words.text("seat_far")],
        *(option(value=level, selected=level == chosen)[_level(words, level)] for level in POINTS),
    ]


def _automa(words: Words, fields: Fields) -> Html:
    return fieldset(".solo-only")[
        legend[words.text("level")],
        div(".radios")[
            *(
                _radio("level", level, words.level(level), fields.get("level", AUTOMA_LEVELS[0]))
                for level in AUTOMA_LEVELS
            )
        ],
        label(".check")[
            input(type="checkbox", name="automubon", checked="automubon" in fields),
            span[words.text("automubon")],
        ],
    ]


def _sets(words: Words, fields: Fields) -> Html:
    """The sets in the deck, each explained."""
    chosen = chosen_sets(fields)
    return fieldset[
        legend[words.text("sets")],
        div(".sets")[
            *(
                div(".set")[
                    label(".check")[
                        input(
                            type="checkbox",
                            name=f"set_{name}",
                            checked=name in chosen,
                            disabled=name == SETS[0],
                        ),
                        span[words.text(f"set.{name}")],
                    ],
                    _helped(words, f"set.{name}.about"),
                ]
                for name in SETS
            )
        ],
    ]


def _mat(words: Words, fields: Fields) -> Html:
    return fieldset[
        legend[words.text("mat")],
        div(".radios")[
            _radio("mat", "", words.text("mat.auto"), fields.get("mat", "")),
            *(_radio("mat", mat, words.text(f"mat.{mat}"), fields.get("mat", "")) for mat in MATS),
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


def _goal_side(words: Words, fields: Fields) -> Html:
    return fieldset[
        legend[words.text("goal_side")],
        div(".radios")[
            *(
                _radio(
                    "goals", side, words.text(f"goals_{side}"), fields.get("goals", GOAL_SIDES[0])
                )
                for side in GOAL_SIDES
            )
        ],
    ]


def _names_language(words: Words, fields: Fields) -> Html:
    languages: tuple[tuple[Language, str], ...] = (("en", "English"), ("fr", "Français"))
    return fieldset[
        legend[words.text("names_language")],
        div(".radios")[
            *(
                _radio("names_language", code, name, fields.get("names_language", words.printed))
                for code, name in languages
            ),
            _helped(words, "names_language_help"),
        ],
    ]


def _seed(words: Words, fields: Fields) -> Html:
    return fieldset[
        legend[words.text("seed")],
        div(".radios")[
            input(
                type="text",
                name="seed",
                value=fields.get("seed", ""),
                inputmode="numeric",
                autocomplete="off",
                aria_label=words.text("seed"),
                placeholder=words.text("seed_random"),
                maxlength=16,
            ),
            _helped(words, "seed_help"),
        ],
    ]


def _radio(name: str, value: str, shown: str, chosen: str) -> Html:
    return label(".radio")[
        input(type="radio", name=name, value=value, checked=value == chosen), span[shown]
    ]
