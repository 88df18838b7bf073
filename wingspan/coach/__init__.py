"""An opinion on a decision, in points with their errors: data without words.

It knows what the asking seat could know, and imports the engine and the computer players only.
"""
