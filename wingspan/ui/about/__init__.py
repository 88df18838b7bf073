"""The page's version and the third-party work in it; this package loads on demand."""
