"""Lessons, examples and the guide of a first game as they are shown: the list, and the panel.

The panel covers and blocks nothing; the game can be played on without reading it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from wingspan.engine.options import Bird
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
from wingspan.teaching.facts import Fact
from wingspan.teaching.lessons import Lesson, Progress, lessons
from wingspan.words import Words
from wingspan.words.teaching import guide
from wingspan.words.teaching.examples import example_texts
from wingspan.words.teaching.lessons import StepText, lesson_texts

from .. import messages
from ..kit import html
from ..kit.buttons import button, deed, dialog
from ..kit.html import (
    EMPTY,
    Html,
    a,
    b,
    classes,
    details,
    div,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    span,
    summary,
    ul,
)
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import Ended, Replayed, TableInPlay
from ..table.table_page import Panel
from .practice import WRITTEN_HINTS, Coached, ExampleShown, ExampleTried, Learnt, LessonSeen

if TYPE_CHECKING:
    from wingspan.bots.candidates import Candidate
    from wingspan.coach.analysis import Choice, Part, Reason
    from wingspan.coach.guidance import Guidance

_NAMES: dict[type, Literal["lesson", "example", "coach"]] = {
    LessonSeen: "lesson",
    ExampleTried: "example",
    ExampleShown: "example",
    Coached: "coach",
}
"""The tab, and the style, of the panel for what is being learnt."""

PRIMARY = "option primary"

MOST = 6
"""With more options than this, only those that were analysed are listed."""


# the list


def lesson_list(words: Words, progress: Progress) -> Html:
    every = lessons()
    done = sum(id_ in every for id_ in progress.finished)
    begun = next((id_ for id_ in every if progress.under_way(id_)), None)
    due = begun or next((id_ for id_ in every if id_ not in progress.finished), None)
    return dialog(
        words,
        "lessons",
        words.text("teaching/lessons"),
        p[b[words.text("teaching/how_one_wins")]],
        p[words.text("teaching/lessons_about")],
        p(".faint")[words.text("teaching/lessons_finished", n=done, all=len(every))],
        ol(".lesson-list")[
            *(
                _lesson_item(words, number, lesson, progress, is_due=lesson.id == due)
                for number, lesson in enumerate(every.values(), 1)
            )
        ],
        section(".lesson.first-game")[
            h3[words.text("teaching/first_game")],
            p[words.text("teaching/first_game_about")],
            button(messages.FirstGame(), ".option", class_=None if due else "primary")[
                words.text("teaching/first_game_begin")
            ],
        ],
    )


def _lesson_item(
    words: Words, number: int, lesson: Lesson, progress: Progress, *, is_due: bool
) -> Html:
    """One lesson. ``is_due``: whether it is the next one to do, whose button is highlighted."""
    text = lesson_texts(words.language)[lesson.id]
    done = lesson.id in progress.finished
    under_way = progress.under_way(lesson.id)
    if under_way is not None:
        name = words.text("teaching/lesson_go_on", n=under_way.step + 1)
    else:
        name = words.text("teaching/lesson_again" if done else "teaching/lesson_begin")
    return li(".lesson", class_="done" if done else None, id=f"lesson-{lesson.id}")[
        h3[
            span(".faint")[words.text("teaching/lesson_number", n=number)],
            text.title,
            icon("check", words.text("teaching/lesson_done")) if done else None,
        ],
        p[text.about],
        button(messages.BeginLesson(lesson.id), ".option", class_="primary" if is_due else None)[
            name, span(".sr")[f" – {text.title}"]
        ],
    ]


# the panel


def practice_panel(words: Words, shown: TableInPlay | Ended | Replayed, learnt: Learnt) -> Panel:
    """The panel for what is being learnt: in the drawer, or above the score of an ended game."""
    markup = practice_said(shown.scene, learnt)
    if isinstance(shown, Ended):
        return Panel(markup, kind="ended")
    points, tab = _points(shown.scene, learnt), _NAMES[type(learnt)]
    if not isinstance(learnt, LessonSeen):
        return Panel(markup, points=points, tab=tab)
    lights = " ".join(learnt.step.lights) if learnt.verdict == "going" else ""
    return Panel(markup, lights=lights, asks=_asks(words, learnt), points=points, tab=tab)


def practice_said(scene: Scene, learnt: Learnt) -> Html:
    match learnt:
        case LessonSeen():
            return _lesson(scene, learnt)
        case ExampleTried():
            return _trying(scene, learnt)
        case ExampleShown():
            return _showing(scene, learnt)
        case Coached():
            return _coach(scene, learnt)


def _asks(words: Words, lesson: LessonSeen) -> str:
    """What the current step asks for, or to go on once that is reached; "" after a miss."""
    if lesson.verdict == "reached":
        return words.text("teaching/reached_last" if lesson.is_last else "teaching/reached_step")
    if lesson.verdict == "missed":
        return ""
    aim = lesson_texts(words.language)[lesson.lesson.id].steps[lesson.step.id].aim
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
            at_start = way.kept is not None and scene.answering.start is not None
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


def _teaching_button(
    words: Words, key: str, command: messages.Command, kind: str = "quiet"
) -> Html:
    return button(command, class_=kind)[words.text(f"teaching/{key}")]


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
        why = words.listed([_lack(scene, aim, number) for aim, number in lesson.lacks])
        missed = words.text("teaching/missed", why=why)
        told.append(p(".teaching-missed", role="status")[missed])
    elif lesson.step.turns > 1:
        told.append(p(".faint")[words.text("teaching/turns_left", n=lesson.turns_left)])
    hint = _hint(scene, lesson, step)
    told += [div(".teaching-hints", aria_live="polite")[hint], _step_buttons(words, lesson)]
    return _panel(title, *told, name="lesson", hinted=hint is not None)


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


def _hint(scene: Scene, lesson: LessonSeen, step: StepText) -> Html | None:
    """The latest hint only, so that it is visible without scrolling; None if none is shown."""
    if not lesson.hints or lesson.verdict == "missed":
        return None
    if lesson.hints > WRITTEN_HINTS:
        return _exact(scene, lesson.way)
    return p[step.hints[lesson.hints - 1]]


def _exact(scene: Scene, way: int | None) -> Html:
    words = scene.words
    if way is None:
        return p[words.text("teaching/hint_lost")]
    return p(".teaching-exact")[
        b[words.text("teaching/hint_exact", option=scene.labels[way])], _do_it(words, way)
    ]


def _do_it(words: Words, way: int) -> Html:
    return html.button(".option.do-it", type="button", data_choice=way)[
        words.text("teaching/do_it")
    ]


def _step_buttons(words: Words, lesson: LessonSeen) -> Html:
    missed = lesson.verdict == "missed"
    hint = None
    if not missed and lesson.hints <= WRITTEN_HINTS:
        hint = _teaching_button(
            words, "hint_more" if lesson.hints else "hint", messages.LessonHint()
        )
    return _buttons(
        _teaching_button(words, "again", messages.LessonAgain(), PRIMARY if missed else "quiet"),
        hint,
        _teaching_button(words, "skip", messages.LessonSkip()),
        _teaching_button(words, "leave", messages.LeaveLesson()),
    )


def _reached(words: Words, lesson: LessonSeen, step: StepText) -> list[Html]:
    praise = p(".teaching-reached#lesson-told", role="status")[
        b[words.text("teaching/reached")], " ", step.praise
    ]
    if not lesson.is_last:
        on = _teaching_button(words, "next", messages.LessonNext(), PRIMARY)
        leave = _teaching_button(words, "leave", messages.LeaveLesson())
        return [praise, _buttons(on, leave)]
    entry = lesson.lesson.entries[0]
    more = p[a(href=f"#r={entry}", **deed(messages.OpenRule(entry)))[words.text("teaching/more")]]
    order = list(lessons())
    place = order.index(lesson.lesson.id) + 1
    following = None
    if place < len(order):
        title = lesson_texts(words.language)[order[place]].title
        following = button(messages.BeginLesson(order[place]), class_=PRIMARY)[
            words.text("teaching/next_lesson", title=title)
        ]
    finish = _teaching_button(
        words, "finish", messages.LessonNext(), "quiet" if following else PRIMARY
    )
    return [praise, more, _buttons(following, finish)]


# an example


def _trying(scene: Scene, tried: ExampleTried) -> Html:
    example, words = tried.example, scene.words
    text = example_texts(words.language)[example.id]
    if tried.reached:
        said = [p(role="status")[b[words.text("teaching/example_reached")]], p[text.end]]
    elif tried.way is None:
        said = [p(role="status")[words.text("teaching/example_other")]]
    else:
        said = [p(aria_live="polite")[text.steps[tried.given]], _exact(scene, tried.way)]
    return _panel(
        words.text("teaching/example"),
        p(".teaching-aim")[text.caption],
        *said,
        _buttons(
            _teaching_button(words, "again", messages.LessonAgain()),
            _teaching_button(words, "example_show", messages.ShowExample(example.id)),
            button(messages.LayOut(copy=True), ".option")[words.text("change_this")],
            _teaching_button(words, "example_leave", messages.LeaveExample()),
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
            _teaching_button(words, "example_try", messages.TryExample(example.id)),
            button(messages.LayOut(copy=True), ".option")[words.text("change_this")],
            _teaching_button(words, "example_leave", messages.LeaveExample()),
        ),
        name="example",
    )


# the guide of a first game


def _coach(scene: Scene, coached: Coached) -> Html:
    words, title = scene.words, scene.words.text("teaching/coach")
    off = _teaching_button(words, "coach_off", messages.CoachOff())
    if not coached.speaks:
        quiet = p(".faint")[words.text("teaching/coach_quiet")] if coached.goes_quiet else None
        ask = _teaching_button(words, "coach_ask", messages.LessonHint(), "option")
        return _panel(title, quiet, _buttons(ask, off), name="coach")
    if coached.guidance is None:
        looking = p(aria_live="polite")[words.text("teaching/coach_getting_ready")]
        return _panel(title, looking, _buttons(off), name="coach")
    said = _guide_said(scene, coached, coached.guidance)
    return _panel(title, said, _buttons(_take(scene, coached.guidance), off), name="coach")


def _guide_said(scene: Scene, coached: Coached, advice: Guidance) -> Html:
    kept = advice.candidate.kept
    if kept is None:
        suggested, told = _answer(scene, coached, advice), list(_others(scene, coached, advice))
    else:
        suggested, told = _start(scene, advice, kept), list(_birds(scene, coached, advice, kept))
    words, tips = scene.words, ul(".teaching-tips")[*told]
    sure = "coach_estimate" if advice.worlds else "coach_looking"
    return div(".guide-said")[
        div(".guide-suggestion", aria_live="polite")[*suggested],
        details(".teaching-all", open=True)[summary[words.text("teaching/coach_all")], tips]
        if told
        else None,
        p(".faint")[words.text(f"teaching/{sure}", n=advice.worlds)],
    ]


def _answer(scene: Scene, coached: Coached, advice: Guidance) -> list[Html]:
    option = _told(scene, advice.candidate)
    if scene.decision is not None and scene.decision.kind == "action":
        option = scene.words.small(option)
    name = scene.words.text("teaching/coach_suggests", option=option)
    told = {
        "guide-fact": _fact(scene, _fact_of(coached, advice.candidate)),
        "guide-why": _why(scene, advice),
    }
    return [_heading(name), *(p(class_=kind)[each] for kind, each in told.items() if each)]


def _heading(name: str) -> Html:
    return p(".teaching-aim")[b[name]]


def _told(scene: Scene, way: Candidate) -> str:
    """A candidate in words: its option; for "play a bird" also the bird and the habitat."""
    words, decision = scene.words, scene.decision
    if decision is not None and decision.kind == "action" and way.bird and way.habitat:
        bird, habitat = words.bird(scene.catalog.birds[way.bird]), words.habitat(way.habitat)
        return words.text("teaching/coach_play", bird=bird, habitat=habitat)
    return scene.labels[way.option]


def _fact_of(coached: Coached, way: Candidate) -> Fact | None:
    return coached.birds.get(way.bird or "") or coached.facts[way.option]


def _fact(scene: Scene, fact: Fact | None) -> str:
    if fact is None:
        return ""
    return guide.fact_text(scene.words, fact.name, fact.values, scene.catalog)


def _why(scene: Scene, advice: Guidance) -> str:
    """The reason, or that the options are equally good; "" before anything was analysed."""
    why, against = advice.why, advice.against
    if why is not None and against is not None:
        lost = next(one.lost for one in advice.choices if one.candidate == against)
        held = [part for part in _pairs(why.held) if part[1] > 0]  # a beginner is told no more
        parts = _pairs(why.carried), _pairs(why.against), held
        return guide.reason_text(scene.words, _told(scene, against), lost, *parts)
    return guide.as_good(scene.words) if len(advice.choices) > 1 else ""


def _pairs(parts: tuple[Part, ...]) -> list[tuple[str, float]]:
    return [(part.name, part.more.points) for part in parts]


def _others(scene: Scene, coached: Coached, advice: Guidance) -> Iterator[Html]:
    """Yield the options that are not suggested: those analysed, then the rest if they are few."""
    looked_at = [choice for choice in advice.choices if choice.candidate != advice.candidate]
    for choice in looked_at:
        yield _item(
            scene, _told(scene, choice.candidate), _fact_of(coached, choice.candidate), choice
        )
    told = {advice.candidate.option, *(choice.candidate.option for choice in looked_at)}
    if len(coached.facts) <= MOST:
        for option, fact in enumerate(coached.facts):
            if option not in told:
                yield _item(scene, scene.labels[option], fact)


def _item(scene: Scene, name: str, fact: Fact | None, choice: Choice | None = None) -> Html:
    words = scene.words
    amount = EMPTY
    if choice is not None:
        lost = choice.lost
        amount_said = guide.points_fewer(words, lost) if lost else guide.equal(words)
        amount = span(".guide-amount")[amount_said]
    return li[b[name], " ", amount, " ", _fact(scene, fact)]


def _start(scene: Scene, advice: Guidance, kept: tuple[str, ...]) -> list[Html]:
    words, birds = scene.words, scene.catalog.birds
    chosen = (*scene.me.apart, *kept)
    if chosen:
        keep = [words.bird(birds[card]) for card in chosen]
        name = words.text("teaching/coach_start", birds=keep)
    else:
        name = words.text("teaching/coach_start_none")
    found = [_heading(name)]
    if advice.candidate.food:
        food = words.all_of(words.food(kind) for kind in advice.candidate.food)
        bonus = scene.catalog.bonus_cards.get(advice.candidate.bonus or "")
        key = "coach_beside_food" if bonus is None else "coach_beside"
        named = "" if bonus is None else words.bonus(bonus)
        found.append(p[words.text(f"teaching/{key}", food=food, bonus=named)])
    return found


def _take(scene: Scene, advice: Guidance) -> Html:
    """The button that gives the suggested answer; for a start, it chooses all of it at once."""
    kept, food = advice.candidate.kept, advice.candidate.food
    if food is None or kept is None or scene.answering.start is None:
        return _do_it(scene.words, advice.candidate.option)
    begin = messages.TakeStart(kept, food, advice.candidate.bonus or "")
    return button(begin, ".option.do-it")[scene.words.text("teaching/do_it")]


def _birds(
    scene: Scene, coached: Coached, advice: Guidance, kept: tuple[str, ...]
) -> Iterator[Html]:
    """Yield the birds in hand, those to keep first, each with its value if kept and a fact."""
    words, decision = scene.words, scene.decision
    assert decision is not None
    told = list(zip(decision.options, coached.facts, strict=True))
    for option, fact in sorted(told, key=lambda pair: getattr(pair[0], "bird", "") not in kept):
        if isinstance(option, Bird):
            name = words.bird(scene.catalog.birds[option.bird])
            brings = _brings(scene, advice.birds.get(option.bird))
            yield li(".guide-bird")[b[name], " ", brings, " ", _fact(scene, fact)]


def _brings(scene: Scene, why: Reason | None) -> str:
    if why is None:
        return ""
    if not round(why.more.points) or not why.more.is_clear:
        return guide.bird_text(scene.words, None)
    lacking = [part for part in _pairs(why.held) if part[1] < 0]
    return guide.bird_text(scene.words, why.more.points, _pairs(why.carried), lacking)
