"""English texts about eggs and nests."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.eggs": Text("Eggs and nests", ""),
    "lay_eggs": Text(
        "Lay eggs",
        """\
1. Your grassland's leftmost free space says how many eggs you lay, on **any** of your birds, \
in any row, one by one.
2. Where it shows a [[conversion|conversion]], one food buys one more egg.
3. Then the [[row_powers|brown powers]] of your grassland.

No bird may hold more eggs than [[egg_limit|its limit]]. Eggs with no room are not laid.""",
        ("grassland action", "laying"),
    ),
    "egg_limit": Text(
        "Egg limit",
        """\
{egg-space} The egg signs on a card are how many eggs the bird can hold. The limit applies to \
eggs from any source, powers included. A bird without a nest {none} holds none.

Several eggs may lie on the same bird. They stay until you spend or discard them.""",
        ("how many eggs", "nest space", "full nest"),
    ),
    "eggs": Text(
        "What eggs are for",
        """\
- Each is worth **1 point** at the end.
- They help [[egg_cost|pay]] for birds from the second column on.
- In the wetland one egg buys [[conversion|one more card]].
- Goals and bonus cards count them, and some powers take them.

The supply of eggs never runs out.""",
        ("egg points", "egg supply"),
    ),
    "nests": Text(
        "Nests",
        """\
{platform} platform, {bowl} bowl, {cavity} cavity, {ground} ground. Goals, bonus cards and \
powers ask for them.

{star} A star is **every** kind at once, wherever a kind of nest is asked for. In sets of all \
four kinds, a star stands for one of them.

{none} Birds without a nest count for no kind and hold no eggs.""",
        ("nest types", "star nest", "wild nest"),
    ),
}
