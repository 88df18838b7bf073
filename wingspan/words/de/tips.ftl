### Tips: a sentence or two about the thing that is pointed at.

## About any table

tip-food = Bezahlt Vögel, die es zeigen. Zwei beliebige Marker ersetzen einen, der dir fehlt.
tip-nectar = Gilt als jedes Futter, aber nie als einer von zwei Markern, die einen anderen ersetzen. Was am Rundenende übrig ist, verfällt; was du ausgibst, zählt am Spielende, Lebensraum für Lebensraum.
tip-wild = Ein Futter deiner Wahl.
tip-birdfeeder = Jeder genommene Würfel ist 1 Futter, das er zeigt. Zeigen alle Würfel darin dasselbe, darfst du alle fünf neu werfen, bevor du Futter nimmst. Ist es leer, werden alle fünf neu geworfen.
tip-tray = Ziehe Karten von hier oder vom Nachziehstapel. Lücken werden am Zugende gefüllt; am Rundenende werden alle drei Karten ersetzt.
tip-deck = Die oberste Karte, unbesehen. Ist der Stapel leer, wird der Ablagestapel neu gemischt.
tip-habitat = Ein Vogel kann nur in einen Lebensraum gespielt werden, den seine Karte zeigt.
tip-nest = Manche Ziele, Bonuskarten und Fähigkeiten fragen nach diesem Nisttyp.
tip-nest-star = Zählt als jeder Nisttyp.
tip-nest-none = Ohne Nest kann ein Vogel keine Eier haben und zählt für keinen Nisttyp.
tip-egg_limit = Mehr Eier passen nicht auf diesen Vogel. Ein Ei ist 1 Punkt wert und hilft, Vögel zu bezahlen.
tip-bird_points = Zählen am Spielende, wenn der Vogel auf deinem Tableau liegt.
tip-wingspan = Manche Fähigkeiten, Ziele und Bonuskarten vergleichen Spannweiten. Ein Vogel, der nicht fliegt, hat jede Spannweite, die du willst.
tip-white = Einmal, wenn du den Vogel spielst. Freiwillig.
tip-brown = Jedes Mal, wenn du die Aktion seines Lebensraums machst; dessen Vögel werden von rechts nach links aktiviert. Freiwillig.
tip-pink = Im Zug eines anderen, wenn das geschieht, worauf sie wartet; höchstens einmal zwischen zwei deiner Züge.
tip-teal = Am Ende jeder Runde, bevor ihr Ziel gewertet wird.
tip-yellow = Einmal, am Spielende, bevor die Punkte gezählt werden.
tip-predator = Seine Fähigkeit ist die Jagd. Andere Vögel und manche Bonuskarten fragen nach Jägern.
tip-flocking = Seine Fähigkeit steckt Karten unter Vögel. Manche Bonuskarten fragen nach Schwarmvögeln.
tip-cached = 1 Punkt je Marker. Ausgeben kannst du sie nicht, außer die Fähigkeit des Vogels erlaubt es.
tip-tucked = 1 Punkt je Karte unter dem Vogel.
tip-cube = Einer für jedes Mal, das diese Aktion in dieser Runde gewählt wurde; am Rundenende kommen sie zurück.
tip-egg_cost = Eier von beliebigen deiner Vögel; sie kommen zum Futter hinzu, wenn du in diese Spalte spielst.
tip-spent_nectar = Wer am Spielende in einem Lebensraum am meisten Nektar ausgegeben hat, bekommt dort 5 Punkte, der Zweite 2.
tip-score-birds = Die Punkte, die auf den Vögeln stehen; beim Automa auch seine verdeckten Karten.
tip-score-bonus = Was die Bonuskarten im Augenblick wert sind.
tip-score-goals = Was die Ziele der vergangenen Runden gebracht haben.
tip-score-eggs = 1 Punkt je Ei.
tip-score-cached = 1 Punkt je Futtermarker auf einem Vogel.
tip-score-tucked = 1 Punkt je Karte unter einem Vogel.
tip-score-nectar = In jedem Lebensraum: 5 Punkte für den meisten ausgegebenen Nektar, 2 für den zweitmeisten.
tip-score-total = Als wäre die Partie jetzt zu Ende.
tip-automa-eggs = Je 1 Punkt.
tip-automa-birds = Die Punkte, die darauf stehen.
tip-automa-cubes = Jeder zählt bei ihm 1 mehr für das Ziel dieser Runde; am Rundenende kommen sie weg.
tip-automa-deck = Jeden Zug zieht er eine; jede Runde werden sie neu gemischt.
tip-automa-bonus = Punkte bringt ihm diese Karte nicht: Sie sagt, welche Vögel der Automa zuerst nimmt.
tip-automa-card = Ein Abschnitt je Runde: was er tut, wenn er die Karte zieht.
tip-automa-wants = Sagt seine Karte, dass er einen Vogel spielt, nimmt er von diesen den, der am meisten wert ist.

## About the current table

tip-score-nectar_so_far = +{ $n }: die Punkte für ausgegebenen Nektar, wäre die Partie jetzt zu Ende. Gewertet wird erst am Ende, für den meisten und den zweitmeisten in jeder Reihe.
tip-automa-nectar = Er beginnt mit { $n } ausgegebenen in jeder Reihe, führt also, bis jemand mehr ausgibt.
tip-automa-face_down = Auf dieser Stufe je { $n } Punkte.
tip-clock = Züge pro Spieler in den vier Runden: { $turns }. Am Ende einer Runde wird ihr Ziel gewertet, die Vogeltränke neu gefüllt, und die Aktionswürfel kommen zurück.
tip-clock-nectar = Übriger Nektar verfällt dann.
tip-play = Spiele einen Vogel aus deiner Hand auf das freie Feld am weitesten links in einem Lebensraum, in dem er leben kann. Er kostet das Futter auf seiner Karte und je nach Spalte Eier: { $eggs }.
tip-row-forest = Jetzt: { $n } Würfel aus dem Vogelhäuschen, je 1 Futter.
tip-row-grassland =
    { $n ->
        [one] Jetzt: { $n } Ei auf deine Vögel.
       *[other] Jetzt: { $n } Eier auf deine Vögel.
    }
tip-row-wetland =
    { $n ->
        [one] Jetzt: { $n } Karte aus der Vogeltränke oder vom Stapel.
       *[other] Jetzt: { $n } Karten aus der Vogeltränke oder vom Stapel.
    }
tip-row-trade-forest = 1 mehr, wenn du { $ways }.
tip-row-trade-grassland = 1 mehr, wenn du { $ways }.
tip-row-trade-wetland = 1 mehr, wenn du { $ways }.
tip-row-pay-card = eine Karte abwirfst
tip-row-pay-food = 1 Futter abgibst
tip-row-pay-egg = ein Ei abgibst
tip-row-pay-nectar = einen Nektar ausgibst
tip-row-twice = Auch zweimal, wenn du magst.
tip-row-powers = Dann, wenn du magst, von rechts nach links: { $birds }.
tip-row-next = Mit einem Vogel mehr hier: { $n }.
tip-goal-green = Wird am Ende von Runde { $n } gewertet. Die Plätze bringen { $places }; bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet. Wer nichts hat, bekommt nichts.
tip-goal-blue = Wird am Ende von Runde { $n } gewertet: je 1 Punkt, höchstens { $most }.
tip-bonus-mat = Auf deinem Tableau: { $birds }.
tip-bonus-hand = Auf deiner Hand: { $birds }.
tip-bonus-share =
    { $n ->
        [one] { $n } der { $total } Vögel dieser Partie gehört dazu.
       *[other] { $n } der { $total } Vögel dieser Partie gehören dazu.
    }

## Why a question is asked

tip-ask = Worum geht es?
tip-decision-keep_bird = Alle beginnen mit fünf Vögeln und fünf Futter und behalten, was sie wollen: Jeder behaltene Vogel kostet 1 Futter.
tip-decision-pay_for_kept_birds = 1 Futter für jeden Vogel, den du behältst. Der Rest gehört dir.
tip-decision-keep_bonus = Eine Bonuskarte bringt am Spielende Punkte für das, was sie zählt. Die anderen werden abgeworfen.
tip-decision-action = Eine Aktion pro Zug: Vogel spielen, Futter nehmen, Eier legen oder Karten ziehen. Je mehr Vögel in einem Lebensraum liegen, desto mehr bringt seine Aktion; danach folgen seine braunen Fähigkeiten.
tip-decision-bird_to_play = Die Vögel auf deiner Hand, die du bezahlen kannst und für die ein Feld frei ist.
tip-decision-habitat = Der Vogel kann in mehreren Lebensräumen leben. Er kommt auf das freie Feld am weitesten links und bleibt in diesem Lebensraum.
tip-decision-egg_to_pay = Die Spalte kostet Eier; nimm sie von beliebigen deiner Vögel.
tip-decision-payment = Alle Wege, das Futter auf der Karte zu bezahlen: mit dem gezeigten Futter, mit zwei beliebigen für eins oder mit Nektar, falls er im Spiel ist.
tip-decision-gain_die = Jeder Würfel gibt 1 Futter, das er zeigt, und bleibt dann draußen, bis alle neu geworfen werden.
tip-decision-gain_food = Ein Marker deiner Wahl aus dem Vorrat.
tip-decision-how_many = So viele du willst, bis zur höchsten angebotenen Zahl.
tip-decision-lay_egg = Das Ei kann auf jeden deiner Vögel, der Platz hat, außer die Fähigkeit nennt bestimmte. Jedes Ei ist 1 Punkt wert.
tip-decision-draw_card = Eine offene Karte aus der Vogeltränke oder die oberste vom Stapel, unbesehen.
tip-decision-trade = Auf diesem Feld darfst du etwas tauschen und bekommst 1 mehr von dem, was der Lebensraum gibt. Freiwillig.
tip-decision-use_power = Fähigkeiten sind freiwillig. Hast du eine begonnen, tu so viel davon, wie du kannst.
tip-decision-cache_or_keep = Gelagertes Futter ist 1 Punkt wert und bleibt auf dem Vogel; behaltenes bezahlt Vögel.
tip-decision-tuck_card = Eine Karte unter einem Vogel ist 1 Punkt wert, fehlt dir aber auf der Hand.
tip-decision-discard_egg = Das Ei geht zurück in den Vorrat: So viel kostet die Fähigkeit.
tip-decision-discard_food = Das Futter geht zurück in den Vorrat: So viel kostet die Fähigkeit.
tip-decision-discard_card = Die Fähigkeit oder das Zugende kostet eine Karte aus deiner Hand.
tip-decision-move_to = Der Vogel liegt in seiner Reihe ganz rechts; er zieht in einen anderen Lebensraum, mit allem, was auf ihm liegt.
tip-decision-repeat = Die gewählte Fähigkeit wird noch einmal genutzt, als wäre sie an der Reihe.
tip-decision-order_powers = Nutze diese Fähigkeiten in beliebiger Reihenfolge.
tip-decision-first_player = Alle machen mit, angefangen bei dem Spieler, den du wählst.
tip-decision-draft = Die Karten gehen herum: Jeder nimmt eine und gibt den Rest weiter.
tip-decision-reset = Für 1 Futter wird alles erneuert, bevor du nimmst.
tip-decision-how_placed = Dieser Vogel kommt auf seine eigene Art ins Spiel; der übliche Weg geht auch.
tip-decision-bird_to_cover = Der neue Vogel nimmt den Platz dessen ein, den du wählst.
tip-decision-card_to_pay = Diese Karte bezahlt 1 Futter der Kosten und kommt unter den Vogel.
tip-decision-cache_on = Futter, das auf einem Vogel lagert, ist am Spielende 1 Punkt wert.
tip-decision-cache_own = Das Futter verlässt deinen Vorrat und ist auf dem Vogel 1 Punkt wert.
tip-decision-tuck_behind = Die Karte kommt unter den Vogel, den du wählst, und ist 1 Punkt wert.
tip-decision-tuck_from_tray = Die Karte kommt aus der Vogeltränke unter den Vogel und ist 1 Punkt wert.
tip-decision-keep_card = Du behältst die, die du wählst; die Fähigkeit sagt, was mit den anderen geschieht.
tip-decision-keep_apart = Diese Karten lagen während des Zuges beiseite. Die du nicht behältst, werden abgeworfen.
tip-decision-tuck_or_keep = Unter einem Vogel ist die Karte 1 Punkt wert; auf der Hand kannst du sie spielen.
tip-decision-give_to = Die Fähigkeit gibt es einem anderen Spieler.
tip-decision-choose_player = Wen du wählst, der hat etwas von der Fähigkeit.
tip-decision-steal_from = Das Futter kommt aus dem Vorrat dessen, den du wählst.
tip-decision-choose_course = Die Fähigkeit bietet eins davon an.
tip-decision-choose_habitat = Die Fähigkeit wirkt auf den Lebensraum, den du wählst.
tip-decision-remove_die = Der Würfel kommt nach draußen und gibt kein Futter. Ist das Vogelhäuschen leer, werden alle fünf neu geworfen.
tip-decision-discard_bonus = Du gibst die Bonuskarte her für das, was die Fähigkeit bringt.
tip-decision-copy = Dieser Vogel nutzt die Fähigkeit, die du wählst, wie seine eigene.
tip-decision-again = Misslingt es, ist weg, was diese Nutzung gebracht hat.
tip-decision-take_cached = Im Vorrat kannst du es ausgeben; auf dem Vogel ist es 1 Punkt wert.
tip-decision-discard_tray = Hörst du auf, wird die Vogeltränke wieder gefüllt.
tip-decision-give_card = Die Karte kommt auf die Hand eines anderen Spielers.
tip-decision-discard_thing = Futter, Eier und Karten zählen gleich viel.
tip-decision-score_bonus = Jeder Punkt, den sie jetzt wert ist, wird ein gelagertes Futter.
tip-decision-copy_bonus = Sie zählt mit deinen eigenen Vögeln.
tip-decision-waive = Der nächste Vogel kostet so viel weniger.
