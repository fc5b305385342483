"""What the tests of the HTTP interface share: tables in the state that a test speaks of."""

from contextlib import contextmanager

from tests.server.serving import Player
from tests.waiting import until

#: Names and lines of chat that must come back as they were sent, and never as markup or code.
STRANGE_TEXTS = [
    "<script>alert('x')</script>",
    "&amp; \"quoted\" 'too'",
    "Ñandú Ærø Žižkov",
    "e\u0301 is not \u00e9",
    "\u05e9\u05dc\u05d5\u05dd \u202eabc\u202c",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3dd\ufe0f",
    "a\u200bb\u00a0c\ufeffd",
    "${jndi:ldap://x} {{7*7}} %s { $name }",
    "'; DROP TABLE players; --",
    "Ａｎｎ",
]


def refusal(player, method, path, status, body=None, **more):
    """The code of a refusal."""
    answer = player.http.request(method, f"/api/{path}", json=body, **more)
    assert answer.status_code == status, (answer.status_code, answer.text)
    told = answer.json()
    assert set(told) == {"error", "params", "message"}
    assert told["message"]
    return told["error"]


def refused(player, path, status, body=None, **more):
    """The code with which a POST is refused."""
    return refusal(player, "POST", path, status, {} if body is None else body, **more)


def together(*players: Player, game="santiago", **more):
    """The id of a running table of these people, each in the seat of their number."""
    first, *others = players
    made = first.table(game, ["me", *(["open"] * len(others))], **more)
    for other in others:
        other.post(f"tables/{made['id']}/join")
    return made["id"]


def turn(table, players):
    """Who is to move, as (player, what the player sees); None when the game is over."""
    seen = players[0].get(f"tables/{table}")
    seat = seen["turn"]
    if seat not in (None, 0):
        seen = players[seat].get(f"tables/{table}")
    return None if seat is None else (players[seat], seen)


def step(table, players, prefer=None):
    """The move that whoever's turn it is makes, the first that begins as preferred: (player, ply, text)."""
    player, seen = turn(table, players)
    moves = seen["view"]["moves"]
    text = next((move for move in moves if prefer and move.startswith(prefer)), moves[0])
    player.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": text})
    return player, seen["ply"], text


def to_phase(table, players, phase):
    """Play until a phase of the game; who is to move in it, and what that player sees."""
    while (found := turn(table, players))[1]["view"]["phase"] != phase:
        step(table, players)
    return found


def to_the_end(table, players):
    """Play until the game is over."""
    while turn(table, players) is not None:
        step(table, players)


def finished(player, game="santiago"):
    """The id of a game of two bots that is over."""
    table = player.table(game, ["bot:random", "bot:random"])["id"]
    until(lambda: player.get(f"tables/{table}")["state"] == "finished")
    return table


def others_of(player, players):
    """All but one."""
    return [other for other in players if other is not player]


def my_turn(player, table):
    """What a player sees once the bots have moved and it is the player's turn."""
    return until(lambda: (seen := player.get(f"tables/{table}"))["turn"] in seen["you"] and seen)


@contextmanager
def listening(player, table, **query):
    """A stream that is closed in the end."""
    stream = player.listen(table, **query)
    try:
        yield stream
    finally:
        stream.close()
