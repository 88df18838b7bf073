"""Many machines, by Dask's distributed: ``--cluster ADDRESS`` of its scheduler.

The workers need this package, of the same version. Workers may come and go at any time.
"""

from __future__ import annotations

from concurrent.futures import CancelledError, Executor
from typing import Any

from .running import Workforce

RETRIES = 3
"""How often Dask itself gives a game to another worker before it comes back here."""


def cluster(client: Any) -> Workforce:
    """The workers of a scheduler, by a client of ``distributed``."""
    from distributed.scheduler import KilledWorker

    def hire() -> Executor:
        # Results are never looked up by what was asked: a game that comes back is played anew.
        executor: Executor = client.get_executor(pure=False, retries=RETRIES)
        return executor

    number = max(1, sum(client.ncores().values()))
    return Workforce(hire, number, (KilledWorker, CancelledError))


def connect(address: str) -> Any:
    """A client of the scheduler at that address.

    Raises ImportError with the way to get what is missing, OSError if nobody answers there.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise ImportError(
            f"A cluster needs {error.name}, which comes with the extra cluster: wingspan[cluster].",
            name=error.name,
        ) from error
    return Client(address, timeout=10)
