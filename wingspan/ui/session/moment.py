"""Everything that the page shows at one moment, as values: the only input of the views.

A moment has one screen and at most one overlay. ``wingspan.ui.page.views`` knows the view of each.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from wingspan.engine.rules import RULES
from wingspan.words import Words

from ..messages import Rematch, SharedKind
from ..play.settings import KeyUse, Motion, Sound
from .decks import Decks

if TYPE_CHECKING:
    from wingspan.bots.candidates import Candidate
    from wingspan.coach.advice import Advice
    from wingspan.coach.plans import Plan
    from wingspan.coach.review import Review, Trend
    from wingspan.engine import Game, Setup
    from wingspan.engine.cards import BirdCard
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.components import Habitat
    from wingspan.engine.decision import Decision
    from wingspan.engine.program import Program
    from wingspan.engine.setup import SetupError
    from wingspan.links import GameLink, Unasked
    from wingspan.saves import Aim, Removed, Summary, Unreadable
    from wingspan.saves.statistics import Statistics

    from ..board.desk import Board
    from ..forms import NewGame, NobodyPlays
    from ..layout.draft import Draft
    from ..learn.exercising import ExerciseSeen
    from ..learn.practice import Learnt
    from ..play.news import RoundEnd
    from ..play.replay import ReplayMoment, Uncovered
    from ..play.scene import Scene

Phase = Literal["start", "play", "over", "failed", "arrival", "replay", "elsewhere"]


# notices and errors


class Notice(Struct, frozen=True):
    """A notice to the person at the screen."""

    key: str
    """The key of the message."""
    values: dict[str, Any] = {}
    """The values to insert into it."""
    lasting: bool = False
    """Whether it stays as long as it is true, and cannot be dismissed."""
    do: tuple[str, ...] = ()
    """Commands, and dialogs to open, as buttons, each with a label ``do_<name>``."""


class Failure(Struct, frozen=True):
    """An error, with the game in which it occurred."""

    detail: str
    """The traceback, for developers."""
    record: str
    """The record of the game to reproduce it with, as JSON; "" if there is none."""
    id: str = ""
    """The id of the saved game that cannot be shown; "" for none."""


def traceback_of(error: BaseException) -> str:
    """The traceback of an error, for developers."""
    return "".join(traceback.format_exception(error))


# a live table

LiveStep = Literal[
    "", "waits", "offer", "connecting", "failed", "answer", "joined", "returning", "lost"
]
"""How far the next guest's connection is.

At the host: "" nobody is invited, "waits" the code is being made, "offer" it is shown,
"connecting" its answer has come, "failed" no connection was made in time. At a guest: "answer" its
own code is shown, "joined" it is at the table, "returning" it is trying to come back, "lost" it is
no longer at the table. "joined" at the host: the invited page is at the table."""

Presence = Literal["here", "away", "lost", "off"]
"""Whether a seat's device is at the table: "here" if its page is visible, "away" if it is hidden,
"lost" if the connection has ended, "off" for a seat without a device of its own."""

SCREEN = -1
"""Stands for a screen without a seat where a seat number is expected."""


class LiveSeen(Struct, frozen=True):
    """A live table, as this page knows it."""

    hosts: bool
    """Whether this page is the host: it opened the table, and all others connect to it."""
    names: tuple[str, ...]
    """The players, by seat."""
    persons: tuple[int, ...]
    """The seats of people, here and elsewhere."""
    mine: tuple[int, ...]
    """The seats at this screen."""
    present: tuple[Presence, ...] = ()
    """By seat, whether its device is at the table."""
    chosen: tuple[int, ...] = ()
    """The seats that have chosen how to begin before they were asked."""
    screens: int = 0
    """Number of screens that show the table and have no seat."""
    step: LiveStep = ""
    """How far the next guest's connection is."""
    seat: int | None = None
    """The seat whose code is shown; None if no code is shown."""
    url: str = ""
    """The code as a link."""
    code: tuple[str, ...] | None = None
    """The rows of the QR code; () if the link is too long for one, None while there is none."""
    can_scan: bool = False
    """Whether codes can be read here with the camera."""
    scanning: bool = False
    """Whether the camera is reading codes."""
    may_notify: bool = False
    """Whether the person has not yet decided if this page may show notifications."""
    told: str = ""
    """The key of the message about the last press of a button."""

    def presence_of(self, seat: int) -> Presence:
        """Whether that seat is at the table.

        A guest that has lost the table reports every seat but its own as lost.
        """
        if seat in self.mine:
            return "here"
        if seat < len(self.present):
            return self.present[seat]
        return "off" if self.hosts else "lost"

    def seats_that_are(self, presence: Presence) -> str:
        """The people's seats with that presence, separated by spaces, for the style sheet."""
        found = (seat for seat in self.persons if self.presence_of(seat) == presence)
        return " ".join(map(str, found))


# what a link brings


class CameGame(Struct, frozen=True):
    """A game from a link."""

    link: GameLink
    game: Game
    """The game at the moment it was sent, for looking only."""
    mine: str = ""
    """The id of the saved game that it diverges from; "" if it is new here."""
    common: int = 0
    """Number of leading answers that both have in common."""


class CameDeal(Struct, frozen=True):
    """A set-up and seed to play."""

    setup: Setup
    """How it is dealt; its names may be changed."""
    beat: int | None = None
    """The points to beat; None for none."""
    rules: int = RULES
    """The number of the rules that it is played under."""
    day: str = ""
    """The date of a deal of the day; "" for other deals."""
    programs: tuple[Program | None, ...] = ()
    """The computer players by seat, None for a person."""


class CameNewer(Struct, frozen=True):
    """A game or deal under later rules than these, which only a newer page can open."""

    fragment: str
    """The content of the link, as text."""


Arrival = CameGame | CameDeal | CameNewer


# the screens


class LastTable(Struct, frozen=True):
    """The game on the table, for a small picture with a caption."""

    game: Summary
    rows: Mapping[Habitat, tuple[BirdCard, ...]]
    """The mat of the person who sits here."""


PASTE = "import-text"
"""The id of the field into which games are pasted."""

RENAME = "rename-field"


class SavedGames(Struct, frozen=True):
    """The content of the list."""

    games: tuple[Summary, ...]
    """All saved games."""
    now: int
    """The time in milliseconds since 1970."""
    unreadable: tuple[Unreadable, ...] = ()
    """The texts that cannot be read as games."""
    removed: tuple[Removed, ...] = ()
    """The content of the bin."""
    current: str | None = None
    """The id of the game on the table; None if there is none."""
    renaming: str = ""
    """The id of the game that is being renamed; "" for none."""
    undo: str = ""
    """The key of what has just been removed; "" for nothing."""
    notices: tuple[str, ...] = ()
    """The messages, as text."""
    most: int = 1_000_000
    """The most games to show: those played last."""
    importing: tuple[int, int] | None = None
    """Numbers of games of a file looked at so far and in all; None if no file is being read."""

    @property
    def is_empty(self) -> bool:
        """Whether there is no game, unreadable text, removed game, import or message to show."""
        listed = self.games or self.unreadable or self.removed
        return not (listed or self.notices or self.importing)


class StartPage(Struct, frozen=True):
    """The start page: ways to begin, the start form, the saved games."""

    form: NewGame
    refusal: SetupError | NobodyPlays | None
    """Why the last set-up cannot be played."""
    last_table: LastTable | None
    """The game on the table; None if there is none."""
    last_time: NewGame | None
    """The form of the last game, without the seed; None if that is not known."""
    kept: SavedGames | None
    """The saved games; None while their list is shown over the page."""
    fitting: str
    """The level of the computer player that fits the person's last results."""
    decks: Decks = Decks()
    """The cards that are left out of new games."""


class ArrivalPage(Struct, frozen=True):
    """The content of a link, waiting for a decision."""

    arrival: Arrival
    has_game: bool
    """Whether another game is on the table."""


class InOtherTab(Struct, frozen=True):
    """Another tab has taken the game over."""


class TableShown(Struct, frozen=True):
    """The base of what is shown of a game on the table, as its viewer sees it."""

    scene: Scene


class HandOver(TableShown, frozen=True):
    """The screen must be handed to somebody else before anything is shown."""

    to: int
    """The seat of the next holder."""
    drew: tuple[str, ...] = ()
    """The cards that the holder drew; shown before the screen is handed over, and nothing else."""
    holder: str = ""
    """The name of the holder; "" if there is none."""


class Waiting(TableShown, frozen=True):
    """A remote player must answer."""

    unasked: Unasked
    """What the person here lets other screens answer."""
    live: Presence | None = None
    """Whether the player who must answer is at the live table; None if there is no such table."""
    chosen: int = 0
    """Number of people who have chosen how to begin."""
    choosing: int = 0
    """Number of people who choose."""


class Consulted(Struct, frozen=True):
    """The progress of the computer player that must answer."""

    done: int = 0
    """Number of rollouts made."""
    whole: int = 0
    """Number of rollouts to make; 0 while that is not known."""
    gone: bool = False
    """Whether this version of the page has no such player."""


class ProgramThinks(TableShown, frozen=True):
    """A computer player must answer."""

    consulted: Consulted


class Told(Struct, frozen=True):
    """What is said beside the table: a hint, an exercise, a lesson, a review, what could follow."""

    kind: Literal["hint", "exercise", "learnt", "review", "outlook"]
    """What it is; the page makes its panel by that."""
    value: Hint | ExerciseSeen | Learnt | Reviewing | Outlook
    """What the panel is made of."""


class TableInPlay(TableShown, frozen=True):
    """The table in play, as the person who must answer sees it."""

    told: Told | None = None
    """What is said beside it."""


MOST_STEPS = 3
"""Number of steps of a hint: where to look, the best moves, and why."""


class Hint(Struct, frozen=True):
    """The coach's hint on the question on the screen."""

    token: int
    """The token of the moment at which the hint was asked for."""
    step: int = 1
    """How much is revealed: 1 where to look, 2 the best moves, 3 why."""
    done: int = 0
    """Number of worlds evaluated."""
    whole: int = 0
    """Number of worlds to evaluate."""
    advice: Advice | None = None
    """The result; None while the coach is searching."""

    @property
    def is_last(self) -> bool:
        """Whether nothing more is revealed: moves that are equally good need no "why"."""
        is_alike = self.advice is not None and self.advice.why is None
        return self.step == MOST_STEPS or (is_alike and self.step > 1)


class Ended(TableShown, frozen=True):
    """The end of a game."""

    record: str
    """The game as JSON."""
    aim: Aim | None
    """The score to beat, or the deal of the day."""
    again: tuple[Rematch, ...] = ()
    """How it can be played again."""
    best_before: int | None = None
    """The person's best score in other games of the same kind; None if there are none."""
    told: Told | None = None
    """What is said above it."""


class Replayed(Struct, frozen=True):
    """A replay."""

    scene: Scene
    replay: ReplayMoment
    told: Told | None = None
    """What is said beside it."""


class LaidOut(TableShown, frozen=True):
    """A table that is laid out by hand."""

    draft: Draft


class Outlook(Struct, frozen=True):
    """What could follow an answer, for a person who asked to see it."""

    decision: Decision
    candidate: Candidate
    plan: Plan
    given: tuple[int, ...]
    """The answers given in the game on the table when the outlook was asked for."""


class BestMove(Struct, frozen=True):
    """The best action of a game."""

    at: int
    """The number of answers before it."""
    decision: Decision
    candidate: Candidate


class Judged(Struct, frozen=True):
    """A game under review, or reviewed."""

    review: Review
    record: str
    """The game, as JSON."""
    final: int
    """The final points of the reviewed seat."""
    deep: bool = False
    """Whether it is analysed with ten times as many worlds."""
    running: bool = False
    """Whether the review is still going on."""
    own: bool = False
    """Whether the reviewed seat is played at this screen."""
    weights: int = 1
    """The number of the weights used."""
    games: int = 0
    """Number of the person's last games with a review, this one included."""
    trends: tuple[Trend, ...] = ()
    """What the costliest habits cost in those games."""
    best: BestMove | None = None
    """The best action of the game, if one stands out."""
    fault: str = ""
    """The habit whose moments are stepped through; "" for all mistakes."""


class Reviewing(Struct, frozen=True):
    """A review beside the replay of its game."""

    judged: Judged
    uncovered: Uncovered | None = None
    """What was hidden from the reviewed player; None while it stays hidden."""


Screen = (
    StartPage
    | ArrivalPage
    | InOtherTab
    | HandOver
    | Waiting
    | ProgramThinks
    | TableInPlay
    | Ended
    | Replayed
    | LaidOut
    | Failure
)


# what lies over them


class Menu(Struct, frozen=True):
    """The tools of every page."""

    docs: str
    """The address of the documentation; "" if there is none."""
    at_table: bool
    """Whether the screen shows a table, which can be copied."""


class HeldUp(Struct, frozen=True):
    """A bird's card, held up to be read."""

    catalog: Catalog
    bird: str
    """The bird's id."""
    stays: bool
    """Whether it is in the hand on the screen and cannot be played now."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""


class Gallery(Struct, frozen=True):
    """All birds, with a search."""

    catalog: Catalog
    asked: Mapping[str, str]
    """The values of the search fields."""
    decks: Decks | None = None
    """The cards left out of new games, if the gallery is used to choose them; None otherwise."""
    laying: Draft | None = None
    """The table that is laid out, if a bird is chosen for it; None otherwise."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""


class BesideBoard(Struct, frozen=True):
    """What helps beside the board game."""

    catalog: Catalog
    board: Board


ALL_SETS = "all"
"""The look of the rules while they are shown with all sets."""


class Reference(Struct, frozen=True):
    """The rules reference, or an answer to "why?" from it."""

    catalog: Catalog
    look: Mapping[str, str]
    """The open page, the search, the thing to explain."""
    playing: tuple[str, ...]
    """The sets of the game on the table; () if there is none."""
    scene: Scene | None
    """The table that an answer is about."""
    copied: str
    """The message about the outcome of copying a link; "" for none."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""
    beside: tuple[str, ...] = ()
    """Birds to compare others with: those in the hand on the screen."""


class Figures(Struct, frozen=True):
    """The statistics."""

    total: Statistics
    erased: bool
    """Whether they have just been erased, which can be undone."""


class Shared(Struct, frozen=True):
    """A link that is ready to be sent."""

    kind: SharedKind
    """What it contains."""
    url: str
    """The whole link."""
    to: str = ""
    """The name of the player who must answer next; "" if it is for nobody in particular."""
    secret: bool = False
    """Whether other players' hidden cards could be read from it."""
    sent: int = 0
    """Number of answers that it sends to a remote player."""
    code: tuple[str, ...] | None = None
    """The rows of its QR code; () if the link is too long for one, None until it is made."""
    told: str = ""
    """The key of the message about the last press of a button."""


class ShareDialog(Struct, frozen=True):
    """A link to be sent."""

    shared: Shared
    has_sheet: bool
    """Whether the system has a share sheet."""
    kinds: tuple[SharedKind, ...]
    """The kinds of link that can be made of the game on the table."""
    can_play_live: bool = False
    """Whether it can be played at a live table."""


class LiveDialog(Struct, frozen=True):
    """A live table: who is there, and how others join it."""

    seen: LiveSeen
    has_sheet: bool
    """Whether the system has a share sheet."""
    copied: str
    """The message about the outcome of copying a link; "" for none."""


class AboutPage(Struct, frozen=True):
    """What the page says about itself, beside the work of others in it."""

    build: str
    """The name of this build; "" if it has none."""
    docs: str
    """The address of the documentation; "" if it is not published with the page."""


class ReportDialog(Struct, frozen=True):
    """The report of a problem, before it is sent."""

    text: str
    """All that it says."""
    has_sheet: bool
    """Whether the system has a share sheet."""


class BetweenRounds(Struct, frozen=True):
    """The end of a round, until it is dismissed at this screen."""

    scene: Scene
    ended: RoundEnd


class Overlay(Struct, frozen=True):
    """What lies over the screen."""

    name: str
    """Its name in :data:`.dialogs.DIALOGS`."""
    value: Any
    """What its view takes."""


class Moment(Struct, frozen=True):
    """Everything that the page shows."""

    words: Words
    phase: Phase
    """The kind of moment, for the page's style and for screen readers."""
    token: int
    """Identifies the moment in the answers given to it."""
    asks: bool
    """Whether somebody at this screen must answer."""
    notices: tuple[Notice, ...]
    """The notices on top of the page."""
    screen: Screen
    over: Overlay | None
    """What lies over it; None for nothing."""
    live: LiveSeen | None = None
    """The live table at which the game on the screen is played."""
    motion: Motion = "normal"
    """The animation speed."""
    sound: Sound = "off"
    """The volume of sounds."""
    keys: KeyUse = "on"
    """How single keys are used."""
    captions: Mapping[str, str] = {}
    """What is written on the keys, where that is not the letter or digit that they stand for."""
