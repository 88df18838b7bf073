"""What the coach says of decisions and games, loaded when it is first asked for."""
