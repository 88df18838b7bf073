"""What lies beside a table that is laid out: the places, and what can be changed at one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import (
    ACTIONS,
    AUTOMA_LEVELS,
    COLUMNS,
    FOODS,
    HABITATS,
    MATS,
    ROUNDS,
    SETS,
    Food,
    Habitat,
)
from wingspan.engine.dealing import bonus_cards, usable_by_automa
from wingspan.engine.effects import OnTop, Replaces, Sideways, caches
from wingspan.engine.notation.positions import BirdPosition
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.words import Words, has_names, languages, own_name
from wingspan.words.finding import find
from wingspan.words.plain import plain

from .. import messages
from ..forms import LONGEST_NAME
from ..kit import html
from ..kit.buttons import button, choice, on_input, on_submit
from ..kit.html import (
    EMPTY,
    Child,
    Html,
    b,
    div,
    fieldset,
    form,
    h3,
    input,
    label,
    legend,
    li,
    nav,
    option,
    p,
    section,
    select,
    span,
    ul,
)
from ..kit.icons import ACTION_ICON, icon
from ..messages import Counted, Settled
from ..play.scene import Scene
from ..table.cards import portrait
from .changes import where_is
from .draft import Draft
from .places import FIRST, OF_A_SEAT, OnMat, in_tray, is_tuck, on_mat

PLACES = (
    "set_up",
    "turn",
    "goals",
    "food",
    "hand",
    "bonus",
    "cubes",
    "tray:0",
    "feeder",
    "discards",
    "automa",
    "play",
)
"""The places in the list, in its order, after the mat."""


def place_name(scene: Scene, draft: Draft, place: str) -> str:
    """What is laid out at a place: "Ada: food", "Ada: forest, space 2"."""
    words, at = scene.words, on_mat(place)
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
    return section(".laying#laying")[_menu(scene, draft), _at(scene, draft), _odd(scene, draft)]


def _menu(scene: Scene, draft: Draft) -> Html:
    """The seats, and the places in a list."""
    words, state = scene.words, scene.state
    places = [place for place in PLACES if place != "automa" or state.automa is not None]
    chosen = "tray:0" if in_tray(draft.place) is not None else draft.place
    named = [(place, words.text(f"layout/at_{place.partition(':')[0]}")) for place in places]
    if on_mat(chosen) is not None:
        named.insert(0, (chosen, words.text("layout/at_mat")))
    else:
        named.insert(0, (FIRST, words.text("layout/at_mat")))
    seats = (
        choice(
            messages.ShowMat(seat), ".quiet.choice", on=seat == draft.seat, class_=f"seat-{seat}"
        )[scene.names[seat]]
        for seat in range(len(state.players))
    )
    return nav(".laying-menu", aria_label=words.text("lay_out"))[
        *(seats if len(state.players) > 1 else ()),
        select(
            "#lay-place",
            **on_input(messages.LayAt(draft.place), "place"),
            aria_label=words.text("layout/place"),
        )[*(option(value=place, selected=place == chosen)[said] for place, said in named)],
    ]


def _at(scene: Scene, draft: Draft) -> Html:
    place = draft.place
    if on_mat(place) is not None:
        return _on_mat(scene, draft)
    if in_tray(place) is not None:
        return _tray(scene, draft)
    match place:
        case "set_up":
            return _set_up(scene)
        case "turn":
            return _turn(scene, draft)
        case "goals":
            return _goals(scene, draft)
        case "food":
            return _food(scene, draft)
        case "hand":
            return _hand(scene, draft)
        case "bonus":
            return _bonus(scene, draft)
        case "cubes":
            return _cubes(scene, draft)
        case "feeder":
            return _feeder(scene, draft)
        case "discards":
            return _discards(scene, draft)
        case "automa":
            return _automa(scene, draft)
        case _:
            return _play(scene, draft)


# pieces


def _counter(
    words: Words,
    named: Child,
    number: int,
    what: Counted,
    of: str = "",
    *,
    said: str = "",
    more: str | None = None,
) -> Html:
    """A number with a button for one less and one more. ``said``: what is counted, in words.
    ``more``: the id of the button for one more.
    """
    name = said or str(named)
    return div(".counter", role="group", aria_label=name)[
        span(".counted-thing", aria_hidden="true" if said else None)[named],
        button(messages.LayCount(what, -1, of), ".quiet.less", disabled=not number)[
            span(aria_hidden="true")["−"], span(".sr")[words.text("layout/less", what=name)]
        ],
        b(".number", aria_live="polite")[str(number)],
        button(messages.LayCount(what, 1, of), ".quiet.more", id=more)[
            span(aria_hidden="true")["+"], span(".sr")[words.text("layout/more", what=name)]
        ],
    ]


def _foods(scene: Scene, counts: dict[Food, int], what: Counted) -> Html:
    words = scene.words
    foods = [food for food in FOODS if food != "nectar" or scene.kit.nectar]
    return div(".counters")[
        *(
            _counter(words, icon(food), counts.get(food, 0), what, food, said=words.food(food, 1))
            for food in foods
        )
    ]


def _chooser(
    what: Settled,
    title: str,
    choices: Iterable[tuple[str, str]],
    chosen: str,
) -> Html:
    return label(".chooser")[
        span[title],
        select(**on_input(messages.LayChoice(what), "value"), id=f"lay-{what}")[
            *(option(value=value, selected=value == chosen)[said] for value, said in choices)
        ],
    ]


def _switch(what: Settled, title: str, value: str = "", *, on: bool) -> Html:
    return choice(messages.LayChoice(what, value), ".quiet.choice", on=on)[title]


def _search(scene: Scene, draft: Draft) -> Html:
    """The field for a name, and the birds found; the first is taken by Enter."""
    words, catalog = scene.words, draft.catalog
    best = find(draft.query, tuple(draft.in_play), catalog, words)
    at = on_mat(draft.place)
    if at is not None and not is_tuck(draft.place):
        best.sort(key=lambda card: at.habitat not in card.habitats)
    none = p(".faint", role="status")[words.text("layout/none_found")]
    return div(".laying-search")[
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


def _found(scene: Scene, draft: Draft, card: BirdCard) -> Html:
    words, where = scene.words, where_is(draft.position, card.id)
    note = None
    if where:
        what, _, seat = where.partition(":")
        name = scene.names[int(seat)] if seat else ""
        note = span(".faint")[words.text(f"layout/is_{what}", name=name)]
    return li[
        button(messages.LayBird(card.id), ".option.found-bird", class_="taken" if where else None)[
            portrait(card),
            span(".found-name")[words.heading(card)],
            span(".habitats", aria_hidden="true")[*map(icon, card.habitats)],
            note,
        ]
    ]


def _named(scene: Scene, birds: Sequence[str]) -> Html:
    """The birds named there, each with a button that takes it away."""
    words, catalog = scene.words, scene.catalog
    if not birds:
        return EMPTY
    return ul(".laying-named")[
        *(
            li[
                portrait(catalog.birds[bird]),
                span[words.heading(catalog.birds[bird])],
                button(messages.LayBird(bird, back=True), ".quiet")[
                    icon("close"),
                    span(".sr")[
                        words.text("layout/take_away", what=words.bird(catalog.birds[bird]))
                    ],
                ],
            ]
            for bird in birds
        )
    ]


# places


def _on_mat(scene: Scene, draft: Draft) -> Html:
    words, bird = scene.words, draft.bird
    at = on_mat(draft.place)
    assert at is not None
    if bird is None:
        return div(".laying-here")[_search(scene, draft)]
    card = draft.catalog.birds[bird.bird]
    if is_tuck(draft.place):
        cards = bird.tucked if isinstance(bird.tucked, tuple) else ()
        back = messages.LayAt(f"space:{at.habitat}:{at.column}")
        return div(".laying-here")[
            _search(scene, draft),
            _named(scene, cards),
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
            choice(messages.LayCount("sideways"), ".quiet.choice", on=bird.sideways)[
                words.text("layout/sideways")
            ]
            if isinstance(placing, Sideways | OnTop | Replaces)
            else None,
            choice(messages.LayCount("pink"), ".quiet.choice", on=used)[
                words.text("layout/pink_used")
            ]
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
            html.summary[words.text("layout/other_bird")], _search(scene, draft)
        ],
    ]


def _eggs_and_tucked(words: Words, bird: BirdPosition, following: str) -> Html:
    by_name = isinstance(bird.tucked, tuple) and bool(bird.tucked)
    number = len(bird.tucked) if isinstance(bird.tucked, tuple) else bird.tucked
    tucked = words.text("layout/tucked")
    return div(".counters")[
        _counter(
            words,
            icon("egg"),
            bird.eggs,
            "eggs",
            said=words.text("layout/eggs"),
            more="lay-eggs",
        ),
        div(".counter", role="group", aria_label=tucked)[
            span(".counted-thing", aria_hidden="true")[icon("tucked")],
            b(".number")[str(number)],
        ]
        if by_name
        else _counter(words, icon("tucked"), number, "tucked", said=tucked),
        button(messages.LayAt(following), ".option.primary.laying-next")[
            words.text("layout/next_space")
        ],
    ]


def _following(draft: Draft, at: OnMat) -> str:
    """The next space of the mat to lay a bird out on; the food after the last one."""
    mat = draft.player.mat

    def is_full(habitat: Habitat) -> bool:
        return sum(1 + bird.sideways for bird in mat.get(habitat, ())) >= COLUMNS

    if at.column + 1 < len(mat.get(at.habitat, ())) or not is_full(at.habitat):
        return f"space:{at.habitat}:{at.column + 1}"
    for habitat in HABITATS[HABITATS.index(at.habitat) + 1 :]:
        if not is_full(habitat):
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
                choice(messages.LayAt(f"tray:{n}"), ".quiet.choice", on=n == space)[
                    words.text("layout/tray_space", n=n + 1)
                ]
                for n in range(len(scene.state.tray))
            )
        ],
        _search(scene, draft),
        p(".faint")[words.text("layout/dealt")] if dealt else None,
        p(".laying-deeds")[
            button(messages.LayBird("", back=True), ".option")[words.text("layout/empty_space")],
            None if dealt else _at_random(words),
        ],
    ]


def _at_random(words: Words) -> Html:
    return button(messages.LayEmpty(), ".option")[icon("dice"), words.text("layout/at_random")]


def _food(scene: Scene, draft: Draft) -> Html:
    words = scene.words
    return div(".laying-here")[
        _foods(scene, draft.player.food, "food"),
        h3[words.text("spent_nectar")] if scene.kit.nectar else None,
        div(".counters")[
            *(
                _counter(
                    words,
                    icon(habitat),
                    draft.player.nectar.get(habitat, 0),
                    "nectar",
                    habitat,
                    said=words.habitat(habitat),
                )
                for habitat in HABITATS
            )
        ]
        if scene.kit.nectar
        else None,
    ]


def _hand(scene: Scene, draft: Draft) -> Html:
    words, player = scene.words, draft.player
    return div(".laying-here")[
        _search(scene, draft),
        _named(scene, player.hand),
        _counter(words, words.text("layout/unknown"), player.hand_dealt, "hand_dealt"),
        p(".faint")[words.text("layout/unknown_help")],
    ]


def _bonus_choice(words: Words, scene: Scene, cards: Iterable[str], held: Sequence[str]) -> Html:
    """Bonus cards to press: those that are ``held`` are given back."""
    known = scene.catalog.bonus_cards
    ordered = sorted(cards, key=lambda card: plain(words.bonus(known[card])))
    return ul(".laying-bonus")[
        *(
            li[
                choice(
                    messages.LayBonus(card, back=card in held), ".quiet.choice", on=card in held
                )[icon("bonus"), words.heading(known[card])]
            ]
            for card in ordered
        )
    ]


def _bonus(scene: Scene, draft: Draft) -> Html:
    words, player = scene.words, draft.player
    cards = [
        card
        for card in bonus_cards(scene.setup, scene.catalog)
        if not scene.catalog.bonus_cards[card].automa_only
    ]
    held = (*player.bonus, *player.choosing)
    return div(".laying-here")[
        _counter(words, words.text("layout/unknown"), player.bonus_dealt, "bonus_dealt"),
        _bonus_choice(words, scene, cards, held),
    ]


def _discards(scene: Scene, draft: Draft) -> Html:
    words, position = scene.words, draft.position
    cards = bonus_cards(scene.setup, scene.catalog)
    return div(".laying-here")[
        _search(scene, draft),
        _named(scene, position.discards),
        html.details[
            html.summary[words.text("bonus_cards")],
            _bonus_choice(words, scene, cards, position.bonus_discards),
        ],
    ]


def _cubes(scene: Scene, draft: Draft) -> Html:
    words, cubes = scene.words, draft.player.cubes
    turns = turns_in_round(scene.catalog, scene.state.goals, scene.state.round)
    left = turns - sum(cubes.values())
    return div(".laying-here")[
        p[words.text("turns_left", n=left)],
        div(".counters")[
            *(
                _counter(
                    words,
                    icon(ACTION_ICON[action]),
                    cubes.get(action, 0),
                    "cubes",
                    action,
                    said=words.action(action),
                )
                for action in ACTIONS
            )
        ],
    ]


def _feeder(scene: Scene, draft: Draft) -> Html:
    words, state = scene.words, scene.state
    faces = [(face, words.face(face)) for face in scene.catalog.dice[scene.kit.dice].faces]
    inside = len(state.birdfeeder)
    return div(".laying-here")[
        *(
            div(".laying-die")[
                icon(shown),
                select(
                    **on_input(messages.LayChoice("die", of=number), "value"),
                    id=f"lay-die-{number}",
                    aria_label=words.text("layout/die", n=number + 1),
                )[*(option(value=face, selected=face == shown)[said] for face, said in faces)],
                choice(
                    messages.LayCount("die_out", of=str(number)),
                    ".quiet.choice",
                    on=number >= inside,
                )[words.text("layout/die_out")],
            ]
            for number, shown in enumerate((*state.birdfeeder, *state.dice_out))
        ),
        p(".faint")[words.text("layout/dealt")]
        if draft.position.birdfeeder is None
        else _at_random(words),
    ]


def _goals(scene: Scene, draft: Draft) -> Html:
    words, catalog, state = scene.words, scene.catalog, scene.state
    goals = sorted(
        (
            (goal, words.goal(catalog.goals[goal]))
            for goal in catalog.ids_of("goals", scene.setup.sets)
        ),
        key=lambda pair: plain(pair[1]),
    )
    seats = range(len(scene.names))
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
                            words,
                            scene.names[seat],
                            points(number, seat),
                            "points",
                            f"{number + 1}:{seat}",
                        )
                        for seat in seats
                    )
                ]
                if number < done
                else None,
            ]
            for number, key in enumerate(keys)
        ),
        p(".faint")[words.text("layout/dealt")]
        if draft.position.goals is None
        else _at_random(words),
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
            "first_player",
            words.text("layout/first_player"),
            people,
            str(position.first_player),
        )
        if len(people) > 1
        else None,
        _chooser(
            "phase",
            words.text("layout/phase"),
            [by_itself, *said],
            "turn" if position.phase == "automa" else position.phase or "",
        ),
        _chooser(
            "turn_of",
            words.text("layout/turn_of"),
            [by_itself, *everybody],
            turn_of,
        )
        if acts or turn_of
        else None,
    ]


def _set_up(scene: Scene) -> Html:
    words, setup = scene.words, scene.setup
    counts = [
        (str(n), words.text("solo") if n == 1 else str(n)) for n in range(1, MOST_PLAYERS + 1)
    ]
    names = setup.names or ("",) * setup.players
    named = [(language, own_name(language)) for language in languages() if has_names(language)]
    return div(".laying-here")[
        _chooser("players", words.text("players"), counts, str(setup.players)),
        *(_name(words, seat, names[seat]) for seat in range(setup.players)),
        _sets(words, setup.sets),
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
        label(".chooser")[
            span[words.text("seed")],
            input(
                "#lay-seed",
                type="text",
                inputmode="numeric",
                value=str(setup.seed),
                maxlength=16,
                autocomplete="off",
                **on_input(messages.LayChoice("seed"), "value"),
            ),
        ],
        p(".faint")[words.text("layout/seed_help")],
    ]


def _sets(words: Words, chosen: Sequence[str]) -> Html:
    _, *optional = SETS
    return fieldset[
        legend[words.text("sets")],
        div(".laying-deeds")[
            *(
                _switch("set", words.text(f"set.{name}"), name, on=name in chosen)
                for name in optional
            )
        ],
    ]


def _name(words: Words, seat: int, name: str) -> Html:
    return label(".chooser")[
        span[words.text("player_by_number", n=seat + 1)],
        input(
            id=f"lay-name-{seat}",
            type="text",
            value=name,
            maxlength=LONGEST_NAME,
            dir="auto",
            autocomplete="off",
            **on_input(messages.LayChoice("name", of=seat), "value"),
        ),
    ]


def _automa(scene: Scene, draft: Draft) -> Html:
    words, side = scene.words, scene.state.automa
    assert side is not None
    described = draft.position.automa
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
    held = () if described is None or described.bonus is None else (described.bonus,)
    cards = sorted((*side.deck, *side.turned))
    turned = () if described is None else described.turned
    return div(".laying-here")[
        div(".counters")[
            *(
                _counter(words, words.text(f"layout/{what}"), number, what)
                for what, number in numbers
            ),
            *(
                _counter(
                    words,
                    icon(habitat),
                    side.nectar.get(habitat, 0),
                    "automa_nectar",
                    habitat,
                    said=words.habitat(habitat),
                )
                for habitat in HABITATS
                if scene.kit.nectar
            ),
        ],
        h3[words.text("layout/automa_birds")],
        _search(scene, draft),
        _named(scene, () if described is None else described.birds),
        html.details[
            html.summary[words.text("bonus_cards")], _bonus_choice(words, scene, usable, held)
        ],
        html.details[
            html.summary[words.text("layout/automa_turned")],
            ul(".laying-bonus")[
                *(
                    li[
                        choice(messages.LayAutomaCard(card), ".quiet.choice", on=card in turned)[
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
    words = scene.words
    if not draft.odd:
        return EMPTY
    told = ul(".laying-odd")[
        *(
            li[
                icon("hint"),
                words.text(
                    f"layout/{said.key}",
                    bird=words.bird(scene.catalog.birds[said.values["bird"]]),
                ),
            ]
            for said in draft.odd
        )
    ]
    return div(role="status")[told]
