"""French texts of the coach's hints and reviews."""
