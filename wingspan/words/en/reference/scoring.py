"""English texts about the end of the game and scoring."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.scoring": Text("End of the game and points", ""),
    "game_end": Text(
        "End of the game",
        """\
The game is over after round 4:

1. The last round ends like any other, its goal included.
2. [[power.yellow|Yellow powers]] {power-yellow} are used, in turn order from the round's first \
player.
3. Points are counted; see [[scoring]].""",
        ("last round", "after round 4", "when does it end"),
    ),
    "scoring": Text(
        "Points",
        """\
Everyone adds up:

- [[scoring.birds|Birds]]: the points on the cards
- [[scoring.bonus|Bonus cards]]
- [[scoring.goals|Goals]] of the four rounds
- [[scoring.eggs|Eggs]]: 1 each
- [[scoring.cached|Cached food]]: 1 each
- [[scoring.tucked|Tucked cards]]: 1 each
- With Oceania, [[scoring.nectar|nectar]]: 5 and 2 points in each habitat

The most points win. If they are equal: [[ties]]. Food in your supply and cards in your hand \
are worth nothing.

The score panel always counts as if the game ended now.""",
        ("score", "victory points", "winning", "final score"),
    ),
    "scoring.birds": Text(
        "Points for birds",
        """\
{points} Each bird on your mat is worth what is printed on it. Birds tucked under others are \
worth 1 as [[scoring.tucked|tucked cards]], whatever they show.""",
        ("bird points",),
    ),
    "scoring.bonus": Text(
        "Points for bonus cards",
        """\
{bonus} Each card is counted by itself on your mat as it is at the very end. See \
[[bonus_cards]].""",
        ("bonus points",),
    ),
    "scoring.goals": Text(
        "Points for goals",
        """\
{goal} What each round's goal paid when that round ended. See [[goals]].""",
        ("goal points",),
    ),
    "scoring.eggs": Text(
        "Points for eggs",
        """\
{egg} 1 point for each egg on your birds at the end. Eggs paid or discarded are gone.""",
        ("egg points",),
    ),
    "scoring.cached": Text(
        "Points for cached food",
        """\
1 point for each food token lying on a bird at the end. Food in your supply is worth nothing. \
See [[caching]].""",
        ("food on birds", "stored food points"),
    ),
    "scoring.tucked": Text(
        "Points for tucked cards",
        """\
{tucked} 1 point for each card under a bird, whatever is printed on it. See [[tucking]].""",
        ("tucked points",),
    ),
    "scoring.nectar": Text(
        "Points for nectar",
        """\
{nectar} In each habitat, the player who has spent the most nectar there scores 5 points, the \
second 2. Tied players share, rounded down. With none spent there, you score nothing. See \
[[nectar.scoring]].""",
        ("nectar majority",),
    ),
    "ties": Text(
        "Ties",
        """\
1. More **unused food** in the supply wins. Food on birds does not count.
2. Still tied: the victory is shared.

The Automa counts as having 2 unused food.""",
        ("tie", "tie-break", "draw", "same score"),
    ),
}
