"""What builds, serves and runs the page. Nothing here is part of the game."""
