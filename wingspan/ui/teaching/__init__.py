"""Lessons, playable examples and the coach on the page; loaded when first asked for."""
