### What the screen of BattleCards says around the game.

## Seats, by edition and number.

screen-side-battlecards-russian-front-1 = ドイツ軍
screen-side-battlecards-russian-front-2 = ソ連軍
screen-side-battlecards-western-1 = ドイツ軍
screen-side-battlecards-western-2 = イギリス軍
screen-side-battlecards-combined-1 = ドイツ軍
screen-side-battlecards-combined-2 = イギリス軍
screen-side-battlecards-combined-3 = バルバロッサ軍
screen-side-battlecards-combined-4 = ソ連軍
screen-axis = 枢軸軍
screen-allies = 連合軍

## The table.

screen-battlecards-title = バトルカード（{ $edition }版{ $packs ->
        [none] {""}
       *[other] 、拡張{ $packs }
    }）：{ $turn ->
        [0] 初期部隊
       *[other] { $seat }の第{ $turn }ターン
    }
screen-column-ground = 陸上
screen-column-air = 航空
screen-column-sea = 海上
screen-column-kept = 温存
screen-battles-held = 保持する戦闘
screen-held-by = { $side }：{ $battles }
screen-out = { $seat }、脱落
screen-target = { $first }{ $own }点、{ $second }{ $other }点、{ $total }点中{ $target }点で勝利
screen-conflict-one = 戦局山札
screen-conflict-western = 西ヨーロッパの山札
screen-conflict-russian-front = ロシア戦線の山札
screen-conflict = { $count }枚、捨て札{ $spent }枚、再シャッフル{ $rebuilds }回（{ $most }回でゲーム終了）
screen-conflict-strict = { $count }枚、捨て札{ $spent }枚、再シャッフル{ $rebuilds }回
screen-cards-of = { $side }のカード
screen-lies-here = { $place }：{ $cards }
screen-known-of = { $side }の判明分
screen-known-here = { $place }：{ $cards }{ $unknown ->
        [0] {""}
       *[other] 、ほか{ $unknown }枚
    }
screen-place-ground = 陸上
screen-place-air = 航空
screen-place-sea = 海上
screen-place-hand = 手札
screen-place-kept = 温存カード
screen-place-under = 山札の下

## The own cards and the battle.

screen-apart = 選択済み
screen-pending = 引いたカード
screen-battle = 戦闘
screen-battle-drawn = { $battle }（{ $points }点）：{ $aggressor }（{ $attacking }）が{ $defender }（{ $defending }）を攻撃。
screen-battle-refought = { $battle }（{ $points }点）の再戦：{ $aggressor }（{ $attacking }）が{ $defender }（{ $defending }）を攻撃。
screen-battle-raid = 襲撃：{ $aggressor }（{ $attacking }）が{ $defender }（{ $defending }）を攻撃。
screen-defenders = { $first }と{ $second }
screen-objective = 作戦目標：{ $type }。
screen-prepared = 陣地防御：陸上+{ $defence }。
screen-round = 進行
screen-stage-before = 第{ $round }ラウンド、射撃の前。
screen-stage-firing = 第{ $round }ラウンド、射撃フェイズ{ $phase }：{ $side }の射撃。
screen-stage-withdrawing = 第{ $round }ラウンド、撤退：{ $side }。
screen-stage-won = { $side }の勝利。
screen-quiet = 損害のないラウンド：{ $most }回中{ $count }回。
screen-withdrawn = 撤退済み
screen-withdrawn-of = { $side }：{ $cards }
screen-attack = 攻 { $types }
screen-defence = 防 { $types }
screen-phase = フ
screen-shots = 射撃
screen-ability = *
screen-abilities = *：能力あり
screen-legend = 攻、防：陸（上）、航（空）、海（上）に対する現在の攻撃力、防御力。フ：フェイズ。
screen-legend-shots = •：残りの射撃。
screen-legend-supports = →3：3を支援。
screen-legend-printed = 攻、防：陸（上）、航（空）、海（上）に対する攻撃力、防御力。フ：射撃フェイズ。

## The open piles.

screen-spent-pile = { $deck }、捨て札
screen-assassinated = 暗殺済み
screen-column-open-battle = 誰も保持していない戦闘
screen-column-aggressor = 攻撃側
screen-column-missing = 前提条件
screen-column-forces = ユニット
screen-missing-holds = { $share ->
        [all] { $side }が保持していること：{ $battles }
       *[some] { $side }が次のうちあと{ $count }つを保持していること：{ $battles }
    }
screen-missing-fought = { $share ->
        [all] 行われていること：{ $battles }
       *[some] 次のうち{ $count }つが行われていること：{ $battles }
    }
