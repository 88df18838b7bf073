"""What examples, lessons and the coach say, loaded when they are first asked for."""
