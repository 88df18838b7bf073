### The log: a line for each thing that happens, in the third person, without a full stop.
### $player and other people are names. The Automa is “Automa” where a sentence chooses by it.
### $said: the line so far.

game_began = La partie commence : { $first } joue en premier. Objectifs : { $goals }
goal = { $round }. { SMALL($goal) }
birds_kept =
    { $count ->
        [0] { $player } ne garde aucun oiseau
        [one] { $player } garde { $count } oiseau
       *[other] { $player } garde { $count } oiseaux
    }
birds_kept-birds = { $said } ({ BIRDS($birds) })
birds_kept-food = { $said } et défausse { FOODS($food) }
birds_kept-bonus = { $said } ; carte Bonus : { $bonus }
round_began = La manche { $round } commence : { $first } joue en premier
turn_began = { $player } : manche { $round }, tour { $turn }
action_taken = { $player } choisit « { ACTION($action) } »
bird_played-upright = { $player } joue { BIRD($bird, form: "the") } dans { HABITAT($habitat, form: "the") }
bird_played-sideways = { $player } joue { BIRD($bird, form: "the") } en travers dans { HABITAT($habitat, form: "the") }
bird_played-on_top = { $player } joue { BIRD($bird, form: "the") } sur { BIRD($other, form: "the") } dans { HABITAT($habitat, form: "the") }
bird_played-in_place_of = { $player } joue { BIRD($bird, form: "the") } à la place { BIRD($other, form: "of") } dans { HABITAT($habitat, form: "the") }
bird_played-paid = { $said } pour { FOODS($food) }
food_gained-supply = { $player } gagne { $count } { FOOD($food, $count) } de la réserve
food_gained-die = { $player } gagne { $count } { FOOD($food, $count) } de la mangeoire
food_spent = { $player } dépense { $count } { FOOD($food, $count) }
food_cached = { $player } stocke 1 { FOOD($food) } sur { BIRD($bird, form: "the") }
food_uncached =
    { $food ->
        [seed] { $player } dépense 1 { FOOD($food) } stockée sur { BIRD($bird, form: "the") }
       *[other] { $player } dépense 1 { FOOD($food) } stocké sur { BIRD($bird, form: "the") }
    }
food_taken_off = { $player } reprend 1 { FOOD($food) } sur { BIRD($bird, form: "the") }
food_returned = { $player } rend 1 { FOOD($food) } { BIRD($bird, form: "of") }
nectar_spent =
    { $count ->
        [one] { $player } ajoute { $count } nectar au nectar dépensé { HABITAT($habitat, form: "of") }
       *[other] { $player } ajoute { $count } nectars au nectar dépensé { HABITAT($habitat, form: "of") }
    }
nectar_discarded =
    { $count ->
        [one] { $player } défausse en fin de manche { $count } nectar de sa réserve
       *[other] { $player } défausse en fin de manche { $count } nectars de sa réserve
    }
food_stolen =
    { $victim ->
        [Automa] { $player } vole 1 { FOOD($food) } à l’Automa
       *[other] { $player } vole 1 { FOOD($food) } à { $victim }
    }
food_given =
    { $to ->
        [Automa] { $player } donne 1 { FOOD($food) } à l’Automa
       *[other] { $player } donne 1 { FOOD($food) } à { $to }
    }
card_given =
    { $to ->
        [Automa] { $player } donne { BIRD($bird, form: "the") } à l’Automa
       *[other] { $player } donne { BIRD($bird, form: "the") } à { $to }
    }
die_removed = { $player } retire un dé { FACE($face) } de la mangeoire
egg_laid = { $player } pond 1 œuf sur { BIRD($bird, form: "the") }
egg_discarded = { $player } défausse 1 œuf { BIRD($bird, form: "of") }
card_drawn = { $player } pioche { BIRD($bird, form: "the") } sur le plateau Oiseaux
deck_card_drawn = { $player } pioche { BIRD($bird, form: "the") }
card_discarded = { $player } défausse { BIRD($bird, form: "the") }
card_tucked = { $player } glisse { BIRD($card, form: "the") } sous { BIRD($under, form: "the") }
hunted-caught = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) attrape { BIRD($prey, form: "the") } ({ $cm } cm) : carte glissée
hunted-missed = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) manque { BIRD($prey, form: "the") } ({ $cm } cm) : carte défaussée
hunted-caught_flightless = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) attrape { BIRD($prey, form: "the") } : carte glissée
hunted-missed_flightless = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) manque { BIRD($prey, form: "the") } : carte défaussée
card_turned_up = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) révèle { BIRD($prey, form: "the") } : { $cm } cm en tout
hunted_for_several-caught =
    { $n ->
        [one] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) attrape { BIRDS($cards, form: "the", join: "and") } : carte glissée
       *[other] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) attrape { BIRDS($cards, form: "the", join: "and") } : cartes glissées
    }
hunted_for_several-missed =
    { $n ->
        [one] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) manque { BIRDS($cards, form: "the", join: "and") } : carte défaussée
       *[other] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) manque { BIRDS($cards, form: "the", join: "and") } : cartes défaussées
    }
hunted_with_dice-caught = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) attrape 1 { FOOD($food) }
hunted_with_dice-missed = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) ne trouve pas { DE(FOOD($food)) }
cards_searched =
    { $n ->
        [one] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) révèle { BIRDS($cards, form: "the", join: "and") } : carte défaussée
       *[other] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) révèle { BIRDS($cards, form: "the", join: "and") } : cartes défaussées
    }
cards_searched-nothing = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) révèle rien : cartes défaussées
cards_drawn_apart =
    { $count ->
        [one] { $player } pioche { $count } carte au choix
       *[other] { $player } pioche { $count } cartes au choix
    }
cards_drawn_apart-seen = { $said } : { BIRDS($cards) }
card_kept = { $player } garde { BIRD($bird, form: "the") }
tray_card_tucked =
    { GENDER($card) ->
        [feminine] { $player } glisse { BIRD($card, form: "the") }, prise sur le plateau Oiseaux, sous { BIRD($under, form: "the") }
       *[masculine] { $player } glisse { BIRD($card, form: "the") }, pris sur le plateau Oiseaux, sous { BIRD($under, form: "the") }
    }
cards_laid_out = { $player } étale { BIRDS($birds, form: "the", join: "and") }
cards_laid_out-nothing = { $player } étale rien
card_taken = { $player } prend { BIRD($bird, form: "the") }
tray_refilled = Nouveau sur le plateau Oiseaux : { BIRDS($birds) }
tray_refilled-nothing = Nouveau sur le plateau Oiseaux : rien
tray_refilled-discarded = { $said } ; défaussé : { BIRDS($discarded) }
deck_reshuffled-birds =
    { $cards ->
        [one] Les cartes Oiseau défaussées, mélangées, forment une nouvelle pioche de { $cards } carte
       *[other] Les cartes Oiseau défaussées, mélangées, forment une nouvelle pioche de { $cards } cartes
    }
deck_reshuffled-bonus =
    { $cards ->
        [one] Les cartes Bonus défaussées, mélangées, forment une nouvelle pioche de { $cards } carte
       *[other] Les cartes Bonus défaussées, mélangées, forment une nouvelle pioche de { $cards } cartes
    }
bonus_kept =
    { $drawn ->
        [one] { $player } pioche { $drawn } carte Bonus et garde { $bonus }
       *[other] { $player } pioche { $drawn } cartes Bonus et garde { $bonus }
    }
bonus_kept-hidden =
    { $drawn ->
        [one] { $player } pioche { $drawn } carte Bonus et en garde une
       *[other] { $player } pioche { $drawn } cartes Bonus et en garde une
    }
bonus_discarded = { $player } défausse la carte Bonus { $bonus }
bonus_scored =
    { $points ->
        [one] { $player } marque { $bonus } maintenant : { $points } point sur { BIRD($bird, form: "the") }
       *[other] { $player } marque { $bonus } maintenant : { $points } points sur { BIRD($bird, form: "the") }
    }
bonus_shown = { $player } montre ces cartes Bonus : { LIST($bonuses) }
bonus_copied = { $bonus } compte aussi pour { $player }
bird_moved = { $player } déplace { BIRD($bird, form: "the") } { HABITAT($origin, form: "of") } vers { HABITAT($habitat, form: "the") }
bird_moved-away =
    { $to ->
        [Automa] { $player } donne { BIRD($bird, form: "the") } à l’Automa, qui le défausse
       *[other] { $player } déplace { BIRD($bird, form: "the") } dans { HABITAT($habitat, form: "the") } { DE($to) }
    }
power_used = { $player } utilise le pouvoir { BIRD($bird, form: "of") }
power_used-copied = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) utilise le pouvoir { BIRD($copied, form: "of") }
power_used-repeated = { CAPITAL(BIRD($by, form: "the")) } ({ $player }) répète le pouvoir { BIRD($bird, form: "of") }

## Dice

dice_rolled-empty = La mangeoire était vide, les dés sont relancés : { FACES($faces) }
dice_rolled-reset = Tous les dés sont relancés dans la mangeoire : { FACES($faces) }
dice_rolled-reroll = Les dés de la mangeoire sont relancés : { FACES($faces) }
dice_rolled-hunt = Les dés hors de la mangeoire sont lancés : { FACES($faces) }
dice_rolled-apart = Dés lancés : { FACES($faces) }
dice_rolled-apart_by = { $player } lance : { FACES($faces) }
dice_rolled-reset_by = { $player } relance tous les dés dans la mangeoire : { FACES($faces) }
dice_rolled-reroll_by = { $player } relance les dés de la mangeoire : { FACES($faces) }
dice_rolled-hunt_by = { $player } lance les dés hors de la mangeoire : { FACES($faces) }

## Goals

goal_scored = Objectif de la manche { $round } ({ SMALL($goal) }) : { $shares }
goal_scored-none = La manche { $round } n’a pas d’objectif
share =
    { $points ->
        [one] { $player } { $counted }, { $points } point
       *[other] { $player } { $counted }, { $points } points
    }
share-placed =
    { $points ->
        [one] { $player } { ORDINAL($place) }, { $counted }, { $points } point
       *[other] { $player } { ORDINAL($place) }, { $counted }, { $points } points
    }

## The Automa

automa_drew = L’Automa révèle : { $card }
automa_took_bird = L’Automa garde { BIRD($bird, form: "the") }
automa_took_bird-others = { $said } et défausse { BIRDS($others, form: "the", join: "and") }
automa_took_face_down = L’Automa prend face cachée la première carte de la pioche
automa_took_face_down-discarded = { $said } ; défaussé du plateau Oiseaux : { BIRDS($discarded) }
automa_laid_eggs =
    { $eggs ->
        [one] L’Automa pond { $eggs } œuf
       *[other] L’Automa pond { $eggs } œufs
    }
automa_took_dice =
    { $count ->
        [one] L’Automa retire { $count } dé { FACE($face) } de la mangeoire
       *[other] L’Automa retire { $count } dés { FACE($face) } de la mangeoire
    }
automa_cube-put =
    { $cubes ->
        [one] L’Automa pose un cube sur l’objectif de la manche : { $cubes } cube en tout
       *[other] L’Automa pose un cube sur l’objectif de la manche : { $cubes } cubes en tout
    }
automa_cube-taken =
    { $cubes ->
        [one] L’Automa retire un cube de l’objectif de la manche : { $cubes } cube en tout
       *[other] L’Automa retire un cube de l’objectif de la manche : { $cubes } cubes en tout
    }
automa_wakes_pink = L’Automa déclenche tous les pouvoirs roses
automa_nectar = L’Automa révèle pour son nectar : { $card } ; nectar dépensé { LIST($moves) }
automa_nectar-unchanged = L’Automa révèle pour son nectar : { $card } ; son nectar dépensé ne change pas
nectar_move = { $change } dans { HABITAT($habitat, form: "the") }
automa_card_removed = La « { $card } » quitte la pioche de l’Automa

## The end

powers_began-round = Pouvoirs de fin de manche : { $player }
powers_began-game = Pouvoirs de fin de partie : { $player }
game_over = La partie est finie
