"""The whole page of a moment: start form, table, end or failure, as one piece of markup.

Each kind of page is imported when it is first shown, so that the first is there soon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from . import commands
from .kit.buttons import button
from .kit.html import Html, el
from .kit.tips import glossary
from .play.scene import Scene
from .screens.notices import notices
from .session.session import Session

if TYPE_CHECKING:
    from .session.saved_list import SavedGames


def page(session: Session) -> Html:
    """What the session shows now, in the root that carries the moment's token."""
    return el(
        "div",
        notices(session.words, session.notices()),
        _content(session),
        _dialog(session),
        glossary(session.words),
        id="root",
        class_="root play replaying" if session.phase == "replay" else f"root {session.phase}",
        data_phase=session.phase,
        data_decision=session.token if session.phase == "play" and not session.waits else None,
    )


def seen_on_return(session: Session) -> Html | None:
    """What a reload will show first: nothing lies over it, and nobody's hand who is not there.

    None where only the start form will do.
    """
    sitting = session.sitting
    if sitting is None or session.aside is not None:
        return None
    holder, dialog, look = sitting.holder, session.dialog, session.look
    replay, phase = session.replay, session.phase
    try:
        sitting.holder, session.dialog, session.look = sitting.seat, "", {}
        session.phase = "play" if sitting.decision is not None else "over"
        return page(session)
    finally:
        sitting.holder, session.dialog, session.look = holder, dialog, look
        session.replay, session.phase = replay, phase


def _cards(session: Session) -> Catalog:
    """The cards as the game on the screen takes them."""
    if session.phase == "replay" and session.replay is not None:
        return session.replay.catalog
    return session.game.catalog if session.game is not None else session.catalog


def _dialog(session: Session) -> Html | None:
    """What lies over the page, if anything: a card held up over everything else."""
    look = session.look
    if "card" in look:
        from .screens.reader import reader

        bird = look["card"]
        return reader(_cards(session), session.words, bird, stays=_stays(session, bird))
    if "gallery" in look and not session.dialog:
        from .screens.gallery import gallery

        return gallery(session.catalog, session.words, look)
    match session.dialog:
        case "rules" | "why":
            return _reference(session)
        case "lessons" if session.practice:
            from .teaching.lesson_list import lesson_list

            return lesson_list(session.language, session.practice.progress)
        case "settings":
            from .screens.settings import settings_dialog

            return settings_dialog(session.words, session.settings)
        case "about" if session.shipped:
            from .about.dialog import about_dialog

            return about_dialog(session.words, session.shipped, session.build)
        case "keys":
            from .screens.keys import keys_dialog

            return keys_dialog(session.words)
        case "menu":
            from .kit.menu import menu_dialog

            return menu_dialog(session.words)
        case "games":
            from .screens.saved_games import games_dialog

            return games_dialog(session.words, _kept(session))
        case "statistics":
            from wingspan.saves.statistics import add_up

            from .screens.statistics import day, statistics_dialog

            today = day(session.keeping.now())
            total = add_up(session.results.all(), today)
            return statistics_dialog(session.words, total, erased=bool(session.erased))
        case "share" if session.shared:
            from .screens.share import share_dialog

            return share_dialog(
                session.words,
                session.shared,
                sheet=session.has_share_sheet,
                others=session.links.shared_as(),
            )
        case _:
            return None


def _content(session: Session) -> Html:
    words = session.words
    if session.phase == "failed" and session.failure is not None:
        from .screens.failure import failure

        return failure(words, session.failure.detail, session.failure.record)
    if session.phase == "arrival" and session.arrival is not None:
        from .screens.arrival import arrival_page

        has_game = session.sitting is not None
        return arrival_page(words, session.settings, session.arrival, has_game=has_game)
    if session.phase == "replay" and session.replay is not None:
        return replayed_table(session)
    if session.phase == "elsewhere":
        return elsewhere(words)
    if session.phase == "start" or session.game is None:
        return _start(session)
    return _at_the_table(session)


def _stays(session: Session, bird: str) -> bool:
    """Whether the bird is in the hand on the screen and cannot be played now."""
    if session.phase != "play" or session.must_hand_over or session.dialog:
        return False
    scene = session.scene()
    asked = scene.decision is not None and scene.decision.kind == "action"
    return asked and bird in scene.me.hand and bird not in scene.playable


def _start(session: Session) -> Html:
    from .screens.saved_games import saved_games
    from .screens.start_form import start_form

    words = session.words
    return start_form(
        words,
        session.fields,
        can_continue=session.game is not None,
        refusal=words.error(session.refusal) if session.refusal else "",
        kept=saved_games(words, _kept(session)) if session.dialog != "games" else None,
    )


def _at_the_table(session: Session) -> Html:
    from .table.table_page import laid_out, table

    scene = session.scene()
    if session.must_hand_over:
        from .screens.hand_over import hand_over

        return hand_over(scene, session.can_undo)
    if session.phase == "over":
        from .screens.end_sheet import end_sheet

        aim = session.sitting.aim if session.sitting else None
        return taught(session, end_sheet(scene, session.save(), session.can_undo, aim))
    if session.waits and session.sitting is not None:
        from .screens.waiting import waiting
        from .table.topbar import topbar

        asks = waiting(scene, session.can_undo, session.sitting.my_unasked)
        return laid_out(scene, topbar(scene), asks)
    return table(scene, session.can_undo, lambda asks: taught(session, asks))


def taught(session: Session, asks: Html) -> Html:
    """What is being learnt, beside the question; it is imported only here."""
    if session.practice is None:
        return asks
    from .teaching.panel import beside, practice_panel

    return beside(practice_panel(session.practice), asks)


def _reference(session: Session) -> Html:
    """The rules reference, or an answer out of it; it is imported only here."""
    from .reference.over import over_the_page

    playing = session.game.setup.sets if session.game and session.phase != "start" else ()
    scene = _scene(session) if session.dialog == "why" else None
    told = session.words.text(session.copied) if session.copied else ""
    examples = _examples(session)
    return over_the_page(
        session.catalog, session.language, session.look, playing, scene, examples, told=told
    )


def _examples(session: Session) -> Callable[[str], Html]:
    """The examples of an entry, drawn."""
    from .teaching.example import examples_in

    return examples_in(session.language, session.catalog)


def _scene(session: Session) -> Scene:
    """The moment on the screen."""
    if session.phase == "replay" and session.replay is not None:
        return session.replay.scene(session.words, session.settings, session.look)
    return session.scene()


def _kept(session: Session) -> SavedGames:
    """The kept games, as their list shows them."""
    current = session.sitting.id if session.sitting else None
    return session.desk.shown(session.words, current)


def replayed_table(session: Session) -> Html:
    """The table at the moment that a replay shows."""
    from .screens.replay import replay_bar, replay_header
    from .table.table_page import laid_out

    assert session.replay is not None
    scene = session.replay.scene(session.words, session.settings, session.look)
    bar = taught(session, replay_bar(scene, session.replay))
    return laid_out(scene, replay_header(session.words), bar)


def elsewhere(words: Words) -> Html:
    """The game is in another tab's hands."""
    return el(
        "section",
        el(
            "div",
            el("h1", words.text("elsewhere"), id="question", tabindex="-1"),
            el("p", words.text("elsewhere_help")),
            button(
                commands.TakeOver(),
                words.text("take_over"),
                class_="option primary",
                data_enter=True,
            ),
            button(commands.Leave(), words.text("new_game"), class_="option"),
            class_="elsewhere panel",
            id="prompt",
        ),
        class_="hand-over-screen",
    )
