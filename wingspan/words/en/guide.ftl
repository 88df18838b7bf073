### A first game with the coach: why one option is better than another.

more_about =
    { $n ->
        [one] about { $n } point more
       *[other] about { $n } points more
    }
fewer_about =
    { $n ->
        [one] about { $n } point fewer
       *[other] about { $n } points fewer
    }
# $more: as more_about says it; $parts: a list of from_birds and so on.
why = It should bring { $more } than “{ $other }”, through { $parts }.
why_though = It should bring { $more } than “{ $other }”, through { $parts }, though less through { $fewer }.
why_plain = It should bring { $more } than “{ $other }”.
as_good = What else there is here is about as good.
# $parts: a list of birds_played_more and so on.
held = A few turns later you would have { $parts }.
bird_more = With it you should have { $more } at the end, through { $parts }.
bird_more_plain = With it you should have { $more } at the end.
bird_fewer = With it you should have { $fewer } at the end.
bird_even = With it or without it comes to about the same.

## After “through”, what an option brings

from_birds = birds
from_bonus = your bonus card
from_goals = goals
from_eggs = eggs
from_cached = cached food
from_tucked = tucked cards
from_nectar = nectar

## After “less through”

less_birds = birds
less_bonus = your bonus card
less_goals = goals
less_eggs = eggs
less_cached = cached food
less_tucked = tucked cards
less_nectar = nectar

## After “you would have”

birds_played_more = more birds on your mat
birds_played_fewer = fewer birds on your mat
food_left_more = more food
food_left_fewer = less food
cards_held_more = more cards in hand
cards_held_fewer = fewer cards in hand
# Beside an option in a list.
equal = about as good
