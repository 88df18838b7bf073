"""What browsers hold after playing under each number of the rules: every kind of save.

``saves_<n>.json`` was written by this build's code, ``page_<n>.json`` by its page (see
``page.py``), with the files that it exported.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import date
from itertools import count
from pathlib import Path

import msgspec

from tests.golden.records import played
from tests.golden.tables import Plan
from tests.table import CATALOG, FOUR_SETS, Data, bird, mat_of, row
from tests.ui.sessions import answer, must_hand_over, sitting_of, undo, waits
from wingspan.engine import Decision, Game, Record, Setup
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, PLAIN_FOODS, Habitat
from wingspan.engine.notation.record import decode
from wingspan.engine.notation.record import encode as encode_record
from wingspan.engine.options import Done, Skip, TakeAction
from wingspan.links import Unasked, deal_of_the_day, pack_deal
from wingspan.saves import Aim, MemoryStore, save_of
from wingspan.ui.games import by_link
from wingspan.ui.games.update import remove, rename
from wingspan.ui.play.settings import Settings, write_settings
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.session.moment import CameDeal
from wingspan.ui.session.session import Session

from .links import FOLDER, awaited, digest, totals

BEGAN = 1_790_000_000_000
"""The time at which these games were played, in September 2026, in milliseconds."""


class KeptGame(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game, and how it must be read.

    ``name``: given by the player. ``awaits``, ``totals``, ``table``: as for a link.
    """

    id: str
    name: str = ""
    seat: int | None = None
    unasked: tuple[Unasked, ...] = ()
    sent: int = 0
    aim: Aim | None = None
    awaits: str
    totals: tuple[int, ...]
    table: str
    record: Record


class Browser(msgspec.Struct, frozen=True, kw_only=True):
    """All that a browser keeps, and what must be read from it.

    ``binned``: the contents of the bin, newest first. ``aside``: the keys of unreadable texts.
    ``results``: the scores of the games counted, sorted by time.
    """

    local_storage: dict[str, str]
    games: list[KeptGame]
    binned: list[str]
    aside: list[str]
    results: list[int]


def path_of(rules: int, what: str = "saves") -> Path:
    """Return the path of a file of that number: ``saves`` or ``page``."""
    return FOLDER / f"{what}_{rules}.json"


def read(rules: int, what: str = "saves") -> Browser:
    """Read the browser in that file."""
    return msgspec.json.decode(path_of(rules, what).read_bytes(), type=Browser)


def store_of(browser: Browser) -> MemoryStore:
    """Return a store that holds what the browser holds."""
    store = MemoryStore()
    store.texts.update(browser.local_storage)
    return store


def session_on(store: MemoryStore, began: int = BEGAN) -> Session:
    """Return a page that keeps its games in ``store``; reading its clock takes a second."""
    clock, numbers = count(began, 1_000), count(1)
    keeping = Keeping(store, now=lambda: next(clock), new_id=lambda: f"game-{next(numbers)}")
    return Session(CATALOG, keeping=keeping)


def found_in(texts: dict[str, str]) -> Browser:
    """Return what this build reads from a browser."""
    store = MemoryStore()
    store.texts.update(texts)
    session = session_on(store)
    shelf = session.keeping.shelf
    return Browser(
        local_storage=texts,
        games=[_opened(session, game.id) for game in shelf.games()],
        binned=[removed.key for removed in shelf.removed()],
        aside=[aside.key for aside in shelf.unreadable()],
        results=[result.score for result in session.keeping.results.all()],
    )


def _opened(session: Session, id_: str) -> KeptGame:
    assert session.open(id_) and not session.told
    return on_table(session)


def on_table(session: Session) -> KeptGame:
    """Return the game on the table as it is described in the files."""
    sitting = session.sitting
    assert sitting is not None
    return KeptGame(
        id=sitting.id,
        name=sitting.save.name,
        seat=sitting.seats.mine,
        unasked=sitting.seats.unasked,
        sent=sitting.answers.sent,
        aim=sitting.save.aim,
        awaits=awaited(sitting.game),
        totals=totals(sitting.game),
        table=digest(sitting.game),
        record=decode(encode_record(sitting.game.record())),
    )


Enough = Callable[[Decision], bool]


def _play(session: Session, seed: int, enough: Enough = lambda _: False, least: int = 0) -> None:
    """Play at random to a decision that is ``enough`` or to the end, and keep the game."""
    dice = random.Random(seed)
    while session.phase == "play" and not waits(session):
        assert session.sitting and session.sitting.decision
        if must_hand_over(session):
            answer(session, session.token, 0)
        elif len(session.sitting.game.answers) >= least and enough(session.sitting.decision):
            break
        else:
            options = len(session.sitting.decision.options)
            answer(session, session.token, int(dice.random() * options))
    session.keep()


def _begin(session: Session, *, by_link: bool = False, **fields: object) -> None:
    setup = msgspec.convert({"names": ("Ada",), "automa": "eagle", **fields}, Setup)
    far = range(1, setup.players) if by_link else ()
    assert session.begin(setup, far=far)


def _put(session: Session, game: Game, **fields: object) -> None:
    """Keep a game that the start form cannot begin."""
    keeping = session.keeping
    keeping.shelf.put(save_of(game, id=keeping.new_id(), time=keeping.now(), **fields))  # type: ignore[arg-type]


def _is_turn(decision: Decision) -> bool:
    return decision.kind == "action"


def _is_in_mid_turn(decision: Decision) -> bool:
    return decision.kind != "action" and not _by_a_bird(decision)


def _is_in_mid_power(decision: Decision) -> bool:
    return decision.kind != "use_power" and _by_a_bird(decision)


def _by_a_bird(decision: Decision) -> bool:
    return decision.source is not None and bool(decision.source.bird)


def _people(number: int) -> Data:
    return {"players": number, "names": ("Ada", "Bo", "Zoë", "Di", "Éloi")[:number], "automa": None}


def _alone(session: Session) -> None:
    """Keep solo games at every stage."""
    _begin(session, seed=1)
    session.keep()
    for seed, enough in enumerate((_is_turn, _is_in_mid_turn, _is_in_mid_power), start=2):
        _begin(session, seed=seed, sets=FOUR_SETS, names_language="fr" if seed % 2 else "en")
        _play(session, seed, enough, least=40)
    _begin(session, seed=5, automa="eaglet", automubon=True)
    _play(session, 5)
    _begin(session, seed=6, automa="eagle_eyed_eagle", sets=("core", "oceania"), goals="blue")
    _play(session, 6, _is_turn, least=20)
    for _ in range(3):
        undo(session)
    session.keep()
    assert session.sitting
    rename(
        session, session.sitting.id, "Dimanche à la mare, avec les canards et deux hérons – ñ 🦆"
    )


def _with_an_aim(session: Session) -> None:
    """Keep challenges and deals of the day, begun and finished."""
    for seed, least in ((11, 25), (12, 10_000)):
        setup = Setup(players=1, names=("Eve",), automa="eagle", seed=seed)
        by_link.receive(session, f"s={pack_deal(setup, 30 + seed)}")
        assert by_link.begin_deal(session, ["Flo"])
        _play(session, seed, _is_turn, least)
    for day, least in ((21, 30), (20, 10_000)):
        today = date(2026, 11, day)
        deal = CameDeal(deal_of_the_day(today), day=today.isoformat())
        by_link.show_arrival(session, deal)
        assert by_link.begin_deal(session, ["Ada"])
        _play(session, day, _is_turn, least)


def _together(session: Session) -> None:
    """Keep games of several people at one screen."""
    _begin(session, seed=21, **_people(2))
    _play(session, 21, lambda decision: decision.player == 1)
    _begin(session, seed=22, sets=("core", "european"), **_people(3))
    _play(session, 22, _is_in_mid_power, least=90)
    _begin(session, seed=23, sets=FOUR_SETS, goals="blue", names_language="fr", **_people(5))
    _play(session, 23)


def _by_link(session: Session) -> None:
    """Keep games by link: to be sent, sent, opened in another seat, and over."""
    _begin(session, by_link=True, seed=31, **_people(2))
    _play(session, 31)
    _begin(session, by_link=True, seed=37, **_people(4))
    _play(session, 37)
    _sent(session)
    other = session_on(MemoryStore())
    _begin(other, by_link=True, seed=38, sets=("core", "european"), **_people(2))
    _play(other, 38)
    by_link.receive(session, _sent(other))
    by_link.accept(session, 1)
    _play(session, 38, _is_in_mid_turn)
    _begin(session, by_link=True, seed=32, sets=FOUR_SETS, **_people(3))
    sitting_of(session).hot_seat.allow("all")
    _play(session, 32)
    link = _sent(session)
    for seat, seed in ((1, 33), (2, 34)):
        other = session_on(MemoryStore())
        by_link.receive(other, link)
        by_link.accept(other, seat)
        _play(other, seed)
        link = _sent(other)
    by_link.receive(session, link)
    _play(session, 35, _is_in_mid_turn)
    _by_link_to_the_end(session)


def _sent(session: Session) -> str:
    by_link.share(session, "turn")
    assert session.over.shared
    session.keep()
    session.open_dialog("")
    return session.over.shared.url


def _by_link_to_the_end(session: Session) -> None:
    other = session_on(MemoryStore())
    _begin(session, by_link=True, seed=36, names_language="fr", **_people(2))
    here, there = session, other
    for turn in count():
        _play(here, turn)
        if here.phase == "over":
            break
        link = _sent(here)
        by_link.receive(there, link)
        if there.phase == "arrival":
            by_link.accept(there, 1)
        here, there = there, here
    if here is other:
        by_link.receive(there, _sent(here))
        there.keep()


def _from_positions(session: Session) -> None:
    """Keep games that began from a position: at its first decision, later, and over."""
    seat: Data = {"hand": ["mallard"], "food": {"fish": 2}, "mat": {"forest": row("bushtit")}}
    for number, stops_after in enumerate((0, 30, None)):
        setup = Setup(players=2, seed=40 + number, names=("Ada", "Bo"), sets=FOUR_SETS)
        start = {"round": 1 + number, "players": [seat, {"mat": mat_of("osprey", eggs=1)}]}
        _put(session, played(Plan(f"kept {number}", setup, start, stops_after=stops_after)))


def _beyond_links(session: Session) -> None:
    """Keep games that fit into no link: long names, and very many answers."""
    setup = Setup(players=2, seed=51, names=("Maximilienne-Éléonore de la Roche-Guyon", "B" * 60))
    _put(session, played(Plan("long names", setup, stops_after=77)))
    _put(session, played(Plan("long names, over", setup)))
    _put(session, _endless(), name="2500+")


def _endless() -> Game:
    """Return a game of over 2,500 answers, with rows full of powers that ask all players."""
    shared = [card for card in CATALOG.birds.values() if "AllPlayers" in repr(card.power)]
    brown = [card for card in CATALOG.birds.values() if card.color == "brown"]
    free = {card.id: card for card in (*shared, *brown) if card.color == "brown"}
    rows: tuple[Habitat, ...] = ("wetland", "forest", "forest", "grassland", "forest")
    seats: list[Data] = []
    for first in rows:
        mat: dict[Habitat, list[Data]] = {}
        for habitat in (first, *HABITATS):
            fits = [id_ for id_, card in free.items() if habitat in card.habitats][:5]
            mat.setdefault(habitat, [bird(id_) for id_ in fits if free.pop(id_)])
        seats.append({"mat": mat, "food": dict.fromkeys(PLAIN_FOODS, 9)})
    setup = Setup(players=5, seed=52, names=("Ada", "Bo", "Cy", "Di", "Ed"), sets=FOUR_SETS)
    goals = ["no_goal", "birds_in_forest", "eggs_in_bowl", "total_birds"]
    start = {"setup": msgspec.to_builtins(setup), "goals": goals, "players": seats}
    game = Game.from_position(start)
    dice = random.Random(52)
    while (decision := game.decision) is not None:
        takes = [o for o in decision.options if not isinstance(o, (Done, Skip))]
        if decision.kind == "action":
            takes = [TakeAction(ACTION_OF_HABITAT[rows[decision.player]])]
        option = takes[int(dice.random() * len(takes))]
        game.answer(decision.options.index(option))
    assert len(game.answers) > 2_500, len(game.answers)
    return game


def made() -> Iterator[tuple[str, str]]:
    """Yield the key and text of everything that a much-used browser keeps."""
    store = MemoryStore()
    session = session_on(store)
    for part in (_alone, _with_an_aim, _together, _by_link, _from_positions, _beyond_links):
        part(session)
    shelf = session.keeping.shelf
    few = CATALOG.ids_of("birds", ("core",))[25:]
    setup = Setup(automa="eaglet", seed=61, sets=("core",), without=few)
    _put(session, played(Plan("birds left out, kept", setup, stops_after=35)))
    session.desk.duplicate("game-3")
    session.desk.duplicate("game-5")
    for id_ in ("game-2", "game-6"):
        session.desk.duplicate(id_)
        remove(session, shelf.games()[0].id)
    texts = store.texts
    cut = texts["wingspan.game.game-4"][:-40]
    texts["wingspan.game.cut"] = cut
    texts["wingspan.unreadable.1"] = '{"setup":{"players":9}}'
    texts["wingspan.unreadable.2"] = "Ada: 78, Bo: 65"
    shelf.remove_unreadable("wingspan.unreadable.2")
    texts["wingspan.settings"] = write_settings(
        Settings(answer_for_me=False, public_hands=True, hand_order="points", theme="dark")
    )
    texts["wingspan.language"] = "fr"
    bare = played(Plan("version 0.1", Setup(automa="eagle", seed=71), stops_after=33)).record()
    texts["wingspan.save"] = encode_record(bare).decode()
    shelf.set_current("game-4")
    yield from sorted(texts.items())


def write(rules: int) -> Path:
    """Write what this build keeps under its number."""
    browser = found_in(dict(made()))
    path = path_of(rules)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(browser), indent=1) + b"\n")
    return path
