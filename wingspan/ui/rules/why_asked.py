"""The answer to "Why am I asked this?": what to press, who asks, and the numbers that matter."""

from __future__ import annotations

from wingspan.engine import eggs
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS
from wingspan.engine.decision import Decision
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import Bird, Bonus, Die, InHabitat, Payment, Slot, UsePower
from wingspan.engine.play_a_bird import playable
from wingspan.words.grammar import sentence

from ..play.scene import Scene
from .reckoning import Reckoning, ReckoningRow, bird_named, cost_row, foods, said

FOOD_MATTERS = (
    "pay_for_kept_birds",
    "bird_to_play",
    "gain_food",
    "reset",
    "discard_food",
    "cache_own",
)
"""The kinds of decisions for which nothing but the player's food matters."""


def why_asked(scene: Scene, decision: Decision) -> Reckoning:
    """The answer for the pending decision."""
    rows = *_who(scene, decision), *_numbers(scene, decision)
    press = scene.words.request(decision, scene.catalog, scene.names, scene.answering.run)
    about = scene.words.text(f"tip.decision.{decision.kind}")
    verdict = f"{sentence(press)} {about}"
    return Reckoning(said(scene, "asked"), f"decision.{decision.kind}", rows, verdict)


def _who(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    """Whose turn it is, if not the player's own, and the bird or row that asks."""
    source = decision.source
    rows = []
    if decision.turn_of != decision.player:
        rows.append((said(scene, "turn_of"), scene.names[decision.turn_of]))
    if source is None:
        return rows
    if source.bird is not None:
        card = scene.catalog.birds[source.copied or source.bird]
        rows.append((said(scene, "who_asks"), bird_named(scene, source.bird)))
        if source.player != decision.player:
            rows.append((said(scene, "owner"), scene.names[source.player]))
        if card.power is not None:
            rows.append((scene.words.power_kind(card.color), scene.words.power(card)))
    elif source.habitat is not None:
        row = scene.state.players[source.player].mat[source.habitat]
        space = scene.printed_mat.rows[source.habitat][covered(row)]
        action = scene.words.action(ACTION_OF_HABITAT[source.habitat])
        rows.append((said(scene, "who_asks"), action))
        rows.append((said(scene, "birds_in_row"), str(len(row))))
        rows.append((said(scene, "space_gives"), str(space.gain)))
    return rows


def _numbers(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    """The numbers of the table that matter for a decision of that kind."""
    words, me = scene.words, scene.state.players[decision.player]
    food = (said(scene, "your_food"), foods(scene, me.food))
    cards = (words.text("hand"), said(scene, "cards", n=len(me.hand)))
    your_eggs = (said(scene, "your_eggs"), str(eggs.total(scene.table, decision.player)))
    match decision.kind:
        case "action":
            return _action(scene, decision)
        case "keep_bird":
            return _keep_bird(scene)
        case "keep_bonus":
            return _bonus(scene, decision)
        case "keep_apart":
            return _points(scene, decision)
        case "habitat":
            return _habitat(scene, decision)
        case "payment":
            source = decision.source
            asks = source.bird if source is not None else None
            ways = sum(isinstance(option, Payment) for option in decision.options)
            costs = () if asks is None else (cost_row(scene, asks),)
            return [*costs, food, (said(scene, "ways"), str(ways))]
        case "egg_to_pay":
            return [your_eggs]
        case "gain_die" | "remove_die":
            return _dice(scene, decision)
        case "lay_egg" | "discard_egg":
            return _room(scene, decision)
        case "draw_card" | "tuck_from_tray":
            return _cards(scene)
        case "order_powers":
            return _powers(scene, decision)
        case "trade":
            source = decision.source
            if source is None or source.habitat is None or source.bird is not None:
                return [food]
            return [{"forest": cards, "grassland": food, "wetland": your_eggs}[source.habitat]]
        case "tuck_card" | "discard_card" | "card_to_pay":
            return [cards]
        case "move_to" | "choose_habitat":
            return [
                (words.habitat(habitat), said(scene, "birds", n=len(me.mat[habitat])))
                for habitat in HABITATS
            ]
        case kind:
            return [food] if kind in FOOD_MATTERS else []


def _action(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    left = scene.turns - sum(scene.me.cubes.values())
    can = [
        bird_named(scene, option.bird)
        for option in playable(scene.table, decision.player)
        if isinstance(option, Bird)
    ]
    return [
        (said(scene, "turns_left"), said(scene, "of", n=left, most=scene.turns)),
        (said(scene, "playable"), scene.words.listed(can) or said(scene, "none")),
    ]


def _keep_bird(scene: Scene) -> list[ReckoningRow]:
    touched = () if scene.opening.choice is None else scene.opening.choice.birds
    kept = [bird_named(scene, card) for card in (*scene.opening.kept, *touched)]
    food = max(0, sum(scene.me.food.values()) - len(kept))
    return [
        (said(scene, "kept"), scene.words.all_of(kept) if kept else said(scene, "none")),
        (said(scene, "food_after"), str(food)),
    ]


def _habitat(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    mat = scene.state.players[decision.player].mat
    costs = scene.printed_mat.egg_cost
    rows = []
    for option in decision.options:
        if isinstance(option, InHabitat):
            column = covered(mat[option.habitat])
            if column < len(costs):
                told = said(scene, "column", n=column + 1, eggs=costs[column])
                rows.append((scene.words.habitat(option.habitat), told))
    return rows


def _dice(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    words, shown = scene.words, scene.state.birdfeeder
    faces = [f"{shown.count(face)} {words.face(face)}" for face in dict.fromkeys(sorted(shown))]
    alike = "yes" if len(set(shown)) == 1 else "no"
    rows = [(said(scene, "dice"), words.listed(faces)), (said(scene, "alike"), said(scene, alike))]
    offered = {option.food: 1 for option in decision.options if isinstance(option, Die)}
    if offered:
        rows.append((said(scene, "offered"), words.listed(words.food(food) for food in offered)))
    return rows


def _room(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    rows = []
    for option in decision.options:
        if isinstance(option, Slot):
            bird = bird_at(scene.state.players[option.player].mat[option.habitat], option.column)
            limit = scene.catalog.birds[bird.bird].egg_limit
            told = said(scene, "eggs_of", n=bird.eggs, limit=limit)
            rows.append((bird_named(scene, bird.bird), told))
    return rows


def _cards(scene: Scene) -> list[ReckoningRow]:
    words, state = scene.words, scene.state
    tray = [bird_named(scene, card) for card in state.tray if card is not None]
    return [
        (words.text("tray"), words.listed(tray) or said(scene, "none")),
        (words.text("deck"), said(scene, "cards", n=len(state.deck))),
        (words.text("hand"), said(scene, "cards", n=len(scene.me.hand))),
    ]


def _bonus(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    """For each bonus card: what it counts and pays, and the count on the player's side now."""
    words, rows = scene.words, []
    for option in decision.options:
        if isinstance(option, Bonus):
            card = scene.catalog.bonus_cards[option.bonus]
            now = scene.count(card.counts, decision.player)
            told = words.label(f"{words.bonus_rule(card)} ({words.bonus_points(card)})") + str(now)
            rows.append((words.bonus(card), told))
    return rows


def _points(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    """The points of each bird."""
    birds = [option.bird for option in decision.options if isinstance(option, Bird)]
    return [
        (bird_named(scene, bird), scene.words.text("points", n=scene.catalog.birds[bird].points))
        for bird in birds
    ]


def _powers(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    """The text of each power."""
    rows = []
    for option in decision.options:
        if isinstance(option, UsePower):
            bird = scene.bird_at(option.player, option.habitat, option.column)
            rows.append((bird_named(scene, bird), scene.words.power(scene.catalog.birds[bird])))
    return rows
