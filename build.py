#!/usr/bin/env python3
"""Build, serve and test UNO ULTIMATE. Start with: python3 build.py --help"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - that is what it asks
    sys.exit("build.py needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])  # noqa: UP031

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "py"))

from building.commands import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
