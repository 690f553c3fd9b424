# SPDX-License-Identifier: GPL-3.0-or-later
"""What hatchling does beyond copying the package: it adds the data folders to the wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_DATA_FOLDERS = ("resources", "dictionaries")


class CustomBuildHook(BuildHookInterface):
    """Puts `resources` and `dictionaries` into `literaxx/_data` of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds to `build_data` what the wheel needs.

        Args:
            version: "standard", or "editable" when the source tree itself is used.
            build_data: Hatchling's record of the build, changed in place.
        """
        if self.target_name != "wheel" or version == "editable":
            return
        for folder in _DATA_FOLDERS:
            if (Path(self.root) / folder).is_dir():
                build_data["force_include"][folder] = f"literaxx/_data/{folder}"
