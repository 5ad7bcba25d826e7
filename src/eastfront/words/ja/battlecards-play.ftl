### BattleCards in play: what is asked, what is offered, what happens.

## Decisions.

bc-decision-forces = 初期部隊：どのカードを展開するか？あと{ $left }枚選ぶ。
bc-decision-turn = 第{ $turn }ターン：何をするか？
bc-decision-refight = どの戦闘を再戦するか？
bc-decision-leader = { $card }：指導部を使うか？
bc-decision-deploy = { $card }：どのカードを展開するか？あと{ $left }枚展開してもよい。
bc-decision-deploy-type = { $card }：どの{ $type }カードを展開するか？あと{ $left }枚展開してもよい。
bc-decision-deploy-as-many = { $card }：どのカードを展開するか？あと{ $left }枚展開する。
bc-decision-discard = { $card }：手札のどのカードを捨てるか？
bc-decision-discard-to = { $card }：手札のどのカードを捨てるか？{ $left }枚超過している。
bc-decision-take-back = { $card }：展開中のどのカードを手札に戻すか？
bc-decision-counter = { $who }があなたに対して{ $card }を引いた。無効にするか？
bc-decision-look = { $card }：どこを見るか？
bc-decision-sabotage = { $card }：どのスタックを見るか？
bc-decision-assassinate = { $card }：どのカードを暗殺するか、または手札に戻すか？
bc-decision-capture = { $card }：どのスタックからカードを取るか？
bc-decision-divide = { $card }：どのスタックを分けるか？
bc-decision-keep = { $card }：どちらの山を展開したままにするか？もう一方は手札に戻る。
bc-decision-repair = { $card }：どのユニットを再び展開するか？
bc-decision-shed = 展開中のカードが敵より多い。どれを捨てるか？あと{ $left }枚捨てなければならない。
bc-decision-battle = { $battle }（{ bc-victory-points }）：{ $attacking }のユニットで{ $defender }（{ $defending }のユニット）を攻撃するか？
bc-decision-free-battle = { $battle }が引かれたが、この戦域に敵は残っていない。どうするか？
bc-decision-delay = { $who }の攻撃により、{ $battle }が始まろうとしている。阻止するか？
bc-decision-homeland = 自分の本土が攻撃されている：{ $battle }。手札をすべて展開するか？
bc-decision-bonus = { $battle }、第{ $round }ラウンド：温存カードをプレイするか？
bc-decision-support = { $unit }はこのラウンドにどのユニットを支援するか？{ $bonus }を与え、自身は射撃しない。
bc-decision-air-group = { $unit }はこのラウンドに{ $points }点をどう割り振るか？
bc-decision-fire = 第{ $round }ラウンド、フェイズ{ $phase }：どのユニットが射撃するか？
bc-decision-target =
    { $left ->
        [1] { $unit }の目標をどれにするか？
       *[other] { $unit }の目標をどれにするか？残り射撃{ $left }回。
    }
bc-decision-destruction = { $unit }が撃破されようとしている。温存カードをプレイするか？
bc-decision-withdraw = { $battle }、第{ $round }ラウンドの終了時：自分のどのユニットを撤退させるか？
bc-decision-post = 自分のどのユニットを{ $ally }のスタックに移すか？
bc-decision-transfer = 展開中のどのカードを{ $ally }に引き渡すか？あと{ $left }枚引き渡してもよい。
bc-decision-give = 手札のどのカードを{ $ally }に差し出すか？
bc-decision-agree = { $ally }が手札の交換を申し出ている。どのカードを渡すか？

bc-kind-forces = 初期部隊の選択
bc-kind-turn = ターンの行動
bc-kind-refight = 再戦する戦闘の指定
bc-kind-leader = 指導部の使用
bc-kind-deploy = 展開
bc-kind-discard = 捨てるカードの選択
bc-kind-take-back = 手札に戻すカードの選択
bc-kind-counter = カードの無効化
bc-kind-look = 見る場所の選択
bc-kind-sabotage = 破壊工作
bc-kind-assassinate = 破壊工作
bc-kind-capture = 鹵獲
bc-kind-divide = スタックの分割
bc-kind-keep = 分割されたスタックの選択
bc-kind-repair = ユニットの修理
bc-kind-shed = 捨てる展開中のカードの選択
bc-kind-battle = 攻撃するかどうか
bc-kind-free-battle = 敵のいない戦闘
bc-kind-delay = 戦闘の阻止
bc-kind-homeland = 本土の防衛
bc-kind-bonus = このラウンドの温存カード
bc-kind-support = 支援
bc-kind-air-group = 航空隊
bc-kind-fire = 射撃
bc-kind-target = 目標の選択
bc-kind-destruction = ユニットの救出
bc-kind-withdraw = 撤退
bc-kind-post = ユニットの行き先
bc-kind-transfer = カードの引き渡し
bc-kind-give = 差し出すカードの選択
bc-kind-agree = 申し出のあった交換

## Options.

bc-option-draw = 戦局カードを引く
bc-option-emergency = 手札をすべて緊急展開する（{ bc-cards-there }）
bc-option-play = { $card }をプレイする
bc-option-refight = { $card }を再戦する（{ bc-victory-points }、{ $enemy }が保持している）
bc-option-transfer = カードを引く代わりに、展開中のカードを{ $ally }に引き渡す
bc-option-exchange = { $ally }に手札の交換を申し出る
bc-option-send = 戦力山札の一番上のカードを、見ずに{ $ally }に送る
bc-option-deploy = { $card }を展開する
bc-option-discard = { $card }を捨てる
bc-option-take-back = { $card }を手札に戻す
bc-option-give = { $card }を渡す
bc-option-repair = { $card }を再び展開する
bc-option-use = { $card }を使う：{ $draw }枚多く引き、{ $deploy }枚多く展開する
bc-option-look = { $zone }を見る（{ bc-cards-there }）
bc-option-sabotage = { $zone }を見る（{ bc-cards-there }）
bc-option-capture = { $zone }からカードを取る（{ bc-cards-there }）
bc-option-divide = { $zone }を分ける（{ bc-cards-there }）
bc-cards-there = { $count }枚
bc-option-assassinate = { $card }を暗殺する
bc-option-return = { $card }を持ち主の手札に戻す
bc-option-keep =
    { $pile ->
        [1] 第1の山を残す：{ $cards-comma }
       *[other] 第2の山を残す：{ $cards-comma }
    }
bc-option-attack = 攻撃する
bc-option-decline-battle = 攻撃しない
bc-option-decline-agree = 交換を断る
bc-option-take = 戦わずに獲得する
bc-option-raid-ground = 捨てて、陸上と航空のユニットで襲撃する
bc-option-raid-sea = 捨てて、航空と海上のユニットで襲撃する
bc-option-support = { $unit }を支援する
bc-option-set = 攻撃力+{ $attack }、防御力+{ $defence }
bc-option-fire = { $unit }で射撃する
bc-option-shoot =
    { $chances ->
        [1] { $unit }を狙う：{ $attack }対{ $defence }、{ $low }で命中
       *[other] { $unit }を狙う：{ $attack }対{ $defence }、{ $low }〜{ $high }で命中
    }
bc-option-autokill = { $unit }に自動撃破を使う
bc-option-withdraw = { $unit }を撤退させる
bc-option-withdraw-all = すべて撤退させる
bc-option-post = { $unit }を{ $ally }に渡す
bc-option-end-leader = 指導部を使わない
bc-option-end-deploy = これ以上展開しない
bc-option-end-discard = これ以上捨てない
bc-option-end-take-back = これ以上戻さない
bc-option-end-counter = 無効にしない
bc-option-end-delay = 阻止しない
bc-option-end-homeland = 展開しない
bc-option-end-bonus = これ以上プレイしない
bc-option-end-support = 支援しない
bc-option-end-fire = このフェイズではこれ以上射撃しない
bc-option-end-target = 残りの射撃を行わない
bc-option-end-destruction = 撃破されるままにする
bc-option-end-withdraw = これ以上撤退させない
bc-option-end-post = 残りは自分のスタックに戻す
bc-option-end-transfer = これ以上引き渡さない

## Notices.

bc-notice-begins-turn = { $who }の第{ $turn }ターンが始まった。
bc-notice-draws = { $who }は{ $cards }を引いた。
bc-notice-picks = { $who }は{ $cards }を選んだ。
bc-notice-deploys = { $who }は{ $cards }を{ $zone }に展開した。
bc-notice-discards = { $who }は{ $cards }を捨てた。
bc-notice-returns = { $cards }が{ $who }の手札に戻った。
bc-notice-emergency = { $who }はカード{ $count }枚を緊急展開した。
bc-notice-rebuilds-arsenal = { $who }は捨て札（{ $count }枚）をシャッフルして新しい戦力山札にした。
bc-notice-rebuilds-conflict = 戦局の捨て札（{ $theatre }、{ $count }枚）がシャッフルされ、新しい山札になった。
bc-notice-shows = { $who }は戦局カードを引いた：{ $cards }。
bc-notice-keeps = { $who }は{ $cards }を引き、裏向きで温存した。
bc-notice-lays-off = { $cards }が戦局の捨て札に置かれた。
bc-notice-plays = { $who }は{ $cards }をプレイした。
bc-notice-drops = { $who }は温存カードを手放した：{ $cards }。
bc-notice-uses-leader = { $who }は指導部を使った：{ $leader }。
bc-notice-looks = { $who }は{ $enemy }の{ $zone }を見た：{ $cards-comma }。
bc-notice-assassinates = { $enemy }の{ $cards }が暗殺され、ゲームから除外された。
bc-notice-captures = { $who }は{ $enemy }の{ $origin }から{ $cards }を鹵獲した。
bc-notice-shows-commander = 取られたカードは{ $cards }だった。指揮官なので{ $enemy }のもとに残った。
bc-notice-splits = { $who }の{ $cards }が第2の山に置かれた。
bc-notice-keeps-pile = { $who }の{ $cards }が{ $zone }に残った。
bc-notice-repairs = { $who }は捨て札から{ $cards }を{ $zone }に展開した。
bc-notice-sends = { $who }は自分の戦力山札の{ $cards }を、見ずに{ $ally }の戦力山札の一番下に置いた。
bc-notice-hands-over = { $who }は{ $cards }を{ $ally }に渡した（{ $zone }）。
bc-notice-declines = { $who }は交換を断った。
bc-notice-lacks-prerequisite = { $battle }の前提条件が満たされていなかった。
bc-notice-refuses = { $who }は攻撃しなかった：{ $battle }。
bc-notice-attacks = { $who }は攻撃した：{ $battle }。
bc-notice-refights = { $who }は{ $defender }に反撃した：{ $battle }。
bc-notice-raids = { $who }は{ $forces }のユニットで{ $defender }を襲撃した。
bc-notice-finds-no-forces = この戦闘に参加できるユニットは、どちらの側にもなかった。
bc-notice-finds-one-side = この戦闘に参加できるユニットがあるのは、{ $who }だけだった。
bc-notice-turns-up = { $who }は{ $cards }を表向きにした。
bc-notice-begins-round = 第{ $round }ラウンドが始まった。
bc-notice-stalemate = 膠着状態：どちらの側も相手に命中させることができない。攻撃側は撤退しなければならない。
bc-notice-quiet-stalemate =
    { $rounds ->
        [1] 損害のないラウンドが終わり、膠着状態とみなされた。攻撃側は撤退しなければならない。
       *[other] 損害のないラウンドが{ $rounds }回続き、膠着状態とみなされた。攻撃側は撤退しなければならない。
    }
bc-notice-has-no-effect = { $cards }は対象がなく、効果がなかった。
bc-notice-supports = { $supporter }が{ $supported }を支援した。
bc-notice-divides-air-group = { $carrier }は攻撃力+{ $attack }と防御力+{ $defence }を得た。
bc-notice-shoots =
    { $hit ->
        [0] { $shooter }が{ $victim }を射撃した：{ $attack }対{ $defence }、アクション番号{ $number }で外れ。
       *[other] { $shooter }が{ $victim }を射撃した：{ $attack }対{ $defence }、アクション番号{ $number }で命中。
    }
bc-notice-autokills = { $shooter }が{ $victim }に自動撃破を使った。
bc-notice-destroys = { $who }の{ $cards }が撃破された。
bc-notice-withdraws = { $who }は{ $cards }を撤退させた。
bc-notice-turns-down = { $who }は{ $cards }を裏向きに戻した。
bc-notice-posts = { $who }は{ $cards }を{ $ally }に渡した（{ $zone }）。
bc-notice-waits = { $who }の{ $cards }が戻り、行き先の指定を待っている。
bc-notice-wins-battle = { $who }が戦闘に勝利した：{ $battle }。
bc-notice-wins-raid = { $who }が襲撃に勝利した。
bc-notice-takes-card = { $who }は{ $cards }のカードを獲得した（{ bc-victory-points }）。
bc-notice-loses-card = { $who }は{ $cards }のカードを失った。
bc-notice-falls = { $who }は{ $battle }に敗れ、脱落した。
bc-notice-is-freed = { $who }は解放され、ゲームに復帰した。
bc-notice-ends-total-victory = 敵は残っていない。{ $alliance }の完全勝利。
bc-notice-ends-standard-victory = 全勝利点の半分に達した。{ $alliance }の勝利。
bc-notice-ends-exhausted = 戦争は消耗の果てに終わった。勝利点の多い{ $alliance }の勝利。
bc-notice-ends-exhausted-draw = 戦争は消耗の果てに終わった。勝利点は同じで、引き分け。
