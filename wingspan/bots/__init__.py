"""Players that are programs. They are given a view, never the game; they import the engine only."""
