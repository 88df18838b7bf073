"""Live tables: several pages, each at a device of its own, that show the same game at once."""
