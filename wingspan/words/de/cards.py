"""German texts for what is printed on cards, mats and dice."""

from __future__ import annotations

from wingspan.engine import conditions as c
from wingspan.engine.components import Action, Color, Food, Habitat, Nest

from ..phrasebook import Phrasebook
from .grammar import is_one, joined

FOODS: dict[Food, tuple[str, str]] = {
    "invertebrate": ("Wirbelloses", "Wirbellose"),
    "seed": ("Samen", "Samen"),
    "fish": ("Fisch", "Fische"),
    "fruit": ("Frucht", "Früchte"),
    "rodent": ("Nagetier", "Nagetiere"),
    "nectar": ("Nektar", "Nektar"),
}
"""One and several, as a subject or an object without an article."""

HABITATS: dict[Habitat, str] = {
    "forest": "Wald",
    "grassland": "Grasland",
    "wetland": "Feuchtgebiet",
}

IN_THE: dict[Habitat, str] = {habitat: f"im {name}" for habitat, name in HABITATS.items()}

NEST_KINDS: dict[Nest, str] = {
    "platform": "Plattform",
    "bowl": "Napf",
    "cavity": "Höhlen",
    "ground": "Boden",
    "star": "Stern",
}

NESTS: dict[Nest, str] = {
    **{kind: f"{name}nest" for kind, name in NEST_KINDS.items()},
    "star": "Sternnest (jede Art)",
    "none": "kein Nest",
}

ACTIONS: dict[Action, str] = {
    "play_bird": "Vogel spielen",
    "gain_food": "Futter nehmen",
    "lay_eggs": "Eier legen",
    "draw_cards": "Karten ziehen",
}


POWER_KINDS: dict[Color, str] = {
    "white": "Beim Ausspielen",
    "brown": "Beim Aktivieren",
    "pink": "Einmal zwischen deinen Zügen",
    "teal": "Rundenende",
    "yellow": "Spielende",
    "none": "Keine Fähigkeit",
}

COLORS: dict[Color, str] = {
    "white": "weißer",
    "brown": "brauner",
    "pink": "rosa",
    "teal": "türkiser",
    "yellow": "gelber",
}
"""As in "mit brauner Fähigkeit"."""

ORDINALS = ("1.", "2.", "3.", "4.", "5.")
"""The ordinals of places, from the first."""

NAMED: dict[str, str] = {
    "anatomist": "mit einem Körperteil im Namen",
    "cartographer": "mit einem Ort oder einer Landschaft im Namen",
    "historian": "mit dem Namen einer Person",
    "photographer": "mit einer Farbe im Namen",
}
"""What the bonus cards that count names look for, by id of the card."""


def food_noun(food: Food, n: int = 1) -> str:
    """Return the noun of a food in the form for ``n``, without the number."""
    return FOODS[food][not is_one(n)]


def face_name(face: str) -> str:
    """Name a die face by the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str) -> str:
    """Return ``n`` with its noun: "1 Karte", "2 Karten"."""
    return f"{n} {one if is_one(n) else many}"


like: Phrasebook[[int]] = Phrasebook()
"""The phrase for a condition, put :func:`after` "Vogel" (``n`` 1) or "Vögel"."""


@like.of(c.Named)
def named(condition: c.Named, n: int) -> str:
    return NAMED[condition.category]


@like.of(c.HasNest)
def has_nest(condition: c.HasNest, n: int) -> str:
    return f"mit {NEST_KINDS[condition.nest]}nest"


@like.of(c.Eats)
def eats(condition: c.Eats, n: int) -> str:
    return _eating(food_noun(condition.food, 2), n)


@like.of(c.EatsOnly)
def eats_only(condition: c.EatsOnly, n: int) -> str:
    return _eating(f"nur {food_noun(condition.food, 2)}", n)


@like.of(c.EatsAny)
def eats_any(condition: c.EatsAny, n: int) -> str:
    return f"mit beliebigem Futter in {'seinen' if n == 1 else 'ihren'} Kosten"


@like.of(c.EatsOneOf)
def eats_one_of(condition: c.EatsOneOf, n: int) -> str:
    return _eating(joined((food_noun(food, 2) for food in condition.foods), "oder"), n)


def _eating(food: str, n: int) -> str:
    return f", der {food} frisst" if n == 1 else f", die {food} fressen"


@like.of(c.LivesOnlyIn)
def lives_only_in(condition: c.LivesOnlyIn, n: int) -> str:
    where = IN_THE[condition.habitat]
    return f", der nur {where} lebt" if n == 1 else f", die nur {where} leben"


@like.of(c.LivesIn)
def lives_in(condition: c.LivesIn, n: int) -> str:
    where = IN_THE[condition.habitat]
    return f", der {where} leben kann" if n == 1 else f", die {where} leben können"


@like.of(c.LivesInSeveral)
def lives_in_several(condition: c.LivesInSeveral, n: int) -> str:
    where = "in mehreren Lebensräumen leben"
    return f", der {where} kann" if n == 1 else f", die {where} können"


@like.of(c.CostsAtLeast)
def costs_at_least(condition: c.CostsAtLeast, n: int) -> str:
    cost = f"mindestens {condition.food} Futter"
    return f", der {cost} kostet" if n == 1 else f", die {cost} kosten"


@like.of(c.WingspanOver)
def wingspan_over(condition: c.WingspanOver, n: int) -> str:
    return f"mit mehr als {condition.cm} cm Spannweite"


@like.of(c.WingspanUpTo)
def wingspan_up_to(condition: c.WingspanUpTo, n: int) -> str:
    return f"mit höchstens {condition.cm} cm Spannweite"


@like.of(c.WingspanUnder)
def wingspan_under(condition: c.WingspanUnder, n: int) -> str:
    return f"mit weniger als {condition.cm} cm Spannweite"


@like.of(c.WorthOver)
def worth_over(condition: c.WorthOver, n: int) -> str:
    return f"mit mehr als {_points_in_dative(condition.points)}"


@like.of(c.WorthBetween)
def worth_between(condition: c.WorthBetween, n: int) -> str:
    return f"mit {condition.low} bis {condition.high} Punkten"


@like.of(c.WorthUnder)
def worth_under(condition: c.WorthUnder, n: int) -> str:
    return f"mit weniger als {_points_in_dative(condition.points)}"


def _points_in_dative(n: int) -> str:
    return counted(n, "Punkt", "Punkten")


@like.of(c.HasColor)
def has_color(condition: c.HasColor, n: int) -> str:
    colors = [COLORS[color] for color in condition.colors if color != "none"]
    if not colors:
        return "ohne Fähigkeit"
    none = " oder ohne" if "none" in condition.colors else ""
    return f"mit {joined(colors, 'oder')} Fähigkeit{none}"


@like.of(c.Tucks)
def tucks(condition: c.Tucks, n: int) -> str:
    return f", {'dessen' if n == 1 else 'deren'} Fähigkeit Karten unter Vögel steckt"


@like.of(c.IsPredator)
def is_predator(condition: c.IsPredator, n: int) -> str:
    return "mit Jagd-Fähigkeit"


@like.of(c.IsFlocking)
def is_flocking(condition: c.IsFlocking, n: int) -> str:
    return "mit Schwarm-Fähigkeit"


def after(noun: str, phrase: str, *, ends: bool = True) -> str:
    """Return a noun with a phrase after it; a clause that does not end the sentence is closed."""
    if phrase.startswith(","):
        return f"{noun}{phrase}{'' if ends else ','}"
    return f"{noun} {phrase}".rstrip()


def described(counts: c.Birds, n: int) -> str:
    """Say which birds are counted, after "Vogel" (``n`` 1) or "Vögel": "mit Napfnest"."""
    traits = [] if counts.like is None else [like(counts.like, n)]
    if counts.eggs:
        traits.append(f"mit mindestens {counted(counts.eggs, 'Ei', 'Eiern')}")
    if counts.tucked:
        cards = counted(counts.tucked, "Karte", "Karten")
        traits.append(f"mit mindestens {cards} darunter")
    if counts.no_eggs:
        traits.append("ohne Eier")
    return joined(traits, "und").replace(" und mit ", " und ") if traits else ""


def kinds(foods: tuple[Food, ...]) -> str:
    """List kinds of food in the plural: "Früchte und Samen"."""
    return joined((food_noun(food, 2) for food in foods), "und")


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, worded as the name of a goal or the rule of a bonus card."""


@tally.of(c.Birds)
def birds(counts: c.Birds) -> str:
    if counts == c.Birds():
        return "Vögel in allen Lebensräumen"
    return after(_birds_in(counts.habitat), described(counts, 2))


def _birds_in(habitat: Habitat | None) -> str:
    return "Vögel" if habitat is None else f"Vögel {IN_THE[habitat]}"


@tally.of(c.Eggs)
def eggs(counts: c.Eggs) -> str:
    eggs = "Eier" if counts.habitat is None else f"Eier {IN_THE[counts.habitat]}"
    return eggs if counts.like is None else after(f"{eggs} auf Vögeln", like(counts.like, 2))


@tally.of(c.EggSets)
def egg_sets(counts: c.EggSets) -> str:
    return "Sätze aus 3 Eiern, eines in jedem Lebensraum"


@tally.of(c.BirdsInSmallestHabitat)
def birds_in_smallest_habitat(counts: c.BirdsInSmallestHabitat) -> str:
    return "Vögel in dem Lebensraum, in dem du die wenigsten hast"


@tally.of(c.BirdsInLargestHabitat)
def birds_in_largest_habitat(counts: c.BirdsInLargestHabitat) -> str:
    return "Vögel in dem Lebensraum, in dem du die meisten hast"


@tally.of(c.CardsInHand)
def cards_in_hand(counts: c.CardsInHand) -> str:
    return "Vogelkarten auf der Hand"


@tally.of(c.FilledColumns)
def filled_columns(counts: c.FilledColumns) -> str:
    return "Spalten mit einem Vogel in allen drei Lebensräumen"


@tally.of(c.FoodCosts)
def food_costs(counts: c.FoodCosts) -> str:
    return "Futter in den Kosten deiner Vögel"


@tally.of(c.FoodInCosts)
def food_in_costs(counts: c.FoodInCosts) -> str:
    return f"{kinds(counts.foods)} in den Kosten deiner Vögel"


@tally.of(c.FoodInSupply)
def food_in_supply(counts: c.FoodInSupply) -> str:
    return "Futter in deinem Vorrat"


@tally.of(c.Beaks)
def beaks(counts: c.Beaks) -> str:
    side = {"left": "links", "right": "rechts"}[counts.side]
    return f"Vögel, deren Schnabel nach {side} zeigt"


@tally.of(c.CubesOnPlay)
def cubes_on_play(counts: c.CubesOnPlay) -> str:
    return f"Aktionswürfel auf „{ACTIONS['play_bird']}“"


@tally.of(c.NoGoal)
def no_goal(counts: c.NoGoal) -> str:
    return "Kein Ziel: Alle haben in jeder folgenden Runde einen Zug mehr"


@tally.of(c.ColumnsOfColors)
def columns_of_colors(counts: c.ColumnsOfColors) -> str:
    return "Spalten mit Vögeln in drei verschiedenen Farben (ohne Fähigkeit zählt als weiß)"


@tally.of(c.ColorsInHabitat)
def colors_in_habitat(counts: c.ColorsInHabitat) -> str:
    return "Farben in dem Lebensraum, der die meisten hat (ohne Fähigkeit zählt als weiß)"


@tally.of(c.WingspanRun)
def wingspan_run(counts: c.WingspanRun) -> str:
    where = IN_THE[counts.habitat]
    return f"Vögel nebeneinander {where}, deren Spannweiten nur steigen oder nur fallen"


@tally.of(c.NestSets)
def nest_sets(counts: c.NestSets) -> str:
    return "Sätze aus 4 Vögeln, einer mit jedem Nest (ein Sternnest steht für eines davon)"


@tally.of(c.MatchingNests)
def matching_nests(counts: c.MatchingNests) -> str:
    return "Spalten mit gleichen Nestern (ein Sternnest passt zu jedem)"


def item(counts: c.AnyTally, n: int) -> str:
    """Return ``n`` with the noun of what is counted: "2 Vögel"."""
    match counts:
        case c.Eggs():
            return counted(n, "Ei", "Eier")
        case c.EggSets() | c.NestSets():
            return counted(n, "Satz", "Sätze")
        case c.CardsInHand():
            return counted(n, "Karte", "Karten")
        case c.FilledColumns() | c.ColumnsOfColors():
            return counted(n, "Spalte", "Spalten")
        case c.FoodCosts() | c.FoodInCosts() | c.FoodInSupply():
            return f"{n} Futter"
        case c.CubesOnPlay():
            return f"{n} Würfel"
        case c.ColorsInHabitat():
            return counted(n, "Farbe", "Farben")
        case c.MatchingNests():
            return counted(n, "Punkt", "Punkte")
        case c.NoGoal():
            return "kein Ziel"
        case (
            c.Birds()
            | c.BirdsInSmallestHabitat()
            | c.BirdsInLargestHabitat()
            | c.Beaks()
            | c.WingspanRun()
        ):
            return counted(n, "Vogel", "Vögel")
