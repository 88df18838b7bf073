"""The start form, and the set-up that it stands for."""

from __future__ import annotations

from wingspan.engine.catalog import MATS, SETS
from wingspan.engine.components import Language
from wingspan.engine.setup import MOST_PLAYERS, SetupError
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..kit.menu import AT_THE_START, strip
from ..session.form import (
    BEGINNERS,
    FAR,
    GOAL_SIDES,
    LEVELS,
    LONGEST_NAME,
    POINTS,
    Fields,
    NobodyPlays,
    chosen_sets,
)
from ..session.moment import Start
from .saved_games import saved_games


def start_page(words: Words, shown: Start) -> Html:
    """The start form, and the saved games beside it."""
    return start_form(
        words,
        shown.fields,
        can_continue=shown.can_continue,
        refusal=_refusal(words, shown.refusal),
        kept=saved_games(words, shown.kept) if shown.kept else None,
        fitting=shown.fitting,
    )


def start_form(
    words: Words,
    fields: Fields,
    *,
    can_continue: bool,
    refusal: str = "",
    kept: Html | None = None,
    fitting: str = BEGINNERS,
) -> Html:
    """``fields``: what is filled in already, if anything.

    ``refusal``: why the last set-up cannot be played. ``kept``: the list of saved games.
    ``fitting``: the computer player that is offered at once.
    """
    return el(
        "section",
        el("div", strip(words, AT_THE_START), class_="form-top"),
        el(
            "p",
            words.text("continue_help"),
            " ",
            button(commands.GoOn(), words.text("continue"), class_="option primary"),
            class_="continue",
        )
        if can_continue
        else None,
        el(
            "form",
            el("h2", words.text("new_game"), id="question", tabindex="-1"),
            el("p", refusal, class_="refusal", role="alert") if refusal else None,
            _players(words, fields),
            _names(words, fields),
            _automa(words, fields),
            _sets(words, fields),
            _goal_side(words, fields),
            _names_language(words, fields),
            _seed(words, fields),
            el("button", words.text("begin"), type="submit", class_="option primary begin"),
            id="start-form",
            class_="start-form panel",
        ),
        el("div", _play_now(words, fitting), _day(words), kept, class_="start-aside"),
        class_="start",
    )


def _refusal(words: Words, refusal: SetupError | NobodyPlays | None) -> str:
    if isinstance(refusal, NobodyPlays):
        return words.text("nobody_plays")
    return words.error(refusal) if refusal else ""


def _play_now(words: Words, level: str) -> Html:
    """A game of two with one press."""
    return el(
        "section",
        el("h2", words.text("play_now")),
        el("p", words.text("play_now_help"), class_="faint"),
        button(
            commands.PlayNow(level),
            words.text("play_now_against", bird=words.program(level)),
            class_="option primary",
        ),
        class_="day panel",
    )


def _day(words: Words) -> Html:
    """The deal of the day is offered."""
    return el(
        "section",
        el("h2", words.text("deal_of_the_day")),
        el("p", words.text("deal_of_the_day_offer"), class_="faint"),
        button(commands.ShowDay(), words.text("deal_of_the_day_show"), class_="option"),
        class_="day panel",
    )


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
        el("p", words.text("hot_seat_help"), class_="people-only faint"),
        el("p", words.text("by_link_help"), class_="people-only faint"),
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
            class_="people-only programs-about",
        ),
    )


def _level(words: Words, level: str) -> str:
    return words.text("program_level", bird=words.program(level), n=POINTS[level])


def _who_sits(words: Words, seat: int, chosen: str) -> Html:
    """Whether a person sits there, or which computer player."""
    return el(
        "select",
        el("option", words.text("seat_person"), value="", selected=chosen not in (FAR, *POINTS)),
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
                _radio("level", level, words.level(level), fields.get("level", LEVELS[0]))
                for level in LEVELS
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
    """Which cards are in the deck, each set explained, and which mat is played on."""
    chosen = chosen_sets(fields)
    return el(
        "fieldset",
        el("legend", words.text("sets")),
        el(
            "div",
            *(
                el(
                    "label",
                    el(
                        "input",
                        type="checkbox",
                        name=f"set_{name}",
                        checked=name in chosen,
                        disabled=name == SETS[0],
                    ),
                    el(
                        "span",
                        el("b", words.text(f"set.{name}")),
                        el("span", words.text(f"set.{name}.about"), class_="faint"),
                    ),
                    class_="check set",
                )
                for name in SETS
            ),
            class_="sets",
        ),
        el("h3", words.text("mat"), class_="sub-legend"),
        el(
            "div",
            _radio("mat", "", words.text("mat.auto"), fields.get("mat", "")),
            *(_radio("mat", mat, words.text(f"mat.{mat}"), fields.get("mat", "")) for mat in MATS),
            class_="radios",
        ),
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
            class_="radios",
        ),
        el("p", words.text("names_language_help"), class_="faint"),
    )


def _seed(words: Words, fields: Fields) -> Html:
    return el(
        "fieldset",
        el("legend", words.text("seed")),
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
        el("p", words.text("seed_help"), class_="faint"),
    )


def _radio(name: str, value: str, label: str, chosen: str) -> Html:
    return el(
        "label",
        el("input", type="radio", name=name, value=value, checked=value == chosen),
        el("span", label),
        class_="radio",
    )
