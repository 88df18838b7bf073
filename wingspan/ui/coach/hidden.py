"""What was hidden at a moment of a reviewed game: the others' cards and the decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wingspan.words import Words

from ..kit.html import Html, dd, div, dl, dt, h3, join, section, span
from ..play.replay import Uncovered
from ..play.scene import Scene
from ..table.log import bird_link


def what_was_hidden(words: Words, scene: Scene, found: Uncovered) -> Html:
    """The hidden hands and bonus cards by player, and the cards of each deck."""
    return section(".was-hidden#was-hidden")[
        h3[words.text("coach/hidden")],
        dl[*(_line(name, cards) for name, cards in _lines(words, scene, found))],
    ]


def _line(name: str, cards: Html) -> Html:
    return div[dt[name], dd[cards]]


def _lines(words: Words, scene: Scene, found: Uncovered) -> Iterator[tuple[str, Html]]:
    def birds(cards: Iterable[str]) -> Html:
        named = [bird_link(words.bird(scene.catalog.birds[card]), card) for card in cards]
        return _listed(words, named)

    def bonus(cards: Iterable[str]) -> Html:
        return _listed(words, [words.bonus(scene.catalog.bonus_cards[card]) for card in cards])

    for seat, cards in found.hands.items():
        yield words.text("hand_of", name=scene.names[seat]), birds(cards)
        held = bonus(found.bonus.get(seat, ()))
        yield words.text("coach/hidden_bonus", name=scene.names[seat]), held
    yield words.text("coach/hidden_deck"), birds(found.deck)
    yield words.text("coach/hidden_bonus_deck"), bonus(found.bonus_deck)
    if scene.state.automa is not None:
        named = [words.automa_card_name(card) for card in found.automa]
        yield words.text("coach/hidden_automa"), _listed(words, named)
        if found.face_down:
            yield words.text("coach/hidden_face_down"), birds(found.face_down)


def _listed(words: Words, named: list[Html] | list[str]) -> Html:
    """Names of cards, separated by commas; for a deck, the next card comes first."""
    if not named:
        return span(".faint")[words.text("coach/hidden_none")]
    comma = words.listed(["", ""]).rstrip()
    *front, last = named
    pieces = [join((span(".unbroken")[name, comma], " ")) for name in front]
    return join((*pieces, last))
