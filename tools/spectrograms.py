"""Draw every voice on one page: `python -m tools.spectrograms`.

It lets all birds sing in a browser and draws what was heard: time to the right, almost 3 seconds;
frequency upwards, from 50 Hz to 10 kHz, with a line at every octave. `--family Picidae` draws only
one family or one bird.
"""

from __future__ import annotations

import argparse
import base64
import io
from html import escape
from pathlib import Path

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright

from tools import chromium
from tools.contact_sheet import STYLE, picture
from tools.sung import RATE, Samples, every_voice, sung
from wingspan.engine import load_catalog
from wingspan.voices import family

BUILD = Path(__file__).parents[1] / ".build"
WIDE, HIGH = 240, 96
LOWEST, HIGHEST, SECONDS = 50, 10000, 2.8
WINDOW = 1024
RANGE = 45
"""Decibels between black and white."""


def spectrogram(samples: Samples) -> Image.Image:
    """Return the spectrogram of a sound."""
    whole = np.zeros(int(RATE * SECONDS) + WINDOW)
    whole[: min(len(samples), len(whole))] = samples[: len(whole)]
    starts = np.linspace(0, len(whole) - WINDOW, WIDE).astype(int)
    frames = np.stack([whole[at : at + WINDOW] for at in starts]) * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(frames, 4 * WINDOW)) ** 2
    asked = np.geomspace(HIGHEST, LOWEST, HIGH)
    # The strongest frequency around each line: a pure tone between two of them would be lost.
    edges = np.rint(asked[::-1] * 4 * WINDOW / RATE / np.sqrt(asked[0] / asked[1])).astype(int)
    top = int(HIGHEST * 4 * WINDOW / RATE)
    lines = np.maximum.reduceat(power[:, :top], edges, axis=1)[:, ::-1].T
    decibels = 10 * np.log10(lines / max(lines.max(), 1e-12) + 1e-9)
    grey = 255 * np.clip(-decibels / RANGE, 0, 1)
    for octave in (100, 200, 400, 800, 1600, 3200, 6400):
        row = int(np.argmin(np.abs(asked - octave)))
        grey[row] = np.minimum(grey[row], 225)
    return Image.fromarray(grey.astype("uint8"), "L")


def embedded(image: Image.Image) -> str:
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return f"data:image/png;base64,{base64.b64encode(buffer.getvalue()).decode()}"


def page(pictures: dict[str, str]) -> str:
    """Return the page as HTML, with the birds by family."""
    birds = load_catalog().birds
    figures: dict[str, list[str]] = {}
    for bird, source in pictures.items():
        figures.setdefault(family(birds[bird].scientific), []).append(
            f'<figure><img src="{source}" width="{WIDE}" height="{HIGH}" alt="">'
            f"<figcaption>{escape(birds[bird].name['en'])}</figcaption></figure>"
        )
    parts = [
        f"<h2>{name}</h2><div>{''.join(shown)}</div>" for name, shown in sorted(figures.items())
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Voices</title>'
        f"<style>{STYLE.replace('WIDE', str(WIDE))}</style><body>{''.join(parts)}</body></html>"
    )


def main() -> None:
    """Write the page and its screenshot, and print where they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--family", help="draw only this family or this bird (by id)")
    options = parser.parse_args()
    birds = load_catalog().birds
    wanted = {
        bird: phrases
        for bird, phrases in every_voice().items()
        if options.family in (None, bird, family(birds[bird].scientific))
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed())
        heard = sung(browser.new_page(), wanted)
        pictures = {bird: embedded(spectrogram(samples)) for bird, _, samples in heard}
        browser.close()
    BUILD.mkdir(exist_ok=True)
    source, target = BUILD / "spectrograms.html", BUILD / "spectrograms.png"
    source.write_text(page(pictures))
    picture(source, target, 1600)
    print(source, target, sep="\n")


if __name__ == "__main__":
    main()
