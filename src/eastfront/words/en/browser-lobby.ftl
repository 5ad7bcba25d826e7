### Setting up, finding and joining tables in the browser.

setup-head = Set up a table
setup-title = Set up { $game }
setup-no-game = There is no such game here
setup-others = Other games
setup-other = { $game } instead
setup-summary = This table
setup-edition = Edition
setup-edition-usual = the usual one
setup-edition-differs =
    { $count ->
        [one] { $count } rule differs
       *[other] { $count } rules differ
    }
setup-seats = Who plays
setup-count = Seats
setup-fill-computer = Against the computer
setup-fill-me = All at this screen
setup-fill-open = Invite others
setup-alliance-axis = Axis
setup-alliance-allies = Allies
setup-sitter-me = I sit here
setup-sitter-me-named = I sit here ({ $name })
setup-sitter-open = free: somebody may join
setup-sitter-computer = Computer: { $level }
setup-note-me = Played from this browser.
setup-note-open = Whoever has the link may sit down.
setup-hot-seat = Several seats are yours: pass the screen on, and the table turns to whoever is asked.
setup-clock = Clock
setup-clock-kind = Time to think
setup-clock-none = no clock
setup-clock-move = for each move
setup-clock-bank = for the whole game
setup-clock-days = days for each move
setup-clock-minutes = Minutes
setup-clock-increment = Seconds more after each move
setup-clock-in-days = Days
setup-clock-none-text = Everybody takes as long as they like.
setup-clock-move-text = A move is all that a seat chooses until another is asked. Whoever runs out of time loses his seat in the game.
setup-clock-bank-text = One supply of time for the whole game, with a little more after each move.
setup-clock-days-text = For games that go on beside everyday life; turn on notifications in the settings.
setup-clock-wrong = This clock cannot be set: use half a minute to a day, or 1 to 30 days.
setup-visibility = Who finds it
setup-private = Private
setup-private-text = Only those who have the link.
setup-public = Public
setup-public-text = Everybody finds it in the lobby and may watch.
setup-is-private = private
setup-is-public = public
setup-is-me = you
setup-training = Hints
setup-hints-no = None
setup-hints-no-text = Everybody thinks for themselves.
setup-hints-yes = Training table
setup-hints-yes-text = Every seat may ask how its options compare. All see that a hint was taken.
setup-is-training = training table
setup-is-plain = none
setup-options =
    { $count ->
        [one] House rules: { $count } open question
       *[other] House rules: { $count } open questions
    }
setup-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
setup-options-text = Where the rule documents differ or are silent, the edition gives an answer. You may choose another one; the clauses say what each means.
setup-options-english = The clauses of the rules are written in English only.
setup-options-reset = Answers of the edition
setup-filter = Find a question
setup-filter-none = No question has these words.
setup-changed = changed
setup-answer-of = as in { $editions }
setup-number = A number from { $low } to { $high }
setup-number-wrong = This number is no answer here.
setup-deviations = House rules
setup-not-yet = Something above cannot be as it is; it is marked there.
setup-open = Open and invite
setup-start = Start the game
setup-start-watching = Start, and watch
setup-reset = Begin again with the defaults

name-label = What should the others call you?
link-label = Link to this table
link-copy = Copy
link-share = Share
link-copied = The link is copied.
link-marked = The link is marked: copy it with the keyboard or the menu.

waiting-title = { $game }: before the game
waiting-free =
    { $count ->
        [one] One seat is still free. Pass the link on.
       *[other] { $count } seats are still free. Pass the link on.
    }
waiting-full = Every seat is taken. The host begins the game.
waiting-full-host = Every seat is taken. You may begin.
waiting-rematch = A rematch: it begins as soon as everybody who played before has agreed.
waiting-closed = The table is closed.
waiting-seats = Seats
waiting-seat-free = free
waiting-seat-mine = { $name } (you)
waiting-here = is here
waiting-away = is away
waiting-claim = Sit down
waiting-claim-too = Sit here, too
waiting-leave = Get up
waiting-free-seat = Free this seat
waiting-computer = Computer …
waiting-computer-at = Computer player for { $seat }
waiting-start = Begin the game
waiting-start-later = The game begins when every seat is taken: by people, or by the computer.
waiting-host-starts = Whoever opened this table begins the game. This page turns into the table by itself.
waiting-close = Close the table
waiting-invite = Invite
waiting-invite-private = Whoever has this link may sit down and play; no account is needed.
waiting-invite-public = This table stands in the lobby. The link leads straight to it; no account is needed.
waiting-local = This link works on this computer only. To let others of your network join, stop the server and start it with this command, with your computer’s own address there instead of { $address }. Your tables stay.
waiting-share-title = Play { $game } with me
facts-title = How it is set up
facts-answer = { $question }: { $answer }

list-game = Game
list-all = all games
list-refresh = Look again
list-more = Show more
list-start-own = Open a table yourself
list-host = opened by { $name }
list-training = Training table
list-house-rules =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
list-go-open = Join
list-go-running = Watch
list-go-ended = Look back

join-title = Join a table
join-paste = Somebody sent you a link, or the id of a table? Paste it here:
join-follow = Go there
join-wrong = This is neither a link of ours nor the id of a table. A link ends like /join/ and the id.
join-public = Public tables with a free seat
join-none = No public table is waiting for players just now.

watch-title = Watch
watch-which = Which games
watch-running = Being played
watch-ended = Over
watch-none-running = No public game is being played just now.
watch-none-ended = No public game is over yet.

mine-title = My tables
mine-turn = Waiting for you
mine-running = Being played
mine-open = Not yet begun
mine-halted = Halted after an upgrade
mine-over = Over
mine-none = You sit at no table yet. If you have an account, sign in to find your tables here.
mine-join = Join one
mine-sign-in = Sign in
mine-with = with { $names }
mine-alone = all seats yours
mine-step = step { $step }
mine-go-turn = Your turn
mine-go = To the table
mine-is-unfinished = without an end
mine-is-halted = standing still

invite-head = Invitation to a table
invite-title = { $name } invites you to { $game }
invite-title-nobody = You are invited to { $game }
invite-which = Which seat?
invite-sit = Sit down
invite-sit-as = Sit down as { $name }
invite-rename = Another name
invite-free = No account is needed; this browser keeps your seat.
invite-yours = You sit here already.
invite-to-table = To the table
invite-full = Every seat is taken meanwhile.
invite-running = The game has begun, and every seat is taken.
invite-ended = This game is over.
invite-unfinished = This game came to no end, but it can be looked at.
invite-halted = This game rests: the rules at hand would lead elsewhere.
invite-closed = The host has closed this table.
invite-watch = Watch
invite-replay = See how it went
invite-look = Look at it
invite-own = Open a table of your own
invite-other-tables = Find other tables
invite-learn = Learn { $game } in a few minutes
invite-rules = The rules

move-title = Play on here
move-text = This link brings { $name }’s seat ({ $seat }) in { $game } to this device.
move-warning = The device that has it now loses it, and the link works once.
move-take = Take the seat here
move-not = Leave it where it is
move-gone = This link was used already, has run out, or never was one. Ask for a new one at the device that has the seat.
