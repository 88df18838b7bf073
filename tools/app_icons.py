"""Render the icons of the installed page from static/app-icon.svg: `python -m tools.app_icons`.

The drawing stays inside the circle that a system may cut out of it, so each size has one file for
all uses.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

STATIC = Path(__file__).parents[1] / "static"
ICON = STATIC / "app-icon.svg"
SIZES = (180, 192, 512)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed())
        page = browser.new_page()
        for size in SIZES:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }}</style>{ICON.read_text()}")
            target = STATIC / f"app-icon-{size}.png"
            page.screenshot(path=target)
            print(target)
        browser.close()


if __name__ == "__main__":
    main()
