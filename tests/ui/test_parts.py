"""Parts of a page: what is made, what is sent, and how they are put together again."""

from __future__ import annotations

import pytest
from msgspec import Struct

from wingspan.ui.kit.html import Html, b, div, p, section
from wingspan.ui.kit.parts import (
    FEW,
    Layout,
    Part,
    ShownParts,
    as_it_is,
    filled,
    lazy,
    mapped,
    place,
    whole,
)


class Row(Struct, frozen=True):
    """What a row in these tests shows."""

    name: str
    eggs: int


calls: list[object] = []


@pytest.fixture(autouse=True)
def _nothing_made() -> None:
    calls.clear()


def row(value: Row) -> Html:
    calls.append(value.name)
    return p(id=value.name)["egg" if value.eggs else "no egg"]


def box(inside: tuple[Part, ...]) -> Html:
    calls.append("box")
    return div("#box")[*(place(part) for part in inside)]


def part(name: str, eggs: int) -> Part:
    return lazy(name, row, Row(name, eggs))


def of(*parts: Part) -> Layout:
    return Layout(section[*(place(each) for each in parts)], parts)


def nested(*parts: Part) -> Layout:
    ids = tuple(lazy(each.id, as_it_is, Html("")) for each in parts)
    around = Part("box", (ids,), box, parts)
    return Layout(place(around), (around,))


def test_the_whole_page_has_every_part_in_its_place() -> None:
    assert whole(of(part("a", 0), part("b", 1))) == (
        '<section><p id="a">no egg</p><p id="b">egg</p></section>'
    )
    assert whole(nested(part("a", 0), part("b", 1))) == (
        '<div id="box"><p id="a">no egg</p><p id="b">egg</p></div>'
    )
    assert whole(Html("<p>1</p>")) == "<p>1</p>"


def test_at_first_everything_is_sent() -> None:
    first = ShownParts().next(of(part("a", 0), part("b", 1)))
    assert first.parts == {"a": '<p id="a">no egg</p>', "b": '<p id="b">egg</p>'}
    assert filled(first.frame, first.parts) == whole(of(part("a", 0), part("b", 1)))


def test_a_part_of_an_equal_value_is_not_made() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 0), part("b", 1)))
    calls.clear()
    assert shown.next(of(part("a", 1), part("b", 1))).parts == {"a": '<p id="a">egg</p>'}
    assert calls == ["a"]


def test_a_part_that_looks_the_same_is_not_sent() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 1)))
    calls.clear()
    assert shown.next(of(part("a", 2))).parts == {}
    assert calls == ["a"]


def test_another_view_of_an_equal_value_is_made() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 1)))
    changed = shown.next(of(lazy("a", lambda value: b("#a")[value.name], Row("a", 1))))
    assert changed.parts == {"a": '<b id="a">a</b>'}


def test_what_went_is_sent_again_when_it_comes_back() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 1), part("b", 1)))
    assert shown.next(of(part("b", 1))).parts == {}
    assert shown.next(of(part("a", 1), part("b", 1))).parts == {"a": '<p id="a">egg</p>'}


def test_of_a_part_inside_another_only_that_is_made() -> None:
    shown = ShownParts()
    shown.next(nested(part("a", 0), part("b", 0)))
    calls.clear()
    assert shown.next(nested(part("a", 0), part("b", 1))).parts == {"b": '<p id="b">egg</p>'}
    assert calls == ["b"]


def test_what_comes_into_a_part_makes_that_anew() -> None:
    shown = ShownParts()
    shown.next(nested(part("a", 0)))
    changed = shown.next(nested(part("a", 0), part("b", 0)))
    assert list(changed.parts) == ["box", "b"]
    kept = {"a": '<p id="a">no egg</p>', **changed.parts}
    assert filled(changed.frame, kept) == whole(nested(part("a", 0), part("b", 0)))


def test_what_is_forgotten_is_sent_whole() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 0)))
    shown.forget()
    assert list(shown.next(of(part("a", 0))).parts) == ["a"]


def test_a_view_that_breaks_changes_nothing() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 0), part("b", 0)))

    def breaks(_value: object) -> Html:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        shown.next(of(part("a", 1), lazy("b", breaks, None)))
    assert list(shown.next(of(part("a", 1), part("b", 0))).parts) == ["a"]


def waiting(name: str, eggs: int) -> Part:
    return lazy(name, row, Row(name, eggs), waits="seen")


def heard(name: str, eggs: int) -> Part:
    return lazy(name, row, Row(name, eggs), waits="heard")


def waits(shown: ShownParts) -> str:
    return shown.waits


MANY = ("b", "c", "d", "e")
"""More parts than are made at once although they may wait."""


def many(eggs: int) -> list[Part]:
    return [waiting(name, eggs) for name in MANY]


def test_what_may_wait_is_made_with_the_rest() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 0), *many(0)))
    calls.clear()
    changed = shown.next(of(part("a", 1), *many(1)), puts_off=True)
    assert (changed.parts, calls) == ({"a": '<p id="a">egg</p>'}, ["a"])
    assert waits(shown) == "seen"
    assert shown.rest() == {name: f'<p id="{name}">egg</p>' for name in MANY}
    assert calls == ["a", *MANY]
    assert not waits(shown)
    assert shown.rest() == {}


def test_a_few_parts_that_may_wait_come_at_once() -> None:
    assert len(MANY) == FEW + 1
    shown = ShownParts()
    shown.next(of(*many(0)))
    changed = shown.next(of(*many(1)[:FEW]), puts_off=True)
    assert list(changed.parts) == list(MANY[:FEW])
    assert not waits(shown)


def test_what_is_only_heard_always_waits_and_does_not_count_among_the_few() -> None:
    shown = ShownParts()
    shown.next(of(heard("a", 0), *many(0)))
    changed = shown.next(of(heard("a", 1), *many(1)[:FEW]), puts_off=True)
    assert list(changed.parts) == list(MANY[:FEW])
    assert waits(shown) == "heard"
    assert shown.rest() == {"a": '<p id="a">egg</p>'}
    shown.next(of(heard("a", 1), *many(1)))
    shown.next(of(heard("a", 0), *many(0)), puts_off=True)
    assert waits(shown) == "seen"
    assert list(shown.rest()) == list(MANY), "what is heard follows by itself"
    assert waits(shown) == "heard"
    assert list(shown.rest()) == ["a"]
    assert not waits(shown)
    assert list(shown.next(of(heard("a", 1))).parts) == ["a"], "nothing is put off unasked"


def test_what_may_wait_does_not_if_it_is_new_or_nothing_shall_wait() -> None:
    shown = ShownParts()
    assert list(shown.next(of(*many(0)), puts_off=True).parts) == list(MANY)
    assert list(shown.next(of(*many(1))).parts) == list(MANY)
    assert not shown.waits


def test_what_waited_and_looks_the_same_is_not_sent() -> None:
    shown = ShownParts()
    shown.next(of(*many(1)))
    shown.next(of(*many(2)), puts_off=True)
    assert shown.waits
    assert shown.rest() == {}


def test_the_next_page_takes_the_place_of_what_waits() -> None:
    shown = ShownParts()
    shown.next(of(*many(0)))
    shown.next(of(*many(1)), puts_off=True)
    shown.next(of(*many(0)), puts_off=True)
    assert shown.rest() == {}
    shown.next(of(*many(1)), puts_off=True)
    assert shown.next(of()).parts == {}
    assert shown.rest() == {}


def test_what_waits_and_breaks_still_waits() -> None:
    shown = ShownParts()
    shown.next(of(part("a", 0), *many(0)))

    def breaks(_value: object) -> Html:
        raise ZeroDivisionError

    breaking = lazy("c", breaks, None, waits="seen")
    shown.next(of(part("a", 0), waiting("b", 1), breaking, *many(1)[2:]), puts_off=True)
    with pytest.raises(ZeroDivisionError):
        shown.rest()
    assert shown.waits
    assert list(shown.next(of(*many(1))).parts) == list(MANY)


def test_what_may_wait_is_not_even_made_while_its_value_is_the_same() -> None:
    shown = ShownParts()
    shown.next(of(waiting("a", 0)))
    calls.clear()
    assert shown.next(of(waiting("a", 0)), puts_off=True).parts == {}
    assert (calls, waits(shown)) == ([], "")
    assert shown.next(of(waiting("a", 1))).parts == {"a": '<p id="a">egg</p>'}


def loud(markup: Html, word: str) -> Html:
    return Html(markup.replace("egg", word))


def test_a_mapped_layout_is_changed_in_every_part() -> None:
    assert whole(mapped(nested(part("a", 0)), loud, "EGG")) == (
        '<div id="box"><p id="a">no EGG</p></div>'
    )
    shown = ShownParts()
    shown.next(mapped(of(part("a", 1)), loud, "EGG"))
    assert shown.next(mapped(of(part("a", 1)), loud, "EGG")).parts == {}
    assert shown.next(mapped(of(part("a", 1)), loud, "Egg")).parts == {"a": '<p id="a">Egg</p>'}
    assert shown.next(of(part("a", 1))).parts == {"a": '<p id="a">egg</p>'}
    shown.next(mapped(of(waiting("a", 1)), loud, "Egg"))
    shown.next(mapped(of(heard("a", 1)), loud, "EGG"), puts_off=True)
    assert shown.rest() == {"a": '<p id="a">EGG</p>'}
