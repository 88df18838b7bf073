"""Compare screenshots with another checkout: `python -m tools.compare_screenshots OTHER_CHECKOUT`.

Both checkouts must have built their pages (`make site`). Each shows every screen of
`tools.screenshots` in every size and theme, and the pictures are compared pixel by pixel. Where
they differ, the script saves both pictures in .build/compared and prints their names. `--only play`
compares only the screens whose names begin with `play`.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tools.screenshots import ROOT, SCREENS, Screen, chromium, opened, pictures, served
from tools.serve import SITE

COMPARED = ROOT / ".build" / "compared"


def shown(browser: Browser, site: Path, port: int, screen: Screen) -> dict[str, bytes]:
    """Return all pictures of a screen by name."""
    with served(site, port) as url, opened(browser, url, screen) as page:
        return dict(pictures(page, screen))


def differing(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    """Save the pictures that differ, and return their names."""
    names = [name for name in before if before[name] != after[name]]
    for place, taken in (("before", before), ("after", after)):
        (COMPARED / place).mkdir(parents=True, exist_ok=True)
        for name in names:
            (COMPARED / place / name).write_bytes(taken[name])
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="a checkout to compare with, site built")
    parser.add_argument("--only", default="", help="only screens whose names begin with this")
    parser.add_argument("--port", type=int, default=8765, help="of both: links show it")
    arguments = parser.parse_args()
    sites = arguments.other / "site", SITE
    found = []
    with chromium() as browser:
        for screen in (screen for screen in SCREENS if screen.name.startswith(arguments.only)):
            before, after = (shown(browser, site, arguments.port, screen) for site in sites)
            names = differing(before, after)
            print(f"{screen.name}: {', '.join(names) if names else 'the same'}", flush=True)
            found += names
    if found:
        sys.exit(f"{len(found)} pictures differ: see {COMPARED}")


if __name__ == "__main__":
    main()
