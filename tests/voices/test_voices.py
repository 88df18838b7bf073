"""Voices of birds: complete, possible to sing, and as field guides describe them."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tools.application import in_order
from tools.pyc import bare
from wingspan.engine.catalog import load_catalog
from wingspan.voices import KINDS, SPECIES, Phrase, family, spoken_by, voice
from wingspan.voices.description import FAMILIES, GENUS, lines, parse
from wingspan.voices.description import GENERA as GENUS_VOICES
from wingspan.voices.families import GENERA as FAMILY_LINES
from wingspan.voices.vocabulary import rows as read
from wingspan.voices.vocabulary import score

BIRDS = load_catalog().birds
GENERA = read(FAMILY_LINES)
DOCS = Path(__file__).parents[2] / "docs" / "voices.md"


def sings(bird: str) -> tuple[Phrase, ...]:
    return voice(bird, BIRDS[bird].scientific)


PHRASES = [(bird, phrase) for bird in BIRDS for phrase in sings(bird)]


def seconds(bird: str) -> float:
    phrases = sings(bird)
    return sum(phrase.seconds + phrase.rest for phrase in phrases) - phrases[-1].rest


def test_every_bird_has_a_voice_and_nothing_else_has() -> None:
    assert SPECIES.keys() == BIRDS.keys()


def test_a_voice_has_one_to_three_phrases_and_lasts_half_a_second_to_two_and_a_half() -> None:
    for bird in BIRDS:
        assert 1 <= len(sings(bird)) <= 3, bird
        assert 0.4 <= seconds(bird) <= 2.45, bird


def test_syllables_are_far_enough_apart_to_be_told_apart() -> None:
    series = [(bird, phrase) for bird, phrase in PHRASES if phrase.n > 1]
    assert series
    for bird, phrase in series:
        assert (1 - phrase.fill) * min(phrase.periods()) >= 0.014, bird


def test_figures_are_those_of_birds() -> None:
    for bird, phrase in PHRASES:
        assert 50 <= phrase.hz <= 8500, bird
        assert 1 <= phrase.n <= 30, bird
        assert 0 < phrase.fill < 1, bird
        assert 0 <= phrase.noise <= 1, bird
        assert 0 < phrase.loud <= 1, bird
        # Slower beats would be heard as syllables.
        assert phrase.rough == 0 or phrase.rough >= 50, bird


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("yodel hz:300", "'yodel' is no kind of sound"),
        ("hoot hz:300;", "'' is no kind of sound"),
        ("hoot colour:300", "unknown field `colour`"),
        ("hoot kind:coo", "'kind' is said twice"),
        ("hoot hz:", "could not convert string to float: ''"),
        ("hoot hz", "could not convert string to float: ''"),
        ("hoot hz:300 hz:310", "'hz' is said twice"),
        ("hoot tone:velvet", "there is no tone 'velvet'"),
        ("hoot shape:square", "there is no shape 'square'"),
        ("hoot n:many", "'many'"),
    ],
)
def test_a_line_that_cannot_be_sung_is_refused(line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse(line)


def test_what_a_line_does_not_say_is_the_familys_then_the_kinds() -> None:
    (plain,), (owl,) = parse("hoot n:2"), parse("hoot n:2", "Strigidae")
    assert (plain.hz, plain.n, plain.attack) == (350, 2, 0.25)
    assert (owl.hz, owl.n, owl.attack) == (350, 2, 0.28)
    assert [phrase.n for phrase in parse("hoot n:2 hz:300; coo")] == [2, 3]


def test_all_kinds_of_sound_and_ways_of_families_are_heard() -> None:
    heard = Counter(phrase.kind for bird in BIRDS for phrase in sings(bird))
    assert heard.keys() == KINDS.keys()
    makers = {(family(b.scientific), p.kind) for b in BIRDS.values() for p in sings(b.id)}
    ways = {tuple(way.split()) for way in FAMILIES}
    assert ways - makers == set()


@pytest.mark.parametrize("bird", BIRDS)
def test_a_line_says_nothing_that_goes_without_saying(bird: str) -> None:
    relatives = family(BIRDS[bird].scientific)
    for written in SPECIES[bird].split("; "):
        if written == GENUS:
            continue
        words = written.split()
        for word in words[1:]:
            rest = " ".join(other for other in words if other != word)
            assert parse(rest, relatives) != parse(written, relatives), word


def test_no_two_birds_sound_the_same() -> None:
    voices = Counter(sings(bird) for bird in BIRDS if SPECIES[bird] != GENUS)
    voices.update(dict.fromkeys({sings(b) for b in BIRDS if SPECIES[b] == GENUS}, 1))
    assert [phrases for phrases, n in voices.items() if n > 1] == []


def test_a_genus_speaks_only_where_a_species_does_not() -> None:
    spoken = {bird: spoken_by(bird, BIRDS[bird].scientific) for bird in BIRDS}
    mute = {bird for bird, line in SPECIES.items() if line == GENUS}
    assert {bird for bird, genus in spoken.items() if genus} == mute
    assert {genus for genus in spoken.values() if genus} == GENUS_VOICES.keys()
    assert len(mute) <= 18


def test_the_documentation_lists_for_whom_the_genus_speaks() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| \*([^|*]+)\* \| \*([^|*]+)\* \|", text, re.MULTILINE)
    expected = {
        (bird.name["en"], bird.scientific, spoken_by(bird.id, bird.scientific))
        for bird in BIRDS.values()
        if spoken_by(bird.id, bird.scientific)
    }
    assert len(rows) == len(expected)
    assert set(rows) == expected


def test_every_genus_is_in_one_family() -> None:
    genera = [genus for names in GENERA.values() for genus in names.split()]
    assert Counter(genera).most_common(1)[0][1] == 1
    assert set(genera) == {bird.scientific.split()[0] for bird in BIRDS.values()}
    assert all(re.fullmatch("[A-Z][a-z]+idae", name) for name in GENERA)


def test_a_family_has_the_genus_that_it_is_named_after() -> None:
    """Turdidae from Turdus, Alaudidae from Alauda; some genitives are too far from their genus."""
    named = {
        (genus, name)
        for name in GENERA
        for genus in {bird.scientific.split()[0] for bird in BIRDS.values()}
        if genus.removeprefix(name.removesuffix("idae")) in ("", "a", "es", "is", "o", "on", "us")
    }
    assert len(named) > 45
    named.remove(("Pica", "Picidae"))  # woodpeckers, after Picus; Pica is a magpie
    assert [pair for pair in named if family(f"{pair[0]} x") != pair[1]] == []


@pytest.mark.parametrize(
    ("bird", "relatives"),
    [
        ("mallard", "Anatidae"),
        ("osprey", "Pandionidae"),
        ("barn_owl", "Tytonidae"),
        ("great_horned_owl", "Strigidae"),
        ("turkey_vulture", "Cathartidae"),
        ("griffon_vulture", "Accipitridae"),
        ("peregrine_falcon", "Falconidae"),
        ("yellow_breasted_chat", "Icteriidae"),
        ("european_robin", "Muscicapidae"),
        ("american_robin", "Turdidae"),
        ("australian_magpie", "Artamidae"),
        ("emu", "Casuariidae"),
        ("crimson_chat", "Meliphagidae"),
        ("northern_cardinal", "Cardinalidae"),
        ("wilsons_storm_petrel", "Oceanitidae"),
    ],
)
def test_families_are_those_of_the_checklists(bird: str, relatives: str) -> None:
    assert family(BIRDS[bird].scientific) == relatives


# What the field guides say.


def test_the_great_horned_owl_hoots_five_times_in_its_own_rhythm() -> None:
    (hoots,) = sings("great_horned_owl")
    assert (hoots.kind, hoots.n) == ("hoot", 5)
    assert 270 <= hoots.hz <= 350
    first, second, third, fourth, _ = hoots.periods()
    assert first > fourth > third > second


def test_the_mallards_quacks_fall_and_fade() -> None:
    (quacks,) = sings("mallard")
    assert quacks.kind == "quack"
    assert quacks.n >= 5
    assert quacks.drift < 0.9
    assert quacks.swell < 0.8


def test_the_mountain_chickadee_whistles_down_and_says_dee() -> None:
    whistles, dees = sings("mountain_chickadee")
    first, second, third = whistles.tune
    assert first > second == third
    assert (dees.kind, dees.n) == ("buzz", 3)


def test_the_flickers_series_is_long_and_even() -> None:
    (series,) = sings("northern_flicker")
    assert series.n >= 12
    assert (series.speed, series.drift) == (1, 1)


def test_the_killdeer_says_its_name() -> None:
    (names,) = sings("killdeer")
    assert names.n % 2 == 0
    low, high = names.tune
    short, long, *_ = names.periods()
    assert low < high
    assert short < long


def test_the_cuckoo_falls_by_a_third() -> None:
    (cuckoo,) = sings("common_cuckoo")
    high, low = cuckoo.tune
    assert 1.18 <= high / low <= 1.27


def test_the_bobwhites_last_note_leaps() -> None:
    first, last = sings("northern_bobwhite")
    assert first.bend == 0
    assert last.bend > 0.3


@pytest.mark.parametrize("bird", ["common_loon", "black_throated_diver"])
def test_loons_wail(bird: str) -> None:
    assert sings(bird)[0].kind == "wail"


@pytest.mark.parametrize("bird", ["turkey_vulture", "black_vulture", "california_condor"])
def test_vultures_of_the_new_world_hiss(bird: str) -> None:
    assert sings(bird)[0].kind == "hiss"


def test_woodpeckers_drum_at_their_own_rate() -> None:
    drums = {b: p for b in BIRDS for p in sings(b) if p.kind == "drum"}
    assert len(drums) == 9
    assert {family(BIRDS[bird].scientific) for bird in drums} == {"Picidae"}
    assert len({(drum.rate, drum.speed) for drum in drums.values()}) == 9
    # The sapsucker taps ever more slowly, the white-backed woodpecker ever faster.
    slower = [
        later - before for before, later in pairwise(drums["yellow_bellied_sapsucker"].periods())
    ]
    faster = [
        later - before for before, later in pairwise(drums["white_backed_woodpecker"].periods())
    ]
    assert min(slower) > 0 > max(faster)


@pytest.mark.parametrize("bird", ["white_stork", "wood_stork"])
def test_storks_clap_their_bills(bird: str) -> None:
    assert sings(bird)[0].kind == "clap"


def test_the_largest_boom_lower_than_the_smallest_sing() -> None:
    for booming in ("southern_cassowary", "emu", "kakapo"):
        assert sings(booming)[0].hz < 120
    for small in ("goldcrest", "cedar_waxwing"):
        assert sings(small)[0].hz > 6500


def test_the_koels_whistles_rise_and_grow_louder() -> None:
    (whistles,) = sings("asian_koel")
    assert whistles.n > 1
    assert whistles.shape == "hook"  # each goes up at its end
    assert whistles.drift > 1
    assert whistles.swell > 1


def test_the_hoopoe_hoots_three_times_at_one_pitch() -> None:
    (hoots,) = sings("eurasian_hoopoe")
    assert (hoots.kind, hoots.n) == ("hoot", 3)
    assert (hoots.bend, hoots.drift, hoots.tune) == (0, 1, ())
    assert 450 <= hoots.hz <= 600


def test_the_eagle_owls_second_syllable_is_lower() -> None:
    (hoots,) = sings("eurasian_eagle_owl")
    assert hoots.n == 2
    first, second = hoots.tune
    assert first > second


def test_the_coppersmith_beats_evenly() -> None:
    (beats,) = sings("coppersmith_barbet")
    assert beats.n >= 4
    assert (beats.speed, beats.drift, beats.bend) == (1, 1, 0)
    assert 1.5 <= beats.rate <= 3


def test_the_junglefowl_crows_in_four_and_ends_on_a_long_one() -> None:
    (crow,) = sings("red_junglefowl")
    *short, last = crow.periods()
    assert len(short) == 3
    assert last > max(short)


def test_a_score_has_figures_and_nothing_to_look_up() -> None:
    (cuckoo,) = score(sings("common_cuckoo"))
    assert cuckoo["tune"] == (1.12, 0.9)
    assert cuckoo["shape"] == [1]
    assert cuckoo["loudest"] == 1
    (quack,) = score(sings("pacific_black_duck"))
    # Down by 0.12 octaves to either side; the third overtone of a nasal tone is loudest.
    assert quack["shape"] == [pytest.approx(1.0867, abs=1e-4), pytest.approx(0.9202, abs=1e-4)]
    assert quack["loudest"] == 3
    assert "kind" not in quack


def test_the_page_has_the_same_lines_without_the_ids() -> None:
    source = (DOCS.parents[1] / "wingspan/voices/species.py").read_bytes()
    shipped: dict[str, str] = {}
    exec(bare(in_order("wingspan/voices/species.py", source)), shipped)
    table = shipped["CORE"] + shipped["EUROPEAN"] + shipped["OCEANIA"] + shipped["ASIA"]
    assert "mallard" not in table
    assert lines(table) == SPECIES
