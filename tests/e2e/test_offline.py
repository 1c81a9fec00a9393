from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from e2e import steps
from e2e.builds import only_in, other_build
from e2e.conftest import Serve

CACHES = "caches.keys().then(names => names.sort())"
LOOK_FOR_UPDATE = """navigator.serviceWorker.getRegistration()
    .then(it => it.update()).then(() => "ok", () => "refused")"""


def test_starts_without_network_after_one_visit(site: Path, serve: Serve, page: Page) -> None:
    server = serve(site)
    steps.open_stored(page, server.address)
    server.shutdown()
    server.server_close()
    page.context.set_offline(True)
    page.add_init_script(steps.TAP_AT_ONCE)
    page.goto(server.address)
    page.wait_for_selector('[data-action="start"]')
    page.goto(server.address + "index.html?from=somewhere#top")
    steps.wait_ready(page)


def test_first_page_itself_is_served_by_the_worker(address: str, page: Page) -> None:
    steps.open_stored(page, address)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_works_below_a_path_and_leaves_its_neighbours_alone(
    site: Path, serve: Serve, page: Page
) -> None:
    server = serve(site, prefix="/uno/")
    page.goto(server.address)
    page.evaluate("caches.open('uno-ultimate:/:other'); caches.open('uno-ultimate:/uno/:older')")
    steps.wait_ready(page)
    steps.wait_offline(page)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    build = page.evaluate("uno.build")
    assert page.evaluate("uno.base") == "/uno/"
    assert page.evaluate(CACHES) == ["uno-ultimate:/:other", f"uno-ultimate:/uno/:{build}"]
    page.context.set_offline(True)
    page.reload()
    steps.wait_ready(page)


def test_new_build_waits_and_reload_switches_all_tabs(
    site: Path, serve: Serve, context: BrowserContext, tmp_path: Path
) -> None:
    server = serve(site)
    first, second = context.new_page(), context.new_page()
    steps.open_stored(first, server.address)
    steps.open_stored(second, server.address)
    server.site = other_build(site, tmp_path / "new", "newer")
    first.evaluate(LOOK_FOR_UPDATE)
    for page in (first, second):
        expect(page.locator("#shell-update")).to_be_visible()
        assert page.title() == "UNO ULTIMATE"
    second.locator("#shell-update").get_by_role("button", name="Later").click()
    expect(second.locator("#shell-update")).to_be_hidden()
    second.reload()
    steps.wait_ready(second)
    assert second.title() == "UNO ULTIMATE"
    expect(second.locator("#shell-update")).to_be_visible()
    first.locator("#shell-update").get_by_role("button", name="Reload").click()
    for page in (first, second):
        page.wait_for_function("document.title === 'newer'")
        steps.wait_ready(page)
        expect(page.locator("#shell-update")).to_be_hidden()
    assert first.evaluate(CACHES) == ["uno-ultimate:/:newer"]


def test_unchanged_files_of_a_new_build_are_not_fetched_again(
    site: Path, serve: Serve, page: Page, tmp_path: Path
) -> None:
    server = serve(site)
    steps.open_stored(page, server.address)
    new = other_build(site, tmp_path / "new", "newer")
    asked: list[str] = []
    server.site, server.seen = new, asked.append
    page.evaluate(LOOK_FOR_UPDATE)
    expect(page.locator("#shell-update")).to_be_visible()
    added = "/assets/" + only_in(new, site).name
    assert set(asked) == {"/service-worker.js", "/", added}


def test_broken_download_keeps_the_old_build(
    site: Path, serve: Serve, page: Page, tmp_path: Path
) -> None:
    server = serve(site)
    steps.open_stored(page, server.address)
    new = other_build(site, tmp_path / "new", "newer")
    broken = only_in(new, site)
    whole = broken.read_bytes()
    broken.write_bytes(whole[:1000])
    server.site = new
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(it => !it.installing && !it.waiting)"
    )
    expect(page.locator("#shell-update")).to_be_hidden()
    page.context.set_offline(True)
    page.reload()
    steps.wait_ready(page)
    assert page.title() == "UNO ULTIMATE"
    page.context.set_offline(False)
    broken.write_bytes(whole)
    page.evaluate(LOOK_FOR_UPDATE)
    expect(page.locator("#shell-update")).to_be_visible()


def test_manifest_and_icons_are_whole(address: str, page: Page) -> None:
    steps.open_ready(page, address)
    manifest = page.evaluate(
        """async () => {
            const link = document.querySelector('link[rel=manifest]').href;
            const text = await (await fetch(link)).json();
            const icons = await Promise.all(text.icons.map(async icon => {
                const picture = new Image();
                picture.src = new URL(icon.src, link).href;
                await picture.decode();
                return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }));
            return {...text, drawn: icons, start: new URL(text.start_url, link).href};
        }"""
    )
    assert manifest["name"] == "UNO ULTIMATE"
    assert manifest["start"] == address
    assert manifest["drawn"][1:] == [icon["sizes"] for icon in manifest["icons"][1:]]
