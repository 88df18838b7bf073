"""What lies beside a table that is laid out: the places, and what can be changed at one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import (
    ACTIONS,
    AUTOMA_LEVELS,
    FOODS,
    HABITATS,
    MATS,
    ROUNDS,
    SETS,
    Food,
)
from wingspan.engine.dealing import bonus_cards, usable_by_automa
from wingspan.engine.effects import OnTop, Replaces, Sideways, caches
from wingspan.engine.notation.positions import AutomaPosition, BirdPosition
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.words import Words, has_names, languages, own_name
from wingspan.words.finding import find

from .. import messages
from ..forms import LONGEST_NAME
from ..kit import html
from ..kit.buttons import button, choice, on_input, on_submit
from ..kit.html import (
    EMPTY,
    Html,
    Value,
    b,
    div,
    fieldset,
    form,
    h3,
    input,
    join,
    label,
    legend,
    li,
    nav,
    p,
    section,
    span,
    ul,
)
from ..kit.icons import ACTION_ICON, icon
from ..kit.lists import in_order, unfolding
from ..messages import Counted, Settled
from ..play.scene import Scene
from ..table.cards import portrait
from .draft import Draft, is_full
from .places import FIRST, OF_A_SEAT, OnMat, in_tray, is_tuck, on_mat

Key = TypeVar("Key", bound=str)
View = Callable[[Scene, Draft], Html]


def _kind(place: str) -> str:
    """The name of a place in the list."""
    return "mat" if on_mat(place) else place.partition(":")[0]


def place_name(scene: Scene, draft: Draft) -> str:
    """What is laid out: "Ada: food", "Ada: Mallard"."""
    words, place, at = scene.words, draft.place, on_mat(draft.place)
    name = scene.names[draft.seat]
    if at is not None:
        bird = draft.bird
        row = words.habitat(at.habitat)
        if bird is None:
            return words.text("layout/of_seat", name=name, what=row)
        called = words.bird(draft.catalog.birds[bird.bird])
        what = words.text("layout/under", bird=called) if is_tuck(place) else called
        return words.text("layout/of_seat", name=name, what=what)
    if (space := in_tray(place)) is not None:
        return words.text("layout/tray_space", n=space + 1)
    what = words.text(f"layout/at_{place}")
    return words.text("layout/of_seat", name=name, what=what) if place in OF_A_SEAT else what


def panel(scene: Scene, draft: Draft) -> Html:
    return section(".laying#laying")[
        _menu(scene, draft), PLACES[_kind(draft.place)](scene, draft), _odd(scene, draft)
    ]


def _menu(scene: Scene, draft: Draft) -> Html:
    """The seats, and the places in a list."""
    words, state = scene.words, scene.state
    kinds = [kind for kind in PLACES if kind != "automa" or state.automa is not None]
    at_mat = draft.place if on_mat(draft.place) else FIRST
    places = {kind: kind for kind in kinds} | {"mat": at_mat, "tray": "tray:0"}
    seats = (
        choice(
            messages.ShowMat(seat), ".quiet.choice", on=seat == draft.seat, class_=f"seat-{seat}"
        )[scene.names[seat]]
        for seat in range(len(state.players))
    )
    return nav(".laying-menu", aria_label=words.text("lay_out"))[
        *(seats if len(state.players) > 1 else ()),
        unfolding(
            messages.LayAt(draft.place),
            "place",
            ((place, words.text(f"layout/at_{kind}")) for kind, place in places.items()),
            places[_kind(draft.place)],
            "#lay-place",
            aria_label=words.text("layout/place"),
        ),
    ]


# pieces


def _counter(
    words: Words,
    name: str,
    number: int,
    what: Counted,
    of: str = "",
    *,
    picture: Html | None = None,
    more: str | None = None,
) -> Html:
    """A number with a button for one less and one more. ``picture``: stands instead of the name.
    ``more``: the id of the button for one more.
    """
    return div(".counter", role="group", aria_label=name)[
        span(".counted-thing", aria_hidden="true" if picture else None)[picture or name],
        button(messages.LayCount(what, -1, of), ".quiet.less", disabled=not number)[
            span(aria_hidden="true")["−"], span(".sr")[words.text("layout/less", what=name)]
        ],
        b(".number", aria_live="polite")[str(number)],
        button(messages.LayCount(what, 1, of), ".quiet.more", id=more)[
            span(aria_hidden="true")["+"], span(".sr")[words.text("layout/more", what=name)]
        ],
    ]


def _counters(
    words: Words,
    what: Counted,
    things: Iterable[Key],
    numbers: Mapping[Key, int],
    name: Callable[[Key], str],
) -> Iterator[Html]:
    """A counter for each of the things, with its icon."""
    for thing in things:
        picture = icon(ACTION_ICON.get(thing, thing))
        yield _counter(words, name(thing), numbers.get(thing, 0), what, thing, picture=picture)


def _foods(scene: Scene, counts: dict[Food, int], what: Counted) -> Html:
    words = scene.words
    foods = [food for food in FOODS if food != "nectar" or scene.kit.nectar]
    return div(".counters")[
        *_counters(words, what, foods, counts, lambda food: words.food(food, 1))
    ]


def _chooser(what: Settled, title: str, choices: Iterable[tuple[str, str]], chosen: str) -> Html:
    return label(".chooser")[
        span[title],
        unfolding(messages.LayChoice(what), "value", choices, chosen, id=f"lay-{what}"),
    ]


def _text(
    what: Settled, title: str, value: str, most: int, of: int = 0, **attributes: Value
) -> Html:
    return label(".chooser")[
        span[title],
        input(
            type="text",
            value=value,
            maxlength=most,
            autocomplete="off",
            **attributes,
            **on_input(messages.LayChoice(what, of=of), "value"),
        ),
    ]


def _switch(what: Settled, title: str, value: str = "", *, on: bool) -> Html:
    return choice(messages.LayChoice(what, value), on=on)[title]


def _birds(scene: Scene, draft: Draft) -> Html:
    """The field for a name, the birds found, of which Enter takes the first, and those named at a
    place that takes several.
    """
    words, catalog = scene.words, draft.catalog
    best = find(draft.query, tuple(draft.in_play), catalog, words)
    at = on_mat(draft.place)
    if at is not None and not is_tuck(draft.place):
        best.sort(key=lambda card: at.habitat not in card.habitats)
    none = p(".faint", role="status")[words.text("layout/none_found")]
    search = div(".laying-search")[
        form(**on_submit(messages.LayBird()))[
            label[
                span[words.text("layout/name")],
                input(
                    "#lay-name",
                    type="search",
                    value=draft.query,
                    dir="auto",
                    autocomplete="off",
                    placeholder=words.text("layout/name_hint"),
                    **on_input(messages.LayFind(), "value"),
                ),
            ]
        ],
        button(messages.LayFromGallery(), ".quiet.to-gallery")[
            icon("search"), words.text("gallery")
        ],
        ul(".laying-found")[*(_found(scene, draft, card) for card in best)]
        if best
        else none
        if draft.query.strip()
        else None,
    ]
    return join((search, _named(scene, draft.cards) if draft.cards else None))


def lies(scene: Scene, where: str) -> str:
    """Where a bird lies, in words; see :attr:`.Draft.lies`."""
    what, _, seat = where.partition(":")
    return scene.words.text(f"layout/is_{what}", name=scene.names[int(seat)] if seat else "")


def _found(scene: Scene, draft: Draft, card: BirdCard) -> Html:
    where = draft.lies.get(card.id)
    return li[
        button(messages.LayBird(card.id), ".option.found-bird", class_="taken" if where else None)[
            portrait(card),
            span(".found-name")[scene.words.heading(card)],
            span(".habitats", aria_hidden="true")[*map(icon, card.habitats)],
            span(".faint")[lies(scene, where)] if where else None,
        ]
    ]


def _named(scene: Scene, birds: Iterable[str]) -> Html:
    """Birds that are there, each with a button that takes it away."""
    words, cards = scene.words, (scene.catalog.birds[bird] for bird in birds)
    return ul(".laying-named")[
        *(
            li[
                portrait(card),
                span[words.heading(card)],
                button(messages.LayBird(card.id, back=True), ".quiet")[
                    icon("close"),
                    span(".sr")[words.text("layout/take_away", what=words.bird(card))],
                ],
            ]
            for card in cards
        )
    ]


# places


def _on_mat(scene: Scene, draft: Draft) -> Html:
    words, bird = scene.words, draft.bird
    at = on_mat(draft.place)
    assert at is not None
    if bird is None:
        return div(".laying-here")[_birds(scene, draft)]
    card = draft.catalog.birds[bird.bird]
    if is_tuck(draft.place):
        back = messages.LayAt(f"space:{at.habitat}:{at.column}")
        return div(".laying-here")[
            _birds(scene, draft),
            button(back, ".option")[icon("undo"), words.heading(card)],
        ]
    placing = card.power.placing if card.power else None
    used = bird.bird in draft.player.pink_used
    cached = _foods(scene, bird.cached, "cached")
    may_cache = bool(bird.cached) or (card.power is not None and caches(card.power))
    return div(".laying-here")[
        _eggs_and_tucked(words, bird, _following(draft, at)),
        h3[words.text("layout/cached")] if may_cache else None,
        cached if may_cache else None,
        p(".laying-deeds")[
            button(messages.ShowPower(), ".option")[icon("play"), words.text("layout/see_power")]
            if card.power is not None
            else None,
            button(messages.LayAt(f"tuck:{at.habitat}:{at.column}"), ".option")[
                words.text("layout/name_tucked")
            ],
            choice(messages.LayCount("sideways"), on=bird.sideways)[words.text("layout/sideways")]
            if isinstance(placing, Sideways | OnTop | Replaces)
            else None,
            choice(messages.LayCount("pink"), on=used)[words.text("layout/pink_used")]
            if card.color == "pink"
            else None,
            button(messages.LayBird(bird.bird, back=True), ".option")[
                icon("bin"), words.text("layout/remove")
            ],
        ],
        None
        if may_cache
        else html.details(".laying-other")[html.summary[words.text("layout/cached")], cached],
        html.details(".laying-other")[
            html.summary[words.text("layout/other_bird")], _birds(scene, draft)
        ],
    ]


def _eggs_and_tucked(words: Words, bird: BirdPosition, following: str) -> Html:
    by_name = isinstance(bird.tucked, tuple) and bool(bird.tucked)
    number = len(bird.tucked) if isinstance(bird.tucked, tuple) else bird.tucked
    tucked = words.text("layout/tucked")
    return div(".counters")[
        _counter(
            words,
            words.text("layout/eggs"),
            bird.eggs,
            "eggs",
            picture=icon("egg"),
            more="lay-eggs",
        ),
        div(".counter", role="group", aria_label=tucked)[
            span(".counted-thing", aria_hidden="true")[icon("tucked")],
            b(".number")[str(number)],
        ]
        if by_name
        else _counter(words, tucked, number, "tucked", picture=icon("tucked")),
        button(messages.LayAt(following), ".option.primary.laying-next")[
            words.text("layout/next_space")
        ],
    ]


def _following(draft: Draft, at: OnMat) -> str:
    """The next space of the mat to lay a bird out on; the food after the last one."""
    player = draft.player
    mat = player.mat
    if at.column + 1 < len(mat.get(at.habitat, ())) or not is_full(player, at.habitat):
        return f"space:{at.habitat}:{at.column + 1}"
    for habitat in HABITATS[HABITATS.index(at.habitat) + 1 :]:
        if not is_full(player, habitat):
            return f"space:{habitat}:{len(mat.get(habitat, ()))}"
    return "food"


def _tray(scene: Scene, draft: Draft) -> Html:
    words, space = scene.words, in_tray(draft.place)
    assert space is not None
    named = draft.position.tray
    card = None if named is None else named[space]
    dealt = named is None or card == "?"
    return div(".laying-here")[
        div(".laying-seats", role="group", aria_label=words.text("layout/at_tray"))[
            *(
                choice(messages.LayAt(f"tray:{n}"), on=n == space)[
                    words.text("layout/tray_space", n=n + 1)
                ]
                for n in range(len(scene.state.tray))
            )
        ],
        _birds(scene, draft),
        p(".faint")[words.text("layout/dealt")] if dealt else None,
        p(".laying-deeds")[
            button(messages.LayBird("", back=True), ".option")[words.text("layout/empty_space")],
            None if dealt else _at_random(words),
        ],
    ]


def _at_random(words: Words) -> Html:
    return button(messages.LayEmpty(), ".option")[icon("dice"), words.text("layout/at_random")]


def _dealt(words: Words, *, is_dealt: bool) -> Html:
    """That what is there is dealt at random, or a button for that."""
    return p(".faint")[words.text("layout/dealt")] if is_dealt else _at_random(words)


def _food(scene: Scene, draft: Draft) -> Html:
    words, player = scene.words, draft.player
    nectar = _counters(words, "nectar", HABITATS, player.nectar, words.habitat)
    return div(".laying-here")[
        _foods(scene, player.food, "food"),
        h3[words.text("spent_nectar")] if scene.kit.nectar else None,
        div(".counters")[*nectar] if scene.kit.nectar else None,
    ]


def _hand(scene: Scene, draft: Draft) -> Html:
    words, player = scene.words, draft.player
    return div(".laying-here")[
        _birds(scene, draft),
        _counter(words, words.text("layout/unknown"), player.hand_dealt, "hand_dealt"),
        p(".faint")[words.text("layout/unknown_help")],
    ]


def _bonus_choice(scene: Scene, cards: Iterable[str], held: Sequence[str]) -> Html:
    """Bonus cards to press: those that are ``held`` are given back."""
    known = scene.catalog.bonus_cards
    return ul(".laying-bonus")[
        *(
            li[
                choice(messages.LayBonus(card), on=card in held)[
                    icon("bonus"), scene.words.heading(known[card])
                ]
            ]
            for card, _ in in_order((card, scene.words.bonus(known[card])) for card in cards)
        )
    ]


def _bonus(scene: Scene, draft: Draft) -> Html:
    words, player, known = scene.words, draft.player, scene.catalog.bonus_cards
    cards = bonus_cards(scene.setup, scene.catalog)
    return div(".laying-here")[
        _counter(words, words.text("layout/unknown"), player.bonus_dealt, "bonus_dealt"),
        _bonus_choice(
            scene,
            (card for card in cards if not known[card].automa_only),
            (*player.bonus, *player.choosing),
        ),
    ]


def _discards(scene: Scene, draft: Draft) -> Html:
    words, position = scene.words, draft.position
    cards = bonus_cards(scene.setup, scene.catalog)
    return div(".laying-here")[
        _birds(scene, draft),
        html.details[
            html.summary[words.text("bonus_cards")],
            _bonus_choice(scene, cards, position.bonus_discards),
        ],
    ]


def _cubes(scene: Scene, draft: Draft) -> Html:
    words, cubes = scene.words, draft.player.cubes
    turns = turns_in_round(scene.catalog, scene.state.goals, scene.state.round)
    return div(".laying-here")[
        p[words.text("turns_left", n=turns - sum(cubes.values()))],
        div(".counters")[*_counters(words, "cubes", ACTIONS, cubes, words.action)],
    ]


def _feeder(scene: Scene, draft: Draft) -> Html:
    words, state = scene.words, scene.state
    faces = [(face, words.face(face)) for face in scene.catalog.dice[scene.kit.dice].faces]
    inside = len(state.birdfeeder)
    return div(".laying-here")[
        *(
            div(".laying-die")[
                icon(shown),
                unfolding(
                    messages.LayChoice("die", of=number),
                    "value",
                    faces,
                    shown,
                    id=f"lay-die-{number}",
                    aria_label=words.text("layout/die", n=number + 1),
                ),
                choice(messages.LayCount("die_out", of=str(number)), on=number >= inside)[
                    words.text("layout/die_out")
                ],
            ]
            for number, shown in enumerate((*state.birdfeeder, *state.dice_out))
        ),
        _dealt(words, is_dealt=draft.position.birdfeeder is None),
    ]


def _goals(scene: Scene, draft: Draft) -> Html:
    words, catalog, state = scene.words, scene.catalog, scene.state
    goals = in_order(
        (goal, words.goal(catalog.goals[goal]))
        for goal in catalog.ids_of("goals", scene.setup.sets)
    )
    keys: tuple[Settled, ...] = ("goal_1", "goal_2", "goal_3", "goal_4")
    done = state.round if state.phase in ("game_end", "over") else state.round - 1

    def points(number: int, seat: int) -> int:
        return state.scored[number].standings[seat].points if number < len(state.scored) else 0

    return div(".laying-here")[
        *(
            div(".laying-goal")[
                _chooser(key, words.text("round_n", n=number + 1), goals, state.goals[number]),
                div(".counters")[
                    *(
                        _counter(
                            words, name, points(number, seat), "points", f"{number + 1}:{seat}"
                        )
                        for seat, name in enumerate(scene.names)
                    )
                ]
                if number < done
                else None,
            ]
            for number, key in enumerate(keys)
        ),
        _dealt(words, is_dealt=draft.position.goals is None),
    ]


def _turn(scene: Scene, draft: Draft) -> Html:
    words, position, names = scene.words, draft.position, scene.names
    everybody = [(str(seat), name) for seat, name in enumerate(names)]
    people = everybody[: scene.setup.players]
    by_itself = ("", words.text("layout/by_itself"))
    phases = ("setup", "turn", "round_end", "scoring", "game_end", "over")
    acts = position.phase in (None, "turn", "automa")
    turn_of = "" if position.turn_of is None else str(position.turn_of)
    rounds = [(str(n), str(n)) for n in range(1, ROUNDS + 1)]
    said = [(phase, words.text(f"layout/phase_{phase}")) for phase in phases]
    return div(".laying-here")[
        _chooser("round", words.text("layout/round"), rounds, str(position.round)),
        _chooser(
            "first_player", words.text("layout/first_player"), people, str(position.first_player)
        )
        if len(people) > 1
        else None,
        _chooser(
            "phase",
            words.text("layout/phase"),
            [by_itself, *said],
            "turn" if position.phase == "automa" else position.phase or "",
        ),
        _chooser("turn_of", words.text("layout/turn_of"), [by_itself, *everybody], turn_of)
        if acts or turn_of
        else None,
    ]


def _set_up(scene: Scene, _draft: Draft) -> Html:
    words, setup = scene.words, scene.setup
    counts = [
        (str(n), words.text("solo") if n == 1 else str(n)) for n in range(1, MOST_PLAYERS + 1)
    ]
    names = setup.names or ("",) * setup.players
    named = [(language, own_name(language)) for language in languages() if has_names(language)]
    return div(".laying-here")[
        _chooser("players", words.text("players"), counts, str(setup.players)),
        *(
            _text(
                "name",
                words.text("player_by_number", n=seat + 1),
                name,
                LONGEST_NAME,
                seat,
                id=f"lay-name-{seat}",
                dir="auto",
            )
            for seat, name in enumerate(names)
        ),
        fieldset[
            legend[words.text("sets")],
            div(".laying-deeds")[
                *(
                    _switch("set", words.text(f"set.{name}"), name, on=name in setup.sets)
                    for name in SETS[1:]
                )
            ],
        ],
        _chooser(
            "mat",
            words.text("mat"),
            [(mat, words.text(f"mat.{mat or 'auto'}")) for mat in ("", *MATS)],
            setup.mat or "",
        ),
        _chooser(
            "goal_side",
            words.text("goal_side"),
            [(side, words.text(f"goals_{side}")) for side in ("green", "blue")],
            setup.goals,
        ),
        _chooser(
            "level",
            words.text("level"),
            [(level, words.level(level)) for level in AUTOMA_LEVELS],
            setup.automa or "",
        )
        if setup.automa is not None
        else None,
        _switch("automubon", words.text("automubon"), on=setup.automubon)
        if setup.automa is not None
        else None,
        _chooser("names_language", words.text("names_language"), named, setup.names_language),
        _text("seed", words.text("seed"), str(setup.seed), 16, id="lay-seed", inputmode="numeric"),
        p(".faint")[words.text("layout/seed_help")],
    ]


def _automa(scene: Scene, draft: Draft) -> Html:
    words, side = scene.words, scene.state.automa
    assert side is not None
    nectar = _counters(words, "automa_nectar", HABITATS, side.nectar, words.habitat)
    numbers: tuple[tuple[Counted, int], ...] = (
        ("automa_turns", side.turns),
        ("automa_eggs", side.eggs),
        ("automa_cubes", side.goal_cubes),
        ("automa_face_down", len(side.face_down)),
    )
    usable = [
        card
        for card in bonus_cards(scene.setup, scene.catalog)
        if usable_by_automa(scene.catalog.bonus_cards[card])
    ]
    described = draft.position.automa or AutomaPosition()
    cards = sorted((*side.deck, *side.turned))
    return div(".laying-here")[
        div(".counters")[
            *(
                _counter(words, words.text(f"layout/{what}"), number, what)
                for what, number in numbers
            ),
            *(nectar if scene.kit.nectar else ()),
        ],
        h3[words.text("layout/automa_birds")],
        _birds(scene, draft),
        html.details[
            html.summary[words.text("bonus_cards")],
            _bonus_choice(scene, usable, (described.bonus or "",)),
        ],
        html.details[
            html.summary[words.text("layout/automa_turned")],
            ul(".laying-bonus")[
                *(
                    li[
                        choice(messages.LayAutomaCard(card), on=card in described.turned)[
                            words.automa_card_name(card)
                        ]
                    ]
                    for card in cards
                )
            ],
        ],
    ]


def _play(scene: Scene, draft: Draft) -> Html:
    """What becomes of the table."""
    words, people = scene.words, scene.setup.players
    over = scene.state.phase == "over"
    return div(".laying-here.laying-play")[
        button(messages.PlayTable("coach"), ".option.primary")[
            icon("hint"), words.text("layout/ask_coach")
        ]
        if not over
        else None,
        button(messages.PlayTable("here"), ".option")[
            icon("play"), words.text("layout/play_alone" if people == 1 else "layout/play_here")
        ],
        button(messages.PlayTable("program"), ".option")[
            icon("play"), words.text("layout/play_programs", name=scene.names[draft.seat])
        ]
        if people > 1 and not over
        else None,
        button(messages.PlayTable("exercise"), ".option")[
            icon("exercise"), words.text("layout/make_exercise")
        ]
        if not over
        else None,
        button(messages.ShareTable(), ".option")[icon("share"), words.text("layout/share")],
        p(".faint")[words.text("layout/play_help", seed=str(scene.setup.seed))],
    ]


def _odd(scene: Scene, draft: Draft) -> Html:
    """What only a power could have brought there."""
    words, odd = scene.words, draft.odd
    if not odd:
        return EMPTY
    told = ul(".laying-odd")[
        *(
            li[
                icon("hint"),
                words.text(f"layout/{key}", bird=words.bird(scene.catalog.birds[bird])),
            ]
            for key, bird in odd
        )
    ]
    return div(role="status")[told]


PLACES: dict[str, View] = {
    "mat": _on_mat,
    "set_up": _set_up,
    "turn": _turn,
    "goals": _goals,
    "food": _food,
    "hand": _hand,
    "bonus": _bonus,
    "cubes": _cubes,
    "tray": _tray,
    "feeder": _feeder,
    "discards": _discards,
    "automa": _automa,
    "play": _play,
}
"""What is shown for each place, in the order of the list."""
