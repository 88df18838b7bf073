"""The mats as they lie at the end of a game, each under its owner's name and points."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, b, div, h2, h3, join, p, section, span
from ..play.history import History, own_turns, worth
from ..play.scene import Scene
from .log import bird_link
from .mat import final_mat
from .victory import best_bird


def final_mats(scene: Scene, past: History) -> Html:
    words = scene.words
    return section(".final-mats.panel")[
        div(".final-title")[
            h2(".panel-title")[words.text("final_mats")],
            button(messages.Print(), ".quiet.print")[words.text("print")],
        ],
        *(
            final_mat(scene, seat, _owner(scene, past, seat))
            for seat in range(len(scene.state.players))
        ),
    ]


def _owner(scene: Scene, past: History, seat: int) -> Html:
    """Whose mat it is, with how many points; among several players also the best bird and turn."""
    words = scene.words
    total = scene.sheets[seat].total
    several = len(scene.state.players) > 1
    return div(".final-owner")[
        h3(".who", class_=f"seat-{seat}")[scene.names[seat]],
        b(".final-sum")[words.text("points", n=total)],
        *(p(".line")[piece] for piece in (best_of(scene, past, seat) if several else ())),
    ]


def best_of(scene: Scene, past: History, seat: int) -> list[Html]:
    """That player's best bird and best turn, by points; empty for a player without either."""
    words, pieces = scene.words, []
    best = best_bird(scene, seat)
    if best is not None:
        name = words.bird(scene.catalog.birds[best.bird])
        n = worth(best, scene.catalog)
        pieces.append(
            join((words.text("best_bird"), " ", bird_link(name, best.bird), _n(words, n)))
        )
    turns = own_turns(past, seat)
    if turns:
        turn, gained = max(turns, key=lambda pair: pair[1])
        when = words.text("turn_when", round=turn.round, turn=turn.turn)
        pieces.append(join((words.text("best_turn"), " ", b[when], _n(words, gained))))
    return pieces


def _n(words: Words, n: int) -> Html:
    return span[" · ", words.text("points", n=n)]
