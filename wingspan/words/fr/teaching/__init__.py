"""French for examples, lessons and the coach."""
