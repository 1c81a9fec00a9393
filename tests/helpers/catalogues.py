"""Compiled gettext catalogues for tests."""

import struct

HEAD = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"


def compiled(pairs: dict[str, str]) -> bytes:
    """A .mo file with these translations."""
    items = sorted(
        {
            "": HEAD,
            **pairs,
        }.items()
    )
    ids, strs, offsets = b"", b"", []
    for key, value in items:
        k, v = key.encode(), value.encode()
        offsets.append((len(ids), len(k), len(strs), len(v)))
        ids += k + b"\0"
        strs += v + b"\0"
    start = 28 + 16 * len(items)
    head = struct.pack("<Iiiiiii", 0x950412DE, 0, len(items), 28, 28 + 8 * len(items), 0, start)
    keys = b"".join(struct.pack("<ii", n, start + o) for o, n, _o, _n in offsets)
    vals = b"".join(struct.pack("<ii", n, start + len(ids) + o) for _o, _n, o, n in offsets)
    return head + keys + vals + ids + strs
