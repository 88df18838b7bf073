"""The wheel: engine, computer players and environments work without the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RECORD = ROOT / "tests" / "records" / "base_101.json"
REPLAY = """
import sys
from wingspan.engine import Game
from wingspan.engine.notation.record import decode
game = Game.replay(decode(sys.stdin.read()))
print(game.decision, [sheet.total for sheet in game.scores()])
"""
IN_AN_ENVIRONMENT = """
import wingspan.envs
from wingspan.envs import Solo
print(wingspan.envs.__file__)
env = Solo()
_, info = env.reset(seed=1)
over = False
while not over:
    _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print(over)
"""
WHERE = "import wingspan.engine; print(wingspan.engine.__file__)"

pytestmark = pytest.mark.native_only


def run(command: Sequence[str | Path], folder: Path, given: str = "") -> str:
    """Run a command in a folder, and return its output. ``given``: its standard input."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        input=given,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


class Distributions(NamedTuple):
    """The sdist, the wheel made from the repository, and the wheel made from the sdist."""

    sdist: Path
    wheel: Path
    again: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    """Build all distributions with the installed backend."""
    folder = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "hatchling", "build", "-d", folder], ROOT)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "again"], unpacked)
    return Distributions(sdist, wheel, unpacked / "again" / wheel.name)


class Elsewhere(NamedTuple):
    """A clean environment with the wheel in it, and an empty folder."""

    python: Path
    folder: Path


@pytest.fixture(scope="module")
def installed(built: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    clean = tmp_path_factory.mktemp("clean")
    run([sys.executable, "-m", "venv", clean / "env"], clean)
    python = clean / "env" / "bin" / "python"
    run([python, "-m", "pip", "install", "--quiet", built.wheel], clean)
    (clean / "empty").mkdir()
    return Elsewhere(python, clean / "empty")


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_holds_what_programs_need_with_cards_and_weights_and_nothing_else(
    built: Distributions,
) -> None:
    files = {name for name in contents(built.wheel) if ".dist-info/" not in name}
    code = {
        str(path.relative_to(ROOT))
        for room in ("bots", "engine", "envs", "tournament")
        for path in (ROOT / "wingspan" / room).rglob("*.py")
    }
    cards = {f"wingspan/engine/cards/{path.name}" for path in ROOT.glob("static/cards/*.json")}
    weights = {
        str(path.relative_to(ROOT)) for path in (ROOT / "wingspan/bots/weights").glob("*.json")
    }
    assert len(cards) >= 5 and weights
    assert files == {"wingspan/__init__.py", "wingspan/py.typed"} | code | cards | weights
    assert any(name.endswith("/licenses/LICENSE") for name in contents(built.wheel))


def test_the_sdist_makes_the_same_wheel(built: Distributions) -> None:
    assert contents(built.again) == contents(built.wheel)


def test_the_wheel_is_of_the_version_that_the_project_says(built: Distributions) -> None:
    version = PROJECT["project"]["version"]
    assert built.wheel.name == f"wingspan-{version}-py3-none-any.whl"


def test_the_extras_are_there_to_be_asked_for(built: Distributions) -> None:
    (metadata,) = (text for name, text in contents(built.wheel).items() if "/METADATA" in name)
    extras = re.findall(r"^Provides-Extra: (\w+)$", metadata.decode(), re.M)
    assert sorted(extras) == ["cluster", "dev", "docs", "rl"]


def test_the_sizes_in_the_document_are_those_of_what_is_built(built: Distributions) -> None:
    page = (ROOT / "docs" / "for-programs.md").read_text(encoding="utf-8")
    for name, path in (("wheel", built.wheel), ("sdist", built.sdist)):
        (told,) = re.findall(rf"^\| {name} \| ([\d,]+) \|$", page, re.M)
        assert int(told.replace(",", "")) == pytest.approx(path.stat().st_size, rel=0.1)


def test_the_installed_engine_is_not_the_one_of_the_repository(installed: Elsewhere) -> None:
    place = Path(run([installed.python, "-c", WHERE], installed.folder).strip())
    assert place.is_relative_to(installed.python.parents[1])


def test_the_installed_engine_plays_games(installed: Elsewhere) -> None:
    command = ["-m", "wingspan.engine", "--games", "5"]
    assert (
        run([installed.python, *command], installed.folder).splitlines()[-1].startswith("5 games")
    )


def test_the_installed_computer_players_play_a_tournament(installed: Elsewhere) -> None:
    command = ["-m", "wingspan.tournament", "results.jsonl", "blue_jay", "random"]
    told = run([installed.python, *command, "--deals", "1", "--processes", "1"], installed.folder)
    assert "blue_jay" in told
    assert len((installed.folder / "results.jsonl").read_text().splitlines()) == 2


def test_environments_without_their_extra_say_which_one_it_is(installed: Elsewhere) -> None:
    done = subprocess.run(
        [installed.python, "-c", "import wingspan.envs"],
        cwd=installed.folder,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("which comes with the extra rl: wingspan[rl].")


def test_the_environments_of_the_wheel_play_where_their_extra_is(
    built: Distributions, tmp_path: Path
) -> None:
    """The extra's packages are those installed here; ours come from the wheel."""
    with ZipFile(built.wheel) as archive:
        archive.extractall(tmp_path / "wheel")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "wheel")}
    done = subprocess.run(
        [sys.executable, "-c", IN_AN_ENVIRONMENT],
        cwd=tmp_path,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    place, over = done.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path / "wheel")
    assert over == "True"


def test_the_example_of_the_readme_runs_with_the_installed_engine(installed: Elsewhere) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", readme, re.M | re.S)
    seen = "\nprint(game.decision.kind, Game.replay(game.record()).record() == game.record())"
    printed = run([installed.python, "-c", example + seen], installed.folder)
    assert printed.split() == ["keep_bird", "True"]


def test_a_record_ends_as_in_the_repository_with_the_installed_engine(
    installed: Elsewhere,
) -> None:
    record = RECORD.read_text(encoding="utf-8")
    here = run([sys.executable, "-c", REPLAY], ROOT, record)
    assert run([installed.python, "-c", REPLAY], installed.folder, record) == here
    assert here.startswith("None [")


LISTS = [("dev-requirements.txt", ("rl", "cluster", "dev")), ("docs-requirements.txt", ("docs",))]
"""What is installed, by its file in `tools/`, and the extras that it is made from."""


def test_the_lists_of_what_is_installed_are_made_from_every_extra() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert extras.keys() == {extra for _, made_from in LISTS for extra in made_from}
    assert PROJECT["build-system"]["requires"][0] in extras["dev"]


@pytest.mark.parametrize(("name", "made_from"), LISTS)
def test_a_list_of_what_is_installed_has_every_pin_of_the_project(
    name: str, made_from: tuple[str, ...]
) -> None:
    project, installed = PROJECT["project"], (ROOT / "tools" / name).read_text(encoding="utf-8")
    extras = [pin for extra in made_from for pin in project["optional-dependencies"][extra]]
    pins = [*project["dependencies"], *extras]
    assert len(pins) >= 9
    missing = [pin for pin in pins if not re.search(rf"^{re.escape(pin)}[ \\]", installed, re.M)]
    assert missing == []


@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_a_list_of_what_is_installed_has_hashes_and_no_addresses(name: str) -> None:
    installed = (ROOT / "tools" / name).read_text(encoding="utf-8")
    entries = installed.replace("\\\n", " ").splitlines()
    assert len(entries) > 20
    for entry in entries:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( ; [^:]+?)?(\s+--hash=sha256:[0-9a-f]{64})+", entry)
