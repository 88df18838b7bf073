### A first game with the coach: the fact given about each option.

decline = Nothing given, nothing gained.
reroll = All five dice are rolled again: anything may come up.
# A power’s text and nothing else.
power = { $power }
keep_no_more =
    { $n ->
        [one] You keep { $n } food token.
       *[other] You keep { $n } food tokens.
    }
pays_then = What is left pays for { $n } of your birds.
bonus_birds =
    { $n ->
        [one] { $n } of your birds already counts for it.
       *[other] { $n } of your birds already count for it.
    }
bonus_table = It counts what you have at the end, whichever birds you keep.
play =
    { $n ->
        [one] You can play { $n } bird now. A bird brings its points and makes its row stronger.
       *[other] You can play { $n } birds now. A bird brings its points and makes its row stronger.
    }
# $n: the number of dice.
food_for = { $n } food. The birdfeeder has something for { $bird }.
food = { $n } food, but nothing your birds need.
eggs =
    { $n ->
        [one] { $n } egg: a point each, and they pay for birds further right.
       *[other] { $n } eggs: a point each, and they pay for birds further right.
    }
eggs_no_room = No nest has room for an egg.
cards =
    { $n ->
        [one] { $n } card. You have { $hand } in hand.
       *[other] { $n } cards. You have { $hand } in hand.
    }
# $power: one of the messages at the end, or nothing.
bird =
    { $points ->
        [one] { $points } point for { $cost } food. { $power }
       *[other] { $points } points for { $cost } food. { $power }
    }
# $then, $now: numbers of dice.
row_gain_food = With one more bird, gaining food brings { $then } instead of { $now }; the next space may also let you exchange.
row_lay_eggs = With one more bird, laying brings { $then } eggs instead of { $now }; the next space may also let you exchange.
row_draw_cards = With one more bird, drawing brings { $then } instead of { $now }; the next space may also let you exchange.
pay =
    { $n ->
        [one] Costs { $n } token; the rest pays for { $birds } more of your birds.
       *[other] Costs { $n } tokens; the rest pays for { $birds } more of your birds.
    }
pay_all =
    { $n ->
        [one] Costs { $n } token; the rest pays for none of your other birds.
       *[other] Costs { $n } tokens; the rest pays for none of your other birds.
    }
egg_left =
    { $n ->
        [one] That leaves { $n } egg on { $bird }.
       *[other] That leaves { $n } eggs on { $bird }.
    }
egg_counts = That egg counts for this round’s goal. It would leave { $n } on { $bird }.
food_completes = Then you could pay for { $bird }.
food_helps = { $bird } would then be only { $n } food away.
food_spare = No bird in your hand needs it: { $food }.
lay = { $bird } has room for { $n } more.
lay_goal = It counts for this round’s goal. { $bird } has room for { $n } more.
draw_unknown = The top card, unseen.
draw_ready =
    { $points ->
        [one] { $points } point, and you have the food for it. { $power }
       *[other] { $points } points, and you have the food for it. { $power }
    }
draw_missing =
    { $points ->
        [one] { $points } point; you lack { $n } food for it. { $power }
       *[other] { $points } points; you lack { $n } food for it. { $power }
    }
give_card =
    { $hand ->
        [one] You lack { $n } food to play it. You have { $hand } card in hand.
       *[other] You lack { $n } food to play it. You have { $hand } cards in hand.
    }
give_ready =
    { $hand ->
        [one] You could pay for it. You have { $hand } card in hand.
       *[other] You could pay for it. You have { $hand } cards in hand.
    }
give_egg = An egg is a point; { $n } would be left on { $bird }.
give_food = You would have { $n } left of this: { $food }.
# Birds whose powers act as well.
helpers =
    { $helpers ->
        [one] { $helpers } bird in that row helps too.
       *[other] { $helpers } birds in that row help too.
    }

## Before the text of a power

power_white = When you play it: { $power }
power_brown = Each time you use its row: { $power }
power_pink = In others’ turns: { $power }
power_teal = At the end of each round: { $power }
power_yellow = At the end of the game: { $power }
