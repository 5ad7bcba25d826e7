### What is said about the options of a decision that were tried out.

hint-best = おすすめ
hint-same = 試したすべての世界で同じ結果
hint-ahead = より良いかもしれません：{ $gain }点（{ $low }〜{ $high }）
hint-behind =
    { $tone ->
        [sure] 劣る
       *[other] おそらく劣る
    }：{ $gain }点（{ $low }〜{ $high }）
hint-close =
    { $tone ->
        [slight] ほとんど差なし
       *[other] 優劣つかず
    }：{ $gain }点（{ $low }〜{ $high }）
hint-unwon = おすすめの選択肢と違い、試したすべての世界でまもなく勝つわけではありません
hint-only = これより良い選択肢はありません
hint-pointless = 無意味
hint-forced = 選択肢はこれ1つしかありません。
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
    { $part ->
        [all] 試したすべての世界で、
       *[some] 試した{ $worlds }通りの世界のうち{ $count }通りで、
    }まもなく勝ちます。
hint-loses =
    { $part ->
        [all] 試したすべての世界で、
       *[some] 試した{ $worlds }通りの世界のうち{ $count }通りで、
    }まもなく負けます。
hint-leads-to = { $turns }ターン後またはゲーム終了時の平均：{ $changes-comma }
hint-thumb = 経験則ならこれを選びます。

## Why options are left out.

hint-rest = 他の選択肢はこれらに劣るか、何かを無駄にするか、試していません。
hint-rest-level = 他にもこれらと同等の選択肢があります。残りはこれらに劣るか、何かを無駄にするか、試していません。
hint-rest-only = 他の選択肢がこれより良くなることはありません。

## How a seat stands.

hint-barbarossa-points = 自分の勝利点{ $amount }
hint-barbarossa-rival-points =
    { $seats ->
        [2] 相手の
       *[other] 最上位の相手の
    }勝利点{ $amount }
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
