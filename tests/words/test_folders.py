"""One folder per language: the same files in each, and a third folder is a third language."""

from __future__ import annotations

import ast
import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wingspan.words
from tests.ui.markup import read
from tests.ui.tables import SOLO
from tools.site import before_python, watch, with_sentences
from wingspan.engine.catalog import load_catalog
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.session import Session
from wingspan.words import folders, has_names, languages, own_name, spoken, words_in
from wingspan.words.folders import load
from wingspan.words.reference.book import Book
from wingspan.words.teaching.lessons import lesson_texts
from wingspan.words.voices import Sound, told

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "wingspan" / "words"
CATALOG = load_catalog()


def files(language: str) -> set[str]:
    folder = WORDS / language
    paths = [*folder.rglob("*.py"), *folder.rglob("*.ftl"), *folder.rglob("*.md")]
    return {str(path.relative_to(folder)) for path in paths}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_files(language: str) -> None:
    own = {"names.ftl", "messages/names.py"}  # the card files have English names
    assert files(language) - own == files("en")
    assert len(files(language)) > 40


def test_the_languages_are_known_by_their_folders() -> None:
    assert folders() == ("de", "en", "fr")
    assert [own_name(language) for language in folders()] == ["Deutsch", "English", "Français"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("fr", "fr"),
        ("de-AT", "de"),
        ("fr-CA", "fr"),
        ("FR-ch", "fr"),
        ("en-GB", "en"),
        ("frr", "en"),
        ("", "en"),
    ],
)
def test_who_asks_for_a_language_without_a_folder_is_spoken_to_in_english(
    wanted: str, language: str
) -> None:
    assert spoken(wanted) == language


NAMES_ON_CARDS = re.compile(r"names_language|\.named\[")
"""What is said where names on cards are meant, which count for bonus cards in their language."""


def asked_in(path: Path) -> list[str]:
    """Return what a file defines with "en" or "fr", unless it is about the names on cards."""
    source = path.read_text(encoding="utf-8")
    return [
        f"{path.stem} {ast.unparse(statement).split()[0].rstrip(':')}"
        for statement in ast.parse(source).body
        if any(
            isinstance(node, ast.Constant) and node.value in languages()
            for node in ast.walk(statement)
        )
        and not NAMES_ON_CARDS.search(ast.get_source_segment(source, statement) or "")
    ]


@pytest.mark.native_only
def test_no_view_and_no_rule_of_grammar_asks_which_language_it_is() -> None:
    """One language is the default, and a browser's keyboard has a language of its own."""
    own = [WORDS / language for language in folders()]
    paths = [
        path
        for path in [*(ROOT / "wingspan" / "ui").rglob("*.py"), *WORDS.rglob("*.py")]
        if not any(folder in path.parents for folder in own)
    ]
    assert len(paths) > 80
    assert [name for path in paths for name in asked_in(path)] == [
        "layouts USUAL",
        "folders DEFAULT",
    ]


# What is said before Python is loaded


def test_the_page_and_its_watch_say_what_every_language_has_and_nothing_else_is_there() -> None:
    index = (ROOT / "index.html").read_text(encoding="utf-8")
    asked = {*re.findall(r'data-say="(\w+)"', index), *re.findall(r"\{(\w+)\}", index)}
    script = (ROOT / "static" / "watch.js").read_text(encoding="utf-8")
    written = {*re.findall(r'"([a-z]+)"', script)}
    said = {*re.findall(r'(?:say|show|failed|return)(?:\(|\ \[)"(\w+)"', script)}
    for sentences in before_python("page").values():
        assert set(sentences) == asked
    for sentences in before_python("watch").values():
        assert said <= set(sentences) <= written
        filled_in = {key for key, sentence in sentences.items() if "{what}" in sentence}
        assert filled_in == {"old", "slash", "refused", "type"}


def test_the_page_holds_its_sentences_in_every_language() -> None:
    index = with_sentences((ROOT / "index.html").read_text(encoding="utf-8"))
    step = re.search(r'<li data-step="rules" (data-say [^>]*)>The rules</li>', index)
    assert step is not None
    others = (f'data-{language}="' for language in languages())
    assert all(other in step[1] for other in others)
    assert 'data-en="The rules"' in step[1] and 'data-fr="Les règles"' in step[1]
    assert re.search("needs JavaScript\\. · .*Ce jeu tourne", index)
    assert "<title>Wingspan – unofficial fan project</title>" in index
    assert re.search(r'data-say="|\{\w+\}', index) is None


def test_the_watch_is_written_with_its_sentences_the_default_language_first() -> None:
    assert 'const words = {"en":{"title":"The game could not be started"' in watch()
    assert "a répondu {what}." in watch()


# A third language is a third folder.

ITSELF = """
NAME = "Quxu"
HAS_NAMES = False
OFFERED = True
"""

GRAMMAR = '''
"""The grammar of a language that marks its sentences, and has a dual in place of a singular."""

from ..grammar import Grammar

GRAMMAR = Grammar(
    category=lambda n: "one" if n == 2 else "other",
    set_right="⟦{}⟧".format,
    colon=" = ",
    comma=" / ",
    semicolon=" // ",
    decimal_mark="_",
    quotes=("⟪", "⟫"),
    functions={"A": str},
)
'''
NAMING = '''
"""Its cards bear their French names."""

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="fr",
    a_card="kartu",
    grammar=GRAMMAR,
)
'''


def marked(catalogue: str) -> str:
    """Return a catalogue with the marks of the made-up language around every message."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            elements = entry.value.elements
            elements[:] = [ast.TextElement("⟦"), *elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Add a language "qx": a copy of the English folder with its own name, grammar and naming."""
    from tools import catalogues  # the browser's Python has no compiler

    folder = tmp_path / "qx"
    left_out = shutil.ignore_patterns("__pycache__", "messages")
    shutil.copytree(WORDS / "en", folder, ignore=left_out)
    for path in folder.glob("*.ftl"):
        path.write_text(marked(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in folder.rglob("*.md"):
        titles = re.sub(r"(?m)^### (.+)$", r"### ⟦\1⟧", path.read_text(encoding="utf-8"))
        path.write_text(titles, encoding="utf-8")
    catalogues.refresh(tmp_path)
    (folder / "__init__.py").write_text(ITSELF, encoding="utf-8")
    (folder / "grammar.py").write_text(GRAMMAR, encoding="utf-8")
    (folder / "naming.py").write_text(NAMING, encoding="utf-8")
    yield from found_in(tmp_path, "qx", monkeypatch)


def found_in(place: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Have the folder of a language found in ``place``, and forgotten again."""
    monkeypatch.setattr(wingspan.words, "__path__", [*wingspan.words.__path__, str(place)])
    importlib.invalidate_caches()
    for known in (folders, languages):
        known.cache_clear()
    yield language
    for known in (folders, languages):
        known.cache_clear()
    words_in.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"wingspan.words.{language}")]:
        del sys.modules[name]


def bare(markup: str) -> str:
    """Return the words of a page that do not carry the marks of the made-up language."""
    text = re.sub(r"<(?:svg|title)\b.*?</(?:svg|title)>", "", markup, flags=re.DOTALL)
    text = re.sub(r"<[^>]*>", "\n", text)
    for _ in range(5):  # a sentence within a sentence
        text = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return " ".join(re.findall(r"[^\W\d_]+", text))


@pytest.mark.native_only
def test_a_folder_more_is_a_language_more_on_every_page(made_up: str) -> None:
    assert made_up in languages()
    assert own_name(made_up) == "Quxu"
    assert spoken("QX-ab") == made_up
    session = Session(CATALOG, made_up)
    start = page(moment(session))
    assert read(start).having("data-with", '{"language":"qx"}')
    session.begin(SOLO)
    # What belongs to no language: languages' own names and codes, a player's name, the sign "i".
    codes = {language.upper() for language in languages()}
    named = {own_name(language) for language in languages() if has_names(language)}
    assert set(bare(start).split()) == codes | named
    assert set(bare(page(moment(session))).split()) == codes | {"Ada", "i"}


@pytest.mark.native_only
def test_its_grammar_and_its_names_are_used(made_up: str) -> None:
    words = words_in(made_up)
    assert words.text("eggs_count", n=2) == "⟦2 egg⟧"
    assert words.text("eggs_count", n=1) == "⟦1 eggs⟧"
    assert words.all_of(["a", "b", "c"]) == "a / b ⟦and⟧ c"
    assert words.label("a") == "a = "
    assert words.tenths(755) == "75_5"
    assert words.bird(CATALOG.birds["mallard"]) == "⟦Canard colvert⟧"
    assert (
        words.bonus_points(CATALOG.bonus_cards["anatomist"])
        == "⟦⟦2–⟦3 birds⟧⟧: 3 points⟧ // ⟦⟦4 or more⟧: 7⟧"
    )


@pytest.mark.native_only
def test_its_reference_lessons_coach_and_its_page_before_python_are_found(made_up: str) -> None:
    book = Book(made_up, CATALOG)
    assert book.title("setup").startswith("⟦")
    assert "bird.mallard" in book.search("canard colvert")
    assert "bird.mallard" in book.search("mallard")
    assert lesson_texts(made_up).keys() == lesson_texts("en").keys()
    words = words_in(made_up)
    for key in ("facts/decline", "guide/equal", "coach/best", "about/own", "reference/back"):
        assert words.text(key).startswith("⟦"), key
    assert words.text("teaching/missed", why="").startswith("⟦")
    assert 'data-qx="⟦The rules⟧"' in with_sentences((ROOT / "index.html").read_text())
    assert '"qx":{"title":"⟦The game could not be started⟧"' in watch()


# A language may be partial: some Polish, with three plural forms, and names that no rule declines.

PARTIAL = {
    "__init__.py": """
NAME = "Polski"
HAS_NAMES = False
OFFERED = False
""",
    "grammar.py": """
from ..grammar import Grammar, typographic


def category(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


GRAMMAR = Grammar(
    category=category,
    set_right=typographic,
    colon=": ",
    comma=", ",
    semicolon="; ",
    decimal_mark=",",
    quotes=("„", "”"),
)
""",
    "birds.py": """
FORMS = {"accusative": str}


def gender(bird: str) -> str:
    return "feminine" if bird.endswith("a") else "masculine"
""",
    "naming.py": """
from ..names import Naming
from .grammar import GRAMMAR
from .messages.names import MESSAGES

NAMING = Naming(printed="en", cards=MESSAGES, a_card="karta", grammar=GRAMMAR)
""",
    "names.ftl": """
mallard =
    { $form ->
        [accusative] krzyżówkę
       *[nominative] krzyżówka
    }
""",
    "log.ftl": """
birds_kept =
    { $count ->
        [0] { $player } nie zatrzymuje żadnego ptaka
        [one] { $player } zatrzymuje { $count } ptaka
        [few] { $player } zatrzymuje { $count } ptaki
       *[many] { $player } zatrzymuje { $count } ptaków
    }
card_discarded = { $player } odrzuca { BIRD($bird, form: "accusative") }
""",
}


@pytest.fixture
def partial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    from tools import catalogues

    folder = tmp_path / "pl"
    folder.mkdir()
    for name, text in PARTIAL.items():
        (folder / name).write_text(text, encoding="utf-8")
    catalogues.refresh(tmp_path)
    yield from found_in(tmp_path, "pl", monkeypatch)


@pytest.mark.native_only
def test_a_partial_language_says_what_it_has_and_the_rest_in_english(partial: str) -> None:
    words, mallard = words_in(partial), CATALOG.birds["mallard"]
    kept = [words.text("log/birds_kept", player="Ada", count=n) for n in (0, 1, 3, 5, 22)]
    assert kept == [
        "Ada nie zatrzymuje żadnego ptaka",
        "Ada zatrzymuje 1 ptaka",
        "Ada zatrzymuje 3 ptaki",
        "Ada zatrzymuje 5 ptaków",
        "Ada zatrzymuje 22 ptaki",
    ]
    assert words.text("log/die_removed", player="Ada", face="fish").startswith("Ada removes a fish")
    assert words.bird(mallard) == "krzyżówka"
    said = [
        words.text("log/card_discarded", player="Ada", bird=words.bird(CATALOG.birds[bird]))
        for bird in ("mallard", "barn_owl")
    ]
    assert said == ["Ada odrzuca krzyżówkę", "Ada odrzuca Barn Owl"]
    assert words.power(mallard) == words_in("en").power(mallard)
    book = Book(partial, CATALOG)
    assert book.title("setup") == Book("en", CATALOG).title("setup")
    for asked in ("mallard", "krzyżówka"):
        assert "bird.mallard" in book.search(asked)
    assert lesson_texts(partial) == lesson_texts("en")
    assert told(partial, [Sound("whistle")]) == "a whistle"
    with pytest.raises(ModuleNotFoundError, match="cantos"):
        load(partial, "cantos")


@pytest.mark.native_only
def test_a_language_that_is_not_offered_is_not_chosen(partial: str) -> None:
    assert partial in folders()
    assert partial not in languages()
    assert spoken("pl-PL") == "en"
