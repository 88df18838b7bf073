"""French texts of examples, lessons and the guide of a first game."""
