"""The coach asked from the page: its work is done in workers, or between two frames."""
