"""The server of `make play`."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools.serve import server


def test_a_taken_port_is_said_in_a_sentence_that_offers_another() -> None:
    with server() as other:
        port = other.server_address[1]
        play = subprocess.run(
            [sys.executable, "-m", "tools.serve", "--port", str(port)],
            stdin=subprocess.DEVNULL,
            check=False,
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert play.returncode == 1
    assert f"Port {port} cannot be used" in play.stderr
    assert f"make play PORT={port + 1}" in play.stderr


@contextmanager
def served() -> Iterator[str]:
    """Serve the site and yield its address."""
    with server() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}/"
        running.shutdown()


@pytest.mark.usefixtures("site_url")
@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("lib/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("lib/pyodide/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("app.pack", "application/octet-stream"),
        ("table.pack", "application/octet-stream"),
    ],
)
def test_every_file_is_served_as_what_it_is_and_checked_again_on_reload(
    path: str, kind: str
) -> None:
    with served() as url, urlopen(url + path) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["static/", "nothing.txt", "../pyproject.toml"])
def test_folders_are_not_listed_and_nothing_else_is_served(site_url: str, path: str) -> None:
    with pytest.raises(HTTPError) as refused:
        urlopen(site_url + path)
    assert refused.value.code == 404
