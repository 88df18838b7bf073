"""Levels against each other; see ``python -m wingspan.bots.tournament --help``."""
