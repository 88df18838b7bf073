"""The colour box: named plumage colours, and functions that mix them."""

from __future__ import annotations

COLOURS: dict[str, str] = {
    "white": "#f7f4ec",
    "cream": "#f2e6c9",
    "ivory": "#efe9dc",
    "pale": "#dcd6ca",
    "silver": "#c9cccd",
    "pearl": "#b4bbc0",
    "grey": "#8f9498",
    "slate": "#5e6a75",
    "lead": "#4a5058",
    "ash": "#a9a8a2",
    "smoke": "#716f6b",
    "charcoal": "#414347",
    "black": "#2b2c31",
    "bluegrey": "#7f96ab",
    "buff": "#dfc393",
    "sand": "#cbb084",
    "tan": "#b3905f",
    "fawn": "#a58a6c",
    "brown": "#7d5d3f",
    "umber": "#5e4430",
    "dark": "#43342a",
    "dusk": "#6b6052",
    "olive": "#7f7a45",
    "drab": "#8a8064",
    "moss": "#6d7a38",
    "green": "#4f8a3c",
    "leaf": "#7cab35",
    "pea": "#a9a85c",
    "lime": "#b4cc3f",
    "emerald": "#1f8f5c",
    "forest": "#2c5b43",
    "bottle": "#1d4a3d",
    "teal": "#2a8c8c",
    "aqua": "#57bdb9",
    "turquoise": "#2fb3c9",
    "sky": "#6db4e0",
    "azure": "#2d86d3",
    "blue": "#3468b4",
    "cobalt": "#2346ad",
    "navy": "#27355f",
    "indigo": "#363a86",
    "violet": "#6a4a9a",
    "purple": "#5a2d66",
    "lilac": "#b59ac4",
    "mauve": "#a98a94",
    "plum": "#7a3f55",
    "pink": "#f0a3a8",
    "rose": "#e0697f",
    "blush": "#f0cfc4",
    "salmon": "#ee9276",
    "coral": "#ef6b52",
    "red": "#cc2b2b",
    "scarlet": "#e23d25",
    "crimson": "#a81c38",
    "wine": "#6f2233",
    "maroon": "#5b2a26",
    "chestnut": "#8a4527",
    "rust": "#b4592a",
    "rufous": "#c27440",
    "cinnamon": "#c98b5c",
    "orange": "#ef8a22",
    "amber": "#eaa52b",
    "gold": "#e8b71e",
    "yellow": "#f4d431",
    "lemon": "#f3e26b",
    "inkblue": "#32456f",
    "inkgreen": "#295549",
    "inkviolet": "#493a68",
    "bronze": "#4c3c2a",
    "horn": "#8d8072",
    "flesh": "#e2b29c",
}


def colour(name: str) -> str:
    """Return the colour of that name as `#rrggbb`. Raises KeyError for an unknown name."""
    return COLOURS[name]


def _channels(value: str) -> tuple[int, int, int]:
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Return ``one`` with a share (0 to 1) of ``other`` mixed in, all as `#rrggbb`."""
    mixed = (
        round(a + (b - a) * share) for a, b in zip(_channels(one), _channels(other), strict=True)
    )
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def darker(value: str, share: float) -> str:
    """Mix a share of a warm black into the colour."""
    return mix(value, "#1b1613", share)


def lighter(value: str, share: float) -> str:
    """Mix a share of a warm white into the colour."""
    return mix(value, "#fffaf0", share)


def lightness(value: str) -> float:
    """Return the perceived lightness of a colour, from 0 (black) to 1 (white)."""
    red, green, blue = _channels(value)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


MIDDLE = "#8b857c"
"""A tone that is visible on light and on dark cards."""


def outline_tone(plumage: list[str]) -> str:
    """Return the outline's colour: dark, or the middle tone if any of the plumage is dark."""
    if min(map(lightness, plumage)) < 0.24:
        return MIDDLE
    return darker(mix(plumage[0], plumage[1], 0.3), 0.66)
