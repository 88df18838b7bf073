"""Views of lessons, examples and the guide of a first game; this package loads on demand."""
