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
    with pytest.raises((IsADirectoryError, PermissionError)) as folder:  # the latter in Windows
        tmp_path.read_bytes()
    assert isinstance(reason_of(folder.value), Sentence)


@pytest.mark.parametrize(("number", "told"), [(32, "it is in use"), (5, "it is not allowed")])
def test_a_file_that_windows_holds_for_another_is_in_use(number: int, told: str) -> None:
    fault = PermissionError(errno.EACCES, "Permission denied")
    fault.winerror = number  # type: ignore[attr-defined]  # there in Windows only
    assert str(reason_of(fault)) == told


def test_an_unusual_fault_is_told_in_the_words_of_the_system() -> None:
    assert reason_of(OSError(errno.EMLINK, "Too many links")) == "Too many links"
    assert reason_of(OSError("odd")) == "odd"
