"""A save restores the same decision, or says why it cannot."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import pytest

from tests.saves.games import ALL, FIXTURES, ONE, TWO, plain, played, saved, sealed
from tests.table import CATALOG, below, bird, choose, encoded, question, rng_for, row, table
from wingspan.engine import RULES, Catalog, Game, Record, Setup
from wingspan.engine.notation.record import encode as encode_record
from wingspan.saves import Save, SaveError, decode, encode, open_save, save_of


def refused(text: str | bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        decode(text)
    return caught.value


@pytest.mark.parametrize("setup", [ONE, TWO, ALL], ids=["solo", "two", "all sets"])
def test_after_every_answer_the_save_brings_back_the_same_game(setup: Setup) -> None:
    rng = rng_for("every answer", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        game.answer(below(rng, len(game.decision.options)))
        save = save_of(game, id="g", time=5)
        opened = open_save(decode(encode(save)), CATALOG)
        assert opened.game == game
        assert opened.history and opened.same_question
    assert decode(encode(save)).line.over


def test_the_save_of_a_redone_game_keeps_its_take_backs() -> None:
    game = played()
    game.undo()
    again = open_save(decode(encode(save_of(game, id="g", time=5))), CATALOG).game
    assert again.take_backs == game.take_backs == 1


def test_a_game_that_began_from_a_position_is_saved_too() -> None:
    mat = {"forest": row("blue_jay", "barred_owl")}
    game = table({"mat": mat, "hand": ["mallard"]}, {}, birdfeeder=["fish", "seed", "seed"])
    choose(game, "action", action="gain_food")
    opened = open_save(decode(encode(save_of(game, id="g", time=5))), CATALOG)
    assert opened.game == game and opened.history


def test_a_save_keeps_what_the_player_and_the_device_say() -> None:
    save = saved(TWO, name="Après-midi <b>", time=1_234, seat=1, unasked=("ask", "all"))
    again = decode(encode(save))
    assert (again.name, again.time, again.seat) == ("Après-midi <b>", 1_234, 1)
    assert again.unasked == ("ask", "all")
    assert encode(again) == encode(save)


def test_the_line_says_who_plays_and_how_far_they_are() -> None:
    game = table({}, {}, setup={"names": ["Ada", "Bo"]}, round=3, turn_of=1)
    line = save_of(game, id="g", time=5).line
    assert (line.names, line.players, line.automa) == (("Ada", "Bo"), 2, None)
    assert (line.round, line.turns_left, line.phase, line.over) == (3, 6, "turn", False)
    assert (line.awaited, line.totals, line.answers) == (1, (0, 0), 0)


def test_the_line_of_several_people_does_not_tell_what_their_bonus_cards_are_worth() -> None:
    """A bird named after a person: Historian pays for it besides its own points."""
    bonus = {"bonus": ["historian"], "mat": {"wetland": [bird("wilsons_snipe")]}}
    game = table(bonus, {}, setup={"names": ["Ada", "Bo"]}, round=3)
    sheet = game.scores()[0]
    assert sheet.bonus > 0
    assert save_of(game, id="g", time=5).line.totals == (sheet.total - sheet.bonus, 0)
    alone = table(bonus, setup={"automa": "eagle"}, round=3)
    assert save_of(alone, id="g", time=5).line.totals[0] == alone.scores()[0].total


def test_a_turn_in_progress_counts_among_those_left() -> None:
    mat = {"forest": row("blue_jay", "barred_owl")}
    game = table({"mat": mat}, {}, round=2, birdfeeder=["fish", "seed", "seed"])
    choose(game, "action", action="gain_food")
    assert game.decision is not None and game.decision.kind != "action"
    assert save_of(game, id="g", time=5).line.turns_left == 7


@pytest.mark.parametrize("at", [0, 1, 14, 200, 5_000, -1])
def test_a_save_that_was_cut_is_refused(at: int) -> None:
    assert refused(encode(saved())[:at]).kind in ("damaged", "not_json")


def test_a_save_in_which_one_letter_changed_is_refused() -> None:
    text = encode(saved(ALL))
    rng = rng_for("letters")
    for _ in range(300):
        at = below(rng, len(text))
        other = chr(33 + below(rng, 90))
        if text[at] != other:
            refused(text[:at] + other + text[at + 1 :])


def test_an_altered_save_is_told_apart_from_other_files() -> None:
    text = encode(saved())
    assert refused(text.replace('"round":', '"round":1')).kind == "damaged"
    assert refused("Dear Ada, it is your turn.").kind == "not_json"
    assert refused("{}").kind == "not_a_save"
    assert refused("[]").kind == "not_a_save"
    assert refused('"wingspan"').kind == "not_a_save"


def test_spaces_between_the_fields_do_no_damage() -> None:
    save = saved()
    assert encode(decode(json.dumps(json.loads(encode(save)), indent=2))) == encode(save)
    assert encode(decode(b"\xef\xbb\xbf" + encode(save).encode() + b"\n")) == encode(save)


def test_a_save_of_a_later_version_is_refused_as_such() -> None:
    data = {**plain(saved()), "schema": 3, "weather": "sunny"}
    assert refused(sealed(data)).kind == "newer_schema"
    assert refused(sealed({**plain(saved()), "weather": "sunny"})).kind == "not_a_save"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("schema", "1"),
        ("schema", -3),
        ("schema", None),
        ("id", ""),
        ("id", "../x"),
        ("id", '"><script>'),
        ("id", "x" * 41),
        ("name", "x" * 61),
        ("name", "left\u202eright"),
        ("name", "\x00"),
        ("name", 7),
        ("time", -1),
        ("time", 2**60),
        ("time", 1.5),
        ("seat", 1),
        ("seat", -1),
        ("sent", -1),
        ("beside", [0]),
        ("unasked", ["free", "free"]),
        ("unasked", ["never"]),
        ("rules", 99),
        ("rules", None),
        ("record", []),
        ("record", None),
        ("line", {}),
        ("position", []),
        ("position", {"players": [{"food": {"seed": 10**12}}]}),
        ("position", {"players": [{"eggs": 0.5}]}),
    ],
)
def test_a_field_that_cannot_be_is_refused_even_under_a_right_checksum(
    field: str, value: object
) -> None:
    assert refused(sealed({**plain(saved()), field: value})).kind == "not_a_save"


@pytest.mark.parametrize("error", [RecursionError, OverflowError, TypeError])
def test_what_no_decoder_can_take_is_refused(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """Decoders differ in what they raise for numbers that are too large, or nested too deeply."""

    def broken(_data: object) -> NoReturn:
        raise error("too much")

    text = encode(saved())
    monkeypatch.setattr("wingspan.saves.save.check_sum", broken)
    caught = refused(text)
    assert (caught.kind, str(caught.__cause__)) == ("not_a_save", "too much")


def test_a_game_that_cannot_be_replayed_for_whatever_reason_says_so() -> None:
    def broken(_record: Record, _catalog: Catalog) -> Game:
        raise AssertionError("a rule that never was")

    with pytest.raises(SaveError, match="AssertionError: a rule that never was") as caught:
        open_save(saved(), CATALOG, broken)
    assert caught.value.kind == "not_playable"


@pytest.mark.parametrize("take_backs", [-1, 2**53])
def test_take_backs_beyond_counting_are_refused(take_backs: int) -> None:
    data = plain(saved())
    data["record"]["take_backs"] = take_backs
    assert refused(sealed(data)).kind == "not_a_save"


def test_names_out_of_all_bounds_are_refused_wherever_they_stand() -> None:
    for name in ("x" * 1_000, "a\nb"):
        data = plain(saved(TWO))
        data["record"]["setup"]["names"][1] = name
        assert refused(sealed(data)).kind == "not_a_save"
        data = plain(saved(TWO))
        data["line"]["names"][1] = name
        assert refused(sealed(data)).kind == "not_a_save"


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_100_000,
        "[" * 200_000,
        '{"a":' * 40_000,
        "[" * 100_000 + "]" * 100_000,
        '{"checksum":' + "[" * 2_000 + "]" * 2_000 + "}",
        '{"setup":' + "9" * 100_000 + "}",
        '{"setup":1e999}',
        '{"checksum":"\ud800"}',
        '{"checksum":"\\ud800"}',
        '"' + '\\"' * 100_000,
        b"\xff\xfe{}",
        b"\xc3",
        b"",
        "\x00",
        "{" + '"a":1,' * 10_000 + '"a":1}',
        '{"name":"\\ud800"',
    ],
    ids=range(16),
)
def test_hostile_texts_are_refused(text: str | bytes) -> None:
    refused(text)


@pytest.mark.parametrize("half", ["\ud83d", "\\ud83d", "\\uDC9A", "\\ud83dA"])
def test_halves_of_characters_in_names_are_left_out(half: str) -> None:
    record = encode_record(played(TWO).record()).decode()
    save = decode(record.replace('"Ada"', f'"A{half}da"'))
    name = "AAda" if half.endswith("A") and len(half) > 6 else "Ada"
    assert save.record.setup.names == (name, "Bo")
    assert encode(decode(encode(save))) == encode(save)


def test_whole_characters_written_out_stay_beside_halves() -> None:
    record = encode_record(played(TWO).record()).decode()
    save = decode(record.replace('"Ada"', '"\\ud83d\\udc26 \\ud83d"'))
    assert save.record.setup.names[0] == "\U0001f426 "


def test_brackets_in_a_name_are_no_nesting() -> None:
    save = saved(name='"[{' * 15)
    assert encode(decode(encode(save))) == encode(save)


def test_a_save_of_version_0_1_is_a_bare_record() -> None:
    text = (FIXTURES / "version_0_1.json").read_text(encoding="utf-8")
    save = decode(text)
    assert save.schema == 1 and save.position is None and save.time == 0
    assert (save.line.players, save.line.automa, save.line.round) == (1, "eagle", 0)
    opened = open_save(save, CATALOG)
    assert opened.history
    assert encode_record(opened.game.record()).decode() == text.strip()
    assert decode(text).id == save.id, "the same record gets the same id"


def test_a_save_of_older_rules_opens_from_its_table() -> None:
    """Answer 3 of the record is impossible under these rules; the table was kept beside it."""
    text = (FIXTURES / "rules_0.json").read_text(encoding="utf-8")
    save = decode(text)
    assert save.rules == 0
    opened = open_save(save, CATALOG)
    assert not opened.history and opened.same_question
    state = opened.game.state
    assert (state.round, state.phase) == (2, "turn")
    assert [bird.bird for bird in state.players[0].mat["forest"]] == ["blue_jay", "barred_owl"]
    assert opened.game.decision is not None and opened.game.decision.kind == "gain_die"
    assert opened.game.take_backs == 4
    assert opened.game.record().rules == RULES


def test_a_game_opened_from_its_table_plays_on_and_is_saved_again() -> None:
    game = open_save(decode((FIXTURES / "rules_0.json").read_text()), CATALOG).game
    for _ in range(5):
        assert game.decision is not None
        game.answer(0)
        again = open_save(decode(encode(save_of(game, id="g", time=6))), CATALOG)
        assert again.game == game and again.history


def older(game: Game) -> Save:
    data = plain(save_of(game, id="g", time=5))
    data["rules"] = data["record"]["rules"] = 0
    return decode(sealed(data))


def test_the_turn_begins_again_when_older_rules_asked_something_else() -> None:
    mat = {"forest": row("blue_jay", "barred_owl")}
    game = table({"mat": mat}, {}, birdfeeder=["fish", "seed", "seed"])
    before = encoded(game), question(game)
    choose(game, "action", action="gain_food")
    data = plain(older(game))
    data["question"] = "00000000"
    opened = open_save(decode(sealed(data)), CATALOG)
    assert not opened.same_question and not opened.history
    assert (encoded(opened.game), question(opened.game)) == before


def test_a_finished_game_of_older_rules_opens_with_its_scores() -> None:
    game = played(ONE, None)
    opened = open_save(older(game), CATALOG)
    assert opened.game.decision is None
    assert opened.game.scores() == game.scores()


def test_a_table_that_is_not_the_records_is_believed_for_it_is_what_was_seen() -> None:
    one, other = plain(saved(ONE, 30)), plain(saved(ONE, 45))
    one["position"], one["question"] = other["position"], other["question"]
    opened = open_save(decode(sealed(one)), CATALOG)
    assert not opened.history
    assert encoded(opened.game) == encoded(played(ONE, 45))


def changed_record(**changes: Any) -> Save:
    data = plain(saved())
    data["record"].update(changes)
    data["rules"] = data["record"]["rules"]
    return decode(sealed(data))


@pytest.mark.parametrize(
    ("save", "kind"),
    [
        (changed_record(rules=RULES + 1), "newer_rules"),
        (changed_record(format=99), "newer_rules"),
        (changed_record(setup={"players": 2, "seed": -1}, answers=[]), "not_playable"),
        (changed_record(setup={"players": 2, "seed": 5}, answers=[]), None),
    ],
)
def test_a_record_that_cannot_be_played_here_is_refused(save: Save, kind: str | None) -> None:
    if kind is None:
        assert open_save(save, CATALOG).game.setup.players == 2
        return
    with pytest.raises(SaveError) as caught:
        open_save(save, CATALOG)
    assert caught.value.kind == kind


def test_an_old_record_without_its_table_says_so() -> None:
    record = plain(saved())["record"]
    for changes, kind in (({"rules": 0}, "older_rules"), ({"answers": [999]}, "not_playable")):
        save = decode(json.dumps({**record, **changes}))
        with pytest.raises(SaveError) as caught:
            open_save(save, CATALOG)
        assert caught.value.kind == kind
