"""Names are cut between characters as people see them."""

import pytest

from wingspan.links import LONGEST_NAME, clean_name, cut

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"  # 7 characters, one picture
THUMB = "\U0001f44d\U0001f3fd"  # a thumb and the colour of its skin
HEART = "\u2764\ufe0f"
NORWAY, JAPAN = "\U0001f1f3\U0001f1f4", "\U0001f1ef\U0001f1f5"
E_ACUTE = "e\u0301"
KSHI = "\u0915\u094d\u0937\u093f"  # one syllable of Hindi
HAN = "\u1112\u1161\u11ab"  # one of Korean, in its parts


@pytest.mark.parametrize(
    ("text", "most", "left"),
    [
        ("Adalbert", 3, "Ada"),
        ("Ada", 3, "Ada"),
        ("", 3, ""),
        (FAMILY * 2, 14, FAMILY * 2),
        (FAMILY * 2, 13, FAMILY),
        (FAMILY * 2, 7, FAMILY),
        (FAMILY * 2, 6, ""),
        (f"Ada {THUMB}", 5, "Ada "),
        (f"Ada {HEART}", 5, "Ada "),
        (f"{NORWAY}{JAPAN}", 3, NORWAY),
        (f"{NORWAY}{JAPAN}", 2, NORWAY),
        (f"a{NORWAY}{JAPAN}", 2, "a"),
        (f"Zo{E_ACUTE}", 3, "Zo"),
        (f"{KSHI}x", 3, ""),
        (f"{KSHI}x", 4, KSHI),
        (f"{HAN}x", 2, ""),
    ],
)
def test_nothing_that_is_seen_as_one_is_cut(text: str, most: int, left: str) -> None:
    assert cut(text, most) == left


def test_names_in_links_are_cut_so() -> None:
    """24 is in the middle of the fourth family: 3 · 7 = 21, and three letters make 24."""
    assert clean_name(f"Ada{FAMILY * 4}") == f"Ada{FAMILY * 3}"
    assert len(clean_name(f"Adam{FAMILY * 4}")) == 4 + 2 * 7
    assert LONGEST_NAME == 24


def test_a_name_that_fits_is_left_alone() -> None:
    """A link that was published with half a picture at its end is still read."""
    name = "Adalberta" + FAMILY + FAMILY + "\U0001f469"
    assert len(name) == LONGEST_NAME
    assert clean_name(name) == name
