"""Decisions of computer players, searched off the page's thread where possible."""
