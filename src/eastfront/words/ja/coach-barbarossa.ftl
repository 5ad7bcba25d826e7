### What the coach says in the first game of Barbarossa. The coach speaks politely (です・ます).

## Before the first decision.

coach-barbarossa-intro-goal-title = ゲームの目的
coach-barbarossa-intro-goal = あなたは軍を率いてモスクワを目指します。相手も同じです。都市やその他の一部のカードには勝利点があります。モスクワはほかのすべての都市の下にあり、陥落するとゲームが終わって、勝利点が最も多いプレイヤーが勝ちます。それがモスクワを占領したプレイヤーとは限りません。
coach-barbarossa-intro-deck-title = 自分の山札
coach-barbarossa-intro-deck = 最初の山札は弱いカード8枚で、4枚ずつ引きます。使ったカードは捨て札に置かれ、山札がなくなると捨て札が新しい山札になります。だから、今日加えたカードは何度でも手札に入ってきます。
coach-barbarossa-intro-war-zone-title = 場
coach-barbarossa-intro-war-zone = ここには、誰でも購入できるカードがすべて並んでいます。支払いに使う輸送、戦う部隊、それを助ける計画と支援です。準備で山が1つ除外されるので、まったく同じ品揃えになることはまずありません。
coach-barbarossa-intro-front-title = 自分の戦線
coach-barbarossa-intro-front = 展開した部隊は山札を離れ、ターンが変わってもここに残ります。活動状態のカードは使うことができ、使うとたいてい消耗状態になりますが、次の自分のターンの初めに回復します。攻撃するには、戦線に部隊カードが必要です。
coach-barbarossa-intro-turn-title = ターンの流れ
coach-barbarossa-intro-turn = フェイズは4つです。開始フェイズにカードが回復し、作戦フェイズにカードをプレイして1回攻撃でき、増援フェイズに購入し、終了フェイズに1枚を残してもよく、4枚引きます。使わなかったポイントは失われます。
coach-barbarossa-intro-attack-title = 占領
coach-barbarossa-intro-attack = 攻撃の対象は、高地、陣地、または一番上の都市です。戦闘ポイントが防御力に達すれば占領できます。都市を攻撃するとイベントもめくられ、たいていは難しくなります。占領した高地や陣地は、後で手放して都市を弱めることができます。

## Every kind of decision.

coach-barbarossa-starting-phase-title = 開始フェイズ
coach-barbarossa-starting-phase = 消耗状態だったカードは自動的に回復しました。今使えるのは、輸送カードと、このフェイズを指定した能力だけです。たいていは何もすることがありません。今プレイした補給はターンの終わりまで使えますが、後でプレイしてもかまいません。
coach-barbarossa-tactics-phase-title = 作戦フェイズ
coach-barbarossa-tactics-phase = 作戦ポイント1点で始まります。カードのプレイコストは作戦ポイントで支払い、輸送カードにはコストがありません。作戦ポイントが増えるカードやカードを引くカードを先にプレイしましょう。プレイ、展開、能力の使用、攻撃を好きな順に行い、フェイズを終えます。
coach-barbarossa-reinforcement-phase-title = 増援フェイズ
coach-barbarossa-reinforcement-phase = 増援ポイント1点につきカード1枚を、補給ポイントを支払って購入できます。購入したカードは捨て札に置かれ、次のシャッフルの後に手札に入ってきます。最初のうちは、よりよい輸送が何よりも役に立ちます。後になると、部隊が勝敗を決めます。
coach-barbarossa-clean-up-title = 終了フェイズ
coach-barbarossa-clean-up = 手札のカード1枚を次のターンのために残すことができ、ほかは捨てます。その後、残した枚数にかかわらず4枚引きます。残ったポイントはすべて失われます。今日コストを支払えなかった部隊は、残すのに向いています。
coach-barbarossa-combat-title = 戦闘
coach-barbarossa-combat = 能力で戦闘ポイントを集め、防御力に達したら占領します。部隊を消耗させても、後に残る損はありません。捨て札にすると戦線から離れます。使ったものは、攻撃を中止しても戻りません。戦闘中はカードをプレイできません。
coach-barbarossa-commit-title = 何点使うか
coach-barbarossa-commit = 攻撃は失敗します。失うのは今指定した戦闘ポイントだけで、残りはこのターンの間使えます。
coach-barbarossa-pick-title = どのカードを選ぶか
coach-barbarossa-pick = カードの文章に従って、自分のカードを何枚か選びます。捨て札にしたカードはいずれ山札とともに戻ってくるので、完全に失われるわけではありません。選べるときは、消耗状態のカードや弱いカードを手放しましょう。
coach-barbarossa-spare-title = カードを救う
coach-barbarossa-spare = 戦線のカードが失われようとしていますが、自分のカードでその一部を救うことができます。矢印の付いた能力は強制ではありません。使っても、使わなくてもかまいません。
coach-barbarossa-scrap-title = カードを廃棄する
coach-barbarossa-scrap = 廃棄したカードはゲームから完全になくなります。損ではありません。最も弱いカードが減れば、最もよいカードを引くことが増えます。
coach-barbarossa-gain-title = カードを獲得する
coach-barbarossa-gain = 購入せずにカードを手に入れます。文章にほかの場所の指定がなければ、捨て札に置かれます。
coach-barbarossa-order-title = 複数のイベント
coach-barbarossa-order = 2枚以上のイベントがめくられました。処理する順番、または取り替えるイベントを選びます。防御力への加算はすべて計算済みです。
coach-barbarossa-lay-title = 厄介なカードの行き先
coach-barbarossa-lay = このイベントにはコストがありません。誰かの戦線に置かれ、文章に従って取り除かれるまで、そのプレイヤーを妨げます。都市を占領したあなたが、置く相手を選びます。

## Other moments.

coach-barbarossa-waiting-title = 相手のターン
coach-barbarossa-waiting = 相手が何を購入し、戦線に何を置いているかを見ておきましょう。捨て札と公開されている山は、いつでもすべて見ることができます。
coach-barbarossa-over-title = ゲームの終わり
coach-barbarossa-over = 勝利点は、どこにあるかを問わず、そのプレイヤーのすべてのカードについて数えます。ゲームを1ステップずつ振り返るか、もう一度遊びましょう。次のゲームは無作為に配られ、コーチはいません。
coach-barbarossa-event-title = イベント
coach-barbarossa-event = 都市を攻撃すると一番上のイベントがめくられ、その数値が防御力に加わります。勝てばイベントも獲得し、その一部は山札に入り、一部は戦線に置かれます。失敗しても、都市の赤い文章の効果は受けます。
coach-barbarossa-attack-title = 攻撃できます
coach-barbarossa-attack = 1ターンに1回、高地1つ、陣地1つ、または一番上の都市を攻撃できます。戦線から得られる戦闘ポイントを合計し、防御力と比べましょう。都市の場合は、イベントのための余裕が必要です。「確率」のタブで成功の確率を計算できます。
coach-barbarossa-deploying-title = 展開
coach-barbarossa-deploying = 今プレイしたカードを戦線に展開できます。多くの部隊は消耗状態で展開され、次の自分のターンから戦えます。フェイズの終わりまでに決めればよいのですが、戦闘中は展開できません。
coach-barbarossa-placing-title = 直接戦線へ
coach-barbarossa-placing = プレイしたカードの効果で、手札の部隊をコストなしで戦線に置けます。プレイの効果は得られませんが、活動状態で置かれ、すぐに戦えます。
coach-barbarossa-abilities-title = 能力
coach-barbarossa-abilities = 矢印は、望むなら左側に書かれたものを支払って右側に書かれたものを得る、という意味です。カードを消耗させる能力は、そのカードが回復するまで1回だけ使えます。
coach-barbarossa-empty-deck-title = 山札がなくなりました
coach-barbarossa-empty-deck = 困ることはありません。カードが必要になると、捨て札がシャッフルされて山札になります。購入したカードがここで入ってきます。
coach-barbarossa-last-city-title = 残る都市はモスクワだけ
coach-barbarossa-last-city = 誰かがモスクワを占領すると、その作戦フェイズの終わりにゲームが終わります。まず勝利点を比べましょう。負けているときに占領すると、ゲームに敗北します。
coach-barbarossa-undo-title = 取り消し
coach-barbarossa-undo = 間違えても心配はいりません。選択によって新しい情報を見ていなければ、自分だけで取り消せます。コンピューターが相手なら、それ以外の選択も取り消せます。
coach-barbarossa-caution-title = 注意の印
coach-barbarossa-caution = 感嘆符の付いた選択肢を選ぶと、まだ使えるものが無駄になります。実行する前にもう一度確認されます。それでも正しい選択であることもあります。
coach-barbarossa-log-title = ログ
coach-barbarossa-log = 起きたことはすべて、根拠となるルールとともに盤面の横のログに記されています。そこでカードの名前に触れると、カードを読めます。

## Why something is suggested.

coach-barbarossa-why-starting-phase-end = 今ここで役に立つものはありません。補給は後のフェイズまで待てます。
coach-barbarossa-why-starting-phase-play = その補給で部隊を回復させられます。
coach-barbarossa-why-starting-phase-use-1 = コストを払って回復させる価値があります。
coach-barbarossa-why-tactics-phase-play = コストがかからないか、コストのわりに得るものが最も多いからです。
coach-barbarossa-why-tactics-phase-deploy = 戦線の部隊は残り続け、部隊がなければ攻撃できません。
coach-barbarossa-why-tactics-phase-place = コストなしに、活動状態で戦線に置けます。
coach-barbarossa-why-tactics-phase-attack = 予想される損失より得るものが多いからです。
coach-barbarossa-why-tactics-phase-end = ほかに役に立つものがなく、見込みのある攻撃もありません。
coach-barbarossa-why-tactics-phase-use-1 = コストより得るものが多いからです。
coach-barbarossa-why-tactics-phase-use-2 = コストより得るものが多いからです。
coach-barbarossa-why-reinforcement-phase-recruit = この補給ポイントで、山札を最もよくするカードです。
coach-barbarossa-why-reinforcement-phase-play = 輸送カードのプレイにはコストがなく、手札に残しても購入には使えません。
coach-barbarossa-why-reinforcement-phase-end = 支払える範囲に、山札をよくするカードがありません。
coach-barbarossa-why-clean-up-keep = 次のターンに最も役に立つカードです。
coach-barbarossa-why-clean-up-end = 次のターンに大きく役立つカードがありません。
coach-barbarossa-why-combat-use-1 = ほかのカードと合わせて、最も少ないコストで防御力に達します。
coach-barbarossa-why-combat-use-2 = ほかのカードと合わせて、最も少ないコストで防御力に達します。
coach-barbarossa-why-combat-use-3 = ほかのカードと合わせて、最も少ないコストで防御力に達します。
coach-barbarossa-why-combat-conquer = 戦闘ポイントが足りています。
coach-barbarossa-why-combat-break-off = 勝っても、得るものより失うもののほうが多いからです。
coach-barbarossa-why-commit-commit = 攻撃はどのみち失敗するので、失うものを最小限にします。
coach-barbarossa-why-pick-forfeit = 最も価値が低いカードです。
coach-barbarossa-why-pick-exhaust = 最も価値が低いカードです。
coach-barbarossa-why-pick-reactivate = 最も強いカードです。
coach-barbarossa-why-pick-forfeit-group = ほかのカードより価値が低いからです。
coach-barbarossa-why-pick-forfeit-rest = ほかのカードより価値が低いからです。
coach-barbarossa-why-spare-use-1 = 部隊を救えます。
coach-barbarossa-why-spare-spare = その中で最もよいカードです。
coach-barbarossa-why-scrap-scrap = 代わりに入るカードのほうが価値が高いからです。
coach-barbarossa-why-gain-gain = 手に入る中で最もよいカードです。
coach-barbarossa-why-gain-recover = その中で最もよい部隊です。
coach-barbarossa-why-order-replace = 数値が最も悪いイベントです。
coach-barbarossa-why-lay-lay = 最も警戒すべき相手です。
