### A first game with the coach: why one option is better than another.

more_about =
    { $n ->
        [one] etwa { $n } Punkt mehr
       *[other] etwa { $n } Punkte mehr
    }
fewer_about =
    { $n ->
        [one] etwa { $n } Punkt weniger
       *[other] etwa { $n } Punkte weniger
    }
why = Das dürfte { $more } bringen als „{ $other }“, durch { $parts }.
why_though = Das dürfte { $more } bringen als „{ $other }“, durch { $parts }, allerdings weniger durch { $fewer }.
why_plain = Das dürfte { $more } bringen als „{ $other }“.
as_good = Was es hier sonst gibt, ist etwa gleich gut.
held = Ein paar Züge später hättest du { $parts }.
bird_more = Damit solltest du am Ende { $more } haben, durch { $parts }.
bird_more_plain = Damit solltest du am Ende { $more } haben.
bird_fewer = Damit hättest du am Ende wohl { $fewer }.
bird_even = Mit ihm oder ohne ihn, das kommt etwa aufs Gleiche heraus.

## After “through”, what an option brings

from_birds = Vögel
from_bonus = deine Bonuskarte
from_goals = Rundenziele
from_eggs = Eier
from_cached = gelagertes Futter
from_tucked = Karten unter Vögeln
from_nectar = Nektar

## After “less through”

less_birds = Vögel
less_bonus = deine Bonuskarte
less_goals = Rundenziele
less_eggs = Eier
less_cached = gelagertes Futter
less_tucked = Karten unter Vögeln
less_nectar = Nektar

## After “you would have”

birds_played_more = mehr Vögel auf dem Tableau
birds_played_fewer = weniger Vögel auf dem Tableau
food_left_more = mehr Futter
food_left_fewer = weniger Futter
cards_held_more = mehr Karten auf der Hand
cards_held_fewer = weniger Karten auf der Hand
equal = etwa gleich gut
