"""The Automa: the card that it turned up, what it did last, what it has."""

from __future__ import annotations

from wingspan.engine.events import AnyEvent, AutomaDrew, GoalScored, RoundBegan, TurnBegan
from wingspan.engine.state import Automa

from .html import EMPTY, Html, el
from .icons import icon
from .scene import Scene


def automa(scene: Scene) -> Html:
    """The Automa's panel; nothing in a game without it."""
    side = scene.state.automa
    if side is None:
        return EMPTY
    words = scene.words
    return el(
        "section",
        el(
            "div",
            el("h2", words.text("automa")),
            el(
                "p",
                *(
                    el("span", icon(name, words.text(message)), str(number), class_="chip")
                    for name, message, number in (
                        ("egg", "automa_eggs", side.eggs),
                        ("card", "automa_face_down", len(side.face_down)),
                        ("cube", "automa_cubes", side.goal_cubes),
                        ("automa", "automa_deck", len(side.deck)),
                    )
                ),
                class_="chips",
            ),
            class_="panel-title",
        ),
        _last_turn(scene),
        _belongings(scene, side),
        class_="automa panel",
        id="automa",
    )


def last_turn(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """What happened in the last turn of ``seat``, without the line that begins it."""
    found: tuple[AnyEvent, ...] = ()
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if isinstance(event, TurnBegan) and event.player == seat:
            found = events[number + 1 :]
            break
    for number, event in enumerate(found):
        if isinstance(event, (TurnBegan, RoundBegan, GoalScored)):
            return found[:number]
    return found


def _last_turn(scene: Scene) -> Html:
    words = scene.words
    events = last_turn(scene.events, scene.automa_seat)
    if not events:
        return el("p", words.text("automa_no_turn"), class_="faint")
    begun = next(
        event
        for event in reversed(scene.events)
        if isinstance(event, TurnBegan) and event.player == scene.automa_seat
    )
    drew = next((event for event in events if isinstance(event, AutomaDrew)), None)
    done = [event for event in events if not isinstance(event, AutomaDrew)]
    pieces = [
        el("h3", words.text("automa_did"), class_="automa-did-title"),
        el(
            "ul",
            *(el("li", words.event(event, scene.catalog, scene.names)) for event in done),
            class_="automa-did",
        ),
    ]
    if drew is not None:
        section = scene.catalog.automa_cards[drew.card].rounds[begun.round - 1]
        pieces.append(el("h3", words.automa_card_name(drew.card), class_="automa-card-name"))
        if section is not None:
            pieces.append(
                el(
                    "ol",
                    *(el("li", step) for step in words.automa_section(section)),
                    class_="automa-steps",
                )
            )
    return el("div", *pieces, class_="automa-turn")


def _belongings(scene: Scene, side: Automa) -> Html:
    words = scene.words
    birds = ", ".join(words.bird(scene.catalog.birds[bird]) for bird in side.birds)
    card = scene.catalog.bonus_cards.get(side.bonus)
    return el(
        "div",
        el("p", words.text("automa_birds"), " ", el("b", birds)) if birds else None,
        el(
            "p",
            icon("bonus", words.text("automa_bonus")),
            el("b", words.bonus(card)),
            f" · {words.bonus_rule(card)}",
        )
        if card
        else None,
        class_="automa-has",
    )
