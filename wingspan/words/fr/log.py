"""French texts of the log: one line for each event, in the third person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from wingspan.engine import events as e
from wingspan.engine.conditions import NoGoal

from ..grammar import capital, small
from ..names import Names
from ..phrasebook import Phrasebook
from .cards import (
    ACTIONS,
    OF_HABITAT,
    ORDINALS,
    THE_HABITAT,
    automa_card,
    counted,
    face_name,
    food_noun,
    foods_counted,
    item,
    tally,
)
from .grammar import de, is_feminine, joined, of_the, the

line: Phrasebook[[Names]] = Phrasebook()
"""The line of the log for an event, without a full stop."""


def _faces(faces: tuple[str, ...]) -> str:
    return ", ".join(
        face_name(face) if n == 1 else f"{n} × {face_name(face)}"
        for face, n in Counter(faces).items()
    )


def _the(names: Names, card: str | None) -> str:
    """Return a bird with its article; "une carte" if it is not known."""
    return the(names.bird(card))


def _of(names: Names, card: str | None) -> str:
    """Return "de" and a bird with its article."""
    return of_the(names.bird(card))


def _all(names: Names, cards: Iterable[str]) -> str:
    """List birds with their articles: "le Pic vert et la Buse variable"; "rien" for none."""
    birds = [_the(names, card) for card in cards]
    return joined(birds, "et") if birds else "rien"


def _hunter(event: e.Hunted | e.HuntedWithDice | e.CardsSearched, names: Names) -> str:
    return capital(f"{_the(names, event.bird)} ({names.player(event.player)})")


def _prey(card: str, names: Names) -> str:
    known = names.catalog.birds.get(card)
    if known is None or known.wingspan is None:
        return _the(names, card)
    return f"{_the(names, card)} ({known.wingspan} cm)"


@line.of(e.GameBegan)
def game_began(event: e.GameBegan, names: Names) -> str:
    goals = " ; ".join(
        f"{n}. {small(tally(names.catalog.goals[goal].counts))}"
        for n, goal in enumerate(event.goals, 1)
    )
    return f"La partie commence : {names.player(event.first)} joue en premier. Objectifs : {goals}"


@line.of(e.BirdsKept)
def birds_kept(event: e.BirdsKept, names: Names) -> str:
    kept = counted(event.count, "oiseau", "oiseaux") if event.count else "aucun oiseau"
    text = f"{names.player(event.player)} {'garde' if event.count else 'ne garde'} {kept}"
    if event.birds:
        text += f" ({names.birds(event.birds)})"
    if foods := foods_counted(event.food):
        text += f" et défausse {joined(foods, 'et')}"
    if event.bonus is not None:
        text += f" ; carte Bonus : {names.bonus(event.bonus)}"
    return text


@line.of(e.RoundBegan)
def round_began(event: e.RoundBegan, names: Names) -> str:
    return f"La manche {event.round} commence : {names.player(event.first)} joue en premier"


@line.of(e.TurnBegan)
def turn_began(event: e.TurnBegan, names: Names) -> str:
    return f"{names.player(event.player)} : manche {event.round}, tour {event.turn}"


@line.of(e.ActionTaken)
def action_taken(event: e.ActionTaken, names: Names) -> str:
    return f"{names.player(event.player)} choisit « {ACTIONS[event.action]} »"


@line.of(e.BirdPlayed)
def bird_played(event: e.BirdPlayed, names: Names) -> str:
    how = {
        "upright": "",
        "sideways": " en travers",
        "on_top": f" sur {_the(names, event.other)}",
        "in_place_of": f" à la place {_of(names, event.other)}",
    }[event.how]
    text = (
        f"{names.player(event.player)} joue {_the(names, event.bird)}{how}"
        f" dans {THE_HABITAT[event.habitat]}"
    )
    foods = foods_counted(event.food)
    return f"{text} pour {joined(foods, 'et')}" if foods else text


@line.of(e.FoodGained)
def food_gained(event: e.FoodGained, names: Names) -> str:
    place = "réserve" if event.face is None else "mangeoire"
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} gagne {event.count} {food} de la {place}"


@line.of(e.FoodSpent)
def food_spent(event: e.FoodSpent, names: Names) -> str:
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} dépense {event.count} {food}"


@line.of(e.FoodCached)
def food_cached(event: e.FoodCached, names: Names) -> str:
    return (
        f"{names.player(event.player)} stocke 1 {food_noun(event.food)}"
        f" sur {_the(names, event.bird)}"
    )


@line.of(e.FoodUncached)
def food_uncached(event: e.FoodUncached, names: Names) -> str:
    stored = f"stocké{'e' if event.food == 'seed' else ''} sur {_the(names, event.bird)}"
    spent = f"dépense 1 {food_noun(event.food)} {stored}"
    return f"{names.player(event.player)} {spent}"


@line.of(e.NectarSpent)
def nectar_spent(event: e.NectarSpent, names: Names) -> str:
    nectar = food_noun("nectar", event.count)
    return (
        f"{names.player(event.player)} ajoute {event.count} {nectar} au nectar dépensé"
        f" {OF_HABITAT[event.habitat]}"
    )


@line.of(e.NectarDiscarded)
def nectar_discarded(event: e.NectarDiscarded, names: Names) -> str:
    left = f"{event.count} {food_noun('nectar', event.count)}"
    return f"{names.player(event.player)} défausse en fin de manche {left} de sa réserve"


@line.of(e.FoodStolen)
def food_stolen(event: e.FoodStolen, names: Names) -> str:
    victim = names.other(event.victim)
    return f"{names.player(event.player)} vole 1 {food_noun(event.food)} à {victim}"


@line.of(e.FoodGiven)
def food_given(event: e.FoodGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} donne 1 {food_noun(event.food)} à {to}"


@line.of(e.CardGiven)
def card_given(event: e.CardGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} donne {_the(names, event.bird)} à {to}"


@line.of(e.DieRemoved)
def die_removed(event: e.DieRemoved, names: Names) -> str:
    return f"{names.player(event.player)} retire un dé {face_name(event.face)} de la mangeoire"


@line.of(e.DiceRolled)
def dice_rolled(event: e.DiceRolled, names: Names) -> str:
    faces = _faces(event.faces) or "aucun dé"
    if event.why == "empty":
        return f"La mangeoire était vide, les dés sont relancés : {faces}"
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


@line.of(e.EggLaid)
def egg_laid(event: e.EggLaid, names: Names) -> str:
    return f"{names.player(event.player)} pond 1 œuf sur {_the(names, event.bird)}"


@line.of(e.EggDiscarded)
def egg_discarded(event: e.EggDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse 1 œuf {_of(names, event.bird)}"


@line.of(e.CardDrawn)
def card_drawn(event: e.CardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} pioche {_the(names, event.bird)} sur le plateau Oiseaux"


@line.of(e.DeckCardDrawn)
def deck_card_drawn(event: e.DeckCardDrawn, names: Names) -> str:
    if event.bird is None:
        return f"{names.player(event.player)} pioche une carte"
    return f"{names.player(event.player)} pioche {_the(names, event.bird)}"


@line.of(e.CardDiscarded)
def card_discarded(event: e.CardDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse {_the(names, event.bird)}"


@line.of(e.CardTucked)
def card_tucked(event: e.CardTucked, names: Names) -> str:
    return (
        f"{names.player(event.player)} glisse {_the(names, event.card)}"
        f" sous {_the(names, event.under)}"
    )


@line.of(e.Hunted)
def hunted(event: e.Hunted, names: Names) -> str:
    prey = _prey(event.prey, names)
    if event.success:
        return f"{_hunter(event, names)} attrape {prey} : carte glissée"
    return f"{_hunter(event, names)} manque {prey} : carte défaussée"


@line.of(e.HuntedWithDice)
def hunted_with_dice(event: e.HuntedWithDice, names: Names) -> str:
    food = food_noun(event.food)
    if event.success:
        return f"{_hunter(event, names)} attrape 1 {food}"
    return f"{_hunter(event, names)} ne trouve pas {de(food)}"


@line.of(e.CardsSearched)
def cards_searched(event: e.CardsSearched, names: Names) -> str:
    cards = "carte défaussée" if len(event.cards) == 1 else "cartes défaussées"
    return f"{_hunter(event, names)} révèle {_all(names, event.cards)} : {cards}"


@line.of(e.CardsDrawnApart)
def cards_drawn_apart(event: e.CardsDrawnApart, names: Names) -> str:
    drawn = counted(event.count, "carte")
    text = f"{names.player(event.player)} pioche {drawn}, à trier en fin de tour"
    return f"{text} : {names.birds(event.cards)}" if event.cards else text


@line.of(e.CardKept)
def card_kept(event: e.CardKept, names: Names) -> str:
    return f"{names.player(event.player)} garde {_the(names, event.bird)}"


@line.of(e.TrayCardTucked)
def tray_card_tucked(event: e.TrayCardTucked, names: Names) -> str:
    card = names.bird(event.card)
    tucked = f"{the(card)}, {'prise' if is_feminine(card) else 'pris'} sur le plateau Oiseaux,"
    return f"{names.player(event.player)} glisse {tucked} sous {_the(names, event.under)}"


@line.of(e.CardsLaidOut)
def cards_laid_out(event: e.CardsLaidOut, names: Names) -> str:
    return f"{names.player(event.player)} étale {_all(names, event.birds)}"


@line.of(e.CardTaken)
def card_taken(event: e.CardTaken, names: Names) -> str:
    return f"{names.player(event.player)} prend {_the(names, event.bird)}"


@line.of(e.TrayRefilled)
def tray_refilled(event: e.TrayRefilled, names: Names) -> str:
    text = f"Nouveau sur le plateau Oiseaux : {names.birds(event.birds) or 'rien'}"
    if event.discarded:
        text += f" ; défaussé : {names.birds(event.discarded)}"
    return text


@line.of(e.DeckReshuffled)
def deck_reshuffled(event: e.DeckReshuffled, names: Names) -> str:
    kind = "Oiseau" if event.deck == "birds" else "Bonus"
    return (
        f"Les cartes {kind} défaussées, mélangées, forment une nouvelle pioche de"
        f" {counted(event.cards, 'carte')}"
    )


@line.of(e.BonusKept)
def bonus_kept(event: e.BonusKept, names: Names) -> str:
    text = (
        f"{names.player(event.player)} pioche {counted(event.drawn, 'carte Bonus', 'cartes Bonus')}"
    )
    if event.bonus is None:
        return f"{text} et en garde une"
    return f"{text} et garde {names.bonus(event.bonus)}"


@line.of(e.BonusDiscarded)
def bonus_discarded(event: e.BonusDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} défausse la carte Bonus {names.bonus(event.bonus)}"


@line.of(e.BirdMoved)
def bird_moved(event: e.BirdMoved, names: Names) -> str:
    return (
        f"{names.player(event.player)} déplace {_the(names, event.bird)}"
        f" {OF_HABITAT[event.origin]} vers {THE_HABITAT[event.habitat]}"
    )


@line.of(e.PowerUsed)
def power_used(event: e.PowerUsed, names: Names) -> str:
    who, power = names.player(event.player), f"le pouvoir {_of(names, event.bird)}"
    if event.copied is not None:
        model = f"le pouvoir {_of(names, event.copied)}"
        return f"{capital(_the(names, event.bird))} ({who}) utilise {model}"
    if event.by is None:
        return f"{who} utilise {power}"
    return f"{capital(_the(names, event.by))} ({who}) répète {power}"


@line.of(e.GoalScored)
def goal_scored(event: e.GoalScored, names: Names) -> str:
    counts = names.catalog.goals[event.goal].counts

    def share(standing: e.GoalStanding) -> str:
        place = "" if standing.place is None else f"{ORDINALS[standing.place - 1]}, "
        return (
            f"{names.player(standing.player)} {place}"
            f"{item(counts, standing.counted)}, {counted(standing.points, 'point')}"
        )

    if isinstance(counts, NoGoal):
        return f"La manche {event.round} n'a pas d'objectif"
    shares = " ; ".join(map(share, event.standings))
    return f"Objectif de la manche {event.round} ({small(tally(counts))}) : {shares}"


@line.of(e.AutomaDrew)
def automa_drew(event: e.AutomaDrew, names: Names) -> str:
    return f"{capital(names.automa)} révèle : {automa_card(event.card)}"


@line.of(e.AutomaTookBird)
def automa_took_bird(event: e.AutomaTookBird, names: Names) -> str:
    text = f"{capital(names.automa)} garde {_the(names, event.bird)}"
    others = [bird for bird in event.matching if bird != event.bird]
    return f"{text} et défausse {_all(names, others)}" if others else text


@line.of(e.AutomaTookFaceDown)
def automa_took_face_down(event: e.AutomaTookFaceDown, names: Names) -> str:
    text = f"{capital(names.automa)} prend face cachée la première carte de la pioche"
    if event.discarded:
        text += f" ; défaussé du plateau Oiseaux : {names.birds(event.discarded)}"
    return text


@line.of(e.AutomaLaidEggs)
def automa_laid_eggs(event: e.AutomaLaidEggs, names: Names) -> str:
    return f"{capital(names.automa)} pond {counted(event.eggs, 'œuf')}"


@line.of(e.AutomaTookDice)
def automa_took_dice(event: e.AutomaTookDice, names: Names) -> str:
    dice = counted(event.count, "dé")
    return f"{capital(names.automa)} retire {dice} {face_name(event.face)} de la mangeoire"


@line.of(e.AutomaCube)
def automa_cube(event: e.AutomaCube, names: Names) -> str:
    did = "pose un cube sur" if event.change == 1 else "retire un cube de"
    cubes = counted(event.cubes, "cube")
    return f"{capital(names.automa)} {did} l'objectif de la manche : {cubes} en tout"


@line.of(e.AutomaWakesPink)
def automa_wakes_pink(event: e.AutomaWakesPink, names: Names) -> str:
    return f"{capital(names.automa)} déclenche tous les pouvoirs roses"


@line.of(e.AutomaNectar)
def automa_nectar(event: e.AutomaNectar, names: Names) -> str:
    moves = [
        f"{change:+d} dans {THE_HABITAT[habitat]}".replace("-", "−")
        for habitat, change in event.changes.items()
        if change
    ]
    nectar = (
        f"nectar dépensé {joined(moves, 'et')}" if moves else "son nectar dépensé ne change pas"
    )
    return f"{capital(names.automa)} révèle pour son nectar : {automa_card(event.card)} ; {nectar}"


@line.of(e.PowersBegan)
def powers_began(event: e.PowersBegan, names: Names) -> str:
    time = {"round": "manche", "game": "partie"}[event.time]
    return f"Pouvoirs de fin de {time} : {names.player(event.player)}"


@line.of(e.AutomaCardRemoved)
def automa_card_removed(event: e.AutomaCardRemoved, names: Names) -> str:
    return f"La « {automa_card(event.card)} » quitte la pioche {de(names.automa)}"


@line.of(e.GameOver)
def game_over(event: e.GameOver, names: Names) -> str:
    return "La partie est finie"
