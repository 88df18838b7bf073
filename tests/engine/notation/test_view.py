"""What a seat may know: views and redeals disclose nothing hidden."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.table import (
    ALL_SETS,
    BASE_GAME,
    Data,
    act,
    asks,
    below,
    bird,
    choose,
    encoded,
    finish_turn,
    offered,
    pending,
    play_randomly,
    rng_for,
    row,
    table,
)
from wingspan.engine import Game, IllegalAnswer, PositionError, RecordError, Setup

SETUPS = [
    Setup(players=1, automa="eagle", automubon=True, seed=31),
    Setup(players=2, seed=32),
    Setup(players=3, seed=33),
    Setup(players=5, seed=34),
    Setup(players=1, automa="eaglet", seed=35, sets=ALL_SETS),
    Setup(players=2, seed=36, sets=ALL_SETS),
    Setup(players=4, seed=37, sets=("core", "european")),
]


FIVE = ("invertebrate", "seed", "fish", "fruit", "rodent")


def seen(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(game.view(seat))


def _swap(value: Any, other: dict[str, str]) -> Any:
    """Return plain data with cards exchanged."""
    if isinstance(value, str):
        return other.get(value, value)
    if isinstance(value, list):
        return [_swap(item, other) for item in value]
    if isinstance(value, dict):
        return {key: _swap(item, other) for key, item in value.items()}
    return value


def _shuffled(items: list[str], key: str) -> list[str]:
    rng = rng_for(key)
    left, order = sorted(items), []
    while left:
        order.append(left.pop(below(rng, len(left))))
    return order


def _closed_cards(player: Data) -> list[str]:
    tucked = [c for r in player.get("mat", {}).values() for b in r for c in b.get("tucked", [])]
    return [*player.get("hand", []), *tucked]


def disguised(position: Data, seat: int, key: str) -> Data:
    """Return a position that looks the same to ``seat``: all that it cannot see is exchanged."""
    position = json.loads(json.dumps(position))
    birds = list(position["deck"])
    bonus = list(position["bonus_deck"])
    for other, player in enumerate(position["players"]):
        if other == seat:
            birds += player.get("unseen", [])
        else:
            known = [*player.get("known", []), *player.get("seen", [])]
            birds += [card for card in _closed_cards(player) if card not in known]
            bonus += [*player.get("bonus", []), *player.get("choosing", [])]
    automa = position.get("automa")
    if automa:
        birds += automa.get("face_down") or []
        automa["deck"] = _shuffled(automa["deck"], key + "automa")
    exchange = dict(zip(sorted(birds), _shuffled(birds, key + "birds"), strict=True))
    exchange |= dict(zip(sorted(bonus), _shuffled(bonus, key + "bonus"), strict=True))
    for part in ("players", "deck", "bonus_deck"):
        position[part] = _swap(position[part], exchange)
    if automa and automa.get("face_down"):
        automa["face_down"] = _swap(automa["face_down"], exchange)
    position["random"] = {stream: state ^ 0xABCDEF for stream, state in position["random"].items()}
    return dict(position)


def name_of(setup: Setup) -> str:
    sets = "" if setup.sets == BASE_GAME else f"-{'+'.join(setup.sets)}"
    return f"{setup.players} players{sets}"


def turn_starts(setup: Setup) -> list[Game]:
    """Return a random game at the beginning of every fifth turn."""
    rng = rng_for("views", setup.seed)
    game = Game.new(setup)
    found = []
    while game.decision is not None:
        if game.decision.kind == "action" and "answers" not in game.position():
            found.append(game.copy())
        play_randomly(game, rng, 1)
    return found[::5]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_two_games_that_differ_only_in_hidden_things_look_the_same(setup: Setup) -> None:
    for number, game in enumerate(turn_starts(setup)):
        for seat in range(setup.players):
            plain = Game.from_position(game.position())
            other = Game.from_position(disguised(game.position(), seat, f"{number}"))
            assert encoded(plain) != encoded(other)
            assert seen(plain, seat) == seen(other, seat)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_redeal_depends_on_nothing_hidden(setup: Setup) -> None:
    for number, game in enumerate(turn_starts(setup)):
        seat = pending(game).player
        plain = Game.from_position(game.position())
        other = Game.from_position(disguised(game.position(), seat, f"{number}"))
        one, two = plain.redeal(seat, number), other.redeal(seat, number)
        assert encoded(one) == encoded(two)
        assert one.decision == two.decision and one.events == two.events
        play_randomly(one, rng_for(number), 60)
        play_randomly(two, rng_for(number), 60)
        assert encoded(one) == encoded(two)
        assert one.decision == two.decision and one.events == two.events


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_redeal_keeps_what_the_seat_sees_at_every_decision(setup: Setup) -> None:
    rng = rng_for("redeal", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        seat = game.decision.player
        before = encoded(game)
        other = game.redeal(seat, len(game.answers))
        assert seen(other, seat) == seen(game, seat)
        assert encoded(game) == before
        play_randomly(other, rng_for(len(game.answers)), 12)
        assert encoded(game) == before
        play_randomly(game, rng, 3)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_dealing_anew_twice_is_as_good_as_once_at_every_decision(setup: Setup) -> None:
    """Redeals differ in hidden things only, also during a turn."""
    rng = rng_for("twice", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        seat = game.decision.player
        once, twice = game.redeal(seat, 5), game.redeal(seat, 1).redeal(seat, 5)
        assert encoded(once) == encoded(twice)
        assert once.decision == twice.decision and once.events == twice.events
        play_randomly(once, rng_for(len(game.answers)), 15)
        play_randomly(twice, rng_for(len(game.answers)), 15)
        assert encoded(once) == encoded(twice)
        assert once.decision == twice.decision and once.events == twice.events
        play_randomly(game, rng, 4)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_copy_of_a_redealt_game_plays_on_as_it_does(setup: Setup) -> None:
    rng = rng_for("copy of a redeal", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        redealt = game.redeal(game.decision.player, len(game.answers))
        for step in range(4):
            twin = redealt.copy()
            assert encoded(twin) == encoded(redealt) and twin.decision == redealt.decision
            later = redealt.copy()
            play_randomly(twin, rng_for(step), 20)
            play_randomly(later, rng_for(step), 20)
            assert encoded(twin) == encoded(later)
            assert twin.decision == later.decision and twin.events == later.events
            play_randomly(redealt, rng_for(step, "on"), 1)
        play_randomly(game, rng, 7)


def test_a_redeal_does_not_tell_the_order_of_cards_tucked_unseen() -> None:
    """Not even to their owner: the order of redealt cards does not depend on the true order."""
    for tucked in (["anhinga", "brant", "osprey"], ["osprey", "anhinga", "brant"]):
        goose = bird("canada_goose", tucked=tucked)
        player = {"mat": {"wetland": [goose]}, "unseen": tucked}
        game = table(player, {}, tray=["mallard", "willet", "killdeer"])
        cards = [game.redeal(0, seed).state.players[0].mat["wetland"][0] for seed in range(6)]
        if tucked[0] == "anhinga":
            first = [on_mat.tucked for on_mat in cards]
        else:
            assert [on_mat.tucked for on_mat in cards] == first


def test_a_redealt_game_goes_forward_only_and_has_no_record() -> None:
    game = play_randomly(Game.new(SETUPS[1]), rng_for("forward"), 60)
    redealt = game.redeal(pending(game).player, 3)
    play_randomly(redealt, rng_for("on"), 3)
    with pytest.raises(IllegalAnswer):
        redealt.undo()
    with pytest.raises(RecordError):
        redealt.record()
    game.undo()
    assert Game.replay(game.record()) == game


def test_a_redealt_game_has_a_position_from_its_next_turn_on() -> None:
    game = play_randomly(Game.new(SETUPS[1]), rng_for("a position"), 60)
    redealt = game.redeal(pending(game).player, 3)
    with pytest.raises(PositionError):
        redealt.position()
    for _ in range(2):
        finish_turn(redealt)
        redealt.answer(0)
    again = Game.from_position(redealt.position())
    assert encoded(again) == encoded(redealt)
    play_randomly(again, rng_for("on"), 20)
    play_randomly(redealt, rng_for("on"), 20)
    assert encoded(again) == encoded(redealt)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_a_redealt_game_has_the_same_cards_each_once(setup: Setup) -> None:
    def cards(game: Game) -> list[str]:
        state = game.state
        found = [*state.deck.left(), *state.deck.discards, *(c for c in state.tray if c)]
        for player in state.players:
            found += player.hand
            found += [c for r in player.mat.values() for b in r for c in (b.bird, *b.tucked)]
        if state.automa:
            found += [*state.automa.birds, *state.automa.face_down]
        return sorted(found)

    for number, game in enumerate(turn_starts(setup)):
        assert cards(game.redeal(pending(game).player, number)) == cards(game)


def with_cards_apart() -> Game:
    """The grebe has drawn three cards that stay apart; a card tucked then wakes the goldfinch."""
    game = table(
        {"mat": {"wetland": row("barn_swallow", "great_crested_grebe")}, "hand": ["bobolink"]},
        {"mat": {"grassland": row("european_goldfinch")}},
        setup={"sets": ALL_SETS},
        tray=["mallard", "osprey", "willet"],
        deck_top=["anhinga", "killdeer"],
    )
    act(game, "draw_cards")
    choose(game, "done")
    choose(game, "draw", tray=0)
    choose(game, "draw_deck")
    choose(game, "draw_deck")
    choose(game, "bird", bird="bobolink")
    choose(game, "done")
    assert asks(game) == ("use_power", "european_goldfinch")
    assert game.state.players[0].apart == ["mallard", "anhinga", "killdeer"]
    return game


def test_cards_kept_apart_are_seen_by_who_drew_them_only() -> None:
    game = with_cards_apart()
    assert game.view(0).state.players[0].apart == ["mallard", "anhinga", "killdeer"]
    assert game.view(1).state.players[0].apart == ["?"] * 3
    assert b"anhinga" not in seen(game, 1) and b"killdeer" not in seen(game, 1)


def test_cards_kept_apart_are_dealt_anew_and_one_of_the_new_ones_is_kept() -> None:
    game = with_cards_apart()
    apart = set()
    for seed in range(20):
        redealt = game.redeal(1, seed)
        cards = list(redealt.state.players[0].apart)
        apart |= set(cards)
        choose(redealt, "skip")
        assert asks(redealt)[0] == "keep_apart"
        assert [option["bird"] for option in offered(redealt)] == cards
        choose(redealt, "bird", bird=cards[2])
        assert cards[2] in redealt.state.players[0].hand
        assert set(cards[:2]) <= set(redealt.state.deck.discards)
    assert len(apart) > 10


def test_a_card_of_the_tray_that_is_kept_apart_stays_with_its_player_in_a_redeal() -> None:
    game = with_cards_apart()
    for seed in range(8):
        player = game.redeal(1, seed).state.players[0]
        tucked = player.mat["wetland"][0].tucked
        assert "mallard" in [*player.hand, *player.apart, *tucked]
    choose(game, "skip")
    choose(game, "bird", bird="mallard")
    for seed in range(8):
        player = game.redeal(1, seed).state.players[0]
        assert "mallard" in [*player.hand, *player.mat["wetland"][0].tucked]


def test_redeals_differ_by_their_seed_in_everything_hidden() -> None:
    mat = {"wetland": [bird("canada_goose", tucked=3)]}
    game = table({"mat": mat}, {"hand": ["mallard", "osprey"], "bonus": ["historian"]})
    redealt = [game.redeal(0, seed).state for seed in range(12)]
    assert len({state.deck.left() for state in redealt}) == 12
    assert len({tuple(state.players[1].hand) for state in redealt}) == 12
    assert len({tuple(state.players[1].bonus) for state in redealt}) > 3
    assert len({state.players[0].mat["wetland"][0].tucked for state in redealt}) == 12
    assert len({tuple(state.random.items()) for state in redealt}) == 12


def test_dice_to_come_are_thrown_anew_in_a_redeal() -> None:
    game = table({}, {}, birdfeeder=["fish"])
    thrown = set()
    for seed in range(30):
        other = game.redeal(0, seed)
        act(other, "gain_food")
        choose(other, "reroll")
        thrown.add(tuple(sorted(other.state.birdfeeder)))
    assert len(thrown) > 10


def test_only_who_is_asked_may_look_ahead() -> None:
    game = table({}, {})
    with pytest.raises(IllegalAnswer):
        game.redeal(1, 3)


def test_a_card_drawn_from_the_deck_is_hidden_from_the_others_only() -> None:
    cards = ["anhinga", "barn_owl"]
    games = [
        table({}, {}, deck_top=order, tray=["mallard", "osprey", "willet"])
        for order in (cards, cards[::-1])
    ]
    for game in games:
        act(game, "draw_cards")
        choose(game, "draw_deck")
    assert seen(games[0], 1) == seen(games[1], 1)
    assert seen(games[0], 0) != seen(games[1], 0)
    assert games[0].view(0).state.players[0].hand == ["anhinga"]
    assert games[0].view(1).state.players[0].hand != ["anhinga"]
    assert len(games[0].view(1).state.players[0].hand) == 1
    assert b"anhinga" not in seen(games[0], 1)


def test_a_card_drawn_from_the_tray_is_known_to_all_and_stays_in_a_redeal() -> None:
    game = table({"hand": ["bobolink"]}, {}, tray=["mallard", "osprey", "willet"])
    act(game, "draw_cards")
    choose(game, "draw", tray=0)
    assert pending(game).player == 1
    for seed in range(8):
        assert "mallard" in game.redeal(1, seed).state.players[0].hand
    hands = [game.redeal(1, seed).state.players[0].hand for seed in range(8)]
    assert any("bobolink" not in hand for hand in hands)


def test_a_card_tucked_from_the_hand_is_hidden_from_the_others() -> None:
    games = []
    for hand in (["anhinga", "barn_owl"], ["barn_owl", "anhinga"]):
        game = table({"hand": hand, "mat": {"wetland": row("barn_swallow")}}, {}, tray=[None] * 3)
        act(game, "draw_cards")
        choose(game, "done")
        choose(game, "skip") if pending(game).kind == "trade" else None
        choose(game, "bird", bird=hand[0])
        finish_turn(game)
        games.append(game)
    assert games[0].state.players[0].mat["wetland"][0].tucked == ("anhinga",)
    assert seen(games[0], 1) == seen(games[1], 1)
    assert seen(games[0], 0) != seen(games[1], 0)


def test_whether_a_card_that_all_have_seen_was_tucked_stays_hidden() -> None:
    games = []
    for tucked in ("mallard", "anhinga"):
        player = {"hand": ["anhinga", "barn_owl"], "mat": {"wetland": row("barn_swallow")}}
        game = table(player, {}, tray=["mallard", None, None])
        act(game, "draw_cards")
        choose(game, "draw", tray=0)
        choose(game, "bird", bird=tucked)
        finish_turn(game)
        assert game.state.players[0].mat["wetland"][0].tucked == (tucked,)
        games.append(game)
    assert seen(games[0], 1) == seen(games[1], 1)
    assert encoded(games[0].redeal(1, 4)) == encoded(games[1].redeal(1, 4))


def test_cards_tucked_from_the_deck_are_hidden_from_everybody() -> None:
    games = []
    for deck in (["anhinga", "barn_owl"], ["barn_owl", "anhinga"], ["killdeer", "bushtit"]):
        player = {"mat": {"wetland": row("canada_goose")}, "food": {"seed": 1}}
        game = table(player, {}, deck_top=deck, tray=["mallard", "osprey", "willet"])
        act(game, "draw_cards")
        choose(game, "done")
        choose(game, "activate")
        finish_turn(game)
        assert sorted(game.state.players[0].mat["wetland"][0].tucked) == sorted(deck)
        games.append(game)
    for seat in (0, 1):
        assert seen(games[0], seat) == seen(games[1], seat) == seen(games[2], seat)


def test_bonus_cards_to_choose_from_are_hidden_from_the_others() -> None:
    games = []
    for two in (["anatomist", "forester"], ["historian", "falconer"]):
        player = {"hand": ["cassins_finch"], "food": {"seed": 1, "fruit": 1}}
        game = act(table(player, {}, bonus_deck_top=two), "play_bird")
        if pending(game).kind == "use_power":
            choose(game, "activate")
        assert pending(game).kind == "keep_bonus"
        assert game.view(0).state.players[0].choosing == two
        games.append(game)
    assert seen(games[0], 1) == seen(games[1], 1)
    assert seen(games[0], 0) != seen(games[1], 0)


def test_the_decision_is_shown_to_who_must_answer_it_only() -> None:
    game = table({"hand": ["mallard"]}, {})
    mine, theirs = game.view(0), game.view(1)
    assert mine.decision == game.decision and theirs.decision is None
    assert mine.awaiting == theirs.awaiting == 0


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_view_does_not_tell_how_many_answers_were_given(setup: Setup) -> None:
    """That would disclose the others' answers during set-up and in their powers."""
    rng = rng_for("serial", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        decision = game.decision
        assert decision.serial == len(game.answers)
        for seat in range(setup.players):
            seen_there = game.view(seat).decision
            assert (seen_there is not None) == (seat == decision.player)
            if seen_there is not None:
                assert seen_there.serial == 0
                assert seen_there == msgspec.structs.replace(decision, serial=0)
        assert game.decision.serial == len(game.answers), "the game's own must keep its number"
        play_randomly(game, rng, 3)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_redealt_game_numbers_its_decisions_from_the_redeal_on(setup: Setup) -> None:
    game = play_randomly(Game.new(setup), rng_for("numbers", setup.seed), 37)
    redealt = game.redeal(pending(game).player, 3)
    for count in range(25):
        assert pending(redealt).serial == count
        assert pending(redealt.copy()).serial == count
        play_randomly(redealt, rng_for("on", count), 1)
    again = redealt.redeal(pending(redealt).player, 4)
    assert pending(again).serial == 0
    assert pending(redealt).serial == 25
    assert pending(game).serial == 37


def test_what_lies_open_is_seen_by_all() -> None:
    game = table(
        {"food": {"seed": 2}, "mat": {"forest": [bird("hooded_warbler", eggs=2)]}},
        {},
        tray=["mallard", "osprey", "willet"],
        discards=["anhinga"],
    )
    for seat in (0, 1):
        state = game.view(seat).state
        assert state.players[0].food["seed"] == 2
        assert state.players[0].mat["forest"][0].eggs == 2
        assert state.tray == ["mallard", "osprey", "willet"]
        assert state.deck.discards == ["anhinga"]
        assert len(state.deck) == len(game.state.deck)
        assert state.birdfeeder == game.state.birdfeeder
        assert state.goals == game.state.goals


def test_the_automas_deck_and_face_down_birds_are_hidden_and_its_other_cards_open() -> None:
    game = table(
        {},
        setup={"automa": "eagle"},
        automa={
            "bonus": "historian",
            "birds": ["bairds_sparrow"],
            "face_down": ["mallard"],
            "deck_top": ["regular_3"],
            "turned": ["regular_1"],
        },
    )
    automa = game.view(0).state.automa
    assert automa is not None
    assert automa.bonus == "historian" and automa.birds == ["bairds_sparrow"]
    assert automa.turned == ["regular_1"]
    assert len(automa.face_down) == 1 and len(automa.deck) == 9
    assert b"mallard" not in seen(game, 0) and b"regular_3" not in seen(game, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_during_set_up_nobody_sees_what_another_has_kept(players: int) -> None:
    def kept(birds: int, bonus: int) -> Game:
        game = Game.new(Setup(players=players, seed=5))
        while pending(game).player == 0:
            kind = pending(game).kind
            if kind == "keep_bird":
                held = len(pending(game).options)
                done = 6 - held >= birds
                choose(game, "done") if done else game.answer(0)
            elif kind == "keep_bonus":
                game.answer(bonus)
            else:
                game.answer(0)
        return game

    few, many = kept(1, 0), kept(4, 1)
    assert encoded(few) != encoded(many)
    for seat in range(1, players):
        one, two = few.view(seat), many.view(seat)
        assert one.state == two.state
        assert one.events == two.events
        assert (one.decision is None) == (two.decision is None) == (seat != 1)
        if one.decision and two.decision:
            assert one.decision.options == two.decision.options
    assert encoded(few.redeal(1, 6)) == encoded(many.redeal(1, 6))


@pytest.mark.parametrize(("sets", "food"), [(BASE_GAME, FIVE), (ALL_SETS, (*FIVE, "nectar"))])
def test_during_set_up_the_others_look_as_if_they_had_not_chosen(
    sets: tuple[str, ...], food: tuple[str, ...]
) -> None:
    game = Game.new(Setup(players=2, seed=5, sets=sets))
    while pending(game).player == 0:
        game.answer(0)
    state = game.view(1).state
    assert len(state.players[0].hand) == 5 and len(state.players[0].choosing) == 2
    assert state.players[0].bonus == []
    assert {f: n for f, n in state.players[0].food.items() if n} == dict.fromkeys(food, 1)
    assert state.deck.discards == [] and state.bonus_deck.discards == []


@pytest.mark.parametrize(("sets", "foods"), [(BASE_GAME, 5), (ALL_SETS, 6)])
def test_in_a_redeal_during_set_up_the_others_have_made_some_choice(
    sets: tuple[str, ...], foods: int
) -> None:
    game = Game.new(Setup(players=3, seed=5, sets=sets))
    while pending(game).player == 0:
        game.answer(0)
    kept, nectar = set(), set()
    for seed in range(40):
        state = game.redeal(1, seed).state
        chosen, waiting = state.players[0], state.players[2]
        kept.add(len(chosen.hand))
        assert sum(chosen.food.values()) == foods - len(chosen.hand)
        assert all(count in (0, 1) for count in chosen.food.values())
        assert sum(waiting.food.values()) == foods
        nectar.add(chosen.food["nectar"])
        assert len(chosen.bonus) == 1 and chosen.choosing == []
        assert len(state.deck.discards) == 5 - len(chosen.hand)
        assert len(waiting.hand) == 5 and len(waiting.choosing) == 2
    assert kept == {0, 1, 2, 3, 4, 5}
    assert nectar == ({0} if foods == 5 else {0, 1})


def test_a_redealt_game_does_not_tell_the_seed_of_the_true_one() -> None:
    game = play_randomly(Game.new(SETUPS[1]), rng_for("seed"), 40)
    redealt = game.redeal(pending(game).player, 77)
    assert game.setup.seed == SETUPS[1].seed
    assert redealt.setup == msgspec.structs.replace(SETUPS[1], seed=77)


def test_a_view_is_no_handle_on_the_game() -> None:
    game = table({"hand": ["mallard"]}, {})
    before = encoded(game)
    view = game.view(0)
    view.state.players[0].hand.clear()
    view.state.tray[0] = None
    view.state.birdfeeder.clear()
    view.state.players[0].food["seed"] = 9
    assert encoded(game) == before


def test_nobody_sits_at_a_seat_that_is_not_there() -> None:
    game = table({}, {})
    for seat in (-1, 2):
        with pytest.raises(LookupError):
            game.view(seat)


def test_when_the_game_is_over_everybodys_bonus_cards_are_seen() -> None:
    """They are scored in the open."""
    game = Game.new(Setup(players=2, seed=5))
    while game.decision is not None:
        assert set(game.view(1).state.players[0].bonus) <= {"?"}
        game.answer(len(game.decision.options) - 1)
    assert game.view(1).state.players[0].bonus == game.state.players[0].bonus != []
