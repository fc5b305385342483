"""What can be wrong with a request: body, key, headers, method, target, and where it ends."""

import hashlib
import json
import random
import unicodedata
from dataclasses import replace

from tests.server.fuzz.requests import Known, Mutation, Request

# --- Bodies ---

_RAW = "@raw@"
_DEEP = 20_000

#: JSON texts in the place of a value, valid ones and others.
VALUES: list[bytes] = [
    b"null", b"true", b"0", b"-1", b"1.5", b"1e400", b"-0", b"9223372036854775808", b"1" * 400, b"1" * 5000,
    b"NaN", b"Infinity", b"-Infinity", b"0x10", b"01", b"'x'", b"undefined", b'""', b'"\\u0000"',
    b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\x00"', b'"a\x00b"', b'"\xff\xfe"', b'"\xc0\xaf"',
    b'"\xed\xa0\x80"', b"[]", b"{}", b'"open"', b'["me","me"]', b'["bot:python -c 1","me"]',
    b'{"box":"/etc/passwd"}', b'{"box":"../../etc/passwd"}', b'{"edition":{"a":[1]}}', b'{"seed":"00"}',
    b'[{"a":[{"a":[]}]}]', b'{"kind":"live","seconds_per_move":1e9}', b'{"kind":"days","days_per_move":-1}',
    b'"' + b"x" * 10_000 + b'"', b"[" * _DEEP, b"[" * 900 + b"]" * 900, b"[" * _DEEP + b"]" * _DEEP,
    b'{"a":' * 5000 + b"1" + b"}" * 5000, b"[" + b"0," * 20_000 + b"0]",
    b'"' + "\u202eevil\u202c".encode() + b'"', '"\u200b\u200d\ufeff"'.encode(),
    b'"<script>alert(1)</script>"', '"\U0001f468\u200d\U0001f469\u200d\U0001f467"'.encode(),
    ('"' + "e\u0301" * 300 + '"').encode(), '"\u2028"'.encode(), b'"\'; DROP TABLE log; --"',
    b'"%s%n{0}{ $x }"', b'"Zaubername"', b'"bot:normal"', b'"\\n\\r\\nSet-Cookie: a=b"',
]  # fmt: skip

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


def _fields(request: Request) -> dict[str, object] | None:
    try:
        read = json.loads(request.body)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def _put(request: Request, fields: dict[str, object], raw: bytes = b"") -> Request:
    written = json.dumps(fields).encode().replace(f'"{_RAW}"'.encode(), raw)
    return _bodied(request, written)


def _bodied(request: Request, body: bytes) -> Request:
    if body and not any(name.lower() == b"content-type" for name, _ in request.headers):
        request = request.headed((b"Content-Type", b"application/json"))
    return replace(request, body=body)


def other_value(rng: random.Random, request: Request, _: Known) -> Request:
    """A field that is something else."""
    fields = _fields(request)
    if not fields:
        return _bodied(request, rng.choice(VALUES))
    return _put(request, fields | {rng.choice(list(fields)): _RAW}, rng.choice(VALUES))


def other_form(rng: random.Random, request: Request, _: Known) -> Request:
    """A text in another form of Unicode, or far too long."""
    fields = _fields(request) or {}
    texts = [name for name, value in fields.items() if isinstance(value, str)]
    if not texts:
        return request
    name = rng.choice(texts)
    return _put(request, fields | {name: rng.choice(FORMS)(str(fields[name]))})


def other_field(rng: random.Random, request: Request, _: Known) -> Request:
    """A field too many, too few, or twice."""
    fields = _fields(request) or {}
    kind = rng.randrange(4)
    if kind == 0 and fields:
        fields.pop(rng.choice(list(fields)))
        return _put(request, fields)
    if kind == 1 and fields:
        name = rng.choice(list(fields))
        return _bodied(
            request, request.body.rstrip()[:-1] + b',"%s":%s}' % (name.encode(), rng.choice(VALUES))
        )
    name = rng.choice(["seed", "key", "__proto__", "", "a" * 10_000, "\u202e", "seat", "Ply", "0"])
    return _put(request, fields | {name: _RAW}, rng.choice(VALUES))


def other_bytes(rng: random.Random, request: Request, _: Known) -> Request:
    """A body that is broken off, disturbed, or of another kind."""
    body = request.body or b"{}"
    place = rng.randrange(len(body))
    xml = b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    forms = [
        *(body[:place], body + b"\0", b"\xef\xbb\xbf" + body, body + body, b"a=b&c=d", xml),
        *(
            body[:place] + rng.randbytes(1) + body[place + 1 :],
            body[:place] + rng.randbytes(3) + body[place:],
        ),
        *(body.decode("utf-8", "replace").encode("utf-16"), rng.randbytes(rng.randrange(1, 300))),
        *(b" " * spaces + body for spaces in (64 * 1024 - len(body), 64 * 1024 + 1, 300_000)),
        rng.choice(VALUES),
    ]
    return _bodied(request, rng.choice(forms))


# --- Heads ---

HEADERS: list[tuple[bytes, bytes]] = [
    (b"Content-Type", b"text/plain"), (b"Content-Type", b"application/x-www-form-urlencoded"),
    (b"Content-Type", b"multipart/form-data; boundary=x"),
    (b"Content-Type", b"application/json; charset=latin-1"), (b"Content-Type", b"application/json;;;=;"),
    (b"Content-Type", b"\xff\xfe"), (b"Content-Type", b""), (b"Content-Type", b"application/json"),
    (b"Accept-Language", b"de;q=nan, *;q=-1, \xff, ,,;;"), (b"Accept-Language", b"hu"),
    (b"Accept", b"text/html"), (b"Accept-Encoding", b"gzip;q=x"), (b"Origin", b"null"),
    (b"Origin", b"https://evil.org"), (b"Origin", b"http://[::1"), (b"Origin", b"\xff"),
    (b"Origin", b"http://127.0.0.1:99999999"), (b"Sec-Fetch-Site", b"cross-site"),
    (b"Sec-Fetch-Site", b"\x80"), (b"X-Forwarded-For", b"1.2.3.4, nonsense"),
    (b"X-Forwarded-Proto", b"https"), (b"Forwarded", b"for=\"_x\""), (b"X-HTTP-Method-Override", b"DELETE"),
    (b"Range", b"bytes=0-0"), (b"If-None-Match", b"*"), (b"Last-Event-ID", b"-1"),
    (b"Last-Event-ID", b"1e3"), (b"Last-Event-ID", b"9" * 4000), (b"Last-Event-ID", "٣".encode()),
    (b"Last-Event-ID", b"3"), (b"Last-Event-ID", b""), (b"Idempotency-Key", b""),
    (b"Idempotency-Key", b"x" * 201), (b"Idempotency-Key", b"\xff\x00\xfe"[:1]),
    (b"Idempotency-Key", b"the same"), (b"X-Long", b"x" * 8000), (b"X-Longer", b"x" * 40_000),
    (b"X-Latin", b"\xe9\xe8"), (b"Expect", b"100-continue"), (b"Expect", b"a miracle"),
    (b"Connection", b"close"), (b"Connection", b"keep-alive, nonsense"), (b"Te", b"trailers"),
]  # fmt: skip

#: After these the server and we may differ about what was sent.
DOUBTFUL: list[tuple[bytes, bytes]] = [
    (b"Content-Length", b"-1"), (b"Content-Length", b"+5"), (b"Content-Length", b"0x10"),
    (b"Content-Length", b"5, 5"), (b"Content-Length", b"1" * 30), (b"Content-Length", b"3"),
    (b"Content-Length", b"100000"), (b"Content-Length", b""), (b"Content-Length", b"\xb2"),
    (b"Transfer-Encoding", b"chunked"), (b"Transfer-Encoding", b"chunked, identity"),
    (b"Transfer-Encoding", b"identity"), (b"Transfer-Encoding", b"\x0bchunked"),
    (b"Transfer-Encoding", b"xchunked"), (b"Transfer-Encoding ", b"chunked"), (b"Host", b"a\r\nHost: b"),
    (b"Host", b"evil.org:x"), (b"Host", b""), (b"X Space", b"1"), (b"", b"nameless"), (b"X-Nul", b"a\0b"),
    (b"X-Fold", b"a\r\n b"), (b"X-Cr", b"a\rb"), (b"X-Lf", b"a\nInjected: b"), (b"\xff", b"1"),
    (b"Upgrade", b"websocket\r\nConnection: Upgrade"),
    (b"Upgrade", b"h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP"),
    (b"Connection", b"Upgrade"),
]  # fmt: skip

METHODS = b"PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND MKCOL QUERY get G@T M-SEARCH SOURCE".split()
VERSIONS = [b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/9.9", b"HTP/1.1", b"HTTP/1.1 ", b""]
PIECES = [
    b"%2f", b"%2F..%2F", b"..", b"/../../etc/passwd", b"//", b"%00", b"%ff", b"%c0%af", b"%zz", b"%",
    b";a=b", b"\xff", "\u00e9".encode(), b"%F0%9F%98%80", b"%0d%0aSet-Cookie:%20a=b", b"x" * 3000,
    b"%61" * 3000, b".json", b"*", b"~", b"\\", b"%5c..%5c", b"|", b"{table_id}", b"$(id)", b"'--",
    b"%E2%80%AE", b"@evil.org", b"9" * 5000, b"-1",
]  # fmt: skip
QUERIES = [
    b"seat=x", b"seat=-1", b"seat=" + b"9" * 5000, b"seat=1&seat=2", b"seat=null", b"seat=", b"after=x",
    b"after=-3", b"after=99999999999999999999", b"after=%00", b"after=0", b"limit=0", b"limit=1e9",
    b"limit=-5", b"limit=x", b"mine=2", b"mine=true", b"cursor=x", b"cursor=" + b"9" * 39,
    b"cursor=%F0%9F%98%80", b"state=nonsense", b"state=open,,open", b"state=" + b"open," * 2000, b"=&&==&",
    b"%zz=%", b"a=" * 1000, b"&".join(b"p%d=1" % n for n in range(1000)), b"\xff=\xfe", b"seat[]=1",
    b"Geheimfrage=1",
]  # fmt: skip


def other_key(rng: random.Random, request: Request, known: Known) -> Request:
    """Another key, no key, or something that is none; never that of a player to move."""
    harmless = request.method == b"GET" or request.target.endswith((b"/moves", b"/chat"))
    key = rng.choice(known.keys if harmless else known.strangers).encode()
    corrupt = rng.choice(known.corrupt).encode()
    bare = request.without(b"authorization")
    right, basic = b"Bearer " + key, rng.choice([b"", b"Bearer", b"Basic eDp4", key, b"Bearer \xff"])
    cookie = rng.choice([b"macaronesia", b"macaronesia=", b";;=;", b"\xff=macaronesia"])
    wrong = b"Bearer " + corrupt
    forms = [
        *((), ((b"Authorization", right),), ((b"authorization", b"bEaReR   " + key),)),
        ((b"Cookie", b"macaronesia=" + key),),
        ((b"Cookie", b'a=b; macaronesia="' + key + b'"; macaronesia=' + corrupt),),
        ((b"Authorization", wrong), (b"Cookie", b"macaronesia=" + key)),
        ((b"Authorization", right), (b"Cookie", b"macaronesia=" + corrupt)),
        ((b"Authorization", right), (b"Authorization", wrong)),
        *(((b"Authorization", one),) for one in (wrong, basic, right.upper(), b"Bearer " + b"0" * 9000)),
        ((b"Authorization", b"Bearer " + hashlib.sha256(key).hexdigest().encode()),),
        *(((b"Cookie", one),) for one in (cookie, b"; ".join(b"c%d=macaronesia" % n for n in range(300)))),
    ]
    return bare.headed(*rng.choice(forms))


def other_header(rng: random.Random, request: Request, _: Known) -> Request:
    """A header more, in the place of its like, or doubled."""
    name, value = rng.choice(HEADERS)
    if rng.random() < 0.7:
        request = request.without(name.lower())
    request = request.headed((name, value))
    return request.unsound() if len(value) > 20_000 else request


def no_header(rng: random.Random, request: Request, _: Known) -> Request:
    """JSON that does not say so, or a request to nobody in particular."""
    return rng.choice([request.without(b"content-type"), request.without(b"host").unsound()])


def doubtful_header(rng: random.Random, request: Request, _: Known) -> Request:
    """A header that leaves open where the request ends, or whether it is one."""
    return request.headed(rng.choice(DOUBTFUL)).unsound()


def other_method(rng: random.Random, request: Request, _: Known) -> Request:
    """Another method, or none there is."""
    if rng.random() < 0.2:
        return replace(request, method=b"HEAD", body=b"").without(b"content-type")
    method = rng.choice([*METHODS, b"X" * 3000, b""])
    return request.unsound(method=method)


def other_version(rng: random.Random, request: Request, _: Known) -> Request:
    """Another HTTP."""
    return request.unsound(raw=request.wire().replace(b"HTTP/1.1", rng.choice(VERSIONS), 1))


def other_target(rng: random.Random, request: Request, known: Known) -> Request:
    """A path that leads elsewhere, or nowhere."""
    path, mark, query = request.target.partition(b"?")
    cut = rng.randrange(len(path) + 1)
    piece = rng.choice(PIECES)
    forms = [
        *(
            path[:cut],
            path[:cut] + piece + path[cut:],
            path + piece,
            path + b"/" + piece,
            path + b"#fragment",
        ),
        *(path.replace(b"/", b"%2F"), path.replace(b"/", b"//"), path.upper(), b"http://127.0.0.1" + path),
        *(b"http://evil.org:1/" + piece, b"evil.org:443", b"*", b"/api/seats/" + piece + b"/return"),
        path.replace(rng.choice(known.tables).encode(), piece),
    ]
    return request.unsound(target=rng.choice(forms) + mark + query)


def other_query(rng: random.Random, request: Request, _: Known) -> Request:
    """Questions after the question mark."""
    path, _mark, query = request.target.partition(b"?")
    asked = rng.choice([rng.choice(QUERIES), query + b"&" + rng.choice(QUERIES), b"?" * 50])
    return replace(request, target=path + b"?" + asked)


def chunked(rng: random.Random, request: Request, _: Known) -> Request:
    """A body in chunks, whole or broken."""
    body = request.body or b"{}"
    size = b"%x" % len(body)
    last = b"0\r\n\r\n"
    request = replace(request, body=b"").without(b"content-length").headed((b"Transfer-Encoding", b"chunked"))
    forms = [
        size + b"\r\n" + body + b"\r\n" + last,
        b"".join(b"1\r\n%c\r\n" % byte for byte in body[:2000]) + last,
        size + b";ext=" + b"x" * 100 + b"\r\n" + body + b"\r\n" + last,
        b"0" * 50 + size + b"\r\n" + body + b"\r\n" + last,
        b"-1\r\n" + body + b"\r\n" + last,
        b"f" * 17 + b"\r\n" + body,
        b"zz\r\n" + body + b"\r\n" + last,
        size + b"\n" + body + b"\n0\n\n",
        size + b"\r\n" + body + b"\r\n0\r\nTrailer: x\r\n\r\n",
        size + b"\r\n" + body,
        b"20000\r\n" + b" " * 0x20000 + b"\r\n" + last,
    ]
    return request.unsound(raw=request.wire() + rng.choice(forms))


def not_http(rng: random.Random, request: Request, _: Known) -> Request:
    """Something else altogether, or a piece of a request."""
    wire = request.wire()
    forms = [
        rng.randbytes(rng.randrange(1, 2000)),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200),
        b"\r\n\r\n" + wire,
        wire.replace(b"\r\n", b"\n"),
        wire[: rng.randrange(1, len(wire) + 1)],
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"h%d: x\r\n" % n for n in range(6000)) + b"\r\n",
        b"\0" * 1000,
        b"SSH-2.0-nobody\r\n",
        b"PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n" + wire,
    ]
    return request.unsound(raw=rng.choice(forms))


MUTATIONS: list[Mutation] = [
    *(other_value, other_value, other_value, other_form, other_field, other_bytes),
    *(other_key, other_key, other_header, other_header, no_header, doubtful_header),
    *(other_method, other_version, other_target, other_target, other_query, chunked, not_http),
]
