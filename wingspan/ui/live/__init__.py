"""Live tables: several pages, each on its own device, that show the same game.

Here live what pages tell each other, what each does about it, and the dialog. How a message
travels is the browser's room.
"""
