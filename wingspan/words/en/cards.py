"""English for what is printed on cards, mats and dice."""

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

from ..grammar import by_tiers, joined
from ..phrasebook import Phrasebook

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

LEVELS: dict[Level, str] = {
    "eaglet": "Eaglet",
    "eagle": "Eagle",
    "eagle_eyed_eagle": "Eagle-eyed eagle",
}

POWER_KINDS: dict[Color, str] = {
    "white": "When played",
    "brown": "When activated",
    "pink": "Once between turns",
    "teal": "Round end",
    "yellow": "Game end",
    "none": "No power",
}

NAMED: dict[str, str] = {
    "anatomist": "with a part of the body in their name",
    "cartographer": "with a place or a landscape in their name",
    "historian": "that bear a person's name",
    "photographer": "with a colour in their name",
}
"""The bonus cards that look at names, by id."""


def food_noun(food: Food, n: int = 1) -> str:
    """The food's noun in the form that goes with ``n``, without the number."""
    return FOODS[food][n != 1]


def foods_counted(food: dict[Food, int]) -> list[str]:
    """ "2 seeds", "1 fish" … for each kind of which there is any."""
    return [f"{n} {food_noun(kind, n)}" for kind, n in food.items() if n]


def face_name(face: str) -> str:
    """A die face: the foods that it offers."""
    return "/".join(food_noun(food) for food in face.split("_"))  # type: ignore[arg-type]


def counted(n: int, one: str, many: str | None = None) -> str:
    """ "1 card", "2 cards"."""
    return f"{n} {one if n == 1 else many or one + 's'}"


like: Phrasebook[[]] = Phrasebook()
"""What is said after "birds" for a condition."""


@like.of(Named)
def _(condition: Named) -> str:
    return NAMED[condition.category]


@like.of(HasNest)
def _(condition: HasNest) -> str:
    return f"with a {NESTS[condition.nest]}"


@like.of(Eats)
def _(condition: Eats) -> str:
    return f"that eat {food_noun(condition.food, 2)}"


@like.of(EatsOnly)
def _(condition: EatsOnly) -> str:
    return f"that eat {food_noun(condition.food, 2)} and nothing else"


@like.of(EatsAny)
def _(condition: EatsAny) -> str:
    return "with a wild food in their cost"


@like.of(LivesOnlyIn)
def _(condition: LivesOnlyIn) -> str:
    return f"whose one habitat is the {HABITATS[condition.habitat]}"


@like.of(WingspanOver)
def _(condition: WingspanOver) -> str:
    return f"with a wingspan above {condition.cm} cm"


@like.of(WingspanUpTo)
def _(condition: WingspanUpTo) -> str:
    return f"with a wingspan of at most {condition.cm} cm"


@like.of(WorthUnder)
def _(condition: WorthUnder) -> str:
    return f"worth less than {condition.points} points"


@like.of(IsPredator)
def _(condition: IsPredator) -> str:
    return "with a predator power"


@like.of(IsFlocking)
def _(condition: IsFlocking) -> str:
    return "with a flocking power"


tally: Phrasebook[[]] = Phrasebook()
"""What is counted, as the name of a goal or the rule of a bonus card."""


@tally.of(Birds)
def _(counts: Birds) -> str:
    if counts == Birds():
        return "Birds in all habitats"
    traits = [] if counts.like is None else [like(counts.like)]
    if counts.eggs:
        traits.append(f"with at least {counted(counts.eggs, 'egg')}")
    described = joined(traits, "and").replace(" and with ", " and ") if traits else ""
    place = "" if counts.habitat is None else f"in the {HABITATS[counts.habitat]}"
    return " ".join(filter(None, ("Birds", described, place)))


@tally.of(Eggs)
def _(counts: Eggs) -> str:
    kind = "" if counts.like is None else f" on birds {like(counts.like)}"
    place = "" if counts.habitat is None else f" in the {HABITATS[counts.habitat]}"
    return f"Eggs{kind}{place}"


@tally.of(EggSets)
def _(counts: EggSets) -> str:
    return "Sets of 3 eggs, one in each habitat"


@tally.of(BirdsInSmallestHabitat)
def _(counts: BirdsInSmallestHabitat) -> str:
    return "Birds in the habitat where you have the fewest"


@tally.of(CardsInHand)
def _(counts: CardsInHand) -> str:
    return "Bird cards in hand at the end of the game"


def item(counts: AnyTally, n: int) -> str:
    """``n`` of what is counted, in a word: "2 birds"."""
    match counts:
        case Eggs():
            return counted(n, "egg")
        case EggSets():
            return counted(n, "set")
        case CardsInHand():
            return counted(n, "card")
        case Birds() | BirdsInSmallestHabitat():
            return counted(n, "bird")


def points(card: BonusCard) -> str:
    """What a bonus card is worth by what it counts."""
    parts = [f"{card.each} each"] if card.each else []
    if card.tiers:
        parts.append(by_tiers([(tier.count, tier.points) for tier in card.tiers], ": "))
    return " · ".join(parts)


def automa_card(card: str) -> str:
    """What an Automa card is called: those of the deck are numbered."""
    kind, _, number = card.rpartition("_")
    if kind == "regular":
        return f"Card {number}"
    if kind == "remove_after_round":
        return f"Card that leaves after round {number}"
    return {"automubon_society": "Automubon Society"}.get(card, card.replace("_", " "))


def automa_section(section: AutomaSection) -> list[str]:
    """The steps of an Automa turn."""
    match section.primary:
        case "play_bird":
            steps = [
                "Play a bird: of the birds in the tray that fit its bonus card, it keeps the most"
                " valuable and discards the others. If none fits, it takes the deck's top card"
                " face down."
            ]
        case "lay_eggs":
            steps = [f"Lay eggs: it gets {counted(section.eggs, 'egg')}."]
        case "draw_cards":
            steps = [
                "Draw cards: the tray's cards are discarded, and it takes the deck's top card"
                " face down."
            ]
        case "gain_food":
            faces = ", ".join(map(face_name, section.food))
            steps = [
                "Gain food: it removes all dice with the first of these faces that is in the"
                f" birdfeeder: {faces}."
            ]
    match section.secondary:
        case "place_cube":
            steps.append("It puts a cube on this round's goal.")
        case "remove_cube":
            steps.append("It takes a cube off this round's goal, if it has one there.")
        case "pink_powers":
            steps.append("All your pink powers may be used.")
        case "none":
            pass
    return steps
