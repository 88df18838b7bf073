"""Draw every bird on one page: `python -m tools.contact_sheet`.

It writes .build/contact-sheet.html and, if Chromium is available, a picture of it. `--family duck`
draws one family only, `--wide 360` makes the plates at least 360 pixels wide, `--dark` uses dark
cards.
"""

import argparse
from html import escape
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tools import chromium
from wingspan.engine.catalog import load_catalog
from wingspan.plates import describe, plate

BUILD = Path(__file__).parents[1] / ".build"
STYLE = """
body { margin: 16px; font: 11px/1.3 sans-serif; background: #e9e4d8; color: #332f29; }
h1 { font-size: 18px; } h2 { font-size: 15px; margin: 18px 0 6px; }
div { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(WIDEpx, 1fr)); }
figure { margin: 0; padding: 4px; background: #fdfbf5; border-radius: 6px; text-align: center }
figure svg { display: block; width: 100%; }
.dark figure { background: #23272b; color: #d9d5cc; }
body.dark { background: #15181b; color: #ddd; }
"""


def page(family: str | None, wide: int, dark: bool) -> str:
    """Return the page as HTML."""
    catalog = load_catalog()
    parts = []
    for name in catalog.sets:
        figures = [
            f"<figure>{plate(bird)}<figcaption>{escape(bird.name['en'])}</figcaption></figure>"
            for bird in catalog.birds.values()
            if catalog.set_of[bird.id] == name
            and family in (None, describe(bird.id).family, bird.id)
        ]
        if figures:
            parts.append(f"<h2>{escape(name)} ({len(figures)})</h2><div>{''.join(figures)}</div>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Birds</title>'
        f"<style>{STYLE.replace('WIDE', str(wide))}</style>"
        f'<body class="{"dark" if dark else "light"}">{"".join(parts)}</body></html>'
    )


def picture(source: Path, target: Path, wide: int) -> None:
    """Take a screenshot of the whole page. Raises Playwright's Error without a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed())
        window = browser.new_page(viewport={"width": wide, "height": 900})
        window.goto(source.as_uri())
        window.screenshot(path=target, full_page=True)
        browser.close()


def main() -> None:
    """Write the page and its screenshot, and print where they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--family", help="draw only this family or this bird (by id)")
    parser.add_argument("--wide", type=int, default=120, help="least width of a plate, in pixels")
    parser.add_argument("--dark", action="store_true", help="dark cards")
    parser.add_argument("--page", type=int, default=1600, help="width of the picture, in pixels")
    options = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    source = BUILD / "contact-sheet.html"
    source.write_text(page(options.family, options.wide, options.dark))
    print(source)
    target = BUILD / "contact-sheet.png"
    try:
        picture(source, target, options.page)
    except Error as error:
        print(f"No picture, for want of a browser: {error.message.splitlines()[0]}")
    else:
        print(target)


if __name__ == "__main__":
    main()
