"""What the page remembers: where one is, the game, settings, saved games, notices, what is open.

Here live the session, the values that views are given, and what the features share. No markup, no
browser, and nothing that only one feature needs: the session names such a type, its feature has it.
"""
