### A first game with the coach: why one option is better than another.

more_about =
    { $n ->
        [one] environ { $n } point de mieux
       *[other] environ { $n } points de mieux
    }
fewer_about =
    { $n ->
        [one] environ { $n } point de moins
       *[other] environ { $n } points de moins
    }
why = { $more } que « { $other } », grâce { $parts }.
why_though = { $more } que « { $other } », grâce { $parts }, mais avec moins { $fewer }.
why_plain = { $more } que « { $other } ».
as_good = Les autres coups se valent à peu près ici.
held = Quelques tours plus tard, vous auriez { $parts }.
bird_more = Avec cet oiseau : { $more } à la fin, grâce { $parts }.
bird_more_plain = Avec cet oiseau : { $more } à la fin.
bird_fewer = Avec cet oiseau : { $fewer } à la fin.
bird_even = Avec ou sans cet oiseau, cela revient à peu près au même.

## After “through”, what an option brings

from_birds = aux oiseaux
from_bonus = à votre carte Bonus
from_goals = aux objectifs
from_eggs = aux œufs
from_cached = à la nourriture stockée
from_tucked = aux cartes glissées
from_nectar = au nectar

## After “less through”

less_birds = de points d’oiseaux
less_bonus = de points de carte Bonus
less_goals = de points d’objectifs
less_eggs = d’œufs
less_cached = de nourriture stockée
less_tucked = de cartes glissées
less_nectar = de nectar

## After “you would have”

birds_played_more = plus d’oiseaux sur votre plateau
birds_played_fewer = moins d’oiseaux sur votre plateau
food_left_more = plus de nourriture
food_left_fewer = moins de nourriture
cards_held_more = plus de cartes en main
cards_held_fewer = moins de cartes en main
equal = à peu près aussi bien
