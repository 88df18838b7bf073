"""Lines of the log: which messages an event is, and what they name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.engine import events as e
from wingspan.engine.conditions import NoGoal

from .names import Names

if TYPE_CHECKING:
    from . import Words

SEATS = frozenset(("player", "first", "victim", "to"))
"""Fields that hold a seat, for which its player is named."""
BIRDS = frozenset(("bird", "other", "card", "under", "prey", "by", "copied"))
"""Fields that hold the id of a bird, or None for a card that is not known."""
LISTS = frozenset(("birds", "cards", "discarded"))
"""Fields that hold ids of birds."""


def line(words: Words, event: e.AnyEvent, names: Names) -> str:
    """Return the line for an event, without a full stop. Hidden cards are "a card"."""
    values = {
        field: _named(getattr(event, field), field, names) for field in event.__struct_fields__
    }
    key, *parts = _keys(words, event, names, values)
    text = words.text(f"log/{key}", **values)
    for part in parts:
        text = words.text(f"log/{part}", said=text, **values)
    return text


def _named(value: object, field: str, names: Names) -> object:
    """Return what a field holds, with names for seats and ids."""
    if field in BIRDS and (value is None or isinstance(value, str)):
        return names.bird(value)
    if field in SEATS and isinstance(value, int):
        return names.player(value)
    if field in LISTS and isinstance(value, tuple):
        return [names.bird(card) for card in value]
    if field == "bonus" and isinstance(value, str):
        return names.bonus(value)
    return value


def _keys(
    words: Words, event: e.AnyEvent, names: Names, values: dict[str, object]
) -> tuple[str, ...]:
    """Return the messages of a line, each of which continues the one before; add their values."""
    key = str(event.__struct_config__.tag)
    match event:
        case e.GameBegan():
            goals = [names.catalog.goals[goal] for goal in event.goals]
            values["goals"] = words.series(
                words.text("log/goal", round=n, goal=words.goal(goal))
                for n, goal in enumerate(goals, 1)
            )
        case e.BirdsKept():
            parts = {
                "birds": bool(event.birds),
                "food": any(event.food.values()),
                "bonus": event.bonus is not None,
            }
            return key, *(f"{key}.{part}" for part, there in parts.items() if there)
        case e.BirdPlayed():
            paid = any(event.food.values())
            return f"{key}.{event.how}", *((f"{key}.paid",) if paid else ())
        case e.FoodGained():
            return (f"{key}.supply" if event.face is None else f"{key}.die",)
        case e.DiceRolled():
            by = "" if event.player is None or event.why == "empty" else "_by"
            return (f"{key}.{event.why}{by}",)
        case e.Hunted():
            prey = names.catalog.birds.get(event.prey)
            values["cm"] = None if prey is None else prey.wingspan
            flightless = "_flightless" if values["cm"] is None else ""
            return (f"{key}.{'caught' if event.success else 'missed'}{flightless}",)
        case e.HuntedWithDice():
            return (f"{key}.{'caught' if event.success else 'missed'}",)
        case e.CardsSearched():
            values["n"] = len(event.cards)
            return (key if event.cards else f"{key}.nothing",)
        case e.CardsLaidOut() if not event.birds:
            return (f"{key}.nothing",)
        case e.CardsDrawnApart():
            return key, *((f"{key}.seen",) if event.cards else ())
        case e.TrayRefilled():
            new = key if event.birds else f"{key}.nothing"
            return new, *((f"{key}.discarded",) if event.discarded else ())
        case e.DeckReshuffled():
            return (f"{key}.{event.deck}",)
        case e.BonusKept() if event.bonus is None:
            return (f"{key}.hidden",)
        case e.PowerUsed() if event.copied is not None:
            return (f"{key}.copied",)
        case e.PowerUsed() if event.by is not None:
            return (f"{key}.repeated",)
        case e.GoalScored():
            counts = names.catalog.goals[event.goal].counts
            values["goal"] = words.goal(names.catalog.goals[event.goal])
            values["shares"] = words.series(
                words.text(
                    "log/share" if share.place is None else "log/share.placed",
                    player=names.player(share.player),
                    counted=words.counted(counts, share.counted),
                    place=share.place,
                    points=share.points,
                )
                for share in event.standings
            )
            return (f"{key}.none" if isinstance(counts, NoGoal) else key,)
        case e.AutomaDrew() | e.AutomaCardRemoved():
            values["card"] = words.automa_card_name(event.card)
        case e.AutomaTookBird():
            others = [bird for bird in event.matching if bird != event.bird]
            values["others"] = [names.bird(bird) for bird in others]
            return key, *((f"{key}.others",) if others else ())
        case e.AutomaTookFaceDown():
            return key, *((f"{key}.discarded",) if event.discarded else ())
        case e.AutomaCube():
            return (f"{key}.{'put' if event.change == 1 else 'taken'}",)
        case e.AutomaNectar():
            values["card"] = words.automa_card_name(event.card)
            values["moves"] = moves = [
                words.text(
                    "log/nectar_move", change=f"{change:+d}".replace("-", "−"), habitat=habitat
                )
                for habitat, change in event.changes.items()
                if change
            ]
            return (key if moves else f"{key}.unchanged",)
        case e.PowersBegan():
            return (f"{key}.{event.time}",)
    return (key,)
