# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a word list is made of on its card, a TOML file."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from dictionaries.builder.sources import Source, version

Value = str | int | Sequence[str]


def table(values: Mapping[str, Value]) -> str:
    """The lines of a TOML table."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in values.items())


def graph_table(kind: str, file: str, data: bytes, words: int, licence: str) -> str:
    """The part of a card that tells of one graph file."""
    digest = hashlib.sha256(data).hexdigest()
    values: dict[str, Value] = {
        "file": file,
        "words": words,
        "bytes": len(data),
        "sha256": digest,
        "licence": licence,
    }
    return f"\n[graphs.{kind}]\n" + table(values)


def source_tables(sources: Iterable[Source]) -> str:
    """The part of a card that names the packages, their versions, licences and authors."""
    text = ""
    for source in sources:
        values = {
            "name": source.name,
            "registry": source.registry,
            "version": version(source),
            "upstream": source.upstream,
            "licence": source.licence,
            "credit": source.credit,
        }
        text += "\n[[sources]]\n" + table({key: value for key, value in values.items() if value})
    return text


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").isalnum() else _value(key)


def _value(value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if sum(map(len, value)) < 60:
        return "[" + ", ".join(map(_value, value)) + "]"
    return "[\n" + "".join(f"    {_value(item)},\n" for item in value) + "]"
