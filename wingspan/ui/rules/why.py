"""Answers to "why?", by subject."""

from __future__ import annotations

from wingspan.engine import eggs, events
from wingspan.engine.components import ACTION_OF_HABITAT, COLUMNS, HABITATS, Habitat
from wingspan.engine.conditions import WingspanUnder
from wingspan.engine.effects import HuntCard
from wingspan.engine.events import AnyEvent, BirdPlayed, GoalScored, Hunted, PowerUsed
from wingspan.engine.mat import covered
from wingspan.words.grammar import sentence
from wingspan.words.reference.book import Book

from ..kit.html import EMPTY, Html
from ..play.inputs import BY_THE_ACTION, leave, reason, shortages
from ..play.scene import Scene
from ..table.mat import row_tip
from .reckoning import Reckoning, ReckoningRow, bird_named, cost_row, foods, said, shown
from .why_asked import why_asked
from .why_points import shares, why_bonus, why_goal, why_score

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


def why(scene: Scene, book: Book, about: str) -> Html:
    """The dialog with the answer; empty if ``about`` names something that is no longer there."""
    found = reckoning(scene, book, about)
    return EMPTY if found is None else shown(book, found)


def reckoning(scene: Scene, book: Book, about: str) -> Reckoning | None:
    """Return the answer about something at the table; None if that is not there.

    ``about``: "decision"; "bird.<id>" for a card in hand; "goal.<round>"; "bonus.<id>";
    "score.<category>.<seat>"; "row.<habitat>"; "event.<index>".
    """
    kind, _, name = about.partition(".")
    match kind:
        case "decision" if scene.decision is not None:
            return why_asked(scene, scene.decision)
        case "bird" if name in scene.me.hand and name in scene.catalog.birds:
            return why_not_playable(scene, name)
        case "goal" if name.isdecimal() and 1 <= int(name) <= len(scene.state.goals):
            return why_goal(scene, int(name))
        case "bonus" if name in scene.catalog.bonus_cards:
            return why_bonus(scene, name)
        case "score":
            return _score(scene, book, name)
        case "row":
            return next((_row(scene, habitat) for habitat in HABITATS if habitat == name), None)
        case "event" if name.isdecimal() and int(name) < len(scene.events):
            return why_logged(scene, scene.events[int(name)])
        case _:
            return None


def _score(scene: Scene, book: Book, name: str) -> Reckoning | None:
    category, _, seat = name.partition(".")
    known = category == "total" or book.leads_to(f"scoring.{category}")
    if not known or not seat.isdecimal() or int(seat) >= len(scene.sheets):
        return None
    return why_score(scene, category, int(seat))


def _row(scene: Scene, habitat: Habitat) -> Reckoning:
    """The answer for a row of the viewer's mat: what its action yields now."""
    number = covered(scene.me.mat[habitat])
    action = ACTION_OF_HABITAT[habitat]
    gain = scene.printed_mat.rows[habitat][number].gain
    rows = (
        (said(scene, "birds_in_row"), str(len(scene.me.mat[habitat]))),
        (said(scene, "space_gives"), str(gain)),
    )
    return Reckoning(scene.words.action(action), action, rows, row_tip(scene, scene.seat, habitat))


def why_not_playable(scene: Scene, bird: str) -> Reckoning:
    """The answer: what the bird costs, what the viewer has, and what is missing."""
    may = BY_THE_ACTION if scene.decision is None else leave(scene.decision, scene.catalog)
    missing = shortages(scene.table, scene.seat, may).get(bird)
    mat = scene.me.mat
    costs = scene.printed_mat.egg_cost
    rows: list[ReckoningRow] = []
    for habitat in scene.catalog.birds[bird].habitats:
        column = covered(mat[habitat])
        told = (
            said(scene, "full")
            if column >= COLUMNS
            else said(scene, "column", n=column + 1, eggs=costs[column])
        )
        rows.append((scene.words.habitat(habitat), told))
    rows += [
        (said(scene, "your_eggs"), str(eggs.total(scene.table, scene.seat))),
        cost_row(scene, bird),
        (said(scene, "your_food"), foods(scene, scene.me.food)),
    ]
    verdict = (
        said(scene, "can_play")
        if missing is None
        else sentence(reason(missing, scene.words, "reference/why.you_need"))
    )
    title = said(scene, "not_playable" if missing is not None else "is_playable")
    entry = "play_bird" if missing is None else "play_bird.why_not"
    return Reckoning(f"{bird_named(scene, bird)} · {title}", entry, tuple(rows), verdict)


def entry_of(scene: Scene, event: AnyEvent) -> str:
    """Return the id of the entry that explains an event; powers and goals have their own."""
    match event:
        case PowerUsed(bird=bird) if bird in scene.catalog.birds:
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


def why_logged(scene: Scene, event: AnyEvent) -> Reckoning:
    """The answer for an entry of the log."""
    title = scene.words.event(event, scene.catalog, scene.names)
    return Reckoning(title, entry_of(scene, event), tuple(_rows(scene, event)))


def _rows(scene: Scene, event: AnyEvent) -> list[ReckoningRow]:
    match event:
        case BirdPlayed(bird=bird, habitat=habitat, column=column, food=food, how="upright"):
            eggs = scene.printed_mat.egg_cost[column]
            return [
                (scene.words.habitat(habitat), said(scene, "column", n=column + 1, eggs=eggs)),
                cost_row(scene, bird),
                (said(scene, "paid"), foods(scene, food)),
            ]
        case Hunted(bird=bird, prey=prey):
            return _hunt(scene, bird, prey)
        case GoalScored(round=number, standings=standings):
            return shares(scene, number, standings)
        case _:
            return []


def _hunt(scene: Scene, bird: str, prey: str) -> list[ReckoningRow]:
    """The wingspan of the card drawn, and the limit of the predator."""
    birds = scene.catalog.birds
    card, power = birds[prey], birds[bird].power
    spread = (
        scene.words.text("flightless")
        if card.wingspan is None
        else scene.words.text("wingspan", cm=card.wingspan)
    )
    rows = [(bird_named(scene, prey), spread)]
    for effect in power.effects if power else ():
        if isinstance(effect, HuntCard) and isinstance(effect.prey, WingspanUnder):
            rows.append((bird_named(scene, bird), said(scene, "under", cm=effect.prey.cm)))
    return rows
