"""Playable examples, lessons and the first game with its facts, loaded when first asked for.

Nothing that the page loads at its start imports this room.
"""
