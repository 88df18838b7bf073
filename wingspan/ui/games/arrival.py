"""What is shown of a game that is not played here yet, or not any more: what an opened link holds,
before anything is done with it, and the notice that another tab has taken over.
"""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine import ScoreSheet, Setup
from wingspan.engine.catalog import Kit
from wingspan.engine.components import ROUNDS
from wingspan.engine.events import NOBODY, AnyEvent, TurnBegan
from wingspan.engine.setup import SEEDS
from wingspan.links import GameLink
from wingspan.words import Words

from .. import messages
from ..forms import NewGame
from ..kit import html
from ..kit.buttons import button, language_switch, on_submit, settings_button
from ..kit.fields import text_field
from ..kit.html import (
    Html,
    b,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..play.news import after_turn_of, happened_last
from ..session.decks import how_many_out
from ..session.moment import ArrivalPage, CameDeal, CameGame, CameNewer, InOtherTab
from ..table.scores import shown_categories


def arrival_page(words: Words, shown: ArrivalPage) -> Html:
    match shown.arrival:
        case CameGame() as game:
            told = _game(words, game)
        case CameDeal() as deal:
            told = _deal(words, deal)
        case CameNewer():
            told = _newer(words)
    return section(".hand-over-screen.arrives")[
        div(".hand-over-top")[language_switch(words), settings_button(words)],
        div(".arrival.panel#prompt")[
            *told,
            p(".faint")[words.text("arrival_keeps")] if shown.has_game else None,
            button(messages.Decline(), ".quiet")[words.text("arrival_leave")],
        ],
    ]


def _game(words: Words, arrival: CameGame) -> Iterator[Html]:
    """The game, as the person invited may know it, or else whoever must answer."""
    link, game, decision = arrival.link, arrival.game, arrival.game.decision
    seat = link.seat if link.seat is not None or decision is None else decision.player
    view, names = game.view(seat or 0), words.players(game.setup)
    yield h1("#question", tabindex="-1")[_title(words, names, arrival)]
    if arrival.mine:
        yield p[words.text("arrival_branch_help", n=arrival.common)]
    when = words.text("round_of", n=view.state.round, rounds=ROUNDS)
    yield p[b(".arrival-names")[words.listed(names)], f" · {when}"]
    if decision is None:
        kit = game.catalog.kit(game.setup.sets)
        yield score_table(words, kit, names, game.scores())
    elif link.seat != decision.player or decision.kind != "action":
        yield p(".why")[words.why_now(decision, view.state.phase, game.catalog, names)]
    yield div(".ways-in")[_way_in(words, names, arrival)]
    told = happened_last(_since(view.events, link.seat), NOBODY)
    if told:
        yield h2[words.text("happened_last")]
        yield ul(".told")[*(li[words.event(event, game.catalog, names)] for event in told)]
    yield div(".ways-in")[*_other_ways(words, view.events, arrival)]
    if link.seat is not None and decision is not None:
        yield _somebody_else(words, names, link, link.seat)
    if link.seat is not None:
        yield p(".faint")[words.text("link_secrets")]


def score_table(
    words: Words, kit: Kit, names: tuple[str, ...], sheets: tuple[ScoreSheet, ...]
) -> Html:
    """The score pad: a row per category, a column per player, then totals, ties and ranks."""

    def row(column: str, entry: str | None = None) -> tuple[Html, ...]:
        cells = (td[str(getattr(sheet, column))] for sheet in sheets)
        return th(scope="row", data_entry=entry)[words.text(f"score_{column}")], *cells

    rows = [
        *(tr[*row(category, f"scoring.{category}")] for category in shown_categories(kit)),
        tr(".total")[*row("total")],
        tr(".tie-break")[*row("unused_food")],
        tr(".ranks")[
            th(scope="row")[words.text("score_rank")],
            *(td(".rank", class_=f"rank-{sheet.rank}")[str(sheet.rank)] for sheet in sheets),
        ],
    ]
    return table(".score")[
        thead[
            tr[
                th(scope="col")[span(".sr")[words.text("category")]],
                *(th(scope="col")[names[sheet.player]] for sheet in sheets),
            ]
        ],
        tbody[*rows],
    ]


def _title(words: Words, names: tuple[str, ...], arrival: CameGame) -> str:
    seat, decision = arrival.link.seat, arrival.game.decision
    if arrival.mine:
        return words.text("arrival_branch")
    if seat is None or decision is None:
        return words.text("arrival_game")
    key = "arrival_yours" if decision.player == seat else "arrival_invites"
    return words.text(key, name=names[seat])


def _since(events: tuple[AnyEvent, ...], seat: int | None) -> tuple[AnyEvent, ...]:
    """Return the events since the last turn of ``seat``, without a turn that has only just begun.

    ``seat``: that of the person invited, if any.
    """
    new = events[after_turn_of(events, NOBODY if seat is None else seat) :]
    return new[:-1] if new and isinstance(new[-1], TurnBegan) else new


def _way_in(words: Words, names: tuple[str, ...], arrival: CameGame) -> Html:
    """The button for what most people want to do."""
    link, over = arrival.link, arrival.game.decision is None
    if link.seat is not None and not over:
        return _way(words.text("play_as", name=names[link.seat]), messages.Accept(link.seat))
    return _way(words.text("look_at_the_end" if over else "play_on"), messages.Accept())


def _other_ways(words: Words, events: tuple[AnyEvent, ...], arrival: CameGame) -> Iterator[Html]:
    link = arrival.link
    if link.seat is not None and arrival.game.decision is not None:
        last = after_turn_of(events, link.seat)
        if 0 < last < len(events):
            yield _way(words.text("watch_last"), messages.Watch(last), primary=False)
    if sum(isinstance(event, TurnBegan) for event in events) > 1:
        yield _way(words.text("watch_replay"), messages.Watch(), primary=False)
    if arrival.mine:
        yield _way(words.text("keep_mine"), messages.Resume(arrival.mine), primary=False)


def _somebody_else(words: Words, names: tuple[str, ...], link: GameLink, invited: int) -> Html:
    return details(".somebody-else")[
        summary[words.text("arrival_somebody_else")],
        div(".ways-in")[
            *(
                _way(
                    words.text("play_as", name=names[seat]),
                    messages.Accept(seat),
                    primary=False,
                )
                for seat in range(link.record.setup.players)
                if seat != invited and not (link.programs and link.programs[seat])
            )
        ],
    ]


def _way(text: str, command: messages.Command, *, primary: bool = True) -> Html:
    return button(command, ".option", class_="primary" if primary else None, data_enter=primary)[
        text
    ]


def _deal(words: Words, arrival: CameDeal) -> Iterator[Html]:
    setup = arrival.setup
    if arrival.day:
        title = words.text("deal_of_the_day")
    else:
        title = words.text("arrival_deal")
    yield h1("#question", tabindex="-1")[title]
    if arrival.day:
        yield p[words.text("deal_of_the_day_help", day=words.date(arrival.day))]
    if arrival.beat is not None:
        yield p(".beat")[b[words.text("beat", n=arrival.beat)]]
    yield ul(".told")[*(li[line] for line in setup_lines(words, setup))]
    levels = [program.level for program in arrival.programs if program is not None]
    if levels:
        against = " · ".join(map(words.program_told, levels))
        yield p[words.text("deal_against", names=against)]
    yield form(".deal-form#start-form", **on_submit(messages.Begin()))[
        *(
            label[
                span[words.text("player_by_number", n=seat + 1)],
                input(**text_field(NewGame(), "names", seat), dir="auto"),
            ]
            for seat in range(setup.players)
            if not (arrival.programs and arrival.programs[seat])
        ),
        html.button(".option.primary.begin", type="submit")[words.text("begin")],
    ]


def _newer(words: Words) -> Iterator[Html]:
    yield h1("#question", tabindex="-1")[words.text("arrival_newer")]
    yield p[words.text("arrival_newer_help")]
    yield div(".ways-in")[_way(words.text("update_page"), messages.UpdatePage())]


def setup_lines(words: Words, setup: Setup) -> Iterator[str]:
    if setup.automa:
        yield words.text("setup_solo", level=words.level(setup.automa))
        if setup.automubon:
            yield words.text("automubon")
    else:
        yield words.listed(words.players(setup))
    yield words.listed(words.text(f"set.{name}") for name in setup.sets)
    yield words.text(f"goals_{setup.goals}")
    if setup.without:
        yield how_many_out(words, setup.without)
    if setup.seed < SEEDS:
        yield words.text("setup_seed", n=setup.seed)


def elsewhere(words: Words, _: InOtherTab) -> Html:
    """The notice, with a button that takes the game back."""
    return section(".hand-over-screen.left")[
        div(".elsewhere.panel#prompt")[
            h1("#question", tabindex="-1")[words.text("elsewhere")],
            p[words.text("elsewhere_help")],
            button(messages.TakeOver(), ".option.primary", data_enter=True)[
                words.text("take_over")
            ],
            button(messages.Leave(), ".option")[words.text("new_game")],
        ]
    ]
