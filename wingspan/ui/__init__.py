"""The page: views (values to markup, pure functions), a session, and one module that touches
the browser."""
