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

## What happens in Santiago

told-spring = The spring is at { $place }.
told-palm = A palm grows on { $place }.
told-first-overseer = { $name } is the first overseer.
told-remove = Out of the game: { tile }.
told-reveal = Revealed: { tile }.
told-first = { $name } lays the first canal on { $place }.
told-bid = { $name } bids { $sum }.
told-bid-secret = { $name } has chosen a bid.
told-bid-pass = { $name } passes.
told-bids = The bids are shown: { $first } and { $second }.
told-overseer = { $name } is the overseer now.
told-plant = { $name } plants { tile } on { $place }, { $markers ->
    [0] without a marker
    [one] with { $markers } marker
   *[other] with { $markers } markers
}.
told-neutral = { $name } places the tile nobody took, { tile }, on { $place }.
told-propose = { $name } proposes { $place } and offers { $sum }.
told-support = { $name } supports { $place } with { $sum }.
told-propose-pass = { $name } proposes nothing.
told-accept = { $name } accepts { $place } and takes { $sum }.
told-dig = { $name } digs { $place } and pays { $sum }.
told-decline = { $name } builds no canal.
told-extra = { $name } builds the extra canal on { $place }.
told-extra-pass = { $name } keeps the extra canal.
told-thirst = Drought: { $count ->
    [one] one tile loses
   *[other] { $count } tiles lose
} a marker ({ $places }).
told-desert = { $count ->
    [one] One tile turns
   *[other] { $count } tiles turn
} to desert ({ $places }).
told-no-drought = No tile is thirsty.
told-income = Everybody receives 3 escudos.
told-end = The game is over.

crop = { $crop ->
    [banana] banana
    [cane] sugar cane
    [potato] potato
    [bean] bean
    [pepper] pepper
    [coconut] coconut
    [melon] melon
    [grape] grape
   *[other] { $crop }
}
tile = { crop } ({ $planters ->
    [1] 1 planter
   *[2] 2 planters
})

## The terminal

chance = chance
result = { $count ->
    [one] { $names } wins.
   *[other] A shared win: { $names }.
}
result-money = { $points } in hand
result-area = { $points }: { crop }, { $tiles } × { $markers }{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } for palms)
} ({ $places })
verified = { $games ->
    [one] One game follows
   *[other] { $games } games follow
} the rules; the dealing of { $dealt } was checked against the seed.
verified-forks = { $forks ->
    [one] One is a fork: its deals are checked
   *[other] { $forks } are forks: their deals are checked
} from the ply where it began.
simulated = { $games ->
    [one] One game played.
   *[other] { $games } games played.
}
simulated-seat = seat { $seat }, { $name }: wins { $share }, mean score { $mean }
play-name = Player { $number }
play-welcome = Type a move, its number, or its first words; Tab completes. Also: help, board, log, save, quit.
play-help = A move is typed as it stands in the list, for example “bid 3”, “plant banana2 c4” or “propose B2-C2 2”. A number picks from the list. A few words narrow the list. board shows the board, log tells the game so far, save [FILE] saves, quit saves and leaves.
play-turn = { $name }: { $phase ->
    [first] lay the first canal, at the spring
    [bid] bid a sum or pass
    [plant] take a tile and plant it
    [neutral] place the tile nobody took
    [propose] propose a canal and a bribe, or pass
    [decide] you are the overseer: decide on the canal
    [extra] build your extra canal now, or pass
   *[other] { $phase }
}
play-secret = (the other must not see it)
play-saved = Saved to { $file }. Go on with: { $command }

## Words on the board

board-moment = round { $round } of { $rounds }
board-round = Round
board-setup = Setting up
board-first = First canal
board-reveal = New tiles
board-bid = Auction
board-plant = Planting
board-neutral = Neutral tile
board-propose = Bribes
board-decide = Overseer decides
board-extra = Extra canal
board-over = Game over
board-pass = pass
board-hidden = hidden
board-overseer = overseer
board-money = money
board-score = score
board-used = extra canal used
board-palm = palm
board-desert = desert
board-spring = spring
board-seat = seat
board-name = name
board-offered = bid
board-extra-canal = extra canal
board-yes = yes
board-no = no
board-offer = offer
board-proposed = proposed
board-removed = removed
board-key = · ditch  ═║ canal  O spring  ^ palm  ~~ desert  0•◦ seat, marker, bare planter
