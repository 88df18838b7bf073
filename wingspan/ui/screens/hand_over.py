"""Several people at one screen: who holds it, to whom it goes, and why."""

from __future__ import annotations

from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent, TurnBegan, as_seen_by
from wingspan.words import Words

from ..kit.html import Html, el
from ..play.scene import Scene
from ..session.moment import HandOver
from ..table.bird_card import bird_card
from ..table.prompt import undo_button
from .settings import settings_button

NOBODY = -1
"""A seat that may see nothing secret."""

LINES = 8
"""So many of the last things that happened are told to whoever takes the screen."""


def reason(scene: Scene, decision: Decision) -> str:
    """Why it is that player who must answer now."""
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
    """What happened since the last turn of ``seat``, as everybody may know it; the last of it."""
    began = since(events, seat)
    return tuple(as_seen_by(event, NOBODY) for event in events[began:][-LINES:])


def since(events: tuple[AnyEvent, ...], seat: int) -> int:
    """Where in the log the last turn of ``seat`` ends; 0 if it has had none.

    A turn that has only just begun is not yet one; nothing of one that goes on is left out.
    """
    began, mine = 0, False
    for number, event in enumerate(events[:-1]):
        if isinstance(event, TurnBegan):
            began = number + 1 if event.player == seat else number if mine else began
            mine = event.player == seat
    return began


def hand_over(words: Words, shown: HandOver) -> Html:
    """Nothing that anybody should not see, and one button for whoever takes the screen.

    Before that, whoever holds it is shown what they have drawn.
    """
    return _drawn(words, shown) if shown.drew else _passed_on(words, shown)


def _drawn(words: Words, shown: HandOver) -> Html:
    """The cards that have just been drawn, for their owner alone."""
    scene = shown.scene
    name = scene.names[shown.to]
    cards = (bird_card(scene.catalog.birds[card], words, where="drawn") for card in shown.drew)
    return el(
        "section",
        el("div", settings_button(words), class_="hand-over-top"),
        el(
            "div",
            el(
                "h1",
                words.text("hand_over_drew", name=shown.holder, n=len(shown.drew)),
                id="question",
                tabindex="-1",
            ),
            el("ul", *cards, class_="cards drawn"),
            _take(words, words.text("hand_over_pass", name=name)),
            class_="hand-over panel",
            id="prompt",
        ),
        class_="hand-over-screen",
    )


def _take(words: Words, text: str) -> Html:
    return el(
        "button",
        text,
        el("kbd", words.text("key_enter"), aria_hidden="true"),
        type="button",
        class_="option primary take",
        data_choice=0,
        data_enter=True,
        aria_keyshortcuts="Enter",
    )


def _passed_on(words: Words, shown: HandOver) -> Html:
    scene, can_undo = shown.scene, shown.can_undo
    decision, names = scene.awaited, scene.names
    assert decision is not None
    name = names[shown.to]
    setting_up = scene.state.phase == "setup"
    told = () if setting_up else happened_last(scene.events, shown.to)
    return el(
        "section",
        el("div", settings_button(words), class_="hand-over-top"),
        el(
            "div",
            el("h1", words.text("hand_over", name=name), id="question", tabindex="-1"),
            el("p", reason(scene, decision), class_="why"),
            _take(words, words.text("hand_over_take", name=name)),
            undo_button(words, can_undo) if can_undo else None,
            class_=f"hand-over panel seat-{shown.to}",
            id="prompt",
        ),
        el(
            "div",
            el("h2", words.text("since_last_turn", name=name)),
            el("ul", *(el("li", words.event(event, scene.catalog, names)) for event in told)),
            class_="told panel",
        )
        if told
        else None,
        class_="hand-over-screen",
    )
