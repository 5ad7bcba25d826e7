### The coach of a first game, beside the board.

coaching-label = Coach
coaching-progress = { $met } of { $all } lessons
coaching-step = { $step } of { $steps }
coaching-next = Next
coaching-back = Back
coaching-skip = Skip the introduction
coaching-begin = Let us play
coaching-again = The introduction
coaching-new = New
coaching-met = You know this already
coaching-would = I would choose:
coaching-gist = I would choose: { $option }
coaching-do = Do that
coaching-thinking = One moment …
coaching-quiet = The others are choosing.
coaching-silent = I have nothing to say just now: my advice did not arrive.
coaching-fold = Fold up the coach
coaching-unfold = Open the coach
coaching-leave = Leave the coach
coaching-return = Call the coach back
coaching-once-more = Play this game again with the coach
coaching-real = Play without the coach
coaching-opening = The coach sets up the table …
coaching-failed = There is no coach for this game
