"""English texts of the table of Automa cards."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "title": "The Automa's cards",
    "intro": "What each card does, round by round. {play_bird} [[automa.play_bird]],"
    " {card} [[automa.draw_cards]], {egg} [[automa.lay_eggs]], {dice} [[automa.gain_food]]."
    " Then + or − {cube} is [[automa.cubes|a cube]] placed or taken off, and {power-pink}"
    " [[automa.pink|your pink powers]].",
    "card": "card",
    "orders": "The order in which a card with {dice} looks for dice:",
    "in_round": "{card}, round {round}: {order}",
    "of_set": "{set}: {card}.",
    "optional": "In the deck only if you [[automa.automubon|asked for it]]: {card}.",
}
