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
    COLUMNS,
    DICE,
    FOODS,
    HABITATS,
    ROUNDS,
    SETS,
    TRAY_SIZE,
    Action,
    Food,
    GoalSide,
    Habitat,
    Level,
    Phase,
)
from wingspan.engine.dealing import usable_by_automa
from wingspan.engine.events import GoalStanding
from wingspan.engine.notation.positions import AutomaPosition, BirdPosition, PlayerPosition
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import MOST_PLAYERS, SEEDS, Setup
from wingspan.engine.state import HIDDEN, ScoredGoal
from wingspan.links import LONGEST_NAME, cut

from .. import messages
from ..messages import Counted
from .draft import Draft, Said, named_cards, new_player, table_of
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


class Impossible(ValueError):
    """Raised for a change that no table allows; ``said`` tells why."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.said = Said(key, values)


def changed(draft: Draft, change: Change) -> Draft:
    """The draft after that change, or with the reason why it cannot be."""
    try:
        position = _changed(draft, change)
        table_of(position, draft.catalog)
    except Impossible as impossible:
        return structs.replace(draft, refused=impossible.said)
    except PositionError:
        return structs.replace(draft, refused=Said("impossible", {}))
    return draft.changed(position)


def _changed(draft: Draft, change: Change) -> Position:
    match change:
        case messages.LayBird(bird, back=True):
            return _without_bird(draft, bird)
        case messages.LayBird(bird):
            return _with_bird(draft, bird)
        case messages.LayBonus(bonus, back):
            return _bonus(draft, bonus, back=back)
        case messages.LayAutomaCard(card):
            return _automa_card(draft, card)
        case messages.LayCount(what, by, of):
            return _counted(draft, what, by, of)
        case messages.LayChoice():
            return _settled(draft, change)
        case messages.LayEmpty():
            return _emptied(draft)
        case _:
            assert_never(change)


def _with_player(draft: Draft, player: PlayerPosition) -> Position:
    players = [*draft.position.players]
    players[draft.seat] = player
    return structs.replace(draft.position, players=tuple(players))


def _with_bird_on_mat(draft: Draft, bird: BirdPosition | None) -> Position:
    """The bird at the place replaced, or taken away with all that is on it."""
    at, player = on_mat(draft.place), draft.player
    assert at is not None
    row = [*player.mat.get(at.habitat, ())]
    old = row[at.column : at.column + 1]
    row[at.column : at.column + 1] = [] if bird is None else [bird]
    mat = {**player.mat, at.habitat: tuple(row)}
    on_it = {each.bird for cards in mat.values() for each in cards}
    gone = {each.bird for each in old} - on_it
    pink = tuple(each for each in player.pink_used if each not in gone)
    return _forgetting(
        _with_player(draft, structs.replace(player, mat=mat, pink_used=pink)), draft.seat
    )


def _forgetting(position: Position, seat: int) -> Position:
    """Forget who has seen cards that the player no longer has."""
    player = position.players[seat]
    held = {
        *player.hand,
        *(
            card
            for row in player.mat.values()
            for bird in row
            if isinstance(bird.tucked, tuple)
            for card in bird.tucked
        ),
    }

    def kept(cards: Sequence[str]) -> tuple[str, ...]:
        return tuple(card for card in cards if card in held)

    players = [*position.players]
    players[seat] = structs.replace(
        player,
        known=kept(player.known),
        seen=kept(player.seen),
        unseen=kept(player.unseen),
    )
    return structs.replace(position, players=tuple(players))


# birds


def where_is(position: Position, bird: str) -> str:
    """The place of a bird that is named on the table, with the seat after hands and mats; "" for
    none.
    """
    for seat, player in enumerate(position.players):
        if bird in player.hand:
            return f"hand:{seat}"
        for row in player.mat.values():
            for each in row:
                if each.bird == bird:
                    return f"mat:{seat}"
                if isinstance(each.tucked, tuple) and bird in each.tucked:
                    return f"tucked:{seat}"
    if bird in (position.tray or ()):
        return "tray"
    if bird in position.discards:
        return "discards"
    automa = position.automa
    if automa is not None and bird in (*automa.birds, *named_cards(automa.face_down)):
        return "automa"
    return ""


def _with_bird(draft: Draft, bird: str) -> Position:
    position, player = draft.position, draft.player
    if bird not in draft.in_play:
        raise Impossible("not_in_play", bird=bird)
    if where := where_is(position, bird):
        raise Impossible("taken", bird=bird, where=where)
    space = in_tray(draft.place)
    if draft.place == "hand":
        dealt = max(player.hand_dealt - 1, 0)
        named = structs.replace(player, hand=(*player.hand, bird), hand_dealt=dealt)
        return _with_player(draft, named)
    if draft.place == "discards":
        return structs.replace(position, discards=(*position.discards, bird))
    if draft.place == "automa":
        automa = _automa(draft)
        return structs.replace(
            position, automa=structs.replace(automa, birds=(*automa.birds, bird))
        )
    if space is not None:
        tray = [*(position.tray or DEALT_TRAY)]
        tray[space] = bird
        return structs.replace(position, tray=tuple(tray))
    at = on_mat(draft.place)
    if at is None:
        raise Impossible("impossible")
    if is_tuck(draft.place):
        return _tucked(draft, bird)
    return _played(draft, bird, at.habitat)


def _played(draft: Draft, bird: str, habitat: Habitat) -> Position:
    card, row = draft.catalog.birds[bird], draft.player.mat.get(habitat, ())
    if habitat not in card.habitats:
        without = structs.replace(draft, position=_with_bird_on_mat(draft, BirdPosition(bird)))
        try:
            table_of(without.position, draft.catalog)
        except PositionError:
            raise Impossible("not_at_home", bird=bird, habitat=habitat) from None
    if draft.bird is None and sum(1 + each.sideways for each in row) >= COLUMNS:
        raise Impossible("row_full", habitat=habitat)
    return _with_bird_on_mat(draft, BirdPosition(bird))


def _tucked(draft: Draft, bird: str) -> Position:
    under = draft.bird
    if under is None:
        raise Impossible("impossible")
    cards = under.tucked
    if isinstance(cards, int):
        if cards > 1:
            raise Impossible("tucked_by_number", bird=under.bird)
        cards = ()
    return _with_bird_on_mat(draft, structs.replace(under, tucked=(*cards, bird)))


def _without_bird(draft: Draft, bird: str) -> Position:
    position, player, at = draft.position, draft.player, on_mat(draft.place)
    space = in_tray(draft.place)
    if space is not None:
        tray = [*(position.tray or DEALT_TRAY)]
        tray[space] = None
        return structs.replace(position, tray=tuple(tray))
    if draft.place == "hand":
        hand = tuple(card for card in player.hand if card != bird)
        return _forgetting(_with_player(draft, structs.replace(player, hand=hand)), draft.seat)
    if draft.place == "discards":
        left = tuple(card for card in position.discards if card != bird)
        return structs.replace(position, discards=left)
    if draft.place == "automa":
        automa = _automa(draft)
        birds = tuple(card for card in automa.birds if card != bird)
        return structs.replace(position, automa=structs.replace(automa, birds=birds))
    under = draft.bird
    if at is None or under is None:
        return position
    if is_tuck(draft.place):
        left = tuple(card for card in named_cards(under.tucked) if card != bird)
        return _with_bird_on_mat(draft, structs.replace(under, tucked=left or 0))
    return _with_bird_on_mat(draft, None)


def _emptied(draft: Draft) -> Position:
    position, player, space = draft.position, draft.player, in_tray(draft.place)
    if space is not None:
        tray = [*(position.tray or DEALT_TRAY)]
        tray[space] = HIDDEN
        return structs.replace(position, tray=None if tray == DEALT_TRAY else tuple(tray))
    if draft.place == "feeder":
        return structs.replace(position, birdfeeder=None, dice_out=None)
    if draft.place == "goals":
        return structs.replace(position, goals=None, scored=())
    if draft.place == "hand":
        return _forgetting(_with_player(draft, structs.replace(player, hand=())), draft.seat)
    if draft.place == "bonus":
        return _with_player(draft, structs.replace(player, bonus=(), choosing=()))
    if draft.place == "discards":
        return structs.replace(position, discards=(), bonus_discards=())
    if draft.place == "automa":
        return structs.replace(position, automa=None)
    if draft.bird is not None:
        return _with_bird_on_mat(draft, None)
    return position


# bonus cards and the Automa


def _bonus(draft: Draft, bonus: str, *, back: bool) -> Position:
    position, catalog, player = draft.position, draft.catalog, draft.player
    if draft.place == "automa":
        card = catalog.bonus_cards.get(bonus)
        if not back and (card is None or not usable_by_automa(card)):
            raise Impossible("automa_bonus", bonus=bonus)
        automa = structs.replace(_automa(draft), bonus=None if back else bonus)
        return structs.replace(position, automa=automa)
    taken = {card for each in position.players for card in (*each.bonus, *each.choosing)}
    if not back and bonus in (*taken, *position.bonus_discards):
        raise Impossible("bonus_taken", bonus=bonus)
    if draft.place == "discards":
        piled = tuple(card for card in position.bonus_discards if card != bonus)
        return structs.replace(position, bonus_discards=piled if back else (*piled, bonus))
    chooses = draft.state.phase == "setup" and draft.seat >= draft.state.turn_of
    is_choice = chooses or bonus in player.choosing
    held = player.choosing if is_choice else player.bonus
    cards = tuple(card for card in held if card != bonus) if back else (*held, bonus)
    dealt = player.bonus_dealt if back else max(player.bonus_dealt - 1, 0)
    if is_choice:
        return _with_player(draft, structs.replace(player, choosing=cards, bonus_dealt=dealt))
    return _with_player(draft, structs.replace(player, bonus=cards, bonus_dealt=dealt))


def _automa(draft: Draft) -> AutomaPosition:
    """The Automa as it is laid out, with the turns that it has taken."""
    state = draft.state.automa
    if state is None:
        raise Impossible("impossible")
    return draft.position.automa or AutomaPosition()


def _automa_card(draft: Draft, card: str) -> Position:
    automa, state = _automa(draft), draft.state.automa
    assert state is not None
    turned = [*(automa.turned or ())]
    if card in turned:
        turned.remove(card)
    elif card in (*state.deck, *state.turned):
        turned.append(card)
    else:
        raise Impossible("impossible")
    automa = structs.replace(automa, turned=tuple(turned), deck=None)
    return structs.replace(draft.position, automa=automa)


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
    position, player = draft.position, draft.player
    match what:
        case "eggs" | "cached" | "tucked" | "sideways" | "pink":
            return _on_bird(draft, what, by, of)
        case "food":
            food = _one(player.food, _food(draft, of), by)
            return _with_player(draft, structs.replace(player, food=food))
        case "hand_dealt":
            dealt = _more(player.hand_dealt, by)
            return _with_player(draft, structs.replace(player, hand_dealt=dealt))
        case "bonus_dealt":
            dealt = _more(player.bonus_dealt, by)
            return _with_player(draft, structs.replace(player, bonus_dealt=dealt))
        case "cubes":
            return _cubes(draft, _among(of, ACTIONS), by)
        case "nectar":
            nectar = _one(player.nectar, _among(of, HABITATS), by)
            return _with_player(draft, structs.replace(player, nectar=nectar))
        case "die_out":
            return _die_moved(draft, of)
        case "points":
            return _points(draft, by, of)
        case _:
            return structs.replace(position, automa=_automas(draft, what, by, of))


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
    used = draft.player.pink_used
    if bird.bird in used:
        used = tuple(each for each in used if each != bird.bird)
    else:
        used = (*used, bird.bird)
    return _with_player(draft, structs.replace(draft.player, pink_used=used))


def _cubes(draft: Draft, action: Action, by: int) -> Position:
    position, player = draft.position, draft.player
    cubes = _one(player.cubes, action, by)
    turns = turns_in_round(draft.catalog, draft.state.goals, position.round)
    if sum(cubes.values()) > turns:
        raise Impossible("turns", n=turns)
    return _with_player(draft, structs.replace(player, cubes=cubes))


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


def _automas(draft: Draft, what: str, by: int, of: str) -> AutomaPosition:
    automa, state = _automa(draft), draft.state.automa
    assert state is not None
    if what == "automa_eggs":
        return structs.replace(automa, eggs=_more(automa.eggs, by))
    if what == "automa_cubes":
        return structs.replace(automa, goal_cubes=_more(automa.goal_cubes, by))
    if what == "automa_turns":
        turns = turns_in_round(draft.catalog, draft.state.goals, draft.position.round)
        return structs.replace(automa, turns=_more(state.turns, by, turns))
    if what == "automa_face_down":
        number = len(state.face_down)
        return structs.replace(automa, face_down=_more(number, by))
    nectar = {**state.nectar}
    habitat: Habitat = _among(of, HABITATS)
    nectar[habitat] = _more(nectar[habitat], by)
    return structs.replace(automa, nectar=nectar)


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
    missing = draft.named - {*draft.catalog.ids_of("birds", changed.sets)}
    if missing:
        raise Impossible("set_in_use", bird=min(missing))
    return without
