"""The coach: hints, the guide's suggestions, reviews, and what could follow an answer.

How moves are judged is elsewhere (``wingspan.coach``): here the coach is asked, its work is done in
pieces, and its answers are shown.
"""
