# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest

from literaxx import paths
from literaxx.rules.variants import VariantError
from literaxx.storage.variants import (
    catalogue,
    keep_variant,
    load_variant,
    own_ids,
    own_variants,
)

BUILT_IN = (
    "literaxx-en", "literaxx-pl", "wordbox-en", "wordbox-it", "wordbox-ro",
    "wordstream-en", "wordstream-it", "wordstream-pl", "wordstream-ro",
)  # fmt: skip


def text_of(name: str, own_id: str) -> str:
    text = (paths.resources() / "variants" / f"{name}.toml").read_text(encoding="utf-8")
    return text.replace(f'id = "{name}"', f'id = "{own_id}"')


def own_file(name: str, text: str) -> Path:
    own_variants().mkdir(parents=True, exist_ok=True)
    path = own_variants() / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_catalogue_lists_the_games_that_come_along() -> None:
    assert catalogue() == BUILT_IN


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_variant_loads_by_its_id(name: str) -> None:
    assert load_variant(name).id == name


def test_a_file_of_the_players_own_is_listed_and_loads() -> None:
    own_file("a-game", text_of("wordbox-it", "a-game"))
    assert catalogue() == (*BUILT_IN, "a-game")
    assert load_variant("a-game").language == "it"


def test_a_file_that_takes_a_name_of_the_programs_own_is_not_asked() -> None:
    own_file("literaxx-en", text_of("wordbox-it", "literaxx-en"))
    assert catalogue() == BUILT_IN
    assert load_variant("literaxx-en").game == "literaxx"


def test_a_file_must_be_named_as_it_says() -> None:
    path = own_file("a-game", text_of("wordbox-it", "b-game"))
    with pytest.raises(VariantError, match="named a-game, but says b-game") as caught:
        load_variant("a-game")
    assert caught.value.source == str(path)


def test_a_path_loads_a_file_from_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + text_of("wordbox-it", "a-game").encode())
    assert load_variant(path).id == "a-game"
    assert load_variant(str(path)).id == "a-game"


@pytest.mark.parametrize("name", ["chess", "", "../variants/literaxx-en", "LITERAXX-EN"])
def test_an_unknown_name_is_told(name: str) -> None:
    with pytest.raises(VariantError, match="there is no variant of this name"):
        load_variant(name)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(VariantError, match="cannot be read: there is no such file"):
        load_variant(tmp_path / "no.toml")
    (tmp_path / "bad.toml").write_bytes(b"title = \xff")
    with pytest.raises(VariantError, match="it is not UTF-8"):
        load_variant(tmp_path / "bad.toml")


def written(folder: Path, text: str) -> Path:
    path = folder / "as it came.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_is_kept_under_its_id_and_a_newer_one_takes_its_place(tmp_path: Path) -> None:
    text = text_of("wordbox-it", "a-game")
    assert keep_variant(written(tmp_path, text)).id == "a-game"
    assert catalogue() == (*BUILT_IN, "a-game")
    assert own_ids() == ("a-game",)
    assert keep_variant(written(tmp_path, text.replace("WordBox", "Other"))).title == "Other"
    assert load_variant("a-game").title == "Other"
    assert [path.name for path in own_variants().iterdir()] == ["a-game.toml"]


def test_a_file_that_lies_where_it_is_kept_stays_as_it_is() -> None:
    path = own_file("a-game", text_of("wordbox-it", "a-game"))
    assert keep_variant(path).id == "a-game"
    assert path.is_file()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (text_of("wordbox-it", "literaxx-en"), "id: a game of the program is called literaxx-en"),
        ("format = 1", "missing key"),
        ("# " + "x" * 1_000_000, "much too long"),
    ],
)
def test_a_file_that_is_refused_is_not_kept(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(VariantError, match=problem):
        keep_variant(written(tmp_path, text))
    assert not own_variants().exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    own_variants().parent.mkdir(parents=True, exist_ok=True)
    own_variants().write_text("a file where the folder would be")
    with pytest.raises(VariantError, match="it cannot be kept in "):
        keep_variant(written(tmp_path, text_of("wordbox-it", "a-game")))
