"""The page: views (pure functions from values to markup), a session, and the browser's package.

``docs/house.md`` shows the packages and says which may import which.
"""
