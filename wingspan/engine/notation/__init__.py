"""Games and tables written down, laid out again, and as one seat may know them.

Rules know nothing of it; :mod:`wingspan.engine.game` alone brings the two together.
"""
