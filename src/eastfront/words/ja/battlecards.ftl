### BattleCards: what its sentences are about, and the text of its cards. Every id of the game begins with bc-.
### No line is broken inside a sentence: a break would become a space. Names stand bare, with a particle behind them.
### Words: Arsenal 戦力, Conflict 戦局, Battlecard 戦闘カード, Buildup 増強カード, Immediate 即時カード, Kept 温存カード,
### Action Number アクション番号, to hold a battle 保持している, to take it 獲得する, to fight it again 再戦する,
### aggressor 攻撃側, target 目標, Objective 作戦目標, Prepared defences 陣地防御, Homeland 本土, Autokill 自動撃破,
### Air Group 航空隊, Leader 指導部, commander 指揮官, to foil 無効にする, to prevent 阻止する, raid 襲撃, theatre 戦域,
### out of the game 脱落, N/A 不可.

## Sides, players and theatres. With one German player, Barbarossa is simply German.

bc-side-german = ドイツ軍
bc-side-british = イギリス軍
bc-side-barbarossa = バルバロッサ軍
bc-side-soviet = ソ連軍

bc-player-german = ドイツ軍プレイヤー
bc-player-british = イギリス軍プレイヤー
bc-player-barbarossa = バルバロッサ軍プレイヤー
bc-player-soviet = ソ連軍プレイヤー

bc-axis = 枢軸軍
bc-allies = 連合軍

bc-theatre-western = 西ヨーロッパ
bc-theatre-russian-front = ロシア戦線

## Types, classes, cards and units.

bc-type-ground = 陸上
bc-type-air = 航空
bc-type-sea = 海上

bc-class-infantry = 歩兵
bc-class-armor = 装甲
bc-class-artillery = 砲兵
bc-class-aa = 対空
bc-class-general = 将軍
bc-class-leader = 指導部
bc-class-fighter = 戦闘機
bc-class-attack = 攻撃機
bc-class-bomber = 爆撃機
bc-class-battleship = 戦艦
bc-class-cruiser = 巡洋艦
bc-class-destroyer = 駆逐艦
bc-class-submarine = 潜水艦
bc-class-light = 小型艦艇
bc-class-carrier = 空母
bc-class-admiral = 提督

bc-card-kind-battle = 戦闘カード
bc-card-kind-buildup = 増強カード
bc-card-kind-immediate = 即時カード
bc-card-kind-kept = 温存カード

bc-card-of = { $card }（{ $of }）
bc-card-numbered = { $card }（{ $number }）
bc-unit = { $card }（{ $place }）
bc-raid = { $defender }への襲撃
bc-number = { $number }

## Zones.

bc-zone-deck = 戦力山札
bc-zone-under = 戦力山札の下のカード
bc-zone-hand = 手札
bc-zone-ground = 陸上スタック
bc-zone-air = 航空スタック
bc-zone-sea = 海上スタック
bc-zone-kept = 温存カード
bc-zone-apart = 取り分けたカード
bc-zone-discard = 捨て札
bc-zone-won = 獲得した戦闘
bc-zone-conflict = 戦局山札
bc-zone-spent = 戦局の捨て札
bc-zone-pending = 場
bc-zone-removed = ゲームから除外されたカード
bc-zone-aggressor = 攻撃側の戦列
bc-zone-defender = 防御側の戦列
bc-zone-resting = 撤退したユニット

## Points and bonuses.

bc-victory-points = 勝利点{ $points }
bc-bonus =
    { $attack ->
        [0] 防御力+{ $defence }
       *[other]
            { $defence ->
                [0] 攻撃力+{ $attack }
               *[other] 攻撃力+{ $attack }と防御力+{ $defence }
            }
    }

## Card text: facts.

bc-facts = { $facts-comma }
bc-fact-class = { $type }（{ $group }）
bc-fact-phases = フェイズ{ $phases }
bc-fact-shots = 射撃{ $count }回
bc-fact-attack = 攻撃力（{ $values-comma }）
bc-fact-defence = 防御力（{ $values-comma }）
bc-value = { $type }{ $value }
bc-value-none = { $type }不可
bc-fact-number = アクション番号{ $number }
bc-fact-date = { $date }
bc-fact-victory = 勝利点{ $count }
bc-fact-copies = { $count }枚
bc-fact-expansion = 拡張カード

## Card text: units.

bc-text-aura = このカードが戦闘に参加している間、自軍の他のすべての{ $type }ユニットは{ $bonus }を得る。
bc-text-autokill = 自動撃破：1ラウンドに1回、このカードのフェイズに、射撃する代わりに、このカードに対する防御力がすべての修正を含めて{ $most }以下である敵の{ $type }ユニット1個を撃破してもよい。戦局カードはめくらない。
bc-text-support = 支援：このカードが射撃しないラウンドの間、自軍の他のユニット1個（{ $classes-or }）は{ $bonus }を得る。
bc-text-air-group = 航空隊：毎ラウンド、持ち主は{ $points }点をこのカードの攻撃力と防御力に自由に割り振って加える。
bc-text-leader = 指導部：戦闘に参加しない。展開中は、持ち主は増強カードごとに{ $draw }枚多く引き、{ $deploy }枚多く展開してもよい。

## Card text: battles.

bc-text-forces = 攻撃側：{ $aggressor }（{ $attacking }のユニット）。防御側：{ $defender }（{ $defending }のユニット）。
bc-text-holds =
    { $of ->
        [1] 前提条件：攻撃側が{ $battles }を保持している。
       *[other] 前提条件：攻撃側が次のうち{ $count }つ以上を保持している：{ $battles-comma }。
    }
bc-text-fought =
    { $of ->
        [1] 前提条件：いずれかのプレイヤーが{ $battles }を保持している。
       *[other] 前提条件：次のうち{ $count }つ以上がいずれかのプレイヤーに保持されている：{ $battles-comma }。
    }
bc-text-forced = ターン中にこのカードが引かれたとき、攻撃側は攻撃しなければならない。
bc-text-objective = 作戦目標：戦闘開始時に防御側の{ $type }ユニットがあった場合、防御側の{ $type }ユニットが戦闘に1個も残らなくなった時点で、攻撃側が勝利する。
bc-text-prepared = 陣地防御：防御側の陸上ユニットは防御力+{ $defence }を得る。
bc-text-homeland =
    { $count ->
        [1] 本土：敵が勝利した場合、{ $players }は脱落する。
       *[other] 本土：{ $players }が共同で防御する。敵が勝利した場合、両者とも脱落する。
    }

## Card text: other Conflict cards.

bc-text-effect = { $effect-sentences }。
bc-text-kept = このカードを温存する。{ $window }：{ $effect-sentences }。
bc-text-counterable = 敵は{ bc-card-counter-intelligence }によってこのカードを無効にしてもよい。

bc-window-delay = 戦闘が始まろうとするとき（攻撃側は問わない）
bc-window-turn = 自分のターンの開始時、カードを引く代わりに
bc-window-round = 自分が参加している戦闘のラウンドの開始時
bc-window-destruction = 射撃によって自分のユニットが撃破されるとき
bc-window-counter = 無効にできるカードを敵が引いたとき、対象が指定される前

bc-op-draw = 戦力カードを{ $count }枚引く
bc-op-draw-to = 手札が{ $hand }枚になるまで戦力カードを引く
bc-op-deploy = 手札のカードを最大{ $most }枚展開する
bc-op-deploy-behind = 手札のカードを最大{ $most }枚展開する（展開中のカードが敵より少ない場合は最大{ $behind }枚）
bc-op-deploy-type = 手札の{ $type }カードを最大{ $most }枚展開する
bc-op-discard-any = 手札のカードを任意の枚数捨てる
bc-op-discard-to = 手札が{ $hand }枚以下になるように捨てる
bc-op-spy = 敵のスタック1つ、手札、温存カードのいずれかを見る
bc-op-sabotage = 敵のスタック1つを見て、その中の指揮官1枚を暗殺するか、その中のカード1枚を持ち主の手札に戻す
bc-op-capture = 敵の{ $stacks-or }スタックから無作為にカード1枚を取り、自分の同じ種別のスタックに置く。指揮官であれば、全員に公開して元に戻す
bc-op-divide = { $least }枚以上ある敵のスタック1つを、無作為に2つの山に分ける。持ち主は一方を展開したままにし、もう一方を手札に戻す
bc-op-take-back = 展開中の自分のカードを任意の枚数、手札に戻す
bc-op-deploy-as-many = その後、手札から同じ枚数のカードを展開する
bc-op-repair = 自分の捨て札の通常ユニット1個を展開する
bc-op-overextend = 自分と敵のうち展開中のカードが多いほうは、その差の半分（端数切り捨て）の枚数を捨てる
bc-op-prevent-battle = その戦闘は行われない。引かれた戦闘カードは捨てる
bc-op-refight = 敵がカードを保持している戦闘1つを、攻撃側として再戦する
bc-op-round-bonus = このラウンドの間、自軍の{ $type }ユニットは{ bc-bonus }を得る
bc-op-survive = そのユニットは生き残る
bc-op-no-effect = そのカードの効果は発生しない
