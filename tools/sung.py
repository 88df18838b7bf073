"""The voices of birds as sound, made by static/voice.mjs in a browser."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from wingspan.engine import load_catalog
from wingspan.voices import Phrase, voice
from wingspan.voices.vocabulary import score

RATE = 22050
"""Samples a second."""
LEAD, AFTER = 0.05, 0.4
"""Seconds before the first sound, and after the last one should have ended."""
SEED = 7

SCRIPT = Path(__file__).parents[1] / "static" / "voice.mjs"
PAGE = "http://birds.test/"
BATCH = 60
WRITE = """async ([scores, lengths, seed, rate, lead]) => {
  const { write } = await import("/voice.mjs");
  return Promise.all(scores.map(async (phrases, at) => {
    const context = new OfflineAudioContext(1, rate * lengths[at], rate);
    const end = write(context, context.destination, lead, phrases, seed);
    const samples = (await context.startRendering()).getChannelData(0);
    const whole = new Int16Array(samples.length);
    for (let i = 0; i < samples.length; i++)
      whole[i] = Math.max(-32768, Math.min(32767, Math.round(samples[i] * 32767)));
    const bytes = new Uint8Array(whole.buffer);
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192)
      text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return [end, btoa(text)];
  }));
}"""

Samples = NDArray[np.float64]


def every_voice() -> dict[str, tuple[Phrase, ...]]:
    """Return the voices of all birds by id."""
    return {bird.id: voice(bird.id, bird.scientific) for bird in load_catalog().birds.values()}


def seconds(voice: tuple[Phrase, ...]) -> float:
    """Return how long a voice lasts according to its description."""
    return sum(phrase.seconds + phrase.rest for phrase in voice) - voice[-1].rest


def open_at(page: Page) -> None:
    """Open a page that is served the script and nothing else."""
    page.route(
        f"{PAGE}*",
        lambda route: route.fulfill(body="<title>Birds</title>", content_type="text/html"),
    )
    page.route(
        f"{PAGE}voice.mjs",
        lambda route: route.fulfill(body=SCRIPT.read_text(), content_type="text/javascript"),
    )
    page.goto(PAGE)


def sung(
    page: Page, voices: Mapping[str, tuple[Phrase, ...]], seed: int = SEED
) -> Iterator[tuple[str, float, Samples]]:
    """Yield each bird with the second at which its voice ends, and the samples, from -1 to 1."""
    open_at(page)
    birds = list(voices)
    for first in range(0, len(birds), BATCH):
        batch = birds[first : first + BATCH]
        scores: list[list[dict[str, Any]]] = [score(voices[bird]) for bird in batch]
        lengths = [LEAD + seconds(voices[bird]) + AFTER for bird in batch]
        heard = page.evaluate(WRITE, [scores, lengths, seed, RATE, LEAD])
        for bird, (end, text) in zip(batch, heard, strict=True):
            samples = np.frombuffer(base64.b64decode(text), dtype="<i2")
            yield bird, end, samples / 32767
