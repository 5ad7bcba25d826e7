# What a player of BattleCards could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bc-caution-fire = まだ射撃できる自分のユニットがある。このフェイズの射撃は失われる。
bc-caution-shots = このユニットの射撃は残り{ $count }回あり、失われる。
bc-caution-miss = 今めくられうるどの番号も、この目標に命中しない。この射撃は失われる。
bc-caution-attack = 展開中の自分のユニットに参加できるものがない。この攻撃は成功しない。

## Sums. Titles, then terms.

bc-sum-attack = { $type }ユニットに対する{ $unit }の攻撃力
bc-sum-defence = { $type }ユニットに対する{ $unit }の防御力
bc-term-printed = 基本
bc-term-prepared = 陣地防御
bc-term-kept = このラウンドの温存カード
bc-term-air-group = このラウンドの航空隊と温存カード

## Chances.

bc-chance-hit = { $shooter }が{ $target }に命中（{ $low }〜{ $high }）
bc-chance-hit-one = { $shooter }が{ $target }に命中（{ $low }のみ）
bc-chance-autokill = { $shooter }が自動撃破で{ $target }を撃破
bc-chance-shots = { $shooter }が残り{ $count }回の射撃をすべて{ $target }に向け、1回以上命中
bc-chance-together = { $target }を狙えるユニットがすべて射撃し（計{ $count }回）、1回以上命中

## Cards not seen.

bc-unseen = { $places-or }
bc-unseen-places = { $who }の{ $zones-or }
bc-unseen-conflict = 戦局山札（{ $theatre }）
