"""Facts for beginners: true for every option, and disclosing nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.table import FOUR_SETS, Data, bird, choose, pending, play_randomly, rng_for, table
from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.engine import Game, Setup, load_catalog
from wingspan.teaching.facts import Fact, facts
from wingspan.teaching.first_game import first_game, speaks_unasked
from wingspan.words import Language, Words, languages, words_in
from wingspan.words.folders import load
from wingspan.words.teaching import guide

CATALOG = load_catalog()
LANGUAGES = languages()


def solo(seed: int) -> Game:
    return Game.new(Setup(players=1, automa="eaglet", seed=seed, sets=FOUR_SETS))


def said(game: Game, language: Language = "en") -> list[str]:
    """Return what is said about every option, "" for nothing."""
    return [
        "" if fact is None else guide.fact_text(words_in(language), fact.name, fact.values, CATALOG)
        for fact in facts(game)
    ]


def of(game: Game, **wanted: object) -> Fact:
    """Return the fact about the option with those values."""
    assert game.decision is not None
    (fact,) = (
        fact
        for option, fact in zip(game.decision.options, facts(game), strict=True)
        if all(getattr(option, name, None) == value for name, value in wanted.items())
    )
    assert fact is not None
    return fact


def test_the_first_game_begins_with_birds_of_the_swift_start_pack() -> None:
    game = first_game("Ada", CATALOG)
    hand = game.state.players[0].hand
    assert len(hand) == 5
    assert {CATALOG.set_of[bird] for bird in hand} == {"swiftstart"}
    assert game.setup.automa == "eaglet"
    assert Game.replay(game.record()) == game
    assert speaks_unasked(game)


@pytest.mark.parametrize("seed", range(4))
def test_facts_fit_every_option_of_any_game(seed: int) -> None:
    game, rng = solo(seed), rng_for("coach", seed)
    while game.decision is not None:
        before = game.position()
        assert len(facts(game)) == len(game.decision.options)
        for language in LANGUAGES:
            assert not any("{" in sentence for sentence in said(game, language))
        assert game.position() == before
        play_randomly(game, rng, 1)
    assert facts(game) == ()


def test_facts_do_not_depend_on_what_is_hidden() -> None:
    game = first_game("Ada", CATALOG)
    rng = rng_for("facts", 1)
    while game.state.phase == "setup":
        play_randomly(game, rng, 1)
    for _ in range(36):
        assert game.decision is not None
        assert facts(game.redeal(game.decision.player, 99)) == facts(game)
        play_randomly(game, rng, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_birds_of_the_opening_hand_get_four_different_sentences(language: Language) -> None:
    """They differ by cost, points and power, not only by the name."""
    game = first_game("Ada", CATALOG)
    *birds, _no_more = said(game, language)
    assert len(birds) == len(set(birds)) == 5
    assert not any(
        words_in(language).bird(CATALOG.birds[bird]) in sentence
        for bird, sentence in zip(game.state.players[0].hand, birds, strict=True)
    )


def test_a_bird_s_power_is_told_with_when_it_is_used() -> None:
    game = first_game("Ada", CATALOG)
    assert said(game)[1] == (
        "1 point for 1 food. Each time you use its row: gain 1 invertebrate from the supply."
    )
    assert said(game, "fr")[1] == (
        "1 point pour 1 nourriture. Chaque fois que sa ligne sert\N{NO-BREAK SPACE}:"
        " gagnez 1 invertébré de la réserve."
    )


def test_the_food_that_completes_a_bird_s_cost_is_told() -> None:
    game = table(
        {"hand": ["american_redstart"], "food": {"invertebrate": 1}},
        {},
        birdfeeder=["fish", "fruit", "rodent"],
    )
    choose(game, "action", action="gain_food")
    assert of(game, food="fruit") == Fact(
        "food_completes", {"food": "fruit", "bird": "american_redstart", "n": 0}
    )
    assert of(game, food="fish") == Fact("food_spare", {"food": "fish"})


def test_an_egg_that_the_goal_counts_is_told() -> None:
    game = table(
        {"mat": {"forest": [{"bird": "painted_whitestart"}], "wetland": [{"bird": "king_rail"}]}},
        {},
        goals=["eggs_in_forest", "birds_in_wetland", "eggs_in_bowl", "eggs_in_platform"],
    )
    choose(game, "action", action="lay_eggs")
    assert of(game, habitat="forest") == Fact("lay_goal", {"bird": "painted_whitestart", "n": 3})
    assert of(game, habitat="wetland") == Fact("lay", {"bird": "king_rail", "n": 6})


def test_no_nest_with_room_means_no_eggs() -> None:
    game = table({"mat": {"wetland": [{"bird": "atlantic_puffin", "eggs": 1}]}}, {})
    assert of(game, action="lay_eggs").name == "eggs_no_room"


def paying_an_egg() -> Game:
    """Return a game in which a second bird in the wetland is to be paid for with an egg."""
    mat = {
        "forest": [{"bird": "painted_whitestart", "eggs": 1}],
        "wetland": [{"bird": "king_rail", "eggs": 2}],
    }
    game = table(
        {"hand": ["osprey"], "food": {"fish": 1}, "mat": mat},
        {},
        goals=["eggs_in_forest", "birds_in_wetland", "eggs_in_bowl", "eggs_in_platform"],
    )
    return choose(game, "action", action="play_bird")


def test_an_egg_to_be_paid_that_the_goal_counts_is_told() -> None:
    game = paying_an_egg()
    on_the_whitestart: dict[str, int | str] = {"bird": "painted_whitestart", "n": 0}
    assert of(game, habitat="forest") == Fact("egg_counts", on_the_whitestart)
    assert of(game, habitat="wetland") == Fact("egg_left", {"bird": "king_rail", "n": 1})


@pytest.mark.parametrize(
    ("player", "sets", "action", "kind", "told"),
    [
        # the crow discards an egg of another bird for a food
        (
            {"mat": {"forest": [bird("american_crow")], "wetland": [bird("king_rail", eggs=2)]}},
            ("core",),
            "gain_food",
            "discard_egg",
            Fact("egg_left", {"bird": "king_rail", "n": 1}),
        ),
        # the wrybill keeps a discarded bonus card: none of the cards in hand is a predator
        (
            {"hand": ["wrybill"], "food": {"invertebrate": 1, "fish": 1}},
            ("core", "oceania"),
            "play_bird",
            "keep_bonus",
            Fact("bonus_birds", {"n": 0}),
        ),
    ],
)
def test_what_a_power_offers_may_be_declined(
    player: Data, sets: tuple[str, ...], action: str, kind: str, told: Fact
) -> None:
    setup, discards = {"sets": sets}, {"bonus_discards": ["falconer"]}
    game = table(player, {}, setup=setup, birdfeeder=["fish", "rodent"], **discards)
    choose(game, "action", action=action)
    while pending(game).kind != kind:
        game.answer(0)
    assert facts(game) == (told, Fact("decline"))


def test_every_message_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """In random games with all kinds of powers; an egg is rarely paid in them."""
    keys, say = set[str](), Words.said

    def note(self: Words, key: str, values: Mapping[str, object]) -> str:
        keys.add(key)
        return say(self, key, values)

    monkeypatch.setattr(Words, "said", note)
    said(paying_an_egg())
    for seed in range(4):
        game, rng = solo(seed), rng_for("coach", seed)
        while game.decision is not None:
            said(game)
            play_randomly(game, rng, 1)
    assert {f"facts/{key}" for key in load("en", "messages.facts").MESSAGES} - keys == set()


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_taken_from_the_rulebooks(language: Language) -> None:
    from tools import catalogues  # the browser's Python has no compiler

    folder = catalogues.WORDS / language
    for part in ("facts", "guide"):
        for entry in catalogues.read(folder / f"{part}.ftl").values():
            said = [" ".join(filter(None, way)) for way in catalogues.sentences(entry.pattern)]
            assert words_in_common_with_the_sources(said) == []
