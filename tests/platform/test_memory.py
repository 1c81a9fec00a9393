import asyncio

import pytest

from helpers.tables import run
from unoultimate.app.ports import StorageError
from unoultimate.platform.memory import ManualClock, MemoryPage, MemoryStorage, MemoryTabs


def test_calls_come_in_the_order_of_their_time():
    async def work():
        clock, calls = ManualClock(), []
        clock.call_later(2, lambda: calls.append("b"))
        clock.call_later(1, lambda: calls.append("a"))
        clock.call_later(3, lambda: calls.append("c")).cancel()
        await clock.advance(0.5)
        assert calls == []
        await clock.advance(10)
        assert (calls, clock.now()) == (["a", "b"], 10.5)

    run(work)


def test_a_call_may_ask_for_another():
    async def work():
        clock, calls = ManualClock(), []
        clock.call_later(1, lambda: clock.call_later(1, lambda: calls.append(clock.now())))
        await clock.advance(3)
        assert calls == [2]

    run(work)


def test_a_failing_storage_changes_nothing():
    async def work():
        storage = MemoryStorage(slots=["a", "b"], fail="full")
        for write in (
            storage.save_slot(0, "x"),
            storage.replace_slots(None),
            storage.keep_aside(0, "name"),
            storage.save_settings("s"),
        ):
            with pytest.raises(StorageError) as error:
                await write
            assert error.value.reason == "full"
        assert (storage.slots, storage.kept, storage.settings) == (["a", "b"], {}, None)

    run(work)


def test_a_slow_storage_writes_when_it_is_let():
    async def work():
        gate = asyncio.get_running_loop().create_future()
        storage = MemoryStorage(delay=lambda: gate)
        write = asyncio.ensure_future(storage.save_slot(1, "x"))
        await asyncio.sleep(0)
        assert storage.slots[1] is None
        gate.set_result(None)
        await write
        assert storage.slots[1] == "x"

    run(work)


def test_keeping_aside_moves_the_text():
    async def work():
        storage = MemoryStorage(slots=["a", None])
        await storage.keep_aside(0, "old")
        await storage.keep_aside(1, "nothing")
        assert (storage.slots, await storage.load_kept()) == ([None, None], {"old": "a"})

    run(work)


def test_the_page_remembers_what_it_was_told():
    page = MemoryPage()
    page.announce("hello")
    page.reload(True)
    assert (page.announced, page.resumes(), page.resumes()) == (["hello"], True, False)
    page.hush()
    assert page.announced == []


def test_tabs_take_turns():
    async def work():
        tabs = MemoryTabs(other=True)
        assert not await tabs.take(lambda: None, lambda: None)
        assert await tabs.steal()
        assert await tabs.take(lambda: None, lambda: None)

    run(work)
