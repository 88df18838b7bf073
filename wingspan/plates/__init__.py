"""Pictures of birds: one line describes each species, which is drawn as a small SVG."""

from .description import Description, describe, descriptions
from .plate import plate

__all__ = ["Description", "describe", "descriptions", "plate"]
