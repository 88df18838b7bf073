"""What helps beside the board game, as it is kept, and how each message changes it."""

from __future__ import annotations

import random
from typing import TypeVar, assert_never, cast, get_args

import msgspec
from msgspec import Struct, structs

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS, ROUNDS, SETS, TRAY_SIZE, GoalSide, Habitat, Level
from wingspan.engine.dealing import bonus_cards, deal, usable_by_automa
from wingspan.engine.setup import MOST_PLAYERS, Setup
from wingspan.saves.result import CATEGORIES
from wingspan.saves.store import Store

from .. import messages
from ..messages import BoardPage, PadField
from ..play.inputs import toggled
from .pad import MOST, Bird, Pad, Sheet, reckoned
from .solo import MOST_TOLD, Solo, Told, played, side

KEY = "wingspan.board"
LONGEST_NAME = 40
BASE = SETS[:2]
Thing = TypeVar("Thing")
FIRST = Setup(automa="eagle", sets=BASE)


class Aids(Struct, frozen=True):
    """Goals and a first player drawn at random; the bonus card that is asked about."""

    goals: tuple[str, ...] = ()
    first: int = 0
    bonus: str = ""


class Board(Struct, frozen=True):
    """Everything. ``typed``: the letters of a bird that is looked for."""

    page: BoardPage = ""
    solo: Solo | None = None
    pad: Pad = Pad()
    aids: Aids = Aids()
    typed: str = ""


def read_board(store: Store, catalog: Catalog) -> Board:
    """Return what is kept; what it is at first if that cannot be read, or names unknown cards."""
    try:
        board = msgspec.json.decode(store.get(KEY) or "{}", type=Board)
        if board.solo is not None:
            played(board.solo, catalog)
        reckoned(board.pad, catalog)
    except (msgspec.DecodeError, LookupError, ValueError):
        return Board()
    return board


def written(board: Board) -> str:
    return msgspec.json.encode(board).decode()


def changed(
    board: Board, message: messages.BoardMessage, catalog: Catalog, chance: random.Random
) -> Board:
    """Return what a message makes of it; the same if it fits nothing."""
    match message:
        case messages.ShowBoard(page):
            solo = board.solo or (Solo.dealt(_seeded(FIRST, chance), catalog))
            return structs.replace(board, page=page, solo=solo, typed="")
        case messages.FindOnBoard(value):
            return structs.replace(board, typed=value[:LONGEST_NAME])
        case messages.SetAid(what, value):
            return structs.replace(board, aids=_aids(board, what, value, catalog, chance))
        case messages.NewPad(solo):
            pad = _pad_of(board.solo, catalog) if solo and board.solo else None
            pad = pad or Pad(sets=board.pad.sets, side=board.pad.side)
            return structs.replace(board, page="pad", pad=pad, typed="")
        case messages.FillPad() | messages.PutBird() | messages.ChangeBird():
            pad = structs.replace(_pad(board.pad, message, catalog), kept="")
            typed = board.typed if isinstance(message, messages.ChangeBird) else ""
            return structs.replace(board, pad=pad, typed=typed)
        case messages.KeepPad() | messages.SharePad():
            return board
        case _:
            after = board.solo and _solo(board.solo, message, catalog, chance)
            return structs.replace(board, solo=after, typed="")


def _seeded(setup: Setup, chance: random.Random) -> Setup:
    return structs.replace(setup, seed=chance.randrange(1 << 30))


# the Automa

SoloMessage = (
    messages.SetUpSolo
    | messages.BeginSolo
    | messages.TellSolo
    | messages.NameFaceUp
    | messages.SoloBack
)


def _solo(solo: Solo, message: SoloMessage, catalog: Catalog, chance: random.Random) -> Solo:
    match message:
        case messages.SetUpSolo() if not solo.begun:
            return _set_up(solo, message, catalog, chance)
        case messages.BeginSolo(again):
            setup = solo.setup if not again else _seeded(solo.setup, chance)
            return structs.replace(solo, setup=setup, begun=not again, told=(), tray=())
        case messages.TellSolo(birds, count) if solo.begun and len(solo.told) < MOST_TOLD:
            told = Told(birds, min(max(count, 0), MOST))
            if played(solo, catalog)[0].kind == "over":
                return solo
            return structs.replace(solo, told=(*solo.told, told), tray=())
        case messages.NameFaceUp(bird) if bird in solo.tray or len(solo.tray) < TRAY_SIZE:
            return structs.replace(solo, tray=toggled(solo.tray, bird))
        case messages.SoloBack():
            if solo.told:
                return structs.replace(solo, told=solo.told[:-1], tray=())
            return structs.replace(solo, begun=False, tray=())
        case _:
            return solo


def _set_up(
    solo: Solo, change: messages.SetUpSolo, catalog: Catalog, chance: random.Random
) -> Solo:
    setup, value = solo.setup, change.value
    match change.field:
        case "level" if value in get_args(Level):
            setup = structs.replace(setup, automa=cast(Level, value))
        case "automubon":
            setup = structs.replace(setup, automubon=not setup.automubon)
        case "side" if value in get_args(GoalSide):
            setup = structs.replace(setup, goals=cast(GoalSide, value))
        case "set" if value in SETS[1:]:
            setup = structs.replace(setup, sets=in_order(toggled(setup.sets, value)))
            return Solo.dealt(_seeded(setup, chance), catalog)
        case "draw":
            return Solo.dealt(_seeded(setup, chance), catalog)
        case "goal" if value in catalog.goals and 0 <= change.round < ROUNDS:
            return structs.replace(solo, goals=put(solo.goals, change.round, value))
        case "bonus" if value in automa_bonus_cards(setup, catalog):
            return structs.replace(solo, bonus=value)
        case _:
            return solo
    return structs.replace(solo, setup=setup)


def automa_bonus_cards(setup: Setup, catalog: Catalog) -> list[str]:
    """Return the bonus cards that the Automa may hold."""
    cards = catalog.bonus_cards
    return [card for card in bonus_cards(setup, catalog) if usable_by_automa(cards[card])]


def in_order(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in SETS if name in sets)


def put(things: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:place], thing, *things[place + 1 :])


def _pad_of(solo: Solo, catalog: Catalog) -> Pad:
    """The score pad of a person and the Automa, with the goals that were scored."""
    _, table = played(solo, catalog)
    return Pad(
        sets=solo.setup.sets,
        side=solo.setup.goals,
        goals=solo.goals,
        sheets=(Sheet(),),
        automa=side(table).copy(),
        level=solo.setup.automa,
        automubon=solo.setup.automubon,
        scored=tuple(table.state.scored),
    )


# the score pad


def _pad(
    pad: Pad,
    message: messages.FillPad | messages.PutBird | messages.ChangeBird,
    catalog: Catalog,
) -> Pad:
    match message:
        case messages.FillPad(field, value, of):
            return _filled(pad, field, value, of, catalog)
        case messages.PutBird(bird, row):
            known = catalog.birds.get(bird)
            if known is None or bird in {
                other.bird for sheet in pad.sheets for other in sheet.birds
            }:
                return pad
            return _with_row(pad, row, (*pad.open.mat.get(row, ()), Bird(bird)))
        case messages.ChangeBird(row, place, what, by):
            birds = pad.open.mat.get(row, ())
            if not 0 <= place < len(birds):
                return pad
            if what == "out":
                return _with_row(pad, row, birds[:place] + birds[place + 1 :])
            now = getattr(birds[place], what)
            new = not now if what == "sideways" else min(max(now + by, 0), MOST)
            changed = structs.replace(birds[place], **{what: new})
            return _with_row(pad, row, put(birds, place, changed))
        case _:
            assert_never(message)


def _with_row(pad: Pad, row: Habitat, birds: tuple[Bird, ...]) -> Pad:
    mat = {**pad.open.mat, row: birds}
    return pad.with_sheet(structs.replace(pad.open, mat=mat))


def _filled(pad: Pad, field: PadField, value: str, of: str, catalog: Catalog) -> Pad:
    sheet = pad.open
    number = min(int(value[:4]), MOST) if value.strip().isdecimal() else None
    match field:
        case "players":
            return _with_players(pad, number or 1)
        case "seat" if number is not None and number < len(pad.sheets):
            return structs.replace(pad, seat=number)
        case "set" if value in SETS[1:]:
            return structs.replace(pad, sets=in_order(toggled(pad.sets, value)))
        case "side" if value in get_args(GoalSide):
            return structs.replace(pad, side=cast(GoalSide, value))
        case "names_language" if value in catalog.languages:
            return structs.replace(pad, names_language=value)
        case "goal" if of in map(str, range(ROUNDS)) and (value in catalog.goals or not value):
            return structs.replace(pad, goals=put(pad.goals, int(of), value))
        case "name":
            sheet = structs.replace(sheet, name=value[:LONGEST_NAME])
        case "figure" if of in CATEGORIES:
            figures = {name: points for name, points in sheet.figures.items() if name != of}
            if number is not None:
                figures[of] = number
            sheet = structs.replace(sheet, figures=figures)
        case "count" if of in map(str, range(ROUNDS)):
            sheet = structs.replace(sheet, counts=put(sheet.counts, int(of), number))
        case "nectar" if of in HABITATS:
            sheet = structs.replace(sheet, nectar={**sheet.nectar, of: number or 0})
        case "food" | "kept_food" | "hand":
            sheet = structs.replace(sheet, **{field: number or 0})
        case "bonus" if value in catalog.bonus_cards:
            sheet = structs.replace(sheet, bonus=toggled(sheet.bonus, value))
        case _:
            return pad
    return pad.with_sheet(sheet)


def _with_players(pad: Pad, number: int) -> Pad:
    number = min(max(number, 1), MOST_PLAYERS)
    sheets = (*pad.sheets, *[Sheet()] * MOST_PLAYERS)[:number]
    return structs.replace(pad, sheets=sheets, seat=min(pad.seat, number - 1))


# aids


def _aids(board: Board, what: str, value: str, catalog: Catalog, chance: random.Random) -> Aids:
    if what == "bonus":
        return structs.replace(board.aids, bonus=value if value in catalog.bonus_cards else "")
    setup = Setup(players=len(board.pad.sheets), sets=board.pad.sets, automa=None)
    state = deal(_seeded(setup, chance), catalog)
    return structs.replace(board.aids, goals=state.goals, first=state.first_player)
