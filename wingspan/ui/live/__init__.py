"""Live tables: several pages, each on its own device, that show the same game."""
