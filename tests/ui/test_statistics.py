from dataclasses import replace

import pytest

from ui.markup import elements
from ui.past import empty, few, many
from unoultimate.ui.statistics import statistics

STATES = {"empty": empty, "few": few, "many": many}


@pytest.mark.parametrize("name", STATES)
def test_ids_are_unique_and_every_control_has_a_name(name):
    html = statistics(STATES[name]())
    ids = [element.attrs["id"] for element in elements(html) if element.attrs.get("id")]
    assert len(ids) == len(set(ids))
    for element in elements(html, "button"):
        assert element.text.strip() or element.attrs.get("aria-label")


def test_an_empty_history_invites_to_play():
    html = statistics(empty())
    assert not elements(html, "svg", role="img")
    assert elements(html, "button", id="play-first", data_action="home")
    assert not elements(html, data_action="statistics-delete")
    assert elements(html, "input", data_action="statistics-import", type="file")


def test_every_chart_reads_itself_out_and_has_its_table():
    html = statistics(many())
    charts = elements(html, "svg", role="img")
    assert len(charts) == len(elements(html, "table")) == 5
    for chart in charts:
        title = elements(html, "title", id=chart.attrs["aria-labelledby"])
        words = elements(html, "desc", id=chart.attrs["aria-describedby"])
        assert title[0].text
        assert words[0].text
        assert "{" not in words[0].text


def test_the_table_behind_a_chart_has_every_player_in_full():
    state = many()
    names = [e.text for e in elements(statistics(state), "bdi") if "table" in e.path]
    assert all(player.name in names for player in state.players)


def test_matches_with_a_record_can_be_watched_and_shared():
    state = few()
    html = statistics(state)
    for action in ("replay-open", "share-match"):
        found = [e.attrs["data-id"] for e in elements(html, "button", data_action=action)]
        assert found == [match.id for match in state.recent]
    gone = replace(state, recent=tuple(replace(m, replay=False) for m in state.recent))
    assert not elements(statistics(gone), data_action="replay-open")


def test_messages_are_spoken_and_names_are_only_text():
    assert elements(statistics(replace(few(), problem="Bad file.")), role="alert")[0].text
    assert elements(statistics(few()), role="status")[0].text == "2 new matches came in."
    evil = "<script>x</script>"
    state = few()
    state = replace(state, players=(replace(state.players[0], name=evil),))
    assert not elements(statistics(state), "script")
