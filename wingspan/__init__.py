"""A bird game for any browser: rules engine, words and page.

The rules live in :mod:`wingspan.engine`, every sentence shown to a person in
:mod:`wingspan.words`, the page in :mod:`wingspan.ui`. Imports run one way:
``ui`` → ``words`` → ``engine``.
"""
