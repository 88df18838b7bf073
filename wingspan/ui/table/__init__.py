"""The game on the screen: what an answer changes, and the views from the mat to the final sheet.

Here live the table in play, whoever is waited for, the end of a round and of a game, and the next
game like it. Nothing about games that are not on the table.
"""
