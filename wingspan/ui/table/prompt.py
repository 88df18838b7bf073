"""The ribbon on the edge of the mat: the question in one line, and every way to answer it.

Things on the table are pressed there. What has no place on the table, or does not fit in the
ribbon, rises from it over the hand, which the layout keeps in sight as far as it can.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import count

from wingspan.engine import options as o
from wingspan.engine.components import FOODS, Action
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.events import CardTurnedUp, DiceRolled
from wingspan.engine.mat import bird_at
from wingspan.engine.options import AnyOption

from .. import messages
from ..kit import html
from ..kit.buttons import action_keys, button, digit_of, help_button, key_hint, keyed
from ..kit.html import EMPTY, Html, classes, div, h2, join, kbd, li, p, section, span, ul
from ..kit.icons import ACTION_ICON, icon, icons
from ..play.inputs import RowChoice, preselected
from ..play.scene import Scene
from .cards import Card, bird_card, bonus_offer, cost, hints


def prompt(scene: Scene, aim: str = "", *, opened: bool = False) -> Html:
    """The pending question; its heading takes the focus when it appears. ``aim``: what a lesson
    asks for; it replaces the question where an action is to be chosen. ``opened``: whether a tab
    lies over the answers on a phone; then the ribbon has the way back to them.
    """
    words, decision = scene.words, scene.decision
    assert decision is not None
    answers, laid_out = Answers(scene, decision), _laid_out(scene, decision)
    above = answers.rises
    kinds = "rises" if above else answers.on_a_phone
    lit = answers.folded or laid_out or decision.kind in ("use_power", "payment")
    aimed = aim and decision.kind == "action" and scene.plan is None
    begun = placing_asked(scene) or _doubted(scene)
    if begun:
        question, aimed = begun, ""
    elif aimed:
        question, kinds = aim, kinds if above else f"{kinds} aim"
    elif lit:
        question = words.request(decision, scene.catalog, scene.names, scene.answering.run)
    else:
        question = words.question(decision, scene.catalog, scene.names)
    power, tip = _what_asks(scene, decision), words.text(f"tip.decision.{decision.kind}")
    return section(
        ".prompt.ribbon#prompt",
        class_=classes(kinds, "placing" if begun else None),
        aria_labelledby="question",
    )[
        div(
            ".asked",
            class_=classes(
                "long" if len(question) > ONE_LINE else None, "by-power" if power else None
            ),
        )[
            who_is_asked(scene, decision),
            h2("#question", tabindex="-1", aria_describedby="lesson-told" if aimed else None)[
                _breaking(scene, decision, question)
            ],
            _run(scene, question),
            None if begun else help_button(words, tip, f"decision.{decision.kind}", "decision"),
            _so_far(scene) if decision.kind == "again" else None,
            power,
        ],
        div(class_=answers.kind)[
            places(scene),
            _doubt(scene),
            ul(".cards.laid-out")[*laid_out] if laid_out else None,
            _options(scene, decision, answers.folded),
        ],
        _back(scene),
        button(messages.ShowTab("question"), ".option.to-answers")[words.text("to_answers")]
        if opened
        else None,
        undo_button(scene, hint_button(scene)),
    ]


def _breaking(scene: Scene, decision: Decision, question: str) -> str:
    """The question, in which the name of the bird that it begins with may break if it is long."""
    held, source = scene.plan, decision.source
    bird = held.bird if held else source and source.bird
    if not bird:
        return question
    card = scene.catalog.birds[bird]
    return question.replace(scene.words.bird(card), scene.words.heading(card), 1)


ONE_LINE = 48
"""The most characters of a question that is not set smaller."""


def _options(scene: Scene, decision: Decision, folded: Container[int]) -> Html:
    """A button for each option. ``folded``: options that are pressed elsewhere on the table; their
    buttons appear only when they get the focus.
    """
    options = decision.options
    seen = sum(index not in folded for index in range(len(options)))
    elsewhere = len(options) - seen
    return ul(
        ".options",
        class_="many" if seen > 8 else None,
        aria_label=scene.words.text("highlighted", n=elsewhere) if elsewhere else None,
    )[
        *(
            _button(scene, index, option, folded=index in folded)
            for index, option in enumerate(options)
        )
    ]


def _stand(scene: Scene, option: AnyOption) -> str:
    """How full a nest is or how much food the viewer has, for screen readers."""
    words, me = scene.words, scene.me
    match option:
        case o.Slot(player, habitat, column):
            bird = bird_at(scene.state.players[player].mat[habitat], column)
            limit = scene.catalog.birds[bird.bird].egg_limit
            return words.text("eggs_of", n=bird.eggs, limit=limit)
        case o.FoodToken(food):
            return words.text("you_have", n=me.food.get(food, 0))
        case _:
            return ""


def hint_button(scene: Scene) -> Html | None:
    """The button that asks the coach; None where it may not be asked."""
    if not scene.aids.may_ask_coach:
        return None
    words = scene.words
    key = words.text("key_hint")
    return button(
        messages.AskCoach(), ".quiet.hint", data_tip=words.text("hint_help"), **keyed(key)
    )[icon("hint"), span(".sr")[words.text("hint")]]


def undo_button(scene: Scene, hint: Html | None = None) -> Html:
    """The undo button, and the redo button once something was undone, after ``hint``."""
    words = scene.words
    undo, redo = words.text("key_undo"), words.text("key_redo")
    return div(".take-back")[
        hint,
        button(
            messages.Undo(),
            ".quiet.undo",
            data_key=undo.lower(),
            aria_keyshortcuts=f"{undo} Control+Z",
            disabled=not scene.aids.can_undo,
            data_tip=words.text("undo_help"),
        )[icon("undo"), span(".undo-word")[words.text("undo")]],
        button(
            messages.Redo(),
            ".quiet.redo",
            data_key=redo.lower(),
            aria_keyshortcuts=f"{redo} Control+Y Control+Shift+Z",
            data_tip=words.text("redo_help"),
        )[icon("undo", "", "redo-icon"), span(".undo-word")[words.text("redo")]]
        if scene.aids.can_redo
        else None,
    ]


def _back(scene: Scene) -> Html:
    """The button that takes back a press which is not an answer yet."""
    command: messages.Command
    if scene.plan is not None:
        command, name = messages.Pick(scene.plan.bird), "put_back"
    elif _doubted(scene):
        command, name = messages.Doubt(), "in_vain_back"
    else:
        return EMPTY
    return button(command, ".option.aside.put-back")[
        span(".place-word")[scene.words.text(name)],
        kbd(aria_hidden="true")[scene.words.text("key_escape")],
    ]


def _doubted(scene: Scene) -> str:
    """That the action just chosen would do nothing, and why; "" if none is in doubt."""
    action = scene.answering.doubted
    if action is None or scene.choice(o.TakeAction(action)) is None or action not in scene.in_vain:
        return ""
    words = scene.words
    return words.text("in_vain", action=words.action(action), why=scene.why_in_vain(action))


def _doubt(scene: Scene) -> Html:
    action = scene.answering.doubted
    if action is None or not _doubted(scene):
        return EMPTY
    offer = scene.offer(scene.choice(o.TakeAction(action)))
    return div(".places.doubt", role="group", aria_labelledby="question", aria_live="polite")[
        html.button(
            ".option",
            type="button",
            data_choice=offer and offer.choice,
            **hints(offer and offer.mark),
            data_enter=True,
        )[
            kbd(aria_hidden="true")[scene.words.text("key_enter")],
            scene.words.text("in_vain_anyway"),
        ]
    ]


def who_is_asked(scene: Scene, decision: Decision) -> Html:
    """The player who must answer; empty unless several people answer at this screen."""
    if not scene.answering.shared:
        return EMPTY
    return p(".who", class_=f"seat-{decision.player}")[scene.names[decision.player]]


def _run(scene: Scene, question: str) -> Html:
    """The number of the question among several alike, "2 of 3", unless ``question`` has it."""
    if scene.answering.run is None:
        return EMPTY
    number, every = scene.answering.run
    said = scene.words.text("run", n=number, all=every)
    return EMPTY if said in question else span(".run")[said]


PAID: tuple[Kind, ...] = ("habitat", "egg_to_pay", "payment", "card_to_pay")
"""The kinds of decision while a bird is placed and paid for."""


def _what_asks(scene: Scene, decision: Decision) -> Html:
    """The cost of the bird being paid for, or the power that asks."""
    source = decision.source
    if source is None or source.bird is None:
        return EMPTY
    card = scene.catalog.birds[source.copied or source.bird]
    if decision.kind in PAID:
        label = scene.words.label(scene.words.text("cost"))
        return p(".asks")[label, cost(card.cost, scene.words)]
    return p(".asks.power", class_=f"power-{card.color}")[
        icon(f"power-{card.color}", scene.words.power_kind(card.color)), scene.words.power(card)
    ]


def _so_far(scene: Scene) -> Html:
    """What shows whether to try once more: the dice rolled, or the width of the cards."""
    words = scene.words
    for event in reversed(scene.events):
        match event:
            case DiceRolled(_, faces, "apart"):
                return p(".asks.so-far")[*(icon(face, words.face(face)) for face in faces)]
            case CardTurnedUp(cm=cm):
                return p(".asks.so-far")[words.text("so_far", cm=cm)]
    return EMPTY


def _laid_out(scene: Scene, decision: Decision) -> list[Html]:
    """Cards on offer that are nowhere else on the table."""
    cards: list[Html] = []
    for index, option in enumerate(decision.options):
        match option:
            case o.Bird(bird) if bird not in scene.me.hand:
                card, offer = scene.catalog.birds[bird], scene.offer(index)
                cards.append(
                    bird_card(Card(card=card, words=scene.words, offer=offer, where="offer"))
                )
            case o.Bonus(bonus):
                cards.append(bonus_offer(scene, bonus, index))
    return cards


def _button(scene: Scene, index: int, option: AnyOption, *, folded: bool) -> Html:
    if isinstance(option, o.TakeAction) and option.action in scene.in_vain:
        return _idle_action(scene, index, option.action, folded=folded)
    letter = action_keys(scene.words)[option.action] if isinstance(option, o.TakeAction) else None
    first = index == _first(scene)
    classes = "option aside" if isinstance(option, (o.Skip, o.Done)) else "option"
    stand = _stand(scene, option)
    return li(class_=f"folded {lies_in(scene, option)}".strip() if folded else None)[
        html.button(
            type="button",
            class_=f"{classes} preselected" if first else classes,
            data_choice=index,
            **hints(scene.marks.get(index)),
            data_enter=first,
            **keyed(letter, _digit(scene, index)),
        )[
            key_hint(letter or digit_of(index)),
            _picture(scene, option),
            span(
                class_="sr" if isinstance(option, o.Payment) and any(option.food.values()) else None
            )[scene.labels[index]],
            span(".sr")[f" ({stand})"] if stand else None,
        ],
        *(
            _times(scene, index, times)
            for times in range(2, scene.answering.repeats.get(index, 1) + 1)
        ),
    ]


def _digit(scene: Scene, index: int) -> str | None:
    """The digit of an option; none while the digits stand for the places of a card held over the
    mat, or an action is doubted.
    """
    other = scene.plan is not None or scene.answering.doubted is not None
    return None if other else digit_of(index)


def _idle_action(scene: Scene, index: int, action: Action, *, folded: bool) -> Html:
    """The button of an action that would do nothing: it says why, and asks to confirm."""
    letter = action_keys(scene.words)[action]
    return li(class_="folded" if folded else None)[
        button(
            messages.Doubt(action),
            ".option.aside",
            data_enter=index == _first(scene),
            **keyed(letter, _digit(scene, index)),
        )[
            key_hint(letter),
            icon(ACTION_ICON[action]),
            span[scene.labels[index]],
            span(".in-vain")[scene.why_in_vain(action)],
        ]
    ]


def _times(scene: Scene, index: int, times: int) -> Html:
    label = scene.labels[index]
    return button(
        messages.Repeat(index, times),
        ".option.times",
        data_tip=scene.words.text("repeat", what=label, n=times),
    )[span(".sr")[label], f" ×{times}"]


def _first(scene: Scene) -> int | None:
    """Return the index of the option that Enter takes: the one that the coach marks best if a hint
    is open, else the payment that is proposed. A card of the hand is no option of an action.
    """
    decision, advised = scene.decision, scene.answering.advised
    if advised is not None:
        return None if advised.bird else advised.option
    if decision is None or decision.kind != "payment":
        return None
    payments = [option for option in decision.options if isinstance(option, o.Payment)]
    return preselected(payments, scene.me.food)


def _picture(scene: Scene, option: AnyOption) -> Html:
    match option:
        case o.TakeAction(action):
            return icon(ACTION_ICON[action])
        case o.InHabitat(habitat):
            return icon(habitat)
        case o.Die(face, food):
            return icon(food) if face == food else icon(face)
        case o.FoodToken(food) | o.CachedFood(food):
            return icon(food)
        case o.Payment():
            return tokens(option)
        case o.Draw() | o.DrawDeck() | o.ResetTray() | o.RefillTray():
            return icon("card")
        case o.Tuck():
            return icon("tucked")
        case o.Again() if scene.state.laid_out:
            return icon("card")
        case o.Reroll() | o.Again():
            return icon("dice")
        case o.Waive(food):
            return icon(food or "egg")
        case o.Activate() | o.Cache() | o.All():
            return icon("check")
        case o.Skip() | o.Done():
            return icon("skip")
        case _:
            return EMPTY


SHOWN_PAYMENTS = 7
"""The most other payments that have a button each; another button asks for the rest."""


def places(scene: Scene) -> Html:
    """The rows that the card held over the mat can go to, with prices.

    Digits press the buttons in their order. Enter takes the row that the coach marks best if a hint
    is open, else the first.
    """
    held = scene.plan
    if held is None:
        return EMPTY
    keys, advised = count(), scene.answering.advised
    best = held.places[0].habitat
    if advised is not None and advised.bird == held.bird and advised.habitat is not None:
        best = advised.habitat
    buttons = []
    for place in held.places:
        buttons.append(
            li[
                _place(scene, held.bird, place, next(keys), first=place.habitat == best),
                *_other_payments(scene, held.bird, place, keys),
            ]
        )
    return div(".places", role="group", aria_labelledby="question", aria_live="polite")[
        ul(".places-list")[*buttons]
    ]


def placing_asked(scene: Scene) -> str:
    """What is asked about the card held over the mat: where it goes, or how to pay; "" for none."""
    held, words = scene.plan, scene.words
    if held is None:
        return ""
    asked = "place_where" if len(held.places) > 1 else "place_how"
    return words.text(asked, bird=words.bird(scene.catalog.birds[held.bird]))


def _place(scene: Scene, bird: str, place: RowChoice, number: int, *, first: bool) -> Html:
    words, key, there = scene.words, digit_of(number), f"{bird}|{place.habitat}"
    payment = place.payments[place.cheapest] if place.payments else o.Payment({})
    said = price(scene, payment)
    return button(
        messages.Place(bird, place.habitat),
        ".option.place",
        data_place=there,
        **hints(scene.marks.get(there)),
        data_enter=first,
        **keyed(key),
    )[
        key_hint(words.text("key_enter") if first else key),
        icon(place.habitat),
        span(".place-word")[scene.words.habitat(place.habitat)],
        icons("egg", place.eggs, scene.words.text("eggs_count", n=place.eggs)),
        tokens(payment),
        span(".sr")[said],
    ]


def _other_payments(scene: Scene, bird: str, place: RowChoice, keys: Iterator[int]) -> list[Html]:
    """Buttons for other payments as cheap as the proposed one, and a button for all the rest."""
    words = scene.words
    like = place.like_the_cheapest[:SHOWN_PAYMENTS]
    shown = [_other_payment(scene, bird, place, number, digit_of(next(keys))) for number in like]
    if len(place.payments) > len(like) + 1:
        shown.append(
            button(
                messages.Place(bird, place.habitat, "?"),
                ".option.aside.otherwise",
                data_tip=words.text("pay_otherwise"),
                **keyed(digit_of(next(keys))),
            )[span(".place-word")[words.text("pay_otherwise")]]
        )
    return shown


def _other_payment(scene: Scene, bird: str, place: RowChoice, number: int, key: str | None) -> Html:
    payment = place.payments[number]
    said = scene.words.text(
        "pay_so", habitat=scene.words.habitat(place.habitat), food=price(scene, payment)
    )
    return button(
        messages.Place(bird, place.habitat, number),
        ".option.other-payment",
        data_tip=said,
        **keyed(key),
    )[key_hint(key), tokens(payment), span(".sr")[said]]


def price(scene: Scene, payment: o.Payment) -> str:
    food, words = payment.food, scene.words
    parts = [
        words.text("amount", n=food[kind], thing=words.food(kind, food[kind]))
        for kind in FOODS
        if food.get(kind)
    ]
    return words.listed(parts)


def tokens(payment: o.Payment) -> Html:
    tokens = [icons(food, payment.food.get(food, 0)) for food in FOODS]
    cached = [icon(food, "", "cached") for food in payment.cached]
    return join((*tokens, *cached, icons("card", payment.cards)))


MANY_LAID_OUT = 5
"""The number of cards laid out that takes the whole width over the hand."""

IN_THE_RIBBON = 4, 44
"""The most buttons, and characters in all of them, that fit in the ribbon; more rise from it."""

ON_A_PHONE = 2, 16
"""The same limits for the ribbon on a phone."""


class Answers:
    """How the options of a question are laid out: on the table, in the ribbon, or over the hand."""

    def __init__(self, scene: Scene, decision: Decision) -> None:
        options = decision.options
        in_vain = (scene.choice(o.TakeAction(action)) for action in scene.in_vain)
        self.scene, self.decision = scene, decision
        self.folded = {*on_the_table(scene), *(one for one in in_vain if one is not None)}
        """Those that are pressed on the table. Of actions that would do nothing as well: the heads
        of their rows ask to confirm."""
        self.seen = [index for index in range(len(options)) if index not in self.folded]
        """The others, which have a button."""
        self.cards = sum(
            isinstance(option, o.Bonus)
            or (isinstance(option, o.Bird) and option.bird not in scene.me.hand)
            for option in options
        )
        """Number of cards on offer that are nowhere else on the table."""
        self.is_begun = scene.plan is not None or scene.answering.doubted is not None
        """Whether a card is held over the mat, or an action is in doubt."""

    @classmethod
    def of(cls, scene: Scene) -> Answers | None:
        """Those of the scene's question; None without one, or while the start is chosen."""
        if scene.decision is None or scene.answering.start is not None:
            return None
        return cls(scene, scene.decision)

    def is_much(self, room: tuple[int, int]) -> bool:
        """Whether the buttons need more than ``room`` in number and characters."""
        (most, letters), scene, seen = room, self.scene, self.seen
        if scene.answering.doubted is not None:
            return room == ON_A_PHONE
        if scene.plan is not None:
            if room == ON_A_PHONE:
                return bool(scene.plan.places) and scene.plan.only is None
            ways = [len(place.like_the_cheapest) + 1 for place in scene.plan.places]
            return sum(ways) > most - 1
        written = sum(len(scene.labels[index]) for index in seen)
        if self.decision.kind == "payment" and room == IN_THE_RIBBON:
            return len(seen) > most
        return len(seen) > most or (len(seen) > 1 and written > letters)

    @property
    def rises(self) -> bool:
        """Whether they rise from the ribbon: cards laid out, or more than fit in it."""
        return self.cards > 0 or self.is_much(IN_THE_RIBBON)

    @property
    def kind(self) -> str | None:
        """The classes of the answers.

        "folds": the list has options that are folded, and comes up with the focus: not over the
        hand if it is "of-cards" there, nor over the supply if it is "of-food".
        """
        things = [self.decision.options[index] for index in self.folded]
        hand = self.scene.me.hand
        return classes(
            "rising" if self.rises else "answers",
            "full" if self.rises and self.cards >= MANY_LAID_OUT else None,
            "folds" if things else None,
            "of-cards"
            if any(isinstance(one, o.Bird) and one.bird in hand for one in things)
            else None,
            "of-food" if any(isinstance(one, o.FoodToken) for one in things) else None,
        )

    @property
    def on_a_phone(self) -> str:
        """The classes of a ribbon there: "several" answers lie below the question and "few" beside
        it; a "bare" one has none. They apply where nothing rises.
        """
        if self.decision.kind == "gain_die":
            return "several dice-below"
        if self.is_much(ON_A_PHONE):
            return "several"
        return "few" if self.is_begun or self.seen else "bare"

    @property
    def cover_the_tabs(self) -> bool:
        """Whether they take the place of every part of the table that a phone shows below the
        mat.
        """
        return self.rises or self.on_a_phone.startswith("several")


LINE = 78
"""The number of characters in a line of buttons over the hand."""

LINES = 2
"""The most lines of buttons that do not cover the hand."""

MOST_LETTERS = 3 * 90
"""The number of characters in the three lines that do not cover the hand in a large window."""

LISTED = 4
"""The most options in the list of a phone that do not cover the hand."""

BESIDE = {1: (3, 8, 10), 2: (2, 4, 8), 3: (1, 2, 4)}
"""By the number of cards laid out: the most cards in hand that fit beside them, in one row, in two
rows, and in two rows of a large window.
"""


def room_over_the_hand(scene: Scene) -> str:
    """Return the classes of the table that keep the hand visible while something rises over it.

    "low-1" and "low-2" keep it below one or two lines of buttons on a desk, "low-3" below three in
    a large window, "low-there" below a phone's. "beside-1" to "beside-3" keep it beside that many
    cards, together with "in-rows" if it needs two rows, and "on-large" if it fits only in a large
    window.
    """
    answers = Answers.of(scene)
    if answers is None:
        return ""
    if answers.cards:
        return _beside(answers.cards, len(scene.me.hand))
    if answers.is_begun:
        lines = _lines_of_places(scene) if answers.rises else 0
        return f"low-{lines}" if 0 < lines <= LINES + 1 else ""
    decision, kinds = answers.decision, []
    if answers.is_much(IN_THE_RIBBON):
        letters = (_letters(scene, index, decision.options[index]) for index in answers.seen)
        length = sum(letters)
        lines = -(-length // LINE)
        if lines <= LINES:
            kinds.append(f"low-{lines}")
        elif length <= MOST_LETTERS:
            kinds.append("low-3")
    dice = decision.kind == "gain_die"  # which a phone names below the question
    listed = len(decision.options) if dice else len(answers.seen)
    if (dice or answers.is_much(ON_A_PHONE)) and listed <= LISTED:
        kinds.append("low-there")
    return " ".join(filter(None, kinds))


def _beside(cards: int, hand: int) -> str:
    """Return the classes for ``hand`` cards beside ``cards`` laid out; "" if they do not fit."""
    row, rows, most = BESIDE.get(cards, (-1, -1, -1))
    if hand > most:
        return ""
    kinds = f"beside-{cards}", "in-rows" if hand > row else "", "on-large" if hand > rows else ""
    return " ".join(filter(None, kinds))


def _lines_of_places(scene: Scene) -> int:
    """Return how many lines the places of the card held over the mat take, 0 without one."""
    lines, room = 0, 0
    for place in scene.plan.places if scene.plan else ():
        like = place.like_the_cheapest[:SHOWN_PAYMENTS]
        foods = sum(place.payments[place.cheapest].food.values()) if place.payments else 0
        wide = 8 + len(scene.words.habitat(place.habitat)) + 2 * (place.eggs + foods)
        wide += len(like) * (6 + 2 * foods) + 8 * (len(place.payments) > len(like) + 1)
        if wide > room:
            more = -(-wide // LINE)
            lines, room = lines + more, more * LINE
        room -= wide
    return lines


def _letters(scene: Scene, index: int, option: AnyOption) -> int:
    """Return the width, in characters, of an option's button and those that repeat it."""
    times = 5 * (scene.answering.repeats.get(index, 1) - 1)
    if isinstance(option, o.Payment) and any(option.food.values()):
        return 7 + 3 * sum(option.food.values()) + times
    return 7 + len(scene.labels[index]) + times


ASIDE = (o.Done, o.Skip, o.All, o.Activate)
"""Options that are not things on the table: they stay buttons."""


def on_the_table(scene: Scene) -> frozenset[int]:
    """Return the options pressed on the table; none unless all but :data:`ASIDE` lie there."""
    decision = scene.decision
    assert decision is not None
    things = {
        index: option
        for index, option in enumerate(decision.options)
        if not isinstance(option, ASIDE)
    }
    if not all(_lies_there(scene, index, option) for index, option in things.items()):
        return frozenset()
    return frozenset(things)


def _lies_there(scene: Scene, index: int, option: AnyOption) -> bool:
    match option:
        case (
            o.TakeAction()
            | o.Die()
            | o.Reroll()
            | o.Draw()
            | o.DrawDeck()
            | o.FoodToken()
            | o.Bonus()
            | o.Bird()
        ):
            return True
        case (
            o.Slot(player, habitat, column)
            | o.UsePower(player, habitat, column)
            | o.CachedFood(_, player, habitat, column)
        ):
            there = scene.choice(o.Slot(player, habitat, column)) == index
            return there and player == scene.shown_seat
        case o.InHabitat():
            return scene.shown_seat == scene.seat_of_rows
        case _:
            return False


def lies_in(scene: Scene, option: AnyOption) -> str:
    """Return the class for the phone's tab that shows the thing; "" if it is always visible."""
    match option:
        case o.Die() | o.Reroll() | o.Draw() | o.DrawDeck():
            return "in-table"
        case o.Bird(bird) if bird in scene.me.hand:
            return "in-hand"
        case _:
            return ""
