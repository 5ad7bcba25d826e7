### Why something is not offered in Battle for Stalingrad.

## The game, the turn and whoever is asked.

sg-why-over-control = ゲームは終了した：{ $who }が5つの拠点すべてを支配している。
sg-why-over-uranus = ゲームは終了した：{ $who }が6枚目のウラヌス作戦を場に出した。
sg-why-over-undecided = ゲームは引き分けで終了した：両軍とも{ $turns }ターンを終えた。
sg-why-watching = 観戦中である。選ぶのはプレイヤーだけである。
sg-why-other-turn = 今は{ $who }のターンである。
sg-why-waiting-set-up =
    { $kind ->
        [choose] { $who }が最初の部隊を選んでいる。
       *[place] { $who }が最初の部隊を配置している。
    }
sg-why-waiting-reaction = { $who }が{ $card }に対してリアクションするかどうかを選んでいる。
sg-why-waiting-event = 今選ぶのは{ $who }である：{ $card }を解決している。
sg-why-waiting-battle =
    { $kind ->
        [engage] { $who }が{ $location }で攻撃する部隊を選んでいる。
        [event] { $who }が{ $location }での戦闘でイベントをプレイするかどうかを選んでいる。
        [firefight] { $who }が{ $location }での銃撃戦でカードをプレイするかどうかを選んでいる。
        [flip] { $who }がめくったカードのうちどれを使うかを選んでいる。
        [losses] { $who }が損害を割り振っている。
       *[medal] { $who }が勲章を授けている。
    }

## What a verb can be about.

sg-why-other-kind =
    { $kind ->
        [location] { $card }は拠点ではない。
        [force] { $card }は部隊ではない。
       *[action] { $card }はアクションカードではない。
    }
sg-why-enemy-card = { $card }は敵のカードである。
sg-why-not-in-row = { $location }はこのゲームで使う5つの拠点に含まれない。
sg-why-not-in-hand = { $card }は自分の手札にない。
sg-why-force-lost = { $force }はすでに撃破され、ゲームから除外されている。
sg-why-force-in-pile = { $force }は場に出ていない：まだ部隊の山にある。
sg-why-zone-full = { $zone }にはこれ以上部隊を置けない：自分の部隊がすでに{ $most }個いる。

## Passing and ending.

sg-why-pass-instead =
    { $kind ->
        [react] ここで終えるものはない：リアクションしないならパスする。
        [event] ここで終えるものはない：イベントをプレイしないならパスする。
       *[firefight] ここで終えるものはない：カードをプレイしないならパスする。
    }
sg-why-end-instead =
    { $kind ->
        [choose] ここではパスできない：これ以上部隊がいらないなら選択を終える。
        [action] ここではパスできない：これ以上アクションを行わないならアクションフェイズを終える。
        [engage] ここではパスできない：これ以上攻撃する部隊がないなら選択を終える。
       *[march] ここではパスできない：これ以上移動する部隊がないなら行軍を終える。
    }
sg-why-must-place = まず、{ $force }を置くエリアを選ばなければならない。
sg-why-must-pay = 部隊のコストを支払わなければならない：あとカード{ $count }枚。
sg-why-must-attack = { $location }では少なくとも1個の部隊が攻撃しなければならない。
sg-why-must-use = めくったカードのうち1枚を使わなければならない。
sg-why-must-decorate = 獲得した勲章を辞退することはできない。
sg-why-must-lose = ここで終えることはできない：損害{ $count }点を吸収しなければならない。

## What comes before another action.

sg-why-own-phase = アクションを行えるのは自分のアクションフェイズだけである。今は{ $who }のターンである。
sg-why-supply-first = 補給フェイズが先である：糧食をすべて置くとアクションフェイズが始まる。
sg-why-answer-first = まず、{ $card }に対してリアクションするかどうかを選ばなければならない。
sg-why-battle-first = { $location }での戦闘が終わるまで、ほかのアクションは行えない。
sg-why-rations-first =
    { $count ->
        [1] まず、残りの糧食を置かなければならない。
       *[other] まず、残りの糧食{ $count }個を置かなければならない。
    }
sg-why-payment-first = まず、購入を済ませなければならない：{ $force }のコストがまだ支払われていない。
sg-why-zone-first = { $force }の移動を宣言している：どのエリアに入るかを選ばなければならない。
sg-why-event-first = { $card }を解決している：このカードが求める選択をしなければならない。

## The set-up.

sg-why-no-hand-yet = まだカードを持っていない：手札は両軍のセットアップが終わってから引く。
sg-why-set-up-first = 今はセットアップ中である。第1ターンは両軍のセットアップが終わると始まる。
sg-why-all-chosen = 部隊の選択は終わっている。次は部隊を配置する。
sg-why-choice-over = 部隊を選べるのはセットアップ中だけである。その後は部隊の山から購入する。
sg-why-chosen-already = { $force }はすでに選んでいる。
sg-why-choice-order = 部隊は一覧の順に選ぶ。{ $force }は{ $last }より前にある。
sg-why-points =
    { $left ->
        [0] { $force }の兵力値は{ $value }である。{ $points }点のうち、残りはない。
       *[other] { $force }の兵力値は{ $value }である。{ $points }点のうち、残りは{ $left }点である。
    }
sg-why-choose-first = まず部隊をすべて選ぶ。配置はその後である。
sg-why-german-perimeter = ドイツ軍プレイヤーがセットアップで置けるのは周辺エリアだけである。
sg-why-nothing-to-place = 今、置く部隊はない。

## Supply.

sg-why-no-rations-to-place = 糧食を置くのは自分の補給フェイズ、再補給またはイベントのときである。今は置く糧食がない。
sg-why-feed-elsewhere = { $force }は別の場所にいる：この糧食は{ $location }の支配エリアと周辺エリアにいる部隊のものである。
sg-why-feed-order = 糧食は部隊の一覧の順に与える。{ $force }は{ $last }より前にある。
sg-why-no-force-to-feed = 糧食を与えられる自分の部隊が場にいない。

## Reinforcing.

sg-why-bought-perimeter = 購入した部隊は周辺エリアに置く。
sg-why-pay-first = まず部隊のコストを支払う。置くのはその後である。
sg-why-pile-empty = 自分の部隊の山は空である。
sg-why-no-perimeter = 部隊を置ける空きが、自分のどの周辺エリアにもない。
sg-why-too-few-cards = { $force }のコストはカード{ $price }枚である。支払いに使えるカードは{ $count }枚しかない。
sg-why-nothing-to-pay = カードを支払うのは、増援で部隊を購入するときだけである。
sg-why-pay-order = カードは一覧の順に支払う。{ $card }は{ $last }より前にある。
sg-why-pay-too-few = カードは一覧の順に支払う。あと{ $count }枚支払わなければならないが、{ $card }から後には足りるだけのカードがない。

## Moving.

sg-why-force-first = まず、移動する部隊を選ばなければならない。
sg-why-no-ration-to-move = { $force }には移動のために支払う糧食がない。
sg-why-free-moves-spent = { $force }はこのターンのコストなしの移動{ $most }回をすでに行い、さらに移動するための糧食もない。
sg-why-nowhere-to-go =
    { $area ->
        [control] { $force }には行き先がない：ほかの支配エリアはいっぱいか、敵に支配されている。
       *[perimeter] { $force }には行き先がない：入ることのできるエリアはいっぱいである。
    }
sg-why-marched-already = { $force }はこのイベントによる移動をすでに行った。
sg-why-start-controlled = { $force }は、自分が支配する拠点の支配エリアにいない。
sg-why-fronts-full = { $force }には行き先がない：ほかの支配エリアはすべていっぱいである。
sg-why-control-only = このイベントで{ $force }が移動できるのは支配エリアだけである。
sg-why-there-already = { $force }はすでにそこにいる。
sg-why-no-way-back = { $force }は支配エリアにいる。そこから周辺エリアへは退却でしか移れない。
sg-why-advance-only = { $force }は周辺エリアにいる。前進できるのは同じ拠点の支配エリアだけであり、{ $location }の支配エリアには入れない。
sg-why-enemy-controls = { $location }は敵が支配している：{ $force }がその支配エリアに入れるのは、同じ拠点の周辺エリアからだけである。

## Attacks, firefight, flips.

sg-why-no-attacker = { $location }の支配エリアに自分の部隊がいない。
sg-why-attackers-behind = { $location }にいる自分の部隊は周辺エリアにいる。攻撃できるのは支配エリアにいる部隊だけである。
sg-why-no-defender = { $location }の支配エリアに敵がいない。
sg-why-defenders-behind = { $location }にいる敵部隊は周辺エリアにいるため、攻撃の対象にできない。
sg-why-attackers-hungry = { $location }の支配エリアにいる自分の部隊には、攻撃のために支払う糧食がない。
sg-why-attack-first = まず、どこで攻撃するかを選ばなければならない。
sg-why-attack-begun = 攻撃は始まっている。攻撃する部隊はすでに決まっている。
sg-why-all-defend = 自分は防御側である：支配エリアにいる自分の部隊はすべて戦闘に参加する。
sg-why-engaged-already = { $force }はすでに攻撃に加わっている。
sg-why-not-in-battle = { $force }は{ $location }の支配エリアにいない。
sg-why-no-ration-to-attack = { $force }には攻撃のために支払う糧食がない。
sg-why-attack-order = 攻撃する部隊は一覧の順に選ぶ。{ $force }は{ $last }より前にある。
sg-why-no-firefight = 銃撃戦の値のためにカードをプレイできるのは戦闘中だけである。今は戦闘が行われていない。
sg-why-fire-early = 銃撃戦はイベントステップの後に行う。
sg-why-fire-late = この戦闘の銃撃戦は終わっている。
sg-why-not-turned-up = { $card }はめくったカードの中にない。
sg-why-no-flip-to-choose = めくったカードは、選ばなくても自動的に使われる。複数のカードから選ぶのは、銃撃戦の後に拠点の特性によって選ぶ場合だけである。

## Losses and medals.

sg-why-no-losses =
    { $verb ->
        [burn] 糧食を消費するのは戦闘の損害を吸収するときだけである。今は戦闘が行われていない。
        [retreat] 部隊が退却するのは戦闘の損害を吸収するときだけである。今は戦闘が行われていない。
       *[destroy] 部隊が撃破されるのは戦闘の損害を吸収するときだけである。今は戦闘が行われていない。
    }
sg-why-losses-later = 損害は戦闘の最後に、防御側、攻撃側の順に割り振る。
sg-why-losses-done = この戦闘の損害はすでに吸収した。
sg-why-took-no-part = { $force }はこの戦闘に参加していない。
sg-why-retreated-already = { $force }はすでに退却した。あとは糧食を消費することしかできない。
sg-why-loss-order =
    { $verb ->
        [burn] 糧食は部隊ごとに順に消費する。この部隊の順番は過ぎている。
        [retreat] 退却する部隊は、吸収する損害の少ないものから先に選ぶ。撃破される部隊を選ぶのはその後である。
       *[destroy] 撃破される部隊は、吸収する損害の多いものから先に選ぶ。糧食を消費するのはその後である。
    }
sg-why-no-ration-to-burn = { $force }には消費する糧食がない。
sg-why-held = この戦闘では自分の部隊は退却できない：死守を命じてある。
sg-why-rations-too-few = 損害が{ $count }点残っており、{ $force }とその後の部隊の糧食では吸収しきれない：まず退却する部隊か撃破される部隊を選び、次にこの部隊より前の部隊の糧食を消費する。
sg-why-absorbs-too-little =
    { $verb ->
        [retreat] { $force }の退却は損害{ $absorbed }点を吸収するが、その後に選べるものでは{ $count }点の残りを吸収しきれない。
       *[destroy] { $force }の撃破は損害{ $absorbed }点を吸収するが、その後に選べるものでは{ $count }点の残りを吸収しきれない：より多く吸収する部隊から先に選ぶ。
    }
sg-why-no-medal = 勲章は獲得していない：交戦した敵部隊がすべて撃破され、最後に自分がその拠点を支配している戦闘でなければならない。
sg-why-not-at-front = { $force }は、自分が支配する拠点の支配エリアにいない。

## Events.

sg-why-other-time = { $card }をプレイできるのは{ $times-or }だけである。
sg-why-time-action = 自分のアクションフェイズ
sg-why-time-battle = 戦闘のイベントステップ
sg-why-time-reaction = 相手がカードを宣言した直後（リアクション）
sg-why-event-early = { $card }をプレイするのは、攻撃する部隊を選んだ後のイベントステップである。
sg-why-event-late = { $card }をプレイするのはイベントステップである。この戦闘のイベントステップは終わっている。
sg-why-cannot-cancel = { $card }で{ $event }を無効にすることはできない。
sg-why-other-role =
    { $role ->
        [attacker] { $card }をプレイできるのは攻撃側だけである。自分は防御側である。
       *[defender] { $card }をプレイできるのは防御側だけである。自分は攻撃側である。
    }
sg-why-struck-out = この戦闘では航空と砲兵のイベントはもう効果がない。そのため{ $card }はプレイできない。
sg-why-does-nothing =
    { $lack ->
        [draw] { $card }をプレイしても効果がない：引くカードがない。
        [decorate] { $card }をプレイしても効果がない：自分が支配する拠点の支配エリアに自分の部隊がいない。
        [march] { $card }をプレイしても効果がない：移動できる自分の部隊がいない。
        [discard] { $card }をプレイしても効果がない：相手の手札がない。
        [recall] { $card }をプレイしても効果がない：場にウラヌス作戦がない。
       *[starve] { $card }をプレイしても効果がない：支配エリアに糧食を持つ敵部隊がいない。
    }
sg-why-nobody-to-infiltrate =
    { $start ->
        [controlled] { $card }をプレイしても効果がない：自分が支配する拠点の支配エリアに自分の部隊がいない。
       *[anywhere] { $card }をプレイしても効果がない：自分の部隊が場にいない。
    }
sg-why-all-fronts-full = { $card }をプレイしても効果がない：ほかの支配エリアに空きがない。
sg-why-nothing-to-bomb = 拠点はすべて破壊されており、支配エリアに糧食を失う敵部隊もいない。
sg-why-nothing-to-bomb-there = { $location }は破壊されており、その支配エリアに糧食を失う敵部隊もいない。
sg-why-no-bombing = 拠点を爆撃できるのは、そう書かれたイベントを解決するときだけである。
sg-why-nobody-to-snipe = 支配エリアに糧食を失う敵部隊がいない。
sg-why-no-sniping = 部隊を狙えるのは、そう書かれたイベントを解決するときだけである。
sg-why-snipe-own = { $force }は自分の部隊である。
sg-why-snipe-perimeter = { $force }は周辺エリアにいる。狙えるのは支配エリアにいる部隊だけである。
sg-why-snipe-hungry = { $force }には失う糧食がない。
