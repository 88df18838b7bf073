"""Beside the board game on a real table: the Automa's turns step by step, a score pad, and aids.

The Automa and the points are the engine's own: this room lays out tables for it from what a person
tells of the real one, and holds no rule of its own. It comes in an archive of its own. It may not
touch the games of the page.
"""
