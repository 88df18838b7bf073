"""The start page: quick ways to begin on top, everything else below."""

from __future__ import annotations

from wingspan.engine.setup import SetupError
from wingspan.words import Words, isolated

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, details, div, h2, p, section, span, summary
from ..kit.icons import icon
from ..kit.menu import AT_THE_START, strip
from ..session.form import BEGINNERS, POINTS, Fields, NobodyPlays, automa_level
from ..session.moment import LastTable, SavedGames, StartPage
from .saved_games import saved_games
from .start_form import start_form
from .welcome import thumb


def start_page(words: Words, shown: StartPage) -> Html:
    """The buttons that begin at once, the form behind "More options", and the saved games."""
    refusal = _refusal(words, shown.refusal)
    return section(".start")[
        div(".form-top")[strip(words, AT_THE_START)],
        h2(".sr#question", tabindex="-1")[words.text("new_game")],
        _play_now(words, shown),
        div(".ways")[
            _go_on(words, shown.last_table) if shown.last_table else None,
            _door(words, "lessons", "lessons_offer", messages.Open("lessons")),
            _door(words, "with_friend", "with_friend_offer", messages.Open("friend")),
            _door(words, "deal_of_the_day", "deal_of_the_day_offer", messages.ShowDay()),
            _door(words, "exercises", "exercises_offer", messages.ShowExercises()),
        ],
        details(".more-options.panel#more-options", open=bool(refusal))[
            summary[words.text("more_options")],
            _other_opponent(words, shown),
            start_form(words, shown.fields, refusal=refusal, decks=shown.decks),
        ],
        _kept(words, shown.kept) if shown.kept is not None else None,
    ]


def _kept(words: Words, kept: SavedGames) -> Html:
    """The saved games; while there are none, a button to import some."""
    if not kept.is_empty:
        return saved_games(words, kept)
    bring = button(messages.Open("games"), ".quiet")[words.text("bring")]
    return p(".more-ways")[bring]


def _refusal(words: Words, refusal: SetupError | NobodyPlays | None) -> str:
    if isinstance(refusal, NobodyPlays):
        return words.text("nobody_plays")
    return words.error(refusal) if refusal else ""


def _go_on(words: Words, table: LastTable) -> Html:
    """The button back to the game on the table, shown as a small picture."""
    from .last_table import picture, said

    return button(messages.GoOn(), ".option.way.go-on")[
        picture(table), b[words.text("continue")], " ", span(".faint")[said(words, table)]
    ]


def _play_now(words: Words, shown: StartPage) -> Html:
    """The button that begins a game like the last one, or else against the fitting opponent.

    The fitting opponent is the computer player whose level suits the person's latest results.
    """
    if shown.last_time is not None:
        command: messages.Command = messages.PlayAsLastTime()
        how = words.text("as_last_time", who=_who(words, shown.last_time))
    else:
        command = messages.PlayNow(shown.fitting)
        how = _against(words, shown.fitting)
    return button(command, ".option.primary.play-now")[
        icon("play"), b[words.text("play_now")], " ", span[how]
    ]


def _against(words: Words, fitting: str) -> str:
    """The opponent of "Play now": described as easy for beginners, otherwise named."""
    if fitting == BEGINNERS:
        return words.text("play_now_first")
    return words.text("deal_against", names=words.program_told(fitting))


def _door(words: Words, name: str, offer: str, command: messages.Command) -> Html:
    """A button for a way to play, with a picture of its bird."""
    return button(command, ".option.way", class_=f"{name.replace('_', '-')}-tool")[
        thumb(name), b[words.text(name)], " ", span(".faint")[words.text(offer)]
    ]


def _other_opponent(words: Words, shown: StartPage) -> Html:
    """A button to play the fitting computer player, where "Play now" repeats the last game."""
    if shown.last_time is None:
        return EMPTY
    return p(".other-opponent")[
        button(messages.PlayNow(shown.fitting), ".option")[
            words.text("play_now_against", program=words.program_told(shown.fitting))
        ],
        span(".faint")[words.text("play_now_help")],
    ]


def _who(words: Words, fields: Fields) -> str:
    """The players of the last game, from the fields filled in: "Ada, American Robin"."""
    players = int(fields["players"]) if "players" in fields else 1
    if players == 1:
        level = automa_level(fields)
        return words.text("game_nameless", level=words.level(level))
    return words.listed(_at_seat(words, fields, seat) for seat in range(players))


def _at_seat(words: Words, fields: Fields, seat: int) -> str:
    level = fields.get(f"seat_{seat}", "")
    if name := fields.get(f"name_{seat}", "").strip():
        return isolated(name)
    if level in POINTS:
        return words.program(level)
    return words.text("player_by_number", n=seat + 1)
