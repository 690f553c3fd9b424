# SPDX-License-Identifier: GPL-3.0-or-later
import sys
from pathlib import Path

import pytest

from literaxx import paths


def test_data_lies_at_the_top_of_the_source_tree_or_inside_the_installed_package() -> None:
    assert paths.data_root() in (
        Path(paths.__file__).parents[1],
        Path(paths.__file__).parent / "_data",
    )
    assert paths.resources().is_dir()
    assert paths.dictionaries().is_dir()


def test_installed_data_goes_before_the_source_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "literaxx"
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.data_root() == tmp_path
    (package / "_data").mkdir(parents=True)
    assert paths.data_root() == package / "_data"


def test_one_folder_named_by_the_environment_holds_all_of_the_players_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LITERAXX_HOME", str(tmp_path))
    assert paths.user_data() == tmp_path / "data"
    assert paths.user_config() == tmp_path / "config"
    assert paths.user_cache() == tmp_path / "cache"


def test_without_it_the_platform_says_where_files_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LITERAXX_HOME")
    folders = {paths.user_data(), paths.user_config(), paths.user_cache()}
    assert len(folders) == (3 if sys.platform.startswith("linux") else len(folders))
    assert all("literaxx" in str(folder).lower() for folder in folders)


def test_a_frozen_program_with_the_marker_beside_it_keeps_its_files_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LITERAXX_HOME")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "literaxx"))
    assert tmp_path not in paths.user_data().parents
    (tmp_path / paths.PORTABLE_MARKER).touch()
    assert paths.user_data() == tmp_path / "Literaxx-data" / "data"


def test_asking_for_a_folder_does_not_create_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LITERAXX_HOME", str(tmp_path / "home"))
    paths.user_data()
    assert not (tmp_path / "home").exists()
