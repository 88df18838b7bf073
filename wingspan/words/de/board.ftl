### Neben dem Brettspiel auf einem echten Tisch: Automa, Wertungsblock, Hilfen.

about = Für eine Partie auf deinem Tisch, mit deinen eigenen Karten. Was brauchst du?
offline = Alles geht ohne Netz, und der Bildschirm bleibt an.
solo = Automa
solo-about = Allein spielen: Die Karten des Automa werden hier aufgedeckt, jeder Schritt wird erklärt, und gezählt wird auch.
pad = Wertungsblock
pad-about = Punkte für eine bis fünf Personen, nach Kategorien oder nach den Namen der Vögel.
aids = Hilfen
aids-about = Welche Vögel für eine Bonuskarte zählen, Klarstellungen zu jedem Vogel, zufällige Rundenziele.

## Vögel mit wenigen Buchstaben

find = Vogel finden
find_how = Drei Buchstaben genügen
found =
    { $n ->
        [0] Noch kein Vogel
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
none_found = Kein Vogel der gewählten Sets heißt so.
read = Karte lesen: { $bird }
card = Karte

## Der Automa: Spielaufbau

solo_set_up = Eine Partie gegen den Automa
solo_set_up_help = Rundenziele und Bonuskarte sind zufällig gezogen. Nimm sie, oder wähle die, die auf deinem Tisch liegen. Baue deine Seite auf wie immer; du beginnst.
face_down =
    { $n ->
        [one] ({ $n } Punkt je verdeckter Karte)
       *[other] ({ $n } Punkte je verdeckter Karte)
    }
automa_bonus = Bonuskarte des Automa
draw_again = Ziele und Karte neu ziehen
solo_begin = Runde 1 beginnen

## Der Automa: ein Schritt

your_turn = dein Zug { $n } von { $turns }
automa_turn = sein Zug { $n } von { $turns }
back = Zurück
next = Erledigt
yours = Du bist dran
yours_help = Mach deinen Zug auf dem Tisch.
yours_done = Mein Zug ist fertig
refill = Fülle zuerst die Vogeltränke auf drei Vögel auf, falls dort weniger liegen.
all_alike = Zeigen alle Würfel im Vogelhäuschen dieselbe Seite, wirf vorher alle neu. Das Futter bekommt niemand.
its_card = Die aufgedeckte Karte
ask_points = Von den passenden Vögeln der Vogeltränke ist der beste wert:
ask_points_of_both = Welche passenden Vögel der Vogeltränke sind am meisten wert?
none_fits = Keiner passt
by_name = Oder nenne die Vögel der Vogeltränke
by_name_help = Dann musst du nicht wissen, was passt, und zwischen gleich wertvollen entscheidet das Los.
face_up = Liegt aus
these_are_face_up = Das ist die Vogeltränke
took_points =
    { $n ->
        [one] Er hat den Vogel mit { $n } Punkt offen genommen. Wirf die anderen passenden ab; von mehreren gleich wertvollen nimmt er irgendeinen.
       *[other] Er hat den Vogel mit { $n } Punkten offen genommen. Wirf die anderen passenden ab; von mehreren gleich wertvollen nimmt er irgendeinen.
    }
took_bird = Er hat diesen Vogel offen genommen: { $bird }. Wirf die anderen passenden ab.
took_face_down = Keiner passt: Er hat die oberste Karte des Stapels verdeckt genommen.
take_off = { $name } entfernen
cubes_now =
    { $n ->
        [0] Jetzt liegt dort kein Aktionswürfel.
        [one] Jetzt liegt dort { $n } Aktionswürfel.
       *[other] Jetzt liegen dort { $n } Aktionswürfel.
    }

## Der Automa: Ende der Runde und der Partie

use_teal = Nutze deine Fähigkeiten für das Rundenende.
nectar_back = Lege dann unverbrauchten Nektar zurück.
automa_counts = Der Automa hat { $n }.
ask_goal = Wie viele hast du?
you = Du
automa_nectar = Sein verbrauchter Nektar: { $changes }
card_removed = Aus seinem Stapel entfernt: { $card }.
new_tray = Wirf die Vögel der Vogeltränke ab und lege drei neue aus.
next_round = Zur nächsten Runde
last = Zum Spielende
over = Punkte des Automa
use_yellow = Nutze deine Fähigkeiten für das Spielende. Zähle dann, was du hast.
nectar_on_pad = Punkte für verbrauchten Nektar vergleicht der Wertungsblock.
count_mine = Meine Punkte zählen
solo_again = Neue Partie

## Was der Automa hat

has = Was der Automa hat
has_eggs = Eier
has_birds = Vögel offen (Punkte)
has_face_down = Karten verdeckt (Punkte)
has_cubes = Aktionswürfel auf dem Ziel
has_nectar = Verbrauchter Nektar

## Der Wertungsblock

name = Name
put = In diese Reihe legen: { $row } ({ $bird })
add-eggs = Ein Ei mehr auf { $bird } (bisher { $n })
add-cached = Ein Futter mehr auf { $bird } (bisher { $n })
add-tucked = Eine Karte mehr unter { $bird } (bisher { $n })
take-eggs = Ein Ei weniger auf { $bird }
take-cached = Ein Futter weniger auf { $bird }
take-tucked = Eine Karte weniger unter { $bird }
less = Mehr zu { $bird }
sideways = Quer
out = Entfernen
add_bonus = Bonuskarte hinzufügen
choose = Wählen …
counting = Es zählen
nearly = Knapp daneben
goals_help = Wie viele es bei der Wertung jedes Ziels waren. Welche Ziele im Spiel sind, wählst du weiter unten.
spent = Verbraucht: { $row }
hand = Vogelkarten auf der Hand
points = Punkte
figures = Punkte nach Kategorien: { $name }
figures_help = So, wie Vögel, Karten und Ziele sie ergeben. Eine getippte Zahl gilt stattdessen.
won = { $names } gewinnt!
won_by_food = { $names } gewinnt durch übriges Futter!
shared = { $names } teilen sich den Sieg.
share = Bild teilen
keep = In die Statistik
kept = Gespeichert
kept_said = Die Partie steht in der Statistik.
picture_told = Am Brett
pad_set_up = Personen, Sets und Ziele
players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
no_goal = nicht gewählt
new_pad = Leerer Block

## Hilfen

ask_bird = Zu einem Vogel
counts_for = Zählt er für
any_bonus = irgendeine Bonuskarte
counts = zählt
counts_nearly = knapp daneben
counts_not = zählt nicht
none_of_mine = keiner zählt
draw = Vor der Partie
draw_now = Ziele und Startspieler ziehen
first = { $name } beginnt.
