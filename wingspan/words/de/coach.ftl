### The coach: hints, reviews, exercises.

hint = Tipp
thinking = Der Coach denkt voraus …

## A hint, step by step

turn_play_bird = Jetzt ist ein Vogel dran: Welcher, und wohin?
turn_gain_food = Jetzt ist Futter dran: Für welchen Vogel?
turn_lay_eggs = Jetzt sind Eier dran.
turn_draw_cards = Jetzt sind Karten dran.
turn_either = „{ $best }“ oder „{ $other }“: Eins ist jetzt so gut wie das andere.
look_hand = Hier kommt es auf die Karte an: etwa { $points }.
look_forest = Hier kommt es auf den Vogel im Wald an: etwa { $points }.
look_grassland = Hier kommt es auf den Vogel im Grasland an: etwa { $points }.
look_wetland = Hier kommt es auf den Vogel im Feuchtgebiet an: etwa { $points }.
look_birdfeeder = Hier kommt es auf den Würfel an: etwa { $points }.
look_supply = Hier kommt es auf das Futter an: etwa { $points }.
look_tray = Hier kommt es auf die Karte an: etwa { $points }.
look_prompt = Hier kommt es auf die Antwort an: etwa { $points }.
look_row = Hier kommt es auf die Reihe an: etwa { $points }.
start_with = Beginne damit:
start_tick = Das alles auswählen
start_later = hat noch Zeit bis später.
start_no_bird = dein ganzes Futter ist jetzt mehr wert.
start_any_food = nützt den meisten Vögeln.
show_choices = Die besten Züge zeigen
show_why = Und warum?
close = Tipp schließen
best = am besten
equally_good = gleich gut
less =
    { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    }
behind = { $n } hinter dem besten
details = Genauer
about_points = etwa { $points }
whole_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
percent = { $n } %
to_win = Siegchance { $chance }
mark_best = am besten
mark_equally_good = gleich gut

## What follows

plan_always = Danach kommt:
plan_mostly = Danach kommt meistens:
plan_often = Was danach kommen kann, je nach Würfeln und Karten:
plan_open = Wie es weitergeht, hängt von Würfeln und Karten ab.
plan_some_bird = einer von mehreren Vögeln
plan_likely = ein Vogel, am ehesten
plan_best = Der bessere Plan
plan_chosen = Dein Plan
play_plan = Ablauf ansehen
outlook = Wie es weitergehen könnte
outlook_of = Nach „{ $answer }“, zum Beispiel:
outlook_about = Ein Beispiel, kein Versprechen: Würfel und verdeckte Karten werden hier neu gezogen, in deiner Partie kann es also anders kommen.
outlook_back = Zurück
expected = am Ende { $n } Punkte erwartet

## Moves, as buttons and in sentences

play_in = { BIRD($bird, form: "object") } spielen ({ $habitat })
play_it = { BIRD($bird, form: "object") } spielen
play_there = Vogel spielen ({ $habitat })
do_take = { BIRD($bird, form: "object") } nehmen
do_give = { BIRD($bird, form: "object") } hergeben
do_tuck = { BIRD($bird, form: "object") } darunterstecken
keep_birds = { BIRDS($birds, form: "object", join: "and") } behalten
keep_no_bird = Keinen Vogel behalten

## How sure it is, and where the points come from

estimate =
    { $n ->
        [one] Erwartete Punkte am Ende, geschätzt aus { $n } Welt, in der alles Verdeckte neu ausgeteilt ist. ± ist ein Standardfehler.
       *[other] Erwartete Punkte am Ende, geschätzt aus { $n } Welten, in denen alles Verdeckte neu ausgeteilt ist. ± ist ein Standardfehler.
    }
all_alike = Diese Züge sind auf einen Punkt genau gleich gut: Nimm den, der dir gefällt.
why = „{ $best }“ dürfte etwa { $points } mehr bringen als „{ $other }“.
why_columns = „{ $best }“ dürfte etwa { $points } mehr bringen als „{ $other }“: { $columns }.
why_mostly = „{ $best }“ dürfte etwa { $points } mehr bringen als „{ $other }“, vor allem { $column }.
columns_mostly = Vor allem { $column }.
column_more = { $n } mehr { $column }
column_fewer = { $n } weniger { $column }
from_birds = durch Vögel
from_bonus = durch Bonuskarten
from_goals = durch Rundenziele
from_eggs = durch Eier
from_cached = durch gelagertes Futter
from_tucked = durch Karten unter Vögeln
from_nectar = durch Nektar
points = { $n } Punkte

## Parts of reasons

a_invertebrate = 1 Wirbelloses
a_seed = 1 Samen
a_fish = 1 Fisch
a_fruit = 1 Frucht
a_rodent = 1 Nagetier
a_nectar = 1 Nektar
within_0 = vor dem Ende der Partie
within_1 = im nächsten Zug
within_2 = binnen zwei Zügen
often_0 = fast nie
often_1 = in 1 von 10 Fällen
often = in { $n } von 10 Fällen
often_10 = fast immer
few_1 = nur in 1 von 10 Fällen
few = nur in { $n } von 10 Fällen
otherwise_1 = nur in 1 von 10
otherwise = nur in { $n } von 10
some = etwa { $what }
gains_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
gains_food = { $n } Futter
gains_cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
gains_eggs =
    { $n ->
        [one] { $n } Ei
       *[other] { $n } Eier
    }
gains_paid = { $gains }, für { $costs }
does_tucks = steckt Karten unter sich
does_caches = lagert Futter
does_lays = legt Eier
does_feeds = bringt Futter
does_draws = zieht Karten
does_repeats = wiederholt eine Fähigkeit ({ $repeated })
pay_card = eine Karte
pay_food = 1 Futter
pay_egg = ein Ei
pay_nectar = einen Nektar
row_forest = den Wald
row_grassland = das Grasland
row_wetland = das Feuchtgebiet

## Reasons

reason_rather = Verglichen mit „{ $other }“:
reason_play_soon =
    { $worth ->
        [one] { $bird } ({ $worth } Punkt) braucht noch { $foods }: Nimm jetzt Futter, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
       *[other] { $bird } ({ $worth } Punkte) braucht noch { $foods }: Nimm jetzt Futter, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
    }
reason_pays_for_birds = Von den { $birds } Vögeln auf deiner Hand kannst du keinen bezahlen; mit Futter kommt { $bird } { $within } { $often } ins Spiel, sonst { $otherwise }.
reason_food_for =
    { $worth ->
        [one] { $bird } ({ $worth } Punkt) braucht { $foods }: Damit spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
       *[other] { $bird } ({ $worth } Punkte) braucht { $foods }: Damit spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
    }
reason_keep_food =
    { $worth ->
        [one] Behalte { $foods }: Dann kommt { $bird } ({ $worth } Punkt) { $within } { $often } ins Spiel, sonst { $otherwise }.
       *[other] Behalte { $foods }: Dann kommt { $bird } ({ $worth } Punkte) { $within } { $often } ins Spiel, sonst { $otherwise }.
    }
reason_food_enough_one = Dein Futter ({ $tokens }) reicht schon für den einen Vogel auf deiner Hand.
reason_food_enough = Dein Futter ({ $tokens }) reicht schon für jeden der { $birds } Vögel auf deiner Hand.
reason_nothing_to_feed_none = Deine Hand ist leer: Da ist kein Vogel, für den du Futter nehmen könntest.
reason_nothing_to_feed = Deine Hand ist leer: Da ist kein Vogel, für den du dein Futter ({ $tokens }) ausgeben könntest.
reason_reroll_one = Der einzige Würfel zeigt nicht, was { $bird } noch braucht: { $foods }.
reason_reroll = Keiner der { $dice } Würfel zeigt, was { $bird } noch braucht: { $foods }.
reason_nectar_spoils_last =
    { $tokens ->
        [one] { $tokens } Nektar verfällt nach diesem Zug, am Rundenende.
       *[other] { $tokens } Nektar verfallen nach diesem Zug, am Rundenende.
    }
reason_nectar_spoils =
    { $tokens ->
        [one] { $tokens } Nektar verfällt am Rundenende, nach nur noch einem Zug.
       *[other] { $tokens } Nektar verfallen am Rundenende, nach nur noch einem Zug.
    }
reason_nectar_counts = Nektar, den du in einer Reihe ausgibst, zählt dort am Ende: { $some_points } mehr.
reason_hand_low_none =
    { $draws ->
        [one]
            { $birds ->
                [one] Deine Hand ist leer: Jetzt ziehst du { $draws } Karte, und etwa { $birds } Vogel spielst du noch bis zum Ende.
               *[other] Deine Hand ist leer: Jetzt ziehst du { $draws } Karte, und etwa { $birds } Vögel spielst du noch bis zum Ende.
            }
       *[other]
            { $birds ->
                [one] Deine Hand ist leer: Jetzt ziehst du { $draws } Karten, und etwa { $birds } Vogel spielst du noch bis zum Ende.
               *[other] Deine Hand ist leer: Jetzt ziehst du { $draws } Karten, und etwa { $birds } Vögel spielst du noch bis zum Ende.
            }
    }
reason_hand_low =
    { $birds ->
        [one] Du hast nur eine Karte auf der Hand: Jetzt ziehst du { $draws } dazu, und etwa { $birds } Vogel spielst du noch bis zum Ende.
       *[other] Du hast nur eine Karte auf der Hand: Jetzt ziehst du { $draws } dazu, und etwa { $birds } Vögel spielst du noch bis zum Ende.
    }
reason_hand_full_none = Du hast { $cards } Karten auf der Hand und spielst bis zum Ende keine davon.
reason_hand_full = Du hast { $cards } Karten auf der Hand und spielst bis zum Ende nur etwa { $plays } davon.
reason_take_card =
    { $worth ->
        [one] { $bird } ({ $worth } Punkt) kommt { $within } { $often } ins Spiel.
       *[other] { $bird } ({ $worth } Punkte) kommt { $within } { $often } ins Spiel.
    }
reason_take_card_contested =
    { $worth ->
        [one] { $bird } ({ $worth } Punkt) kommt { $within } { $often } ins Spiel; bis zu deinem nächsten Zug ist die Karte vielleicht weg.
       *[other] { $bird } ({ $worth } Punkte) kommt { $within } { $often } ins Spiel; bis zu deinem nächsten Zug ist die Karte vielleicht weg.
    }
reason_rarely_played_none = { $bird } käme bis zum Ende fast nie ins Spiel.
reason_rarely_played = { $bird } käme bis zum Ende { $few } ins Spiel.
reason_keep_card =
    { $worth ->
        [one] { $bird } ({ $worth } Punkt) nützt dir selbst: Du spielst diesen Vogel { $within } { $often }.
       *[other] { $bird } ({ $worth } Punkte) nützt dir selbst: Du spielst diesen Vogel { $within } { $often }.
    }
reason_runs_often_forest = { $bird } { $does }, noch etwa { $uses }-mal im Wald: { $gains }.
reason_runs_often_grassland = { $bird } { $does }, noch etwa { $uses }-mal im Grasland: { $gains }.
reason_runs_often_wetland = { $bird } { $does }, noch etwa { $uses }-mal im Feuchtgebiet: { $gains }.
reason_card_runs = { $bird } { $does }, sobald die Karte liegt, etwa { $uses }-mal: { $gains }.
reason_others_turns = { $bird } { $does }, etwa { $uses }-mal in den Zügen der anderen: { $gains }.
reason_row_grows_forest = Mit einem Vogel mehr im Wald gibt es noch etwa { $visits }-mal { $then } statt { $before } Würfel.
reason_row_grows_grassland = Mit einem Vogel mehr im Grasland gibt es noch etwa { $visits }-mal { $then } Eier statt { $before }.
reason_row_grows_wetland = Mit einem Vogel mehr im Feuchtgebiet gibt es noch etwa { $visits }-mal { $then } Karten statt { $before }.
reason_row_trades_forest = Mit einem Vogel mehr im Wald kannst du noch etwa { $visits }-mal { $pay } gegen einen weiteren Würfel tauschen.
reason_row_trades_grassland = Mit einem Vogel mehr im Grasland kannst du noch etwa { $visits }-mal { $pay } gegen ein weiteres Ei tauschen.
reason_row_trades_wetland = Mit einem Vogel mehr im Feuchtgebiet kannst du noch etwa { $visits }-mal { $pay } gegen eine weitere Karte tauschen.
reason_used_row_none = Du besuchst { $row } noch etwa { $visits }-mal, { $other_row } fast nie.
reason_used_row = Du besuchst { $row } noch etwa { $visits }-mal, { $other_row } nur etwa { $fewer }-mal.
reason_powers_run =
    { $n ->
        [one] Bei diesem Besuch hilft { $birds } mit: { $gains }.
       *[other] Bei diesem Besuch helfen { $birds } mit: { $gains }.
    }
reason_bird_points_alone = { $bird } allein ist { $points } Punkte wert.
reason_bird_points = { $bird } ist { $points } Punkte wert, { $rival } { $fewer }.
reason_tucks = { $bird } steckt Karten unter sich: { $some_points } mehr am Ende.
reason_caches = { $bird } lagert Futter: { $some_points } mehr am Ende.
reason_eggs_now_last = In deinem letzten Zug bringt das Legen { $eggs } Eier, jedes 1 Punkt.
reason_eggs_now = Legen bringt sofort { $eggs } Eier, jedes 1 Punkt; nach diesem Zug bleiben nur noch { $turns }.
reason_no_room_none =
    { $eggs ->
        [one] Legen brächte { $eggs } Ei, aber deine Vögel haben für keins Platz.
       *[other] Legen brächte { $eggs } Eier, aber deine Vögel haben für keins Platz.
    }
reason_no_room =
    { $eggs ->
        [one] Legen brächte { $eggs } Ei, aber deine Vögel haben nur für { $room } Platz.
       *[other] Legen brächte { $eggs } Eier, aber deine Vögel haben nur für { $room } Platz.
    }
reason_eggs_for_birds_none =
    { $cost ->
        [one] { $bird } kostet { $cost } Ei, und du hast keins: Leg jetzt, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
       *[other] { $bird } kostet { $cost } Eier, und du hast keins: Leg jetzt, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
    }
reason_eggs_for_birds =
    { $cost ->
        [one] { $bird } kostet { $cost } Ei, und du hast nur { $eggs }: Leg jetzt, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
       *[other] { $bird } kostet { $cost } Eier, und du hast nur { $eggs }: Leg jetzt, dann spielst du diesen Vogel { $within } { $often }, sonst { $otherwise }.
    }
reason_egg_room = { $bird } hat Platz für { $room } Eier und am Ende etwa { $eggs }.
reason_goal_now_eggs =
    { $points ->
        [one] Die Eier zählen für das Rundenziel ({ $goal }): nach jetzigem Stand { $points } Punkt.
       *[other] Die Eier zählen für das Rundenziel ({ $goal }): nach jetzigem Stand { $points } Punkte.
    }
reason_goal_now =
    { $points ->
        [one] { $bird } zählt für das Rundenziel ({ $goal }): nach jetzigem Stand { $points } Punkt.
       *[other] { $bird } zählt für das Rundenziel ({ $goal }): nach jetzigem Stand { $points } Punkte.
    }
reason_goal_later = { $bird } zählt für das Ziel von Runde { $round } ({ $goal }): { $some_points } mehr durch Ziele.
reason_goal_eggs =
    { $eggs ->
        [one] „{ $other }“ würde { $eggs } Ei kosten, das für das Rundenziel zählt ({ $goal }): { $some_points } weniger.
       *[other] „{ $other }“ würde { $eggs } Eier kosten, die für das Rundenziel zählen ({ $goal }): { $some_points } weniger.
    }
reason_goals = Das Ziel von Runde { $round } ({ $goal }) bringt { $some_points } mehr.
reason_bonus_fits = { $bird } zählt für „{ $bonus }“, als Nummer { $number }: { $some_points } mehr am Ende.
reason_bonus_step =
    { $points ->
        [one] { $bird } ist Nummer { $number } für „{ $bonus }“ und bringt dich eine Stufe höher: { $points } Punkt mehr.
       *[other] { $bird } ist Nummer { $number } für „{ $bonus }“ und bringt dich eine Stufe höher: { $points } Punkte mehr.
    }
reason_points_now_last = In deinem letzten Zug bringt das { $some_points } mehr.
reason_points_now = Das bringt sofort { $some_points } mehr auf den Tisch; nach diesem Zug bleiben nur noch { $turns }.
reason_engine_first = Die Eier brächten jetzt { $some_now }; das hier bringt { $some_later } mehr in den { $turns } Zügen, die noch kommen.
reason_bird_soon =
    { $worth ->
        [one] So kommt { $bird } ({ $worth } Punkt) { $within } { $often } ins Spiel, sonst { $otherwise }.
       *[other] So kommt { $bird } ({ $worth } Punkte) { $within } { $often } ins Spiel, sonst { $otherwise }.
    }
reason_better_birds_draw_cards =
    { $gain ->
        [one] { $gain } Karte mehr zur Auswahl: Die Vögel, die du spielst, dürften { $some_points } mehr wert sein.
       *[other] { $gain } Karten mehr zur Auswahl: Die Vögel, die du spielst, dürften { $some_points } mehr wert sein.
    }
reason_better_birds_gain_food = Mit dem Futter spielst du Vögel, die { $some_points } mehr wert sind.
reason_better_birds_lay_eggs = Mit den Eiern spielst du Vögel, die { $some_points } mehr wert sind.
reason_bonus_birds = Die neuen Karten könnten für „{ $bonus }“ zählen: { $some_points } mehr am Ende.
reason_can_wait = „{ $other }“ kann warten: Dazu kommst du { $often } noch { $within }.
reason_not_worth = „{ $other }“ kostet { $some_points } mehr, als es bringt.
reason_worth_it_power = { $bird } bringt { $some_points } mehr, als die Fähigkeit kostet.
reason_worth_it = Das bringt { $some_points } mehr, als es kostet.
reason_start_plays_plain =
    { $worth ->
        [one] { $bird } kommt etwa in Zug { $turn } ins Spiel: { $worth } Punkt.
       *[other] { $bird } kommt etwa in Zug { $turn } ins Spiel: { $worth } Punkte.
    }
reason_start_plays = { $bird } kommt etwa in Zug { $turn } ins Spiel und { $does }, etwa { $uses }-mal: { $gains }.
reason_start_waits_none = { $bird } käme in der ersten Runde fast nie ins Spiel.
reason_start_waits = { $bird } käme in der ersten Runde { $few } ins Spiel.
reason_start_food = reicht für diese Vögel: { $birds }.
reason_start_bonus_lost =
    { $lost ->
        [one] { $some_points } am Ende; mit „{ $rival }“ hättest du { $lost } Punkt weniger.
       *[other] { $some_points } am Ende; mit „{ $rival }“ hättest du { $lost } Punkte weniger.
    }
reason_start_bonus_alike = { $some_points } am Ende; „{ $rival }“ wäre ebenso gut.
reason_start_bonus_none = brächte nur wenig; „{ $rival }“ wäre ebenso gut.
reason_start_bonus = { $some_points } am Ende.

## Where to read on

in_the_rules = In den Regeln: { $page }
lesson_food = Lektion: Futter
lesson_birds = Lektion: Vögel
lesson_eggs = Lektion: Eier
lesson_cards = Lektion: Karten
lesson_powers = Lektion: Fähigkeiten
lesson_goals = Lektion: Rundenziele
page_setup_birds = Startvögel
page_row_powers = die braunen Fähigkeiten der Reihe
page_eggs = wozu Eier gut sind
page_scoring = Punkte
page_gain_food = Futter nehmen
page_food_cost = Futterkosten
page_birdfeeder = das Vogelhäuschen
page_hand = deine Hand
page_draw_cards = Karten ziehen
page_tray = die Vogeltränke
page_goals = Rundenziele
page_bonus_cards = Bonuskarten
page_play_bird = Vogel spielen
page_powers = Fähigkeiten der Vögel
page_mat = dein Tableau
page_egg_limit = wie viele Eier passen
page_powers_costs = was eine Fähigkeit kostet
page_reroll = alle Würfel neu werfen
page_nectar_round_end = Nektar am Rundenende
page_nectar_scoring = Punkte für Nektar
page_power_brown = braune Fähigkeiten
page_power_pink = rosa Fähigkeiten
page_conversion = tauschen für 1 mehr
page_tucking = Karten unter Vögel stecken
page_caching = Futter lagern
page_egg_cost = Eierkosten

## A review of a game

review = Der Coach zu dieser Partie
review_of = Der Coach zur Partie von { $name }
review_running = Der Coach geht jede Entscheidung durch …
review_stopped = Der Coach hat aufgehört. Was er schon beurteilt hat, bleibt.
review_stop = Anhalten
review_go_on = Weitermachen
review_whole = Die ganze Analyse
review_deep = Genauer hinsehen (dauert etwa zehnmal so lang)
review_fine = „{ $chosen }“: Nichts war klar besser.
review_lost = „{ $chosen }“ hat dich etwa { $lost } gekostet.
review_best = Besser: „{ $best }“.
review_seats = Wessen Züge beurteilt werden
review_estimate = Jede Entscheidung wird danach beurteilt, was man da wissen konnte, in neu ausgeteilten Welten. ± ist ein Standardfehler; was der Coach selbst falsch einschätzt, steckt nicht darin.
uncover = Verdeckte Karten
hidden = Was man da nicht sehen konnte
hidden_deck = Als Nächstes im Stapel
hidden_bonus_deck = Nächste Bonuskarten
hidden_bonus = Bonuskarten von { $name }
hidden_automa = Der Automa deckt als Nächstes auf
hidden_face_down = Verdeckt beim Automa
hidden_none = keine
mistake_before = Voriger Fehler
mistake_after = Nächster Fehler
mistakes = Deine teuersten Entscheidungen
grade_inaccuracy = Ungenau
grade_mistake = Fehler
grade_blunder = Patzer
summary_played = Du hast etwa so gut gespielt wie { $bird }.
summary_few = Mit besseren Entscheidungen wären etwa { $lost } mehr herausgekommen.
summary_best = Dein bester Zug: „{ $move }“ in Runde { $round }, Zug { $turn }.
summary_fault = Am meisten gekostet hat dich: { $fault }, zusammen etwa { $lost }. { $advice }
show_moment = Diese Stelle zeigen
show_moments = Diese { $n } Stellen zeigen
train_fault = Das üben
moment_of = { $fault }: { $n } von { $all }
retry = Hier neu versuchen
review_follows = Was jeweils folgt
trends = Deine Gewohnheiten in den letzten { $games } analysierten Partien
trends_about = Punkte, die dich jede pro Partie kostet; weiter rechts ist neuer.
trend =
    { $n ->
        [one] { $fault }: etwa { $n } Punkt pro Partie
       *[other] { $fault }: etwa { $n } Punkte pro Partie
    }
summary_scale =
    { $n ->
        [one] Punkte, die Computergegner pro Entscheidung verlieren: { $levels }. Du hast je { $each } verloren, bei { $n } Entscheidung, die nicht auf der Hand lag.
       *[other] Punkte, die Computergegner pro Entscheidung verlieren: { $levels }. Du hast je { $each } verloren, bei { $n } Entscheidungen, die nicht auf der Hand lagen.
    }
summary_no_habit = Kein Fehler fällt besonders auf.
summary_luck_more = Du hattest Glück: Karten und Würfel brachten etwa { $n } mehr als gewöhnlich.
summary_luck_fewer = Du hattest Pech: Karten und Würfel brachten etwa { $n } weniger als gewöhnlich.
summary_luck_even = Glück und Pech hielten sich bei Karten und Würfeln die Waage.
summary_lost = Mit besseren Entscheidungen wären zusammen etwa { $lost } mehr herausgekommen.
summary_others_more = Die Züge der anderen haben dir etwa { $n } gebracht.
summary_others_fewer = Die Züge der anderen haben dich etwa { $n } gekostet.

## What went wrong, and what to do about it

theme_start = was du am Anfang behältst
theme_action = welche Aktion du wählst
theme_birds = welchen Vogel du spielst, und wohin
theme_food = Futter nehmen und ausgeben
theme_eggs = wohin die Eier kommen
theme_cards = Karten ziehen, behalten, unter Vögel stecken
theme_powers = wie du Fähigkeiten nutzt
fault_weak_start = die Vögel, die du am Anfang behältst
fault_engine_late = Dauerfähigkeiten zu spät gespielt
fault_eggs_early = Eier zu früh gelegt
fault_points_late = weiter aufgebaut, als es Zeit zum Punkten war
fault_food_hoarded = Futter gehortet
fault_food_missed = Futter fehlt für den nächsten Vogel
fault_wrong_food = das falsche Futter
fault_cards_hoarded = Karten gehortet
fault_cards_missed = zu wenig Karten auf der Hand
fault_wrong_card = die falschen Karten
fault_goal_ignored = Rundenziele übersehen
fault_bonus_ignored = Bonuskarten übersehen
fault_bird_missed = Vögel auf der Hand geblieben
fault_bird_hasty = Vögel übereilt gespielt
fault_wrong_bird = der falsche Vogel
fault_wrong_row = Vögel in der falschen Reihe
fault_egg_places = Eier an den falschen Stellen
fault_powers = Fähigkeiten falsch eingeschätzt
advice_weak_start = Behalte Vögel, die du mit dem ersten Futter bezahlen kannst.
advice_engine_late = Spiele in den ersten zwei Runden Vögel, deren Fähigkeiten immer wieder laufen.
advice_eggs_early = Am Anfang bringen Vögel, Futter und Karten mehr; leg, wenn nur noch wenige Züge bleiben.
advice_points_late = Bleiben nur noch wenige Züge, nimm die Punkte, die da sind, vor allem Eier.
advice_food_hoarded = Nimm Futter für einen Vogel, den du hast, und spiel ihn dann.
advice_food_missed = Such dir den nächsten Vogel aus, und nimm rechtzeitig, was er kostet.
advice_wrong_food = Bevor du Futter wählst, schau, was dein nächster Vogel kostet.
advice_cards_hoarded = Spiele, was du hast, bevor du mehr ziehst.
advice_cards_missed = Zieh, solange noch Züge bleiben, um zu spielen, was du findest.
advice_wrong_card = Nimm Vögel, die du bald bezahlen kannst oder die deine Bonuskarten zählen.
advice_goal_ignored = Frag dich vor jedem Zug, was einer mehr für das Rundenziel wert wäre.
advice_bonus_ignored = Nimm von zwei Vögeln lieber den, den deine Bonuskarten zählen.
advice_bird_missed = Kannst du einen guten Vogel bezahlen, spiel ihn sofort.
advice_bird_hasty = Bevor du einen Vogel spielst, schau, ob Futter, Eier oder Karten mehr brächten.
advice_wrong_bird = Vergleiche, was jeder Vogel bis zum Ende bringt, nicht nur seine Punkte.
advice_wrong_row = Leg einen Vogel in die Reihe, die du am häufigsten nutzt.
advice_egg_places = Leg Eier dorthin, wo ein Ziel sie zählt, und halte in den besten Nestern Platz frei.
advice_powers = Frag dich bei jeder Fähigkeit, was sie kostet und was sie bringt.

## Figures of a review

decisions =
    { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
by_theme = Wo Punkte verloren gingen
by_column = Die Fehler kosteten { $lost }, nach Spalten: { $parts }.
waterfall = Von der Mischung zum Endstand
step_start = Erwartet beim Austeilen
step_luck = Glück
step_others = Die Züge der anderen
step_offered = Was die besten Züge boten
step_lost = Durch deine Züge verloren
step_final = Endstand
curve = Wie die Partie lief
curve_expected = was der Coach voraussah
curve_on_table = auf dem Tisch

## Exercises

exercises_about = Was würde hier ein starker Spieler tun? Wie gut deine Antwort ist, siehst du sofort. Übungen, die danebengehen, kommen morgen wieder, solche, die du kannst, immer seltener.
exercises_today = Übung des Tages
exercises_solved = gelöst
exercises_begin = Lösen
exercises_due = Wieder fällig
exercises_due_some =
    { $n ->
        [one] { $n } Übung kommt heute wieder.
       *[other] { $n } Übungen kommen heute wieder.
    }
exercises_own = Deine eigenen Fehler
exercises_own_none = Lass den Coach eine deiner beendeten Partien analysieren, dann werden ihre Fehler hier zu Übungen.
exercises_practise = Üben
exercises_habits = Nach Gewohnheit
exercises_themes =
    { $n ->
        [one] { $n } Thema
       *[other] { $n } Themen
    }
exercises_begun = { $n } von { $all } begonnen
exercises_counted = { $n } von { $all } gekonnt
exercises_counted_due = { $n } von { $all } gekonnt, { $due } fällig
exercises_collection = Aus starken Partien
exercises_set = Welche Karten
exercises_estimate = Aus Partien starker Computergegner. In jeder Stellung war eine Antwort klar die beste, in Hunderten neu ausgeteilter Welten und noch einmal, als die Partie zu Ende gespielt wurde. Eine Schätzung bleibt es trotzdem.
exercises_learn = Aus Fehlern lernen
exercise = Übung
exercise_title = { $matter } · { $difficulty }
exercise_of_own = Aus deiner eigenen Partie · { $matter }
exercise_of_table = An einem aufgebauten Tisch · { $matter }
matter_start = Welche Vögel behalten?
matter_opening = Welche Aktion? Runde 1
matter_middle = Welche Aktion? Runden 2 und 3
matter_ending = Welche Aktion? Runde 4
matter_birds = Welcher Vogel, und wohin?
matter_food = Welches Futter?
matter_eggs = Wohin mit den Eiern?
matter_cards = Welche Karte?
matter_powers = Fähigkeiten und Tausch
difficulty_easy = leicht
difficulty_medium = mittel
difficulty_hard = schwer
exercise_asks = Finde den besten Zug.
exercise_right = Richtig!
exercise_wrong = Nicht der beste.
exercise_best = „{ $chosen }“ ist der beste Zug.
exercise_as_good = „{ $chosen }“ ist so gut wie der beste Zug.
exercise_lost = „{ $chosen }“: { $worse }.
exercise_tomorrow = Diese Übung kommt morgen wieder.
exercise_in_days = Diese Übung kommt in { $n } Tagen wieder.
exercise_again = Noch einmal
exercise_show = Die besten Züge zeigen
exercise_next = Nächste Übung
exercise_all = Alle Übungen
exercise_leave = Übung verlassen
