"""Every message of the interface exists in every language and is used."""

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
from wingspan.ui.table.tabs import TABS, Told
from wingspan.words import PARTS, languages
from wingspan.words.folders import load

MESSAGES: dict[str, dict[str, str]] = {
    language: load(language, "interface").MESSAGES for language in languages()
}
ENGLISH, FRENCH = MESSAGES["en"], MESSAGES["fr"]
UI = Path(__file__).parents[2] / "wingspan" / "ui"
WORDS = UI.parent / "words"
SPEAKERS = [*sorted(UI.rglob("*.py")), WORDS / "__init__.py"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)
BUILT = {
    "friend_": [
        "where",
        "own",
        "other",
        "first",
        "cards",
        *(f"first_{whose}" for whose in ("chance", "0", "1")),
    ],
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
    "tab_": (*TABS, *get_args(Told)),
    "brief_": ("gain_food", "lay_eggs", "draw_cards"),
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
        "count",
        "tied",
        *(f"{kind}{end}" for kind in ("game", "deal", "turn") for end in ("", "_help")),
        *(f"{start}_{kind}" for start in ("as", "text") for kind in ("game", "deal", "turn")),
    ),
    "copied_": ("yes", "no"),
    "shared_": ("yes", "no"),
    "link_error_": get_args(errors.Kind),
    "save_error_": get_args(save.Kind),
    "not_kept_": ("full", "blocked"),
    "do_": ("export_this", "export_all", "export_unshown", "details", "live", "settings"),
    "keys_": ("on", "alt_shift", "off"),
    "keys_are_": ("alt_shift", "off"),
    "motion_": ("off", "quick", "normal"),
    "sound_": ("off", "soft", "medium", "loud"),
    "again_": ("new", "same", "easier", "harder"),
    "counts_": ("mat", "kept", "hand", "tray"),
    "sort_": ("drawn", "habitat", "cost", "points", "playable"),
}
"""Keys that the views compose: their beginning, and the possible ends."""


def keys_used() -> set[str]:
    """Return the keys that the views ask for, literal or composed."""
    written = set(re.findall(r'"([a-z_.]+)"', SOURCE)) & set(ENGLISH)
    built = {start + end for start, ends in BUILT.items() for end in ends}
    built |= {f"program_name_{level}" for level in BUILT["program_"]}
    built |= {f"program_strength_{level}" for level in BUILT["program_"]}
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
    asked = set(re.findall(r'\.text\(\s*"([a-z_.]+)"', SOURCE))
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
            "watch_pause",
            "goal_places",
            "score_nectar",
            "score_total",
            "score",
            "menu",
            "gallery_habitat",
            "program_strength_common_raven",
        )
        or key.startswith("program_name_")
    )


# Parts that are loaded on first use

PART_SOURCE = SOURCE + "".join(
    path.read_text(encoding="utf-8")
    for room in ("coach", "reference", "teaching")
    for path in sorted((WORDS / room).rglob("*.py"))
)


def of_part(part: str, language: str) -> dict[str, str]:
    messages: dict[str, str] = load(language, PARTS[part]).MESSAGES
    return messages


def patterns_asked(part: str) -> set[str]:
    """Return patterns of the keys of a part that are asked for, unless wholly computed."""
    asked = set(re.findall(rf'"{part}/([^"]+)"', PART_SOURCE))
    patterns = {re.sub(r"\\\{.*?\\\}", ".+", re.escape(key)) for key in asked}
    return patterns - {".+"} | ({".+_(more|fewer)"} if part == "coach" else set())


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_the_same_messages_with_the_same_values_in_every_language(part: str) -> None:
    def names(message: str) -> set[str]:
        """Return the values in a message without ``whole``, which only chooses a plural."""
        return values(message) - {"whole"}

    english = of_part(part, "en")
    for language in languages():
        messages = of_part(part, language)
        assert list(messages) == list(english)
        assert {key: names(text) for key, text in messages.items()} == {
            key: names(text) for key, text in english.items()
        }


@pytest.mark.parametrize("part", PARTS)
def test_no_message_of_a_part_is_missing(part: str) -> None:
    messages = of_part(part, "en")
    asked = patterns_asked(part)
    assert asked or part == "facts"
    assert [p for p in asked if not any(re.fullmatch(p, key) for key in messages)] == []


@pytest.mark.parametrize("part", sorted({*PARTS} - {"facts"}))
def test_no_message_of_a_part_is_unused(part: str) -> None:
    """``tests/teaching/test_facts.py`` checks the messages of the facts."""
    asked = patterns_asked(part)
    unused = {
        key
        for key in of_part(part, "en")
        if not any(re.fullmatch(pattern, key) for pattern in asked)
        and f'"{key}"' not in PART_SOURCE
    }
    assert unused == set()
