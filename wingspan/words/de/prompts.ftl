### Questions to a player, and what the buttons for their answers say.
### A question begins with a small letter: the name of a bird or an action goes before it, or it gets a capital by itself.

question-keep_bird = welchen Vogel behältst du? Jeder kostet 1 Futter.
question-pay_for_kept_birds = welches Futter gibst du für die behaltenen Vögel ab?
question-keep_bonus = welche Bonuskarte behältst du?
question-action = welche Aktion wählst du?
question-bird_to_play = welchen Vogel spielst du?
question-habitat = in welchen Lebensraum spielst du ihn?
question-egg_to_pay = von welchem Vogel kommt das Ei?
question-payment = wie bezahlst du?
question-gain_die = welchen Würfel nimmst du aus dem Vogelhäuschen?
question-gain_food = welches Futter nimmst du?
question-how_many = wie viele?
question-lay_egg = auf welchen Vogel legst du ein Ei?
question-draw_card = welche Karte ziehst du?
question-trade = welches Futter tauschst du?
question-use_power = diese Fähigkeit nutzen?
question-cache_or_keep = das Futter lagern oder behalten?
question-tuck_card = welche Karte steckst du unter diesen Vogel?
question-discard_egg = von welchem Vogel gibst du ein Ei ab?
question-discard_food = welches Futter gibst du ab?
question-discard_card = welche Karte wirfst du aus der Hand ab?
question-move_to = in welchen Lebensraum zieht er um?
question-repeat = welche Fähigkeit wiederholst du?
question-order_powers = welche Fähigkeit nutzt du als Nächstes?
question-first_player = wer fängt an?
question-draft = welche dieser Karten nimmst du?
question-reset = welches Futter gibst du ab?
question-how_placed = wie spielst du diesen Vogel?
question-bird_to_cover = welchen Vogel überdeckt oder ersetzt er?
question-card_to_pay = mit welcher Karte bezahlst du statt 1 Futter?
question-cache_on = auf welchem Vogel lagerst du Futter?
question-cache_own = welches Futter lagerst du?
question-tuck_behind = unter welchen Vogel steckst du eine Karte?
question-tuck_from_tray = welche Karte aus der Vogeltränke steckst du darunter?
question-keep_card = welche Karte behältst du?
question-keep_apart = Zugende: Welche dieser Karten behältst du?
question-tuck_or_keep = die Karte darunterstecken oder behalten?
question-give_to = wer bekommt es?
question-choose_player = wen wählst du?
question-steal_from = von wem stiehlst du?
question-choose_course = was wählst du?
question-choose_habitat = welchen Lebensraum wählst du?
question-remove_die = welchen Würfel nimmst du aus dem Vogelhäuschen weg?
question-discard_bonus = welche Bonuskarte wirfst du ab?
question-copy = welche Fähigkeit kopierst du?
question-again = noch einmal?
question-take_cached = das Futter von diesem Vogel nehmen?
question-discard_tray = welche Karte der Vogeltränke wirfst du ab?
question-give_card = welche Karte gibst du weiter?
question-discard_thing = was gibst du ab?
question-score_bonus = welche Bonuskarte wertest du jetzt?
question-copy_bonus = welche Bonuskarte zählt auch für dich?
question-waive = wovon bezahlst du weniger?

## Questions in other ways

question-use_power-of_bird = Fähigkeit { BIRD($bird, form: "genitive") } nutzen?
question-use_power-told = Fähigkeit { BIRD($bird, form: "genitive") } nutzen? { $power }
question-discard_card-end_of_turn = Zugende: Welche Karte wirfst du aus der Hand ab?
question-how_many-food_of_kind = wie viele { FOOD($food, 2) } nimmst du?
question-how_many-dice_to_tuck = wie viele gibst du ab, um Karten darunterzustecken?
question-how_many-dice_to_cache = wie viele lagerst du auf diesem Vogel?
question-how_many-food_to_cache = wie viel Futter lagerst du?
question-how_many-eggs = wie viele Eier legst du?
question-how_many-food_to_discard = wie viel Futter gibst du ab?
question-how_many-food_for_bonus_cards = wie viel Futter gibst du für weitere Bonuskarten ab?
question-reset-birdfeeder = zuerst das Vogelhäuschen erneuern, für 1 Futter?
question-reset-tray = zuerst die Vogeltränke erneuern, für 1 Futter?
question-trade-forest = { LIST($ways, join: "or") }, für 1 Futter mehr?
question-trade-grassland = { LIST($ways, join: "or") }, für 1 Ei mehr?
question-trade-wetland = { LIST($ways, join: "or") }, für 1 Karte mehr?
way-bird = 1 Karte abwerfen
way-slot = 1 Ei abgeben
way-nectar = 1 Nektar ausgeben
way-food = 1 Futter abgeben

## Who asks

by_bird = { $bird }: { CAPITAL($question) }
by_bird_of = { $bird } ({ $owner }): { CAPITAL($question) }
by_action = { ACTION($action) }: { CAPITAL($question) }

## Answers

option-habitat = { HABITAT($habitat) }
option-discard_bird = { CAPITAL(BIRD($bird, form: "accusative")) } abwerfen
payment-food = { $n } { FOOD($food, $n) }
payment-cached = 1 { FOOD($food) } (gelagert)
payment-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
payment-nothing = Nichts
place = { HABITAT($habitat) }, Feld { $column }
place-of = { $place } ({ $player })
option-egg = Ei: { $bird }
option-face = { FACE($face) }
option-die = { FOOD($food) } (Würfel: { FACE($face) })
option-food = { FOOD($food) }
option-pay_food = 1 { FOOD($food) } abgeben
option-cached_food = { FOOD($food) }, gelagert: { $bird }
option-pay_cached_food = 1 { FOOD($food) } abgeben, gelagert: { $bird }
option-course = Möglichkeit { $n }
option-upright = Wie üblich
option-sideways = Quer, über zwei Felder
option-on_top = Kostenlos auf einen Vogel
option-in_place_of = Anstelle eines anderen Vogels, ohne Eierkosten
option-reset_tray = Zuerst die Vogeltränke erneuern
option-refill_tray = Zuerst die Vogeltränke auffüllen
option-tuck = Darunterstecken
option-tuck_under = Darunterstecken: { $bird }
option-again = Noch einmal
option-waive_egg = 1 Ei weniger
option-waive_food = 1 { FOOD($food) } weniger
option-reroll = Alle fünf neu werfen
option-draw_deck = Oberste Karte vom Stapel
option-cache = Lagern
option-cache_on = Lagern: { $bird }
option-keep = Im Vorrat behalten
option-keep_card = Auf der Hand behalten
option-activate = Fähigkeit nutzen

## Everything that is offered

all = Alle
all-gain_die = Alle diese Würfel nehmen
all-lay_egg = Auf jeden ein Ei
all-draw_card = Alle diese Karten ziehen

## Nothing

skip = Auslassen
skip-trade = Kein Tausch
skip-reset = Nicht erneuern
done = Fertig
done-for_me = Fähigkeit nutzen, aber nichts für mich
done-keep_bird = Keinen weiteren Vogel
done-bird_to_play = Keinen Vogel
done-tuck_from_tray = Keine Karte
done-gain_die = Keinen Würfel
done-gain_food = Kein Futter
done-lay_egg = Kein Ei
done-draw_card = Keine Karte
done-order_powers = Keine weitere Fähigkeit
done-how_many = Keins
done-cache_on = Keinen weiteren Vogel
done-cache_own = Kein weiteres Futter
done-tuck_behind = Keinen weiteren Vogel
done-tuck_card = Keine Karte
done-keep_card = Keine Karte
done-discard_food = Kein weiteres Futter
done-give_to = Niemand
done-choose_course = Nichts davon
done-again = Aufhören
done-take_cached = Liegen lassen
done-discard_tray = Keine weitere Karte
done-discard_thing = Nichts
