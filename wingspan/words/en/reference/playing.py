"""English for playing a bird."""

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
4. It lies down on the leftmost free space of the row.
5. Pink powers of other players that answer come first; then its own [[power.white|white \
power]], if it has one.

Playing a bird does not set off the brown powers of the row. Once there, a bird stays to the \
end of the game.""",
        ("play a card", "put a bird on the mat", "play"),
    ),
    "play_bird.habitat": Text(
        "Which row a bird goes to",
        """\
The signs {forest} {grassland} {wetland} on a card say where the bird can live. With several of \
them you choose. A row holds five birds at most; when it is full, no other bird can go there.""",
        ("habitat", "full row"),
    ),
    "play_bird.why_not": Text(
        "Why a bird cannot be played",
        """\
One of four reasons, told on the card in your hand:

- **Its rows are full.**
- **Eggs are missing** for the next column: lay some first.
- **Food is missing**, even with [[two_for_one|two for one]].
- **A power asks for something else**: one row only, or a bird of another kind.

Food lying on birds does not count ([[caching]]).""",
        ("cannot play", "greyed out", "not playable", "too expensive"),
    ),
    "egg_cost": Text(
        "Egg cost",
        """\
What the column asks for, in eggs from **any** birds of yours:

| column | 1 | 2 | 3 | 4 | 5 |
| {egg} | 0 | 1 | 1 | 2 | 2 |

The bird that is being played has no eggs yet. Some powers play a bird for an egg less, or for \
none.""",
        ("eggs to play a bird", "column cost"),
    ),
    "food_cost": Text(
        "Food cost",
        """\
The signs in the corner of the card are what the bird costs:

- {seed} and its like: a token of that food.
- {wild}: a token of any food.
- A stroke between two foods: **one** of them, as you like.
- None at all: the bird is free.

Tokens come from your supply and go back to the common one. Where there are several ways to \
pay, you choose; ways that only cost more are not shown.""",
        ("payment", "pay food", "wild", "any food", "free bird"),
    ),
    "two_for_one": Text(
        "Two food for one",
        """\
When you play a bird, **any two tokens** may stand for one token of its cost, even if you hold \
that food. They may be alike or not, and you may do so more than once for the same bird.

- Only for birds: not for powers, conversions or resets.
- {nectar} is never one of the two, as it stands for any food by itself.""",
        ("substitute", "exchange", "2 for 1", "missing food"),
    ),
}
