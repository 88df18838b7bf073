"""A table laid out by hand: the draft, what changes it, and its page.

Shows the game's own table, whose things are pressed to change them. May not play: a game that
begins there is an ordinary one.
"""
