### What people are told when the server refuses something; what is known by its kind alone is in browser.ftl.

## Seats.

problem-seat-taken = This seat is taken: { $seat }.
problem-seat-nobodys = This seat is nobody’s any more: { $seat }.
problem-seat-not-yours = This seat is not yours: { $seat }.
problem-seat-hidden = This seat is not yours: { $seat }. What it sees is shown after the end.
problem-seat-not-left = This seat has not left the game: { $seat }.
problem-no-seat = You have no seat at this table.
problem-taken-over = A computer player has taken over this seat: take it back first.

## Tables and their games.

problem-host-only = Only the host of the table may do that.
problem-seats-free = Not every seat is taken yet: wait, or give the free ones to computer players.
problem-rematch-waits = { $name } has not agreed to the rematch yet: wait, or free the seat.
problem-rematch-players = Only those who played may ask for a rematch.
problem-not-begun = The game has not begun yet.
problem-halted = The rules have changed since this game began, so it stands still.
problem-status = { $status ->
        [open] The game has not begun yet.
        [running] The game has begun already.
        [halted] The game is halted.
        [closed] The table was closed.
       *[ended] The game is over.
    }
problem-fork-halted = The game is halted, not over: only those at the table may play on from it.
problem-fork-over = The game is over at this point: go back to an earlier step, and play on from there.
problem-rules-changed = Under the present rules this game goes the same way only up to step { $step }.

## What is offered, taken back and timed.

problem-time-over = Your time is over.
problem-offer-waits = Another offer is waiting for an answer.
problem-no-offer = Nothing is offered any more.
problem-other-offer = Something else is offered by now.
problem-not-asked = This seat is not asked for its consent.
problem-own-offer = This offer is your own: you may only withdraw it.
problem-agreed-already = This seat has agreed already.
problem-no-draw = Computer players do not agree to a draw. You may resign or abandon the game.
problem-undo = { $over ->
        [yes] Nothing can be taken back: the game is over.
       *[no] There is no choice of yours that could be taken back.
    }
problem-no-hints = There are hints at training tables only.
problem-hint-not-asked = A hint is for the seat that is asked.

## Accounts.

problem-login-taken = This login is taken, or you have an account already.
problem-passkey-taken = This login or this passkey is taken.
problem-most-passkeys = An account has at most { $most } passkeys.

## Game files.

problem-file-unreadable = This is not a line of a game file.
problem-file-empty = The file is empty.
problem-file-cut-off = The file breaks off in the middle of this line.
problem-file-other-format = The file was written by another version of this program, and cannot be read here.
problem-file-bad-set-up = This server cannot set up such a game: it does not know the game, the edition, the cards or an answer.
problem-file-bad-commitment = The key of the game is not the one that was promised at its start.
problem-file-changed = The line was changed, or the rules here lead to something else at this point.
problem-file-impossible = Under the rules here this cannot happen at this point of the game.
problem-file-endless = The game is over here, but its end is not in the file.
problem-file-too-long = The file goes on for longer than any game.
problem-file-too-slow = It takes too long to play this game again.
problem-file-too-heavy = This game cannot be played again here: it takes too much memory, or the rules stumble over it.
