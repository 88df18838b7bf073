"""The ways out of the page and into it: the clipboard, the share sheet, files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import URL, Blob, File, document, navigator, window, wingspanStart
from pyodide.ffi import create_once_callable, create_proxy, to_js

from .display import options

PICTURES = "static/picture.mjs"
LARGEST_FILE = 4_000_000
"""The most bytes of a file that is read."""


def copy_from(element: str) -> None:
    """Select the text of an element and copy it."""
    field = document.getElementById(element)
    field.select()
    copy(field.value, lambda _: None)  # what is selected can be copied by hand


def copy(text: str, done: Callable[[bool], None]) -> None:
    """Put ``text`` on the clipboard; ``done`` is called with whether the browser allowed it."""
    clipboard = getattr(navigator, "clipboard", None)
    if not clipboard:
        done(False)
        return
    _settled(clipboard.writeText(text), done)


def can_share() -> bool:
    return bool(getattr(navigator, "share", None))


def share(title: str, text: str, url: str, done: Callable[[bool], None]) -> None:
    """Open the system's share sheet; ``done`` is called with whether something was shared."""
    data = {"title": title, "text": text, "url": url}
    _settled(navigator.share(options(data)), done)


def download(name: str, text: str) -> None:
    """Offer ``text`` for download as a file called ``name``."""
    _offer(name, Blob.new(to_js([text]), options(_JSON)))


def share_picture(
    name: str, drawing: str, size: tuple[int, int], done: Callable[[bool], None]
) -> None:
    """Render an SVG to a PNG of that width and height, and offer it in the system's share sheet or
    as a download; offer the SVG itself where the browser does not give away what it draws.

    ``name``: of the file, without its suffix. ``done`` is called with whether it is a PNG; not at
    all if the person closes the share sheet.
    """

    def share_it(blob: Any = None) -> None:
        kind = _PNG if blob else _SVG
        blob = blob or Blob.new(to_js([drawing]), options(kind))
        file_name = f"{name}.{'png' if kind is _PNG else 'svg'}"

        def offer() -> None:
            _offer(file_name, blob)
            done(kind is _PNG)

        _share_file(file_name, blob, kind, lambda: done(kind is _PNG), offer)

    def drawn(script: Any) -> None:
        script.png(drawing, *size).then(create_once_callable(share_it))

    wingspanStart.script(PICTURES).then(
        create_once_callable(drawn), create_once_callable(lambda _error: share_it())
    )


def share_text(name: str, text: str) -> None:
    """Offer a text in the system's share sheet as a file called ``name``, or as a download."""
    blob = Blob.new(to_js([text]), options(_TEXT))
    _share_file(name, blob, _TEXT, lambda: None, lambda: _offer(name, blob))


def _share_file(
    name: str,
    blob: Any,
    kind: dict[str, str],
    done: Callable[[], None],
    otherwise: Callable[[], None],
) -> None:
    """Offer a file in the system's share sheet, and call ``done``; or call ``otherwise`` if the
    system takes no files; neither if the person closes the share sheet.
    """
    file = File.new(to_js([blob]), name, options(kind))
    data = options({"files": to_js([file])})
    if not getattr(navigator, "canShare", None) or not navigator.canShare(data):
        otherwise()
        return

    def refused(error: Any) -> None:
        if getattr(error, "name", "") != "AbortError":
            otherwise()

    navigator.share(data).then(
        create_once_callable(lambda _value: done()), create_once_callable(refused)
    )


def _offer(name: str, blob: Any) -> None:
    url = URL.createObjectURL(blob)
    anchor = document.createElement("a")
    anchor.href = url
    anchor.download = name
    anchor.click()
    window.setTimeout(create_once_callable(lambda: URL.revokeObjectURL(url)), 10_000)


def on_files(heard: Callable[[bytes | None], None]) -> None:
    """Call ``heard`` with the content of each file that is chosen, or dropped on the page.

    None stands for a file that is too large to be read.
    """

    def read(files: Any) -> None:
        for file in files:
            if file.size > LARGEST_FILE:
                heard(None)
            else:
                file.arrayBuffer().then(
                    create_once_callable(lambda buffer: heard(buffer.to_bytes()))
                )

    def chosen(event: Any) -> None:
        if event.target.matches and event.target.matches("input[type=file]"):
            read(event.target.files)
            event.target.value = ""

    def over(event: Any) -> None:
        if event.dataTransfer and "Files" in list(event.dataTransfer.types):
            event.preventDefault()

    def dropped(event: Any) -> None:
        if event.dataTransfer and event.dataTransfer.files.length:
            event.preventDefault()
            read(event.dataTransfer.files)

    document.addEventListener("change", create_proxy(chosen))
    document.addEventListener("dragover", create_proxy(over))
    document.addEventListener("drop", create_proxy(dropped))


def _settled(promise: Any, done: Callable[[bool], None]) -> None:
    promise.then(
        create_once_callable(lambda _value: done(True)),
        create_once_callable(lambda _error: done(False)),
    )


_JSON = {"type": "application/json"}
_PNG = {"type": "image/png"}
_SVG = {"type": "image/svg+xml"}
_TEXT = {"type": "text/plain"}
