"""Joins the page's stylesheet from the files of `static/style/`.

The layers declared in the first file decide which rule wins, whatever the order of the files.
Within a layer, among rules of equal weight, the later one wins, so a file comes after those whose
rules it changes.
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
    "table/strip",
    "table/mat",
    "table/grounds",
    "table/ribbon",
    "table/near",
    "table/beside",
    "table/set-up",
    "table/playback",
    "table/told",
    "screens/start",
    "screens/ways",
    "screens/hand-over",
    "screens/code",
    "screens/live",
    "screens/cards",
    "screens/landscape",
    "screens/round-end",
    "screens/end",
    "screens/replay",
    "screens/saved-games",
    "reference",
    "teaching",
    "coach",
    "exercises",
    "layouts/page",
    "layouts/desk",
    "layouts/phones",
    "layouts/large-letters",
    "layouts/very-large",
    "layouts/tools",
    "contrast",
    "print",
)
LATER = ("board", "voices")
"""Styles that come with the archive of the same name, after all others."""


def without_air(text: str) -> str:
    """Return a stylesheet without its comments, indentation and empty lines."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def joined(folder: Path = FOLDER) -> str:
    """Return the whole stylesheet.

    Raises LookupError if ORDER lacks a file or names one that is missing, and ValueError if a file
    uses a layer that the first one does not declare: such a layer would win over all others.
    """
    names = {str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.css")}
    for name in sorted(names - {*ORDER, *LATER}):
        raise LookupError(
            f"static/style/{name}.css has no place in ORDER of tools/styles.py:"
            " put it after the files whose rules it changes."
        )
    for name in sorted(set(ORDER) - names):
        raise LookupError(f"ORDER of tools/styles.py names {name}.css, which static/style lacks.")
    texts = {name: text_of(name, folder) for name in ORDER}
    declared = set(_declared(texts[ORDER[0]]))
    for name, text in texts.items():
        for layer in re.findall(r"^@layer ([\w-]+) ?\{", text, re.M):
            if layer not in declared:
                raise ValueError(
                    f"static/style/{name}.css uses the layer {layer},"
                    f" which static/style/{ORDER[0]}.css does not declare."
                )
    return "".join(texts.values())


def text_of(name: str, folder: Path = FOLDER) -> str:
    """Return one file of the style, as it is shipped."""
    return without_air((folder / f"{name}.css").read_text())


def _declared(text: str) -> list[str]:
    """Return the layers in the statement at the head of a stylesheet, the weakest first."""
    head = re.match(r"@layer ([^;{]+);", text)
    return head[1].split(", ") if head else []
