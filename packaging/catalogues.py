# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the texts of the program and brings the translation files up to date with them.

    python packaging/catalogues.py

New texts are added unfinished, texts that the code has no more are dropped, and what is to be
translated is told; exit status 1 when something is. The files are Qt Linguist's (`.ts`), to be
edited with that or with any editor; `packaging/qm.py` compiles them. Standard library only.

Texts stand as literals in three calls: `translate(context, text)`, with a number for one that has
plurals; `say(text)` on the command line; `Sentence(text)` where the language is not known yet.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources/i18n"
SOURCE = "en"
"""The language of the texts in the code; its file has nothing but plurals."""
FORMS = {"en": 2, "it": 2, "pl": 3, "ro": 3}
"""The languages there are, and how many forms a counted noun has in them."""

ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "unrecognized arguments: %s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "not allowed with argument %s",
    "expected one argument",
    "expected at least one argument",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid %(type)s value: %(value)r",
    "ambiguous option: %(option)s could match %(matches)s",
    "argument %(argument_name)s: %(message)s",
    "%(prog)s: error: %(message)s\n",
)
"""The words of Python's own command line reader that ours can lead to."""

HAND_ON = ("speech.py", "sentence.py")
"""The modules that hand on texts which stand elsewhere."""

Key = tuple[str, str]
"""A context and a text in English."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text in one language.

    Attributes:
        forms: The translation, one form or, for a text with a number, several; none yet: empty.
        is_plural: Whether the text has a number.
    """

    forms: tuple[str, ...] = ()
    is_plural: bool = False

    def is_finished(self, count: int) -> bool:
        """Whether nothing is missing in a language with so many plural forms."""
        return len(self.forms) == (count if self.is_plural else 1) and all(self.forms)


class UnreadableText(Exception):
    """A text is put together where it should be a literal; the message names the place."""


def collected(root: Path) -> dict[Key, bool]:
    """All texts of the program, sorted, and whether each has plurals.

    Raises:
        UnreadableText: A text or its context is no literal.
    """
    found: dict[Key, bool] = {("argparse", text): False for text in ARGPARSE}
    for path in sorted((root / "literaxx").rglob("*.py")):
        for key, is_plural in texts_in(path.read_text("utf-8"), path.name):
            found[key] = found.get(key, False) or is_plural
    return dict(sorted(found.items()))


def texts_in(code: str, name: str) -> Iterator[tuple[Key, bool]]:
    """The texts of a module, and whether each has plurals.

    Args:
        code: The source text.
        name: What messages call it.

    Raises:
        UnreadableText: A text or its context is no literal.
    """
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        texts = [_literal(argument) for argument in node.args[:2]]
        match node.func.id, texts:
            case "translate", [str(context), str(text)]:
                yield (context, text), len(node.args) > 3
            case "say", [str(text)]:
                yield ("Command", text), False
            case "Sentence", [str(text)]:
                yield ("Problem", text), False
            case ["translate" | "say" | "Sentence", _] if name not in HAND_ON:
                raise UnreadableText(f"{name}, line {node.lineno}: no literal")


def _literal(node: ast.expr) -> str | None:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return node.value if is_text else None  # type: ignore[attr-defined]


def read_ts(path: Path) -> dict[Key, Message]:
    """The messages of a translation file; none when there is no file."""
    if not path.is_file():
        return {}
    messages: dict[Key, Message] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            translation = element.find("translation")
            assert translation is not None
            is_plural = element.get("numerus") == "yes"
            plural = [form.text or "" for form in translation.iter("numerusform")]
            forms = tuple(plural) if is_plural else (translation.text or "",)
            messages[name, element.findtext("source", "")] = Message(forms, is_plural)
    return messages


def write_ts(path: Path, language: str, messages: Mapping[Key, Message]) -> None:
    """Writes a translation file, contexts and messages in the order given."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE}">')
    name = None
    for (context, text), message in messages.items():
        if context != name:
            lines += ["</context>"] if name is not None else []
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
            name = context
        lines += _written(text, message, FORMS[language])
    lines += ["</context>"] if name is not None else []
    path.write_text("\n".join([*lines, "</TS>", ""]), "utf-8", newline="\n")


def _written(text: str, message: Message, count: int) -> Iterator[str]:
    state = "" if message.is_finished(count) else ' type="unfinished"'
    yield '    <message numerus="yes">' if message.is_plural else "    <message>"
    yield f"        <source>{escape(text)}</source>"
    if message.is_plural:
        forms = [*message.forms, *[""] * count][:count]
        yield f"        <translation{state}>"
        yield from (f"            <numerusform>{escape(form)}</numerusform>" for form in forms)
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(''.join(message.forms))}</translation>"
    yield "    </message>"


def brought_up_to_date(
    texts: Mapping[Key, bool], known: Mapping[Key, Message], language: str
) -> dict[Key, Message]:
    """The messages of a language: for every text what is known of it, and Qt's own as they are.

    Args:
        texts: The texts of the program, and whether each has plurals.
        known: The messages so far.
        language: Its tag.
    """
    fresh = {
        key: replace(known.get(key, Message()), is_plural=is_plural)
        for key, is_plural in texts.items()
        if is_plural or language != SOURCE
    }
    of_qt = {key: message for key, message in known.items() if is_of_qt(key[0])}
    return dict(sorted({**fresh, **of_qt}.items()))


def is_of_qt(context: str) -> bool:
    """Whether the texts of a context are Qt's own, for languages that Qt brings them not in."""
    return context.startswith("Q") or context == "MAC_APPLICATION_MENU"


def main() -> int:
    """Brings all files up to date; 1 when something is to be translated."""
    texts = collected(ROOT)
    missing = 0
    for language, count in FORMS.items():
        path = FOLDER / f"literaxx_{language}.ts"
        known = read_ts(path)
        messages = brought_up_to_date(texts, known, language)
        write_ts(path, language, messages)
        unfinished = [key for key, each in messages.items() if not each.is_finished(count)]
        missing += len(unfinished)
        gone = len(known.keys() - messages.keys())
        print(f"{language}: {len(messages)} texts, {len(unfinished)} to translate, {gone} dropped")
        for context, text in unfinished:
            print(f"  {context}: {text}")
    return min(missing, 1)


if __name__ == "__main__":
    sys.exit(main())
