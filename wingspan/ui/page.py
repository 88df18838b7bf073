"""Renders a moment as a whole page, and lists the view of everything that a page can show.

Views are imported when they are first needed, so that the first page appears soon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from .kit.html import EMPTY, Html, classes, div
from .kit.parts import Layout, Part, place, whole
from .kit.tips import glossary
from .play.settings import Settings
from .screens.notices import notices
from .session import moment as shows
from .session.failure import Failure
from .session.saved_list import SavedGames

if TYPE_CHECKING:
    from wingspan.words import Words

    from .play.scene import Scene
    from .session.moment import Moment, Overlay, Screen


class View(NamedTuple):
    """Where to find a view: a function from the words and a value to markup or a layout."""

    module: str
    name: str


VIEWS: Mapping[type[Screen | Overlay], View] = {
    shows.StartPage: View("screens.start_page", "start_page"),
    shows.ArrivalPage: View("screens.arrival", "arrival_page"),
    shows.InOtherTab: View("screens.elsewhere", "elsewhere"),
    shows.HandOver: View("screens.hand_over", "hand_over"),
    shows.Waiting: View("screens.waiting", "waiting_table"),
    shows.ProgramThinks: View("screens.thinking", "thinking_table"),
    shows.TableInPlay: View("table.table_page", "table_in_play"),
    shows.Hinted: View("coach.hint", "hinted_table"),
    shows.Ended: View("screens.end_sheet", "end_sheet"),
    shows.Replayed: View("screens.replay", "replayed_table"),
    shows.Reviewed: View("coach.review_bar", "reviewed_table"),
    shows.PlayedOut: View("coach.played_out", "played_out"),
    shows.ReviewSheet: View("coach.review_sheet", "review_dialog"),
    shows.Exercised: View("coach.exercise", "exercised_table"),
    shows.Taught: View("teaching.panel", "taught"),
    Failure: View("screens.failure", "failure"),
    shows.HeldUp: View("screens.reader", "held_up"),
    shows.Gallery: View("screens.gallery", "gallery_dialog"),
    shows.Reference: View("reference.over", "reference_over"),
    shows.LessonList: View("teaching.lesson_list", "lessons_dialog"),
    Settings: View("screens.settings", "settings_dialog"),
    shows.ExerciseList: View("coach.exercise_list", "exercises_dialog"),
    shows.About: View("about.dialog", "about_page"),
    shows.Keys: View("screens.keys", "keys_dialog"),
    shows.WithFriend: View("screens.with_friend", "with_friend_dialog"),
    shows.Menu: View("screens.menu", "menu_dialog"),
    SavedGames: View("screens.saved_games", "games_dialog"),
    shows.Figures: View("screens.statistics", "statistics_dialog"),
    shows.ShareDialog: View("screens.share", "share_dialog"),
    shows.LiveDialog: View("screens.live", "live_dialog"),
    shows.ReportDialog: View("report.dialog", "report_dialog"),
    shows.BetweenRounds: View("screens.round_end", "round_end_sheet"),
}
"""The view of each screen and each overlay."""


def page(moment: Moment) -> Html:
    """The moment as one piece of markup."""
    return whole(layout(moment))


def layout(moment: Moment) -> Layout:
    """The moment as a frame, whose root element carries its token, and separate parts."""
    words = moment.words
    screen = seen(words, moment.screen)
    over = seen(words, moment.over) if moment.over is not None else Layout(EMPTY)
    # It comes first: otherwise a screen without an id would be mistaken for it in an update.
    explained = Part("glossary", words, glossary)
    use = moment.keys if moment.keys != "on" else None
    frame = div(
        ".root#root",
        class_=classes(
            "play replaying" if moment.phase == "replay" else moment.phase,
            "notified" if moment.notices else None,
            "between" if isinstance(moment.over, shows.BetweenRounds) else None,
        ),
        data_phase=moment.phase,
        data_motion=moment.motion if moment.motion != "normal" else None,
        data_sound=moment.sound if moment.sound != "off" else None,
        data_keys=use,
        data_decision=moment.token if moment.asks else None,
        data_here=moment.live.seats_that_are("here") if moment.live else None,
        data_away=moment.live.seats_that_are("away") if moment.live else None,
        data_lost=moment.live.seats_that_are("lost") if moment.live else None,
    )[place(explained), notices(words, moment.notices), _live(moment), screen.frame, over.frame]
    made = Layout(frame, (*screen.parts, *over.parts, explained))
    if not use and not moment.captions:
        return made
    from .kit.keys import Keyboard, on_keyboard

    return on_keyboard(made, Keyboard(moment.keys, moment.captions))


def _live(moment: Moment) -> Html:
    """The presence at the live table; empty if the game is not played at one."""
    if moment.live is None:
        return EMPTY
    from .screens.live import presence

    return presence(moment.words, moment.live)


def picture(scene: Scene) -> tuple[Html, tuple[int, int]]:
    """The end of a game as a picture to share, with its width and height."""
    from .screens.end_picture import SIZE, end_picture

    return end_picture(scene), SIZE


def load(shown: type[Screen | Overlay]) -> Callable[[Words, Any], Html | Layout]:
    """Return the view of that type, imported if it has not been needed yet."""
    module, name = VIEWS[shown]
    view: Callable[[Words, Any], Html | Layout] = getattr(
        import_module(f"{__package__}.{module}"), name
    )
    return view


def seen(words: Words, shown: Screen | Overlay) -> Layout:
    """Show a screen or an overlay with its view."""
    made = load(type(shown))(words, shown)
    return Layout(made) if isinstance(made, Html) else made
