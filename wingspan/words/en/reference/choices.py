"""English texts about what this program does where the rules leave something open."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.choices": Text("Where the rules are silent", ""),
    "choice.round_end_order": Text(
        "Which order do the steps at the end of a round come in?",
        """The goal is scored before the action cubes go back.

> Why: The newer reference; in the base game it makes no difference.""",
    ),
    "choice.fewest_who_begins": Text(
        "Do powers for whoever has the fewest birds also let the owner choose who begins?",
        """Only where food comes from the birdfeeder (Hermit Thrush); cards are drawn from the \
owner on, clockwise.

> Why: The appendix says so of each.""",
    ),
    "choice.house_wren": Text(
        "Which habitat does the House Wren play into?",
        """The row in which it was itself played.

> Why: Newest printing and the ruling.""",
    ),
    "choice.shrike_gains": Text(
        "Does the Loggerhead Shrike “gain” the rodent it caches?",
        """No: it goes from the supply to the bird.

> Why: Newest wording; matters only to powers that watch for gains.""",
    ),
    "choice.french_names": Text(
        "Which words count in French bird names?",
        """Those of the lists in the French rulebook's appendix, in all their variations: “huppé” \
as \
“huppe”, “aigrette” too; “couronne” does not count, and “carolin” is not “Caroline”. Birds of \
the expansions go by the same words.

> Why: The appendix counts all variations; it lists no birds of the expansions.""",
    ),
    "choice.pink_plays_bird": Text(
        "When does a pink power answer “plays a bird”?",
        """Once the bird lies on the mat, before its own “when played” power. If the bird was \
played through another bird's power: after that power is resolved.

> Why: The general ruling: powers woken by an action come before the bird powers that follow; \
powers woken by a power come after it.""",
    ),
    "choice.pink_extra_play": Text(
        "Does an extra play wake the kingfisher, kingbird and lark?",
        """Yes.

> Why: Ruling on these birds.""",
    ),
    "choice.pink_moved_bird": Text(
        "Does a bird that moves into the habitat wake them?",
        """No.

> Why: Appendix.""",
    ),
    "choice.shrike_brown": Text(
        "Does a rodent gained by a brown power wake the shrike?",
        """No: only food gained by the action itself, with its conversion.

> Why: The shrike is resolved before the row's brown powers.""",
    ),
    "choice.pink_declined": Text(
        "Is a pink power used up if its owner declines it?",
        """No.

> Why: “You may use it once”: declining is not using.""",
    ),
    "choice.pink_powerless": Text(
        "A pink power could not do anything (no room for the egg, no card to tuck). Is it used up?",
        """No, and nothing is asked.

> Why: As above.""",
    ),
    "choice.pink_several": Text(
        "Several pink birds of one owner answer the same event.",
        """The owner chooses one after the other, and may stop.

> Why: Powers of one player are ordered by that player everywhere else.""",
    ),
    "choice.pink_automa": Text(
        "The Automa's pink section and a bird used since the last turn",
        """Each pink bird still works once between two turns of its owner.

> Why: The Automa's section replaces the trigger, not the limit. In a solo game nothing else can \
have used it.""",
    ),
    "choice.guest_declines": Text(
        "May a player who shares in somebody's power decline?",
        """Yes: every benefit can be declined.

> Why: FAQ.""",
    ),
    "choice.owner_takes_less": Text(
        "May the owner of an “all players” power take part less than fully?",
        """Yes: “nothing for me” lets the others benefit; not using the power declines it for all.

> Why: Each power is optional as a whole; each benefit can be declined.""",
    ),
    "choice.does_nothing": Text(
        "A power would do nothing at all.",
        """It is not offered, and nothing is asked.

> Why: Nothing depends on it.""",
    ),
    "choice.repeated_power": Text(
        "A repeated power",
        """Choosing the bird is the decision to use it; it cannot then be skipped, only its \
benefits declined.

> Why: One question instead of two.""",
    ),
    "choice.chain_of_repeats": Text(
        "How long may a chain of repeats be?",
        """As long as no bird appears in it twice.

> Why: The rule “another bird” then holds for the whole chain.""",
    ),
    "choice.conversion": Text(
        "The mat's conversion (card → food, food → egg, egg → card)",
        """Offered only while the extra benefit is possible.

> Why: Nobody means to pay for nothing.""",
    ),
    "choice.oystercatcher_declines": Text(
        "Oystercatcher: may a player decline a card of the draft?",
        """No: each player takes one.

> Why: “Each player selects 1.”""",
    ),
    "choice.oystercatcher_few": Text(
        "Oystercatcher: fewer cards exist than are to be drawn",
        """All that exist are drawn and chosen in order until none is left.

> Why: A draw is lost only if no card exists.""",
    ),
    "choice.discard_empty_hand": Text(
        "“Discard a card when the turn ends” with an empty hand",
        """Nothing is discarded.

> Why: Ruling: an action may make a later one impossible.""",
    ),
    "choice.gain_all": Text(
        "“Gain all”",
        """All at once or one die at a time; one may stop in between. The re-roll is offered \
only before the first die.

> Why: Rulings on partial gains and on re-rolls.""",
    ),
    "choice.any_food": Text(
        "What may “any food” be when it is gained?",
        """Any of the five foods.

> Why: Food rules.""",
    ),
    "choice.deck_runs_out": Text(
        "The deck runs out while you are drawing",
        """The discards are shuffled at once, before anything else happens.

> Why: “If the deck is ever emptied.”""",
    ),
    "choice.deck_reborn": Text(
        "The deck and the discards are empty, then a card is discarded",
        """It becomes the new deck at once. Several cards discarded together are shuffled together.

> Why: The same rule.""",
    ),
    "choice.discards_open": Text(
        "Are discarded bonus cards face up?",
        """Yes, except that nobody sees what others discard before all have chosen at the start.

> Why: Cards discarded are open; the choice at the start is made at the same time.""",
    ),
    "choice.prey_shown": Text(
        "Prey that a predator looks at",
        """Shown to everybody, whether it is tucked or discarded.

> Why: The discard is open, and others must see that the hunt succeeded.""",
    ),
    "choice.automa_rerolls": Text(
        "The Automa gains food and all five dice are alike again after its re-roll",
        """They are rolled again until they are not.

> Why: The condition is checked again before each die.""",
    ),
    "choice.automa_equals": Text(
        "Two face-up cards of equal value are wanted by the Automa",
        """One of them is kept at random.

> Why: Automa rules.""",
    ),
    "choice.nectar_any_food": Text(
        "May “any food” be nectar when it is gained from the supply?",
        """Yes, with the Oceania set.

> Why: Nectar is one of the foods then; only powers that name another food exclude it.""",
    ),
    "choice.nectar_row_of_power": Text(
        "In which row does nectar lie that a power spends?",
        """In the row of the bird with the power, whatever its colour; where the card names a \
row (Rainbow Lorikeet), there.

> Why: “The row where you spent it.”""",
    ),
    "choice.named_food": Text(
        "May nectar stand for a food that a power names (Common Swift, House Sparrow)?",
        """No: they take invertebrates and seeds only. Nectar stands for another food only in the \
cost \
of a bird.

> Why: The cards name the food to discard.""",
    ),
    "choice.nectar_given": Text(
        "May nectar be stolen, given, or be what a neighbour must hold?",
        """Where the card names it or says any food. It is then not spent, and wakes powers that \
watch for gains.

> Why: Rulings on giving.""",
    ),
    "choice.cached_seeds": Text(
        "Food cached on birds that may be spent (Coal Tit, Eurasian Nuthatch)",
        """It pays for birds and for any cost that food of its kind pays. Of two such birds, the \
first from the top left gives it.

> Why: Ruling: any time you can spend a seed. Which bird gives makes no difference in points.""",
    ),
    "choice.on_top_of_sideways": Text(
        "A bird played on top of a sideways one, or in its place",
        """Lies sideways as well.

> Why: Ruling for the first; the second leaves the same gap.""",
    ),
    "choice.copied_move": Text(
        "A bird moved by a copied power",
        """May stand in a row where it could not be played.

> Why: Ruling.""",
    ),
    "choice.copying": Text(
        "Copying (Superb Lyrebird, Tui)",
        """The bird that copies acts: cards, food and eggs go to it, and if the power is a \
predator's, a predator has succeeded. What it retains lasts to the end of the turn, \
also when it copies another power in the same turn.

> Why: Rulings.""",
    ),
    "choice.gained_again": Text(
        "A kind of food that was already gained this turn (European Robin)",
        """A seed that Coal Tit or Eurasian Nuthatch gains and caches counts; one that chickadees \
and \
nuthatches of the base game cache from the supply does not.

> Why: The first two gain it and cache it; the others only cache it.""",
    ),
    "choice.wetland_egg": Text(
        "“An egg from a wetland bird” (Lesser Frigatebird)",
        """A bird in the wetland row.

> Why: That is how other cards mean habitats.""",
    ),
    "choice.due_at_turn_end": Text(
        "Several things are due at the end of a turn",
        """First what other players have put off until then, clockwise; then cards kept apart are \
sorted and cards are discarded, the discards first where the hand is too short for them; then the \
tray is refilled.

> Why: “In any order” for one player: this one leaves the most.""",
    ),
    "choice.smallest_flightless": Text(
        "The smallest bird of the tray, when one of them is flightless",
        """Either the smallest that flies or a flightless one, as the owner chooses.

> Why: Flightless birds are wild for every condition on wingspan.""",
    ),
    "choice.reset_without_deck": Text(
        "A reset of the tray with no card left in the deck",
        """Is not offered.

> Why: It would do nothing.""",
    ),
    "choice.discount_within_reach": Text(
        "A discount on eggs, or an extra play for an egg",
        """Is offered if a bird can be played with what is left.

> Why: No cost that is out of reach is offered.""",
    ),
    "choice.teal_joins": Text(
        "Round-end powers of a bird played at the end of the round",
        """Join the others of the same player that are still to come.

> Why: Ruling.""",
    ),
    "choice.counts_double": Text(
        "“Counts double”",
        """For goals that count birds; eggs, food, cards and columns are not doubled.

> Why: Ruling.""",
    ),
    "choice.no_goal": Text(
        "No goal",
        """Everybody, the Automa too, has one more turn in each later round.

> Why: The tile; the Automa always takes the last turn.""",
    ),
    "choice.tray_at_round_end": Text(
        "Cards drawn from the tray by round-end or game-end powers",
        """The tray is not refilled between players; it is renewed as the end of the round says.

> Why: It is refilled at the end of turns only.""",
    ),
    "choice.nectar_at_start": Text(
        "Nectar handed in for a bird kept at the start",
        """Goes to the supply, not to a spent space.

> Why: No row is involved.""",
    ),
    "choice.choice_in_cost": Text(
        "A choice of foods in a cost (“/”) for goals about food symbols",
        """One symbol, if one of the goal's foods is among them.

> Why: Reference.""",
    ),
    "choice.automa_partner": Text(
        "Powers that need another player",
        """The Automa is one: what is given to it goes to the supply and it does nothing itself; \
what would be taken from it is not there.

> Why: Automa rules on brown powers, in the same spirit for the others.""",
    ),
    "choice.automa_not_brown": Text(
        "Powers that are not brown",
        """The Automa takes no part in them either. Five of them look at other players (Dunnock, \
Eurasian Magpie, Hooded Crow, Carrion Crow, Griffon Vulture), all at the end of a round; no \
power at the end of the game does.

> Why: Its rules name brown powers only, but it has neither a mat nor food, and its birds and \
eggs only score.""",
        ("teal powers solo", "yellow powers solo"),
    ),
    "choice.automa_no_cubes": Text(
        "Action cubes of the Automa",
        """It has none in any row, whatever the colour of the power: Greater Flamingo, Dunnock, \
Eurasian Magpie and Hooded Crow do nothing against it.

> Why: The ruling on the flamingo says none because its power is brown. The other three ask the \
same of a grassland, and the Automa has no mat: its turns are cards, its cubes lie on the \
goal.""",
    ),
    "choice.automa_no_predators": Text(
        "“Each predator that a player has”",
        """Only players' mats count: Carrion Crow and Griffon Vulture count your own predators.

> Why: The Automa's birds only score.""",
    ),
    "choice.automa_one_row": Text(
        "“Most birds in one row” as its goal",
        """At most 5, as for birds in one habitat.

> Why: A row has five spaces.""",
    ),
    "choice.automa_no_neighbour": Text(
        "A neighbour to the left or right",
        """Playing alone, you have none.

> Why: As above.""",
    ),
    "choice.automa_nectar_dice": Text(
        "Nectar on its dice",
        """On dice with nectar, a food in its order that has no face of its own stands for the \
face that shows it with nectar.

> Why: Its cards name the faces of the base game's dice.""",
    ),
    "choice.automa_nectar": Text(
        "Its spent nectar at the end of a round",
        """The first three sections of two more of its cards stand for forest, grassland and \
wetland: a cube placed is one more, a cube removed one less.

> Why: Its nectar card.""",
    ),
    "choice.automa_bonus": Text(
        "Which of its own bonus cards may it draw?",
        """Any with a percentage but the two excepted, or one made for it alone; those stay out of \
the players' deck.

> Why: Automa rules.""",
    ),
}
