"""The session as it is shown: the values that views are given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.engine.catalog import Catalog
from wingspan.saves import Summary, describe

from ..play.scene import Scene
from ..play.sitting import Sitting
from .moment import (
    About,
    Arrived,
    AtTable,
    BetweenRounds,
    Elsewhere,
    Ended,
    Exercised,
    ExerciseList,
    Figures,
    Gallery,
    HandOver,
    HeldUp,
    Hint,
    Hinted,
    Keys,
    LastTable,
    LessonList,
    Menu,
    Moment,
    Overlay,
    Phase,
    ProgramThinks,
    Reference,
    Replayed,
    Reviewed,
    ReviewSheet,
    Screen,
    Sharing,
    Start,
    Taught,
    Waiting,
)
from .over import CHOOSING, GALLERY
from .saved_list import SavedGames
from .session import Session

if TYPE_CHECKING:
    from ..play.replay import Replay
    from .practice import OnScreen
    from .shared import Shared


def moment(session: Session) -> Moment:
    """What the page shows now."""
    screen = _screen(session)
    return Moment(
        words=session.words,
        phase=session.phase,
        token=session.token,
        asks=session.phase == "play" and session.sitting is not None and session.sitting.asks,
        notices=tuple(session.notices()),
        screen=screen,
        over=_overlay(session, screen),
        motion=session.settings.motion,
        sound=session.settings.sound,
    )


def on_return(session: Session) -> Moment | None:
    """What a reload shows first: nothing lies over it, and nobody's hand who is not there.

    None where only the start form will do, and where the game on the table is one for practice.
    """
    sitting = session.sitting
    if sitting is None or session.interrupted is not None:
        return None
    phase: Phase = "play" if sitting.decision is not None else "over"
    return Moment(
        words=session.words,
        phase=phase,
        token=session.token,
        asks=sitting.asks,
        notices=tuple(session.notices()),
        screen=_taught(session, sitting, _at_the_table(session, sitting.put_down(), {}, None)),
        over=None,
    )


def _screen(session: Session) -> Screen:
    match session.phase:
        case "failed" if session.failure is not None:
            return session.failure
        case "arrival" if session.arrival is not None:
            return Arrived(session.arrival, session.settings, session.sitting is not None)
        case "replay" if session.replay is not None:
            replay = session.replay
            return _gone_through(session, replay)
        case "elsewhere":
            return Elsewhere()
        case "play" | "over" if session.sitting is not None:
            sitting = session.sitting
            return _taught(
                session,
                sitting,
                _at_the_table(session, sitting, session.look, session.current_hint),
            )
        case _:
            return _start(session)


def _gone_through(session: Session, replay: Replay) -> Screen:
    """The replay, with what the coach says of that game once it was asked: then it is seen with
    the eyes of whoever is judged."""
    judged = session.current_review
    if judged is None:
        scene = replay.scene(session.words, session.settings, session.look)
        return _taught(session, replay, Replayed(scene, replay.state))
    seat = judged.review.seat
    scene = replay.scene(session.words, session.settings, session.look, seat)
    return Reviewed(Replayed(scene, replay.seen_by(seat)), judged, replay.uncovered(seat))


def _start(session: Session) -> Start:
    return Start(
        session.fields,
        session.refusal,
        last_table=_last_table(session),
        last_time=session.last_time,
        kept=_kept(session) if session.over.dialog != "games" else None,
        fitting=session.fitting,
        decks=session.decks,
    )


def _last_table(session: Session) -> LastTable | None:
    sitting = session.sitting
    if sitting is None:
        return None
    game = sitting.game
    line = describe(game)
    said = Summary(sitting.id, sitting.name, 0, line, game.rules, sitting.seats.mine)
    mat = game.state.players[sitting.viewer].mat
    birds = game.catalog.birds
    return LastTable(said, {row: tuple(birds[b.bird] for b in mat[row]) for row in mat})


def _at_the_table(
    session: Session, sitting: Sitting, look: Mapping[str, str], hint: Hint | None
) -> HandOver | Waiting | ProgramThinks | AtTable | Hinted | Ended:
    scene, can_undo = sitting.scene(session.words, look), sitting.can_undo
    if sitting.must_hand_over:
        holder = "" if sitting.holder is None else scene.names[sitting.holder]
        return HandOver(scene, can_undo, sitting.next_holder, sitting.drew, holder)
    if sitting.decision is None:
        return _ended(session, sitting, scene)
    if sitting.waits:
        return Waiting(scene, can_undo, sitting.seats.my_unasked)
    if sitting.program is not None:
        return ProgramThinks(scene, can_undo, session.consulted)
    asked = AtTable(scene, can_undo)
    return Hinted(asked, hint) if hint is not None else asked


def _ended(session: Session, sitting: Sitting, scene: Scene) -> Ended:
    from .again import best_before, ways

    return Ended(
        scene,
        sitting.can_undo,
        session.save(),
        sitting.aim,
        again=ways(session),
        best_before=best_before(session),
    )


def _taught(session: Session, at: OnScreen, screen: Screen) -> Screen:
    """The screen, with what is being learnt at that game beside it."""
    if isinstance(screen, AtTable) and session.exercising is not None:
        exercise = session.exercising.seen(at, session.over.copied)
        if exercise is not None:
            return Exercised(screen, exercise)
    if session.practice is None or not isinstance(screen, AtTable | Ended | Replayed):
        return screen
    learnt = session.practice.seen(at)
    if learnt is None:
        return screen
    if isinstance(screen, AtTable) and session.practice.automa_sleeps:
        screen = AtTable(_asleep(screen.scene), screen.can_undo)
    return Taught(screen, learnt)


def _asleep(scene: Scene) -> Scene:
    """The table without the Automa's points and turns."""
    sheets = tuple(sheet for sheet in scene.sheets if sheet.player != scene.automa_seat)
    return structs.replace(scene, asleep=True, sheets=sheets, apart=frozenset())


def _scene_of(screen: Screen) -> Scene | None:
    """The table that the screen shows; None if it shows none."""
    match screen:
        case Taught(inner) | Exercised(inner) | Hinted(inner) | Reviewed(inner):
            return inner.scene
        case HandOver() | Waiting() | ProgramThinks() | AtTable() | Ended() | Replayed():
            return screen.scene
        case _:
            return None


def _overlay(session: Session, screen: Screen) -> Overlay | None:
    """What lies over the page, if anything: a card held up over everything else."""
    scene, over = _scene_of(screen), session.over
    if over.card:
        return HeldUp(_cards(session, scene), over.card, _stays(session, scene))
    if over.gallery and not over.dialog:
        chosen = over.look.get(GALLERY) == CHOOSING
        return Gallery(session.catalog, over.look, session.decks if chosen else None)
    if over.dialog == "review":
        return ReviewSheet(screen.screen, screen.judged) if isinstance(screen, Reviewed) else None
    return _dialog(session, scene) if over.dialog else _between_rounds(session, scene)


def _between_rounds(session: Session, scene: Scene | None) -> BetweenRounds | None:
    """The end of a round, until it is gone on from; lessons do without it."""
    sitting = session.sitting
    if session.phase != "play" or session.interrupted or sitting is None or scene is None:
        return None
    ended = sitting.round_end
    return None if ended is None else BetweenRounds(scene, ended)


def _dialog(session: Session, scene: Scene | None) -> Overlay | None:
    over = session.over
    match over.dialog:
        case "rules" | "why":
            playing = session.game.setup.sets if session.game and session.phase != "start" else ()
            asked = scene if over.dialog == "why" else None
            return Reference(session.catalog, over.look, playing, asked, over.copied)
        case "lessons" if session.practice is not None:
            return LessonList(session.practice.progress)
        case "exercises" if session.exercising is not None:
            return ExerciseList(session.exercising.room())
        case "settings":
            return session.settings
        case "about":
            return About(session.build)
        case "keys":
            return Keys()
        case "menu":
            return Menu()
        case "games":
            return _kept(session)
        case "statistics":
            return _figures(session)
        case "share" if over.shared is not None:
            return _sharing(session, over.shared)
        case _:
            return None


def _cards(session: Session, scene: Scene | None) -> Catalog:
    """The cards as the game on the screen takes them."""
    if scene is not None:
        return scene.catalog
    return session.game.catalog if session.game is not None else session.catalog


def _stays(session: Session, scene: Scene | None) -> bool:
    """Whether the card held up is in the hand on the screen and cannot be played now."""
    if scene is None or session.phase != "play" or session.must_hand_over or session.over.dialog:
        return False
    bird, decision = session.over.card, scene.decision
    asked = decision is not None and decision.kind == "action"
    return asked and bird in scene.me.hand and bird not in scene.playable


def _kept(session: Session) -> SavedGames:
    """The kept games, as their list shows them."""
    return session.desk.shown(session.words, session.sitting.id if session.sitting else None)


def _figures(session: Session) -> Figures:
    from wingspan.saves.statistics import add_up, day

    total = add_up(session.results.all(), day(session.keeping.now()))
    return Figures(total, erased=bool(session.over.erased))


def _sharing(session: Session, shared: Shared) -> Sharing:
    from .link_desk import kinds

    return Sharing(shared, session.has_share_sheet, kinds(session.sitting))
