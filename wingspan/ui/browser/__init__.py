"""The one room that touches the browser: the screen, inputs, storage, addresses, sharing."""
