### Beside the board game on a real table: the Automa, the score pad, aids.

about = For a game on your own table, with your own cards. What do you need?
offline = All of it works without a network, and the screen stays on.
solo = Automa
solo-about = Play alone: it turns up the Automa’s cards, says what to do step by step, and counts what it has.
pad = Score pad
pad-about = Points for one to five players, by category or by the names of the birds.
aids = Aids
aids-about = Which birds count for a bonus card, rulings on every bird, random goals.

## Birds by a few letters

find = Find a bird
find_how = Three letters are enough
found =
    { $n ->
        [0] No bird yet
        [one] { $n } bird
       *[other] { $n } birds
    }
none_found = No bird of the chosen sets has such a name.
read = Read the card of { $bird }
card = Card

## The Automa: its set-up

solo_set_up = A game against the Automa
solo_set_up_help = Goals and bonus card are drawn at random. Use those, or choose the ones that lie on your table. Set your own side up as always; you begin.
face_down =
    { $n ->
        [one] ({ $n } point for each card face down)
       *[other] ({ $n } points for each card face down)
    }
automa_bonus = The Automa’s bonus card
draw_again = Draw goals and card again
solo_begin = Begin round 1

## The Automa: a step

your_turn = your turn { $n } of { $turns }
automa_turn = its turn { $n } of { $turns }
back = Back
next = Done
yours = Your turn
yours_help = Take your turn on the table.
yours_done = My turn is done
refill = First fill the tray up to three birds, if there are fewer.
all_alike = If all dice in the birdfeeder show the same face, roll all of them again first. The food goes to nobody.
its_card = The card it has turned up
ask_points = Of the birds in the tray that fit, the best is worth
ask_points_of_both = Of the birds in the tray that fit, which are worth most?
none_fits = None fits
by_name = Or name the birds in the tray
by_name_help = Then you need not know what fits, and birds worth the same are drawn for by lot.
face_up = In the tray
these_are_face_up = That is the tray
took_points =
    { $n ->
        [one] It has taken the bird worth { $n } point, face up. Discard the other birds that fit; of several worth the same it takes any.
       *[other] It has taken the bird worth { $n } points, face up. Discard the other birds that fit; of several worth the same it takes any.
    }
took_bird = It has taken this bird, face up: { $bird }. Discard the other birds that fit.
took_face_down = None fits: it has taken the top card of the deck, face down.
take_off = Remove { $name }
cubes_now =
    { $n ->
        [0] It now has no cube on it.
        [one] It now has { $n } cube on it.
       *[other] It now has { $n } cubes on it.
    }

## The Automa: the end of a round and of the game

use_teal = Use your powers for the end of the round.
nectar_back = Then put unspent nectar back.
automa_counts = The Automa has { $n }.
ask_goal = How many have you?
you = You
automa_nectar = Its spent nectar: { $changes }
card_removed = { $card } leaves its deck.
new_tray = Discard the birds in the tray and lay out three new ones.
next_round = On to the next round
last = To the end of the game
over = The Automa’s points
use_yellow = Use your powers for the end of the game. Then count what you have.
nectar_on_pad = Points for spent nectar are compared on the score pad.
count_mine = Count my points
solo_again = New game

## What the Automa has

has = What the Automa has
has_eggs = Eggs
has_birds = Birds face up (points)
has_face_down = Cards face down (points)
has_cubes = Cubes on the goal
has_nectar = Spent nectar

## The score pad

name = Name
put = Put { $bird } into this row: { $row }
add-eggs = One more egg on { $bird }, which has { $n }
add-cached = One more food cached on { $bird }, which has { $n }
add-tucked = One more card under { $bird }, which has { $n }
take-eggs = One egg fewer on { $bird }
take-cached = One food fewer on { $bird }
take-tucked = One card fewer under { $bird }
less = More about { $bird }
sideways = Sideways
out = Take off
add_bonus = Add a bonus card
choose = Choose …
counting = Counting
nearly = Close, but not counting
goals_help = How many the player had of each goal when it was scored. Which goals they were is filled in below.
spent = Spent: { $row }
hand = Bird cards in hand
points = Points
figures = Points by category: { $name }
figures_help = As far as birds, cards and goals give them. A number that you type stands instead.
won = { $names } wins!
won_by_food = { $names } wins by unused food!
shared = { $names } share the victory.
share = Share picture
keep = Keep in statistics
kept = Kept
kept_said = The game is in the statistics.
picture_told = At the board
pad_set_up = Players, sets and goals
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
no_goal = not chosen
new_pad = Empty score pad

## Aids

ask_bird = About a bird
counts_for = Does it count for
any_bonus = any bonus card
counts = counts
counts_nearly = close, but does not count
counts_not = does not count
none_of_mine = none counts
draw = Before the game
draw_now = Draw goals and first player
first = { $name } begins.
