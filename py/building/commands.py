"""The command line of build.py."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence

from building import environment
from building.places import DIST, NODE_MODULES, VENV, WORK, BuildError

Arguments = argparse.Namespace


def build(_: Arguments) -> int:
    from building import site

    print(f"The site is in {site.build()}")
    return 0


def serve(options: Arguments) -> int:
    from building import server, site

    server.SiteServer(DIST, options.port, options.host).server_close()  # before the work
    server.serve(site.build(), options.port, options.host, options.prefix)
    return 0


def test(options: Arguments) -> int:
    from building import checks

    return checks.test(options.pytest)


def lint(_: Arguments) -> int:
    from building import checks

    return checks.lint()


def bench(options: Arguments) -> int:
    from building import boot_bench, engine_bench, page_bench, soak_bench

    benches: dict[str, Callable[[], int]] = {
        "boot": lambda: boot_bench.main(options.runs),
        "engine": engine_bench.main,
        "page": page_bench.main,
        "soak": lambda: soak_bench.main(options.rounds),
    }
    return benches[options.what]()


def icons(_: Arguments) -> int:
    from building import icons as drawing

    drawing.draw()
    return 0


def pictures(_: Arguments) -> int:
    from building import pictures as taking

    taking.draw()
    return 0


def texts(_: Arguments) -> int:
    from building import locales

    print(locales.extract())
    return 0


def lock(_: Arguments) -> int:
    from building import versions

    versions.lock()
    return 0


def clean(options: Arguments) -> int:
    for folder in (DIST, WORK) + ((VENV, NODE_MODULES) if options.all else ()):
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def between(least: int, most: int) -> Callable[[str], int]:
    """The type of a whole number in these limits."""

    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not from {least} to {most}")
        return value

    return number


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="build.py",
        allow_abbrev=False,
        description="Builds, serves and tests UNO ULTIMATE. Everything it needs it gets itself, "
        "into .venv, node_modules, .build and dist.",
    )
    commands = whole.add_subparsers(metavar="COMMAND", required=True)

    def command(
        name: str, work: Callable[[Arguments], int], about: str, groups: tuple[str, ...]
    ) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        one.set_defaults(work=work, groups=groups)
        return one

    site, everything = ("build",), ("build", "dev")
    command("build", build, "make the site in dist/, ready for any static host", site)
    serving = command("serve", serve, "make the site and serve it on this machine", site)
    serving.add_argument("--port", type=between(0, 65535), default=8000, help="default 8000")
    serving.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    serving.add_argument("--prefix", default="/", help="serve below a path such as /uno/")
    testing = command("test", test, "run every check and test, browser included", everything)
    testing.add_argument("pytest", nargs="*", help="only these tests (paths for pytest)")
    command("lint", lint, "run the checks that need no tests: ruff, mypy, imports", everything)
    measuring = command("bench", bench, "measure: the start in the browser, the engine", everything)
    measuring.add_argument(
        "what",
        choices=["boot", "engine", "page", "soak"],
        help="boot: the start against plain PyScript; engine: the rules against RLCard; "
        "page: what Lighthouse finds; "
        "soak: random rounds with every invariant checked",
    )
    measuring.add_argument(
        "--runs", type=between(1, 1000), default=7, help="starts of each kind, default 7"
    )
    measuring.add_argument(
        "--rounds", type=between(1, 10**9), default=50_000, help="soak: default 50,000"
    )
    command("texts", texts, "collect the texts to translate in web/locale/messages.pot", site)
    command("icons", icons, "draw the icons anew", everything)
    command("pictures", pictures, "take the pictures of the game anew", everything)
    command("lock", lock, "choose and lock the newest versions of the Python tools", everything)
    cleaning = command("clean", clean, "remove what was built", ())
    cleaning.add_argument("--all", action="store_true", help="also .venv and node_modules")
    return whole


def main(arguments: Sequence[str]) -> int:
    """Run one command; return the exit code. A BuildError becomes one line."""
    options = parser().parse_args(arguments)
    try:
        if options.groups:
            code = environment.enter(arguments, *options.groups)
            if code is not None:
                return code
        return int(options.work(options))
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
