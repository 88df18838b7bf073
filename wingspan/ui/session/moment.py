"""All that the page shows at one moment, as values: what views are given, and all they are given.

A moment has one screen, and perhaps something that lies over it. ``wingspan.ui.page`` knows the
view of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from wingspan.words import Words

from ..commands import Rematch
from ..play.round_end import RoundEnd
from ..play.scene import Scene
from ..play.settings import Motion, Settings, Sound
from .decks import Decks
from .failure import Failure
from .live_seen import LiveSeen, Presence
from .notices import Notice
from .saved_list import SavedGames

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wingspan.bots.candidates import Candidate
    from wingspan.coach.advice import Advice
    from wingspan.coach.review import Review, Trend
    from wingspan.engine.cards import BirdCard
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.components import Habitat
    from wingspan.engine.decision import Decision
    from wingspan.engine.setup import SetupError
    from wingspan.links import Unasked
    from wingspan.saves import Aim, Summary
    from wingspan.saves.statistics import Statistics
    from wingspan.teaching.lessons import Progress

    from ..play.replay import ReplayState
    from ..play.uncovered import Uncovered
    from .arrived import Arrival
    from .exercising import ExerciseSeen, Room
    from .form import Fields, NobodyPlays
    from .outlook import Outlook
    from .practice import Learnt
    from .shared import Shared, SharedKind

Phase = Literal["start", "play", "over", "failed", "arrival", "replay", "elsewhere"]


# the screens


class LastTable(Struct, frozen=True):
    """The game on the table, as a small picture with what is said of it."""

    game: Summary
    """Who plays, and how far they are."""
    rows: Mapping[Habitat, tuple[BirdCard, ...]]
    """The mat of whoever sits here."""


class StartPage(Struct, frozen=True):
    """The start page: ways to begin, the start form, the saved games."""

    fields: Fields
    """What is filled in already, if anything."""
    refusal: SetupError | NobodyPlays | None
    """Why the last set-up cannot be played."""
    last_table: LastTable | None
    """The game on the table, None if there is none."""
    last_time: Fields | None
    """What was filled in for the last game, the seed left out; None if nobody knows."""
    kept: SavedGames | None
    """The saved games; None while their list lies over the page."""
    fitting: str
    """The level of the computer player that fits one's last results."""
    decks: Decks = Decks()
    """The cards that are left out of new games."""


class ArrivalPage(Struct, frozen=True):
    """What a link has brought."""

    arrival: Arrival
    """The game or the deal."""
    settings: Settings
    """What whoever plays here has set."""
    has_game: bool
    """Whether another game is on the table."""


class InOtherTab(Struct, frozen=True):
    """The game is in another tab's hands."""


class HandOver(Struct, frozen=True):
    """The screen must go to somebody else before anything is shown."""

    scene: Scene
    """The table, as its viewer sees it."""
    can_undo: bool
    """Whether the last input can be taken back."""
    to: int
    """The seat of whoever is to take it."""
    drew: tuple[str, ...] = ()
    """What its holder has drawn and is shown first; nothing else is."""
    holder: str = ""
    """The name of its holder, "" if nobody has it."""


class Waiting(Struct, frozen=True):
    """Somebody far away must answer."""

    scene: Scene
    """The table, as its viewer sees it."""
    can_undo: bool
    """Whether the last input can be taken back."""
    unasked: Unasked
    """What others' screens may answer for whoever sits here."""
    live: Presence | None = None
    """Whether whoever must answer is at the live table; None if there is no table."""
    chosen: int = 0
    """How many have chosen how to begin, at a live table."""
    choosing: int = 0
    """How many people choose."""


class Consulted(Struct, frozen=True):
    """How far the computer player is that must answer."""

    done: int = 0
    """Playouts made."""
    whole: int = 0
    """Playouts to be made; 0 while that is not known."""
    gone: bool = False
    """Whether this version of the page has no such player."""


class ProgramThinks(Struct, frozen=True):
    """A computer player must answer."""

    scene: Scene
    """The table, as its viewer sees it."""
    can_undo: bool
    """Whether the last input can be taken back."""
    consulted: Consulted
    """How far it is."""


class TableInPlay(Struct, frozen=True):
    """The table in play, seen by whoever must answer."""

    scene: Scene
    """The table, as its viewer sees it."""
    can_undo: bool
    """Whether the last input can be taken back."""


MOST_STEPS = 3
"""Of a hint: where to look, the best answers, and why."""


class Hint(Struct, frozen=True):
    """What the coach says of the question on the screen, as far as it was asked."""

    token: int
    """The moment that it was asked at."""
    step: int = 1
    """How far it may tell: where to look, then the best answers, then why."""
    done: int = 0
    """Worlds looked at."""
    whole: int = 0
    """Worlds to be looked at."""
    advice: Advice | None = None
    """What it has found, None while it looks."""


class Hinted(Struct, frozen=True):
    """The table in play, with what the coach says of it."""

    screen: TableInPlay
    """What is shown without it."""
    hint: Hint
    """What the coach says."""


class Ended(Struct, frozen=True):
    """The end of a game."""

    scene: Scene
    """The table, as its viewer sees it."""
    can_undo: bool
    """Whether the last input can be taken back."""
    record: str
    """The game as JSON."""
    aim: Aim | None
    """What was to be beaten."""
    again: tuple[Rematch, ...] = ()
    """How it can be played again."""
    best_before: int | None = None
    """The most points of one's other games of this kind, None if there are none."""


class Replayed(Struct, frozen=True):
    """A game gone through again."""

    scene: Scene
    """The table, as its viewer sees it."""
    replay: ReplayState
    """Where the replay is."""


class PlayedOut(Struct, frozen=True):
    """An example of what could follow an answer."""

    screen: Replayed
    """The example."""
    outlook: Outlook
    """What it is an example of."""


class BestMove(Struct, frozen=True):
    """The best action of a game."""

    at: int
    """The number of answers before it."""
    decision: Decision
    """What was asked."""
    candidate: Candidate
    """What was answered."""


class Judged(Struct, frozen=True):
    """A game being judged, or judged."""

    review: Review
    """What has been found."""
    record: str
    """The game, as JSON."""
    final: int
    """The points of the seat that is judged."""
    deep: bool = False
    """Whether it is looked at with ten times as many worlds."""
    running: bool = False
    """Whether it is going on."""
    own: bool = False
    """Whether it is the play of somebody at this screen."""
    weights: int = 1
    """By which weights."""
    games: int = 0
    """So many of one's last games are judged, this one included."""
    trends: tuple[Trend, ...] = ()
    """What the dearest habits cost in those."""
    best: BestMove | None = None
    """The best action of the game, if one stands out."""
    fault: str = ""
    """The habit whose moments are gone through, "" for all mistakes."""


class Reviewed(Struct, frozen=True):
    """A game gone through again with what the coach says of it."""

    screen: Replayed
    """What is shown without it."""
    judged: Judged
    """What the coach says."""
    uncovered: Uncovered | None = None
    """What was hidden from whoever is judged; None while it is."""


class Exercised(Struct, frozen=True):
    """The table of an exercise, with what is said of it beside what it asks."""

    screen: TableInPlay
    """What is shown without it."""
    seen: ExerciseSeen
    """The exercise."""


class Taught(Struct, frozen=True):
    """A screen with what is being learnt beside what it asks."""

    screen: TableInPlay | Ended | Replayed
    """The screen."""
    learnt: Learnt
    """The lesson's step, the example's, or the coach's advice."""


Screen = (
    StartPage
    | ArrivalPage
    | InOtherTab
    | HandOver
    | Waiting
    | ProgramThinks
    | TableInPlay
    | Hinted
    | Ended
    | Replayed
    | Reviewed
    | PlayedOut
    | Exercised
    | Taught
    | Failure
)


# what lies over them


class HeldUp(Struct, frozen=True):
    """A bird's card, held up to be read."""

    catalog: Catalog
    """The cards, as the game on the screen takes them."""
    bird: str
    """Which."""
    stays: bool
    """Whether it is in the hand on the screen and cannot be played now."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""


class Gallery(Struct, frozen=True):
    """All birds, to be searched."""

    catalog: Catalog
    """The cards."""
    asked: Mapping[str, str]
    """What is chosen in its fields."""
    decks: Decks | None = None
    """The cards that are left out of new games, where they are chosen; None elsewhere."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""


class Reference(Struct, frozen=True):
    """The rules reference, or an answer out of it."""

    catalog: Catalog
    """The cards that it speaks of."""
    look: Mapping[str, str]
    """The page that is open, what is searched, what is to be explained."""
    playing: tuple[str, ...]
    """The sets of the game at the table, () without one."""
    scene: Scene | None
    """The table that an answer is about."""
    copied: str
    """The message that says what came of copying a link, "" for none."""
    hearing: str = ""
    """Whether birds are heard: see ``singing``."""
    beside: tuple[str, ...] = ()
    """Birds to compare others with: those of the hand on the screen."""


class LessonList(Struct, frozen=True):
    """The lessons, to begin one."""

    progress: Progress
    """How far somebody is with them."""


class ExerciseList(Struct, frozen=True):
    """The exercises, to choose some."""

    room: Room
    """What there is of them."""


class About(Struct, frozen=True):
    """What the page says of itself."""

    build: str
    """The name of this build of it, "" if it has none."""


class Figures(Struct, frozen=True):
    """The statistics."""

    total: Statistics
    """What the finished games add up to."""
    erased: bool
    """Whether they have just been erased, which can be undone."""


class ShareDialog(Struct, frozen=True):
    """A link to be sent."""

    shared: Shared
    """The link."""
    has_sheet: bool
    """Whether the system has a sheet to share it with."""
    kinds: tuple[SharedKind, ...]
    """What the game on the table can be sent as."""
    can_play_live: bool = False
    """Whether it can be played at a live table."""


class LiveDialog(Struct, frozen=True):
    """A live table: who is there, and how others come to it."""

    seen: LiveSeen
    """The table."""
    has_sheet: bool
    """Whether the system has a sheet to share links with."""
    copied: str
    """The message that says what came of copying a link, "" for none."""


class BetweenRounds(Struct, frozen=True):
    """A round has ended, and nobody at this screen has gone on from that."""

    scene: Scene
    """The table, on which the next round has begun."""
    ended: RoundEnd
    """What the end of the round has brought."""


class ReviewSheet(Struct, frozen=True):
    """The whole review of a game."""

    screen: Replayed
    """What is shown without it."""
    judged: Judged
    """What the coach says."""


class Menu(Struct, frozen=True):
    """All that the page offers."""


class WithFriend(Struct, frozen=True):
    """How a game for two people is to be played."""

    name: str
    """What whoever sits here was called last time, "" if nobody knows."""


class Keys(Struct, frozen=True):
    """What the keys do."""


Overlay = (
    HeldUp
    | Gallery
    | Reference
    | LessonList
    | ExerciseList
    | Settings
    | About
    | Keys
    | WithFriend
    | Menu
    | SavedGames
    | Figures
    | ShareDialog
    | LiveDialog
    | ReviewSheet
    | BetweenRounds
)


class Moment(Struct, frozen=True):
    """All that the page shows."""

    words: Words
    """The language that everything is said in."""
    phase: Phase
    """What kind of moment it is, for the page's style and for screen readers."""
    token: int
    """Stands for the moment in the answers that are given to it."""
    asks: bool
    """Whether somebody at this screen is to answer."""
    notices: tuple[Notice, ...]
    """What stands on top."""
    screen: Screen
    """What is shown."""
    over: Overlay | None
    """What lies over it."""
    live: LiveSeen | None = None
    """The live table that the game on the screen is played at."""
    motion: Motion = "normal"
    """How quickly things are seen to move."""
    sound: Sound = "off"
    """How loud they are."""
