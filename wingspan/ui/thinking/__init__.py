"""Computer players' decisions, thought over off the page's thread where that can be."""
