"""Bonus cards: what they count, what that pays, how far they are."""

from __future__ import annotations

from wingspan.engine.cards import BonusCard

from .bird_card import hit
from .html import Html, el
from .icons import icon
from .scene import Scene


def bonus_cards(scene: Scene) -> Html:
    """The bonus cards of whoever looks on, with what they are worth now.

    Until one is kept, those that were dealt.
    """
    words = scene.words
    held = scene.me.bonus or scene.me.choosing
    cards = [_card(scene, scene.catalog.bonus_cards[card]) for card in held]
    return el(
        "section",
        el("h2", words.text("bonus_cards"), class_="panel-title"),
        el("ul", *cards, class_="bonus-list")
        if cards
        else el("p", words.text("no_bonus_cards"), class_="faint"),
        class_="bonus panel",
        id="bonus",
    )


def _card(scene: Scene, card: BonusCard) -> Html:
    counted = scene.count(card.counts, scene.seat)
    now = scene.words.text("bonus_now", n=counted, points=card.points(counted))
    return el("li", _printed(scene, card, now), class_="bonus-card", id=f"bonus-{card.id}")


def _printed(scene: Scene, card: BonusCard, now: str = "") -> Html:
    words = scene.words
    return el(
        "div",
        el("h3", icon("bonus"), words.bonus(card), class_="bonus-name"),
        el("p", words.bonus_rule(card), class_="bonus-rule"),
        el(
            "p",
            el("span", words.bonus_points(card), class_="bonus-pays"),
            el("span", now, class_="bonus-now") if now else None,
            class_="bonus-worth",
        ),
        class_="bonus-face",
    )


def bonus_offer(scene: Scene, bonus: str, choice: int) -> Html:
    """A bonus card that may be chosen now."""
    return el(
        "li",
        _printed(scene, scene.catalog.bonus_cards[bonus]),
        hit(choice, scene.choices.label(choice)),
        class_="card bonus-card choosable",
        id=f"offer-{bonus}",
    )
