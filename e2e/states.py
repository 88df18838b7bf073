"""Every state that the page can be in, built natively: a session, looked up by name.

They yield markup; nothing here needs a browser. `state` builds each once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import get_args
from unittest.mock import patch

from msgspec import structs

from tests.coach.short_games import short_game
from tests.table import ALL_SETS, CATALOG
from tests.ui import fake_browser
from tests.ui.every_question import KINDS, asked_by, games
from tests.ui.fake_browser import Camera, Page, at
from tests.ui.live.friends import Friends, begin_live, fragment
from tests.ui.live.network import Network
from tests.ui.sessions import (
    answer,
    at_table,
    choose_start,
    doubt,
    look_at,
    next_round,
    pick,
    resume,
    undo,
    waits,
)
from tests.ui.thinking.people import in_slices
from wingspan.bots.candidates import Candidate
from wingspan.bots.search import Budget
from wingspan.coach.advice import Advice
from wingspan.coach.analysis import Choice
from wingspan.coach.collection import collection
from wingspan.coach.figures import Estimate
from wingspan.engine import Game, Setup
from wingspan.engine.components import EXPANSIONS, FOODS, HABITATS, Habitat, Language
from wingspan.engine.decision import Kind
from wingspan.engine.notation.positions import read as read_position
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.engine.options import DRAW_DECK, TakeAction, take_action
from wingspan.engine.program import Program
from wingspan.ui import messages
from wingspan.ui.board.solo import played
from wingspan.ui.coach import work
from wingspan.ui.games import by_link
from wingspan.ui.kit.html import Html
from wingspan.ui.layout.changes import Change, changed
from wingspan.ui.layout.draft import copied
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.inputs import plan
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.settings import KeyUse, Settings
from wingspan.ui.play.sitting import Sitting, table_of
from wingspan.ui.session.moment import MOST_STEPS, SCREEN, Failure, Hint
from wingspan.ui.session.session import Session, say_not_shown
from wingspan.ui.session.where import Laying
from wingspan.ui.table.update import update_view as look
from wingspan.words import languages, words_in

RECORDS = Path(__file__).parents[1] / "tests" / "records"
CROWD = (
    *("yellow_headed_blackbird", "american_white_pelican", "red_breasted_merganser", "wood_duck"),
    *("rose_breasted_grosbeak", "green_heron", "common_grackle", "american_goldfinch", "killdeer"),
    *("common_raven", "common_yellowthroat", "northern_flicker", "osprey", "canvasback"),
)
"""Birds of the base set for a large hand."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
LONGEST = (
    "Maximilian Freudenberger",
    "Anne-Charlotte Lefebvre",
    "Konstantinos Papadakis",
)
"""Names of people as long as a name may be, or nearly."""
PLAIN = Settings(answer_for_me=False, public_hands=True)
SMALL = Budget((4,), candidates=3, turns=1, finish=0)
"""The coach's budget here: hardly any thinking."""
TABS: tuple[messages.Tab, ...] = ("table", "hand", "goals", "log")
LANGUAGES = languages()
AT_THE_TABLE = (
    "asked-",
    "opened-",
    "in-vain",
    "marked-",
    "bonus-",
    "reading-",
    "tabbed-",
    "placing-",
    "table-",
    "mat",
    "card-in",
    "notice",
    "hint-",
    "round-end",
    "waiting",
    "thinking",
    "replayed",
    "played-out",
    "reviewed",
    "exercise-",
    "lesson",
    "guided",
    "laying-",
)
"""Prefixes of the states that show a table, on which the mat must stand still."""
TABBED: tuple[Kind, ...] = (
    "action",
    "bird_to_play",
    "gain_die",
    "gain_food",
    "lay_egg",
    "draw_card",
    "discard_card",
    "tuck_card",
    "keep_bonus",
)
"""Kinds of decision whose list of options is also shown as Tab brings it up."""
HANDS = (1, 5, 9, 15)
SEATS = (1, 2, 3, 4, 5)
UNADVISED = ("keep_bird", "pay_for_kept_birds")
"""The kinds of decisions that a hint answers together, by cards to keep."""
LONG_NAMES = (
    "american_white_pelican",
    "black_bellied_whistling_duck",
    "black_chinned_hummingbird",
    "northern_rough_winged_swallow",
    "red_breasted_merganser",
    "rose_breasted_grosbeak",
    "violet_green_swallow",
    "yellow_headed_blackbird",
    "eurasian_golden_oriole",
    "horsfields_bronze_cuckoo",
    "forsters_tern",
    "yellow_bellied_sapsucker",
    "scissor_tailed_flycatcher",
    "american_oystercatcher",
    "canvasback",
)
"""Cards that take up much room, for a hand of fifteen."""
Build = Callable[[], Session]


def shown(session: Session, language: Language) -> Html:
    """Return the session's markup in ``language``."""
    session.language = language
    return page(moment(session))


# tables


def _of(record: Record, settings: Settings = PLAIN) -> Session:
    session = Session(CATALOG, "en", settings)
    resume(session, encode(record).decode())
    assert session.sitting
    session.sitting.resumed = False
    return session


def _asked(kind: Kind) -> Session:
    return _of(games()[kind].record())


def _asked_by(bird: str, kind: Kind) -> Session:
    return _of(asked_by(bird, kind).record())


SOME: Mapping[str, Mapping[str, int]] = {
    "food": {"invertebrate": 1, "seed": 2, "fish": 10, "fruit": 1, "nectar": 2},
    "cubes": {"gain_food": 1, "lay_eggs": 1},
    "nectar": {"forest": 2, "wetland": 1},
}
PLENTY: Mapping[str, Mapping[str, int]] = {
    "food": dict.fromkeys(FOODS, 18),
    "cubes": {"lay_eggs": 1, "draw_cards": 4},
    "nectar": dict.fromkeys(HABITATS, 12),
}
"""What each player has, by its place in a position: what is usual, and figures of two digits."""


def _in_play(
    players: int,
    hand: int,
    birds: int = 9,
    *,
    together: bool = False,
    names: tuple[str, ...] = NAMES,
    things: Mapping[str, Mapping[str, int]] = SOME,
) -> Session:
    """Return a table with all sets at an action: ``hand`` cards, ``birds`` birds on each mat.

    The others are computer players, or people who are ``together`` and see each other's hands.
    """
    setup = Setup(
        players=players,
        names=names[:players],
        automa="eagle" if players == 1 else None,
        seed=players,
        sets=ALL_SETS,
    )
    cards = random.Random(100 * players + hand)
    held = [bird for bird in LONG_NAMES if bird in CATALOG.birds][:hand]
    left = [bird for bird in CATALOG.birds if bird not in held]
    cards.shuffle(left)

    def mat() -> dict[str, list[dict[str, object]]]:
        rows: dict[str, list[dict[str, object]]] = {row: [] for row in HABITATS}
        for number in range(birds):
            row = HABITATS[number % 3]
            found = next(b for b in left if row in CATALOG.birds[b].habitats)
            left.remove(found)
            most = CATALOG.birds[found].egg_limit
            rows[row].append(
                {
                    "bird": found,
                    "eggs": min(most, 3),
                    "tucked": 3 if number == 4 else 0,
                    "cached": {"seed": 2} if number == 1 else {},
                }
            )
        return rows

    position = {
        "setup": structs.asdict(setup),
        "round": 3,
        "players": [
            {
                "hand": held if seat == 0 else [left.pop() for _ in range(4)],
                "bonus": [bonus],
                "mat": mat(),
                **things,
            }
            for seat, bonus in zip(range(players), CATALOG.bonus_cards, strict=False)
        ],
        "turn_of": 0,
    }
    session = Session(CATALOG, "en", PLAIN)
    sitting = Sitting(Game.from_position(position), PLAIN)
    if players > 1 and not together:
        others = (Program("blue_jay"),) * (players - 1)
        sitting.hot_seat.sit(Seats(players, programs=(None, *others)))
    session.sit_down(sitting)
    return session


LAID = ("set_up", "turn", "goals", "food", "hand", "bonus", "cubes", "tray:0", "feeder", "discards")
"""The places of a table that is laid out."""


def _laid(place: str, query: str = "", change: Change | None = None, players: int = 2) -> Session:
    """Return a table that is laid out at that place, after a change there."""
    session = _in_play(players, 5)
    assert session.game
    table = read_position({**session.game.position(), "answers": ()})
    draft = copied(table, session.game.catalog, None, 7).at(place)
    if change is not None:
        draft = changed(draft, change)
    session.show(Laying(structs.replace(draft, query=query)))
    return session


def _looking(build: Build, **look: str) -> Build:
    """Return a builder of that table, looked at as ``look`` says."""

    def built() -> Session:
        session = build()
        for what, how in look.items():
            look_at(session, what, how)
        return session

    return built


def _with(build: Build, act: Callable[[Session], object]) -> Build:
    """Return a builder of that table after ``act``."""

    def built() -> Session:
        session = build()
        act(session)
        return session

    return built


def _press_tab(tab: messages.Tab, session: Session) -> None:
    """Open a part of the table over the question."""
    look(session, messages.ShowTab(tab))


def _pick_first(session: Session) -> None:
    assert session.sitting
    playable = sorted(session.sitting.playable())
    assert playable
    pick(session, playable[0])


def _pick_held(session: Session) -> None:
    """Pick the first card in hand."""
    assert session.sitting
    pick(session, session.sitting.game.state.players[0].hand[0])


def _pick_widest(session: Session) -> None:
    """Pick the card that can go to the most rows."""
    assert session.sitting
    game = session.sitting.game
    assert game.decision
    table, seat = table_of(game), game.decision.player

    def wide(bird: str) -> int:
        return len(plan(table, seat, bird).places)

    pick(session, max(sorted(session.sitting.playable()), key=wide))


def _everywhere() -> Session:
    """Return a table where a bird with a long name can go to each row."""
    return _with_a_mat(
        hand=["northern_mockingbird", "white_throated_swift"],
        food={"invertebrate": 1, "fruit": 1},
    )


def _dear(hand: Sequence[str], **food: int) -> Session:
    """Return a table where the first bird costs food and eggs, and can be paid in many ways."""
    return _with_a_mat(
        [*hand],
        food,
        forest=["acorn_woodpecker"],
        grassland=["american_kestrel", "barn_owl", "barn_swallow"],
        wetland=["american_coot"],
    )


def _paying() -> Session:
    """Return a table where the first of five birds is to be paid for, with any of seven foods."""
    session = _with_a_mat(
        hand=["blue_grosbeak", "brown_pelican", "great_egret", "barn_owl", "mallard"],
        food={"invertebrate": 2, "seed": 1, "fish": 1, "fruit": 1, "rodent": 2},
    )
    sitting = session.sitting
    assert sitting and sitting.place(messages.Place("blue_grosbeak", "grassland", "?"))
    return session


def _with_a_mat(hand: list[str], food: dict[str, int], **rows: list[str]) -> Session:
    """Return a table with those birds in the rows, two eggs on each."""
    player = {"hand": hand, "food": food, "bonus": ["forester"]}
    mat = {row: [{"bird": bird, "eggs": 2} for bird in rows.get(row, ())] for row in HABITATS}
    position = {
        "setup": {"players": 2, "seed": 3, "names": NAMES[:2]},
        "round": 1,
        "players": [
            {**player, "mat": mat},
            {"hand": [], "food": {}, "bonus": ["historian"], "mat": {}},
        ],
        "turn_of": 0,
    }
    session = Session(CATALOG, "en", PLAIN)
    session.sit_down(Sitting(Game.from_position(position), PLAIN))
    return session


def _hinted_and_picked() -> Page:
    """Return the answers of a hint with a card held over the mat."""
    opened = Page()
    opened.screen.filled_in = {"players": "1", "seat_0": "", "set_swiftstart": "on"}
    at(opened, opened.submit)
    session = opened.session
    assert session.game and session.sitting
    me = session.game.state.players[0]
    cards = [CATALOG.birds[bird] for bird in me.hand]
    easy = [card for card in cards if card.cost.total < 3]
    kept = max(easy, key=lambda card: len(card.habitats)).id
    choose_start(session, "bird", kept)
    if me.choosing:
        choose_start(session, "bonus", me.choosing[0])
    at(opened, lambda: opened.press(messages.ConfirmStart()))
    for _ in range(2):
        at(opened, lambda: opened.press(messages.AskCoach()))
    at(opened, lambda: _pick_widest(session))
    return opened


def _pick_dearest(session: Session) -> None:
    """Pick the card that can be paid for in the most ways."""
    assert session.sitting
    game = session.sitting.game
    assert game.decision
    table, seat = table_of(game), game.decision.player

    def ways(bird: str) -> int:
        return sum(len(row.payments) for row in plan(table, seat, bird).places)

    pick(session, max(sorted(session.sitting.playable()), key=ways))


def _in_doubt() -> Session:
    """Return a first turn on which laying eggs, which would do nothing, has been chosen."""
    session = _in_play(2, 5, birds=0)
    assert session.sitting
    assert "lay_eggs" in session.sitting.scene(session.words, session.look).in_vain
    doubt(session, "lay_eggs")
    return session


def _advised(build: Build, step: int = MOST_STEPS) -> Build:
    """Return a builder of that table with a hint on its question, which marks every answer.

    The hint takes no thinking: its figures are the longest ones, and nothing follows. ``step``: 0
    while the coach is still searching.
    """

    def built() -> Session:
        session = build()
        assert session.sitting and session.sitting.decision
        session.sitting.id, session.sitting.save.hints_agreed = "game", True
        marked = []
        for place in range(len(session.sitting.decision.options)):
            behind = Estimate(12.0 if place > 1 else 0.0, 0.1)
            points = Estimate(100.0 - behind.points, 0.1)
            candidate = Candidate(place, 0)
            marked.append(Choice(candidate, points, behind, {}))
        if session.sitting.decision.kind == "action":
            for bird in sorted(session.sitting.playable()):
                marked.append(structs.replace(marked[-1], candidate=Candidate(0, 0, bird)))
        told = Advice(tuple(marked), 400) if step else None
        session.hint = Hint(session.token, max(step, 1), 3, 10, told)
        assert session.current_hint
        return session

    return built


def _holding(cards: int, players: int = 1) -> Session:
    """Return a table whose viewer holds that many bonus cards, those with the longest texts."""
    session = _in_play(players, 5)
    assert session.sitting
    words = words_in("fr")
    printed = CATALOG.bonus_cards.values()
    longest = sorted(printed, key=lambda card: -len(words.bonus(card) + words.bonus_rule(card)))
    game = session.sitting.game
    game.state.players[0].bonus[:] = [card.id for card in longest[:cards]]
    return session


def _recorded(name: str, share: float = 1.0, until_round: int = 0) -> Session:
    record = decode((RECORDS / f"{name}.json").read_bytes())
    if until_round:
        game = Game.replay(structs.replace(record, answers=(), take_backs=0))
        while game.state.round < until_round:
            game.answer(record.answers[len(game.answers)])
        return _of(structs.replace(record, answers=game.answers))
    return _of(
        structs.replace(record, answers=record.answers[: round(len(record.answers) * share)])
    )


@cache
def _random_game(players: int, until_round: int) -> Record:
    """Return a random game with all sets up to the start of a round; 5 plays it to its end.

    Four people have given no names: "Player 1" is longer than most.
    """
    setup = Setup(
        players=players,
        names=() if players == 4 else NAMES[:players],
        automa="eagle" if players == 1 else None,
        seed=players,
        sets=ALL_SETS,
    )
    game, dice = Game.new(setup), random.Random(players)
    while game.decision is not None and game.state.round < until_round:
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()


def _at_the_end(players: int, round_: int) -> Session:
    """Return a session where the round before ``round_`` has just ended."""
    return _of(_random_game(players, round_))


def _named_long_at_the_end() -> Session:
    """Return a finished game: three birds in each row, with the longest words of all names."""
    rows: dict[Habitat, tuple[str, ...]] = {
        "forest": ("white_crested_laughingthrush", "gray_wagtail", "blue_gray_gnatcatcher"),
        "grassland": ("himalayan_monal", "white_wagtail", "european_goldfinch"),
        "wetland": ("american_oystercatcher", "red_winged_parrot", "lesser_frigatebird"),
    }
    position = {
        "setup": structs.asdict(Setup(players=2, names=LONGEST[:2], seed=2, sets=ALL_SETS)),
        "round": 4,
        "turn_of": 0,
        "players": [
            {
                "cubes": {"gain_food": 4},
                "bonus": ["bird_feeder"],
                "mat": {row: [{"bird": bird} for bird in birds] for row, birds in rows.items()},
            },
            {"cubes": {"gain_food": 5}, "bonus": ["backyard_birder"]},
        ],
    }
    game = Game.from_position(position)
    while game.decision is not None:
        game.answer(0)
    return _of(game.record())


def _resumed() -> Session:
    """Return a game that has just been reopened."""
    session = _of(_random_game(2, 3))
    assert session.sitting
    session.sitting.resumed = True
    next_round(session)
    return session


def _set_up(players: int = 2, *, keep: int = 0) -> Session:
    """Return the start of a game, with ``keep`` birds and the other things already chosen."""
    session = Session(CATALOG, "en", PLAIN)
    setup = Setup(players=players, names=NAMES[:players], seed=5, sets=ALL_SETS)
    assert session.begin(structs.replace(setup, automa="eagle" if players == 1 else None))
    assert session.sitting
    if keep:
        state = session.sitting.game.state.players[0]
        for bird in state.hand[:keep]:
            choose_start(session, "bird", bird)
        for food in ("invertebrate", "seed", "fish")[: 5 - keep]:
            choose_start(session, "food", food)
        choose_start(session, "bonus", state.choosing[0])
    return session


def _start_again() -> Session:
    """Return a start that was confirmed and taken back."""
    session = _set_up(1, keep=5)
    assert at_table(session, lambda sitting: sitting.confirm_start())
    assert undo(session)
    return session


def _handing_over(names: tuple[str, ...] = NAMES) -> Session:
    session = Session(CATALOG, "en", Settings(answer_for_me=False))
    assert session.begin(Setup(players=3, names=names[:3], seed=5, sets=ALL_SETS))
    return session


def _told_much() -> Session:
    """Return a first turn after much that is told: two others' turns and their set-up."""
    session = _handing_over(())
    assert session.sitting
    game, seats = session.sitting.game, session.sitting.hot_seat
    while not (seats.must_hand_over and game.state.phase == "turn" and game.state.turn_of == 1):
        answer(session, session.token, 0)
        seats.note_shown()
    return session


def _drew() -> Session:
    """Somebody without a name has ended a turn with a card from the deck."""
    session = _handing_over(())
    assert session.sitting
    game, seats = session.sitting.game, session.sitting.hot_seat
    while not seats.drew:
        assert game.decision
        wished = (DRAW_DECK, take_action("draw_cards"))
        options = game.decision.options
        wish = next((options.index(option) for option in wished if option in options), 0)
        answer(session, session.token, 0 if seats.must_hand_over else wish)
        seats.note_shown()
    return session


def _waiting() -> Session:
    session = Session(CATALOG, "en", PLAIN)
    assert session.begin(Setup(players=2, seed=5), far=range(1, 2))
    while not waits(session):
        answer(session, session.token, 0)
    return session


def _arrived() -> Session:
    session = _waiting()
    by_link.share(session, "turn")
    assert session.over.shared
    other = Session(CATALOG, "en", PLAIN)
    by_link.receive(other, session.over.shared.url)
    return other


def _thinking() -> Session:
    session = Session(CATALOG, "en", PLAIN)
    setup = Setup(players=2, names=("Ada", ""), seed=5)
    assert session.begin(setup, programs=(None, Program("blue_jay")))
    assert session.sitting
    while session.sitting.hot_seat.program is None:
        answer(session, session.token, 0)
    return session


def _failed() -> Session:
    session = Session(CATALOG, "en", PLAIN)
    say_not_shown(session, Failure("ValueError: no such bird", "Traceback", ""))
    return session


def _said(session: Session) -> None:
    session.told.say("save_turn_again")


# states reached by pressing things


def _thrifty(act: Callable[[], Page]) -> Build:
    """Return a builder of the session that ``act`` leads to with the coach hardly thinking."""

    def built() -> Session:
        with ExitStack() as small:
            small.enter_context(patch.object(work, "QUICK", SMALL))
            small.enter_context(patch.object(fake_browser, "in_slices", in_slices))
            small.enter_context(patch.object(work, "ANSWER", SMALL))
            return act().session

    return built


def _hinted(step: int, set_up: bool = False) -> Page:
    opened = Page()
    opened.screen.filled_in = {"players": "1", "seat_0": "", "set_swiftstart": "on"}
    at(opened, opened.submit)
    while not set_up and opened.session.game and opened.session.game.decision:
        if opened.session.game.decision.kind == "action":
            break
        at(opened, lambda: opened.choose(0))
    for _ in range(step):
        at(opened, lambda: opened.press(messages.AskCoach()))
    return opened


def _hinted_at_the_birdfeeder() -> Page:
    """Return the coach's hint about a die, whose answers take the hand's place on a phone."""
    opened = _hinted(0)
    assert opened.session.game
    assert opened.session.game.decision
    options = opened.session.game.decision.options
    at(opened, lambda: opened.choose(options.index(TakeAction("gain_food"))))
    for _ in range(2):
        at(opened, lambda: opened.press(messages.AskCoach()))
    return opened


def _reviewed(*, whole: bool) -> Page:
    opened = Page()
    opened.do(lambda: resume(opened.session, encode(short_game("base_103", 40)).decode()))
    at(opened, lambda: opened.press(messages.ReviewGame()))
    if whole:
        at(opened, lambda: opened.press(messages.ShowReview()))
    return opened


def _exercised(number: int, *, answered: bool, kind: Kind | None = None) -> Page:
    """Return an exercise, the ``number``th of its ``kind``."""
    every = (one for one in collection("core") if kind is None or one.kind == kind)
    exercises = [one for one in every if one.best.candidate.bird is None]
    exercise = exercises[number]
    opened = Page()
    at(opened, lambda: opened.arrive(f"e={exercise.id}"))
    if answered:
        at(opened, lambda: opened.choose(exercise.thoughts[-1].candidate.option))
    return opened


def _start_asked() -> Page:
    """Return an exercise about the start of a game, with its answer."""
    exercise = next(one for one in collection("core") if one.matter == "start")
    opened = Page()
    at(opened, lambda: opened.arrive(f"e={exercise.id}"))
    at(opened, lambda: opened.press(messages.ShowAnswer()))
    return opened


def _played_out() -> Page:
    """Return what could follow the best move of an exercise, played out."""
    opened = _exercised(7, answered=False)
    at(opened, lambda: opened.press(messages.ShowAnswer()))
    at(opened, lambda: opened.press(messages.PlayPlan(0)))
    at(opened, lambda: opened.press(messages.MoveReplay("turn_after")))
    return opened


def _lesson(id_: str, steps: int = 0) -> Page:
    opened = Page()
    at(opened, lambda: opened.app.send(messages.Open("lessons")))
    at(opened, lambda: opened.command("lesson", f'{{"id":"{id_}"}}'))
    for _ in range(steps):
        at(opened, lambda: opened.command("lesson_skip", "{}"))
    return opened


def _guided() -> Page:
    opened = Page()
    at(opened, lambda: opened.app.send(messages.Open("lessons")))
    at(opened, lambda: opened.command("first_game", "{}"))
    return opened


def _opened(command: str, fields: str = "{}", *, at_table: bool = True) -> Page:
    """Return what a button opens, over a game or over the start page."""
    opened = Page()
    if at_table:
        text = encode(_random_game(2, 3)).decode()
        opened.session.settings = PLAIN
        opened.do(lambda: resume(opened.session, text))
        next_round(opened.session)
    if command in get_args(messages.DialogName):
        command, fields = "open_dialog", f'{{"dialog":"{command}"}}'
    at(opened, lambda: opened.command(command, fields))
    return opened


def _beside(at_page: messages.BoardPage, *sent: messages.AnyMessage) -> Page:
    """Return a page of what helps beside the board game, after those messages."""
    opened = Page()
    at(opened, lambda: opened.app.send(messages.ShowBoard(at_page)))
    for message in sent:
        opened.app.send(message)
    return opened


def _left_out() -> Page:
    """Return the gallery in which cards are chosen; birds and bonus cards are left out."""
    opened = Page()
    at(opened, lambda: opened.app.send(messages.ShowGallery(choosing=True)))
    for card in ("abbotts_booby", "acorn_woodpecker", "anatomist"):
        opened.app.send(messages.LeaveOut(card))
    return opened


def _at_step(kind: str, primary: str = "", bonus: str = "citizen_scientist") -> Page:
    """Return the Automa's game with all sets at its first step of that kind."""
    sets = (messages.SetUpSolo("set", name) for name in EXPANSIONS)
    chosen = messages.SetUpSolo("bonus", bonus)
    opened = _beside("solo", *sets, chosen, messages.BeginSolo())
    while True:
        assert opened.session.board is not None
        assert opened.session.board.solo is not None
        step, _ = played(opened.session.board.solo, CATALOG)
        if step.kind == kind and (
            not primary or (step.section and step.section.primary == primary)
        ):
            return opened
        opened.app.send(messages.TellSolo(count=3))


def _tray_named() -> Page:
    opened = _at_step("primary", "play_bird", "autwitcher")
    for message in (
        messages.NameFaceUp("black_bellied_whistling_duck"),
        messages.NameFaceUp("=4"),
        messages.FindOnBoard("ame"),
    ):
        opened.app.send(message)
    return opened


def _padded(players: int) -> Page:
    """Return a score pad with long names, cards, near misses and figures of all kinds."""
    rows: tuple[tuple[Habitat, tuple[str, ...]], ...] = (
        ("forest", LONG_NAMES[4:6]),
        ("grassland", LONG_NAMES[8:10]),
        ("wetland", LONG_NAMES[:2]),
    )
    sent: list[messages.AnyMessage] = [
        messages.FillPad("players", str(players)),
        *(messages.FillPad("set", name) for name in EXPANSIONS),
        messages.FillPad("name", "Maximilian"),
        *(messages.PutBird(bird, row) for row, birds in rows for bird in birds),
        *[messages.ChangeBird("wetland", 0, "tucked")] * 12,
        *(messages.FillPad("bonus", card) for card in ("diet_specialist", "visionary_leader")),
        messages.FillPad("count", "7", "0"),
        messages.FillPad("figure", "88", "eggs"),
    ]
    return _beside("pad", *sent)


def _replayed() -> Page:
    opened = _opened("watch")
    for _ in range(2):
        at(opened, lambda: opened.command("replay", '{"to":"turn_before"}'))
    return opened


def _live(players: int = 2) -> Friends:
    """Return a live table before any code is shown; the host's page has a camera."""
    friends = Friends(players, Camera())
    for one in friends.pages:
        one.session.settings = PLAIN
    return friends


def _offered(seat: int = 1, *, players: int = 2, joined: bool = False, films: bool = False) -> Page:
    """Return the host's page with the code for ``seat``, or for a screen without a seat."""
    friends = _live(players)
    if joined:
        friends.join(1)
        at(friends.ada, lambda: friends.ada.app.send(messages.PlayLive()))
    friends.code_of(seat)
    if films:
        at(friends.ada, lambda: friends.ada.press(messages.ScanCode()))
    return friends.ada


def _failed_to_connect() -> Page:
    """Return the host's page when Bo's answer has come, but no connection in ten seconds."""
    friends = _live()
    friends.network.works = False
    friends.join(1)
    ada = friends.ada
    at(ada, lambda: [act() for act in [*ada.screen.waiting]])
    return ada


def _as_table() -> Page:
    """Return a screen that nobody sits at, with the code for the first seat."""
    laptop = begin_live(Network(), "live", "live", first="live")
    at(laptop, lambda: laptop.press(messages.Invite(0)))
    return laptop


def _invited(seat: int = 1) -> Page:
    """Return the page of a guest, with its answer."""
    friends = _live()
    guest, code = friends.pages[1], friends.code_of(seat)
    at(guest, lambda: guest.arrive(code))
    assert fragment(guest).startswith("q=")
    return guest


def _at_live_table(cut: bool = False) -> Page:
    """Return a guest's dialog at the table, or after the connection was ``cut``."""
    friends = _live()
    friends.join(1)
    guest = friends.pages[1]
    if cut:
        friends.network.works = False
        friends.cut(1)
    at(guest, lambda: guest.app.send(messages.PlayLive()))
    return guest


READING: dict[str, Build] = {
    "nothing": partial(_in_play, 2, 5),
    **{f"hint-{step}": _advised(partial(_in_play, 2, 5), step) for step in range(MOST_STEPS + 1)},
    "log": _looking(partial(_in_play, 2, 5), drawer="log"),
    "facts": _looking(partial(_in_play, 2, 5), drawer="facts"),
}
"""The same table with everything that can be read beside it, and with nothing."""


def trays() -> Iterator[tuple[str, Session]]:
    """Yield a table for every bird of all sets, three at a time in the tray."""
    birds = list(CATALOG.birds)
    for first in range(0, len(birds), 3):
        session = _in_play(2, 5)
        assert session.sitting
        shown = [*birds[first : first + 3], *birds[:2]][:3]
        session.sitting.game.state.tray[:] = shown
        yield "-".join(shown), session


def hands() -> Iterator[tuple[str, Session]]:
    """Yield a table for every bird of all sets, nine at a time in hand."""
    birds = list(CATALOG.birds)
    for first in range(0, len(birds), 9):
        session = _in_play(2, 9)
        assert session.sitting
        session.sitting.game.state.players[0].hand[:] = birds[first : first + 9]
        yield birds[first], session


def _named() -> Iterator[tuple[str, Build]]:
    """Yield the name of every state and how to build it."""
    for kind in KINDS:
        yield f"asked-{kind}", partial(_asked, kind)
        if kind not in UNADVISED:
            yield f"marked-{kind}", _advised(partial(_asked, kind))
    for bird in ("forest_owlet", "eurasian_eagle_owl", "philippine_eagle"):
        yield f"asked-again-{bird}", partial(_asked_by, bird, "again")
    yield "asked-choose_course-rook", partial(_asked_by, "rook", "choose_course")
    yield "asked-move_to-neighbour", partial(_asked_by, "spotted_dove", "move_to")
    yield "marked-hand", _advised(partial(_in_play, 2, 5))
    yield "marked-hand-9", _advised(partial(_in_play, 2, 9))
    for name, build in READING.items():
        yield f"reading-{name}", build
    for cards in (0, 2, 3, 4, 5, 8):
        yield f"bonus-{cards}", partial(_holding, cards)
    for kind in TABBED:
        yield f"tabbed-{kind}", partial(_asked, kind)
    yield "placing-three", _with(_everywhere, _pick_widest)
    five: Sequence[str] = FOODS[:5]
    for rows, bird, food in (
        ("three", "yellow_breasted_chat", {"invertebrate": 1, "fruit": 2, "seed": 2}),
        ("two", "prothonotary_warbler", {"invertebrate": 2, "seed": 1, "fruit": 2}),
        ("one-cheap", "mountain_bluebird", {"invertebrate": 3, "seed": 1, "fish": 1, "fruit": 1}),
        ("one", "greater_roadrunner", {"invertebrate": 2, "rodent": 1, "seed": 2, "fruit": 1}),
        ("one-way", "black_billed_magpie", dict.fromkeys(five, 1)),
        ("two-ways", "sandhill_crane", dict.fromkeys(five, 2)),
        ("three-ways", "common_raven", dict.fromkeys(five, 2)),
    ):
        yield f"placing-{rows}-dear", _with(partial(_dear, (bird, "mallard"), **food), _pick_held)
    many = partial(_dear, ("black_billed_magpie", *CROWD), **dict.fromkeys(five, 1))
    yield "placing-of-many-dear", _with(many, _pick_held)
    yield "paying", _paying
    yield "hint-placing", _thrifty(_hinted_and_picked)
    for players in SEATS:
        for hand in HANDS:
            yield f"table-{players}-{hand}", partial(_in_play, players, hand)
    for tab in TABS:
        yield f"tab-{tab}", _looking(partial(_in_play, 2, 5), tab=tab)
    for kind in KINDS:
        yield f"opened-{kind}", _with(partial(_asked, kind), partial(_press_tab, "goals"))
    held = _with(partial(_dear, ("red_crossbill", "mallard"), seed=3, fish=2), _pick_held)
    yield "placing-long", held
    yield "opened-placing-long", _with(held, partial(_press_tab, "goals"))
    yield "table-together", partial(_in_play, 3, 5, together=True)
    for players in (3, 5):
        unnamed = partial(_in_play, players, 5, names=())
        yield f"table-unnamed-{players}", unnamed
        yield f"tab-unnamed-{players}", _looking(unnamed, tab="goals")
    long = partial(_in_play, 3, 5, names=LONGEST)
    yield "table-long", long
    yield "tab-long", _looking(long, tab="goals")
    yield "table-plenty", partial(_in_play, 2, 11, things=PLENTY)
    yield "table-automa", partial(_recorded, "base_101", 0.5)
    yield "resumed", _resumed
    yield "mat-of-another", _looking(partial(_in_play, 3, 5), mat="1")
    yield "mats-beside", _looking(partial(_in_play, 2, 5), beside="on")
    yield "empty-mat", partial(_in_play, 2, 5, birds=0)
    yield "full-mat", partial(_in_play, 2, 5, birds=15)
    yield "card-in-hand", _with(partial(_in_play, 1, 15), _pick_first)
    yield "card-to-pay", _with(partial(_in_play, 2, 5), _pick_dearest)
    yield "in-vain", _in_doubt
    yield "notice", _with(partial(_in_play, 2, 5), _said)
    for players in (1, 2, 5):
        yield f"set-up-{players}", partial(_set_up, players)
    for keep in (2, 3, 5):
        yield f"set-up-keeping-{keep}", partial(_set_up, keep=keep)
    yield "set-up-again", _start_again
    for tab in ("table", "goals"):
        yield f"set-up-{tab}", _with(partial(_set_up, keep=3), partial(_press_tab, tab))
        yield (
            f"set-up-hint-{tab}",
            _with(
                _thrifty(partial(_hinted, 3, set_up=True)),
                partial(_press_tab, tab),
            ),
        )
    yield "set-up-hint", _thrifty(partial(_hinted, 3, set_up=True))
    for players in SEATS:
        yield f"round-end-{players}", partial(_at_the_end, players, 2)
    yield "round-end-late", partial(_at_the_end, 5, 4)
    yield "round-end-base", partial(_recorded, "base_101", until_round=3)
    for players in (1, 2, 5):
        yield f"end-{players}", partial(_at_the_end, players, 5)
    yield "end-base", partial(_recorded, "base_101")
    yield "end-long", _named_long_at_the_end
    yield "hand-over", _handing_over
    yield "hand-over-told", _told_much
    yield "hand-over-long", partial(_handing_over, LONGEST)
    yield "hand-over-drew", _drew
    yield "waiting", _waiting
    yield "arrived", _arrived
    yield "thinking", _thinking
    yield "elsewhere", _with(partial(_in_play, 2, 5), lambda session: session.go_elsewhere())
    yield "failed", _failed
    for step in (1, 2, 3):
        yield f"hint-{step}", _thrifty(partial(_hinted, step))
    yield "hint-gain_die", _thrifty(_hinted_at_the_birdfeeder)
    yield "replayed", _thrifty(_replayed)
    yield "reviewed", _thrifty(partial(_reviewed, whole=False))
    yield "review-sheet", _thrifty(partial(_reviewed, whole=True))
    for number in (0, 7, 19):
        yield (
            f"exercise-{number}",
            _thrifty(partial(_exercised, number, answered=False)),
        )
        yield (
            f"exercise-{number}-answered",
            _thrifty(partial(_exercised, number, answered=True)),
        )
    for kind in ("gain_die", "gain_food", "trade"):
        yield (
            f"exercise-{kind}",
            _thrifty(partial(_exercised, 0, answered=False, kind=kind)),
        )
    yield "exercise-start", _thrifty(_start_asked)
    yield "played-out", _thrifty(_played_out)
    yield "lesson", _thrifty(partial(_lesson, "food", 1))
    yield "guided", _thrifty(_guided)
    yield "start", partial(Session, CATALOG, "en", PLAIN)
    yield "start-after-a-game", _thrifty(partial(_opened, "leave"))
    for bird in ("horsfields_bronze_cuckoo", "american_robin", "common_raven"):
        yield (
            f"card-{bird}",
            _thrifty(partial(_opened, "card", f'{{"bird":"{bird}"}}')),
        )
    for name in ("gallery", "rules", "settings", "menu", "keys", "about", "games", "statistics"):
        yield f"over-{name}", _thrifty(partial(_over, name))
    for rule in ("setup.birds", "tray", "play_bird.why_not", "placing.on_top"):
        yield f"rules-{rule}", _thrifty(partial(_opened, "rule", f'{{"page":"{rule}"}}'))
    brown = '{"page":"power.brown"}'
    yield "rules-from-start", _thrifty(partial(_opened, "rule", brown, at_table=False))
    yield "over-choosing", _thrifty(_left_out)
    yield "over-report", _thrifty(partial(_opened, "report"))
    yield "over-friend", _thrifty(partial(_opened, "friend", at_table=False))
    for use in get_args(KeyUse)[1:]:
        yield f"over-keys-{use}", _keyed(_thrifty(partial(_over, "keys")), use)
        yield f"keys-{use}", _keyed(partial(_in_play, 2, 5), use)
    yield "keys-greek", _with(partial(_in_play, 2, 5), _speak_greek)
    yield "notice-keys", _with(partial(_in_play, 2, 5), _hear_word)
    for place in (*LAID, "play", "space:forest:1", "tuck:forest:1", "space:wetland:3"):
        yield f"laying-{place.replace(':', '-')}", partial(_laid, place)
    yield "laying-automa", partial(_laid, "automa", players=1)
    yield "laying-five", partial(_laid, "space:wetland:3", "rail", players=5)
    yield "laying-refused", partial(_laid, "space:forest:1", "", messages.LayCount("eggs", 99))
    yield "laying-found", partial(_laid, "space:wetland:3", "warbler")
    yield "over-share", _thrifty(partial(_opened, "share", '{"kind":"game"}'))
    yield "live-offer", _thrifty(_offered)
    yield "live-offer-joined", _thrifty(partial(_offered, 2, players=3, joined=True))
    yield "live-offer-screen", _thrifty(partial(_offered, SCREEN))
    yield "live-offer-five", _thrifty(partial(_offered, 4, players=5, films=True))
    yield "live-failed", _thrifty(_failed_to_connect)
    yield "live-as-table", _thrifty(_as_table)
    yield "live-invited", _thrifty(_invited)
    yield "live-invited-screen", _thrifty(partial(_invited, SCREEN))
    yield "live-at-table", _thrifty(_at_live_table)
    yield "live-returning", _thrifty(partial(_at_live_table, cut=True))
    yield "over-why", _thrifty(partial(_opened, "why", '{"about":"decision.action"}'))
    yield "over-lessons", _thrifty(partial(_opened, "lessons", at_table=False))
    for beside in get_args(messages.BoardPage):
        yield f"board-{beside or 'contents'}", _thrifty(partial(_beside, beside))
    for moment_ in ("yours", "second", "goal", "scored", "over"):
        yield f"board-{moment_}", _thrifty(partial(_at_step, moment_))
    for primary in ("play_bird", "gain_food", "lay_eggs", "draw_cards"):
        yield f"board-{primary}", _thrifty(partial(_at_step, "primary", primary))
    yield "board-tray", _thrifty(_tray_named)
    for players in (1, 2, 4, 5):
        yield f"board-pad-{players}", _thrifty(partial(_padded, players))
    yield (
        "board-asked",
        _thrifty(
            partial(
                _beside,
                "aids",
                messages.SetAid("bonus", "bird_feeder"),
                messages.SetAid("draw"),
                messages.FindOnBoard("ame"),
            )
        ),
    )
    yield "over-exercises", _thrifty(partial(_opened, "exercises", at_table=False))


def _keyed(build: Build, use: KeyUse) -> Build:
    """The same with single keys used in that way."""

    def apply(session: Session) -> None:
        session.set("keys", use)

    return _with(build, apply)


def _speak_greek(session: Session) -> None:
    """Give the session a keyboard with Greek letters alone."""
    session.captions = dict(zip("GPLDUHRV", "ΓΠΛΔΘΗΡΩ", strict=True))


def _hear_word(session: Session) -> None:
    session.told.say("keys_went_off", do=("settings",))


def _over(name: str) -> Page:
    return _opened({"rules": "rule"}.get(name, name))


STATES: dict[str, Build] = dict(_named())
"""How to build each state, by name."""
FEW: Sequence[str] = (
    "asked-action",
    "asked-payment",
    "asked-trade",
    "asked-gain_die",
    "asked-keep_bonus",
    "asked-draw_card",
    "marked-gain_food",
    "marked-gain_die",
    "marked-lay_egg",
    "marked-draw_card",
    "marked-hand-9",
    "bonus-2",
    "bonus-5",
    "over-friend",
    "tabbed-lay_egg",
    "tabbed-discard_card",
    "placing-three",
    "table-2-5",
    "table-5-15",
    "table-1-9",
    "set-up-keeping-3",
    "hint-3",
    "round-end-2",
    "end-2",
    "exercise-0",
    "reviewed",
)
"""The states that show most of what can go wrong."""
STILL: Sequence[str] = (
    *(name for name in FEW if name.startswith(AT_THE_TABLE)),
    "card-in-hand",
    "notice",
    "waiting",
    "replayed",
    "played-out",
    "exercise-0-answered",
    "lesson",
    "guided",
)
"""The states at the table in which most is open or announced."""
LIVE: Sequence[str] = (
    "live-offer",
    "live-offer-joined",
    "live-offer-screen",
    "live-offer-five",
    "live-invited",
    "live-at-table",
    "live-failed",
    "live-as-table",
    "live-invited-screen",
    "live-returning",
)
"""The dialogs of live tables, the fullest ones first."""
RECORDED = ("base_101", "all_sets_121")
"""The recorded games to go through moment by moment."""


@cache
def state(name: str) -> Session:
    """Return the session in that state; it is built once."""
    return STATES[name]()


def moments(every: int, states: Sequence[str]) -> Iterator[tuple[str, Session, Html]]:
    """Yield one in ``every`` moments of each recorded game, then ``states``."""
    for number, name in enumerate(RECORDED):
        record = decode((RECORDS / f"{name}.json").read_bytes())
        session = Session(CATALOG, LANGUAGES[number % len(LANGUAGES)], PLAIN)
        session.begin(record.setup, rules=record.rules)
        for place, option in enumerate(record.answers):
            if place % every == 0:
                yield f"{name}-{place}", session, page(moment(session))
            answer(session, session.token, option)
    for name in states:
        session = state(name)
        yield name, session, shown(session, "en")
