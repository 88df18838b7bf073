"""The page's stylesheet, joined from the files of `static/style/`.

Which rule wins is said by the layers in the first file. Within a layer the order of the files
counts, as it would in one file: what is common comes first, what a screen or a size of window makes
of it later.
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "static" / "style"
ORDER = (
    "tokens",
    "base",
    "parts",
    "table/cards",
    "table/face",
    "table/top-and-food",
    "table/mat",
    "table/grounds",
    "table/bird-on-mat",
    "table/prompt",
    "table/set-up",
    "table/playback",
    "table/side",
    "screens/start",
    "screens/ways",
    "screens/hand-over",
    "screens/code",
    "screens/cards",
    "screens/round-end",
    "screens/end",
    "screens/replay",
    "screens/saved-games",
    "reference",
    "teaching",
    "coach",
    "exercises",
    "layouts/page",
    "layouts/one-screen",
    "layouts/phones",
    "layouts/very-large",
    "layouts/tools",
    "table/both-mats",
    "print",
)


def without_air(text: str) -> str:
    """A stylesheet without its comments, indentation and empty lines."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def joined(folder: Path = FOLDER) -> str:
    """The whole stylesheet. Raises LookupError if a file of the folder has no place in it."""
    names = {str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.css")}
    if unplaced := names.symmetric_difference(ORDER):
        raise LookupError(f"static/style and tools/styles.py differ: {', '.join(sorted(unplaced))}")
    return "".join(without_air((folder / f"{name}.css").read_text()) for name in ORDER)
