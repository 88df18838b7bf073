"""How a computer player's move is searched: in workers, or between two frames.

No session and no markup: the loop asks, and the coach asks.
"""
