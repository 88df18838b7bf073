### The log: a line for each thing that happens, in the third person, without a full stop.
### $player and other people are names. The Automa is “Automa” where a sentence chooses by it.
### $said: the line so far.

game_began = The game begins: { $first } goes first. Goals: { $goals }
# One of the goals at the beginning of the game.
goal = { $round }. { SMALL($goal) }
birds_kept =
    { $count ->
        [0] { $player } keeps no bird
        [one] { $player } keeps { $count } bird
       *[other] { $player } keeps { $count } birds
    }
birds_kept-birds = { $said } ({ BIRDS($birds) })
birds_kept-food = { $said } and discards { FOODS($food) }
birds_kept-bonus = { $said }; bonus card: { $bonus }
round_began = Round { $round } begins: { $first } goes first
turn_began = { $player }: round { $round }, turn { $turn }
action_taken = { $player } chooses “{ ACTION($action) }”
bird_played-upright = { $player } plays { $bird } in the { HABITAT($habitat) }
bird_played-sideways = { $player } plays { $bird } sideways in the { HABITAT($habitat) }
bird_played-on_top = { $player } plays { $bird } on top of { $other } in the { HABITAT($habitat) }
bird_played-in_place_of = { $player } plays { $bird } in place of { $other } in the { HABITAT($habitat) }
bird_played-paid = { $said } for { FOODS($food) }
food_gained-supply = { $player } gains { $count } { FOOD($food, $count) } from the supply
food_gained-die = { $player } gains { $count } { FOOD($food, $count) } from the birdfeeder
food_spent = { $player } spends { $count } { FOOD($food, $count) }
food_cached = { $player } caches 1 { FOOD($food) } on { $bird }
food_uncached = { $player } spends 1 { FOOD($food) } cached on { $bird }
food_taken_off = { $player } takes 1 { FOOD($food) } cached on { $bird } into the supply
food_returned = { $player } returns 1 { FOOD($food) } cached on { $bird }
nectar_spent = { $player } puts { $count } nectar with the nectar spent in the { HABITAT($habitat) }
nectar_discarded = { $player } discards { $count } nectar left over from the round
food_stolen =
    { $victim ->
        [Automa] { $player } steals 1 { FOOD($food) } from the Automa
       *[other] { $player } steals 1 { FOOD($food) } from { $victim }
    }
food_given =
    { $to ->
        [Automa] { $player } gives 1 { FOOD($food) } to the Automa
       *[other] { $player } gives 1 { FOOD($food) } to { $to }
    }
card_given =
    { $to ->
        [Automa] { $player } gives { $bird } to the Automa
       *[other] { $player } gives { $bird } to { $to }
    }
die_removed = { $player } removes { A(FACE($face)) } die from the birdfeeder
egg_laid = { $player } lays 1 egg on { $bird }
egg_discarded = { $player } discards 1 egg from { $bird }
card_drawn = { $player } draws { $bird } from the tray
deck_card_drawn = { $player } draws { $bird } from the deck
card_discarded = { $player } discards { $bird }
card_tucked = { $player } tucks { $card } under { $under }
hunted-caught = { $player }’s { $bird } catches { $prey } ({ $cm } cm): tucked
hunted-missed = { $player }’s { $bird } misses { $prey } ({ $cm } cm): discarded
# The prey cannot fly: its card has no wingspan.
hunted-caught_flightless = { $player }’s { $bird } catches { $prey }: tucked
hunted-missed_flightless = { $player }’s { $bird } misses { $prey }: discarded
card_turned_up = { $player }’s { $bird } turns up { $prey }: { $cm } cm in all
hunted_for_several-caught = { $player }’s { $bird } catches { BIRDS($cards) }: tucked
hunted_for_several-missed = { $player }’s { $bird } misses { BIRDS($cards) }: discarded
hunted_with_dice-caught = { $player }’s { $bird } catches 1 { FOOD($food) }
hunted_with_dice-missed = { $player }’s { $bird } finds no { FOOD($food) }
cards_searched = { $player }’s { $bird } turns up { BIRDS($cards) }: discarded
cards_searched-nothing = { $player }’s { $bird } turns up nothing: discarded
cards_drawn_apart =
    { $count ->
        [one] { $player } draws { $count } card to choose from
       *[other] { $player } draws { $count } cards to choose from
    }
cards_drawn_apart-seen = { $said }: { BIRDS($cards) }
card_kept = { $player } keeps { $bird }
tray_card_tucked = { $player } tucks { $card } from the tray under { $under }
cards_laid_out = { $player } lays out { BIRDS($birds) }
cards_laid_out-nothing = { $player } lays out nothing
card_taken = { $player } takes { $bird }
tray_refilled = New in the tray: { BIRDS($birds) }
tray_refilled-nothing = New in the tray: nothing
tray_refilled-discarded = { $said }; discarded: { BIRDS($discarded) }
deck_reshuffled-birds =
    { $cards ->
        [one] The discarded bird cards are shuffled into a new deck of { $cards } card
       *[other] The discarded bird cards are shuffled into a new deck of { $cards } cards
    }
deck_reshuffled-bonus =
    { $cards ->
        [one] The discarded bonus cards are shuffled into a new deck of { $cards } card
       *[other] The discarded bonus cards are shuffled into a new deck of { $cards } cards
    }
bonus_kept =
    { $drawn ->
        [one] { $player } draws { $drawn } bonus card and keeps { $bonus }
       *[other] { $player } draws { $drawn } bonus cards and keeps { $bonus }
    }
bonus_kept-hidden =
    { $drawn ->
        [one] { $player } draws { $drawn } bonus card and keeps one
       *[other] { $player } draws { $drawn } bonus cards and keeps one
    }
bonus_discarded = { $player } discards the bonus card { $bonus }
bonus_scored =
    { $points ->
        [one] { $player } scores { $bonus } now: { $points } point on { $bird }
       *[other] { $player } scores { $bonus } now: { $points } points on { $bird }
    }
bonus_shown = { $player } shows these bonus cards: { LIST($bonuses) }
bonus_copied = { $bonus } counts for { $player } as well
bird_moved = { $player } moves { $bird } from the { HABITAT($origin) } to the { HABITAT($habitat) }
bird_moved-away =
    { $to ->
        [Automa] { $player } gives { $bird } to the Automa, which discards it
       *[other] { $player } moves { $bird } to the { HABITAT($habitat) } of { $to }
    }
power_used = { $player } uses the power of { $bird }
power_used-copied = { $player }’s { $bird } uses the power of { $copied }
power_used-repeated = { $player }’s { $by } repeats the power of { $bird }

## Dice

# $faces: such as “2 × fish, invertebrate/seed”.
dice_rolled-empty = The empty birdfeeder is refilled: { FACES($faces) }
dice_rolled-reset = The birdfeeder is reset: { FACES($faces) }
dice_rolled-reroll = All dice are rerolled: { FACES($faces) }
dice_rolled-hunt = The dice outside the birdfeeder are rolled: { FACES($faces) }
dice_rolled-apart = These dice are rolled: { FACES($faces) }
dice_rolled-apart_by = { $player } rolls: { FACES($faces) }
dice_rolled-reset_by = { $player } resets the birdfeeder: { FACES($faces) }
dice_rolled-reroll_by = { $player } rerolls all dice: { FACES($faces) }
dice_rolled-hunt_by = { $player } rolls for prey: { FACES($faces) }

## Goals

# $shares: one of the next messages for each player.
goal_scored = Goal of round { $round } ({ SMALL($goal) }): { $shares }
goal_scored-none = Round { $round } has no goal
# $counted: such as “2 birds”.
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

automa_drew = The Automa turns up: { $card }
automa_took_bird = The Automa keeps { $bird }
automa_took_bird-others = { $said } and discards { BIRDS($others) }
automa_took_face_down = The Automa takes the top card of the deck face down
automa_took_face_down-discarded = { $said }; discarded from the tray: { BIRDS($discarded) }
automa_laid_eggs =
    { $eggs ->
        [one] The Automa lays { $eggs } egg
       *[other] The Automa lays { $eggs } eggs
    }
automa_took_dice =
    { $count ->
        [one] The Automa removes { $count } { FACE($face) } die
       *[other] The Automa removes { $count } { FACE($face) } dice
    }
automa_cube-put =
    { $cubes ->
        [one] The Automa puts a cube on the round’s goal ({ $cubes } cube now)
       *[other] The Automa puts a cube on the round’s goal ({ $cubes } cubes now)
    }
automa_cube-taken =
    { $cubes ->
        [one] The Automa takes a cube off the round’s goal ({ $cubes } cube now)
       *[other] The Automa takes a cube off the round’s goal ({ $cubes } cubes now)
    }
automa_wakes_pink = The Automa sets off all pink powers
# $moves: some of the next messages.
automa_nectar = The Automa draws for its nectar: { $card }; spent nectar { LIST($moves) }
automa_nectar-unchanged = The Automa draws for its nectar: { $card }; its spent nectar does not change
# $change: such as “+1”.
nectar_move = { $change } in the { HABITAT($habitat) }
automa_card_removed = “{ $card }” leaves the Automa’s deck

## The end

powers_began-round = Round-end powers: { $player }
powers_began-game = Game-end powers: { $player }
game_over = The game is over
