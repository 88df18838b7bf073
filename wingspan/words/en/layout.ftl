### A table laid out by hand.

close = Done
undo = Undo
redo = Redo
# $name: a player. $what: what is laid out: “Ada: food”.
of_seat = { $name }: { $what }
# A heading, below a player’s name: the cards under a bird.
under = under { $bird }
tray_space = Tray, space { $n }
# What a press on a bird of the mat does.
change_bird = Change { $bird }
# What a press on the next empty space of a row does.
put_bird = Put a bird into the { $habitat }

## The places, in a list

place = Place on the table
at_mat = Mat
at_set_up = Set-up
at_turn = Round and turn
at_goals = Goals
at_food = Food
at_hand = Hand
at_bonus = Bonus cards
at_cubes = Cubes
at_tray = Tray
at_feeder = Dice
at_discards = Discards
at_automa = Automa
at_play = What next?

## Birds

name = Bird
name_hint = A few letters, in any language
none_found = No bird is called anything like that.
# What a press on a card in the gallery does.
put = Put { $bird } here
# A mark on a card in the gallery.
on_table = On the table
choose_bird = Choose a bird
next_space = Next space
other_bird = Another bird here
remove = Take it away
take_away = Take { $what } away
name_tucked = Name the cards under it
# A button: what the power of the bird does on this table is played.
see_power = See its power
sideways = Lies sideways
pink_used = Pink power used since the last turn
eggs = eggs
tucked = tucked cards
cached = Cached food
# $what: what is counted.
less = One less: { $what }
more = One more: { $what }

## Dice

die = Die { $n }
# The die lies outside the birdfeeder.
die_out = outside

## What is not laid out

unknown = Unknown cards
unknown_help = Cards that nobody has named are dealt at random. The coach never looks at the cards of others.
dealt = Nothing is laid out here: it is dealt at random.
at_random = At random
empty_space = Leave it empty
by_itself = As it follows

## The turn

round = Round
first_player = First player
phase = Moment
phase_setup = Choosing the start
phase_turn = A turn
phase_round_end = End of the round: powers
phase_scoring = End of the round: scoring
phase_game_end = End of the game: powers
phase_over = The game is over
turn_of = Whose turn
seed_help = The seed decides what is dealt at random.

## The Automa

automa_turns = Turns taken
automa_eggs = Eggs
automa_cubes = Cubes on the goal
automa_face_down = Birds face down
automa_birds = Birds face up
automa_turned = Cards turned up this round

## What becomes of the table

ask_coach = Ask the coach
play_here = Play on, everybody here
play_alone = Play on
# $name: the player who is not a computer player.
play_programs = Play on as { $name }, against computer players
make_exercise = Make an exercise of it
share = Share as a link
play_help = What is not laid out is dealt from the seed { $seed }. A game that begins here is kept, replayed and shared like any other.

## What cannot be

no_impossible = That cannot be on this table.
no_not_in_play = { $bird } is not in this game’s cards.
no_taken = { $bird } is { $where } already.
no_not_at_home = { $bird } cannot live in the { $habitat }.
no_row_full = The { $habitat } is full: five spaces.
no_egg_limit =
    { $n ->
        [0] { $bird } has no room for eggs.
        [one] { $bird } has room for one egg.
       *[other] { $bird } has room for { $n } eggs.
    }
no_power_idle = Nothing on this table brings about the power of { $bird }.
no_none_left = There is nothing left to take away.
no_no_more =
    { $n ->
        [one] There can only be one.
       *[other] There can only be { $n }.
    }
no_no_nectar = There is no nectar without the Oceania set.
no_tucked_by_number = The cards under { $bird } are only counted. Take the number back to name them.
no_tucked_by_name = The cards under { $bird } have names. Take those back to count them.
no_turns =
    { $n ->
        [one] This round has one turn: no more cubes.
       *[other] This round has { $n } turns: no more cubes.
    }
no_feeder_empty = The birdfeeder is never empty: it is rolled again.
no_automa_bonus = The Automa cannot use { $bonus }.
no_bonus_taken = Somebody holds { $bonus } already.
no_no_seed = A seed is a whole number.
no_last_round = The game ends after round { $n } only.
no_first_round = The start is chosen before round 1 only.
no_set_in_use = { $bird } is on the table and comes with that set.

## Where a bird is: “Mallard is in Ada’s hand already.”

is_hand = in the hand of { $name }
is_mat = on the mat of { $name }
is_tucked = tucked at { $name }
is_tray = in the tray
is_discards = among the discards
is_automa = with the Automa

## What only a power could have brought

odd_tucked = { $bird } tucks no cards itself: another bird’s power must have put them there.
odd_cached = { $bird } caches no food itself: another bird’s power must have put it there.
