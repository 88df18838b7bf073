### Lessons, examples and the first game with the coach: headings and buttons.

lessons = Spielen lernen
how_one_wins = Wer nach vier Runden die meisten Punkte hat, gewinnt: für Vögel, Eier, Bonuskarten, Rundenziele, Futter auf Vögeln und Karten unter Vögeln.
lessons_about = Sechs kurze Lektionen, jede mit einem kleinen Ziel. Überspring, was du schon kannst.
lesson_number = Lektion { $n }
lesson_begin = Beginnen
lesson_again = Noch einmal
lesson_go_on = Weiter bei Schritt { $n }
lesson_done = Geschafft
lessons_finished = { $n } von { $all } Lektionen geschafft
first_game = Erste Partie mit dem Coach
first_game_about = Allein gegen den leichtesten Automa, mit Vögeln für den Anfang. In der ersten Runde sagt der Coach, was ein starker Spieler tun würde und warum; danach nur, wenn du fragst. Für die Statistik zählt sie nicht.
first_game_begin = Partie beginnen

## At a step of a lesson

step = Schritt { $n } von { $all }
aim = Dein Ziel
turns_left =
    { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
hint = Tipp
hint_more = Noch ein Tipp
hint_exact = Der nächste Klick: { $option }
hint_lost = Das Ziel ist nicht mehr zu erreichen. Nimm eine Antwort zurück, oder versuch den Schritt noch einmal.
do_it = Mach es für mich
skip = Schritt überspringen
leave = Lektion verlassen
reached = Gut gemacht!
reached_step = Ziel erreicht: weiter zum nächsten Schritt
reached_last = Ziel erreicht: Diese Lektion ist geschafft
missed = Diesmal nicht: { $why }.

## After “Not this time:”

lacks_food = du hast { $n } von { $all } ({ $food })
any_food = Futter
lacks_bird = { $bird } liegt nicht auf deinem Tableau
lacks_eggs = { $n } von { $all } Eiern liegen auf deinem Tableau
lacks_eggs_on =
    { $all ->
        [one] { $bird } hat { $n } von { $all } Ei
       *[other] { $bird } hat { $n } von { $all } Eiern
    }
lacks_cards = du hast { $n } von { $all } Karten auf der Hand
lacks_card = { $bird } ist nicht auf deiner Hand
lacks_tucked = { $n } von { $all } Karten stecken unter Vögeln
lacks_goal =
    { $n ->
        [one] das Ziel brachte { $n } Punkt und nicht { $all }
       *[other] das Ziel brachte { $n } Punkte und nicht { $all }
    }
lacks_power = { $bird } hat die Fähigkeit nicht genutzt
lacks_victory = jemand anderes hat mehr Punkte
lacks_event = die Würfel wurden nicht neu geworfen
again = Noch einmal
next = Nächster Schritt
next_lesson = Nächste Lektion: { $title }
finish = Lektion beenden
more = Mehr in den Regeln

## The first game with the coach

coach = Der Coach
coach_suggests = Vorschlag: { $option }
coach_play = { CAPITAL(BIRD($bird, form: "accusative")) } spielen ({ $habitat })
coach_start = Vorschlag: { BIRDS($birds, form: "accusative", join: "and") } behalten
coach_start_none = Vorschlag: keinen Vogel behalten
coach_beside = Behalte dazu dieses Futter: { $food }. Und diese Bonuskarte: { $bonus }.
coach_beside_food = Behalte dazu dieses Futter: { $food }.
coach_getting_ready = Der Coach sieht sich den Tisch an …
coach_looking = Ein erster Eindruck. Der Coach denkt voraus …
coach_estimate = Eine Schätzung: Von hier hat der Coach { $n }-mal weitergespielt, und jedes Mal war alles Verdeckte neu ausgeteilt.
coach_all = Was jede Wahl bringen würde
coach_ask = Den Coach fragen
coach_off = Coach abschalten
coach_quiet = Ab der zweiten Runde spricht der Coach nur, wenn du fragst.

## Examples

example = Beispiel
example_try = Ausprobieren
example_show = Zeig es mir
example_end = Das Ergebnis
example_leave = Zurück
example_reached = Genau: Der Tisch ist wie im Beispiel.
example_other = Du hast es anders gemacht. Spiel weiter, oder fang neu an.
