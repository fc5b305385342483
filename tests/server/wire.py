"""Every byte that somebody was sent, held against all that the table's log allows him to be told."""

import json
import re

import msgspec

from macaronesia.table.log import Person
from tests.server.secrecy import check

HINT = {"ply", "seat", "move", "chances", "scores", "alternatives", "effort", "confidence"}
HEADERS = {
    *(
        "date",
        "content-type",
        "content-length",
        "content-language",
        "vary",
        "x-content-type-options",
        "allow",
    ),
    *("x-request-id", "cache-control", "referrer-policy", "transfer-encoding"),
}


def hold_against_the_log(server, evening, somebody, thin=1):
    """What somebody may have been told in an evening, once all that he was told is part of it."""
    rows = server.rows(evening.table)
    person = None if somebody.key is None else Person(somebody.id, somebody.name)
    every = 1 if rows[0][1][0].game == "santiago" else 3 * thin  # a secret bid is one only until the next
    told = check(evening.table, rows, person, somebody.asked, every, thin)
    assert somebody.frames == told.frames
    answers = set(told.answers)
    for fork, who in evening.forks:
        if who is somebody:
            answers |= check(fork, server.rows(fork), person, thin=thin).answers
    for heard in somebody.heard:
        _expect(heard, answers, told.frames)
    return told


def _expect(heard, answers, frames):
    """One answer is one of those that the caller's knowledge allows."""
    assert set(heard.headers) <= HEADERS, heard.headers
    last = heard.path.rsplit("/", 1)[-1]
    if last == "moves" and heard.status == 200:
        assert re.fullmatch(rb'\{"ply":\d+,"next":\d+\}', heard.body)
    elif last == "hint":
        assert set(json.loads(heard.body)) <= HINT
    elif last == "chat":
        assert any(b"data: " + heard.body in frame for frame in frames)
    elif heard.path == "tables" and heard.method == "GET":
        for listed in json.loads(heard.body)["tables"]:
            ours = [one for one in answers if json.dumps(listed["id"]).encode() in one]
            assert not ours or msgspec.json.encode(listed) in answers
    else:
        assert heard.body in answers, heard
