"""Playable examples, lessons and the guided first game with its facts; loaded when first needed.

Nothing that the page loads at its start imports this package.
"""
