"""English texts of the log: one line for each event, in the third person."""

from __future__ import annotations

from collections import Counter

from wingspan.engine import events as e
from wingspan.engine.conditions import NoGoal

from ..grammar import capital, small
from ..names import Names
from ..phrasebook import Phrasebook
from .cards import (
    ACTIONS,
    HABITATS,
    ORDINALS,
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
"""The line of the log for an event, without a full stop."""


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


@line.of(e.GameBegan)
def game_began(event: e.GameBegan, names: Names) -> str:
    goals = "; ".join(
        f"{n}. {small(tally(names.catalog.goals[goal].counts))}"
        for n, goal in enumerate(event.goals, 1)
    )
    return f"The game begins: {names.player(event.first)} goes first. Goals: {goals}"


@line.of(e.BirdsKept)
def birds_kept(event: e.BirdsKept, names: Names) -> str:
    kept = counted(event.count, "bird") if event.count else "no bird"
    text = f"{names.player(event.player)} keeps {kept}"
    if event.birds:
        text += f" ({names.birds(event.birds)})"
    if foods := foods_counted(event.food):
        text += f" and discards {joined(foods, 'and')}"
    if event.bonus is not None:
        text += f"; bonus card: {names.bonus(event.bonus)}"
    return text


@line.of(e.RoundBegan)
def round_began(event: e.RoundBegan, names: Names) -> str:
    return f"Round {event.round} begins: {names.player(event.first)} goes first"


@line.of(e.TurnBegan)
def turn_began(event: e.TurnBegan, names: Names) -> str:
    return f"{names.player(event.player)}: round {event.round}, turn {event.turn}"


@line.of(e.ActionTaken)
def action_taken(event: e.ActionTaken, names: Names) -> str:
    return f"{names.player(event.player)} chooses “{ACTIONS[event.action]}”"


@line.of(e.BirdPlayed)
def bird_played(event: e.BirdPlayed, names: Names) -> str:
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


@line.of(e.FoodGained)
def food_gained(event: e.FoodGained, names: Names) -> str:
    place = "supply" if event.face is None else "birdfeeder"
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} gains {event.count} {food} from the {place}"


@line.of(e.FoodSpent)
def food_spent(event: e.FoodSpent, names: Names) -> str:
    food = food_noun(event.food, event.count)
    return f"{names.player(event.player)} spends {event.count} {food}"


@line.of(e.FoodCached)
def food_cached(event: e.FoodCached, names: Names) -> str:
    return (
        f"{names.player(event.player)} caches 1 {food_noun(event.food)} on {names.bird(event.bird)}"
    )


@line.of(e.FoodUncached)
def food_uncached(event: e.FoodUncached, names: Names) -> str:
    spent = f"spends 1 {food_noun(event.food)} cached on {names.bird(event.bird)}"
    return f"{names.player(event.player)} {spent}"


@line.of(e.NectarSpent)
def nectar_spent(event: e.NectarSpent, names: Names) -> str:
    return (
        f"{names.player(event.player)} puts {event.count} nectar with the nectar spent in the"
        f" {HABITATS[event.habitat]}"
    )


@line.of(e.NectarDiscarded)
def nectar_discarded(event: e.NectarDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards {event.count} nectar left over from the round"


@line.of(e.FoodStolen)
def food_stolen(event: e.FoodStolen, names: Names) -> str:
    victim = names.other(event.victim)
    return f"{names.player(event.player)} steals 1 {food_noun(event.food)} from {victim}"


@line.of(e.FoodGiven)
def food_given(event: e.FoodGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} gives 1 {food_noun(event.food)} to {to}"


@line.of(e.CardGiven)
def card_given(event: e.CardGiven, names: Names) -> str:
    to = names.other(event.to)
    return f"{names.player(event.player)} gives {names.bird(event.bird)} to {to}"


@line.of(e.DieRemoved)
def die_removed(event: e.DieRemoved, names: Names) -> str:
    face = face_name(event.face)
    die = f"{'an' if face[0] in 'aeiou' else 'a'} {face} die"
    return f"{names.player(event.player)} removes {die} from the birdfeeder"


@line.of(e.DiceRolled)
def dice_rolled(event: e.DiceRolled, names: Names) -> str:
    faces = _faces(event.faces) or "no dice"
    if event.why == "empty":
        return f"The empty birdfeeder is refilled: {faces}"
    if event.why == "reset":
        if event.player is None:
            return f"The birdfeeder is reset: {faces}"
        return f"{names.player(event.player)} resets the birdfeeder: {faces}"
    if event.why == "reroll":
        if event.player is None:
            return f"All dice are rerolled: {faces}"
        return f"{names.player(event.player)} rerolls all dice: {faces}"
    who = "The dice" if event.player is None else names.player(event.player)
    did = "outside the birdfeeder are rolled" if event.player is None else "rolls for prey"
    return f"{who} {did}: {faces}"


@line.of(e.EggLaid)
def egg_laid(event: e.EggLaid, names: Names) -> str:
    return f"{names.player(event.player)} lays 1 egg on {names.bird(event.bird)}"


@line.of(e.EggDiscarded)
def egg_discarded(event: e.EggDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards 1 egg from {names.bird(event.bird)}"


@line.of(e.CardDrawn)
def card_drawn(event: e.CardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} draws {names.bird(event.bird)} from the tray"


@line.of(e.DeckCardDrawn)
def deck_card_drawn(event: e.DeckCardDrawn, names: Names) -> str:
    return f"{names.player(event.player)} draws {names.bird(event.bird)} from the deck"


@line.of(e.CardDiscarded)
def card_discarded(event: e.CardDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards {names.bird(event.bird)}"


@line.of(e.CardTucked)
def card_tucked(event: e.CardTucked, names: Names) -> str:
    return (
        f"{names.player(event.player)} tucks {names.bird(event.card)}"
        f" under {names.bird(event.under)}"
    )


@line.of(e.Hunted)
def hunted(event: e.Hunted, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    prey = _prey(event.prey, names)
    if event.success:
        return f"{hunter} catches {prey}: tucked"
    return f"{hunter} misses {prey}: discarded"


@line.of(e.HuntedWithDice)
def hunted_with_dice(event: e.HuntedWithDice, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    food = food_noun(event.food)
    return f"{hunter} catches a {food}" if event.success else f"{hunter} finds no {food}"


@line.of(e.CardsSearched)
def cards_searched(event: e.CardsSearched, names: Names) -> str:
    hunter = f"{names.player(event.player)}’s {names.bird(event.bird)}"
    return f"{hunter} turns up {names.birds(event.cards) or 'nothing'}: discarded"


@line.of(e.CardsDrawnApart)
def cards_drawn_apart(event: e.CardsDrawnApart, names: Names) -> str:
    text = f"{names.player(event.player)} draws {counted(event.count, 'card')} to choose from"
    return f"{text}: {names.birds(event.cards)}" if event.cards else text


@line.of(e.CardKept)
def card_kept(event: e.CardKept, names: Names) -> str:
    return f"{names.player(event.player)} keeps {names.bird(event.bird)}"


@line.of(e.TrayCardTucked)
def tray_card_tucked(event: e.TrayCardTucked, names: Names) -> str:
    tucked = f"{names.bird(event.card)} from the tray"
    return f"{names.player(event.player)} tucks {tucked} under {names.bird(event.under)}"


@line.of(e.CardsLaidOut)
def cards_laid_out(event: e.CardsLaidOut, names: Names) -> str:
    return f"{names.player(event.player)} lays out {names.birds(event.birds)}"


@line.of(e.CardTaken)
def card_taken(event: e.CardTaken, names: Names) -> str:
    return f"{names.player(event.player)} takes {names.bird(event.bird)}"


@line.of(e.TrayRefilled)
def tray_refilled(event: e.TrayRefilled, names: Names) -> str:
    text = f"New in the tray: {names.birds(event.birds) or 'nothing'}"
    if event.discarded:
        text += f"; discarded: {names.birds(event.discarded)}"
    return text


@line.of(e.DeckReshuffled)
def deck_reshuffled(event: e.DeckReshuffled, names: Names) -> str:
    kind = "bird" if event.deck == "birds" else "bonus"
    return (
        f"The discarded {kind} cards are shuffled into a new deck of {counted(event.cards, 'card')}"
    )


@line.of(e.BonusKept)
def bonus_kept(event: e.BonusKept, names: Names) -> str:
    kept = "one" if event.bonus is None else names.bonus(event.bonus)
    drawn = counted(event.drawn, "bonus card")
    return f"{names.player(event.player)} draws {drawn} and keeps {kept}"


@line.of(e.BonusDiscarded)
def bonus_discarded(event: e.BonusDiscarded, names: Names) -> str:
    return f"{names.player(event.player)} discards the bonus card {names.bonus(event.bonus)}"


@line.of(e.BirdMoved)
def bird_moved(event: e.BirdMoved, names: Names) -> str:
    return (
        f"{names.player(event.player)} moves {names.bird(event.bird)}"
        f" from the {HABITATS[event.origin]} to the {HABITATS[event.habitat]}"
    )


@line.of(e.PowerUsed)
def power_used(event: e.PowerUsed, names: Names) -> str:
    who, bird = names.player(event.player), names.bird(event.bird)
    if event.copied is not None:
        return f"{who}’s {bird} uses the power of {names.bird(event.copied)}"
    if event.by is None:
        return f"{who} uses the power of {bird}"
    return f"{who}’s {names.bird(event.by)} repeats the power of {bird}"


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
        return f"Round {event.round} has no goal"
    shares = "; ".join(map(share, event.standings))
    return f"Goal of round {event.round} ({small(tally(counts))}): {shares}"


@line.of(e.AutomaDrew)
def automa_drew(event: e.AutomaDrew, names: Names) -> str:
    return f"{capital(names.automa)} turns up: {automa_card(event.card)}"


@line.of(e.AutomaTookBird)
def automa_took_bird(event: e.AutomaTookBird, names: Names) -> str:
    text = f"{capital(names.automa)} keeps {names.bird(event.bird)}"
    others = [bird for bird in event.matching if bird != event.bird]
    return f"{text} and discards {names.birds(others)}" if others else text


@line.of(e.AutomaTookFaceDown)
def automa_took_face_down(event: e.AutomaTookFaceDown, names: Names) -> str:
    text = f"{capital(names.automa)} takes the top card of the deck face down"
    if event.discarded:
        text += f"; discarded from the tray: {names.birds(event.discarded)}"
    return text


@line.of(e.AutomaLaidEggs)
def automa_laid_eggs(event: e.AutomaLaidEggs, names: Names) -> str:
    return f"{capital(names.automa)} lays {counted(event.eggs, 'egg')}"


@line.of(e.AutomaTookDice)
def automa_took_dice(event: e.AutomaTookDice, names: Names) -> str:
    face = face_name(event.face)
    dice = counted(event.count, f"{face} die", f"{face} dice")
    return f"{capital(names.automa)} removes {dice}"


@line.of(e.AutomaCube)
def automa_cube(event: e.AutomaCube, names: Names) -> str:
    did = "puts a cube on" if event.change == 1 else "takes a cube off"
    cubes = counted(event.cubes, "cube")
    return f"{capital(names.automa)} {did} the round’s goal ({cubes} now)"


@line.of(e.AutomaWakesPink)
def automa_wakes_pink(event: e.AutomaWakesPink, names: Names) -> str:
    return f"{capital(names.automa)} sets off all pink powers"


@line.of(e.AutomaNectar)
def automa_nectar(event: e.AutomaNectar, names: Names) -> str:
    moves = [
        f"{change:+d} in the {HABITATS[habitat]}".replace("-", "−")
        for habitat, change in event.changes.items()
        if change
    ]
    nectar = f"spent nectar {joined(moves, 'and')}" if moves else "its spent nectar does not change"
    return f"{capital(names.automa)} draws for its nectar: {automa_card(event.card)}; {nectar}"


@line.of(e.PowersBegan)
def powers_began(event: e.PowersBegan, names: Names) -> str:
    return f"{capital(event.time)}-end powers: {names.player(event.player)}"


@line.of(e.AutomaCardRemoved)
def automa_card_removed(event: e.AutomaCardRemoved, names: Names) -> str:
    return f"“{automa_card(event.card)}” leaves {names.automa}’s deck"


@line.of(e.GameOver)
def game_over(event: e.GameOver, names: Names) -> str:
    return "The game is over"
