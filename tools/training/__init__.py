"""Training of the computer players; see ``python -m tools.train_bots --help``."""
