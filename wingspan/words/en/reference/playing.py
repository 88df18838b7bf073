"""English texts about playing a bird."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.playing": Text("Playing a bird", ""),
    "play_bird": Text(
        "Play a bird",
        """\
1. Choose a bird from your hand and a row where it [[play_bird.habitat|can live]].
2. Discard the [[egg_cost|eggs]] that the column asks for.
3. Pay its [[food_cost|food]].
4. It goes into the leftmost free space of the row.
5. Pink powers of other players that answer come first; then its own [[power.white|white \
power]], if it has one.

Playing a bird does not activate the brown powers of its row. Once there, a bird stays until the \
end of the game.""",
        ("play a card", "put a bird on the mat", "play"),
    ),
    "play_bird.habitat": Text(
        "Where a bird can live",
        """\
The signs {forest} {grassland} {wetland} on a card say where the bird can live. If there are \
several, you choose. A row holds five birds at most; once it is full, no more can go there.""",
        ("habitat", "full row"),
    ),
    "play_bird.why_not": Text(
        "Why a bird cannot be played",
        """\
One of four reasons, shown on the card in your hand:

- **Its habitats are full.**
- **Eggs are missing** for the next column: lay some first.
- **Food is missing**, even with [[two_for_one|two for one]].
- **A power asks for something else**: a certain habitat, or another kind of bird.

Food on birds does not count ([[caching]]).""",
        ("cannot play", "greyed out", "not playable", "too expensive"),
    ),
    "egg_cost": Text(
        "Egg cost",
        """\
What the column costs, in eggs from **any** of your birds:

| column | 1 | 2 | 3 | 4 | 5 |
| {egg} | 0 | 1 | 1 | 2 | 2 |

The bird that is being played has no eggs yet. Some powers let you play a bird for one egg less, \
or for none.""",
        ("eggs to play a bird", "column cost"),
    ),
    "food_cost": Text(
        "Food cost",
        """\
The signs in the corner of the card are what the bird costs:

- {seed} and the like: a token of that food.
- {wild}: a token of any food.
- A slash between foods: **one** of them, your choice.
- None at all: the bird is free.

Tokens come from your supply and go back to the common one. If there are several ways to pay, \
you choose; ways that simply cost more are not shown.""",
        ("payment", "pay food", "wild", "any food", "free bird"),
    ),
    "two_for_one": Text(
        "Two food for one",
        """\
When you play a bird, **any two tokens** may count as one token of its cost, even if you have \
that food. They need not be the same, and you may do this more than once for the same bird.

- Only for birds: not for powers, conversions or resets.
- {nectar} is never one of the two: it counts as any food by itself.""",
        ("substitute", "exchange", "2 for 1", "missing food"),
    ),
}
