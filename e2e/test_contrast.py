"""In forced colours, and for readers who want more contrast, no two states look alike.

Each thing that can be in one of two states is shown in both, and the pictures are compared: pressed
or not, used or left, possible or not. The pages are those of `e2e/states.py`, without Python.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

from e2e.states import STATES
from e2e.walking import Frame, laid_out

Scheme = Literal["light", "dark"]
SEEN = (
    "asked-action",
    "asked-gain_die",
    "asked-keep_bonus",
    "card-in-hand",
    "end-2",
    "exercise-0-answered",
    "hint-3",
    "live-offer-joined",
    "over-gallery",
    "over-games",
    "over-settings",
    "over-share",
    "review-sheet",
    "reviewed",
    "rules-tray",
    "set-up-keeping-3",
    "start",
    "tab-goals",
    "table-automa",
    "waiting",
)
SIZES = ((1280, 800), (390, 844))
AROUND = 6
"""How far around a thing its outline may lie, in pixels."""
STRONG = 96
"""The least difference of a channel, of 255, that a weak eye sees."""
LEAST = 0.02, 10
"""The least share of a thing's pixels, and the least number of them, by which two states differ."""
PAIRS = {
    '[aria-pressed="true"]': ("aria-pressed", "false"),
    '[aria-checked="true"]': ("aria-checked", "false"),
    "[aria-current]": ("aria-current", None),
    "input:checked": ("checked", None),
    "button:disabled": ("disabled", None),
    "button[aria-disabled]:not(.head)": ("aria-disabled", None),
    ".preselected:not(.folded > .preselected)": (".preselected", None),
    **{
        f"{where}.{name}": (f".{name}", None)
        for where, names in {
            # The coach marks only what can be chosen.
            ":not(.head, [data-hint], :has([data-hint]))": "choosable",
            ".asked-row .head:not([data-hint], [data-hint-sign])": "choosable",
            "button:not(:disabled, [aria-disabled])": "primary",
            ".card": "picked kept fresh",
            ".keep-food": "kept",
            ".keep-food.kept": "proposed",
            ".keep-thumb": "kept",
            ".turn-pip": "left",
            ".pip": "got",
            ".live-dot": "here lost",
            ".goal": "current",
            ".space": "asking",
            ".space.empty": "place",
            ".played-step": "now",
            ".hint-choices > *": "best",
            ".saved-game": "on-table",
            ".automa-section": "in-force",
            ".die": "fresh",
            ".chip": "fresh",
        }.items()
        for name in names.split()
    },
}
"""What shows a state, and how the same thing is shown without it: an attribute and its other value
(None: it is removed), or a class that is removed."""
FIND = """
(selectors) => {
  const modal = document.querySelector("dialog:modal");
  const kinds = new Set();
  const found = [];
  window.things = [];
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (modal && !modal.contains(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const said = element.matches(".hit") ? element.parentElement : element;
      const kind = [selector, element.className, said.className, said.parentElement.className]
        .join(" | ").replace(/seat-\\d|die-\\S+|bird-\\S+/g, "");
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      window.things.push(element);
      found.push([selector, kind, found.length]);
    }
  }
  return found;
}
"""
BOX = """
(at) => {
  const element = window.things[at];
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const seen = element.matches("input") ? element.parentElement
    : element.matches(".hit") ? element.parentElement : element;
  const { x, y, width, height } = seen.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!there || !(seen.contains(there) || there.contains(seen))) return [0, 0, 0, 0];
  return [x, y, width, height];
}
"""
CHANGE = """
([at, name, value]) => {
  const element = window.things[at];
  const whole = element.closest(
    ".card, .goal, .saved-game, .automa-section, .keep-food, .keep-thumb, .asked-row",
  ) ?? element;
  const was = [whole.className, element.className, element.getAttribute(name)];
  window.changeBack = () => {
    [whole.className, element.className] = was;
    if (name === "checked") element.checked = true;
    else if (was[2] !== null && !name.startsWith(".")) element.setAttribute(name, was[2]);
  };
  // What says the same to the eye.
  if (name.startsWith("aria-") || element.matches(".head"))
    whole.classList.remove("kept", "picked", "current", "on-table", "in-force", "asked-row");
  if (name === "checked") element.checked = false;
  else if (name.startsWith(".")) element.classList.remove(name.slice(1));
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
"""
EDGELESS = """
() => {
  const modal = document.querySelector("dialog:modal");
  const clear = (colour) => /^rgba\\(.*, 0\\)$|transparent/.test(colour);
  const ground = (e) => {
    for (let at = e; at; at = at.parentElement)
      if (!clear(getComputedStyle(at).backgroundColor)) return getComputedStyle(at).backgroundColor;
    return "";
  };
  const edge = (e) => {
    const style = getComputedStyle(e);
    const sign = getComputedStyle(e, "::before").content;
    if (style.display === "list-item" || sign.includes('"')) return true;
    if (style.textDecorationLine !== "none" && e.textContent.trim()) return true;
    if (style.outlineStyle !== "none" && !clear(style.outlineColor)) return true;
    if (ground(e) !== ground(e.parentElement)) return true;
    return ["Top", "Bottom"].some((side) => style[`border${side}Style`] !== "none" &&
      Number.parseFloat(style[`border${side}Width`]) > 0 && !clear(style[`border${side}Color`]));
  };
  return [...document.querySelectorAll("button:not([aria-disabled]), summary")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((e) => !modal || modal.contains(e))
    .filter((e) => ![e, e.parentElement, ...e.querySelectorAll("*")].some(edge))
    .map((e) => `${e.localName}.${e.className} in ${e.parentElement.className}`);
}
"""
"""Buttons without any edge, ground or line that tells them from plain text."""


@pytest.fixture
def frame(browser: Browser, site_url: str) -> Iterator[Frame]:
    frame = Frame(browser, site_url, touched=False)
    yield frame
    frame.close()


def picture(frame: Frame, box: Sequence[float]) -> Image.Image:
    x, y, width, height = box
    clip = {
        "x": max(0, x - AROUND),
        "y": max(0, y - AROUND),
        "width": width + 2 * AROUND,
        "height": height + 2 * AROUND,
    }
    shot = frame.page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    return Image.open(io.BytesIO(shot)).convert("RGB")


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return how many pixels differ strongly."""
    channels = ImageChops.difference(one, other).split()
    strongest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(strongest.histogram()[STRONG:])


def alike(frame: Frame) -> Iterator[str]:
    """Yield the things on the page that look the same in two states."""
    for selector, kind, at in frame.page.evaluate(FIND, list(PAIRS)):
        box = frame.page.evaluate(BOX, at)
        width, height = box[2], box[3]
        if width < 2 or height < 2:
            continue
        before = picture(frame, box)
        frame.page.evaluate(CHANGE, [at, *PAIRS[selector]])
        after = picture(frame, box)
        frame.page.evaluate("changeBack()")
        share, least = LEAST
        # An edge counts by its length: two pixels of the way around are enough for large things.
        enough = max(least, min(share * width * height, width + height))
        if (seen := differing(before, after)) < enough:
            yield f"{kind}: {seen} pixels of {enough:.0f}"


def faults(
    frame: Frame, names: Sequence[str], scheme: Scheme, *, in_turn: bool = False, **media: Any
) -> list[str]:
    """Return what looks alike, at every size; ``in_turn``: each state at one of them."""
    laid_out(names)
    frame.page.emulate_media(color_scheme=scheme, **media)
    found = []
    for number, name in enumerate(names):
        for size in SIZES[number % 2 :: 2] if in_turn else SIZES:
            frame.resize(*size)
            frame.show(name, "en", scheme)
            found += [
                f"{name} {size[0]}: no edge: {button}" for button in frame.page.evaluate(EDGELESS)
            ]
            found += [f"{name} {size[0]}: {said}" for said in alike(frame)]
    return sorted(set(found))


MEDIA = {
    "forced": {"forced_colors": "active"},
    "more": {"contrast": "more"},
}


@pytest.mark.parametrize(
    ("media", "scheme", "names"),
    [
        pytest.param("forced", "dark", SEEN[::2], id="forced"),
        pytest.param("more", "light", SEEN[1::4], id="more"),
        pytest.param("forced", "light", SEEN, id="forced-all", marks=pytest.mark.soak),
    ],
)
def test_no_two_states_look_alike(
    frame: Frame, media: str, scheme: Scheme, names: Sequence[str]
) -> None:
    assert faults(frame, names, scheme, in_turn=names is not SEEN, **MEDIA[media]) == []


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("media", MEDIA.values(), ids=list(MEDIA))
def test_no_two_states_look_alike_anywhere(
    frame: Frame, media: dict[str, Any], scheme: Scheme
) -> None:
    assert faults(frame, list(STATES), scheme, **media) == []


def test_the_walk_sees_two_states_that_look_alike(frame: Frame) -> None:
    """A switch without a knob, turns that are used and left alike, a button without an edge."""
    frame.page.emulate_media(forced_colors="active")
    frame.resize(*SIZES[0])
    laid_out(["over-settings", "table-2-5"])
    frame.page.add_style_tag(
        content=".knob, .knob::before { background: none !important }"
        ".knob { border-color: CanvasText !important }"
        ".turn-pip { background: none !important; opacity: 1 !important }"
        ".tools > button { border: 0 !important; outline: 0 !important }"
    )
    frame.show("over-settings", "en")
    assert [said for said in alike(frame) if "aria-checked" in said]
    frame.show("table-2-5", "en")
    assert [said for said in alike(frame) if "turn-pip" in said]
    assert [button for button in frame.page.evaluate(EDGELESS) if "tool" in button]
