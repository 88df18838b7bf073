"""Views of the rules reference and the answers to "why?"; this package loads on demand."""
