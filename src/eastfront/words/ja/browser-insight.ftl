### What can be worked out, beside the board.

insight-sums = 計算
insight-total = 合計
insight-chances = 確率
insight-certain = 確実
insight-impossible = 不可能
insight-cases = { $all }通り中{ $good }通り
insight-unseen = まだ見ていないカード
insight-nothing = 今、計算できるものはありません。
insight-missing = 今は計算できません。ゲームが進むと、もう一度計算します。
