"""Complete programs for docs/for-programs.md."""
