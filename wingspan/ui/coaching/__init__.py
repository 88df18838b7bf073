"""The coach in the page: who asks it, and who does its work."""
