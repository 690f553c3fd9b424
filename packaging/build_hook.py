# SPDX-License-Identifier: GPL-3.0-or-later
"""What hatchling does beyond copying the package.

It compiles the speed-critical modules where a C compiler is, makes the translations ready to
load, and puts the data folders into the wheel. Nothing it makes is ever committed.

The environment variable LITERAXX_COMPILE says whether to compile: `auto` (if it works, the
default), `require` (fail if it does not), `no`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfigBound
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from qm import compile_folder

DATA = ("resources/**/*", "dictionaries/*.graph", "dictionaries/*.toml", "dictionaries/licences/*")
"""What lies in `literaxx/_data` of a wheel: not what the word lists are built by."""

_SOURCES_ONLY = {".ts", ".py"}
_EXTENSIONS = {".so", ".pyd"}
_ignore_built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c")


class CustomBuildHook(BuildHookInterface[BuilderConfigBound]):
    """Adds compiled modules, translations and data to what hatchling builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes the generated files and adds them to `build_data`.

        An editable installation finds them in the source tree itself; a source distribution
        gets none.

        Args:
            version: "standard", or "editable".
            build_data: Hatchling's record of the build, changed in place.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        self._scratch = tempfile.mkdtemp(prefix="literaxx-build-")
        built = self._compiled(root, Path(self._scratch))
        translations = compile_folder(root / "resources/i18n")
        self.app.display_info(f"compiled modules: {len(built)}, translations: {len(translations)}")
        if version == "editable":
            _remove_built(root)
            for target, made in built.items():
                shutil.copy(made, root / target)
            return
        include = build_data["force_include"]
        include.update({str(made): target for target, made in built.items()})
        include.update(_data_files(root))
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the scratch folder."""
        if self.target_name == "wheel":
            shutil.rmtree(self._scratch, ignore_errors=True)

    def _compiled(self, root: Path, scratch: Path) -> dict[str, Path]:
        wanted = os.environ.get("LITERAXX_COMPILE", "auto")
        modules = compiled_modules(root)
        if wanted == "no" or not modules:
            return {}
        try:
            return compile_modules(modules, root, scratch)
        except (OSError, subprocess.CalledProcessError) as error:
            if wanted == "require":
                raise
            self.app.display_warning(f"nothing compiled, pure Python will be used: {error}")
            return {}


def compiled_modules(root: Path) -> list[str]:
    """The modules in Cython's pure mode (a `.pxd` lies beside each), as paths from the root."""
    declared = sorted((root / "literaxx").rglob("*.pxd"))
    return [path.with_suffix(".py").relative_to(root).as_posix() for path in declared]


def _remove_built(root: Path) -> None:
    """Removes earlier extension modules, which would hide a newer source from Python."""
    for module in compiled_modules(root):
        path = root / module
        for built in path.parent.glob(f"{path.stem}.*"):
            if built.suffix in _EXTENSIONS:
                built.unlink()


def compile_modules(modules: Sequence[str], root: Path, scratch: Path) -> dict[str, Path]:
    """Compiles modules in a copy of the package in a scratch folder.

    Args:
        modules: Paths of the modules from the root.
        root: The top of the source tree, which stays as it is.
        scratch: An empty folder.

    Returns:
        For each extension module, its place in the source tree and the file that was made.

    Raises:
        OSError, CalledProcessError: Cython, setuptools or a C compiler is missing, or fails.
    """
    shutil.copytree(root / "literaxx", scratch / "literaxx", ignore=_ignore_built)
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", *modules]
    # Once CFLAGS is set, setuptools may forget Python's own flags. Without -g0, debugging symbols
    # would be nine tenths of the file.
    flags = f"-O3 -DNDEBUG -fwrapv {os.environ.get('CFLAGS', '')} -g0"
    environment = os.environ | {"CFLAGS": flags}
    subprocess.run(command, cwd=scratch, env=environment, check=True, stdin=subprocess.DEVNULL)
    made = (path for path in (scratch / "literaxx").rglob("*") if path.suffix in _EXTENSIONS)
    return {path.relative_to(scratch).as_posix(): path for path in made}


def _data_files(root: Path) -> dict[str, str]:
    """Where each data file goes in a wheel; what they are made from stays behind."""
    return {
        str(path): f"literaxx/_data/{path.relative_to(root).as_posix()}"
        for pattern in DATA
        for path in sorted(root.glob(pattern))
        if path.is_file() and path.suffix not in _SOURCES_ONLY
    }
