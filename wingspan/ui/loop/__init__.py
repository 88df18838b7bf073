"""The loop of the page: a message changes the state, which is kept and shown.

Here live the start, the loop itself, the state, the one table of updates, and what follows every
input: saving, rendering, mending. No feature lives here: an update is in the folder of its subject.
"""
