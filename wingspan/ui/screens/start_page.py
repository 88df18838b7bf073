"""The start page: the ways to begin at first sight, everything else below."""

from __future__ import annotations

from wingspan.engine.setup import SetupError
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..kit.menu import AT_THE_START, strip
from ..session.form import LEVELS, POINTS, Fields, NobodyPlays
from ..session.moment import LastTable, Start
from .saved_games import saved_games
from .start_form import start_form


def start_page(words: Words, shown: Start) -> Html:
    """Ways to begin with one press, the form behind "More options", and the saved games."""
    refusal = _refusal(words, shown.refusal)
    return el(
        "section",
        el("div", strip(words, AT_THE_START), class_="form-top"),
        el("h2", words.text("new_game"), id="question", tabindex="-1", class_="sr"),
        el(
            "div",
            _go_on(words, shown.last_table) if shown.last_table else None,
            _play_now(words, shown),
            _way(words, "lessons", "lessons", "lessons_offer", commands.ShowLessons()),
            _way(words, "deal_of_the_day", "dice", "deal_of_the_day_offer", commands.ShowDay()),
            _way(words, "exercises", "exercise", "exercises_offer", commands.ShowExercises()),
            class_="ways",
        ),
        el(
            "details",
            el("summary", words.text("more_options")),
            _other_opponent(words, shown),
            start_form(words, shown.fields, refusal=refusal, decks=shown.decks),
            open=bool(refusal),
            class_="more-options panel",
            id="more-options",
        ),
        saved_games(words, shown.kept) if shown.kept else None,
        class_="start",
    )


def _refusal(words: Words, refusal: SetupError | NobodyPlays | None) -> str:
    if isinstance(refusal, NobodyPlays):
        return words.text("nobody_plays")
    return words.error(refusal) if refusal else ""


def _go_on(words: Words, table: LastTable) -> Html:
    """Back to the game on the table, which is seen as a small picture."""
    from .last_table import picture, said

    return button(
        commands.GoOn(),
        picture(table),
        el("b", words.text("continue")),
        el("span", said(words, table), class_="faint"),
        class_="option way go-on",
    )


def _play_now(words: Words, shown: Start) -> Html:
    """A game with one press: as last time, or against the computer player that fits."""
    if shown.last_time is not None:
        command: commands.Command = commands.PlayAsLastTime()
        how = words.text("as_last_time", who=_who(words, shown.last_time))
    else:
        command = commands.PlayNow(shown.fitting)
        how = words.text("deal_against", names=words.program(shown.fitting))
    return button(
        command,
        icon("play"),
        el("b", words.text("play_now")),
        el("span", how, class_="faint"),
        class_="option primary way play-now",
    )


def _way(words: Words, name: str, picture: str, offer: str, command: commands.Command) -> Html:
    return button(
        command,
        icon(picture),
        el("b", words.text(name)),
        el("span", words.text(offer), class_="faint"),
        class_=f"option way {name.replace('_', '-')}-tool",
    )


def _other_opponent(words: Words, shown: Start) -> Html:
    """The computer player that fits, where "Play now" means something else."""
    if shown.last_time is None:
        return EMPTY
    return el(
        "p",
        button(
            commands.PlayNow(shown.fitting),
            words.text("play_now_against", bird=words.program(shown.fitting)),
            class_="option",
        ),
        el("span", words.text("play_now_help"), class_="faint"),
        class_="other-opponent",
    )


def _who(words: Words, fields: Fields) -> str:
    """Who played last time, by what was filled in: "Ada, American Robin"."""
    players = int(fields["players"]) if "players" in fields else 1
    if players == 1:
        level = next((known for known in LEVELS if known == fields.get("level")), LEVELS[0])
        return words.text("game_nameless", level=words.level(level))
    return words.listed(_at_seat(words, fields, seat) for seat in range(players))


def _at_seat(words: Words, fields: Fields, seat: int) -> str:
    level = fields.get(f"seat_{seat}", "")
    if name := fields.get(f"name_{seat}", "").strip():
        return name
    if level in POINTS:
        return words.program(level)
    return words.text("player_by_number", n=seat + 1)
