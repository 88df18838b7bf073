"""The coach: decisions analysed, games reviewed, exercises; as data without words.

It is given what the seat could know. It imports the engine and the computer players alone.
"""
