"""What changes a table that is laid out, and what cannot be on it.

Each change makes another position. One that could not be laid out is refused with the reason, and
the table stays as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, assert_never, cast, get_args

from msgspec import structs

from wingspan.engine import Position, PositionError
from wingspan.engine.components import (
    ACTIONS,
    AUTOMA_LEVELS,
    DICE,
    FOODS,
    HABITATS,
    ROUNDS,
    SETS,
    TRAY_SIZE,
    Food,
    GoalSide,
    Habitat,
    Level,
    Phase,
)
from wingspan.engine.dealing import usable_by_automa
from wingspan.engine.events import GoalStanding
from wingspan.engine.notation.positions import AutomaPosition, BirdPosition
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import MOST_PLAYERS, SEEDS, Setup
from wingspan.engine.state import HIDDEN, ScoredGoal
from wingspan.links import LONGEST_NAME, cut

from .. import messages
from ..messages import Counted
from ..play.inputs import toggled
from .draft import Draft, Impossible, forgetting, is_full, new_player, table_of, with_player
from .places import in_tray, is_tuck, on_mat

Change = (
    messages.LayBird
    | messages.LayBonus
    | messages.LayAutomaCard
    | messages.LayCount
    | messages.LayChoice
    | messages.LayEmpty
)
Key = TypeVar("Key", bound=str)

DEALT_TRAY: list[str | None] = [HIDDEN] * TRAY_SIZE
"""A tray of which nothing has been laid out."""


def changed(draft: Draft, change: Change) -> Draft:
    """The draft after that change, or with the reason why it cannot be."""
    try:
        position = _changed(draft, change)
        table_of(position, draft.catalog)
    except Impossible as impossible:
        return structs.replace(draft, refused=impossible)
    except PositionError:
        return structs.replace(draft, refused=Impossible("impossible"))
    return draft.changed(position)


def _changed(draft: Draft, change: Change) -> Position:
    match change:
        case messages.LayBird(bird, back=True):
            return _without_bird(draft, bird)
        case messages.LayBird(bird):
            return _with_bird(draft, bird)
        case messages.LayBonus(bonus):
            return _bonus(draft, bonus)
        case messages.LayAutomaCard(card):
            return _automa_card(draft, card)
        case messages.LayCount(what, by, of):
            return _counted(draft, what, by, of)
        case messages.LayChoice():
            return _settled(draft, change)
        case messages.LayEmpty():
            return _at_random(draft)
        case _:
            assert_never(change)


def _with_player(draft: Draft, **changes: Any) -> Position:
    player = forgetting(structs.replace(draft.player, **changes))
    return with_player(draft.position, draft.seat, player)


def _with_automa(draft: Draft, **changes: Any) -> Position:
    automa = structs.replace(draft.position.automa or AutomaPosition(), **changes)
    return structs.replace(draft.position, automa=automa)


def _with_bird_on_mat(draft: Draft, bird: BirdPosition | None) -> Position:
    """The bird at the place replaced, or taken away with all that is on it."""
    at, player = on_mat(draft.place), draft.player
    assert at is not None
    row = [*player.mat.get(at.habitat, ())]
    row[at.column : at.column + 1] = [] if bird is None else [bird]
    mat = {**player.mat, at.habitat: tuple(row)}
    on_it = {each.bird for cards in mat.values() for each in cards}
    pink = tuple(each for each in player.pink_used if each in on_it)
    return _with_player(draft, mat=mat, pink_used=pink)


def _with_cards(draft: Draft, cards: tuple[str, ...]) -> Position:
    """Other birds named at a place that takes any number of them."""
    player = draft.player
    match draft.place:
        case "hand":
            dealt = max(player.hand_dealt - (len(cards) > len(player.hand)), 0)
            return _with_player(draft, hand=cards, hand_dealt=dealt)
        case "discards":
            return structs.replace(draft.position, discards=cards)
        case "automa":
            return _with_automa(draft, birds=cards)
        case _:
            assert draft.bird is not None
            return _with_bird_on_mat(draft, structs.replace(draft.bird, tucked=cards or 0))


def _with_tray(draft: Draft, space: int, card: str | None) -> Position:
    tray = [*(draft.position.tray or DEALT_TRAY)]
    tray[space] = card
    return structs.replace(draft.position, tray=None if tray == DEALT_TRAY else tuple(tray))


# birds


def _with_bird(draft: Draft, bird: str) -> Position:
    at, space, laid = on_mat(draft.place), in_tray(draft.place), draft.bird
    if bird not in draft.in_play:
        raise Impossible("not_in_play", bird=bird)
    if bird in draft.lies:
        raise Impossible("taken", bird=bird, where=draft.lies[bird])
    if draft.cards is not None:
        if laid is not None and isinstance(laid.tucked, int) and laid.tucked > 1:
            raise Impossible("tucked_by_number", bird=laid.bird)
        return _with_cards(draft, (*draft.cards, bird))
    if space is not None:
        return _with_tray(draft, space, bird)
    if at is None or is_tuck(draft.place):
        raise Impossible("impossible")
    return _played(draft, bird, at.habitat)


def _played(draft: Draft, bird: str, habitat: Habitat) -> Position:
    position = _with_bird_on_mat(draft, BirdPosition(bird))
    if habitat not in draft.catalog.birds[bird].habitats:
        try:
            table_of(position, draft.catalog)
        except PositionError:
            raise Impossible("not_at_home", bird=bird, habitat=habitat) from None
    if draft.bird is None and is_full(draft.player, habitat):
        raise Impossible("row_full", habitat=habitat)
    return position


def _without_bird(draft: Draft, bird: str) -> Position:
    space = in_tray(draft.place)
    if draft.cards is not None:
        return _with_cards(draft, tuple(card for card in draft.cards if card != bird))
    if space is not None:
        return _with_tray(draft, space, None)
    return draft.position if draft.bird is None else _with_bird_on_mat(draft, None)


def _at_random(draft: Draft) -> Position:
    """What is to be dealt where the game needs it: a card of the tray, the dice, the goals."""
    position, space = draft.position, in_tray(draft.place)
    if space is not None:
        return _with_tray(draft, space, HIDDEN)
    if draft.place == "feeder":
        return structs.replace(position, birdfeeder=None, dice_out=None)
    return structs.replace(position, goals=None, scored=()) if draft.place == "goals" else position


# bonus cards and the Automa


def _bonus(draft: Draft, bonus: str) -> Position:
    position, player = draft.position, draft.player
    if draft.place == "automa":
        card = draft.catalog.bonus_cards.get(bonus)
        back = position.automa is not None and position.automa.bonus == bonus
        if not back and (card is None or not usable_by_automa(card)):
            raise Impossible("automa_bonus", bonus=bonus)
        return _with_automa(draft, bonus=None if back else bonus)
    chooses = draft.state.phase == "setup" and draft.seat >= draft.state.turn_of
    in_choice = bonus in player.choosing or (chooses and bonus not in player.bonus)
    field = "choosing" if in_choice else "bonus"
    discarded = draft.place == "discards"
    held = position.bonus_discards if discarded else getattr(player, field)
    cards = toggled(held, bonus)
    taken = {card for each in position.players for card in (*each.bonus, *each.choosing)}
    if bonus in cards and bonus in (*taken, *position.bonus_discards):
        raise Impossible("bonus_taken", bonus=bonus)
    if discarded:
        return structs.replace(position, bonus_discards=cards)
    dealt = max(player.bonus_dealt - (bonus in cards), 0)
    return _with_player(draft, **{field: cards}, bonus_dealt=dealt)


def _automa_card(draft: Draft, card: str) -> Position:
    automa = draft.state.automa
    if automa is None or card not in (*automa.deck, *automa.turned):
        raise Impossible("impossible")
    turned = draft.position.automa.turned if draft.position.automa else ()
    return _with_automa(draft, turned=toggled(turned, card), deck=None)


# what is counted


def _more(number: int, by: int, most: int | None = None) -> int:
    """Raises Impossible below 0, and above ``most``."""
    if number + by < 0:
        raise Impossible("none_left")
    if most is not None and number + by > most:
        raise Impossible("no_more", n=most)
    return number + by


def _one(counts: Mapping[Key, int], key: Key, by: int) -> dict[Key, int]:
    found = {**counts, key: _more(counts.get(key, 0), by)}
    return {each: number for each, number in found.items() if number}


def _among(of: str, choices: Sequence[Key]) -> Key:
    if of not in choices:
        raise Impossible("impossible")
    return cast(Key, of)


def _counted(draft: Draft, what: Counted, by: int, of: str) -> Position:
    player = draft.player
    match what:
        case "eggs" | "cached" | "tucked" | "sideways" | "pink":
            return _on_bird(draft, what, by, of)
        case "food":
            return _with_player(draft, food=_one(player.food, _food(draft, of), by))
        case "hand_dealt" | "bonus_dealt":
            return _with_player(draft, **{what: _more(getattr(player, what), by)})
        case "cubes":
            cubes = _one(player.cubes, _among(of, ACTIONS), by)
            turns = _turns(draft)
            if sum(cubes.values()) > turns:
                raise Impossible("turns", n=turns)
            return _with_player(draft, cubes=cubes)
        case "nectar":
            return _with_player(draft, nectar=_one(player.nectar, _among(of, HABITATS), by))
        case "die_out":
            return _die_moved(draft, of)
        case "points":
            return _points(draft, by, of)
        case _:
            return _automas(draft, what, by, of)


def _turns(draft: Draft) -> int:
    return turns_in_round(draft.catalog, draft.state.goals, draft.position.round)


def _food(draft: Draft, of: str) -> Food:
    food: Food = _among(of, FOODS)
    if food == "nectar" and not draft.catalog.kit(draft.position.setup.sets).nectar:
        raise Impossible("no_nectar")
    return food


def _on_bird(draft: Draft, what: str, by: int, of: str) -> Position:
    bird = draft.bird
    if bird is None:
        raise Impossible("impossible")
    card = draft.catalog.birds[bird.bird]
    if what == "eggs":
        if bird.eggs + by > card.egg_limit:
            raise Impossible("egg_limit", n=card.egg_limit, bird=bird.bird)
        return _with_bird_on_mat(draft, structs.replace(bird, eggs=_more(bird.eggs, by)))
    if what == "cached":
        cached = _one(bird.cached, _food(draft, of), by)
        return _with_bird_on_mat(draft, structs.replace(bird, cached=cached))
    if what == "tucked":
        if isinstance(bird.tucked, tuple) and bird.tucked:
            raise Impossible("tucked_by_name", bird=bird.bird)
        number = bird.tucked if isinstance(bird.tucked, int) else 0
        return _with_bird_on_mat(draft, structs.replace(bird, tucked=_more(number, by)))
    if what == "sideways":
        return _with_bird_on_mat(draft, structs.replace(bird, sideways=not bird.sideways))
    return _with_player(draft, pink_used=toggled(draft.player.pink_used, bird.bird))


def _die(draft: Draft, number: int, face: str) -> Position:
    """Another face for a die; those outside the birdfeeder are counted after those inside."""
    kit = draft.catalog.kit(draft.position.setup.sets)
    dice = [*draft.state.birdfeeder, *draft.state.dice_out]
    if not 0 <= number < len(dice):
        raise Impossible("impossible")
    dice[number] = _among(face, tuple(draft.catalog.dice[kit.dice].faces))
    inside = len(draft.state.birdfeeder)
    return structs.replace(
        draft.position, birdfeeder=tuple(dice[:inside]), dice_out=tuple(dice[inside:])
    )


def _die_moved(draft: Draft, of: str) -> Position:
    """A die out of the birdfeeder, or into it."""
    inside, outside = [*draft.state.birdfeeder], [*draft.state.dice_out]
    number = int(_among(of, _numbers(0, DICE - 1)))
    if number < len(inside):
        outside.append(inside.pop(number))
    else:
        inside.append(outside.pop(number - len(inside)))
    if not inside:
        raise Impossible("feeder_empty")
    return structs.replace(draft.position, birdfeeder=tuple(inside), dice_out=tuple(outside))


def _points(draft: Draft, by: int, of: str) -> Position:
    """Change the points that a seat got for the goal of a round; the rounds before it are scored as
    well then, with 0 where nothing is said.
    """
    position = draft.position
    number, _, at = of.partition(":")
    seats = position.setup.players + (position.setup.automa is not None)
    if number not in map(str, range(1, ROUNDS + 1)) or at not in map(str, range(seats)):
        raise Impossible("impossible")
    goals, scored = draft.state.goals, [*position.scored]
    while len(scored) < int(number):
        nothing = tuple(GoalStanding(seat, 0, None, 0) for seat in range(seats))
        scored.append(ScoredGoal(goals[len(scored)], nothing))
    done = scored[int(number) - 1]
    standings = [*done.standings]
    old = standings[int(at)]
    standings[int(at)] = structs.replace(old, points=_more(old.points, by))
    scored[int(number) - 1] = structs.replace(done, standings=tuple(standings))
    return structs.replace(position, goals=goals, scored=tuple(scored))


def _automas(draft: Draft, what: str, by: int, of: str) -> Position:
    state = draft.state.automa
    if state is None:
        raise Impossible("impossible")
    match what:
        case "automa_eggs":
            return _with_automa(draft, eggs=_more(state.eggs, by))
        case "automa_cubes":
            return _with_automa(draft, goal_cubes=_more(state.goal_cubes, by))
        case "automa_turns":
            return _with_automa(draft, turns=_more(state.turns, by, _turns(draft)))
        case "automa_face_down":
            return _with_automa(draft, face_down=_more(len(state.face_down), by))
        case _:
            habitat: Habitat = _among(of, HABITATS)
            nectar = {**state.nectar, habitat: _more(state.nectar[habitat], by)}
            return _with_automa(draft, nectar=nectar)


# what is settled


def _settled(draft: Draft, choice: messages.LayChoice) -> Position:
    position, setup, value = draft.position, draft.position.setup, choice.value
    match choice.what:
        case "round":
            return _round(draft, int(_among(value, _numbers(1, ROUNDS))))
        case "phase":
            return _phase(draft, value)
        case "turn_of":
            return structs.replace(
                position,
                turn_of=int(_among(value, _numbers(0, setup.players))) if value else None,
                phase=None if position.phase in (None, "turn", "automa") else position.phase,
            )
        case "first_player":
            first = int(_among(value, _numbers(0, setup.players - 1)))
            return structs.replace(position, first_player=first)
        case "goal_1" | "goal_2" | "goal_3" | "goal_4":
            return _goal(draft, int(choice.what[-1]) - 1, value)
        case "die":
            return _die(draft, choice.of, value)
        case "players":
            return _players(draft, int(_among(value, _numbers(1, MOST_PLAYERS))))
        case "level":
            level: Level = _among(value, AUTOMA_LEVELS)
            changes: dict[str, Any] = {"automa": level}
        case "automubon":
            changes = {"automubon": not setup.automubon}
        case "mat":
            changes = {"mat": value or None}
        case "goal_side":
            side: GoalSide = _among(value, ("green", "blue"))
            changes = {"goals": side}
        case "names_language":
            changes = {"names_language": value}
        case "seed":
            if not (value.isascii() and value.isdecimal() and int(value) < SEEDS):
                raise Impossible("no_seed")
            changes = {"seed": int(value)}
        case "set":
            return _set(draft, _among(value, SETS[1:]))
        case "name":
            names = [*(setup.names or ("",) * setup.players)]
            names[choice.of : choice.of + 1] = [cut(value.strip(), LONGEST_NAME)]
            changes = {"names": tuple(names[: setup.players])}
        case _:
            assert_never(choice.what)
    return structs.replace(position, setup=structs.replace(setup, **changes))


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


def _round(draft: Draft, number: int) -> Position:
    """Another round; goals scored later are forgotten, and cubes beyond its turns as well."""
    position = draft.position
    scored = position.scored[: number - 1]
    turns = turns_in_round(draft.catalog, draft.state.goals, number)
    players = tuple(
        structs.replace(player, cubes={}) if sum(player.cubes.values()) > turns else player
        for player in position.players
    )
    automa = position.automa
    if automa is not None:
        automa = structs.replace(automa, turned=(), deck=None, turns=0)
    phase = position.phase
    if (phase in ("game_end", "over") and number < ROUNDS) or (phase == "setup" and number > 1):
        phase = None
    return structs.replace(
        position,
        round=number,
        scored=scored,
        players=players,
        automa=automa,
        phase=phase,
        turn_of=position.turn_of if phase == position.phase else None,
    )


def _phase(draft: Draft, value: str) -> Position:
    if not value:
        return structs.replace(draft.position, phase=None, turn_of=None)
    phase: Phase = _among(value, get_args(Phase))
    if phase in ("game_end", "over") and draft.position.round != ROUNDS:
        raise Impossible("last_round", n=ROUNDS)
    if phase == "setup" and draft.position.round != 1:
        raise Impossible("first_round")
    return structs.replace(draft.position, phase=phase, turn_of=None)


def _goal(draft: Draft, number: int, goal: str) -> Position:
    """Another goal for a round; the round that had its tile gets the former one."""
    goals, known = [*draft.state.goals], draft.catalog.goals
    if goal not in draft.catalog.ids_of("goals", draft.position.setup.sets):
        raise Impossible("impossible")
    for place, other in enumerate(goals):
        if place != number and known[other].tile == known[goal].tile:
            goals[place] = goals[number]
    goals[number] = goal
    scored = tuple(
        structs.replace(done, goal=each)
        for done, each in zip(draft.position.scored, goals, strict=False)
    )
    return structs.replace(draft.position, goals=tuple(goals), scored=scored)


def _players(draft: Draft, number: int) -> Position:
    """More players, with empty mats, or fewer; with one there is the Automa."""
    position, setup = draft.position, draft.position.setup
    names = (*setup.names, *("",) * number)[:number] if setup.names else ()
    changed = structs.replace(
        setup,
        players=number,
        names=names,
        automa=(setup.automa or AUTOMA_LEVELS[0]) if number == 1 else None,
        automubon=setup.automubon and number == 1,
    )
    new = new_player(changed, draft.catalog)
    return structs.replace(
        position,
        setup=changed,
        players=(*position.players, *(new,) * number)[:number],
        scored=(),
        phase=None,
        turn_of=None,
        first_player=min(position.first_player, number - 1) if number > 1 else 0,
        automa=position.automa if number == 1 else None,
    )


def _set(draft: Draft, name: str) -> Position:
    """Put a set of cards into play or out of it. What is dealt is dealt anew."""
    position, setup = draft.position, draft.position.setup
    sets = {*setup.sets} ^ {name}
    changed: Setup = structs.replace(setup, sets=tuple(each for each in SETS if each in sets))
    without = structs.replace(position, setup=changed, birdfeeder=None, dice_out=None)
    missing = draft.lies.keys() - {*draft.catalog.ids_of("birds", changed.sets)}
    if missing:
        raise Impossible("set_in_use", bird=min(missing))
    return without
