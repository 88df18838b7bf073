"""Statistics of games of the computer players; see ``python -m tools.statistics --help``."""
