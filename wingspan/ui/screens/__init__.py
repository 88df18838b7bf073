"""All screens except the table; each view is a function of values."""
