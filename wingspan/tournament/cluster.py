"""Tournaments on many machines with Dask: ``--cluster ADDRESS`` of its scheduler.

The workers need the same version of this package. They may come and go at any time.
"""

from __future__ import annotations

from concurrent.futures import CancelledError, Executor
from typing import Any

from .running import Workforce

RETRIES = 3
"""How often Dask itself retries a game on another worker."""


def cluster(client: Any) -> Workforce:
    """Return the workers of the scheduler that a ``distributed`` client is connected to."""
    from distributed.scheduler import KilledWorker

    def hire() -> Executor:
        # Not pure: a game that is submitted again must be played again, not looked up.
        executor: Executor = client.get_executor(pure=False, retries=RETRIES)
        return executor

    number = max(1, sum(client.ncores().values()))
    return Workforce(hire, number, (KilledWorker, CancelledError))


def connect(address: str) -> Any:
    """Return a client of the scheduler at that address.

    Raises ImportError, which names the extra to install, or OSError if nothing answers there.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise ImportError(
            f"A cluster needs {error.name}, which comes with the extra cluster: wingspan[cluster].",
            name=error.name,
        ) from error
    return Client(address, timeout=10)
