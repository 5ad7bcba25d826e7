### What the screen of Stalingrad says around the game.

## Seats, by edition and number.

screen-side-stalingrad-standard-1 = ドイツ軍
screen-side-stalingrad-standard-2 = ソ連軍

## The row of Locations.

sg-screen-location = { $number }：{ $name }
sg-screen-controlled = { $side ->
        [german] ドイツ軍
       *[soviet] ソ連軍
    }
sg-screen-contested = 争奪中
sg-screen-uncontrolled = 支配者なし
sg-screen-rubble = 瓦礫{ $rubble }/{ $limit }、糧食{ $rations }
sg-screen-destroyed = 破壊済み、糧食なし
sg-screen-zone-control = { $side ->
        [german] ドイツ軍の支配エリア
       *[soviet] ソ連軍の支配エリア
    }
sg-screen-zone-perimeter = { $side ->
        [german] ドイツ軍の周辺エリア
       *[soviet] ソ連軍の周辺エリア
    }
sg-screen-force = { $force }（{ $values }）
sg-screen-legend = 括弧内：戦闘力/糧食、★は勲章1個（戦闘力に算入済み）、能力。

## The table.

sg-screen-title = スターリングラードの戦い：第{ $turn }ターン（全{ $cap }ターン）、{ $seat }
sg-screen-title-set-up = スターリングラードの戦い：{ $seat }のセットアップ
sg-screen-column-seat = プレイヤー
sg-screen-column-locations = 支配
sg-screen-column-hand = 手札
sg-screen-column-deck = 山札
sg-screen-column-discard = 捨て札
sg-screen-column-forces = 部隊の山
sg-screen-column-lost = 喪失
sg-screen-next = { $side ->
        [german] ドイツ軍の次の部隊
       *[soviet] ソ連軍の次の部隊
    }
sg-screen-top = { $force }：カード{ $price }枚
sg-screen-in-play = 場
sg-screen-in-play-wins = { $cards }（{ $wins }枚で勝利）
sg-screen-known = { $side ->
        [german] ドイツ軍の手札で判明しているもの
       *[soviet] ソ連軍の手札で判明しているもの
    }
sg-screen-known-cards = { $cards }{ $unknown ->
        [0] {""}
       *[other] とほか{ $unknown }枚
    }
sg-screen-column-own-hand = 手札
sg-screen-column-firefight = 銃撃戦
sg-screen-column-event = イベント

## The own chair and the battle.

sg-screen-hand = 手札
sg-screen-valued = { $card }（{ $value }）
sg-screen-chosen = 選んだ部隊
sg-screen-feeding-order = 糧食は決まった順に配る。順番を飛ばした部隊は、今回の糧食を受け取れない。
sg-screen-loss-order = 退却、撃破、糧食の順に選ぶ。先へ進むと、前のものには戻れない。
sg-screen-announced = 宣言
sg-screen-event = { $card }（{ $event }）
sg-screen-answered = { $event }、これへのリアクション：{ $reaction }
sg-screen-battle = 戦闘
sg-screen-attack = { $side ->
        [german] ドイツ軍プレイヤーが{ $location }で攻撃している（{ $rubble }）。
       *[soviet] ソ連軍プレイヤーが{ $location }で攻撃している（{ $rubble }）。
    }
sg-screen-retreated = 退却済み：{ $forces }
sg-screen-total = 合計{ $total }：{ $parts }
sg-screen-part-forces = 部隊（{ $amount }）
sg-screen-part = { $source }（{ $amount }）
sg-screen-part-struck = { $source }（{ $amount }、無効）
sg-screen-held = 退却できない。
sg-screen-harried = 退却が吸収する損害は1点少なくなる。
sg-screen-ignores = 損害{ $count }点を無視する。
sg-screen-muted = { $keywords }のイベントは効果がない。
sg-screen-losses = 吸収すべき損害は残り{ $count }点。
sg-screen-turned-up = めくったカード

## The open piles.

sg-screen-discards = { $side ->
        [german] ドイツ軍の捨て札
       *[soviet] ソ連軍の捨て札
    }
sg-screen-lost = { $side ->
        [german] ドイツ軍の撃破された部隊
       *[soviet] ソ連軍の撃破された部隊
    }
sg-screen-to-come = { $side ->
        [german] ドイツ軍のこれから登場する部隊
       *[soviet] ソ連軍のこれから登場する部隊
    }
sg-screen-unused = 使わない拠点
sg-screen-column-location = 拠点
sg-screen-column-chart = 瓦礫0個、1個、2個…のときの糧食（現在の欄は角括弧）
sg-screen-chart = { $steps }、{ $limit }個目で破壊

## Moves.

sg-screen-one-way = そこから行けるのは{ $zone }だけである
