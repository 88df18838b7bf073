"""The rules reference on the screen, loaded when first opened: views of the book."""
