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

from ..grammar import capital, small
from ..names import Names
from ..phrasebook import Phrasebook
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
from .grammar import de, joined

line: Phrasebook[[Names]] = Phrasebook()
"""An event as a line of the log, without a full stop."""

ORDINALS = ("1er", "2e", "3e", "4e", "5e")


def _faces(faces: tuple[str, ...]) -> str:
    return ", ".join(
        face_name(face) if n == 1 else f"{n} × {face_name(face)}"
        for face, n in Counter(faces).items()
    )


def _hunter(event: Hunted | HuntedWithDice, names: Names) -> str:
    return f"{names.bird(event.bird)} ({names.player(event.player)})"


def _prey(card: str, names: Names) -> str:
    known = names.catalog.birds.get(card)
    if known is None or known.wingspan is None:
        return names.bird(card)
    return f"{names.bird(card)} ({known.wingspan} cm)"


@line.of(GameBegan)
def _(event: GameBegan, names: Names) -> str:
    goals = " ; ".join(
        f"{n}. {small(tally(names.catalog.goals[goal].counts))}"
        for n, goal in enumerate(event.goals, 1)
    )
    return f"La partie commence : {names.player(event.first)} joue en premier. Objectifs : {goals}"


@line.of(BirdsKept)
def _(event: BirdsKept, names: Names) -> str:
    kept = counted(event.count, "oiseau", "oiseaux") if event.count else "aucun oiseau"
    text = f"{names.player(event.player)} {'garde' if event.count else 'ne garde'} {kept}"
    if event.birds:
        text += f" ({names.birds(event.birds)})"
    if foods := foods_counted(event.food):
        text += f" et défausse {joined(foods, 'et')}"
    if event.bonus is not None:
        text += f" ; carte Bonus : {names.bonus(event.bonus)}"
    return text


@line.of(RoundBegan)
def _(event: RoundBegan, names: Names) -> str:
    return f"La manche {event.round} commence : {names.player(event.first)} joue en premier"


@line.of(TurnBegan)
def _(event: TurnBegan, names: Names) -> str:
    return f"{names.player(event.player)} : manche {event.round}, tour {event.turn}"


@line.of(ActionTaken)
def _(event: ActionTaken, names: Names) -> str:
    return f"{names.player(event.player)} choisit « {ACTIONS[event.action]} »"


@line.of(BirdPlayed)
def _(event: BirdPlayed, names: Names) -> str:
    how = {
        "upright": "",
        "sideways": " en travers",
        "on_top": f" sur {names.bird(event.other)}",
        "in_place_of": f" à la place {de(names.bird(event.other))}",
    }[event.how]
    text = (
        f"{names.player(event.player)} joue {names.bird(event.bird)}{how}"
        f" dans {THE_HABITAT[event.habitat]}"
    )
    foods = foods_counted(event.food)
    return f"{text} pour {joined(foods, 'et')}" if foods else text


@line.of(FoodGained)
def _(event: FoodGained, names: Names) -> str:
    place = "réserve" if event.face is None else "mangeoire"
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} gagne {event.count} {food} de la {place}"


@line.of(FoodSpent)
def _(event: FoodSpent, names: Names) -> str:
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} dépense {event.count} {food}"


@line.of(FoodCached)
def _(event: FoodCached, names: Names) -> str:
    return (
        f"{names.player(event.player)} stocke 1 {food_noun(event.food)}"
        f" sur {names.bird(event.bird)}"
    )


@line.of(FoodUncached)
def _(event: FoodUncached, names: Names) -> str:
    spent = f"dépense 1 {food_noun(event.food)} {de(names.bird(event.bird))}"
    return f"{names.player(event.player)} {spent}"


@line.of(NectarSpent)
def _(event: NectarSpent, names: Names) -> str:
    nectar = food_noun("nectar", event.count)
    return (
        f"{names.player(event.player)} ajoute {event.count} {nectar} au nectar dépensé"
        f" {OF_HABITAT[event.habitat]}"
    )


@line.of(NectarDiscarded)
def _(event: NectarDiscarded, names: Names) -> str:
    left = f"{event.count} {food_noun('nectar', event.count)}"
    return f"{names.player(event.player)} défausse en fin de manche {left} de sa réserve"


@line.of(FoodStolen)
def _(event: FoodStolen, names: Names) -> str:
    victim = names.other(event.victim)
    return f"{names.player(event.player)} vole 1 {food_noun(event.food)} à {victim}"


@line.of(FoodGiven)
def _(event: FoodGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} donne 1 {food_noun(event.food)} à {to}"


@line.of(CardGiven)
def _(event: CardGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} donne {names.bird(event.bird)} à {to}"


@line.of(DieRemoved)
def _(event: DieRemoved, names: Names) -> str:
    return f"{names.player(event.player)} retire de la mangeoire un dé {face_name(event.face)}"


@line.of(DiceRolled)
def _(event: DiceRolled, names: Names) -> str:
    faces = _faces(event.faces) or "aucun dé"
    if event.why == "empty":
        return f"La mangeoire vide est remplie : {faces}"
    if event.why == "reset":
        if event.player is None:
            return f"Tous les dés sont relancés dans la mangeoire : {faces}"
        return f"{names.player(event.player)} relance tous les dés dans la mangeoire : {faces}"
    if event.why == "reroll":
        if event.player is None:
            return f"Les dés de la mangeoire sont relancés : {faces}"
        return f"{names.player(event.player)} relance les dés de la mangeoire : {faces}"
    if event.player is None:
        return f"Les dés hors de la mangeoire sont lancés : {faces}"
    return f"{names.player(event.player)} lance les dés hors de la mangeoire : {faces}"


@line.of(EggLaid)
def _(event: EggLaid, names: Names) -> str:
    return f"{names.player(event.player)} pond 1 œuf sur {names.bird(event.bird)}"


@line.of(EggDiscarded)
def _(event: EggDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse 1 œuf {de(names.bird(event.bird))}"


@line.of(CardDrawn)
def _(event: CardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} pioche {names.bird(event.bird)} sur le plateau Oiseaux"


@line.of(DeckCardDrawn)
def _(event: DeckCardDrawn, names: Names) -> str:
    if event.bird is None:
        return f"{names.player(event.player)} pioche une carte"
    return f"{names.player(event.player)} pioche {names.bird(event.bird)}"


@line.of(CardDiscarded)
def _(event: CardDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse {names.bird(event.bird)}"


@line.of(CardTucked)
def _(event: CardTucked, names: Names) -> str:
    return (
        f"{names.player(event.player)} glisse {names.bird(event.card)}"
        f" sous {names.bird(event.under)}"
    )


@line.of(Hunted)
def _(event: Hunted, names: Names) -> str:
    prey = _prey(event.prey, names)
    if event.success:
        return f"{_hunter(event, names)} attrape {prey} : carte glissée"
    return f"{_hunter(event, names)} manque {prey} : carte défaussée"


@line.of(HuntedWithDice)
def _(event: HuntedWithDice, names: Names) -> str:
    food = food_noun(event.food)
    if event.success:
        return f"{_hunter(event, names)} attrape 1 {food}"
    return f"{_hunter(event, names)} ne trouve pas {de(food)}"


@line.of(CardsSearched)
def _(event: CardsSearched, names: Names) -> str:
    hunter = f"{names.bird(event.bird)} ({names.player(event.player)})"
    cards = "carte défaussée" if len(event.cards) == 1 else "cartes défaussées"
    return f"{hunter} révèle {names.birds(event.cards) or 'rien'} : {cards}"


@line.of(CardsDrawnApart)
def _(event: CardsDrawnApart, names: Names) -> str:
    text = f"{names.player(event.player)} pioche {counted(event.count, 'carte')} au choix"
    return f"{text} : {names.birds(event.cards)}" if event.cards else text


@line.of(CardKept)
def _(event: CardKept, names: Names) -> str:
    return f"{names.player(event.player)} garde {names.bird(event.bird)}"


@line.of(TrayCardTucked)
def _(event: TrayCardTucked, names: Names) -> str:
    tucked = f"{names.bird(event.card)}, pris sur le plateau Oiseaux,"
    return f"{names.player(event.player)} glisse {tucked} sous {names.bird(event.under)}"


@line.of(CardsLaidOut)
def _(event: CardsLaidOut, names: Names) -> str:
    return f"{names.player(event.player)} étale {names.birds(event.birds)}"


@line.of(CardTaken)
def _(event: CardTaken, names: Names) -> str:
    return f"{names.player(event.player)} prend {names.bird(event.bird)}"


@line.of(TrayRefilled)
def _(event: TrayRefilled, names: Names) -> str:
    text = f"Nouveau sur le plateau Oiseaux : {names.birds(event.birds) or 'rien'}"
    if event.discarded:
        text += f" ; défaussé : {names.birds(event.discarded)}"
    return text


@line.of(DeckReshuffled)
def _(event: DeckReshuffled, names: Names) -> str:
    kind = "Oiseau" if event.deck == "birds" else "Bonus"
    return (
        f"Les cartes {kind} défaussées, mélangées, forment une nouvelle pioche de"
        f" {counted(event.cards, 'carte')}"
    )


@line.of(BonusKept)
def _(event: BonusKept, names: Names) -> str:
    text = (
        f"{names.player(event.player)} pioche {counted(event.drawn, 'carte Bonus', 'cartes Bonus')}"
    )
    if event.bonus is None:
        return f"{text} et en garde une"
    return f"{text} et garde {names.bonus(event.bonus)}"


@line.of(BonusDiscarded)
def _(event: BonusDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse la carte Bonus {names.bonus(event.bonus)}"


@line.of(BirdMoved)
def _(event: BirdMoved, names: Names) -> str:
    return (
        f"{names.player(event.player)} déplace {names.bird(event.bird)}"
        f" {OF_HABITAT[event.origin]} vers {THE_HABITAT[event.habitat]}"
    )


@line.of(PowerUsed)
def _(event: PowerUsed, names: Names) -> str:
    who, power = names.player(event.player), f"le pouvoir {de(names.bird(event.bird))}"
    if event.copied is not None:
        model = f"le pouvoir {de(names.bird(event.copied))}"
        return f"{names.bird(event.bird)} ({who}) utilise {model}"
    if event.by is None:
        return f"{who} utilise {power}"
    return f"{names.bird(event.by)} ({who}) répète {power}"


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
        return f"La manche {event.round} n'a pas d'objectif à compter"
    shares = " ; ".join(map(share, event.standings))
    return f"Objectif de la manche {event.round} ({small(tally(counts))}) : {shares}"


@line.of(AutomaDrew)
def _(event: AutomaDrew, names: Names) -> str:
    return f"{capital(names.automa)} révèle : {automa_card(event.card)}"


@line.of(AutomaTookBird)
def _(event: AutomaTookBird, names: Names) -> str:
    text = f"{capital(names.automa)} garde {names.bird(event.bird)}"
    others = [bird for bird in event.matching if bird != event.bird]
    return f"{text} et défausse {names.birds(others)}" if others else text


@line.of(AutomaTookFaceDown)
def _(event: AutomaTookFaceDown, names: Names) -> str:
    text = f"{capital(names.automa)} prend face cachée la première carte de la pioche"
    if event.discarded:
        text += f" ; défaussé du plateau Oiseaux : {names.birds(event.discarded)}"
    return text


@line.of(AutomaLaidEggs)
def _(event: AutomaLaidEggs, names: Names) -> str:
    return f"{capital(names.automa)} pond {counted(event.eggs, 'œuf')}"


@line.of(AutomaTookDice)
def _(event: AutomaTookDice, names: Names) -> str:
    dice = counted(event.count, "dé")
    return f"{capital(names.automa)} retire de la mangeoire {dice} {face_name(event.face)}"


@line.of(AutomaCube)
def _(event: AutomaCube, names: Names) -> str:
    did = "pose un cube sur" if event.change == 1 else "retire un cube de"
    cubes = counted(event.cubes, "cube")
    return f"{capital(names.automa)} {did} l'objectif de la manche : {cubes} désormais"


@line.of(AutomaWakesPink)
def _(event: AutomaWakesPink, names: Names) -> str:
    return f"{capital(names.automa)} permet d'utiliser tous les pouvoirs roses"


@line.of(AutomaNectar)
def _(event: AutomaNectar, names: Names) -> str:
    moves = [
        f"{change:+d} dans {THE_HABITAT[habitat]}".replace("-", "−")
        for habitat, change in event.changes.items()
        if change
    ]
    nectar = (
        f"nectar dépensé {joined(moves, 'et')}" if moves else "son nectar dépensé ne change pas"
    )
    return f"{capital(names.automa)} révèle pour son nectar : {automa_card(event.card)} ; {nectar}"


@line.of(PowersBegan)
def _(event: PowersBegan, names: Names) -> str:
    time = {"round": "manche", "game": "partie"}[event.time]
    return f"Pouvoirs de fin de {time} : {names.player(event.player)}"


@line.of(AutomaCardRemoved)
def _(event: AutomaCardRemoved, names: Names) -> str:
    return f"Une carte quitte la pioche {de(names.automa)} : {automa_card(event.card)}"


@line.of(GameOver)
def _(event: GameOver, names: Names) -> str:
    return "La partie est finie"
