# What a player of Barbarossa could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bb-caution-points = { $points }はまだ使えるが、失われる。
bb-caution-deploy = プレイしたカードをまだ展開できる。展開しなければ捨て札に置かれる。
bb-caution-place = 手札のカードをまだ直接戦線に置ける。置けるのはこのフェイズの間だけである。
bb-caution-reactivate = まだカードを{ $count }枚回復させられる。この機会は失われる。
bb-caution-break-off = 戦闘ポイント{ $count }点でこの戦闘に勝てる。

## Sums. Titles, then terms.

bb-sum-attack = { $who }の戦闘ポイント（戦闘ポイントを得られるカードをすべて消耗させた場合）
bb-sum-given-up = { $site }に対してカードを手放すと加わる分
bb-sum-defence = { $site }の防御力
bb-term-at-hand = 手持ち
bb-term-revealed-bonus = 公開されたイベントによる追加
bb-term-printed = 基本
bb-term-lowered = この戦闘での低下
bb-term-floor = 0未満にはならない

## Chances.

bb-chance-attack =
    { $means ->
        [hand] { $site }の占領（手持ちの戦闘ポイントだけ：{ $count }）
        [exhausting] { $site }の占領（加算できるカードをすべて消耗させた場合：{ $count }）
       *[all] { $site }の占領（加算できるカードをすべて消耗させ、手放した場合：{ $count }）
    }
bb-chance-attack-replacing =
    { $means ->
        [hand] 必要ならイベント1枚を取り替える{ $site }の占領（手持ちの戦闘ポイントだけ：{ $count }）
        [exhausting] 必要ならイベント1枚を取り替える{ $site }の占領（加算できるカードをすべて消耗させた場合：{ $count }）
       *[all] 必要ならイベント1枚を取り替える{ $site }の占領（加算できるカードをすべて消耗させ、手放した場合：{ $count }）
    }
bb-chance-combat =
    { $means ->
        [hand] この戦闘での勝利（手持ちの戦闘ポイントだけ：{ $count }）
        [exhausting] この戦闘での勝利（加算できるカードをすべて消耗させた場合：{ $count }）
       *[all] この戦闘での勝利（加算できるカードをすべて消耗させ、手放した場合：{ $count }）
    }
bb-chance-replace =
    { $means ->
        [hand] { $card }を取り替えた後の勝利（手持ちの戦闘ポイントだけ：{ $count }）
        [exhausting] { $card }を取り替えた後の勝利（加算できるカードをすべて消耗させた場合：{ $count }）
       *[all] { $card }を取り替えた後の勝利（加算できるカードをすべて消耗させ、手放した場合：{ $count }）
    }

## Cards not seen.

bb-unseen-events = イベントの山
bb-unseen-own = 自分の山札
bb-unseen-seat = { $who }の山札または手札
