"""The start of a game, chosen by touching things: birds in the hand, food and bonus cards here.

The options that the rules ask for one by one stay in the page for keys and screen readers.
"""

from __future__ import annotations

from wingspan.engine.components import FOODS, Food
from wingspan.engine.state import Player

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..kit.tips import asking
from ..play.scene import Scene
from ..play.start_choice import StartChoice
from .bird_card import surface_of
from .bonus import bonus_tip, printed, would_count
from .prompt import hint_button, options_list, undo_button, who_is_asked


def set_up(scene: Scene, choice: StartChoice, can_undo: bool) -> Html:
    """What is kept, what is still to be chosen, and one button that confirms it."""
    words, me = scene.words, scene.me
    total = sum(me.food.values())
    return el(
        "section",
        el(
            "div",
            who_is_asked(scene),
            el("h2", words.text("set_up", n=total), id="question", tabindex="-1"),
            asking(words, words.text("tip.decision.keep_bird"), "decision.keep_bird", "decision"),
            class_="asked",
        ),
        el(
            "div",
            el("ul", *(_token(scene, choice, food) for food in FOODS if me.food.get(food))),
            class_="kept-food",
            role="group",
            aria_label=words.text("set_up_food"),
        ),
        el(
            "ul",
            *(_bonus(scene, choice, card) for card in me.choosing),
            class_="kept-bonus laid-out",
        )
        if me.choosing
        else EMPTY,
        el(
            "div",
            el("p", _standing(scene, choice, me), role="status"),
            button(
                commands.ConfirmStart(),
                el("kbd", words.text("key_enter"), aria_hidden="true"),
                words.text("confirm"),
                class_="option primary",
                disabled=not choice.is_complete(me),
                data_enter=choice.is_complete(me),
            ),
            class_="kept-all",
        ),
        options_list(scene, range(len(scene.choices.labels))),
        undo_button(words, can_undo, scene.can_redo, hint_button(scene)),
        class_="prompt set-up",
        id="prompt",
        aria_labelledby="question",
    )


def _standing(scene: Scene, choice: StartChoice, me: Player) -> str:
    """How far one is: "3 birds kept, 2 food left to choose"."""
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


def _token(scene: Scene, choice: StartChoice, food: Food) -> Html:
    kept = food in choice.food
    states = (" kept" if kept else "") + ("" if choice.own_food else " proposed")
    return el(
        "li",
        button(
            commands.ChooseStart("food", food),
            icon(food),
            el("span", scene.words.food(food, 1), class_="food-word"),
            icon("check") if kept else None,
            class_=f"keep-food{states}",
            aria_pressed="true" if kept else "false",
        ),
    )


def _bonus(scene: Scene, choice: StartChoice, bonus: str) -> Html:
    """A bonus card, with the birds among those kept that it would count."""
    words, birds = scene.words, scene.catalog.birds
    card = scene.catalog.bonus_cards[bonus]
    mine = (*scene.me.apart, *choice.birds)
    wanted = [bird for bird in mine if would_count(scene, card, birds[bird])]
    kept = bonus == choice.bonus
    named = words.listed(words.bird(birds[bird]) for bird in wanted)
    return el(
        "li",
        printed(scene.words, card),
        el("p", words.text("set_up_wants", birds=named) if wanted else "", class_="bonus-wants"),
        surface_of(
            commands.ChooseStart("bonus", bonus),
            words.text("set_up_keep", what=words.bonus(card)),
            pressed=kept,
        ),
        icon("check") if kept else None,
        class_="card bonus-card ready" + (" kept" if kept else ""),
        data_tip=bonus_tip(scene, card),
        data_entry=f"bonus.{bonus}",
        id=f"start-{bonus}",
    )
