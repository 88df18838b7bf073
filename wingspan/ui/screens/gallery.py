"""All birds of all sets, with a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS, HABITATS, NESTS, Color, Language
from wingspan.engine.conditions import Birds, Eggs
from wingspan.engine.matching import matches
from wingspan.words import Words

from .. import commands
from ..commands import CardField
from ..kit.buttons import on_input
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..session.decks import Decks
from ..session.moment import Gallery
from ..table.bird_card import Card, bird_card, heard, surface_of
from .choosing import choosing

MOST_SHOWN = 60
COLORS: tuple[Color, ...] = ("white", "brown", "pink", "teal", "yellow", "none")
_PLAIN = str.maketrans("àâäáãåçéèêëíîïñóôöúùûüýÿ’-", "aaaaaaceeeeiiinooouuuuyy'  "[:26])


@cache
def plain(name: str) -> str:
    """Return a name in a form for searching: lower case, no accents, spaces for hyphens."""
    return name.lower().translate(_PLAIN).replace("œ", "oe").replace("æ", "ae")


def found(catalog: Catalog, asked: Mapping[str, str], language: Language) -> list[BirdCard]:
    """Return the matching birds, sorted by name. ``asked``: the values of the gallery's fields.

    Names are searched in both languages and in Latin; one of them must contain every word.
    """
    tests = _tests(catalog, asked, language)
    birds = [card for card in catalog.birds.values() if all(test(card) for test in tests)]
    return sorted(birds, key=lambda card: plain(card.name[language]))


def _tests(
    catalog: Catalog, asked: Mapping[str, str], language: Language
) -> list[Callable[[BirdCard], bool]]:
    tests: list[Callable[[BirdCard], bool]] = []
    words = plain(asked.get("gallery_name", "")).split()
    if words:
        tests.append(lambda card: any(_named(name, words) for name in _names(card)))
    if habitat := asked.get("gallery_habitat"):
        tests.append(lambda card: habitat in card.habitats)
    if food := asked.get("gallery_food"):
        tests.append(lambda card: card.cost.wild > 0 if food == "wild" else food in card.cost.food)
    if nest := asked.get("gallery_nest"):
        tests.append(lambda card: card.nest == nest)
    if color := asked.get("gallery_power"):
        tests.append(lambda card: card.color == color)
    if cards := asked.get("gallery_set"):
        tests.append(lambda card: catalog.set_of[card.id] == cards)
    bonus = catalog.bonus_cards.get(asked.get("gallery_bonus", ""))
    if bonus is not None and isinstance(bonus.counts, (Birds, Eggs)):
        like = bonus.counts.like
        tests.append(lambda card: like is not None and matches(card, like, language))
    return tests


def _names(card: BirdCard) -> tuple[str, ...]:
    return (*card.name.values(), card.scientific)


def _named(name: str, words: list[str]) -> bool:
    found_in = plain(name)
    return all(word in found_in for word in words)


def gallery_dialog(words: Words, shown: Gallery) -> Html:
    """The gallery as a dialog over the page."""
    return gallery(shown.catalog, words, shown.asked, shown.decks, shown.hearing)


def gallery(
    catalog: Catalog,
    words: Words,
    asked: Mapping[str, str],
    decks: Decks | None = None,
    hearing: str = "",
) -> Html:
    """The fields, the number of birds found, and the first :data:`MOST_SHOWN` as full cards.

    ``decks``: the chosen cards of new games; if given, pressing a card leaves it out.
    """
    birds = found(catalog, asked, words.printed)
    shown = birds[:MOST_SHOWN]
    told = words.text("gallery_found", n=len(birds))
    if len(birds) > MOST_SHOWN:
        told += " · " + words.text("gallery_first", n=MOST_SHOWN)
    return el(
        "dialog",
        el(
            "h2",
            words.text("gallery" if decks is None else "left_out_choose"),
            id="gallery-title",
        ),
        close_corner(words),
        _fields(catalog, words, asked),
        None if decks is None else choosing(words, catalog, decks, asked),
        el("p", told, class_="faint", role="status"),
        el(
            "ul",
            *(_card(card, words, decks, hearing) for card in shown),
            class_="cards gallery-birds",
        ),
        open=True,
        class_="dialog gallery panel",
        aria_labelledby="gallery-title",
        id="gallery",
    )


def _card(card: BirdCard, words: Words, decks: Decks | None, hearing: str) -> Html:
    if decks is None:
        corner = heard(hearing, card, words, "picture")
        return bird_card(Card(card=card, words=words, where="gallery", corner=corner))
    out = card.id in decks.left_out
    surface = surface_of(
        commands.LeaveOut(card.id),
        words.text("leave_out", card=words.bird(card)),
        pressed=out,
    )
    mark = words.text("left_out") if out else ""
    return bird_card(
        Card(card=card, words=words, where="gallery", dim=out, mark=mark, surface=surface)
    )


def _fields(catalog: Catalog, words: Words, asked: Mapping[str, str]) -> Html:
    bonus = [
        (card.id, words.bonus(card))
        for card in catalog.bonus_cards.values()
        if isinstance(card.counts, (Birds, Eggs)) and card.counts.like is not None
    ]
    selects: dict[CardField, list[tuple[str, str]]] = {
        "habitat": [(habitat, words.habitat(habitat)) for habitat in HABITATS],
        "food": [*((food, words.food(food)) for food in FOODS), ("wild", words.text("any_food"))],
        "nest": [(nest, words.nest(nest)) for nest in (*NESTS, "star", "none")],
        "power": [(color, words.power_kind(color)) for color in COLORS],
        "bonus": sorted(bonus, key=lambda pair: plain(pair[1])),
        "set": [(name, words.text(f"set.{name}")) for name in catalog.sets],
    }
    return el(
        "div",
        el(
            "label",
            words.text("gallery_name"),
            el(
                "input",
                type="search",
                value=asked.get("gallery_name", ""),
                **on_input(commands.FindCards("name"), "value"),
                id="gallery-name",
                autocomplete="off",
            ),
        ),
        el("details", el("summary", _filters(words, asked, selects)), class_="gallery-filters"),
        el(
            "div",
            *(
                _select(words, field, choices, asked.get(f"gallery_{field}", ""))
                for field, choices in selects.items()
            ),
            class_="gallery-selects",
        ),
        class_="gallery-fields",
    )


def _filters(words: Words, asked: Mapping[str, str], fields: Iterable[CardField]) -> str:
    """The heading of the filters, which a phone folds, with the number of those in use."""
    used = sum(bool(asked.get(f"gallery_{field}")) for field in fields)
    return words.text("gallery_filters") + (f" ({used})" if used else "")


def _select(words: Words, field: CardField, choices: list[tuple[str, str]], chosen: str) -> Html:
    return el(
        "label",
        words.text(f"gallery_{field}"),
        el(
            "select",
            el("option", words.text("gallery_any"), value=""),
            *(
                el("option", label[:1].upper() + label[1:], value=value, selected=value == chosen)
                for value, label in choices
            ),
            **on_input(commands.FindCards(field), "value"),
            id=f"gallery-{field}",
        ),
    )
