"""Weights are small files, and also rate cards that were never met in training."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from msgspec import structs

from tests.table import CATALOG
from wingspan.bots import weights
from wingspan.bots.weights import (
    FOLDER,
    NEWEST,
    WeightsError,
    load,
    parameters,
    policy_weights,
)
from wingspan.engine import Catalog
from wingspan.engine.cards import CardSet


def test_a_file_of_weights_is_small() -> None:
    content = (FOLDER / f"{NEWEST}.json").read_bytes()
    assert len(zlib.compress(content, 9)) <= 60_000


def test_every_weight_in_the_file_is_known() -> None:
    assert set(load(NEWEST).policy()) <= set(parameters(CATALOG).names)


def test_a_trait_counts_by_its_amount_and_a_card_of_its_own_beside() -> None:
    """The mallard is worth 0 points and the trumpeter swan 9: 9 / 5 of the trait of points."""
    known = parameters(CATALOG)
    only_points = known.played({"play~points": 100, "play@mallard": 25})
    places = dict(zip(known.rows, known.columns, strict=True))
    names = {row: known.names[column] for row, column in places.items()}
    by_bird = {
        name.split("@")[1]: only_points[row]
        for row, name in names.items()
        if name.startswith("play@")
    }
    assert by_bird["trumpeter_swan"] == round(9 / 5 * (1 << 14))
    assert by_bird["mallard"] == round(0.25 * (1 << 14))


def test_an_unknown_bird_is_weighed_by_what_it_is_like() -> None:
    """A copy of a known card under another name has all weights but the card's own."""
    like = CATALOG.birds["mallard"]
    stranger = structs.replace(like, id="stranger")
    sets = (CardSet(set="core", birds=(like, stranger)),)
    catalog = Catalog(sets, CATALOG.furniture)
    known = parameters(catalog)
    kept = {
        name: number for name, number in load(NEWEST).policy().items() if name != "play@mallard"
    }
    played = known.played(kept)
    row = {known.names[column]: row for row, column in zip(known.rows, known.columns, strict=True)}
    assert played[row["play@stranger"]] == played[row["play@mallard"]] != 0


def test_the_short_way_to_the_weights_leads_to_those_that_were_learned() -> None:
    assert policy_weights(CATALOG) == parameters(CATALOG).played(load(NEWEST).policy())


def test_damaged_weights_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    (tmp_path / "77.json").write_text('{"version": 77, ')
    with pytest.raises(WeightsError, match="The weights 77 cannot be read"):
        load(77)


def test_the_policy_plays_with_whole_numbers() -> None:
    assert all(type(weight) is int for weight in policy_weights(CATALOG))
