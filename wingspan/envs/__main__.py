"""``python -m wingspan.envs`` prints the meaning of the numbers in observations and options."""

from __future__ import annotations

from wingspan.engine import load_catalog

from . import actions, observation


def tables() -> str:
    """Return both tables in Markdown, for docs/environments.md."""
    catalog = load_catalog()
    of_table = observation.layout_of(catalog)
    of_option = actions.layout_of(catalog)
    return (
        f"`observation`: {of_table.size} numbers.\n\n{of_table.table()}\n\n"
        f"`options`: {actions.MOST_OPTIONS} rows of {of_option.size} numbers.\n\n"
        f"{of_option.table()}"
    )


if __name__ == "__main__":
    print(tables())
