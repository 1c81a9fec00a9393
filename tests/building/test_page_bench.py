from __future__ import annotations

from typing import Any

from building import page_bench


def lighthouse(**scores: float | None) -> dict[str, Any]:
    """A report with one audit for each category, and one that counts nothing."""
    audits = {
        name: {"id": name, "title": name.upper(), "score": score} for name, score in scores.items()
    }
    audits["extra"] = {"id": "extra", "title": "EXTRA", "score": 0}
    refs = {name: [{"id": name, "weight": 3}, {"id": "extra", "weight": 0}] for name in scores}
    return {
        "audits": audits,
        "categories": {
            name.replace("_", "-"): {"score": score or 0, "auditRefs": refs[name]}
            for name, score in scores.items()
        },
    }


def test_only_what_counts_and_has_to_be_perfect_is_a_fault() -> None:
    found = lighthouse(performance=0.5, accessibility=1, best_practices=0.9, seo=None)
    assert page_bench.faults(found) == ["best_practices: BEST_PRACTICES"]
    assert page_bench.scores(found)["performance"] == 50
    assert page_bench.scores(found)["accessibility"] == 100
