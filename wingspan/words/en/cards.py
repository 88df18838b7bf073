"""English texts for what is printed on cards, mats and dice."""

from __future__ import annotations

from wingspan.engine import conditions as c
from wingspan.engine.components import Action, Color, Food, Habitat, Nest

from ..grammar import capital
from ..phrasebook import Phrasebook
from .grammar import is_one, joined

FOODS: dict[Food, tuple[str, str]] = {
    "invertebrate": ("invertebrate", "invertebrates"),
    "seed": ("seed", "seeds"),
    "fish": ("fish", "fish"),
    "fruit": ("fruit", "fruit"),
    "rodent": ("rodent", "rodents"),
    "nectar": ("nectar", "nectar"),
}

HABITATS: dict[Habitat, str] = {
    "forest": "forest",
    "grassland": "grassland",
    "wetland": "wetland",
}

NESTS: dict[Nest, str] = {
    "platform": "platform nest",
    "bowl": "bowl nest",
    "cavity": "cavity nest",
    "ground": "ground nest",
    "star": "star nest (any kind)",
    "none": "no nest",
}

ACTIONS: dict[Action, str] = {
    "play_bird": "Play a bird",
    "gain_food": "Gain food",
    "lay_eggs": "Lay eggs",
    "draw_cards": "Draw cards",
}


POWER_KINDS: dict[Color, str] = {
    "white": "When played",
    "brown": "When activated",
    "pink": "Once between turns",
    "teal": "Round end",
    "yellow": "Game end",
    "none": "No power",
}

COLORS: dict[Color, str] = {
    "white": "white",
    "brown": "brown",
    "pink": "pink",
    "teal": "teal",
    "yellow": "yellow",
}

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")
"""The ordinals of places, from the first."""

NAMED: dict[str, str] = {
    "anatomist": "with a part of the body in their name",
    "cartographer": "with a place or a landscape in their name",
    "historian": "that bear a person's name",
    "photographer": "with a colour in their name",
}
"""What the bonus cards that count names look for, by id of the card."""


def food_noun(food: Food, n: int = 1) -> str:
    """Return the noun of a food in the form for ``n``, without the number."""
    return FOODS[food][not is_one(n)]


def foods_counted(food: dict[Food, int]) -> list[str]:
    """Return "2 seeds", "1 fish" … for each kind with a count above 0."""
    return [f"{n} {food_noun(kind, n)}" for kind, n in food.items() if n]


def face_name(face: str) -> str:
    """Name a die face by the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str | None = None) -> str:
    """Return ``n`` with its noun: "1 card", "2 cards". ``many``: the plural, if not with an s."""
    return f"{n} {one if is_one(n) else many or one + 's'}"


like: Phrasebook[[int]] = Phrasebook()
"""The phrase for a condition, used after "bird" (``n`` 1) or "birds"."""


@like.of(c.Named)
def named(condition: c.Named, n: int) -> str:
    return NAMED[condition.category]


@like.of(c.HasNest)
def has_nest(condition: c.HasNest, n: int) -> str:
    return f"with a {NESTS[condition.nest]}"


@like.of(c.Eats)
def eats(condition: c.Eats, n: int) -> str:
    return f"that {eat(n)} {food_noun(condition.food, 2)}"


@like.of(c.EatsOnly)
def eats_only(condition: c.EatsOnly, n: int) -> str:
    return f"that {eat(n)} {food_noun(condition.food, 2)} and nothing else"


@like.of(c.EatsAny)
def eats_any(condition: c.EatsAny, n: int) -> str:
    return "with a wild food in their cost" if n != 1 else "with a wild food in its cost"


@like.of(c.EatsOneOf)
def eats_one_of(condition: c.EatsOneOf, n: int) -> str:
    return f"that {eat(n)} {joined((food_noun(food, 2) for food in condition.foods), 'or')}"


@like.of(c.LivesOnlyIn)
def lives_only_in(condition: c.LivesOnlyIn, n: int) -> str:
    live = "lives" if n == 1 else "live"
    return f"that {live} only in the {HABITATS[condition.habitat]}"


@like.of(c.LivesIn)
def lives_in(condition: c.LivesIn, n: int) -> str:
    return f"that can live in the {HABITATS[condition.habitat]}"


@like.of(c.LivesInSeveral)
def lives_in_several(condition: c.LivesInSeveral, n: int) -> str:
    return "that can live in several habitats"


@like.of(c.CostsAtLeast)
def costs_at_least(condition: c.CostsAtLeast, n: int) -> str:
    return f"that {'costs' if n == 1 else 'cost'} at least {condition.food} food"


@like.of(c.WingspanOver)
def wingspan_over(condition: c.WingspanOver, n: int) -> str:
    return f"with a wingspan above {condition.cm} cm"


@like.of(c.WingspanUpTo)
def wingspan_up_to(condition: c.WingspanUpTo, n: int) -> str:
    return f"with a wingspan of at most {condition.cm} cm"


@like.of(c.WingspanUnder)
def wingspan_under(condition: c.WingspanUnder, n: int) -> str:
    return f"with a wingspan under {condition.cm} cm"


@like.of(c.WorthOver)
def worth_over(condition: c.WorthOver, n: int) -> str:
    return f"worth more than {counted(condition.points, 'point')}"


@like.of(c.WorthBetween)
def worth_between(condition: c.WorthBetween, n: int) -> str:
    return f"worth {condition.low} to {condition.high} points"


@like.of(c.WorthUnder)
def worth_under(condition: c.WorthUnder, n: int) -> str:
    return f"worth less than {counted(condition.points, 'point')}"


@like.of(c.HasColor)
def has_color(condition: c.HasColor, n: int) -> str:
    colors = [COLORS[color] for color in condition.colors if color != "none"]
    if not colors:
        return "without a power"
    none = " or none" if "none" in condition.colors else ""
    return f"with a {joined(colors, 'or')} power{none}"


@like.of(c.Tucks)
def tucks(condition: c.Tucks, n: int) -> str:
    return "whose power tucks cards"


@like.of(c.IsPredator)
def is_predator(condition: c.IsPredator, n: int) -> str:
    return "with a predator power"


@like.of(c.IsFlocking)
def is_flocking(condition: c.IsFlocking, n: int) -> str:
    return "with a flocking power"


def eat(n: int) -> str:
    """Return "eats" for 1, else "eat"."""
    return "eats" if n == 1 else "eat"


def described(counts: c.Birds, n: int) -> str:
    """Say which birds are counted, after "bird" (``n`` 1) or "birds": "with a bowl nest"."""
    traits = [] if counts.like is None else [like(counts.like, n)]
    if counts.eggs:
        traits.append(f"with at least {counted(counts.eggs, 'egg')}")
    if counts.tucked:
        traits.append(f"with at least {counted(counts.tucked, 'tucked card')}")
    if counts.no_eggs:
        traits.append("without eggs")
    return joined(traits, "and").replace(" and with ", " and ") if traits else ""


def kinds(foods: tuple[Food, ...]) -> str:
    """List kinds of food in the plural: "fruit and seeds"."""
    return joined((food_noun(food, 2) for food in foods), "and")


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, worded as the name of a goal or the rule of a bonus card."""


@tally.of(c.Birds)
def birds(counts: c.Birds) -> str:
    if counts == c.Birds():
        return "Birds in all habitats"
    place = "" if counts.habitat is None else f"in the {HABITATS[counts.habitat]}"
    return " ".join(filter(None, ("Birds", described(counts, 2), place)))


@tally.of(c.Eggs)
def eggs(counts: c.Eggs) -> str:
    kind = "" if counts.like is None else f" on birds {like(counts.like, 2)}"
    place = "" if counts.habitat is None else f" in the {HABITATS[counts.habitat]}"
    return f"Eggs{kind}{place}"


@tally.of(c.EggSets)
def egg_sets(counts: c.EggSets) -> str:
    return "Sets of 3 eggs, one in each habitat"


@tally.of(c.BirdsInSmallestHabitat)
def birds_in_smallest_habitat(counts: c.BirdsInSmallestHabitat) -> str:
    return "Birds in the habitat where you have the fewest"


@tally.of(c.BirdsInLargestHabitat)
def birds_in_largest_habitat(counts: c.BirdsInLargestHabitat) -> str:
    return "Birds in the habitat where you have the most"


@tally.of(c.CardsInHand)
def cards_in_hand(counts: c.CardsInHand) -> str:
    return "Bird cards in hand"


@tally.of(c.FilledColumns)
def filled_columns(counts: c.FilledColumns) -> str:
    return "Columns with a bird in all three habitats"


@tally.of(c.FoodCosts)
def food_costs(counts: c.FoodCosts) -> str:
    return "Food in the costs of your birds"


@tally.of(c.FoodInCosts)
def food_in_costs(counts: c.FoodInCosts) -> str:
    return f"{capital(kinds(counts.foods))} in the costs of your birds"


@tally.of(c.FoodInSupply)
def food_in_supply(counts: c.FoodInSupply) -> str:
    return "Food in your supply"


@tally.of(c.Beaks)
def beaks(counts: c.Beaks) -> str:
    return f"Birds whose beak points to the {counts.side}"


@tally.of(c.CubesOnPlay)
def cubes_on_play(counts: c.CubesOnPlay) -> str:
    return f"Action cubes on “{ACTIONS['play_bird']}”"


@tally.of(c.NoGoal)
def no_goal(counts: c.NoGoal) -> str:
    return "No goal: everyone gets one extra turn in each later round"


@tally.of(c.ColumnsOfColors)
def columns_of_colors(counts: c.ColumnsOfColors) -> str:
    return "Columns with birds of three different power colours (no power counts as white)"


@tally.of(c.ColorsInHabitat)
def colors_in_habitat(counts: c.ColorsInHabitat) -> str:
    return "Power colours in the habitat that has the most of them (no power counts as white)"


@tally.of(c.WingspanRun)
def wingspan_run(counts: c.WingspanRun) -> str:
    return (
        f"Birds side by side in the {HABITATS[counts.habitat]} whose wingspans only rise or only"
        " fall"
    )


@tally.of(c.NestSets)
def nest_sets(counts: c.NestSets) -> str:
    return "Sets of 4 birds, one with each nest (a star nest stands for one of them)"


@tally.of(c.MatchingNests)
def matching_nests(counts: c.MatchingNests) -> str:
    return "Columns with nests that match (a star nest matches any)"


def item(counts: c.AnyTally, n: int) -> str:
    """Return ``n`` with the noun of what is counted: "2 birds"."""
    match counts:
        case c.Eggs():
            return counted(n, "egg")
        case c.EggSets() | c.NestSets():
            return counted(n, "set")
        case c.CardsInHand():
            return counted(n, "card")
        case c.FilledColumns() | c.ColumnsOfColors():
            return counted(n, "column")
        case c.FoodCosts() | c.FoodInCosts() | c.FoodInSupply():
            return f"{n} food"
        case c.CubesOnPlay():
            return counted(n, "cube")
        case c.ColorsInHabitat():
            return counted(n, "colour")
        case c.MatchingNests():
            return counted(n, "point")
        case c.NoGoal():
            return "no goal"
        case (
            c.Birds()
            | c.BirdsInSmallestHabitat()
            | c.BirdsInLargestHabitat()
            | c.Beaks()
            | c.WingspanRun()
        ):
            return counted(n, "bird")
