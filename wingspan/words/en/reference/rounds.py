"""English texts about rounds, goals and bonus cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.rounds": Text("Rounds, goals and bonus cards", ""),
    "round": Text(
        "A round",
        """\
Turns go clockwise until nobody has an action cube left. Then comes the [[round_end|end of the \
round]]. The game has four rounds, each with its goal.""",
        ("rounds", "structure of the game"),
    ),
    "round_end": Text(
        "End of a round",
        """\
1. [[power.teal|Teal powers]] {power-teal}: in turn order, from the round’s first player.
2. [[nectar|Nectar]] {nectar} still in a supply is lost.
3. The round's [[goals|goal]] {goal} is scored.
4. All action cubes come back, except the one that marks the goal.
5. The three cards in the [[tray|tray]] are discarded and replaced.
6. The next player to the left goes first in the next round.

After round 4, [[power.yellow|yellow powers]] {power-yellow} are used and the \
[[scoring|points]] counted.""",
        ("after the last cube", "order at the end of a round"),
    ),
    "goals": Text(
        "Goals",
        """\
{goal} Each round has one goal, known from the start. It is counted **when its round ends**, on \
your mat as it is then; later changes make no difference.

- [[goals.green|Green side]]: you compete for places.
- [[goals.blue|Blue side]]: 1 point for each thing counted.

A bird counts wherever it stands, unless the goal names a habitat: then its **row** counts, not \
what is printed on it. Star nests count as any nest. A bird that [[family.double|counts \
double]] does so for goals that count birds.

The goals panel always shows what you would score now.""",
        ("end-of-round goals", "objectives", "goal tiles"),
    ),
    "goals.green": Text(
        "Goals, green side: places",
        """\
| round | 1st | 2nd | 3rd |
| 1 | 4 | 1 | 0 |
| 2 | 5 | 2 | 1 |
| 3 | 6 | 3 | 2 |
| 4 | 7 | 4 | 3 |

- A player with none of what is counted takes no place and scores nothing.
- **Ties**: add the points of the tied place and of the places after it, one for each tied \
player, and share them, rounded down. Those places are then taken.
- Two tied for first in round 2: (5 + 2) ÷ 2 = 3 each; the next player is third.

Against the Automa there are two of you; see [[automa.goals]].""",
        ("majority", "ranking", "first place", "tied goal"),
    ),
    "goals.blue": Text(
        "Goals, blue side: one point each",
        """\
Each thing counted is worth 1 point, **5 at most**. What the others have does not matter.""",
        ("one point each", "maximum 5"),
    ),
    "bonus_cards": Text(
        "Bonus cards",
        """\
{bonus} They are scored for you alone, **at the end of the game**, and nobody else sees them \
before.

- Some score for each thing counted, others by steps: only the highest step reached pays.
- Everything on your mat counts, whenever you played it. Cards in hand, under birds and in \
the deck do not, unless the card says so.
- One bird may count for several cards.
- The percentage says how many birds in the deck qualify.

You start with one; some [[family.bonus|powers]] bring more. Those that look at names use the \
language chosen at the [[setup.choices|start]].""",
        ("bonus", "secret goals", "percentage"),
    ),
}
