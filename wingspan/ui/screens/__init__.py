"""All else that can be looked at, each a function of values."""
