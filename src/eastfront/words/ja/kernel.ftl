### Words that every game uses.
### Japanese counts with counters, not with plurals. A line break would become a space, so that no sentence
### has one: each pattern stands on one line, however long.

seat = プレイヤー{ $seat }
copies = { $card }×{ $count }
backs = カード{ $count }枚
decision-none = ゲームは終了した。
decision-waiting = { $who }の選択を待っている（{ $kind }）。

## Lists. They are put together from the left: $left is what stands already, $right the next item,
## $place whether that is the last one, $count how many there are. The words of list-and and list-or join
## nouns only: lists of clauses are joined as $list-comma or $list-sentences.

list-empty = なし
list-and =
    { $place ->
        [last] { $left }と{ $right }
       *[middle] { $left }、{ $right }
    }
list-or =
    { $place ->
        [last] { $left }または{ $right }
       *[middle] { $left }、{ $right }
    }
list-comma = { $left }、{ $right }
list-sentences = { $left }。{ $right }
list-clauses = { $left }／{ $right }
