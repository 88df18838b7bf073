"""The table while somebody else must answer: the next person at this screen, a computer player, or
somebody at another screen, by link or at a live table.
"""

from __future__ import annotations

from msgspec import structs

from wingspan.engine.events import TurnBegan
from wingspan.engine.program import UNASKED, Unasked
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button, choice
from ..kit.html import (
    Child,
    Html,
    article,
    details,
    div,
    h2,
    kbd,
    li,
    p,
    progress,
    section,
    summary,
    ul,
)
from ..kit.parts import Layout
from ..play.news import happened_last
from ..play.scene import Scene
from ..session.moment import HandOver, Presence, ProgramThinks, Waiting
from .cards import Card, bird_card
from .prompt import undo_button
from .set_up import set_up
from .table_page import laid_out, topbar


def _why(scene: Scene) -> str:
    """Explain why somebody must answer now."""
    assert scene.awaited is not None
    return scene.words.why_now(scene.awaited, scene.state.phase, scene.catalog, scene.names)


def _ribbon(
    kind: str, question: str, why: Html | None, *answers: Child, described: str | None = None
) -> Html:
    """What stands in place of the prompt. ``described``: the id of ``why``, if the question is
    read with it.
    """
    return section(".prompt.ribbon#prompt", class_=kind, aria_labelledby="question")[
        div(".asked")[h2("#question", tabindex="-1", aria_describedby=described)[question], why],
        *answers,
    ]


def hand_over(words: Words, shown: HandOver) -> Layout:
    """The table with the hand covered; cards that the holder has just drawn are shown first."""
    scene = shown.scene
    decision, name, kind = scene.awaited, scene.names[shown.to], f"hand-over seat-{shown.to}"
    assert decision is not None
    if shown.drew:
        look = {what: how for what, how in scene.look.items() if what != "tab"}
        scene = structs.replace(scene, look=look)
        asked = words.text("hand_over_drew", name=shown.holder, n=len(shown.drew))
        ribbon = _ribbon(kind, asked, None, _take(words, words.text("hand_over_pass", name=name)))
        return laid_out(scene, topbar(scene), ribbon, cover=_drawn(words, shown))
    ribbon = _ribbon(
        kind,
        words.text("hand_over", name=name),
        p(".why#hand-over-why")[_why(scene)],
        _take(words, words.text("hand_over_take", name=name)),
        undo_button(scene) if scene.aids.can_undo else None,
        described="hand-over-why",
    )
    return laid_out(scene, topbar(scene), ribbon, cover=_covered(words, shown))


def _take(words: Words, text: str) -> Html:
    return html.button(
        ".option.primary.take",
        type="button",
        data_choice=0,
        data_enter=True,
        aria_keyshortcuts="Enter",
    )[text, kbd(aria_hidden="true")[words.text("key_enter")]]


def _drawn(words: Words, shown: HandOver) -> Html:
    birds = shown.scene.catalog.birds
    cards = (
        bird_card(Card(card=birds[card], words=words, where="drawn", tag=article))
        for card in shown.drew
    )
    return section(".hand.cover#cover")[ul(".cards.drawn")[*(li(".place")[card] for card in cards)]]


def _covered(words: Words, shown: HandOver) -> Html:
    """What replaces the hand: the latest events, and a button to stop covering hands."""
    scene = shown.scene
    setting_up = scene.state.phase == "setup"
    told = [
        event
        for event in (() if setting_up else happened_last(scene.events, shown.to))
        if not isinstance(event, TurnBegan) or event.player != shown.to
    ]
    return section(".hand.cover.covered#cover")[
        div(".told", tabindex="0")[
            h2[words.text("hand_over_since", name=scene.names[shown.to])],
            ul[*(li[words.event(event, scene.catalog, scene.names)] for event in told)],
        ]
        if told
        else None,
        div(".covers")[
            p[words.text("hand_over_covered")],
            button(messages.Set("public_hands", True), ".quiet.openly")[
                words.text("setting_public_hands")
            ],
        ],
    ]


def thinking_table(words: Words, shown: ProgramThinks) -> Layout:
    scene, consulted = shown.scene, shown.consulted
    assert scene.awaited is not None
    name = scene.names[scene.awaited.player]
    answer, why, bar = None, None, None
    if consulted.gone:
        why = p(".why")[words.text("program_gone")]
        answer = button(messages.TakeItsSeat(), ".option.primary")[words.text("take_its_seat")]
    else:
        # indeterminate while the amount of work is unknown
        known = {"value": consulted.done, "max": consulted.whole} if consulted.whole else {}
        bar = progress(".thought", **known, aria_label=words.text("thinks", name=name))
        if consulted.whole:
            answer = button(messages.ThinkNoMore(), ".option", data_enter=True)[
                words.text("think_no_more"), kbd(aria_hidden="true")[words.text("key_enter")]
            ]
    ribbon = _ribbon(
        "thinking",
        words.text("thinks", name=name),
        why,
        bar,
        ul(".options")[li[answer]] if answer else None,
        undo_button(scene),
    )
    return laid_out(scene, topbar(scene), ribbon)


def waiting_table(words: Words, shown: Waiting) -> Layout:
    scene = shown.scene
    start, cover = scene.answering.start, None
    if scene.disclosed.covered:
        # a screen that only shows the table
        awaited = scene.awaited
        assert awaited is not None
        waits = words.text("waits_for", name=scene.names[awaited.player])
        asks = _ribbon("waiting", waits, p(".why")[_why(scene)])
        cover = section(".hand.cover.covered#cover")[div(".covers")[p[words.text("no_hand")]]]
    elif start is not None:
        waits = words.text("live/chosen", n=shown.chosen, all=shown.choosing)
        asks = set_up(scene, start, waits)
    else:
        asks = _waiting(scene, shown.unasked, shown.live)
    return laid_out(scene, topbar(scene), asks, cover=cover)


def _waiting(scene: Scene, unasked: Unasked, live: Presence | None) -> Html:
    """``live``: whether that player is at the live table, where no link is needed."""
    words, awaited = scene.words, scene.awaited
    assert awaited is not None
    name = scene.names[awaited.player]
    state = f" ({words.text(f'live/{live}')})" if live not in (None, "here") else None
    send = words.text("send_link", name=name)
    if live in ("here", "away"):
        ways = [button(messages.Share("turn"), ".option")[send]]
    else:
        beside = messages.SitBeside(awaited.player)
        ways = [
            button(messages.Share("turn"), ".option.primary", data_enter=True)[
                send, kbd(aria_hidden="true")[words.text("key_enter")]
            ],
            button(messages.PlayLive(), ".option")[words.text("play_live")],
            button(beside, ".option")[words.text("sit_beside", name=name)],
        ]
    return _ribbon(
        "waiting",
        words.text("waits_for", name=name),
        p(".why")[_why(scene), state],
        ul(".options")[*(li[way] for way in ways)],
        in_advance(scene, unasked),
        undo_button(scene),
    )


def in_advance(scene: Scene, unasked: Unasked) -> Html:
    words = scene.words
    return details(".in-advance")[
        summary[words.text("in_advance")],
        p(".faint")[words.text("in_advance_help")],
        div(".setting-choices", role="group", aria_label=words.text("in_advance"))[
            *(
                choice(messages.LetAnswer(how), on=how == unasked)[words.text(f"in_advance_{how}")]
                for how in UNASKED
            )
        ],
    ]
