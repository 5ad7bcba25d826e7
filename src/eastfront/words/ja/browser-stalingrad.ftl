### Stalingrad's table in the browser.

## Zones and piles. $side is the name of a side, $location that of a Location.

sgt-zone-control = { $location }の{ $side }支配エリア
sgt-zone-perimeter = { $location }の{ $side }周辺エリア
sgt-area-control = 支配エリア
sgt-area-perimeter = 周辺エリア
sgt-zone-hand = 手札
sgt-zone-deck = 山札
sgt-zone-discard = 捨て札
sgt-zone-lost = 喪失
sgt-zone-chosen = 選んだ部隊（これから配置）
sgt-zone-pending = 宣言
sgt-zone-in-play = 場
sgt-zone-unused = 使わない拠点
sgt-pending-none = リアクションを待つカードはここに置かれる。
sgt-middle = 両軍の間
sgt-muster = 選べる部隊
sgt-stack-name = { $side }：{ $title }
sgt-stack = { $name }、{ $count }枚
sgt-stack-look = { $name }、{ $count }枚、中を見る
sgt-hand-known = 判明{ $count }枚
sgt-hand-known-title = { $side }の手札で判明しているもの
sgt-pile-next = 次の部隊（残り{ $count }個）
sgt-pile-closed = これから登場する部隊{ $count }個

## Sides.

sgt-side = { $side }
sgt-side-holds = 支配している拠点：{ $held }
sgt-side-turn = 第{ $turn }ターン（全{ $cap }ターン）

## Forces and Locations on the table.

sgt-force-state = 戦闘力{ $combat }、糧食{ $rations }個{ $medals ->
        [0] {""}
       *[other] 、勲章{ $medals }個
    }
sgt-force-value = 兵力値{ $value }
sgt-force-engaged = 交戦中
sgt-force-carried = これから配置
sgt-held = { $side }が支配
sgt-held-contested = 争奪中
sgt-held-nobody = 支配者なし
sgt-location-rubble = 瓦礫{ $rubble }/{ $limit }、糧食{ $rations }
sgt-location-destroyed = 破壊済み
sgt-location-fought = 攻撃されている
sgt-glance = 拠点の一覧
sgt-glance-location = { $name }：上に部隊{ $enemy }個、下に{ $own }個
sgt-card-struck = 効果なし
sgt-card-flipped = めくったカード

## What a Location's notes change. $amount is a signed number; $what is first, each or a type of Force.

sgt-note-draw = 支配者のドロー：{ $amount }
sgt-note-shelter = 防御側の合計：{ $amount }
sgt-note-price =
    { $what ->
        [first] 支配者が各ターン最初に買う部隊の価格：{ $amount }
        [infantry] 支配者の歩兵の価格：{ $amount }
        [motorised] 支配者の自動車化歩兵の価格：{ $amount }
        [tanks] 支配者の戦車の価格：{ $amount }
        [engineers] 支配者の工兵の価格：{ $amount }
       *[each] 支配者の部隊の価格：{ $amount }
    }
sgt-note-toll = 敵の部隊の価格：{ $amount }
sgt-note-retreat = 防御側の退却が吸収する損害：{ $amount }
sgt-note-flips = 最後の支配者がめくるカード：{ $amount }
sgt-note-flips-attacking = 最後の支配者が攻撃側のときにめくるカード：{ $amount }
sgt-note-march = 支配者は周辺エリア間の移動に糧食不要
sgt-note-armour = 装甲部隊の戦闘力：{ $amount }

## The battle.

sgt-battle-title = { $location }での{ $side }の攻撃
sgt-battle-against = 対
sgt-battle-attacker = { $side }（攻撃側）
sgt-battle-defender = { $side }（防御側）
sgt-battle-forces = 部隊
sgt-battle-retreated = { $force }（退却済み）
sgt-battle-held = 退却できない。
sgt-battle-harried = 退却が吸収する損害は1点少なくなる。
sgt-battle-ignores = 損害{ $count }点を無視する。
sgt-battle-muted =
    { $keyword ->
        [air] 航空のイベントは効果がない。
        [artillery] 砲兵のイベントは効果がない。
       *[other] ウラヌスのイベントは効果がない。
    }
sgt-battle-losses = 吸収すべき損害{ $count }点

## The faces of cards.

sgt-kind-force =
    { $type ->
        [motorised]
            { $side ->
                [german] ドイツ軍の部隊、自動車化歩兵
               *[soviet] ソ連軍の部隊、自動車化歩兵
            }
        [tanks]
            { $side ->
                [german] ドイツ軍の部隊、戦車
               *[soviet] ソ連軍の部隊、戦車
            }
        [engineers]
            { $side ->
                [german] ドイツ軍の部隊、工兵
               *[soviet] ソ連軍の部隊、工兵
            }
       *[infantry]
            { $side ->
                [german] ドイツ軍の部隊、歩兵
               *[soviet] ソ連軍の部隊、歩兵
            }
    }
sgt-kind-action =
    { $side ->
        [german] ドイツ軍のアクションカード
       *[soviet] ソ連軍のアクションカード
    }
sgt-kind-location = 拠点
sgt-action-uses = イベント、銃撃戦の値、または支払い：コストのカード1枚分か、糧食。
sgt-letter-infantry = 歩
sgt-letter-motorised = 自
sgt-letter-tanks = 車
sgt-letter-engineers = 工
sgt-letter-action = 行
sgt-letter-battle = 戦
sgt-letter-reaction = 応
sgt-letter-location = 拠
sgt-ability-mobile = 機動
sgt-ability-assault = 突撃
sgt-ability-defence = 防御
sgt-ability-stubborn = 頑強
sgt-ability-sappers = 爆破
sgt-fact-combat = 戦闘力
sgt-fact-rations = 糧食
sgt-fact-value = 兵力値
sgt-fact-firefight = 銃撃戦の値
sgt-fact-yield = 瓦礫なしのときの糧食
sgt-fact-limit = 破壊される瓦礫の数
