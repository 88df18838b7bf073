"""The hand of whoever must answer."""

from __future__ import annotations

from wingspan.engine.options import Bird

from .bird_card import bird_card
from .html import Html, el
from .scene import Scene


def hand(scene: Scene) -> Html:
    """All cards in hand in full; when cards are asked for, the others are dimmed."""
    words, choices = scene.words, scene.choices
    cards = scene.me.hand
    asked = scene.state.phase == "setup" or (
        scene.decision is not None
        and any(
            isinstance(option, Bird) and option.bird in cards for option in scene.decision.options
        )
    )
    pieces = []
    for bird in cards:
        choice = choices.bird(bird)
        pieces.append(
            bird_card(
                scene.catalog.birds[bird],
                words,
                choice=choice,
                label="" if choice is None else choices.label(choice),
                dim=asked and choice is None and bird not in scene.kept,
                mark=words.text("kept") if bird in scene.kept else "",
                where="hand",
            )
        )
    return el(
        "section",
        el(
            "h2",
            words.text("hand"),
            " ",
            el("span", words.text("cards_count", n=len(cards)), class_="count"),
            class_="panel-title",
        ),
        el("ul", *pieces, class_="cards")
        if pieces
        else el("p", words.text("hand_empty"), class_="faint"),
        class_="hand",
        id="hand",
    )
