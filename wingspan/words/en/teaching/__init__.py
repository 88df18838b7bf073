"""English for examples, lessons and the coach."""
