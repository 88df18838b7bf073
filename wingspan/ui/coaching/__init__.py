"""The coach in the page: what asks it, and what does its work."""
