"""The panel beside the question: a lesson's step, an example's, or the coach's advice.

It covers nothing and stops nothing: whoever does not look at it plays as ever.
"""

from __future__ import annotations

from wingspan.engine.decision import Decision
from wingspan.teaching.coach import GUIDED_ROUNDS, Advice, advice
from wingspan.teaching.lessons import lessons
from wingspan.words import Language, words_in
from wingspan.words.teaching.coach import tip_text
from wingspan.words.teaching.examples import example_texts
from wingspan.words.teaching.interface import say, set_right
from wingspan.words.teaching.lessons import StepText, lesson_texts

from .. import commands
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from .practice import WRITTEN_HINTS, Practice

MOST_TIPS = 6
"""More options than these are not told one by one: only the best of them."""


def practice_panel(practice: Practice) -> Html:
    """What is being learnt at the table on the screen; nothing if nothing is."""
    match practice.doing:
        case "lesson":
            return _lesson(practice)
        case "trying":
            return _trying(practice)
        case "showing":
            return _showing(practice)
        case "coached":
            return _coach(practice)
        case _:
            return EMPTY


def beside(panel: Html, asks: Html) -> Html:
    """The panel and the question in the place where the question stood; see ``page.laid_out``.

    At the end of a game it stands above the final score.
    """
    return el("div", panel, asks, class_="taught") if panel else asks


def _panel(title: str, *content: Html | None, name: str) -> Html:
    return el(
        "section",
        el("h2", icon("lessons"), title, class_="teaching-title", id="teaching-title"),
        *content,
        class_=f"teaching teaching-{name}",
        id="teaching",
        aria_labelledby="teaching-title",
    )


def _button(name: str, command: commands.Command, *, kind: str = "quiet") -> Html:
    return button(command, name, class_=kind)


def _buttons(*buttons: Html | None) -> Html:
    return el("div", *buttons, class_="teaching-buttons")


# a lesson


def _lesson(practice: Practice) -> Html:
    attempt, language = practice.attempt, practice.session.language
    assert attempt is not None
    lesson, text = attempt.lesson, lesson_texts(language)[attempt.lesson.id]
    step = text.steps[attempt.step.id]
    where = say(language, "step", n=attempt.number + 1, all=len(lesson.steps))
    title = f"{set_right(text.title, language)} · {where}"
    if practice.verdict == "reached":
        return _panel(title, *_reached(practice, step), name="lesson")
    told: list[Html] = [
        el("p", set_right(step.told, language)),
        el(
            "p",
            el("b", words_in(language).label(say(language, "aim"))),
            set_right(step.aim, language),
            class_="teaching-aim",
        ),
    ]
    if practice.verdict == "missed":
        told.append(el("p", say(language, "missed"), class_="teaching-missed", role="status"))
    elif attempt.step.turns > 1:
        left = attempt.step.turns - attempt.turns
        told.append(el("p", say(language, "turns_left", n=left), class_="faint"))
    return _panel(
        title,
        *told,
        _hints(practice, step),
        _step_buttons(practice),
        name="lesson",
    )


def _hints(practice: Practice, step: StepText) -> Html:
    language = practice.session.language
    if practice.verdict == "missed" or not practice.hints:
        return el("div", class_="teaching-hints", aria_live="polite")
    shown = [el("p", set_right(hint, language)) for hint in step.hints[: practice.hints]]
    if practice.hints > WRITTEN_HINTS:
        shown.append(_exact(practice))
    return el("div", *shown, class_="teaching-hints", aria_live="polite")


def _exact(practice: Practice) -> Html:
    """The very next click, and a button that does it."""
    language, way = practice.session.language, practice.way()
    if way is None:
        return el("p", say(language, "hint_lost"))
    return el(
        "p",
        el("b", say(language, "hint_exact", option=_option(practice, way))),
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


def _option(practice: Practice, number: int) -> str:
    """What an option of the pending decision says."""
    game, session = practice.game, practice.session
    assert game is not None and game.decision is not None
    scene = session.scene()
    return scene.choices.label(number)


def _step_buttons(practice: Practice) -> Html:
    language = practice.session.language
    missed = practice.verdict == "missed"
    hint = None
    if not missed and practice.hints <= WRITTEN_HINTS:
        hint = _button(say(language, "hint_more" if practice.hints else "hint"), commands.Hint())
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


def _reached(practice: Practice, step: StepText) -> list[Html]:
    attempt, language = practice.attempt, practice.session.language
    assert attempt is not None
    praise = el(
        "p",
        el("b", say(language, "reached")),
        " ",
        set_right(step.praise, language),
        class_="teaching-reached",
        role="status",
    )
    if not attempt.is_last:
        on = _button(say(language, "next"), commands.LessonNext(), kind="option primary")
        leave = _button(say(language, "leave"), commands.LeaveLesson())
        return [praise, _buttons(on, leave)]
    entry = attempt.lesson.entries[0]
    more = el(
        "p",
        el("a", say(language, "more"), href=f"#r={entry}", **deed(commands.OpenRule(entry))),
    )
    order = list(lessons())
    place = order.index(attempt.lesson.id) + 1
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


def _trying(practice: Practice) -> Html:
    example, game, language = practice.example, practice.game, practice.session.language
    assert example is not None and game is not None
    text = example_texts(language)[example.id]
    given = len(game.answers)
    way = practice.way()
    if practice.example_reached:
        said = [
            el("p", el("b", say(language, "example_reached")), role="status"),
            el("p", set_right(text.end, language)),
        ]
    elif way is None and given:
        said = [el("p", say(language, "example_other"), role="status")]
    elif way is None:
        said = []
    else:
        said = [
            el("p", set_right(text.steps[given], language), aria_live="polite"),
            el(
                "p",
                el("b", say(language, "hint_exact", option=_option(practice, way))),
                _do_it(language, way),
                class_="teaching-exact",
            ),
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


def _showing(practice: Practice) -> Html:
    example, replay = practice.example, practice.session.replay
    language = practice.session.language
    assert example is not None and replay is not None
    text = example_texts(language)[example.id]
    if replay.at < len(text.steps):
        heading = say(language, "step", n=replay.at + 1, all=len(text.steps))
        said = text.steps[replay.at]
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


def _coach(practice: Practice) -> Html:
    game, language = practice.game, practice.session.language
    assert game is not None and game.decision is not None
    off = _button(say(language, "coach_off"), commands.CoachOff())
    found = advice(game) if practice.coach_speaks else None
    if found is None:
        quiet = None
        if game.state.round == GUIDED_ROUNDS + 1:
            quiet = el("p", say(language, "coach_quiet"), class_="faint")
        ask = _button(say(language, "coach_ask"), commands.Hint(), kind="option")
        return _panel(say(language, "coach"), quiet, _buttons(ask, off), name="coach")
    return _panel(
        say(language, "coach"),
        el(
            "p",
            el("b", say(language, "coach_suggests", option=_option(practice, found.best))),
            " ",
            _tip(practice, found, found.best),
            class_="teaching-aim",
            aria_live="polite",
        ),
        _all_tips(practice, found, game.decision),
        _buttons(_do_it(language, found.best), off),
        name="coach",
    )


def _tip(practice: Practice, found: Advice, number: int) -> str:
    tip = found.tips[number]
    session = practice.session
    return tip_text(tip.reason, tip.values, session.language, session.catalog)


def _all_tips(practice: Practice, found: Advice, decision: Decision) -> Html:
    """What is said of the other options, where they are few enough to be read."""
    if len(decision.options) > MOST_TIPS:
        return EMPTY
    scene = practice.session.scene()
    others = [number for number in range(len(found.tips)) if number != found.best]
    return el(
        "details",
        el("summary", say(practice.session.language, "coach_all")),
        el(
            "ul",
            *(
                el(
                    "li",
                    el("b", scene.choices.label(number)),
                    " – ",
                    _tip(practice, found, number),
                )
                for number in others
            ),
            class_="teaching-tips",
        ),
        class_="teaching-all",
        open=True,
    )
