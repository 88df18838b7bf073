"""Views of the coach: hints on the table, reviews of games, exercises."""
