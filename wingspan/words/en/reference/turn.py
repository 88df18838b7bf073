"""English texts about a turn and the rows of the mat."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.turn": Text("A turn", ""),
    "turn": Text(
        "A turn",
        """\
Take one of four actions; you may repeat the same one turn after turn:

- {play_bird} [[play_bird]]
- {forest} [[gain_food]], then the brown powers of your forest
- {grassland} [[lay_eggs]], then the brown powers of your grassland
- {wetland} [[draw_cards]], then the brown powers of your wetland

Then [[turn_end|the turn ends]] and the next player to the left takes theirs. The three habitat \
actions are always open to you; you can play a bird only if you have one in hand that you can \
pay for.""",
        ("action", "what can I do", "your turn"),
    ),
    "cubes": Text(
        "Action cubes",
        """\
{cube} Each turn takes one cube. One stays on the goal board after each round, so the rounds \
get shorter:

| round | 1 | 2 | 3 | 4 |
| turns | 8 | 7 | 6 | 5 |

That makes 26 turns. Where a round has [[goal.no_goal|no goal]], the cube is kept: one more \
turn in every round after it.""",
        ("number of turns", "how long is a round", "turns left"),
    ),
    "mat": Text(
        "Your mat",
        """\
Three rows of five spaces: {forest} forest, {grassland} grassland, {wetland} wetland. A bird \
takes the leftmost free space of its row and stays there.

What a row gives is printed on its **leftmost free space**. A full row gives what is printed at \
its right end. A bird lying [[placing.sideways|sideways]] covers two spaces.

| birds in the row | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} food | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |
| {grassland} eggs | 2 | 2+1 | 3 | 3+1 | 4 | 4+1 |
| {wetland} cards | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |

"+1" is a [[conversion|conversion]]. [[mat.oceania|The mat of Oceania]] has other figures.""",
        ("board", "player mat", "row", "space", "leftmost"),
    ),
    "conversion": Text(
        "Conversion: one more, at a cost",
        """\
Once you have taken what the space gives, you can sometimes pay for **one** more:

| row | pay | get |
| {forest} | {card} a card from hand | one more die |
| {grassland} | {wild} any food | one more egg |
| {wetland} | {egg} an egg from a bird | one more card |

- It comes before the brown powers of the row.
- You may skip it.
- You are asked only if you could get one more: with all nests full, you are not asked for food.
- Two tokens never count as one here.""",
        ("bonus", "exchange", "trade", "card for food", "food for egg", "egg for card"),
    ),
    "mat.oceania": Text(
        "The mat of Oceania",
        """\
| birds in the row | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} food | 1+1 | {reset} 2 | 2+1 | {reset} 2+1 | 3+1 | 4 |
| {grassland} eggs | 1+1 | 2 | 2+1 | 2+1+1 | 3+1 | 4 |
| {wetland} cards | 1+1 | {reset} 2 | 2+1 | {reset} 2+1 | 3+1 | 4 |

- {reset} Before you take anything, **any one food** resets the birdfeeder (forest) or the tray \
(wetland). See [[resets]].
- "+1" is a [[conversion|conversion]]: a card for food; a card or a food for an egg; an egg or \
a {nectar} for a card. "+1+1" may be used twice.
- Nectar paid here goes to the row where you act: [[nectar.spending]].""",
        ("oceania mat", "reset space", "nectar mat"),
    ),
    "row_powers": Text(
        "The row's brown powers",
        """\
Once you have taken what the space gives, your cube walks **from right to left** over the birds \
of that row. Each brown power on the way may be used once or skipped.

- A bird that joins the row meanwhile lies at its right end, behind the cube: its turn has \
passed.
- A bird that has left the row is not used.
- Other players' pink powers that answer your action come before your brown ones.

See [[power.brown]] and [[power.pink]].""",
        ("activate", "right to left", "order of powers", "walk"),
    ),
    "turn_end": Text(
        "End of a turn",
        """\
In this order:

1. What other players may do "at the end of your turn", clockwise.
2. Cards set aside are kept or discarded, and cards owed are discarded from your hand.
3. The tray is filled up to three cards.

If you no longer have the cards to discard, you owe nothing.""",
        ("end of turn", "discard at end of turn", "refill"),
    ),
}
