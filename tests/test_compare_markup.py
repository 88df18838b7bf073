"""The tool that compares the markup of two checkouts still fits this one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from tools.compare_markup import in_order, rendered
from wingspan.engine.notation.record import decode, encode
from wingspan.words import languages

RECORD = decode((Path(__file__).parent / "records" / "base_101.json").read_bytes())

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize("language", languages())
def test_every_moment_of_this_checkout_is_rendered(language: str) -> None:
    short = structs.replace(RECORD, answers=RECORD.answers[:12])
    moments = rendered(encode(short).decode(), language)
    assert len(moments) == 14, "the start page, before each answer, and after the last"
    assert len(set(moments)) == 14
    assert 'data-decision="' in moments[-1]


def test_the_order_of_attributes_makes_no_difference_but_their_values_do() -> None:
    one = in_order('<i class="b a" id="c" hidden>id="d" class="e"</i>')
    assert one == in_order('<i hidden id="c" class="b a">id="d" class="e"</i>')
    assert one != in_order('<i hidden id="c" class="a b">id="d" class="e"</i>')
    assert one != in_order('<i hidden id="c" class="b a">class="e" id="d"</i>')
