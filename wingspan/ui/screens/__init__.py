"""All screens but the table, each a function of values."""
