"""Byte-code as the import system caches it, made by the very Python that will load it."""

import importlib._bootstrap_external as bootstrap
from types import CodeType
from typing import Protocol, cast


class _Writer(Protocol):
    def __call__(self, code: CodeType, mtime: int, source_size: int) -> bytearray: ...


def pyc(source: bytes, name: str) -> bytes:
    """The `.pyc` of a source, which may take the place of its `.py` in a folder or a zip."""
    code = compile(source, name, "exec", dont_inherit=True)
    write = cast(_Writer, bootstrap._code_to_timestamp_pyc)  # type: ignore[attr-defined]
    return bytes(write(code, 0, len(source)))
