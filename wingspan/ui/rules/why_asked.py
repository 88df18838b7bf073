"""The answer to "Why am I asked this?": what to press, who asks, and the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine import eggs
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS
from wingspan.engine.decision import Decision
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import Bird, Bonus, Die, InHabitat, Payment, Slot, UsePower
from wingspan.engine.play_a_bird import playable
from wingspan.words.grammar import sentence

from .reckoning import Asker, Reckoning, ReckoningRow

Rows = Callable[[Asker, Decision], list[ReckoningRow]]


def why_asked(asker: Asker, decision: Decision) -> Reckoning:
    """The answer for the pending decision."""
    rows = [*_who(asker, decision), *_NUMBERS.get(decision.kind, _nothing)(asker, decision)]
    scene, kind = asker.scene, decision.kind
    press = scene.words.request(decision, scene.catalog, scene.names, scene.answering.run)
    about = scene.words.text(f"tip.decision.{kind}")
    return Reckoning(
        scene.words.text("reference/why.asked"),
        f"decision.{kind}",
        tuple(rows),
        f"{sentence(press)} {about}",
    )


def _who(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    """Whose turn it is, if not the player's own, and the bird or row that asks."""
    scene, source = asker.scene, decision.source
    rows = []
    if decision.turn_of != decision.player:
        rows.append((asker.words.text("reference/why.turn_of"), scene.names[decision.turn_of]))
    if source is None:
        return rows
    if source.bird is not None:
        card = scene.catalog.birds[source.copied or source.bird]
        rows.append((asker.words.text("reference/why.who_asks"), asker.bird(source.bird)))
        if source.player != decision.player:
            rows.append((asker.words.text("reference/why.owner"), scene.names[source.player]))
        if card.power is not None:
            rows.append((asker.words.power_kind(card.color), asker.words.power(card)))
    elif source.habitat is not None:
        row = scene.state.players[source.player].mat[source.habitat]
        space = scene.printed_mat.rows[source.habitat][covered(row)]
        action = asker.words.action(ACTION_OF_HABITAT[source.habitat])
        rows.append((asker.words.text("reference/why.who_asks"), action))
        rows.append((asker.words.text("reference/why.birds_in_row"), str(len(row))))
        rows.append((asker.words.text("reference/why.space_gives"), str(space.gain)))
    return rows


def _nothing(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    return []


def _action(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    scene = asker.scene
    taken = sum(scene.me.cubes.values())
    can = [
        asker.bird(option.bird)
        for option in playable(scene.table, decision.player)
        if isinstance(option, Bird)
    ]
    return [
        (
            asker.words.text("reference/why.turns_left"),
            asker.words.text("reference/why.of", n=scene.turns - taken, most=scene.turns),
        ),
        (
            asker.words.text("reference/why.playable"),
            asker.words.listed(can) or asker.words.text("reference/why.none"),
        ),
    ]


def _payment(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    me = asker.scene.state.players[decision.player]
    rows = [(asker.words.text("reference/why.your_food"), asker.foods(me.food))]
    if decision.source is not None and decision.source.bird is not None:
        rows.insert(0, cost_row(asker, decision.source.bird))
    ways = sum(isinstance(option, Payment) for option in decision.options)
    return [*rows, (asker.words.text("reference/why.ways"), str(ways))]


def cost_row(asker: Asker, bird: str) -> ReckoningRow:
    """The row with the food cost of a bird."""
    cost = asker.scene.catalog.birds[bird].cost
    between = f" {asker.words.text('or')} " if cost.either else ", "
    parts = [f"{n} {asker.words.food(food, n)}" for food, n in cost.food.items()]
    if cost.wild:
        parts.append(f"{cost.wild} {asker.words.text('any_food')}")
    return asker.words.text("reference/why.food_cost"), between.join(parts) or asker.words.text(
        "no_cost"
    )


def _habitat(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    mat = asker.scene.state.players[decision.player].mat
    costs = asker.scene.printed_mat.egg_cost
    rows = []
    for option in decision.options:
        if isinstance(option, InHabitat):
            column = covered(mat[option.habitat])
            if column < len(costs):
                told = asker.words.text("reference/why.column", n=column + 1, eggs=costs[column])
                rows.append((asker.words.habitat(option.habitat), told))
    return rows


def _egg_to_pay(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    return [
        (
            asker.words.text("reference/why.your_eggs"),
            str(eggs.total(asker.scene.table, decision.player)),
        )
    ]


def _dice(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    shown = asker.scene.state.birdfeeder
    faces = [
        f"{shown.count(face)} {asker.words.face(face)}" for face in dict.fromkeys(sorted(shown))
    ]
    rows = [(asker.words.text("reference/why.dice"), asker.words.listed(faces))]
    alike = len(set(shown)) == 1
    rows.append(
        (
            asker.words.text("reference/why.alike"),
            asker.words.text("reference/why.yes" if alike else "reference/why.no"),
        )
    )
    offered = {option.food: 1 for option in decision.options if isinstance(option, Die)}
    if offered:
        told = asker.words.listed(asker.words.food(food) for food in offered)
        rows.append((asker.words.text("reference/why.offered"), told))
    return rows


def _room(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    scene = asker.scene
    rows = []
    for option in decision.options:
        if isinstance(option, Slot):
            bird = bird_at(scene.state.players[option.player].mat[option.habitat], option.column)
            limit = scene.catalog.birds[bird.bird].egg_limit
            rows.append(
                (
                    asker.bird(bird.bird),
                    asker.words.text("reference/why.eggs_of", n=bird.eggs, limit=limit),
                )
            )
    return rows


def _cards(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    state = asker.scene.state
    tray = [asker.bird(card) for card in state.tray if card is not None]
    return [
        (
            asker.words.text("tray"),
            asker.words.listed(tray) or asker.words.text("reference/why.none"),
        ),
        (asker.words.text("deck"), asker.words.text("reference/why.cards", n=len(state.deck))),
        (
            asker.words.text("hand"),
            asker.words.text("reference/why.cards", n=len(asker.scene.me.hand)),
        ),
    ]


def _hand(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    hand = asker.scene.state.players[decision.player].hand
    return [(asker.words.text("hand"), asker.words.text("reference/why.cards", n=len(hand)))]


def _food(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    food = asker.scene.state.players[decision.player].food
    return [(asker.words.text("reference/why.your_food"), asker.foods(food))]


def _keep_bird(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    scene = asker.scene
    touched = () if scene.opening.choice is None else scene.opening.choice.birds
    kept = [asker.bird(card) for card in (*scene.opening.kept, *touched)]
    return [
        (
            asker.words.text("reference/why.kept"),
            asker.words.all_of(kept) if kept else asker.words.text("reference/why.none"),
        ),
        (
            asker.words.text("reference/why.food_after"),
            str(max(0, sum(scene.me.food.values()) - len(kept))),
        ),
    ]


def _trade(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    me = asker.scene.state.players[decision.player]
    source = decision.source
    if source is None or source.habitat is None or source.bird is not None:
        return _food(asker, decision)
    given = {
        "forest": (
            asker.words.text("hand"),
            asker.words.text("reference/why.cards", n=len(me.hand)),
        ),
        "grassland": (asker.words.text("reference/why.your_food"), asker.foods(me.food)),
        "wetland": _egg_to_pay(asker, decision)[0],
    }
    return [given[source.habitat]]


def _rows(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    mat = asker.scene.state.players[decision.player].mat
    return [
        (asker.words.habitat(habitat), asker.words.text("reference/why.birds", n=len(mat[habitat])))
        for habitat in HABITATS
    ]


def _bonus(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    """For each bonus card: what it counts and pays, and the count on the player's side now."""
    scene, rows = asker.scene, []
    for option in decision.options:
        if isinstance(option, Bonus):
            card = scene.catalog.bonus_cards[option.bonus]
            pays = asker.words.bonus_points(card)
            now = scene.count(card.counts, decision.player)
            said = asker.words.label(f"{asker.words.bonus_rule(card)} ({pays})") + str(now)
            rows.append((asker.words.bonus(card), said))
    return rows


def _points(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    """The points of each bird."""
    birds = [option.bird for option in decision.options if isinstance(option, Bird)]
    return [
        (asker.bird(bird), asker.words.text("points", n=asker.scene.catalog.birds[bird].points))
        for bird in birds
    ]


def _powers(asker: Asker, decision: Decision) -> list[ReckoningRow]:
    """The text of each power."""
    rows = []
    for option in decision.options:
        if isinstance(option, UsePower):
            bird = asker.scene.bird_at(option.player, option.habitat, option.column)
            rows.append((asker.bird(bird), asker.words.power(asker.scene.catalog.birds[bird])))
    return rows


_NUMBERS: dict[str, Rows] = {
    "keep_bird": _keep_bird,
    "pay_for_kept_birds": _food,
    "action": _action,
    "bird_to_play": _food,
    "habitat": _habitat,
    "egg_to_pay": _egg_to_pay,
    "payment": _payment,
    "gain_die": _dice,
    "remove_die": _dice,
    "gain_food": _food,
    "lay_egg": _room,
    "discard_egg": _room,
    "draw_card": _cards,
    "tuck_from_tray": _cards,
    "trade": _trade,
    "keep_bonus": _bonus,
    "keep_apart": _points,
    "order_powers": _powers,
    "reset": _food,
    "discard_food": _food,
    "cache_own": _food,
    "tuck_card": _hand,
    "discard_card": _hand,
    "card_to_pay": _hand,
    "move_to": _rows,
    "choose_habitat": _rows,
}
