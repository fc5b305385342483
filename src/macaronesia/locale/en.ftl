### What Macaronesia says, in English. The identifiers are the same in all four languages.

## Why a move is refused

game-over = The game is over; no more moves can be made.
unknown-move = “{ $move }” is not a move of this game.
wrong-phase = “{ $move }” cannot be played now: { $phase ->
    [setup] the game is being set up
    [first] the first overseer is laying the first canal
    [reveal] tiles are being revealed
    [bid] it is the auction
    [plant] a tile is to be planted
    [neutral] the tile nobody took is to be placed
    [propose] canals are being proposed
    [decide] the overseer must decide on the canal
    [extra] it is the moment for an extra canal
   *[other] the phase is { $phase }
}.
not-in-offer = { $tile } is not in the offer, which holds { $offer }.
square-taken = There is already a tile on { $square }.
not-adjacent = { $square } does not touch a tile; the neutral tile may go to { $allowed }.
canal-taken = There is already a canal on { $segment }.
canal-unconnected = { $segment } touches neither the spring at { $spring } nor a canal.
was-proposed = { $segment } was proposed: accept it, or dig where nobody proposed.
not-proposed = Nobody proposed { $segment }; { $count ->
    [0] there is no proposal at all
   *[other] proposed: { $proposed }
}.
must-decide = With a proposal on the table the overseer cannot decline: accept one ({ $proposed }) or dig elsewhere.
bribe-too-small = A bribe of { $bribe } is too small; the smallest is { $smallest }.
bid-taken = Somebody has already bid { $bid }; bid another sum or pass.
too-expensive = That costs { $price }, but you have only { $money }.
no-extra-canal = You have already built your extra canal.
no-such-outcome = Chance cannot bring “{ $move }” now; possible: { $possible }.

## Wrong options

bad-option = The option “{ $option }” cannot be { $value }; allowed: { $allowed }.
unknown-option = There is no option “{ $option }” (given: { $value }); the options are { $allowed }.

## Broken records

record-not-json = This is not a record: it is not JSON ({ $reason }).
record-not-object = This is not a record: a JSON object is expected.
record-version = The record must say "macaronesia": 1; it says { $value }.
record-field = The record's field “{ $field }” is wrong: { $value }; expected: { $expected }.
record-missing = The record has no field “{ $field }”.
record-option = The record's options are wrong: { $reason }
record-move-shape = Move { $move } of the record is not a pair of a seat and a text: { $value }.
record-move = Move { $move } of the record ({ $who }: “{ $text }”) is illegal: { $reason }
record-turn = Move { $move } of the record is by { $who }, but it is the turn of { $turn }.
record-after-end = Move { $move } of the record comes after the end of the game.
record-result = The record's result says { $value }, but the game ended with { $expected }.
record-early-result = The record has a result, but its game is not over after { $moves } moves.
record-commitment = The published seed is not the one the record committed to.
record-deal = Move { $move } of the record deals “{ $text }”, but its seed brings “{ $expected }”.
record-too-large = A record is at most { $most } bytes long; this one is longer.
record-ply = There is no ply { $ply } in this record: it has 0 to { $last }.
record-empty = The file holds no game.
record-no-game = There is no game { $index } in the file: it holds { $count }, numbered from 0.
record-in-file = { $file }, game { $index }: { $reason }
