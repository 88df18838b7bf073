"""What the browser says of itself, for a report of a problem."""

from __future__ import annotations

from js import devicePixelRatio, innerHeight, innerWidth, navigator

from . import sharing, workers


def description() -> dict[str, str]:
    """The browser's name, languages, window and device; nothing that identifies a person."""
    device = workers.device()
    return {
        "agent": str(navigator.userAgent),
        "languages": ", ".join(str(language) for language in navigator.languages),
        "window": f"{int(innerWidth)} × {int(innerHeight)}",
        "pixels": f"{float(devicePixelRatio):g}",
        "cores": str(device.cores),
        "memory": "" if device.memory is None else f"{device.memory:g}",
        "touch": "yes" if device.touch else "no",
        "share sheet": "yes" if sharing.can_share() else "no",
    }
