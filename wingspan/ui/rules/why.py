"""Answers to "why?", dispatched by subject."""

from __future__ import annotations

from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Habitat
from wingspan.engine.mat import covered
from wingspan.words.reference.book import Book

from ..kit.html import EMPTY, Html
from ..play.scene import Scene
from ..table.mat import row_tip
from .reckoning import Asker, Reckoning, shown
from .why_asked import why_asked
from .why_logged import why_logged
from .why_not_playable import why_not_playable
from .why_points import why_bonus, why_goal, why_score


def why(scene: Scene, book: Book, about: str) -> Html:
    """The dialog with the answer; empty if ``about`` names something that is no longer there."""
    found = reckoning(scene, book, about)
    return EMPTY if found is None else shown(book, found)


def reckoning(scene: Scene, book: Book, about: str) -> Reckoning | None:
    """Return the answer about something at the table; None if that is not there.

    ``about``: "decision"; "bird.<id>" for a card in hand; "goal.<round>"; "bonus.<id>";
    "score.<category>.<seat>"; "row.<habitat>"; "event.<index>".
    """
    asker = Asker(scene, book)
    kind, _, name = about.partition(".")
    match kind:
        case "decision" if scene.decision is not None:
            return why_asked(asker, scene.decision)
        case "bird" if name in scene.me.hand and name in scene.catalog.birds:
            return why_not_playable(asker, name)
        case "goal" if name.isdecimal() and 1 <= int(name) <= len(scene.state.goals):
            return why_goal(asker, int(name))
        case "bonus" if name in scene.catalog.bonus_cards:
            return why_bonus(asker, name)
        case "score":
            return _score(asker, name)
        case "row":
            return next((_row(asker, habitat) for habitat in HABITATS if habitat == name), None)
        case "event" if name.isdecimal() and int(name) < len(scene.events):
            return why_logged(asker, scene.events[int(name)])
        case _:
            return None


def _score(asker: Asker, name: str) -> Reckoning | None:
    category, _, seat = name.partition(".")
    known = category == "total" or asker.book.leads_to(f"scoring.{category}")
    if not known or not seat.isdecimal() or int(seat) >= len(asker.scene.sheets):
        return None
    return why_score(asker, category, int(seat))


def _row(asker: Asker, habitat: Habitat) -> Reckoning:
    """The answer for a row of the viewer's mat: what its action yields now."""
    scene = asker.scene
    number = covered(scene.me.mat[habitat])
    action = ACTION_OF_HABITAT[habitat]
    gain = scene.printed_mat.rows[habitat][number].gain
    rows = (
        (asker.words.text("reference/why.birds_in_row"), str(len(scene.me.mat[habitat]))),
        (asker.words.text("reference/why.space_gives"), str(gain)),
    )
    return Reckoning(scene.words.action(action), action, rows, row_tip(scene, scene.seat, habitat))
