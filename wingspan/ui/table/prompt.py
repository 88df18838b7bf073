"""The prompt bar: what is asked, in one sentence, and every way to answer."""

from __future__ import annotations

from collections.abc import Container

from wingspan.engine.components import FOODS, Action
from wingspan.engine.decision import Kind
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
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon, icons
from ..kit.keys import DIGITS, action_keys, key_hint
from ..kit.tips import asking
from ..play.plan import Place, preselected
from ..play.scene import Scene
from .bird_card import bird_card, cost
from .bonus import bonus_offer
from .playback import playback
from .touching import lies_in, on_the_table

ACTION_ICON = {
    "play_bird": "play_bird",
    "gain_food": "dice",
    "lay_eggs": "egg",
    "draw_cards": "card",
}


def prompt(scene: Scene, can_undo: bool) -> Html:
    """The pending question; its heading takes the focus when it comes."""
    words, decision = scene.words, scene.decision
    assert decision is not None
    laid_out = _laid_out(scene)
    return el(
        "section",
        playback(scene),
        el(
            "div",
            who_is_asked(scene),
            el(
                "h2",
                words.question(decision, scene.catalog, scene.names),
                id="question",
                tabindex="-1",
            ),
            _run(scene),
            _why(scene),
            _what_asks(scene),
            class_="asked",
        ),
        _places(scene),
        _doubt(scene),
        el("ul", *laid_out, class_="cards laid-out") if laid_out else None,
        options_list(scene, on_the_table(scene)),
        undo_button(scene.words, can_undo, scene.can_redo, hint_button(scene)),
        class_="prompt",
        id="prompt",
        aria_labelledby="question",
    )


def options_list(scene: Scene, folded: Container[int]) -> Html:
    """A button for each option. Those ``folded`` away are seen only once a key has gone to them,
    because what they are about can be touched.
    """
    assert scene.decision is not None
    options = scene.decision.options
    seen = sum(index not in folded for index in range(len(options)))
    return el(
        "ul",
        *(
            _button(scene, index, option, folded=index in folded)
            for index, option in enumerate(options)
        ),
        class_="options" + (" many" if seen > 8 else ""),
    )


def hint_button(scene: Scene) -> Html | None:
    """Asks the coach, where it may be asked."""
    if not scene.may_ask_coach:
        return None
    words = scene.words
    key = words.text("key_hint")
    return button(
        commands.AskCoach(),
        icon("hint"),
        el("span", words.text("hint"), class_="sr"),
        class_="quiet hint",
        data_key=key.lower(),
        aria_keyshortcuts=key,
        data_tip=words.text("hint_help"),
    )


def undo_button(
    words: Words, can_undo: bool, can_redo: bool = False, hint: Html | None = None
) -> Html:
    """Take back and, once something was taken back, do it again; ``hint``: what stands before."""
    undo, redo = words.text("key_undo"), words.text("key_redo")
    return el(
        "div",
        hint,
        button(
            commands.Undo(),
            icon("undo"),
            el("span", words.text("undo"), class_="undo-word"),
            class_="quiet undo",
            data_key=undo.lower(),
            aria_keyshortcuts=f"{undo} Control+Z",
            disabled=not can_undo,
            data_tip=words.text("undo_help"),
        ),
        button(
            commands.Redo(),
            icon("undo", "", "redo-icon"),
            el("span", words.text("redo"), class_="undo-word"),
            class_="quiet redo",
            data_key=redo.lower(),
            aria_keyshortcuts=f"{redo} Control+Y Control+Shift+Z",
            data_tip=words.text("redo_help"),
        )
        if can_redo
        else None,
        class_="take-back",
    )


def _places(scene: Scene) -> Html:
    """Where the card held over the mat may go, and at what price; the first by Enter."""
    held = scene.plan
    if held is None:
        return EMPTY
    words = scene.words
    buttons = []
    for number, place in enumerate(held.places):
        buttons.append(
            el(
                "li",
                _place(scene, held.bird, place, number),
                *_other_payments(scene, held.bird, place),
            )
        )
    asked = "place_where" if len(held.places) > 1 else "place_how"
    return el(
        "div",
        el("p", words.text(asked, bird=words.bird(scene.catalog.birds[held.bird]))),
        button(
            commands.Pick(held.bird),
            words.text("put_back"),
            el("kbd", words.text("key_escape"), aria_hidden="true"),
            class_="quiet put-back",
        ),
        el("ul", *buttons, class_="places-list"),
        class_="places",
        role="group",
        aria_live="polite",
    )


def _doubt(scene: Scene) -> Html:
    """Asks once more about an action that would do nothing."""
    action = scene.doubted
    choice = None if action is None else scene.choices.action(action)
    if action is None or choice is None or action not in scene.in_vain:
        return EMPTY
    words = scene.words
    return el(
        "div",
        el("p", words.text("in_vain", action=words.action(action), why=scene.why_in_vain(action))),
        el(
            "button",
            words.text("in_vain_anyway"),
            type="button",
            class_="option",
            data_choice=choice,
        ),
        button(
            commands.Doubt(),
            words.text("in_vain_back"),
            el("kbd", words.text("key_escape"), aria_hidden="true"),
            class_="quiet put-back",
        ),
        class_="places doubt",
        role="group",
        aria_live="polite",
    )


def _place(scene: Scene, bird: str, place: Place, number: int) -> Html:
    words = scene.words
    payment = place.payments[place.cheapest] if place.payments else Payment({})
    said = price(scene, payment)
    return button(
        commands.Place(bird, place.habitat),
        el("kbd", words.text("key_enter"), aria_hidden="true") if number == 0 else None,
        icon(place.habitat),
        el("span", scene.words.habitat(place.habitat)),
        icons("egg", place.eggs, scene.words.text("eggs_count", n=place.eggs)),
        _tokens(payment),
        el("span", said, class_="sr"),
        class_="option place",
        data_place=f"{bird}|{place.habitat}",
        data_enter=number == 0,
    )


SHOWN_PAYMENTS = 7
"""So many other payments are buttons of their own; more of them are asked for."""


def _other_payments(scene: Scene, bird: str, place: Place) -> list[Html]:
    """Ways to pay there that cost as little as the first, and a way to all the rest."""
    words = scene.words
    like = place.like_the_cheapest[:SHOWN_PAYMENTS]
    shown = [_other_payment(scene, bird, place, number) for number in like]
    if len(place.payments) > len(like) + 1:
        shown.append(
            button(
                commands.Place(bird, place.habitat, "?"),
                words.text("pay_otherwise"),
                class_="quiet otherwise",
            )
        )
    return shown


def _other_payment(scene: Scene, bird: str, place: Place, number: int) -> Html:
    payment = place.payments[number]
    said = scene.words.text(
        "pay_so", habitat=scene.words.habitat(place.habitat), food=price(scene, payment)
    )
    return button(
        commands.Place(bird, place.habitat, number),
        _tokens(payment),
        el("span", said, class_="sr"),
        class_="option other-payment",
        data_tip=said,
    )


def price(scene: Scene, payment: Payment) -> str:
    """The food of a payment, in words."""
    food, words = payment.food, scene.words
    parts = [
        words.text("amount", n=food[kind], thing=words.food(kind, food[kind]))
        for kind in FOODS
        if food.get(kind)
    ]
    return words.listed(parts)


def who_is_asked(scene: Scene) -> Html:
    """Whose answer is awaited, said only where it could be somebody else's."""
    assert scene.decision is not None
    if len(scene.state.players) == 1:
        return EMPTY
    return el("p", scene.names[scene.decision.player], class_=f"who seat-{scene.decision.player}")


def _run(scene: Scene) -> Html:
    """Which of several like it the question is: "2 of 3"."""
    if scene.run is None:
        return EMPTY
    number, every = scene.run
    return el("span", scene.words.text("run", n=number, all=every), class_="run")


def _why(scene: Scene) -> Html:
    """Explains what kind of question that is."""
    assert scene.decision is not None
    kind = scene.decision.kind
    text = scene.words.text(f"tip.decision.{kind}")
    return asking(scene.words, text, f"decision.{kind}", "decision")


PAID: tuple[Kind, ...] = ("habitat", "egg_to_pay", "payment", "card_to_pay")
"""What is asked while a bird is being paid for."""


def _what_asks(scene: Scene) -> Html:
    """What the bird in question costs, or the power that asks unless the question says it."""
    assert scene.decision is not None
    source = scene.decision.source
    if source is None or source.bird is None or scene.decision.kind == "use_power":
        return EMPTY
    card = scene.catalog.birds[source.bird]
    if scene.decision.kind in PAID:
        label = scene.words.label(scene.words.text("cost"))
        return el("p", label, cost(card.cost, scene.words), class_="asks")
    if card.power is None:
        return EMPTY
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


def _button(scene: Scene, index: int, option: AnyOption, *, folded: bool) -> Html:
    if isinstance(option, TakeAction) and option.action in scene.in_vain:
        return _idle_action(scene, index, option.action)
    letter = action_keys(scene.words)[option.action] if isinstance(option, TakeAction) else None
    digit = DIGITS[index] if index < len(DIGITS) else None
    first = index == _first(scene)
    classes = "option aside" if isinstance(option, (Skip, Done)) else "option"
    return el(
        "li",
        el(
            "button",
            key_hint(letter or digit),
            _picture(option),
            el("span", scene.choices.label(index)),
            type="button",
            class_=f"{classes} preselected" if first else classes,
            data_choice=index,
            data_key=letter.lower() if letter else None,
            data_enter=first,
            aria_keyshortcuts=" ".join(key for key in (letter, digit) if key) or None,
        ),
        *(_times(scene, index, times) for times in range(2, scene.repeats.get(index, 1) + 1)),
        class_=f"folded {lies_in(scene, option)}".strip() if folded else None,
    )


def _idle_action(scene: Scene, index: int, action: Action) -> Html:
    """An action that would do nothing: it says why, and is asked about once more.

    The option itself is there for programs that play the page.
    """
    letter = action_keys(scene.words)[action]
    return el(
        "li",
        button(
            commands.Doubt(action),
            key_hint(letter),
            icon(ACTION_ICON[action]),
            el("span", scene.choices.label(index)),
            el("span", scene.why_in_vain(action), class_="in-vain"),
            class_="option aside",
            data_key=letter.lower(),
            aria_keyshortcuts=letter,
        ),
        el("button", type="button", data_choice=index, hidden=True),
    )


def _times(scene: Scene, index: int, times: int) -> Html:
    """Takes an option several times by one press."""
    label = scene.choices.label(index)
    return button(
        commands.Repeat(index, times),
        el("span", label, class_="sr"),
        f" ×{times}",
        class_="option times",
        data_tip=scene.words.text("repeat", what=label, n=times),
    )


def _first(scene: Scene) -> int | None:
    """The payment that Enter confirms; nothing else is chosen beforehand."""
    decision = scene.decision
    if decision is None or decision.kind != "payment":
        return None
    payments = [option for option in decision.options if isinstance(option, Payment)]
    return preselected(payments, scene.me.food)


def _tokens(payment: Payment) -> Html:
    """A payment as a row of tokens."""
    tokens = [icons(food, payment.food.get(food, 0)) for food in FOODS]
    cached = [icon(food, "", "cached") for food in payment.cached]
    return join((*tokens, *cached, icons("card", payment.cards)))


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
            return _tokens(option)
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
