"""Write the weights that the game ships: ``python -m tools.export_bots CHECKPOINT VERSION``."""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path

import msgspec

from tools.training.learner import Learner, exported
from wingspan.bots.weights import FOLDER
from wingspan.engine import load_catalog


def main() -> None:
    """Read a checkpoint of ``tools.train_bots`` and write the file of weights of a version."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("version", type=int)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    catalog = load_catalog()
    learner = Learner(catalog)
    learner.load(wanted.checkpoint)
    weights = msgspec.json.encode(exported(learner, catalog, wanted.version))
    content = weights.replace(b',"', b',\n"') + b"\n"
    wanted.folder.mkdir(exist_ok=True)
    path = wanted.folder / f"{wanted.version}.json"
    path.write_bytes(content)
    print(f"{path}: {learner.games} games, {len(zlib.compress(content, 9))} bytes compressed")


if __name__ == "__main__":
    main()
