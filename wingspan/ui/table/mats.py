"""Everybody's mat: one in the middle of the table, the others a click away."""

from __future__ import annotations

from wingspan.engine.components import FOODS
from wingspan.engine.options import Slot, UsePower

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from .mat import mat


def shown_seat(scene: Scene) -> int:
    """Whose mat lies in the middle.

    One's own while a card is held over it; else the one chosen for this question; else the only
    one where its places lie.
    """
    if scene.plan is not None:
        return scene.seat
    seat, _, question = scene.look.get("mat", "").partition("@")
    if question == _question(scene) and seat in map(str, range(len(scene.state.players))):
        return int(seat)
    options = scene.decision.options if scene.decision else []
    asked = {option.player for option in options if isinstance(option, (Slot, UsePower))}
    return asked.pop() if len(asked) == 1 else scene.seat


def _question(scene: Scene) -> str:
    return str(scene.decision.serial) if scene.decision else ""


def mats(scene: Scene) -> Html:
    """The mat in the middle, under everybody's name where several people play.

    Two may have both mats there, where the screen is wide enough for them.
    """
    seat = shown_seat(scene)
    beside = side_by_side(scene)
    other = 1 - seat if beside else seat
    several = len(scene.state.players) > 1
    classes = (
        "middle",
        "several" if several else "",
        "" if seat == scene.seat else "away",
        "both" if beside else "",
    )
    foreign = next((each for each in (seat, other) if each != scene.seat), None)
    return el(
        "div",
        _names(scene, seat, beside) if several else EMPTY,
        EMPTY if foreign is None else _belongings(scene, foreign, waits=seat == scene.seat),
        mat(scene, seat),
        mat(scene, other) if beside else EMPTY,
        class_=" ".join(filter(None, classes)),
    )


def side_by_side(scene: Scene) -> bool:
    """Whether both mats of a game for two are asked for."""
    return len(scene.state.players) == 2 and bool(scene.look.get("beside"))


def _names(scene: Scene, shown: int, beside: bool) -> Html:
    """Whose mat to look at: oneself first, the others as they sit; for two, both at once."""
    count = len(scene.state.players)
    return el(
        "nav",
        *(
            _name(scene, (scene.seat + place) % count, (scene.seat + place) % count == shown)
            for place in range(count)
        ),
        button(
            commands.Look("beside", "" if beside else "1"),
            scene.words.text("mats_beside"),
            class_="mat-name mats-beside",
            aria_pressed="true" if beside else "false",
        )
        if count == 2
        else None,
        class_="mat-names",
        aria_label=scene.words.text("mats"),
    )


def _name(scene: Scene, seat: int, shown: bool) -> Html:
    total = scene.known_total(next(sheet for sheet in scene.sheets if sheet.player == seat))
    return button(
        commands.Look("mat", f"{seat}@{_question(scene)}"),
        el("i", class_="seat-mark", aria_hidden="true"),
        el("span", scene.names[seat], class_="mat-owner"),
        el("b", str(total), aria_hidden="true"),
        el("span", scene.words.text("points", n=total), class_="sr"),
        class_=f"mat-name seat-{seat}",
        aria_pressed="true" if shown else "false",
    )


def _belongings(scene: Scene, seat: int, *, waits: bool) -> Html:
    """What lies beside another player's mat: food, and how many cards.

    ``waits``: it is shown only where that mat is, beside one's own.
    """
    words, player = scene.words, scene.state.players[seat]
    foods = [food for food in FOODS if food != "nectar" or scene.kit.nectar]
    return el(
        "ul",
        *(
            el(
                "li",
                icon(food),
                el("span", str(player.food.get(food, 0)), aria_hidden="true"),
                el("span", words.food(food, player.food.get(food, 0)), class_="sr"),
                class_="belonging" + ("" if player.food.get(food) else " spent"),
            )
            for food in foods
        ),
        el("li", icon("card"), words.text("cards_count", n=len(player.hand)), class_="belonging"),
        el(
            "li",
            icon("bonus"),
            words.text("bonus_cards_count", n=len(player.bonus)),
            class_="belonging",
        ),
        class_="belongings beside-only" if waits else "belongings",
        aria_label=words.text("belongings_of", name=scene.names[seat]),
    )
