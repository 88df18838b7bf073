"""The Automa's panel: its last card, what it did and why, what it has and looks for."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from wingspan.engine.automa_turn import wanted
from wingspan.engine.cards import AutomaCard, AutomaSection, BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS
from wingspan.engine.conditions import Birds
from wingspan.engine.events import (
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    RoundBegan,
    TurnBegan,
)
from wingspan.engine.state import Automa, ScoreSheet
from wingspan.words import Words
from wingspan.words.grammar import small

from ..kit.html import EMPTY, Html, b, div, h2, h3, join, li, ol, p, section, span, ul
from ..kit.icons import icon
from ..kit.tips import lines
from ..play.news import ENDS_A_ROUND
from ..play.scene import Scene
from .bonus_offer import picture
from .log import told
from .scores import nectar_tip

PRIMARY_ICON = {
    "play_bird": "play_bird",
    "draw_cards": "card",
    "lay_eggs": "egg",
    "gain_food": "dice",
}


CHANGED: dict[type[AnyEvent], str] = {
    AutomaLaidEggs: "eggs",
    AutomaTookFaceDown: "face_down",
    AutomaTookBird: "birds",
    AutomaCube: "cubes",
}
"""The figure that changes with an event; it is marked until the Automa's next turn."""


def automa(scene: Scene) -> Html:
    """The Automa's panel; empty in a game without the Automa."""
    side = scene.state.automa
    if side is None:
        return EMPTY
    if scene.asleep:
        return section(".automa.panel#automa")[
            h2(".panel-title")[scene.words.text("automa")],
            p(".faint")[scene.words.text("automa_sleeps")],
        ]
    return section(".automa.panel#automa")[
        div(".panel-title")[_title(scene), _chips(scene, side)],
        _belongings(scene, side),
        _last_turn(scene),
    ]


def automa_shows(scene: Scene) -> tuple[object, ...]:
    """All that :func:`automa` depends on."""
    side = scene.state.automa
    if side is None or scene.asleep:
        return scene.words, side is None
    return (
        scene.words,
        scene.catalog,
        scene.setup,
        *scene.so_far(_sheet(scene)),
        *(number for _, _, number, _, _ in _figures(side)),
        tuple(side.birds),
        side.bonus,
        bool(picture(side.bonus)),
        tuple(side.nectar.items()),
        tuple(wants(scene)),
        _begun(scene),
        last_turn(scene.events, scene.automa_seat),
    )


def _sheet(scene: Scene) -> ScoreSheet:
    return next(sheet for sheet in scene.sheets if sheet.player == scene.automa_seat)


def _begun(scene: Scene) -> TurnBegan | None:
    """The event that began the Automa's last turn; None before its first one."""
    for event in reversed(scene.events):
        if isinstance(event, TurnBegan) and event.player == scene.automa_seat:
            return event
    return None


def _title(scene: Scene) -> Html:
    words = scene.words
    points, nectar = scene.so_far(_sheet(scene))
    return h2[
        words.text("automa"),
        " ",
        span(".count")[words.text("points", n=points)],
        span(
            ".count",
            data_tip=nectar_tip(scene, scene.automa_seat, nectar),
            data_entry="automa.nectar",
        )[" ", words.text("nectar_so_far", n=nectar)]
        if nectar
        else None,
    ]


def _chips(scene: Scene, side: Automa) -> Html:
    words = scene.words
    changed = {CHANGED.get(type(event)) for event in last_turn(scene.events, scene.automa_seat)}
    return p(".chips")[
        *(
            span(
                ".chip",
                class_="fresh" if what in changed else None,
                data_tip=_worth_face_down(scene) if what == "face_down" else None,
            )[icon(name, words.text(message), "", f"automa.{entry}"), str(number)]
            for name, message, number, what, entry in _figures(side)
        )
    ]


def _figures(side: Automa) -> list[tuple[str, str, int, str, str]]:
    """What the Automa has: icon, message, number, the value of :data:`CHANGED`, and entry."""
    return [
        ("egg", "automa_eggs", side.eggs, "eggs", "lay_eggs"),
        ("card", "automa_face_down", len(side.face_down), "face_down", "draw_cards"),
        ("play_bird", "automa_birds", len(side.birds), "birds", "play_bird"),
        ("cube", "automa_cubes", side.goal_cubes, "cubes", "cubes"),
        ("automa", "automa_deck", len(side.deck), "", "setup"),
    ]


def _worth_face_down(scene: Scene) -> str:
    level = scene.setup.automa or ""
    points = scene.catalog.furniture.face_down_points[level]
    return scene.words.text("tip.automa.face_down", n=points)


def last_turn(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """Return the events of the last turn of ``seat``, without the one that begins it and without
    the end of the round, which is told elsewhere."""
    found: tuple[AnyEvent, ...] = ()
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if isinstance(event, TurnBegan) and event.player == seat:
            found = events[number + 1 :]
            break
    for number, event in enumerate(found):
        if isinstance(event, (TurnBegan, RoundBegan, *ENDS_A_ROUND)):
            return found[:number]
    return found


def _last_turn(scene: Scene) -> Html:
    words = scene.words
    events = last_turn(scene.events, scene.automa_seat)
    if not events:
        return p(".faint")[words.text("automa_no_turn")]
    begun = _begun(scene)
    drew = next((event for event in events if isinstance(event, AutomaDrew)), None)
    done = [event for event in events if not isinstance(event, AutomaDrew)]
    return div(".automa-turn")[
        h3(".automa-did-title")[words.text("automa_did")],
        ul(".automa-did")[*(_did(scene, event) for event in done)],
        _card(words, scene.catalog, drew.card, begun.round, nectar=scene.kit.nectar)
        if drew and begun
        else None,
    ]


def _did(scene: Scene, event: AnyEvent) -> Html:
    because = why(scene, event)
    return li[told(scene, event), span(".why")[because] if because else None]


def why(scene: Scene, event: AnyEvent) -> str:
    """Explain why the Automa did that; "" where its card says enough."""
    words, side = scene.words, scene.state.automa
    assert side is not None
    match event:
        case AutomaTookBird(bird, matching):
            return _why_bird(scene, scene.catalog.birds[bird], matching)
        case AutomaTookFaceDown(discarded) if not discarded:
            return words.text("automa_why_face_down", rule=_looks_for(scene))
        case AutomaTookDice(face):
            return _why_dice(words, face)
        case _:
            return ""


def _why_dice(words: Words, face: str) -> str:
    """A face with nectar stands for the other food on it, which is what its card names."""
    nectar, _, food = face.partition("_")
    if nectar == "nectar" and food:
        named = words.face(food)
        return words.text("automa_why_dice_nectar", face=words.face(face), food=named)
    return words.text("automa_why_dice", face=words.face(face))


def _why_bird(scene: Scene, card: BirdCard, matching: tuple[str, ...]) -> str:
    """``matching``: the cards of the tray that matched its bonus card."""
    assert scene.state.automa is not None
    words, bonus = scene.words, scene.catalog.bonus_cards[scene.state.automa.bonus]
    worth = [scene.catalog.birds[other].points for other in matching]
    values = {"rule": _looks_for(scene), "bird": words.the_bird(card), "n": card.points}
    if len(matching) < 2:
        return words.text("automa_why_only_bird", **values)
    if bonus.automa_keeps > 1:
        return words.text("automa_why_birds", most=bonus.automa_keeps, **values)
    if worth.count(card.points) > 1:
        return words.text("automa_why_lot", **values)
    return words.text("automa_why_bird", **values)


def _looks_for(scene: Scene) -> str:
    """What its bonus card makes it look for, as part of a sentence."""
    assert scene.state.automa is not None
    card = scene.catalog.bonus_cards[scene.state.automa.bonus]
    return small(scene.words.bonus_rule(structs.replace(_sought(card), automa_keeps=1)))


def _sought(card: BonusCard) -> BonusCard:
    """The card, counting what the Automa looks for where that differs from what is printed."""
    like = card.automa_likes
    return card if like is None else structs.replace(card, counts=Birds(like=like))


@lru_cache(8)
def _card(words: Words, catalog: Catalog, card: str, round_: int, *, nectar: bool) -> Html:
    """The card that it turned up: one section per round, the one in force also in words.

    ``nectar``: the dice show nectar, which the card does not.
    """
    printed: AutomaCard = catalog.automa_cards[card]
    sections = (
        _section(words, _steps(words, section, nectar=nectar), section, number, number == round_)
        for number, section in enumerate(printed.rounds, start=1)
    )
    steps = _steps(words, printed.rounds[round_ - 1], nectar=nectar)
    return div(".automa-card")[
        h3(".automa-card-name", data_entry="automa.turn")[
            icon("automa"), words.automa_card_name(card)
        ],
        ol(".automa-sections")[*sections],
        ul(".automa-steps")[*(li[step] for step in steps)] if steps else None,
    ]


def _steps(words: Words, section: AutomaSection | None, *, nectar: bool) -> list[str]:
    """The steps of a section in words."""
    if section is None:
        return []
    first, *others = words.automa_section(section)
    if nectar and section.primary == "gain_food":
        first += " " + words.text("automa_nectar_faces")
    return [first, *others]


def _section(
    words: Words, steps: list[str], section: AutomaSection | None, round_: int, current: bool
) -> Html:
    if section is None:
        inside: Html = span(".faint")["–"]
    else:
        inside = join(
            (
                span(".section-signs")[_signs(words, section)],
                None if current else span(".sr")[" ".join(steps)],
            )
        )
    return li(
        ".automa-section",
        class_="in-force" if current else None,
        aria_current="step" if current else None,
        data_tip=lines(*steps) or None,
    )[
        span(".section-round")[
            span(".sr")[words.text("round_n", n=round_)], span(aria_hidden="true")[str(round_)]
        ],
        div[inside],
    ]


def _signs(words: Words, section: AutomaSection) -> Html:
    """The section in icons: the action with its numbers, then the pink powers or a cube."""
    signs: list[Html] = [icon(PRIMARY_ICON[section.primary])]
    if section.eggs:
        signs.append(b(aria_hidden="true")[str(section.eggs)])
    signs += [icon(face, "", "section-face") for face in section.food]
    if section.secondary == "pink_powers":
        signs += [_sign("+"), icon("power-pink")]
    elif section.secondary != "none":
        sign = "+" if section.secondary == "place_cube" else "−"
        signs += [_sign(sign), icon("cube")]
    return join(signs)


def _sign(sign: str) -> Html:
    return b(".section-and", aria_hidden="true")[sign]


def _belongings(scene: Scene, side: Automa) -> Html:
    words = scene.words
    birds = words.listed(words.bird(scene.catalog.birds[bird]) for bird in side.birds)
    card = scene.catalog.bonus_cards.get(side.bonus)
    looked_for = [words.bird(scene.catalog.birds[bird]) for bird in wants(scene)]
    nectar = [
        span(".chip")[icon(habitat, words.habitat(habitat)), str(side.nectar[habitat])]
        for habitat in HABITATS
    ]
    return div(".automa-has")[
        p[
            span(".automa-emblem")[picture(card.id)],
            icon("bonus", words.text("automa_bonus"), "", "automa.bonus"),
            b[words.bonus(card)],
            f" · {words.bonus_rule(_sought(card))}",
        ]
        if card
        else None,
        p(data_entry="automa.play_bird#wants")[
            words.text("automa_wants"), " ", b[words.listed(looked_for) or "–"]
        ],
        p[words.text("automa_birds"), " ", b[birds]] if birds else None,
        p[icon("nectar"), words.text("spent_nectar"), span(".automa-nectar")[*nectar]]
        if scene.kit.nectar
        else None,
    ]


def wants(scene: Scene) -> list[str]:
    """Return the cards of the tray that the Automa would choose from if it played a bird now."""
    side = scene.state.automa
    if side is None or side.bonus not in scene.catalog.bonus_cards:
        return []
    return wanted(scene.table, side)
