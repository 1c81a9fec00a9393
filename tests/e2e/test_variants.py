"""Games with a deck of their own in a real browser: by pointer, by keys, in motion and in calm."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game import hand
from e2e.house import sit_down
from ui import game_states

FLIGHTS = "document.querySelectorAll('#flights > svg').length"
MOVES = """() => {
  const { animate } = Element.prototype;
  window.moved = [];
  Element.prototype.animate = function (frames, ...how) {
    moved.push(`${this.className} ${JSON.stringify(frames)}`);
    return animate.call(this, frames, ...how);
  };
}"""
TURNED = "moved.some((one) => one.startsWith('board') && one.includes('rotateY'))"
FELT = "getComputedStyle(document.querySelector('.felt')).borderTopColor"
USED = """[...document.querySelectorAll('#app use')].every((use) =>
  document.getElementById(use.getAttribute('href').slice(1)))"""


def faces(page: Page, where: str) -> list[str]:
    """The faces shown there, by their ids in the drawings."""
    return page.eval_on_selector_all(
        f"{where} use", "(all) => all.map((use) => use.getAttribute('href').slice(1))"
    )


def card(page: Page, name: str):
    """A card of the hand by its id, whatever signs are in it."""
    return page.locator(f'[id="{name}"]')


def test_flip_turns_the_whole_table(page: Page, address: str) -> None:
    page.clock.install()
    match = game_states.flip("GF|T3 R1|P3 B5|P9", discard=["Y5|T8", "G2|TSE"])
    sit_down(page, address, match)
    assert page.evaluate(USED)
    expect(page.locator("#screen")).to_have_attribute("data-side", "0")
    seen = faces(page, "#seat-1 .seen-fan")
    assert len(seen) == 5
    assert all(face.startswith("v-flip-") for face in seen)
    day = page.evaluate(FELT)
    page.evaluate(MOVES)
    card(page, "h-GF-0").click()
    page.wait_for_selector("#screen[data-side='1']")
    page.wait_for_function(TURNED)
    page.wait_for_function(f"{FELT} !== '{day}'")
    assert sorted(hand(page)) == ["h-P3-0", "h-P9-0"]
    assert faces(page, "#hand") == ["v-flip-P3", "v-flip-P9"]
    assert not any(face.startswith("v-flip-P") for face in faces(page, "#seat-1 .seen-fan"))
    assert page.evaluate(USED)


FLOWN = """() => {
  window.flown = [];
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.matches?.('#flights > svg')) flown.push(node.firstChild.getAttribute('href'));
  }))).observe(document.body, { childList: true, subtree: true });
}"""


def test_two_sided_cards_fly_without_a_back(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.flip("R1|P3 B5|P9", discard=["Y5|T8", "G2|TSE"]))
    page.evaluate(FLOWN)
    page.click("#act-draw")
    page.wait_for_function("document.querySelectorAll('#hand .card').length === 3")
    fresh = page.evaluate("""() => [...document.querySelectorAll('#hand .card')].map(
      (card) => card.querySelector('use').getAttribute('href'))""")
    flown = page.evaluate("flown")
    assert len(flown) == 1
    assert flown[0] in fresh
    page.evaluate("""async () => (await uno.modules).motion.play([
      { kind: 'swap', seat: 0, target: 1 }, { kind: 'pass_hands', n: 1 },
      { kind: 'shuffle_hands' }, { kind: 'reshuffle' },
    ])""")
    page.clock.run_for(400)
    hands = page.evaluate("flown.splice(1)")
    assert len(hands) > 12
    assert "#c-back" not in hands


def test_the_table_turns_without_motion_where_that_is_asked_for(page: Page, address: str) -> None:
    page.clock.install()
    page.emulate_media(reduced_motion="reduce")
    match = game_states.flip("GF|T3 R1|P3 B5|P9", discard=["Y5|T8", "G2|TSE"])
    sit_down(page, address, match)
    page.evaluate(MOVES)
    card(page, "h-GF-0").click()
    page.wait_for_selector("#screen[data-side='1']")
    assert not page.evaluate(TURNED)
    assert page.evaluate(FLIGHTS) == 0


def test_what_is_seen_of_a_hand_is_listed_by_pointer_and_by_keys(page: Page, address: str) -> None:
    sit_down(page, address, game_states.flip(count=10))
    page.click("#see-3")
    rows = page.locator("#seen-window li")
    expect(rows).to_have_count(7)
    assert all(text.strip() for text in rows.all_inner_texts())
    page.keyboard.press("Escape")
    page.wait_for_selector("#seen-window", state="detached")
    page.focus("#see-1")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(5)


def test_dark_colours_are_named_by_key(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.dark())
    card(page, "h-W+C-0").click()
    expect(page.locator("#asking .color-answer")).to_have_count(4)
    page.keyboard.press("3")
    page.wait_for_selector("#named-color.ink-O")
    expect(page.locator("#pending")).to_contain_text("cards until orange comes are waiting")


def test_a_flex_side_is_chosen_in_place(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.flex("BS^ G3 R1|B1", discard=["R2*", "B5*"]))
    assert page.evaluate(USED)
    card(page, "h-BS^-0").click()
    page.wait_for_selector("#ask-flex")
    assert page.evaluate("document.activeElement.id") == "ask-main"
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.id === 'ask-flex'")
    page.keyboard.press("Enter")
    page.wait_for_selector("#power-0.red")
    assert "h-BS^-0" not in hand(page)
    expect(page.locator("#power-0")).to_have_text("red Power card")


def test_a_flex_wild_hits_a_seat_by_pointer(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.flex("W+2^ G3 R1|B1"))
    card(page, "h-W+2^-0").click()
    page.click("#ask-flex")
    page.click("#ask-G")
    page.click("#ask-seat-2")
    page.wait_for_selector("#power-0.red")
    expect(page.locator("#seat-2 .count")).to_have_text("4")


def test_discard_all_sweeps_cards_along(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.no_mercy("RDA R1 R5 G4 G7"))
    card(page, "h-RDA-0").click()
    page.wait_for_selector("#h-R5-0", state="detached")
    assert page.evaluate(FLIGHTS) == 3
    assert sorted(hand(page)) == ["h-G4-0", "h-G7-0"]
    assert "Also discarded: red 1, red 5." in page.inner_text("#events")


def test_the_roulette_turns_cards_up_and_can_be_hurried(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.roulette())
    expect(page.locator(".asking-note")).to_contain_text("You keep all of them")
    page.evaluate(FLOWN)
    page.click("#ask-G")
    page.wait_for_selector("#h-G8-0")
    assert len(page.evaluate("flown")) == 4
    page.evaluate("document.getAnimations().forEach((one) => one.pause())")
    assert page.evaluate("getComputedStyle(document.getElementById('h-G8-0')).opacity") == "0"
    page.locator(".felt").dispatch_event("pointerdown")  # what stands still ends by this alone
    page.wait_for_function(f"{FLIGHTS} === 0")
    assert page.evaluate("getComputedStyle(document.getElementById('h-G8-0')).opacity") == "1"
    assert len(hand(page)) == 7


@pytest.mark.parametrize("game", ["all_wild", "express", "junior"])
def test_a_card_is_laid_in_the_other_games(page: Page, address: str, game: str) -> None:
    page.clock.install()
    sit_down(page, address, game_states.MAKERS[game]())
    assert page.evaluate(USED)
    first = page.locator("#hand .playable").first
    name = first.get_attribute("id")
    first.click()
    card(page, name).wait_for(state="detached")


def test_a_card_is_heard_instead_of_laid(page: Page, address: str) -> None:
    sit_down(page, address, game_states.junior())
    page.click("#act-listen")
    page.wait_for_selector("#act-listen[aria-pressed=true]")
    card(page, "h-R1-0").click()
    page.wait_for_function("document.body.textContent.includes('red cat, fits')")
    assert "h-R1-0" in hand(page)
    page.keyboard.press("h")
    page.wait_for_selector("#act-listen[aria-pressed=false]")
    card(page, "h-R1-0").click()
    card(page, "h-R1-0").wait_for(state="detached")
