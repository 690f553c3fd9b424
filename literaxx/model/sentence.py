# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences from where no language of the interface is known.

What reads a file can say best what is wrong with it, but not in whose language. So it says it as a
sentence: the English text with gaps, by which the catalogues know it, and what goes into the gaps.
"""

from __future__ import annotations

from collections.abc import Callable

Translate = Callable[[str, str], str]
"""Gives the text of a context in the language of the interface, the gaps still in it."""

CONTEXT = "Problem"
"""The context of all sentences in the catalogues."""


class Sentence:
    """A text with gaps such as `{row}`, and what is in them.

    Attributes:
        text: The English text, a literal where the sentence is made, so that it can be collected.
        details: What is in the gaps, sentences too.
    """

    __slots__ = ("details", "text")

    def __init__(self, text: str, /, **details: object) -> None:
        self.text = text
        self.details = details

    def __str__(self) -> str:
        """The sentence in English."""
        return self.text.format(**self.details)

    def told(self, translate: Translate) -> str:
        """The sentence in another language."""
        told = {
            name: detail.told(translate) if isinstance(detail, Sentence) else detail
            for name, detail in self.details.items()
        }
        return translate(CONTEXT, self.text).format(**told)


class ToldError(Exception):
    """A fault that is told by a sentence, a sentence without capital and full stop."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence

    def told(self, translate: Translate) -> str:
        """What is wrong, in another language."""
        return self.sentence.told(translate)
