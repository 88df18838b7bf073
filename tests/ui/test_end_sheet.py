"""The end sheet of a game with several people."""

from __future__ import annotations

import random
from xml.etree import ElementTree

from tests.ui.markup import read
from tests.ui.sessions import resume
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import HABITATS
from wingspan.engine.notation.record import encode
from wingspan.engine.program import Program
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.settings import DEFAULTS
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.table.end_picture import end_picture
from wingspan.words import words_in

CATALOG = load_catalog()
NAMES = ("Ada", "Bo", "Cy")


def finished() -> Game:
    game = Game.new(Setup(players=3, names=NAMES, seed=3), catalog=CATALOG)
    dice = random.Random(3)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def test_each_person_has_a_best_bird_a_best_turn_and_a_chart() -> None:
    """A bird is worth its points, its eggs, and the food and cards on and under it."""
    game = finished()
    session = Session(CATALOG)
    resume(session, encode(game.record()).decode())
    root = read(page(moment(session)))
    lines = [item.words() for item in root.by_class("final-owner")]
    assert len(lines) == len(NAMES)
    for line, name, player in zip(lines, NAMES, game.state.players, strict=True):
        assert line.startswith(name)
        most, best = max(
            (
                CATALOG.birds[bird.bird].points
                + bird.eggs
                + sum(bird.cached.values())
                + len(bird.tucked),
                CATALOG.birds[bird.bird].name["en"],
            )
            for row in player.mat.values()
            for bird in row
        )
        assert f"Best bird: {best} · {most} point" in line.replace("\u00a0", " ")
        assert "Best turn: round" in line.replace("\u00a0", " ")
    titles = [e.words() for e in root.by_id("chart").all() if e.tag == "figcaption"]
    assert titles[1:] == [f"{name}: points by category" for name in NAMES]


def test_every_final_mat_is_headed_by_its_owner_and_nothing_else() -> None:
    """Nobody's mat has a way back to one's own: all of them are there."""
    for seats in ((None, None, None), (Program("american_robin"), None, None)):
        session = Session(CATALOG)
        sitting = Sitting(finished(), DEFAULTS, Seats(3, programs=seats))
        session.sit_down(sitting)
        root = read(page(moment(session)))
        (mats,) = root.by_class("final-mats")
        shown = [mat for mat in mats.children if "mat" in mat.attributes["class"].split()]
        owners = [mat.by_class("who")[0].words() for mat in shown]
        assert owners == list(sitting.scene(session.words, {}).names)
        for mat, owner in zip(shown, owners, strict=True):
            assert mat.attributes["aria-label"] == session.words.text("mat_of", name=owner)
            (grid,) = mat.by_class("mat-grid")
            assert [row.attributes["aria-label"] for row in grid.children] == [
                session.words.habitat(habitat) for habitat in HABITATS
            ]
        assert session.words.text("your_mat") not in mats.words()


def against_a_program(seed: int) -> tuple[Game, Sitting]:
    """Return a finished game of Ada, who sits second, against a computer player."""
    game = Game.new(Setup(players=2, names=("Robin", "Ada"), seed=seed), catalog=CATALOG)
    dice = random.Random(seed)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game, Sitting(game, DEFAULTS, Seats(2, programs=(Program("american_robin"), None)))


def bird_points(game: Game, seat: int) -> int:
    return max(
        CATALOG.birds[bird.bird].points + bird.eggs + sum(bird.cached.values()) + len(bird.tucked)
        for row in game.state.players[seat].mat.values()
        for bird in row
    )


def test_the_hero_is_one_s_own_best_bird_not_the_winner_s() -> None:
    lost = next(
        (game, sitting)
        for game, sitting in map(against_a_program, range(200))
        if game.scores()[0].rank == 1
        and game.scores()[1].rank == 2
        and bird_points(game, 0) < bird_points(game, 1)
    )
    game, sitting = lost
    session = Session(CATALOG)
    session.sit_down(sitting)
    root = read(page(moment(session)))
    mine = [bird.bird for row in game.state.players[1].mat.values() for bird in row]
    assert len(root.by_class("flock-bird")) == len(mine)
    (hero,) = root.by_class("best-drawn")
    assert f"{bird_points(game, 1)} point" in hero.words().replace("\u00a0", " ")
    told = root.by_class("flock-best")[0].words().replace("\u00a0", " ")
    assert told.startswith(f"Your flock: {len(mine)} bird")
    assert f"· {bird_points(game, 1)} point" in told


def test_every_colour_of_the_count_has_its_key() -> None:
    session = Session(CATALOG)
    resume(session, encode(finished().record()).decode())
    root = read(page(moment(session)))
    (first, *_) = root.by_class("tally-bar")
    bars = [bar.attributes["class"].split()[1] for bar in first.children]
    keys = [key.attributes["class"].split()[1] for key in root.by_class("of-area")]
    assert keys == bars == ["birds", "bonus", "goals", "eggs", "cached", "tucked"]


def test_two_totals_are_told_by_the_verdict() -> None:
    game, sitting = against_a_program(1)
    totals = sorted((sheet.total for sheet in game.scores()), reverse=True)
    session = Session(CATALOG)
    session.sit_down(sitting)
    said = read(page(moment(session))).by_id("question").words()
    assert said.endswith(f"wins, {totals[0]} to {totals[1]}") and totals[0] > totals[1]


def test_whoever_has_as_many_points_and_as_much_food_shares_the_victory() -> None:
    """A mallard is worth 0; with an egg on it, as many as the 1 point of a killdeer."""
    game = Game.from_position(
        {
            "setup": {"players": 2, "names": ["Ada", "Bo"], "seed": 3},
            "round": 4,
            "phase": "over",
            "players": [
                {"mat": {"wetland": [{"bird": "mallard", "eggs": 1}]}, "food": {}},
                {"mat": {"wetland": [{"bird": "killdeer"}]}, "food": {}},
            ],
        }
    )
    session = Session(CATALOG)
    session.sit_down(Sitting(game, DEFAULTS))
    said = read(page(moment(session))).by_id("question").words()
    assert said == "Ada and Bo share the victory with 1 point"


def test_the_picture_to_share_has_the_flock_and_everybody_s_points() -> None:
    """It is parsed as XML: a browser refuses to draw a picture that is not well formed."""
    game, sitting = against_a_program(1)
    drawn = end_picture(sitting.scene(words_in("en"), {}))
    root = ElementTree.fromstring(drawn)
    said = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    names = [
        words_in("en").bird(CATALOG.birds[bird.bird])
        for row in game.state.players[1].mat.values()
        for bird in row
    ]
    assert all(any((text or "").startswith(name) for text in said) for name in names)
    assert {str(sheet.total) for sheet in game.scores()} <= set(said)
    assert len(list(root.findall("{http://www.w3.org/2000/svg}svg"))) == len(names)
    assert "href" not in drawn and "url(" not in drawn
