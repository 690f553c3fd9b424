# SPDX-License-Identifier: GPL-3.0-or-later
"""Small word lists on disk, with a card as the program's own have."""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from literaxx.model.letters import orthography
from literaxx.model.wordgraph import build


def write_word_list(
    folder: Path,
    list_id: str,
    spelled: Iterable[str],
    *,
    letters: str,
    folds: Mapping[str, str] | None = None,
    everyday: Iterable[str] = (),
) -> None:
    """Writes the graphs and the card of a word list.

    Args:
        folder: Where to.
        list_id: Name of the list.
        spelled: Its words as they are spelled, upper case.
        letters: The letters that are laid.
        folds: What other letters are laid as.
        everyday: The words, folded, that are everyday vocabulary.
    """
    how = orthography(letters, folds)
    words = sorted(spelled)
    laid = {how.fold(word) for word in words}
    marked = [word for word in words if any(how.fold(w) == how.fold(word) != w for w in words)]
    graphs = {"words": build(laid, letters), "everyday": build(everyday, letters)}
    if folds:
        graphs["spelled"] = build(marked, [*letters, *folds])
    card = f'language = "{list_id}"\nname = "Small"\nedition = "2026-01-01"\n'
    card += f'words = {len(laid)}\nletters = {list(letters)}\nrules = ["by hand"]\n'
    card += "[folds]\n" + "".join(f'"{k}" = "{v}"\n' for k, v in (folds or {}).items())
    for kind, data in graphs.items():
        file = folder / f"{list_id}.{kind}.graph"
        file.write_bytes(data)
        digest = hashlib.sha256(data).hexdigest()
        card += f'[graphs.{kind}]\nfile = "{file.name}"\nwords = 1\n'
        card += f'sha256 = "{digest}"\nlicence = "CC0-1.0"\n'
    card += '[[sources]]\nname = "none"\nregistry = "none"\nversion = "1"\n'
    card += 'licence = "CC0-1.0"\ncredit = "nobody"\n'
    (folder / f"{list_id}.toml").write_text(card, encoding="utf-8")
