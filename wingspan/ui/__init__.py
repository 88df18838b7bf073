"""The page, in rooms: views (values to markup, pure functions), a session, and the browser's room.

``docs/house.md`` draws them and says who may import whom.
"""
