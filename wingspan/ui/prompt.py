"""The prompt bar: what is asked, in one sentence, and every way to answer."""

from __future__ import annotations

from wingspan.engine.options import (
    Activate,
    All,
    AnyOption,
    Bird,
    Bonus,
    Cache,
    CachedFood,
    Die,
    Done,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Payment,
    RefillTray,
    Reroll,
    ResetTray,
    Skip,
    TakeAction,
    Tuck,
)
from wingspan.engine.things import FOODS

from .bird_card import bird_card
from .bonus import bonus_offer
from .html import EMPTY, Html, el, join
from .icons import icon, icons
from .scene import Scene

ACTION_ICON = {
    "play_bird": "play_bird",
    "gain_food": "dice",
    "lay_eggs": "egg",
    "draw_cards": "card",
}
KEYS = "123456789"
"""The key that presses each of the first buttons."""


def prompt(scene: Scene, can_undo: bool) -> Html:
    """The pending question; its heading takes the focus when it comes."""
    words, decision = scene.words, scene.decision
    assert decision is not None
    laid_out = _laid_out(scene)
    return el(
        "section",
        el(
            "div",
            _who(scene),
            el(
                "h2",
                words.question(decision, scene.catalog, scene.names),
                id="question",
                tabindex="-1",
            ),
            _power(scene),
            class_="asked",
        ),
        el("ul", *laid_out, class_="cards laid-out") if laid_out else None,
        el(
            "ul",
            *(_button(scene, index, option) for index, option in enumerate(decision.options)),
            class_="options" + (" many" if len(decision.options) > 8 else ""),
        ),
        undo_button(scene, can_undo),
        class_="prompt",
        id="prompt",
        aria_labelledby="question",
    )


def undo_button(scene: Scene, can_undo: bool) -> Html:
    return el(
        "button",
        icon("undo"),
        el("span", scene.words.text("undo"), class_="undo-word"),
        type="button",
        class_="quiet undo",
        data_do="undo",
        disabled=not can_undo,
        title=scene.words.text("undo_help"),
    )


def _who(scene: Scene) -> Html:
    """Whose answer is awaited, said only where it could be somebody else's."""
    assert scene.decision is not None
    if len(scene.state.players) == 1:
        return EMPTY
    return el("p", scene.names[scene.decision.player], class_="who")


def _power(scene: Scene) -> Html:
    """The power that asks, as on its card, unless the question says it already."""
    assert scene.decision is not None
    source = scene.decision.source
    if source is None or source.bird is None or scene.decision.kind == "use_power":
        return EMPTY
    card = scene.catalog.birds[source.bird]
    return el(
        "p",
        icon(f"power-{card.color}", scene.words.power_kind(card.color)),
        scene.words.power(card),
        class_=f"asks power power-{card.color}",
    )


def _laid_out(scene: Scene) -> list[Html]:
    """Cards to choose from that lie nowhere else on the table."""
    assert scene.decision is not None
    cards: list[Html] = []
    for index, option in enumerate(scene.decision.options):
        match option:
            case Bird(bird) if bird not in scene.me.hand:
                cards.append(
                    bird_card(
                        scene.catalog.birds[bird],
                        scene.words,
                        choice=index,
                        label=scene.choices.label(index),
                        where="offer",
                    )
                )
            case Bonus(bonus):
                cards.append(bonus_offer(scene, bonus, index))
            case _:
                pass
    return cards


def _button(scene: Scene, index: int, option: AnyOption) -> Html:
    key = el("kbd", KEYS[index], aria_hidden="true") if index < len(KEYS) else None
    aside = isinstance(option, (Skip, Done))
    return el(
        "li",
        el(
            "button",
            key,
            _picture(option),
            el("span", scene.choices.label(index)),
            type="button",
            class_="option aside" if aside else "option",
            data_choice=index,
        ),
    )


def _picture(option: AnyOption) -> Html:
    match option:
        case TakeAction(action):
            return icon(ACTION_ICON[action])
        case InHabitat(habitat):
            return icon(habitat)
        case Die(face, food):
            return icon(food) if face == food else icon(face)
        case FoodToken(food) | CachedFood(food):
            return icon(food)
        case Payment():
            tokens = [icons(food, option.food.get(food, 0)) for food in FOODS]
            cached = [icon(food, "", "cached") for food in option.cached]
            return join((*tokens, *cached, icons("card", option.cards)))
        case Draw() | DrawDeck() | ResetTray() | RefillTray():
            return icon("card")
        case Tuck():
            return icon("tucked")
        case Reroll():
            return icon("dice")
        case Activate() | Cache() | All():
            return icon("check")
        case Skip() | Done():
            return icon("skip")
        case _:
            return EMPTY
