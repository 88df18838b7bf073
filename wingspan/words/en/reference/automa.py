"""English texts about the Automa."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.automa": Text("The Automa", ""),
    "automa": Text(
        "The Automa",
        """An opponent run by cards, for solo play. You play by the usual rules; it has a few \
short ones of its own.

- It has no mat and no food, and pays for nothing.
- Its birds and eggs do nothing but score.
- It uses no bird powers.
- You go first in every round; the last turn of each round is its own.

Its turn: [[automa.turn]]. Its points: [[automa.scoring]]. How strong it is: [[automa.levels]].""",
        ("solo", "playing alone", "artificial opponent"),
    ),
    "automa.setup": Text(
        "Setting up the Automa",
        """1. Choose a level, and whether the [[automa.automubon|Automubon Society]] joins.
2. Its cards are shuffled; the deck has ten of them in the first round, and a few more with that \
card or an expansion.
3. Before you see yours, it is dealt a face-up [[automa.bonus|bonus card]].
4. Then you set up as always.

Green goals suit it best, because it then competes with you; blue ones work as well.""",
        ("solo set-up",),
    ),
    "automa.turn": Text(
        "The Automa's turn",
        """It draws one [[automa.cards|card]]. Only its section for the current round \
counts:

- first a main step: [[automa.play_bird]], [[automa.draw_cards]], [[automa.lay_eggs]] or \
[[automa.gain_food]];
- then perhaps a second one: [[automa.cubes|a cube]] for the goal, or [[automa.pink|your pink \
powers]].

Then the tray is refilled. It has as many turns as you: 8, 7, 6 and 5.""",
        ("automa card", "section"),
    ),
    "automa.play_bird": Text(
        "The Automa plays a bird",
        """It looks at the tray for the birds its [[automa.bonus|bonus card]] asks for.

- **Some there:** all of them leave the tray. It keeps the one worth most, face up, and the \
others are discarded. Ties are broken at random.
- **None there:** it takes the top card of the deck, face down. The tray stays as it is.

Playing it triggers none of your pink powers.""",
        ("play a bird",),
    ),
    "automa.draw_cards": Text(
        "The Automa draws cards",
        """All face-up cards of the tray are discarded. It takes the top card of the deck, face \
down. Three new cards fill the tray at the end of its turn.""",
        ("draw cards", "clears the tray"),
    ),
    "automa.lay_eggs": Text(
        "The Automa lays eggs",
        """It gets as many eggs as its card shows, between 1 and 3. They are on no bird, have no \
limit, and are worth a point each at the end.""",
        ("lay eggs",),
    ),
    "automa.gain_food": Text(
        "The Automa gains food",
        """It takes dice, not food. Its card lists the faces in an order: the first one that the \
birdfeeder shows is taken, every die of it.

- If all dice show the same face, they are rolled again before it takes any.
- An empty birdfeeder is refilled at once.
- The choice die {invertebrate_seed} is a face of its own in that order.
- On [[nectar.dice|dice with nectar]], seeds and fruit mean the faces that show them with \
nectar; a face the card does not name comes last.""",
        ("takes dice", "order of food"),
    ),
    "automa.cubes": Text(
        "The Automa's cubes on the goal",
        """Some sections place a cube on the goal of the round, some take one off. A cube there \
counts as one more of what the goal counts: see [[automa.goals]]. If no cube lies there, none is \
taken off.

The cubes go back at the end of the round.""",
        ("place a cube", "remove a cube"),
    ),
    "automa.pink": Text(
        "The Automa and your pink powers",
        """What the Automa does never triggers pink powers. Instead, some of its cards trigger \
**all** of yours at once, whatever their text waits for.

Each works once between two of your turns, in any order, and you may decline.""",
        ("pink powers solo",),
    ),
    "automa.powers": Text(
        "Your powers against the Automa",
        """- It takes no part in powers for all players, and gets nothing from them.
- It loses every comparison: you always have the fewest birds.
- Where you choose another player, you choose it; it does nothing, and you do your part.
- What you give it goes to the supply. It has nothing to take, no cubes in rows, and no predators.
- You have no neighbour to the left or right.
- [[bird.american_oystercatcher]]: you draw 3 cards, keep 2, discard 1.""",
        ("brown powers solo", "other players"),
    ),
    "automa.bonus": Text(
        "The Automa's bonus card",
        """It says which birds the Automa takes, and scores nothing for it.

It must be a card with a percentage printed on it, but neither [[bonus.breeding_manager]] nor \
[[bonus.backyard_birder]]; otherwise another one is drawn. With the European set two cards exist \
for it alone: [[bonus.autwitcher]] and [[bonus.raspb_life_fellow]].

With [[bonus.citizen_scientist]] it wants birds whose power tucks cards.""",
        ("bonus card solo",),
    ),
    "automa.goals": Text(
        "The Automa and the goals",
        """For every goal and round it has a base value; each of its [[automa.cubes|cubes]] adds \
one. The goal's own entry shows the values.

- Never below 0; and with 0 it takes no place.
- Birds in one habitat: 5 at most.
- Otherwise it is ranked or paid as a player is.""",
        ("base value", "goals solo"),
    ),
    "automa.round_end": Text(
        "The Automa at the end of a round",
        """1. Its goal is scored, and the cubes there are taken back.
2. One card leaves its deck for good after each of rounds 1, 2 and 3.
3. The others are shuffled. You go first again.

With nectar in play its spent nectar moves before the goal is scored: [[automa.nectar]].""",
        ("end of round solo",),
    ),
    "automa.levels": Text(
        "Levels of the Automa",
        """The level is what each of its face-down birds is worth:

| level | points | spent nectar at the start, each row |
| Eaglet | 3 | 3 |
| Eagle | 4 | 4 |
| Eagle-eyed eagle | 5 | 5 |

Eagle is the usual one. The [[automa.automubon|Automubon Society]] can be added to any of them.""",
        ("difficulty", "eaglet", "eagle"),
    ),
    "automa.automubon": Text(
        "The Automubon Society",
        """One more card for its deck, if you want it harder. In each round it plays a bird and \
places a cube on the goal.""",
        ("expert card",),
    ),
    "automa.scoring": Text(
        "The Automa's points",
        """- its goals;
- its face-up birds, as printed;
- its face-down birds, 3, 4 or 5 each by [[automa.levels|level]];
- 1 for each egg;
- with nectar, its [[automa.nectar|places in the three rows]].

Its bonus card scores nothing. In a tie it counts as having 2 food.""",
        ("solo scoring", "tie"),
    ),
    "automa.nectar": Text(
        "The Automa and nectar",
        """It starts with 3, 4 or 5 spent nectar in each row, by level, and gains none from its \
dice.

At the end of each round it draws two more of its cards. Their first three sections stand \
for forest, grassland and wetland: a cube to place adds one there, a cube to take off \
removes one, if there is any.

At the end of the game it takes part in [[nectar.scoring|the points for each row]].""",
        ("nectar solo", "spent nectar of the automa"),
    ),
    "automa.expansions": Text(
        "The Automa with expansions",
        """- **Europe:** its goals have base values, and two [[automa.bonus|bonus cards]] are \
made for it.
- **Oceania:** one more card, RAOUtoma, joins its deck, and it competes for \
[[automa.nectar|nectar]].
- Birds, bonus cards and goals of all sets in play are mixed, for it as for you.""",
        ("raoutoma", "european automa", "oceania automa"),
    ),
}
