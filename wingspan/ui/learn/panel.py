"""The panel beside the table: the step of a lesson, an example, or the guide's suggestion.

It covers and blocks nothing; the game can be played on without reading it.
"""

from __future__ import annotations

from wingspan.teaching.aims import (
    AnyAim,
    GameWon,
    Happened,
    HasBird,
    HasCards,
    HasEggs,
    HasFood,
    HasTucked,
    HoldsCard,
    ScoresGoal,
)
from wingspan.teaching.lessons import lessons
from wingspan.words import Words
from wingspan.words.teaching.examples import example_texts
from wingspan.words.teaching.lessons import StepText, lesson_texts

from .. import messages
from ..kit import html
from ..kit.buttons import button, deed
from ..kit.html import Html, a, b, classes, div, h2, p, section
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import Ended, Replayed, TableInPlay
from ..table.table_page import Panel, PanelKind
from .guide import do_it, said
from .practice import WRITTEN_HINTS, Coached, ExampleShown, ExampleTried, Learnt, LessonSeen


def practice_panel(words: Words, shown: TableInPlay | Ended | Replayed, learnt: Learnt) -> Panel:
    """The panel for what is being learnt: in the drawer, or above the score of an ended game."""
    markup = practice_said(shown.scene, learnt)
    match shown:
        case TableInPlay(scene):
            lights, asks = _lights(learnt), _asks(words, learnt)
            points = _points(scene, learnt)
            return Panel(markup, lights=lights, asks=asks, points=points, tab=_tab(learnt))
        case Ended():
            return Panel(markup, kind="ended")
        case Replayed():
            return Panel(markup, tab=_tab(learnt))


def _tab(learnt: Learnt) -> PanelKind:
    match learnt:
        case LessonSeen():
            return "lesson"
        case ExampleTried() | ExampleShown():
            return "example"
        case Coached():
            return "coach"


def practice_said(scene: Scene, learnt: Learnt) -> Html:
    """The panel for what is being learnt at the table."""
    match learnt:
        case LessonSeen():
            return _lesson(scene, learnt)
        case ExampleTried():
            return _trying(scene, learnt)
        case ExampleShown():
            return _showing(scene, learnt)
        case Coached():
            return _coach(scene, learnt)


def _lights(learnt: Learnt) -> str:
    """Return the parts of the table that the current step of a lesson is about, as one string."""
    if isinstance(learnt, LessonSeen) and learnt.verdict == "going":
        return " ".join(learnt.step.lights)
    return ""


def _asks(words: Words, learnt: Learnt) -> str:
    """What the current step of a lesson asks for, or to go on once that is reached; else ""."""
    if isinstance(learnt, LessonSeen) and learnt.verdict == "reached":
        return words.text("teaching/reached_last" if learnt.is_last else "teaching/reached_step")
    if not isinstance(learnt, LessonSeen) or learnt.verdict != "going":
        return ""
    aim = lesson_texts(words.language)[learnt.lesson.id].steps[learnt.step.id].aim
    return f"{words.label(words.text('teaching/aim'))}{aim}"


def _points(scene: Scene, learnt: Learnt) -> int | str | None:
    """Return the option to point at, from a lesson, an example or the guide; None for none.

    For a bird that the guide would play, this is the id of its card in hand.
    """
    match learnt:
        case LessonSeen():
            return learnt.pointed
        case ExampleTried():
            return learnt.way
        case Coached(guidance=guidance) if guidance is not None:
            way = guidance.candidate
            at_start = way.kept is not None and scene.opening.choice is not None
            if at_start or scene.plan is not None:
                return None
            return f"hand-{way.bird}" if way.bird in scene.playable else way.option
        case _:
            return None


def _panel(title: str, *content: Html | None, name: str, hinted: bool = False) -> Html:
    return section(
        ".teaching#teaching",
        class_=classes(f"teaching-{name}", "has-hint" if hinted else None),
        aria_labelledby="teaching-title",
    )[h2(".teaching-title#teaching-title")[icon("lessons"), title], *content]


def _button(name: str, command: messages.Command, *, kind: str = "quiet") -> Html:
    return button(command, class_=kind)[name]


def _buttons(*buttons: Html | None) -> Html:
    return div(".teaching-buttons")[*buttons]


# a lesson


def _lesson(scene: Scene, lesson: LessonSeen) -> Html:
    words = scene.words
    text = lesson_texts(words.language)[lesson.lesson.id]
    step = text.steps[lesson.step.id]
    where = words.text("teaching/step", n=lesson.number + 1, all=len(lesson.lesson.steps))
    title = f"{text.title} · {where}"
    if lesson.verdict == "reached":
        return _panel(title, *_reached(words, lesson, step), name="lesson")
    told: list[Html] = [p("#lesson-told")[step.told]]
    if scene.decision is None or scene.decision.kind != "action" or lesson.verdict != "going":
        aim = b[words.label(words.text("teaching/aim"))]
        told.append(p(".teaching-aim")[aim, step.aim])
    if lesson.verdict == "missed":
        told.append(p(".teaching-missed", role="status")[_why_missed(scene, lesson)])
    elif lesson.step.turns > 1:
        told.append(p(".faint")[words.text("teaching/turns_left", n=lesson.turns_left)])
    return _panel(
        title,
        *told,
        _hints(scene, lesson, step),
        _step_buttons(words, lesson),
        name="lesson",
        hinted=_is_hinted(lesson),
    )


def _why_missed(scene: Scene, lesson: LessonSeen) -> str:
    """Why the aim was missed: what is lacking, in words."""
    words = scene.words
    why = [_lack(scene, aim, number) for aim, number in lesson.lacks]
    return words.text("teaching/missed", why=words.listed(why))


def _lack(scene: Scene, aim: AnyAim, number: int) -> str:
    words = scene.words

    def bird(name: str) -> str:
        return words.the_bird(scene.catalog.birds[name])

    match aim:
        case HasFood(food, count):
            kind = words.food(food, count) if food else words.text("teaching/any_food")
            return words.text("teaching/lacks_food", n=number, all=count, food=kind)
        case HasBird(name):
            return words.text("teaching/lacks_bird", bird=bird(name))
        case HasEggs(count, None):
            return words.text("teaching/lacks_eggs", n=number, all=count)
        case HasEggs(count, str(name)):
            return words.text("teaching/lacks_eggs_on", n=number, all=count, bird=bird(name))
        case HasCards(count):
            return words.text("teaching/lacks_cards", n=number, all=count)
        case HoldsCard(name):
            return words.text("teaching/lacks_card", bird=bird(name))
        case HasTucked(count):
            return words.text("teaching/lacks_tucked", n=number, all=count)
        case ScoresGoal(_, points):
            return words.text("teaching/lacks_goal", n=number, all=points)
        case Happened({"bird": str(name)}):
            return words.text("teaching/lacks_power", bird=bird(name))
        case GameWon():
            return words.text("teaching/lacks_victory")
        case _:
            return words.text("teaching/lacks_event")


def _is_hinted(lesson: LessonSeen) -> bool:
    """Whether a hint is shown below the text of the step."""
    return bool(lesson.hints) and lesson.verdict != "missed"


def _hints(scene: Scene, lesson: LessonSeen, step: StepText) -> Html:
    """The latest hint only, so that it is visible without scrolling."""
    if not _is_hinted(lesson):
        return div(".teaching-hints", aria_live="polite")
    if lesson.hints > WRITTEN_HINTS:
        shown = _exact(scene, lesson.way)
    else:
        shown = p[step.hints[lesson.hints - 1]]
    return div(".teaching-hints", aria_live="polite")[shown]


def _exact(scene: Scene, way: int | None) -> Html:
    """The option to choose next, with a button that chooses it."""
    words = scene.words
    if way is None:
        return p[words.text("teaching/hint_lost")]
    return p(".teaching-exact")[
        b[words.text("teaching/hint_exact", option=scene.choices.label(way))], _do_it(words, way)
    ]


def _do_it(words: Words, way: int) -> Html:
    return html.button(".option.do-it", type="button", data_choice=way)[
        words.text("teaching/do_it")
    ]


def _step_buttons(words: Words, lesson: LessonSeen) -> Html:
    missed = lesson.verdict == "missed"
    hint = None
    if not missed and lesson.hints <= WRITTEN_HINTS:
        hint = _button(
            words.text("teaching/hint_more" if lesson.hints else "teaching/hint"),
            messages.LessonHint(),
        )
    return _buttons(
        _button(
            words.text("teaching/again"),
            messages.LessonAgain(),
            kind="option primary" if missed else "quiet",
        ),
        hint,
        _button(words.text("teaching/skip"), messages.LessonSkip()),
        _button(words.text("teaching/leave"), messages.LeaveLesson()),
    )


def _reached(words: Words, lesson: LessonSeen, step: StepText) -> list[Html]:
    praise = p(".teaching-reached#lesson-told", role="status")[
        b[words.text("teaching/reached")], " ", step.praise
    ]
    if not lesson.is_last:
        on = _button(words.text("teaching/next"), messages.LessonNext(), kind="option primary")
        leave = _button(words.text("teaching/leave"), messages.LeaveLesson())
        return [praise, _buttons(on, leave)]
    entry = lesson.lesson.entries[0]
    more = p[a(href=f"#r={entry}", **deed(messages.OpenRule(entry)))[words.text("teaching/more")]]
    order = list(lessons())
    place = order.index(lesson.lesson.id) + 1
    following = None
    if place < len(order):
        title = lesson_texts(words.language)[order[place]].title
        following = _button(
            words.text("teaching/next_lesson", title=title),
            messages.BeginLesson(order[place]),
            kind="option primary",
        )
    kind = "quiet" if following else "option primary"
    finish = _button(words.text("teaching/finish"), messages.LessonNext(), kind=kind)
    return [praise, more, _buttons(following, finish)]


# an example


def _trying(scene: Scene, tried: ExampleTried) -> Html:
    example, words = tried.example, scene.words
    text = example_texts(words.language)[example.id]
    if tried.reached:
        said = [
            p(role="status")[b[words.text("teaching/example_reached")]],
            p[text.end],
        ]
    elif tried.way is None and tried.given:
        said = [p(role="status")[words.text("teaching/example_other")]]
    elif tried.way is None:
        said = []
    else:
        said = [
            p(aria_live="polite")[text.steps[tried.given]],
            _exact(scene, tried.way),
        ]
    return _panel(
        words.text("teaching/example"),
        p(".teaching-aim")[text.caption],
        *said,
        _buttons(
            _button(words.text("teaching/again"), messages.LessonAgain()),
            _button(words.text("teaching/example_show"), messages.ShowExample(example.id)),
            _button(words.text("teaching/example_leave"), messages.LeaveExample()),
        ),
        name="example",
    )


def _showing(scene: Scene, shown: ExampleShown) -> Html:
    example, words = shown.example, scene.words
    text = example_texts(words.language)[example.id]
    if shown.at < len(text.steps):
        heading = words.text("teaching/step", n=shown.at + 1, all=len(text.steps))
        said = text.steps[shown.at]
    else:
        heading, said = words.text("teaching/example_end"), text.end
    return _panel(
        words.text("teaching/example"),
        p(".teaching-aim")[text.caption],
        p(aria_live="polite")[b[heading], " ", said],
        _buttons(
            _button(words.text("teaching/example_try"), messages.TryExample(example.id)),
            _button(words.text("teaching/example_leave"), messages.LeaveExample()),
        ),
        name="example",
    )


# the coach


def _coach(scene: Scene, coached: Coached) -> Html:
    words = scene.words
    off = _button(words.text("teaching/coach_off"), messages.CoachOff())
    if not coached.speaks:
        quiet = None
        if coached.goes_quiet:
            quiet = p(".faint")[words.text("teaching/coach_quiet")]
        ask = _button(words.text("teaching/coach_ask"), messages.LessonHint(), kind="option")
        return _panel(words.text("teaching/coach"), quiet, _buttons(ask, off), name="coach")
    if coached.guidance is None:
        looking = p(aria_live="polite")[words.text("teaching/coach_getting_ready")]
        return _panel(words.text("teaching/coach"), looking, _buttons(off), name="coach")
    return _panel(
        words.text("teaching/coach"),
        said(scene, coached, coached.guidance),
        _buttons(do_it(scene, coached.guidance), off),
        name="coach",
    )
