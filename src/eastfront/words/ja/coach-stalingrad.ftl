### What the coach says in the first game of Battle for Stalingrad. The coach speaks politely (です・ます).

## Before the first decision.

coach-stalingrad-intro-goal-title = ゲームの目的
coach-stalingrad-intro-goal = あなたはドイツ軍を率います。市街の5つの拠点が1列に並んでいます。ターンの終わりに5つすべてを支配している側が勝ちます。ソ連軍がすべてを支配した状態で始まることもあるので、まずは足がかりを作りましょう。
coach-stalingrad-intro-zones-title = 支配エリア
coach-stalingrad-intro-zones = 各拠点の手前に自分の支配エリアがあり、向かい側に敵の支配エリアがあります。拠点の支配エリアに一方の側の部隊だけがいれば、その側が拠点を支配します。両方がいれば争奪中で、誰も支配していません。1つのエリアに入れる部隊は、各側3個までです。
coach-stalingrad-intro-perimeter-title = 周辺エリア
coach-stalingrad-intro-perimeter = その後ろが周辺エリアです。ここにいる部隊は攻撃することも攻撃されることもありません。休んで毎ターン糧食1個を受け取り、ここから同じ拠点の支配エリアへ前進します。
coach-stalingrad-intro-forces-title = 部隊と糧食
coach-stalingrad-intro-forces = 部隊には、コストでもある兵力値と、戦闘力、糧食があります。大切なのは糧食です。移動にも攻撃にも1個かかり、戦闘では損害を吸収します。
coach-stalingrad-intro-cards-title = アクションカード
coach-stalingrad-intro-cards = カードの使い道は4つのうち1つです。イベント、銃撃戦の数値、糧食2個、または新しい部隊のコストの支払いです。どれに使っても、そのカードはなくなります。
coach-stalingrad-intro-turn-title = ターンの流れ
coach-stalingrad-intro-turn = 補給：支配している拠点と周辺エリアから部隊に糧食が与えられます。アクション：支払えるかぎり何度でも行動できます。ドロー：カード5枚と、支配している拠点1つにつき1枚を引きます。

## Every kind of decision.

coach-stalingrad-choose-title = 部隊を選ぶ
coach-stalingrad-choose = 兵力値9点分の部隊を選びます。敵の配置はわかっています。余った点は失われます。機動の部隊は糧食を支払わずに移動できます。選ばなかった部隊は部隊の山に入り、後で購入できます。
coach-stalingrad-place-title = 配置
coach-stalingrad-place = 部隊は周辺エリアから始めます。1つのエリアに3個までです。守りの弱い拠点3つの後ろに分けて置きましょう。周辺エリアからは、その前にある支配エリアにしか前進できません。
coach-stalingrad-feed-title = 糧食を配る
coach-stalingrad-feed = 選んだ部隊に糧食を1個ずつ与えます。最も必要なのは、攻撃に支払い、損害を吸収する、支配エリアの強い部隊です。糧食のない部隊は攻撃できず、機動の部隊でなければ移動もできません。
coach-stalingrad-action-title = アクションフェイズ
coach-stalingrad-action = 移動、攻撃、イベントのプレイ、部隊の購入、糧食の調達。支払えるかぎり、好きな順に何度でも行えます。移動と攻撃に必要なのは糧食で、カードは要りません。することがなくなったら、フェイズを終えてカードを引きます。
coach-stalingrad-react-title = カードへのリアクション
coach-stalingrad-react = 敵がイベントを宣言しました。カードによっては、起きる前に無効にできます。手札が何であるかを知られないように、手札のある人には、使えるカードがなくても必ず尋ねます。
coach-stalingrad-move-title = どこへ移動しますか？
coach-stalingrad-move = 周辺エリアからは、ほかのどの周辺エリアにも、また、誰がいてもその前の支配エリアにも移動できます。支配エリアからは、敵だけがいるところを除き、別の支配エリアへ移動できます。周辺エリアに戻れるのは退却のときだけです。
coach-stalingrad-engage-title = どの部隊で攻撃しますか？
coach-stalingrad-engage = 攻撃する部隊は糧食1個ずつを支払います。その支配エリアの敵部隊はすべて防御し、何も支払いません。攻撃に加わらない部隊は、その戦闘の損害も受けません。
coach-stalingrad-event-title = 戦闘：イベント
coach-stalingrad-event = 攻撃側から順に、イベントを1枚プレイするかパスします。パスした後でもまたプレイでき、両者が続けてパスするとこのステップは終わります。まず合計を比べましょう。自分の合計が敵の損害に、敵の合計が自分の損害になります。
coach-stalingrad-firefight-title = 戦闘：銃撃戦
coach-stalingrad-firefight = ここでは、カードは数値だけを使います。プラスは自分の合計を上げ、マイナスは敵の合計を下げます。強く撃つか、受ける損害を減らすかです。両者が続けてパスすると、双方がカードを1枚めくり、その後に損害を受けます。
coach-stalingrad-flip-title = めくった2枚のカード
coach-stalingrad-flip = 1枚ではなく2枚めくることのできる拠点を支配しています。使う数値を選んでください。2枚とも捨てられます。
coach-stalingrad-losses-title = 損害を受ける
coach-stalingrad-losses = 損害はすべて吸収しなければなりません。糧食1個で1点、周辺エリアへの退却でたいてい2点、部隊の撃破でその兵力値より2点多く吸収します。糧食は補充できますが、部隊は戻りません。ただし、退却すればその場所を失います。
coach-stalingrad-medal-title = 勲章
coach-stalingrad-medal = 交戦した敵部隊はすべて撃破され、拠点は自分のものになりました。部隊1個に勲章を授けます。その部隊はこれから戦闘力が1増え、退却で吸収する損害も1点増えます。
coach-stalingrad-pay-title = 部隊のコストを支払う
coach-stalingrad-pay = 手札のどのカードでも支払えます。コスト1につき1枚です。最も惜しくないカードで支払いましょう。
coach-stalingrad-station-title = 新しい部隊の到着
coach-stalingrad-station = カードに書かれた糧食を持って、自分の周辺エリアの1つに置かれます。攻撃したい拠点の後ろに置けば、すぐに前進できます。
coach-stalingrad-march-title = コストなしの移動
coach-stalingrad-march = このイベントでは、複数の部隊を糧食なしで1回ずつ移動させます。糧食に余裕のない部隊に使いましょう。
coach-stalingrad-infiltrate-title = 浸透
coach-stalingrad-infiltrate = このイベントでは、部隊1個を任意の支配エリアに入れます。敵だけがいるところでもかまいません。争奪中になった拠点は、もう誰にも支配されていません。
coach-stalingrad-decorate-title = 叙勲
coach-stalingrad-decorate = 支配している拠点の部隊1個に勲章を授けます。戦闘力が1増え、退却で吸収する損害が1点増えます。勲章の効果は重なり、部隊とともに失われます。
coach-stalingrad-bomb-title = 爆撃
coach-stalingrad-bomb = 拠点を選びます。その支配エリアの敵部隊は糧食を失い、瓦礫が増えます。瓦礫が多いほど支配者が得る糧食は少なくなり、やがて拠点は破壊されます。
coach-stalingrad-snipe-title = 狙撃兵
coach-stalingrad-snipe = 支配エリアの敵部隊を選びます。その部隊は糧食を失います。糧食のなくなった部隊は、攻撃することも、糧食で損害を吸収することもできません。

## Other moments.

coach-stalingrad-waiting-title = 敵の行動
coach-stalingrad-waiting = 敵が糧食と部隊をどこに集めているかを見ておきましょう。次の攻撃はそこに来ます。
coach-stalingrad-over-title = ゲームの終わり
coach-stalingrad-over = ターンの終わりに一方が5つの拠点すべてを支配しているか、6枚目のウラヌス作戦が場に出るか、20ターンが過ぎると、ゲームは終わります。1ステップずつ振り返るか、もう一度遊びましょう。次のゲームは無作為に配られ、コーチはいません。
coach-stalingrad-first-turn-title = 最初のターンが肝心です
coach-stalingrad-first-turn = このターンの終わりにソ連軍がまだ5つの拠点すべてを支配していると、あなたの敗北です。少なくとも1つの支配エリアに前進しましょう。拠点を争奪中にするだけで十分です。
coach-stalingrad-events-title = イベント
coach-stalingrad-events = カードによっては、アクションフェイズのイベントがあります。プレイするとカードはなくなります。ほかのカードは戦闘用か、敵へのリアクション用で、今は選択肢に出ません。
coach-stalingrad-reinforcing-title = 部隊の購入
coach-stalingrad-reinforcing = 部隊の山の一番上の部隊は、兵力値と同じ枚数のカードで購入できます。糧食は部隊が持ってきます。これからの戦闘のために、カードを何枚か残しておきましょう。
coach-stalingrad-moving-title = 移動
coach-stalingrad-moving = 機動の部隊でなければ、移動するたびに糧食1個がかかります。敵のいる支配エリアに入るには、その後ろの周辺エリアから前進します。いったん前に出ると、退却するほかに戻る方法はありません。
coach-stalingrad-attack-title = 攻撃
coach-stalingrad-attack = 支配エリアの部隊は、そこの敵を攻撃できます。まず攻撃によって瓦礫が増え、次に合計、イベント、銃撃戦、カードをめくる、損害と進みます。双方が相手の合計と同じだけの損害を受けるので、多数で少数を攻撃しましょう。
coach-stalingrad-resupply-title = カードを糧食に
coach-stalingrad-resupply = どのカードも、捨てて糧食2個にし、必要なところに与えることができます。ほかに使い道のないカードは、こうするのがよいでしょう。
coach-stalingrad-uranus-title = ウラヌス作戦
coach-stalingrad-uranus = ソ連軍の準備を示すカードが場に出ました。敵は毎ターン1枚多く引き、6枚目が出るとただちに勝利します。時間はドイツ軍に味方しません。
coach-stalingrad-lost-forces-title = 部隊の喪失
coach-stalingrad-lost-forces = 撃破された部隊は、糧食や勲章とともに、ゲームから完全になくなります。次は、退却した場合に吸収できた損害と比べてみましょう。
coach-stalingrad-rebuilt-title = 山札のシャッフル
coach-stalingrad-rebuilt = 山札がなくなり、捨て札が新しい山札になりました。使ったカードがまた出てくることがあります。
coach-stalingrad-undo-title = 取り消し
coach-stalingrad-undo = 間違えても心配はいりません。選択によって新しい情報を見ていなければ、自分だけで取り消せます。コンピューターが相手なら、それ以外の選択も取り消せます。
coach-stalingrad-caution-title = 注意の印
coach-stalingrad-caution = 感嘆符の付いた選択肢を選ぶと、まだ使えるものが無駄になるか、ゲームに敗北します。実行する前にもう一度確認されます。それでも正しい選択であることもあります。
coach-stalingrad-log-title = ログ
coach-stalingrad-log = 起きたことはすべて、根拠となるルールとともに盤面の横のログに記されています。そこでカードの名前に触れると、カードを読めます。

## Why something is suggested.

coach-stalingrad-why-choose-choose = 残りの点で作れる最も強い軍に含まれる部隊です。
coach-stalingrad-why-place-place = 守りの強さのわりに、価値の高い拠点です。
coach-stalingrad-why-feed-feed = 糧食を最も必要としています。
coach-stalingrad-why-action-play = 手札に残すより、今イベントとして使うほうが価値があります。
coach-stalingrad-why-action-resupply = そこで糧食が必要であり、このカードが最も惜しくないからです。
coach-stalingrad-why-action-move = 攻撃のため、またはよりよい位置のために必要です。
coach-stalingrad-why-action-attack = 敵の損害が自分の損害より大きくなる見込みです。
coach-stalingrad-why-action-reinforce = 支払っても、十分な枚数のカードが残ります。
coach-stalingrad-why-action-end = 今、コストに見合うものはほかにありません。
coach-stalingrad-why-react-play = そのイベントの害は、このカードの価値より大きいからです。
coach-stalingrad-why-react-pass = 使えるカードがないか、今カードを使うほどのことではありません。
coach-stalingrad-why-move-enter = そこで最も役に立ちます。
coach-stalingrad-why-engage-engage = コスト以上に攻撃がよくなります。
coach-stalingrad-why-engage-end = これで足ります。ほかの部隊が支払う必要はありません。
coach-stalingrad-why-event-play = カードの価値以上に、この戦闘を変えます。
coach-stalingrad-why-event-pass = カードに見合うほど戦闘を変えるイベントがありません。
coach-stalingrad-why-firefight-fire = その数値は、カードの価値以上に損害を変えます。
coach-stalingrad-why-firefight-pass = 損害を十分に変える数値がありません。
coach-stalingrad-why-flip-use = 損害が最も有利に変わります。
coach-stalingrad-why-losses-burn = 残りを吸収するには、糧食が最も安く済みます。
coach-stalingrad-why-losses-retreat = すべての損害を最も安く吸収する方法の一部です。
coach-stalingrad-why-losses-destroy = すべての損害を最も安く吸収する方法の一部です。
coach-stalingrad-why-medal-decorate = 最も価値のある部隊です。
coach-stalingrad-why-pay-pay = 最も惜しくないカードです。
coach-stalingrad-why-station-place = 部隊が最も必要なのはそこです。
coach-stalingrad-why-march-move = 移動によって最も得をする部隊です。
coach-stalingrad-why-march-enter = そこで最も役に立ちます。
coach-stalingrad-why-infiltrate-move = 移動によって最も得をする部隊です。
coach-stalingrad-why-infiltrate-enter = そこで最も役に立ちます。
coach-stalingrad-why-decorate-decorate = 最も強い部隊です。
coach-stalingrad-why-bomb-bomb = 敵への打撃が最も大きいところです。
coach-stalingrad-why-snipe-snipe = 最も大きな打撃を受ける部隊です。
