"""Byte-code as the import system caches it, made by the very Python that will load it."""

import importlib._bootstrap_external as bootstrap
from types import CodeType
from typing import Protocol, cast


class _WriterOfTimes(Protocol):
    def __call__(self, code: CodeType, mtime: int, source_size: int) -> bytearray: ...


class _WriterOfHashes(Protocol):
    def __call__(self, code: CodeType, source_hash: bytes, checked: bool) -> bytearray: ...


def pyc(source: bytes, name: str, *, optimize: int = 0) -> bytes:
    """The `.pyc` of a source, which may take the place of its `.py` in a folder or a zip.

    `optimize` is that of `compile`: 2 leaves out assertions and docstrings.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    write = cast(_WriterOfTimes, bootstrap._code_to_timestamp_pyc)  # type: ignore[attr-defined]
    return bytes(write(code, 0, len(source)))


def cached_pyc(source: bytes, name: str) -> bytes:
    """The `.pyc` for a `__pycache__`: believed whatever has become of the source since."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    write = cast(_WriterOfHashes, bootstrap._code_to_hash_pyc)  # type: ignore[attr-defined]
    return bytes(write(code, bytes(8), False))
