"""English texts about nectar (Oceania)."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.nectar": Text("Nectar", ""),
    "nectar": Text(
        "Nectar",
        """Nectar {nectar} is a sixth food. It stands for any other when you play a bird, \
improve an action, or pay a power that takes any food. You start with one.

- When a power **names** a food, nectar is not that food.
- When you **gain** "any food" from the supply, nectar is among the choices.
- What is left at the end of a round is lost: [[nectar.round_end]].
- What you spent scores at the end: [[nectar.spending]], [[nectar.scoring]].""",
        ("wild food", "oceania food"),
    ),
    "nectar.dice": Text(
        "Nectar on the dice",
        """Two faces of the Oceania dice carry it: {nectar_seed} is nectar or a seed, \
{nectar_fruit} is nectar or fruit. One die, one token: you say which.

Seeds and fruit have no face of their own on these dice. A power that looks for fruit finds it \
on the double face and takes it as fruit; one that takes any food may take the nectar. Nectar on a \
die is never taken for a rodent or a fish.""",
        ("dice", "double face", "oceania dice"),
    ),
    "nectar.spending": Text(
        "Spending nectar",
        """Nectar you pay with goes to the spent space of a row of your mat:

- **a bird:** the row it is played into;
- **a conversion or reset of an action:** the row of that action;
- **a power:** the row of the bird with the power.

It replaces one token, one for one. It is never one of two tokens that stand for one. A bird that \
costs nectar itself may also be paid with two other tokens.

> Nectar that is given away or stolen was not spent.""",
        ("spent nectar", "pay with nectar", "row of nectar"),
    ),
    "nectar.round_end": Text(
        "Nectar at the end of a round",
        """After the round-end powers, before the goal is scored, unspent nectar goes back to \
the supply. So nectar in your supply does not count for a goal about food, nor in a tie at the \
end.

Powers at the very end of the game come later still: by then there is no nectar, only pairs of \
other tokens for it.""",
        ("lose nectar", "discard nectar"),
    ),
    "nectar.scoring": Text(
        "Points for spent nectar",
        """At the end of the game, each row by itself: the most spent nectar pays 5 points, the \
second most 2.

- In a tie the points of the places are added, divided and rounded down: two players in first \
place get 3 each, and nobody is second; two in second place get 1 each.
- You need at least one nectar there.
- The Automa takes part: [[automa.nectar]].""",
        ("nectar points", "majority of nectar"),
    ),
}
