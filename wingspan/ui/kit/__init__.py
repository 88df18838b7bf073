"""Markup that knows no game: elements, buttons, dialogs, icons, tips, keys, parts of a page.

It may not import the game, the session or a feature.
"""
