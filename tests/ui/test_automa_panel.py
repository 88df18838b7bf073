"""The panel of the Automa explains why it did what it did, and what it will want."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.table import CATALOG
from tests.ui.markup import fields_of, read
from tests.ui.tables import EVENTS, SOLO, scene, state
from wingspan.engine.components import Language
from wingspan.engine.events import (
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    AutomaWakesPink,
    EggLaid,
    GoalScored,
    RoundBegan,
    TurnBegan,
)
from wingspan.engine.scoring import scores
from wingspan.engine.setup import Setup
from wingspan.ui.kit.html import Html
from wingspan.ui.kit.parts import inline
from wingspan.ui.play.scene import Scene
from wingspan.ui.table.automa import automa, last_turn, opponent, why
from wingspan.ui.table.scores import score_chips
from wingspan.ui.table.supply import wants
from wingspan.ui.table.table_page import Panel, drawer

EUROPE = Setup(players=1, automa="eagle", sets=("core", "european"))


def looking(bonus: str, language: Language = "en", setup: Setup = SOLO) -> Scene:
    """Return a table with that bonus card of the Automa."""
    moment = state()
    assert moment.automa is not None
    moment.automa.bonus = bonus
    return scene(language=language, setup=setup, table=moment)


def spaces(text: str) -> str:
    return text.replace("\u00a0", " ")


# Points and habitats as in the facts: Hermit Thrush 7, Acorn Woodpecker and Spotted Owl 5, Blue
# Jay 3, all of the forest only.
@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            AutomaTookBird("hermit_thrush", ("blue_jay", "hermit_thrush")),
            "It collects birds that live only in the forest; of those in the tray, Hermit"
            " Thrush is worth the most (7 points).",
            "Il collectionne les oiseaux qui ne vivent que dans la forêt ; sur le plateau Oiseaux,"
            " c’est la Grive solitaire qui vaut le plus (7 points).",
        ),
        (
            AutomaTookBird("spotted_owl", ("blue_jay", "acorn_woodpecker", "spotted_owl")),
            "It collects birds that live only in the forest; several in the tray are worth 5"
            " points, and Spotted Owl was picked at random.",
            "Il collectionne les oiseaux qui ne vivent que dans la forêt ; sur le plateau Oiseaux,"
            " plusieurs valent 5 points, et le hasard a désigné la Chouette tachetée.",
        ),
        (
            AutomaTookBird("blue_jay", ("blue_jay",)),
            "It collects birds that live only in the forest; Blue Jay was the only one in the"
            " tray (3 points).",
            "Il collectionne les oiseaux qui ne vivent que dans la forêt ; sur le plateau Oiseaux,"
            " il n’y avait que le Geai bleu (3 points).",
        ),
        (
            AutomaTookFaceDown(()),
            "It collects birds that live only in the forest; the tray had none, so it took the"
            " top card of the deck.",
            "Il collectionne les oiseaux qui ne vivent que dans la forêt ; aucun sur le plateau"
            " Oiseaux, il a donc pris la première carte de la pioche.",
        ),
        (
            AutomaTookDice("invertebrate_seed", 2),
            "Its card lists foods in order: invertebrate/seed was the first in the birdfeeder.",
            "Sa carte donne un ordre : la première face présente dans la mangeoire était"
            " invertébré/graine.",
        ),
    ],
)
def test_the_automa_says_why(event: AnyEvent, english: str, french: str) -> None:
    assert why(opponent(looking("forester")), event) == english
    assert spaces(why(opponent(looking("forester", "fr")), event)) == french


@pytest.mark.parametrize(
    "event",
    [
        AutomaLaidEggs(2),
        AutomaCube(1, 1),
        AutomaWakesPink(),
        AutomaTookFaceDown(("mallard",)),
    ],
)
def test_what_its_card_says_in_full_needs_no_reason(event: AnyEvent) -> None:
    assert why(opponent(looking("forester")), event) == ""


def test_a_bonus_card_for_which_it_keeps_two_says_so_once() -> None:
    """It looks for birds worth 3 or 4 points and keeps two, the more valuable first."""
    taken = AutomaTookBird("blue_jay", ("bobolink", "blue_jay", "american_redstart"))
    said = why(opponent(looking("autwitcher", setup=EUROPE)), taken)
    assert said == (
        "It collects birds worth 3 to 4 points, up to 2 at a time, the most valuable first:"
        " Blue Jay (3 points)."
    )


def test_what_it_looks_for_is_what_can_be_seen_in_the_tray() -> None:
    """Citizen Scientist counts tucked cards; the Automa takes birds whose power tucks."""
    said = why(opponent(looking("citizen_scientist", setup=EUROPE)), AutomaTookFaceDown(()))
    assert "tucked card" not in said
    assert "tuck" in said
    shown = read(inline(automa(looking("citizen_scientist", setup=EUROPE)))).words()
    assert "with at least 1 tucked card" not in shown


def test_its_last_turn_ends_where_somebody_else_s_begins() -> None:
    mine, round_ = TurnBegan(0, 1, 1), RoundBegan(2, 0)
    turn = (AutomaDrew("regular_1"), AutomaLaidEggs(1))
    its = (TurnBegan(1, 1, 1), *turn)
    assert last_turn((mine, *its, mine), 1) == turn
    assert last_turn((mine, *its), 1) == turn
    assert last_turn((mine, *its, GoalScored(1, "total_birds", ()), round_, mine), 1) == turn
    assert last_turn((*its, mine, TurnBegan(1, 1, 2), AutomaDrew("regular_2")), 1) == (
        AutomaDrew("regular_2"),
    )


def test_before_its_first_turn_it_has_done_nothing() -> None:
    assert last_turn((RoundBegan(1, 0), TurnBegan(0, 1, 1)), 1) == ()
    shown = replace(looking("forester"), events=EVENTS[:2])
    assert "It has not played yet." in read(inline(automa(shown))).words()


def test_what_it_did_links_its_birds_and_gives_the_reason() -> None:
    events = (
        TurnBegan(1, 2, 2),
        AutomaDrew("regular_2"),
        AutomaTookBird("blue_jay", ("blue_jay",)),
        TurnBegan(0, 2, 3),
    )
    root = read(inline(automa(replace(looking("forester"), events=events))))
    (line,) = [e for e in root.by_class("automa-did")[0].children if e.tag == "li"]
    assert [fields_of(e) for e in line.by_class("bird-link")] == ["blue_jay"]
    assert line.by_class("why")[0].words().startswith("It collects")


def test_it_wants_the_cards_of_the_tray_that_its_bonus_card_looks_for() -> None:
    """In the tray: Barn Owl (every habitat) and Blue Jay (forest only)."""
    assert wants(looking("forester")) == ["blue_jay"]
    assert wants(looking("falconer")) == ["barn_owl"]
    assert wants(looking("wetland_scientist")) == []


def test_nobody_else_s_table_has_an_automa_that_wants() -> None:
    moment = state()
    moment.automa = None
    two = scene(setup=Setup(players=2), table=moment)
    assert wants(two) == []
    assert not read(drawer(two, "hand")).by_class("automa")
    assert not read(drawer(two, "hand", Panel(Html("a hint"), lights="automa"))).by_class("automa")


@pytest.mark.parametrize(
    ("event", "figure"),
    [
        (AutomaLaidEggs(2), "egg"),
        (AutomaTookBird("mallard", ("mallard",)), "play_bird"),
        (AutomaTookFaceDown(()), "card"),
        (AutomaCube(1, 1), "cube"),
        (AutomaTookDice("fish", 1), None),
    ],
)
def test_a_figure_that_changed_is_marked_through_the_viewer_s_whole_turn(
    event: AnyEvent, figure: str | None
) -> None:
    """In the table made by hand the Automa plays in seat 1, and the viewer in seat 0."""
    turn = (TurnBegan(1, 1, 1), AutomaDrew("regular_1"), event, TurnBegan(0, 1, 2))
    begun = replace(scene(), events=turn)
    answered = replace(scene(), events=(*turn, EggLaid(0, "mallard")))
    over = replace(scene(), events=(*turn, TurnBegan(1, 1, 2), AutomaDrew("regular_2")))
    assert marked(begun) == marked(answered) == ([figure] if figure else [])
    assert marked(over) == []


def marked(shown: Scene) -> list[str]:
    """Return the icons of the figures that are marked as changed."""
    chips = read(inline(automa(shown))).having("class", "chip fresh")
    return [
        next(
            name.removeprefix("icon-")
            for inner in chip.all()
            for name in inner.attributes.get("class", "").split()
            if name.startswith("icon-")
        )
        for chip in chips
    ]


NECTAR = Setup(players=1, automa="eagle_eyed_eagle", sets=("core", "oceania"), seed=5)


def with_nectar(spent: int = 0, phase: str = "turn", language: Language = "en") -> Scene:
    """Return a solo table with nectar: the Automa has spent 5 in every row, you ``spent``."""
    moment = state()
    assert moment.automa is not None
    moment.automa.nectar = {"forest": 5, "grassland": 5, "wetland": 5}
    moment.players[0].nectar = {"forest": spent, "grassland": 0, "wetland": 0}
    moment.phase = phase  # type: ignore[assignment]
    shown = scene(language=language, setup=NECTAR, table=moment)
    return replace(shown, sheets=scores(shown.table))


def chip(shown: Scene, seat: int) -> tuple[str, str]:
    """Return what the chip of a seat shows, and its tip."""
    (found,) = read(inline(score_chips(shown))).by_class(f"seat-{seat}")
    seen = "".join(
        part.words() for name in ("sum", "nectar-so-far") for part in found.by_class(name)
    )
    return seen, found.attributes["data-tip"] or ""


def test_points_for_nectar_stand_apart_until_the_game_ends() -> None:
    """Three rows with 5 against none are 5 points each: 15 that nobody has earned yet."""
    shown = with_nectar()
    sheet = next(sheet for sheet in shown.sheets if sheet.player == shown.automa_seat)
    assert sheet.nectar == 15, "the score itself is the rulebook's"
    before = sheet.total - 15
    seen, tip = chip(shown, shown.automa_seat)
    assert seen.startswith(f"{before}+15")
    assert "if the game ended now" in tip and "It begins with 5 spent in every row" in tip
    panel = read(inline(automa(shown))).by_class("panel-title")[0].words()
    assert panel.startswith(f"Automa {before} points + 15 for nectar so far")
    over = with_nectar(phase="over")
    assert chip(over, over.automa_seat)[0] == str(before + 15)


def test_your_points_for_nectar_stand_apart_as_well() -> None:
    """Six against five in the forest: 5 points for you, 2 for the Automa."""
    shown = with_nectar(spent=6)
    mine = next(sheet for sheet in shown.sheets if sheet.player == 0)
    assert mine.nectar == 5
    seen, tip = chip(shown, 0)
    assert seen.startswith(f"{shown.known_total(mine) - 5}+5")
    assert "It begins with" not in tip
    assert chip(shown, shown.automa_seat)[0].split("+")[1].startswith("12"), "2, 5 and 5"


def test_among_people_nectar_is_part_of_the_points() -> None:
    """Nobody begins with spent nectar there: what counts so far was earned."""
    shown = with_nectar(spent=6)
    shown.state.automa = None
    sheets = scores(shown.table)
    assert sheets[0].nectar == 5
    assert replace(shown, sheets=sheets).so_far(sheets[0]) == (sheets[0].total, 0)


@pytest.mark.parametrize(
    ("face", "english", "french"),
    [
        (
            "nectar_seed",
            "Its card lists foods in order: seed was the first in the birdfeeder, on the face"
            " nectar/seed. The card names no nectar and takes that face for its seed.",
            "Sa carte donne un ordre : la première nourriture présente dans la mangeoire était"
            " graine, sur la face nectar/graine. La carte ne nomme pas le nectar : cette face y"
            " vaut graine.",
        ),
        (
            "invertebrate_seed",
            "Its card lists foods in order: invertebrate/seed was the first in the birdfeeder.",
            None,
        ),
    ],
)
def test_a_die_with_nectar_that_its_card_does_not_name_says_so(
    face: str, english: str, french: str | None
) -> None:
    event = AutomaTookDice(face, 2)
    assert spaces(why(opponent(with_nectar()), event)) == english
    if french is not None:
        assert spaces(why(opponent(with_nectar(language="fr")), event)) == french


@pytest.mark.parametrize(("setup", "said"), [(NECTAR, True), (SOLO, False)])
def test_a_card_that_takes_dice_names_the_faces_with_nectar_where_they_are_in_play(
    setup: Setup, said: bool
) -> None:
    """Regular 2 gains food in round 1."""
    moment = state()
    moment.round = 1
    seat = len(moment.players)
    events = (TurnBegan(seat, 1, 1), AutomaDrew("regular_2"), AutomaTookDice("fish", 1))
    shown = replace(scene(setup=setup, table=moment), events=events)
    steps = read(inline(automa(shown))).by_class("automa-steps")[0].words()
    assert ("seed and fruit are the faces that show them with nectar" in steps) == said


def test_in_a_lesson_without_it_the_automa_sleeps() -> None:
    shown = replace(looking("forester"), asleep=True)
    root = read(inline(automa(shown)))
    assert shown.words.text("automa_sleeps") in root.words()
    assert shown.words.bonus(CATALOG.bonus_cards["forester"]) not in root.words()
