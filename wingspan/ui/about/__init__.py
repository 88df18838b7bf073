"""The version of the page and the work of others in it; fetched when asked for."""
