"""Which message said a text that is shown: `python -m tools.words where`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from wingspan.words import words_in

pytest.importorskip("fluent.syntax", reason="the browser's Python has no compiler")

from tools.catalogues import WORDS
from tools.words import missing, where

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Choose who comes to the table.", "choose"),
        (words_in("en").text("victory", name="Ada Lovelace", n=1), "victory"),
        (words_in("fr").text("victory", name="Ada Lovelace", n=80), "victory"),
        (words_in("fr").text("hand_of", name="Ada"), "hand_of"),
        ("c'est le moment de pondre", "turn_lay_eggs"),
        ("The points are what two players of", "programs_help"),
    ],
)
def test_a_text_is_found_whatever_its_values_and_however_it_is_typed(text: str, key: str) -> None:
    place, found, _ = where(text)[0].split(": ", 2)
    assert found == key
    path, line = place.split(":")
    assert (WORDS.parents[1] / path).read_text("utf-8").splitlines()[int(line) - 1].startswith(key)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("La graine que la", "fr/reference/choices.md"),
        ("Cubes Action", "fr/reference/turn.md"),
        ("In the deck only if you asked for it: Card 4.", "en/reference/automa_cards.md"),
        ("c’est au joueur de gauche", "fr/reference/turn.md"),
    ],
)
def test_a_sentence_of_a_chapter_is_found(text: str, place: str) -> None:
    assert where(text)[0].startswith(f"wingspan/words/{place}:")


def test_what_nobody_says_is_not_found() -> None:
    assert where("xyzzy plugh") == []


def test_what_a_language_lacks_is_listed(tmp_path: Path) -> None:
    folder = tmp_path / "qx"
    shutil.copytree(WORDS / "en", folder, ignore=shutil.ignore_patterns("*.py"))
    assert "verbs.py" in missing(folder)
    shutil.copytree(WORDS / "en", folder, dirs_exist_ok=True)
    assert missing(folder) == []
    about = folder / "about.ftl"
    kept = [line for line in about.read_text("utf-8").splitlines() if "public" not in line]
    about.write_text("\n".join(kept), encoding="utf-8")
    (folder / "guide.ftl").unlink()
    (folder / "teaching" / "examples.md").unlink()
    turn = folder / "reference" / "turn.md"
    turn.write_text(turn.read_text("utf-8").replace("## cubes", "## cubos"), encoding="utf-8")
    lacking = missing(folder)
    assert lacking[0] == "about.ftl: public_domain"
    assert "guide.ftl: birds_played_more" in lacking
    assert [one for one in lacking if one.startswith("reference/")] == ["reference/turn.md: cubes"]
    assert "teaching/examples.md: row.space" in lacking
