"""Everything that can happen to the page, as values: its messages.

A :class:`Command` is a message that stands in the markup. A view writes it with
:func:`wingspan.ui.kit.buttons.button`; with :func:`~wingspan.ui.kit.buttons.on_input` for a field
that changes; with :func:`~wingspan.ui.kit.buttons.on_submit` for a form, whose inputs are its
fields. :func:`read` turns it back into the value. Options of a decision are written as numbers
(``data-choice``) and become :class:`Choose`. All other messages come from the browser or answer an
effect. The update of its subject says what each changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

import msgspec
from msgspec import Struct

from wingspan.engine.components import Action, Food, Habitat
from wingspan.engine.options import Die, Draw, DrawDeck, Reroll, Slot
from wingspan.engine.program import Unasked

from .forms import (
    FAR,
    LIVE,
    PACKS,
    Among,
    DeckName,
    Filled,
    GameName,
    Name,
    NewGame,
    read_fields,
)

if TYPE_CHECKING:
    from wingspan.bots.candidates import Candidate
    from wingspan.coach.advice import Advice
    from wingspan.coach.analysis import Analysis
    from wingspan.coach.exercises import Thought
    from wingspan.coach.judging import Stretch
    from wingspan.engine.setup import Setup

First = Die | Draw | DrawDeck | Reroll | Slot
"""What an action can begin with."""
Thing = Literal["bird", "food", "bonus"]
HandOrder = Literal["drawn", "habitat", "cost", "points", "playable"]
SharedKind = Literal["game", "turn", "deal", "table"]
Rematch = Literal["new", "same", "easier", "harder"]
CardField = Literal["name", "habitat", "food", "nest", "power", "bonus", "set"]
Tab = Literal["table", "hand", "goals", "log", "told", "question"]
Drawer = Literal["", "log", "facts", "closed"]
Analysed = Literal["hint", "answer", "review", "guide"]
"""What the coach analyses for: a hint, an answer to an exercise, a review, the guide."""
DialogName = Literal[
    "menu", "settings", "about", "keys", "games", "statistics", "lessons", "friend"
]
"""The dialogs that open without anything else being said; see :mod:`.page.dialogs`."""
BoardPage = Literal["", "solo", "pad", "aids"]
SoloField = Literal["level", "automubon", "set", "side", "goal", "bonus", "draw"]
PadField = Literal[
    "players",
    "seat",
    "set",
    "side",
    "names_language",
    "goal",
    "name",
    "figure",
    "count",
    "nectar",
    "food",
    "kept_food",
    "hand",
    "bonus",
]
Step = Literal["start", "turn_before", "before", "after", "turn_after", "end"]
Counted = Literal[
    "eggs",
    "cached",
    "tucked",
    "sideways",
    "pink",
    "food",
    "hand_dealt",
    "bonus_dealt",
    "cubes",
    "nectar",
    "die_out",
    "points",
    "automa_eggs",
    "automa_cubes",
    "automa_turns",
    "automa_face_down",
    "automa_nectar",
]
"""What is counted on a table that is laid out."""
Settled = Literal[
    "players",
    "level",
    "automubon",
    "mat",
    "goal_side",
    "names_language",
    "seed",
    "set",
    "round",
    "phase",
    "turn_of",
    "first_player",
    "goal_1",
    "goal_2",
    "goal_3",
    "goal_4",
    "die",
    "name",
]
"""What is chosen for it."""
LaidOutFor = Literal["here", "program", "coach", "exercise"]
"""What a table that was laid out is played for: by all at this screen, against computer players,
to ask the coach, or to find the best move."""


class Message(Struct, frozen=True, omit_defaults=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all messages."""

    secret: ClassVar[tuple[str, ...]] = ()
    """The fields that no report may hold: codes, and what files contain."""
    is_progress: ClassVar[bool] = False
    """Whether it only says how far something has come; a report keeps the last of several."""


class Command(Message, frozen=True):
    """The base of all messages that stand in the markup."""


class Quiet(Message, frozen=True):
    """The base of those that leave the focus where it is, even if they make a new moment."""


class UnknownCommand(ValueError):
    """Raised if the markup has no command of this page; the message says what it has."""


# the table


class Place(Command, frozen=True, tag="place"):
    """Play a bird of the hand into that row with the payment of that index, "" for the cheapest.

    "?" has the rules ask for the payment, no row for everything.
    """

    bird: str
    row: Habitat | None = None
    payment: int | Literal["", "?"] = ""


class Pick(Command, frozen=True, tag="pick"):
    """Hold a card of the hand over the mat, or put it back; "" puts back the one that is held.

    A card with only one place is played there at once, unless it is ``dragged``.
    """

    bird: str = ""
    dragged: bool = False


class BeginWith(Command, frozen=True, tag="begin_with"):
    """Take the action that gains ``option``, then ``option`` itself ``times`` times: see
    :class:`~wingspan.ui.play.inputs.Beginning`.
    """

    option: First
    times: int = 1


class ChooseStart(Command, frozen=True, tag="choose_start"):
    """Select a bird, food or bonus card to keep at the start, or deselect it."""

    thing: Thing
    name: str


class ConfirmStart(Command, frozen=True, tag="confirm_start"):
    """Confirm the selection for the start."""


class StartChoice(Command, frozen=True, tag="tick_start"):
    """Select exactly these things to keep at the start, in the order in which they were touched.

    Without birds that have been answered already. It is not confirmed. ``own_food``: the food was
    chosen by hand, so that none is proposed.
    """

    birds: tuple[str, ...]
    food: tuple[Food, ...]
    bonus: str
    own_food: bool = True


class TakeStart(StartChoice, frozen=True, tag="take_start"):
    """Start with exactly these things, instead of the selection."""


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
    """Set what other screens may answer for the people here, in play by link."""

    how: Unasked


class SitBeside(Command, frozen=True, tag="beside"):
    """Bring a remote player to this screen from now on."""

    seat: int


class ShowMat(Command, frozen=True, tag="mat"):
    """Show that player's mat until the question on the screen is answered."""

    seat: int


class ShowTab(Command, frozen=True, tag="tab"):
    """On a narrow screen, show that part of the table until the question on it is answered.

    "told" is the panel of a hint, a lesson, a review …; "question" goes back to what the question
    shows by itself.
    """

    tab: Tab


class ShowDrawer(Command, frozen=True, tag="drawer"):
    """Show the log, or goals and points, in the drawer beside the mat; "" and "closed" close it.

    "closed" also keeps it closed after a game was reopened, when the log would be open.
    """

    what: Drawer = ""


class SortHand(Command, frozen=True, tag="sort"):
    """Set the order of the hand."""

    order: HandOrder = "drawn"


class HoldUp(Command, frozen=True, tag="card"):
    """Hold that bird's card up over everything else, to be read."""

    bird: str


class Hear(Command, frozen=True, tag="hear"):
    """Let that bird sing; turns the sound on if it is off."""

    bird: str


class ShowGallery(Command, frozen=True, tag="gallery"):
    """Show all birds. ``choosing``: to choose the cards that are left out of new games."""

    choosing: bool = False


class FindCards(Command, frozen=True, tag="find_cards"):
    """Show only the birds in the gallery that match ``value`` in a field; "" matches all."""

    field: CardField
    value: str = ""


class FindAllCards(Command, frozen=True, tag="find_all_cards"):
    """Empty the fields of the gallery."""


class LeaveOut(Command, frozen=True, tag="leave_out"):
    """Toggle whether new games are dealt without that bird or bonus card."""

    card: str


class LeaveOutFound(Command, frozen=True, tag="leave_out_found"):
    """Deal new games without the birds found in the gallery; ``back``: with them again."""

    back: bool = False


class KeepDeck(Command, frozen=True, tag="keep_deck"):
    """Keep the choice of cards under a name."""

    name: DeckName = ""


class UseDeck(Command, frozen=True, tag="use_deck"):
    """Deal new games from the deck of that name; "" for all cards."""

    name: str = ""


class DropDeck(Command, frozen=True, tag="drop_deck"):
    """Forget the deck of that name."""

    name: str


class TakeOver(Command, frozen=True, tag="take_over"):
    """Continue here the game that another tab has taken over."""


class Leave(Command, frozen=True, tag="leave"):
    """Go to the start form; the game stays on the table."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Go back to the table."""


class AskCoach(Command, frozen=True, tag="ask_coach"):
    """Show a hint on the question on the screen, or its next step; after the last, close it."""


class CloseHint(Command, frozen=True, tag="close_hint"):
    """Close the hint."""


class PlayAgain(Command, frozen=True, tag="play_again"):
    """Begin a game like the one that has ended: newly dealt, with the same deal, or against weaker
    or stronger players.
    """

    how: Rematch


class NextRound(Command, frozen=True, tag="next_round"):
    """Dismiss the end of a round."""


# replays


class Watch(Command, frozen=True, tag="watch"):
    """Replay the game on the screen, from the turn of that log entry."""

    entry: int | None = None


class MoveReplay(Command, frozen=True, tag="replay"):
    """Move the replay a step, or to the moment after that many answers."""

    to: Step | int = 0


class PlayReplay(Command, frozen=True, tag="replay_play"):
    """Let the replay play by itself, or pause it."""


class SetReplaySpeed(Command, frozen=True, tag="replay_speed"):
    """Let the replay play by itself, that many answers per two seconds."""

    speed: int


class PlayFromHere(Command, frozen=True, tag="play_from_here"):
    """Begin a new game at the moment that the replay shows."""


class ReviewGame(Command, frozen=True, tag="review"):
    """Begin or continue the review of a finished game for that seat; None for the person's own.

    ``deep``: with ten times as many worlds.
    """

    seat: int | None = None
    deep: bool = False


class StopReview(Command, frozen=True, tag="review_stop"):
    """Stop the review for now."""


class ShowMoments(Command, frozen=True, tag="review_moments"):
    """Show the first mistake with that habit; the next buttons then step only through those."""

    fault: str


class ShowReview(Command, frozen=True, tag="review_whole"):
    """Show the whole review over the page."""


class Uncover(Command, frozen=True, tag="uncover"):
    """In a review, show what was hidden at each moment, or hide it again."""


class GoToMoment(Command, frozen=True, tag="review_go"):
    """Show the moment of the reviewed game after that many answers."""

    at: int


class PlayPlan(Command, frozen=True, tag="plan_play"):
    """Play out what could follow the answer at that position among those that the coach shows."""

    place: int


class CloseReplay(Command, frozen=True, tag="close_replay"):
    """Close the replay."""


# saved games


class Resume(Command, frozen=True, tag="resume"):
    """Put that saved game on the table."""

    id: str


class Duplicate(Command, frozen=True, tag="duplicate"):
    """Save a copy of that game."""

    id: str


class Rename(Command, frozen=True, tag="rename"):
    """Show the field for renaming that game; "" hides it."""

    id: str = ""


class NameGame(Command, frozen=True, tag="name"):
    """Give that game a name."""

    id: str
    name: GameName = ""


class Remove(Command, frozen=True, tag="remove"):
    """Move that game to the bin."""

    id: str


class Restore(Command, frozen=True, tag="restore"):
    """Take something out of the bin."""

    key: str


class RemoveUnreadable(Command, frozen=True, tag="remove_unreadable"):
    """Move a text that cannot be read as a game to the bin."""

    key: str


class DownloadUnreadable(Command, frozen=True, tag="download_unreadable"):
    """Download such a text as a file."""

    key: str


class Export(Command, frozen=True, tag="export"):
    """Download that game as a file."""

    id: str


class ExportAll(Command, frozen=True, tag="export_all"):
    """Download all games as one file."""


class ExportThis(Command, frozen=True, tag="export_this"):
    """Download the game on the table as a file."""


class ExportUnshown(Command, frozen=True, tag="export_unshown"):
    """Download the game that could not be shown as a file."""


class BringPasted(Command, frozen=True, tag="import"):
    """Open a link that was pasted, or import games."""

    secret: ClassVar[tuple[str, ...]] = ("text",)
    text: str = ""


class StopImport(Command, frozen=True, tag="import_stop"):
    """Stop the import; the games imported so far stay."""


class MoreGames(Command, frozen=True, tag="more_games"):
    """Show more of the list."""


# links


class Accept(Command, frozen=True, tag="accept"):
    """Play the game from the link in that seat; None if all seats are at this screen."""

    seat: int | None = None


class Decline(Command, frozen=True, tag="decline"):
    """Ignore the content of the link."""


class ShowDay(Command, frozen=True, tag="day"):
    """Offer the deal of the day."""


class Begin(Command, frozen=True, tag="begin"):
    """Begin what the start form says: a game, or the deal from a link, which asks for names."""

    form: NewGame = NewGame()


class PlayNow(Command, frozen=True, tag="play_now"):
    """Begin a game of two against a computer player of that level."""

    level: str


class PlayWithFriend(Command, frozen=True, tag="play_with_friend"):
    """Begin a game for two people. ``where`` is the other one, and what of :data:`.forms.PACKS` is
    played; the seat of who is ``first``, "" for any.
    """

    where: Annotated[str, Among(("", LIVE, FAR))] = ""
    own: Name = ""
    other: Name = ""
    first: Literal["", "0", "1"] = ""
    cards: Annotated[str, Among(PACKS)] = PACKS[1]


class PlayAsLastTime(Command, frozen=True, tag="as_last_time"):
    """Begin a freshly dealt game with the settings of the last one."""


class ThinkNoMore(Command, frozen=True, tag="think_no_more"):
    """Let the computer player answer at once with the best move so far."""


class TakeItsSeat(Command, frozen=True, tag="take_its_seat"):
    """Let a person take over from the computer player that must answer."""


class Share(Command, frozen=True, tag="share"):
    """Make a link of the game on the table."""

    kind: SharedKind


class ShareNow(Command, frozen=True, tag="share_now"):
    """Hand the link to the system's share sheet."""


class SharePicture(Command, frozen=True, tag="share_picture"):
    """Hand a picture of the end of the game to the system's share sheet, or offer it as a file."""


class CopyLink(Command, frozen=True, tag="copy_link"):
    """Copy the link that is shown, or the link with that fragment, to a page of the rules."""

    fragment: str = ""


class UpdatePage(Command, frozen=True, tag="update_page"):
    """Fetch the newer version of the page that a link needs."""


# reading


class OpenRule(Command, frozen=True, tag="rule"):
    """Open the rules at a page."""

    page: str = "contents"


class FindRules(Command, frozen=True, tag="find_rules"):
    """Search the rules; "" goes back to the page that was open."""

    query: str = ""


class ShowRuleSets(Command, frozen=True, tag="rule_sets"):
    """Show the rules of those sets; () for all of them."""

    sets: tuple[str, ...] = ()


class RuleBack(Command, frozen=True, tag="rule_back"):
    """Go to the previous page of the rules in the browser's history."""


class RuleForward(Command, frozen=True, tag="rule_forward"):
    """Go to the next page of the rules in the browser's history."""


class Why(Command, frozen=True, tag="why"):
    """Explain something at the table."""

    about: str


class Print(Command, frozen=True, tag="print"):
    """Print the page."""


class Copy(Command, frozen=True, tag="copy"):
    """Select the text of an element and copy it."""

    element: str


# the page


class Open(Command, frozen=True, tag="open_dialog"):
    """Open that dialog over the page."""

    dialog: DialogName


class Close(Command, frozen=True, tag="close"):
    """Close what is on top."""


class Set(Command, frozen=True, tag="set"):
    """Change a setting."""

    name: str
    value: bool | str


class HearWord(Command, frozen=True, tag="hear_word"):
    """Turn single keys off, because speech input has typed a word; not if a person has chosen."""


class Speak(Command, frozen=True, tag="language"):
    """Set the language of the page."""

    language: str


class ExportStatistics(Command, frozen=True, tag="export_statistics"):
    """Download the results as a file."""


class EraseStatistics(Command, frozen=True, tag="erase_statistics"):
    """Erase all results."""


class RestoreStatistics(Command, frozen=True, tag="restore_statistics"):
    """Undo :class:`EraseStatistics`."""


class Dismiss(Command, frozen=True, tag="dismiss"):
    """Dismiss the notice with that number."""

    number: int


class ShowReport(Command, frozen=True, tag="report"):
    """Show what a report of a problem would say."""


class SaveReport(Command, frozen=True, tag="report_save"):
    """Download the report that is shown as a file."""


class ShareReport(Command, frozen=True, tag="report_share"):
    """Hand the report that is shown to the system's share sheet."""


class Reload(Command, frozen=True, tag="reload"):
    """Load the page again."""


# learning


class BeginLesson(Command, frozen=True, tag="lesson"):
    """Begin or resume a lesson."""

    id: str


class LessonAgain(Command, frozen=True, tag="lesson_again"):
    """Restart the step of the lesson, or the example."""


class LessonNext(Command, frozen=True, tag="lesson_next"):
    """Go to the next step of the lesson."""


class LessonSkip(Command, frozen=True, tag="lesson_skip"):
    """Go to the next step, although the aim of this one is not reached."""


class LeaveLesson(Command, frozen=True, tag="lesson_leave"):
    """Go back to what was on the screen before the lesson."""


class LessonHint(Command, frozen=True, tag="hint"):
    """Show one more hint, in a lesson or from the guide of the first game."""


class FirstGame(Command, frozen=True, tag="first_game"):
    """Begin a game with the guide."""

    seed: int = 1


class CoachOff(Command, frozen=True, tag="coach_off"):
    """Continue the game without the guide."""


class TryExample(Command, frozen=True, tag="try_example"):
    """Put an example's position on the table, to be played."""

    id: str


class ShowExample(Command, frozen=True, tag="show_example"):
    """Show an example step by step."""

    id: str


class LeaveExample(Command, frozen=True, tag="example_leave"):
    """Go back to what was on the screen before the example."""


# exercises


class ShowExercises(Command, frozen=True, tag="exercises"):
    """Show the exercises of that set of cards over the page; "" for those listed last."""

    set: str = ""


class Practise(Command, frozen=True, tag="exercise"):
    """Ask the exercises of that course; see :mod:`~wingspan.ui.learn.exercising`."""

    course: str


class OpenExercise(Command, frozen=True, tag="exercise_open"):
    """Ask the exercise of that name."""

    id: str


class LearnFromMistakes(Command, frozen=True, tag="exercise_mistakes"):
    """Ask again the decisions that were mistakes in the reviewed game.

    A game that is not reviewed yet is reviewed first.
    """


class RetryMistake(Command, frozen=True, tag="exercise_retry"):
    """Ask again the mistake after that many answers in the person's own reviewed game."""

    at: int


class NextExercise(Command, frozen=True, tag="exercise_next"):
    """Go to the next exercise."""


class ExerciseAgain(Command, frozen=True, tag="exercise_again"):
    """Ask the same exercise again."""


class ShowAnswer(Command, frozen=True, tag="exercise_answer"):
    """Show the best move of the exercise, and why it is best."""


class PlayExercise(Command, frozen=True, tag="exercise_play"):
    """Begin a new game at the exercise's position."""


class LeaveExercise(Command, frozen=True, tag="exercise_leave"):
    """Go back to what was on the screen before the exercise."""


# a table laid out by hand


class LayOut(Command, frozen=True, tag="lay_out"):
    """Lay out a table as the start form says; ``copy``: the one on the screen, as far as it is
    known there.
    """

    copy: bool = False


class OpenTable(Message, frozen=True, tag="lay_open"):
    """Lay out the table of a link. Sent by :class:`Arrive`."""

    text: str


class LayAt(Command, frozen=True, tag="lay_at"):
    """Lay something out at that place of the table; see :mod:`~wingspan.ui.layout.places`."""

    place: str


class LayFind(Command, frozen=True, tag="lay_find"):
    """Show the cards whose names are like that."""

    value: str = ""


class LayBird(Command, frozen=True, tag="lay_bird"):
    """Put that bird at the place; "" for the first found. ``back``: take it away from there."""

    bird: str = ""
    back: bool = False


class LayFromGallery(Command, frozen=True, tag="lay_gallery"):
    """Open the gallery to choose a bird for the place."""


class LayBonus(Command, frozen=True, tag="lay_bonus"):
    """Put that bonus card at the place, or take it away from there."""

    bonus: str


class LayAutomaCard(Command, frozen=True, tag="lay_automa"):
    """Turn up that card of the Automa, or take it back."""

    card: str


class LayCount(Command, frozen=True, tag="lay_count"):
    """Add so many to what is counted at the place. ``of``: the food, action or row; of points, the
    round and the seat ("2:0"); of dice, the one that goes out of the birdfeeder or into it.
    """

    what: Counted
    by: int = 1
    of: str = ""


class LayChoice(Command, frozen=True, tag="lay_choice"):
    """Settle that for the table: a set of cards by its name, in play or not. ``of``: the seat that
    gets a name, or the die, counted from inside.
    """

    what: Settled
    value: str = ""
    of: int = 0


class LayEmpty(Command, frozen=True, tag="lay_empty"):
    """Have the place dealt at random where the game needs something there."""


class ShowPower(Command, frozen=True, tag="lay_power"):
    """Show what the power of the bird at the place does on this table."""


class LayUndo(Command, frozen=True, tag="lay_undo"):
    """Undo the last change to the table that is laid out, or redo the one undone last."""

    redo: bool = False


class ShareTable(Command, frozen=True, tag="lay_share"):
    """Make a link of the table that is laid out."""


class PlayTable(Command, frozen=True, tag="lay_play"):
    """Begin a game at the table that is laid out."""

    how: LaidOutFor = "here"


# live tables


class PlayLive(Command, frozen=True, tag="live"):
    """Open a live table with the game in play, or show the table that is open."""


class ShowTable(Command, frozen=True, tag="live_table"):
    """Let this screen only show the live table; its people move to devices of their own."""


class RejoinLiveTable(Command, frozen=True, tag="live_back"):
    """Come back to the live table at which this tab was."""


class Invite(Command, frozen=True, tag="live_invite"):
    """Show the code with which that seat joins the live table; -1 for a screen without a seat."""

    seat: int


class JoinByCode(Command, frozen=True, tag="live_connect"):
    """Take an offer or answer that came with the page's address."""

    secret: ClassVar[tuple[str, ...]] = ("fragment",)
    fragment: str


class TakeCode(Command, frozen=True, tag="live_code"):
    """Take a code that was pasted."""

    secret: ClassVar[tuple[str, ...]] = ("code",)
    code: str = ""


class ScanCode(Command, frozen=True, tag="live_scan"):
    """Start or stop reading codes with this device's camera."""


class ShareCode(Command, frozen=True, tag="live_share"):
    """Open the system's share sheet with the link of the code that is shown."""


class NotifyMe(Command, frozen=True, tag="live_notify"):
    """Ask for permission to notify the person of their turn while the page is hidden."""


class LeaveLive(Command, frozen=True, tag="live_leave"):
    """Leave the live table, or close it at the host; the game continues by link."""


# beside the board game


class ShowBoard(Command, frozen=True, tag="board"):
    """Show that page of what helps beside the board game; "" for its contents."""

    page: BoardPage = ""


class SetUpSolo(Command, frozen=True, tag="solo_set"):
    """Change the set-up of a game against the Automa: a field, for goals that of a ``round``."""

    field: SoloField
    value: str = ""
    round: int = 0


class BeginSolo(Command, frozen=True, tag="solo_begin"):
    """Begin that game; ``again``: go back to its set-up."""

    again: bool = False


class TellSolo(Command, frozen=True, tag="solo_tell"):
    """Go on to the next step: see :class:`wingspan.ui.board.solo.Told`."""

    birds: tuple[str, ...] = ()
    count: int = 0


class NameFaceUp(Command, frozen=True, tag="solo_tray"):
    """Name a face-up card, or take that back."""

    bird: str


class SoloBack(Command, frozen=True, tag="solo_back"):
    """Go back a step."""


class FillPad(Command, frozen=True, tag="pad_set"):
    """Fill in a field of the score pad: one of the open sheet, or ``of`` a round, a habitat …"""

    field: PadField
    value: str = ""
    of: str = ""


class PutBird(Command, frozen=True, tag="pad_put"):
    """Put a bird into a row of the open sheet."""

    bird: str
    row: Habitat


class ChangeBird(Command, frozen=True, tag="pad_bird"):
    """Change what lies on a bird of the open sheet; "out" takes the bird off."""

    row: Habitat
    place: int
    what: Literal["eggs", "cached", "tucked", "sideways", "out"]
    by: int = 1


class NewPad(Command, frozen=True, tag="pad_new"):
    """Begin an empty score pad; ``solo``: that of the game against the Automa."""

    solo: bool = False


class KeepPad(Command, frozen=True, tag="pad_keep"):
    """Count the game of the score pad in the statistics."""


class SharePad(Command, frozen=True, tag="pad_share"):
    """Share the points as a picture."""


class FindOnBoard(Command, frozen=True, tag="board_find"):
    """Look for birds by a few letters."""

    value: str = ""


class SetAid(Command, frozen=True, tag="board_aid"):
    """Draw goals and a first player; or ask about a bonus card."""

    what: Literal["draw", "bonus"]
    value: str = ""


# what a person does otherwise


class Choose(Message, frozen=True, tag="choose"):
    """Answer the decision on the screen with that option."""

    option: int


class Bring(Quiet, frozen=True, tag="bring"):
    """Import games from a file or a pasted text; None stands for a file that is too large."""

    secret: ClassVar[tuple[str, ...]] = ("content",)
    content: str | bytes | None


# what the browser says


class OpenPage(Quiet, frozen=True, tag="open"):
    """The page was opened, with that fragment in its address."""

    fragment: str = ""


class HidePage(Quiet, frozen=True, tag="hidden"):
    """The page is left or put into the background, where the browser may discard it."""


class Arrive(Message, frozen=True, tag="arrive"):
    """The page was opened with that fragment in its address, or the fragment has changed."""

    fragment: str


class OpenRuleOf(Message, frozen=True, tag="rule_of"):
    """Open the rules at the page that a link names. Sent by :class:`Arrive`."""

    text: str


class ExplainLink(Message, frozen=True, tag="why_of"):
    """Explain what a link asks about. Sent by :class:`Arrive`."""

    text: str


class LabelKeys(Quiet, frozen=True, tag="captions"):
    """Show what is written on the keys, where that is not what they stand for."""

    captions: Mapping[str, str]


class StoredElsewhere(Message, frozen=True, tag="stored"):
    """Another tab has changed what is stored under that key."""

    key: str


class HoldGame(Message, frozen=True, tag="held"):
    """This tab has the game on the table again, or another one has taken it."""

    held: bool


class LinkCopied(Message, frozen=True, tag="copied"):
    """Whether the link that is shown was copied. ``rule``: one to a page of the rules."""

    done: bool
    rule: bool = False


class LinkShared(Message, frozen=True, tag="shared"):
    """Whether the link that is shown was shared. ``live``: the code of a live table."""

    done: bool
    live: bool = False


class PictureDrawn(Message, frozen=True, tag="picture"):
    """Whether the picture to share is a PNG, not an SVG."""

    as_png: bool


class BrowserDescribed(Quiet, frozen=True, tag="browser"):
    """What the browser says of itself, for a report."""

    browser: Mapping[str, str]


# what computer players say


class ProgramAnswer(Struct, frozen=True, array_like=True):
    """An answer of a computer player."""

    option: int
    hurried: bool = False
    """Whether the computer player was cut short."""


class PlayForProgram(Quiet, frozen=True, tag="program_played"):
    """The computer player that is asked after ``at`` answers gives these."""

    at: int
    answers: tuple[ProgramAnswer, ...]


class ShowThinking(Quiet, frozen=True, tag="program_thinks"):
    """The computer player that must answer has made ``done`` of ``whole`` rollouts."""

    is_progress: ClassVar[bool] = True
    done: int
    whole: int


class LoseProgram(Quiet, frozen=True, tag="program_lost"):
    """The computer player that must answer cannot: it broke with that error, could not be fetched
    (a ConnectionError), or is not in this version of the page (None).
    """

    error: Exception | None = None


class LoseWorker(Quiet, frozen=True, tag="worker_lost"):
    """A worker in which computer players think has crashed."""


# what the coach has found


class ShowAdvice(Message, frozen=True, tag="advice"):
    """Advice on the question of that token. ``is_whole``: with its reasons."""

    token: int
    advice: Advice
    is_whole: bool = False


class CountWorlds(Message, frozen=True, tag="worlds"):
    """So many worlds are analysed for the hint on the question of that token."""

    is_progress: ClassVar[bool] = True
    token: int
    done: int


class JudgeExercise(Message, frozen=True, tag="exercise_judged"):
    """What the coach thinks of that answer to an exercise; None for the best answers of one at a
    table that was laid out.
    """

    exercise: str
    candidate: Candidate | None
    thoughts: tuple[Thought, ...]


class UseGuide(Message, frozen=True, tag="guide_ready"):
    """The guide is ready for that kind of game."""

    setup: Setup


class ImproveGuidance(Message, frozen=True, tag="guidance"):
    """What a thorough analysis says about the question of that token, to the guide."""

    token: int
    analysis: Analysis


class AddToReview(Message, frozen=True, tag="stretches"):
    """Judged stretches, by their numbers, of the review that is stored at that place."""

    place: str
    stretches: tuple[tuple[int, Stretch], ...]


class LoseAnalysis(Message, frozen=True, tag="analysis_lost"):
    """An analysis has failed with that error."""

    what: Analysed
    error: Exception


# live tables: what comes from other pages, and of what was asked of the browser


class JoinPeer(Quiet, frozen=True, tag="peer_joined"):
    """The connection of that number is open."""

    number: int


class HearPeer(Quiet, frozen=True, tag="peer_heard"):
    """A text has come through the connection of that number."""

    secret: ClassVar[tuple[str, ...]] = ("text",)
    number: int
    text: str


class LosePeer(Quiet, frozen=True, tag="peer_lost"):
    """The connection of that number has ended, or cannot be made."""

    number: int


class LoseHost(Quiet, frozen=True, tag="host_lost"):
    """The host of the table could not be reached."""


class MissSeat(Message, frozen=True, tag="seat_missed"):
    """A while has passed since the page of that seat was lost for the ``loss``-th time of all."""

    seat: int
    loss: int


class GiveUpLine(Message, frozen=True, tag="line_late"):
    """The connection of that number should be open by now."""

    number: int


class OpenLive(Message, frozen=True, tag="live_opened"):
    """Other pages can be reached, so that a live table can be opened. ``can_scan``: with a camera
    that reads codes.
    """

    can_scan: bool


class ResumeLive(Quiet, frozen=True, tag="live_resumed"):
    """The same at the live table at which this tab was."""

    can_scan: bool


class ShowOffer(Quiet, frozen=True, tag="offer_made"):
    """The browser's offer for the connection of that number, with that seat."""

    secret: ClassVar[tuple[str, ...]] = ("sdp",)
    number: int
    seat: int | None
    sdp: str


class SitDownLive(Message, frozen=True, tag="offer_taken"):
    """The host of an offer can be reached. ``game``: the fragment of the game that came with it;
    ``certificate``: that of this page.
    """

    secret: ClassVar[tuple[str, ...]] = ("game", "offer", "certificate")
    game: str
    offer: str
    certificate: str


class ShowLiveAnswer(Quiet, frozen=True, tag="answer_made"):
    """The browser's answer to the offer of that id."""

    secret: ClassVar[tuple[str, ...]] = ("sdp", "to")
    sdp: str
    to: bytes


class ReceiveGame(Message, frozen=True, tag="game_received"):
    """The game of an offer whose host cannot be reached, as the fragment of a link."""

    fragment: str


class TakeHanded(Quiet, frozen=True, tag="answer_handed"):
    """Another tab was opened with that answer."""

    secret: ClassVar[tuple[str, ...]] = ("text",)
    text: str


class TakeScanned(Quiet, frozen=True, tag="code_read"):
    """The camera has read that code."""

    secret: ClassVar[tuple[str, ...]] = ("text",)
    text: str


class EndScan(Quiet, frozen=True, tag="scan_ended"):
    """The camera reads no more: "refused", "off", or "" for no reason that must be told."""

    why: str


class AllowNotices(Quiet, frozen=True, tag="notices_allowed"):
    """Whether the page may show notifications."""

    may: bool


class ShowPage(Quiet, frozen=True, tag="shown"):
    """The page has become visible or hidden."""

    shown: bool


class SayLive(Quiet, frozen=True, tag="live_says"):
    """Show the notice of that key, about the person of that name."""

    key: str
    name: str = ""


# what has been fetched, or is due


class MissArchive(Message, frozen=True, tag="not_fetched"):
    """Something that a person waits for cannot be fetched."""

    error: ConnectionError


class DrawCode(Message, frozen=True, tag="draw_code"):
    """Make the QR code of the link that is shown."""


class Fetched(Quiet, frozen=True, tag="fetched"):
    """Archives have arrived that nobody has asked for."""


class GetReady(Quiet, frozen=True, tag="get_ready"):
    """Load what the next press of a button will need."""


class Idle(Quiet, frozen=True, tag="idle"):
    """All that the start page does without is there: time for what nobody waits for."""


class PackSaves(Quiet, frozen=True, tag="pack"):
    """Rewrite saved games in the shorter format."""


class ShowImport(Quiet, frozen=True, tag="importing"):
    """Show how far the import of games has come. ``ended``: there is nothing more to import."""

    ended: bool = False


class FailJob(Message, frozen=True, tag="job_failed"):
    """A job has failed with that error, or a command could not even be read."""

    error: Exception


class StepReplay(Quiet, frozen=True, tag="step"):
    """The replay that plays by itself goes on."""


# what each subject is told

AnswerMessage = Choose | Place | BeginWith | TakeStart | StartChoice | Repeat
"""Those that answer the question on the screen, and mean nothing once it has passed."""
SittingMessage = (
    Pick
    | ChooseStart
    | ConfirmStart
    | Doubt
    | Undo
    | Redo
    | SitBeside
    | LetAnswer
    | NextRound
    | TakeItsSeat
)
"""Those to the game on the screen, whatever it asks."""
TableMessage = AnswerMessage | SittingMessage | Leave | GoOn
ProgramMessage = ThinkNoMore | PlayForProgram | ShowThinking | LoseProgram | LoseWorker
TabMessage = HoldGame | StoredElsewhere | TakeOver
ViewMessage = (
    ShowMat
    | ShowTab
    | ShowDrawer
    | SortHand
    | HoldUp
    | ShowGallery
    | FindCards
    | FindAllCards
    | FindRules
    | ShowRuleSets
)
DeckMessage = LeaveOut | LeaveOutFound | KeepDeck | UseDeck | DropDeck
StartMessage = Begin | PlayNow | PlayWithFriend | PlayAsLastTime | PlayAgain
GamesMessage = (
    Resume
    | Duplicate
    | Rename
    | NameGame
    | Remove
    | Restore
    | RemoveUnreadable
    | DownloadUnreadable
    | Export
    | ExportAll
    | ExportThis
    | ExportUnshown
    | BringPasted
    | Bring
    | StopImport
    | ShowImport
    | MoreGames
    | PackSaves
)
OpeningMessage = OpenPage | HidePage | Idle | MissArchive
LinkMessage = (
    Arrive
    | Accept
    | Decline
    | ShowDay
    | UpdatePage
    | Share
    | ShareNow
    | SharePicture
    | CopyLink
    | LinkCopied
    | LinkShared
    | PictureDrawn
    | DrawCode
)
RulesMessage = OpenRule | OpenRuleOf | RuleBack | RuleForward | Why | ExplainLink | Print | Copy
ReplayMessage = (
    Watch | MoveReplay | PlayReplay | SetReplaySpeed | StepReplay | PlayFromHere | CloseReplay
)
CoachMessage = (
    AskCoach
    | CloseHint
    | ReviewGame
    | StopReview
    | ShowReview
    | ShowMoments
    | Uncover
    | GoToMoment
    | PlayPlan
)
AnalysisMessage = (
    ShowAdvice
    | CountWorlds
    | JudgeExercise
    | UseGuide
    | ImproveGuidance
    | AddToReview
    | LoseAnalysis
)
ExerciseMessage = (
    ShowExercises
    | Practise
    | OpenExercise
    | LearnFromMistakes
    | RetryMistake
    | NextExercise
    | ExerciseAgain
    | ShowAnswer
    | PlayExercise
    | LeaveExercise
)
LessonMessage = (
    BeginLesson
    | LessonAgain
    | LessonNext
    | LessonSkip
    | LeaveLesson
    | LessonHint
    | FirstGame
    | CoachOff
    | TryExample
    | ShowExample
    | LeaveExample
)
LiveMessage = (
    PlayLive
    | ShowTable
    | RejoinLiveTable
    | Invite
    | JoinByCode
    | TakeCode
    | ScanCode
    | ShareCode
    | NotifyMe
    | LeaveLive
)
BoardMessage = (
    ShowBoard
    | SetUpSolo
    | BeginSolo
    | TellSolo
    | NameFaceUp
    | SoloBack
    | FillPad
    | PutBird
    | ChangeBird
    | NewPad
    | KeepPad
    | SharePad
    | FindOnBoard
    | SetAid
)
LiveNewsMessage = (
    JoinPeer
    | HearPeer
    | LosePeer
    | LoseHost
    | MissSeat
    | GiveUpLine
    | OpenLive
    | ResumeLive
    | ShowOffer
    | SitDownLive
    | ShowLiveAnswer
    | ReceiveGame
    | TakeHanded
    | TakeScanned
    | EndScan
    | AllowNotices
    | ShowPage
    | SayLive
)
PageMessage = (
    Open
    | Close
    | Set
    | HearWord
    | Speak
    | ExportStatistics
    | EraseStatistics
    | RestoreStatistics
    | Dismiss
    | Reload
    | LabelKeys
    | Fetched
    | GetReady
    | FailJob
    | Hear
)
LayoutMessage = (
    LayOut
    | OpenTable
    | LayAt
    | LayFind
    | LayBird
    | LayFromGallery
    | LayBonus
    | LayAutomaCard
    | LayCount
    | LayChoice
    | LayEmpty
    | ShowPower
    | LayUndo
    | ShareTable
    | PlayTable
)
ReportMessage = ShowReport | BrowserDescribed | SaveReport | ShareReport
AtTableMessage = (
    TableMessage
    | ProgramMessage
    | TabMessage
    | ViewMessage
    | DeckMessage
    | StartMessage
    | GamesMessage
    | ReplayMessage
)
"""About games: played, begun, kept, replayed."""
AroundMessage = (
    LinkMessage
    | RulesMessage
    | CoachMessage
    | AnalysisMessage
    | ExerciseMessage
    | LessonMessage
    | LiveMessage
    | LiveNewsMessage
    | LayoutMessage
    | ReportMessage
    | BoardMessage
    | PageMessage
)
"""About all else."""
AnyMessage = OpeningMessage | AtTableMessage | AroundMessage
"""Every message. Mypy proves that ``updates`` leaves none out."""

MESSAGES: tuple[type[AnyMessage], ...] = get_args(AnyMessage)
COMMANDS: tuple[type[Command], ...] = tuple(kind for kind in MESSAGES if issubclass(kind, Command))
_BY_NAME: dict[Any, Any] = {kind.__struct_config__.tag: kind for kind in COMMANDS}


def read(name: str, fields: str = "", filled: Filled | None = None) -> AnyMessage:
    """Read a command from its name and its fields as JSON; ``filled``: the inputs of its form.

    Raises UnknownCommand if it is none.
    """
    try:
        told = msgspec.json.decode(fields or "{}", type=dict[str, Any])
        if filled:
            told |= read_fields(_BY_NAME[name], filled)
        command: AnyMessage = msgspec.convert({**told, "do": name}, _BY_NAME[name])
    except (KeyError, ValueError) as error:
        raise UnknownCommand(f"{name!r} is not a command of this page: {error}") from error
    return command
