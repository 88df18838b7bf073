"""Playable examples, lessons and the coach, loaded when first asked for.

Nothing that the page loads at its start imports this room.
"""
