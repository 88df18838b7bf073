"""What a button can do, as values: each is written into the page and read back by its type.

A view writes a command with :func:`wingspan.ui.kit.buttons.button`, or, for a field that changes,
with :func:`~wingspan.ui.kit.buttons.on_input`; :func:`read` makes the value out of it again, and
``wingspan.ui.handling`` has one handler for each. Options of a decision are no commands: they are
numbers (``data-choice``).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from wingspan.engine.components import Action, Food, Habitat
from wingspan.engine.options import Die, Draw, DrawDeck, Reroll, Slot
from wingspan.engine.program import Unasked

Rematch = Literal["new", "same", "easier", "harder"]
CardField = Literal["name", "habitat", "food", "nest", "power", "bonus", "set"]
Tab = Literal["table", "hand", "goals", "log", "told"]
Drawer = Literal["", "log", "facts", "closed"]
Step = Literal["start", "turn_before", "before", "after", "turn_after", "end"]


class Command(Struct, frozen=True, omit_defaults=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all commands."""


class UnknownCommand(ValueError):
    """The markup holds no command of this page; the message says what it holds."""


# the table


class Place(Command, frozen=True, tag="place"):
    """Play a bird of the hand into that row in one go, with the payment of that number, "" for the
    cheapest; "?" leaves it to be asked, and no row leaves all to be asked."""

    bird: str
    row: Habitat | None = None
    payment: int | Literal["", "?"] = ""


class Pick(Command, frozen=True, tag="pick"):
    """Hold a card of the hand over the mat, or put it back; "" for the one that is held.

    A card with one place only is played there at once, unless it is ``dragged``.
    """

    bird: str = ""
    dragged: bool = False


class BeginWith(Command, frozen=True, tag="begin_with"):
    """Take the action that brings ``option``, and ``option`` first, so many times: see
    :class:`~wingspan.ui.play.beginnings.Beginning`."""

    option: Die | Draw | DrawDeck | Reroll | Slot
    times: int = 1


class ChooseStart(Command, frozen=True, tag="choose_start"):
    """Select a bird, food or bonus card to keep at the start, or deselect it."""

    thing: Literal["bird", "food", "bonus"]
    name: str


class ConfirmStart(Command, frozen=True, tag="confirm_start"):
    """Confirm the selection for the start."""


class TakeStart(Command, frozen=True, tag="take_start"):
    """Start with exactly these, whatever is selected."""

    birds: tuple[str, ...]
    food: tuple[Food, ...]
    bonus: str


class Doubt(Command, frozen=True, tag="doubt"):
    """Ask for confirmation of an action that would do nothing; None cancels."""

    action: Action | None = None


class Repeat(Command, frozen=True, tag="repeat"):
    """Take that option of the decision several times."""

    option: int
    times: int


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last input."""


class Redo(Command, frozen=True, tag="redo"):
    """Redo the last input that was undone."""


class LetAnswer(Command, frozen=True, tag="unasked"):
    """What others' screens may answer for whoever sits here, in play by link."""

    how: Unasked


class SitBeside(Command, frozen=True, tag="beside"):
    """Somebody who was far away sits at this screen from now on."""

    seat: int


class ShowMat(Command, frozen=True, tag="mat"):
    """Show that player's mat until the question with that number is answered."""

    seat: int
    question: int | None = None


class ShowTab(Command, frozen=True, tag="tab"):
    """On a narrow screen show that part of the table, until that question is answered."""

    tab: Tab
    question: int | None = None


class ShowDrawer(Command, frozen=True, tag="drawer"):
    """Open the drawer beside the mat on the log or on goals and points; "" and "closed" close it.

    "closed" also keeps it closed after a game was taken up again, when the log would be open.
    """

    what: Drawer = ""


class SortHand(Command, frozen=True, tag="sort"):
    """Sort the hand so."""

    order: Literal["drawn", "habitat", "cost", "points", "playable"] = "drawn"


class HoldUp(Command, frozen=True, tag="card"):
    """Hold that bird's card up over everything else, to be read."""

    bird: str


class Hear(Command, frozen=True, tag="hear"):
    """Let that bird sing; sound that is off is turned on with it."""

    bird: str


class ShowGallery(Command, frozen=True, tag="gallery"):
    """Show all birds; ``choosing``: with what new games are dealt without."""

    choosing: bool = False


class FindCards(Command, frozen=True, tag="find_cards"):
    """Show only the birds in the gallery that match; "" matches all."""

    field: CardField
    value: str = ""


class NameDeck(Command, frozen=True, tag="name_deck"):
    """Remember the name typed for the choice of cards, until :class:`KeepDeck`."""

    name: str = ""


class LeaveOut(Command, frozen=True, tag="leave_out"):
    """Deal new games without that bird or bonus card, or with it again."""

    card: str


class LeaveOutFound(Command, frozen=True, tag="leave_out_found"):
    """Deal new games without any of the birds that the gallery has found; ``back``: with them."""

    back: bool = False


class KeepDeck(Command, frozen=True, tag="keep_deck"):
    """Keep the choice of cards by the name that was typed in the gallery."""


class UseDeck(Command, frozen=True, tag="use_deck"):
    """Deal new games from the deck of that name; "" for all cards."""

    name: str = ""


class DropDeck(Command, frozen=True, tag="drop_deck"):
    """Forget the deck of that name."""

    name: str


class TakeOver(Command, frozen=True, tag="take_over"):
    """Play on here the game that another tab has in hand."""


class Leave(Command, frozen=True, tag="leave"):
    """To the start form; the game stays on the table."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Back to the table."""


class AskCoach(Command, frozen=True, tag="ask_coach"):
    """A hint for the question on the screen, or more of it; after the last it is put away."""


class CloseHint(Command, frozen=True, tag="close_hint"):
    """Put the hint away."""


class PlayAgain(Command, frozen=True, tag="play_again"):
    """Begin a game like the one that has ended: dealt anew, the same deal, or against somebody
    weaker or stronger."""

    how: Rematch


class NextRound(Command, frozen=True, tag="next_round"):
    """Go on from the end of a round."""


# a game gone through again


class Watch(Command, frozen=True, tag="watch"):
    """Go through a game again, from the turn of that entry of its log."""

    entry: int | None = None


class MoveReplay(Command, frozen=True, tag="replay"):
    """Move the replay a step, or to the moment after so many answers."""

    to: Step | int = 0


class PlayReplay(Command, frozen=True, tag="replay_play"):
    """Let the replay move by itself, or stop it."""


class SetReplaySpeed(Command, frozen=True, tag="replay_speed"):
    """Let the replay move by itself, that many answers in two seconds."""

    speed: int


class PlayFromHere(Command, frozen=True, tag="play_from_here"):
    """Make a game of its own of what the replay shows."""


class ReviewGame(Command, frozen=True, tag="review"):
    """Have a game judged that is over, for that seat, or go on with it; None for one's own.

    ``deep``: with ten times as many worlds.
    """

    seat: int | None = None
    deep: bool = False


class StopReview(Command, frozen=True, tag="review_stop"):
    """Judge no more of the game for now."""


class ShowMoments(Command, frozen=True, tag="review_moments"):
    """The first mistake that speaks of that habit; the next buttons go through those alone."""

    fault: str


class ShowReview(Command, frozen=True, tag="review_whole"):
    """The whole review, over the page."""


class Uncover(Command, frozen=True, tag="uncover"):
    """Show in a review what was hidden at each moment, or hide it again."""


class GoToMoment(Command, frozen=True, tag="review_go"):
    """Show that moment of the game that is reviewed: after so many answers."""

    at: int


class PlayPlan(Command, frozen=True, tag="plan_play"):
    """Play out what could follow the answer in that place among those that the coach tells of."""

    place: int


class CloseReplay(Command, frozen=True, tag="close_replay"):
    """Back from the replay."""


# kept games


class ShowGames(Command, frozen=True, tag="games"):
    """The list of kept games, over the page."""


class Resume(Command, frozen=True, tag="resume"):
    """Put that kept game on the table."""

    id: str


class Duplicate(Command, frozen=True, tag="duplicate"):
    """Keep a copy of that game."""

    id: str


class Rename(Command, frozen=True, tag="rename"):
    """Show the field in which that game gets a name; "" puts it away."""

    id: str = ""


class NameGame(Command, frozen=True, tag="name"):
    """Give that game the name in the field."""

    id: str


class Remove(Command, frozen=True, tag="remove"):
    """Put that game into the bin."""

    id: str


class Restore(Command, frozen=True, tag="restore"):
    """Take that out of the bin."""

    key: str


class RemoveUnreadable(Command, frozen=True, tag="remove_unreadable"):
    """Put a text that cannot be read as a game into the bin."""

    key: str


class DownloadUnreadable(Command, frozen=True, tag="download_unreadable"):
    """Such a text as a file."""

    key: str


class Export(Command, frozen=True, tag="export"):
    """That game as a file."""

    id: str


class ExportAll(Command, frozen=True, tag="export_all"):
    """All games as one file."""


class ExportThis(Command, frozen=True, tag="export_this"):
    """The game on the table as a file."""


class ExportUnshown(Command, frozen=True, tag="export_unshown"):
    """The game that could not be shown, as a file."""


class BringPasted(Command, frozen=True, tag="import"):
    """Take up the games pasted into that field."""

    field: str


class StopImport(Command, frozen=True, tag="import_stop"):
    """Take no more of the games that are coming in."""


class MoreGames(Command, frozen=True, tag="more_games"):
    """Show more of the list."""


# links


class Accept(Command, frozen=True, tag="accept"):
    """Take up the game that has come, in that seat; None for all of them at this screen."""

    seat: int | None = None


class Decline(Command, frozen=True, tag="decline"):
    """Leave what has come."""


class ShowDay(Command, frozen=True, tag="day"):
    """Offer the deal of the day."""


class PlayNow(Command, frozen=True, tag="play_now"):
    """Begin a game of two against a computer player of that level."""

    level: str


class ShowFriend(Command, frozen=True, tag="friend"):
    """Ask how a game for two people is to be played."""


class PlayWithFriend(Command, frozen=True, tag="play_with_friend"):
    """Begin a game for two people as the open dialog is filled in."""


class PlayAsLastTime(Command, frozen=True, tag="as_last_time"):
    """Begin a game as the last one was filled in, freshly dealt."""


class ThinkNoMore(Command, frozen=True, tag="think_no_more"):
    """The computer player answers at once, with what it thinks best so far."""


class TakeItsSeat(Command, frozen=True, tag="take_its_seat"):
    """A person plays on for the computer player that must answer."""


class Share(Command, frozen=True, tag="share"):
    """Make a link of the game on the table."""

    kind: Literal["game", "turn", "deal"]


class ShareNow(Command, frozen=True, tag="share_now"):
    """Hand the link to the system's share sheet."""


class SharePicture(Command, frozen=True, tag="share_picture"):
    """Hand a picture of the end of the game to the system's share sheet, or offer it as a file."""


class CopyLink(Command, frozen=True, tag="copy_link"):
    """Copy the link that is shown; or one to a page of the rules, by its fragment."""

    fragment: str = ""


class UpdatePage(Command, frozen=True, tag="update_page"):
    """Fetch the newer version of the page that a link needs."""


# reading


class OpenRule(Command, frozen=True, tag="rule"):
    """Open the rules at a page."""

    page: str = "contents"


class FindRules(Command, frozen=True, tag="find_rules"):
    """Search the rules; "" shows the page that was open."""

    query: str = ""


class ShowRuleSets(Command, frozen=True, tag="rule_sets"):
    """Show the rules of those sets; () for all of them."""

    sets: tuple[str, ...] = ()


class RuleBack(Command, frozen=True, tag="rule_back"):
    """The page of the rules before."""


class RuleForward(Command, frozen=True, tag="rule_forward"):
    """The page of the rules after."""


class Why(Command, frozen=True, tag="why"):
    """Explain something at the table."""

    about: str


class Print(Command, frozen=True, tag="print"):
    """Print the page."""


class Copy(Command, frozen=True, tag="copy"):
    """Select the text of an element and copy it."""

    element: str


# the page


class Close(Command, frozen=True, tag="close"):
    """Put away what lies on top."""


class ShowMenu(Command, frozen=True, tag="menu"):
    """All tools, over the page."""


class ShowSettings(Command, frozen=True, tag="settings"):
    """The settings, over the page."""


class Set(Command, frozen=True, tag="set"):
    """Change a setting."""

    name: str
    value: bool | str


class Speak(Command, frozen=True, tag="language"):
    """Show everything in that language."""

    language: str


class ShowKeys(Command, frozen=True, tag="keys"):
    """The list of keys, over the page."""


class ShowAbout(Command, frozen=True, tag="about"):
    """Show the authors, licences and version."""


class ShowStatistics(Command, frozen=True, tag="statistics"):
    """The statistics of one's games."""


class ExportStatistics(Command, frozen=True, tag="export_statistics"):
    """The results as a file."""


class EraseStatistics(Command, frozen=True, tag="erase_statistics"):
    """Forget all results."""


class RestoreStatistics(Command, frozen=True, tag="restore_statistics"):
    """Undo that."""


class Dismiss(Command, frozen=True, tag="dismiss"):
    """Put away that one of the notices."""

    number: int


class ShowDetails(Command, frozen=True, tag="details"):
    """Show the last error in detail."""


class Reload(Command, frozen=True, tag="reload"):
    """Load the page again."""


# learning


class ShowLessons(Command, frozen=True, tag="lessons"):
    """The list of lessons, over the page."""


class BeginLesson(Command, frozen=True, tag="lesson"):
    """Begin a lesson, or go on with it."""

    id: str


class LessonAgain(Command, frozen=True, tag="lesson_again"):
    """The step, or the example, from its start."""


class LessonNext(Command, frozen=True, tag="lesson_next"):
    """The next step."""


class LessonSkip(Command, frozen=True, tag="lesson_skip"):
    """The next step, although this one's aim is not reached."""


class LeaveLesson(Command, frozen=True, tag="lesson_leave"):
    """Back to what was on the screen before the lesson."""


class LessonHint(Command, frozen=True, tag="hint"):
    """One hint more, in a lesson or from the guide of the first game."""


class FirstGame(Command, frozen=True, tag="first_game"):
    """A game with the coach."""

    seed: int = 1


class CoachOff(Command, frozen=True, tag="coach_off"):
    """The game goes on without the coach."""


class TryExample(Command, frozen=True, tag="try_example"):
    """Put an example's position on the table, to be played."""

    id: str


class ShowExample(Command, frozen=True, tag="show_example"):
    """Go through an example step by step."""

    id: str


class LeaveExample(Command, frozen=True, tag="example_leave"):
    """Back to what was on the screen before the example."""


# exercises


class ShowExercises(Command, frozen=True, tag="exercises"):
    """The exercises, over the page: those of that set of cards, "" for those listed last."""

    set: str = ""


class Practise(Command, frozen=True, tag="exercise"):
    """Ask the exercises of that course, see :class:`~wingspan.ui.session.exercising.Exercising`."""

    course: str


class OpenExercise(Command, frozen=True, tag="exercise_open"):
    """Ask the exercise of that name."""

    id: str


class LearnFromMistakes(Command, frozen=True, tag="exercise_mistakes"):
    """Ask the decisions again that were mistakes in the game that is reviewed.

    A game that has just ended is judged first.
    """


class RetryMistake(Command, frozen=True, tag="exercise_retry"):
    """Ask the mistake of one's own reviewed game after so many answers."""

    at: int


class NextExercise(Command, frozen=True, tag="exercise_next"):
    """The next exercise."""


class ExerciseAgain(Command, frozen=True, tag="exercise_again"):
    """The same exercise once more."""


class ShowAnswer(Command, frozen=True, tag="exercise_answer"):
    """The best answer to the exercise, and why."""


class PlayExercise(Command, frozen=True, tag="exercise_play"):
    """Make a game of its own of the exercise."""


class LeaveExercise(Command, frozen=True, tag="exercise_leave"):
    """Back to what was on the screen before the exercise."""


# live tables


class PlayLive(Command, frozen=True, tag="live"):
    """Open a live table with the game that is played, or show the one that is open."""


class ShowTable(Command, frozen=True, tag="live_table"):
    """Nobody plays at this screen any more: it shows the live table."""


class ComeBack(Command, frozen=True, tag="live_back"):
    """Find the live table again at which this tab was."""


class Invite(Command, frozen=True, tag="live_invite"):
    """Show the code with which that seat comes to the live table; -1 for a screen without one."""

    seat: int


class Connect(Command, frozen=True, tag="live_connect"):
    """Take one half of a connection, which has come with the page's address."""

    fragment: str


class TakeCode(Command, frozen=True, tag="live_code"):
    """Take the code that was pasted."""


class ScanCode(Command, frozen=True, tag="live_scan"):
    """Read a code with this device's camera, or stop that."""


class ShareCode(Command, frozen=True, tag="live_share"):
    """Open the system's share sheet with the link that is shown as a code."""


class NotifyMe(Command, frozen=True, tag="live_notify"):
    """Ask for leave to show a notification at one's turn while the page is hidden."""


class LeaveLive(Command, frozen=True, tag="live_leave"):
    """Leave the live table, or close one's own; the game goes on by link."""


Learning = (
    BeginLesson
    | LessonAgain
    | LessonNext
    | LessonSkip
    | LeaveLesson
    | CoachOff
    | TryExample
    | ShowExample
    | LeaveExample
)
"""The commands that need only the lessons to be fetched."""

COMMANDS: tuple[type[Command], ...] = tuple(Command.__subclasses__())
_ANY: Any = COMMANDS[0]
for _command in COMMANDS[1:]:
    _ANY = _ANY | _command


def read(name: str, fields: str = "") -> Command:
    """Read a command from its name and its fields as JSON. Raises UnknownCommand."""
    try:
        told = msgspec.json.decode(fields or "{}", type=dict[str, Any])
        command: Command = msgspec.convert({**told, "do": name}, _ANY)
    except msgspec.MsgspecError as error:
        raise UnknownCommand(f"{name!r} is no command of this page: {error}") from error
    return command
