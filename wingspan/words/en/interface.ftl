### The interface: what is said on the start page and at the table.

## The start form

title = Wingspan
new_game = New game
continue = Continue the game
# $who: the players of the last game, as a list.
as_last_time = As last time: { $who }
exercises = Exercises
exercises_offer = Find the best move in strong games, and in your own
exercise_unknown = This page has no such exercise. The link may be damaged, or the exercise was from a game kept in another browser.
lessons_offer = Six short lessons, each with a small goal, then a guided first game
with_friend = With a friend
with_friend_offer = On this screen, live on two devices, or by link
beside = With the board game
beside_offer = On your own table: the Automa, a score pad, aids
# Before three choices: on this screen, on their own device, far away.
friend_where = Your friend plays
friend_here = on this screen
friend_live = on their own device, live
friend_by_link = far away, by link
friend_own = Your name
friend_other = Your friend’s name
# Before three choices: left to chance, you, your friend.
friend_first = Who goes first
friend_first_chance = left to chance
friend_first_0 = you
friend_first_1 = your friend
friend_cards = Cards
more_options = More options
lay_out = Lay out a table
lay_out_help = Put any table on the screen, from a real game or your head, to play on from it, ask the coach or send it.
copy_table = Copy this table
what_is_this = What is this?
players = Players
solo = Alone, against the Automa
hot_seat_help = Players here pass the screen round: it shows only the active player’s hand.
names = Names
player_by_number = Player { $n }
seat_who = Who is player { $n }?
seat_person = A person here
seat_live = On their own device, live
seat_far = Far away, by link
# A computer player and how strong it is: “Robin, easy”.
program_told = { $name }, { $strength }
# $program: as program_told says it. $n: the points that it makes in a game.
program_level = { $program } (about { $n } points)
people_about = People here and far away
programs_about = About the computer players
programs_help = They see only what you would see in their seat, and they play offline. The points are what two players of that level score against each other in the base game.
# Computer players have given names that suggest their bird; any name will do.
program_name_mourning_dove = Paloma
program_strength_mourning_dove = very easy
program_mourning_dove = Takes things as they come. Good company for a first game.
program_name_american_robin = Robin
program_strength_american_robin = easy
program_american_robin = Knows what a card is worth, and often forgets why it wanted it.
program_name_blue_jay = Jay
program_strength_blue_jay = medium
program_blue_jay = Builds a decent engine, and grabs something shiny now and then.
program_name_belted_kingfisher = Fisher
program_strength_belted_kingfisher = hard
program_belted_kingfisher = Trusts its experience and never hesitates.
program_name_barn_owl = Minerva
program_strength_barn_owl = very hard
program_barn_owl = Tries out its best ideas two turns ahead before it moves.
program_name_common_raven = Corvin
program_strength_common_raven = expert
program_common_raven = Looks up to nine turns ahead, many times over. Needs a second or two.
nobody_plays = At least one person must sit at this screen, or come to it live.
play_now = Play now
play_now_first = Against an easy computer opponent
play_now_help = A two-player game against a computer player about as strong as you.
play_now_against = Play against { $program }
# $names: the other players, as a list.
deal_against = Against: { $names }
thinks = { $name } is thinking
think_no_more = Play at once
# Follows the name of a computer player in the log.
hurried = moved before it had finished thinking
program_gone = This version of the page doesn’t have this table’s computer player any more. You can play its seat yourself, or open the game in the version it was started with.
take_its_seat = Play its seat myself
thinking_trouble = The computer players got stuck and were restarted. Nothing is lost.
stat_rating = Your rating
# $n: points either way.
stat_rating_range = ± { $n }
stat_programs = Against computer players
stat_opponent_level = Computer player
level = The Automa’s level
automubon = With the Automubon Society card
goal_side = Goals
goals_green = Green side: most wins
goals_blue = Blue side: 1 point each
names_language = Bird names that count for bonus cards
names_language_help = Some bonus cards look for words in the names of birds. The language of the screen makes no difference.
# The number from which a game’s cards and dice are drawn.
seed = Seed
seed_random = random
seed_help = The same number deals the same cards again.
begin = Begin
language = Language
sets = Cards in the game
set-core = Base game
set-core-about = 170 birds, with goals and bonus cards. Always in the game.
set-swiftstart = Swift-Start Pack
set-swiftstart-about = 10 more birds with simple powers, good for a first game.
set-european = European Expansion
set-european-about = 81 birds; some have round-end powers, some are played sideways or on top of another bird.
set-oceania = Oceania Expansion
set-oceania-about = 95 birds, some with game-end powers; and nectar, a wild food that is lost at the end of each round, with its own mats and dice.
set-asia = Asia Set
set-asia-about = 90 birds; some push their luck with dice or cards, some visit or copy the neighbours.

## The set-up

set_up = Keep any mix of birds and food, { $n } in all, plus one bonus card.
set_up_food = Food to keep
set_up_birds =
    { $n ->
        [one] { $n } bird kept
       *[other] { $n } birds kept
    }
set_up_food_kept = { $n } food kept
set_up_food_proposed = { $n } food suggested
set_up_food_left = choose { $n } more food
set_up_bonus_left = now choose a bonus card
set_up_counted =
    { $birds ->
        [one] { $birds } bird + { $food } food
       *[other] { $birds } birds + { $food } food
    }
set_up_bonus_short = choose a bonus card
# A button. $what: what set_up_counted says.
set_up_keep = Keep { $what }
counts_mat = Mat
counts_kept = Kept
counts_hand = Hand
counts_tray = Tray
counts_none = No bird in your hand or the tray counts.
# One of several answers in a row: “2 of 3”.
run = { $n } of { $all }
confirm = Confirm

## Answers that would do nothing

# $action: an action’s name. $why: one of the next three messages.
in_vain = { $action } would do nothing: { $why }.
in_vain_no_bird = you have no bird to lay on
in_vain_no_room = all nests are full
in_vain_no_card = no card is left
in_vain_anyway = Do it anyway
in_vain_back = Back
highlighted = { $n } highlighted on the table
# How many of a food are in the player’s supply.
you_have = you have { $n }

## The table

automa = Automa
round_of = Round { $n } of { $rounds }
turns_left =
    { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
your_mat = Your mat
mat_of = { $name }’s mat
belongings_of = What { $name } has
bonus_cards_count =
    { $n ->
        [one] { $n } bonus card
       *[other] { $n } bonus cards
    }
cubes =
    { $n ->
        [one] { $n } action cube
       *[other] { $n } action cubes
    }
egg_cost =
    { $n ->
        [one] Column { $column } costs { $n } egg
       *[other] Column { $column } costs { $n } eggs
    }
no_eggs = no eggs
# What a row’s action gives; the number stands beside it as a figure.
benefit_forest = food from the birdfeeder
benefit_grassland =
    { $n ->
        [one] egg
       *[other] eggs
    }
benefit_wetland =
    { $n ->
        [one] card
       *[other] cards
    }
# What the space of a row lets a player exchange.
trade_card = one more if you discard a card
trade_food = one more if you pay 1 food
trade_egg = one more if you discard an egg
trade_nectar = one more if you spend a nectar
reset_birdfeeder = first, you may pay 1 food to reset the birdfeeder
reset_tray = first, you may pay 1 food to reset the tray
spent_nectar = Spent nectar
mat = Player mat
mat-auto = To match the cards
mat-base = Base game mat
mat-oceania = Oceania mat
powers =
    { $n ->
        [one] { $n } power to use
       *[other] { $n } powers to use
    }
empty_space = empty
# Eggs on a bird, and how many it can hold.
eggs_of = { $n } of { $limit } eggs
cached = { $n } cached { $food }
tucked =
    { $n ->
        [one] { $n } tucked card
       *[other] { $n } tucked cards
    }
read_card = Read the card: { $name }
any_food = any food
cost = Cost
so_far = { $cm } cm so far
no_cost = free
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# Stands alone, below the number.
points_word =
    { $n ->
        [one] point
       *[other] points
    }
egg_limit =
    { $n ->
        [one] up to { $n } egg
       *[other] up to { $n } eggs
    }
wingspan = wingspan { $cm } cm
flightless = does not fly
# Before the text of a power. $kind: when it is used, as “when activated”.
power_lead = { $kind }:
predator = predator
flocking = flocking
hand = Your hand
hand_of = { $name }’s hand
kept = kept
hand_empty = No cards in hand.
cards_count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
your_food = Your food
birdfeeder = Birdfeeder
dice_outside = Dice outside the birdfeeder
tray = Tray
deck = Deck
undo = Take back
undo_help = Take back the last answer (Ctrl+Z)

## Beside the mat

hint = Hint
hint_help = Ask the coach: where to look, then what is best, then why
hint_help_plain = A hint from the coach, step by step
# Keys are single letters: each has to be free in the language.
key_hint = H
score = Score
category = Category
score_birds = Birds
score_bonus = Bonus cards
score_goals = Goals
score_eggs = Eggs
score_cached = Cached food
score_tucked = Tucked cards
# Beside a player’s points.
nectar_so_far = + { $n } for nectar so far
score_nectar = Nectar
score_total = Total
score_unused_food = Unused food (tie-break)
score_rank = Rank
goals = Goals
round_n = Round { $n }:
round_label = Round { $n }
# $places: points for the first, second and third place.
goal_places = Places: { $places }
# A player’s count for a goal or a bonus card.
counted = { $name }: { $n }
goal_each = 1 point each, up to { $most }
bonus_cards = Bonus cards
no_bonus_cards = No bonus card yet.
automa_sleeps = It sleeps while you learn.
automa_no_turn = It has not played yet.
# A heading, followed by what the Automa did.
automa_did = Its last turn
automa_birds = Birds:
automa_face_down = its face-down cards:
automa_eggs = its eggs:
automa_cubes = its cubes on the goal:
automa_deck = cards left in its deck:
automa_bonus = its bonus card:
log = Log
log_empty = Nothing has happened yet.

## The end of a round

round_ended = Round { $n } is over
cubes_back = All cubes come back: the next round has { $n } turns.
next_goal = Next goal
next_round = On to round { $n }
next_round_or_play = Or just take your turn.
share_player = Player
share_count = Count
share_paid = Points won
# Beside a place in a table.
share_tied = tied

## The end

victory =
    { $n ->
        [one] { $name } wins with { $n } point
       *[other] { $name } wins with { $n } points
    }
victory_automa =
    { $n ->
        [one] The Automa wins with { $n } point
       *[other] The Automa wins with { $n } points
    }
shared_victory =
    { $n ->
        [one] { $names } share the victory with { $n } point
       *[other] { $names } share the victory with { $n } points
    }
again_new = Play again
again_same = Same deal again
again_harder = A little harder
again_easier = Easier
# $n: the winner’s points; $other: those of the next.
victory_over = { $name } wins, { $n } to { $other }
victory_automa_over = The Automa wins, { $n } to { $other }
flock_yours =
    { $n ->
        [one] Your flock: { $n } bird
       *[other] Your flock: { $n } birds
    }
flock_of =
    { $n ->
        [one] { $name }’s flock: { $n } bird
       *[other] { $name }’s flock: { $n } birds
    }
mistakes_again = Try my mistakes again
mistakes_again_help = The coach looks through the game, then asks you your costliest choices once more.
picture = Share a picture
picture_help = Your flock and everyone’s points as one picture
picture_as_svg = To protect you, this browser lets no page read what it has drawn: the picture is an SVG file, which any browser opens.
challenge = Challenge a friend
review = Review the game
personal_best =
    { $n ->
        [one] A new personal best, by { $n } point!
       *[other] A new personal best, by { $n } points!
    }
personal_best_is =
    { $n ->
        [one] Your best: { $n } point
       *[other] Your best: { $n } points
    }
final_mats = Final mats
record = Game record
record_rules = Played under version { $n } of the rules.
rules_changed = What has changed since
record_help = The whole game as text: set-up, seed and every answer. With it, anyone can replay the game to the same end.
copy = Copy

## Failures

failed = Something went wrong
failed_help = Nothing is lost: the game is saved in this browser up to your last answer. Carry on from there, or choose another way out. Please report the problem to the people who make this page.
failed_go_on = Carry on from the last answer
failed_reload = Reload the page
broke = Something just went wrong. Nothing is lost: the table is as it was. Try again, or do something else.
no_memory = This device has no memory left for the page. Nothing is lost: close other tabs and apps, then reload the page.
game_not_shown = This game cannot be shown because of a fault in the page. It is still among your saved games, where you can try to open it again or save it as a file.
do_export_unshown = Save as a file
do_live = Table
do_report = Report it
do_reload = Reload the page

## The hand, and what a card lacks

sort = Sort by
sort_drawn = order drawn
sort_habitat = habitat
sort_cost = cost
sort_points = points
sort_playable = playable first
# Why a card cannot be played; the next ones too.
lives_elsewhere = can’t live in that habitat
# $n: how many habitats the bird lives in.
rows_full =
    { $n ->
        [one] its habitat is full
       *[other] its habitats are full
    }
# $things: what a card lacks, as a list.
needs = needs { $things }
needs_short = needs
# $thing: a food, in the form that goes with $n.
more = { $n } more { $thing }
more_food = { $n } more food of any kind
more_eggs =
    { $n ->
        [one] { $n } more egg
       *[other] { $n } more eggs
    }
nectar_for_each = { $things } (nectar will do for each)
or_any_food = { $things }, or any { $n } more food
or_any_one = { $things }, or { $n } more food of any kind (two pay for one)
eggs_then_food = { $eggs }; { $food }
food_count = { $n } food of any kind
birds_count =
    { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
eggs_count =
    { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
# Before the last part of a list.
and = and
# Before the last part of a list.
or = or
# On a card that has just been drawn.
new_card = new
counts_for = counts for your bonus card { $card }
# With $n more, a bonus card is worth $points.
bonus_next =
    { $points ->
        [one] { $n } more: { $points } point
       *[other] { $n } more: { $points } points
    }
# In place of what comes next: the card is worth no more than this.
bonus_most = the maximum
bonus_others = +{ $n } more
no_goal_help = Scores nothing; everyone gets one extra turn in each later round.

## Goals, and why the Automa did what it did

goal_yours =
    { $n ->
        [one] You would score { $n } point
       *[other] You would score { $n } points
    }
goal_more =
    { $points ->
        [one] { $n } more: { $points } point
       *[other] { $n } more: { $points } points
    }
goal_tied = tied: the points are shared
# $rule: what a bonus card counts, in the plural.
automa_why_bird =
    { $first ->
        [lowest]
            { $n ->
                [one] It collects { $rule }; of those in the tray, { $bird } is worth the least ({ $n } point).
               *[other] It collects { $rule }; of those in the tray, { $bird } is worth the least ({ $n } points).
            }
       *[highest]
            { $n ->
                [one] It collects { $rule }; of those in the tray, { $bird } is worth the most ({ $n } point).
               *[other] It collects { $rule }; of those in the tray, { $bird } is worth the most ({ $n } points).
            }
    }
automa_why_lot = It collects { $rule }; several in the tray are worth { $n } points, and { $bird } was picked at random.
automa_why_birds =
    { $first ->
        [lowest]
            { $n ->
                [one] It collects { $rule }, up to { $most } at a time, the least valuable first: { $bird } ({ $n } point).
               *[other] It collects { $rule }, up to { $most } at a time, the least valuable first: { $bird } ({ $n } points).
            }
       *[highest]
            { $n ->
                [one] It collects { $rule }, up to { $most } at a time, the most valuable first: { $bird } ({ $n } point).
               *[other] It collects { $rule }, up to { $most } at a time, the most valuable first: { $bird } ({ $n } points).
            }
    }
automa_why_only_bird =
    { $n ->
        [one] It collects { $rule }; { $bird } was the only one in the tray ({ $n } point).
       *[other] It collects { $rule }; { $bird } was the only one in the tray ({ $n } points).
    }
automa_why_face_down = It collects { $rule }; the tray had none, so it took the top card of the deck.
automa_why_dice_nectar = Its card lists foods in order: { $food } was the first in the birdfeeder, on the face { $face }. The card names no nectar and takes that face for its { $food }.
automa_nectar_faces = With nectar in play, seed and fruit are the faces that show them with nectar.
automa_why_dice = Its card lists foods in order: { $face } was the first in the birdfeeder.
# A heading; followed by birds.
automa_wants = In the tray it wants:
automa_wants_this = the Automa wants this bird
die_taken = just taken
close = Close

## Parts of the table on a phone

tabs = Parts of the table
tab_table = Tray
brief_gain_food = Food
brief_lay_eggs = Eggs
brief_draw_cards = Cards
tab_hint = Hint
tab_lesson = Lesson
tab_example = Example
tab_coach = Coach
tab_exercise = Exercise
tab_review = Review
tab_replay = Replay
tab_layout = Table
# Short: it is one of several tabs on a phone.
tab_outlook = Ahead
tab_hand = Hand
tab_goals = Goals
to_answers = Answer
tab_log = Log

## Settings and keys

settings = Settings
about = About this page
key_enter = Enter
key_escape = Esc
key_control = Ctrl
key_undo = U
key_redo = R
# One letter each, in this order: play a bird, gain food, lay eggs, draw cards.
action_keys = P G L D
# One key for each food, in the order of the game’s foods.
start_keys_food = 6 7 8 9 0 N
# One key for each of the two bonus cards.
start_keys_bonus = B C
setting_answer_for_me = Answer for me
setting_answer_for_me_help = Where there is only one answer and it is free, it is given for you. The log marks it.
setting_public_hands = Open hands
setting_public_hands_help = Players at one screen see each other’s hands, so there is no need to pass it round.
theme = Theme
theme_auto = same as device
theme_light = light
theme_dark = dark
motion = Motion
motion_off = off
motion_quick = quick
motion_normal = normal
sound = Sound
sound_off = off
sound_soft = soft
sound_medium = medium
sound_loud = loud
keys = Keys
keys_on = on
keys_alt_shift = with Alt+Shift
keys_off = off
setting_keys_help = Whether digits and letters play. Off suits speech input; Alt+Shift, extensions of the browser that take the same keys.
keys_are_alt_shift = Hold Alt and Shift with a digit, a letter or the question mark.
keys_are_off = Digits and letters are switched off.
keys_went_off = A whole word came in faster than anybody types, so digits and letters no longer play.
do_settings = Settings
keys_digits = Press what has this digit on it
keys_enter = Press the button marked Enter; with a hint open, take the best move
keys_arrows = Move around the mat
key_uncover = V
keys_uncover = In a review: what was hidden
keys_help = Show this list
keys_escape = Close, or put a card back
keys_abandon = A digit or letter counts when you let go of the key: press Escape first, and nothing happens.

## Taking back

undo_help_plain = Take back the last answer
redo_help_plain = Redo what was taken back
redo = Redo
redo_help = Redo what was taken back (Ctrl+Y)
with_take_backs = With take-backs: an answer was changed after dice or cards were seen.
with_hints =
    { $n ->
        [one] You asked the coach about { $n } decision
       *[other] You asked the coach about { $n } decisions
    }
answered_for_you = answered for you

## Playing a bird in one go

place_where = { $bird }: in which habitat?
place_how = { $bird }: how will you pay?
pay_otherwise = Pay another way…
# A way of paying: “forest, paid with 1 seed”.
pay_so = { $habitat }, paid with { $food }
put_back = Put back
# A number and the noun that goes with it.
amount = { $n } { $thing }
pick_card = Play { $bird }
pick_card_only = Play { $bird } ({ $habitat })
place_here = Play { $bird } here
# $action: an action’s name; $what: what it begins with.
begin_with = { $action }: { $what }
repeat = { $what }, { $n } times

## Passing the device round

hand_over = Pass the device to { $name }
hand_over_take = I am { $name }
hand_over_drew =
    { $n ->
        [one] { $name }, you drew this card
       *[other] { $name }, you drew these cards
    }
hand_over_since = Since { $name }’s last turn
hand_over_covered = Hands stay covered while the device goes round.
hand_over_pass = Hide and pass to { $name }
hand_over_setup = { $name } chooses their starting birds, food and bonus card.
hand_over_turn = It’s { $name }’s turn.
hand_over_goes_on = { $name }’s turn continues.
hand_over_end = { $name } has powers to use.
hand_over_asked = It’s { $other }’s turn, but { $name } has a choice to make.
hand_over_pink = It’s { $other }’s turn, but { $name } may use a power: { $bird }.
hand_over_shared = It’s { $other }’s turn, and a power includes { $name }: { $bird }.

## All birds, and cards left out

gallery = All birds
gallery_filters = Filters
gallery_name = Name
gallery_habitat = Habitat
gallery_food = Food
gallery_nest = Nest
gallery_power = Power
gallery_bonus = Bonus card
gallery_set = Set
gallery_any = any
gallery_found =
    { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
gallery_first = showing the first { $n }
gallery_none = No bird is all of that.
gallery_all = Show all birds
left_out_title = Cards left out
left_out_none = All birds and bonus cards
left_out_count =
    { $n ->
        [one] { $n } bird left out
       *[other] { $n } birds left out
    }
left_out_bonus_count =
    { $n ->
        [one] { $n } bonus card left out
       *[other] { $n } bonus cards left out
    }
left_out_choose = Choose cards
left_out_help = Press a card to leave it out of new games, or to take it back.
# On a bird that is left out of new games.
left_out = left out
# On a bonus card that is left out of new games.
left_out_bonus = left out
leave_out = Leave out { $card }
leave_out_found = Leave out all birds shown by the filter
take_found = Take back all birds shown by the filter
deck_name = Name of this deck
keep_deck = Keep this deck
drop_deck = Forget the deck { $name }

## What has happened, and how the points came

since_last_turn = Since your last turn
watch_automa = The Automa’s turn
watch_turn = { $name }’s turn
watch_again = Watch again
watch_back = Back
watch_pause = Pause
watch_skip = Skip
chart = Scores over the game
chart_totals = Everyone’s points after each turn
chart_categories = { $name }: points by category
chart_table = The figures in a table
chart_turn = Turn
# A point in the game, over a chart.
turn_of = { $name }, round { $round }, turn { $turn }
turn_when = round { $round }, turn { $turn }
best_bird = Best bird:
best_turn = Best turn:
print = Print

## Replays

replay = Replay
replay_place = Point in the game
# $n: 1, 2, 4 …
replay_speed = { $n }×
replay_start = To the start
replay_turn_before = Previous turn
replay_before = Previous answer
replay_after = Next answer
replay_turn_after = Next turn
replay_end = To the end
replay_play = Play
replay_pause = Pause
replay_setup = Set-up
replay_over = The end
replay_other = { $name } is making a choice that you can’t see.
replay_asks = { $name }’s choice: { $question }
replay_answers = { $name }’s choice: { $question } Answer: { $answer }
# Opens the table that is shown as one to lay out by hand: what if it were otherwise?
what_if = What if…?
change_this = Change this
play_on_from_here = Play on from here
play_on_from_here_help = Starts a new game from this point; the old one is kept.
review_judge = What does the coach say?
review_judge_help = Every decision judged by what could be known then
close_replay = Close the replay
watch_replay = Watch it from the start
watch_last = Watch the last moves
replay_turn = Replay this turn

## Play by link

live_help = On their own device, live: everyone scans a code and plays at the same time, on one network. If all of you do, this screen shows the table and no hand.
by_link_help = Players far away get the game as a link, by e-mail or messenger, when it’s their turn.
hints_agreed = Hints for everybody
hints_agreed_help = Everyone agrees that anyone may ask the coach. Not in games by link.
waits_for = Waiting for { $name }
no_hand = This screen shows the table. Everyone has their hand on their own device.
send_link = Send the game to { $name }
sit_beside = { $name } plays at this screen
in_advance = Choices on other players’ turns
in_advance_help = Your birds may ask you something during other players’ turns. What you allow here is answered for you, so the game need not come back to you each time.
# A choice below “Choices on other players’ turns”.
in_advance_ask = None: always ask me
in_advance_free = Those that are free and leave no alternative
in_advance_all = All that are free: the first option

## Opened links

arrival_game = You’ve been sent a game
# A heading on the page that an opened link shows.
arrival_yours = It’s your turn, { $name }
arrival_invites = You’re invited to play as { $name }
arrival_somebody_else = I am somebody else
arrival_branch = In this link, your game has gone on differently
arrival_branch_help =
    { $n ->
        [one] The two share their first { $n } answer, then differ. Your own game stays as it is; you can keep this one beside it.
       *[other] The two share their first { $n } answers, then differ. Your own game stays as it is; you can keep this one beside it.
    }
arrival_deal = You’ve been sent a deal to play
arrival_newer = This link needs a newer version of the page
arrival_newer_help = It was made with a later version, whose rules this page does not know yet. Update, and the link will open; your own games stay as they are.
update_page = Update the page
arrival_keeps = Your current game is kept.
arrival_leave = No thanks
happened_last = What just happened
play_as = Play as { $name }
play_on = Play on
look_at_the_end = See the result
keep_mine = Continue mine
link_secrets = A link holds the whole game. The page shows each player only what they may see, but someone determined could dig the hidden cards out of it.
deal_of_the_day = Deal of the day
# The twelve months, with a space between them, as they stand in a date.
months = January February March April May June July August September October November December
# $month: one of the twelve.
date = { $day } { $month } { $year }
deal_of_the_day_help = { $day }: the same cards and dice for everyone.
beat =
    { $n ->
        [one] Beat { $n } point!
       *[other] Beat { $n } points!
    }
beat_done = Score to beat: { $n }. You did it!
beat_missed = Score to beat: { $n }.
setup_solo = Solo against the Automa: { $level }
setup_seed = Seed { $n }
link_unknown = This page can’t read that link.
link_why = This link asks about a table that is not open here. Open the game first, then the link.
link_newer = The game has moved on; here it is now.
link_older = That link is older than your game. Here is your game as you left it.
link_same = That link shows the game just as you have it.
link_error_too_long = This link is too long to be a game. Nothing was changed.
link_error_not_base64 = This link is empty, or something else was pasted with it.
link_error_damaged = This link was cut short or altered on its way. Ask for it again.
link_error_other_format = This link was made by another version of the page. Reload the page, or ask for the link again.
link_error_newer_rules = This link was made with a later version of the page. Update the page to open it.
link_error_unknown_cards = This link needs cards or a mat that this version does not have.
link_error_unknown_program = This link has a computer player that this version does not know. Reload the page while you are online, then open the link again.
link_error_impossible_setup = This link holds a set-up that cannot be played.
link_error_impossible_name = This link holds a player name that cannot be shown.
link_error_impossible_position = This link holds an impossible table.
link_error_impossible_record = This link holds an impossible game.
link_error_impossible_answer = This link holds an answer that the rules do not allow.
link_error_past_the_end = This link goes on after the end of its game.
link_error_written_otherwise = This link was altered: the page does not write links like that.
link_error_impossible_connection = This code describes no connection. Ask for a new one.

## Sharing

advanced = Advanced
stun = STUN server for live tables
stun_help = Only needed if a live table is to reach beyond one network; the server then learns the addresses of the devices. Leave it empty, and no server is asked.
share = Share
share_what = What to send
share_as_game = This game
share_as_deal = Same deal, new game
share_as_turn = Pass the turn
share_game = Send this game
share_game_help = The link opens the game where it stands: to look at, to replay or to play on.
share_as_table = This table
share_table = Send this table
share_table_help = The link shows this table as it is laid out. Whoever opens it can play on from it, ask the coach or change it.
share_deal = Send this deal
share_deal_help = The link starts a new game with the same cards and dice. If you have finished it solo, it gives the score to beat.
share_turn = Send the game to { $name }
share_turn_help = { $name } plays next. After this, you cannot take back your answers.
play_live = Play live
share_sheet = Share…
share_text_game = A game of Wingspan
share_text_table = A table: what would you play?
share_text_deal = Same deal: can you do better?
share_text_turn = Your turn, { $name }!
link = Link
code = The link as a QR code
code_help = Scan it with a phone’s camera to open the link there.
code_too_long = This link is too long for a QR code: share or copy it instead.
copy_link = Copy the link
copied_yes = Copied.
copied_no = The browser would not copy it: select the text and copy it yourself.
shared_yes = Shared.
shared_no = Nothing was sent. You can copy the link instead.

## Keeping games

not_kept_full = This browser’s storage is full, so the game is not being saved. You can play on, and save it as a file.
not_kept_blocked = This browser won’t let the page save anything (a private window, perhaps), so the game is not being saved. You can play on, and save it as a file.
do_export_this = Save as a file
kept_aside = A saved game could not be read. It has been set aside; you can download it from the list of games.
kept_apart = The saved copy of this game goes further than this one. It stays in the list as a game of its own.
seven_days = Safari and browsers built like it delete what a page has kept once you have used them for seven days without coming back here, unless the page is installed. On an iPhone or iPad: Share, then Add to Home Screen. On a Mac: File, then Add to Dock. Or save your games in a file.
do_export_all = Save all games as a file
save_without_history = This game was started under older rules. It continues from where it stood, but what came before cannot be replayed.
save_turn_again = The current turn starts over, because its answers would mean something else under the new rules.
save_error_missing = That game is no longer here.
save_error_too_long = That is too long to be a saved game.
save_error_not_text = That is not text, so it cannot be a saved game.
save_error_not_json = That is not a saved game of this page.
save_error_not_a_save = That is not a saved game of this page.
save_error_damaged = That saved game was cut short or altered.
save_error_newer_schema = That game was saved by a newer version of the page. Reload the page to get it.
save_error_newer_rules = That game was played under newer rules. Reload the page to get them.
save_error_older_rules = That game was played under older rules, and its table was not kept with it.
save_error_not_playable = That saved game holds something that the rules do not allow.
elsewhere = This game is open in another tab
elsewhere_help = Only one tab can play it, so that no answer is lost. The other one stops if you take over here.
take_over = Take over here

## Saved games

saved_games = Saved games
saved_games_none = No saved games yet.
game_go_on = Go on
game_look = View
# $level: one of the Automa’s levels.
game_alone = { $name } against the Automa ({ $level })
game_nameless = Alone against the Automa ({ $level })
game_seat = by link, you are { $name }
game_start = set-up
game_total = { $name }: { $n }
game_over = over
ago_now = just now
ago_minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago_hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago_days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
# A button of a list, read aloud: what it does, and with which game.
deed_on = { $deed }: { $game }
rename = Rename
rename_field = Game name
rename_done = Save
rename_not = Cancel
duplicate = Duplicate
export = Export
export_all = Export all
remove = Delete
removed_game = Deleted: { $game }.
removed_games = Recently deleted
removed_help = The last five are kept here as long as this browser has room for them.
restore = Restore
bring = Import games
bring_help = A file exported here or from another browser, or a game record. You can also drop files on this list.
bring_file = Choose files
bring_paste = Or paste the text:
bring_pasted = Import the text
# Texts that could not be read as games.
aside = Set aside
aside_one = a text set aside
aside_help = These texts cannot be read as games. They are kept unchanged, and you can download them.
aside_download = Download
aside_length =
    { $n ->
        [one] ({ $n } character)
       *[other] ({ $n } characters)
    }
imported =
    { $n ->
        [one] { $n } game imported.
       *[other] { $n } games imported.
    }
importing =
    { $n ->
        [one] { $done } of { $n } game checked…
       *[other] { $done } of { $n } games checked…
    }
import_stop = Stop
import_stopped =
    { $n ->
        [one] Stopped: { $n } game in the file was not checked. Games already here are not imported twice.
       *[other] Stopped: { $n } games in the file were not checked. Games already here are not imported twice.
    }
more_games = Show more games ({ $n } not shown)
imported_results =
    { $n ->
        [one] { $n } result added to your statistics.
       *[other] { $n } results added to your statistics.
    }
imported_problem = Game { $n } in the file was not imported. { $reason }
imported_problems =
    { $n ->
        [one] { $n } more was not imported either.
       *[other] { $n } more were not imported either.
    }
shelf_full = This browser has no room left for that. Nothing was changed; delete or export some games first.
shelf_blocked = This browser won’t let the page save anything, so that could not be done.

## Statistics

statistics = Statistics
statistics_help = Kept in this browser and nowhere else.
statistics_none = Once you have finished a game, your own figures stand here:
example = An example
statistics_erase = Erase everything
statistics_erased = Statistics erased.
stat_games = Games
stat_won = Won
# Follows a number: won 3 “of 7”.
stat_of = of { $n }
stat_best = Best score
stat_mean = Average
stat_streak = Won in a row
stat_days = Days in a row with the deal of the day
# The longest row so far.
stat_most = best: { $n }
stat_hints = With hints
stat_hints_help = not counted in the other figures
stat_recent = Your latest scores
stat_recent_help = Solid bar: won. Hollow bar: lost. The line marks the best opponent.
stat_level = Level
stat_levels = Against the Automa, by level
stat_means = Average points by category
stat_when = Date
stat_own = Your score
stat_opponent = Best opponent
stat_ended = Result
stat_won_one = won
stat_lost_one = lost

## The strip of tools and the menu

menu = Menu
report = Report a problem
# Opens the site of documentation, for whoever hosts the page or programs with the rules.
documentation = Documentation
rules = Rules
lessons = Learn to play
deal_of_the_day_offer = One game a day against the Automa, the same deal for everyone
why_not_playable = Why can’t I play it?
tip-why = How is this worked out?
tip-rules = More in the rules
replaced = A new version has replaced this page. Reload it to go on; saved games are kept.
not_fetched = This needs a network the first time. After that, it works offline.
