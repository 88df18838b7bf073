"""WebKitGTK for the tests: its MiniBrowser on a screen of its own, driven by WebKitWebDriver.

`tools/webkit.sh` looks for it. None of its processes outlives the tests: if they are killed, the
kernel kills the screen and the driver.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.webkitgtk.options import Options
from urllib3 import Retry
from urllib3.exceptions import HTTPError

PROGRAMS = ("WebKitWebDriver", "Xvfb", "setpriv")
SCREEN = (1280, 1000)  # pixels
TO_START = 60  # seconds
TO_STOP = 10  # seconds
TO_ANSWER = 60  # seconds; without a limit, a browser that hangs would be waited for forever


def missing() -> list[str]:
    """Return the programs that this machine lacks."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@contextmanager
def held(
    command: Sequence[str], log: Path, env: Mapping[str, str], pass_fds: Sequence[int] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program with its output in a log; on exit terminate it with all its children."""
    with log.open("ab") as output:
        running = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", *command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env=env,
            pass_fds=pass_fds,
            start_new_session=True,
        )
    try:
        yield running
    finally:
        running.terminate()
        try:
            running.wait(TO_STOP)
        except subprocess.TimeoutExpired:
            pass
        finally:
            kill_group(running.pid)
            running.wait()


def kill_group(leader: int) -> None:
    """Terminate the remaining processes that ``leader`` started."""
    try:
        os.killpg(leader, 9)
    except ProcessLookupError:
        return  # nothing is left


@contextmanager
def screen(log: Path) -> Iterator[str]:
    """Start a virtual screen, and return its name."""
    reading, writing = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    with held(command, log, os.environ, [writing]), os.fdopen(reading, "rb") as answer:
        os.close(writing)
        number = answer.readline().strip().decode()
        if not number:
            raise OSError(f"Xvfb does not start: {log.read_text(errors='replace')}")
        yield f":{number}"


def environment(display: str, home: Path) -> dict[str, str]:
    """Return an environment with a home folder of its own, in English, without a GPU."""
    folders = {"HOME": home, "XDG_RUNTIME_DIR": home}
    drop = ("LANGUAGE", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "WAYLAND_DISPLAY")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in drop and not name.startswith("LC_")
    }
    return {
        **kept,
        **{name: str(folder) for name, folder in folders.items()},
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        "LANG": "en_GB.UTF-8",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    }


@contextmanager
def awake(leader: int) -> Iterator[None]:
    """Continue stopped processes of that group every second.

    WebKit has been seen to leave the shown page's process stopped for good, in mid-journey.
    Running processes are not affected.
    """
    over = threading.Event()

    def wake() -> None:
        while not over.wait(1):
            with suppress(ProcessLookupError):
                os.killpg(leader, signal.SIGCONT)

    threading.Thread(target=wake, daemon=True).start()
    try:
        yield
    finally:
        over.set()


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def await_port(port: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until a server listens on ``port``. Raises OSError if none does."""
    end = time.monotonic() + TO_START
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if running.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.05)


@contextmanager
def webkit_driver(folder: Path) -> Iterator[str]:
    """Run WebKitWebDriver, and yield its address. Logs and home folder are in ``folder``."""
    home = Path(mkdtemp(prefix="home-", dir=folder))
    port = free_port()
    with (
        screen(folder / "xvfb.log") as display,
        held(
            ["WebKitWebDriver", "-p", str(port)],
            folder / "webkit.log",
            environment(display, home),
        ) as running,
    ):
        await_port(port, running)
        with awake(running.pid):
            yield f"http://127.0.0.1:{port}"


@contextmanager
def mini_browser(driver_url: str) -> Iterator[Remote]:
    """A browser without history. The driver runs one at a time.

    A command that is not carried out in time raises urllib3's HTTPError.
    """
    options = Options()
    options.page_load_strategy = "none"
    options.add_argument("--automation")
    once = {"init_args_for_pool_manager": {"retries": Retry(0)}}
    config = ClientConfig(driver_url, timeout=TO_ANSWER, init_args_for_pool_manager=once)
    remote = Remote(driver_url, options=options, client_config=config)
    try:
        remote.set_window_rect(0, 0, *SCREEN)
        yield remote
    finally:
        with suppress(HTTPError):
            remote.quit()
