"""The answer for an entry of the log: its rule and, for some entries, its numbers."""

from __future__ import annotations

from wingspan.engine import events
from wingspan.engine.conditions import WingspanUnder
from wingspan.engine.effects import HuntCard
from wingspan.engine.events import AnyEvent, BirdPlayed, GoalScored, Hunted, PowerUsed

from .reckoning import Asker, Reckoning, ReckoningRow
from .why_asked import cost_row
from .why_points import shares

ENTRIES: dict[type, str] = {
    events.GameBegan: "setup",
    events.BirdsKept: "setup.birds",
    events.RoundBegan: "round",
    events.TurnBegan: "turn",
    events.ActionTaken: "turn",
    events.BirdPlayed: "play_bird",
    events.FoodGained: "food",
    events.FoodSpent: "powers.costs",
    events.FoodCached: "caching",
    events.FoodUncached: "caching",
    events.NectarSpent: "nectar.spending",
    events.NectarDiscarded: "nectar.round_end",
    events.FoodStolen: "family.steal",
    events.FoodGiven: "family.partner",
    events.CardGiven: "family.partner",
    events.DieRemoved: "birdfeeder",
    events.DiceRolled: "birdfeeder",
    events.EggLaid: "egg_limit",
    events.EggDiscarded: "eggs",
    events.CardDrawn: "tray",
    events.DeckCardDrawn: "deck",
    events.CardDiscarded: "deck",
    events.CardTucked: "tucking",
    events.Hunted: "family.hunt_card",
    events.HuntedWithDice: "family.hunt_dice",
    events.CardsSearched: "family.hunt_card",
    events.CardsDrawnApart: "family.end_of_turn",
    events.CardKept: "family.draw_keep",
    events.TrayCardTucked: "tucking",
    events.CardsLaidOut: "family.draft",
    events.CardTaken: "family.draft",
    events.TrayRefilled: "tray",
    events.DeckReshuffled: "deck",
    events.BonusKept: "family.bonus",
    events.BonusDiscarded: "family.bonus",
    events.BirdMoved: "family.move",
    events.PowerUsed: "powers",
    events.GoalScored: "goals",
    events.AutomaDrew: "automa.turn",
    events.AutomaTookBird: "automa.draw_cards",
    events.AutomaTookFaceDown: "automa.draw_cards",
    events.AutomaLaidEggs: "automa.lay_eggs",
    events.AutomaTookDice: "automa.gain_food",
    events.AutomaCube: "automa.cubes",
    events.AutomaWakesPink: "automa.pink",
    events.AutomaNectar: "automa.nectar",
    events.PowersBegan: "round_end",
    events.AutomaCardRemoved: "automa.round_end",
    events.GameOver: "game_end",
}
"""The entry that explains each kind of event, unless :func:`entry_of` knows a better one."""

_ROLLED = {"reroll": "reroll", "empty": "birdfeeder", "hunt": "family.hunt_dice", "reset": "resets"}


def entry_of(asker: Asker, event: AnyEvent) -> str:
    """Return the id of the entry that explains an event; powers and goals have their own."""
    match event:
        case PowerUsed(bird=bird) if bird in asker.scene.catalog.birds:
            return f"bird.{bird}"
        case GoalScored(goal=goal):
            return f"goal.{goal}"
        case events.ActionTaken(action=action):
            return action
        case events.DiceRolled(why=why):
            return _ROLLED[why]
        case events.PowersBegan(time="game"):
            return "power.yellow"
        case events.PowersBegan():
            return "power.teal"
        case _:
            return ENTRIES[type(event)]


def why_logged(asker: Asker, event: AnyEvent) -> Reckoning:
    """The answer for an entry of the log."""
    scene = asker.scene
    title = scene.words.event(event, scene.catalog, scene.names)
    return Reckoning(title, entry_of(asker, event), tuple(_rows(asker, event)))


def _rows(asker: Asker, event: AnyEvent) -> list[ReckoningRow]:
    scene = asker.scene
    match event:
        case BirdPlayed(bird=bird, habitat=habitat, column=column, food=food, how="upright"):
            eggs = scene.printed_mat.egg_cost[column]
            return [
                (
                    asker.words.habitat(habitat),
                    asker.words.text("reference/why.column", n=column + 1, eggs=eggs),
                ),
                cost_row(asker, bird),
                (asker.words.text("reference/why.paid"), asker.foods(food)),
            ]
        case Hunted(bird=bird, prey=prey):
            return _hunt(asker, bird, prey)
        case GoalScored(round=number, standings=standings):
            return shares(asker, number, standings)
        case _:
            return []


def _hunt(asker: Asker, bird: str, prey: str) -> list[ReckoningRow]:
    """The wingspan of the card drawn, and the limit of the predator."""
    birds = asker.scene.catalog.birds
    card, power = birds[prey], birds[bird].power
    spread = (
        asker.words.text("flightless")
        if card.wingspan is None
        else asker.words.text("wingspan", cm=card.wingspan)
    )
    rows = [(asker.bird(prey), spread)]
    for effect in power.effects if power else ():
        if isinstance(effect, HuntCard) and isinstance(effect.prey, WingspanUnder):
            rows.append(
                (asker.bird(bird), asker.words.text("reference/why.under", cm=effect.prey.cm))
            )
    return rows
