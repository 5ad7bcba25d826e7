### What is said about the options of a decision that were tried out.

hint-best = 最善
hint-behind = { $gain }点（{ $low }〜{ $high }）
hint-close = 優劣つかず：{ $gain }点（{ $low }〜{ $high }）
hint-scale =
    { $winning ->
        [100] 1ゲームは100点満点で、すべて勝敗で決まります。
       *[other] 1ゲームは100点満点です。{ $winning }点は勝敗で、残りは終了時の得点差で決まります。
    }最後までプレイすると、差は100回のうち約95回、括弧内の範囲に収まります。
hint-change =
    { $sign ->
        [none] ±0
        [less] −{ $whole }{ "." }{ $tenth }
       *[more] +{ $whole }{ "." }{ $tenth }
    }

## Reasons.

hint-wins =
    { $turns ->
        [1] 試したすべての世界で、このターンのうちに勝ちます。
       *[other] 試したすべての世界で、{ $turns }ターン以内に勝ちます。
    }
hint-leads-to =
    { $turns ->
        [1] ターン終了時の平均：{ $changes-comma }
       *[other] { $turns }ターン後の平均：{ $changes-comma }
    }
hint-thumb = 経験則ならこれを選びます。

## How a seat stands.

hint-barbarossa-points = 勝利点{ $amount }
hint-barbarossa-front-line = 自分の戦線のカード{ $amount }
hint-barbarossa-deck = 山札・手札・捨て札のカード{ $amount }
hint-barbarossa-supply = 自分のカードの補給ポイント{ $amount }
hint-battlecards-points = 自軍の勝利点{ $amount }
hint-battlecards-enemy-points = 敵の勝利点{ $amount }
hint-battlecards-discard = 自分の捨て札{ $amount }
hint-battlecards-enemy-discard = 敵の捨て札{ $amount }
hint-battlecards-deployed = 自分の展開中のカード{ $amount }
hint-battlecards-hand = 自分の手札{ $amount }
hint-stalingrad-locations = 自軍の拠点{ $amount }
hint-stalingrad-forces = 場の自軍部隊{ $amount }
hint-stalingrad-enemy-forces = 場の敵部隊{ $amount }
hint-stalingrad-rations = 自軍部隊の糧食{ $amount }
hint-stalingrad-hand = 自分の手札{ $amount }
