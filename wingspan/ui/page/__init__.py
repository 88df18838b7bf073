"""What is on the screen at a moment: the session as a value, and the view of that value.

Here live the table of all views, the frame around each of them (menu, notices, an error) and the
value that they are given (:mod:`.showing`). No view of a feature lives here, and nothing changes
the session here.
"""
