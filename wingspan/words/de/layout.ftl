### Ein von Hand gelegter Tisch.

close = Fertig
undo = Rückgängig
redo = Wiederholen
# $name: a player. $what: what is laid out: “Ada: food”.
of_seat = { $name }: { $what }
# A heading, below a player’s name: the cards under a bird.
under = Karten unter: { $bird }
tray_space = Vogeltränke, Platz { $n }
# What a press on a bird of the mat does.
change_bird = Ändern: { $bird }
# What a press on the next empty space of a row does.
put_bird = Vogel hinlegen: { $habitat }

## The places, in a list

place = Stelle auf dem Tisch
at_mat = Tableau
at_set_up = Aufbau
at_turn = Runde und Zug
at_goals = Ziele
at_food = Futter
at_hand = Hand
at_bonus = Bonuskarten
at_cubes = Aktionswürfel
at_tray = Vogeltränke
at_feeder = Futterwürfel
at_discards = Ablage
at_automa = Automa
at_play = Und jetzt?

## Birds

name = Vogel
name_hint = Ein paar Buchstaben, in jeder Sprache
none_found = So ähnlich heißt kein Vogel.
# What a press on a card in the gallery does.
put = { $bird } hierhin legen
# A mark on a card in the gallery.
on_table = Auf dem Tisch
choose_bird = Vogel auswählen
next_space = Nächster Platz
other_bird = Ein anderer Vogel hier
remove = Wegnehmen
take_away = Wegnehmen: { $what }
name_tucked = Karten darunter benennen
# A button: what the power of the bird does on this table is played.
see_power = Seine Fähigkeit ansehen
sideways = Liegt quer
pink_used = Rosa Fähigkeit seit dem letzten Zug benutzt
eggs = Eier
tucked = Karten darunter
cached = Futter auf dem Vogel
# $what: what is counted.
less = Eins weniger: { $what }
more = Eins mehr: { $what }

## Dice

die = Würfel { $n }
# The die lies outside the birdfeeder.
die_out = daneben

## What is not laid out

unknown = Unbekannte Karten
unknown_help = Karten, die niemand benannt hat, werden zufällig ausgeteilt. Der Coach sieht fremde Karten nie an.
dealt = Hier liegt nichts fest: Es wird zufällig ausgeteilt.
at_random = Zufällig
empty_space = Leer lassen
by_itself = Wie es folgt

## The turn

round = Runde
first_player = Wer beginnt
phase = Zeitpunkt
phase_setup = Auswahl zu Beginn
phase_turn = Ein Zug
phase_round_end = Rundenende: Fähigkeiten
phase_scoring = Rundenende: Wertung
phase_game_end = Spielende: Fähigkeiten
phase_over = Das Spiel ist vorbei
turn_of = Wer am Zug ist
seed_help = Die Nummer der Mischung entscheidet, was zufällig ausgeteilt wird.

## The Automa

automa_turns = Züge bisher
automa_eggs = Eier
automa_cubes = Würfel auf dem Ziel
automa_face_down = Verdeckte Vögel
automa_birds = Offene Vögel
automa_turned = In dieser Runde aufgedeckt

## What becomes of the table

ask_coach = Den Coach fragen
play_here = Weiterspielen, alle hier
play_alone = Weiterspielen
# $name: the player who is not a computer player.
play_programs = Weiterspielen als { $name }, gegen den Computer
make_exercise = Zur Übung machen
share = Als Link teilen
play_help = Was nicht festliegt, wird nach Mischung { $seed } ausgeteilt. Ein Spiel, das hier beginnt, wird wie jedes andere gespeichert, angesehen und geteilt.

## What cannot be

no_impossible = Das geht auf diesem Tisch nicht.
no_not_in_play = { $bird } gehört nicht zu den Karten dieses Spiels.
no_taken = { $bird } liegt schon { $where }.
no_not_at_home = { $bird } lebt nicht in diesem Lebensraum ({ $habitat }).
no_row_full = Diese Reihe ({ $habitat }) ist voll: fünf Plätze.
no_egg_limit =
    { $n ->
        [0] { $bird }: kein Platz für Eier.
        [one] { $bird }: Platz für ein Ei.
       *[other] { $bird }: Platz für { $n } Eier.
    }
no_power_idle = Nichts auf diesem Tisch löst die Fähigkeit aus: { $bird }.
no_none_left = Hier ist nichts mehr wegzunehmen.
no_no_more = Mehr als { $n } geht nicht.
no_no_nectar = Nektar gibt es nur mit Ozeanien.
no_tucked_by_number = { $bird }: Die Karten darunter sind nur gezählt. Nimm die Zahl zurück, um sie zu benennen.
no_tucked_by_name = { $bird }: Die Karten darunter sind benannt. Nimm sie zurück, um sie zu zählen.
no_turns =
    { $n ->
        [one] Diese Runde hat einen Zug: kein Aktionswürfel mehr.
       *[other] Diese Runde hat { $n } Züge: kein Aktionswürfel mehr.
    }
no_feeder_empty = Das Vogelhäuschen ist nie leer: Es wird neu gewürfelt.
no_automa_bonus = Der Automa kann mit „{ $bonus }“ nichts anfangen.
no_bonus_taken = „{ $bonus }“ hat schon jemand.
no_no_seed = Die Nummer der Mischung ist eine ganze Zahl.
no_last_round = Das Spiel endet erst nach Runde { $n }.
no_first_round = Die Auswahl zu Beginn kommt nur vor Runde 1.
no_set_in_use = { $bird } liegt auf dem Tisch und gehört dazu.

## Where a bird is

is_hand = auf der Hand von { $name }
is_mat = auf dem Tableau von { $name }
is_tucked = unter einem Vogel von { $name }
is_tray = in der Vogeltränke
is_discards = in der Ablage
is_automa = beim Automa

## What only a power could have brought

odd_tucked = { $bird } schiebt selbst keine Karten unter: Das war eine andere Fähigkeit.
odd_cached = { $bird } lagert selbst kein Futter: Das war eine andere Fähigkeit.
