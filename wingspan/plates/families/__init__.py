"""All family silhouettes by name, for birds seen from the side."""

from __future__ import annotations

from ..silhouettes import Family
from .landbirds import LANDBIRDS
from .raptors_and_fowl import RAPTORS_AND_FOWL
from .songbirds import SONGBIRDS
from .waders import WADERS
from .waterbirds import WATERBIRDS

FAMILIES: dict[str, Family] = {
    **SONGBIRDS,
    **LANDBIRDS,
    **RAPTORS_AND_FOWL,
    **WADERS,
    **WATERBIRDS,
}
