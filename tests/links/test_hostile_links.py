"""Links that are broken, cut, made up or malicious: each is refused with a reason, or opens a legal
game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tests.links.by_hand import (
    ALPHABET,
    link_of,
    number_of,
    packed,
    random_game,
    signed,
)
from tests.table import ALL_SETS, CATALOG, below, play_randomly, rng_for
from wingspan.engine import RULES, Game, Setup
from wingspan.links import (
    MOST_CHARACTERS,
    Deal,
    GameLink,
    LinkError,
    NewerRules,
    Program,
    game_link,
    pack_deal,
    pack_game,
    pack_table,
    unpack_deal,
    unpack_game,
    unpack_table,
)
from wingspan.links.envelope import seal
from wingspan.links.position_code import WORDS
from wingspan.links.setup_code import LANGUAGES, MATS, SETS

FOREIGN: list[str] = json.loads((Path(__file__).parent / "corpus" / "foreign.json").read_text())
Digits = list[tuple[int, int]]

SETUPS = [
    Setup(names=("Ada",), automa="eagle", seed=11),
    Setup(players=2, names=("Ada", "Bo"), seed=2**52 + 5, sets=ALL_SETS),
    Setup(players=5, seed=13, sets=("core", "oceania"), without=("mallard",)),
]


def continued(game: Game, answers: int) -> Game:
    """Return the game after that many further answers, each the first offered."""
    for _ in range(answers):
        assert game.decision is not None
        game.answer(0)
    return game


GAMES = [
    random_game(setup, rng_for("hostile", number), answers)
    for number, (setup, answers) in enumerate(
        [(SETUPS[0], None), (SETUPS[0], 30), (SETUPS[1], None), (SETUPS[1], 77), (SETUPS[2], 120)]
    )
]
FROM_POSITIONS = [Game.from_position(game.position()) for game in GAMES]
FROM_TABLES = [
    Game.from_position(unpack_table(pack_table({**game.position(), "answers": []})))
    for game in (GAMES[1], GAMES[3], GAMES[4])
]
LINKS = [
    *map(packed, GAMES),
    *map(packed, FROM_POSITIONS),
    pack_game(GameLink(record=GAMES[3].record(), seat=1, unasked=("all", "free"))),
    *(packed(continued(game, 40)) for game in FROM_TABLES),
    pack_game(
        GameLink(record=FROM_TABLES[1].record(), seat=0, programs=(None, Program("blue_jay")))
    ),
]


def refused(text: str) -> str:
    """Return the reason for which a link is refused."""
    with pytest.raises(LinkError) as error:
        unpack_game(text)
    assert str(error.value)
    return error.value.kind


def refused_deal(text: str) -> str:
    with pytest.raises(LinkError) as error:
        unpack_deal(text)
    assert str(error.value)
    return error.value.kind


@pytest.mark.parametrize("text", FOREIGN)
def test_what_is_no_link_is_refused(text: str) -> None:
    assert refused(text) in ("not_base64", "damaged")
    assert refused_deal(text) in ("not_base64", "damaged")


@pytest.mark.parametrize("text", ["1", "12345", "hello", "1AAAAAA", "-" * 50])
def test_characters_of_links_that_make_none_are_damaged(text: str) -> None:
    assert refused(text) == refused_deal(text) == "damaged"


@pytest.mark.parametrize("piece", ["A", "[", "\u202e", "1" + "-" * 99, '{"a":', "<b>"])
def test_a_megabyte_is_refused_whatever_it_is(piece: str) -> None:
    text = piece * (2**20 // len(piece))
    assert refused(text) == refused_deal(text) == "too_long"


def test_one_character_too_many_is_refused_before_anything_is_read() -> None:
    assert refused(signed("g", "1" + "B" * (MOST_CHARACTERS - 5))) == "too_long"
    assert refused(signed("g", "1" + "B" * (MOST_CHARACTERS - 6))) != "too_long"


def test_no_link_is_written_that_would_be_refused_for_its_length() -> None:
    """Beside the digits, of which 64 to the power of n has n + 1, a link has 6 characters."""
    longest = 64 ** (MOST_CHARACTERS - 6)
    assert len(seal("g", longest - 1)) == MOST_CHARACTERS
    with pytest.raises(LinkError) as refusal:
        seal("g", longest)
    assert refusal.value.kind == "too_long"


@pytest.mark.parametrize("text", LINKS[:4])
def test_a_link_cut_short_anywhere_is_damaged(text: str) -> None:
    for end in range(1, len(text)):
        assert refused(text[:end]) == "damaged"
        assert refused(text[end:]) == "damaged"


def test_any_one_character_changed_and_any_two_swapped_are_noticed() -> None:
    text = LINKS[1]
    altered = {
        text[:place] + new + text[place + 1 :] for place in range(len(text)) for new in ALPHABET
    }
    swapped = {
        text[:place] + text[place : place + 2][::-1] + text[place + 2 :]
        for place in range(len(text))
    }
    assert len(altered) == 1 + len(text) * (len(ALPHABET) - 1)
    assert {refused(one) for one in (altered | swapped) - {text}} == {"damaged"}


def test_a_deal_is_no_game_and_a_game_no_deal() -> None:
    assert refused(pack_deal(SETUPS[0])) == "damaged"
    assert refused_deal(LINKS[0]) == "damaged"


@pytest.mark.parametrize("form", "04AZz-_")
def test_a_later_format_is_recognised_whatever_it_holds(form: str) -> None:
    assert refused(signed("g", form + LINKS[0][1:-5])) == "other_format"
    assert refused(signed("g", form)) == "other_format"
    assert refused_deal(signed("s", form + "anything")) == "other_format"


def test_a_deal_has_no_format_of_games_from_tables() -> None:
    assert refused_deal(signed("s", "3anything")) == "other_format"


def head(
    rules: int = 1,
    players: int = 2,
    sets: int = 0b01,
    mat: int = 0,
    goals: int = 0,
    automa: int = 0,
    automubon: int = 0,
    language: int = 0,
    seed: int = 0,
) -> Digits:
    """Return the first digits of a link, up to the names."""
    digits = [*natural(rules, 15), (players - 1, 8), (0, 2), *natural(sets, 31), (mat, 8)]
    digits += [(goals, 4), (automa, 8), (automubon, 2), (language, 8), *natural(seed, 53)]
    return digits


def natural(value: int, most_bits: int) -> Digits:
    bits = value.bit_length()
    first = [(bits, most_bits + 1)]
    return [*first, (value - 2 ** (bits - 1), 2 ** (bits - 1))] if bits > 1 else first


def text_digits(content: bytes, most_bits: int) -> Digits:
    return [
        *natural(len(content), most_bits),
        (int.from_bytes(content, "little"), 256 ** len(content)),
    ]


NAMELESS: Digits = [(0, 2)]
ALL_BIRDS: Digits = [(0, 2)]
NOT_BY_LINK: Digits = [(0, 2)]
NO_TAKE_BACKS: Digits = [(0, 32)]
FROM_THE_DEAL: Digits = [(0, 2)]
FROM_A_POSITION: Digits = [(1, 2)]
NO_ANSWERS: Digits = [(0, 2), (0, 13)]
SETUP = [*head(), *NAMELESS, *ALL_BIRDS]
REST = [*NOT_BY_LINK, *NO_TAKE_BACKS, *FROM_THE_DEAL, *NO_ANSWERS]


def refused_digits(digits: Digits) -> str:
    return refused(link_of("g", number_of(digits)))


def test_the_digits_of_these_tests_make_a_link() -> None:
    text = link_of("g", number_of([*SETUP, *REST]))
    link, game = unpack_game(text)
    assert link.record.setup == Setup(players=2, sets=("core",))
    assert game == Game.new(link.record.setup, rules=1)


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        ({"sets": 1 << len(SETS)}, "unknown_cards"),
        ({"sets": 2**31 - 1}, "unknown_cards"),
        ({"mat": len(MATS)}, "unknown_cards"),
        ({"goals": 2}, "unknown_cards"),
        ({"automa": 4, "players": 1}, "unknown_cards"),
        ({"language": len(LANGUAGES)}, "unknown_cards"),
        ({"sets": 0}, "impossible_setup"),
        ({"sets": 0b10}, "impossible_setup"),
        ({"players": 1}, "impossible_setup"),
        ({"players": 6}, "impossible_setup"),
        ({"players": 8}, "impossible_setup"),
        ({"automa": 1}, "impossible_setup"),
        ({"automubon": 1}, "impossible_setup"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: dict[str, int], kind: str) -> None:
    digits = [*head(**setup), *NAMELESS, *ALL_BIRDS]
    assert refused_digits([*digits, *REST]) == kind
    assert refused_deal(link_of("s", number_of([*digits, (0, 2)]))) == kind


def test_a_set_named_twice_is_refused() -> None:
    first, rest = head()[:2], head()[4:]
    twice: Digits = [(1, 2), (2, 31), (0, 31), (0, 31)]
    assert refused_digits([*first, *twice, *rest, *NAMELESS, *ALL_BIRDS]) == "impossible_setup"


@pytest.mark.parametrize(
    "name",
    [
        b"\xff\xfe",
        b"\xc0\x80",
        b"\xed\xa0\x80",
        b"Ada\x00",
        b"\x1b[2J",
        "A\u202eda".encode(),
        "\u2066Ada".encode(),
        "\ufeffAda".encode(),
        "one\u2028two".encode(),
        "\U000e0041".encode(),
        b"x" * 25,
        b"x" * 255,
    ],
)
def test_a_name_that_nobody_can_have_typed_is_refused(name: bytes) -> None:
    names = [(1, 2), *text_digits(name, 8), *text_digits(b"Bo", 8)]
    assert refused_digits([*head(), *names, *ALL_BIRDS, *REST]) == "impossible_name"


@pytest.mark.parametrize("bird", [b"", b"dodo", b"\xff\x00", b"<b>", b"x" * 255])
def test_leaving_out_a_bird_that_there_is_not_is_refused(bird: bytes) -> None:
    without = [(1, 2), *natural(1, 10), *text_digits(bird, 8)]
    assert refused_digits([*head(), *NAMELESS, *without, *REST]) == "impossible_setup"


def test_leaving_out_nearly_all_birds_is_refused() -> None:
    birds = CATALOG.ids_of("birds", ("core",))[:160]
    without: Digits = [(1, 2), *natural(len(birds), 10)]
    for bird in birds:
        without += text_digits(bird.encode(), 8)
    assert refused_digits([*head(), *NAMELESS, *without, *REST]) == "impossible_setup"


def test_a_link_of_later_rules_asks_for_the_newer_page() -> None:
    """The rest does not matter, as a later page may encode games differently."""
    for rules in (RULES + 1, 2**15 - 1):
        for rest in ([], [*NAMELESS, *ALL_BIRDS], [(12345, 99999)]):
            digits = [*head(rules=rules), *rest]
            with pytest.raises(NewerRules) as error:
                unpack_game(link_of("g", number_of(digits)))
            assert error.value.kind == "newer_rules"
            assert error.value.rules == rules


def test_a_link_of_rules_that_never_were_is_refused() -> None:
    assert refused_digits([*head(rules=0), *NAMELESS, *ALL_BIRDS]) == "impossible_record"


@pytest.mark.parametrize("rules", range(1, RULES + 1))
def test_a_link_opens_under_the_rules_that_it_was_made_under(rules: int) -> None:
    digits = [*head(rules=rules, seed=99), *NAMELESS, *ALL_BIRDS, *REST]
    link, game = unpack_game(link_of("g", number_of(digits)))
    assert link.record.rules == game.rules == game.record().rules == rules


@pytest.mark.parametrize(
    ("by_link", "kind"),
    [
        ([(1, 2), (0, 8), (0, 2)], "written_otherwise"),
        ([(1, 2), (3, 8), (0, 2)], "impossible_record"),
        ([(1, 2), (7, 8), (0, 2)], "impossible_record"),
        ([(1, 2), (1, 8), (1, 2), (0, 4), (3, 4)], "impossible_record"),
    ],
)
def test_a_seat_or_a_wish_that_cannot_be_is_refused(by_link: Digits, kind: str) -> None:
    rest = [*NO_TAKE_BACKS, *FROM_THE_DEAL, *NO_ANSWERS]
    assert refused_digits([*SETUP, *by_link, *rest]) == kind


BEFORE_ANSWERS = [*SETUP, *NOT_BY_LINK, *NO_TAKE_BACKS, *FROM_THE_DEAL]


def finished() -> tuple[Game, Digits]:
    """Return a finished game of the set-up encoded by SETUP, and its answers as digits."""
    setup = Setup(players=2, sets=("core",))
    game = play_randomly(Game.new(setup, rules=1), rng_for("finished by hand"))
    again = Game.new(setup, rules=1)
    answers: Digits = []
    for answer in game.answers:
        assert again.decision is not None
        answers.append((answer, len(again.decision.options)))
        again.answer(answer)
    return game, answers


def test_numbers_past_the_end_are_refused() -> None:
    assert refused_digits([*BEFORE_ANSWERS, *NO_ANSWERS, (1, 2)]) == "past_the_end"
    _, answers = finished()
    assert refused_digits([*BEFORE_ANSWERS, (1, 2), *answers, (1, 2)]) == "past_the_end"
    assert refused_digits([*BEFORE_ANSWERS, (1, 2), *answers, (0, 99), (1, 2)]) == "past_the_end"


def test_answers_after_the_end_of_the_game_are_refused() -> None:
    assert refused_digits([*BEFORE_ANSWERS, (0, 2), *natural(2000, 12)]) == "impossible_answer"


def test_more_answers_than_any_game_has_are_refused() -> None:
    kind = refused_digits([*BEFORE_ANSWERS, (0, 2), *natural(4095, 12)])
    assert kind == "impossible_answer"


def test_a_game_of_more_answers_than_links_hold_is_neither_opened_nor_packed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, _ = finished()
    text = packed(game)
    monkeypatch.setattr(game_link, "MOST_ANSWERS", len(game.answers) - 1)
    assert refused(text) == "too_long"
    with pytest.raises(LinkError) as refusal:
        packed(game)
    assert refusal.value.kind == "too_long"


def test_a_zero_in_front_of_the_number_is_refused() -> None:
    for text in LINKS[:3]:
        assert refused(signed("g", "1A" + text[1:-5])) == "written_otherwise"
        assert refused(signed("g", "1AAAA" + text[1:-5])) == "written_otherwise"
    deal = pack_deal(SETUPS[0])
    assert refused_deal(signed("s", "1A" + deal[1:-5])) == "written_otherwise"


def test_sets_in_order_written_as_if_they_were_not_are_refused() -> None:
    first, rest = head()[:2], [*head()[3:], *NAMELESS, *ALL_BIRDS, *REST]
    assert rest[0] == (1, 32)
    assert refused_digits([*first, (1, 2), (1, 31), (0, 31), *rest[1:]]) == "written_otherwise"


def test_a_finished_game_written_with_the_number_of_its_answers_is_refused() -> None:
    game, answers = finished()
    assert link_of("g", number_of([*BEFORE_ANSWERS, (1, 2), *answers])) == packed(game)
    counted = [*BEFORE_ANSWERS, (0, 2), *natural(len(answers), 12), *answers]
    assert refused_digits(counted) == "written_otherwise"


NONE, NUMBER, WORD, CARD, LIST, DICT = ((kind, 8) for kind in (0, 3, 4, 5, 6, 7))


def word(text: str) -> Digits:
    return [WORD, (WORDS.index(text), 128)]


CARDS = sum(
    len(CATALOG.ids_of(shelf, ("core",)))
    for shelf in ("birds", "bonus_cards", "goals", "automa_cards")
)


def table_of(**fields: Digits) -> Digits:
    """Return the digits of a dict of fields."""
    digits = [DICT, *natural(len(fields), 10)]
    for name, value in fields.items():
        digits += [*word(name), *value]
    return digits


NATURAL = [NUMBER, *natural(5, 8)]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ([NONE], "something other"),
        (NATURAL, "something other"),
        ([LIST, *natural(0, 10)], "something other"),
        ([LIST, *natural(1, 10)] * 60, "more than fits"),
        ([DICT, *natural(1, 10), *word("round")] * 60, "more than fits"),
        ([LIST, *natural(9, 10), *([LIST, *natural(1023, 10), *[NONE] * 1023] * 9)], "more than"),
        ([DICT, *natural(1, 10), NONE, NONE], "no name"),
        ([DICT, *natural(1, 10), *NATURAL, NONE], "no name"),
        ([DICT, *natural(1, 10), WORD, (127, 128), NONE], "later version"),
        ([DICT, *natural(1, 10), *word("seed"), NONE], "seed"),
        ([DICT, *natural(1, 10), CARD, (0, CARDS), NONE], "unknown field"),
        (table_of(round=[NUMBER, *natural(0, 8)]), "round"),
        (table_of(round=NATURAL), "round"),
        (table_of(round=word("seed")), "round"),
        (table_of(phase=word("seed")), "phase"),
        (table_of(phase=word("automa")), "no Automa"),
        (table_of(phase=word("over")), "phase"),
        (table_of(turn_of=NATURAL), "turn_of"),
        (table_of(first_player=NATURAL), "first_player"),
        (table_of(tray=[LIST, *natural(4, 10), NONE, NONE, NONE, NONE]), "tray"),
        (table_of(birdfeeder=[LIST, *natural(0, 10)]), "birdfeeder"),
        (table_of(birdfeeder=[LIST, *natural(1, 10), *word("nectar_seed")]), "birdfeeder"),
        (table_of(automa=table_of(eggs=NATURAL)), "automa"),
        (table_of(players=[LIST, *natural(3, 10), *table_of() * 3]), "players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(position: Digits, reason: str) -> None:
    before = [*SETUP, *NOT_BY_LINK, *NO_TAKE_BACKS, *FROM_A_POSITION]
    text = link_of("g", number_of([*before, *position, (0, 2), *NO_ANSWERS]))
    with pytest.raises(LinkError, match=reason) as error:
        unpack_game(text)
    assert error.value.kind == "impossible_position"


def test_a_table_written_in_another_order_of_fields_is_refused() -> None:
    before = [*SETUP, *NOT_BY_LINK, *NO_TAKE_BACKS, *FROM_A_POSITION]
    two, one = [NUMBER, *natural(2, 8)], [NUMBER, *natural(1, 8)]
    usual = table_of(round=two, first_player=one)
    _, game = unpack_game(link_of("g", number_of([*before, *usual, (0, 2), *NO_ANSWERS])))
    assert game.state.round == 2 and game.state.first_player == 1
    turned = table_of(first_player=one, round=two)
    assert refused_digits([*before, *turned, (0, 2), *NO_ANSWERS]) == "written_otherwise"
    twice = [DICT, *natural(2, 10), *word("round"), *two, *word("round"), *two]
    assert refused_digits([*before, *twice, (0, 2), *NO_ANSWERS]) == "written_otherwise"


def test_no_table_has_more_than_255_of_anything() -> None:
    """Otherwise a link could ask for a choice out of a thousand million."""
    food = table_of(seed=[NUMBER, *natural(255, 8)])
    players = table_of(players=[LIST, *natural(1, 10), *table_of(food=food)])
    before = [*SETUP, *NOT_BY_LINK, *NO_TAKE_BACKS, *FROM_A_POSITION]
    _, game = unpack_game(link_of("g", number_of([*before, *players, (0, 2), *NO_ANSWERS])))
    assert game.state.players[0].food["seed"] == 255


def opens_or_is_refused(text: str) -> str:
    """Return how a link ends; if it opens, the legal game must have this very link."""
    try:
        link, game = unpack_game(text)
    except LinkError as error:
        return error.kind
    assert pack_game(link) == text or is_written_shorter(link, text)
    replayed = Game.replay(link.record)
    assert replayed == game and replayed.decision == game.decision
    return "opens"


def is_written_shorter(link: GameLink, text: str) -> bool:
    """Whether a link of a game from a whole position is now one of a game from a table."""
    again = pack_game(link)
    return text[0] in "12" and again[0] == "3" and unpack_game(again)[0] == link


def deal_opens_or_is_refused(text: str) -> str:
    try:
        deal = unpack_deal(text)
    except LinkError as error:
        return error.kind
    assert isinstance(deal, Deal)
    Game.new(deal.setup, rules=deal.rules)
    assert pack_deal(deal.setup, deal.beat, rules=deal.rules) == text
    return "opens"


def mutated(text: str, other: str, rng: Random) -> str:
    """Return a text with something altered, cut, doubled or taken from another one."""
    place, end = sorted((below(rng, len(text) + 1), below(rng, len(text) + 1)))
    new = "".join(ALPHABET[below(rng, 64)] for _ in range(1 + below(rng, 3)))
    ways: list[Callable[[], str]] = [
        lambda: text[:place] + new + text[place + len(new) :],
        lambda: text[:place] + new + text[place:],
        lambda: text[:place] + text[place + 1 :],
        lambda: text[:place] + text[end:],
        lambda: text[:place] + text[place:end] * 2 + text[end:],
        lambda: text[:place] + other[place:],
        lambda: text[:place] + text[place:end][::-1] + text[end:],
        lambda: text[:place] + "<%= 'é' %>"[: 1 + below(rng, 9)] + text[end:],
    ]
    return ways[below(rng, len(ways))]()


def mutants(count: int, *key: Any) -> dict[str, int]:
    """Open ``count`` mutated links, two of three with correct checksums; count the outcomes."""
    rng = rng_for("mutants", *key)
    ends: dict[str, int] = {}
    deals = [pack_deal(setup, number) for number, setup in enumerate(SETUPS)]
    for number in range(count):
        of_deals = number % 7 == 0
        kind, texts = ("s", deals) if of_deals else ("g", LINKS)
        text, other = texts[below(rng, len(texts))], texts[below(rng, len(texts))]
        if number % 3:
            text = signed(kind, mutated(text[:-5], other, rng))
        else:
            text = mutated(text, other, rng)
        end = deal_opens_or_is_refused(text) if of_deals else opens_or_is_refused(text)
        ends[end] = ends.get(end, 0) + 1
    return ends


def test_mutated_links_are_refused_or_open_legal_games() -> None:
    ends = mutants(800, "sample")
    assert ends["damaged"] > 100
    deeper = {"opens", "past_the_end", "impossible_answer", "impossible_position", "other_format"}
    assert deeper <= set(ends)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_twenty_thousand_mutated_links_are_refused_or_open_legal_games(part: int) -> None:
    ends = mutants(5000, "soak", part)
    assert sum(ends.values()) == 5000


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_one_game_has_one_link(number: int) -> None:
    """Take-backs belong to a record, but not to the course of the game."""
    record = GAMES[number].record()
    texts = {pack_game(GameLink(record=record)), pack_game(GameLink(record=record))}
    assert texts == {LINKS[number]}
    taken_back = structs.replace(record, take_backs=3)
    assert pack_game(GameLink(record=taken_back)) != LINKS[number]
