## What the server says

## At the door

cross-site = This request comes from a page of another site; only our own pages may do that.
too-large = The request is too large; at most { $most } bytes are accepted.
not-json = The body of a request must be JSON (Content-Type: application/json, in UTF-8).
too-slow = The request took too long to arrive; it must be here within { $seconds } seconds.
too-many = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
cookies-too-large = The cookies of this request have more than { $most } bytes together; delete cookies of this address that other programs have left.
bad-host = The Host header of the request must name one host, with a port up to 65535 or none; it is “{ $host }”.
bad-request = This is not a valid HTTP request.
head-too-large = The head of the request is too large; at most { $most } bytes are accepted.
internal = Something went wrong on the server. See the server log, request { $request }.
port-taken = Port { $port } on { $host } is already in use; choose another with --port, or 0 for any that is free.
port-refused = Cannot listen on port { $port } of { $host }: { $reason }.
workers-sqlite = { $workers } workers need PostgreSQL (--database postgresql://...); with SQLite there is only one.

## Storage

database-url = { $url } is not a database we know: use sqlite:////folder/file.db or postgresql://user@host/name.
database-memory = { $url } names no file: a database must outlast the server. Use sqlite:////folder/file.db.
database-unavailable = The database cannot be used: { $reason }
database-no-access = { $file } cannot be used for the database: { $reason }. Choose another place with macaronesia serve --database sqlite:////folder/file.db.
database-no-folder = There is no folder { $folder } for the database: make it, or choose another with --database.
database-no-folder-here = There is no folder { $folder } in { $here } for the database. A path in the present folder begins after three slashes, an absolute one with the fourth: sqlite:////{ $file }.
database-none = There is no database at { $file }: no server has run here yet. Another one is named with --database.
database-in-use = Another server has { $file } open. Several servers can share PostgreSQL, but not a SQLite file.
database-in-use-at = The server at { $address } has { $file } open. Several servers can share PostgreSQL, but not a SQLite file.
database-newer = The database was made by a newer version of Macaronesia (schema { $version }); this version cannot read it.
database-not-sqlite = This is for SQLite files; PostgreSQL has pg_dump and pg_restore.
not-storable = The database cannot store this: { $reason }

## At the table

unknown-key = This key belongs to nobody. Without a key you can watch; with a new name you get a new one.
no-key = This needs a player: send your key (Authorization: Bearer …), or get one by POST /api/players with a name.
no-such-address = There is nothing at this address.
no-such-table = There is no such table; it may have been closed before it began.
no-such-seat = There is no such seat; this table has { $seats } seats.
no-such-box = There is no such box here; available: { $allowed }.
bad-method = The method { $method } is not allowed at this address.
bad-json = The body is not JSON: { $reason }.
bad-body = { $field } cannot be read: { $reason }.
bad-field = { $field } cannot be “{ $value }”; allowed: { $allowed }.
bad-call = The request cannot be answered: { $reason }
idempotency-reused = This Idempotency-Key was used before for something else.
link-used = This link has been used or is too old; ask for a new one on the other device.
not-at-table = You have no seat at this table.
not-your-turn = It is not your turn{ $seat ->
    [none] {""}
   *[other] , but that of seat { $seat }
}.
not-your-seat = Seat { $seat } is not yours to come back to.
not-creator = Only the player who set up the table can start the game.
not-started = The game has not started yet.
not-finished = The game is not over yet.
already-started = The game has already started.
finished = The game is over.
table-full = All seats are taken.
seat-kept = A bot keeps seat { $seat } for you; you can take it again.
seat-taken = Seat { $seat } is taken; open: { $open }.
seats-open = Seats are still open: { $open }. Wait for players, or say which bot should fill them.
moved-on = The game has moved on: it has { $ply ->
    [one] { $ply } move
   *[other] { $ply } moves
} by now.
nothing-to-undo = You have made no move that could be taken back.
undo-pending = Seat { $seat } has already asked to take back a move; answer that first.
no-undo = Nobody has asked to take back a move.
not-asked = Your consent is not needed; waiting for these seats: { $waiting }.
own-seat = Seat { $seat } is your own.
not-late = The time of seat { $seat } is not up.
no-hints = There are no hints at this table.
secret-bid = A secret bid is pending; wait until both are in.
still-hidden = While the game runs you see it only from your own seat.
no-such-rules = There are no rules of such a game here; available: { $allowed }.

## Thinking

bot-unavailable = The bot could not answer. Try again in a moment.
thinking-stopped = The bot { place-of-bot } was not asked any more, because the server is being stopped. Try again in a moment.

## Parts of sentences: what is allowed, and what is wrong with a body

allowed-name = 1 to { $most } characters, none of them a control character
allowed-length = 1 to { $most } characters
allowed-seats = { $seats } seats
allowed-pace = { $none }, { $live } or { $days }
allowed-hotseat = me (once or more often) and bots, at a hotseat
allowed-me = me at most once, unless hotseat is true
allowed-cursor = the “next” of the page before
json-cut = it ends too early
json-broken = there is a mistake at byte { $byte }
json-deep = it is nested too deeply
json-other = it cannot be read
shape-empty = it is empty
shape-kind = it must be { $wanted }, not { $got }
shape-missing = the field { $name } is missing
shape-unknown = there is no field { $name }
shape-not-among = there is no field { $name }; available: { $allowed }
shape-short = it must have at least { $least } { $wanted ->
    [str] characters
   *[other] entries
}
shape-long = it can have at most { $most } { $wanted ->
    [str] characters
   *[other] entries
}
shape-least = it must be at least { $least }
shape-most = it can be at most { $most }
shape-other = it has another form than it should ({ $said })

## For the owner of a server

admin-rebuilt = { $count ->
    [one] One table rebuilt.
   *[other] { $count } tables rebuilt.
}
admin-exported = { $count ->
    [one] One game written.
   *[other] { $count } games written.
}
admin-copied = Copied to { $file }.

## On the terminal

running-at = Macaronesia is running: { $address }
running-open = Open this address in your browser.
running-opens = It opens in your browser; if it does not, open this address there.
running-stop = Ctrl-C stops it; all games are kept.
running-already = It was running already; it is stopped where it was started.
