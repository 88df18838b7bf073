"""Cards left out of new games: chosen in the gallery, kept by name, shared."""

from __future__ import annotations

import pytest

from tests.ui.fake_browser import Page
from tests.ui.markup import command_of, read
from wingspan.engine import Setup, load_catalog
from wingspan.engine.components import Language
from wingspan.links import LinkError, pack_deal, unpack_deal
from wingspan.ui.forms import NewGame
from wingspan.ui.forms import read as read_form
from wingspan.ui.games.arrival import setup_lines
from wingspan.ui.games.start_page import left_out
from wingspan.ui.kit.buttons import written as written_command
from wingspan.ui.messages import (
    DropDeck,
    FindCards,
    KeepDeck,
    LeaveOut,
    LeaveOutFound,
    ShowGallery,
    UseDeck,
)
from wingspan.ui.own.gallery import gallery_dialog
from wingspan.ui.session.decks import MOST_KEPT, Decks, how_many_out, read_decks, written
from wingspan.ui.session.moment import Gallery
from wingspan.words import words_in

CATALOG = load_catalog()
EN = words_in("en")
OUT = Decks(("barn_owl", "mallard"))
BOTH = Decks(("barn_owl", "forester", "historian", "mallard"))


def write(page: Page, field: str, text: str) -> None:
    """Fill in a field of the gallery."""
    if field == "gallery_deck":
        page.screen.filled_in["gallery-deck"] = text
    else:
        page.app.send(FindCards("name", text))


def test_a_bird_is_left_out_once_and_taken_back() -> None:
    decks = Decks().leaving_out(["mallard"]).leaving_out(["mallard", "barn_owl"])
    assert decks == OUT
    assert decks.taking_back(["mallard", "emu"]).left_out == ("barn_owl",)


def test_a_deck_is_kept_by_name_used_and_forgotten() -> None:
    decks = OUT.keeping("  No   owls ")
    assert decks.name == "No owls"
    other = decks.taking_back(["mallard"])
    assert other.name == ""
    assert other.using("No owls").left_out == OUT.left_out
    assert other.using("no such").left_out == ("barn_owl",)
    gone = decks.dropping("No owls")
    assert (gone.kept, gone.left_out) == ({}, OUT.left_out)


def test_a_deck_without_a_name_or_one_too_many_is_not_kept() -> None:
    assert OUT.keeping("  ") == OUT
    full = OUT
    for number in range(MOST_KEPT):
        full = full.keeping(f"deck {number}")
    assert full.keeping("one more") == full
    assert full.taking_back(["mallard"]).keeping("deck 3").kept["deck 3"] == ("barn_owl",)


@pytest.mark.parametrize("stored", [None, "", "[]", '{"left_out": 3}', "no json"])
def test_what_cannot_be_read_leaves_nothing_out(stored: str | None) -> None:
    assert read_decks(stored) == Decks()


def test_decks_are_read_as_they_were_written() -> None:
    decks = OUT.keeping("No owls")
    assert read_decks(written(decks)) == decks


def test_the_form_says_how_many_are_left_out_and_deals_without_them() -> None:
    entry = read(left_out(EN, OUT.keeping("No owls")))
    assert "No owls: 2 birds left out" in entry.words()
    (hidden,) = entry.having("name", "without")
    setup = read_form(NewGame, {"without": hidden.attributes["value"]}).setup(5)
    assert setup.without == OUT.left_out
    (button,) = [each for each in entry.all() if each.tag == "button"]
    assert command_of(button) == ShowGallery(choosing=True)
    assert "All birds" in read(left_out(EN, Decks())).words()
    assert read_form(NewGame, {"without": ""}).setup(5).without == ()


def test_in_the_gallery_each_bird_is_a_switch_only_where_birds_are_chosen() -> None:
    asked = {"gallery_name": "barn owl"}
    assert not read(gallery_dialog(EN, Gallery(CATALOG, asked))).having("aria-pressed")
    (birds,) = read(gallery_dialog(EN, Gallery(CATALOG, asked, OUT))).by_class("gallery-birds")
    (card,) = birds.by_class("card")
    (switch,) = card.by_class("deed")
    assert command_of(switch) == LeaveOut("barn_owl")
    assert switch.attributes["aria-pressed"] == "true"
    assert "left out" in card.words()
    (birds,) = read(
        gallery_dialog(EN, Gallery(CATALOG, {"gallery_name": "killdeer"}, OUT))
    ).by_class("gallery-birds")
    (card,) = birds.by_class("card")
    assert card.by_class("deed")[0].attributes["aria-pressed"] == "false"


def test_bonus_cards_are_switches_beside_the_birds_but_for_those_of_the_automa_alone() -> None:
    """The base game has 26 and the expansions 5, 7 and 13; 4 of these are the Automa's alone."""
    root = read(gallery_dialog(EN, Gallery(CATALOG, {}, BOTH)))
    cards = root.by_class("choosing-bonus")[0].by_class("bonus-card")
    assert len(cards) == 47
    out = [card for card in cards if card.by_class("deed")[0].attributes["aria-pressed"] == "true"]
    assert [command_of(card.by_class("deed")[0]) for card in out] == [
        LeaveOut("forester"),
        LeaveOut("historian"),
    ]
    assert all("left out" in card.words() for card in out)
    assert "2 birds left out, 2 bonus cards left out" in root.words()
    assert not read(gallery_dialog(EN, Gallery(CATALOG, {}))).by_class("choosing-bonus")


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((), "All birds and bonus cards"),
        (("mallard",), "1 bird left out"),
        (("forester",), "1 bonus card left out"),
        (BOTH.left_out, "2 birds left out, 2 bonus cards left out"),
    ],
)
def test_birds_and_bonus_cards_left_out_are_counted_apart(
    cards: tuple[str, ...], said: str
) -> None:
    assert how_many_out(EN, cards) == said


def test_a_game_is_dealt_without_the_bonus_cards_of_a_deck_with_a_name() -> None:
    page = Page()
    page.press(ShowGallery(choosing=True))
    page.press(LeaveOut("forester"))
    page.press(LeaveOut("historian"))
    page.press(LeaveOut("historian"))
    write(page, "gallery_deck", "No forests")
    page.press(KeepDeck())
    again = Page(page.store)
    assert again.session.decks.name == "No forests"
    (hidden,) = again.screen.root.having("name", "without")
    again.screen.filled_in["without"] = hidden.attributes["value"]
    again.begin()
    game = again.session.game
    assert game is not None and game.setup.without == ("forester",)
    dealt = {*game.state.bonus_deck.cards, *game.state.players[0].choosing}
    assert "forester" not in dealt and "historian" in dealt


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "without: 0 bonus cards are left; 3 are dealt at the start."),
        ("fr", "Cette mise en place ne peut pas être jouée : trop de cartes sont écartées."),
    ],
)
def test_a_deck_with_too_few_bonus_cards_says_so_on_the_form(language: Language, said: str) -> None:
    page = Page()
    page.session.language = language
    every = [card.id for card in CATALOG.bonus_cards.values() if not card.automa_only]
    page.session.decks = Decks().leaving_out(every)
    page.screen.filled_in["without"] = " ".join(every)
    page.submit()
    assert page.session.phase == "start"
    refused = page.screen.root.by_class("refusal")[0].words()
    assert refused.replace("\u00a0", " ") == said


def test_from_the_gallery_to_a_game_that_is_dealt_without_them() -> None:
    page = Page()
    page.press(ShowGallery(choosing=True))
    write(page, "gallery_name", "barn owl")
    page.press(LeaveOut("barn_owl"))
    write(page, "gallery_name", "eagle")
    page.press(LeaveOutFound())
    out = page.session.decks.left_out
    assert {"barn_owl", "bald_eagle", "golden_eagle"} <= set(out)
    page.press(LeaveOut("bald_eagle"))
    name, fields = written_command(LeaveOut("no_such_bird"))
    page.command(name, fields or "")
    assert set(out) - set(page.session.decks.left_out) == {"bald_eagle"}
    assert set(page.session.decks.left_out) < set(out)
    write(page, "gallery_deck", "Quiet woods")
    page.press(KeepDeck())
    again = Page(page.store)
    assert again.session.decks.name == "Quiet woods"
    again.screen.filled_in["without"] = again.screen.root.having("name", "without")[0].attributes[
        "value"
    ]
    again.begin()
    assert again.session.game is not None
    assert "golden_eagle" in again.session.game.setup.without
    deck = again.session.game.state.deck
    assert not {"barn_owl", "golden_eagle"} & {*deck.cards, *again.session.game.state.tray}


def test_all_birds_come_back_and_a_deck_is_forgotten() -> None:
    page = Page()
    page.press(ShowGallery(choosing=True))
    write(page, "gallery_name", "barn owl")
    page.press(LeaveOut("barn_owl"))
    write(page, "gallery_deck", "No owls")
    page.press(KeepDeck())
    page.press(UseDeck())
    assert not page.session.decks.left_out
    page.press(UseDeck("No owls"))
    assert list(page.session.decks.left_out) == ["barn_owl"]
    page.press(LeaveOutFound(back=True))
    page.press(DropDeck("No owls"))
    assert page.session.decks == Decks()


def test_the_deal_is_shared_with_what_is_left_out_and_says_so() -> None:
    setup = Setup(players=2, seed=5, without=BOTH.left_out)
    came = unpack_deal(pack_deal(setup))
    assert came.setup.without == BOTH.left_out
    assert "2 birds left out, 2 bonus cards left out" in list(setup_lines(EN, came.setup))


def test_a_deal_with_the_automubon_society_card_says_so() -> None:
    against = Setup(players=1, automa="eagle", automubon=True)
    assert "With the Automubon Society card" in list(setup_lines(EN, against))


def test_a_deal_with_too_few_bonus_cards_cannot_be_shared() -> None:
    setup = Setup(players=2, without=CATALOG.ids_of("bonus_cards", ("core",)))
    with pytest.raises(LinkError, match="0 bonus cards are left"):
        pack_deal(setup)
