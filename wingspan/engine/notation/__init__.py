"""Games and tables written down, laid out again, and as one seat may know them."""
