"""The start of a game, chosen by pressing birds in the hand, and food and bonus cards here.

The rules offer these one by one; here, a key means the same as a press on what it stands on.
"""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.components import FOODS, Food
from wingspan.engine.state import Player

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..kit.keys import key_hint, keyed
from ..kit.tips import asking
from ..play.scene import Scene
from ..play.start_choice import StartChoice
from .bird_card import portrait, surface_of
from .bonus import bonus_tip, printed
from .bonus_offer import start_art
from .prompt import hint_button, undo_button, who_is_asked


def set_up(scene: Scene, choice: StartChoice, can_undo: bool, waits: str = "") -> Html:
    """What is kept, what is still to be chosen, and one button that confirms it all.

    ``waits``: the heading for a start chosen in advance, while other players are still choosing.
    """
    words, me = scene.words, scene.me
    return el(
        "section",
        _thumbs(scene, choice),
        el(
            "div",
            el(
                "div",
                el("h3", words.text("set_up_food"), aria_hidden="true"),
                el("ul", *(_token(scene, choice, food) for food in FOODS if me.food.get(food))),
                class_="kept-food",
                role="group",
                aria_label=words.text("set_up_food"),
            ),
            el("h2", words.text("bonus_cards"), class_="sr") if me.choosing else EMPTY,
            el(
                "ul",
                *(
                    _bonus(scene, choice, card, key)
                    for card, key in zip(
                        me.choosing, words.text("start_keys_bonus").split(), strict=False
                    )
                ),
                class_="kept-bonus",
            )
            if me.choosing
            else EMPTY,
            class_="kept-things",
        ),
        _ribbon(scene, choice, me, can_undo, waits),
        class_="prompt set-up",
        id="prompt",
        aria_labelledby="question",
    )


def _ribbon(scene: Scene, choice: StartChoice, me: Player, can_undo: bool, waits: str) -> Html:
    """The question, the progress, and the button that confirms the choice."""
    words, total = scene.words, sum(me.food.values())
    return el(
        "div",
        el(
            "div",
            who_is_asked(scene) if scene.decision is not None else None,
            el(
                "h2",
                waits if scene.opening.prepared else words.text("set_up", n=total),
                id="question",
                tabindex="-1",
            ),
            asking(words, words.text("tip.decision.keep_bird"), "decision.keep_bird", "decision"),
            class_="asked",
        ),
        el(
            "div",
            el(
                "p",
                el("span", _standing(scene, choice, me), class_="sr"),
                *_counted(scene, choice, me),
                role="status",
            ),
            button(
                commands.ConfirmStart(),
                el("kbd", words.text("key_enter"), aria_hidden="true"),
                words.text("live/choose_again" if scene.opening.prepared else "confirm"),
                class_="option primary",
                aria_disabled=None if choice.is_complete(me) else "true",
                data_enter=choice.is_complete(me),
            ),
            class_="kept-all",
        ),
        undo_button(words, can_undo, scene.aids.can_redo, hint_button(scene)),
        class_="ribbon",
    )


def _thumbs(scene: Scene, choice: StartChoice) -> Html:
    """The birds dealt as small pictures, for screens too narrow to show the cards side by side."""
    return el(
        "ul",
        *(
            _thumb(scene, bird, kept=bird in choice.birds)
            for bird in scene.me.hand
            if bird not in scene.opening.kept
        ),
        class_="keep-thumbs",
    )


def _thumb(scene: Scene, bird: str, *, kept: bool) -> Html:
    words, card = scene.words, scene.catalog.birds[bird]
    return el(
        "li",
        button(
            commands.ChooseStart("bird", bird),
            portrait(card),
            icon("check", "", "tick") if kept else None,
            aria_label=words.text("set_up_keep", what=words.bird(card)),
            class_=" ".join(("keep-thumb", *(f"in-{habitat}" for habitat in card.habitats)))
            + (" kept" if kept else ""),
            aria_pressed="true" if kept else "false",
        ),
    )


def _standing(scene: Scene, choice: StartChoice, me: Player) -> str:
    """The progress: "3 birds kept, 2 food left to choose"."""
    words = scene.words
    said = [words.text("set_up_birds", n=len(me.apart) + len(choice.birds))]
    left = choice.food_left(me)
    if left:
        said.append(words.text("set_up_food_left", n=left))
    elif choice.own_food or not choice.food:
        said.append(words.text("set_up_food_kept", n=len(choice.food)))
    else:
        said.append(words.text("set_up_food_proposed", n=len(choice.food)))
    if not left and me.choosing and not choice.bonus:
        said.append(words.text("set_up_bonus_left"))
    return words.listed(said)


def _counted(scene: Scene, choice: StartChoice, me: Player) -> Iterator[Html]:
    """The same for sighted players, in two short lines: "3 birds + 2 food", and what is missing."""
    words, birds, food = scene.words, len(me.apart) + len(choice.birds), len(choice.food)
    if not birds and not food:
        return
    kept = words.text("set_up_counted", birds=birds, food=food)
    yield el("span", kept, class_="counted", aria_hidden="true")
    left = choice.food_left(me)
    if left:
        yield el("span", words.text("set_up_food_left", n=left), aria_hidden="true")
    elif me.choosing and not choice.bonus:
        yield el("span", words.text("set_up_bonus_short"), aria_hidden="true")


def _token(scene: Scene, choice: StartChoice, food: Food) -> Html:
    keys = dict(zip(FOODS, scene.words.text("start_keys_food").split(), strict=True))
    kept, key = food in choice.food, keys[food]
    states = (" kept" if kept else "") + ("" if choice.own_food else " proposed")
    return el(
        "li",
        button(
            commands.ChooseStart("food", food),
            icon(food),
            el("span", scene.words.food(food, 1), class_="food-word"),
            key_hint(key),
            icon("check", "", "tick") if kept else None,
            class_=f"keep-food{states}",
            aria_pressed="true" if kept else "false",
            **keyed(key),
        ),
    )


def _bonus(scene: Scene, choice: StartChoice, bonus: str, key: str) -> Html:
    """A bonus card, with the birds kept, dealt and in the tray that it would count.

    ``key``: the key that presses it.
    """
    words, card = scene.words, scene.catalog.bonus_cards[bonus]
    kept = bonus == choice.bonus
    return el(
        "li",
        printed(scene.words, card),
        start_art(scene, card, (*scene.me.apart, *choice.birds)),
        surface_of(
            commands.ChooseStart("bonus", bonus),
            words.text("set_up_keep", what=words.bonus(card)),
            pressed=kept,
            key=key,
        ),
        icon("check", "", "tick") if kept else None,
        class_="card bonus-card ready" + (" kept" if kept else ""),
        data_tip=bonus_tip(scene, card),
        data_entry=f"bonus.{bonus}",
        id=f"start-{bonus}",
    )
