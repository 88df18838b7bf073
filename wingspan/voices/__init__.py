"""Voices of birds: each species is described in one line, which static/voice.mjs sings."""

from .description import SPECIES, spoken_by, voice
from .families import families, family
from .vocabulary import KINDS, Phrase

__all__ = ["KINDS", "SPECIES", "Phrase", "families", "family", "spoken_by", "voice"]
