"""French for what is printed on cards, mats and dice."""

from __future__ import annotations

from wingspan.engine.cards import AutomaSection, BonusCard
from wingspan.engine.conditions import (
    AnyTally,
    Birds,
    BirdsInSmallestHabitat,
    CardsInHand,
    Eats,
    EatsAny,
    EatsOnly,
    Eggs,
    EggSets,
    HasNest,
    IsFlocking,
    IsPredator,
    LivesOnlyIn,
    Named,
    WingspanOver,
    WingspanUpTo,
    WorthUnder,
)
from wingspan.engine.things import Action, Color, Food, Habitat, Level, Nest

from ..grammar import by_tiers, plural
from ..phrasebook import Phrasebook

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

NAMED: dict[str, str] = {
    "anatomist": "dont le nom cite une partie du corps",
    "cartographer": "dont le nom cite un lieu ou un paysage",
    "historian": "qui portent le nom d'une personne",
    "photographer": "dont le nom cite une couleur",
}
"""The bonus cards that look at names, by id."""


def food_noun(food: Food, n: int = 1) -> str:
    """The food's noun in the form that goes with ``n``, without the number."""
    return plural(n, *FOODS[food], "fr")


def foods_counted(food: dict[Food, int]) -> list[str]:
    """ "2 graines", "1 poisson" … for each kind of which there is any."""
    return [f"{n} {food_noun(kind, n)}" for kind, n in food.items() if n]


def face_name(face: str) -> str:
    """A die face: the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str | None = None) -> str:
    """ "1 carte", "2 cartes"; every word of ``one`` takes an s unless ``many`` is given."""
    return f"{n} {plural(n, one, many or ' '.join(w + 's' for w in one.split()), 'fr')}"


like: Phrasebook[[]] = Phrasebook()
"""What is said after "oiseaux" for a condition."""


@like.of(Named)
def _(condition: Named) -> str:
    return NAMED[condition.category]


@like.of(HasNest)
def _(condition: HasNest) -> str:
    return f"à {NESTS[condition.nest]}"


@like.of(Eats)
def _(condition: Eats) -> str:
    return f"qui mangent des {food_noun(condition.food, 2)}"


@like.of(EatsOnly)
def _(condition: EatsOnly) -> str:
    return f"qui ne mangent que des {food_noun(condition.food, 2)}"


@like.of(EatsAny)
def _(condition: EatsAny) -> str:
    return "dont le coût comporte une nourriture joker"


@like.of(LivesOnlyIn)
def _(condition: LivesOnlyIn) -> str:
    return f"dont le seul habitat est {THE_HABITAT[condition.habitat]}"


@like.of(WingspanOver)
def _(condition: WingspanOver) -> str:
    return f"de plus de {condition.cm} cm d'envergure"


@like.of(WingspanUpTo)
def _(condition: WingspanUpTo) -> str:
    return f"de {condition.cm} cm d'envergure au plus"


@like.of(WorthUnder)
def _(condition: WorthUnder) -> str:
    return f"valant moins de {condition.points} points"


@like.of(IsPredator)
def _(condition: IsPredator) -> str:
    return "au pouvoir de prédateur"


@like.of(IsFlocking)
def _(condition: IsFlocking) -> str:
    return "au pouvoir de nuée"


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, as the name of a goal or the rule of a bonus card."""


@tally.of(Birds)
def _(counts: Birds) -> str:
    if counts == Birds():
        return "Oiseaux dans tous les habitats"
    parts = ["Oiseaux"]
    if counts.like is not None:
        parts.append(like(counts.like))
    if counts.eggs:
        parts.append(f"portant au moins {counted(counts.eggs, 'œuf')}")
    if counts.habitat is not None:
        parts.append(f"dans {THE_HABITAT[counts.habitat]}")
    return " ".join(parts)


@tally.of(Eggs)
def _(counts: Eggs) -> str:
    kind = "" if counts.like is None else f" sur des oiseaux {like(counts.like)}"
    place = "" if counts.habitat is None else f" dans {THE_HABITAT[counts.habitat]}"
    return f"Œufs{kind}{place}"


@tally.of(EggSets)
def _(counts: EggSets) -> str:
    return "Séries de 3 œufs, un dans chaque habitat"


@tally.of(BirdsInSmallestHabitat)
def _(counts: BirdsInSmallestHabitat) -> str:
    return "Oiseaux dans l'habitat où vous en avez le moins"


@tally.of(CardsInHand)
def _(counts: CardsInHand) -> str:
    return "Cartes Oiseau en main à la fin de la partie"


def item(counts: AnyTally, n: int) -> str:
    """``n`` of what is counted, in a word: "2 oiseaux"."""
    match counts:
        case Eggs():
            return counted(n, "œuf")
        case EggSets():
            return counted(n, "série")
        case CardsInHand():
            return counted(n, "carte")
        case Birds() | BirdsInSmallestHabitat():
            return counted(n, "oiseau", "oiseaux")


def points(card: BonusCard) -> str:
    """What a bonus card is worth by what it counts."""
    one = "carte" if isinstance(card.counts, CardsInHand) else "oiseau"
    parts = [f"{card.each} par {one}"] if card.each else []
    if card.tiers:
        parts.append(by_tiers([(tier.count, tier.points) for tier in card.tiers], " : "))
    return " · ".join(parts)


def automa_card(card: str) -> str:
    """What an Automa card is called: those of the deck are numbered."""
    kind, _, number = card.rpartition("_")
    if kind == "regular":
        return f"Carte {number}"
    if kind == "remove_after_round":
        return f"Carte retirée après la manche {number}"
    names = {"automubon_society": "Société Protectrice des Automates"}
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
