"""Statistics of whole games of the computer players; see ``python -m tools.statistics --help``."""
