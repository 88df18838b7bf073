"""The dialog about the page and the work of others in it, in all languages."""

from __future__ import annotations

import pytest

from tests.ui.markup import Element, command_of, read
from wingspan.engine import load_catalog
from wingspan.engine.components import Language
from wingspan.ui import messages
from wingspan.ui.own.about import about_dialog
from wingspan.ui.own.shipped import Shipped, ShippedPart
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.moment import AboutPage
from wingspan.ui.session.session import Session
from wingspan.words import languages, words_in

LARK = ShippedPart("Lark", "1.2", "MPL-2.0", "https://lark.example", "", "licences/MPL-2.0.txt")
FINCH = ShippedPart("Finch", "", "MIT", "https://finch.example", "Lark", "licences/MIT.txt")


def about(language: Language, *more: ShippedPart, docs: str = "") -> Element:
    shipped = Shipped("0.9", (LARK, FINCH, *more))
    return read(about_dialog(words_in(language), shipped, AboutPage("abc123", docs))).by_id("about")


@pytest.mark.parametrize(
    ("language", "unofficial"),
    [
        ("de", "weder verbunden mit Verlag"),
        ("en", "not affiliated with or endorsed by"),
        ("fr", "sans lien avec l’éditeur"),
    ],
)
def test_it_tells_its_version_and_that_it_is_no_official_game(
    language: Language, unofficial: str
) -> None:
    told = about(language).words()
    assert "Version 0.9" in told and "abc123" in told
    assert unofficial in told


@pytest.mark.parametrize("language", languages())
def test_every_part_is_there_with_its_home_and_the_text_of_its_licence(language: Language) -> None:
    links = [one for one in about(language).all() if one.tag == "a"]
    assert [(link.text, link.attributes["href"]) for link in links] == [
        ("MIT", "./licences/wingspan.txt"),
        ("Lark", "https://lark.example"),
        ("MPL-2.0", "./licences/MPL-2.0.txt"),
        ("Finch", "https://finch.example"),
        ("MIT", "./licences/MIT.txt"),
    ]
    assert {link.attributes["target"] for link in links} == {"_blank"}


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "gemeinfrei"), ("en", "public domain"), ("fr", "domaine public")],
)
def test_what_is_in_the_public_domain_says_so_in_the_language_of_the_page(
    language: Language, said: str
) -> None:
    wren = ShippedPart("Wren", "2", "public domain", "https://wren.example", "", "licences/a.txt")
    assert said in about(language, wren).words()


def test_a_part_that_another_carries_stands_under_it() -> None:
    lark, finch = (item for item in about("en").all() if item.tag == "li")
    assert finch in lark.all()


def test_the_settings_lead_there() -> None:
    session = Session(load_catalog())
    session.open_dialog("settings")
    (button,) = (
        button
        for button in read(page(moment(session))).by_id("settings").having("data-do")
        if command_of(button) == messages.Open("about")
    )
    assert button.text == "About this page"


DOCS = "./docs/"


@pytest.mark.parametrize("published", [DOCS, ""])
def test_the_menu_leads_to_the_documentation_where_there_is_one(published: str) -> None:
    session = Session(load_catalog())
    session.docs = published
    session.open_dialog("menu")
    menu = read(page(moment(session))).by_id("menu")
    assert [link.attributes["href"] for link in menu.having("href")] == [published] * bool(
        published
    )
    assert [len(item.having("href")) for item in menu.by_class("needs-network")] == (
        [1] if published else []
    )


def test_so_does_what_the_page_says_about_itself() -> None:
    addresses = [link.attributes["href"] for link in about("en", docs=DOCS).having("href")]
    assert addresses.count(DOCS) == 1
    assert "" not in [link.attributes["href"] for link in about("en").having("href")]
