### Battle for Stalingrad in play: what is asked, what is offered, what happens.

## Decisions.

sg-decision-choose = セットアップ：どの部隊を選ぶか？（兵力値は残り{ $points }点）
sg-decision-place = セットアップ：{ $force }をどこに置くか？
sg-decision-feed =
    { $left ->
        [1] { $card }：最後の糧食をどの部隊に与えるか？
       *[other] { $card }：次の糧食をどの部隊に与えるか？（残り{ $left }個）
    }
sg-decision-feed-location =
    { $left ->
        [1] { $card }からの補給：最後の糧食をどの部隊に与えるか？
       *[other] { $card }からの補給：次の糧食をどの部隊に与えるか？（残り{ $left }個）
    }
sg-decision-feed-resupply =
    { $left ->
        [1] 再補給：最後の糧食をどの部隊に与えるか？
       *[other] 再補給：次の糧食をどの部隊に与えるか？（残り{ $left }個）
    }
sg-decision-action = 第{ $turn }ターン、アクションフェイズ：何をするか？
sg-decision-react = { $who }が{ $card }を宣言した。リアクションするか？
sg-decision-react-again = { $who }が{ $answered }に対して{ $card }でリアクションした。さらにリアクションするか？
sg-decision-move = { $force }をどこへ移動させるか？
sg-decision-engage = { $location }での攻撃：どの部隊で攻撃するか？（1個につき糧食1個を支払う）
sg-decision-engage-more = { $location }での攻撃：ほかにどの部隊で攻撃するか？（1個につき糧食1個を支払う）
sg-decision-event = { $location }での戦闘、自分の合計{ $own }対敵の合計{ $enemy }：イベントをプレイするか？
sg-decision-firefight = { $location }での戦闘、自分の合計{ $own }対敵の合計{ $enemy }：銃撃戦でカードをプレイするか？
sg-decision-flip = { $location }での戦闘、自分の合計{ $own }対敵の合計{ $enemy }：めくったカードのうちどれを使うか？
sg-decision-losses =
    { $left ->
        [1] { $location }での戦闘：損害1点をどう吸収するか？（退却する部隊か撃破される部隊を選ぶ、または糧食1個を消費する）
       *[other] { $location }での戦闘：損害{ $left }点をどう吸収するか？（退却する部隊、撃破される部隊の順に選び、残りは糧食を消費する）
    }
sg-decision-medal = { $location }での戦闘：交戦した敵部隊はすべて撃破された。どの部隊に勲章を授けるか？
sg-decision-pay = 増援の{ $force }（コスト：カード{ $price }枚）：どのカードを支払うか？（残り{ $left }枚）
sg-decision-station = { $force }をどこに置くか？
sg-decision-march = { $card }：どの部隊を移動させるか？（あと{ $left }個まで）
sg-decision-infiltrate = { $card }：どの部隊を移動させるか？
sg-decision-decorate = { $card }：どの部隊に勲章を授けるか？
sg-decision-bomb = { $card }：どの拠点を爆撃するか？
sg-decision-snipe = { $card }：どの部隊を狙うか？

## What another player is asked, as those who wait read it.

sg-kind-choose = 部隊の選択
sg-kind-place = 部隊の配置
sg-kind-feed = 糧食の配分
sg-kind-action = アクションフェイズ
sg-kind-react = カードへのリアクション
sg-kind-move = 移動
sg-kind-engage = 攻撃する部隊の選択
sg-kind-event = イベント
sg-kind-firefight = 銃撃戦
sg-kind-flip = めくったカードの選択
sg-kind-losses = 損害の吸収
sg-kind-medal = 勲章の授与
sg-kind-pay = 部隊のコストの支払い
sg-kind-station = 新しい部隊の配置
sg-kind-march = カードによる部隊の移動
sg-kind-infiltrate = カードによる部隊1個の移動
sg-kind-decorate = 勲章の授与
sg-kind-bomb = 拠点の選択
sg-kind-snipe = 部隊の選択

## Options.

sg-option-end-choose =
    { $count ->
        [0] 部隊を1個も選ばない
       *[other] これ以上部隊を選ばない
    }
sg-option-end-action =
    { $outlook ->
        [won] アクションフェイズを終えて勝利する：自分が5つの拠点すべてを支配している
        [lost] アクションフェイズを終えて敗北する：敵が5つの拠点すべてを支配している
       *[open] アクションフェイズを終える
    }
sg-option-end-engage = { $forces }で攻撃を開始する
sg-option-end-march = これ以上部隊を移動させない
sg-option-pass-react = リアクションしない
sg-option-pass-event =
    { $last ->
        [0] パスする
       *[other] パスして銃撃戦に進む
    }
sg-option-pass-firefight =
    { $last ->
        [0] パスする
       *[other] パスして銃撃戦を終える
    }
sg-option-choose =
    { $count ->
        [0] { $force }を選ぶ（兵力値{ $value }、戦闘力{ $combat }、{ sg-rations }）
       *[other] { $force }を選ぶ（兵力値{ $value }、戦闘力{ $combat }、{ sg-rations }、{ $abilities-comma }）
    }
sg-option-place = { $zone }に置く（{ $there }）
sg-option-feed = { $force }に糧食を与える（{ $spot }、{ sg-rations }）
sg-option-play = { $card }をプレイする（{ $effect-comma }）
sg-option-play-reinforce = { $card }をプレイする（カード{ $price }枚で{ $force }を増援として購入する）
sg-option-resupply = { $card }を捨てて{ sg-rations }を得る
sg-option-move = { $force }を移動させる（{ $spot }、{ sg-rations }）
sg-option-enter = { $zone }に入る（{ $price }、{ $there }）
sg-option-attack = { $location }で攻撃する（最大{ $own }対{ $enemy }）
sg-option-engage = { $force }を攻撃に投入する（戦闘力{ $combat }、{ sg-rations }）
sg-option-reinforce = カード{ $price }枚で{ $force }を増援として購入する
sg-option-pay = { $card }を支払う
sg-option-fire = { $card }を銃撃戦でプレイする（{ $effect }）
sg-option-use = { $card }を使う（{ $effect }）
sg-option-burn =
    { $rations ->
        [1] { $force }の最後の糧食を消費する（損害1点を吸収）
       *[other] { $force }の糧食{ $rations }個のうち1個を消費する（損害1点を吸収）
    }
sg-option-retreat = { $force }を退却させる（損害{ $absorbed }点を吸収）
sg-option-destroy = { $force }を撃破されたものとする（糧食を含めて損害{ $absorbed }点を吸収）
sg-option-decorate =
    { $medals ->
        [0] { $force }に勲章を授ける（{ $spot }）
       *[other] { $force }に勲章を授ける（{ $spot }、勲章{ $medals }個）
    }
sg-option-bomb =
    { $enemy ->
        [0] { $location }を爆撃する（支配エリアに敵部隊なし、{ $rubble }）
       *[other] { $location }を爆撃する（支配エリアに敵部隊{ $enemy }個、{ $rubble }）
    }
sg-option-snipe = { $force }を狙う（{ $spot }、{ sg-rations }）

## Notices.

sg-notice-lays-row = 列に並ぶ拠点：{ $cards-comma }。
sg-notice-chooses-force = { $who }は{ $cards }を選んだ。
sg-notice-places-force = { $who }は{ $cards }を{ $zone }に置いた。
sg-notice-turns-up = { $who }は部隊の山の次の部隊をめくった：{ $cards }。
sg-notice-draws = { $who }は{ $cards-comma }を引いた。
sg-notice-begins-turn = { $who }は第{ $turn }ターンを始めた。
sg-notice-feeds = { $who }は{ $force }に糧食1個を与えた。
sg-notice-feeds-perimeters = { $who }は周辺エリアにいる部隊{ $count }個に糧食を1個ずつ与えた。
sg-notice-resupplies = { $who }は再補給のために{ $cards }を捨てた。
sg-notice-moves = { $who }は糧食1個を支払い、{ $cards }を{ $origin }から{ $zone }へ移動させた。
sg-notice-moves-free = { $who }はコストなしで{ $cards }を{ $origin }から{ $zone }へ移動させた。
sg-notice-marches = { $who }は{ $cards }を{ $origin }から{ $zone }へ行軍させた。
sg-notice-infiltrates = { $who }は{ $cards }を{ $origin }から{ $zone }へ送り込んだ。
sg-notice-retreats = { $who }は{ $cards }を{ $zone }へ退却させた。
sg-notice-pays = { $who }は{ $cards }を支払った。
sg-notice-reinforces = { $who }は増援の{ $cards }を{ $zone }に置いた。
sg-notice-announces = { $who }は{ $cards }を宣言した。
sg-notice-cancels = { $who }は{ $card }を無効にした。
sg-notice-is-cancelled = { $who }は{ $cards }を効果のないまま捨てた。
sg-notice-is-done = { $who }は{ $cards }の効果を解決し、このカードを捨てた。
sg-notice-stays = { $who }は{ $cards }を場に残した。
sg-notice-recalls = { $who }は場にある{ $cards }を捨てた。
sg-notice-discards-at-random = { $who }は無作為に選ばれた{ $cards }を捨てた。
sg-notice-adds-rubble = { $location }：瓦礫+{ $amount }。
sg-notice-destroys-location = 拠点が破壊された：{ $location }。
sg-notice-engages = { $who }は糧食1個を支払い、{ $force }を攻撃に投入した。
sg-notice-attacks = { $who }は{ $location }で攻撃した。
sg-notice-attacks-paid = { $who }は{ $location }で攻撃した。糧食を持つ防御側の部隊も、それぞれ1個を支払った。
sg-notice-contributes-forces = { $who }の部隊の戦闘力合計は{ $total }である。
sg-notice-contributes-more = { $source }：{ $who }の戦闘力+{ $amount }、合計{ $total }。
sg-notice-contributes-less = { $source }：{ $who }の戦闘力−{ $amount }、合計{ $total }。
sg-notice-recounts = { $who }の戦闘力合計は{ $total }になった。
sg-notice-fires = { $who }は銃撃戦で{ $cards }をプレイした。
sg-notice-flips = { $who }は山札から{ $cards }をめくった。
sg-notice-puts-away = { $who }はめくった{ $cards }を捨てた。
sg-notice-must-lose =
    { $count ->
        [0] { $who }が吸収すべき損害はない。
       *[other] { $who }は損害{ $count }点を吸収しなければならない。
    }
sg-notice-burns = { $who }は{ $force }の糧食1個を消費した。
sg-notice-is-destroyed = { $who }の{ $cards }は撃破された。
sg-notice-decorates =
    { $count ->
        [1] { $who }は{ $force }に勲章を授けた。
       *[other] { $who }は{ $force }にさらに勲章を授けた。勲章は合わせて{ $count }個になった。
    }
sg-notice-loses-rations = { $who }は{ $force }の糧食{ $count }個を失った。
sg-notice-rebuilds = { $who }は捨て札（カード{ $count }枚）をシャッフルして新しい山札にした。
sg-notice-ends-battle = { $location }での戦闘が終わった。
sg-notice-ends-control = { $who }は5つの拠点すべてを支配し、ゲームに勝利した。
sg-notice-ends-uranus = { $who }は必要な枚数の{ sg-card-operation-uranus }を場に揃え、ゲームに勝利した。
sg-notice-ends-undecided = 最後のターンが終わり、勝者のないまま引き分けとなった。
