# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns Qt Linguist translations (`.ts`) into the form Qt loads (`.qm`).

Qt's own `lrelease` does the same, but it wants Qt and the system libraries of a desktop; a wheel
must be buildable without either. The file is a sequence of tagged sections, all numbers
big-endian: the language, the plural rules, the messages, and a table of (hash, offset)
by which a message is found. Standard library only.

    python packaging/qm.py resources/i18n
"""

import os
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _PLURAL_RULES = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8

_EQUAL, _BETWEEN, _NOT_BETWEEN, _MOD_10, _MOD_100 = 0x01, 0x04, 0x0C, 0x10, 0x20
_AND, _OR, _NEXT_FORM = 0xFD, 0xFE, 0xFF
_ONE = (_EQUAL, 1)
_FEW_POLISH = (_MOD_10 | _BETWEEN, 2, 4, _AND, _MOD_100 | _NOT_BETWEEN, 10, 19)
_FEW_ROMANIAN = (_EQUAL, 0, _OR, _MOD_100 | _BETWEEN, 1, 19)
_PLURALS = {
    "en": bytes(_ONE),
    "it": bytes(_ONE),
    "pl": bytes((*_ONE, _NEXT_FORM, *_FEW_POLISH)),
    "ro": bytes((*_ONE, _NEXT_FORM, *_FEW_ROMANIAN)),
}


@dataclass(frozen=True, slots=True)
class _Message:
    context: str
    source: str
    comment: str
    forms: tuple[str, ...]

    @property
    def key(self) -> int:
        """The hash by which Qt looks for the message (that of ELF symbol tables)."""
        key = 0
        for byte in (self.source + self.comment).encode():
            key = (key << 4) + byte
            high = key & 0xF0000000
            key = (key ^ high >> 24) & ~high & 0xFFFFFFFF
        return key or 1

    def packed(self) -> bytes:
        parts = [_tagged(_TRANSLATION, form.encode("utf-16-be")) for form in self.forms]
        parts.append(_tagged(_COMMENT, self.comment.encode()))
        parts.append(_tagged(_SOURCE, self.source.encode()))
        parts.append(_tagged(_CONTEXT, self.context.encode()))
        return b"".join(parts) + bytes([_END])


def compile_ts(ts: str) -> bytes:
    """The `.qm` of a `.ts` file.

    Messages without a translation, and those no longer used, are left out.

    Args:
        ts: The XML text of the translation file.

    Raises:
        ValueError: The plural rules of its language are not known here.
    """
    root = ElementTree.fromstring(ts)
    language = root.get("language", "")
    plurals = _PLURALS.get(language[:2])
    if plurals is None:
        raise ValueError(f"no plural rules for language {language!r}")
    table = []
    body = bytearray()
    for message in _messages(root):
        table.append((message.key, len(body)))
        body += message.packed()
    hashes = b"".join(struct.pack(">II", *row) for row in sorted(table))
    return (
        _MAGIC
        + _tagged(_LANGUAGE, language.encode())
        + _tagged(_HASHES, hashes)
        + _tagged(_MESSAGES, bytes(body))
        + _tagged(_PLURAL_RULES, plurals)
    )


def compile_folder(folder: Path) -> list[Path]:
    """Writes a `.qm` beside each `.ts` of the folder, and returns those written."""
    written = []
    for ts in sorted(folder.glob("*.ts")):
        qm = ts.with_suffix(".qm")
        # Beside it first: the old one may be in use.
        beside = qm.with_suffix(f".{os.getpid()}")
        beside.write_bytes(compile_ts(ts.read_text("utf-8")))
        os.replace(beside, qm)
        written.append(qm)
    return written


def _messages(root: ElementTree.Element) -> Iterator[_Message]:
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            translation = element.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            plural = [form.text or "" for form in translation.iter("numerusform")]
            forms = tuple(plural) if plural else (translation.text or "",)
            if any(forms):
                source, comment = element.findtext("source", ""), element.findtext("comment", "")
                yield _Message(name, source, comment, forms)


def _tagged(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


if __name__ == "__main__":
    compile_folder(Path(sys.argv[1]))
