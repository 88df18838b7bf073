### Bird powers. A power is made of clauses, one for each effect, without a capital or a full stop.
### $voice is whom a clause speaks to: “you” (gain 1 seed), “each” (each player gains 1 seed) or “infinitive” (you may then gain 1 seed).

## A power

triggered = { $when }: { CAPITAL($clause) }
triggered-at_end_of_turn = { $when }, am Ende dieses Zuges: { CAPITAL($clause) }
power-at_end_of_turn = am Ende dieses Zuges: { CAPITAL($clause) }
placed = { $placed }, { $clause }
then =
    { $next ->
        [all_players] { $clause }; { $then }
        [fewest_birds] { $clause }; { $then }
        [at_end_of_turn] { $clause }; { $then }
        [reset_birdfeeder] { $clause }; zum Schluss auf jeden Fall: { CAPITAL($then) }
        [tuck_from_hand] { $clause }, dann { $then }
       *[verb]
            { $voice ->
                [each] { $clause } und { $then }
               *[you] { $clause }, dann { $then }
            }
    }
times =
    { $n ->
        [2] { $clause }, und das zweimal
       *[other] { $clause }, und das { $n }-mal
    }
paid =
    { $voice ->
        [each] darf { $clause }; wer das tut, { $then }
       *[you] { $clause }: { CAPITAL($then) }
    }
begins = { $clause }; du bestimmst, wer anfängt

## When a pink power is triggered

when-plays_bird =
    { $habitat ->
        [forest] wenn ein anderer Spieler einen Vogel in seinen { HABITAT($habitat) } spielt
       *[other] wenn ein anderer Spieler einen Vogel in sein { HABITAT($habitat) } spielt
    }
when-gains_food = wenn ein anderer Spieler durch „Futter nehmen“ mindestens 1 { FOOD($food) } bekommt
when-lays_eggs = wenn ein anderer Spieler „Eier legen“ wählt
when-hunt_succeeds = wenn ein Jäger eines anderen Spielers Erfolg hat
when-takes_gain_food = wenn ein anderer Spieler „Futter nehmen“ wählt
when-tucks_card = wenn ein anderer Spieler eine Karte unter einen Vogel steckt
when-gains_nectar = wenn ein anderer Spieler Nektar bekommt

## Other ways in which a bird can be played

placed-sideways = dieser Vogel liegt quer auf zwei Feldern in deinem { HABITAT($habitat) }; von ihren Eierkosten zahlst du nur die niedrigeren
placed-on_top = du darfst diesen Vogel kostenlos auf einen deiner Vögel spielen; der darunter verliert Eier und gelagertes Futter und zählt als Karte unter ihm
placed-cards_for_food = statt 1 { FOOD($food) } in seinen Kosten darfst du jeweils 1 Karte von deiner Hand zahlen; sie kommt unter diesen Vogel
placed-replaces = dieser Vogel darf den Platz eines Vogels in deinem { HABITAT($habitat) } einnehmen, der abgeworfen wird, und kostet dann kein Ei; wenn er das tut

## Birds that an effect is about

birds =
    { $n ->
        [one] Vogel
       *[other] Vögel
    }
birds-nested =
    { $n ->
        [one] Vogel mit { NESTS($nests, first: "compound", others: "dative", only: "dative") }
       *[other] Vögel mit { NESTS($nests, first: "compound", others: "dative", only: "dative") }
    }
birds-like = { AFTER($birds, $like) }

## For each of what a power counts. $per: 1 for each, else for every so many. $kind: which of them, after “bird” or “birds”.

for_each-birds_yours =
    { $per ->
        [1]
            { $which ->
                [another]
                    { $voice ->
                        [each] für jeden anderen Vogel, den er hat
                       *[you] für jeden anderen Vogel, den du hast
                    }
               *[any]
                    { $voice ->
                        [each] für jeden Vogel, den er hat
                       *[you] für jeden Vogel, den du hast
                    }
            }
       *[other]
            { $voice ->
                [each] für je { $per } Vögel, den er hat
               *[you] für je { $per } Vögel, den du hast
            }
    }
for_each-birds_yours_like =
    { $per ->
        [1]
            { $which ->
                [another] { AFTER("für jeden anderen Vogel", $kind) }
               *[any] { AFTER("für jeden Vogel", $kind) }
            }
       *[other] für je { $per } { AFTER("Vögel", $kind) }
    }
for_each-birds_in_row =
    { $per ->
        [1]
            { $which ->
                [another] für jeden anderen Vogel { ROW($row, $voice) }
               *[any] für jeden Vogel { ROW($row, $voice) }
            }
       *[other] für je { $per } Vögel { ROW($row, $voice) }
    }
for_each-birds_in_row_like =
    { $per ->
        [1]
            { $which ->
                [another] für jeden anderen Vogel { AFTER(ROW($row, $voice), $kind) }
               *[any] für jeden Vogel { AFTER(ROW($row, $voice), $kind) }
            }
       *[other] für je { $per } Vögel { AFTER(ROW($row, $voice), $kind) }
    }
for_each-eggs_yours =
    { $per ->
        [1] für jedes Ei
       *[other] für je { $per } Eier
    }
for_each-eggs_yours_like =
    { $per ->
        [1] { AFTER("für jedes Ei auf Vögeln", $kind) }
       *[other] für je { $per } Eier auf { AFTER("Vögeln", $kind) }
    }
for_each-eggs_in_row =
    { $per ->
        [1] für jedes Ei { ROW($row, $voice) }
       *[other] für je { $per } Eier { ROW($row, $voice) }
    }
for_each-eggs_in_row_like =
    { $per ->
        [1] für jedes Ei { ROW($row, $voice) } auf { AFTER("Vögeln", $kind) }
       *[other] für je { $per } Eier { ROW($row, $voice) } auf { AFTER("Vögeln", $kind) }
    }
for_each-birds_column_like =
    { $which ->
        [another] für jeden anderen Vogel { AFTER("in dieser Spalte", $kind) }
       *[any] für jeden Vogel { AFTER("in dieser Spalte", $kind) }
    }
for_each-birds_left = für jeden Vogel links von diesem in seinem Lebensraum
for_each = für jedes davon: { $tally }

## Whether the card just turned up is prey: if …

prey-wingspan_under = die Spannweite unter { $cm } cm liegt
prey-wingspan_up_to = die Spannweite höchstens { $cm } cm beträgt
prey-wingspan_over = die Spannweite über { $cm } cm liegt
prey-lives_in = der Vogel { HABITAT($habitat, form: "in") } leben kann
prey = { AFTER("es ein Vogel ist", $like) }

## Food

gain_food = { VOICED("nehmen", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat
gain_food-per = { VOICED("nehmen", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat { $each }
gain_food-may_cache =
    { $may_cache ->
        [one] { $clause }; { $may_cache } davon darfst du auf diesem Vogel lagern
       *[other] { $clause }; bis zu { $may_cache } davon darfst du auf diesem Vogel lagern
    }
cache_food = { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat auf diesem Vogel
cache_food-spendable = { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat auf diesem Vogel; { FOOD($food, 2) } auf diesem Vogel darfst du jederzeit ausgeben
gain_die-any = { VOICED("nehmen", $voice) } 1 Würfel aus dem Vogelhäuschen
gain_die-named = { VOICED("nehmen", $voice) } { FOODS($foods, join: "or") } aus dem Vogelhäuschen, falls ein Würfel das zeigt
gain_die-any_cached = { VOICED("lagern", $voice) } 1 Futter aus dem Vogelhäuschen auf diesem Vogel
gain_die-named_cached = { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vogelhäuschen auf diesem Vogel, falls ein Würfel das zeigt
gain_die-several = { VOICED("nehmen", $voice) } { $n } Würfel aus dem Vogelhäuschen
new_die-any = { VOICED("nehmen", $voice) } 1 Würfel aus dem Vogelhäuschen
new_die-named = { VOICED("nehmen", $voice) } { FOODS($foods, join: "or") } aus dem Vogelhäuschen, falls ein Würfel das zeigt
new_die-any_cached = { VOICED("lagern", $voice) } 1 Futter aus dem Vogelhäuschen auf diesem Vogel
new_die-named_cached = { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vogelhäuschen auf diesem Vogel, falls ein Würfel das zeigt
gain_die-may_cache =
    { $kind ->
        [fruit] { $clause }; du darfst sie auf diesem Vogel lagern
        [invertebrate] { $clause }; du darfst es auf diesem Vogel lagern
        [rodent] { $clause }; du darfst es auf diesem Vogel lagern
        [several] { $clause }; du darfst es auf diesem Vogel lagern
       *[masculine] { $clause }; du darfst ihn auf diesem Vogel lagern
    }
gain_die-then =
    { $voice ->
        [each] { $clause }; wenn er das tut, { $then }
       *[you] { $clause }; wenn du das tust, { $then }
    }
gain_all_dice = { VOICED("nehmen", $voice) } 1 { FOOD($food) } für jeden Würfel im Vogelhäuschen, der { FOOD($food) } zeigt
gain_all_dice-cache = { $clause }; du darfst beliebig viele davon auf diesem Vogel lagern
gain_all_dice-tuck = { $clause }; du darfst davon beliebig viele abgeben und ebenso viele Karten vom Stapel unter diesen Vogel stecken
gain_each_kind = { VOICED("nehmen", $voice) } 1 Futter von jeder Sorte, die das Vogelhäuschen zeigt
gain_food_again =
    { $voice ->
        [each] { VOICED("nehmen", $voice) } 1 Futter aus dem Vorrat von einer Sorte, die er in diesem Zug schon bekommen hat
       *[you] { VOICED("nehmen", $voice) } 1 Futter aus dem Vorrat von einer Sorte, die du in diesem Zug schon bekommen hast
    }
if_gained_die =
    { $voice ->
        [each] wenn er in diesem Zug mindestens 1 { FOOD($food) } aus dem Vogelhäuschen nimmt, { $then }
       *[you] wenn du in diesem Zug mindestens 1 { FOOD($food) } aus dem Vogelhäuschen nimmst, { $then }
    }
roll_for_food-one = { VOICED("würfeln", $voice) } mit einem beliebigen Würfel und { VOICED("nehmen", $voice) } 1 Futter, das er zeigt, aus dem Vorrat
roll_for_food = { VOICED("würfeln", $voice) } { $each } mit einem beliebigen Würfel; { VOICED("nehmen", $voice) } 1 Futter aus dem Vorrat von einer Sorte, die gefallen ist
share_all_dice = { VOICED("nehmen", $voice) } 1 { FOOD($food) } für jeden Würfel im Vogelhäuschen, der { FOOD($food) } zeigt; { VOICED("behalten", $voice) } davon die Hälfte, aufgerundet, und { VOICED("geben", $voice) } den Rest an einen oder mehrere andere Spieler
share_food = { VOICED("wählen", $voice) } eine Sorte Futter: Jeder nimmt davon 1 aus dem Vorrat
remove_die = { VOICED("entfernen", $voice) } einen Würfel aus dem Vogelhäuschen
reset_birdfeeder = { VOICED("werfen", $voice) } alle Würfel neu ins Vogelhäuschen
trade_food = { VOICED("tauschen", $voice) } 1 { VOICED("deiner", $voice) } Futtermarker gegen 1 einer anderen Sorte aus dem Vorrat
discard_food-one =
    { $mood ->
        [may] { FOODS($foods, join: "or") } abgeben
       *[you] gib { FOODS($foods, join: "or") } ab
    }
discard_food-spent =
    { $mood ->
        [may] { FOODS($foods, join: "or") } { ROW($row, $voice) } ausgeben
       *[you] gib { FOODS($foods, join: "or") } { ROW($row, $voice) } aus
    }
discard_food-up_to =
    { $kind ->
        [fruit] { VOICED("geben", $voice) } bis zu { $most } { KINDS($food) } ab; für jede davon { $then }
        [invertebrate] { VOICED("geben", $voice) } bis zu { $most } { KINDS($food) } ab; für jedes davon { $then }
        [rodent] { VOICED("geben", $voice) } bis zu { $most } { KINDS($food) } ab; für jedes davon { $then }
       *[masculine] { VOICED("geben", $voice) } bis zu { $most } { KINDS($food) } ab; für jeden davon { $then }
    }
discard_food-up_to_of_any = { VOICED("geben", $voice) } bis zu { $most } Futtermarker ab; für jeden davon { $then }
discard_food-any_number =
    { $kind ->
        [fruit] { VOICED("geben", $voice) } beliebig viele { KINDS($food) } ab; für jede davon { $then }
        [invertebrate] { VOICED("geben", $voice) } beliebig viele { KINDS($food) } ab; für jedes davon { $then }
        [rodent] { VOICED("geben", $voice) } beliebig viele { KINDS($food) } ab; für jedes davon { $then }
       *[masculine] { VOICED("geben", $voice) } beliebig viele { KINDS($food) } ab; für jeden davon { $then }
    }
discard_food-any_number_of_any = { VOICED("geben", $voice) } beliebig viele Futtermarker ab; für jeden davon { $then }
cache_own_food = { VOICED("lagern", $voice) } bis zu { $most } { KINDS($food) } aus { VOICED("deinem", $voice) } Vorrat auf diesem Vogel
cache_own_food-any = { VOICED("lagern", $voice) } bis zu { $most } Futter aus { VOICED("deinem", $voice) } Vorrat auf diesem Vogel
cache_on_chosen =
    { $most ->
        [one] { VOICED("lagern", $voice) } je 1 { FOOD($food) } aus { VOICED("deinem", $voice) } Vorrat auf bis zu { $most } Vogel { ROW($habitat, $voice) }
       *[other] { VOICED("lagern", $voice) } je 1 { FOOD($food) } aus { VOICED("deinem", $voice) } Vorrat auf bis zu { $most } Vögeln { ROW($habitat, $voice) }
    }
cache_own_food-one_any = { VOICED("lagern", $voice) } 1 Futter aus { VOICED("deinem", $voice) } Vorrat auf diesem Vogel
cache_on_chosen-one = { VOICED("lagern", $voice) } 1 { FOOD($food) } aus { VOICED("deinem", $voice) } Vorrat auf einem Vogel { ROW($habitat, $voice) }
cache_on_chosen-one_anywhere_any = { VOICED("lagern", $voice) } 1 Futter aus { VOICED("deinem", $voice) } Vorrat auf einem { VOICED("deiner", $voice) } Vögel
cache_on_chosen-each_any = { VOICED("lagern", $voice) } je 1 Futter aus { VOICED("deinem", $voice) } Vorrat auf beliebig vielen Vögeln in diesem Lebensraum
cache_on_chosen-each_other_any = { VOICED("lagern", $voice) } je 1 Futter aus { VOICED("deinem", $voice) } Vorrat auf beliebig vielen { VOICED("deiner", $voice) } anderen Vögel
take_cached = du darfst 1 { FOOD($food) } von diesem Vogel in deinen Vorrat legen
cache_anywhere = { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat auf einem { VOICED("deiner", $voice) } Vögel
cache_per_predator =
    { $voice ->
        [each] { VOICED("wählen", $voice) } einen Spieler, auch sich selbst; für jeden seiner Jäger { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
       *[you] { VOICED("wählen", $voice) } einen Spieler, auch dich selbst; für jeden seiner Jäger { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
    }
steal_food = { VOICED("stehlen", $voice) } einem anderen Spieler { FOODS($foods, join: "or") }; er nimmt dafür 1 Würfel aus dem Vogelhäuschen
steal_food-cached =
    { $kind ->
        [fruit] { VOICED("stehlen", $voice) } einem anderen Spieler { FOODS($foods, join: "or") } und { VOICED("lagern", $voice) } sie auf diesem Vogel; er nimmt dafür 1 Würfel aus dem Vogelhäuschen
        [invertebrate] { VOICED("stehlen", $voice) } einem anderen Spieler { FOODS($foods, join: "or") } und { VOICED("lagern", $voice) } es auf diesem Vogel; er nimmt dafür 1 Würfel aus dem Vogelhäuschen
        [rodent] { VOICED("stehlen", $voice) } einem anderen Spieler { FOODS($foods, join: "or") } und { VOICED("lagern", $voice) } es auf diesem Vogel; er nimmt dafür 1 Würfel aus dem Vogelhäuschen
       *[masculine] { VOICED("stehlen", $voice) } einem anderen Spieler { FOODS($foods, join: "or") } und { VOICED("lagern", $voice) } ihn auf diesem Vogel; er nimmt dafür 1 Würfel aus dem Vogelhäuschen
    }
steal_food-neighbours = { VOICED("stehlen", $voice) } beiden Nachbarn je { FOODS($foods, join: "or") }; wer dabei etwas verliert, nimmt dafür 1 Futter aus dem Vorrat
give_food =
    { $mood ->
        [may] einem anderen Spieler 1 { FOOD($food) } geben
       *[you] gib einem anderen Spieler 1 { FOOD($food) }
    }

## Eggs. $bird, $birds: one bird, several birds, with their nest and such.

lay_eggs-this =
    { $count ->
        [one] { VOICED("legen", $voice) } { $count } Ei auf diesen Vogel
       *[other] { VOICED("legen", $voice) } { $count } Eier auf diesen Vogel
    }
lay_eggs-adjacent =
    { $count ->
        [one] { VOICED("legen", $voice) } 1 Ei auf einen { $birds } direkt neben diesem
       *[other] { VOICED("legen", $voice) } je 1 Ei auf { $count } { $birds } direkt neben diesem
    }
lay_eggs-one = { VOICED("legen", $voice) } 1 Ei auf einen { VOICED("deiner", $voice) } { $birds }
lay_eggs-one_other = { VOICED("legen", $voice) } 1 Ei auf einen { VOICED("deiner", $voice) } anderen { $birds }
lay_eggs-each = { VOICED("legen", $voice) } je 1 Ei auf { $count } { VOICED("deiner", $voice) } { $birds }
lay_eggs-each_other = { VOICED("legen", $voice) } je 1 Ei auf { $count } { VOICED("deiner", $voice) } anderen { $birds }
lay_eggs-column = { VOICED("legen", $voice) } 1 Ei auf einen anderen Vogel in dieser Spalte
lay_eggs-together =
    { $count ->
        [one] { VOICED("legen", $voice) } { $count } Ei auf einen beliebigen { VOICED("deiner", $voice) } Vögel
       *[other] { VOICED("legen", $voice) } { $count } Eier auf beliebige { VOICED("deiner", $voice) } Vögel, auch mehrere auf denselben
    }
lay_eggs-over = { $clause }; dabei darf er bis zu { $over } Eier mehr haben, als seine Eiergrenze erlaubt
lay_egg_on_each = { VOICED("legen", $voice) } 1 Ei auf jeden { VOICED("deiner", $voice) } { $birds }
lay_egg_on_each-like = { VOICED("legen", $voice) } 1 Ei auf jeden { VOICED("deiner", $voice) } { $birds }
lay_egg_on_each-column = { VOICED("legen", $voice) } 1 Ei auf jeden { $bird } in dieser Spalte, auch auf diesen
lay_egg_on_each-column_others =
    { $count ->
        [one] { VOICED("legen", $voice) } { $count } Ei auf jeden anderen { $bird } in dieser Spalte
       *[other] { VOICED("legen", $voice) } je { $count } Eier auf jeden anderen { $bird } in dieser Spalte
    }
lay_egg_on_each-beside = { VOICED("legen", $voice) } je 1 Ei auf die Vögel direkt links und rechts von diesem
lay_egg_on_each-this = { VOICED("legen", $voice) } 1 Ei auf jeden { $bird } in diesem Lebensraum, auch auf diesen
lay_egg_on_each-row = { VOICED("legen", $voice) } 1 Ei auf jeden { $bird } { ROW($habitat, $voice) }
lay_eggs_for = { VOICED("legen", $voice) } 1 Ei auf diesen Vogel { $each }
lay_eggs_in_group = { VOICED("wählen", $voice) } eine Gruppe benachbarter Vögel, die alle dieselbe Nestart haben, wobei Sternnester als jede Art zählen, und { VOICED("legen", $voice) } auf jeden davon 1 Ei
if_laid_here =
    { $voice ->
        [each] wenn er in diesem Zug schon ein Ei auf diesen Vogel gelegt hat, { $then }
       *[you] wenn du in diesem Zug schon ein Ei auf diesen Vogel gelegt hast, { $then }
    }
lay_eggs_in_empty_habitat = { VOICED("wählen", $voice) } einen Lebensraum, in dem kein Vogel ein Ei hat, und { VOICED("legen", $voice) } dort 1 Ei auf jeden Vogel
discard_egg-one =
    { $mood ->
        [may] { $count } Ei von einem { VOICED("deiner", $voice) } Vögel abgeben
       *[you] gib { $count } Ei von einem { VOICED("deiner", $voice) } Vögel ab
    }
discard_egg-one_other =
    { $mood ->
        [may] { $count } Ei von einem { VOICED("deiner", $voice) } anderen Vögel abgeben
       *[you] gib { $count } Ei von einem { VOICED("deiner", $voice) } anderen Vögel ab
    }
discard_egg-many =
    { $mood ->
        [may] { $count } Eier von { VOICED("deinen", $voice) } Vögeln abgeben
       *[you] gib { $count } Eier von { VOICED("deinen", $voice) } Vögeln ab
    }
discard_egg-many_other =
    { $mood ->
        [may] { $count } Eier von { VOICED("deinen", $voice) } anderen Vögeln abgeben
       *[you] gib { $count } Eier von { VOICED("deinen", $voice) } anderen Vögeln ab
    }
discard_egg-row =
    { $count ->
        [one]
            { $mood ->
                [may] { $count } Ei von einem Vogel { ROW($habitat, $voice) } abgeben
               *[you] gib { $count } Ei von einem Vogel { ROW($habitat, $voice) } ab
            }
       *[other]
            { $mood ->
                [may] { $count } Eier von Vögeln { ROW($habitat, $voice) } abgeben
               *[you] gib { $count } Eier von Vögeln { ROW($habitat, $voice) } ab
            }
    }
discard_nest =
    { $tuck ->
        [one] { VOICED("geben", $voice) } alle Eier von einem { VOICED("deiner", $voice) } { $birds } ab; für jedes { VOICED("stecken", $voice) } { $tuck } Karte vom Stapel unter diesen Vogel
       *[other] { VOICED("geben", $voice) } alle Eier von einem { VOICED("deiner", $voice) } { $birds } ab; für jedes { VOICED("stecken", $voice) } { $tuck } Karten vom Stapel unter diesen Vogel
    }
eggs_for_food = { VOICED("geben", $voice) } 1 Ei von jedem anderen Vogel mit Eiern in dieser Reihe und Spalte ab; für jedes { VOICED("lagern", $voice) } { FOODS($foods, join: "or") } aus dem Vorrat auf diesem Vogel

## Cards

draw_cards-any =
    { $count ->
        [one] { VOICED("ziehen", $voice) } { $count } Karte
       *[other] { VOICED("ziehen", $voice) } { $count } Karten
    }
draw_cards-deck =
    { $count ->
        [one] { VOICED("ziehen", $voice) } { $count } Karte vom Stapel
       *[other] { VOICED("ziehen", $voice) } { $count } Karten vom Stapel
    }
draw_cards-tray =
    { $count ->
        [one] { VOICED("nehmen", $voice) } { $count } Karte aus der Vogeltränke
       *[other] { VOICED("nehmen", $voice) } { $count } Karten aus der Vogeltränke
    }
draw_cards-middle = { VOICED("nehmen", $voice) } die mittlere Karte der Vogeltränke
draw_cards-per = { $clause } { $each }
draw_cards-like_any = { VOICED("ziehen", $voice) } { $count } { $birds }
draw_cards-like_deck = { VOICED("ziehen", $voice) } vom Stapel { $count } { $birds }
draw_cards-like_tray = { VOICED("nehmen", $voice) } aus der Vogeltränke { $count } { $birds }
draw_cards-may_renew = { $clause }; davor darfst du die Vogeltränke neu füllen oder auffüllen
draw_cards-discard = { $clause }; am Ende des Zuges { VOICED("werfen", $voice) } { $discard } von { VOICED("deiner", $voice) } Hand ab
reset_tray = { VOICED("füllen", $voice) } die Vogeltränke neu
discard_from_tray = { VOICED("werfen", $voice) } beliebig viele Karten der Vogeltränke ab und { VOICED("füllen", $voice) } sie wieder auf; ist mindestens eine davon ein { $birds }, { $then }
draw_and_keep-any =
    { $draw ->
        [one] { VOICED("ziehen", $voice) } { $draw } Karte
       *[other] { VOICED("ziehen", $voice) } { $draw } Karten
    }
draw_and_keep-deck =
    { $draw ->
        [one] { VOICED("ziehen", $voice) } { $draw } Karte vom Stapel
       *[other] { VOICED("ziehen", $voice) } { $draw } Karten vom Stapel
    }
draw_and_keep-discards = { VOICED("mischen", $voice) } die abgeworfenen Vogelkarten und { VOICED("ziehen", $voice) } { $draw }
draw_and_keep-keep = { $clause }; { VOICED("behalten", $voice) } 1
draw_and_keep-keep_like = { $clause }; { VOICED("behalten", $voice) } 1 { AFTER("Vogel", $like) }, falls einer dabei ist
draw_and_keep-if_prey = { $clause } und { VOICED("behalten", $voice) } sie, falls { $prey }
draw_and_keep-may_tuck = { $clause }, auf der Hand oder unter diesem Vogel
draw_and_keep-may_tuck_like = { $clause }, auf der Hand oder unter diesem Vogel
draw_and_keep-comma = { $clause },
draw_and_keep-discard_others =
    { $draw ->
        [2] { $clause } und { VOICED("werfen", $voice) } die andere ab
       *[other] { $clause } und { VOICED("werfen", $voice) } die anderen ab
    }
draw_and_keep-tuck_others =
    { $draw ->
        [2] { $clause } und { VOICED("stecken", $voice) } die andere unter diesen Vogel
       *[other] { $clause } und { VOICED("stecken", $voice) } die anderen unter diesen Vogel
    }
draw_and_keep-give_others =
    { $draw ->
        [2] { $clause } und { VOICED("geben", $voice) } die andere einem anderen Spieler
       *[other] { $clause } und { VOICED("geben", $voice) } die anderen einem anderen Spieler
    }
draw_and_sort-give = { $clause }; { VOICED("behalten", $voice) } { $keep }, { VOICED("stecken", $voice) } { $tuck } unter diesen Vogel, { VOICED("geben", $voice) } { $give } einem anderen Spieler und { VOICED("werfen", $voice) } den Rest ab
draw_and_sort-rest = { $clause }; { VOICED("behalten", $voice) } { $keep }, { VOICED("stecken", $voice) } { $tuck } unter diesen Vogel und { VOICED("werfen", $voice) } den Rest ab
draw_and_sort-all = { $clause }; { VOICED("stecken", $voice) } { $tuck } davon unter diesen Vogel und { VOICED("behalten", $voice) } die anderen { $keep }
draw_or_stop = { VOICED("decken", $voice) } bis zu { $times }-mal eine Karte vom Stapel auf und höre rechtzeitig auf: Solange die Spannweiten zusammen unter { $cm } cm liegen, { VOICED("stecken", $voice) } die Karten unter diesen Vogel; sonst { VOICED("werfen", $voice) } sie ab
draw_apart = { VOICED("ziehen", $voice) } 1 Karte für jedes leere Feld dieser Reihe; am Ende des Zuges { VOICED("behalten", $voice) } 1 davon und { VOICED("werfen", $voice) } die anderen ab
search_for_food =
    { $food ->
        [fruit]
            { $draw ->
                [one] { VOICED("decken", $voice) } { $draw } Karte vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jede { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
               *[other] { VOICED("decken", $voice) } { $draw } Karten vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jede { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
            }
        [invertebrate]
            { $draw ->
                [one] { VOICED("decken", $voice) } { $draw } Karte vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jedes { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
               *[other] { VOICED("decken", $voice) } { $draw } Karten vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jedes { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
            }
        [rodent]
            { $draw ->
                [one] { VOICED("decken", $voice) } { $draw } Karte vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jedes { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
               *[other] { VOICED("decken", $voice) } { $draw } Karten vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jedes { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
            }
       *[masculine]
            { $draw ->
                [one] { VOICED("decken", $voice) } { $draw } Karte vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jeden { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
               *[other] { VOICED("decken", $voice) } { $draw } Karten vom Stapel auf und { VOICED("werfen", $voice) } sie ab; für jeden { FOOD($food) } in ihren Kosten { VOICED("lagern", $voice) } 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
            }
    }
draw_tray = { VOICED("nehmen", $voice) } alle Karten der Vogeltränke auf die Hand
draft_cards = ziehe 1 Karte mehr, als Spieler dabei sind, aus der Vogeltränke oder vom Stapel; reihum, von dir aus im Uhrzeigersinn, nimmt jeder 1 davon, und die übrige behältst du
draw_bonus =
    { $draw ->
        [one] { VOICED("ziehen", $voice) } { $draw } Bonuskarte
       *[other] { VOICED("ziehen", $voice) } { $draw } Bonuskarten
    }
draw_bonus-per =
    { $draw ->
        [one] { VOICED("ziehen", $voice) } { $draw } Bonuskarte { $each }
       *[other] { VOICED("ziehen", $voice) } { $draw } Bonuskarten { $each }
    }
draw_bonus-more_for_food =
    { $voice ->
        [each] { $clause } und 1 mehr für jedes Futter, das er abgibt
       *[you] { $clause } und 1 mehr für jedes Futter, das du abgibst
    }
draw_bonus-any_card = { $clause }, dann { VOICED("werfen", $voice) } { $gone } { VOICED("deiner", $voice) } Bonuskarten ab
draw_bonus-keep =
    { $voice ->
        [each] { $clause } und { VOICED("behalten", $voice) } { $keep } davon
       *[you] { $clause }; { VOICED("behalten", $voice) } { $keep } davon
    }
discard_bonus =
    { $mood ->
        [may] eine { VOICED("deiner", $voice) } Bonuskarten abwerfen
       *[you] wirf eine { VOICED("deiner", $voice) } Bonuskarten ab
    }
score_bonus = { VOICED("wählen", $voice) } eine { VOICED("deiner", $voice) } Bonuskarten und { VOICED("lagern", $voice) } für jeden Punkt, den sie jetzt wert ist, 1 { FOOD($food) } aus dem Vorrat auf diesem Vogel
score_bonus-replace = { VOICED("wählen", $voice) } eine { VOICED("deiner", $voice) } Bonuskarten und { VOICED("lagern", $voice) } für jeden Punkt, den sie jetzt wert ist, 1 Futter derselben Sorte aus dem Vorrat auf diesem Vogel; dann { VOICED("werfen", $voice) } sie ab und { VOICED("ziehen", $voice) } eine neue
copy_bonus-left = eine Bonuskarte deines linken Nachbarn zählt auch für dich, mit deinen eigenen Vögeln
copy_bonus-right = eine Bonuskarte deines rechten Nachbarn zählt auch für dich, mit deinen eigenen Vögeln
take_discarded_bonus = { VOICED("nehmen", $voice) } eine der abgeworfenen Bonuskarten
discard_card =
    { $mood ->
        [may] 1 Karte von { VOICED("deiner", $voice) } Hand abwerfen
       *[you] wirf 1 Karte von { VOICED("deiner", $voice) } Hand ab
    }
give_card =
    { $mood ->
        [may] einem anderen Spieler 1 Karte von { VOICED("deiner", $voice) } Hand geben
       *[you] gib einem anderen Spieler 1 Karte von { VOICED("deiner", $voice) } Hand
    }
discard_things =
    { $mood ->
        [may] { $count } Dinge abgeben: Futter, Eier oder Karten von { VOICED("deiner", $voice) } Hand
       *[you] gib { $count } Dinge ab: Futter, Eier oder Karten von { VOICED("deiner", $voice) } Hand
    }
tuck_from_hand-may_one = darfst du 1 Karte von deiner Hand unter diesen Vogel stecken
tuck_from_hand-exactly = { VOICED("stecken", $voice) } { $count } Karten von { VOICED("deiner", $voice) } Hand unter diesen Vogel
tuck_from_hand-one = { VOICED("stecken", $voice) } 1 Karte von { VOICED("deiner", $voice) } Hand unter diesen Vogel
tuck_from_hand = { VOICED("stecken", $voice) } bis zu { $count } Karten von { VOICED("deiner", $voice) } Hand unter diesen Vogel
tuck_from_hand-if_any =
    { $voice ->
        [each] { $clause }; wenn er das tut, { $then }
       *[you] { $clause }; wenn du das tust, { $then }
    }
tuck_from_hand-for_each = { $clause }; für jede davon { $each }
tuck_behind_chosen-one = { VOICED("stecken", $voice) } 1 Karte von { VOICED("deiner", $voice) } Hand unter einen Vogel { ROW($habitat, $voice) }
tuck_behind_chosen =
    { $most ->
        [one] { VOICED("stecken", $voice) } je 1 Karte von { VOICED("deiner", $voice) } Hand unter bis zu { $most } Vogel { ROW($habitat, $voice) }
       *[other] { VOICED("stecken", $voice) } je 1 Karte von { VOICED("deiner", $voice) } Hand unter bis zu { $most } Vögel { ROW($habitat, $voice) }
    }
tuck_behind_chosen-if_any =
    { $voice ->
        [each] { $clause }; wenn er das tut, { $then }
       *[you] { $clause }; wenn du das tust, { $then }
    }
tuck_under_each = { VOICED("stecken", $voice) } je 1 Karte vom Stapel unter jeden Vogel { ROW($habitat, $voice) }, auch unter diesen
tuck_from_tray = { VOICED("stecken", $voice) } 1 Karte aus der Vogeltränke unter diesen Vogel
tuck_from_tray-one = { VOICED("stecken", $voice) } aus der Vogeltränke { AFTER("einen Vogel", $like, ends: 0) } unter diesen
tuck_from_tray-smallest = { VOICED("stecken", $voice) } aus der Vogeltränke den Vogel mit der kleinsten Spannweite unter diesen
tuck_from_tray-smallest_like = { VOICED("stecken", $voice) } aus der Vogeltränke { AFTER("den Vogel mit der kleinsten Spannweite", $like, ends: 0) } unter diesen
tuck_from_deck =
    { $count ->
        [1] { VOICED("stecken", $voice) } die oberste Karte des Stapels unter diesen Vogel
       *[other] { VOICED("stecken", $voice) } die obersten { $count } Karten des Stapels unter diesen Vogel
    }

## Predators. $prey: one of the messages prey-….

hunt_card = { VOICED("decken", $voice) } die oberste Karte des Stapels auf: Falls { $prey }, { VOICED("stecken", $voice) } sie unter diesen Vogel; sonst { VOICED("werfen", $voice) } sie ab
hunt_card-cache = { VOICED("decken", $voice) } die oberste Karte des Stapels auf: Falls { $prey }, { VOICED("stecken", $voice) } sie unter diesen Vogel und { VOICED("lagern", $voice) } 1 { FOOD($cache) } aus dem Vorrat auf diesem Vogel; sonst { VOICED("werfen", $voice) } sie ab
hunt_dice-cache = { VOICED("würfeln", $voice) } mit allen Würfeln neben dem Vogelhäuschen; zeigt mindestens einer 1 { FOOD($food) }, { VOICED("lagern", $voice) } 1 { FOOD($food) } auf diesem Vogel
hunt_dice-each = { VOICED("würfeln", $voice) } mit allen Würfeln neben dem Vogelhäuschen; für jeden, der 1 { FOOD($food) } zeigt, { VOICED("lagern", $voice) } 1 { FOOD($food) } auf diesem Vogel
hunt_dice-egg = { VOICED("würfeln", $voice) } mit allen Würfeln neben dem Vogelhäuschen; zeigt mindestens einer 1 { FOOD($food) }, { VOICED("legen", $voice) } 1 Ei auf diesen Vogel
hunt_dice-rolled_cache =
    { $dice ->
        [one] { VOICED("würfeln", $voice) } mit { $dice } beliebigen Würfel; zeigt er 1 { FOOD($food) }, { VOICED("lagern", $voice) } 1 { FOOD($food) } auf diesem Vogel
       *[other] { VOICED("würfeln", $voice) } mit { $dice } beliebigen Würfeln; zeigt mindestens einer 1 { FOOD($food) }, { VOICED("lagern", $voice) } 1 { FOOD($food) } auf diesem Vogel
    }
hunt_dice-each_rolled_gain = { VOICED("würfeln", $voice) } { $each } mit einem beliebigen Würfel; fällt mindestens 1 { FOOD($food) }, { VOICED("nehmen", $voice) } 1 { FOOD($food) } aus dem Vorrat oder { VOICED("lagern", $voice) } 1 auf diesem Vogel
roll_or_stop =
    { $dice ->
        [one] { VOICED("würfeln", $voice) } bis zu { $times }-mal mit { $dice } beliebigen Würfel; aufhören darfst du jederzeit: Jedes Mal, wenn { FOODS($foods, join: "or") } fällt, { VOICED("lagern", $voice) } es auf diesem Vogel; fällt nichts davon, { VOICED("geben", $voice) } alles so gelagerte Futter zurück
       *[other] { VOICED("würfeln", $voice) } bis zu { $times }-mal mit { $dice } beliebigen Würfeln; aufhören darfst du jederzeit: Jedes Mal, wenn { FOODS($foods, join: "or") } fällt, { VOICED("lagern", $voice) } es auf diesem Vogel; fällt nichts davon, { VOICED("geben", $voice) } alles so gelagerte Futter zurück
    }
roll_all_dice = { VOICED("würfeln", $voice) } mit allen fünf Würfeln und bis zu { $again }-mal noch einmal mit beliebigen davon; zeigen mindestens { $least } ein { FOOD($food) }, { $then }

## Other players. $does: a clause with the voice “each”, unless it says otherwise.

all_players = jeder Spieler { $does }
all_players-others = jeder andere Spieler { $does }
all_players-again_egg = { $clause }; danach darfst du 1 weiteres auf einen anderen solchen Vogel legen
all_players-again = { $clause }; danach darfst du das noch einmal tun
all_players-bonus = { $clause }; danach, wenn du willst: { CAPITAL($bonus) }
fewest_birds = wer { HABITAT($habitat, form: "in") } die wenigsten Vögel hat, auch bei Gleichstand, { $does }
with_player = { VOICED("wählen", $voice) } einen anderen Spieler: Er { $they }; dann du: { CAPITAL($you) }
with_player-both = { VOICED("wählen", $voice) } einen anderen Spieler: Jeder von euch beiden { $they }
per_cube = { VOICED("wählen", $voice) } einen anderen Spieler; für jeden Aktionswürfel, den er { HABITAT($habitat, form: "in") } hat, { $does }
neighbour_has-left = falls dein linker Nachbar { FOOD($food, 2) } im Vorrat hat, { $then }
neighbour_has-right = falls dein rechter Nachbar { FOOD($food, 2) } im Vorrat hat, { $then }
neighbour_has-either = falls einer deiner beiden Nachbarn { FOOD($food, 2) } im Vorrat hat, { $then }
if_counts-eggs = falls auf allen { VOICED("deinen", $voice) } Vögeln zusammen weniger als { $under } Eier liegen, { $then }
if_counts-food =
    { $voice ->
        [each] falls er mindestens { $least } { FOOD($food, $least) } im Vorrat hat, { $then }
       *[you] falls du mindestens { $least } { FOOD($food, $least) } im Vorrat hast, { $then }
    }
copy_power-white = { VOICED("kopieren", $voice) } eine weiße Fähigkeit eines Vogels { VOICED("deiner", $voice) } Nachbarn
copy_power-left = { VOICED("kopieren", $voice) } eine braune Fähigkeit { HABITAT($habitat, form: "in") } { VOICED("deines", $voice) } linken Nachbarn
copy_power-right = { VOICED("kopieren", $voice) } eine braune Fähigkeit { HABITAT($habitat, form: "in") } { VOICED("deines", $voice) } rechten Nachbarn

## Other

one_of = { LIST($courses, join: "or") }
one_of-two = { $first } oder { $second }
one_of-two_apart = { $first }, oder { $second }
if_all_actions =
    { $voice ->
        [each] wenn er in dieser Runde alle vier Aktionen genutzt hat, { $then }
       *[you] wenn du in dieser Runde alle vier Aktionen genutzt hast, { $then }
    }
at_end_of_turn = am Ende des Zuges { $then }
counts_double = dieser Vogel zählt für das Ziel dieser Runde doppelt, falls er dafür überhaupt zählt
play_bird-any = { VOICED("spielen", $voice) } einen weiteren Vogel in einen beliebigen Lebensraum
play_bird-this = { VOICED("spielen", $voice) } einen weiteren Vogel in den Lebensraum dieses Vogels
play_bird-row =
    { $habitat ->
        [forest] { VOICED("spielen", $voice) } einen weiteren Vogel in { VOICED("deinen", $voice) } { HABITAT($habitat) }
       *[other] { VOICED("spielen", $voice) } einen weiteren Vogel in { VOICED("dein", $voice) } { HABITAT($habitat) }
    }
play_bird-normal = { $clause } zu den üblichen Kosten
play_bird-one_less = { $clause }, für 1 Ei weniger als üblich
play_bird-less = { $clause }, für 1 { FOOD($less) } oder 1 Ei weniger als üblich
play_bird-none = { $clause } zu den üblichen Futterkosten, aber ohne Eier
move_bird = falls rechts von diesem Vogel keiner liegt, { VOICED("versetzen", $voice) } ihn in einen anderen Lebensraum
move_to_neighbour-left = falls rechts von diesem Vogel keiner liegt, darfst du ihn in einen Lebensraum deines linken Nachbarn versetzen, ohne alles, was auf und unter ihm liegt; wenn du das tust, { $then }
move_to_neighbour-right = falls rechts von diesem Vogel keiner liegt, darfst du ihn in einen Lebensraum deines rechten Nachbarn versetzen, ohne alles, was auf und unter ihm liegt; wenn du das tust, { $then }
use_predators = { VOICED("nutzen", $voice) } die braunen Fähigkeiten aller { VOICED("deiner", $voice) } anderen Jäger in beliebiger Reihenfolge
repeat_power = { VOICED("nutzen", $voice) } die braune Fähigkeit eines anderen Vogels in diesem Lebensraum noch einmal
repeat_power-predator = { VOICED("nutzen", $voice) } die braune Fähigkeit eines anderen Jägers in diesem Lebensraum noch einmal
