"""Pictures of birds: each species is described in one line and drawn as a small SVG."""

from .description import Description, describe, descriptions
from .plate import plate

__all__ = ["Description", "describe", "descriptions", "plate"]
