"""Reasons in words, and links to the rules and lessons behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct, structs

from wingspan.coach import grounds as g
from wingspan.coach.analysis import Reason
from wingspan.coach.faults import Fault
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Food
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, a, p
from ..kit.icons import icon

HERE = "\N{BLACK CIRCLE}"

FEW = 4
"""As many times in ten or fewer are called "only"."""

OF_FAULTS: dict[Fault, tuple[str, str]] = {
    "weak_start": ("setup.birds", ""),
    "engine_late": ("row_powers", "powers"),
    "eggs_early": ("eggs", "eggs"),
    "points_late": ("scoring", "goals"),
    "food_hoarded": ("gain_food", "food"),
    "food_missed": ("food_cost", "food"),
    "wrong_food": ("birdfeeder", "food"),
    "cards_hoarded": ("hand", "cards"),
    "cards_missed": ("draw_cards", "cards"),
    "wrong_card": ("tray", "cards"),
    "goal_ignored": ("goals", "goals"),
    "bonus_ignored": ("bonus_cards", "goals"),
    "bird_missed": ("play_bird", "birds"),
    "bird_hasty": ("play_bird", "birds"),
    "wrong_bird": ("powers", "birds"),
    "wrong_row": ("mat", "powers"),
    "egg_places": ("egg_limit", "eggs"),
    "powers": ("powers.costs", "powers"),
}
"""For each habit, the rules entry and the lesson that help against it; "" for no lesson."""

OF_GROUNDS: dict[type[g.Ground], str] = {
    g.PlaySoon: "food_cost",
    g.PaysForBirds: "food_cost",
    g.FoodFor: "food_cost",
    g.KeepFood: "food_cost",
    g.Reroll: "reroll",
    g.NectarSpoils: "nectar.round_end",
    g.NectarCounts: "nectar.scoring",
    g.HandLow: "draw_cards",
    g.TakeCard: "tray",
    g.RunsOften: "power.brown",
    g.OthersTurns: "power.pink",
    g.CardRuns: "tray",
    g.RowGrows: "mat",
    g.RowTrades: "conversion",
    g.PowersRun: "row_powers",
    g.Tucks: "tucking",
    g.Caches: "caching",
    g.EggsNow: "eggs",
    g.NoRoom: "egg_limit",
    g.EggsForBirds: "egg_cost",
    g.EggRoom: "egg_limit",
    g.BonusBirds: "bonus_cards",
    g.NotWorth: "powers.costs",
    g.StartPlays: "setup.birds",
    g.StartWaits: "setup.birds",
    g.StartFood: "setup.birds",
}
"""The rules entry for each kind of reason. Reasons about a goal or bonus card link to its entry."""


class ReasonContext(Struct, frozen=True):
    """What the sentences are made with. ``other``: the worse answer, in words."""

    words: Words
    catalog: Catalog
    other: str = ""


def because(telling: ReasonContext, grounds: Sequence[g.AnyGround]) -> str:
    """Join the reasons into one text; "" if there are none.

    Reasons without quantities, which reviews by older versions hold, are left out.
    """
    told, named = [], ""
    for ground in grounds:
        if ground.worlds and not isinstance(ground, g.RETIRED):
            told.append(sentence(telling, ground, named))
            named = getattr(ground, "bird", "")
    return " ".join(told)


def compared_with(telling: ReasonContext, reasons: str) -> str:
    """Say which answer the reasons speak against, where others are as good as the best; "" if the
    reasons say so themselves.
    """
    words, other = telling.words, telling.other
    return "" if other in reasons else words.text("coach/reason_rather", other=other)


def columns_of(why: Reason) -> list[tuple[str, float]]:
    return [(part.name, part.more.points) for part in (*why.carried, *why.against)]


def sentence(telling: ReasonContext, ground: g.AnyGround, named: str = "") -> str:
    """A reason as a sentence. ``named``: the bird of the sentence before, "" for none.

    If the sentence begins with the same bird, a pronoun replaces its name.
    """
    words = telling.words
    values = {"other": telling.other, **dict(_values(telling, ground))}
    key = "_".join(filter(None, (str(ground.__struct_config__.tag), _variant(ground))))

    def said(**instead: str) -> str:
        return words.text(f"coach/reason_{key}", **{**values, **instead})

    if named and getattr(ground, "bird", "") == named and said(bird=HERE).startswith(HERE):
        return capital(said(bird=words.it(telling.catalog.birds[named])))
    return capital(said())


def _variant(ground: g.AnyGround) -> str:
    """Return what selects a variant of its message; "" for the plain one."""
    match ground:
        case (
            g.HandLow(cards=0)
            | g.HandFull(plays=0)
            | g.NoRoom(room=0)
            | g.EggsForBirds(eggs=0)
            | g.NothingToFeed(tokens=0)
            | g.UsedRow(fewer=0)
            | g.RarelyPlayed(often=0)
            | g.StartWaits(often=0)
        ):
            return "none"
        case g.FoodEnough(birds=1) | g.Reroll(dice=1):
            return "one"
        case g.PointsNow(turns=0) | g.EggsNow(turns=0) | g.NectarSpoils(left=0):
            return "last"
        case g.TakeCard(contested=True):
            return "contested"
        case (
            g.RowGrows(habitat=habitat)
            | g.RowTrades(habitat=habitat)
            | g.RunsOften(habitat=habitat)
        ):
            return habitat
        case g.BetterBirds(action=action):
            return action
        case g.BirdPoints(rival=""):
            return "alone"
        case g.GoalNow(bird=""):
            return "eggs"
        case g.WorthIt(bird=bird) if bird:
            return "power"
        case g.StartPlays(uses=0):
            return "plain"
        case g.StartBonus(points=0, lost=0, rival=rival) if rival:
            return "none"
        case g.StartBonus(rival=rival, lost=lost) if rival:
            return "lost" if lost else "alike"
        case _:
            return ""


def _values(telling: ReasonContext, ground: g.AnyGround) -> Iterable[tuple[str, object]]:
    """Yield the values of a message for the reason's fields, under the names that messages use.

    Whole numbers keep their names; points are also given with their noun, as ``some_points``.
    """
    words, catalog = telling.words, telling.catalog
    for name in structs.fields(ground):
        value = getattr(ground, name.name)
        match name.name:
            case "bird":
                yield "bird", words.the_bird(catalog.birds[value]) if value else ""
            case "birds" if isinstance(value, tuple):
                yield "n", len(value)
                birds = [words.the_bird(catalog.birds[bird]) for bird in value]
                yield "birds", words.all_of(birds) if birds else ""
            case "rival" if isinstance(ground, g.StartBonus):
                yield "rival", words.bonus(catalog.bonus_cards[value]) if value else ""
            case "rival":
                yield "rival", words.the_bird(catalog.birds[value]) if value else ""
            case "bonus":
                yield "bonus", words.bonus(catalog.bonus_cards[value])
            case "goal":
                yield "goal", words.small(words.goal(catalog.goals[value]))
            case "habitat":
                yield "row", words.text(f"coach/row_{value}")
            case "other":
                yield "other_row", words.text(f"coach/row_{value}")
            case "food":
                yield "foods", _foods(words, (value,))
            case "lacks":
                yield "foods", _foods(words, value)
            case "often":
                yield "often", _times(words, value)
                yield "few", _times(words, value, "few")
            case "otherwise":
                yield "otherwise", _times(words, value, "otherwise")
            case "soon":
                yield "within", words.text(f"coach/within_{value}")
            case "deed" if value:
                yield "does", _does(telling, ground)
            case "gains":
                yield "gains", _gains(words, value, getattr(ground, "uses", 0))
            case "pay":
                yield "pay", words.one_of(words.text(f"coach/pay_{kind}") for kind in value)
            case "points" | "now" | "later" as field:
                yield field, value
                yield f"some_{field}", _some(words, "points", value)
            case field:
                yield field, value


def _times(words: Words, share: int, kind: Literal["often", "few", "otherwise"] = "often") -> str:
    """How often in ten worlds: "7 times in 10", "almost always".

    ``kind``: how a little is told, "few" as "only 3 times in 10", "otherwise" as "only 3".
    """
    if kind != "often" and 0 < share <= FEW:
        return words.text(f"coach/{kind}_1" if share == 1 else f"coach/{kind}", n=share)
    if share in (0, 1, 10):
        return words.text(f"coach/often_{share}")
    return words.text("coach/often", n=share)


def _does(telling: ReasonContext, ground: g.AnyGround) -> str:
    repeated = getattr(ground, "repeated", "")
    bird = telling.words.the_bird(telling.catalog.birds[repeated]) if repeated else ""
    return telling.words.text(f"coach/does_{getattr(ground, 'deed', '')}", repeated=bird)


def _gains(words: Words, gains: g.Gains, uses: int) -> str:
    """What ``uses`` of a power bring and cost: "some 16 cards, for 8 eggs".

    What it costs less than every second time is not its price, and is left out.
    """
    every = (("points", gains.points), ("food", gains.food), ("cards", gains.cards))
    brings = [(kind, number) for kind, number in every if number > 0]
    paid_for = (*every, ("eggs", gains.eggs))
    costs = [(kind, -number) for kind, number in paid_for if number < 0 and -2 * number >= uses]
    if not brings:
        return ""
    (first, number), *others = brings
    said = words.all_of(
        [_some(words, first, number), *(_amount(words, *other) for other in others)]
    )
    if not costs:
        return said
    paid = words.all_of(_amount(words, *cost) for cost in costs)
    return words.text("coach/gains_paid", gains=said, costs=paid)


def _some(words: Words, kind: str, number: int) -> str:
    """ "some 4 points", "about 1 point"."""
    return words.text("coach/some", n=number, what=_amount(words, kind, number))


def _amount(words: Words, kind: str, number: int) -> str:
    return words.text(f"coach/gains_{kind}", n=number)


def _foods(words: Words, foods: Sequence[Food]) -> str:
    """Foods in words: "a rodent and 2 seeds"."""
    if not foods:
        return ""
    return words.all_of(
        words.text(f"coach/a_{food}") if n == 1 else f"{n} {words.food(food, n)}"
        for food, n in Counter(foods).items()
    )


# the rules and the lessons behind them


def help_for_fault(words: Words, fault: str) -> Html:
    page, lesson = OF_FAULTS[fault]  # type: ignore[index]
    told = words.text(f"coach/lesson_{lesson}") if lesson else ""
    begin = button(messages.BeginLesson(lesson), ".quiet")[icon("lessons"), told]
    return p(".helps")[_page(words, page, _name(words, page)), begin if lesson else None]


def help_for_reasons(words: Words, catalog: Catalog, grounds: Sequence[g.AnyGround]) -> Html:
    """Links to the rules entries for these reasons; empty if there are none."""
    pages = dict(_pages(words, catalog, grounds))
    links = [_page(words, page, name) for page, name in pages.items()]
    return p(".helps")[*links] if links else EMPTY


def _pages(
    words: Words, catalog: Catalog, grounds: Sequence[g.AnyGround]
) -> Iterable[tuple[str, str]]:
    for ground in grounds:
        match ground:
            case (
                g.GoalNow(goal=goal)
                | g.GoalLater(goal=goal)
                | g.GoalEggs(goal=goal)
                | g.Goals(goal=goal)
            ) if goal:
                yield f"goal.{goal}", words.goal(catalog.goals[goal])
            case g.BonusFits(bonus=bonus) | g.BonusStep(bonus=bonus) | g.StartBonus(bonus=bonus):
                yield f"bonus.{bonus}", words.bonus(catalog.bonus_cards[bonus])
            case _ if type(ground) in OF_GROUNDS:
                page = OF_GROUNDS[type(ground)]
                yield page, _name(words, page)


def _name(words: Words, page: str) -> str:
    return words.text(f"coach/page_{page.replace('.', '_')}")


def _page(words: Words, page: str, name: str) -> Html:
    told = words.text("coach/in_the_rules", page=name)
    return a(href=f"#r={page}", **deed(messages.OpenRule(page)))[told]
