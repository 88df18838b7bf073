### The interface: what is said on the start page and at the table.

### Die Begriffe, in allen Katalogen gleich (wie in der deutschen Ausgabe, sonst wie am Tisch):
### - Spiel: Flügelschlag, Partie, Runde, Zug, Grundspiel, Europa-Erweiterung, Ozeanien-Erweiterung
### - Tisch: Tableau, Vogelhäuschen, (Futter-)Würfel, Vogeltränke (kurz: Tränke), Nachziehstapel
###   (kurz: Stapel), Ablagestapel, Vorrat, Futtermarker, Aktionswürfel, Rundenziel (kurz: Ziel),
###   Bonuskarte, Handkarten, Startspielermarker, der Automa
### - Karte: Lebensraum (Wald, Grasland, Feuchtgebiet), Nisttyp, Spannweite, Fähigkeit
### - Verben: Vogel spielen, Futter nehmen, Eier legen, Karten ziehen; Karten abwerfen; Eier und
###   Futter abgeben; Futter auf einem Vogel lagern; Karten unter einen Vogel stecken
### - Diese Seite: Mischung (deal), Tagespartie (deal of the day), Computergegner, Coach, Tipp,
###   Analyse (review), Rückschau (replay), Verlauf (log), Lektion, Übung

## The start form

title = Flügelschlag
new_game = Neue Partie
continue = Partie fortsetzen
as_last_time = Wie letztes Mal: { $who }
exercises = Übungen
exercises_offer = Finde den besten Zug, in starken Partien und in deinen eigenen
exercise_unknown = Diese Übung kennt die Seite nicht. Vielleicht ist der Link beschädigt, oder die Übung stammt aus einer Partie, die in einem anderen Browser gespeichert ist.
lessons_offer = Sechs kurze Lektionen, jede mit einem kleinen Ziel, danach eine erste Partie mit Begleitung
with_friend = Mit Freunden
with_friend_offer = An diesem Bildschirm, live auf zwei Geräten oder per Link
beside = Mit dem Brettspiel
beside_offer = Auf deinem Tisch: Automa, Wertungsblock und Hilfen
friend_where = Dein Gegenüber spielt
friend_here = an diesem Bildschirm
friend_live = am eigenen Gerät, live
friend_by_link = weit weg, per Link
friend_own = Dein Name
friend_other = Name deines Gegenübers
friend_first = Wer beginnt
friend_first_chance = das Los entscheidet
friend_first_0 = du
friend_first_1 = dein Gegenüber
friend_cards = Karten
more_options = Mehr Optionen
lay_out = Einen Tisch aufbauen
lay_out_help = Bau auf dem Bildschirm irgendeinen Tisch auf, aus einem echten Spiel oder ausgedacht, um weiterzuspielen, den Coach zu fragen oder ihn zu senden.
copy_table = Diesen Tisch kopieren
what_is_this = Was ist das?
players = Spieler
solo = Allein gegen den Automa
hot_seat_help = Wer hier spielt, reicht den Bildschirm weiter: Er zeigt nur die Handkarten der Person am Zug.
names = Namen
player_by_number = Spieler { $n }
seat_who = Wer ist Spieler { $n }?
seat_person = Jemand hier
seat_live = Am eigenen Gerät, live
seat_far = Weit weg, per Link
program_told = { $name }, { $strength }
program_level = { $program } (etwa { $n } Punkte)
people_about = Menschen hier und anderswo
programs_about = Über die Computergegner
programs_help = Sie sehen nur, was du an ihrem Platz sehen würdest, und spielen ohne Internet. Die Punkte sind das, was zwei Gegner dieser Stärke im Grundspiel gegeneinander erreichen.
program_name_mourning_dove = Paloma
program_strength_mourning_dove = sehr leicht
program_mourning_dove = Nimmt die Dinge, wie sie kommen. Gute Gesellschaft für die erste Partie.
program_name_american_robin = Robin
program_strength_american_robin = leicht
program_american_robin = Weiß, was eine Karte wert ist, und vergisst oft, wozu sie gut sein sollte.
program_name_blue_jay = Jay
program_strength_blue_jay = mittel
program_blue_jay = Baut ordentlich auf und schnappt sich zwischendurch etwas Glitzerndes.
program_name_belted_kingfisher = Fisher
program_strength_belted_kingfisher = schwer
program_belted_kingfisher = Vertraut auf Erfahrung und zögert nie.
program_name_barn_owl = Minerva
program_strength_barn_owl = sehr schwer
program_barn_owl = Probiert die besten Ideen zwei Züge weit aus, bevor sie zieht.
program_name_common_raven = Corvin
program_strength_common_raven = meisterlich
program_common_raven = Schaut bis zu neun Züge voraus, viele Male. Braucht ein, zwei Sekunden.
nobody_plays = Mindestens ein Mensch muss an diesem Bildschirm sitzen oder live dazukommen.
play_now = Gleich losspielen
play_now_first = Gegen einen leichten Computergegner
play_now_help = Eine Partie zu zweit gegen einen Computergegner, der etwa so stark ist wie du.
play_now_against = Gegen { $program } spielen
deal_against = Gegen: { $names }
thinks = { $name } überlegt
think_no_more = Sofort spielen
hurried = hat gespielt, ohne zu Ende zu überlegen
program_gone = Den Computergegner von diesem Tisch gibt es in dieser Version der Seite nicht mehr. Du kannst selbst für ihn spielen oder die Partie in der Version öffnen, in der sie begonnen hat.
take_its_seat = Selbst für ihn spielen
thinking_trouble = Die Computergegner sind hängen geblieben und wurden neu gestartet. Nichts ist verloren.
stat_rating = Deine Wertungszahl
stat_rating_range = ± { $n }
stat_programs = Gegen Computergegner
stat_opponent_level = Computergegner
level = Stufe des Automa
automubon = Mit der Karte „Automubon-Gesellschaft“
goal_side = Ziele
goals_green = Grüne Seite: nach Plätzen
goals_blue = Blaue Seite: je 1 Punkt
names_language = Vogelnamen, die für Bonuskarten zählen
names_language_help = Manche Bonuskarten suchen Wörter in den Namen der Vögel. Die Sprache der Anzeige ändert daran nichts.
seed = Nummer der Mischung
seed_random = zufällig
seed_help = Dieselbe Nummer mischt dieselben Karten noch einmal.
begin = Beginnen
language = Sprache
sets = Karten im Spiel
set-core = Grundspiel
set-core-about = 170 Vögel, mit Rundenzielen und Bonuskarten. Immer dabei.
set-swiftstart = Swift-Start-Paket
set-swiftstart-about = 10 weitere Vögel mit einfachen Fähigkeiten, gut für die erste Partie.
set-european = Europa-Erweiterung
set-european-about = 81 Vögel; manche haben Fähigkeiten am Rundenende, manche liegen quer oder auf einem anderen Vogel.
set-oceania = Ozeanien-Erweiterung
set-oceania-about = 95 Vögel, manche mit Fähigkeiten am Spielende; dazu Nektar, ein Jokerfutter, das am Rundenende verfällt, mit eigenen Tableaus und Würfeln.
set-asia = Asien-Set
set-asia-about = 90 Vögel; manche fordern ihr Glück mit Würfeln oder Karten heraus, manche besuchen oder kopieren die Nachbarn.

## The set-up

set_up = Behalte Vögel und Futter, zusammen { $n }, dazu eine Bonuskarte.
set_up_food = Futter zum Behalten
set_up_birds =
    { $n ->
        [one] { $n } Vogel behalten
       *[other] { $n } Vögel behalten
    }
set_up_food_kept = { $n } Futter behalten
set_up_food_proposed = { $n } Futter vorgeschlagen
set_up_food_left = wähle noch { $n } Futter
set_up_bonus_left = wähle jetzt eine Bonuskarte
set_up_counted =
    { $birds ->
        [one] { $birds } Vogel + { $food } Futter
       *[other] { $birds } Vögel + { $food } Futter
    }
set_up_bonus_short = wähle eine Bonuskarte
set_up_keep = { $what } behalten
counts_mat = Tableau
counts_kept = Behalten
counts_hand = Hand
counts_tray = Tränke
counts_none = Weder auf deiner Hand noch in der Vogeltränke zählt ein Vogel.
run = { $n } von { $all }
confirm = Bestätigen

## Answers that would do nothing

in_vain = „{ $action }“ würde nichts bringen: { $why }.
in_vain_no_bird = du hast keinen Vogel, der Eier legen kann
in_vain_no_room = alle Nester sind voll
in_vain_no_card = es ist keine Karte mehr da
in_vain_anyway = Trotzdem machen
in_vain_back = Zurück
highlighted = { $n } auf dem Tisch markiert
you_have = du hast { $n }

## The table

automa = Automa
round_of = Runde { $n } von { $rounds }
turns_left =
    { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
your_mat = Dein Tableau
mat_of = Tableau von { $name }
belongings_of = Was { $name } hat
bonus_cards_count =
    { $n ->
        [one] { $n } Bonuskarte
       *[other] { $n } Bonuskarten
    }
cubes = { $n } Aktionswürfel
egg_cost =
    { $n ->
        [one] Spalte { $column } kostet { $n } Ei
       *[other] Spalte { $column } kostet { $n } Eier
    }
no_eggs = keine Eier
benefit_forest = Futter aus dem Vogelhäuschen
benefit_grassland =
    { $n ->
        [one] Ei
       *[other] Eier
    }
benefit_wetland =
    { $n ->
        [one] Karte
       *[other] Karten
    }
trade_card = 1 mehr, wenn du eine Karte abwirfst
trade_food = 1 mehr, wenn du 1 Futter abgibst
trade_egg = 1 mehr, wenn du ein Ei abgibst
trade_nectar = 1 mehr, wenn du einen Nektar ausgibst
reset_birdfeeder = vorher darfst du 1 Futter abgeben und alle Würfel neu ins Vogelhäuschen werfen
reset_tray = vorher darfst du 1 Futter abgeben und die Vogeltränke neu füllen
spent_nectar = Ausgegebener Nektar
mat = Tableau
mat-auto = Passend zu den Karten
mat-base = Tableau des Grundspiels
mat-oceania = Tableau aus Ozeanien
powers =
    { $n ->
        [one] { $n } Fähigkeit zu nutzen
       *[other] { $n } Fähigkeiten zu nutzen
    }
empty_space = leer
eggs_of =
    { $limit ->
        [one] { $n } von { $limit } Ei
       *[other] { $n } von { $limit } Eiern
    }
cached = { $n } { $food } gelagert
tucked =
    { $n ->
        [one] { $n } Karte darunter
       *[other] { $n } Karten darunter
    }
read_card = Karte lesen: { $name }
any_food = beliebiges Futter
cost = Kosten
so_far = Bisher { $cm } cm
no_cost = kostenlos
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
points_word =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
egg_limit =
    { $n ->
        [one] bis zu { $n } Ei
       *[other] bis zu { $n } Eier
    }
wingspan = Spannweite { $cm } cm
flightless = fliegt nicht
power_lead = { $kind }:
predator = Jäger
flocking = Schwarmvogel
hand = Deine Hand
hand_of = Hand von { $name }
kept = behalten
hand_empty = Keine Karten auf der Hand.
cards_count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
your_food = Dein Futter
birdfeeder = Vogelhäuschen
dice_outside = Würfel neben dem Vogelhäuschen
tray = Vogeltränke
deck = Nachziehstapel
undo = Zurücknehmen
undo_help = Letzte Antwort zurücknehmen (Strg+Z)

## Beside the mat

hint = Tipp
hint_help = Frag den Coach: erst wo, dann was, dann warum
hint_help_plain = Ein Tipp vom Coach, Schritt für Schritt
key_hint = T
score = Punkte
category = Kategorie
score_birds = Vögel
score_bonus = Bonuskarten
score_goals = Ziele
score_eggs = Eier
score_cached = Futter auf Vögeln
score_tucked = Karten unter Vögeln
nectar_so_far = + { $n } für Nektar bisher
score_nectar = Nektar
score_total = Summe
score_unused_food = Restfutter (bei Gleichstand)
score_rank = Platz
goals = Rundenziele
round_n = Runde { $n }:
round_label = Runde { $n }
goal_places = Plätze: { $places }
counted = { $name }: { $n }
goal_each = je 1 Punkt, höchstens { $most }
bonus_cards = Bonuskarten
no_bonus_cards = Noch keine Bonuskarte.
automa_sleeps = Er schläft, während du lernst.
automa_no_turn = Er war noch nicht am Zug.
automa_did = Sein letzter Zug
automa_birds = Vögel:
automa_face_down = seine verdeckten Karten:
automa_eggs = seine Eier:
automa_cubes = seine Aktionswürfel auf dem Ziel:
automa_deck = Karten in seinem Stapel:
automa_bonus = seine Bonuskarte:
log = Verlauf
log_empty = Noch ist nichts passiert.

## The end of a round

round_ended = Runde { $n } ist vorbei
cubes_back = Alle Aktionswürfel kommen zurück: Die nächste Runde hat { $n } Züge.
next_goal = Nächstes Ziel
next_round = Weiter zu Runde { $n }
next_round_or_play = Oder mach einfach deinen Zug.
share_player = Spieler
share_count = Anzahl
share_paid = Punkte dafür
share_tied = geteilt

## The end

victory =
    { $n ->
        [one] { $name } gewinnt mit { $n } Punkt
       *[other] { $name } gewinnt mit { $n } Punkten
    }
victory_automa =
    { $n ->
        [one] Der Automa gewinnt mit { $n } Punkt
       *[other] Der Automa gewinnt mit { $n } Punkten
    }
shared_victory =
    { $n ->
        [one] { $names } teilen sich den Sieg mit { $n } Punkt
       *[other] { $names } teilen sich den Sieg mit { $n } Punkten
    }
again_new = Noch eine Partie
again_same = Gleiche Mischung
again_harder = Etwas schwerer
again_easier = Etwas leichter
victory_over = { $name } gewinnt, { $n } zu { $other }
victory_automa_over = Der Automa gewinnt, { $n } zu { $other }
flock_yours =
    { $n ->
        [one] Dein Schwarm: { $n } Vogel
       *[other] Dein Schwarm: { $n } Vögel
    }
flock_of =
    { $n ->
        [one] Schwarm von { $name }: { $n } Vogel
       *[other] Schwarm von { $name }: { $n } Vögel
    }
mistakes_again = Aus Fehlern lernen
mistakes_again_help = Der Coach geht die Partie durch und stellt dir dann die Fragen, die dich am meisten gekostet haben, noch einmal.
picture = Bild teilen
picture_help = Dein Schwarm und die Punkte aller in einem Bild
picture_as_svg = Zu deinem Schutz lässt dieser Browser keine Seite lesen, was sie gezeichnet hat: Das Bild ist eine SVG-Datei, die jeder Browser öffnet.
challenge = Herausfordern
review = Partie analysieren
personal_best =
    { $n ->
        [one] Neuer Rekord: { $n } Punkt mehr als bisher!
       *[other] Neuer Rekord: { $n } Punkte mehr als bisher!
    }
personal_best_is =
    { $n ->
        [one] Dein Rekord: { $n } Punkt
       *[other] Dein Rekord: { $n } Punkte
    }
final_mats = Die Tableaus am Ende
record = Protokoll der Partie
record_rules = Gespielt nach Version { $n } der Regeln.
rules_changed = Was sich seither geändert hat
record_help = Die ganze Partie als Text: Aufbau, Mischung und jede Antwort. Damit lässt sie sich bis zum selben Ende nachspielen.
copy = Kopieren

## Failures

failed = Etwas ist schiefgegangen
failed_help = Nichts ist verloren: Die Partie ist in diesem Browser bis zu deiner letzten Antwort gespeichert. Mach dort weiter, oder wähle einen anderen Weg. Bitte melde das Problem denen, die diese Seite machen.
failed_go_on = Bei der letzten Antwort weitermachen
failed_reload = Seite neu laden
broke = Gerade ist etwas schiefgegangen. Nichts ist verloren: Der Tisch ist, wie er war. Versuch es noch einmal, oder mach etwas anderes.
no_memory = Dieses Gerät hat keinen Speicher mehr für die Seite. Nichts ist verloren: Schließe andere Tabs und Apps, dann lade die Seite neu.
game_not_shown = Diese Partie lässt sich wegen eines Fehlers der Seite nicht zeigen. Sie steht weiter unter deinen gespeicherten Partien; dort kannst du sie noch einmal öffnen oder als Datei speichern.
do_export_unshown = Als Datei speichern
do_live = Tisch
do_report = Problem melden
do_reload = Seite neu laden

## The hand, and what a card lacks

sort = Sortieren
sort_drawn = wie gezogen
sort_habitat = Lebensraum
sort_cost = Kosten
sort_points = Punkte
sort_playable = spielbare zuerst
lives_elsewhere = kann in diesem Lebensraum nicht leben
rows_full =
    { $n ->
        [one] sein Lebensraum ist voll
       *[other] seine Lebensräume sind voll
    }
needs = dir fehlt: { $things }
needs_short = fehlt
more = { $n } { $thing }
more_food = { $n } Futter nach Wahl
more_eggs =
    { $n ->
        [one] { $n } Ei
       *[other] { $n } Eier
    }
nectar_for_each = { $things } (statt jedem geht Nektar)
or_any_food = { $things } oder { $n } Futter nach Wahl
or_any_one = { $things } oder { $n } Futter nach Wahl (zwei zahlen für eins)
eggs_then_food = { $eggs }; { $food }
food_count = { $n } Futter nach Wahl
birds_count =
    { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
eggs_count =
    { $n ->
        [one] { $n } Ei
       *[other] { $n } Eier
    }
and = und
or = oder
new_card = neu
counts_for = zählt für deine Bonuskarte { $card }
bonus_next =
    { $points ->
        [one] noch { $n }: { $points } Punkt
       *[other] noch { $n }: { $points } Punkte
    }
bonus_most = das Maximum
bonus_others = +{ $n } mehr
no_goal_help = Bringt keine Punkte; dafür haben alle in jeder späteren Runde einen Zug mehr.

## Goals, and why the Automa did what it did

goal_yours =
    { $n ->
        [one] Du bekämst { $n } Punkt
       *[other] Du bekämst { $n } Punkte
    }
goal_more =
    { $points ->
        [one] noch { $n }: { $points } Punkt
       *[other] noch { $n }: { $points } Punkte
    }
goal_tied = Gleichstand: Die Punkte werden geteilt
automa_why_bird =
    { $first ->
        [lowest]
            { $n ->
                [one] Er sammelt { $rule }; von denen in der Vogeltränke ist { $bird } am wenigsten wert ({ $n } Punkt).
               *[other] Er sammelt { $rule }; von denen in der Vogeltränke ist { $bird } am wenigsten wert ({ $n } Punkte).
            }
       *[highest]
            { $n ->
                [one] Er sammelt { $rule }; von denen in der Vogeltränke ist { $bird } am meisten wert ({ $n } Punkt).
               *[other] Er sammelt { $rule }; von denen in der Vogeltränke ist { $bird } am meisten wert ({ $n } Punkte).
            }
    }
automa_why_lot =
    { $n ->
        [one] Er sammelt { $rule }; in der Vogeltränke sind mehrere { $n } Punkt wert, ausgelost wurde { $bird }.
       *[other] Er sammelt { $rule }; in der Vogeltränke sind mehrere { $n } Punkte wert, ausgelost wurde { $bird }.
    }
automa_why_birds =
    { $first ->
        [lowest]
            { $n ->
                [one] Er sammelt { $rule }, bis zu { $most } auf einmal, die mit den wenigsten Punkten zuerst: { $bird } ({ $n } Punkt).
               *[other] Er sammelt { $rule }, bis zu { $most } auf einmal, die mit den wenigsten Punkten zuerst: { $bird } ({ $n } Punkte).
            }
       *[highest]
            { $n ->
                [one] Er sammelt { $rule }, bis zu { $most } auf einmal, die wertvollsten zuerst: { $bird } ({ $n } Punkt).
               *[other] Er sammelt { $rule }, bis zu { $most } auf einmal, die wertvollsten zuerst: { $bird } ({ $n } Punkte).
            }
    }
automa_why_only_bird =
    { $n ->
        [one] Er sammelt { $rule }; in der Vogeltränke war nur { $bird } dabei ({ $n } Punkt).
       *[other] Er sammelt { $rule }; in der Vogeltränke war nur { $bird } dabei ({ $n } Punkte).
    }
automa_why_face_down = Er sammelt { $rule }; in der Vogeltränke war keiner dabei, also nahm er die oberste Karte vom Stapel.
automa_why_dice_nectar = Seine Karte zählt Futter der Reihe nach auf: { $food } war das erste, das es im Vogelhäuschen gab, auf der Seite { $face }. Nektar nennt die Karte nicht: Diese Seite gilt für sie als { $food }.
automa_nectar_faces = Mit Nektar im Spiel stehen Samen und Frucht für die Seiten, die sie mit Nektar zeigen.
automa_why_dice = Seine Karte zählt Futter der Reihe nach auf: { $face } war das erste, das es im Vogelhäuschen gab.
automa_wants = In der Vogeltränke will er:
automa_wants_this = der Automa will diesen Vogel
die_taken = gerade genommen
close = Schließen

## Parts of the table on a phone

tabs = Teile des Tisches
tab_table = Tränke
brief_gain_food = Futter
brief_lay_eggs = Eier
brief_draw_cards = Karten
tab_hint = Tipp
tab_lesson = Lektion
tab_example = Beispiel
tab_coach = Coach
tab_exercise = Übung
tab_review = Analyse
tab_replay = Rückschau
tab_layout = Tisch
tab_outlook = Ausblick
tab_hand = Hand
tab_goals = Ziele
to_answers = Antworten
tab_log = Verlauf

## Settings and keys

settings = Einstellungen
about = Über diese Seite
key_enter = Enter
key_escape = Esc
key_control = Strg
key_undo = Z
key_redo = W
action_keys = V F E K
start_keys_food = 6 7 8 9 0 N
start_keys_bonus = B C
setting_answer_for_me = Für mich antworten
setting_answer_for_me_help = Gibt es nur eine Antwort und kostet sie nichts, wird sie für dich gegeben. Der Verlauf vermerkt das.
setting_public_hands = Offene Handkarten
setting_public_hands_help = Wer an einem Bildschirm spielt, sieht die Handkarten der anderen; so muss niemand ihn weiterreichen.
theme = Farben
theme_auto = wie das Gerät
theme_light = hell
theme_dark = dunkel
motion = Bewegung
motion_off = aus
motion_quick = schnell
motion_normal = ruhig
sound = Ton
sound_off = aus
sound_soft = leise
sound_medium = mittel
sound_loud = laut
keys = Tasten
keys_on = an
keys_alt_shift = mit Alt+Umschalt
keys_off = aus
setting_keys_help = Ob Ziffern und Buchstaben spielen. „aus“ passt zur Spracheingabe; „mit Alt+Umschalt“ zu Erweiterungen des Browsers, die dieselben Tasten nutzen.
keys_are_alt_shift = Halte Alt und Umschalt, dazu eine Ziffer, einen Buchstaben oder das Fragezeichen.
keys_are_off = Ziffern und Buchstaben sind ausgeschaltet.
keys_went_off = Ein ganzes Wort kam schneller, als jemand tippt; darum spielen Ziffern und Buchstaben nicht mehr.
do_settings = Einstellungen
keys_digits = Wählen, was diese Ziffer trägt
keys_enter = Den Knopf mit „Enter“ drücken; bei offenem Tipp den besten Zug machen
keys_arrows = Über das Tableau wandern
key_uncover = A
keys_uncover = In einer Analyse: was verdeckt war
keys_help = Diese Liste zeigen
keys_escape = Schließen oder eine Karte zurücklegen
keys_abandon = Eine Ziffer oder ein Buchstabe zählt erst, wenn du die Taste loslässt: Drück vorher Esc, und nichts passiert.

## Taking back

undo_help_plain = Letzte Antwort zurücknehmen
redo_help_plain = Wiederholen, was zurückgenommen wurde
redo = Wiederholen
redo_help = Wiederholen, was zurückgenommen wurde (Strg+Y)
with_take_backs = Mit Zurücknehmen: Eine Antwort wurde geändert, nachdem Würfel oder Karten zu sehen waren.
with_hints =
    { $n ->
        [one] Bei { $n } Entscheidung hast du den Coach gefragt
       *[other] Bei { $n } Entscheidungen hast du den Coach gefragt
    }
answered_for_you = für dich beantwortet

## Playing a bird in one go

place_where = { $bird }: in welchen Lebensraum?
place_how = { $bird }: Wie bezahlst du?
pay_otherwise = Anders bezahlen …
pay_so = { $habitat }, bezahlt: { $food }
put_back = Zurücklegen
amount = { $n } { $thing }
pick_card = { DEN($bird) } spielen
pick_card_only = { DEN($bird) } spielen ({ $habitat })
place_here = { DEN($bird) } hier spielen
begin_with = { $action }: { $what }
repeat = { $what }, { $n }-mal

## Passing the device round

hand_over = Gib das Gerät weiter an { $name }
hand_over_take = Ich bin { $name }
hand_over_drew =
    { $n ->
        [one] { $name }, diese Karte hast du gezogen
       *[other] { $name }, diese Karten hast du gezogen
    }
hand_over_since = Seit dem letzten Zug von { $name }
hand_over_covered = Die Handkarten bleiben verdeckt, solange das Gerät herumgeht.
hand_over_pass = Verdecken, weiter an { $name }
hand_over_setup = { $name } wählt Startvögel, Futter und Bonuskarte.
hand_over_turn = { $name } ist am Zug.
hand_over_goes_on = { $name } ist weiter am Zug.
hand_over_end = { $name } hat Fähigkeiten zu nutzen.
hand_over_asked = { $other } ist am Zug, aber { $name } hat etwas zu entscheiden.
hand_over_pink = { $other } ist am Zug, aber { $name } darf eine Fähigkeit nutzen: { $bird }.
hand_over_shared = { $other } ist am Zug, und von einer Fähigkeit hat auch { $name } etwas: { $bird }.

## All birds, and cards left out

gallery = Alle Vögel
gallery_filters = Filter
gallery_name = Name
gallery_habitat = Lebensraum
gallery_food = Futter
gallery_nest = Nest
gallery_power = Fähigkeit
gallery_bonus = Bonuskarte
gallery_set = Set
gallery_any = alle
gallery_found =
    { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
gallery_first = die ersten { $n } sind zu sehen
gallery_none = Auf keinen Vogel trifft das alles zu.
gallery_all = Alle Vögel zeigen
left_out_title = Weggelassene Karten
left_out_none = Alle Vögel und Bonuskarten
left_out_count =
    { $n ->
        [one] { $n } Vogel weggelassen
       *[other] { $n } Vögel weggelassen
    }
left_out_bonus_count =
    { $n ->
        [one] { $n } Bonuskarte weggelassen
       *[other] { $n } Bonuskarten weggelassen
    }
left_out_choose = Karten wählen
left_out_help = Tippe eine Karte an, um sie in neuen Partien wegzulassen oder wieder aufzunehmen.
left_out = weggelassen
left_out_bonus = weggelassen
leave_out = { $card } weglassen
leave_out_found = Alle gefilterten Vögel weglassen
take_found = Alle gefilterten Vögel aufnehmen
deck_name = Name dieser Auswahl
keep_deck = Auswahl behalten
drop_deck = Auswahl { $name } vergessen

## What has happened, and how the points came

since_last_turn = Seit deinem letzten Zug
watch_automa = Der Zug des Automa
watch_turn = Der Zug von { $name }
watch_again = Noch mal
watch_back = Zurück
watch_pause = Pause
watch_skip = Überspringen
chart = Die Punkte im Verlauf
chart_totals = Die Punkte aller nach jedem Zug
chart_categories = { $name }: Punkte nach Kategorie
chart_table = Die Zahlen als Tabelle
chart_turn = Zug
turn_of = { $name }, Runde { $round }, Zug { $turn }
turn_when = Runde { $round }, Zug { $turn }
best_bird = Bester Vogel:
best_turn = Bester Zug:
print = Drucken

## Replays

replay = Rückschau
replay_place = Stelle der Partie
replay_speed = { $n }×
replay_start = An den Anfang
replay_turn_before = Voriger Zug
replay_before = Vorige Antwort
replay_after = Nächste Antwort
replay_turn_after = Nächster Zug
replay_end = Ans Ende
replay_play = Abspielen
replay_pause = Anhalten
replay_setup = Aufbau
replay_over = Ende der Partie
replay_other = { $name } entscheidet etwas, das du nicht sehen darfst.
replay_asks = { $name } entscheidet: { $question }
replay_answers = { $name } entscheidet: { $question } Antwort: { $answer }
# Opens the table that is shown as one to lay out by hand: what if it were otherwise?
what_if = Was wäre, wenn …?
change_this = Ändern
play_on_from_here = Ab hier weiterspielen
play_on_from_here_help = Beginnt an dieser Stelle eine neue Partie; die alte bleibt erhalten.
review_judge = Was sagt der Coach?
review_judge_help = Jede Entscheidung danach beurteilt, was man da wissen konnte
close_replay = Beenden
watch_replay = Von Anfang an ansehen
watch_last = Die letzten Züge ansehen
replay_turn = Zug noch mal ansehen

## Play by link

live_help = Am eigenen Gerät, live: Alle scannen einen Code und spielen gleichzeitig, in einem Netzwerk. Macht ihr das alle, zeigt dieser Bildschirm den Tisch und keine Handkarten.
by_link_help = Wer weit weg ist, bekommt die Partie als Link, per E-Mail oder Messenger, sobald er am Zug ist.
hints_agreed = Tipps für alle
hints_agreed_help = Ihr seid einverstanden, dass alle den Coach fragen dürfen. Nicht in Partien per Link.
waits_for = Warten auf { $name }
no_hand = Dieser Bildschirm zeigt den Tisch. Die Handkarten hat jeder am eigenen Gerät.
send_link = Partie an { $name } senden
sit_beside = { $name } spielt hier mit
in_advance = Entscheidungen in fremden Zügen
in_advance_help = Deine Vögel können dich etwas fragen, während andere am Zug sind. Was du hier erlaubst, wird für dich beantwortet; so muss die Partie nicht jedes Mal zu dir zurück.
in_advance_ask = Keine: immer mich fragen
in_advance_free = Die, die nichts kosten und keine Wahl lassen
in_advance_all = Alle, die nichts kosten: die erste Möglichkeit

## Opened links

arrival_game = Du hast eine Partie bekommen
arrival_yours = Du bist am Zug, { $name }
arrival_invites = Du bist eingeladen, als { $name } zu spielen
arrival_somebody_else = Ich bin jemand anderes
arrival_branch = In diesem Link ist deine Partie anders weitergegangen
arrival_branch_help =
    { $n ->
        [one] Beide haben { $n } Antwort gemeinsam, danach trennen sie sich. Deine eigene Partie bleibt, wie sie ist; diese kannst du daneben behalten.
       *[other] Beide haben { $n } Antworten gemeinsam, danach trennen sie sich. Deine eigene Partie bleibt, wie sie ist; diese kannst du daneben behalten.
    }
arrival_deal = Du hast eine Mischung zum Spielen bekommen
arrival_newer = Dieser Link braucht eine neuere Version der Seite
arrival_newer_help = Er stammt aus einer neueren Version, deren Regeln diese Seite noch nicht kennt. Aktualisiere sie, dann öffnet sich der Link; deine eigenen Partien bleiben, wie sie sind.
update_page = Seite aktualisieren
arrival_keeps = Deine laufende Partie bleibt gespeichert.
arrival_leave = Nein danke
happened_last = Was gerade passiert ist
play_as = Als { $name } spielen
play_on = Weiterspielen
look_at_the_end = Ergebnis ansehen
keep_mine = Meine fortsetzen
link_secrets = Ein Link enthält die ganze Partie. Die Seite zeigt allen nur, was sie sehen dürfen; wer es darauf anlegt, könnte aber die verdeckten Karten auslesen.
deal_of_the_day = Tagespartie
months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
date = { $day }. { $month } { $year }
deal_of_the_day_help = { $day }: dieselben Karten und Würfel für alle.
beat =
    { $n ->
        [one] Schaff mehr als { $n } Punkt!
       *[other] Schaff mehr als { $n } Punkte!
    }
beat_done = Zu schlagen: { $n }. Geschafft!
beat_missed = Zu schlagen: { $n }.
setup_solo = Allein gegen den Automa: { $level }
setup_seed = Mischung { $n }
link_unknown = Diesen Link kann die Seite nicht lesen.
link_why = Dieser Link fragt nach einem Tisch, der hier nicht offen ist. Öffne zuerst die Partie, dann den Link.
link_newer = Die Partie ist weitergegangen; hier ist sie, wie sie jetzt steht.
link_older = Der Link ist älter als deine Partie. Hier ist sie, wie du sie verlassen hast.
link_same = Der Link zeigt die Partie genau so, wie du sie hast.
link_error_too_long = Dieser Link ist zu lang für eine Partie. Nichts wurde geändert.
link_error_not_base64 = Dieser Link ist leer, oder etwas anderes wurde mit eingefügt.
link_error_damaged = Dieser Link wurde unterwegs gekürzt oder verändert. Lass ihn dir noch einmal schicken.
link_error_other_format = Dieser Link stammt aus einer anderen Version der Seite. Lade die Seite neu, oder lass dir den Link noch einmal schicken.
link_error_newer_rules = Dieser Link stammt aus einer neueren Version der Seite. Aktualisiere sie, um ihn zu öffnen.
link_error_unknown_cards = Dieser Link braucht Karten oder ein Tableau, die diese Version nicht hat.
link_error_unknown_program = Dieser Link hat einen Computergegner, den diese Version nicht kennt. Lade die Seite neu, während du online bist, und öffne den Link dann noch einmal.
link_error_impossible_setup = Dieser Link enthält einen Aufbau, der sich nicht spielen lässt.
link_error_impossible_name = Dieser Link enthält einen Namen, der sich nicht anzeigen lässt.
link_error_impossible_position = Dieser Link enthält einen unmöglichen Tisch.
link_error_impossible_record = Dieser Link enthält eine unmögliche Partie.
link_error_impossible_answer = Dieser Link enthält eine Antwort, die die Regeln nicht erlauben.
link_error_past_the_end = Dieser Link geht nach dem Ende seiner Partie weiter.
link_error_written_otherwise = Dieser Link wurde verändert: So schreibt die Seite keine Links.
link_error_impossible_connection = Dieser Code beschreibt keine Verbindung. Lass dir einen neuen geben.

## Sharing

advanced = Erweitert
stun = STUN-Server für Live-Tische
stun_help = Nur nötig, wenn ein Live-Tisch über ein einzelnes Netzwerk hinausreichen soll; der Server erfährt dann die Adressen der Geräte. Bleibt das Feld leer, wird kein Server gefragt.
share = Teilen
share_what = Was senden?
share_as_game = Diese Partie
share_as_deal = Gleiche Mischung, neue Partie
share_as_turn = Zug weitergeben
share_game = Diese Partie senden
share_game_help = Der Link öffnet die Partie, wie sie steht: zum Ansehen, zum Nachspielen oder zum Weiterspielen.
share_as_table = Dieser Tisch
share_table = Diesen Tisch senden
share_table_help = Der Link zeigt diesen Tisch, wie er liegt. Wer ihn öffnet, kann von da weiterspielen, den Coach fragen oder ihn ändern.
share_deal = Diese Mischung senden
share_deal_help = Der Link beginnt eine neue Partie mit denselben Karten und Würfeln. Hast du sie allein zu Ende gespielt, nennt er die Punktzahl, die es zu schlagen gilt.
share_turn = Partie an { $name } senden
share_turn_help = Als Nächstes spielt { $name }. Danach kannst du deine Antworten nicht mehr zurücknehmen.
play_live = Live spielen
share_sheet = Teilen …
share_text_game = Eine Partie Flügelschlag
share_text_table = Ein Tisch: Was würdest du spielen?
share_text_deal = Gleiche Mischung: Schaffst du mehr?
share_text_turn = Du bist dran, { $name }!
link = Link
code = Der Link als QR-Code
code_help = Scann ihn mit der Kamera eines Handys, um den Link dort zu öffnen.
code_too_long = Dieser Link ist zu lang für einen QR-Code: Teile oder kopiere ihn stattdessen.
copy_link = Link kopieren
copied_yes = Kopiert.
copied_no = Der Browser wollte ihn nicht kopieren: Markiere den Text und kopiere ihn selbst.
shared_yes = Geteilt.
shared_no = Nichts wurde gesendet. Du kannst stattdessen den Link kopieren.

## Keeping games

not_kept_full = Der Speicher dieses Browsers ist voll, die Partie wird also nicht gespeichert. Du kannst weiterspielen und sie als Datei speichern.
not_kept_blocked = Dieser Browser lässt die Seite nichts speichern (vielleicht ein privates Fenster), die Partie wird also nicht gespeichert. Du kannst weiterspielen und sie als Datei speichern.
do_export_this = Als Datei speichern
kept_aside = Eine gespeicherte Partie ließ sich nicht lesen. Sie wurde beiseitegelegt; in der Liste der Partien kannst du sie herunterladen.
kept_apart = Die gespeicherte Fassung dieser Partie geht weiter als diese hier. Sie bleibt als eigene Partie in der Liste.
seven_days = Safari und verwandte Browser löschen, was eine Seite gespeichert hat, wenn du sie sieben Tage lang benutzt, ohne hierher zurückzukommen – außer die Seite ist installiert. Auf iPhone oder iPad: Teilen, dann „Zum Home-Bildschirm“. Auf dem Mac: Ablage, dann „Zum Dock hinzufügen“. Oder speichere deine Partien in einer Datei.
do_export_all = Alle Partien als Datei speichern
save_without_history = Diese Partie begann unter älteren Regeln. Sie geht weiter, wo sie stand, aber was davor war, lässt sich nicht mehr ansehen.
save_turn_again = Der laufende Zug beginnt von vorn, weil seine Antworten unter den neuen Regeln etwas anderes bedeuten würden.
save_error_missing = Diese Partie gibt es hier nicht mehr.
save_error_too_long = Das ist zu lang für eine gespeicherte Partie.
save_error_not_text = Das ist kein Text, also keine gespeicherte Partie.
save_error_not_json = Das ist keine gespeicherte Partie dieser Seite.
save_error_not_a_save = Das ist keine gespeicherte Partie dieser Seite.
save_error_damaged = Diese gespeicherte Partie wurde gekürzt oder verändert.
save_error_newer_schema = Diese Partie wurde von einer neueren Version der Seite gespeichert. Lade die Seite neu, um sie zu bekommen.
save_error_newer_rules = Diese Partie wurde nach neueren Regeln gespielt. Lade die Seite neu, um sie zu bekommen.
save_error_older_rules = Diese Partie wurde nach älteren Regeln gespielt, und ihr Tisch wurde nicht mitgespeichert.
save_error_not_playable = Diese gespeicherte Partie enthält etwas, das die Regeln nicht erlauben.
elsewhere = Diese Partie ist in einem anderen Tab offen
elsewhere_help = Nur ein Tab kann sie spielen, damit keine Antwort verloren geht. Der andere hält an, wenn du hier übernimmst.
take_over = Hier übernehmen

## Saved games

saved_games = Gespeicherte Partien
saved_games_none = Noch keine gespeicherten Partien.
game_go_on = Fortsetzen
game_look = Ansehen
game_alone = { $name } gegen den Automa ({ $level })
game_nameless = Allein gegen den Automa ({ $level })
game_seat = per Link, du bist { $name }
game_start = Aufbau
game_total = { $name }: { $n }
game_over = beendet
ago_now = gerade eben
ago_minutes =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
ago_hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
ago_days =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }
deed_on = { $deed }: { $game }
rename = Umbenennen
rename_field = Name der Partie
rename_done = Speichern
rename_not = Abbrechen
duplicate = Duplizieren
export = Exportieren
export_all = Alle exportieren
remove = Löschen
removed_game = Gelöscht: { $game }.
removed_games = Kürzlich gelöscht
removed_help = Die letzten fünf bleiben hier, solange dieser Browser Platz dafür hat.
restore = Zurückholen
bring = Partien importieren
bring_help = Eine Datei, die hier oder in einem anderen Browser exportiert wurde, oder das Protokoll einer Partie. Du kannst Dateien auch auf diese Liste ziehen.
bring_file = Dateien auswählen
bring_paste = Oder füge den Text ein:
bring_pasted = Text importieren
aside = Beiseitegelegt
aside_one = ein beiseitegelegter Text
aside_help = Diese Texte lassen sich nicht als Partien lesen. Sie bleiben unverändert gespeichert, und du kannst sie herunterladen.
aside_download = Herunterladen
aside_length = ({ $n } Zeichen)
imported =
    { $n ->
        [one] { $n } Partie importiert.
       *[other] { $n } Partien importiert.
    }
importing =
    { $n ->
        [one] { $done } von { $n } Partie geprüft …
       *[other] { $done } von { $n } Partien geprüft …
    }
import_stop = Anhalten
import_stopped =
    { $n ->
        [one] Angehalten: { $n } Partie aus der Datei wurde nicht geprüft. Was schon hier ist, wird nicht zweimal importiert.
       *[other] Angehalten: { $n } Partien aus der Datei wurden nicht geprüft. Was schon hier ist, wird nicht zweimal importiert.
    }
more_games = Mehr Partien zeigen (noch { $n })
imported_results =
    { $n ->
        [one] { $n } Ergebnis in deine Statistik aufgenommen.
       *[other] { $n } Ergebnisse in deine Statistik aufgenommen.
    }
imported_problem = Partie { $n } aus der Datei wurde nicht importiert. { $reason }
imported_problems =
    { $n ->
        [one] Auch { $n } weitere wurde nicht importiert.
       *[other] Auch { $n } weitere wurden nicht importiert.
    }
shelf_full = Dieser Browser hat dafür keinen Platz mehr. Nichts wurde geändert; lösche oder exportiere zuerst ein paar Partien.
shelf_blocked = Dieser Browser lässt die Seite nichts speichern, darum ging das nicht.

## Statistics

statistics = Statistik
statistics_help = Nur in diesem Browser gespeichert, sonst nirgends.
statistics_none = Sobald du eine Partie beendet hast, stehen hier deine eigenen Zahlen:
example = Ein Beispiel
statistics_erase = Alles löschen
statistics_erased = Statistik gelöscht.
stat_games = Partien
stat_won = Gewonnen
stat_of = von { $n }
stat_best = Rekord
stat_mean = Durchschnitt
stat_streak = Siege in Folge
stat_days = Tage in Folge mit der Tagespartie
stat_most = Rekord: { $n }
stat_hints = Mit Tipps
stat_hints_help = in den anderen Zahlen nicht enthalten
stat_recent = Deine letzten Ergebnisse
stat_recent_help = Voller Balken: gewonnen. Leerer Balken: verloren. Der Strich zeigt den besten Gegner.
stat_level = Stufe
stat_levels = Gegen den Automa, nach Stufe
stat_means = Durchschnittliche Punkte nach Kategorie
stat_when = Datum
stat_own = Deine Punkte
stat_opponent = Bester Gegner
stat_ended = Ergebnis
stat_won_one = gewonnen
stat_lost_one = verloren

## The strip of tools and the menu

menu = Menü
report = Problem melden
documentation = Dokumentation
rules = Regeln
lessons = Spielen lernen
deal_of_the_day_offer = Jeden Tag eine Partie gegen den Automa, für alle dieselbe Mischung
why_not_playable = Warum kann ich ihn nicht spielen?
tip-why = Wie wird das berechnet?
tip-rules = Mehr in den Regeln
replaced = Eine neue Version hat diese Seite ersetzt. Lade sie neu, um weiterzumachen; gespeicherte Partien bleiben erhalten.
not_fetched = Das braucht beim ersten Mal eine Netzverbindung. Danach geht es offline.
