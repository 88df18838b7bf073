"""The catalogues: the same messages in every language, said with the same values, well set.

``tests/ui/test_messages.py`` compares them with what the code asks for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from wingspan.words import AT_ONCE, DEFAULT, PARTS, folders, languages, words_in
from wingspan.words.folders import load
from wingspan.words.grammar import Grammar, Message, filled

pytest.importorskip("fluent.syntax", reason="the browser's Python has no compiler")

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tools import catalogues

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[2]
EVERY_PART = sorted((*AT_ONCE, *PARTS, "before"))
OTHERS = [language for language in folders() if language != DEFAULT]


@cache
def catalogue(language: str, part: str) -> dict[str, catalogues.Entry]:
    """Return the messages of a catalogue; a language that is not offered may lack it."""
    path = catalogues.WORDS / language / f"{part}.ftl"
    there = path.exists() or language in languages()
    return catalogues.read(path) if there else {}


def ways(entry: catalogues.Entry) -> set[str]:
    """Return each sentence that a message can be, with a sign in place of each value."""
    said = catalogues.sentences(entry.pattern)
    return {"".join("⬚" if text is None else text for text in way) for way in said}


def every_message() -> Iterator[tuple[str, catalogues.Entry, str]]:
    """Yield the full key of each English message with it and its part."""
    for part in EVERY_PART:
        for key, entry in catalogue(DEFAULT, part).items():
            yield (key if part in AT_ONCE else f"{part}/{key}"), entry, part


@pytest.mark.parametrize("language", languages())
def test_every_part_has_a_catalogue(language: str) -> None:
    assert {*catalogues.parts(catalogues.WORDS / language)} - {"names"} == {*EVERY_PART}


@pytest.mark.parametrize("part", EVERY_PART)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, part: str) -> None:
    own = catalogue(language, part)
    offered = language in languages()
    assert list(own) == [key for key in catalogue(DEFAULT, part) if offered or key in own]


@pytest.mark.parametrize("part", sorted({*EVERY_PART} - {"errors", "powers"}))
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_says_the_same_values_in_every_language(language: str, part: str) -> None:
    """What only chooses a form is each language's own affair, if the code gives it.

    Of the engine's errors, which are in English, each other language says what it can; and in a
    clause of a power, whom it speaks to stands in the verb or beside it.
    """
    english = catalogue(DEFAULT, part)
    for key, entry in catalogue(language, part).items():
        said, meant = entry.pattern, english[key].pattern
        assert catalogues.arguments(said, shown=True) == catalogues.arguments(meant, shown=True), (
            key
        )


def given() -> Iterator[tuple[str, str, set[str]]]:
    """Yield where the code asks for a message by its name, which, and the values it gives."""
    for path in sorted((ROOT / "wingspan").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="text"), args=[ast.Constant(value=str(key))]
                ) if all(keyword.arg for keyword in node.keywords):
                    place = f"{path.relative_to(ROOT)}:{node.lineno}"
                    yield place, key, {str(keyword.arg) for keyword in node.keywords}


def test_a_message_is_given_the_values_that_some_language_uses_and_no_others() -> None:
    used = {
        key: {
            value
            for language in folders()
            if entry.key in catalogue(language, part)
            for value in catalogues.arguments(catalogue(language, part)[entry.key].pattern)
        }
        for key, entry, part in every_message()
    }
    asked = list(given())
    assert len(asked) > 400
    assert [place for place, key, values in asked if values != used[key]] == []


# Plurals


@pytest.mark.parametrize("language", folders())
def test_plurals_are_those_of_the_cldr(language: str) -> None:
    from babel import Locale

    grammar: Grammar = load(language, "grammar").GRAMMAR
    category = Locale(language).plural_form
    assert [grammar.plural(n) for n in range(1000)] == [category(n) for n in range(1000)]


@pytest.mark.parametrize("part", EVERY_PART)
@pytest.mark.parametrize("language", folders())
def test_a_message_that_chooses_a_plural_has_every_form_of_its_language(
    language: str, part: str
) -> None:
    """Those of numbers that occur: French has one more for millions."""
    grammar: Grammar = load(language, "grammar").GRAMMAR
    forms = {grammar.plural(n) for n in range(1000)}
    wrong = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
            keys = {getattr(variant.key, "name", None) for variant in node.variants} - {None}
            if keys <= {*catalogues.CATEGORIES} and keys not in ({"other"}, forms):
                wrong.append(keys)
            self.generic_visit(node)

    for entry in catalogue(language, part).values():
        Choices().visit(entry.pattern)
    assert wrong == []


# Typography


@pytest.mark.parametrize("part", EVERY_PART)
@pytest.mark.parametrize("language", folders())
def test_messages_are_well_set(language: str, part: str) -> None:
    grammar: Grammar = load(language, "grammar").GRAMMAR
    for key, entry in catalogue(language, part).items():
        for text in ways(entry):
            assert catalogues.ill_set(text, grammar) == "", key


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("It’s “here” … 2–3 cards", ""),
        ("It's here", "apostrophes or no-break spaces: It’s here"),
        ("20 cm", "apostrophes or no-break spaces: 20\N{NO-BREAK SPACE}cm"),
        ('It is "here"', "quotation marks: “ and ”"),
        ("It is “here", "quotation marks: “ and ”"),
        ("It is «here»", "quotation marks: “ and ”"),
        ("It is ...", "an ellipsis is one sign: …"),
        ("2-3 cards", "a dash: –"),
        ("cards - all", "a dash: –"),
        ("cards ", "spaces"),
        ("two  spaces", "spaces"),
    ],
)
def test_what_is_not_well_set_is_noticed(text: str, wrong: str) -> None:
    assert catalogues.ill_set(text, load("en", "grammar").GRAMMAR) == wrong


SAME = {
    "automa",
    "before/page.step_python",
    "board/points",
    "board/solo",
    "cards/item.cube",
    "cards/item.point",
    "coach/gains_points",
    "coach/points",
    "coach/whole_points",
    "documentation",
    "gallery_habitat",
    "key_enter",
    "layout/at_automa",
    "layout/at_cubes",
    "layout/phase",
    "log/share",
    "log/share.placed",
    "points",
    "points_word",
    "program_strength_common_raven",
    "prompts/option.course",
    "reference/index",
    "reference/sign.play",
    "score",
    "score_nectar",
    "score_total",
    "tab_coach",
    "tab_layout",
    "things/automa_card.raoutoma",
    "things/food.fruit",
    "things/food.nectar",
    "title",
    "voices/home_europe",
    "watch_pause",
}
"""Messages that are the same in some other language."""
NAMES = ("program_name_", "voices/family.")
"""Messages that are names, which may be the same."""


def test_a_message_is_not_left_in_english() -> None:
    alike = set()
    for language, (key, entry, part) in product(OTHERS, every_message()):
        own = catalogue(language, part).get(entry.key)
        same = ways(entry) & ways(own) if own else set()
        if any(re.search("[a-z]{4}", text) for text in same):
            alike.add(key)
    assert {key for key in alike if not key.startswith(NAMES)} == SAME


# The compiler


def compiled(folder: Path, catalogue: str) -> dict[str, Message]:
    """Compile a catalogue of a made-up language; return its messages."""
    (folder / "qx").mkdir()
    (folder / "qx" / "live.ftl").write_text(catalogue, encoding="utf-8")
    source = catalogues.compiled(folder / "qx", "live")
    named: dict[str, dict[str, Message]] = {}
    french = source.replace("from ..grammar", "from wingspan.words.fr.grammar")
    exec(french.replace("Functions('qx')", "Functions('fr')"), named)
    return named["MESSAGES"]


MANY = """
### A file
## A group
# A comment
plain = Plain text, { "{" }braces{ "}" }
value = From { $a } to { $b }
choice =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
within = Les { $n ->
        [0] zéro
        [one] un
       *[other] { $n }
    } œufs { DE($who) }
nested =
    { $n ->
        [one]
            { $kind ->
                [big] grand
               *[small] petit
            }
       *[other] plusieurs
    }
part-of-it = Two lines
    of text
named = { CAPITAL(BIRD($bird, form: "the")) } mange { FOODS($food, join: "or") }
listed = { LIST($parts, join: "; ") }, { FOOD("seed", 2) } { HABITAT("forest", form: "of") }
"""


@pytest.mark.parametrize(
    ("key", "values", "text"),
    [
        ("plain", {}, "Plain text, {braces}"),
        ("value", {"a": 1, "b": "{b}"}, "From 1 to {b}"),
        ("choice", {"n": 1}, "1 œuf"),
        ("choice", {"n": 5}, "5 œufs"),
        ("within", {"n": 0, "who": "Ada"}, "Les zéro œufs d’Ada"),
        ("within", {"n": 1, "who": "Bo"}, "Les un œufs de Bo"),
        ("within", {"n": 7, "who": "Yann"}, "Les 7 œufs de Yann"),
        ("nested", {"n": 1, "kind": "big"}, "grand"),
        ("nested", {"n": 1, "kind": "other"}, "petit"),
        ("nested", {"n": 2, "kind": "big"}, "plusieurs"),
        ("part.of.it", {}, "Two lines\nof text"),
        (
            "named",
            {"bird": "Oie cendrée", "food": {"seed": 2, "fish": 0, "fruit": 1}},
            "L’Oie cendrée mange 2 graines ou 1 fruit",
        ),
        ("listed", {"parts": ["a", "b"]}, "a; b, graines de la forêt"),
    ],
)
def test_what_fluent_can_say_is_compiled(
    key: str, values: dict[str, object], text: str, tmp_path: Path
) -> None:
    assert filled(compiled(tmp_path, MANY)[key], values) == text


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    messages = compiled(tmp_path, "here = à table\n")
    assert messages.keys() == load(DEFAULT, "messages.live").MESSAGES.keys()
    assert filled(messages["here"], {}) == "à table"
    assert filled(messages["you"], {"name": "Ada"}) == words_in(DEFAULT).text(
        "live/you", name="Ada"
    )


@pytest.mark.parametrize(
    ("catalogue", "error"),
    [
        ("a = A\nb = { $n ->\n}\n", r"live\.ftl:2: Expected"),
        ("a = A\na = B\n", r"live\.ftl:2: a is there already"),
        ("# A comment\n-term = A\n", r"live\.ftl:\d: only messages"),
        ("\n\na = { other }\n", r"live\.ftl:3: MessageReference is not compiled"),
    ],
)
def test_what_cannot_be_compiled_is_named_with_its_line(
    catalogue: str, error: str, tmp_path: Path
) -> None:
    with pytest.raises(catalogues.CatalogueError, match=error):
        compiled(tmp_path, catalogue)


def test_a_catalogue_is_compiled_when_it_has_changed_and_removed_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "qx"
    folder.mkdir()
    (folder / "live.ftl").write_text("here = one\n", encoding="utf-8")
    module = folder / "messages" / "live.py"
    catalogues.refresh(tmp_path)
    first = module.read_text(encoding="utf-8")
    assert "here: one" in first
    (folder / "live.ftl").write_text("here = two\n", encoding="utf-8")
    (folder / "messages" / "gone.py").touch()
    catalogues.refresh(tmp_path)
    assert "here: two" in module.read_text(encoding="utf-8")
    assert not (folder / "messages" / "gone.py").exists()
