### What bonus cards and goals count, what they are worth, and what the Automa does.

## Which birds: after “bird” or “birds”
## $n: 1 after “bird”, more after “birds”

like-named_anatomist = mit einem Körperteil im Namen
like-named_cartographer = mit einem Ort oder einer Landschaft im Namen
like-named_historian = mit dem Namen einer Person
like-named_photographer = mit einer Farbe im Namen
like-has_nest = mit { NEST($nest, form: "dative") }
like-eats =
    { $n ->
        [one] , der { FOOD($food, 2) } frisst
       *[other] , die { FOOD($food, 2) } fressen
    }
like-eats_only =
    { $n ->
        [one] , der nur { FOOD($food, 2) } frisst
       *[other] , die nur { FOOD($food, 2) } fressen
    }
like-eats_any =
    { $n ->
        [one] mit beliebigem Futter in seinen Kosten
       *[other] mit beliebigem Futter in ihren Kosten
    }
like-eats_one_of =
    { $n ->
        [one] , der { LIST($foods, join: "or") } frisst
       *[other] , die { LIST($foods, join: "or") } fressen
    }
eaten = { FOOD($food, 2) }
like-lives_only_in =
    { $n ->
        [one] , der nur { HABITAT($habitat, form: "in") } lebt
       *[other] , die nur { HABITAT($habitat, form: "in") } leben
    }
like-lives_in =
    { $n ->
        [one] , der { HABITAT($habitat, form: "in") } leben kann
       *[other] , die { HABITAT($habitat, form: "in") } leben können
    }
like-lives_in_several =
    { $n ->
        [one] , der in mehreren Lebensräumen leben kann
       *[other] , die in mehreren Lebensräumen leben können
    }
like-costs_at_least =
    { $n ->
        [one] , der mindestens { $food } Futter kostet
       *[other] , die mindestens { $food } Futter kosten
    }
like-wingspan_over = mit mehr als { $cm } cm Spannweite
like-wingspan_up_to = mit höchstens { $cm } cm Spannweite
like-wingspan_under = mit weniger als { $cm } cm Spannweite
like-worth_over =
    { $points ->
        [one] mit mehr als { $points } Punkt
       *[other] mit mehr als { $points } Punkten
    }
like-worth_between = mit { $low } bis { $high } Punkten
like-worth_under =
    { $points ->
        [one] mit weniger als { $points } Punkt
       *[other] mit weniger als { $points } Punkten
    }
like-has_color = mit { LIST($colors, join: "or") } Fähigkeit
like-has_color_or_none = mit { LIST($colors, join: "or") } Fähigkeit oder ohne
like-has_no_power = ohne Fähigkeit
like-tucks =
    { $n ->
        [one] , dessen Fähigkeit Karten unter Vögel steckt
       *[other] , deren Fähigkeit Karten unter Vögel steckt
    }
like-is_predator =
    { $n ->
        [one] , der ein Jäger ist
       *[other] , die Jäger sind
    }
like-is_flocking = mit Schwarm-Fähigkeit
like-deals_bonus_cards =
    { $n ->
        [one] , dessen Fähigkeit von Bonuskarten handelt
       *[other] , deren Fähigkeit von Bonuskarten handelt
    }
like-egg_limit_up_to =
    { $eggs ->
        [one] mit Platz für höchstens { $eggs } Ei
       *[other] mit Platz für höchstens { $eggs } Eier
    }
color-white = weißer
color-brown = brauner
color-pink = rosa
color-teal = türkiser
color-yellow = gelber
eggs =
    { $eggs ->
        [one] mit mindestens { $eggs } Ei
       *[other] mit mindestens { $eggs } Eiern
    }
and_eggs =
    { $eggs ->
        [one] mindestens { $eggs } Ei
       *[other] mindestens { $eggs } Eiern
    }
tucked =
    { $tucked ->
        [one] mit mindestens { $tucked } Karte darunter
       *[other] mit mindestens { $tucked } Karten darunter
    }
and_tucked =
    { $tucked ->
        [one] mindestens { $tucked } Karte darunter
       *[other] mindestens { $tucked } Karten darunter
    }
no_eggs = ohne Eier
full = mit einem Nest voller Eier
traits = { LIST($traits) }

## What is counted: the name of a goal or the rule of a bonus card

birds = { AFTER("Vögel", $traits) }
birds-everywhere = Vögel in allen Lebensräumen
birds-in_habitat = Vögel { HABITAT($habitat, form: "in") }
birds-in_habitat_like = Vögel { AFTER(HABITAT($habitat, form: "in"), $traits) }
eggs-everywhere = Eier
eggs-like = Eier auf { AFTER("Vögeln", $like) }
eggs-in_habitat = Eier { HABITAT($habitat, form: "in") }
eggs-in_habitat_like = Eier { HABITAT($habitat, form: "in") } auf { AFTER("Vögeln", $like) }
egg_sets = Sätze aus 3 Eiern, eines in jedem Lebensraum
birds_in_smallest_habitat = Vögel in dem Lebensraum, in dem du die wenigsten hast
birds_in_largest_habitat = Vögel in dem Lebensraum, in dem du die meisten hast
cards_in_hand = Vogelkarten auf der Hand
filled_columns = Spalten mit einem Vogel in allen drei Lebensräumen
food_costs = Futter in den Kosten deiner Vögel
food_in_costs = { LIST($foods) } in den Kosten deiner Vögel
food_in_supply = Futter in deinem Vorrat
food_in_supply-of = { LIST($foods) } in deinem Vorrat
food_cached = { LIST($foods) }, auf deinen Vögeln gelagert
beaks-left = Vögel, deren Schnabel nach links zeigt
beaks-right = Vögel, deren Schnabel nach rechts zeigt
cubes_on_play = Aktionswürfel auf „{ ACTION("play_bird") }“
no_goal = Kein Ziel: Alle haben in jeder folgenden Runde einen Zug mehr
columns_of_colors = Spalten mit Vögeln in drei verschiedenen Farben (ohne Fähigkeit zählt als weiß)
colors_in_habitat = Farben in dem Lebensraum, der die meisten hat (ohne Fähigkeit zählt als weiß)
wingspan_run = Vögel nebeneinander { HABITAT($habitat, form: "in") }, deren Spannweiten nur steigen oder nur fallen
points_run = Vögel nebeneinander { HABITAT($habitat, form: "in") }, deren Punkte von einem zum nächsten nur steigen oder nur fallen
nest_kinds = Verschiedene Nester { HABITAT($habitat, form: "in") } (jedes Sternnest zählt als ein anderes oder als fünfte Art)
nest_sets = Sätze aus 4 Vögeln, einer mit jedem Nest (ein Sternnest steht für eines davon)
matching_nests = Spalten mit gleichen Nestern (ein Sternnest passt zu jedem)
rule-at_the_end = { $rule } am Ende des Spiels
rule-automa_by_level = Vögel { LIST($levels, join: "or") }
of_level = { $like } ({ $level })
rule-automa_lowest = { $rule }, die mit den wenigsten Punkten zuerst
rule-automa_keeps = { $rule }; der Automa behält bis zu { $n } davon auf einmal

## How many of them

item-bird =
    { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
item-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
item-color =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
item-column =
    { $n ->
        [one] { $n } Spalte
       *[other] { $n } Spalten
    }
item-cube = { $n } Aktionswürfel
item-egg =
    { $n ->
        [one] { $n } Ei
       *[other] { $n } Eier
    }
item-food = { $n } Futter
item-kind =
    { $n ->
        [one] { $n } Art
       *[other] { $n } Arten
    }
item-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
item-set =
    { $n ->
        [one] { $n } Satz
       *[other] { $n } Sätze
    }
item-none = kein Ziel

## What a bonus card is worth

each = je { $points }
alike = zwei gleiche: { $points }; drei gleiche: { $three }
tier-first =
    { $points ->
        [one] { $reach }: { $points } Punkt
       *[other] { $reach }: { $points } Punkte
    }
tier = { $reach }: { $points }
or_more = { $least } oder mehr
from_to = { $least }–{ $most }

## What the Automa does in a turn

step-play_bird = Vogel spielen: Von den Vögeln der Vogeltränke, die zu seiner Bonuskarte passen, behält er den wertvollsten und wirft die anderen ab. Passt keiner, nimmt er die oberste Karte des Stapels verdeckt.
step-lay_eggs =
    { $eggs ->
        [one] Eier legen: Er bekommt { $eggs } Ei.
       *[other] Eier legen: Er bekommt { $eggs } Eier.
    }
step-draw_cards = Karten ziehen: Die Karten der Vogeltränke werden abgeworfen, und er nimmt die oberste Karte des Stapels verdeckt.
step-gain_food = Futter nehmen: Er entfernt alle Würfel mit der ersten dieser Seiten, die im Vogelhäuschen liegt: { $faces }.
step-place_cube = Er legt einen Aktionswürfel auf das Ziel dieser Runde.
step-remove_cube = Er nimmt einen Aktionswürfel vom Ziel dieser Runde, falls er dort einen hat.
step-pink_powers = Du darfst alle deine rosa Fähigkeiten nutzen.
