"""English texts about food and the birdfeeder."""

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
It holds five dice. To gain food, take a die out and get **one** token of its face; the die stays \
outside until the birdfeeder is refilled.

- {invertebrate_seed} gives an invertebrate **or** a seed.
- **Empty**: all five dice go back in at once, even while you are taking dice.
- **All the same**: see [[reroll]].

"From the supply" means without any die. With Oceania the dice have other faces: \
[[nectar.dice]].""",
        ("dice", "die", "dice tower", "faces"),
    ),
    "reroll": Text(
        "Rerolling the birdfeeder",
        """\
When all dice left inside show **the same face**, you may reroll all five before \
you take one. A single die always counts as all the same.

- It is optional, and you may do it again if they come up all the same again.
- {invertebrate_seed} is a face of its own: it is not the same as {seed}.
- It applies to powers too, whenever they let you take from the birdfeeder, even if the food you \
want is not there.""",
        ("re-roll", "reroll", "same face", "all the same", "throw again"),
    ),
    "food": Text(
        "Food tokens",
        """\
Five kinds: {invertebrate}, {seed}, {fish}, {fruit}, {rodent}; with Oceania also \
[[nectar|nectar]] {nectar}. They are open for all to see, without limit, and the supply never \
runs out.

They pay for birds, conversions and some powers. Food [[caching|cached on a bird]] is no longer \
in your supply. What is left at the end breaks [[ties|ties]].""",
        ("tokens", "supply", "food limit", "kinds of food"),
    ),
}
