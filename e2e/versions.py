"""A server that can fail, versions of the site, and a browser that keeps them."""

from __future__ import annotations

import re
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

from e2e.drivers import PATIENCE
from tools.serve import Handler, server
from tools.site import VERSION, write_worker

UPDATE = '#offline:visible [data-when="update"]'
STATE = "() => document.documentElement.dataset.offline"
CHECK = "async () => (await navigator.serviceWorker.ready).update().catch(() => {})"
COLOUR = "() => getComputedStyle(document.documentElement).getPropertyValue('--version-two')"


class Host:
    """A site on a server that can stop, and that can truncate or alter a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.away = False
        self.cut = ""
        self.altered = ""
        self.asked: list[str] = []
        host = self

        class Line(Handler):
            def do_GET(self) -> None:
                name = urlsplit(self.path).path.removeprefix("/wingspan/")
                host.asked.append(name)
                if host.away:
                    self.close_connection = True
                elif name and name in (host.cut, host.altered):
                    self.send_partly(host.folder / name)
                else:
                    super().do_GET()

            def send_partly(self, path: Path) -> None:
                content = path.read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                if host.cut:
                    self.wfile.write(content[: len(content) // 2])
                    self.close_connection = True
                else:
                    self.wfile.write(content.replace(b"a", b"b"))

        self.running = server(folder, under="/wingspan/", kind=Line)
        threading.Thread(target=self.running.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.running.server_address[1]}/wingspan/"

    def close(self) -> None:
        self.running.shutdown()
        self.running.server_close()


def version_of(folder: Path) -> str:
    found = re.search(VERSION.format("(.+?)"), (folder / "index.html").read_text())
    assert found
    return found[1]


def publish_second_version(folder: Path) -> str:
    """Publish a version with another style and icons; return its name."""
    with (folder / "static" / "style.css").open("a") as style:
        style.write("\n:root { --version-two: here; }\n")
    with (folder / "static" / "app-icon.svg").open("a") as icons:
        icons.write("<!-- the second version -->\n")
    index = folder / "index.html"
    text = index.read_text()
    index.write_text(text.replace(VERSION.format(version_of(folder)), VERSION.format("")))
    write_worker(folder)
    return version_of(folder)


def visit(context: BrowserContext, url: str) -> Page:
    """Open the page; return it once it has started and is stored for offline use."""
    page = context.new_page()
    page.goto(url)
    started(page)
    wait_for(page, STATE, "ready")
    return page


def started(page: Page) -> None:
    page.wait_for_selector("html[data-phase]", state="attached")


def wait_for(page: Page, question: str, answer: object) -> None:
    """Evaluate ``question`` in the page until its value is ``answer``."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(question)) != answer:
        assert time.monotonic() < end, f"{question} is {found}, not {answer}"
        page.wait_for_timeout(50)
