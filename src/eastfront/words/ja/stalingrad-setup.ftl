### Battle for Stalingrad: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-stalingrad-standard = 標準

## What an edition differs in, with the clauses.

edition-text-stalingrad-standard = 版はこの1つだけである。ターンの終わりに5つの拠点をすべて支配する側が勝ち（sg-1.10）、6枚目のウラヌス作戦でソ連軍が勝つ（sg-1.15）。資料が何も述べない点については、下のハウスルールで別の答えを選べる。

## Questions, each with its answers.

question-stalingrad-control = 拠点の支配を決めるもの
answer-stalingrad-control-presence = 支配エリアの部隊
answer-stalingrad-control-markers = 支配マーカー
question-stalingrad-uranus-win = 6枚目のウラヌス作戦による勝利
answer-stalingrad-uranus-win-on = あり（直ちに勝利）
answer-stalingrad-uranus-win-off = なし
question-stalingrad-flips = 銃撃戦の後にカードをめくる側
answer-stalingrad-flips-both = 両軍
answer-stalingrad-flips-one = 攻撃側のみ
question-stalingrad-control-move-from-perimeter = 支配エリアへの移動を周辺エリアから始められるか
answer-stalingrad-control-move-from-perimeter-off = 始められない（支配エリアからのみ）
answer-stalingrad-control-move-from-perimeter-on = 始められる
question-stalingrad-defenders-pay = 防御側の部隊も糧食を支払うか
answer-stalingrad-defenders-pay-off = 支払わない（攻撃側のみ）
answer-stalingrad-defenders-pay-on = 支払う（持っている場合）
question-stalingrad-turn-cap = ゲームが引き分けとなる各軍のターン数
