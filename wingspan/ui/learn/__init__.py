"""Learning to play: lessons, examples, the guide of a first game, exercises.

What lessons and exercises contain is data elsewhere (``wingspan.teaching``, ``wingspan.coach``).
"""
