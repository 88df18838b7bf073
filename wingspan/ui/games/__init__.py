"""Games that are not on the table yet, or not any more: begun, kept, sent, received, replayed.

Here live the start page, saved games, links and what arrives by them, tabs, replays. The coach's
reviews of a replay and live tables are not here.
"""
