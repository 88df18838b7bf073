"""Renders a moment as a whole page, and lists the view of everything that a page can show.

Views are imported when they are first needed, so that the first page appears soon. Those of the
page itself are here: the notices, the menu, and the screen after a failure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args

from wingspan.words import Words

from .. import messages
from ..kit.buttons import (
    IN_THE_MENU,
    KeyboardUse,
    button,
    dialog,
    language_switch,
    on_keyboard,
    tool_button,
)
from ..kit.html import EMPTY, Html, a, classes, div, h2, li, p, section, span, ul
from ..kit.icons import glossary, icon
from ..kit.parts import Layout, lazy, place, whole
from ..session import moment as shows
from ..session.moment import Failure, Notice
from .showing import DIALOGS, View

if TYPE_CHECKING:
    from ..session.moment import Moment, Screen


VIEWS: Mapping[type[Screen], View] = {
    shows.StartPage: View("games.start_page", "start_page"),
    shows.ArrivalPage: View("games.arrival", "arrival_page"),
    shows.InOtherTab: View("games.arrival", "elsewhere"),
    shows.HandOver: View("table.waiting", "hand_over"),
    shows.Waiting: View("table.waiting", "waiting_table"),
    shows.ProgramThinks: View("table.waiting", "thinking_table"),
    shows.TableInPlay: View("table.table_page", "table_in_play"),
    shows.Ended: View("table.end_sheet", "end_sheet"),
    shows.Replayed: View("games.replay", "replayed_table"),
    Failure: View("page.views", "failure"),
}
"""The view of each screen."""

PANELS: Mapping[str, View] = {
    "hint": View("coach.hint", "hint_panel"),
    "exercise": View("learn.exercise", "exercise_panel"),
    "learnt": View("learn.lesson", "practice_panel"),
    "review": View("coach.review", "review_panel"),
    "outlook": View("coach.answers", "outlook_panel"),
}
"""What makes the panel of what is said beside a table: a function from the words, the screen and
that to a :class:`.Panel`."""


BRIEF_NAMES = ("brief_gain_food", "brief_lay_eggs", "brief_draw_cards")
FITS = 7
"""The most letters of a row's name on a phone, where more take room from the mat."""


def page(moment: Moment) -> Html:
    return whole(layout(moment))


def layout(moment: Moment) -> Layout:
    """The moment as a frame, whose root element carries its token, and separate parts."""
    words = moment.words
    over = moment.over
    screen = _screen(words, moment.screen)
    above = seen(DIALOGS[over.name].view, words, over.value) if over else Layout(EMPTY)
    # It comes first: otherwise a screen without an id would be mistaken for it in an update.
    explained = lazy("glossary", glossary, words)
    use = moment.keys if moment.keys != "on" else None
    frame = div(
        ".root#root",
        class_=classes(
            "play replaying" if moment.phase == "replay" else moment.phase,
            "notified" if moment.notices else None,
            "between" if over and over.name == "round_end" else None,
            "wide-heads" if any(len(words.text(name)) > FITS for name in BRIEF_NAMES) else None,
        ),
        data_phase=moment.phase,
        data_motion=moment.motion if moment.motion != "normal" else None,
        data_sound=moment.sound if moment.sound != "off" else None,
        data_keys=use,
        data_decision=moment.token if moment.asks else None,
        data_here=moment.live.seats_that_are("here") if moment.live else None,
        data_away=moment.live.seats_that_are("away") if moment.live else None,
        data_lost=moment.live.seats_that_are("lost") if moment.live else None,
    )[place(explained), notices(words, moment.notices), _live(moment), screen.frame, above.frame]
    made = Layout(frame, (*screen.parts, *above.parts, explained))
    if not use and not moment.captions:
        return made
    return on_keyboard(made, KeyboardUse(moment.keys, moment.captions))


def _live(moment: Moment) -> Html:
    """The presence at the live table; empty if the game is not played at one."""
    if moment.live is None:
        return EMPTY
    from ..live.dialog import presence

    return presence(moment.words, moment.live)


def load(view: View) -> Callable[..., Any]:
    """Return the view, imported if it has not been needed yet."""
    found: Callable[..., Any] = getattr(import_module(f"..{view.module}", __package__), view.name)
    return found


def _screen(words: Words, screen: Screen) -> Layout:
    """The screen, with the panel of what is said beside it."""
    told = getattr(screen, "told", None)
    panel = () if told is None else (load(PANELS[told.kind])(words, screen, told.value),)
    return seen(VIEWS[type(screen)], words, screen, *panel)


def seen(view: View, words: Words, *value: object) -> Layout:
    made = load(view)(words, *value)
    return Layout(made) if isinstance(made, Html) else made


def notices(words: Words, told: Iterable[Notice]) -> Html:
    """The notices, announced politely to screen readers; empty if there are none."""
    rows = [_notice(words, number, notice) for number, notice in enumerate(told)]
    return div(".notices", role="status")[*rows] if rows else EMPTY


def _command(do: str) -> messages.AnyMessage:
    """The command of that name, or the one that opens the dialog of that name."""
    dialog = next((name for name in get_args(messages.DialogName) if name == do), None)
    return messages.read(do) if dialog is None else messages.Open(dialog)


def _notice(words: Words, number: int, notice: Notice) -> Html:
    return p(".notice", class_="lasting" if notice.lasting else None)[
        span[words.text(notice.key, **notice.values)],
        *(button(_command(do), ".quiet")[words.text(f"do_{do}")] for do in notice.do),
        None
        if notice.lasting
        else button(messages.Dismiss(number), ".quiet")[
            icon("close"), span(".sr")[words.text("close")]
        ],
    ]


def failure(words: Words, shown: Failure) -> Html:
    """The explanation, and the buttons, one of which reports the problem."""
    return section(".failure.panel", role="alert")[
        h2("#question", tabindex="-1")[words.text("failed")],
        p[words.text("failed_help")],
        p(".choices")[
            _button(words.text("failed_go_on"), messages.GoOn()),
            " ",
            _button(words.text("failed_reload"), messages.Reload()),
            " ",
            _button(words.text("new_game"), messages.Leave()),
            " ",
            _button(words.text("report"), messages.ShowReport()),
            _button(words.text("do_export_unshown"), messages.ExportUnshown())
            if shown.record
            else None,
        ],
    ]


def _button(label: str, command: messages.Command) -> Html:
    return button(command, ".option")[label]


def menu_dialog(words: Words, docs: str) -> Html:
    """The tools of every page. ``docs``: the address of the documentation; "" if there is none."""
    return dialog(
        words,
        "menu",
        words.text("menu"),
        language_switch(words),
        ul(".menu-list")[
            *(li[tool_button(words, tool)] for tool in IN_THE_MENU),
            li(".needs-network")[
                a(".quiet.tool", href=docs, target="_blank", rel="noopener noreferrer")[
                    icon("book"), span(".leave-word")[words.text("documentation")]
                ]
            ]
            if docs
            else None,
        ],
    )
