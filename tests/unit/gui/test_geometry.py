# SPDX-License-Identifier: GPL-3.0-or-later
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect

from literaxx.gui.geometry import (
    CLOSE,
    OPEN,
    BoardMetrics,
    Spacing,
    board_metrics,
    cell_rect,
    place_at,
    place_rect,
    rack_metrics,
    square_at,
    tile_rect,
)
from literaxx.gui.path_board_view import crossing_at, reached_square
from literaxx.gui.table_layout import MARGIN, table_layout, width_for
from literaxx.model.geometry import Square

SCALINGS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)
boards = st.builds(
    board_metrics,
    rows=st.integers(2, 26),
    columns=st.integers(2, 26),
    pitch=st.floats(8, 200),
    scaling=st.sampled_from(SCALINGS),
    spacing=st.sampled_from((CLOSE, OPEN)),
    has_names=st.booleans(),
)


@given(boards, st.data())
def test_every_point_of_a_cell_is_found_on_its_square(
    metrics: BoardMetrics, data: st.DataObject
) -> None:
    square = Square(
        data.draw(st.integers(0, metrics.rows - 1)), data.draw(st.integers(0, metrics.columns - 1))
    )
    rect = cell_rect(square, metrics)
    part = st.floats(0.001, 0.999)
    point = QPointF(
        rect.left() + data.draw(part) * rect.width(), rect.top() + data.draw(part) * rect.height()
    )
    assert square_at(point, metrics) == square


@given(boards, st.floats(-50, 6000), st.floats(-50, 6000))
def test_no_point_beside_the_cells_is_on_a_square(
    metrics: BoardMetrics, x: float, y: float
) -> None:
    inside = (
        metrics.left <= x < metrics.left + metrics.columns * metrics.pitch
        and metrics.top <= y < metrics.top + metrics.rows * metrics.pitch
    )
    found = square_at(QPointF(x, y), metrics)
    assert (found is not None) is inside or _near_an_edge(metrics, x, y)


def _near_an_edge(metrics: BoardMetrics, x: float, y: float) -> bool:
    """Where rounding may decide either way."""
    edges = (
        x - metrics.left,
        y - metrics.top,
        x - metrics.left - metrics.columns * metrics.pitch,
        y - metrics.top - metrics.rows * metrics.pitch,
    )
    return min(abs(edge) for edge in edges) < 1e-6


@given(boards)
def test_cells_lie_inside_the_board(metrics: BoardMetrics) -> None:
    last = cell_rect(Square(metrics.rows - 1, metrics.columns - 1), metrics)
    assert last.right() <= metrics.width
    assert last.bottom() <= metrics.height
    assert last.contains(tile_rect(last))


@pytest.mark.parametrize("scaling", SCALINGS)
@pytest.mark.parametrize("spacing", [CLOSE, OPEN])
def test_every_cell_begins_on_a_whole_pixel_of_the_screen(scaling: float, spacing: Spacing) -> None:
    metrics = board_metrics(15, 17, 41.3, scaling, spacing=spacing, has_names=True)
    for square in (Square(0, 0), Square(3, 7), Square(14, 16)):
        rect = cell_rect(square, metrics)
        for length in (rect.left(), rect.top(), rect.width()):
            assert length * scaling == pytest.approx(round(length * scaling))


@given(st.integers(1, 12), st.floats(120, 900), st.floats(30, 120))
def test_rack_places_fit_and_are_found(places: int, width: float, height: float) -> None:
    metrics = rack_metrics(places, width, height)
    for place in range(places):
        rect = place_rect(place, metrics)
        assert place_at(rect.center(), metrics) == place
        assert rect.left() >= 0
        assert rect.right() <= width
        assert rect.top() >= 0
        assert rect.bottom() <= height


def test_beside_the_rack_the_nearest_place_is_meant() -> None:
    metrics = rack_metrics(7, 400, 66)
    assert place_at(QPointF(-50, 30), metrics) == 0
    assert place_at(QPointF(900, 30), metrics) == 6


@given(
    st.integers(420, 3840),
    st.integers(420, 2160),
    st.sampled_from([(15, 15), (15, 17), (5, 5), (26, 26)]),
    st.sampled_from(SCALINGS),
    st.booleans(),
)
def test_the_parts_of_the_table_fit_into_the_room_and_do_not_overlap(
    width: int, height: int, board: tuple[int, int], scaling: float, has_names: bool
) -> None:
    rows, columns = board
    spacing = OPEN if rows == 5 else CLOSE
    layout = table_layout(
        (width, height), rows, columns, scaling, spacing=spacing, has_names=has_names
    )
    parts = [layout.board, layout.counter, layout.rack, layout.field]
    room = QRect(0, 0, width, height)
    for index, part in enumerate(parts):
        assert room.contains(part)
        assert not any(part.intersects(other) for other in parts[index + 1 :])
    assert layout.metrics.width <= layout.board.width() + 0.5
    assert layout.metrics.height <= layout.board.height() + 0.5


@pytest.mark.parametrize(("rows", "columns", "spacing"), [(15, 17, CLOSE), (5, 5, OPEN)])
def test_at_the_width_for_a_height_both_are_filled(
    rows: int, columns: int, spacing: Spacing
) -> None:
    width = width_for(760, rows, columns, spacing=spacing)
    layout = table_layout((width, 760), rows, columns, spacing=spacing)
    assert width - layout.board.width() <= 2 * MARGIN + columns
    assert 760 - layout.rack.bottom() <= MARGIN + rows


def test_a_dragged_pointer_passes_a_crossing_without_touching_its_neighbours() -> None:
    metrics = board_metrics(5, 5, 128, spacing=OPEN)
    assert reached_square(crossing_at(Square(1, 1), metrics), metrics) is None
    for square in (Square(0, 0), Square(2, 3), Square(4, 4)):
        assert reached_square(cell_rect(square, metrics).center(), metrics) == square
    assert reached_square(QPointF(-20, -20), metrics) is None
