# What a player of Battle for Stalingrad could work out: waste, sums, chances, cards not seen.

## What an option would waste.

sg-caution-points = まだ部隊を選べる。兵力値が{ $count }点残っており、失われる。
sg-caution-march = コストなしで移動できる部隊があと{ $count }個ある。この機会は失われる。
sg-caution-lost = 敵が5つの拠点をすべて支配している。このままターンが終われば、ゲームに敗北する。

## Sums. Titles, then terms.

sg-sum-total = { $who }の戦闘力合計
sg-sum-losses = { $who }の損害
sg-term-forces = 交戦中の部隊
sg-term-medals = { $force }：勲章
sg-term-ability = { $force }：{ $ability }
sg-term-note = { $force }：{ $location }
sg-term-struck = { $card }（効果なし）
sg-term-floor = 0未満にはならない
sg-term-enemy-total = 敵の戦闘力合計
sg-term-ignored = 無視した損害
sg-term-absorbed = すでに吸収した損害

## Chances.

sg-chance-flip = { $who }がめくるカード：{ $effect }
sg-chance-flips = { $who }がめくって選べるカード：{ $effect }
sg-chance-flips-only =
    { $count ->
        [2] （以後はめくるカードだけを数え、その選択はこの結果だけを考える場合）
       *[other] （以後はめくるカードだけを数える場合）
    }
sg-chance-driven-out = { $who }は{ $zone }に部隊を残せない{ sg-chance-flips-only }
sg-chance-destroyed = { $who }の交戦中の部隊がすべて撃破される{ sg-chance-flips-only }
sg-chance-fire = { $card }を銃撃戦でプレイすると、{ $who }は{ $zone }に部隊を残せない{ sg-chance-flips-only }
sg-chance-use = { $card }を使うと、{ $who }は{ $zone }に部隊を残せない{ $count ->
        [0] {""}
       *[other] { sg-chance-flips-only }
    }
sg-chance-use-destroyed = { $card }を使うと、{ $who }の交戦中の部隊がすべて撃破される{ $count ->
        [0] {""}
       *[other] { sg-chance-flips-only }
    }
sg-chance-attack = 可能な部隊がすべて{ $site }で攻撃すると、{ $who }はそこに部隊を残せない{ sg-chance-flips-only }

## Cards not seen.

sg-unseen-deck = { $who }の山札
sg-unseen-deck-or-hand = { $who }の山札または手札
sg-unseen-pile = { $who }の部隊の山（一番上のカードより下）
