"""Bonus cards that can be chosen: each with its picture and the birds at hand that it counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.conditions import Birds, Eggs
from wingspan.engine.matching import matches

from ..kit.html import EMPTY, Html, b, div, li, p, span, ul
from ..play.scene import Scene
from .bird_card import hit, portrait
from .bonus import bonus_tip, holder, printed, progress, would_count

MOST_SHOWN = 7
"""The most birds drawn on a card; of the others there is the number."""


def bonus_offer(scene: Scene, bonus: str, choice: int) -> Html:
    """A bonus card that is an answer now, with what it would be worth."""
    card = scene.catalog.bonus_cards[bonus]
    number = scene.count(card.counts, scene.seat)
    return li(
        ".card.bonus-card.choosable",
        data_tip=bonus_tip(holder(scene), card),
        data_entry=f"bonus.{bonus}",
        id=f"offer-{bonus}",
    )[
        printed(scene.words, card),
        bonus_art(
            scene,
            card,
            ("mat", _of_its_kind(scene, card)),
            ("hand", _wanted(scene, card, scene.me.hand)),
        ),
        p(".bonus-now")[progress(holder(scene), card, number)],
        hit(choice, scene.choices.label(choice), scene.marked(choice)),
    ]


def bonus_art(scene: Scene, card: BonusCard, *places: tuple[str, list[BirdCard]]) -> Html:
    """The card's picture, and below it the birds that count: at those places and in the tray."""
    words = scene.words
    tray = _wanted(scene, card, (bird for bird in scene.state.tray if bird is not None))
    groups = [(place, birds) for place, birds in (*places, ("tray", tray)) if birds]
    if groups:
        counting: Html = ul(".counting")[*_groups(scene, groups)]
    elif _of_a_kind(card):
        counting = p(".counting")[words.text("counts_none")]
    else:
        counting = EMPTY
    return div(".bonus-art")[picture(card.id), counting]


def picture(bonus: str) -> Html:
    """The picture of a bonus card; empty until the archive of these pictures is there."""
    try:
        from wingspan.plates.emblems import emblem
    except ImportError:
        return EMPTY
    return Html(emblem(bonus))


def _groups(scene: Scene, groups: list[tuple[str, list[BirdCard]]]) -> Iterator[Html]:
    words, room = scene.words, MOST_SHOWN
    for number, (place, birds) in enumerate(groups):
        shown = birds[: max(1, room - (len(groups) - number - 1))]
        room -= len(shown)
        more = len(birds) - len(shown)
        yield li[
            b(aria_hidden="true")[words.text(f"counts_{place}")],
            *map(portrait, shown),
            span(".more", aria_hidden="true")[f"+{more}"] if more else None,
            span(".many", aria_hidden="true")[str(len(birds))],
            span(".sr")[
                words.label(words.text(f"counts_{place}")), words.listed(map(words.bird, birds))
            ],
        ]


def _of_a_kind(card: BonusCard) -> bool:
    """Whether the card counts birds of a kind, or their eggs."""
    return isinstance(card.counts, (Birds, Eggs)) and card.counts.like is not None


def _wanted(scene: Scene, card: BonusCard, birds: Iterable[str]) -> list[BirdCard]:
    known = scene.catalog.birds
    return [known[b] for b in birds if b in known and would_count(scene, card, known[b])]


def _of_its_kind(scene: Scene, card: BonusCard) -> list[BirdCard]:
    """The birds on the viewer's mat of the kind that the card counts."""
    tally, known = card.counts, scene.catalog.birds
    if not isinstance(tally, (Birds, Eggs)) or tally.like is None:
        return []
    played = [known[bird.bird] for row in scene.me.mat.values() for bird in row]
    return [bird for bird in played if matches(bird, tally.like, scene.setup.names_language)]


def start_art(scene: Scene, card: BonusCard, kept: Iterable[str]) -> Html:
    """The same at the start of a game, where some of the birds dealt are ``kept``."""
    kept = tuple(kept)
    dealt = (bird for bird in scene.me.hand if bird not in kept)
    return bonus_art(
        scene,
        card,
        ("kept", _wanted(scene, card, kept)),
        ("hand", _wanted(scene, card, dealt)),
    )
