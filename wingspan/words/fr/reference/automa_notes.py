"""French texts of the table of Automa cards."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "title": "Les cartes de l'Automa",
    "intro": "Ce que fait chaque carte, manche par manche. {play_bird}"
    " [[automa.play_bird]], {card} [[automa.draw_cards]], {egg} [[automa.lay_eggs]], {dice}"
    " [[automa.gain_food]]. Puis + ou − {cube} : [[automa.cubes|un cube]] posé ou retiré, et"
    " {power-pink} : [[automa.pink|vos pouvoirs roses]].",
    "card": "carte",
    "orders": "L'ordre dans lequel une carte avec {dice} cherche des dés :",
    "in_round": "{card}, manche {round} : {order}",
    "of_set": "{set} : {card}.",
    "optional": "Dans la pioche seulement si vous l'avez [[automa.automubon|demandée]] : {card}.",
}
