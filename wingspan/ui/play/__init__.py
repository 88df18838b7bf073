"""A game at this screen: decisions, plans, answers and take-backs, and the table as one sees it.

No markup, no session, no browser.
"""
