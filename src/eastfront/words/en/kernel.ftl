### Words that every game uses.

seat = Seat { $seat }
copies = { $count } × { $card }
backs =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
decision-none = The game is over.
decision-waiting = Waiting for { $who } ({ $kind }).

## Lists. They are put together from the left: $left is what stands already, $right the next item,
## $place whether that is the last one, $count how many there are.

list-empty = nothing
list-and =
    { $place ->
        [last] { $left } and { $right }
       *[middle] { $left }, { $right }
    }
list-or =
    { $place ->
        [last] { $left } or { $right }
       *[middle] { $left }, { $right }
    }
list-comma = { $left }, { $right }
list-sentences = { $left }. { $right }
list-clauses = { $left }; { $right }
