"""Serves a built site to this machine, with the headers that a good static host sends."""

from __future__ import annotations

import contextlib
import os
import posixpath
import re
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from building.places import BuildError

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mo": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
HASHED = re.compile(r"-[0-9a-f]{12}[./]")
FOREVER = "public, max-age=31536000, immutable"


class SiteServer(ThreadingHTTPServer):
    """Serves `site` below `prefix`. `seen` is told every path that was asked for."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(
        self,
        site: Path,
        port: int,
        host: str = "127.0.0.1",
        prefix: str = "/",
        seen: Callable[[str], object] = str,
    ) -> None:
        self.site, self.prefix, self.seen = site, prefix, seen
        try:
            super().__init__((host, port), SiteHandler)
        except OSError as error:
            raise BuildError(
                f"Port {port} can't be used ({error.strerror}): choose another with --port."
            ) from error

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of an answer is nothing to report."""


class SiteHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteServer

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def answer(self, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        self.server.seen(path)
        file = self.file_for(path)
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        with contextlib.suppress(ConnectionError):
            self.send_file(file, path, body)

    def file_for(self, path: str) -> Path | None:
        """The file that a path names, or None; never one outside the site."""
        if not path.startswith(self.server.prefix):
            return None
        inner = posixpath.normpath("/" + path.removeprefix(self.server.prefix)).lstrip("/")
        file = self.server.site / inner
        if path.endswith("/"):
            file = file / "index.html"
        return file if file.is_file() else None

    def send_file(self, file: Path, path: str, body: bool) -> None:
        data = file.read_bytes()
        about = os.stat(file)
        tag = f'"{about.st_mtime_ns:x}-{len(data):x}"'
        same = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", FOREVER if HASHED.search(path) else "no-cache")
        if not same:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if body and not same:
            self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is for people."""


def serve(site: Path, port: int, host: str, prefix: str) -> None:
    """Serve until Ctrl-C. Raises BuildError when the port can't be had."""
    with SiteServer(site, port, host, prefix) as server:
        print(f"UNO ULTIMATE is at {server.address} – Ctrl-C ends it.", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
