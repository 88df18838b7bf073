"""Random games with every combination of card sets keep the invariants.

Then all birds: each power is seen to take effect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from tests.soundness import (
    TURNS,
    bird_cards,
    bonus_cards,
    check_decision,
    check_end,
    check_table,
)
from tests.table import ALL_SETS, CATALOG, Data, below, encoded, play_randomly, question, rng_for
from wingspan.engine import Game, Setup
from wingspan.engine.effects import CacheFood, CardsForFood, CountsDouble, OnTop, Replaces, Sideways
from wingspan.engine.options import AnyOption

LEVELS = ("eaglet", "eagle", "eagle_eyed_eagle")
HABITATS = ("forest", "grassland", "wetland")
WITH_CORE = [
    ("core", *more)
    for number in range(len(ALL_SETS))
    for more in combinations(ALL_SETS[1:], number)
]
WITHOUT_CORE: list[tuple[tuple[str, ...], tuple[int, ...]]] = [
    # sets, and how many people have enough bonus cards
    (("european",), (2,)),
    (("oceania",), (2,)),
    (("swiftstart", "european"), (2,)),
    (("swiftstart", "oceania"), (2,)),
    (("european", "oceania"), (2, 3, 4, 5)),
    (("swiftstart", "european", "oceania"), (2, 3, 4, 5)),
    (("european", "asia"), (2, 3, 4, 5)),
    (("oceania", "asia"), (2, 5)),
    (("swiftstart", "european", "oceania", "asia"), (2, 5)),
]


def _setup(seed: int, sets: Sequence[str], mat: str, goals: str, **more: Any) -> Setup:
    language = "fr" if (seed + len(sets) + (mat == "base")) % 2 else "en"
    fields = {"seed": seed, "sets": sets, "mat": mat, "goals": goals, "names_language": language}
    return msgspec.convert({**fields, **more}, Setup)


def setups(seed: int) -> Iterator[Setup]:
    """Yield every combination of sets, both mats, both goal boards, 1 to 5 people, every level."""
    for sets, mat, goals in product(WITH_CORE, ("base", "oceania"), ("green", "blue")):
        for players in range(2, 6):
            yield _setup(seed, sets, mat, goals, players=players)
        for number, level in enumerate(LEVELS):
            automubon = (seed + number + len(sets)) % 2 == 0
            yield _setup(seed, sets, mat, goals, players=1, automa=level, automubon=automubon)
    for (sets, people), mat in product(WITHOUT_CORE, ("base", "oceania")):
        for players in people:
            goals = ("green", "blue")[(seed + players) % 2]
            yield _setup(seed, sets, mat, goals, players=players)


def name_of(setup: Setup) -> str:
    who = f"{setup.players} players" if setup.automa is None else setup.automa
    return f"{who}-{setup.mat} mat-{setup.goals}-{'+'.join(setup.sets)}-seed {setup.seed}"


def check_closely(
    game: Game, seed: int, birds: set[str] | None = None, bonuses: set[str] | None = None
) -> None:
    """Check that every option can be taken, and check the position, the view and a redeal."""
    assert game.decision is not None
    for choice in range(len(game.decision.options)):
        twin = game.copy()
        twin.answer(choice)
        assert len(twin.answers) == len(game.answers) + 1
        check_table(twin, birds, bonuses)
        check_decision(twin)
    twin = Game.from_position(game.position())
    assert encoded(twin) == encoded(game) and question(twin) == question(game)
    seat = game.decision.player
    redealt = game.redeal(seat, seed)
    assert msgspec.json.encode(redealt.view(seat)) == msgspec.json.encode(game.view(seat))
    check_table(redealt, birds, bonuses)
    play_randomly(redealt, rng_for("redealt", seed), 25)
    check_table(redealt, birds, bonuses)
    for other in range(game.setup.players):
        seen = game.view(other)
        hidden = [p for s, p in enumerate(seen.state.players) if s != other]
        known = [p.known for s, p in enumerate(game.state.players) if s != other]
        for player, cards in zip(hidden, known, strict=True):
            assert set(player.hand) - {"?"} <= set(cards)
        assert seen.state.deck.left() == ("?",) * len(game.state.deck)


def check_undo(game: Game, choice: int) -> None:
    twin = game.copy()
    game.answer(choice)
    game.undo()
    assert encoded(twin) == encoded(game) and twin.decision == game.decision


def check_order_of_a_round_end(game: Game) -> None:
    """Check the order: powers, then nectar, then the goal; game-end powers after the last goal."""
    tags = [msgspec.to_builtins(event) for event in game.events]
    goals = [i for i, event in enumerate(tags) if event["event"] == "goal_scored"]
    for i, event in enumerate(tags):
        later = [goal for goal in goals if goal > i]
        if event["event"] == "nectar_discarded":
            between = {e["event"] for e in tags[i : later[0]]}
            assert between <= {"nectar_discarded", "automa_nectar", "deck_reshuffled"}
        if event["event"] == "powers_began":
            if event["time"] == "game":
                assert not later
            else:
                assert later
                assert not any(e["event"] == "turn_began" for e in tags[i : later[0]])
                assert not any(e["event"] == "nectar_discarded" for e in tags[later[0] : i])


def check_whole_game(setup: Setup, sample: int) -> None:
    """Play a random game from the deal to the end; check one decision in ``sample`` closely."""
    rng = rng_for("expansion game", name_of(setup))
    game = Game.new(setup)
    keen = below(rng, 3) > 0
    while game.decision is not None:
        check_table(game)
        check_decision(game)
        choice = keen_choice(game, rng) if keen else below(rng, len(game.decision.options))
        if len(game.answers) % sample == sample - 1:
            check_closely(game, setup.seed)
            check_undo(game, choice)
        game.answer(choice)
    check_table(game)
    check_end(game)
    check_order_of_a_round_end(game)
    again = Game.replay(game.record())
    assert again == game
    assert encoded(again) == encoded(game)


def keen_choice(game: Game, rng: Any, plays: float = 0.6) -> int:
    """Choose to play birds and use powers if possible; sometimes decline."""
    assert game.decision is not None
    offered: list[AnyOption] = game.decision.options
    tags = [option.__struct_config__.tag for option in offered]
    takes = [i for i, tag in enumerate(tags) if tag not in ("skip", "done", "reroll")]
    if game.decision.kind == "action":
        plain = [msgspec.to_builtins(option)["action"] for option in offered]
        if "play_bird" in plain and rng.random() < plays:
            return plain.index("play_bird")
    elif game.decision.kind == "how_placed" and rng.random() < 0.8:
        return len(tags) - 1
    elif game.decision.kind == "payment" and rng.random() < 0.7:
        odd = [
            i for i, o in enumerate(offered) if getattr(o, "cached", ()) or getattr(o, "cards", 0)
        ]
        if odd:
            return odd[below(rng, len(odd))]
    if takes and rng.random() < 0.93:
        return takes[below(rng, len(takes))]
    return below(rng, len(tags))


SAMPLE = [setup for seed in (1, 2, 3) for setup in setups(seed)][::13]


@pytest.mark.parametrize("setup", SAMPLE, ids=name_of)
def test_with_these_sets_the_table_is_sound_after_every_answer(setup: Setup) -> None:
    check_whole_game(setup, sample=23)


def test_the_combinations_are_all_tried() -> None:
    seen = list(setups(1))
    assert {setup.sets for setup in seen} >= set(WITH_CORE) and len(WITH_CORE) == 16
    assert {(s.players, s.automa) for s in seen} == {
        *((players, None) for players in range(2, 6)),
        *((1, level) for level in LEVELS),
    }
    assert {(s.mat, s.goals) for s in seen} == set(product(("base", "oceania"), ("green", "blue")))


SEEDS_A_BLOCK = 5
GAMES_A_SEED = len(list(setups(0)))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(9))
def test_with_every_combination_of_sets_the_table_stays_sound(block: int) -> None:
    for seed in range(100 + SEEDS_A_BLOCK * block, 100 + SEEDS_A_BLOCK * (block + 1)):
        for setup in setups(seed):
            check_whole_game(setup, sample=61)


def test_the_long_run_is_of_twenty_thousand_games_or_more() -> None:
    assert 9 * SEEDS_A_BLOCK * GAMES_A_SEED >= 20_000


@pytest.mark.parametrize("seed", range(8))
def test_a_game_is_redealt_while_another_player_keeps_cards_apart(seed: int) -> None:
    """Wilson's Storm-Petrel keeps four cards apart; then Savi's Warbler lets the others draw."""
    game = Game.from_position(
        {
            "setup": {"players": 2, "seed": seed, "sets": ALL_SETS, "mat": "base"},
            "players": [
                {"mat": {"wetland": [{"bird": "savis_warbler"}, {"bird": "wilsons_storm_petrel"}]}},
                {"hand": ["mallard"]},
            ],
        }
    )
    while game.decision is not None and game.decision.player == 0:
        tags = [option.__struct_config__.tag for option in game.decision.options]
        plain = [msgspec.to_builtins(option) for option in game.decision.options]
        wanted = {"type": "action", "action": "draw_cards"}
        if wanted in plain:
            game.answer(plain.index(wanted))
        else:
            game.answer(next(i for i, tag in enumerate(tags) if tag not in ("done", "skip")))
    assert game.decision is not None and game.decision.player == 1
    assert len(game.state.players[0].apart) == 3
    redealt = game.redeal(1, seed)
    check_table(redealt)
    play_randomly(redealt, rng_for("apart", seed), 40)
    check_table(redealt)


class Sightings:
    """Counts how often each bird's power was seen to take effect.

    Most powers are logged (``power_used``). Birds with a placing are seen when they use it, birds
    that count double when a goal counts them so, birds with spendable food when it is spent, and
    birds without a power when they are played.
    """

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter(dict.fromkeys(CATALOG.birds, 0))

    def watch(self, game: Game, choice: int) -> None:
        """Note what the answer itself shows; call this before giving it."""
        decision = game.decision
        assert decision is not None
        option: Any = decision.options[choice]
        if getattr(option, "cards", 0) and decision.source is not None and decision.source.bird:
            self.seen[decision.source.bird] += 1
        spent = len(getattr(option, "cached", ())) + (option.__class__.__name__ == "CachedFood")
        if spent:
            for on_row in game.state.players[decision.player].mat.values():
                for on_mat in on_row:
                    if on_mat.bird in SPENDABLE and on_mat.cached.get("seed"):
                        self.seen[on_mat.bird] += 1

    def look_back(self, game: Game, begin: int, mats: list[list[str]]) -> None:
        """Note what the log says since ``begin``; ``mats``: the birds played, by player."""
        for event in map(msgspec.to_builtins, game.events[begin:]):
            if event["event"] == "power_used" and event["bird"] not in BY_OTHER_SIGNS:
                self.seen[event["bird"]] += 1
                if event["by"] is not None:  # such as the owl, which only lets others act
                    self.seen[event["by"]] += 1
            elif event["event"] == "bird_played":
                card = CATALOG.birds[event["bird"]]
                if card.power is None or (
                    event["how"] != "upright" and not isinstance(card.power.placing, Replaces)
                ):
                    self.seen[card.id] += 1
            elif event["event"] == "goal_scored" and event["goal"] == "total_birds":
                for standing in event["standings"][: len(mats)]:
                    mine = mats[standing["player"]]
                    double = [card for card in mine if card in DOUBLES]
                    assert standing["counted"] == len(mine) + len(double)
                    self.seen.update(double)


def _with(kind: type) -> frozenset[str]:
    return frozenset(
        card.id
        for card in CATALOG.birds.values()
        if card.power is not None and any(isinstance(e, kind) for e in card.power.effects)
    )


DOUBLES = _with(CountsDouble)
SPENDABLE = frozenset(
    card.id
    for card in CATALOG.birds.values()
    if card.power is not None
    and any(isinstance(e, CacheFood) and e.spendable for e in card.power.effects)
)
BY_OTHER_SIGNS = SPENDABLE
PLACED = frozenset(
    card.id
    for card in CATALOG.birds.values()
    if card.power is not None
    and isinstance(card.power.placing, Sideways | OnTop | CardsForFood | Replaces)
)
PLAIN_FOODS = ("invertebrate", "seed", "fish", "fruit", "rodent")


def stacked(seed: int, wanted: Sequence[str]) -> Data:
    """Return a table on which the powers of the birds ``wanted`` can soon take effect.

    White ones are in hands, the others on mats; there is food of every kind, and three turns
    each are left in the round, which is round 4 if game-end powers are wanted.
    """
    rng = rng_for("stacked", seed)
    players = 2 + below(rng, 2)
    others = sorted(set(CATALOG.birds) - set(wanted))
    colors = {CATALOG.birds[card].color for card in wanted}
    number = 4 if "yellow" in colors else 1 + below(rng, 3)
    bonus = sorted(
        card for card in CATALOG.bonus_cards if not CATALOG.bonus_cards[card].automa_only
    )

    def draw(pile: list[str]) -> str:
        return pile.pop(below(rng, len(pile)))

    hands: list[list[str]] = [[] for _ in range(players)]
    mats: list[dict[str, list[Data]]] = [{h: [] for h in HABITATS} for _ in range(players)]

    def settle(seat: int, card: str, most: int = 4) -> bool:
        bird = CATALOG.birds[card]
        homes = [h for h in bird.habitats if len(mats[seat][h]) < most]
        if not homes:
            return False
        on_it: Data = {"bird": card, "eggs": below(rng, bird.egg_limit + 1)}
        if card in SPENDABLE:
            on_it["cached"] = {"seed": 2}
        mats[seat][homes[below(rng, len(homes))]].append(on_it)
        return True

    for place, card in enumerate(wanted):
        seat = place % players
        if CATALOG.birds[card].color in ("white", "none") or not settle(seat, card):
            hands[seat].append(card)
    for seat in range(players):
        for _ in range(3):
            settle(seat, draw(others), most=3)
        hands[seat] += [draw(others) for _ in range(3)]
        if below(rng, 3) == 0:
            empty = HABITATS[below(rng, 3)]
            for on_mat in mats[seat][empty]:
                on_mat["eggs"] = 0
    taken = TURNS[number - 1] - 3
    actions = ("gain_food", "lay_eggs", "draw_cards", "play_bird")
    few = any(card in SPENDABLE for card in wanted)
    goals = ["birds_in_forest", "cards_in_hand", "eggs_in_bowl"]
    goals.insert(number - 1, "total_birds")
    nobody = [{"player": seat, "counted": 0, "place": None, "points": 0} for seat in range(players)]
    return {
        "setup": {
            "players": players,
            "seed": seed,
            "sets": ALL_SETS,
            "mat": ("base", "oceania")[below(rng, 2)],
            "goals": ("green", "blue")[below(rng, 2)],
        },
        "round": number,
        "first_player": 0,
        "goals": goals,
        "scored": [{"goal": goal, "standings": nobody} for goal in goals[: number - 1]],
        "players": [
            {
                "hand": hands[seat],
                "mat": mats[seat],
                "food": {
                    food: 0 if few and food == "seed" else 1 + below(rng, 3)
                    for food in (*PLAIN_FOODS, "nectar")
                },
                "bonus": [draw(bonus)],
                "cubes": dict(Counter(actions[turn % 4] for turn in range(taken))),
            }
            for seat in range(players)
        ],
        "discards": [draw(others) for _ in range(4)],
        "bonus_discards": [draw(bonus), draw(bonus)],
    }


def play_stacked(seed: int, wanted: Sequence[str], sightings: Sightings) -> None:
    """Play the rest of the round with players who prefer to play birds and use powers."""
    rng = rng_for("keen", seed)
    game = Game.from_position(stacked(seed, wanted))
    number = game.state.round
    birds, bonuses = set(bird_cards(game)), set(bonus_cards(game))
    while game.decision is not None and game.state.round == number:
        begin = len(game.events)
        choice = keen_choice(game, rng, plays=0.45)
        sightings.watch(game, choice)
        mats = _mats(game)
        game.answer(choice)
        check_table(game, birds, bonuses)
        if any(e.__class__.__name__ == "GoalScored" for e in game.events[begin:]):
            mats = _mats(game)
        sightings.look_back(game, begin, mats)
    assert Game.replay(game.record()) == game


def explore_stacked(seed: int) -> None:
    """Play such a table with any birds, and try every option of every decision."""
    rng = rng_for("explored", seed)
    last = seed % 4 == 0
    pool = [c for c in sorted(CATALOG.birds) if (CATALOG.birds[c].color == "yellow") == last]
    wanted = [pool.pop(below(rng, len(pool))) for _ in range(8)]
    game = Game.from_position(stacked(seed, wanted))
    number = game.state.round
    birds, bonuses = set(bird_cards(game)), set(bonus_cards(game))
    while game.decision is not None and game.state.round == number:
        check_table(game, birds, bonuses)
        check_decision(game)
        choice = keen_choice(game, rng, plays=0.45)
        check_closely(game, seed, birds, bonuses)
        check_undo(game, choice)
        game.answer(choice)
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("seed", range(12))
def test_from_a_table_full_of_powers_every_option_leads_on(seed: int) -> None:
    explore_stacked(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_from_many_tables_full_of_powers_every_option_leads_on(block: int) -> None:
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        explore_stacked(seed)


def test_a_position_of_a_game_begun_in_a_later_round_can_be_set_up_again() -> None:
    """It has no scored goals for the rounds before; the next goal is scored nevertheless."""
    game = Game.from_position(
        {
            "setup": {"players": 2, "seed": 1, "sets": ALL_SETS},
            "round": 2,
            "players": [{}, {}],
            "goals": ["birds_in_forest", "cards_in_hand", "eggs_in_bowl", "total_birds"],
        }
    )
    play_randomly(game, rng_for("later round"))
    while game.state.round != 3 or game.decision is None:
        game.undo()
    assert [scored.goal for scored in game.state.scored] == ["cards_in_hand"]
    again = Game.from_position(game.position())
    assert encoded(again) == encoded(game)


def _mats(game: Game) -> list[list[str]]:
    return [
        [on_mat.bird for on_row in player.mat.values() for on_mat in on_row]
        for player in game.state.players
    ]


def see_every_bird(least: int, games: int) -> Sightings:
    """Play until every bird's power was seen ``least`` times, at most ``games`` games."""
    sightings = Sightings()
    order = sorted(CATALOG.birds)
    for seed in range(games):
        rng = rng_for("wanted", seed)
        missing = [card for card in order if sightings.seen[card] < least]
        if not missing:
            break
        missing.sort(key=lambda card: sightings.seen[card])
        yellow = CATALOG.birds[missing[0]].color == "yellow"
        pool = [card for card in missing if (CATALOG.birds[card].color == "yellow") == yellow]
        pool = pool or missing
        wanted = [pool.pop(below(rng, min(len(pool), 24))) for _ in range(min(8, len(pool)))]
        play_stacked(seed, wanted, sightings)
    return sightings


def table_of(sightings: Sightings) -> str:
    """Return the counts as text, rarest first."""
    rows = [
        f"{count:6} {CATALOG.birds[card].color:6} {CATALOG.set_of[card]:10} {card}"
        for card, count in sorted(sightings.seen.items(), key=lambda item: (item[1], item[0]))
    ]
    return "\n".join(rows)


def test_every_birds_power_is_seen_to_take_effect() -> None:
    sightings = see_every_bird(1, 2000)
    assert sightings.seen.keys() == CATALOG.birds.keys()
    assert [card for card, count in sightings.seen.items() if count < 1] == []


@pytest.mark.soak
def test_every_birds_power_is_seen_to_take_effect_twenty_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sightings = see_every_bird(20, 20_000)
    with capsys.disabled():
        print(f"\nHow often each bird's power was seen to take effect:\n{table_of(sightings)}")
    assert sightings.seen.keys() == CATALOG.birds.keys()
    assert [card for card, count in sightings.seen.items() if count < 20] == []
