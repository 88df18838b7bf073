"""What explains the table on hover, focus or a long press, in English, by key."""

from __future__ import annotations

TIPS: dict[str, str] = {
    # the same at every table
    "tip.food": "Pays for birds that show it. Two tokens of any kind stand for one that you lack.",
    "tip.nectar": "Stands for any one food, but never as one of the two that replace another. What"
    " is left at the end of a round is lost; what you spend is scored at the end of the game, row"
    " by row.",
    "tip.wild": "Any one food that you choose.",
    "tip.birdfeeder": "A die taken is one food of its face. If all dice inside show the same face,"
    " whoever is about to gain food may first throw all five again. Once the birdfeeder is empty,"
    " all five are thrown.",
    "tip.tray": "Cards are drawn from here or from the deck. Gaps are filled at the end of the"
    " turn; at the end of a round all three cards are replaced.",
    "tip.deck": "The card on top, unseen. If the deck runs out, the discarded cards are shuffled"
    " and become the new one.",
    "tip.habitat": "A bird can only be played into a row that its card shows.",
    "tip.nest": "Some goals, bonus cards and powers look for this kind of nest.",
    "tip.nest.star": "Counts as every kind of nest.",
    "tip.nest.none": "Without a nest a bird holds no eggs and counts for no kind of nest.",
    "tip.egg_limit": "More eggs cannot lie on this bird. An egg is worth 1 point, and pays for"
    " places on the mat.",
    "tip.bird_points": "Counted at the end of the game for a bird on the mat.",
    "tip.wingspan": "Some powers, goals and bonus cards compare wingspans. A bird that does not"
    " fly counts as whatever suits you.",
    "tip.white": "Once, when the bird is played; you may decline.",
    "tip.brown": "Each time you take the action of its row: the birds of the row are activated"
    " from right to left. You may decline.",
    "tip.pink": "During the turn of somebody else, when what it waits for happens; at most once"
    " until your next turn.",
    "tip.teal": "At the end of every round, before its goal is scored.",
    "tip.yellow": "Once, at the end of the game, before the points are counted.",
    "tip.predator": "Its power hunts. Other birds and bonus cards may look for predators.",
    "tip.flocking": "Its power tucks cards under birds. Bonus cards may look for flocks.",
    "tip.cached": "1 point for each token. They cannot be spent, unless the bird’s power says so.",
    "tip.tucked": "1 point for each card under the bird.",
    "tip.cube": "One for each time this action was taken in this round; they come back at the"
    " round’s end.",
    "tip.egg_cost": "Eggs from any of your birds, paid to play a bird into this column, on top of"
    " its food.",
    "tip.spent_nectar": "At the end of the game, whoever has spent the most nectar in a row gets 5"
    " points there, the second 2.",
    "tip.score.birds": "The points printed on the birds; the Automa’s face-down cards too.",
    "tip.score.bonus": "What the bonus cards pay as the table stands.",
    "tip.score.goals": "What the goals of the rounds that are over have paid.",
    "tip.score.eggs": "1 point for each egg.",
    "tip.score.cached": "1 point for each token of food on a bird.",
    "tip.score.tucked": "1 point for each card under a bird.",
    "tip.score.nectar": "In each row: 5 points for the most nectar spent there, 2 for the second.",
    "tip.score.total": "As if the game ended now.",
    "tip.automa.eggs": "1 point each.",
    "tip.automa.birds": "The points printed on them.",
    "tip.automa.cubes": "Each adds 1 to what it has of this round’s goal; they go when the round"
    " ends.",
    "tip.automa.deck": "It turns up one of them in each of its turns; they are shuffled for every"
    " round.",
    "tip.automa.bonus": "It scores nothing for this card: it says which birds the Automa takes"
    " first.",
    "tip.automa.card": "One part for each round: what it does when the card is turned up.",
    "tip.automa.wants": "When its card says to play a bird, it takes the one of these that is"
    " worth most.",
    # with the numbers of the table
    "tip.automa.face_down": "{n} points each at this level.",
    "tip.clock": "Turns of each player in the four rounds: {turns}. When a round ends, its goal is"
    " scored, the tray is replaced and the action cubes come back.",
    "tip.clock.nectar": "Nectar that nobody has spent is lost then.",
    "tip.play": "Put a bird of your hand onto the leftmost free space of a row where it can live."
    " It costs the food on its card, and eggs by the column: {eggs}.",
    "tip.row.forest": "Now: {n} {n|die|dice} from the birdfeeder, a food for each.",
    "tip.row.grassland": "Now: {n} {n|egg|eggs} onto birds of yours that have room.",
    "tip.row.wetland": "Now: {n} {n|card|cards} from the tray or the deck.",
    "tip.row.trade.forest": "One more if you {ways}.",
    "tip.row.trade.grassland": "One more if you {ways}.",
    "tip.row.trade.wetland": "One more if you {ways}.",
    "tip.row.pay.card": "discard a card",
    "tip.row.pay.food": "pay a food",
    "tip.row.pay.egg": "discard an egg",
    "tip.row.pay.nectar": "spend a nectar",
    "tip.row.twice": "Twice, if you like.",
    "tip.row.powers": "Then, if you like, from right to left: {birds}.",
    "tip.row.next": "With one more bird in this row: {n}.",
    "tip.goal.green": "Scored at the end of round {n}. The places pay {places}; those who tie"
    " share the points of their places, rounded down. Whoever has nothing that counts gets none.",
    "tip.goal.blue": "Scored at the end of round {n}: 1 point for each, {most} at most.",
    "tip.bonus.mat": "On your mat: {birds}.",
    "tip.bonus.hand": "In your hand: {birds}.",
    "tip.bonus.share": "{n} of the {total} birds in this game are of that kind.",
    # why this is asked
    "tip.ask": "What is this question about?",
    "tip.decision.keep_bird": "Everybody begins with five birds and five foods, and keeps what"
    " they like: each bird kept costs one of the foods.",
    "tip.decision.pay_for_kept_birds": "One food for each bird that you keep. What is left is"
    " yours.",
    "tip.decision.keep_bonus": "A bonus card pays at the end of the game for what it counts. The"
    " others go back.",
    "tip.decision.action": "One action a turn: play a bird, gain food, lay eggs or draw cards. A"
    " row with more birds gives more, and its brown powers follow.",
    "tip.decision.bird_to_play": "These birds of your hand can be paid for and have a free space.",
    "tip.decision.habitat": "The bird can live in several rows. It goes onto the leftmost free"
    " space and stays in that row.",
    "tip.decision.egg_to_pay": "The column costs eggs; each may come from any bird of yours.",
    "tip.decision.payment": "Every way to pay the food on the card: with its own foods, with two"
    " of any kind for one, with nectar if it is in the game.",
    "tip.decision.gain_die": "Each die gives one food that its face shows; the die then stays"
    " outside until all are thrown again.",
    "tip.decision.gain_food": "A token of the general supply, of your choice.",
    "tip.decision.how_many": "Choose how many times it is done.",
    "tip.decision.lay_egg": "Any bird of yours with room for it can hold the egg, unless the power"
    " names a kind. Each egg is worth 1 point.",
    "tip.decision.draw_card": "A card that you see in the tray, or the unknown one on the deck.",
    "tip.decision.trade": "The space that you used lets you turn something into one more of what"
    " the row gives. It is never required.",
    "tip.decision.use_power": "Powers may be declined. Once you begin one, you do what it says as"
    " far as you can.",
    "tip.decision.cache_or_keep": "Cached food is worth 1 point and stays on the bird; kept food"
    " pays for birds.",
    "tip.decision.tuck_card": "A tucked card is worth 1 point; it is no longer in your hand.",
    "tip.decision.discard_egg": "The egg goes back to the supply: that is what the power costs.",
    "tip.decision.discard_food": "The food goes back to the supply: that is what the power costs.",
    "tip.decision.discard_card": "The power or the end of the turn asks for a card of your hand.",
    "tip.decision.move_to": "The bird stood rightmost in its row and moves to another, with all"
    " that is on it.",
    "tip.decision.repeat": "The power that you choose is used once more, as if it were its turn.",
    "tip.decision.order_powers": "Several of your powers are to be used now; their order is up to"
    " you.",
    "tip.decision.first_player": "Everybody takes part in turn, beginning with whom you choose.",
    "tip.decision.draft": "The cards drawn go round: everybody takes one and passes on the rest.",
    "tip.decision.reset": "For one food, all of it is renewed before you take from it.",
    "tip.decision.how_placed": "This bird has its own way onto the mat; the usual way is open to"
    " it too.",
    "tip.decision.bird_to_cover": "The new bird takes the space of the one you choose.",
    "tip.decision.card_to_pay": "This card stands for a food of the cost and is tucked under the"
    " bird.",
    "tip.decision.cache_on": "Food cached on a bird is worth 1 point at the end of the game.",
    "tip.decision.cache_own": "The food leaves your supply and is worth 1 point on the bird.",
    "tip.decision.tuck_behind": "The card goes under the bird you choose and is worth 1 point.",
    "tip.decision.tuck_from_tray": "The card leaves the tray, goes under the bird and is worth 1"
    " point.",
    "tip.decision.keep_card": "You keep what you choose; the power says what becomes of the rest.",
    "tip.decision.keep_apart": "These cards lay aside during the turn. What is not kept now is"
    " discarded.",
    "tip.decision.tuck_or_keep": "A tucked card is worth 1 point; in your hand it can be played.",
    "tip.decision.give_to": "The power lets somebody else have it.",
    "tip.decision.choose_player": "The player you choose takes part in the power.",
    "tip.decision.steal_from": "The food comes from the supply of the player you choose.",
    "tip.decision.choose_course": "The power lets you have one of these.",
    "tip.decision.choose_habitat": "The power works on the row that you choose.",
    "tip.decision.remove_die": "The die goes outside and brings no food itself. Once the"
    " birdfeeder is empty, all five are thrown.",
    "tip.decision.discard_bonus": "The bonus card is given up for what the power brings.",
    "tip.decision.copy": "This bird uses the power of the one you choose as its own.",
}
