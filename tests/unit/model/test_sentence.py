# SPDX-License-Identifier: GPL-3.0-or-later
from literaxx.model.sentence import Sentence, ToldError


def shouted(context: str, text: str) -> str:
    assert context == "Problem"
    return text.replace("line {", "LINE {").replace("no move", "NO MOVE")


def test_a_sentence_is_english_until_it_is_told_in_another_language() -> None:
    inner = Sentence("this is no move")
    whole = Sentence("line {line}: {problem}", line=7, problem=inner)
    assert str(whole) == "line 7: this is no move"
    assert whole.told(shouted) == "LINE 7: this is NO MOVE"


def test_a_fault_is_told_like_its_sentence() -> None:
    fault = ToldError(Sentence("no move of {name}", name="Ana"))
    assert str(fault) == "no move of Ana"
    assert fault.told(shouted) == "NO MOVE of Ana"
