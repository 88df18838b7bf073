"""Everything in whole games can be put into words, and options have different texts."""

from __future__ import annotations

from random import Random

import pytest

from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import Habitat
from wingspan.words import folders, words_in

CATALOG = load_catalog()
LANGUAGES = folders()


@pytest.mark.parametrize(
    ("setup", "names"),
    [
        (Setup(names=("Ada",), seed=3, automa="eagle", automubon=True), ("Ada", "Automa")),
        (Setup(players=3, names=("Ada", "Bo", "Cy"), seed=4), ("Ada", "Bo", "Cy")),
        (
            Setup(names=("Ada",), seed=5, automa="eagle", sets=CATALOG.sets),
            ("Ada", "Automa"),
        ),
        *(
            (
                Setup(players=3, names=("Ada", "Bo", "Cy"), seed=seed, sets=CATALOG.sets),
                ("Ada", "Bo", "Cy"),
            )
            for seed in range(6, 9)
        ),
    ],
)
def test_a_random_game_is_told_in_both_languages(setup: Setup, names: tuple[str, ...]) -> None:
    game, random = Game.new(setup), Random(setup.seed)

    def bird_at(player: int, habitat: Habitat, column: int) -> str:
        return game.state.players[player].mat[habitat][column].bird

    while (decision := game.decision) is not None:
        for language in LANGUAGES:
            words = words_in(language)
            assert words.question(decision, CATALOG, names)
            texts = [
                words.option(option, decision, CATALOG, names, bird_at=bird_at)
                for option in decision.options
            ]
            assert len(set(texts)) == len(texts), (decision.kind, texts)
        game.answer(random.randrange(len(decision.options)))
    for seat in range(setup.players):
        for event in game.view(seat).events:
            for language in LANGUAGES:
                line = words_in(language).event(event, CATALOG, names)
                assert line and not line.endswith(".")
                assert "None" not in line and "_" not in line and "?" not in line
