"""English texts about the set-up."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.setup": Text("Set-up", ""),
    "setup": Text(
        "Set-up",
        """\
The page lays the table: decks shuffled, three cards in the tray, five dice in the birdfeeder, \
four goal tiles, one for each round.

Everyone has a mat, 8 action cubes, 5 bird cards, 2 bonus cards and 5 food: one \
{invertebrate}, {seed}, {fish}, {fruit} and {rodent}. With Oceania, one {nectar} more.

1. [[setup.birds|Choose the birds you keep]] and pay for them.
2. [[setup.bonus|Choose a bonus card]].
3. The game says [[first_player|who goes first]].

Solo, you play against the [[automa|Automa]], which the page sets up too.""",
        ("beginning", "start of the game", "dealing", "starting hand"),
    ),
    "setup.birds": Text(
        "Starting birds",
        """\
Keep any number of your 5 bird cards, from none to all. Each card kept costs **1 food**, any \
kind you choose; the cards you do not keep are discarded.

- 2 birds kept leave 3 food, 4 birds leave 1.
- Hold on to the food that your birds need.
- With Oceania you have 6 food: enough for all 5 birds, with one token left. A {nectar} may be \
discarded like any other.

> You see your two bonus cards and the four goals while you choose.""",
        ("opening birds", "opening hand", "keep"),
    ),
    "setup.bonus": Text(
        "Starting bonus card",
        """\
Keep one of your two bonus cards. Nobody sees the other one until everyone has chosen. See \
[[bonus_cards]] for what the cards count.""",
        ("opening bonus card",),
    ),
    "first_player": Text(
        "Who goes first",
        """\
The first player of round 1 is chosen at random. After each round, the player to their left goes \
first. Against the Automa you go first in every round.""",
        ("first player token", "turn order", "starting player"),
    ),
    "setup.choices": Text(
        "Options before a game",
        """\
- **Sets**: base game, Swift-Start Pack, European and Oceania expansions, in any combination. \
All their birds, bonus cards and goals are shuffled together.
- **Goals**: [[goals.green|green]], where players compete, or [[goals.blue|blue]], where \
everyone scores for themselves.
- **Mat**: the Oceania set brings its own, with nectar in mind. Either can be chosen.
- **Names**: some bonus cards look for words in bird names; you choose whether English or \
French names count.
- **Seed**: the same number deals the same cards again.""",
        ("expansions", "variants", "seed", "options"),
    ),
}
