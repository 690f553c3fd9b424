# SPDX-License-Identifier: GPL-3.0-or-later
"""What a wheel and a source distribution hold: nothing missing, nothing too much."""

import importlib.util
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from build_hook import compile_modules, compiled_modules
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from literaxx import __version__

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel built without a compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LITERAXX_COMPILE", "no")
        (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder))
    assert Path(built).name == f"literaxx-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(built) as archive:
        return set(archive.namelist())


def in_tree(folder: str, *suffixes: str) -> set[str]:
    paths = (ROOT / folder).rglob("*")
    return {path.relative_to(ROOT).as_posix() for path in paths if path.suffix in suffixes}


def test_a_wheel_holds_all_of_the_code_and_no_tests(wheel: set[str]) -> None:
    code = {name for name in wheel if name.endswith(".py")}
    assert code == in_tree("literaxx", ".py")


def test_a_wheel_holds_each_word_list_variant_theme_and_translation(wheel: set[str]) -> None:
    data = in_tree("resources", ".toml", ".svg", ".png", ".otf", ".md", ".txt")
    data |= {name for name in in_tree("dictionaries", ".graph", ".toml") if name.count("/") == 1}
    data |= {name.removesuffix(".ts") + ".qm" for name in in_tree("resources/i18n", ".ts")}
    assert {f"literaxx/_data/{name}" for name in data} <= wheel


def test_a_wheel_holds_its_licences_and_nothing_that_only_a_builder_needs(wheel: set[str]) -> None:
    assert f"literaxx-{__version__}.dist-info/licenses/LICENSE" in wheel
    junk = (".ts", ".pxd", ".pyc", ".c", ".so", ".pyd")
    assert [name for name in wheel if name.endswith(junk) or "/builder/" in name] == []


def test_where_no_compiler_is_the_wheel_is_pure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    shutil.copytree(ROOT / "packaging", root / "packaging")
    for name in ("pyproject.toml", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, root)
    (root / "literaxx").mkdir()
    shutil.copy(ROOT / "literaxx/__init__.py", root / "literaxx")
    (root / "literaxx/fast.py").write_text("def twice(n):\n    return 2 * n\n")
    (root / "literaxx/fast.pxd").write_text("cpdef long twice(long n)\n")
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    monkeypatch.setenv("LITERAXX_COMPILE", "auto")
    (built,) = WheelBuilder(str(root)).build(directory=str(tmp_path))
    assert Path(built).name == f"literaxx-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(built) as archive:
        assert "literaxx/fast.py" in archive.namelist()


def test_a_source_distribution_holds_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(built) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert in_tree("literaxx", ".py", ".pxd") | in_tree("packaging", ".py") <= names
    assert in_tree("resources", ".toml", ".ts", ".otf") | in_tree("tests", ".py") <= names
    assert [name for name in names if name.endswith((".qm", ".so", ".c", ".pyc"))] == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_compiled_module_is_found_where_its_source_lies(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    players = tmp_path / "root/literaxx/players"
    players.mkdir(parents=True)
    (players.parent / "__init__.py").touch()
    (players / "__init__.py").touch()
    (players / "fast.py").write_text("def twice(n):\n    return 2 * n\n")
    (players / "fast.pxd").write_text("cpdef long twice(long n)\n")
    modules = compiled_modules(tmp_path / "root")
    built = compile_modules(modules, tmp_path / "root", tmp_path / "scratch")
    ((place, made),) = built.items()
    assert place.startswith("literaxx/players/fast.")
    spec = importlib.util.spec_from_file_location("literaxx.players.fast", made)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.twice(21) == 42
    with pytest.raises(OverflowError):
        module.twice(2**80)
