# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in the source tree after an editable installation: extension modules, translations."""

from pathlib import Path

from qm import compile_folder

import literaxx
from literaxx.paths import resources


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


def compile_translations() -> None:
    """Compiles the translations, unless that was done since they were last changed."""
    folder = resources() / "i18n"
    if any(_is_new(ts) for ts in folder.glob("*.ts")):
        compile_folder(folder)


def _is_new(ts: Path) -> bool:
    qm = ts.with_suffix(".qm")
    return not qm.exists() or qm.stat().st_mtime < ts.stat().st_mtime
