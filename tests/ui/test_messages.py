"""Every message of the interface is there in every language, and used."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from wingspan.engine.components import HABITATS
from wingspan.engine.decision import Kind
from wingspan.links import errors
from wingspan.saves import save
from wingspan.ui.play.in_vain import Reason
from wingspan.words import languages
from wingspan.words.folders import load

MESSAGES: dict[str, dict[str, str]] = {
    language: load(language, "interface").MESSAGES for language in languages()
}
ENGLISH, FRENCH = MESSAGES["en"], MESSAGES["fr"]
UI = Path(__file__).parents[2] / "wingspan" / "ui"
SPEAKERS = [*sorted(UI.rglob("*.py")), UI.parent / "words" / "__init__.py"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)
BUILT = {
    "benefit_": ("forest", "grassland", "wetland"),
    "trade_": ("card", "food", "egg", "nectar"),
    "program_": (
        "mourning_dove",
        "american_robin",
        "blue_jay",
        "belted_kingfisher",
        "barn_owl",
        "common_raven",
    ),
    "reset_": ("birdfeeder", "tray"),
    "set.": ("core", "swiftstart", "european", "oceania"),
    "mat.": ("base", "oceania"),
    "score_": ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar"),
    "in_vain_": get_args(Reason),
    "goals_": ("green", "blue"),
    "gallery_": ("name", "habitat", "food", "nest", "power", "bonus", "set"),
    "tab_": ("table", "hand", "goals", "log"),
    "theme_": ("auto", "light", "dark"),
    "setting_": (
        "answer_for_me",
        "answer_for_me_help",
        "public_hands",
        "public_hands_help",
    ),
    "tip.decision.": get_args(Kind),
    "tip.row.": HABITATS,
    "tip.row.trade.": HABITATS,
    "tip.row.pay.": ("card", "food", "egg", "nectar"),
    "replay_": ("start", "turn_before", "before", "after", "turn_after", "end"),
    "in_advance_": ("ask", "free", "all"),
    "share_": (
        *(f"{kind}{end}" for kind in ("game", "deal", "turn") for end in ("", "_help")),
        *(f"{start}_{kind}" for start in ("as", "text") for kind in ("game", "deal", "turn")),
    ),
    "copied_": ("yes", "no"),
    "shared_": ("yes", "no"),
    "link_error_": get_args(errors.Kind),
    "save_error_": get_args(save.Kind),
    "not_kept_": ("full", "blocked"),
    "do_": ("export_this", "export_all", "export_unshown", "details"),
    "motion_": ("off", "quick", "normal"),
    "sound_": ("off", "soft", "medium", "loud"),
    "again_": ("new", "same", "harder"),
    "sort_": ("drawn", "habitat", "cost", "points", "playable"),
}
"""Keys that the views put together."""


def keys_used() -> set[str]:
    """The keys that the views ask for, written out or put together."""
    written = set(re.findall(r'"([a-z_.]+)"', SOURCE)) & set(ENGLISH)
    built = {start + end for start, ends in BUILT.items() for end in ends}
    built |= {f"program_name_{level}" for level in BUILT["program_"]}
    built |= {f"program_name_{level}" for level in BUILT["program_"]}
    built |= {f"set.{name}.about" for name in BUILT["set."]}
    return written | built


def values(message: str) -> set[str]:
    plurals = set(re.findall(r"\{(\w+)\|", message))
    plain = re.sub(r"\{\w+\|[^{}]*\}", "", message)
    return plurals | {name for _, name, _, _ in Formatter().parse(plain) if name}


@pytest.mark.parametrize("language", MESSAGES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(MESSAGES[language]) == list(ENGLISH)


def test_no_message_is_missing() -> None:
    """What a book or an asker says is the reference's own and tested there."""
    asked = set(re.findall(r'(?<!book)(?<!asker)\.text\(\s*"([a-z_.]+)"', SOURCE))
    assert asked - set(ENGLISH) == set()


def test_no_message_is_unused() -> None:
    assert set(ENGLISH) - keys_used() == set()


@pytest.mark.parametrize("key", list(ENGLISH))
def test_a_message_is_filled_with_the_same_values_in_every_language(key: str) -> None:
    for messages in MESSAGES.values():
        assert values(messages[key]) == values(ENGLISH[key])


@pytest.mark.parametrize("key", [key for key in ENGLISH if key not in ("title", "automa")])
def test_a_message_is_not_left_in_the_other_language(key: str) -> None:
    same = ENGLISH[key] == FRENCH[key]
    assert (
        not same
        or not re.search("[a-z]{4}", re.sub(r"\{[^}]*\}", "", ENGLISH[key]))
        or key
        in (
            "points",
            "points_word",
            "goal_places",
            "score_nectar",
            "score_total",
            "score",
            "menu",
            "gallery_habitat",
        )
    )
