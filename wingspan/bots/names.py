"""What the policy's weights are called, and the place of each in the list of all weights.

A weight has a name ("egg.left"), perhaps with the labels of what it stands for
("action.hand.lay_eggs.3"), and a unit: what it weighs is counted in whole numbers, and the
unit is how many of them make one, so that all weights are of about the same size. The
weights of cards come after these and have their places from :mod:`wingspan.bots.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence


class Names:
    """The names given out so far, with their units; places are given out in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.units: list[int] = []

    def __len__(self) -> int:
        return len(self.names)

    def one(self, name: str, unit: int = 1) -> int:
        """The place of a new weight."""
        self.names.append(name)
        self.units.append(unit)
        return len(self.names) - 1

    def each(self, name: str, labels: Sequence[object], unit: int = 1) -> dict[str, int]:
        """Places by label."""
        return {str(label): self.one(f"{name}.{label}", unit) for label in labels}

    def row(self, name: str, number: int, unit: int = 1) -> list[int]:
        """Places for 0 to ``number`` - 1; whoever counts further uses the last one."""
        return [self.one(f"{name}.{count}", unit) for count in range(number)]

    def rows(
        self, name: str, labels: Sequence[object], number: int, unit: int = 1
    ) -> dict[str, list[int]]:
        """For each label, places for 0 to ``number`` - 1."""
        return {str(label): self.row(f"{name}.{label}", number, unit) for label in labels}
