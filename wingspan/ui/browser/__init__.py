"""The only package that uses browser APIs: display, inputs, storage, addresses, sharing."""
