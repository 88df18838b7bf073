"""What the coach shows: hints on the table, and the review of a game."""
