"""Evidence of a failed test: screenshots, logs, core dumps, the state of the machine."""

from __future__ import annotations

import re
import resource
import shutil
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Error, Page
from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

from e2e.drivers import Driver

FOLDER = Path(__file__).parents[1] / ".build" / "evidence"
MOST_OF_A_LOG = 1_000_000  # bytes, counted from its end
PICTURE_PATIENCE = 10_000  # milliseconds; a crashed page never yields a screenshot
STATE_OF_THE_MACHINE = ("/proc/loadavg", "/proc/meminfo", "/proc/sys/kernel/core_pattern")


def allow_cores() -> None:
    """Let programs started from now on dump core, where the system permits it."""
    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))


def keep(test: str, shown: Mapping[str, object], running: Path | None) -> Path:
    """Collect evidence of a failure, and return its folder.

    ``shown``: the test's pages and drivers by name; anything else is ignored. ``running``: the
    folder in which the browsers run, with their logs and core dumps.
    """
    name = re.sub(r"\W+", "-", test).strip("-")
    folder = FOLDER / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{name[-120:]}"
    folder.mkdir(parents=True)
    for what, thing in shown.items():
        picture(thing, folder / f"{what}.png")
    if running is not None:
        take_logs_and_cores(running, folder)
    (folder / "machine.txt").write_text(machine())
    return folder


def picture(thing: object, path: Path) -> None:
    """Save a screenshot of a page or driver, or the reason why there is none."""
    try:
        if isinstance(thing, Page):
            thing.screenshot(path=path, timeout=PICTURE_PATIENCE)
        elif isinstance(thing, Driver):
            thing.screenshot(path)
    except (Error, WebDriverException, HTTPError, OSError) as error:
        path.with_suffix(".txt").write_text(f"no picture: {error}\n")


def take_logs_and_cores(running: Path, folder: Path) -> None:
    for log in running.rglob("*.log"):
        (folder / log.name).write_bytes(log.read_bytes()[-MOST_OF_A_LOG:])
    for core in (path for path in running.glob("core*") if path.is_file()):
        shutil.move(core, folder / core.name)


def machine() -> str:
    """Return load, memory, core pattern and the kernel's last messages."""
    files = [f"{path}\n{Path(path).read_text()}" for path in STATE_OF_THE_MACHINE]
    return "\n".join([*files, said_by("df", "-h", "/dev/shm", "/tmp"), said_by("dmesg", "-T")])


def said_by(*command: str) -> str:
    """Return the last lines of a program's output, or its error."""
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, errors="replace", timeout=60
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{command[0]}: {error}\n"
    lines = (done.stdout + done.stderr).splitlines()
    return "\n".join([" ".join(command), *lines[-100:], ""])
