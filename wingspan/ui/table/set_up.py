"""The start of a game, chosen by pressing birds in the hand, and food and bonus cards here.

The rules offer these one by one; here, a key means the same as a press on what it stands on.
"""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.components import FOODS, Food
from wingspan.engine.state import Player

from .. import messages
from ..kit.buttons import button, help_button, key_hint, keyed
from ..kit.html import EMPTY, Html, classes, div, h2, h3, kbd, li, p, section, span, ul
from ..kit.icons import icon
from ..messages import StartChoice
from ..play.inputs import food_left, is_complete
from ..play.scene import Scene
from .cards import bonus_tip, holder, portrait, printed, start_art, surface_of
from .prompt import hint_button, undo_button, who_is_asked


def set_up(scene: Scene, choice: StartChoice, waits: str = "") -> Html:
    """``waits``: the heading for a start chosen in advance, while others are still choosing."""
    words, me = scene.words, scene.me
    return section(".prompt.set-up#prompt", aria_labelledby="question")[
        _thumbs(scene, choice),
        div(".kept-things")[
            div(".kept-food", role="group", aria_label=words.text("set_up_food"))[
                h3(aria_hidden="true")[words.text("set_up_food")],
                ul[*(_token(scene, choice, food) for food in FOODS if me.food.get(food))],
            ],
            h2(".sr")[words.text("bonus_cards")] if me.choosing else EMPTY,
            ul(".kept-bonus")[
                *(
                    _bonus(scene, choice, card, key)
                    for card, key in zip(
                        me.choosing, words.text("start_keys_bonus").split(), strict=False
                    )
                )
            ]
            if me.choosing
            else EMPTY,
        ],
        _ribbon(scene, choice, me, waits),
    ]


def _ribbon(scene: Scene, choice: StartChoice, me: Player, waits: str) -> Html:
    words, total = scene.words, sum(me.food.values())
    return div(".ribbon")[
        div(".asked")[
            None if scene.decision is None else who_is_asked(scene, scene.decision),
            h2("#question", tabindex="-1")[
                waits if scene.answering.prepared else words.text("set_up", n=total)
            ],
            help_button(
                words, words.text("tip.decision.keep_bird"), "decision.keep_bird", "decision"
            ),
        ],
        div(".kept-all")[
            p(role="status")[
                span(".sr")[_standing(scene, choice, me)], *_counted(scene, choice, me)
            ],
            button(
                messages.ConfirmStart(),
                ".option.primary",
                aria_disabled=None if is_complete(choice, me) else "true",
                data_enter=is_complete(choice, me),
            )[
                kbd(aria_hidden="true")[words.text("key_enter")],
                words.text("live/choose_again" if scene.answering.prepared else "confirm"),
            ],
        ],
        undo_button(scene, hint_button(scene)),
    ]


def _thumbs(scene: Scene, choice: StartChoice) -> Html:
    """The birds dealt as small pictures, for screens too narrow to show the cards side by side."""
    words, thumbs = scene.words, []
    for bird in scene.me.hand:
        if bird in scene.kept:
            continue
        card, kept = scene.catalog.birds[bird], bird in choice.birds
        thumbs.append(
            button(
                messages.ChooseStart("bird", bird),
                ".keep-thumb",
                class_=classes(
                    *(f"in-{habitat}" for habitat in card.habitats), "kept" if kept else None
                ),
                aria_label=words.text("set_up_keep", what=words.bird(card)),
                aria_pressed="true" if kept else "false",
            )[portrait(card), icon("check", "", "tick") if kept else None]
        )
    return ul(".keep-thumbs")[*(li[thumb] for thumb in thumbs)]


def _standing(scene: Scene, choice: StartChoice, me: Player) -> str:
    """The progress: "3 birds kept, 2 food left to choose"."""
    words = scene.words
    said = [words.text("set_up_birds", n=len(me.apart) + len(choice.birds))]
    left = food_left(choice, me)
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
    yield span(".counted", aria_hidden="true")[kept]
    left = food_left(choice, me)
    if left:
        yield span(aria_hidden="true")[words.text("set_up_food_left", n=left)]
    elif me.choosing and not choice.bonus:
        yield span(aria_hidden="true")[words.text("set_up_bonus_short")]


def _token(scene: Scene, choice: StartChoice, food: Food) -> Html:
    keys = dict(zip(FOODS, scene.words.text("start_keys_food").split(), strict=True))
    kept, key = food in choice.food, keys[food]
    states = (" kept" if kept else "") + ("" if choice.own_food else " proposed")
    return li[
        button(
            messages.ChooseStart("food", food),
            class_=f"keep-food{states}",
            aria_pressed="true" if kept else "false",
            **keyed(key),
        )[
            icon(food),
            span(".food-word")[scene.words.food(food, 1)],
            key_hint(key),
            icon("check", "", "tick") if kept else None,
        ]
    ]


def _bonus(scene: Scene, choice: StartChoice, bonus: str, key: str) -> Html:
    """A bonus card, with the birds kept, dealt and in the tray that it would count."""
    words, card = scene.words, scene.catalog.bonus_cards[bonus]
    kept = bonus == choice.bonus
    return li(
        ".card.bonus-card.ready",
        class_="kept" if kept else None,
        data_tip=bonus_tip(holder(scene), card),
        data_entry=f"bonus.{bonus}",
        id=f"start-{bonus}",
    )[
        printed(scene.words, card),
        start_art(scene, card, (*scene.me.apart, *choice.birds)),
        surface_of(
            messages.ChooseStart("bonus", bonus),
            words.text("set_up_keep", what=words.bonus(card)),
            pressed=kept,
            key=key,
        ),
        icon("check", "", "tick") if kept else None,
    ]
