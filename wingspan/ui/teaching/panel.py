"""The panel beside the question: a lesson's step, an example's, or the coach's advice.

It covers nothing and stops nothing: whoever does not look at it plays as ever.
"""

from __future__ import annotations

from wingspan.teaching.aims import (
    AnyAim,
    Happened,
    HasBird,
    HasCards,
    HasEggs,
    HasFood,
    HasTucked,
    HoldsCard,
    ScoresGoal,
    Wins,
)
from wingspan.teaching.lessons import lessons
from wingspan.words import Language, Words
from wingspan.words.teaching.examples import example_texts
from wingspan.words.teaching.interface import say, set_right
from wingspan.words.teaching.lessons import StepText, lesson_texts

from .. import commands
from ..kit.buttons import button, deed
from ..kit.html import Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from ..screens.end_sheet import end_sheet
from ..screens.replay import replayed_table
from ..session.moment import AtTable, Ended, Replayed, Taught
from ..session.practice import (
    WRITTEN_HINTS,
    Coached,
    ExampleShown,
    ExampleTried,
    Learnt,
    LessonSeen,
)
from ..table.table_page import Panel, table_in_play
from .guide import do_it, said


def taught(words: Words, shown: Taught) -> Html:
    """The screen with the panel in the place of its question, and the question below.

    At the end of a game the panel stands above the final score.
    """
    markup = practice_panel(shown.screen.scene, shown.learnt)
    match shown.screen:
        case AtTable() as screen:
            return table_in_play(words, screen, Panel(markup, lights=_lights(shown.learnt)))
        case Ended() as screen:
            return end_sheet(words, screen, Panel(markup, kind="ended"))
        case Replayed() as screen:
            return replayed_table(words, screen, Panel(markup))


def practice_panel(scene: Scene, learnt: Learnt) -> Html:
    """What is being learnt at that table."""
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
    """The parts of the table that a lesson's step is about, while it goes on."""
    if isinstance(learnt, LessonSeen) and learnt.verdict == "going":
        return " ".join(learnt.step.lights)
    return ""


def _panel(title: str, *content: Html | None, name: str, hinted: bool = False) -> Html:
    return el(
        "section",
        el("h2", icon("lessons"), title, class_="teaching-title", id="teaching-title"),
        *content,
        class_=f"teaching teaching-{name}" + (" has-hint" if hinted else ""),
        id="teaching",
        aria_labelledby="teaching-title",
    )


def _button(name: str, command: commands.Command, *, kind: str = "quiet") -> Html:
    return button(command, name, class_=kind)


def _buttons(*buttons: Html | None) -> Html:
    return el("div", *buttons, class_="teaching-buttons")


# a lesson


def _lesson(scene: Scene, lesson: LessonSeen) -> Html:
    language = scene.words.language
    text = lesson_texts(language)[lesson.lesson.id]
    step = text.steps[lesson.step.id]
    where = say(language, "step", n=lesson.number + 1, all=len(lesson.lesson.steps))
    title = f"{set_right(text.title, language)} · {where}"
    if lesson.verdict == "reached":
        return _panel(title, *_reached(language, lesson, step), name="lesson")
    told: list[Html] = [
        el("p", set_right(step.told, language)),
        el(
            "p",
            el("b", scene.words.label(say(language, "aim"))),
            set_right(step.aim, language),
            class_="teaching-aim",
        ),
    ]
    if lesson.verdict == "missed":
        told.append(el("p", _why_missed(scene, lesson), class_="teaching-missed", role="status"))
    elif lesson.step.turns > 1:
        told.append(el("p", say(language, "turns_left", n=lesson.turns_left), class_="faint"))
    return _panel(
        title,
        *told,
        _hints(scene, lesson, step),
        _step_buttons(language, lesson),
        name="lesson",
        hinted=_is_hinted(lesson),
    )


def _why_missed(scene: Scene, lesson: LessonSeen) -> str:
    """What of the aim was not reached."""
    words, language = scene.words, scene.words.language
    why = [_lack(scene, aim, number) for aim, number in lesson.lacks]
    return say(language, "missed", why=words.listed(why))


def _lack(scene: Scene, aim: AnyAim, number: int) -> str:
    words, language = scene.words, scene.words.language

    def bird(name: str) -> str:
        return words.bird(scene.catalog.birds[name])

    match aim:
        case HasFood(food, count):
            kind = words.food(food, count) if food else say(language, "any_food", n=count)
            return say(language, "lacks_food", n=number, all=count, food=kind)
        case HasBird(name):
            return say(language, "lacks_bird", bird=bird(name))
        case HasEggs(count, None):
            return say(language, "lacks_eggs", n=number, all=count)
        case HasEggs(count, str(name)):
            return say(language, "lacks_eggs_on", n=number, all=count, bird=bird(name))
        case HasCards(count):
            return say(language, "lacks_cards", n=number, all=count)
        case HoldsCard(name):
            return say(language, "lacks_card", bird=bird(name))
        case HasTucked(count):
            return say(language, "lacks_tucked", n=number, all=count)
        case ScoresGoal(_, points):
            return say(language, "lacks_goal", n=number, all=points)
        case Happened({"bird": str(name)}):
            return say(language, "lacks_power", bird=bird(name))
        case Wins():
            return say(language, "lacks_victory")
        case _:
            return say(language, "lacks_event")


def _is_hinted(lesson: LessonSeen) -> bool:
    """Whether a hint stands below what the step tells."""
    return bool(lesson.hints) and lesson.verdict != "missed"


def _hints(scene: Scene, lesson: LessonSeen, step: StepText) -> Html:
    """The last hint that was asked for, alone, so that it stands where it can be seen."""
    language = scene.words.language
    if not _is_hinted(lesson):
        return el("div", class_="teaching-hints", aria_live="polite")
    if lesson.hints > WRITTEN_HINTS:
        shown = _exact(scene, lesson.way)
    else:
        shown = el("p", set_right(step.hints[lesson.hints - 1], language))
    return el("div", shown, class_="teaching-hints", aria_live="polite")


def _exact(scene: Scene, way: int | None) -> Html:
    """The very next click, and a button that does it."""
    language = scene.words.language
    if way is None:
        return el("p", say(language, "hint_lost"))
    return el(
        "p",
        el("b", say(language, "hint_exact", option=scene.choices.label(way))),
        _do_it(language, way),
        class_="teaching-exact",
    )


def _do_it(language: Language, way: int) -> Html:
    return el(
        "button",
        say(language, "do_it"),
        type="button",
        class_="option do-it",
        data_choice=way,
    )


def _step_buttons(language: Language, lesson: LessonSeen) -> Html:
    missed = lesson.verdict == "missed"
    hint = None
    if not missed and lesson.hints <= WRITTEN_HINTS:
        hint = _button(say(language, "hint_more" if lesson.hints else "hint"), commands.Hint())
    return _buttons(
        _button(
            say(language, "again"),
            commands.LessonAgain(),
            kind="option primary" if missed else "quiet",
        ),
        hint,
        _button(say(language, "skip"), commands.LessonSkip()),
        _button(say(language, "leave"), commands.LeaveLesson()),
    )


def _reached(language: Language, lesson: LessonSeen, step: StepText) -> list[Html]:
    praise = el(
        "p",
        el("b", say(language, "reached")),
        " ",
        set_right(step.praise, language),
        class_="teaching-reached",
        role="status",
    )
    if not lesson.is_last:
        on = _button(say(language, "next"), commands.LessonNext(), kind="option primary")
        leave = _button(say(language, "leave"), commands.LeaveLesson())
        return [praise, _buttons(on, leave)]
    entry = lesson.lesson.entries[0]
    more = el(
        "p",
        el("a", say(language, "more"), href=f"#r={entry}", **deed(commands.OpenRule(entry))),
    )
    order = list(lessons())
    place = order.index(lesson.lesson.id) + 1
    following = None
    if place < len(order):
        title = set_right(lesson_texts(language)[order[place]].title, language)
        following = _button(
            say(language, "next_lesson", title=title),
            commands.BeginLesson(order[place]),
            kind="option primary",
        )
    kind = "quiet" if following else "option primary"
    finish = _button(say(language, "finish"), commands.LessonNext(), kind=kind)
    return [praise, more, _buttons(following, finish)]


# an example


def _trying(scene: Scene, tried: ExampleTried) -> Html:
    example, language = tried.example, scene.words.language
    text = example_texts(language)[example.id]
    if tried.reached:
        said = [
            el("p", el("b", say(language, "example_reached")), role="status"),
            el("p", set_right(text.end, language)),
        ]
    elif tried.way is None and tried.given:
        said = [el("p", say(language, "example_other"), role="status")]
    elif tried.way is None:
        said = []
    else:
        said = [
            el("p", set_right(text.steps[tried.given], language), aria_live="polite"),
            _exact(scene, tried.way),
        ]
    return _panel(
        say(language, "example"),
        el("p", set_right(text.caption, language), class_="teaching-aim"),
        *said,
        _buttons(
            _button(say(language, "again"), commands.LessonAgain()),
            _button(say(language, "example_show"), commands.ShowExample(example.id)),
            _button(say(language, "example_leave"), commands.LeaveExample()),
        ),
        name="example",
    )


def _showing(scene: Scene, shown: ExampleShown) -> Html:
    example, language = shown.example, scene.words.language
    text = example_texts(language)[example.id]
    if shown.at < len(text.steps):
        heading = say(language, "step", n=shown.at + 1, all=len(text.steps))
        said = text.steps[shown.at]
    else:
        heading, said = say(language, "example_end"), text.end
    return _panel(
        say(language, "example"),
        el("p", set_right(text.caption, language), class_="teaching-aim"),
        el("p", el("b", heading), " ", set_right(said, language), aria_live="polite"),
        _buttons(
            _button(say(language, "example_try"), commands.TryExample(example.id)),
            _button(say(language, "example_leave"), commands.LeaveExample()),
        ),
        name="example",
    )


# the coach


def _coach(scene: Scene, coached: Coached) -> Html:
    language = scene.words.language
    off = _button(say(language, "coach_off"), commands.CoachOff())
    if not coached.speaks:
        quiet = None
        if coached.goes_quiet:
            quiet = el("p", say(language, "coach_quiet"), class_="faint")
        ask = _button(say(language, "coach_ask"), commands.Hint(), kind="option")
        return _panel(say(language, "coach"), quiet, _buttons(ask, off), name="coach")
    if coached.guidance is None:
        looking = el("p", say(language, "coach_getting_ready"), aria_live="polite")
        return _panel(say(language, "coach"), looking, _buttons(off), name="coach")
    return _panel(
        say(language, "coach"),
        said(scene, coached, coached.guidance),
        _buttons(do_it(scene, coached.guidance), off),
        name="coach",
    )
