"""French for what is printed on cards, mats and dice."""

from __future__ import annotations

from wingspan.engine.cards import AutomaSection, BonusCard
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    CardsInHand,
    ColorsInHabitat,
    ColumnsOfColors,
    CostsAtLeast,
    CubesOnPlay,
    Eats,
    EatsAny,
    EatsOneOf,
    EatsOnly,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCosts,
    FoodInCosts,
    FoodInSupply,
    HasColor,
    HasNest,
    IsFlocking,
    IsPredator,
    LivesIn,
    LivesInSeveral,
    LivesOnlyIn,
    MatchingNests,
    Named,
    NestSets,
    NoGoal,
    Tucks,
    WingspanOver,
    WingspanRun,
    WingspanUnder,
    WingspanUpTo,
    WorthBetween,
    WorthOver,
    WorthUnder,
)
from wingspan.engine.things import Action, Color, Food, Habitat, Level, Nest

from ..grammar import capital
from ..phrasebook import Phrasebook
from .grammar import GRAMMAR, joined, plural

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

LEVELS: dict[Level, str] = {
    "eaglet": "Aiglon",
    "eagle": "Aigle",
    "eagle_eyed_eagle": "Aigle royal",
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

NAMED: dict[str, str] = {
    "anatomist": "dont le nom cite une partie du corps",
    "cartographer": "dont le nom cite un lieu ou un paysage",
    "historian": "qui portent le nom d'une personne",
    "photographer": "dont le nom cite une couleur",
}
"""The bonus cards that look at names, by id."""


def food_noun(food: Food, n: int = 1) -> str:
    """The food's noun in the form that goes with ``n``, without the number."""
    return plural(n, *FOODS[food])


def foods_counted(food: dict[Food, int]) -> list[str]:
    """ "2 graines", "1 poisson" … for each kind of which there is any."""
    return [f"{n} {food_noun(kind, n)}" for kind, n in food.items() if n]


def face_name(face: str) -> str:
    """A die face: the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str | None = None) -> str:
    """ "1 carte", "2 cartes"; every word of ``one`` takes an s unless ``many`` is given."""
    return f"{n} {plural(n, one, many or ' '.join(w + 's' for w in one.split()))}"


like: Phrasebook[[int]] = Phrasebook()
"""What is said for a condition after "oiseau" (``n`` 1) or "oiseaux"."""


@like.of(Named)
def _(condition: Named, n: int) -> str:
    named = NAMED[condition.category]
    return named if n > 1 else named.replace("qui portent", "qui porte")


@like.of(HasNest)
def _(condition: HasNest, n: int) -> str:
    return f"à {NESTS[condition.nest]}"


@like.of(Eats)
def _(condition: Eats, n: int) -> str:
    return f"qui {_eat(n)} des {food_noun(condition.food, 2)}"


@like.of(EatsOnly)
def _(condition: EatsOnly, n: int) -> str:
    return f"qui ne {_eat(n)} que des {food_noun(condition.food, 2)}"


@like.of(EatsAny)
def _(condition: EatsAny, n: int) -> str:
    return "dont le coût comporte une nourriture joker"


@like.of(EatsOneOf)
def _(condition: EatsOneOf, n: int) -> str:
    foods = joined((f"des {food_noun(food, 2)}" for food in condition.foods), "ou")
    return f"qui {_eat(n)} {foods}"


@like.of(LivesOnlyIn)
def _(condition: LivesOnlyIn, n: int) -> str:
    return f"dont le seul habitat est {THE_HABITAT[condition.habitat]}"


@like.of(LivesIn)
def _(condition: LivesIn, n: int) -> str:
    return f"qui {_can(n)} vivre dans {THE_HABITAT[condition.habitat]}"


@like.of(LivesInSeveral)
def _(condition: LivesInSeveral, n: int) -> str:
    return f"qui {_can(n)} vivre dans plusieurs habitats"


@like.of(CostsAtLeast)
def _(condition: CostsAtLeast, n: int) -> str:
    return f"coûtant au moins {counted(condition.food, 'nourriture')}"


@like.of(WingspanOver)
def _(condition: WingspanOver, n: int) -> str:
    return f"de plus de {condition.cm} cm d'envergure"


@like.of(WingspanUpTo)
def _(condition: WingspanUpTo, n: int) -> str:
    return f"de {condition.cm} cm d'envergure au plus"


@like.of(WingspanUnder)
def _(condition: WingspanUnder, n: int) -> str:
    return f"de moins de {condition.cm} cm d'envergure"


@like.of(WorthOver)
def _(condition: WorthOver, n: int) -> str:
    return f"valant plus de {counted(condition.points, 'point')}"


@like.of(WorthBetween)
def _(condition: WorthBetween, n: int) -> str:
    return f"valant de {condition.low} à {condition.high} points"


@like.of(WorthUnder)
def _(condition: WorthUnder, n: int) -> str:
    return f"valant moins de {counted(condition.points, 'point')}"


@like.of(HasColor)
def _(condition: HasColor, n: int) -> str:
    colors = [COLORS[color] for color in condition.colors if color != "none"]
    if not colors:
        return "sans pouvoir"
    none = " ou sans pouvoir" if "none" in condition.colors else ""
    return f"au pouvoir {joined(colors, 'ou')}{none}"


@like.of(Tucks)
def _(condition: Tucks, n: int) -> str:
    return "dont le pouvoir glisse des cartes"


@like.of(IsPredator)
def _(condition: IsPredator, n: int) -> str:
    return "au pouvoir de prédateur"


@like.of(IsFlocking)
def _(condition: IsFlocking, n: int) -> str:
    return "au pouvoir de nuée"


def _eat(n: int) -> str:
    return plural(n, "mange", "mangent")


def _can(n: int) -> str:
    return plural(n, "peut", "peuvent")


def described(counts: Birds, n: int) -> str:
    """Which birds are counted, said after "oiseau" (``n`` 1) or "oiseaux": "à nid au sol"."""
    traits = [] if counts.like is None else [like(counts.like, n)]
    if counts.eggs:
        traits.append(f"portant au moins {counted(counts.eggs, 'œuf')}")
    if counts.tucked:
        traits.append(f"ayant au moins {counted(counts.tucked, 'carte glissée')}")
    if counts.no_eggs:
        traits.append("sans œufs")
    return " ".join(traits)


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, as the name of a goal or the rule of a bonus card."""


@tally.of(Birds)
def _(counts: Birds) -> str:
    if counts == Birds():
        return "Oiseaux dans tous les habitats"
    place = "" if counts.habitat is None else f"dans {THE_HABITAT[counts.habitat]}"
    return " ".join(filter(None, ("Oiseaux", described(counts, 2), place)))


@tally.of(Eggs)
def _(counts: Eggs) -> str:
    kind = "" if counts.like is None else f" sur des oiseaux {like(counts.like, 2)}"
    place = "" if counts.habitat is None else f" dans {THE_HABITAT[counts.habitat]}"
    return f"Œufs{kind}{place}"


@tally.of(EggSets)
def _(counts: EggSets) -> str:
    return "Séries de 3 œufs, un dans chaque habitat"


@tally.of(BirdsInSmallestHabitat)
def _(counts: BirdsInSmallestHabitat) -> str:
    return "Oiseaux dans l'habitat où vous en avez le moins"


@tally.of(BirdsInLargestHabitat)
def _(counts: BirdsInLargestHabitat) -> str:
    return "Oiseaux dans l'habitat où vous en avez le plus"


@tally.of(CardsInHand)
def _(counts: CardsInHand) -> str:
    return "Cartes Oiseau en main"


@tally.of(FilledColumns)
def _(counts: FilledColumns) -> str:
    return "Colonnes occupées dans les trois habitats"


@tally.of(FoodCosts)
def _(counts: FoodCosts) -> str:
    return "Nourritures dans le coût de vos oiseaux"


@tally.of(FoodInCosts)
def _(counts: FoodInCosts) -> str:
    kinds = joined((food_noun(food, 2) for food in counts.foods), "et")
    return f"{capital(kinds)} dans le coût de vos oiseaux"


@tally.of(FoodInSupply)
def _(counts: FoodInSupply) -> str:
    return "Nourritures dans votre réserve"


@tally.of(Beaks)
def _(counts: Beaks) -> str:
    side = {"left": "gauche", "right": "droite"}[counts.side]
    return f"Oiseaux dont le bec pointe à {side}"


@tally.of(CubesOnPlay)
def _(counts: CubesOnPlay) -> str:
    return f"Cubes Action sur « {ACTIONS['play_bird']} »"


@tally.of(NoGoal)
def _(counts: NoGoal) -> str:
    return "Pas d'objectif : chacun a un tour de plus à chaque manche suivante"


@tally.of(ColumnsOfColors)
def _(counts: ColumnsOfColors) -> str:
    return (
        "Colonnes d'oiseaux de trois couleurs de pouvoir différentes (sans pouvoir vaut pour blanc)"
    )


@tally.of(ColorsInHabitat)
def _(counts: ColorsInHabitat) -> str:
    return "Couleurs de pouvoir dans l'habitat qui en a le plus (sans pouvoir vaut pour blanc)"


@tally.of(WingspanRun)
def _(counts: WingspanRun) -> str:
    return (
        f"Oiseaux qui se suivent dans {THE_HABITAT[counts.habitat]} par envergure croissante ou"
        " décroissante"
    )


@tally.of(NestSets)
def _(counts: NestSets) -> str:
    return "Séries de 4 oiseaux, un par sorte de nid (un nid étoile en remplace un)"


@tally.of(MatchingNests)
def _(counts: MatchingNests) -> str:
    return "Colonnes à nids semblables (un nid étoile s'accorde avec tout autre)"


def item(counts: AnyTally, n: int) -> str:
    """``n`` of what is counted, in a word: "2 oiseaux"."""
    if isinstance(counts, NoGoal):
        return "pas d'objectif"
    one = _one(counts)
    return counted(n, one, "oiseaux" if one == "oiseau" else None)


def _one(counts: AnyTally) -> str:
    match counts:
        case Eggs():
            return "œuf"
        case EggSets() | NestSets():
            return "série"
        case CardsInHand():
            return "carte"
        case FilledColumns() | ColumnsOfColors():
            return "colonne"
        case FoodCosts() | FoodInCosts() | FoodInSupply():
            return "nourriture"
        case CubesOnPlay():
            return "cube"
        case ColorsInHabitat():
            return "couleur"
        case MatchingNests() | NoGoal():
            return "point"
        case Birds() | BirdsInSmallestHabitat() | BirdsInLargestHabitat() | Beaks() | WingspanRun():
            return "oiseau"


def rule(card: BonusCard) -> str:
    """What a bonus card counts, and how many at a time the Automa takes for it."""
    text = tally(card.counts)
    if isinstance(card.counts, CardsInHand):
        text += " à la fin de la partie"
    if card.automa_keeps > 1:
        text += f" ; l'Automa en garde jusqu'à {card.automa_keeps} à la fois"
    return text


def points(card: BonusCard) -> str:
    """What a bonus card is worth by what it counts."""
    if isinstance(card.counts, MatchingNests):
        return f"deux semblables : {card.each} · trois semblables : {3 * card.each}"
    parts = [f"{card.each} par {_one(card.counts)}"] if card.each else []
    if card.tiers:
        parts.append(GRAMMAR.by_tiers([(tier.count, tier.points) for tier in card.tiers]))
    return " · ".join(parts)


def automa_card(card: str) -> str:
    """What an Automa card is called: those of the deck are numbered."""
    kind, _, number = card.rpartition("_")
    if kind == "regular":
        return f"Carte {number}"
    if kind == "remove_after_round":
        return f"Carte retirée après la manche {number}"
    names = {"automubon_society": "Société Protectrice des Automates", "raoutoma": "RAOUtoma"}
    return names.get(card, card.replace("_", " "))


def automa_section(section: AutomaSection) -> list[str]:
    """The steps of an Automa turn."""
    match section.primary:
        case "play_bird":
            steps = [
                "Jouer un oiseau : des oiseaux du plateau Oiseaux qui répondent à sa carte Bonus,"
                " l'Automa garde celui qui vaut le plus et défausse les autres. Si aucun n'y"
                " répond, il prend face cachée la première carte de la pioche."
            ]
        case "lay_eggs":
            steps = [f"Pondre des œufs : l'Automa reçoit {counted(section.eggs, 'œuf')}."]
        case "draw_cards":
            steps = [
                "Piocher des cartes : les cartes du plateau Oiseaux sont défaussées et l'Automa"
                " prend face cachée la première carte de la pioche."
            ]
        case "gain_food":
            faces = ", ".join(map(face_name, section.food))
            steps = [
                "Gagner de la nourriture : l'Automa retire tous les dés montrant la première de"
                f" ces faces présente dans la mangeoire : {faces}."
            ]
    match section.secondary:
        case "place_cube":
            steps.append("Il pose un cube sur l'objectif de la manche.")
        case "remove_cube":
            steps.append("Il retire un cube de l'objectif de la manche, s'il en a un.")
        case "pink_powers":
            steps.append("Tous vos pouvoirs roses peuvent être utilisés.")
        case "none":
            pass
    return steps
