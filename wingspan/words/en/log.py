"""English for what happened: one line for each event, in the third person."""

from __future__ import annotations

from collections import Counter

from wingspan.engine.conditions import NoGoal
from wingspan.engine.events import (
    ActionTaken,
    AutomaCardRemoved,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaNectar,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    AutomaWakesPink,
    BirdMoved,
    BirdPlayed,
    BirdsKept,
    BonusDiscarded,
    BonusKept,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardKept,
    CardsDrawnApart,
    CardsLaidOut,
    CardsSearched,
    CardTaken,
    CardTucked,
    DeckCardDrawn,
    DeckReshuffled,
    DiceRolled,
    DieRemoved,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodGained,
    FoodGiven,
    FoodSpent,
    FoodStolen,
    FoodUncached,
    GameBegan,
    GameOver,
    GoalScored,
    GoalStanding,
    Hunted,
    HuntedWithDice,
    NectarDiscarded,
    NectarSpent,
    PowersBegan,
    PowerUsed,
    RoundBegan,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)

from ..grammar import capital, small
from ..names import Names
from ..phrasebook import Phrasebook
from .cards import (
    ACTIONS,
    HABITATS,
    automa_card,
    counted,
    face_name,
    food_noun,
    foods_counted,
    item,
    tally,
)
from .grammar import joined

line: Phrasebook[[Names]] = Phrasebook()
"""An event as a line of the log, without a full stop."""

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def _faces(faces: tuple[str, ...]) -> str:
    return ", ".join(
        face_name(face) if n == 1 else f"{n} × {face_name(face)}"
        for face, n in Counter(faces).items()
    )


def _prey(card: str, names: Names) -> str:
    known = names.catalog.birds.get(card)
    if known is None or known.wingspan is None:
        return names.bird(card)
    return f"{names.bird(card)} ({known.wingspan} cm)"


@line.of(GameBegan)
def _(event: GameBegan, names: Names) -> str:
    goals = "; ".join(
        f"{n}. {small(tally(names.catalog.goals[goal].counts))}"
        for n, goal in enumerate(event.goals, 1)
    )
    return f"The game begins: {names.player(event.first)} goes first. Goals: {goals}"


@line.of(BirdsKept)
def _(event: BirdsKept, names: Names) -> str:
    kept = counted(event.count, "bird") if event.count else "no bird"
    text = f"{names.player(event.player)} keeps {kept}"
    if event.birds:
        text += f" ({names.birds(event.birds)})"
    if foods := foods_counted(event.food):
        text += f" and hands in {joined(foods, 'and')}"
    if event.bonus is not None:
        text += f"; bonus card: {names.bonus(event.bonus)}"
    return text


@line.of(RoundBegan)
def _(event: RoundBegan, names: Names) -> str:
    return f"Round {event.round} begins: {names.player(event.first)} goes first"


@line.of(TurnBegan)
def _(event: TurnBegan, names: Names) -> str:
    return f"{names.player(event.player)}: round {event.round}, turn {event.turn}"


@line.of(ActionTaken)
def _(event: ActionTaken, names: Names) -> str:
    return f"{names.player(event.player)} chooses “{ACTIONS[event.action]}”"


@line.of(BirdPlayed)
def _(event: BirdPlayed, names: Names) -> str:
    how = {
        "upright": "",
        "sideways": " sideways",
        "on_top": f" on top of {names.bird(event.other)}",
        "in_place_of": f" in place of {names.bird(event.other)}",
    }[event.how]
    text = (
        f"{names.player(event.player)} plays {names.bird(event.bird)}{how}"
        f" in the {HABITATS[event.habitat]}"
    )
    foods = foods_counted(event.food)
    return f"{text} for {joined(foods, 'and')}" if foods else text


@line.of(FoodGained)
def _(event: FoodGained, names: Names) -> str:
    place = "supply" if event.face is None else "birdfeeder"
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} gains {event.count} {food} from the {place}"


@line.of(FoodSpent)
def _(event: FoodSpent, names: Names) -> str:
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} spends {event.count} {food}"


@line.of(FoodCached)
def _(event: FoodCached, names: Names) -> str:
    return (
        f"{names.player(event.player)} caches 1 {food_noun(event.food)} on {names.bird(event.bird)}"
    )


@line.of(FoodUncached)
def _(event: FoodUncached, names: Names) -> str:
    spent = f"spends 1 {food_noun(event.food)} cached on {names.bird(event.bird)}"
    return f"{names.player(event.player)} {spent}"


@line.of(NectarSpent)
def _(event: NectarSpent, names: Names) -> str:
    return (
        f"{names.player(event.player)} adds {event.count} nectar to the spent nectar of the"
        f" {HABITATS[event.habitat]}"
    )


@line.of(NectarDiscarded)
def _(event: NectarDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards {event.count} nectar left over from the round"


@line.of(FoodStolen)
def _(event: FoodStolen, names: Names) -> str:
    victim = names.other(event.victim)
    return f"{names.player(event.player)} steals 1 {food_noun(event.food)} from {victim}"


@line.of(FoodGiven)
def _(event: FoodGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} gives 1 {food_noun(event.food)} to {to}"


@line.of(CardGiven)
def _(event: CardGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} gives {names.bird(event.bird)} to {to}"


@line.of(DieRemoved)
def _(event: DieRemoved, names: Names) -> str:
    die = f"a die with {face_name(event.face)}"
    return f"{names.player(event.player)} removes {die} from the birdfeeder"


@line.of(DiceRolled)
def _(event: DiceRolled, names: Names) -> str:
    faces = _faces(event.faces) or "no dice"
    if event.why == "empty":
        return f"The empty birdfeeder is filled again: {faces}"
    if event.why == "reset":
        if event.player is None:
            return f"The birdfeeder is reset: {faces}"
        return f"{names.player(event.player)} resets the birdfeeder: {faces}"
    if event.why == "reroll":
        who = "The birdfeeder" if event.player is None else names.player(event.player)
        did = "is thrown again" if event.player is None else "throws all dice again"
        return f"{who} {did}: {faces}"
    who = "The dice" if event.player is None else names.player(event.player)
    did = "outside the birdfeeder are rolled" if event.player is None else "rolls for prey"
    return f"{who} {did}: {faces}"


@line.of(EggLaid)
def _(event: EggLaid, names: Names) -> str:
    return f"{names.player(event.player)} lays 1 egg on {names.bird(event.bird)}"


@line.of(EggDiscarded)
def _(event: EggDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards 1 egg from {names.bird(event.bird)}"


@line.of(CardDrawn)
def _(event: CardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} draws {names.bird(event.bird)} from the tray"


@line.of(DeckCardDrawn)
def _(event: DeckCardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} draws {names.bird(event.bird)} from the deck"


@line.of(CardDiscarded)
def _(event: CardDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards {names.bird(event.bird)}"


@line.of(CardTucked)
def _(event: CardTucked, names: Names) -> str:
    return (
        f"{names.player(event.player)} tucks {names.bird(event.card)}"
        f" under {names.bird(event.under)}"
    )


@line.of(Hunted)
def _(event: Hunted, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    prey = _prey(event.prey, names)
    if event.success:
        return f"{hunter} catches {prey}: tucked"
    return f"{hunter} misses {prey}: discarded"


@line.of(HuntedWithDice)
def _(event: HuntedWithDice, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    food = food_noun(event.food)
    return f"{hunter} catches a {food}" if event.success else f"{hunter} finds no {food}"


@line.of(CardsSearched)
def _(event: CardsSearched, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    return f"{hunter} turns up {names.birds(event.cards) or 'nothing'}: discarded"


@line.of(CardsDrawnApart)
def _(event: CardsDrawnApart, names: Names) -> str:
    text = f"{names.player(event.player)} draws {counted(event.count, 'card')} to choose from"
    return f"{text}: {names.birds(event.cards)}" if event.cards else text


@line.of(CardKept)
def _(event: CardKept, names: Names) -> str:
    return f"{names.player(event.player)} keeps {names.bird(event.bird)}"


@line.of(TrayCardTucked)
def _(event: TrayCardTucked, names: Names) -> str:
    tucked = f"{names.bird(event.card)} from the tray"
    return f"{names.player(event.player)} tucks {tucked} under {names.bird(event.under)}"


@line.of(CardsLaidOut)
def _(event: CardsLaidOut, names: Names) -> str:
    return f"{names.player(event.player)} lays out {names.birds(event.birds)}"


@line.of(CardTaken)
def _(event: CardTaken, names: Names) -> str:
    return f"{names.player(event.player)} takes {names.bird(event.bird)}"


@line.of(TrayRefilled)
def _(event: TrayRefilled, names: Names) -> str:
    text = f"New in the tray: {names.birds(event.birds) or 'nothing'}"
    if event.discarded:
        text += f"; discarded: {names.birds(event.discarded)}"
    return text


@line.of(DeckReshuffled)
def _(event: DeckReshuffled, names: Names) -> str:
    kind = "bird" if event.deck == "birds" else "bonus"
    return (
        f"The discarded {kind} cards are shuffled into a new deck of {counted(event.cards, 'card')}"
    )


@line.of(BonusKept)
def _(event: BonusKept, names: Names) -> str:
    kept = "one" if event.bonus is None else names.bonus(event.bonus)
    drawn = counted(event.drawn, "bonus card")
    return f"{names.player(event.player)} draws {drawn} and keeps {kept}"


@line.of(BonusDiscarded)
def _(event: BonusDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards the bonus card {names.bonus(event.bonus)}"


@line.of(BirdMoved)
def _(event: BirdMoved, names: Names) -> str:
    return (
        f"{names.player(event.player)} moves {names.bird(event.bird)}"
        f" from the {HABITATS[event.origin]} to the {HABITATS[event.habitat]}"
    )


@line.of(PowerUsed)
def _(event: PowerUsed, names: Names) -> str:
    who, bird = names.player(event.player), names.bird(event.bird)
    if event.copied is not None:
        return f"{who}’s {bird} uses the power of {names.bird(event.copied)}"
    if event.by is None:
        return f"{who} uses the power of {bird}"
    return f"{who}’s {names.bird(event.by)} repeats the power of {bird}"


@line.of(GoalScored)
def _(event: GoalScored, names: Names) -> str:
    counts = names.catalog.goals[event.goal].counts

    def share(standing: GoalStanding) -> str:
        place = "" if standing.place is None else f"{ORDINALS[standing.place - 1]}, "
        return (
            f"{names.player(standing.player)} {place}"
            f"{item(counts, standing.counted)}, {counted(standing.points, 'point')}"
        )

    if isinstance(counts, NoGoal):
        return f"Round {event.round} has no goal to score"
    shares = "; ".join(map(share, event.standings))
    return f"Goal of round {event.round} ({small(tally(counts))}): {shares}"


@line.of(AutomaDrew)
def _(event: AutomaDrew, names: Names) -> str:
    return f"{capital(names.automa)} turns up: {automa_card(event.card)}"


@line.of(AutomaTookBird)
def _(event: AutomaTookBird, names: Names) -> str:
    text = f"{capital(names.automa)} keeps {names.bird(event.bird)}"
    others = [bird for bird in event.matching if bird != event.bird]
    return f"{text} and discards {names.birds(others)}" if others else text


@line.of(AutomaTookFaceDown)
def _(event: AutomaTookFaceDown, names: Names) -> str:
    text = f"{capital(names.automa)} takes the deck’s top card face down"
    if event.discarded:
        text += f"; discarded from the tray: {names.birds(event.discarded)}"
    return text


@line.of(AutomaLaidEggs)
def _(event: AutomaLaidEggs, names: Names) -> str:
    return f"{capital(names.automa)} lays {counted(event.eggs, 'egg')}"


@line.of(AutomaTookDice)
def _(event: AutomaTookDice, names: Names) -> str:
    dice = counted(event.count, "die", "dice")
    return (
        f"{capital(names.automa)} removes {dice} with {face_name(event.face)} from the birdfeeder"
    )


@line.of(AutomaCube)
def _(event: AutomaCube, names: Names) -> str:
    did = "puts a cube on" if event.change == 1 else "takes a cube off"
    return (
        f"{capital(names.automa)} {did} the round’s goal: {counted(event.cubes, 'cube')} there now"
    )


@line.of(AutomaWakesPink)
def _(event: AutomaWakesPink, names: Names) -> str:
    return f"{capital(names.automa)} lets every pink power be used"


@line.of(AutomaNectar)
def _(event: AutomaNectar, names: Names) -> str:
    moves = [
        f"{change:+d} in the {HABITATS[habitat]}".replace("-", "−")
        for habitat, change in event.changes.items()
        if change
    ]
    nectar = f"spent nectar {joined(moves, 'and')}" if moves else "its spent nectar does not change"
    return f"{capital(names.automa)} turns up for its nectar: {automa_card(event.card)}; {nectar}"


@line.of(PowersBegan)
def _(event: PowersBegan, names: Names) -> str:
    return f"{capital(event.time)}-end powers: {names.player(event.player)}"


@line.of(AutomaCardRemoved)
def _(event: AutomaCardRemoved, names: Names) -> str:
    return f"One card leaves {names.automa}’s deck: {automa_card(event.card)}"


@line.of(GameOver)
def _(event: GameOver, names: Names) -> str:
    return "The game is over"
