"""The only room that touches the browser: inputs, storage, workers, peers, addresses, files.

It tells the loop what happens, and carries out effects. Nothing is decided here.
"""
