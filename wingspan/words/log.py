"""Lines of the log: which messages an event is, and what they name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from wingspan.engine import events as e
from wingspan.engine.conditions import NoGoal
from wingspan.engine.effects import UsePredators

from .names import Names

if TYPE_CHECKING:
    from . import Words


def _seat(names: Names, seat: int | None) -> str | None:
    return None if seat is None else names.player(seat)


def _birds(names: Names, birds: tuple[str, ...] | None) -> list[str]:
    return [names.bird(bird) for bird in birds or ()]


def _bonus(names: Names, bonus: str | None) -> str | None:
    return None if bonus is None else names.bonus(bonus)


Naming = Callable[[Names, Any], object]
NAMED: dict[str, Naming] = {
    **dict.fromkeys(("player", "first", "victim", "to"), _seat),
    **dict.fromkeys(("bird", "other", "under", "prey", "by", "copied"), Names.bird),
    **dict.fromkeys(("birds", "discarded"), _birds),
    "bonus": _bonus,
    "bonuses": lambda names, cards: [names.bonus(card) for card in cards],
}
"""How the seats and the ids in fields of events are named."""
AUTOMA_CARDS = (e.AutomaDrew, e.AutomaCardRemoved, e.AutomaNectar)
"""Events whose ``card`` is a card of the Automa's."""
PLAIN: dict[type[e.Event], str] = {
    kind: f"log/{kind.__struct_config__.tag}"
    for kind in (
        e.RoundBegan,
        e.TurnBegan,
        e.ActionTaken,
        e.FoodSpent,
        e.FoodCached,
        e.FoodUncached,
        e.FoodTakenOff,
        e.FoodReturned,
        e.CardTurnedUp,
        e.NectarSpent,
        e.NectarDiscarded,
        e.FoodStolen,
        e.FoodGiven,
        e.CardGiven,
        e.DieRemoved,
        e.EggLaid,
        e.EggDiscarded,
        e.CardDrawn,
        e.DeckCardDrawn,
        e.CardDiscarded,
        e.CardTucked,
        e.CardKept,
        e.TrayCardTucked,
        e.CardTaken,
        e.BonusDiscarded,
        e.BonusScored,
        e.BonusShown,
        e.BonusCopied,
        e.AutomaLaidEggs,
        e.AutomaTookDice,
        e.AutomaWakesPink,
        e.GameOver,
    )
}
"""The message of each event whose line is one, whatever its fields hold."""


@cache
def _fields(kind: type[e.Event]) -> list[tuple[str, Naming | None]]:
    """Return the fields of an event, each with how it is named, if it is."""
    named: dict[str, Naming | None] = {**NAMED, "card": Names.bird, "cards": _birds}
    if kind in AUTOMA_CARDS:
        named["card"] = None
    if kind is e.DeckReshuffled:
        named["cards"] = None
    return [(field, named.get(field)) for field in kind.__struct_fields__]


def line(words: Words, event: e.AnyEvent, names: Names) -> str:
    """Return the line for an event, without a full stop. Hidden cards are "a card"."""
    kind = type(event)
    values: dict[str, Any] = {}
    for field, named in _fields(kind):
        value = getattr(event, field)
        values[field] = value if named is None else named(names, value)
    if kind in PLAIN:
        return words.said(PLAIN[kind], values)
    key, *parts = _keys(words, event, names, values)
    text = words.said(f"log/{key}", values)
    for part in parts:
        text = words.said(f"log/{part}", {**values, "said": text})
    return text


def _keys(words: Words, event: e.AnyEvent, names: Names, values: dict[str, Any]) -> tuple[str, ...]:
    """Return the messages of a line, each of which continues the one before; add their values."""
    key = str(event.__struct_config__.tag)
    match event:
        case e.FoodGained():
            return (f"{key}.supply" if event.face is None else f"{key}.die",)
        case e.DiceRolled():
            by = "" if event.player is None or event.why == "empty" else "_by"
            return (f"{key}.{event.why}{by}",)
        case e.TrayRefilled():
            new = key if event.birds else f"{key}.nothing"
            return new, *((f"{key}.discarded",) if event.discarded else ())
        case e.BirdMoved():
            return (key if event.to is None else f"{key}.away",)
        case e.HuntedForSeveral():
            values["n"] = len(event.cards)
            return (f"{key}.caught" if event.success else f"{key}.missed",)
        case e.PowerUsed() if event.copied is not None:
            return (f"{key}.copied",)
        case e.PowerUsed() if event.by is not None:
            power = names.catalog.birds[event.by].power
            if power is None or UsePredators() not in power.effects:
                return (f"{key}.repeated",)
            values["bird"], values["copied"] = values["by"], values["bird"]
            return (f"{key}.copied",)
        case e.BirdPlayed():
            paid = any(event.food.values())
            return f"{key}.{event.how}", *((f"{key}.paid",) if paid else ())
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
        case e.DeckReshuffled():
            return (f"{key}.{event.deck}",)
        case e.BonusKept() if event.bonus is None:
            return (f"{key}.hidden",)
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
