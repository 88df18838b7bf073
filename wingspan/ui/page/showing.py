"""Turns the session into the values that the views show: the screen, and what lies over it.

:data:`DIALOGS` lists all that can lie over the page, what each shows, and where its view is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from ..session.moment import (
    AboutPage,
    ArrivalPage,
    BesideBoard,
    BetweenRounds,
    Ended,
    Figures,
    Gallery,
    HandOver,
    HeldUp,
    Hint,
    InOtherTab,
    LaidOut,
    LastTable,
    LiveDialog,
    Menu,
    Moment,
    Notice,
    Overlay,
    Phase,
    ProgramThinks,
    Reference,
    Replayed,
    ReportDialog,
    Reviewing,
    Screen,
    ShareDialog,
    StartPage,
    TableInPlay,
    TableShown,
    Told,
    Waiting,
)
from ..session.where import (
    BOARD,
    CHOOSING,
    GALLERY,
    LAYING_OUT,
    Arrived,
    AtTable,
    Elsewhere,
    Exercising,
    Failed,
    Laying,
    Practising,
    Replaying,
    Start,
    is_kept,
    played_at,
)

if TYPE_CHECKING:
    from wingspan.teaching.lessons import Progress

    from ..learn.exercising import Room
    from ..learn.practice import OnScreen
    from ..play.replay import Replay
    from ..play.scene import Scene
    from ..play.settings import KeyUse, Settings
    from ..play.sitting import Sitting
    from ..session.moment import SavedGames
    from ..session.session import Session


def moment(session: Session) -> Moment:
    """What the page shows now."""
    screen, played = _screen(session), played_at(session.where)
    return Moment(
        words=session.words,
        phase=session.phase,
        token=session.token,
        asks=played is not None and played.hot_seat.awaits_input,
        notices=tuple(notices(session)),
        screen=screen,
        over=_over(session, screen),
        live=session.live if isinstance(session.where, AtTable) else None,
        motion=session.settings.motion,
        sound=session.settings.sound,
        keys=session.settings.keys,
        captions=session.captions,
    )


def on_return(session: Session) -> Moment | None:
    """What a reload shows first: no overlay, and no hand that would need the screen handed over.

    None if there is no game on the table or it is for practice.
    """
    sitting = session.sitting
    if sitting is None or not is_kept(session.where):
        return None
    phase: Phase = "play" if sitting.decision is not None else "over"
    return Moment(
        words=session.words,
        phase=phase,
        token=session.token,
        asks=sitting.hot_seat.awaits_input,
        notices=tuple(notices(session)),
        screen=_taught(session, sitting, _at_the_table(session, sitting.put_down(), {}, None)),
        over=None,
        keys=session.settings.keys,
        captions=session.captions,
    )


def notices(session: Session) -> list[Notice]:
    """The notices on top of the page: a lasting one if games are not being saved, then the rest."""
    trouble = session.keeping.trouble
    lasting = [Notice(f"not_kept_{trouble}", lasting=True, do=("export_this",))] if trouble else []
    return lasting + session.told


def _screen(session: Session) -> Screen:
    match session.where:
        case Start():
            return _start(session)
        case Arrived(arrival):
            return ArrivalPage(arrival, session.sitting is not None)
        case Laying(draft):
            return LaidOut(draft.scene(session.words, session.look), draft)
        case Replaying(replay, _, outlook) if outlook is not None:
            scene = replay.scene(session.words, session.settings, session.look)
            # Its final scores are dropped, so that no review is offered.
            state = structs.replace(replay.state, may_be_reviewed=False)
            return Replayed(scene, state, Told("outlook", outlook))
        case Replaying(replay):
            return _gone_through(session, replay)
        case Elsewhere():
            return InOtherTab()
        case Failed(failure):
            return failure
        case AtTable(sitting) | Practising(sitting) | Exercising(sitting):
            shown = _at_the_table(session, sitting, session.look, session.current_hint)
            return _taught(session, sitting, shown)


def _gone_through(session: Session, replay: Replay) -> Screen:
    """The replay; if the game has a review, with that and as the reviewed player sees it."""
    judged = session.current_review
    if judged is None:
        scene = replay.scene(session.words, session.settings, session.look)
        return _taught(session, replay, Replayed(scene, replay.state))
    seat = judged.review.seat
    scene = replay.scene(session.words, session.settings, session.look, seat)
    reviewing = Reviewing(judged, replay.uncovered(seat))
    return Replayed(scene, replay.seen_by(seat), Told("review", reviewing))


def _start(session: Session) -> StartPage:
    return StartPage(
        session.form,
        session.refusal,
        last_table=_last_table(session),
        last_time=session.keeping.last_time,
        kept=kept_games(session) if session.over.dialog != "games" else None,
        fitting=session.keeping.fitting,
        decks=session.decks,
    )


def _last_table(session: Session) -> LastTable | None:
    sitting = session.sitting
    if sitting is None:
        return None
    game = sitting.game
    from wingspan.saves import Summary, describe

    line = describe(game)
    said = Summary(sitting.id, sitting.save.name, 0, line, game.rules, sitting.seats.mine)
    mat = game.state.players[sitting.hot_seat.viewer].mat
    birds = game.catalog.birds
    return LastTable(said, {row: tuple(birds[b.bird] for b in mat[row]) for row in mat})


def _at_the_table(
    session: Session, sitting: Sitting, look: Mapping[str, str], hint: Hint | None
) -> HandOver | Waiting | ProgramThinks | TableInPlay | Ended:
    scene, hot_seat = sitting.scene(session.words, look), sitting.hot_seat
    if hot_seat.must_hand_over:
        holder = "" if hot_seat.holder is None else scene.names[hot_seat.holder]
        return HandOver(scene, hot_seat.next_holder, hot_seat.drew, holder)
    if sitting.decision is None:
        return _ended(session, sitting, scene)
    if hot_seat.waits or (hot_seat.program is not None and not sitting.seats.here):
        return _waiting(session, sitting, scene)
    if hot_seat.program is not None:
        return ProgramThinks(scene, session.consulted)
    return TableInPlay(scene, None if hint is None else Told("hint", hint))


def _waiting(session: Session, sitting: Sitting, scene: Scene) -> Waiting:
    live, awaited = session.live, sitting.decision
    present = live.presence_of(awaited.player) if live is not None and awaited is not None else None
    chosen = {
        seat
        for seat in sitting.seats.persons
        if not sitting.game.state.players[seat].choosing
        or (live is not None and seat in live.chosen)
    }
    everybody = len(sitting.seats.persons)
    unasked = sitting.seats.my_unasked
    return Waiting(scene, unasked, present, len(chosen), everybody)


def _ended(session: Session, sitting: Sitting, scene: Scene) -> Ended:
    from ..table.again import best_before, ways

    return Ended(
        scene,
        session.save(),
        sitting.save.aim,
        again=ways(session),
        best_before=best_before(session),
    )


def _taught(session: Session, at: OnScreen, screen: Screen) -> Screen:
    """The screen with the exercise, lesson, example or guide of that game beside it, if any."""
    if isinstance(screen, TableInPlay | Ended | Replayed) and screen.told is not None:
        return screen
    if isinstance(screen, TableInPlay) and isinstance(session.where, Exercising):
        seen = session.where.exercises.seen
        if seen is not None:
            exercise = structs.replace(seen, copied=session.over.copied)
            return structs.replace(screen, told=Told("exercise", exercise))
    if session.practice is None or not isinstance(screen, TableInPlay | Ended | Replayed):
        return screen
    learnt = session.practice.seen(at)
    if learnt is None:
        return screen
    if isinstance(screen, TableInPlay) and session.practice.automa_sleeps:
        screen = structs.replace(screen, scene=_asleep(screen.scene))
    return structs.replace(screen, told=Told("learnt", learnt))


def _asleep(scene: Scene) -> Scene:
    """The table without the Automa's points and turns."""
    sheets = tuple(sheet for sheet in scene.sheets if sheet.player != scene.automa_seat)
    log = structs.replace(scene.log, apart=frozenset())
    return structs.replace(scene, asleep=True, sheets=sheets, log=log)


def _over(session: Session, screen: Screen) -> Overlay | None:
    """What is shown over the page, if anything; a card that is held up covers everything else."""
    over = session.over
    if over.card:
        name = "card"
    elif over.gallery and not over.dialog:
        name = "gallery"
    elif BOARD in over.look and not over.dialog:
        name = "board"
    else:
        name = over.dialog or "round_end"
    value = DIALOGS[name].shows(session, screen)
    return None if value is None else Overlay(name, value)


def scene_of(screen: Screen) -> Scene | None:
    """The table that the screen shows; None if it shows none."""
    return screen.scene if isinstance(screen, TableShown | Replayed) else None


class View(Struct, frozen=True):
    """Where to find a view: a function from the words and a value to markup or a layout."""

    module: str
    """Its module within :mod:`wingspan.ui`."""
    name: str
    """The function."""


class Dialog(Struct, frozen=True):
    """What is shown over the page."""

    view: View
    shows: Callable[[Session, Screen], Any]
    """The value that its view takes; None if there is nothing to show."""
    archives: tuple[str, ...] = ()
    """The archives that are fetched before :class:`.Open` opens it."""


def _menu(session: Session, screen: Screen) -> Menu:
    return Menu(_docs(session, screen), scene_of(screen) is not None)


def _settings(session: Session, _screen: Screen) -> Settings:
    return session.settings


def _key_use(session: Session, _screen: Screen) -> KeyUse:
    return session.settings.keys


def _about(session: Session, _screen: Screen) -> AboutPage:
    return AboutPage(session.build, session.docs)


def _docs(session: Session, _screen: Screen) -> str:
    return session.docs


def _own_name(session: Session, _screen: Screen) -> str:
    """The name of the person here in the last game; "" if that is not known."""
    last_time = session.keeping.last_time
    return "" if last_time is None else last_time.names[0]


def kept_games(session: Session, _screen: Screen | None = None) -> SavedGames:
    return session.desk.shown(session.words, session.sitting.id if session.sitting else None)


def _statistics(session: Session, _screen: Screen) -> Figures:
    from wingspan.saves.statistics import add_up, day

    total = add_up(session.keeping.results.all(), day(session.keeping.now()))
    return Figures(total, erased=bool(session.over.erased))


def _lessons(session: Session, _screen: Screen) -> Progress | None:
    return None if session.practice is None else session.practice.progress


def _exercises(session: Session, _screen: Screen) -> Room | None:
    return None if session.exercises is None else session.exercises.room()


def _report(session: Session, _screen: Screen) -> ReportDialog:
    return ReportDialog(session.over.report, session.has_share_sheet)


def _review(_session: Session, screen: Screen) -> Replayed | None:
    if isinstance(screen, Replayed) and screen.told is not None and screen.told.kind == "review":
        return screen
    return None


def _live(session: Session, _screen: Screen) -> LiveDialog:
    assert session.live is not None
    return LiveDialog(session.live, session.has_share_sheet, session.over.copied)


def _share(session: Session, _screen: Screen) -> ShareDialog:
    shared, sitting = session.over.shared, session.sitting
    assert shared is not None
    from ..games.by_link import kinds

    if shared.kind == "table" or sitting is None:
        return ShareDialog(shared, session.has_share_sheet, ())
    live = sitting.decision is not None and len(sitting.seats.persons) > 1
    return ShareDialog(shared, session.has_share_sheet, kinds(sitting), live)


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


def _gallery(session: Session, _screen: Screen) -> Gallery:
    look = session.over.look
    decks = session.decks if look.get(GALLERY) == CHOOSING else None
    where, lays = session.where, look.get(GALLERY) == LAYING_OUT
    laying = where.draft if lays and isinstance(where, Laying) else None
    return Gallery(session.catalog, look, decks, laying, session.hearing)


def _beside(session: Session, _screen: Screen) -> BesideBoard | None:
    return None if session.board is None else BesideBoard(session.catalog, session.board)


def _held_up(session: Session, screen: Screen) -> HeldUp:
    scene = scene_of(screen)
    cards = scene.catalog if scene else session.game.catalog if session.game else session.catalog
    return HeldUp(cards, session.over.card, _stays(session, scene), session.hearing)


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
    "menu": Dialog(View("page.views", "menu_dialog"), _menu),
    "settings": Dialog(View("own.settings", "settings_dialog"), _settings),
    "keys": Dialog(View("own.settings", "keys_dialog"), _key_use),
    "about": Dialog(View("own.about", "about_page"), _about, ("about",)),
    "friend": Dialog(View("games.with_friend", "with_friend_dialog"), _own_name),
    "games": Dialog(View("games.saved_games", "games_dialog"), kept_games),
    "statistics": Dialog(View("own.statistics", "statistics_dialog"), _statistics),
    "lessons": Dialog(View("learn.lesson", "lesson_list"), _lessons, ("lessons",)),
    "exercises": Dialog(View("learn.exercise", "exercises_dialog"), _exercises),
    "review": Dialog(View("coach.review", "review_dialog"), _review),
    "live": Dialog(View("live.dialog", "live_dialog"), _live),
    "share": Dialog(View("games.share", "share_dialog"), _share),
    "report": Dialog(View("report.dialog", "report_dialog"), _report),
    "rules": Dialog(View("rules.reference", "reference_over"), _reference),
    "why": Dialog(View("rules.reference", "reference_over"), _reference),
    "gallery": Dialog(View("own.gallery", "gallery_dialog"), _gallery),
    "board": Dialog(View("board.dialog", "board_dialog"), _beside),
    "card": Dialog(View("table.cards", "held_up"), _held_up),
    "round_end": Dialog(View("table.round_end", "round_end_sheet"), _between_rounds),
}
"""All that can lie over the page, by name."""
