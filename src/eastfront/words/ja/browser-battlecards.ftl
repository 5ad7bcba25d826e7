### BattleCards' table in the browser.

## Types, classes and sides, and the letters that stand for them on cards.

bct-type-ground = 陸上
bct-type-air = 航空
bct-type-sea = 海上
bct-class-infantry = 歩兵
bct-class-armor = 装甲
bct-class-artillery = 砲兵
bct-class-aa = 対空
bct-class-general = 将軍
bct-class-leader = 指導部
bct-class-fighter = 戦闘機
bct-class-attack = 攻撃機
bct-class-bomber = 爆撃機
bct-class-battleship = 戦艦
bct-class-cruiser = 巡洋艦
bct-class-destroyer = 駆逐艦
bct-class-submarine = 潜水艦
bct-class-light = 小型艦艇
bct-class-carrier = 空母
bct-class-admiral = 提督
bct-side-german = ドイツ軍
bct-side-british = イギリス軍
bct-side-barbarossa = バルバロッサ軍
bct-side-soviet = ソ連軍
bct-letter-ground = 陸
bct-letter-air = 航
bct-letter-sea = 海
bct-letter-battle = 戦
bct-letter-buildup = 増
bct-letter-immediate = 即
bct-letter-kept = 温

## Faces of cards.

bct-face-unit = { $side }：{ $class }（{ $type }）
bct-face-fire = フェイズ{ $phases }に射撃、{ $shots }回。
bct-face-attack = { $type }に対する攻撃力
bct-face-defence = { $type }に対する防御力
bct-face-battle = 戦闘、{ $date }
bct-face-forces = { $aggressor }（{ $attacking }）対{ $defender }（{ $defending }）
bct-face-victory = 勝利点
bct-face-number = アクション番号
bct-face-prepared = 陣地防御
bct-face-buildup = 戦局カード：増強カード
bct-face-immediate = 戦局カード：即時カード
bct-face-kept = 戦局カード：温存カード
bct-window-delay = 戦闘が始まろうとするときにプレイする。
bct-window-turn = 自分のターンの開始時にプレイする。
bct-window-round = ラウンドの開始時にプレイする。
bct-window-destruction = ユニットが撃破されるときにプレイする。
bct-window-counter = 敵が自分に対してカードを引いたときにプレイする。

## Dates of battles, on faces of cards and in their texts.

bc-date-year = { $year }年
bc-date-month = { $year }年{ $month }
bc-date-months = { $year }年{ $first }〜{ $last }
bc-date-span = { $first }〜{ $last }
bc-date-planned = { $date }（計画のみ）

bc-month-jan = 1月
bc-month-feb = 2月
bc-month-mar = 3月
bc-month-apr = 4月
bc-month-may = 5月
bc-month-jun = 6月
bc-month-jul = 7月
bc-month-aug = 8月
bc-month-sep = 9月
bc-month-oct = 10月
bc-month-nov = 11月
bc-month-dec = 12月

## Places on the table.

bct-seat = { $side }
bct-own = 自軍：{ $side }
bct-seat-out = 脱落：{ $battle }
bct-seat-ally = 味方
bct-turn = 第{ $turn }ターン
bct-middle = 戦局カードと勝利点
bct-place-ground = 陸上
bct-place-air = 航空
bct-place-sea = 海上
bct-place-hand = 手札
bct-place-kept = 温存
bct-place-apart = 選択済み
bct-place-deck = 戦力
bct-place-discard = 捨て札
bct-arsenal-deck = 戦力山札
bct-face-down = { $place }、裏向き
bct-known = 判明しているカード
bct-open-pile = 中を見る
bct-close-pile = 閉じる
bct-whole-hand = 手札すべて
bct-whole-pile = この山
bct-conflict = 戦局山札
bct-conflict-western = 西ヨーロッパの山札
bct-conflict-russian-front = ロシア戦線の山札
bct-spent = 捨て札
bct-rebuilt =
    { $count ->
        [0] 再シャッフルなし
       *[other] 再シャッフル{ $count }回
    }
bct-pending = 引いたカード
bct-removed = 暗殺済み

## Points and battles won.

bct-score = 勝利点
bct-target = { $total }点中{ $target }点で勝利
bct-points = 勝利点{ $points }
bct-won =
    { $points ->
        [0] 獲得した戦闘なし
       *[other] 獲得した戦闘：{ $points }点
    }
bct-won-of = 獲得した戦闘：{ $side }
bct-alliance-axis = 枢軸軍
bct-alliance-allies = 連合軍

## The battle.

bct-battle = 戦闘
bct-heading-sides =
    { $partner ->
        [none] { $aggressor }が{ $defender }を攻撃。
       *[other] { $aggressor }が{ $defender }と{ $partner }を攻撃。
    }
bct-heading-points = 勝利点{ $points }
bct-heading-refought = 再戦
bct-heading-raid = 襲撃
bct-heading-forces = （{ $attacking }）対（{ $defending }）
bct-heading-prepared = 陣地防御：陸上+{ $defence }
bct-heading-objective = 作戦目標：{ $type }
bct-heading-quiet = 損害のないラウンド：{ $count }回
bct-round = 第{ $round }ラウンド
bct-stage-before = 射撃の前
bct-stage-phase = フェイズ{ $phase }
bct-stage-withdrawing = 撤退
bct-stage-acting = （{ $side }）
bct-line-aggressor = 攻撃側の戦列：{ $side }
bct-line-defender = 防御側の戦列：{ $side }
bct-role-aggressor = 攻撃側
bct-role-defender = 防御側
bct-units = ユニット{ $count }個
bct-unit-place = { $place }番
bct-unit-attack = { $type }に対する攻撃力{ $value }
bct-unit-defence = { $type }に対する防御力{ $value }
bct-unit-bonus = 攻撃力{ $attack }、防御力{ $defence }の修正
bct-unit-shots = 残り射撃{ $count }回
bct-unit-supports = { $place }番を支援
bct-unit-supported = { $place }番が支援
bct-unit-fires = 射撃中
bct-shot = { $attack }対{ $defence }、{ $low }〜{ $high }で命中
bct-shot-one = { $attack }対{ $defence }、{ $low }で命中
bct-shots = 最近の射撃
bct-resting = 撤退済み
bct-withdraw-all = すべて撤退させる
