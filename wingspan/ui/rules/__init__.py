"""The rules reference, and the answers to "why?".

The texts are words (``wingspan.words``). Nothing else may import this room but the loop.
"""
