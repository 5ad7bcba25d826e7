### What can be worked out, beside the board.

insight-sums = Sums
insight-total = Total
insight-chances = Chances
insight-certain = certain
insight-impossible = impossible
insight-cases = { $good } in { $all }
insight-unseen = Not seen yet
insight-nothing = There is nothing to reckon just now.
insight-missing = This cannot be worked out at the moment. It is tried again when the game goes on.
