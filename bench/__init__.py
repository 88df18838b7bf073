"""Measurements, for the README and for whoever makes something faster. No test looks at them."""
