"""The messages with which a person lays out a position, one press after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.table import CATALOG
from tests.ui.fake_browser import Page
from wingspan.engine import Game, Position, Setup
from wingspan.engine.components import HABITATS
from wingspan.engine.dealing import start_food
from wingspan.engine.notation.positions import PlayerPosition, read
from wingspan.ui.forms import NOBODY, NewGame
from wingspan.ui.layout.draft import BIRDS_AT_FIRST, Draft
from wingspan.ui.loop.state import LAYOUT, TABLE
from wingspan.ui.messages import (
    LayAt,
    LayAutomaCard,
    LayBird,
    LayBonus,
    LayChoice,
    LayCount,
    LayoutMessage,
    Settled,
    ShowMat,
)
from wingspan.ui.session.where import Laying
from wingspan.words import languages

Presses = Iterator[LayoutMessage | ShowMat]
GOALS: tuple[Settled, ...] = ("goal_1", "goal_2", "goal_3", "goal_4")


class LayoutPage(Page):
    """A page that has fetched the editor."""

    archives = (TABLE, LAYOUT, *languages())

    @property
    def draft(self) -> Draft:
        assert isinstance(self.session.where, Laying)
        return self.session.where.draft


def form_of(setup: Setup) -> NewGame:
    """The start form, filled in for that set-up, whose sets include the base game."""
    return NewGame(
        players=setup.players,
        names=(*setup.names, *NOBODY)[: len(NOBODY)],
        level=setup.automa or "eaglet",
        automubon=setup.automubon,
        sets=setup.sets,
        mat=setup.mat or "",
        without=" ".join(setup.without),
        goals=setup.goals,
        names_language=setup.names_language,
        seed=str(setup.seed),
    )


def times(number: int, press: LayCount) -> Presses:
    for _ in range(abs(number)):
        yield press if number > 0 else msgspec.structs.replace(press, by=-press.by)


def presses(position: Position, start: dict[Any, int]) -> Presses:
    """What lays out the position on a new table. ``start``: the food of each player there."""
    yield LayChoice("round", str(position.round))
    yield LayChoice("first_player", str(position.first_player))
    for key, goal in zip(GOALS, position.goals or (), strict=True):
        yield LayChoice(key, goal)
    yield LayChoice("phase", "turn" if position.phase == "automa" else position.phase or "")
    yield LayChoice("turn_of", str(position.turn_of))
    for number, scored in enumerate(position.scored, 1):
        for standing in scored.standings:
            of = f"{number}:{standing.player}"
            yield LayCount("points", 1, of)
            yield LayCount("points", standing.points - 1, of)
    for seat, player in enumerate(position.players):
        yield ShowMat(seat)
        yield from _player(player, start)
    for space, bird in enumerate(position.tray or ()):
        yield LayAt(f"tray:{space}")
        yield LayBird(bird) if bird else LayBird(back=True)
    yield LayAt("discards")
    for bird in position.discards:
        yield LayBird(bird)
    for bonus in position.bonus_discards:
        yield LayBonus(bonus)
    yield from _dice(position)
    if position.automa is not None:
        yield from _automa(position)


def _dice(position: Position) -> Presses:
    inside, outside = position.birdfeeder or (), position.dice_out or ()
    for number, face in enumerate((*inside, *outside)):
        yield LayChoice("die", face, of=number)
    for _ in outside:
        yield LayCount("die_out", of=str(len(inside)))


def _player(player: PlayerPosition, start: dict[Any, int]) -> Presses:
    yield LayCount("hand_dealt", -BIRDS_AT_FIRST)
    yield LayCount("bonus_dealt", -1)
    for food in {*start, *player.food}:
        yield from times(player.food.get(food, 0) - start.get(food, 0), LayCount("food", of=food))
    yield LayAt("bonus")
    for bonus in (*player.bonus, *player.choosing):
        yield LayBonus(bonus)
    for habitat in HABITATS:
        for number, bird in enumerate(player.mat.get(habitat, ())):
            yield LayAt(f"space:{habitat}:{number}")
            yield LayBird(bird.bird)
            yield from times(bird.eggs, LayCount("eggs"))
            for food, count in bird.cached.items():
                yield from times(count, LayCount("cached", of=food))
            if bird.sideways:
                yield LayCount("sideways")
            if bird.bird in player.pink_used:
                yield LayCount("pink")
            yield LayAt(f"tuck:{habitat}:{number}")
            for card in bird.tucked if isinstance(bird.tucked, tuple) else ():
                yield LayBird(card)
    yield LayAt("hand")
    for card in player.hand:
        yield LayBird(card)
    for action, count in player.cubes.items():
        yield from times(count, LayCount("cubes", of=action))
    for row, count in player.nectar.items():
        yield from times(count, LayCount("nectar", of=row))


def _automa(position: Position) -> Presses:
    automa = position.automa
    assert automa is not None
    yield LayAt("automa")
    if automa.bonus:
        yield LayBonus(automa.bonus)
    for bird in automa.birds:
        yield LayBird(bird)
    for card in automa.turned:
        yield LayAutomaCard(card)
    face_down = automa.face_down if isinstance(automa.face_down, int) else len(automa.face_down)
    yield from times(face_down, LayCount("automa_face_down"))
    yield from times(automa.eggs, LayCount("automa_eggs"))
    yield from times(automa.goal_cubes, LayCount("automa_cubes"))
    level = position.setup.automa
    assert level is not None
    if CATALOG.kit(position.setup.sets).nectar:
        at_first = CATALOG.furniture.nectar.automa_start[level]
        for habitat, count in (automa.nectar or {}).items():
            yield from times(count - at_first, LayCount("automa_nectar", of=habitat))


def table_of(game: Game) -> Position:
    """The table at the beginning of the turn."""
    return read({**game.position(), "answers": ()})


def start_of(game: Game) -> dict[Any, int]:
    return dict(start_food(game.setup, game.catalog))


UNSEEN = ("deck", "bonus_deck", "random", "rules")
"""What nobody lays out: the order of the decks, the dice to come."""


def compared(position: Position) -> dict[str, Any]:
    """All that lies on a table, as plain data: what of the hand others have seen, the order of the
    decks and the dice to come do not lie there, and cards face down are only counted.
    """
    plain: dict[str, Any] = msgspec.to_builtins(position)
    for field in UNSEEN:
        plain.pop(field, None)
    for player in plain["players"]:
        for field in ("known", "seen", "unseen"):
            player.pop(field, None)
        player["pink_used"] = sorted(player.get("pink_used", ()))
    for scored in plain.get("scored", ()):
        scored["standings"] = [standing["points"] for standing in scored["standings"]]
    automa = plain.get("automa")
    if automa is not None:
        automa.pop("deck", None)
        face_down = automa.get("face_down", 0)
        automa["face_down"] = face_down if isinstance(face_down, int) else len(face_down)
    plain["setup"].pop("names", None)
    return plain
