"""Check that the tag, the project and the newest part of the CHANGELOG have the same version.

`python tools/release.py TAG` prints that part of the CHANGELOG for the release's page, or exits
with a message if the three do not agree. Run so, it needs no installed package.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^## (?P<version>\S+) — .+$", re.M)


class ReleaseError(ValueError):
    """The versions of a release differ; the message says which."""


def changes(tag: str, project: str, changelog: str) -> str:
    """Return what is new in the release of that tag.

    ``project``, ``changelog``: the text of `pyproject.toml` and of `CHANGELOG.md`. Raises
    ReleaseError if the versions differ.
    """
    version = tomllib.loads(project)["project"]["version"]
    if tag != f"v{version}":
        raise ReleaseError(f"The tag is {tag}, but pyproject.toml says {version}: v{version}.")
    headings = list(HEADING.finditer(changelog))
    if not headings or headings[0]["version"] != version:
        newest = headings[0]["version"] if headings else "nothing"
        raise ReleaseError(f"The tag is {tag}, but the newest in the CHANGELOG is {newest}.")
    end = headings[1].start() if len(headings) > 1 else len(changelog)
    return changelog[headings[0].end() : end].strip()


def main(tag: str) -> None:
    """Print the changes of a release."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(changes(tag, project, changelog))
    except ReleaseError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
