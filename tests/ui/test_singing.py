"""Birds sing when they are pressed, when they are played and as a game ends; never unasked."""

from __future__ import annotations

import json
from copy import deepcopy

import msgspec
import pytest

from tests.ui.fake_browser import Page, at
from tests.ui.sessions import POSITION, sitting_of, undo
from wingspan.engine import Game
from wingspan.engine.catalog import load_catalog
from wingspan.ui.messages import Close, Hear, HoldUp, OpenRule, Place, Set, ShowGallery
from wingspan.ui.own.singing import hearing
from wingspan.ui.play.settings import DEFAULTS, SETTINGS, changed, read_settings
from wingspan.ui.play.sitting import Sitting
from wingspan.voices import voice
from wingspan.voices.vocabulary import score

BIRDS = load_catalog().birds


def song(bird: str) -> list[dict[str, object]]:
    """Return the voice in the form that the page receives."""
    written: list[dict[str, object]] = json.loads(
        msgspec.json.encode(score(voice(bird, BIRDS[bird].scientific)))
    )
    return written


def bring(page: Page) -> None:
    """Do what was scheduled, such as fetching the voices."""
    waiting, page.screen.waiting = page.screen.waiting, []
    at(page, lambda: [act() for act in waiting])


def at_table(sound: str = "") -> Page:
    """Return a page at a game's first turn; ``sound``: the person's choice, "" if not asked yet."""
    page = Page()
    if sound:
        page.session.set("sound", sound)
    game = Game.from_position(deepcopy(POSITION))
    sitting = Sitting(game, page.session.settings)
    page.do(lambda: page.session.sit_down(sitting))
    bring(page)
    return page


def play_the_robin(page: Page) -> None:
    at(page, lambda: page.app.send(Place("american_robin", "forest")))
    assert sitting_of(page.session).game.state.players[0].mat["forest"]
    bring(page)


def signs(page: Page) -> list[str | None]:
    """Return the birds on the mat that offer their song."""
    (mat,) = page.screen.root.having("id", "mat-0")
    return [sign.attributes["data-with"] for sign in mat.having("data-do", "hear")]


def test_a_bird_that_is_played_sings_once_and_what_is_put_back_is_silent() -> None:
    page = at_table("medium")
    assert page.screen.sung == []
    play_the_robin(page)
    assert page.screen.sung == [([song("american_robin")], "medium", True)]
    page.do(lambda: undo(page.session))
    assert len(page.screen.sung) == 1


@pytest.mark.parametrize("sound", ["", "off"])
def test_nothing_sings_while_sound_is_off(sound: str) -> None:
    page = at_table(sound)
    play_the_robin(page)
    assert page.screen.sung == []


def test_the_first_view_does_without_the_voices() -> None:
    page = Page()
    bring(page)
    assert "voices" not in page.fetched
    page.app.send(ShowGallery())
    bring(page)
    assert "voices" in page.fetched


def test_the_pictures_of_bonus_cards_come_with_the_first_table() -> None:
    page = Page()
    bring(page)
    assert "emblems" not in page.fetched
    assert "emblems" in at_table("off").fetched


def test_nothing_sings_when_a_game_is_taken_up_again() -> None:
    page = at_table("soft")
    play_the_robin(page)
    later = Page(page.store)
    at(later, lambda: later.do(lambda: None))
    assert later.session.settings.sound == "off"
    later.session.set("sound", "soft")
    at(later, lambda: later.do(lambda: None))
    bring(later)
    assert "voices" in later.fetched
    at(later, lambda: later.do(lambda: None))
    assert later.screen.sung == []


def test_the_first_bird_offers_its_song_and_one_press_turns_sound_on() -> None:
    page = at_table()
    assert signs(page) == []
    play_the_robin(page)
    assert signs(page) == ['{"bird":"american_robin"}']
    at(page, lambda: page.press(Hear("american_robin")))
    assert page.screen.sung == [([song("american_robin")], "soft", False)]
    assert page.session.settings.sound == "soft"
    stored = read_settings(page.store.get(SETTINGS))
    assert (stored.sound, stored.sound_chosen) == ("soft", True)
    assert signs(page) == []


@pytest.mark.parametrize("sound", ["off", "soft"])
def test_nothing_is_offered_on_the_mat_once_somebody_has_chosen(sound: str) -> None:
    page = at_table(sound)
    play_the_robin(page)
    assert signs(page) == []


def test_whoever_turns_sound_off_has_chosen() -> None:
    assert hearing(DEFAULTS) == "unasked"
    assert hearing(changed(DEFAULTS, "sound", "loud")) == "on"
    assert hearing(changed(DEFAULTS, "sound", "off")) == "off"
    assert hearing(changed(DEFAULTS, "theme", "dark")) == "unasked"


def test_a_bird_is_heard_in_the_gallery_on_its_card_and_in_its_entry() -> None:
    page = Page()
    page.session.set("sound", "loud")
    page.app.send(ShowGallery())
    assert page.screen.root.having("data-do", "hear") == [], "there are no voices yet"
    bring(page)
    at(page, lambda: page.press(Hear("acorn_woodpecker")))
    page.app.send(HoldUp("mallard"))
    at(page, lambda: page.press(Hear("mallard")))
    page.app.send(Close())
    at(page, lambda: page.app.send(OpenRule("bird.osprey")))
    at(page, lambda: page.press(Hear("osprey")))
    birds = ["acorn_woodpecker", "mallard", "osprey"]
    assert page.screen.sung == [([song(bird)], "loud", False) for bird in birds]


def test_pictures_are_silent_where_sound_was_turned_off_but_a_word_turns_it_on() -> None:
    page = Page()
    page.session.set("sound", "off")
    page.app.send(ShowGallery())
    bring(page)
    assert page.screen.root.having("data-do", "hear") == []
    page.app.send(HoldUp("mallard"))
    (turns_on,) = page.screen.root.having("data-do", "hear")
    assert "Turn sound on" in turns_on.words()
    at(page, lambda: page.press(Hear("mallard")))
    assert page.session.settings.sound == "soft"
    page.app.send(Set("sound", "off"))
    assert page.session.hearing == "off"


def test_the_whole_mat_sings_as_the_game_ends_from_the_best_bird_on() -> None:
    position = deepcopy(POSITION)
    # Wild Turkey: 8 points. The Mallard is worth 0, with three eggs 3; the Robin is worth 1.
    position["round"] = 4
    position["players"][0]["mat"] = {
        "forest": [{"bird": "american_robin"}],
        "grassland": [{"bird": "wild_turkey"}],
        "wetland": [{"bird": "mallard", "eggs": 3}],
    }
    position["players"][0]["hand"] = []
    page = Page()
    page.session.set("sound", "soft")
    game = Game.from_position(position)
    page.do(lambda: page.session.sit_down(Sitting(game, page.session.settings)))
    bring(page)
    for _ in range(200):
        if page.session.phase == "over":
            break
        sitting = sitting_of(page.session)
        if sitting.round_end is not None:
            sitting.gone_on = len(sitting.game.state.scored)
        page.screen.sung.clear()
        at(page, lambda: page.choose(0))
    assert page.session.phase == "over"
    (mat,) = [player.mat for player in sitting_of(page.session).game.state.players]
    ((birds, volume, unasked),) = page.screen.sung
    assert len(birds) == sum(map(len, mat.values()))
    assert birds[0] == song("wild_turkey")
    assert (volume, unasked) == ("soft", True)


def test_without_a_network_the_game_goes_on_in_silence() -> None:
    page = Page()
    page.network = False
    sitting = Sitting(Game.from_position(deepcopy(POSITION)), page.session.settings)
    page.do(lambda: page.session.sit_down(sitting))
    bring(page)
    play_the_robin(page)
    assert signs(page) == []
    assert page.session.told == []
