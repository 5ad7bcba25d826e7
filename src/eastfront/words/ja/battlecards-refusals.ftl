### Why something is not offered in BattleCards.

## The game, the turn and whoever is asked.

bc-why-game-over =
    { $ending ->
        [total-victory] ゲームは終了した：一方の陣営には誰も残っていない。
        [standard-victory] ゲームは終了した：必要な勝利点に達した。
       *[exhausted] ゲームは終了した：勝敗がつくまで続けることができなかった。
    }
bc-why-watching = あなたは観戦中である。選択するのはプレイヤーだけである。
bc-why-out = あなたは{ $battle }に敗れて脱落している。
bc-why-not-in-game = { $card }はこのゲームに入っていない。そのセットは使われていない。
bc-why-other-turn = 今は{ $who }のターンである。
bc-why-waiting-forces = { $who }が初期部隊を選んでいる。
bc-why-waiting-fire = フェイズ{ $phase }で{ $who }が射撃している。
bc-why-waiting-round =
    { $kind ->
        [bonus] { $who }がこのラウンドの温存カードについて選択している。
        [support] { $who }が支援を割り当てている。
        [air-group] { $who }が航空隊の点数を割り振っている。
       *[withdraw] { $who }が撤退させるユニットを決めている。
    }
bc-why-waiting-battle =
    { $kind ->
        [battle] { $battle }については、攻撃側である{ $who }が決めている。
        [free-battle] { $battle }をどうするかは、{ $who }が決めている。
        [delay] { $battle }を阻止するかどうかを、{ $who }が決めている。
        [homeland] { $battle }のために手札をすべて展開するかどうかを、{ $who }が決めている。
        [destruction] 命中を受けたユニットが生き残るかどうかを、{ $who }が決めている。
       *[post] 生き残ったユニットの行き先を、{ $who }が決めている。
    }
bc-why-waiting-choice =
    { $kind ->
        [refight] { $who }が再戦する戦闘を指定している。
        [transfer] { $who }が引き渡すカードを選んでいる。
        [give] { $who }が交換するカードを選んでいる。
       *[agree] { $who }が交換に応じるかどうかを決めている。
    }
bc-why-waiting-card =
    { $kind ->
        [counter] まず、{ $card }を無効にするかどうかを{ $who }が決める。
       *[other] 今は{ $who }が選択する番である：{ $card }を処理している。
    }
bc-why-first-forces = 何よりも先に初期部隊を決める：展開するカードを{ $count }枚選ぶ。

## Passing.

bc-why-must-pick = ここで終えることはできない：あと{ $count }枚選ばなければならない。
bc-why-must-aim = { $unit }が射撃すると指定された：目標を指定する。
bc-why-must-choose =
    { $kind ->
        [turn] ターンをパスすることはできない：戦局カードを引くか、その代わりにできることを行う。
        [refight] 反撃がプレイされた：再戦する戦闘を指定する。
        [look] スパイが見るものを選ぶ。
        [sabotage] 破壊工作を行うスタックを選ぶ。
        [assassinate] 誰も暗殺しないなら、そのスタックのカード1枚を戻さなければならない。
        [capture] カードを鹵獲するスタックを選ぶ。
        [divide] 分けるスタックを選ぶ。
        [keep] 展開したままにする山を選ぶ。
        [repair] 自分の捨て札のユニット1個を展開しなければならない。
        [battle] 攻撃するか、攻撃しないかを選ぶ。
        [free-battle] 戦闘を獲得するか、手放して襲撃を行うかを選ぶ。
        [air-group] 航空隊の点数を割り振らなければならない。
       *[agree] 代わりのカードを渡すか、断るかを選ぶ。
    }

## Drawing, emergencies and aid.

bc-why-drawn-already = 戦局カードはもう引いている。引くのは1ターンに1枚である。
bc-why-draw-given-up = カードの引き渡しは、カードを引くことの代わりである。
bc-why-draw-counterattack = 反撃は、カードを引くことの代わりである。
bc-why-exchange-first = まず差し出すカードを選ぶ。カードを引くのはその後である。
bc-why-emergency-no-hand = 手札が1枚もない。
bc-why-emergency-start = 手札を展開できるのは、自分のターンの開始時、他のことを行う前だけである。
bc-why-emergency-other-turn = 手札を展開できるのは、自分のターンの開始時か、自分が脱落しうる戦闘が始まるときだけである。今は{ $who }のターンである。
bc-why-emergency-battle = { $battle }であなたが脱落することはないので、そのために手札を展開することはできない。
bc-why-emergency-early = 手札を展開できるのは、戦闘が阻止されないことが決まってからである。
bc-why-emergency-late = { $battle }のために手札を展開するにはもう遅い。
bc-why-no-ally = このゲームにあなたの味方はいない。
bc-why-aided = このターンにはもう味方を援助した。援助できるのは1回だけである。
bc-why-ally-out = { $who }は脱落しており、援助できない。
bc-why-aid-late =
    { $aid ->
        [transfer] 引き渡しはカードを引くことの代わりであり、このターンにはもう遅い。
        [exchange] カードの交換は、ターンの開始時、カードを引く前に行う。
       *[send] カードを送るのは、ターンの開始時、カードを引く前である。
    }
bc-why-aid-empty =
    { $aid ->
        [transfer] 引き渡せる展開中のカードがない。
        [exchange] 交換できる手札がない。
       *[send] 戦力山札に送れるカードがない。
    }
bc-why-exchange-ally = { $who }には代わりに渡すカードがない。
bc-why-no-giving = 味方にカードを渡すのは、引き渡しか交換のときだけである。

## Picking cards.

bc-why-not-a-unit = { $card }は戦局カードである。これを行えるのは戦力カードだけである。
bc-why-not-in-hand = { $card }は手札にない。
bc-why-not-deployed = 自分の{ $card }は展開されていない。
bc-why-deployed-already = { $card }はもう展開されており、手札にはない。
bc-why-picked-already = { $card }はもう選んでいる。
bc-why-other-type = { $card }は{ $type }カードではない。
bc-why-pick-order = カードは一覧の順に選ぶ。{ $card }は{ $last }より前にある。
bc-why-too-few-left = カードは一覧の順に選ぶ。あと{ $count }枚選ばなければならないが、{ $card }以降にはそれだけ残っていない。
bc-why-no-deployment = 今はカードを展開できない。
bc-why-leader-first = まず指導部を使うかどうかを決める。カードを引き、展開するのはその後である。
bc-why-take-back-first = まず入れ替えたいカードを手札に戻す。その後、同じ枚数のカードを展開する。
bc-why-deployed-most = { $card }による展開は終わっている。展開できるのは最大{ $most }枚である。
bc-why-deployed-behind = { $card }による展開は終わっている。展開できるのは最大{ $most }枚、展開中のカードが敵より少なければ最大{ $behind }枚である。
bc-why-no-discard = 今はカードを捨てることができず、その必要もない。
bc-why-discard-later = このカードではまず展開を行い、捨てるのはその後である。
bc-why-no-taking-back = 展開中のカードを手札に戻せるのは、再展開によってだけである。
bc-why-taken-back-already = 手札に戻すカードはもう決めた。次は同じ枚数のカードを展開する。
bc-why-no-repair = 捨て札からユニットを戻せるのは、野戦修理によってだけである。
bc-why-not-in-discard = { $card }は自分の捨て札にない。
bc-why-repair-commander = { $card }は指揮官である。野戦修理の対象は通常ユニットである。
bc-why-not-a-leader = { $card }は指導部ではない。
bc-why-leader-not-deployed = { $card }は自分の陸上スタックにない。
bc-why-leader-late = 指導部を使うのはカードを引く前であり、使えるのは1枚だけである。
bc-why-no-buildup = 指導部を使えるのは、自分が増強カードを引いたときだけである。

## Kept Cards.

bc-why-play-unit = { $card }は戦力カードである。プレイするのではなく、展開する。
bc-why-play-drawn = { $card }は引いたときに処理する。温存カードではない。
bc-why-not-kept = { $card }は自分の温存カードの中にない。
bc-why-kept-spent = { $card }は捨て札にある。
bc-why-delay-no-battle = { $card }は戦闘を阻止するが、始まろうとしている戦闘がない。
bc-why-delay-early = { $card }をプレイできるのは、{ $battle }が行われると決まってからである。
bc-why-delay-late = { $card }はスタックが表向きにされる前にプレイする。{ $battle }ではその機会は過ぎている。
bc-why-counterattack-start = { $card }は自分のターンの開始時に、カードを引く代わりにプレイする。
bc-why-nothing-held = 再戦できる戦闘を保持している敵がいない。
bc-why-bonus-late = { $card }はラウンドの開始時、支援を割り当てる前にプレイする。
bc-why-bonus-no-round = { $card }は戦闘のラウンドの開始時にプレイするが、今は戦闘が行われていない。
bc-why-nothing-destroyed = { $card }は、攻撃によって自分のユニットが撃破されるときにプレイする。
bc-why-nothing-to-foil = { $card }は、敵がスパイ、破壊工作、鹵獲装備または分断工作を引いたときにプレイする。
bc-why-not-a-battle = { $card }は戦闘ではない。
bc-why-refight-no-card = 戦闘を再戦できるのは反撃によってだけであり、あなたはそれを持っていない。
bc-why-refight-play-first = 戦闘を再戦するには、自分のターンの開始時に{ $card }をプレイする。
bc-why-refight-own = { $battle }は自軍が保持している。
bc-why-refight-unheld = { $battle }は誰も保持していない。
bc-why-refight-theatre = { $battle }はもう一方の戦域の戦闘であり、味方を脱落させた戦闘でもない。
bc-why-refight-prerequisite =
    { $form ->
        [holds] { $battle }は本土への侵攻になるため、次の戦闘のうち{ $count }つを自分が保持していなければならない：{ $battles-comma }。
       *[fought] { $battle }は本土への侵攻になるため、次の戦闘のうち{ $count }つを誰かが保持していなければならない：{ $battles-comma }。
    }

## Spies, Sabotage, Captured Equipment, Divide & Conquer.

bc-why-needs-card =
    { $verb ->
        [look] 敵のカードを見ることができるのは、スパイによってだけである。
        [sabotage] 破壊工作を行うスタックを選べるのは、破壊工作によってだけである。
        [capture] 敵のスタックからカードを取れるのは、鹵獲装備によってだけである。
        [divide] 敵のスタックを分けることができるのは、分断工作によってだけである。
        [assassinate] 指揮官を暗殺できるのは、破壊工作によってだけである。
       *[return] 敵のスタックのカードを持ち主の手札に戻せるのは、破壊工作によってだけである。
    }
bc-why-empty-place =
    { $place ->
        [ground] { $who }の陸上スタックにはカードがない。
        [air] { $who }の航空スタックにはカードがない。
        [sea] { $who }の海上スタックにはカードがない。
        [hand] { $who }には手札がない。
       *[kept] { $who }には温存カードがない。
    }
bc-why-not-a-stack = 選べるのはスタックだけであり、{ $place ->
        [hand] 手札
       *[kept] 温存カード
    }は選べない。
bc-why-capture-type = 鹵獲できるのは、陸上スタックか航空スタックのカードである。
bc-why-divide-few = そのスタックにはカードが{ $count }枚しかない。分けるには{ $least }枚必要である。
bc-why-stack-first = まず見るスタックを選ぶ。
bc-why-stack-chosen = スタックはもう選んだ。次はその中のカードを選ぶ。
bc-why-not-in-stack = { $card }は見ているスタックの中にない。
bc-why-not-a-commander = { $card }は通常ユニットである。暗殺できるのは指揮官だけである。
bc-why-two-piles = 山は1と2の2つである。
bc-why-no-piles = 自分のスタックは分けられていない。

## Battles.

bc-why-no-battlecard = 今は決めるべき戦闘カードがない。
bc-why-take-or-raid = { $battle }を防御する敵は残っていない：獲得するか、手放して襲撃を行う。
bc-why-counterattack-on = 反撃が行われている：{ $battle }について決めることはない。
bc-why-aggressor-decides = { $battle }を行うかどうかを決めるのは、攻撃側の{ $who }である。
bc-why-forced = { $battle }は引かれたら必ず行われる。断ることはできない。
bc-why-decided = { $battle }が行われることはもう決まっている。
bc-why-combined-only = 戦わずに戦闘を獲得することや襲撃を行うことは、合同ゲームでだけできる。
bc-why-no-free-battle = 戦わずに戦闘を獲得することや、手放して襲撃を行うことができるのは、その戦闘を自分が引き、その戦域に敵が残っていないときだけである。
bc-why-no-round = 今は戦闘のラウンドが行われていない。
bc-why-battle-over = 戦闘は終わっている。
bc-why-no-unit = そのようなユニットはこの戦闘にいない。
bc-why-alike = その選択肢はもうある：{ $unit }とまったく同じユニットが選べる。
bc-why-enemy-unit = { $unit }は自軍のユニットではない。
bc-why-own-unit = { $unit }は自軍のユニットである。
bc-why-partners-unit = { $unit }は{ $who }のものであり、{ $who }が決める。
bc-why-passed-over = ユニットは並び順に選ぶ。{ $unit }はもう飛ばされている。
bc-why-support-early = 支援の割り当ては、このラウンドの温存カードの後である。
bc-why-support-late = 支援はラウンドの開始時に割り当てる。
bc-why-support-enemy = { $unit }は敵のユニットである。
bc-why-support-itself = { $unit }は自身を支援できない。
bc-why-support-class = { $supporter }は{ $unit }の兵種のユニットを支援しない。
bc-why-supported = { $unit }はもう支援を受けている。支援を受けられるのは1個のユニットからだけである。
bc-why-no-air-group = 航空隊の点数は、ラウンドの開始時、支援の後に割り振る。
bc-why-air-group-points = { $unit }が割り振る点数は{ $points }点である。
bc-why-withdraw-later = ユニットの撤退は、4つの射撃フェイズの後、撤退フェイズに行う。
bc-why-no-partner = 共に戦った味方はいない：生き残ったユニットは自分のスタックに戻る。
bc-why-no-posting = 生き残ったユニットが味方のスタックに移れるのは、両者が共に戦った戦闘の後だけである。

## Firing.

bc-why-round-opens = ラウンドは始まったばかりである：射撃の前に温存カード、支援、航空隊を処理する。
bc-why-firing-over = このラウンドの射撃フェイズは終わっている。
bc-why-hit-first = まず、命中を受けたユニットが生き残るかどうかを決める。
bc-why-unit-fires = { $unit }が射撃している：目標を指定する。
bc-why-shooter-first = まず、射撃するユニットを指定する。
bc-why-supports = { $unit }は{ $other }を支援しており、このラウンドには射撃しない。
bc-why-support-ended = { $unit }はこのラウンドに支援を行ったので、射撃しない。
bc-why-other-phase = { $unit }が射撃するのはフェイズ{ $phases }である。今はフェイズ{ $phase }である。
bc-why-has-fired = { $unit }はこのフェイズの射撃を終えたか、見送っている。
bc-why-no-target = { $unit }には命中させられる敵がいない。
bc-why-not-applicable = { $unit }は{ $target }のような{ $type }ユニットを攻撃できない：攻撃力が不可である。
bc-why-defence = { $target }の{ $unit }に対する防御力は{ $defence }であり、攻撃力{ $attack }はそれを上回らない。
bc-why-no-autokill = { $unit }には自動撃破の能力がない。
bc-why-autokill-late = { $unit }はもう射撃した。自動撃破は射撃の代わりに行う。
bc-why-autokill-type = { $unit }の自動撃破は、{ $target }の種別のユニットには使えない。
bc-why-autokill-defence = { $target }の{ $unit }に対する防御力は{ $defence }であり、自動撃破が及ぶのは{ $most }以下である。
