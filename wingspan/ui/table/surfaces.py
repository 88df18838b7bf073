"""What can be pressed on the table, whose mat lies there, and the surfaces that take the presses.

A press chooses a thing, begins its action with it, or takes it several times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wingspan.engine.options import (
    Activate,
    All,
    AnyOption,
    Bird,
    Bonus,
    CachedFood,
    Die,
    Done,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Reroll,
    Skip,
    Slot,
    TakeAction,
    UsePower,
)

from .. import messages
from ..kit import html
from ..kit.buttons import button, digit_of, key_hint, keyed
from ..kit.html import EMPTY, Html, Value, join, span
from ..kit.icons import icon
from ..play.inputs import Beginning
from ..play.scene import Mark, Scene


def chosen(scene: Scene, what: str) -> tuple[str, bool]:
    """Return the last choice of "mat" or "tab", and whether it was made for this question."""
    seen, _, question = scene.look.get(what, "").partition("@")
    asked = scene.decision
    return seen, question == ("" if asked is None else str(asked.serial))


def shown_seat(scene: Scene) -> int:
    """Return the seat whose mat is in the middle.

    This is the viewer's own mat while a card is held over it; otherwise the mat chosen for this
    question; otherwise the mat that holds all the birds on offer, if it is a single one; otherwise
    the viewer's own.
    """
    if scene.plan is not None:
        return scene.seat
    seat, is_for_this = chosen(scene, "mat")
    if is_for_this and seat in map(str, range(len(scene.state.players))):
        return int(seat)
    options = scene.decision.options if scene.decision else []
    asked = {option.player for option in options if isinstance(option, (Slot, UsePower))}
    return asked.pop() if len(asked) == 1 else scene.seat


ASIDE = (Done, Skip, All, Activate)
"""Options that are not things on the table: they stay buttons."""


def on_the_table(scene: Scene) -> frozenset[int]:
    """Return the indices of the options that are pressed on the table.

    Empty unless that holds for every option but those of :data:`ASIDE`.
    """
    decision = scene.decision
    if decision is None:
        return frozenset()
    things = {
        index: option
        for index, option in enumerate(decision.options)
        if not isinstance(option, ASIDE)
    }
    if not all(_lies_there(scene, index, option) for index, option in things.items()):
        return frozenset()
    return frozenset(things)


def _lies_there(scene: Scene, index: int, option: AnyOption) -> bool:
    choices = scene.choices
    match option:
        case TakeAction() | Die() | Reroll() | Draw() | DrawDeck() | FoodToken() | Bonus() | Bird():
            return True
        case (
            Slot(player, habitat, column)
            | UsePower(player, habitat, column)
            | CachedFood(_, player, habitat, column)
        ):
            there = choices.place(player, habitat, column) == index
            return there and player == shown_seat(scene)
        case InHabitat():
            return shown_seat(scene) == scene.seat
        case _:
            return False


def lies_in(scene: Scene, option: AnyOption) -> str:
    """Return the class for the phone's tab that shows the thing; "" if it is always visible."""
    match option:
        case Die() | Reroll() | Draw() | DrawDeck():
            return "in-table"
        case Bird(bird) if bird in scene.me.hand:
            return "in-hand"
        case _:
            return ""


def surface_of(
    command: messages.Command,
    label: str,
    *,
    pressed: bool | None = None,
    inside: bool = False,
    key: str | None = None,
    enter: bool = False,
) -> Html:
    """The clickable surface of a thing that runs a command instead of standing for an option.

    ``inside``: it is in a grid cell, which takes the focus instead. ``key``: the key that presses
    it. ``enter``: whether Enter does.
    """
    return button(
        command,
        ".hit.deed",
        tabindex="-1" if inside else None,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        data_enter=enter,
        **keyed(key),
    )[span(".sr")[label], key_hint(key)]


def hints(mark: Mark | None) -> dict[str, Value]:
    """The attributes of an element that the coach has marked."""
    return {} if mark is None else {"data_hint": mark.word, "data_hint_sign": mark.sign}


class Offer(NamedTuple):
    """An option that a thing on the table stands for."""

    choice: int
    """Its index."""
    label: str
    mark: Mark | None
    """The coach's mark on it."""


def offer_of(scene: Scene, choice: int | None) -> Offer | None:
    """The option of that index; None if the thing cannot be chosen now."""
    if choice is None:
        return None
    return Offer(choice, scene.choices.label(choice), scene.marked(choice))


def hit(offer: Offer | None, *, inside: bool = False) -> Html:
    """The clickable surface of a thing that stands for an option; empty if it does not.

    ``inside``: as in :func:`surface_of`.
    """
    if offer is None:
        return EMPTY
    tab = "-1" if inside else None
    return html.button(
        ".hit", type="button", data_choice=offer.choice, **hints(offer.mark), tabindex=tab
    )[span(".sr")[offer.label], key_hint(digit_of(offer.choice))]


def begin_hit(scene: Scene, option: AnyOption) -> Html:
    """Buttons that take the action and ``option`` with it, once or several times; empty if the
    action cannot begin with it now.
    """
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    whole = surface_of(messages.BeginWith(begin.option), scene.begin_label(begin))
    return join((whole, begin_several(scene, begin)))


def begin_several(scene: Scene, begin: Beginning) -> Html:
    """Small buttons on the thing's corner that take the action and several of the thing at once."""
    label = scene.begin_label(begin)
    return _corner(
        scene, label, begin.most, lambda n: messages.BeginWith(begin.option, n), "to-begin"
    )


def lay_here(scene: Scene, option: AnyOption) -> Html:
    """A small egg on a bird that has room for one; a press elsewhere on the bird still reads it."""
    begin = scene.beginnings.get(option)
    if begin is None:
        return EMPTY
    label = scene.begin_label(begin)
    one = button(messages.BeginWith(begin.option), ".lay-here", data_tip=label, tabindex="-1")[
        span(".sr")[label], icon("egg"), span(aria_hidden="true")["+"]
    ]
    return join((one, begin_several(scene, begin)))


def again_here(scene: Scene, offer: Offer | None) -> Html:
    """Small buttons on a thing's corner that take it several times: from the most down to two."""
    if offer is None:
        return EMPTY
    most = scene.answering.repeats.get(offer.choice, 1)
    return _corner(scene, offer.label, most, lambda n: messages.Repeat(offer.choice, n))


def _corner(
    scene: Scene, what: str, most: int, does: Callable[[int], messages.Command], begins: str = ""
) -> Html:
    """Small buttons for ``most`` times down to two; empty below that.

    ``does``: the command for a number of times. ``begins``: a class if it begins an action.
    """
    if most < 2:
        return EMPTY
    times = [(n, scene.words.text("repeat", what=what, n=n)) for n in range(most, 1, -1)]
    return span(".again-here", class_=begins or None)[
        *(
            button(does(n), data_tip=label, tabindex="-1")[
                span(".sr")[label], span(aria_hidden="true")[f"×{n}"]
            ]
            for n, label in times
        )
    ]
