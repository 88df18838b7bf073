"""Answers to "why?", by subject: a verdict, the numbers of the table behind it, and the rule."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from wingspan.engine import eggs, events
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    Food,
    Habitat,
)
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCosts,
    FoodInCosts,
    NoGoal,
    WingspanUnder,
)
from wingspan.engine.decision import Decision
from wingspan.engine.effects import HuntCard
from wingspan.engine.events import AnyEvent, BirdPlayed, GoalScored, GoalStanding, Hunted, PowerUsed
from wingspan.engine.goals import automa_counts, counted
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import Bird, Bonus, Die, InHabitat, Payment, Slot, UsePower
from wingspan.engine.play_a_bird import playable
from wingspan.engine.scoring import bonus_counting, bonus_points
from wingspan.engine.state import PlayedBird, Player
from wingspan.words.grammar import capital, sentence
from wingspan.words.reference.book import Book

from ..kit.buttons import dialog
from ..kit.html import EMPTY, Html, details, h3, p, section, summary, table, tbody, td, th, tr
from ..play.inputs import BY_THE_ACTION, leave, reason, shortages
from ..play.scene import Scene
from ..table.cards import holder, progress
from ..table.mat import row_tip
from ..table.scores import shown_categories
from .entry import body, rule_link

ReckoningRow = tuple[str, str]
"""One line of the numbers: what is counted, and its value."""


class Reckoning(Struct, frozen=True):
    """An answer to a "why?".

    ``entry``: the id of the entry with the rule. ``verdict``: the answer in a sentence or two.
    ``sum_first``: whether the rows are the answer, and are shown unfolded.
    """

    title: str
    entry: str
    rows: tuple[ReckoningRow, ...] = ()
    verdict: str = ""
    sum_first: bool = False


def said(scene: Scene, key: str, **values: object) -> str:
    return scene.words.text(f"reference/why.{key}", **values)


def bird_named(scene: Scene, id_: str) -> str:
    """Return the name of a bird; "a card" if the card is hidden."""
    card = scene.catalog.birds.get(id_)
    return said(scene, "hidden") if card is None else scene.words.bird(card)


def foods(scene: Scene, food: dict[Food, int]) -> str:
    """Return food in words: "2 seeds, 1 fish", or the word for none."""
    parts = [f"{food[f]} {scene.words.food(f, food[f])}" for f in FOODS if food.get(f)]
    return scene.words.listed(parts) or said(scene, "none")


def cost_row(scene: Scene, bird: str) -> ReckoningRow:
    cost, words = scene.catalog.birds[bird].cost, scene.words
    between = f" {words.text('or')} " if cost.either else ", "
    parts = [f"{n} {words.food(food, n)}" for food, n in cost.food.items()]
    if cost.wild:
        parts.append(f"{cost.wild} {words.text('any_food')}")
    return said(scene, "food_cost"), between.join(parts) or words.text("no_cost")


def why(scene: Scene, book: Book, about: str) -> Html:
    """The dialog with the answer: the verdict, the numbers behind it, and the rule in full.

    Empty if ``about`` names something that is no longer there.
    """
    found = reckoning(scene, book, about)
    if found is None:
        return EMPTY
    rule = book.entry(found.entry)
    numbers = (
        table(".why-rows#why-rows")[
            tbody[*(tr[th(scope="row")[capital(label)], td[value]] for label, value in found.rows)]
        ]
        if found.rows
        else None
    )
    return dialog(
        book.words,
        "why",
        found.title,
        p(".why-verdict#why-verdict")[found.verdict] if found.verdict else None,
        details(".why-numbers", open=found.sum_first)[
            summary[book.words.text("reference/why.numbers")], numbers
        ]
        if numbers
        else None,
        section(".rule-entry")[
            h3(".sr")[book.words.text("reference/why.rule")],
            p(".why-rule")[rule_link(book, rule.id)],
            body(book, rule.blocks),
        ],
        kind="reasons",
        aria_describedby="why-verdict" if found.verdict else "why-rows" if numbers else None,
    )


def reckoning(scene: Scene, book: Book, about: str) -> Reckoning | None:
    """Return the answer about something at the table; None if that is not there.

    ``about``: "decision"; "bird.<id>" for a card in hand; "goal.<round>"; "bonus.<id>";
    "score.<category>.<seat>"; "row.<habitat>"; "event.<index>".
    """
    kind, _, name = about.partition(".")
    match kind:
        case "decision" if scene.decision is not None:
            return why_asked(scene, scene.decision)
        case "bird" if name in scene.me.hand and name in scene.catalog.birds:
            return why_not_playable(scene, name)
        case "goal" if name.isdecimal() and 1 <= int(name) <= len(scene.state.goals):
            return why_goal(scene, int(name))
        case "bonus" if name in scene.catalog.bonus_cards:
            return why_bonus(scene, name)
        case "score":
            return _score(scene, book, name)
        case "row":
            return next((_row(scene, habitat) for habitat in HABITATS if habitat == name), None)
        case "event" if name.isdecimal() and int(name) < len(scene.events):
            return why_logged(scene, scene.events[int(name)])
        case _:
            return None


def _score(scene: Scene, book: Book, name: str) -> Reckoning | None:
    category, _, seat = name.partition(".")
    known = category == "total" or book.leads_to(f"scoring.{category}")
    if not known or not seat.isdecimal() or int(seat) >= len(scene.sheets):
        return None
    return why_score(scene, category, int(seat))


def _row(scene: Scene, habitat: Habitat) -> Reckoning:
    """The answer for a row of the viewer's mat: what its action yields now."""
    number = covered(scene.me.mat[habitat])
    action = ACTION_OF_HABITAT[habitat]
    gain = scene.printed_mat.rows[habitat][number].gain
    rows = (
        (said(scene, "birds_in_row"), str(len(scene.me.mat[habitat]))),
        (said(scene, "space_gives"), str(gain)),
    )
    return Reckoning(scene.words.action(action), action, rows, row_tip(scene, scene.seat, habitat))


def why_not_playable(scene: Scene, bird: str) -> Reckoning:
    """The answer: what the bird costs, what the viewer has, and what is missing."""
    may = BY_THE_ACTION if scene.decision is None else leave(scene.decision, scene.catalog)
    missing = shortages(scene.table, scene.seat, may).get(bird)
    mat = scene.me.mat
    costs = scene.printed_mat.egg_cost
    rows: list[ReckoningRow] = []
    for habitat in scene.catalog.birds[bird].habitats:
        column = covered(mat[habitat])
        told = (
            said(scene, "full")
            if column >= COLUMNS
            else said(scene, "column", n=column + 1, eggs=costs[column])
        )
        rows.append((scene.words.habitat(habitat), told))
    rows += [
        (said(scene, "your_eggs"), str(eggs.total(scene.table, scene.seat))),
        cost_row(scene, bird),
        (said(scene, "your_food"), foods(scene, scene.me.food)),
    ]
    verdict = (
        said(scene, "can_play")
        if missing is None
        else sentence(reason(missing, scene.words, "reference/why.you_need"))
    )
    title = said(scene, "not_playable" if missing is not None else "is_playable")
    entry = "play_bird" if missing is None else "play_bird.why_not"
    return Reckoning(f"{bird_named(scene, bird)} · {title}", entry, tuple(rows), verdict)


# entries of the log

ENTRIES: dict[type, str] = {
    events.GameBegan: "setup",
    events.BirdsKept: "setup.birds",
    events.RoundBegan: "round",
    events.TurnBegan: "turn",
    events.ActionTaken: "turn",
    events.BirdPlayed: "play_bird",
    events.FoodGained: "food",
    events.FoodSpent: "powers.costs",
    events.FoodCached: "caching",
    events.FoodUncached: "caching",
    events.FoodTakenOff: "caching",
    events.FoodReturned: "family.luck",
    events.NectarSpent: "nectar.spending",
    events.NectarDiscarded: "nectar.round_end",
    events.FoodStolen: "family.steal",
    events.FoodGiven: "family.partner",
    events.CardGiven: "family.partner",
    events.DieRemoved: "birdfeeder",
    events.DiceRolled: "birdfeeder",
    events.EggLaid: "egg_limit",
    events.EggDiscarded: "eggs",
    events.CardDrawn: "tray",
    events.DeckCardDrawn: "deck",
    events.CardDiscarded: "deck",
    events.CardTucked: "tucking",
    events.Hunted: "family.hunt_card",
    events.CardTurnedUp: "family.luck",
    events.HuntedForSeveral: "family.luck",
    events.HuntedWithDice: "family.hunt_dice",
    events.CardsSearched: "family.hunt_card",
    events.CardsDrawnApart: "family.end_of_turn",
    events.CardKept: "family.draw_keep",
    events.TrayCardTucked: "tucking",
    events.CardsLaidOut: "family.draft",
    events.CardTaken: "family.draft",
    events.TrayRefilled: "tray",
    events.DeckReshuffled: "deck",
    events.BonusKept: "family.bonus",
    events.BonusDiscarded: "family.bonus",
    events.BonusScored: "family.bonus_now",
    events.BonusShown: "family.bonus_now",
    events.BonusCopied: "family.bonus_now",
    events.BirdMoved: "family.move",
    events.PowerUsed: "powers",
    events.GoalScored: "goals",
    events.AutomaDrew: "automa.turn",
    events.AutomaTookBird: "automa.draw_cards",
    events.AutomaTookFaceDown: "automa.draw_cards",
    events.AutomaLaidEggs: "automa.lay_eggs",
    events.AutomaTookDice: "automa.gain_food",
    events.AutomaCube: "automa.cubes",
    events.AutomaWakesPink: "automa.pink",
    events.AutomaNectar: "automa.nectar",
    events.PowersBegan: "round_end",
    events.AutomaCardRemoved: "automa.round_end",
    events.GameOver: "game_end",
}
"""The entry that explains each kind of event, unless :func:`entry_of` knows a better one."""

_ROLLED = {"reroll": "reroll", "empty": "birdfeeder", "hunt": "family.hunt_dice", "reset": "resets"}


def entry_of(scene: Scene, event: AnyEvent) -> str:
    """Return the id of the entry that explains an event; powers and goals have their own."""
    match event:
        case PowerUsed(bird=bird) if bird in scene.catalog.birds:
            return f"bird.{bird}"
        case GoalScored(goal=goal):
            return f"goal.{goal}"
        case events.ActionTaken(action=action):
            return action
        case events.DiceRolled(why=why):
            return _ROLLED[why]
        case events.PowersBegan(time="game"):
            return "power.yellow"
        case events.PowersBegan():
            return "power.teal"
        case _:
            return ENTRIES[type(event)]


def why_logged(scene: Scene, event: AnyEvent) -> Reckoning:
    title = scene.words.event(event, scene.catalog, scene.names)
    return Reckoning(title, entry_of(scene, event), tuple(_rows(scene, event)))


def _rows(scene: Scene, event: AnyEvent) -> list[ReckoningRow]:
    match event:
        case BirdPlayed(bird=bird, habitat=habitat, column=column, food=food, how="upright"):
            eggs = scene.printed_mat.egg_cost[column]
            return [
                (scene.words.habitat(habitat), said(scene, "column", n=column + 1, eggs=eggs)),
                cost_row(scene, bird),
                (said(scene, "paid"), foods(scene, food)),
            ]
        case Hunted(bird=bird, prey=prey):
            return _hunt(scene, bird, prey)
        case GoalScored(round=number, standings=standings):
            return shares(scene, number, standings)
        case _:
            return []


def _hunt(scene: Scene, bird: str, prey: str) -> list[ReckoningRow]:
    birds = scene.catalog.birds
    card, power = birds[prey], birds[bird].power
    spread = (
        scene.words.text("flightless")
        if card.wingspan is None
        else scene.words.text("wingspan", cm=card.wingspan)
    )
    rows = [(bird_named(scene, prey), spread)]
    for effect in power.effects if power else ():
        if isinstance(effect, HuntCard) and isinstance(effect.prey, WingspanUnder):
            rows.append((bird_named(scene, bird), said(scene, "under", cm=effect.prey.cm)))
    return rows


# "Why am I asked this?": what to press, who asks, and the numbers that matter

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
            birds = scene.catalog.birds
            return [
                (bird_named(scene, option.bird), words.text("points", n=birds[option.bird].points))
                for option in decision.options
                if isinstance(option, Bird)
            ]
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
            mat = scene.state.players[scene.seat_of_rows].mat
            return [
                (words.habitat(habitat), said(scene, "birds", n=len(mat[habitat])))
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
    touched = () if scene.answering.start is None else scene.answering.start.birds
    kept = [bird_named(scene, card) for card in (*scene.kept, *touched)]
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


def _powers(scene: Scene, decision: Decision) -> list[ReckoningRow]:
    rows = []
    for option in decision.options:
        if isinstance(option, UsePower):
            bird = scene.bird_at(option.player, option.habitat, option.column)
            rows.append((bird_named(scene, bird), scene.words.power(scene.catalog.birds[bird])))
    return rows


# points: of a goal, a bonus card, or a category of the score

BY_BIRD = (Birds, Eggs, Beaks, FoodCosts, FoodInCosts)
"""Tallies that are sums over the birds."""

BY_ROW = (BirdsInSmallestHabitat, BirdsInLargestHabitat, EggSets, FilledColumns)
"""Tallies that compare the rows."""


def birds_of(player: Player) -> Iterator[tuple[Habitat, PlayedBird]]:
    for habitat in HABITATS:
        for bird in player.mat[habitat]:
            yield habitat, bird


def tally_rows(
    scene: Scene, tally: AnyTally, seat: int, *, goal: bool = False
) -> list[ReckoningRow]:
    """Return what each bird, or each row, of a person adds to a tally; empty for other tallies."""
    player = scene.state.players[seat]
    if isinstance(tally, BY_BIRD):
        rows = []
        for habitat, bird in birds_of(player):
            alone = Player(mat={h: [bird] if h == habitat else [] for h in HABITATS})
            number = counted(scene.table, alone, tally, goal=goal)
            if number:
                rows.append((bird_named(scene, bird.bird), str(number)))
        return rows
    if isinstance(tally, BY_ROW):
        eggs = isinstance(tally, EggSets)
        return [
            (
                scene.words.habitat(habitat),
                said(scene, "eggs", n=sum(bird.eggs for bird in player.mat[habitat]))
                if eggs
                else said(scene, "birds", n=len(player.mat[habitat])),
            )
            for habitat in HABITATS
        ]
    return []


def why_goal(scene: Scene, number: int) -> Reckoning:
    """The answer for the goal of round ``number``, from 1: what counts, the places, the points."""
    goal = scene.catalog.goals[scene.state.goals[number - 1]]
    title = f"{scene.words.text('round_n', n=number)} {scene.words.goal(goal)}"
    entry = f"goal.{goal.id}"
    if isinstance(goal.counts, NoGoal):
        return Reckoning(title, entry)
    scored = scene.state.scored
    done = number <= len(scored)
    rows = [] if done else tally_rows(scene, goal.counts, scene.seat, goal=True)
    if rows:
        together = counted(scene.table, scene.me, goal.counts, goal=True)
        rows.append((said(scene, "together"), str(together)))
    if done:
        rows += shares(scene, number, scored[number - 1].standings)
    elif number == scene.state.round:
        rows += _automa(scene, goal.id, number)
        rows += shares(scene, number, scene.standings())
    verdict = said(scene, "goal_later", n=number)
    if number <= scene.state.round:
        standings = scored[number - 1].standings if done else scene.standings()
        mine = [standing for standing in standings if standing.player == scene.seat]
        verdict = " ".join(
            sentence(told) for _, told in shares(scene, number, tuple(mine), standings)
        )
    return Reckoning(title, entry, tuple(rows), verdict)


def _automa(scene: Scene, goal: str, number: int) -> list[ReckoningRow]:
    """The row with the Automa's base value and cubes; empty if the goal has none for it."""
    card, automa = scene.catalog.goals[goal], scene.state.automa
    if automa is None or card.automa is None:
        return []
    base, cubes = card.automa[number - 1], automa.goal_cubes
    total = automa_counts(scene.table, goal, number)
    told = said(scene, "automa_sum", base=base, cubes=cubes, total=total)
    return [(said(scene, "automa"), told)]


def shares(
    scene: Scene,
    number: int,
    standings: tuple[GoalStanding, ...],
    among: tuple[GoalStanding, ...] = (),
) -> list[ReckoningRow]:
    """Return each player's count and the points that it earns.

    ``among``: the standings that ties are looked up in, if not ``standings``.
    """
    board = scene.catalog.furniture.goal_board
    pays = board.green[number - 1]
    rows = []
    for standing in standings:
        name = scene.names[standing.player]
        points = scene.words.text("points", n=standing.points)
        tied = [s for s in among or standings if s.place == standing.place]
        if scene.setup.goals == "blue":
            told = said(scene, "blue_sum", n=standing.counted, most=board.blue_most, points=points)
        elif standing.place is None:
            told = said(scene, "no_place", points=points)
        elif len(tied) == 1:
            told = said(scene, "place", n=standing.counted, place=standing.place, points=points)
        else:
            shared = pays[standing.place - 1 : standing.place - 1 + len(tied)]
            values = {"n": standing.counted, "place": standing.place, "points": points}
            added = " + ".join(map(str, shared))
            told = said(scene, "shared_place", sum=added, players=len(tied), **values)
        rows.append((name, told))
    return rows


def why_bonus(scene: Scene, bonus: str) -> Reckoning:
    """The answer for a bonus card: what counts on the viewer's mat, and its progress."""
    card = scene.catalog.bonus_cards[bonus]
    number = counted(scene.table, scene.me, card.counts)
    rows = tally_rows(scene, card.counts, scene.seat)
    rows.append((said(scene, "together"), str(number)))
    rows.append((said(scene, "steps"), scene.words.bonus_points(card)))
    title = scene.words.bonus(card)
    worth = progress(holder(scene), card, number)
    return Reckoning(title, f"bonus.{bonus}", tuple(rows), worth)


def why_score(scene: Scene, category: str, seat: int) -> Reckoning:
    """The answer for a player's points in a category; for "total", the points by category."""
    sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
    title = f"{scene.words.text(f'score_{category}')} · {scene.names[seat]}"
    points = getattr(sheet, category)
    entry = "scoring" if category == "total" else f"scoring.{category}"
    rows = _of_automa(scene, category) if seat == scene.automa_seat else []
    if seat < len(scene.state.players):
        rows = _of_person(scene, category, seat)
    rows.append((said(scene, "together"), str(points)))
    verdict = sentence(scene.words.text("points", n=points))
    return Reckoning(title, entry, tuple(rows), verdict, sum_first=True)


def _of_person(scene: Scene, category: str, seat: int) -> list[ReckoningRow]:
    player, cards = scene.state.players[seat], scene.catalog
    birds = [bird for _, bird in birds_of(player)]
    match category:
        case "birds":
            found = [(b, cards.birds[b.bird].points) for b in birds]
        case "eggs":
            found = [(b, b.eggs) for b in birds if b.eggs]
        case "cached":
            found = [(b, sum(b.cached.values())) for b in birds if b.cached]
        case "tucked":
            found = [(b, len(b.tucked)) for b in birds if b.tucked]
        case "bonus":
            return [
                (
                    scene.words.bonus(cards.bonus_cards[card]),
                    str(bonus_points(scene.table, player, card)),
                )
                for card in bonus_counting(player)
                if card in cards.bonus_cards
            ]
        case _:
            return _of_anybody(scene, category, seat)
    return [(bird_named(scene, bird.bird), str(points)) for bird, points in found]


def _of_automa(scene: Scene, category: str) -> list[ReckoningRow]:
    automa = scene.state.automa
    assert automa is not None
    if category == "birds":
        each = scene.catalog.furniture.face_down_points[scene.setup.automa or ""]
        rows = [(bird_named(scene, b), str(scene.catalog.birds[b].points)) for b in automa.birds]
        down = len(automa.face_down)
        if down:
            told = said(scene, "times", n=down, each=each, total=down * each)
            rows.append((said(scene, "face_down"), told))
        return rows
    return _of_anybody(scene, category, scene.automa_seat)


def _of_anybody(scene: Scene, category: str, seat: int) -> list[ReckoningRow]:
    """The points for goals, the nectar that everybody has spent, by habitat, or the total by
    category; empty for the other categories.
    """
    words = scene.words
    match category:
        case "goals":
            return [
                (
                    f"{words.text('round_n', n=n)} {words.goal(scene.catalog.goals[scored.goal])}",
                    str(scored.standings[seat].points),
                )
                for n, scored in enumerate(scene.state.scored, 1)
            ]
        case "nectar":
            spent = [player.nectar for player in scene.state.players]
            if scene.state.automa is not None:
                spent.append(scene.state.automa.nectar)
            sides = list(zip(scene.names, spent, strict=False))
            return [
                (words.habitat(home), " · ".join(f"{name} {side[home]}" for name, side in sides))
                for home in HABITATS
            ]
        case "total":
            sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
            shown = shown_categories(scene.kit)
            return [(words.text(f"score_{c}"), str(getattr(sheet, c))) for c in shown]
        case _:
            return []
