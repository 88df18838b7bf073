"""Serve the built page on this machine: `python -m tools.serve --port 8000`."""

import argparse
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parents[1] / "site"


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of a folder under a path, revalidated on every load; lists no folder."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
        "": "application/octet-stream",
    }

    def __init__(
        self, *args: object, directory: str, under: str = "/", cache: str = "no-cache"
    ) -> None:
        self.under = under
        self.cache = cache
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        outside = not path.startswith(self.under)
        return super().translate_path("/outside" if outside else path[len(self.under) - 1 :])

    def list_directory(self, _path: object) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.cache)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path = SITE,
    port: int = 0,
    under: str = "/",
    cache: str = "no-cache",
    kind: type[Handler] = Handler,
) -> Server:
    """Return a server on 127.0.0.1, not yet running; port 0 takes a free one (`server_address`).

    `under` is the path at which the folder appears; it begins and ends with a slash. Raises OSError
    if the port is taken.
    """
    handler = partial(kind, directory=str(folder), under=under, cache=cache)
    return Server(("127.0.0.1", port), handler)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--folder", type=Path, default=SITE)
    arguments = parser.parse_args()
    if not (arguments.folder / "index.html").exists():
        sys.exit(f"There is no page in {arguments.folder}: run `make site` first.")
    try:
        running = server(arguments.folder, arguments.port)
    except OSError as error:
        sys.exit(
            f"Port {arguments.port} cannot be used ({error.strerror}). "
            f"Stop what is using it, or choose another: make play PORT={arguments.port + 1}"
        )
    print(f"The game is at http://localhost:{arguments.port}/ (stop with Ctrl-C)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
