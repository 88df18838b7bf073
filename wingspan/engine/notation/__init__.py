"""Records, positions and views of games.

The rules do not use this package; only :mod:`wingspan.engine.game` and
:mod:`wingspan.engine.playout` join the two.
"""
