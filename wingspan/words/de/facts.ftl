### A first game with the coach: the fact given about each option.

decline = Nichts gegeben, nichts gewonnen.
reroll = Alle fünf Würfel werden neu geworfen: Alles kann kommen.
power = { $power }
keep_no_more = Du behältst { $n } Futtermarker.
pays_then = Was übrig bleibt, reicht für { $n } deiner Vögel.
bonus_birds =
    { $n ->
        [one] { $n } deiner Vögel zählt schon dafür.
       *[other] { $n } deiner Vögel zählen schon dafür.
    }
bonus_table = Sie zählt, was du am Ende hast, egal welche Vögel du behältst.
play =
    { $n ->
        [one] Du kannst jetzt { $n } Vogel spielen. Ein Vogel bringt seine Punkte und macht seine Reihe stärker.
       *[other] Du kannst jetzt { $n } Vögel spielen. Ein Vogel bringt seine Punkte und macht seine Reihe stärker.
    }
food_for = { $n } Futter. Im Vogelhäuschen liegt etwas, das { $bird } braucht.
food = { $n } Futter, aber nichts, was deine Vögel brauchen.
eggs =
    { $n ->
        [one] { $n } Ei: Jedes ist ein Punkt, und Eier bezahlen Vögel weiter rechts.
       *[other] { $n } Eier: Jedes ist ein Punkt, und Eier bezahlen Vögel weiter rechts.
    }
eggs_no_room = In keinem Nest ist Platz für ein Ei.
cards =
    { $n ->
        [one] { $n } Karte. Du hast { $hand } auf der Hand.
       *[other] { $n } Karten. Du hast { $hand } auf der Hand.
    }
bird =
    { $points ->
        [one] { $points } Punkt für { $cost } Futter. { $power }
       *[other] { $points } Punkte für { $cost } Futter. { $power }
    }
row_gain_food = Mit einem Vogel mehr gibt es hier { $then } statt { $now } Futter; auf dem nächsten Feld darfst du vielleicht auch tauschen.
row_lay_eggs = Mit einem Vogel mehr legst du hier { $then } statt { $now } Eier; auf dem nächsten Feld darfst du vielleicht auch tauschen.
row_draw_cards = Mit einem Vogel mehr ziehst du hier { $then } statt { $now }; auf dem nächsten Feld darfst du vielleicht auch tauschen.
pay = Kostet { $n } Marker; der Rest reicht noch für { $birds } deiner Vögel.
pay_all = Kostet { $n } Marker; der Rest reicht für keinen deiner anderen Vögel.
egg_left =
    { $n ->
        [one] Danach hat { $bird } noch { $n } Ei.
       *[other] Danach hat { $bird } noch { $n } Eier.
    }
egg_counts = Dieses Ei zählt für das Rundenziel. Danach hätte { $bird } noch { $n }.
food_completes = Damit wäre { $bird } bezahlbar.
food_helps = Dann wäre { $bird } nur noch { $n } Futter entfernt.
food_spare = Kein Vogel auf deiner Hand braucht das: { $food }.
lay = { $bird } hat noch Platz für { $n }.
lay_goal = Das zählt für das Rundenziel; { $bird } hat noch Platz für { $n }.
draw_unknown = Die oberste Karte, unbesehen.
draw_ready =
    { $points ->
        [one] { $points } Punkt, und das Futter dafür hast du. { $power }
       *[other] { $points } Punkte, und das Futter dafür hast du. { $power }
    }
draw_missing =
    { $points ->
        [one] { $points } Punkt; dafür brauchst du noch { $n } Futter. { $power }
       *[other] { $points } Punkte; dafür brauchst du noch { $n } Futter. { $power }
    }
give_card =
    { $hand ->
        [one] Um sie zu spielen, brauchst du noch { $n } Futter. Du hast { $hand } Karte auf der Hand.
       *[other] Um sie zu spielen, brauchst du noch { $n } Futter. Du hast { $hand } Karten auf der Hand.
    }
give_ready =
    { $hand ->
        [one] Du könntest sie bezahlen. Du hast { $hand } Karte auf der Hand.
       *[other] Du könntest sie bezahlen. Du hast { $hand } Karten auf der Hand.
    }
give_egg = Ein Ei ist ein Punkt; danach hätte { $bird } noch { $n }.
give_food = Davon hättest du noch { $n }: { $food }.
helpers =
    { $helpers ->
        [one] { $helpers } Vogel in dieser Reihe hilft mit.
       *[other] { $helpers } Vögel in dieser Reihe helfen mit.
    }

## Before the text of a power

power_white = Wenn du ihn spielst: { $power }
power_brown = Jedes Mal, wenn du seine Reihe nutzt: { $power }
power_pink = Wenn andere am Zug sind: { $power }
power_teal = Am Ende jeder Runde: { $power }
power_yellow = Am Ende der Partie: { $power }
