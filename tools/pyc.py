"""Byte-code in the import system's format, made by the very Python that will load it."""

import ast
import importlib._bootstrap_external as bootstrap
from types import CodeType
from typing import Protocol, cast


class _WriterOfTimes(Protocol):
    def __call__(self, code: CodeType, mtime: int, source_size: int) -> bytearray: ...


class _WriterOfHashes(Protocol):
    def __call__(self, code: CodeType, source_hash: bytes, checked: bool) -> bytearray: ...


def pyc(source: bytes, name: str, *, optimize: int = 0) -> bytes:
    """Return the `.pyc` of a source, to replace its `.py` in a folder or a zip.

    `optimize` is that of `compile`: 2 leaves out assertions and docstrings.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    write = cast(_WriterOfTimes, bootstrap._code_to_timestamp_pyc)  # type: ignore[attr-defined]
    return bytes(write(code, 0, len(source)))


def cached_pyc(source: bytes, name: str) -> bytes:
    """Return the `.pyc` for a `__pycache__`, valid even if the source changes."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    write = cast(_WriterOfHashes, bootstrap._code_to_hash_pyc)  # type: ignore[attr-defined]
    return bytes(write(code, bytes(8), False))


class _Bare(ast.NodeTransformer):
    """Removes what only readers and type checkers need: docstrings, `TYPE_CHECKING` blocks, and the
    annotations of functions.
    """

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in node.body if not _is_text(line)] or [ast.Pass()]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)


def _is_text(line: ast.stmt) -> bool:
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )


def bare(source: bytes) -> bytes:
    """Return a source without docstrings, comments and the annotations of functions.

    Compressed, it takes three fifths of the space of its byte-code, but the page must compile it.
    """
    return ast.unparse(_Bare().visit(ast.parse(source))).encode()
