### What Macaronesia says, in English. The identifiers are the same in all four languages.

## Why a move is refused

game-over = The game is over; no more moves can be made.
unknown-move = “{ $move }” is not a move of this game.
wrong-phase = “{ $move }” cannot be played now: { $phase ->
    [setup] the game is being set up
    [first] the first overseer is laying the first canal
    [reveal] tiles or cards are being revealed
    [bid] it is the auction
    [plant] a tile is to be planted
    [neutral] the tile nobody took is to be placed
    [propose] canals are being proposed
    [decide] the overseer must decide on the canal
    [extra] it is the moment for an extra canal
    [island] islands are being chosen
    [deal] cards are being dealt
    [act] draw or build
    [ship] a card is to be put on the ship
    [end] the turn is about to end
    [settle] a settler from the ship is to be housed
    [raze] somebody is losing a house to the pirate
    [blame] a victim of the pirate is to be named
   *[other] it is not the time for that
}.
not-in-offer = Not on offer: { $tile }; on offer: { $offer }.
square-taken = There is already a tile on { $square }.
not-adjacent = { $square } is not next to a plantation that is still alive; the neutral tile may go on { $allowed }.
canal-taken = There is already a canal on { $segment }.
canal-unconnected = { $segment } touches neither the spring at { $spring } nor a canal.
was-proposed = { $segment } was proposed: accept it, or dig where nobody proposed a canal.
not-proposed = Nobody proposed { $segment }; { $count ->
    [0] there is no proposal at all
   *[other] proposed: { $proposed }
}.
must-decide = With a proposal on the table the overseer cannot decline: accept one ({ $proposed }) or dig elsewhere.
bribe-too-small = A bribe of { $bribe } is too small; the smallest is { $smallest }.
bid-taken = Somebody has already bid { $bid }; bid another sum or pass.
too-expensive = That costs { $price }, but { $money ->
    [0] you have no money
   *[other] you have only { $money }
}.
no-such-outcome = “{ $move }” cannot be drawn now; possible: { $possible }.

## Wrong options

bad-option = The option “{ $option }” cannot be { $value }; allowed: { $allowed }.
unknown-option = There is no option “{ $option }” (given: { $value }); the options are { $allowed }.
allowed-palms = true, false, or a list of three squares
allowed-palm-squares = three squares from a1 to h6
allowed-palms-spring = three squares only if the option “spring” names one intersection, such as C2 (it is { $spring })
allowed-palms-apart = three squares of which none touches the spring or another one, not even at a corner ({ $square } does)
allowed-edition-players = { $players } (edition { $edition })
allowed-least = at least { $least }
allowed-range = { $least } to { $most }
allowed-host = a name or an address of this machine
allowed-bots = { $bots }, or a program (./my-bot)
allowed-program = the path of a program that exists
allowed-executable = a program that may be executed (chmod +x { $path })
allowed-no-settings = { $bot } (it has no settings)
allowed-one-or-each = one bot, or { $count } (one a player)
allowed-humans = at most { $count }, the number of players
allowed-box = { $shipped }, the path of a .toml file, or a box as data
allowed-records = with --out FILE.jsonl, where they are written

## Broken records

record-not-json = This is not a record: it is not JSON ({ $reason }).
record-not-object = This is not a record: a JSON object is expected.
record-not-parquet = This is not a file of games: it is not Parquet ({ $reason }).
record-version = The record must say "macaronesia": 1; it says { $value }.
record-field = The record’s field “{ $field }” is wrong: { $value }; expected: { $expected }.
record-missing = The record has no field “{ $field }”.
record-option = The record’s options are wrong: { $reason }
record-move-shape = Move { $move } of the record is not a pair of a seat and a text: { $value }.
record-move = Move { $move } of the record (“{ $who }”, “{ $text }”) is illegal: { $reason }
record-turn = Move { $move } of the record names “{ $who }” as its player, but “{ $turn }” is to move.
record-after-end = Move { $move } of the record comes after the end of the game.
record-result = The record’s result says { $value }, but the game ended with { $expected }.
record-early-result = The record has a result, but its game is not over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
record-commitment = The published seed is not the one the record committed to.
record-deal = Move { $move } of the record deals “{ $text }”, but its seed brings “{ $expected }”.
record-too-large = A record is at most { $most } bytes long; this one is longer.
record-ply = There is no move { $ply } in this record: 0 (the start) to { $last } are possible.
record-empty = { $file } holds no game.
record-several = { $file } holds several games; read_games(path) yields their records one by one.
record-deep = The record’s fields are nested too deeply; at most { $most } levels are read.
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
told-bids = The bids are shown: { $name } { $first ->
    [0] passes
   *[other] bids { $first }
}, { $other_name } { $second ->
    [0] passes
   *[other] bids { $second }
}.
told-overseer = { $name } is the overseer now.
told-plant = { $name } plants { tile } on { $place }, { $markers ->
    [0] without a marker
    [one] with { $markers } marker
   *[other] with { $markers } markers
}.
told-neutral = { $name } places the tile nobody took, { tile }, on { $place }.
told-propose = { $name } proposes { $place } { $sum ->
    [0] without a bribe
   *[other] and offers { $sum }
}.
told-support = { $name } supports { $place } { $sum ->
    [0] without a bribe
   *[other] with { $sum }
}.
told-propose-pass = { $name } proposes nothing.
told-accept = { $name } accepts { $place } { $sum ->
    [0] without a bribe
   *[other] and takes { $sum }
}.
told-dig = { $name } digs { $place } and pays { $sum }.
told-decline = { $name } builds no canal.
told-extra = { $name } builds the extra canal on { $place }.
told-extra-pass = { $name } keeps the extra canal.
told-thirst = Drought: { $count ->
    [one] one tile loses a marker
   *[other] { $count } tiles lose a marker each
} ({ $places }).
told-desert = { $count ->
    [one] One tile turns
   *[other] { $count } tiles turn
} to desert ({ $places }).
told-no-drought = No tile is dry.
told-income = Everybody receives 3 escudos.
told-end = The game is over.

crop = { $crop ->
    [banana] banana
    [cane] sugar cane
    [potato] potato
    [bean] bean
    [pepper] pepper
    [coconut] coconut
    [melon] watermelon
    [grape] grape
   *[other] { $crop }
}
    .area = { $crop ->
        [banana] Banana area
        [cane] Sugar cane area
        [potato] Potato area
        [bean] Bean area
        [pepper] Pepper area
        [coconut] Coconut area
        [melon] Watermelon area
        [grape] Grape area
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
result-colour = { $points }: { colour }{ $house ->
    [0] {""}
    [one] , 1 house
   *[other] , { $house } houses
}{ $palace ->
    [0] {""}
    [one] , 1 palace
   *[other] , { $palace } palaces
}{ $city ->
    [0] {""}
    [one] , 1 city
   *[other] , { $city } cities
}
verified = { $games ->
    [one] One game follows
   *[other] { $games } games follow
} the rules; { $dealt ->
    [0] no seed is given, so the deals could not be checked.
   *[other] the deals of { $dealt } were checked against the seed.
}
verified-forks = { $forks ->
    [one] One is a fork: its deals are checked from the move at which it began.
   *[other] { $forks } are forks: their deals are checked from the move at which each began.
}
simulated = { $games ->
    [one] One game played.
   *[other] { $games } games played.
}
simulated-seat = seat { $seat }, { $name }: wins { $share }, mean score { $mean }
play-name = Player { $number }
play-welcome = Type a move, its number, or its first words; Tab completes. Also: help, legend, board, log, undo, save, quit.
play-help = A move is typed as it stands in the list, for example “bid 3”, “plant banana2 c4” or “propose B2-C2 2”. A number picks from the list. A few words shorten the list. board shows everything on the table, legend explains the signs, undo takes your last decision back, log shows what has happened so far, save [FILE] saves, quit saves and leaves.
play-turn = { $name }: { $phase ->
    [first] lay the first canal, at the spring
    [bid] bid a sum or pass
    [plant] take a tile and plant it
    [neutral] place the tile nobody took
    [propose] propose a canal and a bribe, or pass
    [decide] you are the overseer: decide on the canal
    [extra] build your extra canal now, or pass
    [island] choose your island
    [act] draw cards or build a house
    [ship] put a card on the ship
    [end] build a palace or a city, or end your turn
    [settle] house the newcomer
    [raze] give up a house
    [blame] name the pirate’s victim
   *[other] make your move
}
play-secret = (the other must not see it)
play-saved = Saved to { $file }. Go on with: { $command }
play-kept = Saved to { $file }.

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

## Broken boxes of Islas Canarias

box-no-path = { $value } names no box: give the path of a .toml file, or “{ $shipped }” for the box that comes with the program.
box-no-file = There is no file { $file }; give the path of a .toml file, or “{ $shipped }” for the box that comes with the program.
box-unreadable = { $file } cannot be read ({ $reason }); a box is a text file in TOML.
box-too-large = { $file } is too large for a box; allowed are { $most } bytes.
box-not-utf8 = { $file }, line { $place }: this is not UTF-8 text; save the file as UTF-8.
box-not-toml = { $file } is not TOML ({ $reason }); correct it there, docs/box.md shows how a box is written.
box-deep = { $file }, line { $place }: names or lists are nested too deeply; a box needs only what docs/box.md shows.
box-missing = { $file }, { $place }: this is missing; needed are { $needed }.
box-unknown = { $file }, { $place }: there is nothing of this name; allowed: { $allowed }.
box-kind = { $file }, { $place }: { $value } is not allowed here; write { $kind ->
    [table] a table
    [list] a list
    [number] a whole number
   *[text] a text of 1 to 60 characters
}.
box-word = { $file }, { $place }: { $value } is not allowed here; allowed: { $allowed }.
box-range = { $file }, { $place }: { $value } is out of range; allowed are whole numbers from { $low } to { $high }.
box-size = { $file }, { $place }: there are { $count } entries here; needed: { $needed }.
box-twice = { $file }, { $place }: { $value } appears twice; remove one.
box-id = { $file }, { $place }: this cannot be a name; use at most { $most } characters: a-z, 0-9 and -, a letter first and not “pirate-”.
box-cards = { $file }, { $place }: the copies add up to { $count } cards; change them so that they are { $needed }.
box-itself = { $file }, { $place }: plot { $plot } is not its own neighbour; take it off the list.
box-one-sided = { $file }, { $place }: plot { $plot } names { $other } as a neighbour, but { $other } does not name { $plot }; add it there or take it off here.
box-points = { $file }, { $place }: the drawing has { $count } points; draw it with at most { $most }.
box-crooked = { $file }, { $place }: the polygon touches or crosses itself at { $where }; draw one simple line round it and do not repeat a point, the first one included.
box-overlap = { $file }, { $place }: the polygon overlaps { $other } near { $where }; polygons may touch, so move the points of one.
box-not-neighbours = { $file }, { $place }: { $plot } and { $other } are neighbours here, but their polygons share no edge; correct the list or the drawing.
box-neighbours = { $file }, { $place }: the polygons of { $plot } and { $other } share an edge, but here they are not neighbours; correct the list or the drawing.
box-off-edge = { $file }, { $place }: from { $start } to { $end } the line does not follow the edge of a polygon; use the points of the polygons.
box-inland = { $file }, { $place }: from { $start } to { $end } there is land on both sides; coast and mountain lie on the outline of the island.
box-on-shore = { $file }, { $place }: from { $start } to { $end } the line lies on the outline of the island; river and road run inside.
box-both = { $file }, { $place }: { $other } too runs from { $start } to { $end }; an edge can have only one of the two.
box-not-touching = { $file }, { $place }: plot { $plot } is in the list, but in the drawing it does not touch { $feature }; correct the list or the drawing.
box-touching = { $file }, { $place }: in the drawing plot { $plot } touches { $feature }, but it is not in the list; correct the list or the drawing.

## Why a move is refused in Islas Canarias

must-draw = At the start of this turn you had fewer than two cards, or pirates alone: you may not build, draw instead.
not-in-hand = You do not have the card { $card } in your hand.
pirates-do-not-build = { $card } builds no house; a pirate can only be put on the ship.
plot-taken = Plot { $plot } is taken.
plot-not-allowed = This settler must build next to { priority } (priority { $number }, the first with a free plot). Allowed plots: { $allowed }.
not-a-house = You have no house on plot { $plot }.
colours-differ = The houses must be of the same colour; these are { $colours }.
no-privilege = You do not hold the privilege for that (“{ $privilege }”).
out-of-stock = There is no { colour } { piece } left{ $count ->
    [0] , and none in any other colour either
   *[other] ; choose another colour: { $left }
}.
in-stock = There is still { colour.a } { piece } in the supply, so you must use that colour.
island-taken = { $island } is taken; free: { $free }.
no-cards = There are no cards left to draw.
already-taken = You have already taken the extra card of this turn.
can-act = You can still draw or build, so you cannot skip.
cannot-blame = { $name } cannot lose a house in your place; possible: { $allowed }.
written-otherwise = Write “{ $move }” differently: plots in ascending order, and no @ if the building stands on the first house’s plot.

## What happens in Islas Canarias

told-starter = { $name } starts.
told-island = { $name } takes { $island }.
told-deal = { $name } receives { $card }.
told-deal-hidden = { $name } receives { $count ->
    [one] a card
   *[other] { $count } cards
}.
told-stow = A card is placed face down on the ship.
told-draw = { $name } draws cards.
told-take = { $name } takes the extra card.
told-skip = { $name } can neither draw nor build.
told-build = { $name } builds { colour.a } house for { $card } on plot { $plot }.
told-palace = { $name } builds { colour.a } palace on plot { $plot }.
told-city = { $name } builds { colour.a } city on plot { $plot }.
told-ship = { $name } puts { $card } on the ship.
told-ship-hidden = { $name } puts a card on the ship.
told-chosen = { $card } comes ashore and chooses the island of { $name }.
told-nobody-chosen = { $card } comes ashore, finds no island better than the others and leaves.
told-no-house = { $card } comes ashore, but no house is left.
told-settle = { $card } settles on plot { $plot } of { $name }’s island.
told-pirate = The { colour } pirate lands.
told-raze = { $name } loses the house on plot { $plot }.
told-blame = { $name } sends the pirate to { $other_name }.
told-privilege = { $name } now has the { colour } privilege.
told-last-round = At least 19 points have been reached: round { $round } is the last.
told-round-limit = No game lasts longer than { $round } rounds: this round is the last.
told-round = Round { $round }; { $name } starts.

colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [orange] orange
    [brown] brown
    [white] white
   *[other] { $colour }
}
    .a = { $colour ->
        [orange] an orange
       *[other] a { colour }
    }
piece = { $piece ->
    [house] house
    [palace] palace
    [city] city
   *[other] { $piece }
}
percent = { $percent }%
priority = { $priority ->
    [coast] the coast
    [river] the river
    [mountain] the mountain
    [road] the road
    [village] the village
    [field] the field
    [red] a red building
    [blue] a blue building
    [green] a green building
    [orange] an orange building
    [brown] a brown building
    [white] a white building
   *[other] { $priority }
}

## Words on the board of Islas Canarias

canarias-phase = { $phase ->
    [setup] Setting up
    [island] Choosing islands
    [deal] Dealing cards
    [act] Draw or build
    [ship] Load the ship
    [end] End of the turn
    [reveal] The ship lands
    [settle] A settler arrives
    [raze] A pirate lands
    [blame] A pirate to divert
   *[over] Game over
}
canarias-feature = { $feature ->
    [coast] coast
    [river] river
    [mountain] mountain
    [road] road
    [village] village
   *[field] field
}
canarias-effect = { $effect ->
    [tie] wins ties
    [draw4] draws four cards
    [mixed] palaces of two colours
    [free] builds anywhere
    [extra] one extra card a turn
   *[pirates] safe from pirates
}
canarias-aboard = known to be aboard
canarias-deck = deck
canarias-discard = discard pile
canarias-free = free plots next to
canarias-hand = hand
canarias-last-round = last round
canarias-moment = round { $round }
canarias-neighbours = plot, building, neighbouring plots, touches
canarias-no-island = no island yet
canarias-pirate = Pirate
canarias-points = points
canarias-privileges = privileges
canarias-revealed = from the ship
canarias-ship = ship
canarias-starter = start player
canarias-supply = supply
canarias-unclaimed = unclaimed privileges
pirate-card = { canarias-pirate } ({ colour })

## Why a bot has lost by verdict

bot-not-started = The bot { place-of-bot } could not be started: { $reason }.
place-of-bot = { $bot } (seat { $seat }, { $ply ->
    [0] before the first move
   *[other] after move { $ply }
})
bot-crashed = The bot { place-of-bot } { $how ->
    [exit] ended with exit code { $status }
    [signal] was ended by signal { $status }
   *[closed] closed its output
} before it had answered{ $words ->
    [0] {""}
   *[other] ; its last words: “{ $said }”
}.
bot-silent = The bot { place-of-bot } gave no answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}{ $words ->
    [0] {""}
   *[other] ; its last words: “{ $said }”
}.
bot-endless = The bot { place-of-bot } wrote more than { $most } bytes without ending the line.
bot-nonsense = The bot { place-of-bot } answered { $fault ->
    [utf8] something that is not UTF-8
    [id] another question; the id asked for was { $expected }
    [move] without a move
    [opinion] with chances, scores or alternatives that cannot be
   *[json] something that is not one JSON object
}: { $answer }
bot-gave-up = The bot { place-of-bot } gave up: { $reason }
bot-illegal = The bot { place-of-bot } answered “{ $move }”, which is not one of its legal moves.
play-program = The saved game wants to start { $programs }; if you trust that, say so with --bots { $bots }

## Analysis of a game

analysis-head = { $title }, judged by { $bot }. At every move it knew what the player to move could know then.
analysis-judge = Judged by { $bot }, which knew at every move what the player to move could know.
analysis-graph = { $title }: chances to win
analysis-way = { $name }: from { $start } to { $end }.
analysis-costly = { $name }, round { $round }: “{ $move }” cost { $cost ->
    [0] less than one percentage point
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}; better: “{ $preferred }”.
analysis-costliest = The costliest moves
analysis-no-costly = No move cost anything.
analysis-course = The course of the game: chances to win at the start of each round
analysis-players = The players
analysis-sum = In percentage points: chance at the start + own moves + the others’ moves + the dealing + the rest (what others know, and the bot’s error) = the end.
analysis-ply = move no.
analysis-player = player
analysis-phase = phase
analysis-played = played
analysis-preferred = better
analysis-before = chance
analysis-after = then
analysis-cost = cost
analysis-decisions = decisions
analysis-as-preferred = as the bot
analysis-mean-cost = mean cost
analysis-start = start
analysis-own = own
analysis-others = others
analysis-dealt = dealing
analysis-rest = rest
analysis-end = end

## The arena

arena-raised = The bot { place-of-bot } failed: { $error }
arena-no-choice = The bot { place-of-bot } answered something that is not a choice: { $answer }
arena-illegal = The bot { place-of-bot } answered “{ $move }”: { $reason }
arena-worker-died = One of the processes that play the games was ended from outside (perhaps there is too little memory for so many: --workers). With --out the same command goes on where it stopped.
arena-no-ray = A cluster needs Ray, which is not installed: pip install "macaronesia[cluster]".
arena-cluster-failed = The cluster has failed: { $reason }
arena-no-cluster = No Ray cluster answers at { $address }: { $reason }
arena-not-a-match = { $file } is not a file of the arena; name another one, this one is left as it is.
arena-other-match = { $file } holds another match: its { $field } is { $theirs }, not { $ours }. Name another file, or give the same command as for that match.
arena-bad-line = { $file }, line { $line }: this is not a game of this match; take the line out, and the game is played again.
arena-rounded = { $asked } games do not make whole deals; to play every deal from all { $players } seats, { $games } are played.
arena-stopped = Stopped after { $done } of { $games } games.
arena-go-on = The same command goes on from here.
arena-seed = The seed was { $seed }; with --seed { $seed } the same deals are played again.
arena-nothing = No deal has been played from every seat yet, so there are no figures.
arena-head = { $title }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} with every rotation of the seats. An even share would be { $even }.
arena-key = ▲ more, ▼ less than an even share, significantly (95%).
arena-several = ×: several entrants with the same name; the figures are means for one of them.
arena-waiting = { $count ->
    [one] One game of an unfinished deal is not counted.
   *[other] { $count } games of unfinished deals are not counted.
}
arena-entrant = entrant
arena-share = win share
arena-interval = 95% interval
arena-score = mean score
arena-rating = rating
arena-time = ms per move
arena-longest = longest
arena-by-seat = by seats
arena-lost = forfeits
arena-forfeits = { $count ->
    [one] One game was forfeited:
   *[other] { $count } games were forfeited:
}
arena-forfeit = game { $game }: { $reason }
arena-more = and { $count } more
arena-plot = { $title }: win shares
arena-plot-row = { $name }: { $share }, 95% interval from { $low } to { $high }; by seats: { $seats }.
arena-even = even share

## The command line itself

no-windows = Macaronesia runs on Linux and macOS; on Windows use WSL (the Windows Subsystem for Linux).
no-command = There is no command “{ $command }”; { $group } has { $commands }.
whole-range = whole numbers from { $least } to { $most }
whole-from = whole numbers from { $least }
play-bots = --bots { $bots } does not fit: name one bot for all seats without a person, or one for each of them.
play-other-game = { $file } is a game of { $saved }, not of { $game }; leave { $game } out.
arena-entrants = { $players ->
    [0] A tournament needs two to five entrants, one for each seat, such as --bots expert,greedy,greedy; given: { $bots }.
   *[other] A tournament of { $players } players needs { $players } entrants, one for each seat; given: { $bots }.
}
bots-name = name
bots-plays = what it does
bots-what = { $bot ->
    [random] any legal move
    [easy] a level for people: normal that overlooks and misjudges things, as people do
    [normal] a level for people: looks one move ahead
    [hard] a level for people: search with 5 ms a move
    [expert] a level for people: search with at most 200 ms a move
    [greedy] looks one move ahead; never changes, so that others can be measured against it
   *[search] tries moves on positions dealt anew from what it knows
}
bots-settings = The times are for one move on one core. Settings follow the name: search:ms=50, search:iterations=2000:threads=2, normal:slips=0.1.
bots-own = A bot of your own is a program in any language, named by its path: --bots path/to/my-bot. How to write one: docs/bots.md.
own-box-copied = { $file } is a copy of the shipped box now; change it, and check it with: macaronesia box { $file }
own-box-fine = { $file } is a whole box, “{ $name }”; play with it: --box { $file }
turn-key-santiago = The line of a player: > to move, * overseer, money, + has the extra canal, bid. Ba2•◦: bananas of seat 2, one marker, one bare planter.
turn-key-canarias = The line of a player: > to move, * start player, points, cards, then the free plots next to each symbol. monje w(vi ri r mo): a card, its colour, its four symbols.
play-back = back (or Enter): choose anew
play-undone = Taken back: it is { $name }’s turn again.
play-no-undo = There is no decision of yours to take back.
play-learned = This cannot be taken back: since then somebody else has moved or something has been revealed.
