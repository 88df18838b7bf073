"""The reader of these tests refuses what the page must not write."""

from __future__ import annotations

import pytest

from tests.ui.markup import read

GOOD = (
    '<div id="a" class="b c"><p>1 &lt; 2<br></p><button disabled data-x1="&quot;">x</button></div>'
)


def test_a_page_is_read_with_its_texts_and_attributes() -> None:
    (div,) = read(GOOD).children
    p, button = div.children
    assert (div.tag, div.attributes) == ("div", {"id": "a", "class": "b c"})
    assert (p.text, [child.tag for child in p.children]) == ("1 < 2", ["br"])
    assert (button.text, button.attributes) == ("x", {"disabled": "", "data-x1": '"'})


@pytest.mark.parametrize(
    ("faulty", "why"),
    [
        ("<p>", "<p> is not closed"),
        ("<p></div>", "</div> closes <p>"),
        ("</p>", "</p>"),
        ("<p class='a'></p>", "not a tag: <p class='a'>"),
        ("<p class=a></p>", "not a tag: <p class=a>"),
        ("<p>1 < 2</p>", "not a tag: < 2"),
        ("<p>1 > 2</p>", "not a tag: > 2"),
        ('<p title="a>b"></p>', "not a tag: <p title"),
        ('<p class="a" class="b"></p>', "<p> has an attribute twice"),
        ('<p id="a"></p><p id="a"></p>', "an id that occurs more than once: a"),
        ("<button><a>x</a></button>", "<a> inside <button>"),
        ("<button><p><input></p></button>", "<input> inside <button>"),
        ("<P></P>", "not a tag: <P>"),
    ],
)
def test_what_a_browser_would_have_to_repair_is_refused(faulty: str, why: str) -> None:
    with pytest.raises(AssertionError) as refused:
        read(faulty)
    assert str(refused.value).startswith(why)
