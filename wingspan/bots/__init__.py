"""Computer players. They see only what their seat may know, and import only the engine.

``features`` turns a view into numbers, ``policy`` scores the options of a decision, ``value``
predicts final points, ``search`` rolls candidates out with both, and ``levels`` defines how strong
each player is.
"""
