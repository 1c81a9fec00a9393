import pytest

from helpers.tables import new_match, run
from unoultimate.app.ports import StorageError
from unoultimate.app.saves import decode
from unoultimate.app.vault import Vault
from unoultimate.engine import Move
from unoultimate.platform.memory import MemoryStorage
from unoultimate.table.referee import document_of

TODAY = "2026-01-02T03:04:05+00:00"


def vault_on(storage):
    return Vault(storage, lambda: TODAY)


async def two_saves(storage):
    """A vault with a match saved twice; returns it with both documents."""
    vault, match = vault_on(storage), new_match("pp")
    await vault.load()
    vault.begin()
    first = document_of(match)
    await vault.save(first)
    match.apply(Move(match.round.turn, "draw"))
    second = document_of(match)
    await vault.save(second)
    return vault, first, second


def test_slots_are_written_in_turn():
    async def work():
        storage = MemoryStorage()
        vault, first, second = await two_saves(storage)
        assert decode(storage.slots[0]).snapshot == first.snapshot
        assert decode(storage.slots[1]).snapshot == second.snapshot
        await vault.save(first)
        assert decode(storage.slots[0]).serial == 3

    run(work)


def test_the_newest_is_loaded_and_the_older_slot_written_next():
    async def work():
        storage = MemoryStorage()
        _vault, _first, second = await two_saves(storage)
        again = vault_on(storage)
        await again.load()
        assert again.match.to_json() == second.snapshot
        await again.save(second)
        assert decode(storage.slots[0]).serial == 3
        assert decode(storage.slots[1]).serial == 2

    run(work)


@pytest.mark.parametrize("slot", [0, 1])
def test_a_damaged_slot_falls_back_to_the_other_and_is_kept(slot):
    async def work():
        storage = MemoryStorage()
        _vault, first, second = await two_saves(storage)
        damaged = storage.slots[slot][:-1200] + "?"
        damaged = "0" + damaged[1:]
        storage.slots[slot] = damaged
        again = vault_on(storage)
        await again.load()
        assert again.match.to_json() == (second if slot == 0 else first).snapshot
        assert again.fell_back
        assert list(storage.kept.values()) == [damaged]
        await again.save(second)
        await again.save(second)
        assert damaged in storage.kept.values()

    run(work)


def test_two_unreadable_slots_are_kept_and_nothing_waits():
    async def work():
        storage = MemoryStorage(slots=["nonsense", "more nonsense"])
        vault = vault_on(storage)
        await vault.load()
        assert vault.match is None
        assert not vault.fell_back
        assert sorted(vault.kept.values()) == ["more nonsense", "nonsense"]
        vault.begin()
        await vault.save(document_of(new_match("pp")))
        assert sorted(storage.kept.values()) == ["more nonsense", "nonsense"]

    run(work)


def test_an_unreadable_save_that_can_not_be_moved_is_not_overwritten():
    async def work():
        storage = MemoryStorage(slots=["nonsense", None], fail="full")
        vault = vault_on(storage)
        await vault.load()
        vault.begin()
        with pytest.raises(StorageError):
            await vault.save(document_of(new_match("pp")))
        assert storage.slots[0] == "nonsense"
        storage.fail = ""
        await vault.save(document_of(new_match("pp")))
        assert "nonsense" in storage.kept.values()
        assert decode(storage.slots[0])

    run(work)


def test_a_failed_commit_never_costs_the_good_slot():
    async def work():
        storage = MemoryStorage()
        vault, _first, second = await two_saves(storage)
        storage.fail = "failed"
        for _ in range(3):
            with pytest.raises(StorageError):
                await vault.save(second)
        storage.fail = ""
        await vault.save(second)
        assert decode(storage.slots[1]).serial == 2
        assert decode(storage.slots[0]).serial == 6

    run(work)


def test_a_new_match_replaces_the_old_one_at_its_first_commit_only():
    async def work():
        storage = MemoryStorage()
        vault, _first, second = await two_saves(storage)
        vault.begin()
        assert decode(storage.slots[1]).snapshot == second.snapshot
        storage.fail = "full"
        other = document_of(new_match("ppp"))
        with pytest.raises(StorageError):
            await vault.save(other)
        assert decode(storage.slots[1]).snapshot == second.snapshot
        storage.fail = ""
        await vault.save(other)
        assert (decode(storage.slots[0]).snapshot, storage.slots[1]) == (other.snapshot, None)

    run(work)


def test_a_storage_that_refuses_to_load_is_told():
    async def work():
        class Refusing(MemoryStorage):
            async def load_slots(self):
                raise StorageError("refused")

        vault = vault_on(Refusing())
        await vault.load()
        assert vault.problem.reason == "refused"
        assert vault.match is None

    run(work)


def test_clear_and_export():
    async def work():
        storage = MemoryStorage()
        vault, _first, second = await two_saves(storage)
        assert decode(vault.export()).snapshot == second.snapshot
        await vault.clear()
        assert storage.slots == [None, None]
        assert vault.export() is None

    run(work)


def test_a_late_save_of_a_match_put_away_comes_to_nothing():
    async def work():
        storage = MemoryStorage()
        vault, first, second = await two_saves(storage)
        saver = vault.saver()
        await saver.save(first)
        await vault.clear()
        await saver.save(second)
        assert storage.slots == [None, None]
        assert vault.latest is None
        vault.begin()
        await vault.saver().save(second)
        await saver.save(first)
        assert decode(storage.slots[0]).snapshot == second.snapshot
        assert storage.slots[1] is None

    run(work)
