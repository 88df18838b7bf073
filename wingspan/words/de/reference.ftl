### The rules reference: headings, buttons, figures, answers to “why?”.

reference = Regeln
contents = Inhalt
index = Register
search = Regeln durchsuchen
found =
    { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
found_none = Nichts gefunden.
found_elsewhere = { $n } mehr in Sets, die nicht im Spiel sind
back = Zurück
forward = Vorwärts
ways = Wege durch die Regeln
breadcrumb = Wo das steht
previous = Davor
next = Danach
neighbours = Davor und danach
copy_link = Link zu diesem Eintrag kopieren
see_also = Siehe auch
sets = Sets:
not_found = Einen Eintrag „{ $name }“ gibt es nicht. Such ihn hier:
show_card = Karte zeigen
letters = Buchstaben

## What the signs of the page look like, read aloud

sign-wild = Futter nach Wahl
sign-undo = Pfeil zurück
sign-new = neu
sign-skip = überspringen
sign-log = Verlauf
sign-settings = Einstellungen
sign-search = Lupe
sign-check = Haken
sign-lock = Schloss
sign-hint = Glühbirne
sign-exercise = Zielscheibe
sign-share = Kettenglied
sign-replay = Film
sign-play = Dreieck
sign-pause = zwei Striche
sign-to_start = an den Anfang
sign-to_end = ans Ende
sign-turn_back = Zug zurück
sign-turn_on = Zug vor
sign-step_back = Schritt zurück
sign-step_on = Schritt vor
sign-shelf = Regal
sign-pencil = Stift
sign-double = zwei Blätter
sign-export = Pfeil hinaus
sign-bin = Papierkorb
sign-statistics = Balken
sign-menu = drei Striche
sign-book = Buch
sign-lessons = Doktorhut
sign-import = Pfeil hinein
sign-close = Kreuz

## Answers to “why?”

why-rule = Die Regel
why-asked = Warum werde ich das gefragt?
why-hidden = eine verdeckte Karte
why-none = keine
why-turn_of = wer am Zug ist
why-who_asks = wer fragt
why-owner = wem er gehört
why-birds_in_row = Vögel in der Reihe
why-space_gives = das freie Feld gibt
why-turns_left = Züge übrig in dieser Runde
why-of = { $n } von { $most }
why-playable = Vögel, die du spielen kannst
why-your_food = dein Futter
why-ways = Wege zu bezahlen
why-food_cost = sein Futter
why-column =
    { $eggs ->
        [one] Spalte { $n }: { $eggs } Ei
       *[other] Spalte { $n }: { $eggs } Eier
    }
why-your_eggs = Eier auf deinen Vögeln
why-dice = Würfel im Vogelhäuschen
why-alike = alle Würfel gleich
why-yes = ja: Vorher darfst du alle fünf neu werfen
why-no = nein
why-offered = Futter, das du nehmen kannst
why-eggs_of =
    { $limit ->
        [one] { $n } von { $limit } Ei
       *[other] { $n } von { $limit } Eiern
    }
why-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
why-birds =
    { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
why-eggs =
    { $n ->
        [one] { $n } Ei
       *[other] { $n } Eier
    }
why-kept = bisher behalten
why-food_after = Futter, das dir bleibt
why-full = voll: fünf Vögel
why-can_play = Du kannst ihn jetzt spielen: freies Feld, Eier und Futter sind da.
why-you_need = dir fehlt: { $things }
why-numbers = In Zahlen
why-not_playable = warum er nicht gespielt werden kann
why-is_playable = er kann gespielt werden
why-together = zusammen
why-steps = was sie bringt
why-goal_later = Es wird am Ende von Runde { $n } gezählt.
why-automa = wie der Automa zählt
why-automa_sum = Grundwert { $base }, Aktionswürfel { $cubes }: { $total }
why-blue_sum = { $n } gezählt, höchstens { $most }: { $points }
why-no_place = keine, also kein Platz: { $points }
why-place = { $n } gezählt, Platz { $place }: { $points }
why-shared_place = { $n } gezählt, Platz { $place } geteilt: ({ $sum }) ÷ { $players }, abgerundet: { $points }
why-times = { $n } × { $each } = { $total }
why-face_down = verdeckte Karten
why-paid = bezahlt
why-under = nimmt Vögel unter { $cm } cm

## The entry of a bird: two asterisks on each side make it bold

bird-habitats = **Lebt in:** { $habitats }
bird-or = oder
bird-cost = **Futter:** { $cost }
bird-no_cost = **Futter:** keins
bird-points =
    { $n ->
        [one] **Wert:** { $n } Punkt
       *[other] **Wert:** { $n } Punkte
    }
bird-nest =
    { $n ->
        [one] **Nest:** { $nest }, höchstens { $n } Ei
       *[other] **Nest:** { $nest }, höchstens { $n } Eier
    }
bird-no_nest = **Nest:** keins, kann keine Eier haben
bird-wingspan = **Spannweite:** { $cm } cm
bird-flightless = **Spannweite:** *, [fliegt nicht](flightless)
bird-beak-left = **Schnabel:** zeigt nach links
bird-beak-right = **Schnabel:** zeigt nach rechts
bird-beak-both = **Schnabel:** je einer in beide Richtungen
bird-beak-none = **Schnabel:** zeigt zu keiner Seite
bird-counts_for = **Zählt für:** { $cards }
bird-by_name = { $card } mit seinem { $languages } Namen
in-de = deutschen
in-en = englischen
in-fr = französischen
bird-set = **Aus:** { $set }
bird-played = **Starke Computergegner** spielen ihn in { $percent } % der Partien, in denen sie ihn ziehen
bird-played_worth = **Starke Computergegner** spielen ihn in { $percent } % der Partien, in denen sie ihn ziehen; zu Beginn ausgeteilt, ist er ihnen { $worth } Punkte wert (±{ $error })
bird-no_power = Keine Fähigkeit: [[power.none]].
bird-rulings = **Gut zu wissen**
