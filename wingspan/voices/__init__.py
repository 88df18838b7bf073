"""Voices of birds: one line describes each species, and static/voice.mjs sings it."""

from .description import SPECIES, spoken_by, voice
from .families import families, family
from .vocabulary import KINDS, Phrase

__all__ = ["KINDS", "SPECIES", "Phrase", "families", "family", "spoken_by", "voice"]
