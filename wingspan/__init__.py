"""A bird game for any browser: rules engine, words and page.

The rules live in :mod:`wingspan.engine`, every sentence shown to a person in
:mod:`wingspan.words`, the pictures of the birds in :mod:`wingspan.plates`, the page in
:mod:`wingspan.ui`. Imports run one way: ``ui`` → ``words``, ``plates`` and the other
packages → ``engine``; ``docs/house.md`` shows all of them.
"""
