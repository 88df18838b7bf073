"""Tournaments of computer players; see ``python -m wingspan.tournament --help``."""
