# SPDX-License-Identifier: GPL-3.0-or-later
"""Variant files on disk: those of the program, and the player's own."""

import os
from pathlib import Path

from literaxx import paths
from literaxx.model.sentence import Sentence
from literaxx.model.variant import Variant
from literaxx.rules.variants import VariantError, parse_variant
from literaxx.storage.reasons import reason_of

_SUFFIX = ".toml"
_MOST_BYTES = 1_000_000
"""No variant is as long as this; something else that is called one is not read."""


def catalogue() -> tuple[str, ...]:
    """Ids of all variants: those of the program first, then the player's own, each sorted.

    Only file names are looked at, so a broken file shows when it is loaded.
    """
    return tuple(_files())


def load_variant(name: str | Path) -> Variant:
    """The variant of an id, or in a file.

    Args:
        name: An id of the catalogue, or the path of a file; a string is a path when it ends in
            `.toml`. An id of the program's own cannot be taken by another file.

    Raises:
        VariantError: There is no such variant, or its file is not one.
    """
    if isinstance(name, Path) or name.endswith(_SUFFIX):
        return _read(Path(name))
    return load_with_text(name)[0]


def load_with_text(name: str) -> tuple[Variant, str]:
    """The variant of an id, and the text of its file, from which it can be had again.

    Raises:
        VariantError: There is no such variant, or its file is not one.
    """
    path = _files().get(name)
    if path is None:
        raise VariantError(name, "", Sentence("there is no variant of this name"))
    text = _text(path)
    variant = parse_variant(text, str(path))
    if variant.id != name:
        raise VariantError(
            str(path),
            "id",
            Sentence("the file is named {name}, but says {id}", name=name, id=variant.id),
        )
    return variant, text


def keep_variant(path: Path) -> Variant:
    """Copies a variant file among the player's own, in the place of an older one of its id.

    Args:
        path: The file, wherever it is and whatever it is called.

    Returns:
        The variant, which the catalogue lists from now on.

    Raises:
        VariantError: It is no variant, a game of the program has its id, or it cannot be written.
    """
    variant = _read(path)
    if _files().get(variant.id, own_variants()).parent == _come_along():
        raise VariantError(
            str(path), "id", Sentence("a game of the program is called {id} already", id=variant.id)
        )
    kept = own_variants() / f"{variant.id}{_SUFFIX}"
    if kept.exists() and kept.samefile(path):
        return variant
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        # Beside it first, so that a full disk leaves the older one as it was.
        beside = kept.with_suffix(".new")
        beside.write_bytes(path.read_bytes())
        os.replace(beside, kept)
    except OSError as error:
        problem = Sentence(
            "it cannot be kept in {folder}: {reason}", folder=kept.parent, reason=reason_of(error)
        )
        raise VariantError(str(path), "", problem) from error
    return variant


def own_ids() -> tuple[str, ...]:
    """Ids of the player's own variants in the catalogue."""
    return tuple(name for name, path in _files().items() if path.parent != _come_along())


def own_file(name: str) -> Path | None:
    """The file of one of the player's own variants; None for any other id."""
    path = _files().get(name)
    return None if path is None or path.parent == _come_along() else path


def own_variants() -> Path:
    """The folder for the player's own variant files; it need not exist."""
    return paths.user_data() / "variants"


def _come_along() -> Path:
    """The folder of the program's own variant files."""
    return paths.resources() / "variants"


def _files() -> dict[str, Path]:
    """The file of each id; what comes first has the name."""
    files: dict[str, Path] = {}
    for folder in (_come_along(), own_variants()):
        for path in sorted(folder.glob(f"*{_SUFFIX}")):
            files.setdefault(path.stem, path)
    return files


def _read(path: Path) -> Variant:
    return parse_variant(_text(path), str(path))


def _text(path: Path) -> str:
    try:
        if path.stat().st_size <= _MOST_BYTES:
            return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else Sentence("it is not UTF-8")
        problem = Sentence("the file cannot be read: {reason}", reason=reason)
        raise VariantError(str(path), "", problem) from error
    raise VariantError(str(path), "", Sentence("this is no variant file: it is much too long"))
