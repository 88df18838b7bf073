"""French for what happened: one line for each event, in the third person."""

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

from ..grammar import capital, de, joined, small
from ..phrasebook import Phrasebook
from ..table import Table
from .cards import (
    ACTIONS,
    OF_HABITAT,
    THE_HABITAT,
    automa_card,
    counted,
    face_name,
    food_noun,
    foods_counted,
    item,
    tally,
)

line: Phrasebook[[Table]] = Phrasebook()
"""An event as a line of the log, without a full stop."""

ORDINALS = ("1er", "2e", "3e", "4e", "5e")


def _faces(faces: tuple[str, ...]) -> str:
    return ", ".join(
        face_name(face) if n == 1 else f"{n} × {face_name(face)}"
        for face, n in Counter(faces).items()
    )


def _hunter(event: Hunted | HuntedWithDice, table: Table) -> str:
    return f"{table.bird(event.bird)} ({table.player(event.player)})"


def _prey(card: str, table: Table) -> str:
    known = table.catalog.birds.get(card)
    if known is None or known.wingspan is None:
        return table.bird(card)
    return f"{table.bird(card)} ({known.wingspan} cm)"


@line.of(GameBegan)
def _(event: GameBegan, table: Table) -> str:
    goals = " ; ".join(
        f"{n}. {small(tally(table.catalog.goals[goal].counts))}"
        for n, goal in enumerate(event.goals, 1)
    )
    return f"La partie commence : {table.player(event.first)} joue en premier. Objectifs : {goals}"


@line.of(BirdsKept)
def _(event: BirdsKept, table: Table) -> str:
    kept = counted(event.count, "oiseau", "oiseaux") if event.count else "aucun oiseau"
    text = f"{table.player(event.player)} {'garde' if event.count else 'ne garde'} {kept}"
    if event.birds:
        text += f" ({table.birds(event.birds)})"
    if foods := foods_counted(event.food):
        text += f" et défausse {joined(foods, 'et')}"
    if event.bonus is not None:
        text += f" ; carte Bonus : {table.bonus(event.bonus)}"
    return text


@line.of(RoundBegan)
def _(event: RoundBegan, table: Table) -> str:
    return f"La manche {event.round} commence : {table.player(event.first)} joue en premier"


@line.of(TurnBegan)
def _(event: TurnBegan, table: Table) -> str:
    return f"{table.player(event.player)} : manche {event.round}, tour {event.turn}"


@line.of(ActionTaken)
def _(event: ActionTaken, table: Table) -> str:
    return f"{table.player(event.player)} choisit « {ACTIONS[event.action]} »"


@line.of(BirdPlayed)
def _(event: BirdPlayed, table: Table) -> str:
    how = {
        "upright": "",
        "sideways": " en travers",
        "on_top": f" sur {table.bird(event.other)}",
        "in_place_of": f" à la place {de(table.bird(event.other))}",
    }[event.how]
    text = (
        f"{table.player(event.player)} joue {table.bird(event.bird)}{how}"
        f" dans {THE_HABITAT[event.habitat]}"
    )
    foods = foods_counted(event.food)
    return f"{text} pour {joined(foods, 'et')}" if foods else text


@line.of(FoodGained)
def _(event: FoodGained, table: Table) -> str:
    place = "réserve" if event.face is None else "mangeoire"
    food = food_noun(event.food, event.count)
    return f"{table.player(event.player)} gagne {event.count} {food} de la {place}"


@line.of(FoodSpent)
def _(event: FoodSpent, table: Table) -> str:
    food = food_noun(event.food, event.count)
    return f"{table.player(event.player)} dépense {event.count} {food}"


@line.of(FoodCached)
def _(event: FoodCached, table: Table) -> str:
    return (
        f"{table.player(event.player)} stocke 1 {food_noun(event.food)}"
        f" sur {table.bird(event.bird)}"
    )


@line.of(FoodUncached)
def _(event: FoodUncached, table: Table) -> str:
    spent = f"dépense 1 {food_noun(event.food)} {de(table.bird(event.bird))}"
    return f"{table.player(event.player)} {spent}"


@line.of(NectarSpent)
def _(event: NectarSpent, table: Table) -> str:
    nectar = food_noun("nectar", event.count)
    return (
        f"{table.player(event.player)} ajoute {event.count} {nectar} au nectar dépensé"
        f" {OF_HABITAT[event.habitat]}"
    )


@line.of(NectarDiscarded)
def _(event: NectarDiscarded, table: Table) -> str:
    left = f"{event.count} {food_noun('nectar', event.count)}"
    return f"{table.player(event.player)} défausse en fin de manche {left} de sa réserve"


@line.of(FoodStolen)
def _(event: FoodStolen, table: Table) -> str:
    victim = table.other(event.victim)
    return f"{table.player(event.player)} vole 1 {food_noun(event.food)} à {victim}"


@line.of(FoodGiven)
def _(event: FoodGiven, table: Table) -> str:
    to = table.other(event.to)
    return f"{table.player(event.player)} donne 1 {food_noun(event.food)} à {to}"


@line.of(CardGiven)
def _(event: CardGiven, table: Table) -> str:
    to = table.other(event.to)
    return f"{table.player(event.player)} donne {table.bird(event.bird)} à {to}"


@line.of(DieRemoved)
def _(event: DieRemoved, table: Table) -> str:
    return f"{table.player(event.player)} retire de la mangeoire un dé {face_name(event.face)}"


@line.of(DiceRolled)
def _(event: DiceRolled, table: Table) -> str:
    faces = _faces(event.faces) or "aucun dé"
    if event.why == "empty":
        return f"La mangeoire vide est remplie : {faces}"
    if event.why == "reset":
        if event.player is None:
            return f"Tous les dés sont relancés dans la mangeoire : {faces}"
        return f"{table.player(event.player)} relance tous les dés dans la mangeoire : {faces}"
    if event.why == "reroll":
        if event.player is None:
            return f"Les dés de la mangeoire sont relancés : {faces}"
        return f"{table.player(event.player)} relance les dés de la mangeoire : {faces}"
    if event.player is None:
        return f"Les dés hors de la mangeoire sont lancés : {faces}"
    return f"{table.player(event.player)} lance les dés hors de la mangeoire : {faces}"


@line.of(EggLaid)
def _(event: EggLaid, table: Table) -> str:
    return f"{table.player(event.player)} pond 1 œuf sur {table.bird(event.bird)}"


@line.of(EggDiscarded)
def _(event: EggDiscarded, table: Table) -> str:
    return f"{table.player(event.player)} défausse 1 œuf {de(table.bird(event.bird))}"


@line.of(CardDrawn)
def _(event: CardDrawn, table: Table) -> str:
    return f"{table.player(event.player)} pioche {table.bird(event.bird)} sur le plateau Oiseaux"


@line.of(DeckCardDrawn)
def _(event: DeckCardDrawn, table: Table) -> str:
    if event.bird is None:
        return f"{table.player(event.player)} pioche une carte"
    return f"{table.player(event.player)} pioche {table.bird(event.bird)}"


@line.of(CardDiscarded)
def _(event: CardDiscarded, table: Table) -> str:
    return f"{table.player(event.player)} défausse {table.bird(event.bird)}"


@line.of(CardTucked)
def _(event: CardTucked, table: Table) -> str:
    return (
        f"{table.player(event.player)} glisse {table.bird(event.card)}"
        f" sous {table.bird(event.under)}"
    )


@line.of(Hunted)
def _(event: Hunted, table: Table) -> str:
    prey = _prey(event.prey, table)
    if event.success:
        return f"{_hunter(event, table)} attrape {prey} : carte glissée"
    return f"{_hunter(event, table)} manque {prey} : carte défaussée"


@line.of(HuntedWithDice)
def _(event: HuntedWithDice, table: Table) -> str:
    food = food_noun(event.food)
    if event.success:
        return f"{_hunter(event, table)} attrape 1 {food}"
    return f"{_hunter(event, table)} ne trouve pas {de(food)}"


@line.of(CardsSearched)
def _(event: CardsSearched, table: Table) -> str:
    hunter = f"{table.bird(event.bird)} ({table.player(event.player)})"
    cards = "carte défaussée" if len(event.cards) == 1 else "cartes défaussées"
    return f"{hunter} révèle {table.birds(event.cards) or 'rien'} : {cards}"


@line.of(CardsDrawnApart)
def _(event: CardsDrawnApart, table: Table) -> str:
    text = f"{table.player(event.player)} pioche {counted(event.count, 'carte')} au choix"
    return f"{text} : {table.birds(event.cards)}" if event.cards else text


@line.of(CardKept)
def _(event: CardKept, table: Table) -> str:
    return f"{table.player(event.player)} garde {table.bird(event.bird)}"


@line.of(TrayCardTucked)
def _(event: TrayCardTucked, table: Table) -> str:
    tucked = f"{table.bird(event.card)}, pris sur le plateau Oiseaux,"
    return f"{table.player(event.player)} glisse {tucked} sous {table.bird(event.under)}"


@line.of(CardsLaidOut)
def _(event: CardsLaidOut, table: Table) -> str:
    return f"{table.player(event.player)} étale {table.birds(event.birds)}"


@line.of(CardTaken)
def _(event: CardTaken, table: Table) -> str:
    return f"{table.player(event.player)} prend {table.bird(event.bird)}"


@line.of(TrayRefilled)
def _(event: TrayRefilled, table: Table) -> str:
    text = f"Nouveau sur le plateau Oiseaux : {table.birds(event.birds) or 'rien'}"
    if event.discarded:
        text += f" ; défaussé : {table.birds(event.discarded)}"
    return text


@line.of(DeckReshuffled)
def _(event: DeckReshuffled, table: Table) -> str:
    kind = "Oiseau" if event.deck == "birds" else "Bonus"
    return (
        f"Les cartes {kind} défaussées, mélangées, forment une nouvelle pioche de"
        f" {counted(event.cards, 'carte')}"
    )


@line.of(BonusKept)
def _(event: BonusKept, table: Table) -> str:
    text = (
        f"{table.player(event.player)} pioche {counted(event.drawn, 'carte Bonus', 'cartes Bonus')}"
    )
    if event.bonus is None:
        return f"{text} et en garde une"
    return f"{text} et garde {table.bonus(event.bonus)}"


@line.of(BonusDiscarded)
def _(event: BonusDiscarded, table: Table) -> str:
    return f"{table.player(event.player)} défausse la carte Bonus {table.bonus(event.bonus)}"


@line.of(BirdMoved)
def _(event: BirdMoved, table: Table) -> str:
    return (
        f"{table.player(event.player)} déplace {table.bird(event.bird)}"
        f" {OF_HABITAT[event.origin]} vers {THE_HABITAT[event.habitat]}"
    )


@line.of(PowerUsed)
def _(event: PowerUsed, table: Table) -> str:
    who, power = table.player(event.player), f"le pouvoir {de(table.bird(event.bird))}"
    if event.copied is not None:
        model = f"le pouvoir {de(table.bird(event.copied))}"
        return f"{table.bird(event.bird)} ({who}) utilise {model}"
    if event.by is None:
        return f"{who} utilise {power}"
    return f"{table.bird(event.by)} ({who}) répète {power}"


@line.of(GoalScored)
def _(event: GoalScored, table: Table) -> str:
    counts = table.catalog.goals[event.goal].counts

    def share(standing: GoalStanding) -> str:
        place = "" if standing.place is None else f"{ORDINALS[standing.place - 1]}, "
        return (
            f"{table.player(standing.player)} {place}"
            f"{item(counts, standing.counted)}, {counted(standing.points, 'point')}"
        )

    if isinstance(counts, NoGoal):
        return f"La manche {event.round} n'a pas d'objectif à compter"
    shares = " ; ".join(map(share, event.standings))
    return f"Objectif de la manche {event.round} ({small(tally(counts))}) : {shares}"


@line.of(AutomaDrew)
def _(event: AutomaDrew, table: Table) -> str:
    return f"{capital(table.automa)} révèle : {automa_card(event.card)}"


@line.of(AutomaTookBird)
def _(event: AutomaTookBird, table: Table) -> str:
    text = f"{capital(table.automa)} garde {table.bird(event.bird)}"
    others = [bird for bird in event.matching if bird != event.bird]
    return f"{text} et défausse {table.birds(others)}" if others else text


@line.of(AutomaTookFaceDown)
def _(event: AutomaTookFaceDown, table: Table) -> str:
    text = f"{capital(table.automa)} prend face cachée la première carte de la pioche"
    if event.discarded:
        text += f" ; défaussé du plateau Oiseaux : {table.birds(event.discarded)}"
    return text


@line.of(AutomaLaidEggs)
def _(event: AutomaLaidEggs, table: Table) -> str:
    return f"{capital(table.automa)} pond {counted(event.eggs, 'œuf')}"


@line.of(AutomaTookDice)
def _(event: AutomaTookDice, table: Table) -> str:
    dice = counted(event.count, "dé")
    return f"{capital(table.automa)} retire de la mangeoire {dice} {face_name(event.face)}"


@line.of(AutomaCube)
def _(event: AutomaCube, table: Table) -> str:
    did = "pose un cube sur" if event.change == 1 else "retire un cube de"
    cubes = counted(event.cubes, "cube")
    return f"{capital(table.automa)} {did} l'objectif de la manche : {cubes} désormais"


@line.of(AutomaWakesPink)
def _(event: AutomaWakesPink, table: Table) -> str:
    return f"{capital(table.automa)} permet d'utiliser tous les pouvoirs roses"


@line.of(AutomaNectar)
def _(event: AutomaNectar, table: Table) -> str:
    moves = [
        f"{change:+d} dans {THE_HABITAT[habitat]}".replace("-", "−")
        for habitat, change in event.changes.items()
        if change
    ]
    nectar = (
        f"nectar dépensé {joined(moves, 'et')}" if moves else "son nectar dépensé ne change pas"
    )
    return f"{capital(table.automa)} révèle pour son nectar : {automa_card(event.card)} ; {nectar}"


@line.of(PowersBegan)
def _(event: PowersBegan, table: Table) -> str:
    time = {"round": "manche", "game": "partie"}[event.time]
    return f"Pouvoirs de fin de {time} : {table.player(event.player)}"


@line.of(AutomaCardRemoved)
def _(event: AutomaCardRemoved, table: Table) -> str:
    return f"Une carte quitte la pioche {de(table.automa)} : {automa_card(event.card)}"


@line.of(GameOver)
def _(event: GameOver, table: Table) -> str:
    return "La partie est finie"
