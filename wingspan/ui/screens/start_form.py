"""The start form, with all options of a new game."""

from __future__ import annotations

from wingspan.engine.components import AUTOMA_LEVELS, MATS, SETS, Language
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Child, Html, el
from ..kit.icons import icon
from ..session.decks import Decks
from ..session.form import FAR, GOAL_SIDES, LIVE, LONGEST_NAME, POINTS, Fields, chosen_sets
from .left_out import how_many_out

ALL_CARDS = Decks()


def start_form(
    words: Words, fields: Fields, *, refusal: str = "", decks: Decks = ALL_CARDS
) -> Html:
    """The form. ``fields``: the values already filled in, by name. ``refusal``: why the last set-up
    cannot be played, if it cannot. ``decks``: the cards left out.
    """
    return el(
        "form",
        el("p", refusal, class_="refusal", role="alert") if refusal else None,
        _players(words, fields),
        _names(words, fields),
        _automa(words, fields),
        _sets(words, fields),
        _mat(words, fields),
        left_out(words, decks),
        _goal_side(words, fields),
        _names_language(words, fields),
        _seed(words, fields),
        el("button", words.text("begin"), type="submit", class_="option primary begin"),
        id="start-form",
        class_="start-form",
    )


def _help(words: Words, *said: Child) -> Html:
    """An explanation of a field that unfolds when pressed; only one is open at a time."""
    return el(
        "details",
        el(
            "summary",
            el("span", "?", aria_hidden="true"),
            el("span", words.text("what_is_this"), class_="sr"),
        ),
        *said,
        name="help",
        class_="field-help",
    )


def _helped(words: Words, key: str) -> Html:
    return _help(words, el("p", words.text(key)))


def _players(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("players")),
        el(
            "div",
            *(
                _radio(
                    "players",
                    str(count),
                    words.text("solo") if count == 1 else str(count),
                    fields.get("players", "1"),
                )
                for count in range(1, MOST_PLAYERS + 1)
            ),
            class_="radios",
        ),
        el(
            "label",
            el("input", type="checkbox", name="hints", checked="hints" in fields),
            el(
                "span",
                el("b", words.text("hints_agreed")),
                " ",
                el("span", words.text("hints_agreed_help"), class_="faint"),
            ),
            class_="people-only check set",
        ),
    )


def _names(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("names")),
        el(
            "div",
            *(
                el(
                    "div",
                    el(
                        "label",
                        el("span", words.text("player_by_number", n=seat + 1), class_="seat-label"),
                        el(
                            "input",
                            type="text",
                            name=f"name_{seat}",
                            value=fields.get(f"name_{seat}", ""),
                            maxlength=LONGEST_NAME,
                            dir="auto",
                            autocomplete="off",
                        ),
                    ),
                    _who_sits(words, seat, fields.get(f"seat_{seat}", "")),
                    class_=f"seat-name seat-{seat}",
                )
                for seat in range(MOST_PLAYERS)
            ),
            class_="names",
        ),
        el(
            "details",
            el("summary", words.text("people_about")),
            el("p", words.text("hot_seat_help")),
            el("p", words.text("by_link_help")),
            el("p", words.text("live_help")),
            name="help",
            class_="people-only programs-about people-about",
        ),
        el(
            "details",
            el("summary", words.text("programs_about")),
            el("p", words.text("programs_help")),
            el(
                "dl",
                *(
                    el(
                        "div",
                        el("dt", _level(words, level)),
                        el("dd", words.text(f"program_{level}"), class_="faint"),
                    )
                    for level in POINTS
                ),
            ),
            name="help",
            class_="people-only programs-about",
        ),
    )


def _level(words: Words, level: str) -> str:
    return words.text("program_level", program=words.program_told(level), n=POINTS[level])


def _who_sits(words: Words, seat: int, chosen: str) -> Html:
    """The choice of who sits at a seat: a person here, live or by link, or a computer player."""
    return el(
        "select",
        el(
            "option",
            words.text("seat_person"),
            value="",
            selected=chosen not in (FAR, LIVE, *POINTS),
        ),
        el("option", words.text("seat_live"), value=LIVE, selected=chosen == LIVE),
        el("option", words.text("seat_far"), value=FAR, selected=chosen == FAR),
        *(
            el("option", _level(words, level), value=level, selected=level == chosen)
            for level in POINTS
        ),
        name=f"seat_{seat}",
        aria_label=words.text("seat_who", n=seat + 1),
        class_="people-only",
    )


def _automa(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("level")),
        el(
            "div",
            *(
                _radio("level", level, words.level(level), fields.get("level", AUTOMA_LEVELS[0]))
                for level in AUTOMA_LEVELS
            ),
            class_="radios",
        ),
        el(
            "label",
            el("input", type="checkbox", name="automubon", checked="automubon" in fields),
            el("span", words.text("automubon")),
            class_="check",
        ),
        class_="solo-only",
    )


def _sets(words: Words, fields: Fields) -> Html:
    """The sets in the deck, each explained."""
    chosen = chosen_sets(fields)
    return el(
        "fieldset",
        el("legend", words.text("sets")),
        el(
            "div",
            *(
                el(
                    "div",
                    el(
                        "label",
                        el(
                            "input",
                            type="checkbox",
                            name=f"set_{name}",
                            checked=name in chosen,
                            disabled=name == SETS[0],
                        ),
                        el("span", words.text(f"set.{name}")),
                        class_="check",
                    ),
                    _helped(words, f"set.{name}.about"),
                    class_="set",
                )
                for name in SETS
            ),
            class_="sets",
        ),
    )


def _mat(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("mat")),
        el(
            "div",
            _radio("mat", "", words.text("mat.auto"), fields.get("mat", "")),
            *(_radio("mat", mat, words.text(f"mat.{mat}"), fields.get("mat", "")) for mat in MATS),
            class_="radios",
        ),
    )


def left_out(words: Words, decks: Decks) -> Html:
    """The cards left out of the game, and the button to choose them."""
    told = how_many_out(words, decks.left_out)
    return el(
        "fieldset",
        el("legend", words.text("left_out_title")),
        el("input", type="hidden", name="without", value=" ".join(decks.left_out)),
        el("p", words.label(decks.name) + told if decks.left_out and decks.name else told),
        button(
            commands.ShowGallery(choosing=True),
            icon("search"),
            words.text("left_out_choose"),
            class_="option",
        ),
        class_="left-out",
    )


def _goal_side(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("goal_side")),
        el(
            "div",
            *(
                _radio(
                    "goals",
                    side,
                    words.text(f"goals_{side}"),
                    fields.get("goals", GOAL_SIDES[0]),
                )
                for side in GOAL_SIDES
            ),
            class_="radios",
        ),
    )


def _names_language(words: Words, fields: Fields) -> Html:
    languages: tuple[tuple[Language, str], ...] = (("en", "English"), ("fr", "Français"))
    return el(
        "fieldset",
        el("legend", words.text("names_language")),
        el(
            "div",
            *(
                _radio(
                    "names_language",
                    code,
                    name,
                    fields.get("names_language", words.printed),
                )
                for code, name in languages
            ),
            _helped(words, "names_language_help"),
            class_="radios",
        ),
    )


def _seed(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("seed")),
        el(
            "div",
            el(
                "input",
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
            class_="radios",
        ),
    )


def _radio(name: str, value: str, label: str, chosen: str) -> Html:
    return el(
        "label",
        el("input", type="radio", name=name, value=value, checked=value == chosen),
        el("span", label),
        class_="radio",
    )
