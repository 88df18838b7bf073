"""The page of the table: the bar on top, the drawer beside the mat, the tabs of a phone, and the
layout of all parts, with a prompt, a panel and a cover in place.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, NamedTuple

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import ROUNDS
from wingspan.engine.options import Bird, Draw, DrawDeck
from wingspan.engine.rounds import turns_in_round
from wingspan.words import Words

from .. import messages
from ..kit.buttons import AT_THE_TABLE, WHILE_WAITING, button, choice, strip
from ..kit.html import EMPTY, Html, b, div, h1, header, i, join, nav, p, section, span
from ..kit.icons import icon, lines, sign
from ..kit.parts import Layout, Part, Put, around, as_it_is, inline, laid, lazy
from ..play.news import begun, written
from ..play.scene import Scene
from ..session.moment import TableInPlay
from .automa import automa
from .cards import bonus_cards, portrait, shows_bonus_cards
from .log import log, playback, steps
from .mat import SmallRows, middle, small_mat, small_rows
from .prompt import Answers, prompt, room_over_the_hand
from .scores import goal_tiles, goals, score_chips, scores, signs
from .set_up import set_up
from .supply import birdfeeder, hands, supply, tray


class Panel(NamedTuple):
    """What a lesson, a hint or a review says, shown in the drawer beside the mat."""

    markup: Html
    kind: str = ""
    """A class of the drawer, for a layout of its own."""
    lights: str = ""
    """The parts of the table that it is about, separated by spaces; the others are dimmed."""
    asks: str = ""
    """What it asks for; it replaces the question where an action is to be chosen."""
    points: int | str | None = None
    """The index of the option that it points at, or the id of a card in hand."""
    tab: PanelKind = "hint"
    """What its tab on a narrow screen is called."""
    opens: bool = True
    """Whether it opens there over answers that take its place; otherwise only its tab does."""
    scene: Scene | None = None
    """The scene with what it marks on the table; None if it marks nothing."""
    around: str = ""
    """The classes of an element around the table; "" for none."""


def table_in_play(_words: Words, shown: TableInPlay, panel: Panel | None = None) -> Layout:
    marked = panel.scene if panel is not None else None
    made = table(marked or shown.scene, panel)
    if panel is None or not panel.around:
        return made
    return Layout(div(class_=panel.around)[made.frame], made.parts)


def table(scene: Scene, panel: Panel | None = None) -> Layout:
    """The table of ``scene``, with the prompt or the choice of the start."""
    start = scene.answering.start
    place = place_of_tabs(scene, panel)
    if start is None:
        aim = panel.asks if panel else ""
        asks = prompt(scene, aim, opened=place == "opened")
    else:
        asks = set_up(scene, start)
    return laid_out(scene, topbar(scene), asks, panel, place=place)


def laid_out(
    scene: Scene,
    top: Part,
    asks: Html,
    panel: Panel | None = None,
    cover: Html | None = None,
    place: PanelPlace = "free",
) -> Layout:
    """Lay out the table of ``scene``, with ``top`` above everything, ``asks`` where answers are
    given, ``panel`` in the drawer, and ``cover`` in place of the hand. ``place``: what lies where
    the tabs are shown.
    """
    tab = shown_tab(scene, told=panel is not None)

    def parts(put: Put) -> Html:
        return div(
            class_=_kinds(scene, panel, tab, place),
            data_about=(panel and panel.lights) or None,
            data_point=panel and panel.points,
            data_log=len(scene.events),
            data_moves=written(scene.moves, sign),
        )[
            put(top),
            middle(scene, put(lazy("prompt", as_it_is, asks)), put),
            div(".near#near")[
                div(".own#own")[
                    put(lazy("supply", as_it_is, supply(scene))),
                    put(bonus_cards(scene)) if shows_bonus_cards(scene) else None,
                ],
                hands(scene, put) if cover is None else put(lazy("cover", as_it_is, cover)),
            ],
            div(".side#side")[
                put(around("tray", partial(tray, scene))),
                put(lazy("birdfeeder", as_it_is, birdfeeder(scene))),
                drawer(scene, tab, panel, put),
            ],
            tabs(scene, tab, place, panel and panel.tab),
        ]

    return laid(parts)


def _kinds(scene: Scene, panel: Panel | None, tab: str, place: PanelPlace) -> str:
    kinds = (
        f"table tab-{tab}",
        "" if scene.answering.start is None else "setting-up",
        "" if panel is None else f"with-panel told-{panel.tab}",
        "opened" if place == "opened" else "",
        "drawn" if panel is not None or drawn(scene) or tab in BY_TAB else "",
        "with-automa" if scene.state.automa is not None else "",
        room_over_the_hand(scene),
    )
    return " ".join(filter(None, kinds))


FEW = 2
"""With more players than this, narrow windows show the goals in a line of their own."""


def turns_left(scene: Scene) -> int:
    """Return the turns that the viewer still has in this round, including one in progress."""
    state = scene.state
    if state.phase not in ("setup", "turn", "automa"):
        return 0
    taken = sum(scene.me.cubes.values())
    _, began = begun(scene.events)
    if state.phase == "turn" and state.turn_of == scene.seat and began is not None:
        taken = began.turn - 1
    return scene.turns - taken


def clock_tip(scene: Scene) -> str:
    """The number of turns in each round, and what happens when a round ends."""
    goals = scene.state.goals
    turns = (turns_in_round(scene.catalog, goals, number + 1) for number in range(ROUNDS))
    return lines(
        scene.words.text("tip.clock", turns=" · ".join(map(str, turns))),
        scene.words.text("tip.clock.nectar") if scene.kit.nectar else "",
    )


def topbar(scene: Scene) -> Part:
    """The top bar, made of separate parts: most stay the same from one question to the next."""

    def parts(put: Put) -> Html:
        tools = WHILE_WAITING if scene.decision is None else AT_THE_TABLE
        left = turns_left(scene)
        clock = scene.words, scene.state.round, left, scene.turns, clock_tip(scene)
        return header(".topbar#strip", class_="for-many" if len(scene.names) > FEW else None)[
            h1(".brand")[scene.words.text("title")],
            put(lazy("clock", _clock, *clock, waits="seen")),
            put(goal_tiles(scene)),
            put(score_chips(scene)),
            put(lazy("tools", strip, scene.words, tools, log_button(scene))),
        ]

    return around("strip", parts)


def _clock(words: Words, round_: int, left: int, turns: int, tip: str) -> Html:
    """The turns of a round: of those that everybody has in it, how many the viewer has ``left``."""
    return p(".clock#clock", data_thing="clock", data_tip=tip, data_entry="round_end")[
        b(".round-now")[words.text("round_of", n=round_, rounds=ROUNDS)],
        span(".turn-pips", aria_hidden="true")[
            join(
                i(".turn-pip", class_="left" if number < left else None) for number in range(turns)
            )
        ],
        span(".turns-left.sr")[words.text("turns_left", n=left)],
    ]


TABS: dict[messages.Tab, str] = {
    "table": "card",
    "hand": "play_bird",
    "goals": "goal",
    "log": "log",
}
"""The icon of each tab."""

PanelKind = Literal[
    "hint", "lesson", "example", "coach", "exercise", "review", "replay", "outlook", "layout"
]
"""What a panel can be, by which its tab is called."""

SIGNS: dict[PanelKind, str] = {
    "hint": "hint",
    "lesson": "lessons",
    "example": "lessons",
    "coach": "lessons",
    "exercise": "exercise",
    "review": "replay",
    "replay": "replay",
    "outlook": "play",
    "layout": "pencil",
}
"""The icon of the tab of each kind of panel; a panel's title has the same."""

TOLD: messages.Tab = "told"
"""The tab of a panel, if there is one."""


def shown_tab(scene: Scene, *, told: bool = False) -> str:
    """Return the tab to show.

    This is the tab chosen for this question; otherwise that of a panel, if one is ``told``;
    otherwise the log of a resumed game; otherwise the tab with the question's options; otherwise
    the last one chosen.
    """
    tab, is_for_this = scene.chosen("tab")
    if tab in TABS and is_for_this:
        return tab
    own = _own_tab(scene, told=told)
    return own or (tab if tab in TABS else "hand")


def _own_tab(scene: Scene, *, told: bool) -> str:
    """Return the tab that a panel or the question brings with it; "" if any will do."""
    if told:
        return TOLD
    if scene.log.resumed and scene.look.get("drawer") != "closed":
        return "log"
    options = scene.decision.options if scene.decision else []
    if any(isinstance(option, (Draw, DrawDeck)) for option in options):
        return "table"
    if scene.state.phase == "setup" or any(
        isinstance(option, Bird) and option.bird in scene.me.hand for option in options
    ):
        return "hand"
    return ""


PanelPlace = Literal["free", "answered", "opened"]
"""What lies below the mat on a phone: a tab, for whose place nothing else asks ("free"); the
answers ("answered"); or a tab over the answers ("opened")."""


def place_of_tabs(scene: Scene, panel: Panel | None) -> PanelPlace:
    answers = Answers.of(scene)
    if answers is None or not answers.cover_the_tabs:
        return "free"
    tab, is_for_this = scene.chosen("tab")
    if not is_for_this:
        return "opened" if panel is not None and panel.opens else "answered"
    return "opened" if tab in TABS or (tab == TOLD and panel is not None) else "answered"


def tabs(
    scene: Scene, shown: str, place: PanelPlace = "free", told: PanelKind | None = None
) -> Html:
    """The buttons that change the tab, or close one that was opened; a wide screen hides them."""
    words = scene.words
    every = {TOLD: SIGNS[told], **TABS} if told else TABS
    if told and shown != "log":
        every = {tab: every[tab] for tab in every if tab != "log"}
    if place == "answered":
        shown = ""
    if scene.answering.start is not None:
        every = {tab: name for tab, name in every.items() if tab != "log"}
    closes = place == "opened" or shown != (_own_tab(scene, told=told is not None) or "hand")
    return nav(".tabs", aria_label=words.text("tabs"))[
        *(
            choice(
                messages.ShowTab("question" if closes and tab == shown else tab),
                ".tab",
                on=tab == shown,
                data_tab=tab,
            )[
                icon("close" if closes and tab == shown else name),
                _at_set_up(scene, tab) or span[words.text(f"tab_{told if tab == TOLD else tab}")],
            ]
            for tab, name in every.items()
        )
    ]


def _at_set_up(scene: Scene, tab: messages.Tab) -> Html:
    """What lies there, in small, while the start is chosen; empty at any other time."""
    if scene.answering.start is None or tab not in ("table", "goals"):
        return EMPTY
    words, state, catalog = scene.words, scene.state, scene.catalog
    if tab == "goals":
        counted = (signs(catalog.goals[goal].counts) for goal in state.goals)
        goals = [span(".small-goal")[*map(icon, found)] for found in counted]
        return _in_small(words.text("tab_goals"), goals)
    dice = [span(".small-die")[icon(face)] for face in state.birdfeeder]
    birds = [portrait(catalog.birds[bird]) for bird in state.tray if bird is not None]
    return join(
        (
            _in_small(words.text("birdfeeder"), dice),
            _in_small(words.text("tab_table"), birds),
        )
    )


def _in_small(name: str, things: list[Html]) -> Html:
    return span(".in-small")[
        span(".small-name")[name], span(".small-things", aria_hidden="true")[*things]
    ]


def log_button(scene: Scene) -> Html:
    """The button that opens the drawer on the log, and closes it again."""
    shown, said = drawn(scene) == "log", scene.words.text("log")
    command = messages.ShowDrawer("closed" if shown else "log")
    return choice(command, ".quiet.log-tool", on=shown, data_tip=said)[
        icon("log"), span(".sr")[said]
    ]


def drawn(scene: Scene) -> str:
    """Return what the drawer shows: "log", "facts", or "" for the other players' mats."""
    look = scene.look.get("drawer", "")
    if look == "closed":
        return ""
    if not look and scene.log.resumed:
        return "log"
    return look if look in ("log", "facts") else ""


BY_TAB = {"goals": "facts", "log": "log"}
"""What the drawer shows on each tab of a narrow screen."""


def drawer(scene: Scene, tab: str, panel: Panel | None = None, put: Put = inline) -> Html:
    """The drawer with its content: the ``panel`` if there is one, with the Automa below if that is
    what it is about.
    """
    shown = drawn(scene) or BY_TAB.get(tab, "")
    if shown and tab in BY_TAB:
        panel = None
    if panel is not None:
        inside, name = panel.markup, f"taught {panel.kind}".rstrip()
        if scene.state.automa and "automa" in panel.lights.split():
            inside = join((inside, inline(automa(scene))))
    elif shown == "facts":
        inside, name = _facts(scene), "facts"
    elif shown == "log":
        inside, name = EMPTY, "reads-log"
    else:
        inside, name = _others(scene, put), "others"
    return div(".drawer#drawer", class_=name)[
        inside,
        put(playback(scene)) if steps(scene) else EMPTY,
        put(log(scene, is_open=shown == "log" and panel is None)),
    ]


def _facts(scene: Scene) -> Html:
    return div(".all-facts#facts", tabindex="0")[
        button(messages.ShowDrawer("closed"), ".quiet.close")[
            icon("close"), span(".sr")[scene.words.text("close")]
        ],
        scores(scene),
        goals(scene),
        inline(bonus_cards(scene, whole=True)),
    ]


def _others(scene: Scene, put: Put) -> Html:
    """The other players in turn order and what they have. Of one or two also the mats; those of two
    are shown where they have room.
    """
    count = len(scene.state.players)
    seats = [(scene.seat + place) % count for place in range(1, count)]
    with_automa = bool(scene.state.automa)
    most = 1 if with_automa else 2
    filling = None if with_automa else {1: "single", 2: "pair"}.get(len(seats))
    return div(".rivals#rivals", class_=filling, tabindex="0")[
        *(put(_rival(scene, seat, small=len(seats) > most)) for seat in seats),
        put(automa(scene)) if with_automa else EMPTY,
    ]


def _rival(scene: Scene, seat: int, *, small: bool) -> Part:
    """Another player, a button that shows their mat. ``small``: without the small mat."""
    player, mat = scene.state.players[seat], small_rows(scene, seat)
    birds = sum(map(len, mat))
    eggs = sum(eggs for row in mat for _, eggs, _ in row)
    figures = birds, len(player.hand), sum(player.food.values()), eggs
    shown = None if small else scene.catalog
    name = scene.names[seat]
    return lazy(
        f"rival-{seat}", _rival_shown, scene.words, seat, name, figures, shown, mat, waits="seen"
    )


FIGURES = (
    ("play_bird", "birds_count"),
    ("card", "cards_count"),
    ("wild", "food_count"),
    ("egg", "eggs_count"),
)
"""What is counted of another player, by icon and message: birds, cards in hand, food, eggs."""


def _rival_shown(
    words: Words,
    seat: int,
    name: str,
    figures: tuple[int, ...],
    catalog: Catalog | None,
    mat: SmallRows,
) -> Html:
    """``figures``: those of :data:`FIGURES`. ``catalog``: None leaves the mat out."""
    return section(".rival", class_=f"seat-{seat}", id=f"rival-{seat}", data_thing=f"seat:{seat}")[
        button(messages.ShowMat(seat), ".rival-mat", aria_label=words.text("mat_of", name=name))[
            span(".rival-head")[
                i(".seat-mark", aria_hidden="true"),
                b(".rival-name")[name],
                span(".chips")[
                    *(
                        span(".chip")[icon(picture, words.text(said, n=number)), str(number)]
                        for (picture, said), number in zip(FIGURES, figures, strict=True)
                    )
                ],
            ],
            None if catalog is None else small_mat(catalog, mat),
        ]
    ]
