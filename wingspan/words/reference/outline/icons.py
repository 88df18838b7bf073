"""All icons that players see."""

from __future__ import annotations

from ..entries import Chapter, Topic

_NECTAR = ("oceania",)

CHAPTER = Chapter(
    "icons",
    (
        *(Topic(f"food.{food}") for food in ("invertebrate", "seed", "fish", "fruit", "rodent")),
        Topic("food.nectar", _NECTAR),
        Topic("icon.wild"),
        Topic("icon.invertebrate_seed"),
        Topic("icon.nectar_seed", _NECTAR),
        Topic("icon.nectar_fruit", _NECTAR),
        *(Topic(f"habitat.{habitat}") for habitat in ("forest", "grassland", "wetland")),
        *(
            Topic(f"nest.{nest}")
            for nest in ("platform", "bowl", "cavity", "ground", "star", "none")
        ),
        *(
            Topic(f"icon.{sign}")
            for sign in ("egg", "egg-space", "tucked", "card", "points", "wingspan")
        ),
        *(Topic(f"icon.power-{colour}") for colour in ("white", "brown", "pink")),
        Topic("icon.power-teal", ("european",)),
        Topic("icon.power-yellow", _NECTAR),
        *(
            Topic(f"icon.{sign}")
            for sign in ("power-none", "predator", "flocking", "bonus", "dice", "reset")
        ),
        *(Topic(f"icon.{sign}") for sign in ("goal", "automa", "cube", "play_bird")),
        Topic("icon.controls"),
    ),
)

CONTROLS = (
    "undo",
    "new",
    "skip",
    "log",
    "share",
    "replay",
    "play",
    "pause",
    "to_start",
    "to_end",
    "turn_back",
    "turn_on",
    "step_back",
    "step_on",
    "shelf",
    "pencil",
    "double",
    "export",
    "import",
    "bin",
    "statistics",
    "menu",
    "book",
    "lessons",
    "settings",
    "search",
    "check",
    "lock",
    "hint",
    "exercise",
    "close",
)
"""Icons that appear on buttons only, which share an entry.

A new one needs a row there in every language, and a name ``sign.…`` in the interface.
"""


def entry_of(icon: str) -> str:
    """Return the entry that explains an icon. Icons on buttons share one."""
    known = {topic.id for topic in CHAPTER.topics}
    for kind in ("food", "habitat", "nest", "icon"):
        if f"{kind}.{icon}" in known:
            return f"{kind}.{icon}"
    return "icon.controls"
