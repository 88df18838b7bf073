"""The Automa's panel: its last card, what it did and why, what it has and looks for."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from msgspec import structs

from wingspan.engine import events as ev
from wingspan.engine.cards import AutomaCard, AutomaSection, BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS
from wingspan.engine.conditions import Birds
from wingspan.engine.events import AnyEvent
from wingspan.engine.setup import Setup
from wingspan.words import Words

from ..kit.html import Html, b, div, h2, h3, join, li, ol, p, section, span, ul
from ..kit.icons import ACTION_ICON, icon, lines
from ..kit.parts import Part, lazy
from ..play.news import ENDS_A_ROUND, begun
from ..play.scene import Scene
from .cards import picture
from .log import Teller, told
from .scores import nectar_tip
from .supply import wants

ENDS = (ev.TurnBegan, ev.RoundBegan, *ENDS_A_ROUND)
"""What follows the last event of a turn."""


class Opponent(Teller, frozen=True):
    """The Automa as its panel shows it."""

    setup: Setup
    points: int
    nectar: int
    """The points for spent nectar that stand beside the others."""
    figures: tuple[int, ...]
    """Its eggs, cards laid face down, birds, goal cubes, and the cards left in its deck."""
    birds: tuple[str, ...]
    bonus: str
    emblem: Html
    """The picture of its bonus card, once that is there."""
    spent: tuple[int, ...]
    wants: tuple[str, ...]
    """The cards of the tray that it would choose from now."""
    round: int
    """The round of its last turn; 0 before its first one."""
    did: tuple[AnyEvent, ...]

    @property
    def has_nectar(self) -> bool:
        return self.catalog.kit(self.setup.sets).nectar

    @property
    def looks_for(self) -> BonusCard:
        return self.catalog.bonus_cards[self.bonus]


def automa(scene: Scene) -> Part:
    if scene.asleep:
        return lazy("automa", _asleep, scene.words, waits="seen")
    return lazy("automa", _panel, opponent(scene), waits="seen")


def opponent(scene: Scene) -> Opponent:
    side, seat = scene.state.automa, scene.automa_seat
    assert side is not None
    points, nectar = scene.so_far(scene.sheets[seat])
    _, began = begun(scene.events, seat)
    face_down, birds, deck = len(side.face_down), len(side.birds), len(side.deck)
    return Opponent.of(
        scene,
        points=points,
        nectar=nectar,
        figures=(side.eggs, face_down, birds, side.goal_cubes, deck),
        birds=tuple(side.birds),
        bonus=side.bonus,
        emblem=picture(side.bonus),
        spent=tuple(side.nectar[habitat] for habitat in HABITATS),
        wants=tuple(wants(scene)),
        round=began.round if began else 0,
        did=last_turn(scene.events, seat),
    )


def _asleep(words: Words) -> Html:
    return section(".automa.panel#automa")[
        h2(".panel-title")[words.text("automa")], p(".faint")[words.text("automa_sleeps")]
    ]


def _panel(side: Opponent) -> Html:
    return section(".automa.panel#automa")[
        div(".panel-title")[_title(side), _chips(side)],
        _belongings(side),
        _last_turn(side),
    ]


def _title(side: Opponent) -> Html:
    words, nectar = side.words, side.nectar
    return h2[
        words.text("automa"),
        " ",
        span(".count")[words.text("points", n=side.points)],
        span(
            ".count",
            data_tip=nectar_tip(words, side.catalog, side.setup, nectar, automa=True),
            data_entry="automa.nectar",
        )[" ", words.text("nectar_so_far", n=nectar)]
        if nectar
        else None,
    ]


FIGURES = (
    ("egg", "automa_eggs", ev.AutomaLaidEggs, "lay_eggs"),
    ("card", "automa_face_down", ev.AutomaTookFaceDown, "draw_cards"),
    ("play_bird", "automa_birds", ev.AutomaTookBird, "play_bird"),
    ("cube", "automa_cubes", ev.AutomaCube, "cubes"),
    ("automa", "automa_deck", None, "setup"),
)
"""What the Automa has: icon, message, the event that changes it, and entry. What has changed is
marked until the Automa's next turn."""


def _chips(side: Opponent) -> Html:
    changed = {type(event) for event in side.did}
    points = side.catalog.furniture.face_down_points[side.setup.automa or ""]
    worth = side.words.text("tip.automa.face_down", n=points)
    return p(".chips")[
        *(
            span(
                ".chip",
                class_="fresh" if what in changed else None,
                data_tip=worth if what is ev.AutomaTookFaceDown else None,
            )[icon(name, side.words.text(message), "", f"automa.{entry}"), str(number)]
            for number, (name, message, what, entry) in zip(side.figures, FIGURES, strict=True)
        )
    ]


def last_turn(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """Return the events of the last turn of ``seat``, without the one that begins it and without
    the end of the round, which is told elsewhere.
    """
    began, _ = begun(events, seat)
    done = () if began is None else events[began + 1 :]
    return tuple(takewhile(lambda event: not isinstance(event, ENDS), done))


def _last_turn(side: Opponent) -> Html:
    words, events = side.words, side.did
    if not events:
        return p(".faint")[words.text("automa_no_turn")]
    drew = next((event for event in events if isinstance(event, ev.AutomaDrew)), None)
    done = [(event, why(side, event)) for event in events if not isinstance(event, ev.AutomaDrew)]
    return div(".automa-turn")[
        h3(".automa-did-title")[words.text("automa_did")],
        ul(".automa-did")[
            *(
                li[told(side, event), span(".why")[because] if because else None]
                for event, because in done
            )
        ],
        card_turned(words, side.catalog, drew.card, side.round, nectar=side.has_nectar)
        if drew
        else None,
    ]


def why(side: Opponent, event: AnyEvent) -> str:
    """Explain why the Automa did that; "" where its card says enough."""
    words = side.words
    match event:
        case ev.AutomaTookBird(bird, matching):
            return _why_bird(side, side.catalog.birds[bird], matching)
        case ev.AutomaTookFaceDown(discarded) if not discarded:
            return words.text("automa_why_face_down", rule=_looks_for(side))
        case ev.AutomaTookDice(face):
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


def _why_bird(side: Opponent, card: BirdCard, matching: tuple[str, ...]) -> str:
    """``matching``: the cards of the tray that matched its bonus card."""
    words, bonus = side.words, side.looks_for
    worth = [side.catalog.birds[other].points for other in matching]
    values = {"rule": _looks_for(side), "bird": words.the_bird(card), "n": card.points}
    first = "lowest" if bonus.automa_lowest else "highest"
    if len(matching) < 2:
        return words.text("automa_why_only_bird", **values)
    if bonus.automa_keeps > 1:
        return words.text("automa_why_birds", most=bonus.automa_keeps, first=first, **values)
    if worth.count(card.points) > 1:
        return words.text("automa_why_lot", **values)
    return words.text("automa_why_bird", first=first, **values)


def _looks_for(side: Opponent) -> str:
    """What its bonus card makes it look for, as part of a sentence."""
    card = structs.replace(sought(side.looks_for, side.setup), automa_keeps=1)
    return side.words.small(side.words.bonus_rule(card))


def sought(card: BonusCard, setup: Setup) -> BonusCard:
    """The card, counting what the Automa looks for where that differs from what is printed."""
    like = card.wanted(setup.automa)
    assert like is not None
    return structs.replace(card, counts=Birds(like=like), automa_by_level={}, automa_lowest=False)


@lru_cache(8)
def card_turned(words: Words, catalog: Catalog, card: str, round_: int, *, nectar: bool) -> Html:
    """The card that it turned up. ``nectar``: the dice show it, which the card does not."""
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
                span(".section-signs")[signs(section)],
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


def signs(section: AutomaSection) -> Html:
    """The section in icons: the action with its numbers, then the pink powers or a cube."""
    signs: list[Html] = [icon(ACTION_ICON[section.primary])]
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


def _belongings(side: Opponent) -> Html:
    words, cards = side.words, side.catalog.birds
    birds = words.listed(words.bird(cards[bird]) for bird in side.birds)
    card = side.catalog.bonus_cards.get(side.bonus)
    looked_for = [words.bird(cards[bird]) for bird in side.wants]
    nectar = [
        span(".chip")[icon(habitat, words.habitat(habitat)), str(spent)]
        for habitat, spent in zip(HABITATS, side.spent, strict=True)
    ]
    return div(".automa-has")[
        p[
            span(".automa-emblem")[side.emblem],
            icon("bonus", words.text("automa_bonus"), "", "automa.bonus"),
            b[words.bonus(card)],
            f" · {words.bonus_rule(sought(card, side.setup))}",
        ]
        if card
        else None,
        p(data_entry="automa.play_bird#wants")[
            words.text("automa_wants"), " ", b[words.listed(looked_for) or "–"]
        ],
        p[words.text("automa_birds"), " ", b[birds]] if birds else None,
        p[icon("nectar"), words.text("spent_nectar"), span(".automa-nectar")[*nectar]]
        if side.has_nectar
        else None,
    ]
