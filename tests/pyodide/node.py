"""The browser's Python, as the page ships it, run under Node."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def output(command: list[str]) -> str:
    return subprocess.run(
        command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True
    ).stdout


def in_the_browser(*arguments: str) -> str:
    return output(["node", str(ROOT / "tools" / "python.mjs"), "--site", *arguments])
