"""The last messages of a session, and the report of a problem that a person may send."""
