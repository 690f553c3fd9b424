# SPDX-License-Identifier: GPL-3.0-or-later
from literaxx.model.geometry import Direction, Square
from literaxx.model.scoring import LetterScore, Score, WordScore

ACROSS = WordScore(
    (Square(7, 6), Square(7, 7)),
    (LetterScore("A", is_blank=False, value=1, factor=3), LetterScore("B", is_blank=True, value=0)),
    multipliers=(2, 3),
)
DOWN = WordScore(
    (Square(7, 6), Square(8, 6)),
    (LetterScore("A", is_blank=False, value=1), LetterScore("CH", is_blank=False, value=5)),
    bonuses=(3, 1),
)


def test_a_word_is_its_letters_times_its_multipliers_plus_its_bonuses() -> None:
    assert (ACROSS.points, DOWN.points) == ((1 * 3 + 0) * 6, 1 + 5 + 4)


def test_a_word_is_looked_up_in_upper_case_and_recorded_with_blanks_in_lower_case() -> None:
    assert (ACROSS.word, ACROSS.text, DOWN.word) == ("AB", "Ab", "ACH")


def test_the_order_of_letter_and_number_tells_the_direction() -> None:
    assert (ACROSS.position, ACROSS.direction) == ("8G", Direction.ACROSS)
    assert (DOWN.position, DOWN.direction) == ("G8", Direction.DOWN)
    single = WordScore(ACROSS.squares[:1], ACROSS.letters[:1])
    assert single.direction is Direction.ACROSS


def test_a_play_is_worth_its_words_and_its_bonus() -> None:
    assert Score((ACROSS, DOWN), full_rack_bonus=50).points == 18 + 10 + 50
