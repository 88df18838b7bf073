"""English texts about powers: their colours, and concepts that many of them share."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.powers": Text("Bird powers", ""),
    "powers": Text(
        "Bird powers",
        """The colour of a power says when it can be used:

| colour | when |
| {power-white} [[power.white|white]] | once, as the bird comes into play |
| {power-brown} [[power.brown|brown]] | each time you act in the bird's row |
| {power-pink} [[power.pink|pink]] | on another player's turn, once between two of yours |
| {power-teal} [[power.teal|teal]] | at the end of each round |
| {power-yellow} [[power.yellow|yellow]] | once, at the end of the game |

- Powers are always optional. Decline one and none of it happens, its cost included.
- Once you start a power you may still take less than it offers: 2 food instead of 3, no egg, no \
card. But you must pay all that it costs.
- Carry out a power in the order of its text.
- A power affects only your own birds and cards, unless its text mentions other players.
- Only birds on a mat have powers. A card in hand has none.

> "Ability" on older cards is another word for power.""",
        ("ability", "optional power", "decline", "skip a power"),
    ),
    "powers.costs": Text(
        "Costs inside a power",
        """Some powers have a cost: an egg, a food, a card from hand. Then comes what you get \
for it.

- You must be able to pay the whole cost, or the power is not offered.
- Once the cost is paid, you may still take less than the reward.
- Food comes from your supply. What lies on a bird cannot pay, except the seeds of the few birds \
that allow it ([[caching]]).
- Two tokens do not count as one here: that is only for playing birds.
- [[nectar|Nectar]] pays where the text says any food, not where it names another food.""",
        ("price", "if you do", "pay", "discard to"),
    ),
    "power.white": Text(
        "White: when played",
        """Used once, right after the bird is played. It is never used again, and cannot be \
repeated or copied.

- The bird is already there: it can receive eggs and cards, and counts for what the power \
counts.
- It works whether the bird was played by the action or by another bird's power.
- A few white texts change how the bird is laid or paid for. They apply while it is played: \
see [[placing.sideways]], [[placing.on_top]], [[placing.cards_for_food]], [[placing.replaces]].
- [[power.pink|Pink powers]] that answer the playing of a bird come before its white power if it \
was played by the action.""",
        ("when played", "white power", "no colour"),
    ),
    "power.brown": Text(
        "Brown: when activated",
        """After you took the benefit of a row, its brown powers follow from right to left. You \
decide about each one as it comes.

- A bird that moves away meanwhile is not used again elsewhere: the row is the one you chose.
- Playing a bird activates no row, not even the one it goes to.
- A power used at the right can bring what one further left needs, so order your row with care.
- A power that could do nothing is skipped without asking.""",
        ("when activated", "brown power", "activate a row", "right to left"),
    ),
    "power.pink": Text(
        "Pink: once between turns",
        """Used in another player's turn, when that player does what the text names. Once used, \
the power rests until your next turn is over.

- Never on your own turn, whatever happens.
- Once per bird: with two pink birds you may use both.
- Declining does not use it up, nor does an event for which it could do nothing.
- If the other player's action triggers it, it comes after that action's own benefit and before \
the \
brown powers of the row. If a power triggers it, it comes after that power.
- If several players' powers trigger together, they go clockwise from the left of the active \
player.
- It still works after your last turn of the round, and of the game.
- Powers used at the end of a round or of the game trigger no pink powers.

What can trigger one: [[trigger.plays_bird]], [[trigger.gain_food]], [[trigger.lays_eggs]], \
[[trigger.hunt]], [[trigger.tucks]], [[trigger.nectar]]. Against the Automa: [[automa.pink]].""",
        ("once between turns", "pink power", "opponent's turn", "other player's turn"),
    ),
    "power.teal": Text(
        "Teal: round end",
        """Used at the end of every round, after the last turn and before nectar is discarded \
and the goal is scored.

- Players go in the order of the round, starting with whoever went first in it.
- With several teal birds you choose their order.
- A teal bird that comes into play at this moment is used as well.
- Unspent nectar is still yours to spend now.
- The action cubes are still in their rows, so powers that look at them can count.
- Pink powers sleep.""",
        ("round end power", "end of round", "teal power", "blue power"),
    ),
    "power.yellow": Text(
        "Yellow: game end",
        """Used once, when the fourth round is completely over: its goal is scored, nectar is \
gone, the tray is renewed.

- Eggs laid now come too late for the fourth goal, but each is a point.
- With several yellow birds you choose their order. One that is played now is used as well.
- A bird played now can use a white or yellow power, no other.
- Pink powers sleep.""",
        ("game end power", "end of game", "yellow power"),
    ),
    "power.none": Text(
        "Birds without a power",
        """A few birds have no text. They make up for it with points, room for eggs or a low cost.

They count as white where colours are compared: for [[bonus.behaviorist]], [[bonus.ethologist]] \
and the goal [[goal.birds_with_white_or_no_powers]].""",
        ("no power", "blank"),
    ),
    "tucking": Text(
        "Tucking cards",
        """A tucked card lies face down under a bird and is worth 1 point at the end. It stays \
there for good, and there is no limit.

- Which card it is no longer matters.
- "From your hand" and "from the deck" are two different things: see [[family.tuck_hand]] and \
[[family.tuck_deck]].
- If the bird itself leaves the mat, its tucked cards are discarded; if another bird is laid on \
top of it, they stay ([[placing.on_top]]).
- Tucked cards are not in your hand and not played birds.""",
        ("tucked cards", "flock", "behind a bird", "under a bird"),
    ),
    "caching": Text(
        "Caching food",
        """Cached food lies on a bird, for good, and is worth 1 point at the end.

- It no longer is in your supply: it pays for nothing, and does not break ties or count for the \
goal about food.
- Only food that a power tells you to cache may be cached; there is no limit.
- Exceptions are [[bird.coal_tit]] and [[bird.eurasian_nuthatch]]: you may spend the seeds that \
lie on them whenever a seed of your supply would do. Until then they are points.
- If the bird leaves the mat, its food is discarded.""",
        ("cached food", "store food", "food on a bird"),
    ),
    "predators": Text(
        "Predators",
        """Birds with the sign {predator} hunt. Most do so when activated, in one of two ways: \
they turn up a card of the deck ([[family.hunt_card]]) or roll the dice outside the birdfeeder \
([[family.hunt_dice]]).

- A hunt succeeds if something is caught: a card is tucked, a food is cached, an egg is laid. \
Success triggers some pink powers: see [[trigger.hunt]].
- Birds that come into play on top of another, or are paid for with cards, are predators too; \
coming into play that way is a success.
- Every bird with the sign counts for [[bonus.falconer]], whatever its colour.
- It is the power that is predatory: a bird that [[family.copy|copies]] a predator's power hunts \
as one.""",
        ("hunting", "prey", "predator power", "success"),
    ),
    "flocking": Text(
        "Flocking birds",
        """Birds with the sign {flocking} gather a flock: their powers [[tucking|tuck]] cards, \
each worth 1 point.

The sign counts for [[bonus.bird_counter]], whatever the colour of the power. Some powers tuck \
without the sign; those do not count.""",
        ("flock", "flocking power"),
    ),
    "resets": Text(
        "Resets",
        """Two things can be reset.

- **The birdfeeder:** all five dice are rerolled, including those outside. You then choose from \
the new dice. See [[family.reset_feeder]].
- **The tray:** its face-up cards are discarded and replaced with three from the deck. See \
[[family.reset_tray]].

A power can reset at any time; the free reroll when all dice show the same face is something else.

> Refilling only fills empty spaces; a reset replaces everything.""",
        ("reset the birdfeeder", "reset the tray", "refill", "re-roll"),
    ),
    "flightless": Text(
        "Flightless birds",
        """A star instead of a wingspan means the bird does not fly. For anything that looks at \
wingspan, it is whatever its owner wants: both above 65 cm and at most 30 cm.

- It counts for [[bonus.large_bird_specialist]] and [[bonus.passerine_specialist]] alike.
- Any hunter that compares wingspans catches it.
- Powers that lay eggs on small or on large birds may lay on it.
- In a run of wingspans it takes the value that fits.
- If the smallest bird of the tray is asked for, you may name it, or leave it.""",
        ("wingspan *", "wild wingspan", "kiwi", "emu", "penguin"),
    ),
    "wingspan": Text(
        "Wingspan",
        """The number in centimetres beside {wingspan}. It matters only when a power, a goal or \
a bonus card compares it; "under" and "above" leave out the number itself, "at most" includes \
it.

See [[family.hunt_card]], [[bonus.large_bird_specialist]], [[bonus.passerine_specialist]], \
[[flightless]].""",
        ("size", "centimetres", "smaller bird", "larger bird"),
    ),
    "adjacent": Text(
        "Adjacent birds",
        """The birds directly left, right, above and below, never diagonally. An empty space \
between two birds keeps them apart, and so does another bird.

A bird that lies sideways fills two columns; it is next to whatever touches either of them.""",
        ("neighbouring birds", "next to", "orthogonal"),
    ),
}
