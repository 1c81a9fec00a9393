from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.places import BuildError
from building.server import FOREVER, SiteServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("page")
    (site / "assets" / "x-0123456789ab.wasm").write_bytes(b"wasm")
    (tmp_path / "secret").write_text("secret")
    with SiteServer(site, 0, prefix="/uno/") as made:
        threading.Thread(target=made.serve_forever, args=[0.02], daemon=True).start()
        yield made
        made.shutdown()


def get(
    server: SiteServer, path: str, headers: dict[str, str] | None = None, method: str = "GET"
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    connection.request(method, path, headers=headers or {})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def test_page_is_asked_for_again_each_time(server: SiteServer) -> None:
    response, body = get(server, "/uno/")
    assert (response.status, body) == (200, b"page")
    assert response.getheader("Cache-Control") == "no-cache"
    assert response.getheader("Content-Type") == "text/html; charset=utf-8"
    tag = response.getheader("ETag") or ""
    again, nothing = get(server, "/uno/index.html", {"If-None-Match": tag})
    assert (again.status, nothing) == (304, b"")
    (server.site / "index.html").write_text("newer page")
    assert get(server, "/uno/", {"If-None-Match": tag})[1] == b"newer page"


def test_hashed_files_are_kept_and_typed(server: SiteServer) -> None:
    response, body = get(server, "/uno/assets/x-0123456789ab.wasm?query")
    assert body == b"wasm"
    assert response.getheader("Cache-Control") == FOREVER
    assert response.getheader("Content-Type") == "application/wasm"


def test_head_sends_no_body(server: SiteServer) -> None:
    response, body = get(server, "/uno/", method="HEAD")
    assert (response.status, response.getheader("Content-Length"), body) == (200, "4", b"")


@pytest.mark.parametrize(
    "path", ["/", "/uno", "/uno/nothing", "/uno/assets/", "/uno/../../secret", "/uno/%2e%2e/secret"]
)
def test_nothing_else_is_served(server: SiteServer, path: str) -> None:
    assert get(server, path)[0].status == 404


def test_busy_port_is_one_clear_line(server: SiteServer) -> None:
    port = server.server_address[1]
    with pytest.raises(BuildError, match=rf"^Port {port} can't be used .*--port\.$"):
        SiteServer(server.site, port)
