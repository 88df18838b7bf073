"""Which birds the gallery finds."""

from __future__ import annotations

import pytest

from tests.ui.fake_browser import Page
from tests.ui.markup import read
from wingspan.engine import load_catalog
from wingspan.engine.components import Language
from wingspan.ui.messages import FindAllCards, FindCards, ShowGallery
from wingspan.ui.own.card_search import found
from wingspan.ui.own.gallery import gallery_dialog
from wingspan.ui.session.moment import Gallery
from wingspan.words import languages, words_in

CATALOG = load_catalog()


def ids(**asked: str) -> list[str]:
    return [card.id for card in found(CATALOG, asked, words_in("en"))]


def test_without_a_question_all_birds_of_all_sets_are_found() -> None:
    assert sorted(ids()) == sorted(CATALOG.birds)


@pytest.mark.parametrize("typed", ["Mallard", "MALL", "anas platy", "canard colvert"])
def test_a_bird_is_found_by_its_names_in_both_languages(typed: str) -> None:
    assert "mallard" in ids(gallery_name=typed)


def test_accents_and_hyphens_need_not_be_typed() -> None:
    assert "coal_tit" in ids(gallery_name="mesange noire")
    assert "yellow_headed_blackbird" in ids(gallery_name="yellow headed")
    swiss = found(CATALOG, {"gallery_name": "weissbrust"}, words_in("de"))
    assert "white_throated_swift" in [card.id for card in swiss]


def test_several_questions_must_all_be_met() -> None:
    birds = [CATALOG.birds[i] for i in ids(gallery_habitat="wetland", gallery_food="fish")]
    assert birds
    assert all("wetland" in b.habitats and "fish" in b.cost.food for b in birds)
    assert ids(gallery_power="yellow", gallery_set="core") == []


@pytest.mark.parametrize(("more", "number"), [({}, 98), ({"gallery_set": "oceania"}, 20)])
@pytest.mark.parametrize("language", languages())
def test_the_gallery_says_how_many_there_are_and_shows_the_first(
    language: Language, more: dict[str, str], number: int
) -> None:
    """By the facts, 98 birds have a cavity nest, 20 of them in the Oceania expansion."""
    asked = {"gallery_nest": "cavity", **more}
    root = read(gallery_dialog(words_in(language), Gallery(CATALOG, asked)))
    assert root.having("role", "status")[0].words().startswith(f"{number} ")
    assert len(root.by_class("card")) == min(number, 60)


def test_a_search_without_a_bird_offers_all_of_them_again() -> None:
    page = Page()
    page.app.send(ShowGallery())
    page.app.send(FindCards("power", "yellow"))
    page.app.send(FindCards("set", "core"))
    assert not page.screen.root.by_id("gallery").by_class("card")
    page.press(FindAllCards())
    assert len(page.screen.root.by_id("gallery").by_class("card")) == 60
    assert not page.screen.root.by_id("gallery").by_class("no-birds")


def test_the_birds_of_a_bonus_card_are_found() -> None:
    """The Falconer counts birds with a predator's power."""
    birds = {bird for bird, card in CATALOG.birds.items() if card.predator}
    assert {*ids(gallery_bonus="falconer")} == birds
