"""The Automa's game on the screen: its set-up, a step at a time, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from wingspan.engine.automa_turn import faces_wanted
from wingspan.engine.cards import AutomaSection, BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS, ROUNDS, Color, Level
from wingspan.engine.conditions import NoGoal
from wingspan.engine.events import (
    AutomaCardRemoved,
    AutomaNectar,
    AutomaTookBird,
    AutomaTookFaceDown,
)
from wingspan.engine.goals import automa_counts
from wingspan.engine.scoring import scores
from wingspan.engine.table import Table
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import button, choice
from ..kit.html import (
    EMPTY,
    Child,
    Html,
    b,
    details,
    div,
    h4,
    join,
    li,
    ol,
    p,
    section,
    span,
    summary,
    ul,
)
from ..kit.icons import ACTION_ICON, icon
from ..table.automa import card_turned, sought
from ..table.cards import picture
from .desk import Board, automa_bonus_cards
from .parts import (
    bird_search,
    bonus_choices,
    chooser,
    goal_choices,
    named,
    numbers,
    points_table,
    set_switches,
    sheet,
    sides,
    step_title,
)
from .solo import Solo, Step, is_asked, played, possible_points, side, worth

MOST_COUNTED = 24
"""The largest number for a goal that has a button."""


def solo_page(words: Words, catalog: Catalog, board: Board) -> Html:
    solo = board.solo
    assert solo is not None, "made when the page was opened"
    if not solo.begun:
        return _set_up(words, catalog, solo)
    step, table_ = played(solo, catalog)
    *said, bar = _step(words, board, solo, step, table_)
    where = p(".board-where")[_where(words, step)]
    return sheet("board-solo", where, *said, _has(words, table_), bar=bar)


# the set-up


def _set_up(words: Words, catalog: Catalog, solo: Solo) -> Html:
    setup = solo.setup
    return sheet(
        "board-set-up",
        step_title(words.text("board/solo_set_up")),
        p[words.text("board/solo_set_up_help")],
        h4[words.text("level")],
        _levels(words, catalog, solo),
        h4[words.text("sets")],
        set_switches(words, setup.sets, lambda name: messages.SetUpSolo("set", name)),
        h4[words.text("goals")],
        sides(words, setup.goals, lambda side: messages.SetUpSolo("side", side)),
        *_drawn(words, catalog, solo),
        bar=div(".board-bar")[
            button(messages.BeginSolo(), ".option.primary.board-on", data_enter=True)[
                words.text("board/solo_begin")
            ]
        ],
    )


def _levels(words: Words, catalog: Catalog, solo: Solo) -> Html:
    """The levels, with what each card face down is worth, and the Automubon Society."""
    worth_each = catalog.furniture.face_down_points
    return div(".board-choices")[
        *(
            choice(messages.SetUpSolo("level", level), ".option", on=level == solo.setup.automa)[
                words.level(level),
                " ",
                span(".faint")[words.text("board/face_down", n=worth_each[level])],
            ]
            for level in get_args(Level)
        ),
        choice(messages.SetUpSolo("automubon"), ".option", on=solo.setup.automubon)[
            words.text("automubon")
        ],
    ]


def _drawn(words: Words, catalog: Catalog, solo: Solo) -> Iterator[Html]:
    """The goals and the Automa's bonus card, which may be chosen instead."""
    goals = goal_choices(words, catalog, solo.setup.sets)
    for number in range(ROUNDS):
        yield chooser(
            messages.SetUpSolo("goal", round=number),
            goals,
            solo.goals[number],
            name=words.text("round_label", n=number + 1),
            id_=f"solo-goal-{number}",
        )
    yield chooser(
        messages.SetUpSolo("bonus"),
        bonus_choices(words, catalog, automa_bonus_cards(solo.setup, catalog)),
        solo.bonus,
        name=words.text("board/automa_bonus"),
        id_="solo-bonus",
    )
    yield p(".faint")[words.bonus_rule(sought(catalog.bonus_cards[solo.bonus], solo.setup))]
    yield button(messages.SetUpSolo("draw"), ".option")[
        icon("dice"), words.text("board/draw_again")
    ]


# a step


def _where(words: Words, step: Step) -> str:
    round_ = words.text("round_of", n=step.round, rounds=ROUNDS)
    if step.kind in ("primary", "second", "yours"):
        who = "your_turn" if step.kind == "yours" else "automa_turn"
        return f"{round_} · {words.text(f'board/{who}', n=step.turn, turns=step.turns)}"
    return round_


def _step(words: Words, board: Board, solo: Solo, step: Step, table_: Table) -> Iterator[Html]:
    yield from (p(".board-done", role="status")[done] for done in _done(words, step, table_))
    match step.kind:
        case "yours":
            yield from _yours(words, step)
        case "primary":
            yield from _primary(words, board, solo, step, table_)
        case "second":
            yield from _second(words, step, table_)
        case "goal":
            yield from _goal(words, step, table_)
        case "scored":
            yield from _scored(words, step, table_)
        case "over":
            yield from _over(words, table_)


def _bar(words: Words, *on: Child) -> Html:
    """The buttons at the bottom: a step back, and on."""
    return div(".board-bar")[
        button(messages.SoloBack(), ".option.board-back")[
            icon("undo"), span[words.text("board/back")]
        ],
        *on,
    ]


def _next(words: Words, key: str = "board/next") -> Html:
    return button(messages.TellSolo(), ".option.primary.board-on", data_enter=True)[words.text(key)]


def _done(words: Words, step: Step, table_: Table) -> Iterator[str]:
    """What has come of the step before, where that was not said there already."""
    if step.kind == "scored":
        return
    for event in step.events:
        match event:
            case AutomaTookBird(bird) if bird.startswith("="):
                yield words.text("board/took_points", n=int(bird[1:]))
            case AutomaTookBird(bird):
                yield words.text("board/took_bird", bird=words.bird(table_.birds[bird]))
            case AutomaTookFaceDown(()):
                yield words.text("board/took_face_down")


def _yours(words: Words, step: Step) -> Iterator[Html]:
    yield step_title(words.text("board/yours"))
    if step.turn > 1:
        yield p[words.text("board/refill")]
    yield p[words.text("board/yours_help")]
    yield _bar(words, _next(words, "board/yours_done"))


def _primary(words: Words, board: Board, solo: Solo, step: Step, table_: Table) -> Iterator[Html]:
    section_ = step.section
    assert section_ is not None
    action, _, how = words.automa_section(section_)[0].partition(":")
    yield div(".board-signs", aria_hidden="true")[*_signs(section_, table_)]
    yield step_title(action.strip())
    asked = is_asked(step)
    if asked:
        yield from _asked(words, board, solo, table_)
    else:
        yield p[capital(how.strip())]
    if section_.primary == "gain_food":
        yield p[words.text("board/all_alike")]
    yield details(".board-card")[
        summary[words.text("board/its_card")],
        card_turned(words, table_.catalog, step.card, step.round, nectar=table_.with_nectar),
    ]
    yield _bar(words) if asked else _bar(words, _next(words))


def _signs(section_: AutomaSection, table_: Table) -> Iterator[Html]:
    yield icon(ACTION_ICON[section_.primary])
    if section_.eggs:
        yield b[str(section_.eggs)]
    if section_.food:
        yield span(".board-faces")[*(icon(face) for face in faces_wanted(table_, section_))]


def _asked(words: Words, board: Board, solo: Solo, table_: Table) -> Iterator[Html]:
    """Which face-up birds it would take: by the points of the best, or by name."""
    catalog = table_.catalog
    card = catalog.bonus_cards[solo.bonus]
    yield p(".board-wants")[
        span(".board-emblem")[picture(solo.bonus)],
        b[words.bonus(card)],
        " · ",
        words.bonus_rule(sought(card, solo.setup)),
    ]
    several = card.automa_keeps > 1
    ask = "board/ask_points_of_both" if several else "board/ask_points"
    yield numbers(
        words.text(ask),
        *(
            choice(messages.NameFaceUp(worth(n)), ".option", on=worth(n) in solo.tray)[str(n)]
            if several
            else button(messages.TellSolo((worth(n),)), ".option")[str(n)]
            for n in possible_points(catalog, card, solo.setup.automa)
        ),
        button(messages.TellSolo(), ".option.board-none")[words.text("board/none_fits")],
    )
    face_up = [table_.birds[bird] for bird in solo.tray if bird in table_.birds]
    if face_up:
        yield ul(".board-named")[
            *(
                li[named(_name(words, bird), messages.NameFaceUp(bird.id), words)]
                for bird in face_up
            )
        ]
        yield button(messages.TellSolo(solo.tray), ".option.primary.board-take")[
            words.text("board/these_are_face_up")
        ]
    yield details(".board-by-name", open=bool(board.typed or face_up))[
        summary[words.text("board/by_name")],
        p[words.text("board/by_name_help")],
        bird_search(
            words,
            catalog,
            board,
            solo.setup.sets,
            lambda bird: (
                button(messages.NameFaceUp(bird.id), ".option")[words.text("board/face_up")],
            ),
        ),
    ]


def _name(words: Words, bird: BirdCard) -> str:
    return words.text("points", n=bird.points) if bird.id.startswith("=") else words.bird(bird)


def _second(words: Words, step: Step, table_: Table) -> Iterator[Html]:
    section_ = step.section
    assert section_ is not None
    if section_.secondary == "pink_powers":
        sign: Iterable[Html] = (icon("power-pink"),)
    else:
        plus = "+" if section_.secondary == "place_cube" else "−"
        sign = (b[plus], icon("cube"))
    yield div(".board-signs", aria_hidden="true")[*sign]
    yield step_title(words.text(f"cards/step.{section_.secondary}"))
    if section_.secondary != "pink_powers":
        yield p[words.text("board/cubes_now", n=side(table_).goal_cubes)]
    yield _bar(words, _next(words))


def _goal(words: Words, step: Step, table_: Table) -> Iterator[Html]:
    goal = table_.catalog.goals[table_.state.goals[step.round - 1]]
    yield step_title(words.text("round_ended", n=step.round))
    yield ul(".board-list")[
        li[icon("power-teal"), words.text("board/use_teal")]
        if _has_powers(table_, "teal")
        else None,
        li[icon("nectar"), words.text("board/nectar_back")] if table_.with_nectar else None,
    ]
    yield p(".board-goal")[icon("goal"), b[words.goal(goal)]]
    if isinstance(goal.counts, NoGoal):
        yield p[words.text("no_goal_help")]
        yield _bar(words, _next(words))
        return
    automas = automa_counts(table_, goal.id, step.round)
    yield p[words.text("board/automa_counts", n=automas)]
    yield numbers(
        words.text("board/ask_goal"),
        *(button(messages.TellSolo(count=n), ".option")[str(n)] for n in range(MOST_COUNTED + 1)),
    )
    yield _bar(words)


def _scored(words: Words, step: Step, table_: Table) -> Iterator[Html]:
    state = table_.state
    scored = state.scored[step.round - 1]
    goal = table_.catalog.goals[scored.goal]
    yield step_title(words.goal(goal))
    if not isinstance(goal.counts, NoGoal):
        yield points_table(
            (
                words.text(name),
                (
                    words.counted(goal.counts, standing.counted),
                    b[words.text("points", n=standing.points)],
                ),
            )
            for name, standing in zip(("board/you", "automa"), scored.standings, strict=True)
        )
    yield ul(".board-list")[*_besides(words, step, table_)]
    yield _bar(words, _next(words, "board/last" if state.phase == "over" else "board/next_round"))


def _besides(words: Words, step: Step, table_: Table) -> Iterator[Html]:
    for event in step.events:
        match event:
            case AutomaNectar(_, changes):
                moved = [
                    f"{words.habitat(row)} {change:+d}".replace("-", "−")
                    for row, change in changes.items()
                ]
                if moved:
                    yield li[
                        icon("nectar"),
                        words.text("board/automa_nectar", changes=words.listed(moved)),
                    ]
            case AutomaCardRemoved(card):
                yield li[
                    icon("automa"),
                    words.text("board/card_removed", card=words.automa_card_name(card)),
                ]
    if table_.state.phase != "over":
        yield li[icon("card"), words.text("board/new_tray")]
        yield li[icon("cube"), words.text("cubes_back", n=step.turns)]


def _over(words: Words, table_: Table) -> Iterator[Html]:
    sheet = scores(table_)[-1]
    rows = {"birds": sheet.birds, "goals": sheet.goals, "eggs": sheet.eggs}
    total = words.text("score_total"), [b[str(sum(rows.values()))]]
    yield step_title(words.text("board/over"))
    if _has_powers(table_, "yellow"):
        yield p[words.text("board/use_yellow")]
    yield points_table(
        [*((words.text(f"score_{name}"), [str(n)]) for name, n in rows.items()), total]
    )
    if table_.with_nectar:
        yield p[words.text("board/nectar_on_pad")]
    yield button(messages.BeginSolo(again=True), ".option")[
        icon("new"), words.text("board/solo_again")
    ]
    yield _bar(
        words,
        button(messages.NewPad(solo=True), ".option.primary.board-on", data_enter=True)[
            words.text("board/count_mine")
        ],
    )


def _has_powers(table_: Table, color: Color) -> bool:
    """Whether a bird in play has a power of that colour."""
    birds = table_.catalog.ids_of("birds", table_.setup.sets)
    return any(table_.birds[bird].color == color for bird in birds)


# what it has


def _has(words: Words, table_: Table) -> Html:
    """All that the Automa has on the table."""
    automa, furniture = side(table_), table_.catalog.furniture
    each = furniture.face_down_points[table_.setup.automa or ""]
    face_up = [table_.birds[bird] for bird in automa.birds]
    rows: list[tuple[str, str, str]] = [
        ("egg", words.text("board/has_eggs"), str(automa.eggs)),
        (
            "play_bird",
            words.text("board/has_birds"),
            f"{len(face_up)} ({sum(bird.points for bird in face_up)})",
        ),
        (
            "card",
            words.text("board/has_face_down"),
            f"{len(automa.face_down)} ({each * len(automa.face_down)})",
        ),
        ("cube", words.text("board/has_cubes"), str(automa.goal_cubes)),
    ]
    if table_.with_nectar:
        spent = join(
            span(".board-spent")[icon(row, words.habitat(row)), str(automa.nectar[row])]
            for row in HABITATS
        )
        rows.append(("nectar", words.text("board/has_nectar"), spent))
    named = [words.bird(bird) for bird in face_up if not bird.id.startswith("=")]
    return section(".board-has", aria_label=words.text("board/has"))[
        h4[words.text("board/has")],
        ol[*(li[icon(sign), span[name], b[number]] for sign, name, number in rows)],
        p(".faint")[words.listed(named)] if named else EMPTY,
    ]
