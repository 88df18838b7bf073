"""Pictures of birds and of bonus cards: one line describes each, which is drawn as a small SVG."""

from .description import Description, describe, descriptions
from .plate import MISSED, plate

__all__ = ["MISSED", "Description", "describe", "descriptions", "plate"]
