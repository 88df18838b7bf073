"""English texts about each icon: foods, habitats, nests, signs and buttons."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.icons": Text("Every sign", ""),
    "food.invertebrate": Text(
        "Invertebrate",
        """{invertebrate} A food: insects, worms, shellfish. It pays for birds whose cost shows \
it; the choice die {invertebrate_seed} gives it as well.""",
        ("insect", "worm", "caterpillar"),
    ),
    "food.seed": Text(
        "Seed",
        """{seed} A food: seeds and grain. It pays for birds whose cost shows it; the choice die \
{invertebrate_seed} gives it as well, and with Oceania {nectar_seed}.""",
        ("grain", "wheat"),
    ),
    "food.fish": Text(
        "Fish",
        """{fish} A food. It pays for birds whose cost shows it. Some birds \
[[family.hunt_dice|fish with dice]].""",
    ),
    "food.fruit": Text(
        "Fruit",
        """{fruit} A food: berries and cherries. It pays for birds whose cost shows it; with \
Oceania the face {nectar_fruit} gives it.""",
        ("berry", "cherry"),
    ),
    "food.rodent": Text(
        "Rodent",
        """{rodent} A food. It pays for birds whose cost shows it. Some birds \
[[family.hunt_dice|hunt it with dice]].""",
        ("mouse",),
    ),
    "food.nectar": Text(
        "Nectar",
        """{nectar} A food of the Oceania set that stands for others: see [[nectar]].""",
    ),
    "icon.wild": Text(
        "Any food",
        """{wild} In a cost: one token of any kind. Where something is gained: you choose the \
kind.""",
        ("wild", "joker", "wild food"),
    ),
    "icon.invertebrate_seed": Text(
        "Invertebrate or seed",
        """{invertebrate_seed} The choice face of the dice: one token, of the kind you say. It \
is a face of its own when you check whether all dice are the same.""",
        ("choice die", "double die", "slash die"),
    ),
    "icon.nectar_seed": Text(
        "Nectar or seed",
        """{nectar_seed} A face of the Oceania dice: one token, of the kind you say. See \
[[nectar.dice]].""",
        ("choice die",),
    ),
    "icon.nectar_fruit": Text(
        "Nectar or fruit",
        """{nectar_fruit} A face of the Oceania dice: one token, of the kind you say. See \
[[nectar.dice]].""",
        ("choice die",),
    ),
    "habitat.forest": Text(
        "Forest",
        """{forest} The top row of the mat. Its action gains food. On a card: the bird can live \
there.""",
        ("green row", "gain food row"),
    ),
    "habitat.grassland": Text(
        "Grassland",
        """{grassland} The middle row of the mat. Its action lays eggs. On a card: the bird can \
live there.""",
        ("yellow row", "lay eggs row", "prairie"),
    ),
    "habitat.wetland": Text(
        "Wetland",
        """{wetland} The bottom row of the mat. Its action draws cards. On a card: the bird can \
live there.""",
        ("blue row", "draw cards row", "marsh"),
    ),
    "nest.platform": Text(
        "Platform nest",
        """{platform} Counts for [[bonus.platform_builder]] and for goals and powers that name \
it.""",
        ("nest",),
    ),
    "nest.bowl": Text(
        "Bowl nest",
        """{bowl} Counts for [[bonus.wildlife_gardener]] and for goals and powers that name it.""",
        ("nest", "cup nest"),
    ),
    "nest.cavity": Text(
        "Cavity nest",
        """{cavity} Counts for [[bonus.nest_box_builder]] and for goals and powers that name \
it.""",
        ("nest", "hole"),
    ),
    "nest.ground": Text(
        "Ground nest",
        """{ground} Counts for [[bonus.enclosure_builder]] and for goals and powers that name \
it.""",
        ("nest",),
    ),
    "nest.star": Text(
        "Star nest",
        """{star} Every kind of nest in one: it counts wherever a nest is named, for several of \
them in the same turn as well. Where each nest is needed once ([[bonus.mechanical_engineer]]) it \
fills one place.""",
        ("wild nest", "any nest", "joker nest"),
    ),
    "nest.none": Text(
        "No nest",
        """{none} The bird cannot hold eggs, and counts as no kind of nest.""",
        ("no eggs",),
    ),
    "icon.egg": Text(
        "Egg",
        """{egg} An egg on a bird: 1 point at the end, and the cost of spaces further right on \
the mat and of some powers.""",
        ("eggs",),
    ),
    "icon.egg-space": Text(
        "Room for an egg",
        """{egg-space} A place for an egg that is still empty. A bird holds as many eggs as it \
has places.""",
        ("egg limit", "empty egg"),
    ),
    "icon.tucked": Text(
        "Tucked card",
        """{tucked} A card face down under a bird: 1 point. See [[tucking]].""",
        ("tucked",),
    ),
    "icon.card": Text(
        "Bird card",
        """{card} A bird card: in hand, to draw, or to discard.""",
        ("cards",),
    ),
    "icon.points": Text(
        "Points",
        """{points} What a bird is worth at the end, or what something scores.""",
        ("score", "feather", "value"),
    ),
    "icon.wingspan": Text(
        "Wingspan",
        """{wingspan} A bird's wingspan in centimetres; a star means that it does not fly. See \
[[wingspan]] and [[flightless]].""",
        ("size",),
    ),
    "icon.power-white": Text(
        "White power",
        """{power-white} Used when the bird is played: [[power.white]].""",
        ("when played",),
    ),
    "icon.power-brown": Text(
        "Brown power",
        """{power-brown} Used when its row is: [[power.brown]].""",
        ("when activated",),
    ),
    "icon.power-pink": Text(
        "Pink power",
        """{power-pink} Used in other players' turns: [[power.pink]].""",
        ("once between turns",),
    ),
    "icon.power-teal": Text(
        "Teal power",
        """{power-teal} Used at the end of each round: [[power.teal]].""",
        ("round end",),
    ),
    "icon.power-yellow": Text(
        "Yellow power",
        """{power-yellow} Used at the end of the game: [[power.yellow]].""",
        ("game end",),
    ),
    "icon.power-none": Text(
        "No power",
        """{power-none} The bird has no text: [[power.none]].""",
    ),
    "icon.predator": Text(
        "Predator",
        """{predator} The bird hunts: [[predators]].""",
        ("hunter",),
    ),
    "icon.flocking": Text(
        "Flocking",
        """{flocking} The bird gathers a flock of tucked cards: [[flocking]].""",
        ("flock",),
    ),
    "icon.bonus": Text(
        "Bonus card",
        """{bonus} A bonus card, or a bird whose power draws some: [[family.bonus]].""",
    ),
    "icon.dice": Text(
        "Dice",
        """{dice} A die of the birdfeeder: any food that it shows.""",
        ("die", "birdfeeder"),
    ),
    "icon.reset": Text(
        "Reset",
        """{reset} All dice rerolled, or all face-up cards replaced: [[resets]].""",
        ("re-roll", "renew"),
    ),
    "icon.goal": Text(
        "Goal of the round",
        """{goal} What is counted at the end of a round. The table shows what it would pay now.""",
        ("goal tile",),
    ),
    "icon.automa": Text(
        "The Automa",
        """{automa} Your opponent when you play alone: [[automa]].""",
        ("solo",),
    ),
    "icon.cube": Text(
        "Action cube",
        """{cube} A turn of the round, used or still to come; on a goal, one of the \
[[automa.cubes|Automa's cubes]].""",
        ("turn", "turns left"),
    ),
    "icon.play_bird": Text(
        "Play a bird",
        """{play_bird} The action that plays a bird from your hand; also a power that does so, \
or a turn that was spent on it.""",
        ("play",),
    ),
    "icon.controls": Text(
        "Signs on buttons",
        """What the buttons do.

| sign | does |
| {undo} | takes back the last answer |
| {new} | starts a new game |
| {skip} | declines what is offered, or ends it |
| {log} | what has happened so far |
| {share} | makes a link to this game or position |
| {replay} | watches the game again |
| {play} {pause} | lets the replay run, or stops it |
| {to_start} {to_end} | goes to the first or the last moment of a replay |
| {turn_back} {turn_on} | a turn back or on |
| {step_back} {step_on} | an answer back or on |
| {shelf} | the saved games |
| {pencil} | gives a game another name |
| {double} | copies a game |
| {export} {import} | saves to a file, or reads one |
| {bin} | deletes a game |
| {statistics} | results of finished games |
| {menu} | all of these, where there is no room for them |
| {book} | the rules |
| {lessons} | learning to play |
| {settings} | language, look, speed and other settings |
| {search} | searches |
| {check} | chosen, done or fulfilled |
| {lock} | not possible now; the reason stands beside it |
| {hint} | asks the coach what a strong player would do |
| {exercise} | exercises from strong games and from your own mistakes |
| {close} | closes what is open |""",
        ("buttons", "undo", "settings", "log", "close", "lock"),
    ),
}
