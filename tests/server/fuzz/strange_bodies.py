"""What can be wrong with a body."""

import json
import random
import unicodedata
from dataclasses import replace

from tests.server.fuzz.strange_requests import Ask, Known, Mutation

_RAW = "@raw@"
_DEEP = 20_000

#: JSON texts in the place of a value, valid ones and others.
VALUES: list[bytes] = [
    b"null",
    b"true",
    b"0",
    b"-1",
    b"1.5",
    b"1e400",
    b"-0",
    b"9223372036854775808",
    b"1" * 400,
    b"1" * 5000,
    b"NaN",
    b"Infinity",
    b"-Infinity",
    b"0x10",
    b"01",
    b"'x'",
    b"undefined",
    b'""',
    b'"\\u0000"',
    b'"\\ud800"',
    b'"\\udc00\\ud800"',
    b'"\\x00"',
    b'"a\x00b"',
    b'"\xff\xfe"',
    b'"\xc0\xaf"',
    b'"\xed\xa0\x80"',
    b"[]",
    b"{}",
    b'"open"',
    b'["me","me"]',
    b'["bot:python -c 1","me"]',
    b'{"box":"/etc/passwd"}',
    b'{"box":"../../etc/passwd"}',
    b'{"edition":{"a":[1]}}',
    b'{"seed":"00"}',
    b'[{"a":[{"a":[]}]}]',
    b'{"kind":"live","seconds_per_move":1e9}',
    b'{"kind":"days","days_per_move":-1}',
    b'"' + b"x" * 10_000 + b'"',
    b"[" * _DEEP,
    b"[" * 900 + b"]" * 900,
    b"[" * _DEEP + b"]" * _DEEP,
    b'{"a":' * 5000 + b"1" + b"}" * 5000,
    b"[" + b"0," * 20_000 + b"0]",
    b'"' + "\u202eevil\u202c".encode() + b'"',
    '"\u200b\u200d\ufeff"'.encode(),
    b'"<script>alert(1)</script>"',
    '"\U0001f468\u200d\U0001f469\u200d\U0001f467"'.encode(),
    ('"' + "e\u0301" * 300 + '"').encode(),
    '"\u2028"'.encode(),
    b'"\'; DROP TABLE log; --"',
    b'"%s%n{0}{ $x }"',
    b'"Zaubername"',
    b'"bot:normal"',
    b'"\\n\\r\\nSet-Cookie: a=b"',
]

#: Ways to write a text otherwise.
FORMS = [
    str.upper,
    lambda text: unicodedata.normalize("NFD", text),
    lambda text: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text),
    lambda text: f" {text}\u00a0",
    lambda text: text.replace(" ", "\u3000"),
    "\u200b".join,
    lambda text: f"\u202e{text}",
    lambda text: text.translate({ord(str(n)): 0x660 + n for n in range(10)}),
    lambda text: text + "\0",
    lambda text: text * 700,
    lambda text: text + "\ud83c",
]


def _fields(ask: Ask) -> dict[str, object] | None:
    try:
        read = json.loads(ask.body)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def _put(ask: Ask, fields: dict[str, object], raw: bytes = b"") -> Ask:
    written = json.dumps(fields).encode().replace(f'"{_RAW}"'.encode(), raw)
    return _bodied(ask, written)


def _bodied(ask: Ask, body: bytes) -> Ask:
    if body and not any(name.lower() == b"content-type" for name, _ in ask.headers):
        ask = ask.headed((b"Content-Type", b"application/json"))
    return replace(ask, body=body)


def other_value(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A field that is something else."""
    fields = _fields(ask)
    if not fields:
        return _bodied(ask, rng.choice(VALUES))
    return _put(ask, fields | {rng.choice(list(fields)): _RAW}, rng.choice(VALUES))


def other_form(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A text in another form of Unicode, or far too long."""
    fields = _fields(ask) or {}
    texts = [name for name, value in fields.items() if isinstance(value, str)]
    if not texts:
        return ask
    name = rng.choice(texts)
    return _put(ask, fields | {name: rng.choice(FORMS)(str(fields[name]))})


def other_field(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A field too many, too few, or twice."""
    fields = _fields(ask) or {}
    kind = rng.randrange(4)
    if kind == 0 and fields:
        fields.pop(rng.choice(list(fields)))
        return _put(ask, fields)
    if kind == 1 and fields:
        name = rng.choice(list(fields))
        return _bodied(ask, ask.body.rstrip()[:-1] + b',"%s":%s}' % (name.encode(), rng.choice(VALUES)))
    name = rng.choice(["seed", "key", "__proto__", "", "a" * 10_000, "\u202e", "seat", "Ply", "0"])
    return _put(ask, fields | {name: _RAW}, rng.choice(VALUES))


def other_bytes(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A body that is broken off, disturbed, or of another kind."""
    body = ask.body or b"{}"
    place = rng.randrange(len(body))
    return _bodied(
        ask,
        rng.choice(
            [
                lambda: body[:place],
                lambda: body[:place] + bytes([rng.randrange(256)]) + body[place + 1 :],
                lambda: body[:place] + rng.randbytes(3) + body[place:],
                lambda: body + b"\0",
                lambda: b"\xef\xbb\xbf" + body,
                lambda: body.decode("utf-8", "replace").encode("utf-16"),
                lambda: body + body,
                lambda: rng.randbytes(rng.randrange(1, 300)),
                lambda: b" " * (64 * 1024 - len(body)) + body,
                lambda: b" " * (64 * 1024 + 1) + body,
                lambda: b" " * 300_000 + body,
                lambda: b"a=b&c=d",
                lambda: (
                    b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
                ),
                lambda: rng.choice(VALUES),
            ]
        )(),
    )


BODIES: list[Mutation] = [other_value, other_value, other_value, other_form, other_field, other_bytes]
