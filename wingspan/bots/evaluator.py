"""Evaluators: a policy that scores options, with a value that scores positions."""

from __future__ import annotations

from functools import cache

from wingspan.engine import Catalog, Setup

from .features.tables import Tables, tables_of
from .policy import Policy
from .value import Value
from .weights import NEWEST, policy_weights, value_weights


class Evaluator:
    """A policy and a value for one kind of game, with weights of the same version."""

    def __init__(self, policy: Policy, value: Value) -> None:
        self.policy = policy
        self.value = value


def evaluator_of(setup: Setup, catalog: Catalog, version: int = NEWEST) -> Evaluator:
    """Return the evaluator for a kind of game; games that differ in players or seed alone share it.

    Raises WeightsError if there are no weights of that version.
    """
    return _evaluator(tables_of(setup, catalog), version)


@cache
def _evaluator(tables: Tables, version: int) -> Evaluator:
    catalog = tables.catalog
    policy = Policy(tables, policy_weights(catalog, version))
    return Evaluator(policy, Value(tables, value_weights(catalog, version)))
