"""What is printed on cards and goals: which messages say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wingspan.engine import conditions as c

if TYPE_CHECKING:
    from wingspan.engine.cards import AutomaSection, BonusCard

    from . import Words

ITEMS: dict[type[c.Tally], str] = {
    **dict.fromkeys((c.Birds, c.BirdsInSmallestHabitat, c.BirdsInLargestHabitat), "bird"),
    **dict.fromkeys((c.Beaks, c.WingspanRun, c.PointsRun), "bird"),
    c.Eggs: "egg",
    **dict.fromkeys((c.EggSets, c.NestSets), "set"),
    c.CardsInHand: "card",
    **dict.fromkeys((c.FilledColumns, c.ColumnsOfColors), "column"),
    **dict.fromkeys((c.FoodCosts, c.FoodInCosts, c.FoodInSupply, c.FoodCached), "food"),
    c.CubesOnPlay: "cube",
    c.ColorsInHabitat: "color",
    c.MatchingNests: "point",
    c.NestKinds: "kind",
    c.NoGoal: "none",
}
"""What each tally counts."""


def like(words: Words, condition: c.AnyCondition, n: int) -> str:
    """Return the phrase for a condition, used after "bird" (``n`` 1) or "birds"."""
    key = str(condition.__struct_config__.tag)
    values = {field: getattr(condition, field) for field in condition.__struct_fields__}
    match condition:
        case c.Named():
            key = f"named_{condition.category}"
        case c.EatsOneOf():
            values["foods"] = [words.text("cards/eaten", food=food) for food in condition.foods]
        case c.HasColor():
            colors = [color for color in condition.colors if color != "none"]
            values["colors"] = [words.text(f"cards/color.{color}") for color in colors]
            if not colors:
                key = "has_no_power"
            elif "none" in condition.colors:
                key = "has_color_or_none"
    return words.text(f"cards/like.{key}", n=n, **values)


def described(words: Words, counts: c.Birds, n: int) -> str:
    """Say which birds are counted, after "bird" (``n`` 1) or "birds"; "" for all."""
    traits = [] if counts.like is None else [like(words, counts.like, n)]
    asked = [
        ("eggs", {"eggs": counts.eggs}, counts.eggs > 0),
        ("tucked", {"tucked": counts.tucked}, counts.tucked > 0),
        ("no_eggs", {}, counts.no_eggs),
        ("full", {}, counts.full),
    ]
    there = [(key, values) for key, values, asked_for in asked if asked_for]
    for key, values in there:
        last = traits and key == there[-1][0] and key not in ("no_eggs", "full")
        traits.append(words.text(f"cards/and_{key}" if last else f"cards/{key}", **values))
    return words.text("cards/traits", traits=traits) if len(traits) > 1 else "".join(traits)


def tally(words: Words, counts: c.AnyTally) -> str:
    """Say what is counted: the name of a goal or the rule of a bonus card."""
    key = str(counts.__struct_config__.tag)
    values: dict[str, object] = {}
    match counts:
        case c.Birds():
            values = {"habitat": counts.habitat, "traits": described(words, counts, 2)}
            if counts.habitat is not None:
                key = "birds.in_habitat_like" if values["traits"] else "birds.in_habitat"
            elif not values["traits"]:
                key = "birds.everywhere"
        case c.Eggs():
            kind = "" if counts.like is None else like(words, counts.like, 2)
            values = {"habitat": counts.habitat, "like": kind}
            if counts.habitat is not None:
                key = "eggs.in_habitat_like" if kind else "eggs.in_habitat"
            else:
                key = "eggs.like" if kind else "eggs.everywhere"
        case c.FoodInSupply() if counts.foods:
            key, values = f"{key}.of", {"foods": [words.food(food, 2) for food in counts.foods]}
        case c.FoodInCosts() | c.FoodCached():
            values = {"foods": [words.food(food, 2) for food in counts.foods]}
        case c.Beaks():
            key = f"beaks.{counts.side}"
        case c.WingspanRun() | c.PointsRun() | c.NestKinds():
            values = {"habitat": counts.habitat}
    return words.text(f"cards/{key}", **values)


def item(words: Words, counts: c.AnyTally, n: int) -> str:
    """Return ``n`` with the noun of what is counted: "2 birds"."""
    return words.text(f"cards/item.{ITEMS[type(counts)]}", n=n)


def rule(words: Words, card: BonusCard) -> str:
    """Say what a bonus card counts, and how many birds the Automa keeps for it at a time."""
    text = tally(words, card.counts)
    if card.automa_by_level:
        levels = [
            words.text("cards/of_level", like=like(words, kind, 2), level=words.level(level))
            for level, kind in card.automa_by_level.items()
        ]
        text = words.text("cards/rule.automa_by_level", levels=levels)
    if card.automa_lowest:
        text = words.text("cards/rule.automa_lowest", rule=text)
    if isinstance(card.counts, c.CardsInHand):
        text = words.text("cards/rule.at_the_end", rule=text)
    if card.automa_keeps > 1:
        text = words.text("cards/rule.automa_keeps", rule=text, n=card.automa_keeps)
    return text


def points(words: Words, card: BonusCard) -> str:
    """Say how many points a bonus card pays for what it counts."""
    if isinstance(card.counts, c.MatchingNests):
        return words.text("cards/alike", points=card.each, three=3 * card.each)
    kind = ITEMS[type(card.counts)]
    parts = [words.text("cards/each", points=card.each, item=kind)] if card.each else []
    if card.tiers:
        asked = reaches(words, card.counts, [tier.count for tier in card.tiers])
        for reach, tier in zip(asked, card.tiers, strict=True):
            key = "tier" if tier is not card.tiers[0] else "tier.first"
            parts.append(words.text(f"cards/{key}", reach=reach, points=tier.points))
    return words.series(parts)


def reaches(words: Words, counts: c.AnyTally, least: Sequence[int]) -> list[str]:
    """Return what each tier of a bonus card asks for: "2–3 birds", "4 or more".

    ``least``: the least count of each tier, ascending.
    """
    parts: list[str] = []
    for start, after in zip(least, [*least[1:], None], strict=True):

        def noun(n: int) -> str:
            return str(n) if parts else item(words, counts, n)

        if after is None:
            parts.append(words.text("cards/or_more", least=noun(start)))
        elif after - 1 > start:
            parts.append(words.text("cards/from_to", least=start, most=noun(after - 1)))
        else:
            parts.append(noun(start))
    return parts


def automa_section(words: Words, section: AutomaSection) -> list[str]:
    """Return the steps of an Automa turn in words, in order."""
    faces = words.listed(map(words.face, section.food))
    steps = [words.text(f"cards/step.{section.primary}", eggs=section.eggs, faces=faces)]
    if section.secondary != "none":
        steps.append(words.text(f"cards/step.{section.secondary}"))
    return steps
