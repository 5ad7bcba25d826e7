### Words that every game uses.
### French counts 0 and 1 as [one]: where exactly one is meant, the key is [1].

seat = Joueur { $seat }
copies = { $count } × { $card }
backs =
    { $count ->
        [1] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
decision-none = La partie est terminée.
decision-waiting = On attend { $who } ({ $kind }).

## Lists. They are put together from the left: $left is what stands already, $right the next item,
## $place whether that is the last one, $count how many there are.

list-empty = rien
list-and =
    { $place ->
        [last] { $left } et { $right }
       *[middle] { $left }, { $right }
    }
list-or =
    { $place ->
        [last] { $left } ou { $right }
       *[middle] { $left }, { $right }
    }
list-comma = { $left }, { $right }
list-sentences = { $left }. { $right }
list-clauses = { $left } ; { $right }
