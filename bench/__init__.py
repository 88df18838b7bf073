"""Measurements for the README and for work on speed. No test uses them."""
