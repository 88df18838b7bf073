"""Every bird in the log is a link to its card; what was answered unasked is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any, get_args

import pytest
from msgspec import structs
from msgspec.structs import replace

from tests.table import ALL_SETS, CATALOG, play_randomly, rng_for
from tests.ui.markup import Element, fields_of, read
from tests.ui.tables import EVENTS, scene
from wingspan.engine import Game, Setup
from wingspan.engine.components import ACTIONS, Language
from wingspan.engine.decision import Decision
from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    CardTucked,
    EggLaid,
    Hunted,
    PowerUsed,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.notation.hidden import as_seen_by
from wingspan.engine.options import TakeAction
from wingspan.ui.kit.html import p
from wingspan.ui.kit.parts import inline
from wingspan.ui.play.scene import LogNotes, Scene
from wingspan.ui.table.log import BIRD_FIELDS, TURNS_SHOWN, Teller, chapters, log, told
from wingspan.words import languages, words_in

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])
SETUPS = [
    Setup(players=1, names=("Ada",), automa="eagle", automubon=True, sets=ALL_SETS),
    Setup(players=3, names=("Ada", "Bo", "Cy"), sets=ALL_SETS),
]


def links(root: Element) -> list[tuple[str, str]]:
    """Return the text and the bird of every link."""
    return [(link.words(), fields_of(link)) for link in root.by_class("bird-link")]


def kinds_in(kind: Any) -> Iterator[Any]:
    """Yield a type and all types within it: ``tuple[str, ...] | None`` contains ``str``."""
    yield kind
    for part in get_args(kind):
        yield from kinds_in(part)


def test_every_text_in_an_event_is_a_bird_or_known_to_be_none() -> None:
    """A field that is not in BIRD_FIELDS gets no link; fields with other ids and faces are listed
    here.
    """
    texts = {
        field.name
        for event in get_args(AnyEvent)
        for field in structs.fields(event)
        if str in kinds_in(field.type)
    }
    assert texts - set(BIRD_FIELDS) == {"goals", "goal", "bonus", "bonuses", "face", "faces"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("setup", SETUPS, ids=["solo", "three"])
def test_every_bird_named_in_a_line_is_a_link_to_its_card(setup: Setup, language: Language) -> None:
    """Whole random games: the text of the lines is unchanged, and every name is a link."""
    words = words_in(language)
    shown = scene(ACTION, language=language, setup=setup)
    linked = 0
    for seed in range(3):
        game = Game.new(structs.replace(setup, seed=seed))
        play_randomly(game, rng_for("links", seed))
        for event in game.events:
            said = words.event(event, CATALOG, shown.names)
            markup = p[told(Teller.of(shown), event)]
            assert as_read(markup) == said
            found = links(read(markup))
            linked += len(found)
            for name, bird in found:
                assert words.place_of(CATALOG.birds[bird], name) == (0, len(name))
            rest = said
            for name, _ in found:
                rest = rest.replace(name, "", 1)
            assert [bird for bird in CATALOG.birds.values() if words.place_of(bird, rest)] == []
    assert linked > 300


def test_a_name_that_is_declined_is_a_link_as_a_whole() -> None:
    shown = scene(ACTION, language="de", setup=SETUPS[0])
    for bird, name in (
        ("american_coot", "Amerikanischen Blässhuhns"),
        ("american_kestrel", "Buntfalken"),
        ("mallard", "Stockente"),
    ):
        event = PowerUsed(0, bird)
        assert links(read(p[told(Teller.of(shown), event)])) == [(name, bird)]


def as_read(markup: str) -> str:
    """Return the text of markup without its tags."""
    return unescape(re.sub("<[^>]*>", "", markup))


def test_what_is_secret_is_no_link() -> None:
    """A card tucked from somebody else's hand is "a card"."""
    event = as_seen_by(CardTucked(1, "mallard", "anhinga"), 0)
    assert links(read(p[told(Teller.of(scene(ACTION)), event)])) == [("Mallard", "mallard")]


def test_a_hunter_and_its_prey_are_two_links_in_their_order() -> None:
    line = read(p[told(Teller.of(scene(ACTION)), Hunted(0, "barn_owl", "killdeer", True))])
    assert links(line) == [("Barn Owl", "barn_owl"), ("Killdeer", "killdeer")]


def test_all_cards_of_a_list_are_links() -> None:
    line = read(
        p[told(Teller.of(scene(ACTION)), TrayRefilled(("brant", "mallard"), ("killdeer",)))]
    )
    assert [bird for _, bird in links(line)] == ["brant", "mallard", "killdeer"]


def shown_log(scene_: Scene) -> Element:
    return read(inline(log(scene_))).by_id("log")


def test_what_was_answered_unasked_is_marked_and_nothing_else() -> None:
    events = (*EVENTS, ActionTaken(0, "lay_eggs"), EggLaid(0, "acorn_woodpecker"))
    root = shown_log(replace(scene(ACTION), events=events, log=LogNotes(automatic=frozenset([7]))))
    (mark,) = root.by_class("unasked")
    (line,) = [e for e in root.all() if e.tag == "li" and mark in e.children]
    assert line.words().startswith("Ada lays 1 egg on")


@pytest.mark.parametrize(("resumed", "live"), [(False, "polite"), (True, "off")])
def test_a_table_that_one_comes_back_to_does_not_read_its_whole_log_out(
    resumed: bool, live: str
) -> None:
    (region,) = shown_log(replace(scene(ACTION), log=LogNotes(resumed=resumed))).having(
        "role", "log"
    )
    assert region.attributes["aria-live"] == live


def test_the_log_keeps_to_the_last_turns() -> None:
    events = tuple(TurnBegan(number % 2, 1, number) for number in range(40))
    assert len(chapters(events, TURNS_SHOWN)) == TURNS_SHOWN
    numbers = [number for number, _ in chapters(events, TURNS_SHOWN)]
    assert numbers == list(range(40 - TURNS_SHOWN, 40))


def test_what_came_before_the_first_turn_is_a_chapter_too() -> None:
    found = chapters(EVENTS, 100)
    assert [number for number, _ in found] == [0, 1, 2, 5]
    assert sum(len(entries) for _, entries in found) == len(EVENTS)


def test_entry_is_told_anew_in_another_language_and_among_other_people() -> None:
    began = TurnBegan(player=0, round=1, turn=1)
    seen = scene(setup=SETUPS[1])
    renamed = scene(setup=replace(SETUPS[1], names=("Zoe", "Bo", "Cy")))
    french = replace(seen, words=words_in("fr"))
    for shown, said in (
        (seen, "Ada: round 1, turn 1"),
        (renamed, "Zoe: round 1, turn 1"),
        (french, "Ada\N{NO-BREAK SPACE}: manche 1, tour 1"),
        (seen, "Ada: round 1, turn 1"),
    ):
        assert told(Teller.of(shown), began) == said
