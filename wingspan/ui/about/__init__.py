"""What the page says of itself: its version, and the work of others in it; fetched when asked."""
