"""The drawer beside the mat: the other players' mats, or something to read instead.

A hint, a lesson, a review, the log, or all scores and goals take that place, one at a time.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, div, i, join, section, span
from ..kit.icons import icon
from ..kit.parts import Part, Put, inline, lazy
from ..play.scene import Scene
from .automa import automa
from .bonus import bonus_cards
from .goals import goals
from .log import log
from .mat import SmallRows, small_mat, small_rows
from .playback import is_played_back, playback
from .scores import scores


def drawer_button(scene: Scene, what: messages.Drawer, picture: str, name: str) -> Html:
    """A button that opens the drawer on ``what``, and closes it again.

    ``picture``: its icon. ``name``: the message that names it.
    """
    shown = drawn(scene) == what
    said = scene.words.text(name)
    return button(
        messages.ShowDrawer("closed" if shown else what),
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
        if scene.state.automa and "automa" in lights.split():
            inside = join((panel, inline(automa(scene))))
    elif shown == "facts":
        inside, name = _facts(scene), "facts"
    elif shown == "log":
        inside, name = EMPTY, "reads-log"
    else:
        inside, name = _others(scene, put), "others"
    return div(".drawer#drawer", class_=name)[
        inside,
        put(playback(scene)) if is_played_back(scene) else EMPTY,
        put(log(scene, is_open=shown == "log" and panel is None)),
    ]


def _facts(scene: Scene) -> Html:
    """Scores by category, and the goals and bonus cards in full."""
    return div(".all-facts#facts", tabindex="0")[
        _close(scene), scores(scene), goals(scene), inline(bonus_cards(scene, whole=True))
    ]


def _close(scene: Scene) -> Html:
    return button(messages.ShowDrawer("closed"), ".quiet.close")[
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
        *(put(_rival(scene, seat, small=small)) for seat in seats),
        put(automa(scene)) if scene.state.automa else EMPTY,
    ]


class Rival(Struct, frozen=True):
    """Another player, as shown beside the mat."""

    words: Words
    catalog: Catalog
    seat: int
    name: str
    cards: int
    food: int
    mat: SmallRows
    small: bool
    """Whether the mat is left out."""


def _rival(scene: Scene, seat: int, *, small: bool) -> Part:
    """Another player; pressing it shows that player's mat in the middle.

    ``small``: without the small mat.
    """
    player = scene.state.players[seat]
    rival = Rival(
        scene.words,
        scene.catalog,
        seat,
        scene.names[seat],
        len(player.hand),
        sum(player.food.values()),
        small_rows(scene, seat),
        small,
    )
    return lazy(f"rival-{seat}", _rival_shown, rival, "seen")


def _rival_shown(rival: Rival) -> Html:
    words, seat = rival.words, rival.seat
    birds = sum(map(len, rival.mat))
    eggs = sum(eggs for row in rival.mat for _, eggs, _ in row)
    figures = [
        ("play_bird", birds, words.text("birds_count", n=birds)),
        ("card", rival.cards, words.text("cards_count", n=rival.cards)),
        ("wild", rival.food, words.text("food_count", n=rival.food)),
        ("egg", eggs, words.text("eggs_count", n=eggs)),
    ]
    return section(".rival", class_=f"seat-{seat}", id=f"rival-{seat}", data_thing=f"seat:{seat}")[
        button(
            messages.ShowMat(seat), ".rival-mat", aria_label=words.text("mat_of", name=rival.name)
        )[
            span(".rival-head")[
                i(".seat-mark", aria_hidden="true"),
                b(".rival-name")[rival.name],
                span(".chips")[
                    *(
                        span(".chip")[icon(name, said), str(number)]
                        for name, number, said in figures
                    )
                ],
            ],
            None if rival.small else small_mat(rival.catalog, rival.mat),
        ]
    ]
