"""Does the page look as it did? `python -m tools.compare_screenshots OTHER_CHECKOUT`.

Both checkouts have built their pages (`make site`). Every screen of `tools.screenshots` is shown by
each, in every size and theme, and compared to the pixel. Where they differ both pictures are put
into .build/compared and named. `--only play` keeps to the screens whose names begin so.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tools.screenshots import ROOT, SCREENS, Screen, chromium, opened, pictures, served
from tools.serve import SITE

COMPARED = ROOT / ".build" / "compared"


def differing(browser: Browser, before: str, after: str, screen: Screen) -> list[str]:
    """The names of the pictures of a screen that differ between two addresses."""
    found = []
    with opened(browser, before, screen) as old, opened(browser, after, screen) as new:
        both = zip(pictures(old, screen), pictures(new, screen), strict=True)
        for (name, one), (_, other) in both:
            if one != other:
                found.append(name)
                for place, picture in (("before", one), ("after", other)):
                    (COMPARED / place).mkdir(parents=True, exist_ok=True)
                    (COMPARED / place / name).write_bytes(picture)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="a checkout of the commit before, with its site")
    parser.add_argument("--only", default="", help="only screens whose names begin so")
    arguments = parser.parse_args()
    found = []
    with served(arguments.other / "site") as before, served(SITE) as after, chromium() as browser:
        for screen in (screen for screen in SCREENS if screen.name.startswith(arguments.only)):
            names = differing(browser, before, after, screen)
            print(f"{screen.name}: {', '.join(names) if names else 'the same'}", flush=True)
            found += names
    if found:
        sys.exit(f"{len(found)} pictures differ: see {COMPARED}")


if __name__ == "__main__":
    main()
