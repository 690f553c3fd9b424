# SPDX-License-Identifier: GPL-3.0-or-later
"""Extension modules that lie in the source tree after an editable installation."""

from pathlib import Path

import literaxx


def outdated_modules() -> list[Path]:
    """Extension modules that are older than what they were compiled from."""
    package = Path(literaxx.__file__).parent
    built = (path for path in package.rglob("*") if path.suffix in (".so", ".pyd"))
    return [path for path in built if _is_outdated(path)]


def _is_outdated(module: Path) -> bool:
    name = module.name.partition(".")[0]
    sources = (module.with_name(name + suffix) for suffix in (".py", ".pxd"))
    return any(
        source.exists() and source.stat().st_mtime > module.stat().st_mtime for source in sources
    )
