"""Pictures of the birds: each species is described in a line and drawn as a small SVG plate."""

from .description import Description, describe, descriptions
from .plate import plate

__all__ = ["Description", "describe", "descriptions", "plate"]
