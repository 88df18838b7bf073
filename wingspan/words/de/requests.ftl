### What to press on the table, where the answers to a question are highlighted there.
### A sentence begins with the name of the bird that asks, or with a capital letter that it gets by itself.

keep_bonus = behalte eine dieser Bonuskarten
action = du bist am Zug: Wähle eine Reihe oder eine Karte zum Spielen
bird_to_play = wähle eine Karte zum Spielen
habitat = wähle eine Reihe
egg_to_pay = nimm das Ei zum Bezahlen von einem markierten Vogel
payment = wähle, wie du bezahlst
gain_die = nimm einen Würfel aus dem Vogelhäuschen
gain_food = wähle, welches Futter du nimmst
lay_egg = lege ein Ei auf einen markierten Vogel
draw_card = ziehe eine markierte Karte
tuck_card = wähle eine Karte, die unter diesen Vogel kommt
discard_egg = gib ein Ei von einem markierten Vogel ab
discard_food = wähle, welches Futter du abgibst
discard_card = wähle eine Karte zum Abwerfen
move_to = wähle die Reihe, in die er zieht
repeat = wähle einen Vogel, dessen Fähigkeit du wiederholst
order_powers = wähle den Vogel, dessen Fähigkeit als Nächstes drankommt
draft = nimm eine dieser Karten
bird_to_cover = wähle den Vogel, den er überdeckt oder ersetzt
card_to_pay = wähle eine Karte, mit der du statt 1 Futter bezahlst
cache_on = lagere 1 Futter auf einem markierten Vogel
take_cached = nimm das Futter von dem markierten Vogel
cache_own = wähle Futter zum Lagern
tuck_behind = stecke eine Karte unter einen markierten Vogel
tuck_from_tray = wähle eine Karte aus der Vogeltränke, die darunterkommt
keep_card = wähle eine Karte zum Behalten
keep_apart = Zugende: Wähle eine Karte zum Behalten
choose_habitat = wähle eine Reihe
remove_die = nimm einen Würfel aus dem Vogelhäuschen weg
discard_bonus = wähle eine Bonuskarte zum Abwerfen
copy = wähle einen Vogel, dessen Fähigkeit du kopierst
discard_tray = wähle Karten der Vogeltränke zum Abwerfen
give_card = wähle eine Karte zum Weitergeben
score_bonus = wähle eine Bonuskarte, die du jetzt wertest
copy_bonus = wähle eine Bonuskarte, die auch für dich zählt

## One of several answers in a row

lay_egg-numbered = lege Ei { $n } von { $all } auf einen markierten Vogel
gain_die-numbered = nimm Würfel { $n } von { $all } aus dem Vogelhäuschen
draw_card-numbered = ziehe Karte { $n } von { $all }: eine der markierten

## In other ways

action-no_bird = du bist am Zug: Wähle eine Reihe
use_power = Fähigkeit { BIRD($bird, form: "genitive") } nutzen?
end_of_turn = Zugende: { CAPITAL($request) }
by_bird = { $bird }: { CAPITAL($request) }
