"""A replay of a game: the table at one moment, and the controls with a chart of the points."""

from __future__ import annotations

from wingspan.engine.components import ROUNDS
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, choice, deed, language_switch, on_input
from ..kit.drawings import Plot
from ..kit.html import (
    EMPTY,
    Html,
    b,
    div,
    h1,
    h2,
    header,
    input,
    join,
    kbd,
    p,
    path,
    rect,
    section,
    span,
    svg,
)
from ..kit.icons import icon
from ..kit.parts import Layout, as_it_is, inline, lazy
from ..play.replay import SPEEDS, ReplayMoment
from ..play.scene import Scene
from ..session.moment import Replayed
from ..table.chart import DASHES, known_total, turn_said, turn_tip
from ..table.scores import goal_tiles, score_chips
from ..table.table_page import Panel, laid_out, log_button

STEPS: tuple[tuple[messages.Step, str], ...] = (
    ("start", "to_start"),
    ("turn_before", "turn_back"),
    ("before", "step_back"),
    ("after", "step_on"),
    ("turn_after", "turn_on"),
    ("end", "to_end"),
)


def replayed_table(_words: Words, shown: Replayed, panel: Panel | None = None) -> Layout:
    scene = shown.scene
    bar = replay_bar(scene, shown.replay)
    more = replay_more(scene, shown.replay)
    told = Panel(more, "of-replay", tab="replay")
    if panel is not None:
        told = Panel(
            join((panel.markup, more)),
            f"of-replay {panel.kind}".rstrip(),
            panel.lights,
            tab=panel.tab,
        )
    return laid_out(scene, lazy("strip", as_it_is, replay_header(scene)), bar, told)


def replay_bar(scene: Scene, replay: ReplayMoment) -> Html:
    """The position of the replay and the buttons that move it, in place of the prompt."""
    words = scene.words
    return section(".prompt.ribbon.replay-bar#prompt", aria_labelledby="question")[
        div(".asked")[
            h2("#question", tabindex="-1")[_when(scene, replay)],
            p(".replay-asked", aria_live="polite")[_asked(scene, replay)],
        ],
        div(".replay-steps", role="group", aria_label=words.text("replay"))[
            *(_step(words, how, picture, replay) for how, picture in STEPS[:3]),
            _play(words, replay),
            *(_step(words, how, picture, replay) for how, picture in STEPS[3:]),
        ],
    ]


def replay_more(scene: Scene, replay: ReplayMoment) -> Html:
    """The timeline with its slider, the playback speed, and what else can be done with the game."""
    words = scene.words
    return section(".replay-whole#replay-whole")[
        scrubber(scene, replay) if replay.is_open else None,
        input(
            ".replay-range",
            type="range",
            min=0,
            max=replay.last,
            value=replay.at,
            **on_input(messages.MoveReplay(), "to"),
            aria_label=words.text("replay_place"),
            aria_valuetext=_when(scene, replay),
        ),
        _more(words, replay),
    ]


def _more(words: Words, replay: ReplayMoment) -> Html:
    return div(".replay-more")[
        *(
            choice(messages.SetReplaySpeed(speed), on=replay.speed == speed)[
                words.text("replay_speed", n=speed)
            ]
            for speed in SPEEDS
        ),
        button(messages.PlayFromHere(), ".option", data_tip=words.text("play_on_from_here_help"))[
            words.text("play_on_from_here")
        ]
        if not replay.far_apart
        else None,
        button(messages.LayOut(copy=True), ".option")[icon("pencil"), words.text("what_if")]
        if not replay.far_apart
        else None,
        button(
            messages.ReviewGame(), ".option.replay-judge", data_tip=words.text("review_judge_help")
        )[icon("hint"), words.text("review_judge")]
        if replay.may_be_reviewed
        else None,
    ]


def replay_header(scene: Scene) -> Html:
    words = scene.words
    return header(".topbar#strip")[
        h1(".brand")[words.text("title")],
        p(".clock")[b[words.text("replay")]],
        inline(goal_tiles(scene)),
        inline(score_chips(scene)),
        div(".tools")[
            log_button(scene),
            language_switch(words),
            button(messages.CloseReplay(), ".option.close-replay", data_escape=True)[
                icon("close"),
                span[words.text("close_replay")],
                kbd(aria_hidden="true")[words.text("key_escape")],
            ],
        ],
    ]


def _step(words: Words, how: messages.Step, picture: str, replay: ReplayMoment) -> Html:
    back = how in ("start", "turn_before", "before")
    name = words.text(f"replay_{how}")
    return button(
        messages.MoveReplay(how),
        ".quiet.replay-step",
        data_tip=name,
        disabled=replay.at == (0 if back else replay.last),
    )[icon(picture), span(".sr")[name]]


def _play(words: Words, replay: ReplayMoment) -> Html:
    name = words.text("replay_pause" if replay.speed else "replay_play")
    return button(
        messages.PlayReplay(),
        ".option.replay-play",
        data_tip=name,
        disabled=replay.at == replay.last and not replay.speed,
    )[icon("pause" if replay.speed else "play"), span(".sr")[name]]


def _when(scene: Scene, replay: ReplayMoment) -> str:
    words, begun = scene.words, [turn for turn in replay.past.turns if turn.answers <= replay.at]
    if scene.state.phase == "over":
        return words.text("replay_over")
    if scene.state.phase == "setup":
        return words.text("replay_setup")
    if not begun:
        return words.text("round_of", n=scene.state.round, rounds=ROUNDS)
    return turn_said(scene, begun[-1])


def _asked(scene: Scene, replay: ReplayMoment) -> str:
    """The decision at the moment shown, and the answer that it got."""
    words, decision = scene.words, scene.awaited
    if decision is None:
        return ""
    name = scene.names[decision.player]
    if replay.seat is not None and decision.player != replay.seat:
        return words.text("replay_other", name=name)
    question = words.question(decision, scene.catalog, scene.names)
    if replay.answer is None:
        return words.text("replay_asks", name=name, question=question)
    option = decision.options[replay.answer]
    answer = words.option(option, decision, scene.catalog, scene.names, bird_at=scene.bird_at)
    return words.text("replay_answers", name=name, question=question, answer=answer)


WIDTH, HEIGHT = 600, 40


def scrubber(scene: Scene, replay: ReplayMoment) -> Html:
    """The chart; pressing a turn moves the replay to it. It counts the bonus cards of the seat
    whose view is shown, or all.
    """
    turns, last, seat = replay.past.turns, replay.last, replay.seat
    if not turns or not last:
        return EMPTY
    shown = (replay.past.start, *(turn.sheets for turn in turns))
    top = max(1, *(known_total(sheet, seat) for sheets in shown for sheet in sheets))
    ends = [*(turn.answers for turn in turns[1:]), last]
    plot = Plot(0, WIDTH, 2, HEIGHT - 2, last, top)
    columns, drawn = [], []
    for turn, end in zip(turns, ends, strict=True):
        columns.append(
            rect(
                ".turn-column",
                x=f"{plot.x(turn.answers):.1f}",
                y=0,
                width=f"{max(1, plot.x(end - turn.answers)):.1f}",
                height=HEIGHT,
                data_tip=turn_tip(scene, turn, seat),
                **deed(messages.MoveReplay(turn.answers)),
            )
        )
    for each in range(len(scene.names)):
        totals = (known_total(sheets[each], seat) for sheets in shown)
        drawn.append(
            path(
                ".line",
                class_=f"seat-{each}",
                d=plot.path(zip((0, *ends), totals, strict=True)),
                stroke_dasharray=DASHES[each] or None,
            )
        )
    return svg(
        ".scrubber", viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="none", aria_hidden="true"
    )[join(drawn), join(columns)]
