"""English for food and the birdfeeder."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.food": Text("Food and the birdfeeder", ""),
    "gain_food": Text(
        "Gain food",
        """\
1. Your forest's leftmost free space says how many dice you take. Take them one by one.
2. Where it shows a [[conversion|conversion]], one card from your hand buys one more die.
3. Then the [[row_powers|brown powers]] of your forest.

Each die gives one token of what it shows. See [[birdfeeder]].""",
        ("forest action", "take dice", "get food"),
    ),
    "birdfeeder": Text(
        "The birdfeeder",
        """\
Five dice. Whoever gains food from it takes a die out and gets **one** token of its face; the \
die lies outside until the birdfeeder is filled again.

- {invertebrate_seed} gives an invertebrate **or** a seed.
- **Empty**: all five dice go back in at once, even in the middle of your dice.
- **All alike**: see [[reroll]].

"From the supply" means without any die. With Oceania the dice have other faces: \
[[nectar.dice]].""",
        ("dice", "die", "dice tower", "faces"),
    ),
    "reroll": Text(
        "Throwing all five dice again",
        """\
Do the dice left in the birdfeeder all show **one and the same face**? Then, before you take a \
die, you may throw all five back in. A single die left always counts as alike.

- It is your choice, and you may do it again if they come up alike once more.
- {invertebrate_seed} is a face of its own: it is not the same as {seed}.
- It goes for powers as well, whenever they let you take from the birdfeeder, even if the food \
you want is not there.""",
        ("re-roll", "reroll", "same face", "all the same", "throw again"),
    ),
    "food": Text(
        "Food tokens",
        """\
Five kinds: {invertebrate}, {seed}, {fish}, {fruit}, {rodent}; with Oceania also \
[[nectar|nectar]] {nectar}. They lie open beside your mat, without limit, and the supply never \
runs dry.

You pay birds with them, conversions and some powers. Food put [[caching|on a bird]] is no \
longer in your supply. What is left at the end breaks [[ties|ties]].""",
        ("tokens", "supply", "food limit", "kinds of food"),
    ),
}
