"""The rules reference, loaded when first opened: entries in both languages, index and search."""
