### The log: a line for each thing that happens, in the third person, without a full stop.
### $player and other people are names. The Automa is “Automa” where a sentence chooses by it.
### $said: the line so far.

game_began = Die Partie beginnt: { $first } fängt an. Ziele: { $goals }
goal = { $round }. { $goal }
birds_kept =
    { $count ->
        [0] { $player } behält keinen Vogel
        [one] { $player } behält { $count } Vogel
       *[other] { $player } behält { $count } Vögel
    }
birds_kept-birds = { $said } ({ BIRDS($birds) })
birds_kept-food = { $said } und gibt { FOODS($food) } ab
birds_kept-bonus = { $said }; Bonuskarte: { $bonus }
round_began = Runde { $round } beginnt: { $first } fängt an
turn_began = { $player }: Runde { $round }, Zug { $turn }
action_taken = { $player } wählt „{ ACTION($action) }“
bird_played-upright = { $player } spielt { BIRD($bird, form: "accusative") } { HABITAT($habitat, form: "into") }
bird_played-sideways = { $player } spielt { BIRD($bird, form: "accusative") } quer { HABITAT($habitat, form: "into") }
bird_played-on_top = { $player } spielt { BIRD($bird, form: "accusative") } { HABITAT($habitat, form: "into") }, auf { BIRD($other, form: "accusative") }
bird_played-in_place_of = { $player } spielt { BIRD($bird, form: "accusative") } { HABITAT($habitat, form: "into") }, anstelle { BIRD($other, form: "genitive") }
bird_played-paid = { $said }, für { FOODS($food) }
food_gained-supply = { $player } nimmt { $count } { FOOD($food, $count) } aus dem Vorrat
food_gained-die = { $player } nimmt { $count } { FOOD($food, $count) } aus dem Vogelhäuschen
food_spent = { $player } gibt { $count } { FOOD($food, $count) } ab
food_cached = { $player } lagert 1 { FOOD($food) } auf { BIRD($bird, form: "dative") }
food_uncached = { $player } gibt 1 { FOOD($food) } { BIRD($bird, form: "from") } aus
food_taken_off = { $player } nimmt 1 gelagertes Futter ({ FOOD($food) }) { BIRD($bird, form: "from") } in den Vorrat
food_returned = { $player } gibt 1 Futter ({ FOOD($food) }) { BIRD($bird, form: "from") } zurück
nectar_spent = { $player } gibt { HABITAT($habitat, form: "in") } { $count } Nektar aus
nectar_discarded = { $player } verliert { $count } Nektar am Rundenende
food_stolen =
    { $victim ->
        [Automa] { $player } stiehlt dem Automa 1 { FOOD($food) }
       *[other] { $player } stiehlt 1 { FOOD($food) } von { $victim }
    }
food_given =
    { $to ->
        [Automa] { $player } gibt dem Automa 1 { FOOD($food) }
       *[other] { $player } gibt { $to } 1 { FOOD($food) }
    }
card_given =
    { $to ->
        [Automa] { $player } gibt dem Automa { BIRD($bird, form: "accusative") }
       *[other] { $player } gibt { $to } { BIRD($bird, form: "accusative") }
    }
die_removed = { $player } nimmt einen Würfel ({ FACE($face) }) aus dem Vogelhäuschen weg
egg_laid = { $player } legt 1 Ei auf { BIRD($bird, form: "accusative") }
egg_discarded = { $player } gibt 1 Ei { BIRD($bird, form: "from") } ab
card_drawn = { $player } zieht { BIRD($bird, form: "accusative") } aus der Vogeltränke
deck_card_drawn = { $player } zieht { BIRD($bird, form: "accusative") } vom Stapel
card_discarded = { $player } wirft { BIRD($bird, form: "accusative") } ab
card_tucked = { $player } steckt { BIRD($card, form: "accusative") } unter { BIRD($under, form: "accusative") }
hunted-caught = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt { BIRD($prey, form: "accusative") } ({ $cm } cm): kommt darunter
hunted-missed = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) verfehlt { BIRD($prey, form: "accusative") } ({ $cm } cm): abgeworfen
hunted-caught_flightless = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt { BIRD($prey, form: "accusative") }: kommt darunter
hunted-missed_flightless = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) verfehlt { BIRD($prey, form: "accusative") }: abgeworfen
card_turned_up = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) deckt { BIRD($prey, form: "accusative") } auf: { $cm } cm zusammen
hunted_for_several-caught =
    { $n ->
        [one] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt { BIRDS($cards, form: "accusative", join: "and") }: kommt darunter
       *[other] { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt { BIRDS($cards, form: "accusative", join: "and") }: kommen darunter
    }
hunted_for_several-missed = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) verfehlt { BIRDS($cards, form: "accusative", join: "and") }: abgeworfen
hunted_with_dice-caught = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt 1 { FOOD($food) }
hunted_with_dice-missed = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) fängt { FOOD($food, form: "no") }
cards_searched = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) deckt { BIRDS($cards, form: "accusative", join: "and") } auf: abgeworfen
cards_searched-nothing = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) deckt nichts auf
cards_drawn_apart =
    { $count ->
        [one] { $player } zieht { $count } Karte zur Auswahl
       *[other] { $player } zieht { $count } Karten zur Auswahl
    }
cards_drawn_apart-seen = { $said }: { BIRDS($cards) }
card_kept = { $player } behält { BIRD($bird, form: "accusative") }
tray_card_tucked = { $player } steckt { BIRD($card, form: "accusative") } aus der Vogeltränke unter { BIRD($under, form: "accusative") }
cards_laid_out = { $player } legt { BIRDS($birds, form: "accusative", join: "and") } aus
cards_laid_out-nothing = { $player } legt nichts aus
card_taken = { $player } nimmt { BIRD($bird, form: "accusative") }
tray_refilled = Neu in der Vogeltränke: { BIRDS($birds) }
tray_refilled-nothing = Neu in der Vogeltränke: nichts
tray_refilled-discarded = { $said }; abgeworfen: { BIRDS($discarded) }
deck_reshuffled-birds =
    { $cards ->
        [one] Die abgeworfenen Vogelkarten werden gemischt: neuer Stapel mit { $cards } Karte
       *[other] Die abgeworfenen Vogelkarten werden gemischt: neuer Stapel mit { $cards } Karten
    }
deck_reshuffled-bonus =
    { $cards ->
        [one] Die abgeworfenen Bonuskarten werden gemischt: neuer Stapel mit { $cards } Karte
       *[other] Die abgeworfenen Bonuskarten werden gemischt: neuer Stapel mit { $cards } Karten
    }
bonus_kept =
    { $drawn ->
        [one] { $player } zieht { $drawn } Bonuskarte und behält „{ $bonus }“
       *[other] { $player } zieht { $drawn } Bonuskarten und behält „{ $bonus }“
    }
bonus_kept-hidden =
    { $drawn ->
        [one] { $player } zieht { $drawn } Bonuskarte und behält eine
       *[other] { $player } zieht { $drawn } Bonuskarten und behält eine
    }
bonus_discarded = { $player } wirft die Bonuskarte „{ $bonus }“ ab
bonus_scored =
    { $points ->
        [one] { $player } wertet { $bonus } jetzt: { $points } Punkt auf { BIRD($bird, form: "dative") }
       *[other] { $player } wertet { $bonus } jetzt: { $points } Punkte auf { BIRD($bird, form: "dative") }
    }
bonus_shown = { $player } zeigt diese Bonuskarten: { LIST($bonuses) }
bonus_copied = { $bonus } zählt auch für { $player }
bird_moved = { $player } versetzt { BIRD($bird, form: "accusative") } { HABITAT($origin, form: "from") } { HABITAT($habitat, form: "into") }
bird_moved-away =
    { $to ->
        [Automa] { $player } gibt { BIRD($bird, form: "accusative") } dem Automa, der ihn abwirft
       *[other] { $player } versetzt { BIRD($bird, form: "accusative") } zu { $to }: { HABITAT($habitat) }
    }
power_used = { $player } nutzt die Fähigkeit { BIRD($bird, form: "genitive") }
power_used-copied = { CAPITAL(BIRD($bird, form: "the")) } ({ $player }) nutzt die Fähigkeit { BIRD($copied, form: "genitive") }
power_used-repeated = { CAPITAL(BIRD($by, form: "the")) } ({ $player }) wiederholt die Fähigkeit { BIRD($bird, form: "genitive") }

## Dice

dice_rolled-empty = Das leere Vogelhäuschen wird neu gefüllt: { FACES($faces) }
dice_rolled-reset = Alle Würfel werden neu ins Vogelhäuschen geworfen: { FACES($faces) }
dice_rolled-reroll = Die Würfel werden neu geworfen: { FACES($faces) }
dice_rolled-hunt = Die Würfel neben dem Vogelhäuschen werden geworfen: { FACES($faces) }
dice_rolled-apart = Gewürfelt: { FACES($faces) }
dice_rolled-apart_by = { $player } würfelt: { FACES($faces) }
dice_rolled-reset_by = { $player } wirft alle Würfel neu ins Vogelhäuschen: { FACES($faces) }
dice_rolled-reroll_by =
    { $player ->
        [Automa] Der Automa wirft die Würfel neu: { FACES($faces) }
       *[other] { $player } wirft die Würfel neu: { FACES($faces) }
    }
dice_rolled-hunt_by = { $player } würfelt um Beute: { FACES($faces) }

## Goals

goal_scored = Ziel von Runde { $round } ({ $goal }): { $shares }
goal_scored-none = Runde { $round } hat kein Ziel
share =
    { $points ->
        [one] { $player } { $counted }, { $points } Punkt
       *[other] { $player } { $counted }, { $points } Punkte
    }
share-placed =
    { $points ->
        [one] { $player } Platz { $place }, { $counted }, { $points } Punkt
       *[other] { $player } Platz { $place }, { $counted }, { $points } Punkte
    }

## The Automa

automa_drew = Der Automa deckt auf: { $card }
automa_took_bird = Der Automa behält { BIRD($bird, form: "accusative") }
automa_took_bird-others = { $said } und wirft { BIRDS($others, form: "accusative", join: "and") } ab
automa_took_face_down = Der Automa nimmt die oberste Karte vom Stapel, verdeckt
automa_took_face_down-discarded = { $said }; abgeworfen aus der Vogeltränke: { BIRDS($discarded) }
automa_laid_eggs =
    { $eggs ->
        [one] Der Automa legt { $eggs } Ei
       *[other] Der Automa legt { $eggs } Eier
    }
automa_took_dice = Der Automa nimmt { $count } Würfel weg: { FACE($face) }
automa_cube-put = Der Automa legt einen Aktionswürfel auf das Rundenziel (jetzt { $cubes })
automa_cube-taken = Der Automa nimmt einen Aktionswürfel vom Rundenziel (jetzt { $cubes })
automa_wakes_pink = Der Automa weckt alle rosa Fähigkeiten
automa_nectar = Der Automa zieht für seinen Nektar: { $card }; ausgegebener Nektar { LIST($moves) }
automa_nectar-unchanged = Der Automa zieht für seinen Nektar: { $card }; sein ausgegebener Nektar bleibt gleich
nectar_move = { $change } { HABITAT($habitat, form: "in") }
automa_card_removed = „{ $card }“ verlässt den Stapel des Automa

## The end

powers_began-round = Fähigkeiten am Rundenende: { $player }
powers_began-game = Fähigkeiten am Spielende: { $player }
game_over = Die Partie ist vorbei
