"""English texts of the quick reference: a whole game on one page."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.quick": Text("Quick reference", ""),
    "quick.start": Text(
        "At the start",
        """\
- Everyone has 5 bird cards, 2 bonus cards and one food of each kind.
- Keep as many birds as you like: each costs 1 food, whichever you choose.
- Keep 1 of the 2 bonus cards.

More: [[setup]].""",
    ),
    "quick.turn": Text(
        "A turn",
        """\
One cube, one action:

| action | you get | then |
| {play_bird} [[play_bird]] | a bird on your mat | its white power |
| {forest} [[gain_food]] | dice from the birdfeeder | brown powers of the forest |
| {grassland} [[lay_eggs]] | eggs on your birds | brown powers of the grassland |
| {wetland} [[draw_cards]] | cards from tray or deck | brown powers of the wetland |

- A row gives what its leftmost free space shows: the more birds, the more you get.
- Brown powers go from **right to left**. Any of them may be skipped.
- 8 turns in round 1, then 7, 6 and 5.""",
        ("actions", "overview"),
    ),
    "quick.mat": Text(
        "What a row gives",
        """\
| birds in the row | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} food | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |
| {grassland} eggs | 2 | 2+1 | 3 | 3+1 | 4 | 4+1 |
| {wetland} cards | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |

"+1": one more for a card, a food or an egg. More: [[mat]], [[conversion]], [[mat.oceania]].""",
    ),
    "quick.play_bird": Text(
        "What a bird costs",
        """\
| column | 1 | 2 | 3 | 4 | 5 |
| {egg} eggs to discard | 0 | 1 | 1 | 2 | 2 |

- Food as printed; {wild} is any food.
- Any 2 food count as 1 that you lack.
- It goes into the leftmost free space of a habitat it can live in.

More: [[play_bird]], [[food_cost]], [[egg_cost]].""",
    ),
    "quick.birdfeeder": Text(
        "Birdfeeder",
        """\
- One die, one food. {invertebrate_seed} gives either of the two, not both.
- Empty: all five dice are rerolled at once.
- All dice the same, or a single one left: you **may** reroll all five before you take food.

More: [[birdfeeder]].""",
    ),
    "quick.tray": Text(
        "Tray and deck",
        """\
- Take cards one by one, from the tray or the deck.
- Gaps in the tray are filled at the end of the turn.
- There is no hand limit.

More: [[tray]], [[deck]].""",
    ),
    "quick.powers": Text(
        "Powers",
        """\
| colour | used |
| {power-white} white | once, when the bird is played |
| {power-brown} brown | whenever you act in its row |
| {power-pink} pink | in others' turns, once between two of yours |
| {power-teal} teal | at each round's end |
| {power-yellow} yellow | at the end of the game |

More: [[powers]].""",
    ),
    "quick.round_end": Text(
        "End of a round",
        """\
1. Teal powers, clockwise from the round’s first player.
2. Unused nectar is lost.
3. The round's goal is scored.
4. Cubes go back; the three cards of the tray are replaced.
5. The next player to the left goes first.

More: [[round_end]], [[goals]].""",
    ),
    "quick.scoring": Text(
        "Points",
        """\
| for | points |
| each bird | as printed |
| bonus cards | as printed |
| goals | as scored |
| each egg {egg}, cached food, tucked card {tucked} | 1 |
| spent nectar {nectar} | 5 and 2 in each habitat |

Equal points: more unused food wins. More: [[scoring]], [[ties]].""",
    ),
}
