"""Computer players. They are given what their seat may know, and import the engine alone.

``features`` reads a view, ``policy`` scores the options of a decision, ``value`` predicts final
points, ``search`` rolls candidates out with both, and ``levels`` says how strong each player is.
"""
