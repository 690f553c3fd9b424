# SPDX-License-Identifier: GPL-3.0-or-later
from pytestqt.qtbot import QtBot

from literaxx.session.clock import BEAT_MS, SLEEP_MS, HostClock, Machine, QtAlarm, machine_ms


class Source:
    def __init__(self) -> None:
        self.ms = 77_000

    def __call__(self) -> int:
        return self.ms


def test_the_clock_goes_on_from_its_start() -> None:
    source = Source()
    clock = HostClock(source, start_ms=5_000)
    assert clock.now_ms() == 5_000
    source.ms += 1_234
    assert clock.now_ms() == 6_234
    assert not clock.woke_up()


def test_time_asleep_does_not_count() -> None:
    source = Source()
    clock = HostClock(source)
    source.ms += SLEEP_MS
    assert clock.now_ms() == SLEEP_MS
    source.ms += 8 * 60 * 60 * 1000
    assert clock.now_ms() == SLEEP_MS
    source.ms += BEAT_MS
    assert clock.now_ms() == SLEEP_MS + BEAT_MS


def test_sleep_is_told_once() -> None:
    source = Source()
    clock = HostClock(source)
    source.ms += SLEEP_MS + 1
    assert clock.woke_up()
    assert not clock.woke_up()


def test_the_clock_never_goes_back() -> None:
    source = Source()
    clock = HostClock(source)
    source.ms += 2_000
    assert clock.now_ms() == 2_000
    source.ms -= 60_000
    assert clock.now_ms() == 2_000
    source.ms += 500
    assert clock.now_ms() == 2_500


def test_the_machine_has_a_steady_clock_and_fresh_chance() -> None:
    machine = Machine()
    assert machine.clock_ms() <= machine_ms()
    assert machine.entropy() != machine.entropy()
    assert machine.wall_time().utcoffset() is not None


def test_an_alarm_of_qt_rings_once_and_only_if_armed(qtbot: QtBot) -> None:
    rung: list[int] = []
    alarm = QtAlarm(lambda: rung.append(1))
    alarm.arm(0)
    alarm.arm(-5)
    qtbot.waitUntil(lambda: bool(rung))
    alarm.arm(60_000)
    alarm.disarm()
    assert rung == [1]
