"""Every voice sounds as its description says.

Syllables and frequencies are measured in the sound (`hearing.py`), not taken from what made it.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Literal

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Watch
from e2e.drivers import PlaywrightDriver
from e2e.hearing import Samples, strongest, syllables
from e2e.playing import CHOICES, CHOOSE, cut, kept, recorded
from e2e.ready import reopen
from tools.serve import SITE
from tools.sung import AFTER, LEAD, RATE, every_voice, seconds, sung
from wingspan.engine import Game, load_catalog
from wingspan.engine.events import BirdPlayed
from wingspan.engine.notation.record import Record
from wingspan.ui.play.settings import SETTINGS
from wingspan.voices import Phrase

VOICES = every_voice()
OFF = 0.06
"""Share by which the strongest frequency may lie outside the described range."""


def heard(browser: Browser, seed: int, birds: list[str]) -> dict[str, tuple[float, Samples]]:
    context = browser.new_context()
    page = context.new_page()
    try:
        voices = {bird: VOICES[bird] for bird in birds}
        return {bird: (end, samples) for bird, end, samples in sung(page, voices, seed)}
    finally:
        context.close()


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> dict[str, tuple[float, Samples]]:
    """For every bird, the second at which its voice should end, and its sound."""
    return heard(browser, 7, list(VOICES))


def described(phrase: Phrase) -> tuple[float, float]:
    """Return the range of a phrase's strongest frequency. Noise has a width of its own."""
    tune = phrase.tune or (1,)
    off = OFF + phrase.spread + 0.4 * phrase.noise / phrase.band
    low = min(tune) * min(1, phrase.drift) * 2**-phrase.bend
    high = max(tune) * max(1, phrase.drift) * 2**phrase.bend
    return phrase.hz * low * (1 - off), phrase.hz * high * (1 + off)


def test_every_bird_is_heard_and_does_not_clip(sounds: dict[str, tuple[float, Samples]]) -> None:
    assert sounds.keys() == load_catalog().birds.keys()
    peaks = {bird: float(np.abs(samples).max()) for bird, (_, samples) in sounds.items()}
    assert {bird: peak for bird, peak in peaks.items() if not 0.25 < peak < 0.98} == {}
    powers = {bird: float(np.sqrt(np.mean(s**2))) for bird, (_, s) in sounds.items()}
    assert {bird: power for bird, power in powers.items() if power < 0.01} == {}


def test_every_voice_begins_when_it_is_asked_for_and_ends(
    sounds: dict[str, tuple[float, Samples]],
) -> None:
    for bird, (end, samples) in sounds.items():
        loud = np.nonzero(np.abs(samples) > 0.005)[0] / RATE
        first, last = float(loud[0]), float(loud[-1])
        assert LEAD <= first < LEAD + 0.3, bird
        assert last <= end + 0.01, bird
        assert end == pytest.approx(LEAD + seconds(VOICES[bird]), rel=0.08, abs=0.02), bird
        assert len(samples) / RATE - end > AFTER / 3, bird
        assert 0.3 < last - first < 2.6, bird


def test_one_hears_the_syllables_and_pitches_that_are_described(
    sounds: dict[str, tuple[float, Samples]],
) -> None:
    wrong = []
    for bird, (_, samples) in sounds.items():
        found = syllables(samples, RATE)
        if len(found) != sum(phrase.n for phrase in VOICES[bird]):
            wrong.append((bird, f"{len(found)} syllables"))
            continue
        for phrase in VOICES[bird]:
            spoken, found = found[: phrase.n], found[phrase.n :]
            first, last = spoken[0][0], spoken[-1][1]
            pitch = strongest(samples[int(first * RATE) : int(last * RATE)], RATE)
            low, high = described(phrase)
            if not low < pitch < high:
                wrong.append((bird, f"{phrase.kind} at {pitch:.0f} Hz"))
    assert wrong == []


def test_no_two_calls_are_quite_the_same_but_the_same_chance_makes_the_same_call(
    browser: Browser, sounds: dict[str, tuple[float, Samples]]
) -> None:
    birds = ["american_robin", "barn_owl", "mallard", "downy_woodpecker"]
    again, other = heard(browser, 7, birds), heard(browser, 8, birds)
    for bird in birds:
        assert np.array_equal(again[bird][1], sounds[bird][1])
        (_, one), (_, two) = sounds[bird], other[bird]
        assert not np.allclose(one[: len(two)], two[: len(one)], atol=0.05)


# in the page

SITE_LIMIT, SCRIPT_LIMIT = 25_000, 6_000
HOOKS = 2_100
"""Compressed bytes that other files hold for the voices (docs/voices.md)."""
SPY = """
window.heard = { contexts: 0, sources: 0, hushed: 0 };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...how) { super(...how); heard.contexts += 1; }
};
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) {
  heard.sources += 1;
  return start.apply(this, when);
};
const { setTargetAtTime } = AudioParam.prototype;
AudioParam.prototype.setTargetAtTime = function (value, ...how) {
  heard.hushed += value === 0;
  return setTargetAtTime.call(this, value, ...how);
};
"""


def before_the_first_bird() -> Record:
    record = recorded("base_101")
    game = Game.replay(cut(record, 0))
    for given, answer in enumerate(record.answers):
        game.answer(answer)
        if any(isinstance(event, BirdPlayed) for event in game.events):
            return cut(record, given)
    raise AssertionError("no bird is played")


def open_with(page: Page, record: Record, settings: str) -> None:
    """Open a game with these settings."""
    reopen(page, {**kept(record), SETTINGS: settings})
    page.wait_for_selector(CHOICES, state="attached")
    page.wait_for_selector(".motion-layer", state="attached")
    page.evaluate("() => { heard.contexts = heard.sources = heard.hushed = 0; }")


def play_a_bird(page: Page, settings: str) -> None:
    """Open a game with these settings and play its first bird."""
    begun = before_the_first_bird()
    open_with(page, begun, settings)
    page.evaluate(CHOOSE, recorded("base_101").answers[len(begun.answers)])
    page.wait_for_selector(".space.bird")


def test_nothing_sounds_before_one_press_on_the_first_bird_turns_sound_on(
    page: Page, site_url: str, watch: Watch
) -> None:
    """Nor where it was turned off."""
    page.add_init_script(SPY)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    play_a_bird(page, '{"sound": "off", "sound_chosen": true}')
    page.evaluate("location.hash = 'r=bird.mallard'")
    expect(page.locator(".nature")).to_contain_text("quacks")
    assert page.evaluate("heard.contexts") == 0
    play_a_bird(page, "{}")
    assert page.evaluate("heard") == {"contexts": 0, "sources": 0, "hushed": 0}
    expect(page.locator(".space.bird .singing")).to_be_visible()
    assert not any("voice.mjs" in url for url in watch.requests)
    page.locator(".space.bird .singing").click()
    PlaywrightDriver(page).until("() => heard.sources > 0")
    assert '"sound":"soft"' in page.evaluate(f"localStorage[{SETTINGS!r}]")
    expect(page.locator(".space.bird .singing")).to_have_count(0)


def test_a_bird_sings_as_it_is_played_and_falls_silent_for_the_next(
    ready: Callable[..., Page],
) -> None:
    page = ready(SPY)
    play_a_bird(page, '{"sound": "soft", "sound_chosen": true}')
    PlaywrightDriver(page).until("() => heard.sources > 0")
    page.evaluate("() => { heard.sources = heard.hushed = 0; location.hash = 'r=bird.mallard' }")
    press = page.locator(".rule-picture .singing")
    press.click()
    PlaywrightDriver(page).until("() => heard.sources > 0")
    assert page.evaluate("heard.hushed") == 1, "the first bird sings on"
    press.click()
    PlaywrightDriver(page).until("() => heard.hushed === 2")


def test_where_nothing_shall_move_only_the_best_bird_sings_as_a_game_ends(
    ready: Callable[..., Page],
) -> None:
    page, record = ready(SPY), recorded("base_101")
    numbers = {}
    motions: tuple[Literal["reduce", "no-preference"], ...] = ("reduce", "no-preference")
    for motion in motions:
        page.emulate_media(reduced_motion=motion)
        open_with(page, cut(record, -1), '{"sound": "soft"}')
        page.evaluate(CHOOSE, record.answers[-1])
        page.wait_for_selector(".final")
        PlaywrightDriver(page).until("() => heard.sources > 0")
        numbers[motion] = page.evaluate("heard.sources")
    assert 0 < numbers["reduce"] < numbers["no-preference"]


def test_voices_are_small() -> None:
    script = gzip.compress((SITE / "static" / "voice.mjs").read_bytes(), 9)
    pack = (SITE / "voices.pack").stat().st_size
    assert len(script) <= SCRIPT_LIMIT
    assert len(script) + pack + HOOKS <= SITE_LIMIT
