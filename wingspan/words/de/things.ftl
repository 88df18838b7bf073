### The things of the game by their names, which functions such as FOOD and HABITAT put into sentences.

## Foods, with a number

food-invertebrate =
    { $form ->
        [no] kein Wirbelloses
       *[name]
            { $n ->
                [one] Wirbelloses
               *[other] Wirbellose
            }
    }
food-seed =
    { $form ->
        [no] keinen Samen
       *[name] Samen
    }
food-fish =
    { $form ->
        [no] keinen Fisch
       *[name]
            { $n ->
                [one] Fisch
               *[other] Fische
            }
    }
food-fruit =
    { $form ->
        [no] keine Frucht
       *[name]
            { $n ->
                [one] Frucht
               *[other] Früchte
            }
    }
food-rodent =
    { $form ->
        [no] kein Nagetier
       *[name]
            { $n ->
                [one] Nagetier
               *[other] Nagetiere
            }
    }
food-nectar =
    { $form ->
        [no] keinen Nektar
       *[name] Nektar
    }
food-any = Futter nach Wahl
no_dice = keine Würfel

## Habitats

habitat-forest =
    { $form ->
        [in] im Wald
        [into] in den Wald
        [from] vom Wald
       *[name] Wald
    }
habitat-grassland =
    { $form ->
        [in] im Grasland
        [into] ins Grasland
        [from] vom Grasland
       *[name] Grasland
    }
habitat-wetland =
    { $form ->
        [in] im Feuchtgebiet
        [into] ins Feuchtgebiet
        [from] vom Feuchtgebiet
       *[name] Feuchtgebiet
    }

## Rows of the mat, by whose they are

row-this = in diesem Lebensraum
row-forest =
    { $form ->
        [each] in seinem Wald
       *[you] in deinem Wald
    }
row-grassland =
    { $form ->
        [each] in seinem Grasland
       *[you] in deinem Grasland
    }
row-wetland =
    { $form ->
        [each] in seinem Feuchtgebiet
       *[you] in deinem Feuchtgebiet
    }

## Nests

nest-platform =
    { $form ->
        [compound] Plattform-
       *[name] Plattformnest
    }
nest-bowl =
    { $form ->
        [compound] Napf-
       *[name] Napfnest
    }
nest-cavity =
    { $form ->
        [compound] Höhlen-
       *[name] Höhlennest
    }
nest-ground =
    { $form ->
        [compound] Boden-
       *[name] Bodennest
    }
nest-star =
    { $form ->
        [compound] Stern-
        [dative] Sternnest
       *[name] Sternnest (jede Art)
    }
nest-none = kein Nest

## Actions, as on the mat

action-play_bird = Vogel spielen
action-gain_food = Futter nehmen
action-lay_eggs = Eier legen
action-draw_cards = Karten ziehen

## When powers are used, by their colour

kind-white = Beim Ausspielen
kind-brown = Beim Aktivieren
kind-pink = Einmal zwischen deinen Zügen
kind-teal = Rundenende
kind-yellow = Spielende
kind-none = Keine Fähigkeit

## Places in a goal or a game

ordinal = { $n }.

## The Automa: its levels, its cards

level-eaglet = Adlerküken
level-eagle = Adler
level-eagle_eyed_eagle = Adlerauge
automa_card-regular = Karte { $n }
automa_card-remove_after_round = Karte, die nach Runde { $n } ausscheidet
automa_card-automubon_society = Automubon-Gesellschaft
automa_card-raoutoma = RAOUtoma

## The pronoun for a bird that has just been named, as a subject

it =
    { GENDER($bird) ->
        [feminine] sie
        [neuter] es
       *[masculine] er
    }
