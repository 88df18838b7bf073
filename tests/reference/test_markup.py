"""The light markup: every block and piece, and what only looks like one."""

from __future__ import annotations

from wingspan.words.reference.markup import (
    Grid,
    Link,
    Note,
    Paragraph,
    Plain,
    Points,
    Sign,
    Strong,
    blocks,
    pieces,
)


def test_lines_of_a_paragraph_run_on_until_a_blank_line() -> None:
    assert blocks("one\ntwo\n\nthree") == (
        Paragraph((Plain("one two"),)),
        Paragraph((Plain("three"),)),
    )


def test_blocks_of_other_kinds_need_no_blank_line_between_them() -> None:
    read = blocks("lead\n- a\n- b\n1. c\n> d")
    assert [type(block) for block in read] == [Paragraph, Points, Points, Note]
    assert read[1] == Points(False, ((Plain("a"),), (Plain("b"),)))
    assert read[2] == Points(True, ((Plain("c"),),))


def test_steps_may_have_any_number() -> None:
    (steps,) = blocks("9. nine\n10. ten")
    assert steps == Points(True, ((Plain("nine"),), (Plain("ten"),)))


def test_two_lists_stand_apart_by_a_blank_line() -> None:
    assert len(blocks("- a\n\n- b")) == 2


def test_the_first_row_of_a_table_heads_its_columns() -> None:
    (table,) = blocks("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |")
    assert table == Grid(
        ((Plain("a"),), (Plain("b"),)),
        (((Plain("1"),), (Plain("2"),)), ((Plain("3"),), (Plain("4"),))),
    )


def test_a_table_needs_no_rule_under_its_head() -> None:
    assert blocks("| a | b |\n| 1 | - |") == blocks("| a | b |\n|---|---|\n| 1 | - |")


def test_an_empty_cell_is_a_cell() -> None:
    (table,) = blocks("|  | b |\n| 1 |  |")
    assert isinstance(table, Grid)
    assert table.head == ((), (Plain("b"),))
    assert table.rows == (((Plain("1"),), ()),)


def test_pieces_stand_among_the_words() -> None:
    assert pieces("a **b** [[c.d]] [f g](e) {egg-space}.") == (
        Plain("a "),
        Strong("b"),
        Plain(" "),
        Link("c.d"),
        Plain(" "),
        Link("e", "f g"),
        Plain(" "),
        Sign("egg-space"),
        Plain("."),
    )


def test_what_is_no_mark_is_read_as_words() -> None:
    open_ = ("a [[b and **c", "a [b](c", "{seed")
    for text in (
        *open_,
        "2 * 3 ** 4",
        "a [b] c",
        "{Not} {an icon}",
        "5-6",
        "-1",
        "1.5",
        "(( a b ))",
    ):
        assert blocks(text) == (Paragraph((Plain(text),)),), text


def test_an_example_is_one_only_alone_in_its_line() -> None:
    (block,) = blocks("see ((a))")
    assert isinstance(block, Paragraph)


def test_an_empty_body_has_no_blocks() -> None:
    assert blocks("") == blocks("\n\n") == ()
