"""The whole page of a moment: start form, table, end or failure, as one piece of markup."""

from __future__ import annotations

from .automa import automa
from .bonus import bonus_cards
from .end_sheet import end_sheet
from .failure import failure
from .gallery import gallery
from .goals import goals
from .hand import hand
from .hand_over import hand_over
from .html import Html, el
from .keys import keys_dialog
from .log import log, recap
from .mat import mat
from .prompt import prompt
from .reader import reader
from .scene import Scene
from .scores import scores
from .session import Session
from .settings import settings_dialog
from .start_form import start_form
from .supply import birdfeeder, supply
from .tabs import shown_tab, tabs
from .tips import glossary
from .topbar import topbar
from .tray import tray


def page(session: Session) -> Html:
    """What the session shows now, in the root that carries the moment's token."""
    return el(
        "div",
        _content(session),
        _dialog(session),
        glossary(session.words),
        id="root",
        class_=f"root {session.phase}",
        data_phase=session.phase,
        data_decision=session.token if session.phase == "play" else None,
    )


def _dialog(session: Session) -> Html | None:
    """What lies over the page, if anything: a card held up over everything else."""
    look = session.look
    if "card" in look:
        return reader(session.catalog, session.words, look["card"])
    if "gallery" in look:
        return gallery(session.catalog, session.words, look)
    match session.dialog:
        case "settings":
            return settings_dialog(session.words, session.settings)
        case "keys":
            return keys_dialog(session.words)
        case _:
            return None


def _content(session: Session) -> Html:
    words = session.words
    if session.phase == "failed" and session.failure is not None:
        return failure(words, session.failure.detail, session.failure.record)
    if session.phase == "start" or session.game is None:
        return start_form(
            words,
            session.fields,
            can_continue=session.game is not None,
            notice=session.notice,
            refusal=words.error(session.refusal) if session.refusal else "",
        )
    scene = session.scene()
    if session.must_hand_over:
        return hand_over(scene, session.can_undo)
    if session.phase == "over":
        return end_sheet(scene, session.save(), session.can_undo)
    return table(scene, session.can_undo)


def table(scene: Scene, can_undo: bool) -> Html:
    """The table in play: every part of it, seen by whoever must answer."""
    others = [seat for seat in range(len(scene.state.players)) if seat != scene.seat]
    tab = shown_tab(scene)
    return el(
        "div",
        topbar(scene),
        prompt(scene, can_undo),
        el("div", supply(scene), birdfeeder(scene), class_="food-corner"),
        tray(scene),
        mat(scene, scene.seat),
        hand(scene),
        el(
            "div",
            recap(scene) if scene.resumed else None,
            el(
                "div",
                scores(scene),
                goals(scene),
                bonus_cards(scene),
                automa(scene),
                class_="facts",
                tabindex="0",
            ),
            log(scene),
            class_="side",
            tabindex="0",
        ),
        el("div", *(mat(scene, seat) for seat in others), class_="other-mats") if others else None,
        tabs(scene, tab),
        class_=f"table tab-{tab}",
    )
