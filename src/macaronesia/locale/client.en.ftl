### What the browser client says; what it shares with the terminal and the server is in the other files.

## Everywhere

app-name = Macaronesia
away = The server does not answer. We keep trying; nothing is lost.
nowhere-title = There is nothing here
nowhere-text = The address may be mistyped, or the table was closed before it began.
nowhere-home = To the home page
link-title = Your player on this device
link-text = This link brings your name and your tables to this browser. It works once.
link-come = Play here

## The first page

home-title = Two archipelagos, two games
home-play-as = You play as
home-visitor = Visitor { $number }
home-game = Game
game-name = { $game ->
    [santiago] Santiago
   *[canarias] Islas Canarias
}
home-game-text = { $game ->
    [santiago] Bid for plantations, bribe the canal overseer, and lead the scarce water past your own fields.
   *[canarias] Build so that the settlers of the next ship like your island best, and beware of pirates.
}
home-opponents = Bot opponents
home-strength = Level
home-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
   *[other] { $level }
}
home-play = Play now
home-setting-up = Setting up…
home-invite = Play with friends…
home-invite-title = { game-name } with friends
home-loading = One moment…
home-more = Show more
home-your-turn = It is your turn
home-running = You have a game in progress
home-continue = Continue
home-mine = My games
home-mine-none = You have no game in progress. Click “Play now” to start one.
home-mine-over = Finished
home-others = All tables
home-shelf = { $shelf ->
    [open] Join
    [running] Watch
   *[finished] Finished
}
home-shelf-none = { $shelf ->
    [open] Nobody is waiting for players right now. Set up a public table with “Play with friends”, and it will be listed here.
    [running] No public game is being played right now.
   *[finished] No public game has been finished yet.
}
home-you = You
home-bot = { $level ->
    [easy] Bot (easy)
    [normal] Bot (normal)
    [hard] Bot (hard)
    [expert] Bot (expert)
    [random] Bot (plays at random)
   *[other] Bot ({ $level })
}
home-free-seat = a free seat
home-here = { $count ->
    [one] One person
   *[other] { $count } people
} at one device
home-row-open = { $free ->
    [0] All { $seats } seats are taken
    [one] One of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
home-row-turn = { $name }’s turn
home-row-until = Your time ends { $time }
home-row-late = Your time ran out { $time }
home-row-won = { $count ->
    [one] { $names } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } won together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
home-row-you-won = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-row-pace = { $time } per move
home-row-since = set up { $time }
home-row-do = { $what ->
    [turn] Your turn
    [open] Open
    [join] Join
    [watch] Watch
   *[see] Look back
}

## A table for friends

home-where = Where are the others?
home-where-name = { $where ->
    [here] At this device
   *[apart] Somewhere else
}
home-where-text = { $where ->
    [here] You pass the device around; hands stay hidden from the others.
   *[apart] You get a link to send to your friends. Everyone plays in their own browser.
}
home-players = Players
home-seat = Seat { $number }
home-seat-for = { $who ->
    [person] Someone at this device
   *[open] Free for a friend
}
home-how = How you play
home-edition = Edition
home-edition-name = { $edition ->
    [amigo] AMIGO 2003
    [trefl] Trefl 2022
   *[other] { $edition }
}
home-edition-for = For { $least } to { $most } players.
home-edition-text = { $edition ->
    [amigo] Bananas, sugar cane, potatoes, beans and peppers; a bribe is at least 1 escudo.
   *[trefl] Bananas, coconuts, watermelons, grapes and peppers; a proposal may come without a bribe.
}
home-palms = Palms
home-palms-name = { $palms ->
    [off] None
    [placed] Placed by you
   *[lot] By lot
}
home-palms-text = { $palms ->
    [off] No palms stand on the board.
    [placed] You agree on three squares for the palms. Each counts as one more marker for the owner of its plantation.
   *[lot] Three palms stand on squares drawn by lot. Each counts as one more marker for the owner of its plantation.
}
home-palms-squares = Squares of the palms
home-palms-square = { $state ->
    [palm] { $square }: palm
    [barred] { $square }: no palm can stand here
   *[free] { $square }
}
home-palms-left = { $count ->
    [0] All three palms stand.
    [one] Choose one more square. It may touch neither the spring nor another palm, not even at a corner.
   *[other] Choose { $count } more squares. None may touch the spring or another palm, not even at a corner.
}
home-palms-missing = Choose three squares for the palms first.
home-money = Money
home-money-name = { $money ->
    [hidden] Hidden
   *[open] Open
}
home-money-text = { $money ->
    [hidden] You see only your own money. Payments are public, though, so anyone who keeps count can work it out.
   *[open] Everyone sees how much everyone has.
}
home-islands = Islands
home-islands-name = { $islands ->
    [random] Random
   *[choose] Players choose
}
home-islands-text = { $islands ->
    [random] Chance gives everyone an island.
   *[choose] Everyone takes an island in turn.
}
home-spring = Spring
home-spring-name = { $spring ->
    [interior] Inside the board
    [corner] In a corner
    [edge] At the edge
    [any] Anywhere
   *[other] { $spring }
}
home-spring-at = At this intersection
home-spring-text = The nearer to the border the spring lies, the scarcer water is.
home-spring-known = Palms that you place yourselves need a spring at a known intersection.
home-lot = By lot
home-overseer = First canal overseer
home-overseer-text = In the Trefl edition it is whoever last worked in a field or garden, or else the oldest player.
home-starter = Start player
home-starter-text = By the printed rules the youngest player starts.
home-pace = Pace
home-pace-name = { $pace ->
    [live] Live
    [days] Days per move
   *[none] No clock
}
home-pace-text = { $pace ->
    [live] You all play now, with a clock for every move.
    [days] Look in now and then; each move may take days.
   *[none] Everyone takes the time they need.
}
home-per-move = Time for a move
home-visibility = Who can join?
home-visibility-name = { $visibility ->
    [public] Everyone
   *[link] With the link
}
home-visibility-text = { $visibility ->
    [public] The table is listed on the home page; anyone may join or watch.
   *[link] Only those to whom you send the link find the table.
}
home-hints = Hints
home-hints-text = Players may ask what the best bot would do.
home-yes-no = { $answer ->
    [yes] Yes
   *[no] No
}
home-set-up = { $where ->
    [here] Begin the game
   *[apart] Set up the table
}

## The menu

setting-close = Close
setting-home = Macaronesia, to the home page
setting-menu = Menu
setting-rules = Rules
setting-rules-of = Rules of { game-name }
setting-section = Section
setting-choose-section = Choose a section…
setting-language = Language
setting-theme = Appearance
setting-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Automatic
}
setting-sound = Sounds
setting-sound-text = A short tone when it is your turn or somebody moves.
setting-notices = Notifications
setting-notices-text = Your browser tells you when it is your turn, even while you are on another page.
setting-notices-refused = Your browser does not allow notifications from this page. You can change that in its settings.
setting-you = You
setting-you-are = You play as { $name }.
setting-name = Your name
setting-take-name = Save
setting-link = Play on another device
setting-link-text = A link brings your name and your games to your phone or another computer. There is no password.
setting-link-made = Open this link on the other device. It works once.
setting-copy = Copy
setting-copied = Copied
setting-table = Table
setting-reload = Load the page again
setting-stale = This part of the page could not be loaded; there may be a newer version.

## Santiago

santiago-board = The island of Santiago
santiago-loading = The island is being drawn…
santiago-ditches = Ditches
santiago-squares = Squares
santiago-choices = Your choice
santiago-drought = Drought
santiago-skip = Skip
santiago-pick-tile = Choose a tile, then a square.
santiago-pick-tile-for = Which tile goes on { $place }?
santiago-pick-square = Now choose a square.
santiago-pick-again = Confirm, or choose again.
santiago-pick-first = Choose a ditch at the spring for the first canal.
santiago-pick-propose = Choose a ditch, then the bribe; or propose nothing.
santiago-pick-extra = Choose a ditch for your extra canal, or keep it.
santiago-pick-dig = Or dig somewhere nobody proposed: choose a ditch on the board
santiago-do-bid = Bid { $sum }
santiago-do-pass-bid = Pass
santiago-do-plant = Plant { tile } on { $place }
santiago-do-neutral = Place { tile } on { $place }, neutral
santiago-do-propose = Propose { $place } { $sum ->
    [0] without a bribe
   *[other] and offer { $sum }
}
santiago-do-pass-propose = Propose nothing
santiago-do-accept = Accept { $place }
santiago-do-dig = Dig { $place }
santiago-do-decline = Build no canal
santiago-do-first = First canal on { $place }
santiago-do-extra = Extra canal on { $place }
santiago-do-pass-extra = Keep the extra canal
santiago-bid = Your bid
santiago-bid-secret = Your secret bid
santiago-secret-note = You both choose unseen; then the bids are shown.
santiago-taken = { $sum }: somebody has bid this already
santiago-more-sums = up to { $sum }…
santiago-bribe = Bribe
santiago-bribe-for = Your bribe for { $place }
santiago-bribe-there = Already { $sum ->
    [0] proposed, without a bribe
   *[other] offered there: { $sum }
}.
santiago-less = Less
santiago-more = More
santiago-free = free
santiago-free-palm = free, with a palm
santiago-neutral = { $what }, neutral
santiago-owned = { $what }, { $name }, { $markers ->
    [0] no marker
    [one] 1 marker
   *[other] { $markers } markers
}
santiago-square = { $place }: { $what }, { $wet ->
    [yes] irrigated
   *[no] dry
}
santiago-ditch = Ditch { $place }, waters { $squares }
santiago-ditch-proposed = Ditch { $place }, proposed { $sum ->
    [0] without a bribe
   *[other] for { $sum }
}, waters { $squares }
santiago-canal = Canal { $place }, waters { $squares }
santiago-offer = Offer
santiago-proposals = Proposals
santiago-order = Order of planting
santiago-removed = Tiles out of the game: { $count }
santiago-next-overseer = will be overseer
santiago-not-yet = has not bid yet
santiago-chosen = chosen
santiago-begins = New area: { crop }
santiago-grows = { crop }: area of { $parts } → { $size }
santiago-joins = { crop }: areas of { $parts } join → { $size }
santiago-against = Compared with “{ $move }”:
santiago-round-end = End of the round:
santiago-waters = Waters { $squares } ({ $tiles ->
    [0] no plantation there
    [one] one tile
   *[other] { $tiles } tiles
})
santiago-waters-nothing = Waters no square that was dry
santiago-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
santiago-money-hidden = money hidden
santiago-has-extra = has the extra canal
santiago-area-points = { crop }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} × { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } for palms)
} = { $points } ({ $places })
santiago-tell-round = Round { $round } of { $rounds }: { $phase }.
santiago-tell-canals = { $count ->
    [0] There is no canal yet.
   *[other] Canals: { $places }.
}
santiago-tell-area = { crop.area }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} ({ $places }); markers: { $owners }.
santiago-tell-area-neutral = { crop.area }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} ({ $places }), neutral.
santiago-tell-dry = Dry { $count ->
    [one] tile
   *[other] tiles
}: { $places }.
santiago-tell-deserts = Desert: { $places }.
santiago-tell-palms = Palms: { $places }.
santiago-tell-offer = On offer: { $tiles }.
santiago-tell-proposal = Proposed: { $place } by { $names }, { $sum ->
    [0] without a bribe
   *[other] together { $sum }
}.
santiago-tell-player = { $name }: money { $money }, { $extra ->
    [yes] with the extra canal
   *[no] extra canal used
}{ $overseer ->
    [yes] , overseer
   *[no] {""}
}.

## The table

table-bot = Bot { $number }
table-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
    [random] plays at random
   *[other] { $level }
}
table-you = you
table-your-turn = Your turn
table-waiting = Waiting for { $name }.
table-compiling = The bots are being prepared. This takes a minute, the first time only.
table-dealing = One moment…
table-then = The next thing is drawn at random.
table-then-turn = Here it is { $name }’s turn.
table-watching = You are watching this game.
table-watching-stranger = You are watching this game. To speak, give yourself a name in the chat.
table-kept = { $state ->
    [finished] A bot finished this game for you.
   *[running] A bot is playing in your seat. You can come back at any time.
}
table-fork = What if…? { $ply ->
    [0] From the start of another game
   *[other] From move { $ply } of another game
}
table-new = new
table-new-moves = { $count ->
    [one] One new move
   *[other] { $count } new moves
}
table-more-happened = { $count ->
    [one] One earlier event.
   *[other] { $count } earlier events.
}
table-players = Players
table-to-move = to move
table-away = for { $name }, who has left
table-late = The time is up.
table-vote = Let a bot take over
table-voted = You have voted for a bot.
table-return = Take your seat again
table-leave = Leave the game
table-leave-text = A bot will play on for you. You can come back and take your seat again as long as the game runs.
table-leave-yes = Leave
table-leave-no = Stay
table-time-up = time is up
table-time-days = { $days ->
    [one] one day
   *[other] { $days } days
}
table-time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
table-time-left = time left: { $time }
table-action = What can be done now
table-past-no-move = You are looking at an earlier position; return to the current one to play.
table-confirm = Confirm
table-sending = Sending…
table-cancel = Cancel
table-list = Moves as a list
table-list-title = { $count ->
    [one] The only legal move
   *[other] All { $count } legal moves
}
table-list-filter = Filter, for example by a place
table-list-none = No move has these words.
table-hint = Hint
table-hint-title = What the strongest bot would do
table-hint-thinking = It is thinking…
table-hint-chance = { percent } chance of winning
table-hint-show = Try
table-undo = Take back
table-undo-asked = { $name } would like to take back a move.
table-undo-accept = Agree
table-undo-decline = Decline
table-undo-declined = The request to take back a move was declined.
table-undo-own = You would like to take back a move; waiting for { $names }.
table-undo-waiting = { $name } would like to take back a move; waiting for { $names }.
table-points = Points
table-points-title = Projected points
table-points-text = If the game ended now. Nothing of this is final.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-round = round { $round }
table-talk = Log and chat
table-chat = Chat
table-chat-watcher = watching
table-chat-earlier = Earlier messages
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unread = unread
table-name = Your name
table-name-take = Take this name
table-name-why = To take a seat you only need a name.
table-board = Board
table-board-words = The board in words
table-look-back = Look back
table-past-title = You are looking at an earlier position
table-past-at = { $ply ->
    [0] start
   *[other] move { $ply } of { $last }
}
table-past-now = Back to the current position
table-past-slider = Moment of the game
table-past-first = To the start
table-past-back = One move back
table-past-play = Play
table-past-pause = Pause
table-past-forward = One move forward
table-past-last = To the last move
table-past-speed = Speed
table-past-speed-value = { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
}
table-past-eyes = Seen through the eyes of
table-past-eyes-own = me
table-past-eyes-seat = { $name }
table-past-eyes-open = someone who sees everything
table-past-fork = What if…? Play on from here
table-won = Congratulations, you have won!
table-rematch = Play again
table-rematch-join = { $name } has set up another game: join
table-rematch-go = To the next game
table-replay = Watch it again
table-record = Download the record
table-analysis = Analyse the game
table-analysis-title = Chances to win
table-analysis-text = How a strong bot saw everybody’s chances, move by move. At each move it knew only what the player could know then.
table-analysis-progress = A bot is looking at every move: { percent }
table-analysis-show = Show
table-fair = { $verdict ->
    [checking] The dealing is being checked…
    [true] The dealing was fair: checked in this browser
    [false] The published seed is not the one that was promised
   *[unable] The dealing could not be checked in this browser
}
table-fair-text = Before the first deal the server published a fingerprint (SHA-256) of the secret seed from which everything is dealt. Now that the game is over the seed itself is public. Your browser has just computed its fingerprint anew: if both agree, nobody could change the dealing during the game.
table-fair-promise = Fingerprint, published before the game
table-fair-seed = Seed, published after the game
table-fair-more = The record holds all moves and the seed; “macaronesia verify” checks every single deal with it.
table-open = { $count ->
    [0] All seats are taken.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
table-invite = Link to this table
table-invite-text = Send this link to the people you want to play with. The game begins when all seats are taken.
table-share = Share…
table-terms = How it is played here
table-seats = Seats
table-seat-open = open
table-join = Sit here
table-start = Start now
table-start-text = You need not wait: bots can take the open seats.
table-start-level = Level of the bots
table-start-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
table-start-wait = { $name } can also start with bots in the open seats.
table-give-up = Give up my seat
table-pass-device = Pass the device to { $name }
table-pass-text = Only { $name } may look at the screen now. Everyone else, please look away.
table-pass-ready = I am { $name }
table-cut = The connection is lost. We are trying again; nothing is lost, not even your choice.
table-gone = There is no such table
table-gone-text = The link may be incomplete, or the table was closed before the game began. Ask for the link again, or begin a game of your own.
table-unknown-game = This game cannot be played in the browser.
table-coming = The table is being set up…
table-skip-board = To the board
table-skip-moves = To the list of moves
table-keys = Keys
table-key-tab = to the next item, also on the board
table-key-choose = choose what has the focus
table-key-confirm = confirm the chosen move (with Ctrl from anywhere)
table-key-cancel = cancel
table-key-look = while looking back: move by move, to the start, to the end
table-keys-list = “Moves as a list” holds every legal move as text: with it the whole game can be played without the board.

## Islas Canarias

canarias-ui-loading = The islands are being drawn…
canarias-ui-tray = Your choice
canarias-ui-islands = Islands
canarias-ui-plots = Plots
canarias-ui-island-of = { $island }, the island of { $name }
canarias-ui-back = My island
canarias-ui-enlarge = { $island }, { canarias-ui-points }{ $news ->
    [0] {""}
    [one] , one plot changed
   *[other] , { $news } plots changed
}. Show large
canarias-ui-contacts = Choose an island. The numbers tell how many of its twelve plots touch each feature.
canarias-ui-island = { $island }. Plots by feature: { $contacts }
canarias-ui-island-taken = { $island }, taken by { $name }. Plots by feature: { $contacts }
canarias-ui-card = { $card } ({ colour }), priorities: { $wishes }
canarias-ui-copies = { $count } × { $card }
canarias-ui-hand = Your hand: { canarias-ui-cards }
canarias-ui-hand-empty = You have no cards.
canarias-ui-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
canarias-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
canarias-ui-privilege = The { colour } privilege: { $effect }
canarias-ui-nobody = nobody
canarias-ui-pile = { $pile ->
    [ship] On the ship
    [deck] In the deck
   *[discard] Discarded
}:
canarias-ui-discard = Look through the discard pile
canarias-ui-do-island = Take { $island }
canarias-ui-do-draw = Draw cards
canarias-ui-do-take = Take the extra card
canarias-ui-do-skip = Skip
canarias-ui-do-end = End the turn
canarias-ui-do-build = Build { colour.a } house for { $card } on plot { $plot }
canarias-ui-do-ship = Put { $card } on the ship
canarias-ui-do-palace = Turn the houses on { $plots } into { colour.a } palace on plot { $plot }
canarias-ui-do-city = Turn the houses on { $plots } into { colour.a } city on plot { $plot }
canarias-ui-do-settle = { $card } builds { colour.a } house on plot { $plot }
canarias-ui-do-raze = Give up the house on plot { $plot }
canarias-ui-do-blame = Send the pirate to { $name }
canarias-ui-pick-act = Choose a card and build its house, or draw cards.
canarias-ui-pick-draw = You cannot build this turn: draw cards.
canarias-ui-pick-plot = Where should { $card } build? Choose a highlighted plot.
canarias-ui-pick-card = Which card should build on plot { $plot }?
canarias-ui-pick-ship = Choose a card for the ship. Nobody else sees it until it lands.
canarias-ui-pick-end = Turn houses into a palace or a city, or end your turn.
canarias-ui-pick-house = Choose another highlighted house.
canarias-ui-pick-more = { $more ->
    [yes] Confirm, or choose one more house for a city.
   *[no] Confirm, or change where it stands.
}
canarias-ui-pick-settle = { $card } has chosen your island. Where should the house stand?
canarias-ui-pick-raze = The { colour } pirate takes one of your houses. Which one do you give up?
canarias-ui-pick-blame = You are safe from pirates. Who should lose a house instead?
canarias-ui-may-join = You can also choose houses marked by a dotted line: two make a palace, three a city.
canarias-ui-wishes = Priorities of { $card }, in order
canarias-ui-rules = Priority { $number } decides: the house must stand next to { priority }.
canarias-ui-rules-none = The house may stand on any free plot.
canarias-ui-stand = It stands on plot
canarias-ui-tint = Colour
canarias-ui-compare = Free plots for each priority, in order: the island with the most wins
canarias-ui-wish = Priority
canarias-ui-out = no longer compared
canarias-ui-wins = wins
canarias-ui-tie = Tie at the first priority: { $name }’s privilege decides.
canarias-ui-next = { $count ->
    [one] Next (one more card)
   *[other] Next ({ $count } more cards)
}
canarias-ui-done = Got it
canarias-ui-skip = Skip all
canarias-ui-same = Points stay as they are
canarias-ui-gains = { $name } gains the privilege: { $effect }
canarias-ui-gains-from = { $name } takes the privilege from { $other }: { $effect }
canarias-ui-gets = { $count ->
    [one] One card from the deck
   *[other] { $count } cards from the deck
}
canarias-ui-then = Then: { canarias-phase }
canarias-ui-colour-points = { colour }: { $house ->
    [0] {""}
    [one] 1 house,{" "}
   *[other] { $house } houses,{" "}
}{ $palace ->
    [0] {""}
    [one] 1 palace,{" "}
   *[other] { $palace } palaces,{" "}
}{ $city ->
    [0] {""}
    [one] 1 city,{" "}
   *[other] { $city } cities,{" "}
}{ canarias-ui-points }
canarias-ui-plot-built = Plot { $plot }: { colour } { piece }, next to { $touches }
canarias-ui-plot-free = Plot { $plot }: free, next to { $touches }
canarias-ui-tell-moment = { $moment }{ $last ->
    [yes] , the last round
   *[no] {""}
}: { canarias-phase }.
canarias-ui-tell-starter = { $name } is the start player.
canarias-ui-tell-player = { $name }: { $island }, { canarias-ui-points }, cards: { $cards }.
canarias-ui-tell-hand = Hand of { $name }: { $cards }.
canarias-ui-tell-revealed = From the ship: { $card }.
canarias-ui-tell-piles = Cards on the ship: { $ship }, in the deck: { $deck }, on the discard pile: { $discard }.
canarias-ui-tell-aboard = Cards you know to be aboard: { $cards }.
canarias-ui-tell-privilege = The { colour } privilege ({ $effect }): { $name }.
canarias-ui-tell-supply = Supply, { piece }: { $left }.
