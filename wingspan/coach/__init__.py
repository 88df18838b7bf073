"""The coach: analyses decisions, reviews games and holds exercises; as data without words.

It sees only what the seat could know, and imports only the engine and the computer players.
"""
