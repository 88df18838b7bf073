"""Links to rules and lessons that help with a habit, and to the rules behind a reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wingspan.coach import grounds as g
from wingspan.coach.faults import Fault
from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, a, p
from ..kit.icons import icon

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


def help_for_fault(words: Words, fault: str) -> Html:
    """Links to the rules entry and the lesson that help against the habit."""
    page, lesson = OF_FAULTS[fault]  # type: ignore[index]
    links = [_page(words, page, _name(words, page))]
    if lesson:
        told = words.text(f"coach/lesson_{lesson}")
        links.append(button(messages.BeginLesson(lesson), ".quiet")[icon("lessons"), told])
    return _line(links)


def help_for_reasons(words: Words, catalog: Catalog, grounds: Sequence[g.AnyGround]) -> Html:
    """Links to the rules entries for these reasons; empty if there are none."""
    pages = dict(_pages(words, catalog, grounds))
    return _line([_page(words, page, name) for page, name in pages.items()])


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


def _line(links: Sequence[Html]) -> Html:
    if not links:
        return EMPTY
    return p(".helps")[*links]
