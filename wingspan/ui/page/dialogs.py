"""The dialogs and whatever else lies over the page: what each shows, and where its view is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..session.moment import (
    BetweenRounds,
    Figures,
    Gallery,
    HeldUp,
    LiveDialog,
    Reference,
    Replayed,
    ReportDialog,
    Screen,
    ShareDialog,
    scene_of,
)
from ..session.where import CHOOSING, GALLERY, AtTable, Start

if TYPE_CHECKING:
    from wingspan.engine.catalog import Catalog
    from wingspan.teaching.lessons import Progress

    from ..learn.exercising import Room
    from ..play.scene import Scene
    from ..play.settings import KeyUse, Settings
    from ..session.moment import SavedGames
    from ..session.session import Session


class View(NamedTuple):
    """Where to find a view: a function from the words and a value to markup or a layout."""

    module: str
    """Its module within :mod:`wingspan.ui`."""
    name: str
    """The function."""


def _nothing(session: Session, screen: Screen) -> str:
    return ""


class Dialog(NamedTuple):
    """What is shown over the page."""

    view: View
    shows: Callable[[Session, Screen], Any] = _nothing
    """The value that its view takes; None if there is nothing to show."""
    archives: tuple[str, ...] = ()
    """The archives that are fetched before :class:`.Open` opens it."""


def _settings(session: Session, screen: Screen) -> Settings:
    return session.settings


def _key_use(session: Session, screen: Screen) -> KeyUse:
    return session.settings.keys


def _build(session: Session, screen: Screen) -> str:
    return session.build


def _own_name(session: Session, screen: Screen) -> str:
    """The name of the person here in the last game; "" if that is not known."""
    return (session.keeping.last_time or {}).get("name_0", "")


def kept_games(session: Session, screen: Screen | None = None) -> SavedGames:
    return session.desk.shown(session.words, session.sitting.id if session.sitting else None)


def _statistics(session: Session, screen: Screen) -> Figures:
    from wingspan.saves.statistics import add_up, day

    total = add_up(session.keeping.results.all(), day(session.keeping.now()))
    return Figures(total, erased=bool(session.over.erased))


def _lessons(session: Session, screen: Screen) -> Progress | None:
    return None if session.practice is None else session.practice.progress


def _exercises(session: Session, screen: Screen) -> Room | None:
    return None if session.exercises is None else session.exercises.room()


def _review(session: Session, screen: Screen) -> Replayed | None:
    if isinstance(screen, Replayed) and screen.told is not None and screen.told.kind == "review":
        return screen
    return None


def _live(session: Session, screen: Screen) -> LiveDialog | None:
    if session.live is None:
        return None
    return LiveDialog(session.live, session.has_share_sheet, session.over.copied)


def _share(session: Session, screen: Screen) -> ShareDialog | None:
    shared, sitting = session.over.shared, session.sitting
    if shared is None:
        return None
    from ..games.link_desk import kinds

    live = sitting is not None and sitting.decision is not None and len(sitting.seats.persons) > 1
    return ShareDialog(shared, session.has_share_sheet, kinds(sitting), live)


def _report(session: Session, screen: Screen) -> ReportDialog:
    return ReportDialog(session.over.report, session.has_share_sheet)


def _reference(session: Session, screen: Screen) -> Reference:
    over, game, scene = session.over, session.game, scene_of(screen)
    return Reference(
        session.catalog,
        over.look,
        game.setup.sets if game and not isinstance(session.where, Start) else (),
        scene if over.dialog == "why" else None,
        over.copied,
        session.hearing,
        tuple(filter(session.catalog.birds.get, scene.me.hand)) if scene else (),
    )


def _gallery(session: Session, screen: Screen) -> Gallery:
    look = session.over.look
    decks = session.decks if look.get(GALLERY) == CHOOSING else None
    return Gallery(session.catalog, look, decks, session.hearing)


def _held_up(session: Session, screen: Screen) -> HeldUp:
    scene = scene_of(screen)
    return HeldUp(
        _cards(session, scene), session.over.card, _stays(session, scene), session.hearing
    )


def _cards(session: Session, scene: Scene | None) -> Catalog:
    """The cards, as they are under the rules of the game on the screen."""
    if scene is not None:
        return scene.catalog
    return session.game.catalog if session.game is not None else session.catalog


def _stays(session: Session, scene: Scene | None) -> bool:
    """Whether the card held up is in the hand on the screen and cannot be played now."""
    asked = session.asked_at(session.token)
    if scene is None or asked is None or asked.hot_seat.must_hand_over or session.over.dialog:
        return False
    bird, decision = session.over.card, scene.decision
    for_action = decision is not None and decision.kind == "action"
    return for_action and bird in scene.me.hand and bird not in scene.playable


def _between_rounds(session: Session, screen: Screen) -> BetweenRounds | None:
    """The end of a round, until it is dismissed; None in games for practice."""
    where, scene = session.where, scene_of(screen)
    if not isinstance(where, AtTable) or scene is None:
        return None
    ended = where.sitting.round_end
    return None if ended is None else BetweenRounds(scene, ended)


DIALOGS: Mapping[str, Dialog] = {
    "menu": Dialog(View("page.menu", "menu_dialog")),
    "settings": Dialog(View("own.settings", "settings_dialog"), _settings),
    "keys": Dialog(View("own.keys", "keys_dialog"), _key_use),
    "about": Dialog(View("own.about", "about_page"), _build, ("about",)),
    "friend": Dialog(View("games.with_friend", "with_friend_dialog"), _own_name),
    "games": Dialog(View("games.saved_games", "games_dialog"), kept_games),
    "statistics": Dialog(View("own.statistics", "statistics_dialog"), _statistics),
    "lessons": Dialog(View("learn.lesson_list", "lesson_list"), _lessons, ("lessons",)),
    "exercises": Dialog(View("learn.exercise_list", "exercises_dialog"), _exercises),
    "review": Dialog(View("coach.review_sheet", "review_dialog"), _review),
    "live": Dialog(View("live.dialog", "live_dialog"), _live),
    "share": Dialog(View("games.share", "share_dialog"), _share),
    "report": Dialog(View("report.dialog", "report_dialog"), _report),
    "rules": Dialog(View("rules.over", "reference_over"), _reference),
    "why": Dialog(View("rules.over", "reference_over"), _reference),
    "gallery": Dialog(View("own.gallery", "gallery_dialog"), _gallery),
    "card": Dialog(View("table.reader", "held_up"), _held_up),
    "round_end": Dialog(View("table.round_end", "round_end_sheet"), _between_rounds),
}
"""All that can lie over the page, by name."""
