"""English texts about families of powers, triggers of pink powers, and ways to be placed."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.families": Text("Powers by family", ""),
    "family.food_supply": Text(
        "Food from the supply",
        """The tokens come straight from the supply; no die is touched and nothing is rolled.

- The supply never runs out.
- Where the text leaves the kind open, each token may be another kind; with Oceania nectar is \
one of them.
- A trade returns one token for one of a different kind. Giving it away counts as spending it.
- "A kind already gained in this turn" means any food that came to you since your turn began, \
from the dice or from another power.""",
        ("gain food", "supply", "trade", "exchange a food"),
    ),
    "family.food_dice": Text(
        "Food from the birdfeeder",
        """You take a die out and gain the food it shows, as with the action.

- A power that names foods needs a die with one of them. A die with two foods serves for either.
- If all dice in the feeder show the same face, you may reroll all five first, even if that face \
is not what the power wants.
- Once the last die is gone, all five are rerolled at once.
- "Each die that shows it" takes them all, or fewer if you like; you may reroll only before the \
first of them, and the power is over once the feeder is empty.
- Nectar on a die does not stand in for another food here.""",
        ("gain a die", "birdfeeder", "all dice"),
    ),
    "family.reset_feeder": Text(
        "Resetting the birdfeeder",
        """All five dice are rerolled into the birdfeeder, whatever it shows. Then the power \
takes \
from the new dice what its text names.

- You may reset even if you hope for nothing.
- If no new die shows the food, you get none.
- If all five happen to show the same face, you may reroll them for free before you take one.
- A die you gain leaves the feeder.""",
        ("reset the birdfeeder", "throw all dice"),
    ),
    "family.pay_food": Text(
        "Discarding food for something",
        """You discard food from your supply and get something for it: eggs, cards, cards \
tucked, other food, another bird.

- You are never asked for more than could be of use.
- "Any number" and "up to" are chosen token by token; you may stop after each.
- Nectar pays for "any" food and for nectar, and then goes to the [[nectar.spending|row of the \
bird]].
- Food on your birds does not pay, apart from the seeds in [[caching]].""",
        ("discard food", "pay food"),
    ),
    "family.pay_card": Text(
        "Discarding a card for something",
        """You discard a card from your hand, face up, for what follows. If the reward could not \
be used (no bird you can play, for example) the power is not offered.""",
        ("discard a card",),
    ),
    "family.cache": Text(
        "Powers that cache food",
        """Food goes onto a bird instead of into your supply: see [[caching]].

- "From the supply" costs you nothing. "Of your food" moves a token you own; that is not \
spending.
- "On this bird" means the bird with the power; "any of your birds" may be birds that never \
cache by themselves.
- If a die is gained and may be cached, you decide after you have it.
- For each predator: birds with {predator} on the mat of the player you choose, yourself \
included. The Automa has none.
- For food in the costs of turned-up cards: every symbol of that food counts, also two on one \
card.""",
        ("cache", "store food", "cache from your supply"),
    ),
    "family.steal": Text(
        "Taking and giving food",
        """**Taking:** you choose a player who has the food. The token comes to you, or onto \
your bird; that player then gains a die of the birdfeeder, of any kind, with the usual free \
reroll if all dice are the same.

**Giving:** a token of yours goes to another player. It is not \
spent, so nectar given lies in no \
row; whoever receives it has gained food.

**Sharing dice:** you first take every die with the food. You keep half, rounded up; each of the \
others goes to a player you name.

> The Automa has no food to take; what it is given goes to the supply.""",
        ("steal", "give food", "share"),
    ),
    "family.lay": Text(
        "Powers that lay eggs",
        """Eggs come from the supply onto birds with room.

- No bird ever holds more eggs than its limit; eggs with no room are lost.
- "On any bird" includes the bird with the power, "another" does not.
- "1 egg on each of 2 birds" means two different birds.
- Where a nest is named, birds with a star nest {star} qualify too.
- Only your own birds, even on another player's turn.""",
        ("lay an egg", "egg limit"),
    ),
    "family.lay_each": Text(
        "Eggs on many birds at once",
        """Each bird that qualifies may receive one egg, the bird with the power included.

- Full birds are skipped. You may skip others too.
- Birds with a star nest {star} belong to every kind of nest. A power that asks for star nests \
means only those.
- By wingspan: [[flightless|flightless birds]] always qualify.
- "A habitat without eggs": you choose one in which no bird has an egg; each of its birds may \
receive one.""",
        ("egg on each bird", "eggs on all birds"),
    ),
    "family.lay_count": Text(
        "Eggs by a count",
        """This bird receives one egg for each thing counted, up to its egg limit.

- "For every 2" rounds down: 5 of them make 2 eggs.
- "Other birds" leaves this one out of the count.
- Star nests count as the nest that is named.""",
        ("egg for each", "for every 2"),
    ),
    "family.pay_egg": Text(
        "Discarding eggs for something",
        """Eggs go from your birds back to the supply, and you get something for them.

- "Another bird" means not the one with the power.
- You choose from which bird each egg comes.
- "One egg from every other bird of this row and column" takes one off each of them that has \
any; each brings food onto this bird.
- "All eggs of one bird" empties the bird you choose.""",
        ("discard an egg", "pay eggs"),
    ),
    "family.draw": Text(
        "Powers that draw cards",
        """Cards come from the tray or the deck, as you like, unless the text names one of them.

- One at a time: look at a card of the deck before you choose where the next comes from.
- Empty places of the tray stay empty until the end of the turn.
- "If you did, discard at the end of the turn": the card to discard is any card of your hand, \
not only a new one. If your hand is empty then, nothing is discarded.
- Cards with a certain habitat or nest: only face-up ones that have it. If there are none, you \
draw none.
- Some of these birds let you reset or refill the tray once, before you draw.""",
        ("draw a card", "discard at the end of your turn"),
    ),
    "family.draw_keep": Text(
        "Draw several, keep one",
        """You look at the cards together and keep one; they are not in your hand before.

- What happens to the others is on the card: discarded, tucked here, or given to another player.
- "In hand or tucked": you decide for the card you keep.
- A power that looks for a kind of bird lets you keep only such a card; if none is there, all are \
discarded.
- Some birds set the cards aside until the end of the turn. Until then they cannot be spent or \
tucked.
- From the discards: the pile is shuffled for it, and stays apart from the deck.""",
        ("look at cards", "keep one", "cards set aside"),
    ),
    "family.reset_tray": Text(
        "Resetting the tray",
        """The face-up cards go to the discards and new ones come from the deck, at once. Then \
you draw as the text says.

It also works when places of the tray are empty. Without cards in the deck it is not offered.""",
        ("new face-up cards", "refill the tray"),
    ),
    "family.draft": Text(
        "Cards shared among all",
        """You draw one card more than there are players, from tray and deck as you like, and lay \
them face up. Starting with you and going clockwise, each player takes one; you keep the extra \
card.

All of them must be drawn, and nobody passes. Against the Automa you draw 3, keep 2 and discard \
the third.""",
        ("draft", "one card more than players"),
    ),
    "family.bonus": Text(
        "Powers that draw bonus cards",
        """You look at the new cards together, keep as many as the text says and discard the \
others.

- If the deck of bonus cards is empty, the discarded ones are shuffled.
- "Any of your bonus cards" lets you discard an old one in place of a new one.
- More cards for food: first you see one, then you say how much food you discard.
- Taking a discarded bonus card: you look through them all.
- If the power goes on after the card, you may look at it before you decide.""",
        ("bonus card", "draw bonus cards"),
    ),
    "family.tuck_hand": Text(
        "Tucking from your hand",
        """A card of your hand goes face down under the bird: 1 point. What follows (an egg, a \
card, a food) comes only if you tuck.

- Each part is optional: if the bird is full of eggs you may still tuck.
- "Up to 3 cards": the reward comes once, or for each, as the text says.
- Some powers tuck under other birds of the row, one card each. These may be birds that never \
tuck by themselves.""",
        ("tuck from hand", "flock"),
    ),
    "family.tuck_deck": Text(
        "Tucking from deck or tray",
        """The top cards of the deck go under the bird, unseen: 1 point each.

- The cost comes first, often a food from your supply.
- "Under every bird of a row" gives each of them one card, from left to right.
- From the tray: you choose a face-up card that fits. It was never in your hand, and its place \
stays empty until the end of the turn.
- If the deck runs out, the discards are shuffled at once.""",
        ("tuck from the deck", "tuck from the tray"),
    ),
    "family.hunt_card": Text(
        "Hunting with the deck",
        """Turn up the top card of the deck. If it is prey, it is tucked under the hunter: 1 \
point, and on some birds a food as well. If not, it is discarded.

- "Under 75 cm" does not include 75 cm itself.
- [[flightless|Flightless birds]] are prey for every hunter that compares wingspans.
- Some hunt by food or habitat: it is enough that the card shows it among others.
- Everyone sees the card.""",
        ("look at a card", "wingspan less than", "hunting power"),
    ),
    "family.hunt_dice": Text(
        "Hunting with dice",
        """Roll the dice that lie outside the birdfeeder. If at least one shows the prey, one \
such food goes from the supply onto the bird: 1 point.

- With all five dice in the feeder there is nothing to roll.
- The dice stay outside, with their new faces.
- One food at most, however many dice show it. [[bird.northern_gannet]] caches one for each die; \
[[bird.eleonoras_falcon]] lays an egg instead.""",
        ("roll dice", "dice outside the birdfeeder", "fishing"),
    ),
    "family.all_players": Text(
        "Powers for all players",
        """Everyone does the same thing once, clockwise from you. Some texts then give you \
something more.

- Each player may decline their part. If you do, the others still have theirs.
- Declining the whole power is another answer: then nobody gets anything.
- "You choose who begins": the others follow clockwise from there.
- "Each other player" leaves you out.
- The Automa takes no part.""",
        ("all players", "each player", "everyone"),
    ),
    "family.fewest": Text(
        "For whoever has the fewest birds",
        """The birds in one row are counted for every player. Whoever has the fewest benefits; \
in a tie, all who are tied.

For cards it goes clockwise from you. For food from the birdfeeder you choose who begins. \
Against the Automa you always have the fewest.""",
        ("fewest birds",),
    ),
    "family.partner": Text(
        "You and one other player",
        """You choose another player; that player takes the first part, then you take yours.

- The other player may decline, and you still have your part.
- You may choose a player who can do nothing.
- The Automa can be chosen. It does nothing, and you get your part.""",
        ("choose another player", "both gain"),
    ),
    "family.cubes": Text(
        "By another player's cubes",
        """Choose another player and count the action cubes in one of their rows; cubes on that \
row are turns in which that action was taken this round.

You use the effect once for each cube, or fewer times. The Automa has no cubes in rows, so against \
it the power does nothing.""",
        ("action cubes", "for each action cube"),
    ),
    "family.neighbour": Text(
        "If a neighbour holds a food",
        """The power looks into the supply of the player to your left or right. If a token of \
that food lies there, you gain from the supply; your neighbour keeps everything.

Food on birds is not in a supply. With two players the other one is both left and right. Alone \
against the Automa there is no neighbour.""",
        ("player to your left", "player to your right"),
    ),
    "family.copy": Text(
        "Copying a neighbour's power",
        """The bird does what a brown power in your neighbour's row says, as if it were printed on \
this bird: cards, food and eggs go to this bird and to you.

- Only brown powers; your neighbour does not act.
- What the power leaves behind lasts until your turn is over: a card to discard, seeds you may \
spend.
- If it is a predator's power and it catches something, a predator has succeeded.
- If it moves the bird, it may end up in a row where it could not be played.
- A bird that [[family.repeat|repeats]] this one repeats the copying and may copy another \
power.""",
        ("copy a power", "lyrebird", "tui"),
    ),
    "family.repeat": Text(
        "Repeating a power",
        """Another bird of the same row uses its brown power once more. It may lie on either \
side, and may have used the power already or not yet.

- The repeated bird acts: what it gains, tucks or lays goes where it always goes.
- Choosing the bird is the decision; it cannot be skipped afterwards, only its benefits \
declined.
- A repeat may repeat another repeat, but no bird twice in one chain.
- [[bird.hooded_merganser]] repeats only powers that carry {predator}, not a copied one.""",
        ("repeat a power", "catbird", "mockingbird"),
    ),
    "family.move": Text(
        "Birds that move",
        """If no bird lies to its right, the bird may move to the leftmost free space of another \
row.

- The row may be one that the card does not show.
- Nothing is paid. Eggs, food and cards move along.
- Your cube stays where the action began, and the powers further left in that row follow.
- A bird alone in its row may move.
- Moving does not count as playing a bird.""",
        ("migrate", "move to another habitat", "rightmost bird"),
    ),
    "family.extra_play": Text(
        "Playing another bird",
        """You play one more bird from your hand. It costs no turn.

- You pay food and eggs as always, less what the text takes off.
- Two tokens may stand for one here, for it is a bird that is played.
- The row is the one named; the bird must be able to live there.
- No action cube is used. The bird's own white power follows, and may again play a bird.
- Other players' pink birds react to it.
- At the end of a round a teal bird played this way still uses its power; at the end of the game \
a yellow one does.""",
        ("play a second bird", "extra bird", "additional bird", "discount"),
    ),
    "family.one_of": Text(
        "One thing or another",
        """You choose one of the options named, and only one. Those that would do nothing are \
not offered.""",
        ("choose one",),
    ),
    "family.all_actions": Text(
        "If you took all four actions",
        """The power looks for a cube of this round on each of the four rows: play a bird, gain \
food, lay eggs, draw cards. A row used by another bird's power has no cube for it.""",
        ("all 4 actions", "four types of actions"),
    ),
    "family.end_of_turn": Text(
        "At the end of the turn",
        """Some things wait until the turn is over: a card to discard, cards set aside, a draw \
by a pink bird.

- What other players have waiting comes first, clockwise. Then you sort cards set aside and \
discard. Then the tray is refilled.
- You may do something in the turn that leaves nothing to discard; then nothing is discarded.
- If your hand is too short, discards come before the cards set aside, so that you lose the \
least.""",
        ("end of your turn", "discard later"),
    ),
    "family.double": Text(
        "Birds that count double",
        """For the goal of the round this bird counts as two birds, if the goal counts birds and \
this is one of them.

- Not for goals that count eggs, food, columns or cards in hand.
- Not for bonus cards, and not for points at the end.
- A bird in hand has no power, so it does not count double there.""",
        ("counts twice", "double"),
    ),
    "trigger.plays_bird": Text(
        "When another player plays a bird in a row",
        """It answers every bird played into that row of another mat, by the action or by a \
power. A bird that moves there was not played.

It comes before the new bird's white power if the bird was played by the action, after the whole \
power if a power played it.""",
        ("plays a bird", "kingfisher", "kingbird", "lark"),
    ),
    "trigger.gain_food": Text(
        "When another player gains food by the action",
        """It answers the action "Gain food", not food that powers bring.

- The shrike looks at what the action brought, its conversion included, and comes before the \
brown powers of the row.
- The others take a die at the end of that turn, with the usual free reroll if all dice are the \
same.""",
        ("takes the gain food action", "shrike"),
    ),
    "trigger.lays_eggs": Text(
        "When another player lays eggs by the action",
        """It answers the action "Lay eggs", not eggs that powers bring, and comes before the \
brown powers of that row.

You lay on a bird of yours with room and the nest named; star nests {star} always fit. Most of \
these birds lay on other birds, not on themselves.""",
        ("takes the lay eggs action", "nest parasite", "cowbird", "cuckoo"),
    ),
    "trigger.hunt": Text(
        "When another player's hunt succeeds",
        """It answers whenever a bird with {predator} succeeds, whatever its colour and way of \
hunting: see [[predators]]. If several players are woken, they take their dice clockwise from the \
left of the hunter's owner.""",
        ("predator succeeds", "vulture", "magpie"),
    ),
    "trigger.tucks": Text(
        "When another player tucks a card",
        """It answers any card tucked by another player: from hand, from deck or tray, prey, or \
a bird that another was laid on.""",
        ("tucks a card",),
    ),
    "trigger.nectar": Text(
        "When another player gains nectar",
        """It answers nectar that comes to another player in any way: from a die, from the \
supply, or given by somebody.""",
        ("gains nectar", "drongo"),
    ),
    "placing.sideways": Text(
        "A bird over two spaces",
        """The bird may lie sideways over the two leftmost free spaces of the row. Of their two \
egg costs you pay the lower one.

- It is one bird, in both columns: once for goals that count birds, in both for filled columns.
- The next bird goes to the right of it.
- You may also play it upright, for example in the fifth column.
- Where columns compare nests, its nest counts in both; a star nest may be a different one in \
each.
- Its beak points as if the card stood upright.""",
        ("sideways", "horizontal", "two columns"),
    ),
    "placing.on_top": Text(
        "A bird on top of another",
        """The bird may be laid on one of your birds in a habitat where it can live. You then \
pay neither food nor eggs.

- The bird below loses its eggs and cached food, and becomes a tucked card: 1 point.
- Cards already tucked there stay.
- If the bird below lay sideways, so does the new one.
- A card was tucked and a predator succeeded: pink birds of others answer.""",
        ("on top", "instead of paying", "covers a bird"),
    ),
    "placing.cards_for_food": Text(
        "Cards in place of food",
        """For each symbol of the food named in its cost you may pay with a card from your hand \
instead. Each is tucked under the bird: 1 point.

- The rest of the cost is paid as usual, and so are the eggs.
- Two tokens for one and nectar remain possible for what is not paid in cards.
- With at least one card paid, a card was tucked and a predator succeeded: pink birds of others \
answer.""",
        ("pay cards", "asterisk in the cost", "alternative cost"),
    ),
    "placing.replaces": Text(
        "A bird in place of another",
        """The bird may take the place of one of your birds in its row. That bird is discarded \
with its eggs, food and tucked cards.

You pay the food, but no eggs, and the rest of the text follows. Played on a free space instead, \
the bird pays eggs as always and does nothing.""",
        ("replace", "cassowary", "discard a bird from the mat"),
    ),
}
