"""The page's start imports nothing from archives that are fetched later."""

import ast
import runpy
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tools.application import CHAPTERS, ELSEWHERE, SOURCES
from tools.site import LATER, at_start
from wingspan.words import AT_ONCE, DEFAULT, folders, languages

ROOT = Path(__file__).parents[1]


def imported_at_once(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that run with the module, not those in functions."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from imported_at_once(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inner = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)]
            yield from imported_at_once(inner)


def names(path: Path) -> Iterator[str]:
    """Yield every module that a file imports at once, and names that may be modules in them."""
    package = path.parent.relative_to(ROOT).parts
    for node in imported_at_once(ast.parse(path.read_bytes()).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
            continue
        base = package[: len(package) - node.level + 1] if node.level else ()
        module = ".".join([*base, *([node.module] if node.module else [])])
        yield module
        yield from (f"{module}.{alias.name}" for alias in node.names)


def files_of(module: str) -> Iterator[Path]:
    """Yield the file of a module of ours, and those of its packages."""
    parts = module.split(".")
    for number in range(1, len(parts) + 1):
        place = ROOT.joinpath(*parts[:number])
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.is_file():
                yield path


def loaded_with(*starts: Path) -> set[Path]:
    """Return all our files that run when those do."""
    found, ahead = set(), list(starts)
    while ahead:
        path = ahead.pop()
        if path not in found:
            found.add(path)
            for module in names(path):
                if module.startswith("wingspan"):
                    ahead += files_of(module)
    return found


def test_the_start_needs_the_page_itself() -> None:
    assert ROOT / "wingspan" / "ui" / "page" / "views.py" in loaded_with(ROOT / "main.py")


@pytest.mark.parametrize("archive", LATER)
def test_nothing_of_an_archive_is_imported_at_the_start(archive: str) -> None:
    words = ROOT / "wingspan" / "words"
    parts = ("naming", *(f"messages/{part}" for part in AT_ONCE))
    said = [words / DEFAULT / f"{part}.py" for part in parts]
    started = {str(path.relative_to(ROOT)) for path in loaded_with(ROOT / "main.py", *said)}
    assert "wingspan/words/en/grammar.py" in started
    assert [name for name in started if name.startswith(LATER[archive])] == []


def test_nothing_of_an_archive_is_in_the_list_of_the_start() -> None:
    places = {f"{name.replace('.', '/')}.py" for name in at_start()}
    later = tuple(place for archive in LATER.values() for place in archive)
    assert [place for place in sorted(places) if place.startswith(later)] == []


def words_shipped(language: str) -> list[str]:
    """Return the files of a language that the page carries."""
    files = (str(path.relative_to(ROOT)) for path in (*SOURCES, *CHAPTERS))
    return [name for name in files if name.startswith(f"wingspan/words/{language}/")]


def test_every_language_but_the_default_is_an_archive_of_its_own() -> None:
    for language in set(languages()) - {DEFAULT}:
        files, itself = words_shipped(language), f"wingspan/words/{language}/__init__.py"
        assert len(files) > 20
        assert [name for name in files if not name.startswith(LATER[language])] == [itself]
        places = (places for archive, places in LATER.items() if archive != language)
        others = tuple(place for each in places for place in each)
        assert [name for name in files if name.startswith(others)] == []


def test_a_language_that_is_not_offered_does_not_come_with_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_module("wingspan.words.folders"), "languages", lambda: ("en", "fr"))
    shipped = runpy.run_path(str(ROOT / "tools" / "application.py"))
    files = (str(path.relative_to(ROOT)) for path in (*shipped["SOURCES"], *shipped["CHAPTERS"]))
    codes = {name.split("/")[2] for name in files if name.startswith("wingspan/words/")}
    assert codes & set(folders()) == {"en", "fr"}


def test_lessons_do_without_the_coach() -> None:
    """The guide of the first game needs the coach; lessons and examples do not."""
    files = [str(path.relative_to(ROOT)) for path in (ROOT / "wingspan").rglob("*.py")]
    packed = [ROOT / name for name in files if name.startswith(LATER["lessons"])]
    needed = {str(path.relative_to(ROOT)) for path in loaded_with(*packed)}
    assert "wingspan/teaching/lessons.py" in needed
    assert [name for name in needed if name.startswith((*LATER["coach"], *LATER["bots"]))] == []


def test_the_page_carries_neither_tournaments_nor_environments() -> None:
    shipped = {str(path.relative_to(ROOT)) for path in SOURCES}
    assert "wingspan/bots/player.py" in shipped
    assert [name for name in sorted(shipped) if name.startswith(ELSEWHERE)] == []
    assert all(list((ROOT / place).glob("*.py")) for place in ELSEWHERE)
