"""The drawer beside the mat: the other players' mats, or something to read instead.

A hint, a lesson, a review, the log, or all scores and goals take that place, one at a time.
"""

from __future__ import annotations

from functools import partial

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, div, i, join, section, span
from ..kit.icons import icon
from ..kit.parts import Put, by_and_by, inline
from ..play.scene import Scene
from .automa import automa, automa_shows
from .bonus import bonus_cards
from .goals import goals
from .log import log
from .mat import small_mat, small_mat_shows
from .playback import is_played_back, playback, playback_shows
from .scores import scores


def drawer_button(scene: Scene, what: commands.Drawer, picture: str, name: str) -> Html:
    """A button that opens the drawer on ``what``, and closes it again.

    ``picture``: its icon. ``name``: the message that names it.
    """
    shown = drawn(scene) == what
    said = scene.words.text(name)
    return button(
        commands.ShowDrawer("closed" if shown else what),
        ".quiet",
        class_=f"{what}-tool",
        aria_pressed="true" if shown else "false",
        data_tip=said,
    )[icon(picture), span(".sr")[said]]


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


def drawer(
    scene: Scene,
    tab: str,
    panel: Html | None = None,
    kind: str = "",
    put: Put = inline,
    *,
    lights: str = "",
) -> Html:
    """The drawer with its content: the ``panel`` if there is one, with ``kind`` as its class.

    ``lights``: the parts of the table that the panel is about, separated by spaces. If the Automa
    is one of them, it is shown below the panel.
    """
    shown = drawn(scene) or BY_TAB.get(tab, "")
    if shown and tab in BY_TAB:
        panel = None
    if panel is not None:
        inside, name = panel, f"taught {kind}".rstrip()
        if "automa" in lights.split():
            inside = join((panel, automa(scene)))
    elif shown == "facts":
        inside, name = _facts(scene), "facts"
    elif shown == "log":
        inside, name = EMPTY, "reads-log"
    else:
        inside, name = _others(scene, put), "others"
    is_log = shown == "log" and panel is None
    return div(".drawer#drawer", class_=name)[
        inside,
        put(by_and_by("playback", partial(playback, scene), playback_shows(scene), waits=""))
        if is_played_back(scene)
        else EMPTY,
        put(
            by_and_by(
                "log", partial(log, scene, is_open=is_log), waits="seen" if is_log else "heard"
            )
        ),
    ]


def _facts(scene: Scene) -> Html:
    """Scores by category, and the goals and bonus cards in full."""
    return div(".all-facts#facts", tabindex="0")[
        _close(scene), scores(scene), goals(scene), bonus_cards(scene, whole=True)
    ]


def _close(scene: Scene) -> Html:
    return button(commands.ShowDrawer("closed"), ".quiet.close")[
        icon("close"), span(".sr")[scene.words.text("close")]
    ]


def _others(scene: Scene, put: Put) -> Html:
    """The other players in turn order, what they have, and the mat of a single opponent."""
    count = len(scene.state.players)
    seats = [(scene.seat + place) % count for place in range(1, count)]
    small = len(seats) > 1
    return div(
        ".rivals#rivals", class_=None if small or scene.state.automa else "single", tabindex="0"
    )[
        *(
            put(
                by_and_by(
                    f"rival-{seat}",
                    partial(_rival, scene, seat, small=small),
                    (small, *_rival_shows(scene, seat)),
                )
            )
            for seat in seats
        ),
        put(by_and_by("automa", partial(automa, scene), automa_shows(scene)))
        if scene.state.automa
        else EMPTY,
    ]


def _rival_shows(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that :func:`_rival` depends on."""
    player = scene.state.players[seat]
    held = len(player.hand), sum(player.food.values())
    return scene.words, scene.catalog, scene.names, seat, held, small_mat_shows(scene, seat)


def _rival(scene: Scene, seat: int, *, small: bool) -> Html:
    """Another player; pressing it shows that player's mat in the middle.

    ``small``: without the small mat.
    """
    words, player = scene.words, scene.state.players[seat]
    eggs = sum(bird.eggs for row in player.mat.values() for bird in row)
    food = sum(player.food.values())
    birds = sum(len(row) for row in player.mat.values())
    figures = [
        ("play_bird", birds, words.text("birds_count", n=birds)),
        ("card", len(player.hand), words.text("cards_count", n=len(player.hand))),
        ("wild", food, words.text("food_count", n=food)),
        ("egg", eggs, words.text("eggs_count", n=eggs)),
    ]
    return section(".rival", class_=f"seat-{seat}", id=f"rival-{seat}", data_thing=f"seat:{seat}")[
        button(
            commands.ShowMat(seat),
            ".rival-mat",
            aria_label=words.text("mat_of", name=scene.names[seat]),
        )[
            span(".rival-head")[
                i(".seat-mark", aria_hidden="true"),
                b(".rival-name")[scene.names[seat]],
                span(".chips")[
                    *(
                        span(".chip")[icon(name, said), str(number)]
                        for name, number, said in figures
                    )
                ],
            ],
            None if small else small_mat(scene, seat),
        ]
    ]
