# What every part of Comptoir says in English: the page around the games, and the terminal. A game's own sentences are in
# games/<id>/words. docs/decisions/words.md tells about the functions in capitals.

## How things are put together

you = you
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
# People’s names and numbers in a list. Nothing may be called `person-…`: somebody’s name could be the rest of it.
person = { $it }
any-number = { $it }

## Words that many games use

cancel = Cancel
close = Close
final-sheet = Final sheet
game-is-over = The game is over.
go-on = Go on
not-your-turn = It is not your turn: waiting for { PLAYER($waiting_for) }.
nothing = nothing
rank = Place
# $tied: "true" if others share the place
ranked =
    { ORDINAL($rank) ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }{ $tied ->
        [true] {" (tied)"}
       *[false] {""}
    }
total = Total
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map

## What is wrong

problem = Something went wrong on the server. Your game is stored; try again.
problem-unknown-game = This server does not have that game.
problem-unknown-table = There is no such table here. Perhaps the link was cut short.
problem-unknown-address = The server does not know this address.
problem-setup = { NAME($setup, of: "unfit") }
problem-bad-seats = These seats do not work: at most one of them can be yours.
problem-bad-name = A name has 1 to 24 visible characters and is not one of the names of bots. Choose another one.
problem-bad-text = There is nothing to read in it, or it is longer than { $limit } characters.
problem-too-many-muted = You have muted { $limit } people, and that is as many as can be kept. Hear one of them again first.
problem-too-many-kept = You keep { $limit } games of your devices here, and that is as many as can be kept. Remove one of them first.
problem-unknown-kept = This game is not kept here any more.
problem-not-of-device = Only games that your own device dealt can be kept here.
problem-bad-record =
    { $step ->
        [0] The rules could not have set this game up this way, so it cannot be kept here.
       *[other] The rules make something else of this game from step { $step } on, so it cannot be kept here.
    }
problem-unknown-person = There is nobody like that here any more.
problem-bad-endpoint = Nothing can be sent to that address. It has to use HTTPS and be reachable from everywhere.
problem-too-many-webhooks = At most { $limit } of your programs can be told. Remove one of them first.
problem-unknown-webhook = That program is not told any more.
problem-not-delivered = It did not take the message.
problem-too-many-friends = One of you already has { $limit } friends, and that is as many as can be kept.
problem-too-many-asked = You have asked { $limit } people who have not answered yet. Take one of your requests back first.
problem-too-many-blocked = You have blocked { $limit } people, and that is as many as can be kept. Unblock one of them first.
problem-not-friends = You can only invite your friends directly. Send anybody else the link to the seat.
problem-not-invited = No seat is being kept for you there any more.
problem-seat-kept = This seat is being kept for somebody else.
problem-invitation-needed = New people need an invitation on this server. Ask a member for one, or open the link to a seat that somebody sent you.
problem-wrong-invitation = This invitation is not valid, or not any more. Ask for a new one.
problem-registration-closed = This server is not taking in new people. If you have been here before, sign in.
problem-too-many-entry-links = You have { $limit } invitations going, and that is as many as can be kept. End one of them first.
problem-no-profile = There is nothing to see: this person keeps their page to themselves, or is not here any more.
problem-members-only = At a rated table members and bots play, and nobody lets a program play for them. You can become a member on your page.
problem-bots-unrated = Nobody has measured how strong the bots of this game are, so they cannot sit at a rated table.
problem-not-rated = This table is not rated.
problem-no-coach = There is no coach at a rated table, nor where others play who did not agree to one.
problem-already-over = The game is already over.
problem-name-taken = Somebody at the table already has this name, or one that looks like it. Choose another one.
problem-no-name = Choose a name first.
problem-bad-handle = A handle is one word of 3 to 24 letters and digits; dots, dashes and underscores are fine too. Choose another one.
problem-handle-taken = Somebody already has this handle, or one that looks like it. Choose another one.
problem-weak-passphrase = This passphrase would be guessed too easily. Use at least 12 characters; a few words that mean something only to you are best.
problem-wrong-sign-in = That did not work. Check what you typed; a link works once, and only for a while.
problem-already-member = You are a member already.
problem-not-member = This is for members: somebody with a handle.
problem-no-way-back = A handle alone opens nothing: choose a passphrase, or add a passkey first.
problem-last-way = This is the only way you can sign in. Add another one first.
problem-no-passkeys = Passkeys do not work at this address: they need HTTPS and a name.
problem-wrong-passkey = That passkey could not be used here. Try again.
problem-too-many-passkeys = You have { $limit } passkeys, and that is as many as can be kept. Remove one first.
problem-no-mail = This server sends no mail.
problem-bad-address = Mail cannot be sent to this address. Check how it is written.
problem-address-taken = Somebody else here already uses this address. Perhaps that is you: ask for a way back in by mail.
problem-not-admin = Only those who look after this server may do that.
problem-banned = Those who look after this server do not let you in any more.
problem-not-yourself = You cannot do that to yourself.
problem-too-many-reports = You already have { $limit } reports waiting to be read. Wait until somebody has looked at them.
problem-not-taken = Nobody sits there, so there is nothing to come back to.
problem-not-asked = Nobody is asking for that seat any more.
problem-unknown-seat = The table has no such seat.
problem-seat-taken = Somebody is already sitting there.
problem-already-seated = You are already sitting at this table.
problem-wrong-key = This link to a seat is not valid. Ask your host for a new one.
problem-not-your-seat = This is not your seat.
problem-not-seated = You are not sitting at this table.
problem-still-here = This player was here a moment ago. Give them { COUNT($seconds, of: "more-seconds") }.
problem-not-host = Only the host can do this.
problem-seats-open = Some seats are still open.
problem-already-started = The game has already begun.
problem-not-fixed = Not every seat is taken yet.
problem-wrong-opening = The number opened is not the one that was pledged.
problem-not-started = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-may-not-watch = Only those who play at this table may watch it.
problem-stale = The table moved on before your move arrived. Look again and choose again.
problem-against = The rules do not allow it ({ $rule }).
problem-nothing-to-undo = There is nothing you can take back now.
problem-bots-cannot-agree = At a rated table a bot cannot agree to anything, so nothing can be taken back while one is playing.
problem-too-many-orders = You have given { $limit } standing orders, and that is as many as can stand at a table. Take one of them back first.
problem-order-not-now = The game has no use for this order now.
problem-back-asked = Somebody is already asking to take something back. Answer them first.
problem-back-refused = They would rather not. You can ask again once the game has moved on.
problem-bad-clock = These times do not work: every turn must add some time, and nothing may be endless.
problem-no-clock = This table has no clock.
problem-paused = The clocks are stopped. The game goes on when everybody agrees.
problem-time-up = Your time for this turn is up: a bot plays it.
problem-not-up = Their time is no longer up.
problem-clock-decides = At a table with a clock nobody gives another’s seat to a bot: the clock sees to that.
problem-bad-zone = There is no such time zone.
problem-bad-quiet = These quiet hours do not work: they may take up to twelve hours of a day.
problem-bad-holidays = These holidays do not work: they may take up to 28 days of a year, and must not overlap.
problem-quiet-too-soon = You changed your quiet hours a short while ago. You can change them again in { $hours } h.
problem-bad-message = The server could not read this. Reloading the page usually helps.
problem-too-large = This is too long: { $limit } bytes at most.
problem-too-fast = Too many requests. Try again in { COUNT($seconds, of: "seconds") }.
problem-too-many-tables = You already have { $limit } tables going. Finish one of them first.
problem-wrong-origin = The request did not come from this page and was refused.
problem-newer-rules = This game was begun under newer rules than this server knows. Whoever runs the server can update it; nothing is lost.
problem-differs =
    This game cannot be opened: under the rules of this server { $step ->
        [0] its beginning
       *[other] its step { $step }
    } does not come out as it was played. Nothing is lost; whoever runs the server can export the game, or go back to the version it was played with.
problem-unstorable = This could not be stored: the server’s disk is not taking anything at the moment. Nothing has changed; try again in a while.
unreachable = The server cannot be reached. Check your connection and try again.
no-rules = The rules could not be loaded, so there is no telling why. Check your connection and try again.

unfit = The game does not offer this choice.
unfit-seats = This game is for { LIST($allowed, of: "any-number", join: "or") } players, not { $asked }.
unfit-choice-seats = This choice is for { LIST($allowed, of: "any-number", join: "or") } players, not { $asked }.
unfit-together = These choices do not go together. Change one of them.

seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
more-seconds =
    { $count ->
        [one] { $count } more second
       *[other] { $count } more seconds
    }

## What games let you choose in the same words

option-first = Who begins
option-first-lot = By lot
    .about = Whoever begins is drawn by lot, in a way that everybody can check afterwards.
option-first-seat-1 = The first seat
    .about = Whoever sits in the first seat begins.
option-first-seat-2 = The second seat
    .about = Whoever sits in the second seat begins.
option-first-seat-3 = The third seat
    .about = Whoever sits in the third seat begins.
option-first-seat-4 = The fourth seat
    .about = Whoever sits in the fourth seat begins.
option-first-seat-5 = The fifth seat
    .about = Whoever sits in the fifth seat begins.
option-memory = What everybody has seen
option-memory-open = Open memory
    .about = Whatever everybody has seen can be looked up at any time.
option-memory-at-the-table = As at the table
    .about = What is hidden again stays hidden: the table only shows how many cards there are, and you remember the rest.

## Bots

level-random = Dice
    .about = Plays at random, anything the rules allow.
level-apprentice = Apprentice
    .about = Knows what is good and often overlooks it: for your first games.
level-trader = Trader
    .about = Takes what looks best at the moment and does not plan: quick, sensible company.
level-master = Master
    .about = Thinks ahead for about half a second, guessing at what it cannot see.
level-legend = Legend
    .about = Thinks ahead for about three seconds: the strongest we have.

## Lessons

learn-title = Lessons
learn-game = Learn { $game }
learn-lead = A few minutes a chapter, on the real board. You can leave at any time and go on later.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-begun = You have begun this one.
learn-done = Done.
learn-next = Next
learn-show-me = Show me
learn-leave = All chapters
# $step of $steps
learn-step = Step { $step } of { $steps }
learn-over = That was the chapter.
learn-next-chapter = Next chapter
learn-play-on = Play on from here against Apprentices
learn-against = The rules say no. Read why, and try what is asked for.
learn-read-on = Nothing to do here yet: read on.
learn-nothing = There is no such lesson.
learn-shelf = To the shelf
# In the terminal
learn-keys-next = Enter: next, q: leave
learn-keys-do = a number or words, s: show me, q: leave

## Every page

loading = One moment…
retry = Try again
nav = Main
home = Home
my-games = My games
you-page = You
settings = Settings
rules = Rules
your-name = Your name
open-seat = Open seat
former-player = Former player
seat-number = Seat { $number }
leave-table = Leave the table
back-to-table = Back to the table
plot-as-table = As a table

## The front page

home-lead = Board games for the long table: with friends, live or over days, or against bots that never peek at your cards.
home-shelf = On the shelf
home-play-now = Play now against bots
home-create = Set up a table
home-players =
    { MINUS($most, $least) ->
        [0] { $most } players
       *[other] { $least } to { $most } players
    }
home-minutes = { $minutes } min
home-learn = learned in { $minutes } min
home-kinds = { LIST($kinds, of: "kind", join: "comma") }
home-new = New here? Learn UGO! in 3 minutes
    .about = The first chapter is three minutes on the real board, and you need no account.
home-learn-this = Learn it
kind-tricks = trick-taking
kind-auction = auction
kind-network = network building
kind-delivery = pick up and deliver
kind-collecting = collecting
kind-tiles = tile laying
kind-trading = trading
weight-1 = light
weight-2 = medium
weight-3 = demanding
home-age = ages { $age } and up
home-by = by { LIST($names, of: "person") }
home-running = Your running games
home-all-running = All { $count } running games
home-open = Open tables
home-no-open = No public table has a free seat just now. Set one up and others will see it here.
home-join = Join by link
home-join-label = Paste the link you were sent
home-join-go = Go to the table
home-join-bad = This is not a link to a table on this server.
promise-shuffle = Nobody can rig the shuffle
    .about = Every seat adds its own random number, and your page checks each draw.
promise-leave = Leave when you must
    .about = Close the page and come back: every step is stored. A bot can sit in for you.
promise-account = No account needed
    .about = Pick a name and play. A link is all your friends need.
credits-icons = Some icons: game-icons.net, CC BY 3.0.
credits-own = The drawings and words are our own; the games belong to their authors.

# Names for those who have not chosen one, a line each.
guests =
    Curious Heron
    Patient Otter
    Quiet Swift
    Brave Hedgehog
    Golden Carp
    Merry Magpie
    Wise Tortoise
    Swift Hare
    Gentle Badger
    Bright Kingfisher

## The lobby

lobby = Lobby
lobby-filter = Which tables to show
lobby-game = Game
lobby-any-game = Any game
lobby-seats = Seats
lobby-language = Language
lobby-any = Any
lobby-none-fit = No open table is like that just now. It will show up here as soon as somebody sets one up.
lobby-open-seats =
    { $open ->
        [one] { $open } of { $seats } seats is open
       *[other] { $open } of { $seats } seats are open
    }
lobby-nobody-yet = Nobody has sat down yet.
lobby-bots =
    { $count ->
        [one] And { $count } bot.
       *[other] And { $count } bots.
    }
lobby-begins = begins at { $time } at the latest
lobby-more =
    { $count ->
        [one] And { $count } more table.
       *[other] And { $count } more tables.
    }
lobby-all = The whole lobby, with filters and a quick match
match-title = Quick match
match-lead = You sit down at a table where somebody is waiting, or get a public table of your own and wait there.
match-go = Find a table
match-alone = And if nobody comes?
here-title = Who is here
here-show = Show that I am here
    .about = Those who show themselves see each other’s names here. People you have blocked do not see you.
here-nobody = Nobody else is showing themselves just now.
here-friend = friend
invitations-title = Invitations
invitations-by = { $name } is keeping a seat for you at { $game }.
invitations-go = To the table
invitations-decline = Decline
invitations-decline-of = Decline { $name }’s invitation
registration-invitation = New people need an invitation on this server: from a member, or with the link to a seat. If you have been here before:
registration-closed = This server is not taking in new people. You can watch public games. If you have been here before:
come-title = You are invited
come-lead = A member of this server has invited you. Choose a name, and you are in.
come-known = You are already here, as { $name }. Pass the invitation on to somebody new.
come-nothing = This link is incomplete. Ask for it again.
entry-title = Invite somebody to this server
entry-lead = This server takes in new people by invitation. Make a link and pass it on.
entry-uses = For how many people
entry-days = For how many days
entry-make = Make an invitation
entry-once = Copy it now: it will not be shown again.
entry-left =
    { $count ->
        [one] For one more person, until { $day }
       *[other] For { $count } more people, until { $day }
    }
entry-end = End
entry-end-of = End this invitation: { $about }

## Friends

friends-title = Friends
friends-nobody = Choose a name first; then you can have friends here.
friends-list = Your friends
friends-none = None yet. Ask somebody you have played with, or a member by their handle.
friends-here = here now
friends-asks =
    { $count ->
        [one] { $count } person is asking
       *[other] { $count } people are asking
    }
friends-asks-title = They want to be your friends
friends-accept = Accept
friends-accept-of = Accept { $name } as a friend
friends-refuse = No, thank you
friends-refuse-of = Do not accept { $name } as a friend
friends-ask = Ask to be friends
friends-ask-of = Ask { $name } to be friends
friends-asked = { $name } will find your request.
friends-asked-title = You have asked
friends-withdraw = Take back
friends-withdraw-of = Take back your request to { $name }
friends-by-handle = A member’s handle
friends-by-handle-about = Nobody is told whether a member has that handle. Your request waits for 90 days.
friends-remove = Remove
friends-remove-of = Remove { $name } from your friends
friends-remove-yes = Yes, remove
friends-met = People you have met
friends-met-none = Whoever you play with is shown here.
friends-block = Block
friends-block-sure = Block { $name }? You will not sit at one table, you will not hear them, and they will not see that you are here. They are not told.
friends-block-yes = Yes, block
friends-blocked = { $name } is blocked.
friends-blocked-title = Blocked
friends-blocked-about = They cannot sit down with you, you do not hear them, and they do not see that you are here. They are not told.
friends-unblocked = { $name } is not blocked any more.
friends-unblock = Unblock
friends-unblock-of = Unblock { $name }

## A new table

create-title = A new table for { $game }
create-seats = How many seats?
create-who = Who sits where?
create-me = Me
create-open = Open: for a friend
create-only-for = Only for { LIST($seats, of: "any-number", join: "or") } players
create-where = Where is it played?
create-where-server = On the server
    .about = Friends can join, every step is stored there, and everyone can check the shuffles.
create-where-device = Practise on this device
    .about = Against bots only, even without a network. Your device deals and thinks for the bots; you can take back as much as you like.
create-visibility = Who finds it, and who may watch?
visibility-private = Private
    .about = For those you invite: once the game begins, nobody else sees anything of it.
visibility-unlisted = Unlisted
    .about = Anybody who has the link may watch. It is in no list.
visibility-public = Public
    .about = Anybody can find it in the lobby, take an open seat and watch, even after it is over.
create-fill = When does it begin?
fill-itself = Begin by itself
    .about = As soon as every seat is taken, and after a while with bots in those that are not. Otherwise you start the game.
fill-after = Bots come after
fill-level = Their level
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
create-rated = Rated
    .about = The game counts for the rating of everyone who plays. Only members and bots can sit here.
    .members = Counts for ratings. Only members can set up a rated table; you can become one on your page.
create-go = Set up the table
create-go-now = Start playing
create-links =
    { $count ->
        [one] You will get a link for the open seat.
       *[other] You will get a link for each of the { $count } open seats.
    }
create-at-once = No seat is open: the game begins at once.

## Clocks

create-clock = How much time does everybody have?
clock-none = No clock
    .about = Nobody is timed.
clock-live = Live
    .about = Everybody is at the table at the same time.
clock-days = Over days
    .about = Everybody comes by when they can. Your quiet hours and holidays do not count; you set them on your page.
clock-time = Time
clock-free = Other times
clock-control = { $bank } + { $increment } a turn
clock-seconds = { $count } s
clock-bank-minutes = To begin with, in minutes
clock-bank-days = To begin with, in days
clock-turn-seconds = Each turn adds, in seconds
clock-turn-hours = Each turn adds, in hours
clock-cap-minutes = Saved up at most, in minutes
clock-cap-days = Saved up at most, in days
clock-up = When time is up
clock-up-turn = A bot plays this turn
clock-up-seat = A bot plays until they come back
clock-up-others = The others decide
clock-up-turn-by = When time is up, a bot plays that turn: { $level }.
clock-up-seat-by = When time is up, a bot plays until they come back: { $level }.
clock-up-others-told = When time is up, the others decide.
# $when: a time of day, with the day if it is another one
clock-by = by { $when }
clock-since = thinking since { $when }
clock-left = { $left } left
clock-left-of = { $name } has { $left } left
clock-short = Your time is running short.
clock-paused = paused
clock-away = away: a bot plays
clock-bot-plays = time is up: a bot plays
clock-is-up = time is up
clock-you-away = You were away too long.
clock-you-away-about = A bot is playing for you until you are back.
clock-back = I am back
clock-you-up = Your time is up: a bot plays this turn for you. The next one is yours again.
clock-up-ask = { $name }’s time is up. What now?
clock-up-bot = A bot plays this turn
clock-up-wait = Wait
clock-pause = Suggest a pause
clock-suggest-on = Suggest going on
clock-is-paused = The clocks are stopped.
clock-want-pause = { LIST($names, of: "person") } would like a pause.
clock-want-on = { LIST($names, of: "person") } would like to go on.
clock-missing = Still to agree: { LIST($names, of: "person") }.
clock-agree-pause = Pause
clock-go-on = Go on
clock-not-after-all = Not after all
lobby-clock = Time
reliability = { $kept } of { $turns } turns played in time ({ $share })

habits-title = When not to wait for me
habits-lead = In games over days, your clock stops during these times. Time that has already passed is not given back.
habits-zone = Time zone
habits-quiet = Quiet hours every day
    .about = Up to { $hours } hours; they can be changed once a day.
habits-from = From
habits-to = To
habits-holidays = Holidays
habits-holidays-about = Up to { $days } days a year.
habits-holiday = { $first } – { $last }
habits-no-holidays = None planned.
habits-first = First day
habits-last = Last day
habits-remove = Remove
habits-remove-of = Remove the holidays from { $first } on
habits-save = Save
habits-saved = Saved.

## Before the game

gather-title = A table for { $game }
gather-lead = Send each friend the link to a seat. Once everyone is seated, you start the game.
gather-lead-guest = The host starts the game when everyone is seated.
gather-full = Every seat is taken. The host will start the game in a moment.
gather-full-host = Every seat is taken. Begin whenever you like.
gather-expected = The game begins by itself when everyone is back at the table. Still awaited: { LIST($names, of: "person") }.
gather-waiting =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
gather-sat-down = { $name } has sat down.
gather-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
gather-opening = Every seat is taken. The game begins once everyone’s page has been back here.
gather-opening-about = Each page has pledged a number for the shuffles and opens it only now that all of them are fixed.
gather-opened = number opened
gather-not-opened = number still to open
gather-broken-off =
    { SIZE($names) ->
        [0] { $by } called off the start after everyone had opened their number.
       *[other] { $by } called off the start; numbers not opened by then: { LIST($names, of: "person") }.
    }
gather-elsewhere = The number for your seat was pledged in another browser. Open the table there, or pledge a new one here: everyone then starts over.
gather-pledge-anew = Pledge a new number
gather-invited = You are invited to seat { $number }
gather-sit = Sit down
gather-sit-here = Sit here
gather-link = Link to seat { $number }
gather-copy = Copy link
gather-copied = Copied
gather-share = Share
gather-share-text = Come and play { $game } with me:
gather-give-away =
    { $open ->
        [true] Fill the open seat
       *[false] Change { $name }’s seat
    }
gather-send-away = Remove { $name } and open the seat
gather-swap = Swap with seat { $number } ({ $name })
gather-open-seat = Open the seat
gather-give-to-bot = Bot: { NAME($level, of: "level") }
gather-kept = Kept for somebody
gather-kept-for = Kept for { $name }
gather-kept-for-you = Kept for you
gather-invite = Invite a friend into seat { $number }
gather-invite-friend = Invite a friend…
gather-withdraw = Open it to everybody
gather-decline = Decline the seat
gather-begins = The game begins as soon as every seat is taken; at { $time } bots ({ NAME($level, of: "level") }) take those still open.
gather-begin-itself = Let it begin by itself
gather-begin-myself = Start it myself
gather-start = Start the game
gather-seats-open =
    { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }

## At the table

table-your-turn = Your turn
table-waiting = Waiting for { LIST($names, of: "person") }
table-waiting-seats =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
table-opening = About to begin
table-bot-for = A bot is playing for { $name }
table-program = A program plays here
table-bot-for-you = A bot is playing for you.
table-present = at the table
table-absent = away
table-to-act = to play
table-watching = { $count } watching
table-you-watch = You are watching
table-connecting = Opening the table…
table-reconnecting = Connection lost, reconnecting…
table-sending = Sending…
table-thinking = { $name } is thinking…
table-no-module = This page does not know the game yet. Reload it to get the newest version.
table-board = Board
table-board-in-words = The board in words
table-players = Players
table-players-more = More about the players
table-players-less = Less about the players
beside-board = Log, talk and notes
table-tools = Table tools
table-older-rules = This game was begun under the rules of { $day } and is played under them to its end.
table-later-rules = Later changes do not apply to it:

tool-undo = Undo
tool-actions = Actions
tool-more = More
tool-skip = Skip to my turn
tool-look-back = Look back
skipping = Skipping…
rest-watch = Watch the rest
rest-at-once = Play the rest at once
forced-taken = Done for you, since nothing else was possible: { $action }
ask-forgoes = There is more you could do this turn, and this cannot be taken back.
ask-not-yet = Not yet
ask-never = Do not ask again
since-title = Since your last turn
since-show = Show again
since-nothing = Nothing happened.
recap = What you missed:
recap-end = On with the game

# Standing orders
orders-title = Standing orders
orders-lead = What is done for you even while this page is closed. Nobody else is told. An order ends when what it is about is over, when something is taken back by agreement, or when a bot plays for you.
orders-give = Give an order
orders-none = There is no order to give at the moment.
orders-choose = Which order
orders-forced = Take a step for me when everybody can see that it is the only one.
orders-end = Take this order back
orders-ended = A standing order has ended.

# Taking back by agreement
back-title = Take back by agreement
back-lead = Since then something was shown or drawn, or somebody else has played. So everybody who is playing has to agree. Bots always do.
back-draws = Nothing is drawn afresh: whoever plays as before draws the same again. And what has been seen cannot be unseen.
back-last = My last step
back-turn = Everything since my turn began
back-ask = Ask to take this back
back-you-ask = You are asking to take this back:
back-asks = { $name } asks to take this back:
back-nothing = Steps that the log does not mention.
back-waiting = Waiting for an answer from:
back-away = { $name } is not here at the moment, and has to come back, or let a bot play.
back-yes = Agree
back-no = Rather not
back-withdraw = Never mind
back-refused =
    { YOU($seat) ->
        [yes] You would rather not take it back. The game goes on.
       *[no] { PLAYER($seat) } would rather not take it back. The game goes on.
    }

look-back-end = Back to the game
look-back-board = The board as it was
look-back-failed = That cannot be looked up now.
tool-hand-over = Let a bot play for me
tool-hand-over-for = Let a bot play for { $name }
tool-take-back = Take my seat back
tool-leave-sure = Leave for good? A bot will play on in your seat.
tool-leave-yes = Leave
tool-stay = Stay

log = Log
log-empty = Nothing has happened yet.
log-undone =
    { YOU($seat) ->
        [yes] You take your last step back.
       *[no] { PLAYER($seat) } takes a step back.
    }
log-rewound =
    { YOU($seat) ->
        [yes] As agreed, you take the game back to step { $step }. The same draws will come again.
       *[no] As agreed, { PLAYER($seat) } takes the game back to step { $step }. The same draws will come again.
    }
log-beginning = The beginning
log-earlier = Earlier steps
log-remark = The bot says:

actions-title = What you can do now
actions-none = Nothing to do just now.

keys-title = Keys
keys-help = This list
keys-actions = Your possible actions as a list
keys-again = Show again what happened since your last turn
keys-undo = Take your last step back
keys-close = Close what is open
    .key = Esc

## The coach

coach = Coach
coach-what = What would you do?
coach-was-good = Was that good?
coach-consent = The coach sees what you see, and nothing more. Once you ask, the game says so: in its record, and in the lists.
coach-agree = Ask the coach
coach-thinking = Thinking it through…
coach-wait = You can ask when it is your turn, and after your move.
coach-sure-only = There is nothing to choose.
coach-sure-clear = I would do the first, and I am sure.
coach-sure-likely = I would do the first, and I am fairly sure.
coach-sure-slight = I lean towards the first.
coach-sure-open = Hard to say: there is little between the first two.
coach-verdict-best = Yes: I would have done the same.
coach-verdict-alike = Yes: about as good as what I would have done.
coach-verdict-rather = It may do. I would rather have done the first of these.
coach-verdict-better = No: the first of these was clearly better.
coach-yours = (yours)
coach-hope = { $hope } in 100 to come first
    .short = { $hope } %
coach-worlds = From { $worlds } imagined games that fit what you see. The percentage is how likely I think you are to come first.
coach-only = It is all you can do.
coach-points =
    { $more ->
        [yes] { $points ->
            [one] Brings a point at once.
           *[other] Brings { $points } points at once.
        }
       *[no] { $points ->
            [one] Costs a point at once.
           *[other] Costs { $points } points at once.
        }
    }
coach-then = Then: { $action }
coach-enough = Nothing you could still do promises more.
coach-soon =
    { $more ->
        [yes] About { $points ->
            [one] a point
           *[other] { $points } points
        } more by your next decision.
       *[no] About { $points ->
            [one] a point
           *[other] { $points } points
        } fewer by your next decision.
    }
coach-costs =
    Costs { $name } about { $points ->
        [one] a point
       *[other] { $points } points
    } by your next decision.
coach-best = Of all I compared, it leads to the best ends.
coach-behind =
    { $by ->
        [0] Its ends are hardly any worse.
       *[other] It comes first { $by } in 100 times less often.
    }
coached = Coached
coached-by = Asked the coach: { LIST($names, of: "person") }
with-coach = With a coach
create-coach = Everybody may ask the coach
    .about = Whoever plays can ask what a strong bot would do with what they see. Those you invite read this before they sit down, and the game says who asked.
keys-coach = Ask the coach what it would do

## Talk and notes

talk = Talk
talk-players = Those who play hear this; those who watch do not.
talk-spectators = Those who watch hear this; those who play do not.
talk-empty = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-say = Say something…
talk-send = Say
talk-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
talk-phrases = Ready-made phrases: everyone reads them in their own language
talk-trade = Would anyone give me { $want } for { $give }?
talk-give = What you would give
talk-want = What you are looking for
talk-mute = Mute { $name }
talk-hushed =
    { $count ->
        [one] { $count } line from someone you have muted.
       *[other] { $count } lines from people you have muted.
    }
talk-unmute = Hear them again
talk-unread =
    { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }
talk-no-name = To speak, choose a name first:

phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-back-again = I am back.
phrase-thinking = Let me think…
phrase-good-luck = Good luck!
phrase-good-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-too-bad = What a pity!
phrase-play-again = Shall we play again?
phrase-later-today = I will go on later today.
phrase-goodbye = Goodbye!

sign-leave = React to this
sign-by = { NAME($sign, of: "sign") }: { LIST($names, of: "person") }
sign-bravo = Bravo
sign-smile = Smile
sign-surprise = Surprise
sign-doubt = Doubt
sign-ouch = Ouch

notes = Notes
notes-about = Only you see your notes, here and in the replay.
notes-saved = Saved
notes-unsaved = Not saved yet

## The end

end-won =
    { YOU($seat) ->
        [yes] You won!
       *[no] { PLAYER($seat) } won
    }
end-shared = { LIST($names, of: "person") } share the victory
end-ranking = Final ranking
end-player = Player
end-points = Points
end-rematch = Play again
end-again = Again with the same people
end-to-rematch = To the rematch
end-replay = Watch the replay
end-scores = Points over the game
end-scores-step = Step
end-scores-failed = The points over the game cannot be worked out here.
end-verify = Check the game
end-home = Back home

## My games

games-running = Running
games-over = Finished
games-others = Other people’s finished games
games-no-running = No game is running. The shelf is waiting.
games-no-over = Your finished games will be listed here, each with its replay.
games-practice = On this device
games-no-practice = Games you practise on this device are listed here. They stay in this browser.
games-replay = Replay
games-won-by = Won by { LIST($names, of: "person") }
games-when = { $day }, { $lasting }
games-to-shelf = To the shelf

practice-gone = This game is not on this device. Perhaps it was played in another browser, or deleted.
practice-failed = This device could not go on with the game or keep it. Make some room and reload the page.
practice-export = Save as a file
practice-keep = Keep at the server
practice-keep-newer = Keep the newer state at the server
practice-kept = Kept at the server
games-kept = Kept at the server
games-kept-lead = Games dealt by a device of yours; nobody else sees them. Open one to go on with it here, to replay it or to check it.
games-kept-open = Open on this device
games-kept-drop = Remove from the server
games-kept-drop-sure = Remove this game from the server? It is not on this device.
games-kept-drop-yes = Remove it
games-kept-steps =
    { $steps ->
        [one] { $steps } step so far
       *[other] { $steps } steps so far
    }
practice-forget = Delete
practice-forget-sure = Delete this game for good?
practice-forget-yes = Delete it

## Without a network, and newer versions

offline-home = The server cannot be reached. You can practise the games you have opened before on this device.
offline-games = The server cannot be reached, so your games there are not listed.
update-ready = A new version of Comptoir is here.
update-reload = Reload
update-later = Later

## Replays

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-slider = Step of the game
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back =
    { $unit ->
        [turn] To the turn before
        [round] To the round before
       *[step] One step back
    }
replay-on =
    { $unit ->
        [turn] To the next turn
        [round] To the next round
       *[step] One step on
    }
replay-by = Jump by
replay-by-step = Steps
replay-by-turn = Turns
replay-by-round = Rounds
replay-hands = Every hand open
replay-hands-none = Nothing hidden
replay-link = Copy link to this moment
replay-link-copied = The link to this moment is copied.
replay-link-above = The address above leads to this moment.
replay-last = To the end
replay-seen-by = Seen by
replay-spectator = A spectator

## Was the game fair?

verify-title = Was the game fair?
verify-lead = Before the game the server sealed a secret seed, and everyone’s page pledged a secret number. Only when all of that was fixed did each page open its number and sign what it had seen. Your browser now plays the whole game again by the rules, checks every pledge and signature, opens the seal and makes every draw again, without asking the server for help.
verify-lead-device = This game was dealt by the device it was played on. Your browser now plays the whole game again by the rules, and makes every draw again from the seed that was sealed when it began.
verify-running = Checking…
verify-good = Everything agrees. If the page of at least one of these people was honest, nobody could choose these shuffles, not even whoever runs the server: { LIST($people, of: "person") }.
verify-alone = Everything agrees, but no person took part in these shuffles: whoever runs the server dealt alone.
verify-device = Everything agrees. The device dealt alone: its owner could have looked at the cards, so this shows that the game kept to the rules, not that nobody knew more than they should.
verify-bad = Something does not agree. Keep the record and ask your host.
verify-incomplete = What could be checked agrees, but some checks were not possible.
verify-result-passed = Agrees
verify-result-failed = Differs
verify-result-skipped = Not possible
check-record-failed = The record cannot be read.
check-rules-passed = The rules allow every one of the { $steps } steps, and each leads to the state that was recorded.
check-rules-failed =
    { $step ->
        [0] The set-up
       *[other] Step { $step }
    } is not what the rules make of it: { NAME($difference, of: "difference") }.
difference = it cannot be played as it was recorded
difference-edition = it was played under a newer edition of the rules than this page knows
difference-refused = they do not allow it ({ $rule })
difference-nothing-to-undo = there was nothing to take back
difference-nothing-to-rewind = the game could not go back that far
difference-chance = the recorded draws are not those the rules ask for
difference-state = it leads to another state than the one recorded
check-result-passed = The result is the one the rules give.
check-result-failed = The result is not the one the rules give.
check-commitment-passed = The opened seed fits the seal published before the game (SHA-256).
check-commitment-failed = The opened seed does not fit the seal published before the game.
check-commitment-skipped = The record does not open its seed, so nothing can be recomputed.
check-published-passed = The seal in the record is the one your page saw at the table.
check-published-failed = The seal in the record is not the one your page saw at the table.
check-openings-passed = Opened as pledged, after everything was fixed, and signed: { LIST($people, of: "person") }.
check-openings-failed = What somebody opened is not what was pledged, or was opened for something else.
check-openings-skipped = Only bots played: nobody pledged a number.
check-broken-off-skipped =
    { $times ->
        [one] The start was called off once before; the record says by whom.
       *[other] The start was called off { $times } times before; the record says by whom.
    }
check-mine-passed = The number your page pledged is part of the shuffle, and everything else is as your page saw it when it opened that number.
check-mine-failed = This is not what your page pledged, or not what it saw when it opened its number.
check-mine-skipped = This browser did not pledge a number for a seat in this game.
check-draws-passed = All { $count } draws of the game come out the same again (ChaCha20).
check-draws-failed = Draw { $draw } (at step { $step }) is { $recorded } in the record, but the seed gives { $computed }.
verify-numbers = The numbers themselves
verify-seed = Seed
verify-seal = Seal
verify-key = Key of the draws
verify-number = Number of { $name }
verify-download = Download the record
verify-command = The command “comptoir verify” checks it on any other computer.

## The rules

rules-contents = Contents
rules-missing = The rules of this game have not been written yet.
rules-whole = Open the rules on a page of their own
rules-house = House ruling
rules-search = Search these rules
rules-searched =
    { $count ->
        [0] Nothing found.
        [one] { $count } place found
       *[other] { $count } places found
    }
rules-print = Print
rules-aid = Player aid on one page
rules-aid-of = { $game }: player aid
rules-back = All the rules
rules-numbered = The rules, number by number
rules-index = Index of pieces and signs
rules-example = Example
rules-picture = Picture
guide-openings = Which set-up to show
guide-undrawn = This picture could not be drawn. Reload the page to try again.
rules-credits = Who made the game
credit-designers = Design
credit-developers = Development
credit-artists = Artwork
credit-publishers = Published by
credit-translators = Translation of the rulebook

## Settings

settings-talk = Show what others say
settings-stored = Kept in this browser only.
settings-language = Language
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume
settings-mixer = How loud each of them is
settings-hear = Listen
settings-hear-this = Listen: { $name }
voice-turn = My turn
voice-others = What others do
voice-own = My cards, pieces and dice
voice-talk = Messages
voice-end = The end of a game
settings-pace = Speed
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-at_once = At once
settings-pace-about = For what moves on the board, and for bots at tables where they are your only opponents.
settings-forced = Play my only possible move for me when everyone knows it is the only one
settings-ask = Ask me before a move that passes up a chance and cannot be taken back
settings-recap = Show me what I missed when I come back
settings-motion = Motion
motion-system = Same as my system
motion-full = Full
motion-reduced = Reduced
settings-theme = Theme
theme-system = Same as my system
theme-light = Daylight
theme-dark = Candlelight (dark)
settings-colours = Colours
colours-standard = Standard
colours-contrast = High contrast
colours-symbols = Larger symbols

## You, on every device

you-lead = You can play without any of this. It is for the day you change your phone or clear your browser.
you-save-name = Keep this name
you-name-saved = Others see it from now on.
you-nobody = This browser does not know you yet. Choose a name and play, or come back as somebody you already are.
device-title = Bring in another device
device-lead = Open this on your other device and you are the same person there, with all your games.
device-make = Show a link
device-qr = QR code of the link
device-until = It works once, until { $time }. Give it to nobody else.
device-welcome = Come in on this device
device-welcome-lead = Somebody, hopefully you, opened this link to bring this device in. You will be the same person here as there.
device-known = This browser knows you as { $name }. It will forget that: if you have games under this name, keep a recovery code first.
device-go = Come in
device-nothing = There is nothing in this link. Perhaps it was cut short.
recovery-title = Recovery code
recovery-lead = Six words to write down or print. They bring you back when every device is lost.
recovery-have = You have a code. Making a new one cancels it.
recovery-make = Make a code
recovery-make-anew = Make a new code
recovery-shown = This is the only time it is shown. Keep it where only you will find it.
recovery-print = Print it
member-title = Membership
member-lead = With a handle and a passphrase you can sign in anywhere. You stay who you are, and your games stay yours.
member-handle = Handle
member-passphrase = Passphrase
member-passphrase-about = At least 12 characters. A few words that only you would think of are better than symbols nobody can remember.
member-join = Become a member
member-since = Your handle is { $handle }.
member-change = Change passphrase
member-proof = Current passphrase
member-new-passphrase = New passphrase
member-forgot = I have forgotten it: use my recovery code
member-remember = Use my passphrase
member-changed = Changed. You are signed out everywhere else.
sessions-title = Where you are signed in
sessions-unknown = A device that does not say what it is
sessions-current = this one
sessions-used = last used { $when }
sessions-end = Sign out
sessions-end-there = Sign out { $device }
sessions-end-others = Sign out everywhere else
sign-out = Sign out here
sign-out-lost = You have neither a recovery code nor a handle. If you sign out now, nobody can bring this name and its games back.
sign-out-anyway = Sign out all the same
data-title = Your data
data-lead = Everything this server knows about you fits into one file. When you go, it is forgotten: your games stay for the others, with a former player in your seat.
data-export = Download my data
data-forget = Forget me
data-sure = This cannot be undone. Bots play on in your running games, and your name, your devices and every way back are gone.
data-device =
    { $count ->
        [one] Also delete the game that is kept on this device
       *[other] Also delete the { $count } games that are kept on this device
    }
data-forget-now = Forget me for good
data-forgotten = You are forgotten. Farewell!
sign-in = Sign in
sign-in-title = Welcome back
sign-in-member = With your handle
sign-in-recovery = With your recovery code
sign-in-words = The six words
sign-in-device = Or open this page on a device that still knows you, and bring this one in from there.

## Passkeys and mail

passkeys-title = Passkeys
passkeys-lead = Sign in with your fingerprint, your face or your device’s PIN. The key stays with you; this server only knows how to recognise it.
passkeys-add = Add a passkey
passkeys-added = Added. You can sign in with it from now on.
passkeys-used = last used { $when }
passkeys-unused = added { $when }, not used yet
passkeys-name = Name of the passkey
passkeys-nameless = Passkey
passkeys-rename = Rename
passkeys-rename-there = Rename { $name }
passkeys-save = Save
passkeys-remove = Remove
passkeys-remove-there = Remove { $name }
passkeys-cancelled = No passkey was used. Try again whenever you like.
passkeys-prove = Use a passkey
sign-in-passkey = With a passkey
sign-in-passkey-lead = Your device asks for your fingerprint, your face or your PIN.
member-lead-passkey = Choose a handle to be known by. You have a passkey, so a passphrase is optional.
member-set-passphrase = Set a passphrase
mail-title = E-mail
mail-lead = An address lets you come back when every device is lost. It is used for nothing else, and nobody here sees it.
mail-address = E-mail address
mail-add = Add the address
mail-sent = An e-mail is on its way to { $address }. Open the link in it to show that the address is yours.
mail-verified = { $address } is yours. You can come back in through it.
mail-again = Send another e-mail
mail-remove = Remove the address
mail-removed = The address is forgotten.
link-confirm-title = Is this address yours?
link-confirm-lead = One more click shows that you can read the mail that is sent there.
link-confirm-do = Yes, it is mine
link-confirm-done = Thank you: the address is yours, and you can come back in through it.
sign-in-mail = By e-mail
sign-in-mail-lead = If we know the address, an e-mail with a link is sent there.
sign-in-mail-ask = Send me a link
sign-in-mail-sent = If somebody here has this address, an e-mail is on its way. Its link works once, for half an hour.

## Care for the house

report = Report
report-line = Report what { $name } said
report-person = Report { $name }
report-sure = Report this to those who look after the server?
report-about = They see what was said and who said it, and you as the one who reported it. { $name } is not told.
report-about-person = They see whom it is about, and you as the one who reported it. { $name } is not told.
report-send = Report
report-sent = Thank you. Those who look after the server will see it.
admin-page = Care for the house
admin-lead = { $people ->
    [one] One person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
admin-registration = Who may take a name here
admin-registration-open = Anybody
admin-registration-invitation = Those with an invitation
admin-registration-closed = Nobody new
admin-only = This page is for those who look after the server.
admin-reports = Reports
admin-reports-open = Reports ({ $count })
admin-people = People
admin-tables = Tables
admin-log = Log
admin-none = There is nothing here.
admin-more = More
admin-back = Back to the first
admin-search = Name, handle or id
admin-find = Search
admin-report-person = { $name } was reported by { $reporter }.
admin-report-line = { $name } said, as { $reporter } reports:
admin-somebody-gone = somebody who is gone
admin-report-close = Nothing more to do
admin-report-closed = closed
admin-table-look = The table
admin-is-admin = admin
admin-is-banned = banned
admin-handle = handle { $handle }
admin-since = here since { $when }
admin-sessions = { $count ->
    [0] signed in nowhere
    [one] signed in on one device
   *[other] signed in on { $count } devices
}
admin-make = Make admin
admin-remove = Remove as admin
admin-ban = Ban
admin-unban = Let in again
admin-end-sessions = Sign out everywhere
admin-rename = Rename
admin-table-remove = Remove
admin-do-to = { $deed }: { $name }
admin-why = Why, for the log
admin-new-name = New name
admin-sure-ban = { $name } will be signed out and cannot sign in again. Bots play on for them.
admin-sure-end-sessions = { $name } will be signed out everywhere.
admin-sure-make = { $name } will be able to do everything on this page.
admin-sure-remove = { $name } will not look after the server any more.
admin-sure-table = The table goes for everybody, with its game and what was said there. This cannot be undone.
admin-sure-rename = Everybody will see { $name } under the new name.
admin-done = Done, and written down.
admin-command-line = command line
deed-make-admin = made an admin
deed-remove-admin = no longer an admin
deed-rename = renamed
deed-ban = banned
deed-unban = let in again
deed-end-sessions = signed out everywhere
deed-remove-table = table removed
deed-close-report = report closed
deed-registration = registration changed

## Letters

mail-verify-subject = Your address at { $host }
mail-verify = Somebody, hopefully you, gave this address to the Comptoir at { $host }, where board games are played. To show that it is yours, open this link:
mail-verify-after = The link works once, for one day. If it was not you, do nothing: this address is then not used.
mail-replaced-subject = Your address was removed at { $host }
mail-replaced = This address does not lead back in to the Comptoir at { $host } any more: it was removed there, or another one took its place. If that was you, all is well. If it was not, sign in with your passphrase, a passkey or your recovery code, end the other sessions, and add the address again:
mail-replaced-after = Nothing more will be sent here.
mail-sign-in-subject = Your way back to { $host }
mail-sign-in = Somebody, hopefully you, asked to come back in to the Comptoir at { $host }. Open this link on the device you want to play on:
mail-sign-in-after = It works once, for half an hour. Give it to nobody: whoever opens it is you there. If it was not you, do nothing.

## What there is to hear of

notice-title = Comptoir
# $game: the title of the game
notice-my-turn = { $game }: it is your turn.
notice-half = { $game }: half of your time for this turn is gone.
notice-most = { $game }: a fifth of your time for this turn is left.
notice-time-up = { $game }: your time was up, and the game went on without you.
notice-away = { $game }: you seem to be away, so a bot plays for you.
notice-mention = { $game }: somebody named you in the talk.
notice-invitation = { $game }: a seat is kept for you.
notice-sat-down = { $game }: somebody sat down at your table.
notice-ready = { $game }: everybody is there. Come, and the game begins.
notice-game-over = { $game }: the game is over.
notice-ago = { $lasting } ago
notice-try = It works: this is where Comptoir will tell you things.
mail-notices-subject =
    { $count ->
        [one] { $count } piece of news from your tables
       *[other] { $count } pieces of news from your tables
    }
mail-notices = News from your tables at { $host }:
mail-notices-after = You get this e-mail because you asked for it. If you want no more of them:
feed-title = My turns at Comptoir

bell = Notices
bell-unread =
    { $count ->
        [0] Notices, nothing new
        [one] Notices, { $count } new
       *[other] Notices, { $count } new
    }
bell-empty = Nothing yet. What happens at your tables while you are away will appear here.
bell-read-all = I have seen everything
bell-more = Show earlier ones
bell-new = new
bell-choose = What you hear of, and how
turns-title = My turns
turns-lead = The tables that wait for you, longest wait first.
turns-count =
    { $count ->
        [one] { $count } table waits
       *[other] { $count } tables wait
    }
turns-none = No table waits for you.
# $lasting: how long
turns-since = waiting for { $lasting }
turns-until = until { $when }
turns-next =
    { $count ->
        [one] Next table
       *[other] Next table ({ $count } wait)
    }
turns-next-key = Go to the next table that waits for you
channels-title = What you hear of, and how
channels-lead = This page tells you everything. Choose here what you also want to hear of while it is closed. Nothing is sent while you are looking at the table.
channels-event = What
channel-push = This and other devices
channel-mail = E-mail
channel-webhook = Programs
hear-of-my-turn = My turn
hear-of-reminder = My time runs out
hear-of-time-up = My time is up
hear-of-mention = Somebody names me
hear-of-invitation = Invitations
hear-of-sat-down = Somebody sits down
hear-of-game-over = The game is over
channels-saved = Noted.
digest-title = E-mail
digest-choice =
    { $minutes ->
        [0] One e-mail each time
        [10] Gathered for ten minutes
        [60] At most one an hour
        [360] At most one in six hours
        [1440] At most one a day
       *[other] Gathered for { $minutes } minutes
    }
digest-no-mail = E-mail needs a confirmed address of yours.
push-title = Devices
push-lead = Your browser can show you news even while the page is closed. What is sent is encrypted, and says only which table it is about.
push-add = Tell me on this device
push-remove = Do not tell me on this device
push-refused = Your browser does not allow it. You can change that in its settings for this page.
push-unable = This browser cannot do it, or only over HTTPS. On an iPhone or iPad, add the page to the home screen first.
push-others = Other devices
push-forget = Forget
push-added = This device will be told from now on.
webhooks-title = Programs
webhooks-lead = A program of yours, or a service such as ntfy, Discord, Matrix or Slack, can be told at an HTTPS address that it gives you.
webhooks-address = Address
webhooks-form = Form
webhook-form-plain = JSON
webhook-form-ntfy = ntfy
webhook-form-discord = Discord
webhook-form-matrix = Matrix
webhook-form-slack = Slack
webhooks-add = Add
webhooks-test = Try it
webhooks-tested = It was delivered.
webhooks-remove = Remove
webhooks-failed = It stopped taking messages. Nothing more is sent to it until you try it again.
webhooks-secret = Messages are signed with this. It is shown only now: { $secret }
feed-heading = Calendar and news
feed-lead = Your turns as a calendar and as an Atom feed, at a secret address. Whoever has it sees at which tables it is your turn, and nothing else.
feed-make = Make an address
feed-renew = Make a new address
feed-end = Remove the address
feed-there = There is an address. It is shown only when it is made.
feed-calendar = Calendar
feed-atom = Atom feed
link-unsubscribe-title = No more e-mails?
link-unsubscribe-lead = You will get no more e-mails about your tables. Those you ask for yourself, such as a way back in, still come.
link-unsubscribe-do = No more e-mails
link-unsubscribe-done = Done. You can choose otherwise on your page at any time.

## Back to a seat that is taken

return-title = Seat { $number } belongs to { $name }
return-lead = If that is you, this browser does not know it. Nobody can take a seat with a link alone, but there are ways back:
return-ask-lead = Or ask the table. The host decides; without a host, everybody else who sits there.
return-ask = Ask to be let back in
return-awaited = This table was played elsewhere until now, and the seat waits for whoever was given this link. Take it, and the game goes on.
return-take = Take the seat
return-asked = The table has been asked. Stay here: you are let in as soon as they agree.
return-wants = { $name } says that seat { $number } ({ $owner }) is theirs, and asks to be let back in.
return-careful = Say yes only if you know that it is them: they will see that seat’s hand.
return-agreed =
    So far { $count ->
        [0] none of the others has agreed
        [one] one of the others has agreed
       *[other] { $count } of the others have agreed
    }.
return-yes = Let them in
return-no = No
return-log = { $name } was let back into seat { $number }.

## Pages of people, statistics and ratings

rated = Rated
rated-about = The game counts for the rating of everyone who plays, even if a bot plays on for somebody, unless all the others agree that it does not.
rated-not-you = This game does not count for you.
rating = Rating
rating-provisional = provisional
excuse-ask = A bot is playing for { $name }. If all of you agree, this rated game does not count for { $name }.
excuse-agreed = { $count } of { $all } agree so far.
excuse-yes = It need not count
excuse-no = It should count after all
person-title = Player
person-profile = Profile
person-nobody = Choose a name first; then you can ask people to be friends, mute, block or report them.
person-you = This is you.
person-friend = You and { $name } are friends.
person-asked = You have asked { $name } to be friends.
person-mute = Mute
person-unmute = Hear them again
person-muted = You will not read what { $name } says.
person-unmuted = You will read what { $name } says again.
# $seen_by: everybody, friends or nobody
person-own =
    This is your page. { $seen_by ->
        [everybody] Everybody may see it.
        [friends] Only your friends may see it.
       *[nobody] Nobody else may see it.
    }
person-change = Change that
person-none = { $name } has not finished a game here yet.
person-none-you = You have not finished a game here yet.
person-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $wins } won
person-last = last on { $day }
person-in-game = { $name } at { $game }
person-all-games = All games of { $name }
lasting-minutes = { $count } min
lasting-hours = { $count } h
lasting-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
statistics-title = Statistics
statistics-of = { $game }: how it is played here
statistics-lead = All finished games on this server with at least one person in them. Nobody is named.
statistics-whole = Everybody’s statistics for { $game }
statistics-which = Which games
statistics-seats = Seats
statistics-bots = Strongest bot
statistics-options = Options
statistics-all = All
statistics-no-bots = People only
statistics-none = There is no such game.
statistics-none-here = Nobody has finished a game here yet.
statistics-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
statistics-games = Games
statistics-won = Won
statistics-mean-place = Average place
statistics-mean-points = Average points
statistics-per-decision = Time per decision
statistics-seconds = { $seconds } s
statistics-handed-over = Handed over to a bot
statistics-newest =
    { $count ->
        [one] From the last game.
       *[other] From the last { $count } games.
    } A decision counts as five minutes at most.
statistics-minute = Updated every minute.
statistics-by-option = Games won by seat and option
statistics-csv = As CSV
statistics-json = As JSON
shares-title = By table
shares-of = Which games
shares-option = { $option }: { $choice }
shares-seats = { $count } seats
shares-bots = Strongest bot: { NAME($level, of: "level") }
opponents-title = Against whom
opponents-who = Opponent
opponents-before = Beaten
opponents-after = Lost to
opponents-others = Others
opponents-bot = Bot: { NAME($level, of: "level") }
games-best = Best games
games-longest = Longest games
game-points = { $points } points
game-place = place { $place } of { $seats }
game-length = { $steps } steps, { $lasting }
plot-places = Places
plot-points = Points
plot-trend = Points in the last { $count } games
plot-rating = Rating, and how far the truth may be from it
plot-game = Game
plot-wins = Games won by seat
plot-seat = Seat
plot-within = 19 times out of 20 between
plot-parity = an equal share
plot-times = Times
plot-steps = Length in steps
plot-steps-head = Steps
plot-minutes = Length in minutes
plot-minutes-head = Minutes
leaders-title = Leaderboard
leaders-of = Leaderboard for { $game }
leaders-lead = Members with at least ten rated games who let everybody see their page.
leaders-none = Nobody stands here yet. It takes ten rated games, and a page that everybody may see.
leaders-games = Rated games
leaders-pages = Pages
leaders-page = Page { $page } of { $pages }
leaders-before = Stronger
leaders-after = Weaker
leaders-bots = Where the bots stand
    .about = Their strength was measured in thousands of games and does not change.
seen-by-title = Your page and your statistics
seen-by-lead = Your games, places and ratings stand on a page of their own. Strangers find neither the address of a table that is not public there, nor the name of anybody who hides.
seen-by-page = To my page
seen-by-who = Who may see it?
seen-by-everybody = Everybody
    .about = Anybody who visits this server. You can stand on leaderboards.
seen-by-friends = My friends
    .about = Those you have accepted as friends, and nobody else.
seen-by-nobody = Nobody
    .about = Only you.
seen-by-saved = That holds from now on.

## A page that is not there

lost-title = Off the map
lost-lead = Here be dragons, but no page. The link may be old or cut short.
lost-home = Sail home

## The terminal

terminal-player =
    { YOU($seat) ->
        [yes] You
       *[no] { PLAYER($seat) }
    }
terminal-goodbye = Goodbye.
terminal-keys =
    { $undo ->
        [true] ? rules, u undo, q quit
       *[false] ? rules, q quit
    }
terminal-more = — Enter: more, q: back —
terminal-what = Type a number from 1 to { $count }, or one of the keys shown.
terminal-sure = Leave the game? [y/n]
    .yes = y
terminal-replay-keys = ← → step, PgUp PgDn ten steps, Home End, 1-5 see as a seat, q quit

# The analysis of a finished game. Numbers are in a hundred and come as text, with their sign where they are a change.
analysis-title = Chances to win, in a hundred, and what became of them
analysis-who = Who
analysis-start = at first
analysis-own = own choices
analysis-others = others’ choices
analysis-luck = luck
analysis-result = at the end
analysis-decisions = Decisions
analysis-turns = Turning points
analysis-none = Nothing stands out clearly.
# $from and $to are chances, $about is how far the change may be off
analysis-turn-choice = Step { $step }, { $what }: { PLAYER($seat) } from { $from } % to { $to } % (±{ $about })
analysis-turn-luck = After step { $step }, { $what }, by luck: { PLAYER($seat) } from { $from } % to { $to } % (±{ $about })
analysis-best = Best move of { PLAYER($seat) }
analysis-dearest = Dearest move of { PLAYER($seat) }
# $by is how much better or worse it was than the best other move
analysis-move = Step { $step }, { $what }: { $by } against the next best
analysis-move-dear = Step { $step }, { $what }: { $by } against { $better }
analysis-curve = Chances to win, step by step
analysis-honest = Judged by what each player could know then, as computer players would play on: { $worlds } imagined worlds a decision. ± is an interval of 95 %; what does not stand out from it is not named, or only by its ±.
analysis-stopped =
    { $kept ->
        [true] Stopped after { $done } of { $all } decisions. They are kept: the same command goes on from there.
       *[false] Stopped after { $done } of { $all } decisions. With --json they would have been kept.
    }

## Explanations

symbols = Symbols
symbols-find = Find a symbol
symbols-none = No symbol of that name.
explain-rule = Rule { $rule }
explain-larger = Larger, or smaller
keys-explain = Explain what has the focus
aim-title = First time here?
aim-scores-title = What scores:
aim-first-title = To begin with:
aim-learn = Learn it first
aim-dismiss = Just play

## Several people at one device

create-here = Somebody else here
create-person = Player { $number }
create-person-name = Name of the player in seat { $number }
pass-on = Pass the device on to { $name }
    .about = The others look away. Nothing is shown before you take it.
pass-on-alone = Only you may see what your last move brought you. Look at it, then pass the device on.
pass-on-take = I am { $name }: show me the table
