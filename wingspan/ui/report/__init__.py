"""The report of a problem: the last messages, what a person may send, and how it is sent.

It reads the session and changes nothing but its own dialog.
"""
