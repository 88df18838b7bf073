"""French for the coach's opinions and reviews."""
