# SPDX-License-Identifier: GPL-3.0-or-later
import errno
from pathlib import Path

import pytest

from literaxx.model.sentence import Sentence
from literaxx.storage.reasons import reason_of


def test_the_usual_faults_are_told_in_plain_words(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        (tmp_path / "no").read_bytes()
    assert str(reason_of(caught.value)) == "there is no such file"
    with pytest.raises(IsADirectoryError) as folder:
        tmp_path.read_bytes()
    assert isinstance(reason_of(folder.value), Sentence)


def test_an_unusual_fault_is_told_in_the_words_of_the_system() -> None:
    assert reason_of(OSError(errno.EMLINK, "Too many links")) == "Too many links"
    assert reason_of(OSError("odd")) == "odd"
