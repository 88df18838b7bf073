"""French texts for what is printed on cards, mats and dice."""

from __future__ import annotations

from wingspan.engine import conditions as c
from wingspan.engine.components import Action, Color, Food, Habitat, Nest

from ..grammar import capital
from ..phrasebook import Phrasebook
from .grammar import joined, plural

FOODS: dict[Food, tuple[str, str]] = {
    "invertebrate": ("invertébré", "invertébrés"),
    "seed": ("graine", "graines"),
    "fish": ("poisson", "poissons"),
    "fruit": ("fruit", "fruits"),
    "rodent": ("rongeur", "rongeurs"),
    "nectar": ("nectar", "nectars"),
}

HABITATS: dict[Habitat, str] = {
    "forest": "forêt",
    "grassland": "prairie",
    "wetland": "marais",
}

THE_HABITAT: dict[Habitat, str] = {
    "forest": "la forêt",
    "grassland": "la prairie",
    "wetland": "le marais",
}

OF_HABITAT: dict[Habitat, str] = {
    "forest": "de la forêt",
    "grassland": "de la prairie",
    "wetland": "du marais",
}

HIS_HABITAT: dict[Habitat, str] = {
    "forest": "sa forêt",
    "grassland": "sa prairie",
    "wetland": "son marais",
}

NESTS: dict[Nest, str] = {
    "platform": "nid en plateforme",
    "bowl": "nid en coupe",
    "cavity": "nid en cavité",
    "ground": "nid au sol",
    "star": "nid étoile (de toute sorte)",
    "none": "sans nid",
}

ACTIONS: dict[Action, str] = {
    "play_bird": "Jouer un oiseau",
    "gain_food": "Gagner de la nourriture",
    "lay_eggs": "Pondre des œufs",
    "draw_cards": "Piocher des cartes",
}


POWER_KINDS: dict[Color, str] = {
    "white": "Pose",
    "brown": "Activation",
    "pink": "1 fois entre 2 tours",
    "teal": "Fin de manche",
    "yellow": "Fin de partie",
    "none": "Sans pouvoir",
}

COLORS: dict[Color, str] = {
    "white": "blanc",
    "brown": "marron",
    "pink": "rose",
    "teal": "turquoise",
    "yellow": "jaune",
}

ORDINALS = ("1er", "2e", "3e", "4e", "5e")
"""The ordinals of places, from the first."""

NAMED: dict[str, str] = {
    "anatomist": "dont le nom cite une partie du corps",
    "cartographer": "dont le nom cite un lieu ou un paysage",
    "historian": "qui portent le nom d'une personne",
    "photographer": "dont le nom cite une couleur",
}
"""What the bonus cards that count names look for, by id of the card."""


def food_noun(food: Food, n: int = 1) -> str:
    """Return the noun of a food in the form for ``n``, without the number."""
    return plural(n, *FOODS[food])


def foods_counted(food: dict[Food, int]) -> list[str]:
    """Return "2 graines", "1 poisson" … for each kind with a count above 0."""
    return [f"{n} {food_noun(kind, n)}" for kind, n in food.items() if n]


def face_name(face: str) -> str:
    """Name a die face by the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str | None = None) -> str:
    """Return ``n`` with its noun: "1 carte", "2 cartes".

    In the plural, every word of ``one`` takes an s unless ``many`` is given.
    """
    return f"{n} {plural(n, one, many or ' '.join(w + 's' for w in one.split()))}"


like: Phrasebook[[int]] = Phrasebook()
"""The phrase for a condition, used after "oiseau" (``n`` 1) or "oiseaux"."""


@like.of(c.Named)
def named(condition: c.Named, n: int) -> str:
    named = NAMED[condition.category]
    return named if n > 1 else named.replace("qui portent", "qui porte")


@like.of(c.HasNest)
def has_nest(condition: c.HasNest, n: int) -> str:
    return f"à {NESTS[condition.nest]}"


@like.of(c.Eats)
def eats(condition: c.Eats, n: int) -> str:
    return f"qui {_eat(n)} des {food_noun(condition.food, 2)}"


@like.of(c.EatsOnly)
def eats_only(condition: c.EatsOnly, n: int) -> str:
    return f"qui ne {_eat(n)} que des {food_noun(condition.food, 2)}"


@like.of(c.EatsAny)
def eats_any(condition: c.EatsAny, n: int) -> str:
    return "dont le coût comporte une nourriture joker"


@like.of(c.EatsOneOf)
def eats_one_of(condition: c.EatsOneOf, n: int) -> str:
    foods = joined((f"des {food_noun(food, 2)}" for food in condition.foods), "ou")
    return f"qui {_eat(n)} {foods}"


@like.of(c.LivesOnlyIn)
def lives_only_in(condition: c.LivesOnlyIn, n: int) -> str:
    live = plural(n, "vit", "vivent")
    return f"qui ne {live} que dans {THE_HABITAT[condition.habitat]}"


@like.of(c.LivesIn)
def lives_in(condition: c.LivesIn, n: int) -> str:
    return f"qui {_can(n)} vivre dans {THE_HABITAT[condition.habitat]}"


@like.of(c.LivesInSeveral)
def lives_in_several(condition: c.LivesInSeveral, n: int) -> str:
    return f"qui {_can(n)} vivre dans plusieurs habitats"


@like.of(c.CostsAtLeast)
def costs_at_least(condition: c.CostsAtLeast, n: int) -> str:
    return f"coûtant au moins {counted(condition.food, 'nourriture')}"


@like.of(c.WingspanOver)
def wingspan_over(condition: c.WingspanOver, n: int) -> str:
    return f"de plus de {condition.cm} cm d'envergure"


@like.of(c.WingspanUpTo)
def wingspan_up_to(condition: c.WingspanUpTo, n: int) -> str:
    return f"de {condition.cm} cm d'envergure au plus"


@like.of(c.WingspanUnder)
def wingspan_under(condition: c.WingspanUnder, n: int) -> str:
    return f"de moins de {condition.cm} cm d'envergure"


@like.of(c.WorthOver)
def worth_over(condition: c.WorthOver, n: int) -> str:
    return f"valant plus de {counted(condition.points, 'point')}"


@like.of(c.WorthBetween)
def worth_between(condition: c.WorthBetween, n: int) -> str:
    return f"valant de {condition.low} à {condition.high} points"


@like.of(c.WorthUnder)
def worth_under(condition: c.WorthUnder, n: int) -> str:
    return f"valant moins de {counted(condition.points, 'point')}"


@like.of(c.HasColor)
def has_color(condition: c.HasColor, n: int) -> str:
    colors = [COLORS[color] for color in condition.colors if color != "none"]
    if not colors:
        return "sans pouvoir"
    none = " ou sans pouvoir" if "none" in condition.colors else ""
    return f"au pouvoir {joined(colors, 'ou')}{none}"


@like.of(c.Tucks)
def tucks(condition: c.Tucks, n: int) -> str:
    return "dont le pouvoir glisse des cartes"


@like.of(c.IsPredator)
def is_predator(condition: c.IsPredator, n: int) -> str:
    return "au pouvoir de prédateur"


@like.of(c.IsFlocking)
def is_flocking(condition: c.IsFlocking, n: int) -> str:
    return plural(n, "grégaire", "grégaires")


def _eat(n: int) -> str:
    return plural(n, "mange", "mangent")


def _can(n: int) -> str:
    return plural(n, "peut", "peuvent")


def described(counts: c.Birds, n: int) -> str:
    """Say which birds are counted, after "oiseau" (``n`` 1) or "oiseaux": "à nid au sol"."""
    traits = [] if counts.like is None else [like(counts.like, n)]
    if counts.eggs:
        traits.append(f"portant au moins {counted(counts.eggs, 'œuf')}")
    if counts.tucked:
        traits.append(f"ayant au moins {counted(counts.tucked, 'carte glissée')}")
    if counts.no_eggs:
        traits.append("sans œufs")
    return " ".join(traits)


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, worded as the name of a goal or the rule of a bonus card."""


@tally.of(c.Birds)
def birds(counts: c.Birds) -> str:
    if counts == c.Birds():
        return "Oiseaux dans tous les habitats"
    place = "" if counts.habitat is None else f"dans {THE_HABITAT[counts.habitat]}"
    return " ".join(filter(None, ("Oiseaux", described(counts, 2), place)))


@tally.of(c.Eggs)
def eggs(counts: c.Eggs) -> str:
    kind = "" if counts.like is None else f" sur des oiseaux {like(counts.like, 2)}"
    place = "" if counts.habitat is None else f" dans {THE_HABITAT[counts.habitat]}"
    return f"Œufs{kind}{place}"


@tally.of(c.EggSets)
def egg_sets(counts: c.EggSets) -> str:
    return "Séries de 3 œufs, un dans chaque habitat"


@tally.of(c.BirdsInSmallestHabitat)
def birds_in_smallest_habitat(counts: c.BirdsInSmallestHabitat) -> str:
    return "Oiseaux dans l'habitat où vous en avez le moins"


@tally.of(c.BirdsInLargestHabitat)
def birds_in_largest_habitat(counts: c.BirdsInLargestHabitat) -> str:
    return "Oiseaux dans l'habitat où vous en avez le plus"


@tally.of(c.CardsInHand)
def cards_in_hand(counts: c.CardsInHand) -> str:
    return "Cartes Oiseau en main"


@tally.of(c.FilledColumns)
def filled_columns(counts: c.FilledColumns) -> str:
    return "Colonnes occupées dans les trois habitats"


@tally.of(c.FoodCosts)
def food_costs(counts: c.FoodCosts) -> str:
    return "Nourritures dans le coût de vos oiseaux"


@tally.of(c.FoodInCosts)
def food_in_costs(counts: c.FoodInCosts) -> str:
    kinds = joined((food_noun(food, 2) for food in counts.foods), "et")
    return f"{capital(kinds)} dans le coût de vos oiseaux"


@tally.of(c.FoodInSupply)
def food_in_supply(counts: c.FoodInSupply) -> str:
    return "Nourritures dans votre réserve"


@tally.of(c.Beaks)
def beaks(counts: c.Beaks) -> str:
    side = {"left": "gauche", "right": "droite"}[counts.side]
    return f"Oiseaux dont le bec pointe à {side}"


@tally.of(c.CubesOnPlay)
def cubes_on_play(counts: c.CubesOnPlay) -> str:
    return f"Cubes Action sur « {ACTIONS['play_bird']} »"


@tally.of(c.NoGoal)
def no_goal(counts: c.NoGoal) -> str:
    return "Pas d'objectif : chacun a un tour de plus à chaque manche suivante"


@tally.of(c.ColumnsOfColors)
def columns_of_colors(counts: c.ColumnsOfColors) -> str:
    return (
        "Colonnes d'oiseaux de trois couleurs de pouvoir différentes (sans pouvoir vaut pour blanc)"
    )


@tally.of(c.ColorsInHabitat)
def colors_in_habitat(counts: c.ColorsInHabitat) -> str:
    return "Couleurs de pouvoir dans l'habitat qui en a le plus (sans pouvoir vaut pour blanc)"


@tally.of(c.WingspanRun)
def wingspan_run(counts: c.WingspanRun) -> str:
    return (
        f"Oiseaux qui se suivent dans {THE_HABITAT[counts.habitat]} par envergure croissante ou"
        " décroissante"
    )


@tally.of(c.NestSets)
def nest_sets(counts: c.NestSets) -> str:
    return "Séries de 4 oiseaux, un par sorte de nid (un nid étoile en remplace un)"


@tally.of(c.MatchingNests)
def matching_nests(counts: c.MatchingNests) -> str:
    return "Colonnes à nids semblables (un nid étoile s'accorde avec tout autre)"


def item(counts: c.AnyTally, n: int) -> str:
    """Return ``n`` with the noun of what is counted: "2 oiseaux"."""
    if isinstance(counts, c.NoGoal):
        return "pas d'objectif"
    one = _one(counts)
    return counted(n, one, "oiseaux" if one == "oiseau" else None)


def _one(counts: c.AnyTally) -> str:
    match counts:
        case c.Eggs():
            return "œuf"
        case c.EggSets() | c.NestSets():
            return "série"
        case c.CardsInHand():
            return "carte"
        case c.FilledColumns() | c.ColumnsOfColors():
            return "colonne"
        case c.FoodCosts() | c.FoodInCosts() | c.FoodInSupply():
            return "nourriture"
        case c.CubesOnPlay():
            return "cube"
        case c.ColorsInHabitat():
            return "couleur"
        case c.MatchingNests() | c.NoGoal():
            return "point"
        case (
            c.Birds()
            | c.BirdsInSmallestHabitat()
            | c.BirdsInLargestHabitat()
            | c.Beaks()
            | c.WingspanRun()
        ):
            return "oiseau"
