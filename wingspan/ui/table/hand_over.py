"""Handing the screen from one person to the next: who takes it, and why."""

from __future__ import annotations

from msgspec import structs

from wingspan.engine.decision import Decision
from wingspan.engine.events import NOBODY, AnyEvent, TurnBegan, as_seen_by
from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button
from ..kit.html import Html, article, div, h2, kbd, li, p, section, ul
from ..kit.parts import Layout
from ..play.scene import Scene
from ..session.moment import HandOver
from .bird_card import Card, bird_card
from .prompt import undo_button
from .table_page import laid_out, topbar

LINES = 8
"""The number of latest events told to the person who takes the screen."""


def reason(scene: Scene, decision: Decision) -> str:
    """Explain why the player must answer the decision now."""
    words, state, names = scene.words, scene.state, scene.names
    name = names[decision.player]
    if state.phase == "setup":
        return words.text("hand_over_setup", name=name)
    if state.phase in ("round_end", "game_end"):
        return words.text("hand_over_end", name=name)
    if decision.player == decision.turn_of:
        key = "hand_over_turn" if decision.kind == "action" else "hand_over_goes_on"
        return words.text(key, name=name)
    source = decision.source
    other = names[decision.turn_of]
    if source is None or source.bird is None:
        return words.text("hand_over_asked", name=name, other=other)
    bird = words.bird(scene.catalog.birds[source.bird])
    key = "hand_over_pink" if source.player == decision.player else "hand_over_shared"
    return words.text(key, name=name, other=other, bird=bird)


def happened_last(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """Return the latest events since the last turn of ``seat``, without anything secret."""
    began = since(events, seat)
    return tuple(as_seen_by(event, NOBODY) for event in events[began:][-LINES:])


def since(events: tuple[AnyEvent, ...], seat: int) -> int:
    """Return the index in the log after the last turn of ``seat``; 0 if it has had none.

    A turn that has only just begun does not count.
    """
    began, mine = 0, False
    for number, event in enumerate(events[:-1]):
        if isinstance(event, TurnBegan):
            began = number + 1 if event.player == seat else number if mine else began
            mine = event.player == seat
    return began


def hand_over(words: Words, shown: HandOver) -> Layout:
    """The table as everybody may see it, with the hand covered, and a button to take the screen.

    If the holder has just drawn cards, these are shown first, with a button to pass the screen on.
    """
    scene = shown.scene
    if shown.drew:
        look = {what: how for what, how in scene.look.items() if what != "tab"}
        scene = structs.replace(scene, look=look)
    cover = _drawn(words, shown) if shown.drew else _covered(words, shown)
    return laid_out(scene, topbar(scene), _ribbon(words, shown), cover=cover)


def _ribbon(words: Words, shown: HandOver) -> Html:
    scene = shown.scene
    decision, name = scene.awaited, scene.names[shown.to]
    assert decision is not None
    if shown.drew:
        asked = words.text("hand_over_drew", name=shown.holder, n=len(shown.drew))
        why, take = None, words.text("hand_over_pass", name=name)
    else:
        asked = words.text("hand_over", name=name)
        why = p(".why#hand-over-why")[reason(scene, decision)]
        take = words.text("hand_over_take", name=name)
    can_undo = shown.can_undo and not shown.drew
    return section(
        ".prompt.ribbon.hand-over#prompt", class_=f"seat-{shown.to}", aria_labelledby="question"
    )[
        div(".asked")[
            h2("#question", tabindex="-1", aria_describedby="hand-over-why" if why else None)[
                asked
            ],
            why,
        ],
        _take(words, take),
        undo_button(words, can_undo) if can_undo else None,
    ]


def _take(words: Words, text: str) -> Html:
    return html.button(
        ".option.primary.take",
        type="button",
        data_choice=0,
        data_enter=True,
        aria_keyshortcuts="Enter",
    )[text, kbd(aria_hidden="true")[words.text("key_enter")]]


def _drawn(words: Words, shown: HandOver) -> Html:
    """The cards just drawn, for their owner only."""
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
