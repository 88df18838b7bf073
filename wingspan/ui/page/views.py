"""Renders a moment as a whole page, and lists the view of everything that a page can show.

Views are imported when they are first needed, so that the first page appears soon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..kit.html import EMPTY, Html, classes, div
from ..kit.parts import Layout, lazy, place, whole
from ..kit.tips import glossary
from ..session import moment as shows
from ..session.moment import Failure
from .dialogs import DIALOGS, View
from .notices import notices

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..session.moment import Moment, Screen


VIEWS: Mapping[type[Screen], View] = {
    shows.StartPage: View("games.start_page", "start_page"),
    shows.ArrivalPage: View("games.arrival", "arrival_page"),
    shows.InOtherTab: View("games.elsewhere", "elsewhere"),
    shows.HandOver: View("table.hand_over", "hand_over"),
    shows.Waiting: View("table.waiting", "waiting_table"),
    shows.ProgramThinks: View("table.thinking", "thinking_table"),
    shows.TableInPlay: View("table.table_page", "table_in_play"),
    shows.Ended: View("table.end_sheet", "end_sheet"),
    shows.Replayed: View("games.replay", "replayed_table"),
    Failure: View("page.failure", "failure"),
}
"""The view of each screen."""

PANELS: Mapping[str, View] = {
    "hint": View("coach.hint", "hint_panel"),
    "exercise": View("learn.exercise", "exercise_panel"),
    "learnt": View("learn.panel", "practice_panel"),
    "review": View("coach.review_bar", "review_panel"),
    "outlook": View("coach.played_out", "outlook_panel"),
}
"""What makes the panel of what is said beside a table: a function from the words, the screen and
that to a :class:`.Panel`."""


def page(moment: Moment) -> Html:
    """The moment as one piece of markup."""
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
    from ..kit.keys import KeyboardUse, on_keyboard

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
    """What the view makes of the value."""
    made = load(view)(words, *value)
    return Layout(made) if isinstance(made, Html) else made
