"""The rules reference: entries, index and search; loaded when first opened."""
