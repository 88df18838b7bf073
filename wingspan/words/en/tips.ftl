### Tips: a sentence or two about the thing that is pointed at.

## About any table

tip-food = Pays for birds that show it. Any two tokens stand for one that you lack.
tip-nectar = Counts as any one food, but never as one of two tokens paid for another. What is left at the end of a round is lost; what you spend scores at the end of the game, habitat by habitat.
tip-wild = Any one food of your choice.
tip-birdfeeder = Each die taken is one food that it shows. If all dice inside show the same face, you may reroll all five before you gain food. Once it is empty, all five are rerolled.
tip-tray = Draw cards from here or from the deck. Gaps are filled at the end of the turn; all three cards are replaced at the end of the round.
tip-deck = The top card, unseen. If the deck runs out, the discards are shuffled into a new one.
tip-habitat = A bird can only be played in a habitat shown on its card.
tip-nest = Some goals, bonus cards and powers look for this kind of nest.
tip-nest-star = Counts as every kind of nest.
tip-nest-none = With no nest, a bird holds no eggs and counts for no kind of nest.
tip-egg_limit = This bird cannot hold more eggs than that. An egg is worth 1 point, and helps to pay for birds.
tip-bird_points = Scored at the end of the game if the bird is on your mat.
tip-wingspan = Some powers, goals and bonus cards compare wingspans. A flightless bird counts as any wingspan you like.
tip-white = Once, when you play the bird. Optional.
tip-brown = Each time you take the action of its habitat, whose birds activate from right to left. Optional.
tip-pink = On another player’s turn, when what it waits for happens; at most once between two of your turns.
tip-teal = At the end of each round, before its goal is scored.
tip-yellow = Once, at the end of the game, before the points are counted.
tip-predator = Its power hunts. Other birds and some bonus cards look for predators.
tip-flocking = Its power tucks cards under birds. Some bonus cards look for flocking birds.
tip-cached = 1 point per token. They cannot be spent, unless the bird’s power says so.
tip-tucked = 1 point per card under the bird.
tip-cube = One for each time this action was taken this round; they come back when the round ends.
tip-egg_cost = Eggs from any of your birds, paid on top of the food to play a bird in this column.
tip-spent_nectar = At the end of the game, whoever has spent the most nectar in a habitat scores 5 points there, the second 2.
tip-score-birds = The points printed on the birds; the Automa’s face-down cards too.
tip-score-bonus = What the bonus cards are worth right now.
tip-score-goals = What the goals of past rounds paid.
tip-score-eggs = 1 point per egg.
tip-score-cached = 1 point per food token on a bird.
tip-score-tucked = 1 point per card under a bird.
tip-score-nectar = In each habitat: 5 points for the most nectar spent, 2 for the second.
tip-score-total = As if the game ended now.
tip-automa-eggs = 1 point each.
tip-automa-birds = The points printed on them.
tip-automa-cubes = Each adds 1 to its count for this round’s goal; they go when the round ends.
tip-automa-deck = It draws one each turn; they are reshuffled every round.
tip-automa-bonus = It scores nothing for this card, which says which birds the Automa takes first.
tip-automa-card = One section per round: what it does when it draws the card.
tip-automa-wants = When its card says to play a bird, it takes the one of these that is worth the most.

## About the current table

tip-score-nectar_so_far = +{ $n }: the points for spent nectar if the game ended now. They are scored only at its end, for the most and second most in each row.
tip-automa-nectar = It begins with { $n } spent in every row, so it leads until somebody spends more.
tip-automa-face_down = { $n } points each at this level.
# $turns: four numbers.
tip-clock = Turns per player in the four rounds: { $turns }. When a round ends, its goal is scored, the tray is replaced and the action cubes come back.
tip-clock-nectar = Unspent nectar is lost then.
# $eggs: five numbers, one for each column.
tip-play = Play a bird from your hand into the leftmost free space of a habitat it can live in. It costs the food on its card, and eggs by column: { $eggs }.
tip-row-forest =
    { $n ->
        [one] Now: { $n } die from the birdfeeder, one food each.
       *[other] Now: { $n } dice from the birdfeeder, one food each.
    }
tip-row-grassland =
    { $n ->
        [one] Now: { $n } egg on your birds.
       *[other] Now: { $n } eggs on your birds.
    }
tip-row-wetland =
    { $n ->
        [one] Now: { $n } card from the tray or the deck.
       *[other] Now: { $n } cards from the tray or the deck.
    }
# $ways: what may be paid, from tip-row-pay-card on.
tip-row-trade-forest = One more if you { $ways }.
tip-row-trade-grassland = One more if you { $ways }.
tip-row-trade-wetland = One more if you { $ways }.
tip-row-pay-card = discard a card
tip-row-pay-food = pay a food
tip-row-pay-egg = discard an egg
tip-row-pay-nectar = spend a nectar
tip-row-twice = Twice, if you like.
tip-row-powers = Then, if you like, from right to left: { $birds }.
tip-row-next = With one more bird here: { $n }.
tip-goal-green = Scored at the end of round { $n }. The places pay { $places }; players who tie share the points of their places, rounded down. Whoever has none scores nothing.
tip-goal-blue = Scored at the end of round { $n }: 1 point for each, up to { $most }.
tip-bonus-mat = On your mat: { $birds }.
tip-bonus-hand = In your hand: { $birds }.
tip-bonus-share = { $n } of the { $total } birds in this game are of that kind.

## Why a question is asked

tip-ask = What is this about?
tip-decision-keep_bird = Everyone starts with five birds and five food, and keeps what they like: each bird kept costs one food.
tip-decision-pay_for_kept_birds = One food for each bird you keep. The rest is yours.
tip-decision-keep_bonus = A bonus card pays at the end of the game for what it counts. The others are discarded.
tip-decision-action = One action a turn: play a bird, gain food, lay eggs or draw cards. The more birds in a habitat, the more its action gives, and its brown powers follow.
tip-decision-bird_to_play = The birds in your hand that you can pay for and have a space for.
tip-decision-habitat = The bird can live in several habitats. It goes into the leftmost free space and stays in that habitat.
tip-decision-egg_to_pay = The column costs eggs; take them from any of your birds.
tip-decision-payment = All the ways to pay the food on the card: with its own foods, two of any kind for one, or nectar if it is in the game.
tip-decision-gain_die = Each die gives one food that it shows, then stays outside until all are rerolled.
tip-decision-gain_food = A token of your choice from the supply.
tip-decision-how_many = As many as you like, up to the highest number offered.
tip-decision-lay_egg = Any of your birds with room can hold the egg, unless the power says which. Each egg is worth 1 point.
tip-decision-draw_card = A card you can see in the tray, or the top one of the deck, unseen.
tip-decision-trade = This space lets you exchange something for one more of what the habitat gives. It is optional.
tip-decision-use_power = Powers are optional. Once you start one, do as much of it as you can.
tip-decision-cache_or_keep = Cached food is worth 1 point and stays on the bird; kept food pays for birds.
tip-decision-tuck_card = A tucked card is worth 1 point, but leaves your hand.
tip-decision-discard_egg = The egg goes back to the supply: it is what the power costs.
tip-decision-discard_food = The food goes back to the supply: it is what the power costs.
tip-decision-discard_card = The power, or the end of the turn, costs a card from your hand.
tip-decision-move_to = The rightmost bird of its row moves to another habitat, with everything on it.
tip-decision-repeat = The power you choose is used once more, as if it were its turn.
tip-decision-order_powers = Use these powers in any order you like.
tip-decision-first_player = Everyone takes part, starting with the player you choose.
tip-decision-draft = The cards go round: everyone takes one and passes on the rest.
tip-decision-reset = For one food, everything is renewed before you take.
tip-decision-how_placed = This bird has its own way into play; the usual way works too.
tip-decision-bird_to_cover = The new bird takes the space of the one you choose.
tip-decision-card_to_pay = This card pays for one food of the cost and is tucked under the bird.
tip-decision-cache_on = Food cached on a bird is worth 1 point at the end of the game.
tip-decision-cache_own = The food leaves your supply and is worth 1 point on the bird.
tip-decision-tuck_behind = The card goes under the bird you choose and is worth 1 point.
tip-decision-tuck_from_tray = The card goes from the tray under the bird and is worth 1 point.
tip-decision-keep_card = You keep the one you choose; the power says what happens to the rest.
tip-decision-keep_apart = These cards were set aside during the turn. Those you do not keep are discarded.
tip-decision-tuck_or_keep = A tucked card is worth 1 point; in your hand it can be played.
tip-decision-give_to = The power gives it to another player.
tip-decision-choose_player = The player you choose takes part in the power.
tip-decision-steal_from = The food comes from the supply of the player you choose.
tip-decision-choose_course = The power offers one of these.
tip-decision-choose_habitat = The power works on the habitat you choose.
tip-decision-remove_die = The die goes outside and gives no food. Once the birdfeeder is empty, all five are rerolled.
tip-decision-discard_bonus = You give up the bonus card for what the power brings.
tip-decision-copy = This bird uses the power of the one you choose as its own.
tip-decision-again = If it fails, what this use brought is lost.
tip-decision-take_cached = In your supply it can be spent; on the bird it is worth 1 point.
tip-decision-discard_tray = When you stop, the tray is filled again.
tip-decision-give_card = The card goes to another player’s hand.
tip-decision-discard_thing = Food, eggs and cards count alike.
tip-decision-score_bonus = Each point that it is worth now becomes a cached food.
tip-decision-copy_bonus = It scores with your own birds.
tip-decision-waive = The bird that you play next costs that much less.
