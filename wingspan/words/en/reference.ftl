### The rules reference: headings, buttons, figures, answers to “why?”.

reference = Rules
contents = Contents
index = Index
search = Search the rules
found =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
found_none = Nothing found.
found_elsewhere = { $n } more in sets that are not in play
back = Back
forward = Forward
# The name of a group of links, read aloud.
ways = Around the rules
breadcrumb = Where this stands
# The entry before this one, in the order of the chapters.
previous = Before
next = Next
neighbours = Before and after
copy_link = Copy the link to this entry
see_also = See also
sets = Sets:
not_found = There is no entry called “{ $name }”. Look for it here:
show_card = Show the card
letters = Letters

## What the signs of the page look like, read aloud

sign-wild = any food
sign-undo = arrow back
sign-new = new
sign-skip = skip
sign-log = log
sign-settings = settings
sign-search = magnifying glass
sign-check = tick
sign-lock = lock
sign-hint = light bulb
sign-exercise = target
sign-share = link
sign-replay = film
sign-play = triangle
sign-pause = two bars
sign-to_start = to the start
sign-to_end = to the end
sign-turn_back = turn back
sign-turn_on = turn on
sign-step_back = step back
sign-step_on = step on
sign-shelf = shelf
sign-pencil = pencil
sign-double = two sheets
sign-export = arrow out
sign-bin = bin
sign-statistics = bars
sign-menu = three lines
sign-book = book
sign-lessons = mortarboard
sign-import = arrow in
sign-close = cross

## Answers to “why?”

why-rule = The rule
why-asked = Why am I asked this?
why-hidden = a hidden card
why-none = none
why-turn_of = whose turn it is
why-who_asks = who asks
why-owner = its owner
why-birds_in_row = birds in the row
why-space_gives = the free space gives
why-turns_left = turns left in this round
# “2 of 8”.
why-of = { $n } of { $most }
why-playable = birds that you can play
why-your_food = your food
why-ways = ways to pay
why-food_cost = its food
why-column =
    { $eggs ->
        [one] column { $n }: { $eggs } egg
       *[other] column { $n }: { $eggs } eggs
    }
why-your_eggs = eggs on your birds
why-dice = dice in the birdfeeder
why-alike = all dice alike
why-yes = yes: all five may be thrown first
why-no = no
why-offered = food that you may take
why-eggs_of = { $n } of { $limit } eggs
why-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
why-birds =
    { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
why-eggs =
    { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
why-kept = kept so far
why-food_after = food that stays yours
why-full = full: five birds
why-can_play = You can play it now: a free space, the eggs and the food are there.
why-you_need = you need { $things }
why-numbers = In figures
why-not_playable = why it cannot be played
why-is_playable = it can be played
why-together = together
why-steps = what it pays
why-goal_later = It is counted at the end of round { $n }.
why-automa = how the Automa counts
# How the Automa’s count for a goal comes about.
why-automa_sum = base value { $base }, cubes { $cubes }: { $total }
why-blue_sum = { $n } counted, { $most } at most: { $points }
why-no_place = none, so no place: { $points }
why-place = { $n } counted, place { $place }: { $points }
# $sum: the points of the places that are shared, with plus signs.
why-shared_place = { $n } counted, place { $place } shared: ({ $sum }) ÷ { $players }, rounded down: { $points }
why-times = { $n } × { $each } = { $total }
why-face_down = face-down cards
why-paid = paid
why-under = takes birds under { $cm } cm

## The entry of a bird: two asterisks on each side make it bold

bird-habitats = **Lives in:** { $habitats }
bird-or = or
bird-cost = **Food:** { $cost }
bird-no_cost = **Food:** none
bird-points =
    { $n ->
        [one] **Worth:** { $n } point
       *[other] **Worth:** { $n } points
    }
bird-nest =
    { $n ->
        [one] **Nest:** { $nest }, { $n } egg at most
       *[other] **Nest:** { $nest }, { $n } eggs at most
    }
bird-no_nest = **Nest:** none, holds no eggs
bird-wingspan = **Wingspan:** { $cm } cm
bird-flightless = **Wingspan:** *, [does not fly](flightless)
bird-beak-left = **Beak:** points left
bird-beak-right = **Beak:** points right
bird-beak-both = **Beak:** one each way
bird-beak-none = **Beak:** points to neither side
# $cards: links to bonus cards.
bird-counts_for = **Counts for:** { $cards }
# $languages: "English", "English and French".
bird-by_name = { $card } by its { $languages } name
in-de = German
in-en = English
in-fr = French
bird-set = **From:** { $set }
# Computer players, in games among themselves.
bird-played = **Strong computer players** play it in { $percent } % of the games in which they draw it
# $worth: points with their sign; $error: one standard error.
bird-played_worth = **Strong computer players** play it in { $percent } % of the games in which they draw it; dealt at the start, it is worth { $worth } points to them (±{ $error })
bird-no_power = No power: [[power.none]].
bird-rulings = **Good to know**
