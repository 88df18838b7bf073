### The coach: hints, reviews, exercises.

hint = Hint
thinking = The coach is thinking ahead…

## A hint, step by step

turn_play_bird = This is a turn to play a bird: which one, and where?
turn_gain_food = This is a turn to gain food: for which bird?
turn_lay_eggs = This is a turn to lay eggs.
turn_draw_cards = This is a turn to draw cards.
# $best, $other: two moves, as their buttons say them.
turn_either = “{ $best }” or “{ $other }”: one is as good as the other now.
# $points: as whole_points says them.
look_hand = The choice of card matters here: about { $points }.
look_forest = The choice of bird in the forest matters here: about { $points }.
look_grassland = The choice of bird in the grassland matters here: about { $points }.
look_wetland = The choice of bird in the wetland matters here: about { $points }.
look_birdfeeder = The choice of die matters here: about { $points }.
look_supply = The choice of food matters here: about { $points }.
look_tray = The choice of card matters here: about { $points }.
look_prompt = The choice matters here: about { $points }.
look_row = The choice of row matters here: about { $points }.
start_with = Start with this:
start_tick = Select all this
start_later = it has time until later in the game.
start_no_bird = all your food is worth more now.
start_any_food = of use to most birds.
show_choices = Show the best moves
show_why = And why?
close = Close the hint
# Beside a move in a list.
best = best
# Beside a move in a list.
equally_good = as good
less =
    { $n ->
        [one] { $n } point less
       *[other] { $n } points less
    }
behind = { $n } behind the best
details = Details
about_points = about { $points }
whole_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
percent = { $n }%
# $chance: as percent says it.
to_win = { $chance } to win
# On the table, where the move begins.
mark_best = best
mark_equally_good = as good

## What follows

plan_always = What follows:
plan_mostly = What follows, most of the time:
plan_often = What may follow, as dice and cards allow:
plan_open = What follows depends on the dice and cards.
# In place of a bird’s name.
plan_some_bird = one of several birds
plan_likely = a bird, most likely
plan_best = The better plan
plan_chosen = Your plan
play_plan = See it played
outlook = What could follow
outlook_of = After “{ $answer }”, for example:
outlook_about = An example, not a promise: dice and hidden cards are drawn anew here, so your game may go another way.
outlook_back = Back
expected = { $n } expected final points

## Moves, as buttons and in sentences

play_in = Play { $bird } ({ $habitat })
play_it = Play { $bird }
play_there = Play a bird ({ $habitat })
do_take = Take { $bird }
do_give = Give up { $bird }
do_tuck = Tuck { $bird }
keep_birds = Keep { BIRDS($birds, join: "and") }
keep_no_bird = Keep no bird

## How sure it is, and where the points come from

estimate =
    { $n ->
        [one] Expected final points, an estimate from { $n } world in which all that you cannot see is dealt anew. ± is one standard error.
       *[other] Expected final points, an estimate from { $n } worlds in which all that you cannot see is dealt anew. ± is one standard error.
    }
all_alike = These moves are equally good, to within a point: take the one you like.
why = “{ $best }” should bring about { $points } more than “{ $other }”.
# $columns: a list of column_more and column_fewer.
why_columns = “{ $best }” should bring about { $points } more than “{ $other }”: { $columns }.
why_mostly = “{ $best }” should bring about { $points } more than “{ $other }”, mostly { $column }.
columns_mostly = Mostly { $column }.
# $column: from_birds and so on.
column_more = { $n } more { $column }
column_fewer = { $n } fewer { $column }
from_birds = from birds
from_bonus = from bonus cards
from_goals = from goals
from_eggs = from eggs
from_cached = from cached food
from_tucked = from tucked cards
from_nectar = from nectar
# $n: a number with one decimal; $whole: its whole part, which chooses the plural.
points = { $n } points

## Parts of reasons

a_invertebrate = an invertebrate
a_seed = a seed
a_fish = a fish
a_fruit = a fruit
a_rodent = a rodent
a_nectar = a nectar
# Followed by how often: “on your next turn 6 times in 10”.
within_0 = before the game ends
within_1 = on your next turn
within_2 = within two turns
often_0 = hardly ever
often_1 = once in 10
often = { $n } times in 10
often_10 = nearly every time
few_1 = only once in 10
few = only { $n } times in 10
otherwise_1 = only once
# Follows “otherwise”: “only 3” of those 10 times.
otherwise = only { $n }
# $what: an amount of $n, such as gains_points says.
some =
    { $n ->
        [one] about { $what }
       *[other] some { $what }
    }
gains_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gains_food = { $n } food
gains_cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gains_eggs =
    { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
# $gains, $costs: lists.
gains_paid = { $gains }, for { $costs }
# Follows a bird’s name.
does_tucks = tucks cards
does_caches = caches food
does_lays = lays eggs
does_feeds = gains food
does_draws = draws cards
# $repeated: the name of a bird.
does_repeats = repeats { $repeated }
pay_card = a card
pay_food = a food
pay_egg = an egg
pay_nectar = a nectar
row_forest = the forest
row_grassland = the grassland
row_wetland = the wetland

## Reasons

reason_rather = Compared with “{ $other }”:
# $within, $often, $otherwise: as the messages of these names say.
reason_play_soon =
    { $worth ->
        [one] { $bird } ({ $worth } point) still lacks { $foods }: gain food now and you play it { $within } { $often }, otherwise { $otherwise }.
       *[other] { $bird } ({ $worth } points) still lacks { $foods }: gain food now and you play it { $within } { $often }, otherwise { $otherwise }.
    }
reason_pays_for_birds = You cannot pay for any of the { $birds } birds in your hand; with food you play { $bird } { $within } { $often }, otherwise { $otherwise }.
reason_food_for =
    { $worth ->
        [one] { $bird } ({ $worth } point) needs { $foods }: with that you play it { $within } { $often }, otherwise { $otherwise }.
       *[other] { $bird } ({ $worth } points) needs { $foods }: with that you play it { $within } { $often }, otherwise { $otherwise }.
    }
reason_keep_food =
    { $worth ->
        [one] Keep { $foods } for { $bird } ({ $worth } point): you then play it { $within } { $often }, otherwise { $otherwise }.
       *[other] Keep { $foods } for { $bird } ({ $worth } points): you then play it { $within } { $often }, otherwise { $otherwise }.
    }
reason_food_enough_one = Your { $tokens } food already pay for the one bird in your hand.
reason_food_enough = Your { $tokens } food already pay for each of the { $birds } birds in your hand.
reason_nothing_to_feed_none = Your hand is empty: there is no bird to gain food for.
reason_nothing_to_feed = Your hand is empty: there is no bird to spend your { $tokens } food on.
reason_reroll_one = The only die does not show what { $bird } lacks: { $foods }.
reason_reroll = None of the { $dice } dice shows what { $bird } lacks: { $foods }.
reason_nectar_spoils_last =
    { $tokens ->
        [one] { $tokens } nectar is lost after this turn, at the end of the round.
       *[other] { $tokens } nectar are lost after this turn, at the end of the round.
    }
reason_nectar_spoils =
    { $tokens ->
        [one] { $tokens } nectar is lost at the end of the round, after one more turn.
       *[other] { $tokens } nectar are lost at the end of the round, after one more turn.
    }
reason_nectar_counts = Nectar spent in a row scores there at the end: { $some_points } more.
reason_hand_low_none =
    { $draws ->
        [one]
            { $birds ->
                [one] Your hand is empty: you draw { $draws } card now, and about { $birds } more bird is played before the game ends.
               *[other] Your hand is empty: you draw { $draws } card now, and about { $birds } more birds are played before the game ends.
            }
       *[other]
            { $birds ->
                [one] Your hand is empty: you draw { $draws } cards now, and about { $birds } more bird is played before the game ends.
               *[other] Your hand is empty: you draw { $draws } cards now, and about { $birds } more birds are played before the game ends.
            }
    }
reason_hand_low =
    { $birds ->
        [one] You hold only one card: you draw { $draws } more now, and about { $birds } bird is still played before the game ends.
       *[other] You hold only one card: you draw { $draws } more now, and about { $birds } birds are still played before the game ends.
    }
reason_hand_full_none = You hold { $cards } cards, and play none of these before the game ends.
reason_hand_full = You hold { $cards } cards, and play only about { $plays } of these before the game ends.
reason_take_card =
    { $worth ->
        [one] You play { $bird } ({ $worth } point) { $within } { $often }.
       *[other] You play { $bird } ({ $worth } points) { $within } { $often }.
    }
reason_take_card_contested =
    { $worth ->
        [one] You play { $bird } ({ $worth } point) { $within } { $often }; by your next turn somebody may have taken it.
       *[other] You play { $bird } ({ $worth } points) { $within } { $often }; by your next turn somebody may have taken it.
    }
reason_rarely_played_none = You would hardly ever play { $bird } before the game ends.
reason_rarely_played = You would play { $bird } before the game ends { $few }.
reason_keep_card =
    { $worth ->
        [one] You will want { $bird } ({ $worth } point) yourself: you play it { $within } { $often }.
       *[other] You will want { $bird } ({ $worth } points) yourself: you play it { $within } { $often }.
    }
# $does: does_tucks and so on; $gains: what that brings.
reason_runs_often_forest = { $bird } { $does } on about { $uses } more visits to the forest: { $gains }.
reason_runs_often_grassland = { $bird } { $does } on about { $uses } more visits to the grassland: { $gains }.
reason_runs_often_wetland = { $bird } { $does } on about { $uses } more visits to the wetland: { $gains }.
reason_card_runs = Once played, { $bird } { $does } about { $uses } times: { $gains }.
reason_others_turns = { $bird } { $does } about { $uses } times in the others’ turns: { $gains }.
reason_row_grows_forest = With one more bird in the forest, each of about { $visits } more visits brings { $then } dice instead of { $before }.
reason_row_grows_grassland = With one more bird in the grassland, each of about { $visits } more visits lays { $then } eggs instead of { $before }.
reason_row_grows_wetland = With one more bird in the wetland, each of about { $visits } more visits draws { $then } cards instead of { $before }.
reason_row_trades_forest = With one more bird in the forest, you may pay { $pay } for another die on each of about { $visits } more visits.
reason_row_trades_grassland = With one more bird in the grassland, you may pay { $pay } for another egg on each of about { $visits } more visits.
reason_row_trades_wetland = With one more bird in the wetland, you may pay { $pay } for another card on each of about { $visits } more visits.
reason_used_row_none = You visit { $row } about { $visits } more times, { $other_row } hardly ever.
# $row, $other_row: row_forest and so on.
reason_used_row = You visit { $row } about { $visits } more times, { $other_row } only about { $fewer }.
# $birds: a list of $n birds.
reason_powers_run =
    { $n ->
        [one] On this visit { $birds } acts too: { $gains }.
       *[other] On this visit { $birds } act too: { $gains }.
    }
reason_bird_points_alone = { $bird } alone is worth { $points } points.
reason_bird_points = { $bird } is worth { $points } points, { $rival } { $fewer }.
reason_tucks = { $bird } tucks cards: { $some_points } more at the end.
reason_caches = { $bird } caches food: { $some_points } more at the end.
reason_eggs_now_last = On your last turn, laying brings { $eggs } eggs, a point each.
reason_eggs_now =
    { $turns ->
        [one] Laying brings { $eggs } eggs at once, a point each, with { $turns } turn left after this one.
       *[other] Laying brings { $eggs } eggs at once, a point each, with { $turns } turns left after this one.
    }
reason_no_room_none =
    { $eggs ->
        [one] Laying would bring { $eggs } egg, but your birds have room for none.
       *[other] Laying would bring { $eggs } eggs, but your birds have room for none.
    }
reason_no_room =
    { $eggs ->
        [one] Laying would bring { $eggs } egg, but your birds have room for only { $room }.
       *[other] Laying would bring { $eggs } eggs, but your birds have room for only { $room }.
    }
reason_eggs_for_birds_none =
    { $cost ->
        [one] { $bird } costs { $cost } egg and you have none: lay now and you play it { $within } { $often }, otherwise { $otherwise }.
       *[other] { $bird } costs { $cost } eggs and you have none: lay now and you play it { $within } { $often }, otherwise { $otherwise }.
    }
reason_eggs_for_birds =
    { $cost ->
        [one] { $bird } costs { $cost } egg and you have only { $eggs }: lay now and you play it { $within } { $often }, otherwise { $otherwise }.
       *[other] { $bird } costs { $cost } eggs and you have only { $eggs }: lay now and you play it { $within } { $often }, otherwise { $otherwise }.
    }
reason_egg_room = { $bird } has room for { $room } eggs, and holds about { $eggs } at the end.
reason_goal_now_eggs =
    { $points ->
        [one] The eggs count for this round’s goal ({ $goal }): { $points } point as things stand.
       *[other] The eggs count for this round’s goal ({ $goal }): { $points } points as things stand.
    }
# $goal: what the goal counts.
reason_goal_now =
    { $points ->
        [one] { $bird } counts for this round’s goal ({ $goal }): { $points } point as things stand.
       *[other] { $bird } counts for this round’s goal ({ $goal }): { $points } points as things stand.
    }
reason_goal_later = { $bird } counts for the goal of round { $round } ({ $goal }): { $some_points } more from the goals.
reason_goal_eggs =
    { $eggs ->
        [one] “{ $other }” would cost { $eggs } egg that counts for this round’s goal ({ $goal }): { $some_points } fewer.
       *[other] “{ $other }” would cost { $eggs } eggs that count for this round’s goal ({ $goal }): { $some_points } fewer.
    }
reason_goals = The goal of round { $round } ({ $goal }) brings { $some_points } more.
# $number: of the birds that count for the card, this is number …
reason_bonus_fits = { $bird } counts for { $bonus }, as number { $number }: { $some_points } more at the end.
reason_bonus_step =
    { $points ->
        [one] { $bird } is number { $number } for { $bonus } and completes a step: { $points } point more.
       *[other] { $bird } is number { $number } for { $bonus } and completes a step: { $points } points more.
    }
reason_points_now_last = On your last turn, this scores { $some_points } more.
reason_points_now =
    { $turns ->
        [one] With only { $turns } more turn after this one, this puts { $some_points } more on the table at once.
       *[other] With only { $turns } more turns after this one, this puts { $some_points } more on the table at once.
    }
reason_engine_first = The eggs would bring { $some_now } now; this brings { $some_later } more in the { $turns } turns to come.
reason_bird_soon =
    { $worth ->
        [one] This way you play { $bird } ({ $worth } point) { $within } { $often }, otherwise { $otherwise }.
       *[other] This way you play { $bird } ({ $worth } points) { $within } { $often }, otherwise { $otherwise }.
    }
reason_better_birds_draw_cards =
    { $gain ->
        [one] { $gain } more card to choose from: the birds you play should be worth { $some_points } more.
       *[other] { $gain } more cards to choose from: the birds you play should be worth { $some_points } more.
    }
reason_better_birds_gain_food = With the food you play birds worth { $some_points } more.
reason_better_birds_lay_eggs = With the eggs you play birds worth { $some_points } more.
reason_bonus_birds = The new cards may count for { $bonus }: { $some_points } more at the end.
reason_can_wait = “{ $other }” can wait: you still do it { $within } { $often }.
reason_not_worth = “{ $other }” costs { $some_points } more than it brings.
reason_worth_it_power = { $bird } brings { $some_points } more than its power costs.
reason_worth_it = It brings { $some_points } more than it costs.
reason_start_plays_plain =
    { $worth ->
        [one] { $bird } is played around turn { $turn }: { $worth } point.
       *[other] { $bird } is played around turn { $turn }: { $worth } points.
    }
reason_start_plays = { $bird } is played around turn { $turn } and then { $does } about { $uses } times: { $gains }.
reason_start_waits_none = You would hardly ever play { $bird } in the first round.
reason_start_waits = You would play { $bird } in the first round { $few }.
reason_start_food = enough to play { $birds }.
reason_start_bonus_lost =
    { $lost ->
        [one] { $some_points } at the end; with { $rival } you would have { $lost } point less.
       *[other] { $some_points } at the end; with { $rival } you would have { $lost } points less.
    }
reason_start_bonus_alike = { $some_points } at the end; { $rival } would do as well.
reason_start_bonus_none = it would bring little; { $rival } would do as well.
reason_start_bonus = { $some_points } at the end.

## Where to read on

in_the_rules = In the rules: { $page }
lesson_food = Lesson: food
lesson_birds = Lesson: birds
lesson_eggs = Lesson: eggs
lesson_cards = Lesson: cards
lesson_powers = Lesson: powers
lesson_goals = Lesson: goals
page_setup_birds = starting birds
page_row_powers = the row’s brown powers
page_eggs = what eggs are for
page_scoring = points
page_gain_food = gaining food
page_food_cost = food cost
page_birdfeeder = the birdfeeder
page_hand = your hand
page_draw_cards = drawing cards
page_tray = the tray
page_goals = goals
page_bonus_cards = bonus cards
page_play_bird = playing a bird
page_powers = bird powers
page_mat = your mat
page_egg_limit = egg limit
page_powers_costs = costs inside a power
page_reroll = rerolling the birdfeeder
page_nectar_round_end = nectar at the end of a round
page_nectar_scoring = points for nectar
page_power_brown = brown powers
page_power_pink = pink powers
page_conversion = trading for one more
page_tucking = tucking cards
page_caching = caching food
page_egg_cost = egg cost

## A review of a game

review = The coach on this game
review_of = The coach on { $name }’s game
review_running = The coach is going through every decision…
review_stopped = The coach has stopped. What has been judged so far is kept.
review_stop = Stop
review_go_on = Continue
review_whole = The whole review
review_deep = Look deeper (about ten times as long)
review_fine = “{ $chosen }”: nothing was clearly better.
review_lost = “{ $chosen }” cost you about { $lost }.
review_best = Better: “{ $best }”.
review_seats = Whose play is judged
review_estimate = Each decision is judged by what could be known then, in worlds dealt anew. ± is one standard error; what the coach itself misjudges is not in it.
uncover = Hidden cards
hidden = What could not be seen then
hidden_deck = Next in the deck
hidden_bonus_deck = Next bonus cards
hidden_bonus = { $name }’s bonus cards
hidden_automa = The Automa turns up next
hidden_face_down = Face down with the Automa
hidden_none = none
mistake_before = Previous mistake
mistake_after = Next mistake
mistakes = Your costliest choices
grade_inaccuracy = Inaccuracy
grade_mistake = Mistake
grade_blunder = Blunder
summary_played = You played about as well as { $bird }.
summary_few = Better choices would have brought about { $lost } more.
summary_best = Your best move: “{ $move }” in round { $round }, turn { $turn }.
# $fault: fault_weak_start and so on; $advice: a sentence.
summary_fault = What cost you most: { $fault }, about { $lost } in all. { $advice }
show_moment = Show me the moment
show_moments = Show me the { $n } moments
train_fault = Train this
moment_of = { $fault }: { $n } of { $all }
retry = Try again here
review_follows = What follows each
trends = Your habits over the last { $games } reviewed games
trends_about = Points that each cost you a game; further right is newer.
# $fault: fault_weak_start and so on.
trend =
    { $n ->
        [one] { $fault }: about { $n } point a game
       *[other] { $fault }: about { $n } points a game
    }
summary_scale =
    { $n ->
        [one] Points that computer players lose a decision: { $levels }. You lost { $each } in each of { $n } decision that was not obvious.
       *[other] Points that computer players lose a decision: { $levels }. You lost { $each } in each of { $n } decisions that were not obvious.
    }
summary_no_habit = No mistake stands out.
summary_luck_more = You were lucky: cards and dice brought about { $n } more than usual.
summary_luck_fewer = You were unlucky: cards and dice brought about { $n } fewer than usual.
summary_luck_even = Cards and dice were neither kind nor unkind to you.
summary_lost = Better choices would have brought about { $lost } more in all.
summary_others_more = The others’ turns brought you about { $n }.
summary_others_fewer = The others’ turns cost you about { $n }.

## What went wrong, and what to do about it

theme_start = what was kept at the start
theme_action = which action to take
theme_birds = which bird to play, and where
theme_food = food gained and spent
theme_eggs = where eggs go
theme_cards = cards drawn, kept and tucked
theme_powers = the use of powers
fault_weak_start = the birds kept at the start
fault_engine_late = lasting powers played too late
fault_eggs_early = eggs laid too early
fault_points_late = building on when it was time to score
fault_food_hoarded = food piled up
fault_food_missed = food missing for the next bird
fault_wrong_food = the wrong food
fault_cards_hoarded = cards piled up
fault_cards_missed = too few cards in hand
fault_wrong_card = the wrong cards
fault_goal_ignored = goals overlooked
fault_bonus_ignored = bonus cards overlooked
fault_bird_missed = birds left in hand
fault_bird_hasty = birds played in haste
fault_wrong_bird = the wrong bird
fault_wrong_row = birds in the wrong row
fault_egg_places = eggs in the wrong places
fault_powers = powers misjudged
advice_weak_start = Keep birds that your first food pays for.
advice_engine_late = In the first two rounds, play birds whose powers run again and again.
advice_eggs_early = Early on, birds, food and cards bring more; lay when few turns are left.
advice_points_late = When few turns are left, take the points that are there, eggs above all.
advice_food_hoarded = Gain food for a bird that you hold, then play it.
advice_food_missed = Choose the bird you want next, and gain in time what it costs.
advice_wrong_food = Before you choose a food, look at what your next bird costs.
advice_cards_hoarded = Play what you hold before you draw more.
advice_cards_missed = Draw while there are turns left to play what you find.
advice_wrong_card = Take birds that you can soon pay for, or that your bonus cards count.
advice_goal_ignored = Before each turn, ask what one more would be worth for this round’s goal.
advice_bonus_ignored = Between two birds, prefer the one that your bonus cards count.
advice_bird_missed = When you can pay for a good bird, play it at once.
advice_bird_hasty = Before you play a bird, see whether food, eggs or cards would bring more.
advice_wrong_bird = Compare what each bird brings until the end, not just its points.
advice_wrong_row = Put a bird in the row that you visit most.
advice_egg_places = Lay where a goal counts them, and keep room on your best nests.
advice_powers = Ask of each power what it costs and what it brings.

## Figures of a review

decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
by_theme = Where points were lost
by_column = The mistakes cost { $lost }, by column: { $parts }.
waterfall = From the deal to the score
step_start = Expected at the deal
step_luck = Luck
step_others = The others’ turns
step_offered = What the best moves offered
step_lost = Lost by your moves
step_final = Final score
curve = How the game went
curve_expected = what the coach foresaw
curve_on_table = on the table

## Exercises

exercises_about = What would a strong player do here? You see at once how good your answer is. Exercises you miss come back tomorrow. Ones you know return less and less often.
exercises_today = Today’s exercise
exercises_solved = solved
exercises_begin = Solve it
exercises_due = Due again
exercises_due_some =
    { $n ->
        [one] { $n } exercise comes back today.
       *[other] { $n } exercises come back today.
    }
exercises_own = Your own mistakes
exercises_own_none = Ask the coach to review one of your finished games, and its mistakes become exercises here.
exercises_practise = Practise
exercises_habits = By habit
exercises_themes =
    { $n ->
        [one] { $n } theme
       *[other] { $n } themes
    }
exercises_begun = { $n } of { $all } begun
exercises_counted = { $n } of { $all } known
exercises_counted_due = { $n } of { $all } known, { $due } due
exercises_collection = From strong games
exercises_set = Which cards
exercises_estimate = From games between strong computer players. In each position one answer came out clearly best in hundreds of worlds dealt anew, and again where the game was played to its end. It is still an estimate.
exercises_learn = Learn from your mistakes
exercise = Exercise
# $matter: matter_start and so on; $difficulty: difficulty_easy and so on.
exercise_title = { $matter } · { $difficulty }
exercise_of_own = From your own game · { $matter }
exercise_of_table = At a table laid out by hand · { $matter }
matter_start = Which birds to keep?
matter_opening = Which action? Round 1
matter_middle = Which action? Rounds 2 and 3
matter_ending = Which action? Round 4
matter_birds = Which bird, and where?
matter_food = Which food?
matter_eggs = Where do the eggs go?
matter_cards = Which card?
matter_powers = Powers and trades
difficulty_easy = easy
difficulty_medium = medium
difficulty_hard = hard
exercise_asks = Find the best move.
exercise_right = Right!
exercise_wrong = Not the best.
exercise_best = “{ $chosen }” is the best move.
exercise_as_good = “{ $chosen }” is as good as the best move.
# $worse: as less says it.
exercise_lost = “{ $chosen }”: { $worse }.
exercise_tomorrow = This exercise comes back tomorrow.
exercise_in_days = This exercise comes back in { $n } days.
exercise_again = Try again
exercise_show = Show the best moves
exercise_next = Next exercise
exercise_all = All exercises
exercise_leave = Leave the exercise
