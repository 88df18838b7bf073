"""Tools that build, serve, measure and run the page. Nothing here is part of the game."""
