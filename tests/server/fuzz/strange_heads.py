"""What can be wrong with a head: keys, headers, methods, targets, and where a request ends."""

import hashlib
import random
from dataclasses import replace

from tests.server.fuzz.strange_requests import Ask, Known, Mutation

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


def other_key(rng: random.Random, ask: Ask, known: Known) -> Ask:
    """Another key, no key, or something that is none; never that of a player to move."""
    harmless = ask.method == b"GET" or ask.target.endswith((b"/moves", b"/chat"))
    key = rng.choice(known.keys if harmless else known.strangers).encode()
    wrong = rng.choice(known.corrupt).encode()
    bare = ask.without(b"authorization")
    return rng.choice(
        [
            lambda: bare,
            lambda: bare.headed((b"Authorization", b"Bearer " + key)),
            lambda: bare.headed((b"authorization", b"bEaReR   " + key)),
            lambda: bare.headed((b"Cookie", b"macaronesia=" + key)),
            lambda: bare.headed((b"Cookie", b'a=b; macaronesia="' + key + b'"; macaronesia=' + wrong)),
            lambda: bare.headed((b"Authorization", b"Bearer " + wrong), (b"Cookie", b"macaronesia=" + key)),
            lambda: bare.headed((b"Authorization", b"Bearer " + key), (b"Cookie", b"macaronesia=" + wrong)),
            lambda: bare.headed((b"Authorization", b"Bearer " + wrong)),
            lambda: bare.headed((b"Authorization", b"Bearer " + key), (b"Authorization", b"Bearer " + wrong)),
            lambda: bare.headed((b"Authorization", b"Bearer " + hashlib.sha256(key).hexdigest().encode())),
            lambda: bare.headed(
                (b"Authorization", rng.choice([b"", b"Bearer", b"Basic eDp4", key, b"Bearer \xff"]))
            ),
            lambda: bare.headed((b"Authorization", b"Bearer " + key.upper())),
            lambda: bare.headed((b"Authorization", b"Bearer " + b"0" * 9000)),
            lambda: bare.headed(
                (b"Cookie", rng.choice([b"macaronesia", b"macaronesia=", b";;=;", b"\xff=macaronesia"]))
            ),
            lambda: bare.headed((b"Cookie", b"; ".join(b"c%d=macaronesia" % n for n in range(300)))),
        ]
    )()


def other_header(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A header more, in the place of its like, or doubled."""
    name, value = rng.choice(HEADERS)
    if rng.random() < 0.7:
        ask = ask.without(name.lower())
    ask = ask.headed((name, value))
    return ask.unsound() if len(value) > 20_000 else ask


def no_content_type(_: random.Random, ask: Ask, __: Known) -> Ask:
    """JSON that does not say so."""
    return ask.without(b"content-type")


def doubtful_header(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A header that leaves open where the request ends, or whether it is one."""
    return ask.headed(rng.choice(DOUBTFUL)).unsound()


def no_host(_: random.Random, ask: Ask, __: Known) -> Ask:
    """A request to nobody in particular."""
    return replace(ask, tags=(*ask.tags, "no-host"), sound=False)


def other_method(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """Another method, or none there is."""
    if rng.random() < 0.2:
        return replace(ask, method=b"HEAD", body=b"").without(b"content-type")
    method = rng.choice([*METHODS, b"X" * 3000, b""])
    return replace(ask, method=method).unsound()


def other_version(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """Another HTTP."""
    return replace(ask, version=rng.choice(VERSIONS)).unsound()


def other_target(rng: random.Random, ask: Ask, known: Known) -> Ask:
    """A path that leads elsewhere, or nowhere."""
    path, mark, query = ask.target.partition(b"?")
    cut = rng.randrange(len(path) + 1)
    piece = rng.choice(PIECES)
    target = rng.choice(
        [
            path[:cut] + piece + path[cut:],
            path + piece,
            path + b"/" + piece,
            path.replace(rng.choice(known.tables).encode(), piece),
            path.replace(b"/", b"%2F"),
            path.replace(b"/", b"//"),
            path.upper(),
            path[:cut],
            b"http://127.0.0.1" + path,
            b"http://evil.org:1/" + piece,
            b"evil.org:443",
            b"*",
            b"/api/seats/" + piece + b"/return",
            path + b"#fragment",
        ]
    )
    return replace(ask, target=target + mark + query).unsound()


def other_query(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """Questions after the question mark."""
    path, _mark, query = ask.target.partition(b"?")
    asked = rng.choice([rng.choice(QUERIES), query + b"&" + rng.choice(QUERIES), b"?" * 50])
    return replace(ask, target=path + b"?" + asked)


def chunked(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """A body in chunks, whole or broken."""
    body = ask.body or b"{}"
    size = b"%x" % len(body)
    last = b"0\r\n\r\n"
    ask = replace(ask, body=b"").without(b"content-length").headed((b"Transfer-Encoding", b"chunked"))
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
    return replace(ask, raw=ask.wire() + rng.choice(forms)).unsound()


def not_http(rng: random.Random, ask: Ask, _: Known) -> Ask:
    """Something else altogether, or a piece of a request."""
    wire = ask.wire()
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
    return replace(ask, raw=rng.choice(forms)).unsound()


HEADS: list[Mutation] = [
    *(other_key, other_key, other_header, other_header, no_content_type, doubtful_header, no_host),
    *(other_method, other_version, other_target, other_target, other_query, chunked, not_http),
]
