### Looking back at games in the browser.

## The list of games.

replays-title = Replays
replays-text = Every game that is over can be looked at again, step by step and from every seat, and played on from any point of it.
replays-mine = My games
replays-mine-none = None of your games is over yet.
replays-all = Public games
replays-all-none = No public game is over yet.
import-title = Bring a game
import-pick = Choose a game file
import-busy = The game is being played again…
import-text = Or drop one here. It is played again, line by line, before it is taken in; then you can look at it and play on from it.
import-too-large = This file is larger than 4 MB: that is more than any game has.
import-broken = { $file } was not taken in
import-line = Line { $line }:
import-broken-why = Every line carries a sum over all that came before it. A file in which anything was changed, or that was played under other rules, does not play again.

## A game looked back at.

replay-title = Looking back: { $game }
replay-missing = This game cannot be shown
replay-not-begun = This game has not begun
replay-to-table = Go to the table
replay-running = The game is still being played, so you see only what you may know now.
replay-halted = The game stands still, so you see only what you may know now.
replay-unfinished = This game has no end.
replay-refresh = Look for news
replay-look = Seen by
replay-seat = { $side } ({ $name })
replay-spectator = a spectator
replay-whole = All cards
replay-copy = Copy the link
replay-copied = The link to step { $step } is copied.
replay-copy-by-hand = The browser does not let us copy. The address bar holds this very link.
replay-download = Download
replay-fork = Play on from here
replay-board = The table
replay-side = What happened
replay-this-turn = This turn
replay-piles = Every pile, from the top
replay-timeline = The whole game
replay-slider = Step
replay-ways = Going through the game
replay-step = Step { $step } of { $last }
replay-turn = { $who }: turn { $turn }
replay-first = To the beginning
replay-turn-back = A turn back
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-next = A step on
replay-turn-next = A turn on
replay-last = To the end
replay-keys = ← → steps, Shift ← → turns, Space plays
replay-step-now = This step
replay-of-options =
    { $count ->
        [one] the only option
       *[other] of { $count } options
    }
replay-start = The game is set up.
replay-nothing-said = Without visible effect.
replay-asked-next = Next to choose: { $who }.
replay-rank = { $rank }. { $who }:

## Where cards lie.

replay-zone-of = { $zone }, { $who }
replay-zone-barbarossa-deck = Deck
replay-zone-barbarossa-hand = Hand
replay-zone-barbarossa-discard = Discard pile
replay-zone-barbarossa-played = Playing area
replay-zone-barbarossa-active = Front Line, active
replay-zone-barbarossa-exhausted = Front Line, exhausted
replay-zone-barbarossa-lingering = Cards that stay for a while
replay-zone-barbarossa-support = Support pile
replay-zone-barbarossa-cities = City pile
replay-zone-barbarossa-events = Event pile
replay-zone-barbarossa-revealed = Revealed events
replay-zone-barbarossa-doomed = Cards about to be forfeited
replay-zone-barbarossa-scrapped = Scrapped cards
replay-zone-barbarossa-war-zone = War Zone
replay-zone-barbarossa-removed = Cards out of the game
replay-zone-battlecards-deck = Arsenal deck
replay-zone-battlecards-under = Under the Arsenal deck
replay-zone-battlecards-hand = Hand
replay-zone-battlecards-kept = Kept Cards
replay-zone-battlecards-ground = Ground stack
replay-zone-battlecards-air = Air stack
replay-zone-battlecards-sea = Sea stack
replay-zone-battlecards-apart = Cards laid apart
replay-zone-battlecards-discard = Discard pile
replay-zone-battlecards-won = Battles won
replay-zone-battlecards-conflict = Conflict deck
replay-zone-battlecards-spent = Conflict discard pile
replay-zone-battlecards-pending = Battle card on the table
replay-zone-battlecards-removed = Cards out of the game
replay-zone-battlecards-resting = Withdrawn units
replay-zone-battlecards-aggressor = Aggressor’s line
replay-zone-battlecards-defender = Defender’s line
replay-zone-stalingrad-deck = Deck
replay-zone-stalingrad-hand = Hand
replay-zone-stalingrad-discard = Discard pile
replay-zone-stalingrad-pile = Force pile
replay-zone-stalingrad-lost = Destroyed Forces
replay-zone-stalingrad-chosen = Chosen Force
replay-zone-stalingrad-control = Control zone of Location { $number }
replay-zone-stalingrad-perimeter = Perimeter zone of Location { $number }
replay-zone-stalingrad-row = Row
replay-zone-stalingrad-locations = Locations
replay-zone-stalingrad-pending = Announced cards
replay-zone-stalingrad-in-play = Cards in play
replay-zone-stalingrad-flipped = Flipped cards

## Playing on from the past.

fork-title = Play on from step { $step }
fork-text = A new game begins from this point, with luck of its own from here on. The old one stays as it is.
fork-seats = Who plays
fork-redeal = Hidden cards
fork-redeal-none = Everything stays where it was
fork-redeal-seat = Dealt anew: all that { $who } does not know
fork-redeal-text = You may have seen in the replay what the others hold. If the cards are dealt anew for a seat, all that this seat could not know at this point is shuffled and dealt again; what it knew stays true.

## What can be checked.

proof-title = What can be checked of this game
proof-open = Being checked…
proof-good = Verified
proof-unsure = Partly verified
proof-bad = Does not agree
proof-failed = Could not be checked
proof-sealed = Sealed
proof-sealed-text = The key that decides all luck in this game was fixed before the first card was dealt. The commitment below is its seal: it tells nothing about the key, and fits no other. After the end the key is opened, and this browser, which has noted the commitment, can compare.
proof-checking = The key is being compared, and the game played again…
proof-mark-good = It agrees.
proof-mark-unsure = It is not certain.
proof-mark-bad = It does not agree.
proof-key-fits = Key and salt, opened after the end, give exactly the commitment. Your browser has calculated that itself.
proof-key-differs = Key and salt, opened after the end, do not give the commitment: this game was not played with the key that was promised.
proof-key-unable = The key was not compared. Browsers calculate such sums only on secure pages (HTTPS, or the machine that the server runs on), and this page came over plain HTTP. Download the file and check it as below.
proof-key-none = This game came as a file without a commitment: there is nothing to compare its key with.
proof-key-fixed = This game was played with the coach. Its key is always the same and was never a secret, so it proves nothing.
proof-seal-same = It is the commitment that this browser was shown while the game was still being played.
proof-seal-other = While the game was being played this browser was shown another commitment. Somebody has exchanged the game or its key.
proof-seal-unseen = This browser did not look at the table before the end. That the commitment was shown at the opening is the server’s word.
proof-seal-file = The game came as a file, and so did its commitment: it is worth as much as the file. Compare it with what somebody noted who was there.
proof-log-agrees =
    { $lines ->
        [one] The server has played its { $lines } line again: it leads where the log says.
       *[other] The server has played all { $lines } lines again from the first one: each leads where the log says.
    }
proof-log-differs = The server has played the log again, and it does not agree in line { $line }.
proof-commitment = Commitment
proof-means-title = What that means
proof-means = All luck follows from the key. A key that fits its commitment was chosen before the game and not changed to suit anybody, and a log that plays again holds only choices that the rules allow, with nothing left out and nothing added.
proof-means-not-title = What that does not mean
proof-means-not = It does not tell who sat at the table, nor that whoever runs the server did not look at the key during the game. And that the log plays again is this server’s word until you check it on a machine of your own.
proof-check-yourself = Download the file, and where eastfront is installed say:

## What happened since one last looked.

recap-label = Since you last looked
recap-missed =
    { $count ->
        [one] Since you last looked, { $count } thing has happened.
       *[other] Since you last looked, { $count } things have happened.
    }
recap-show = Show me
recap-list = Read it
recap-dismiss = I have seen it
recap-step = { $step } of { $last }
recap-close = Back to the present
