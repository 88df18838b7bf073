"""English texts of the playable examples, by id."""

from __future__ import annotations

from ...teaching.examples import ExampleText

EXAMPLES: dict[str, ExampleText] = {
    "start": ExampleText(
        "Five birds and five food tokens: which do you start with?",
        (
            "The quail costs only one seed.",
            "The whitestart costs only one invertebrate.",
            "The large birds cost too much for now.",
            "Two birds kept: two tokens go back. Keep the food that those birds eat.",
            "One of the two bonus cards stays.",
        ),
        "Two cheap birds in hand, and food to play them both.",
    ),
    "row.space": ExampleText(
        "Two birds live in the forest, so the leftmost free space is the third.",
        (
            "The cube goes on the space right of the last bird: it gives two food.",
            "One die is taken, the seed comes to you.",
            "A second die.",
        ),
        "Two food for one action. With more birds in the row it would be three.",
    ),
    "conversion": ExampleText(
        "The second forest space gives one food, and one more for a card.",
        (
            "Gain food with one bird in the row.",
            "The printed food first.",
            "The swan in hand is discarded: that is the price.",
            "It buys one more die.",
        ),
        "One card has become one food. The conversion works once a turn.",
    ),
    "row.powers": ExampleText(
        "Two birds with brown powers live in the forest.",
        (
            "The action comes first.",
            "Two dice for the third space …",
            "… the second of them.",
            "Then the powers, from right to left: the redstart takes a die.",
            "Last the whitestart: an invertebrate from the supply.",
        ),
        "Four food in one turn. Each power could have been declined.",
    ),
    "tray.refill": ExampleText(
        "Two birds live in the wetland: this action draws two cards.",
        (
            "Draw cards.",
            "The mallard of the tray. Its space stays empty for now.",
            "One of the two cards left, or the deck: the killdeer.",
        ),
        "Only now, at the end of the turn, the two empty spaces are filled.",
    ),
    "play_bird": ExampleText(
        "Food for either bird, one action.",
        (
            "Play a bird.",
            "The whitestart. The first column costs no egg.",
            "Its invertebrate is paid.",
        ),
        "It lives in the leftmost free space of the forest. The seed and the fruit would "
        "pay for the duck next.",
    ),
    "play_bird.habitat": ExampleText(
        "The phoebe lives in all three habitats and eats an invertebrate or a fruit.",
        (
            "Play the only bird in hand.",
            "You choose the row: here it will help to lay eggs.",
            "The slash means one of the two: the fruit is paid.",
        ),
        "It stays in that row for good, unless a power moves it.",
    ),
    "egg_cost": ExampleText(
        "The forest already has a bird, so the next one there costs an egg.",
        (
            "Play the redstart into the second column.",
            "The egg may come from any of your birds. The quail can lay again soon.",
        ),
        "The egg goes back to the supply, then the food is paid.",
    ),
    "play_bird.why_not": ExampleText(
        "Food for both birds, but not one egg on the mat.",
        (
            (
                "Play a bird. The redstart would go to the second column of the forest, which "
                "costs an egg."
            ),
            "So the quail it is; its seed is paid.",
        ),
        "The redstart waits until there is an egg.",
    ),
    "wild": ExampleText(
        "The duck costs a seed and any one food.",
        (
            "Play it.",
            "The wheel stands for any food. The fish is worth keeping for other water birds.",
        ),
        "The seed and the rodent are paid.",
    ),
    "two_for_one": ExampleText(
        "An invertebrate is wanted and there is none.",
        (
            "Play the whitestart all the same.",
            "Any two tokens stand for one of another kind: the two seeds here.",
        ),
        "Expensive, but sometimes worth a turn saved.",
    ),
    "die.two_foods": ExampleText(
        "One face shows an invertebrate and a seed.",
        (
            "Gain one food.",
            "That die gives one of the two, as you like: a seed.",
        ),
        "One die, one food. The die lies outside until the birdfeeder is refilled.",
    ),
    "reroll": ExampleText(
        "Both dice left show the same face, and you want something else.",
        (
            "Before you take a die, you may reroll.",
            "All five dice go back into the birdfeeder.",
        ),
        "Now you choose from five new dice.",
    ),
    "birdfeeder.empty": ExampleText(
        "One die left, two food to gain.",
        (
            "Gain food from the third space.",
            "The last die gives its fruit.",
        ),
        "The birdfeeder was empty, so all five dice were rerolled at once, and the second "
        "food is still to come.",
    ),
    "lay_eggs": ExampleText(
        "Two birds live in the grassland: the third space lays three eggs.",
        (
            "Lay eggs.",
            "One on the goldfinch …",
            "… one on the bobolink …",
            "… and another there: eggs may go together or apart.",
        ),
        "Three eggs: a point each at the end, or the price of new birds.",
    ),
    "egg_limit": ExampleText(
        "The puffin's nest has room for one egg, and it is there already.",
        (
            "Lay two eggs.",
            "The brant has room for one more. The puffin is not offered.",
            "Now the brant is full as well.",
        ),
        "An egg that no nest can take is lost.",
    ),
    "nests": ExampleText(
        "When it comes into play, the bobolink brings an egg to every ground nest of yours.",
        (
            "Play it: a white power is used once, right then.",
            (
                "Brant, whitestart and the bobolink itself have ground nests. The canvasback's "
                "star counts as every kind."
            ),
        ),
        "Four eggs at once.",
    ),
    "draw.deck": ExampleText(
        "No bird in the wetland yet: one card.",
        (
            "Draw cards.",
            "The top card of the deck instead of one you can see.",
        ),
        "Nobody else knows it. There is no limit to the cards in your hand.",
    ),
    "power.pink": ExampleText(
        "Your kingbird watches the others: it is pink. The player opposite is to move.",
        (
            "They play a warbler …",
            "… into the forest, which is what the kingbird waits for.",
            "In the middle of their turn you use its power.",
        ),
        "An invertebrate for you. The kingbird can do so once between two turns of yours.",
    ),
    "power.teal": ExampleText(
        "The last turn of the round. The dunnock has a teal power.",
        (
            "Your last cube goes on drawing cards.",
            "A card from the deck.",
            (
                "Round end: the dunnock lays an egg for each cube in another player's "
                "grassland. There are two."
            ),
            "The first egg …",
            "… and the second.",
        ),
        "Teal powers are used before the goal is scored, and again in each round.",
    ),
    "power.yellow": ExampleText(
        "The game is over but for the yellow powers. Three eggs lie in the wetland.",
        ("The duck lays one egg on itself for every two of them.",),
        "A point more. Yellow powers are used once, before the final count.",
    ),
    "tucking": ExampleText(
        "The coot gathers a flock: it tucks a card and draws one for it.",
        (
            "Draw cards.",
            "The mallard, for the action.",
            "Then the power: a card you can do without goes under the coot.",
            "For that you draw another.",
        ),
        "The tucked card is worth a point at the end, and your hand is no smaller.",
    ),
    "caching": ExampleText(
        "The chickadee hides seeds.",
        (
            "Gain food in the forest.",
            "The fish comes to you.",
            "The power puts a seed from the supply on the bird.",
        ),
        "A point at the end. You cannot spend that seed.",
    ),
    "hunt": ExampleText(
        "The owl hunts birds with a wingspan under 75 cm.",
        (
            "Gain food in the forest.",
            "A seed.",
            "The top card of the deck is turned up: a chickadee, 20 cm.",
        ),
        "Caught: it is tucked under the owl, worth a point.",
    ),
    "hunt.missed": ExampleText(
        "The same owl, another card on top of the deck.",
        (
            "Gain food in the forest.",
            "A seed.",
            "The card turned up is a swan, 203 cm.",
        ),
        "Too large: it is discarded, and nothing else is lost.",
    ),
    "decline": ExampleText(
        "The crow would trade an egg for one food.",
        (
            "Gain food.",
            "A seed …",
            "… and a fish.",
            "You keep the egg: every brown power may be declined.",
        ),
        "The egg is a point, and pays for your next bird.",
    ),
    "family.food_supply": ExampleText(
        "The goldfinch costs two seeds and brings three.",
        (
            "Play it: the two seeds are paid.",
            "Its white power takes three seeds from the supply.",
        ),
        "No die was touched.",
    ),
    "family.food_dice": ExampleText(
        "The woodpecker takes a seed out of the birdfeeder, if there is one.",
        (
            "Gain food in the forest.",
            "The fish: the seed must stay for the woodpecker.",
            "Now the power takes the seed die.",
            "You may cache that seed on the bird.",
        ),
        "Cached it is a point; kept it would be food.",
    ),
    "family.reset_feeder": ExampleText(
        "Nothing here for a bullfinch.",
        (
            "Gain food in the forest.",
            "The fish.",
            "The power first rerolls all five dice, whatever they show.",
        ),
        "Now a die with a seed or a fruit may be taken.",
    ),
    "family.pay_food": ExampleText(
        "The duck turns a seed into two tucked cards.",
        (
            "Draw cards.",
            "The mallard.",
            "The seed is discarded for two cards of the deck.",
        ),
        "Two points for a seed. Nobody saw which cards they were.",
    ),
    "family.pay_card": ExampleText(
        "The goldcrest lets you play another forest bird for a card.",
        (
            "Gain food in the forest.",
            "The fish.",
            "No card for food this time.",
            "The swan is discarded …",
            "… and the owl is played, for its egg and its rodent as ever.",
        ),
        "Two actions in one turn.",
    ),
    "family.pay_egg": ExampleText(
        "The gull gives an egg for two cards.",
        (
            "Draw cards.",
            "The mallard.",
            "The conversion of the mat would cost an egg too: not this time.",
            "The power: the whitestart gives up an egg.",
            "One card from the deck …",
            "… and another.",
        ),
        "Three cards in one turn.",
    ),
    "family.lay": ExampleText(
        "The sparrow lays one more egg, on any bird.",
        (
            "Lay eggs.",
            "Two on the sparrow …",
            "… whose nest is full now.",
            "The power: on the whitestart.",
        ),
        "Three eggs. Powers keep to the egg limit as well.",
    ),
    "family.lay_count": ExampleText(
        "Round end: the goldeneye lays an egg for every other bird of yours that nests in a "
        "cavity.",
        (
            (
                "The wren nests in a cavity, and the canvasback's star counts as one: two eggs, "
                "on the goldeneye."
            ),
        ),
        "The number is counted when the power is used.",
    ),
    "family.draw": ExampleText(
        "The stilt draws two cards when played.",
        (
            "Play it.",
            "One from the tray …",
            "… and one from the deck.",
        ),
        "Two new birds for a place in the wetland.",
    ),
    "family.end_of_turn": ExampleText(
        "The yellowthroat draws two cards and takes one back at the end of the turn.",
        (
            "Draw cards.",
            "The mallard.",
            "A card from the deck …",
            "… and another.",
            "At the end of the turn one card of the hand goes: any of them.",
        ),
        "You choose once you have seen everything.",
    ),
    "family.draw_keep": ExampleText(
        "The gull draws two cards, keeps one and tucks the other.",
        (
            "Draw cards.",
            "The mallard.",
            "Two cards are turned up, for you alone.",
            "The owl is kept.",
        ),
        "The jay is tucked: a card and a point.",
    ),
    "family.reset_tray": ExampleText(
        "The diver changes the cards of the tray.",
        (
            "Draw cards.",
            "The mallard; two cards are left.",
            "They are discarded and three new ones put out.",
            "Then you draw one of the new cards.",
        ),
        "Useful when the tray has nothing for you.",
    ),
    "family.draft": ExampleText(
        "The oystercatcher draws a card for each player and one more.",
        (
            "Play it.",
            "Three cards for two players, from the tray or the deck: the first …",
            "… the second …",
            "… and the third.",
            "You choose first: the owl.",
            "The next player takes the mallard.",
        ),
        "You keep the extra card too.",
    ),
    "family.bonus": ExampleText(
        "The puffin finds another bonus card.",
        (
            "Play it for three fish.",
            "Two bonus cards are drawn.",
            "The Ecologist suits your mat better.",
        ),
        "Two bonus cards score for you at the end.",
    ),
    "family.hunt_dice": ExampleText(
        "The anhinga fishes with the dice that lie outside the birdfeeder: four of them.",
        (
            "Draw cards.",
            "The mallard.",
            "The four dice are rolled, and one shows a fish.",
        ),
        "A fish from the supply is cached on the anhinga, one only, however many dice show it.",
    ),
    "family.all_players": ExampleText(
        "With the canvasback everybody draws a card.",
        (
            "Draw cards.",
            "The mallard.",
            "Its power: you draw first …",
            "… then the others, if they like.",
        ),
        "The others gain too. You could have declined for everybody.",
    ),
    "family.fewest": ExampleText(
        "The bittern gives a card to whoever has the fewest birds in the wetland.",
        (
            "Draw cards.",
            "The mallard.",
            "The player opposite has none there and you have one: you may still use it.",
            "They take the deck's top card.",
        ),
        "Here it would have been wiser to decline.",
    ),
    "family.steal": ExampleText(
        "The gull takes a food from another player, who takes a die in return.",
        (
            "Draw cards.",
            "The mallard.",
            "The player opposite has a fruit: it comes to you.",
            "They take a die from the birdfeeder.",
        ),
        "Each of you has one food, and yours is the one you wanted.",
    ),
    "family.repeat": ExampleText(
        "The catbird mimics another brown bird in its row.",
        (
            "Gain food in the forest.",
            "A seed …",
            "… and a fish.",
            "The catbird repeats the whitestart: an invertebrate.",
            "Then the whitestart itself: another.",
        ),
        "Four food. A copied power works as if it were printed on the catbird.",
    ),
    "family.move": ExampleText(
        "Rightmost in its row, the wren may move.",
        (
            "Gain food in the forest, with two birds in it.",
            "A seed …",
            "… and a fish.",
            "Afterwards it flies over to the grassland.",
        ),
        "It will help you there next time. Moving costs no eggs.",
    ),
    "family.extra_play": ExampleText(
        "The woodpecker brings a second forest bird along.",
        (
            "Play a bird.",
            "The woodpecker first.",
            "It eats the seed, so that the invertebrate is left.",
            "Its power plays the whitestart in the same turn.",
        ),
        "Two birds for one action. The second paid its egg and its food.",
    ),
    "family.one_of": ExampleText(
        "The bustard draws a bonus card, then gives you a choice.",
        (
            "Play it.",
            "The bonus card.",
            "A card or an egg: you want the egg.",
            "It goes on the bustard itself.",
        ),
        "One of the two, never both.",
    ),
    "family.all_actions": ExampleText(
        "The warbler asks whether all four actions were taken in this round. They were.",
        ("So you may play a bird now, at its usual price.",),
        "One bird more without a turn spent.",
    ),
    "family.double": ExampleText(
        "The goal counts birds in the wetland. Both players have one, yours is a Cetti's warbler.",
        (
            "The last turn of the round: gain food.",
            "Any die.",
        ),
        "The warbler counts double, so you come first: 4 points against 1.",
    ),
    "trigger.gain_food": ExampleText(
        "Your shrike waits for a rodent to be gained.",
        (
            "The player opposite chooses to gain food …",
            "… and gets a rodent.",
            "Your shrike caches one from the supply.",
        ),
        "A point in somebody else's turn.",
    ),
    "trigger.lays_eggs": ExampleText(
        "Your avocet lays when another player lays.",
        (
            "The player opposite lays eggs.",
            "One …",
            "… and two.",
            "Your avocet lays on another ground nest: the brant.",
        ),
        "One egg, however many they laid.",
    ),
    "trigger.hunt": ExampleText(
        "Your magpie lives on what predators leave.",
        (
            "The player opposite gains food.",
            "A fish.",
            "Their owl hunts, and catches a chickadee.",
            "Your magpie takes a die: a fruit.",
        ),
        "A failed hunt would have brought nothing.",
    ),
    "trigger.tucks": ExampleText(
        "Your goldfinch tucks when another player tucks.",
        (
            "The player opposite lays eggs.",
            "One …",
            "… and two.",
            "Their blackbird tucks a card …",
            "… and lays for it.",
            "Your goldfinch tucks the deck's top card.",
        ),
        "A point for you.",
    ),
    "placing.sideways": ExampleText(
        "The blackbird may be laid sideways over two spaces.",
        (
            "Play it for its usual food.",
            "Sideways.",
        ),
        "The next forest action uses the third space: two food at once.",
    ),
    "placing.on_top": ExampleText(
        "The buzzard may land on another bird of yours instead of paying its cost.",
        (
            "Play it without a rodent.",
            "The whitestart becomes its prey.",
        ),
        "The bird below is tucked under it; the buzzard has its place in the row.",
    ),
    "placing.cards_for_food": ExampleText(
        "The eagle costs three rodents, and there are only two.",
        (
            "Play a bird.",
            "The eagle.",
            "Into the forest.",
            "Two rodents and one card.",
            "A card from the hand stands for the missing rodent.",
        ),
        "The card paid is tucked under the eagle.",
    ),
    "placing.replaces": ExampleText(
        "The cassowary drives a forest bird away and takes its place.",
        (
            "Play it: the whitestart is discarded.",
            "Its power lays four eggs on it …",
            "… the second …",
            "… the third …",
            "… and the fourth.",
            "Then two fruit from the supply.",
        ),
        "A costly guest, but a generous one.",
    ),
    "family.partner": ExampleText(
        "The shoveler takes a partner: both draw a card.",
        (
            "Draw cards: two on this mat.",
            "The mallard …",
            "… and the killdeer.",
            "You choose the partner …",
            "… who draws from the deck.",
            "Then you do.",
        ),
        "Each has one card more.",
    ),
    "family.neighbour": ExampleText(
        "The finch looks at the supply of the player on your right.",
        (
            "Lay eggs.",
            "One …",
            "… and two.",
            "There is a seed in that supply, so a card is tucked.",
        ),
        "The neighbour keeps the seed.",
    ),
    "family.copy": ExampleText(
        "The lyrebird imitates a brown bird in the forest of the player on your right.",
        (
            "Gain food: two dice on this mat.",
            "A fish …",
            "… and a rodent.",
            "Their whitestart is copied: an invertebrate for you.",
        ),
        "They gain nothing by it.",
    ),
    "nectar.dice": ExampleText(
        "With Oceania two faces show nectar.",
        (
            "Gain food.",
            "That die gives nectar or a fruit: the nectar.",
        ),
        "Nectar stands for any food, but does not keep.",
    ),
    "nectar.spending": ExampleText(
        "An invertebrate is wanted, and all you have is a nectar.",
        ("Play the whitestart: the nectar pays.",),
        "Spent nectar is not lost: it lies in the forest and may score there at the end.",
    ),
    "nectar.round_end": ExampleText(
        "The last turn of a round, with two nectar left in the supply.",
        (
            "Draw cards.",
            "From the deck.",
            "You could pay a nectar for another card; let us see what happens if you do not.",
        ),
        "Nectar that was not spent is gone at the end of the round. The seed stays.",
    ),
    "nectar.scoring": ExampleText(
        "The last turn of all. Both players have spent nectar in the forest and the wetland.",
        (
            "Draw cards.",
            "From the deck.",
        ),
        "Forest: 5 points for most, 2 for second. Wetland: a tie, so 5 and 2 are shared, 3 "
        "each. Nobody scores the grassland.",
    ),
    "goals.green": ExampleText(
        "Green board, first round: birds in the forest. Both players have one.",
        (
            "The last turn: draw cards.",
            "From the deck.",
        ),
        "A tie for first: 4 and 1 points are added and shared, rounded down. 2 each.",
    ),
    "goals.blue": ExampleText(
        "Blue board: each bird in the forest is a point, up to five.",
        (
            "The last turn: draw cards.",
            "From the deck.",
        ),
        "Nobody competes here: 2 points for you, 1 for the other.",
    ),
    "round_end": ExampleText(
        "You place the last cube of the round.",
        (
            "Gain food …",
            "… a seed.",
        ),
        "The goal is scored, all cubes come back, the tray gets three new cards, and the "
        "first-player token passes to you.",
    ),
    "scoring": ExampleText(
        "The very last turn of a game.",
        (
            "Draw a card …",
            "… from the deck; it will score nothing.",
            "An egg is a point: no conversion.",
            "And no egg for the gull's power.",
        ),
        "Birds 1 + 5 + 3, eggs 2, cached food 3, tucked cards 2, and 2 for the Historian, "
        "since the gull is named after a person: 18.",
    ),
    "ties": ExampleText(
        "Both players have equal points, and it is your last turn.",
        (
            "A food may decide.",
            "Any will do.",
        ),
        "With equal points, more unused food wins.",
    ),
    "automa.turn": ExampleText(
        "You play alone; the Automa answers each of your turns with a card.",
        (
            "Gain food …",
            "… a seed. That ends your turn.",
        ),
        "The Automa has turned up a card: in this round it lays one egg. It needs no birds "
        "for that.",
    ),
    "automa.play_bird": ExampleText(
        "The Automa holds the Forester: birds that live in the forest only.",
        (
            "Gain food …",
            "… a seed. Now its card says: play a bird.",
        ),
        "Whitestart and owl suit its bonus card. It takes the more valuable one, the owl.",
    ),
    "automa.goals": ExampleText(
        "The goal counts eggs in the forest. You have two; the Automa's number for this "
        "goal is 1 in the first round, and no cubes change it.",
        (
            "Your last turn: draw cards.",
            "From the deck. The Automa takes its last turn as well.",
        ),
        "You are first with 2 against 1.",
    ),
    "automa.pink": ExampleText(
        "Pink birds wake against the Automa too.",
        (
            "Gain food …",
            "… a seed. The card that the Automa turns up wakes pink powers.",
            "Your kingbird may be used, whatever it waits for.",
        ),
        "Once, as between any two turns of yours.",
    ),
    "mat.oceania": ExampleText(
        "The second forest space of the Oceania mat lets you reset the birdfeeder for 1 food.",
        (
            "Gain food.",
            "A seed is paid: all five dice go back in.",
        ),
        "Now two dice may be taken from five.",
    ),
    "trigger.nectar": ExampleText(
        "Your drongo waits for others to gain nectar.",
        (
            "The player opposite gains food …",
            "… and takes the nectar.",
            "Your drongo gains one from the supply.",
        ),
        "Spend it before the round ends.",
    ),
}
