### Barbarossa. The words of its first, Japanese, edition are used where they are known.
### A list has one variable for each way to join it: $list (と), $list-or, $list-comma, $list-sentences; and
### $list-count, how many it has.
### One word for each thing:
### Supply 輸送, Strategy 計画, Army 部隊, Support 支援, Site 目標, Foothold 要地, City 都市, Event イベント;
### Tactic Point 作戦ポイント, Draw Point ドローポイント, Attack Point 戦闘ポイント, Defence 防御力;
### War Zone 場, Front Line 戦線, playing area プレイエリア, pile 山; active 活動状態, exhausted 消耗状態;
### exhaust 消耗させる, reactivate 回復させる, forfeit 捨て札にする, discard 捨てる, scrap 廃棄する,
### gain 獲得する (points: 得る), recruit 購入する, conquer 占領する, save 救う, keep 残す.

## Cards. A card is named as its definition names it.

card-horse-drawn-transport = 非機械化輸送
card-motorized-transport = トラック輸送
card-locomotive-transport = 鉄道輸送
card-strategic-planning = 戦略計画
card-air-supply = 空中補給
card-blitzkrieg = 電撃戦
card-grenadier-regiment = 擲弾兵連隊
card-field-replacement-battalion = 野戦補充大隊
card-panzer-grenadier-regiment = 装甲擲弾兵連隊
card-flak-battalion = 高射砲大隊
card-armored-scout-battalion = 装甲偵察大隊
card-motorcycle-battalion = オートバイ兵大隊
card-engineer-battalion = 工兵大隊
card-artillery-regiment = 砲兵連隊
card-assault-gun-battalion = 突撃砲大隊
card-anti-tank-battalion = 対戦車砲大隊
card-division-hq-company = 師団本部中隊
card-panzer-regiment = 装甲連隊
card-heavy-tank-battalion = 重戦車大隊
card-ss-panzer-regiment = SS装甲連隊
card-heinz-guderian = ハインツ・グデーリアン
card-erich-von-manstein = エーリヒ・フォン・マンシュタイン
card-field-repair-workshop = 野戦修理廠
card-field-hospital = 野戦病院
card-forward-supply-depot = 前進補給所
card-forward-airfield = 前進飛行場
card-supreme-command-headquarters = 総司令部
card-fortified-hill = 高地
card-strategic-position = 陣地
card-minsk = ミンスク
card-riga = リガ
card-odessa = オデッサ
card-bryansk = ブリャンスク
card-smolensk = スモレンスク
card-kiev = キエフ
card-rostov = ロストフ
card-kharkov = ハリコフ
card-sevastopol = セヴァストポリ
card-leningrad = レニングラード
card-stalingrad = スターリングラード
card-moscow = モスクワ
card-russian-guards-tank-army = ソ連軍親衛戦車軍
card-soviet-tank-corps = ソ連軍戦車軍団
card-soviet-rifle-army = ソ連軍狙撃軍
card-siberian-reserves = シベリア予備軍
card-general-winter = 冬将軍
card-rasputitsa = ラスプティツァ
card-partisans = パルチザン
card-luftwaffe-support = 航空支援

any-card = カード
card-exhausted = { $card }（消耗状態）
card-lingering = { $card }（前のターンから消耗状態）
card-played = { $card }（プレイエリア）

## Types, groups and zones.

type-supply = 輸送
type-strategy = 計画
type-army = 部隊
type-support = 支援
type-site = 目標
type-event = イベント

group-army = 部隊
group-infantry = 歩兵
group-tank = 戦車
group-gun = 火砲
group-recon = 偵察
group-staff = 本部
group-engineer = 工兵
group-foothold = 要地
group-city = 都市
group-armour = 装甲

zone-active = 活動状態
zone-exhausted = 消耗状態
zone-hand = 手札
zone-discard = 捨て札
zone-war-zone = 場
zone-events = イベントの山
zone-cities = 都市の山
zone-support = 支援の山

## Points.

tactic-points = 作戦ポイント
supply-points = 補給ポイント
draw-points = ドローポイント
reinforcement-points = 増援ポイント
attack-points = 戦闘ポイント
victory-points = 勝利点

points-tactic = { tactic-points }{ $count }点
points-supply = { supply-points }{ $count }点
points-draw = { draw-points }{ $count }点
points-reinforcement = { reinforcement-points }{ $count }点
points-attack = { attack-points }{ $count }点

bonus-tactic = { tactic-points }+{ $count }
bonus-supply = { supply-points }+{ $count }
bonus-draw = { draw-points }+{ $count }
bonus-reinforcement = { reinforcement-points }+{ $count }
bonus-attack = { attack-points }+{ $count }

## Card text: facts.

facts = { $facts-comma }
fact-subtype = { $type }（{ $subtype }）
fact-play-cost = プレイコスト{ $cost }
fact-buy-cost = 購入コスト{ $cost }
fact-defence = 防御力{ $defence }
fact-modifier-plus = 防御力+{ $amount }
fact-modifier-minus = 防御力−{ $amount }
fact-victory = { victory-points }{ $count }
fact-copies = { $count }枚

## Card text: lines.

text-play = プレイ：{ $effect-sentences }。
text-standing = 展開中：{ $effect }。
text-ability = { $cost-comma }⇒{ $effect-sentences }。
text-ability-conditional = { $conditions-comma }：{ $cost-comma }⇒{ $effect-sentences }。
text-on-reveal = 公開時：{ $effect-sentences }。
text-on-gain = 獲得時：{ $effect-sentences }。
text-on-attack = この目標への攻撃後（成否を問わない）：{ $effect-sentences }。
text-on-attack-won = この目標の占領後：{ $effect-sentences }。
text-on-attack-edition = この目標の占領後（選択ルールfail_foothold_redによっては攻撃の失敗後も）：{ $effect-sentences }。
text-on-clean-up = 自分の終了フェイズ：{ $effect-sentences }。
text-strategy = 使用後、このカードを元の山に戻す。
ability = { $cost-comma }⇒{ $effect-sentences }

condition-answer = 選択ルール{ $question }が{ $answer }の場合
condition-play-area = プレイエリアにある間
condition-windows = { $windows-or }
condition-against-city = 都市との戦闘中
condition-against-site = 戦闘中
condition-against-edition = 戦闘中（選択ルールfoothold_targetsにより、都市に対してのみ、またはすべての目標に対して）
condition-limit = プレイするたびに{ $limit }回

window-starting = 自分の開始フェイズ中
window-tactics = 自分の作戦フェイズ中（戦闘中を除く）
window-combat = 戦闘中
window-forfeit = 目標の効果でカードを捨て札にするとき

## Card text: ops, as parts of a line.

op-bonus = { $points-comma }
op-may-deploy = このカードを{ $state }で展開してもよい
op-deploy = このカードをただちに{ $state }で展開する
op-exhaust-this = このカードを消耗させる
op-forfeit-this = このカードを捨て札にする
op-return-this = このカードを元の山に戻す
op-give-up-this = 選択ルールfoothold_after_useにより、このカードを元の山に戻すか、捨て札にする
op-scrap-this = このカードを廃棄する
op-reactivate-this = このカードを回復させる
op-pay = { $points }を支払う
op-forfeit-other = 自分の展開中の他の{ $what }カード{ $count }枚を捨て札にする
op-exhaust-others = 自分の活動状態の{ $what }カード{ $count }枚を消耗させる
op-reactivate = 自分の{ $what }カード1枚を回復させる（自動的に回復しないカードを除く）
op-reactivate-any = 自分の{ $what }カード1枚を回復させる（自動的に回復しないカードでもよい）
op-forfeit = 自分の展開中の{ $what }カード{ $count }枚を捨て札にする
op-forfeit-half = 自分の展開中の{ $what }カードの半数（端数切り上げ）を捨て札にする
op-forfeit-all = 自分の展開中の{ $what }カードをすべて捨て札にする
op-forfeit-group = 自分の展開中の{ $what }カードすべてか、それ以外の展開中の部隊カードすべてのどちらかを選び、捨て札にする
op-spare = そのうち{ $what }カード1枚は、消耗状態で戦線に残る
op-lower-defence = この戦闘の間、攻撃している目標の防御力を{ $amount }下げる
op-bonus-if-deployed = { $what }カードを{ $count }枚以上展開しているなら、さらに戦闘ポイント+{ $attack }
op-bonus-if-revealed = この戦闘で{ $tag }イベントが公開されているなら、さらに戦闘ポイント+{ $attack }
op-permit-placing = 作戦フェイズの終わりまで、戦闘中を除き、手札から{ $what }のカードを任意の枚数、コストもプレイの効果もなしに、活動状態で戦線に置いてもよい
op-scrap-from-hand = 手札から{ $types-or }のカード1枚を廃棄する
op-gain-upgrade = 廃棄したカードと同じ種別で、購入コストがその購入コスト+{ $within }以下のカード1枚を獲得してもよい（輸送カードは、選択ルールgained_cardsにより手札か捨て札に加える）
op-gain-upgrade-hand = 廃棄したカードと同じ種別で、購入コストがその購入コスト+{ $within }以下のカード1枚を獲得してもよい。輸送カードは手札に加える
op-gain-upgrade-discard = 廃棄したカードと同じ種別で、購入コストがその購入コスト+{ $within }以下のカード1枚を獲得してもよい
op-recover = 自分の捨て札から{ $what }カード1枚を手札に加える
op-second-combat = このターン、戦闘をもう1回宣言してもよい。最初の戦闘の終了時、すでに終わっているならただちに、自分の展開中の部隊カードを最大{ $reactivate }枚回復させてもよい
op-replace-event = 公開されたイベント1枚をイベントの山の一番下に置き、代わりに次の1枚を公開する
op-reveal-another = イベントをもう1枚公開し、その防御力も加える
op-to-discard-pile = このカードを自分の捨て札に置く
op-lay = 相手を1人選び、その戦線にこのカードを置く
op-lay-anywhere = プレイヤーを1人選び、その戦線にこのカードを置く
op-end-game = この戦闘またはこの作戦フェイズの後にゲームが終了する（版または卓の選択による）
op-end-game-phase = この作戦フェイズの後にゲームが終了する
op-end-game-at-once = この戦闘が終わりしだいゲームが終了する

## Card text: standing modifiers, as parts of a line.

modifier-self-reactivation = このカードは自分の開始フェイズに自動的に回復しない
modifier-reactivation-limit = 自分の開始フェイズに自動的に回復する自分の部隊カードは{ $amount }枚までとなる
modifier-supply-bonus-less = 自分が{ $card }から得る補給ポイントは、1枚につき{ $amount }点減る
modifier-supply-bonus-more = 自分が{ $card }から得る補給ポイントは、1枚につき{ $amount }点増える
modifier-first-supply-less = 自分が各ターンに最初に得る補給ポイントは{ $amount }点減る
modifier-first-supply-more = 自分が各ターンに最初に得る補給ポイントは{ $amount }点増える
modifier-cards-kept-less =
    { $amount ->
        [1] 自分の終了フェイズにカードを残せない
       *[other] 自分の終了フェイズに残せるカードは{ $amount }枚減る
    }
modifier-cards-kept-more = 自分の終了フェイズに残せるカードは{ $amount }枚増える

## Decisions.

decision-starting-phase = 開始フェイズ：{ $points }がある。
decision-tactics-phase = 作戦フェイズ：{ $points }がある。
decision-reinforcement-phase = 増援フェイズ：{ $points }がある。
decision-clean-up = 終了フェイズ：どのカードを残すか？残りは捨てる。
decision-clean-up-none = 終了フェイズ：カードは残せない。
decision-combat-plain = { $site }への攻撃：防御力{ $defence }、{ combat-sum }。
decision-combat = { $site }への攻撃：防御力{ $defence }（{ $parts-comma }）、{ combat-sum }。
combat-sum = 戦闘ポイント{ $attack }点（{ $missing ->
        [0] 占領に足りる
       *[other] { $missing }点不足
    }）
part-printed = 基本{ $amount }
part-event-plus = { $card }+{ $amount }
part-event-minus = { $card }−{ $amount }
part-lowered = 自分のカード−{ $amount }
decision-commit = { $site }（防御力{ $defence }）への攻撃は失敗した。戦闘ポイント{ $attack }点のうち何点を使うか？使った点だけを失う。
decision-gain-next = 次にどのイベントを獲得するか？
decision-bury-next = 次にどのイベントをイベントの山の一番下に置くか？
decision-replace = どのイベントを取り替えるか？
decision-losses = { $cards }が捨て札になる。救うカードはあるか？
decision-spare = { $cards }が捨て札になる。どのカードを残すか？
decision-of-card = { $card }：{ $question }
decision-forfeit = どのカードを捨て札にするか？
decision-exhaust = どのカードを消耗させるか？
decision-reactivate = どのカードを回復させるか？
decision-scrap = 手札からどのカードを廃棄するか？
decision-gain = どのカードを獲得するか？
decision-recover = 自分の捨て札からどのカードを手札に加えるか？
decision-lay = 誰の戦線に置くか？
decision-forfeit-group = どのカードを捨て札にするか？

kind-starting-phase = 開始フェイズ
kind-tactics-phase = 作戦フェイズ
kind-reinforcement-phase = 増援フェイズ
kind-clean-up = 終了フェイズ
kind-combat = 戦闘
kind-commit = 攻撃の失敗
kind-pick = カードの選択
kind-spare = 損害
kind-scrap = カードの廃棄
kind-gain = カードの獲得
kind-order = イベントの順番
kind-lay = イベントの配置

## Options.

option-play = { $card }をプレイする
option-deploy = { $card }を{ $state }で展開する
option-place = { $card }を活動状態で戦線に置く
option-attack = { $card }を攻撃する（防御力{ $defence }）
option-use = { $card }：{ $ability }
option-conquer = { attack-points }{ $count }点で{ $site }を占領する
option-break-off = { $site }への攻撃を中止する
option-commit = { attack-points }{ $count }点を使う
option-recruit = { $card }を補給ポイント{ $cost }点で購入する
option-keep = { $card }を残す
option-forfeit = { $card }を捨て札にする
option-exhaust = { $card }を消耗させる
option-reactivate = { $card }を回復させる
option-spare = { $card }を救う
option-scrap = { $card }を廃棄する
option-gain = { $card }を獲得する
option-recover = { $card }を手札に加える
option-replace = { $card }を取り替える
option-gain-next = { $card }を獲得する
option-bury-next = { $card }をイベントの山の一番下に置く
option-lay = { $who }の戦線に置く
option-forfeit-group = 自分の{ $what }カードをすべて捨て札にする
option-forfeit-rest = { $what }カード以外の自分の部隊カードをすべて捨て札にする
option-end-starting-phase = 開始フェイズを終える
option-end-tactics-phase = 作戦フェイズを終える
option-end-reinforcement-phase = 増援フェイズを終える
option-end-clean-up = カードを残さない
option-end-pick = これ以上回復させない
option-end-spare = これ以上救わない
option-end-gain = 獲得しない

## Notices.

notice-begins-game = { $who }が最初の手番となった。
notice-lays-out = { $zone }（上から順に）：{ $pile-comma }。
notice-removes-pile = このゲームから除外した：{ $cards }。
notice-begins-turn = { $who }の第{ $turn }ターンが始まった。
notice-begins-tactics = { $who }の作戦フェイズが始まった。
notice-begins-reinforcement = { $who }の増援フェイズが始まった。
notice-draws = { $who }は{ $cards }を引いた。
notice-shuffles =
    { $count ->
        [1] { $who }は捨て札のカード1枚を新しい山札にした。
       *[other] { $who }は捨て札のカード{ $count }枚をシャッフルして新しい山札にした。
    }
notice-plays = { $who }は{ $cards }をプレイした。
notice-gains-points =
    { $points-count ->
        [0] { $who }は何も得なかった。
       *[other] { $who }は{ $points }を得た。
    }
notice-loses-supply = { $who }は{ $first ->
        [1] このターン最初に得た分
       *[other] 今回得た分
    }のうち補給ポイント{ $supply }点を失った。
notice-pays = { $who }は{ $points }を支払った。
notice-deploys = { $who }は{ $cards }を{ $zone }で展開した。
notice-places = { $who }は手札の{ $cards }を活動状態で戦線に置いた。
notice-uses = { $who }は{ $cards }を使った：{ $ability }。
notice-permits-placing = { $who }は作戦フェイズの終わりまで、手札から{ $groups }のカードを戦線に置けるようになった。
notice-grants-combat =
    { $afterwards ->
        [0] { $who }はこのターン、戦闘をもう1回宣言できるようになった。
       *[other] { $who }はこのターン、戦闘をもう1回宣言でき、最初の戦闘の終了時に部隊カードを最大{ $afterwards }枚回復させられるようになった。
    }
notice-exhausts = { $who }は{ $cards }を消耗させた。
notice-reactivates = { $who }は{ $cards }を回復させた。
notice-lingers = { $who }の{ $cards }は消耗状態のまま残った。
notice-forgoes-reactivation = { $who }は{ $count }枚分の回復を行わなかった。
notice-forfeits =
    { $cards-count ->
        [0] { $who }は何も捨て札にしなかった。
       *[other] { $who }は{ $cards }を捨て札にした。
    }
notice-returns = { $who }は{ $cards }を{ $zone }に戻した。
notice-scraps = { $who }は{ $cards }を廃棄した。
notice-gains = { $who }は{ $cards }を獲得し、{ $zone }に加えた。
notice-recovers = { $who }は捨て札の{ $cards }を手札に加えた。
notice-attacks = { $who }は{ $cards }（防御力{ $defence }）への攻撃を宣言した。
notice-reveals = { $who }は{ $cards }（{ $modifier }）を公開した。
notice-buries-event = { $who }は{ $cards }をイベントの山の一番下に置いた。
notice-lowers-defence = { $who }は攻撃している目標の防御力を{ $amount }下げた。
notice-conquers = { $who }は戦闘ポイント{ $attack }点で{ $cards }を占領した。
notice-gains-site = { $who }は{ $cards }を戦線に展開した。
notice-fails = { $who }は{ $cards }（防御力{ $defence }）への攻撃に失敗した。
notice-loses-attack = { $who }は{ $attack ->
        [0] 戦闘ポイントを失わなかった
       *[other] 戦闘ポイント{ $attack }点を失った
    }。
notice-decides-game = { $cards }は{ $who }の手に落ちた。ゲームはまもなく終了する。
notice-ends-combat = { $who }の戦闘が終わった。
notice-dooms = { $who }の{ $cards }が捨て札になろうとしている。
notice-spares = { $who }は{ $cards }を救い、消耗状態で戦線に残した。
notice-lays = { $who }は{ $victim }の戦線に{ $cards }を置いた。
notice-recruits = { $who }は{ $cards }を補給ポイント{ $cost }点で購入した。
notice-clears = { $who }はプレイエリアの{ $cards }を捨て札に置いた。
notice-discards = { $who }は{ $cards }を捨てた。
notice-ends-moscow = モスクワが陥落し、ゲームは終了した。
notice-ends-exhausted = 全プレイヤーが最後のターンを終え、ゲームは終了した。

## Verbs, as refusals name them ("今、これを…ことは求められていない").

verb-forfeit = 捨て札にする
verb-exhaust = 消耗させる
verb-reactivate = 回復させる
verb-spare = 救う
verb-scrap = 廃棄する
verb-gain = 獲得する
verb-recover = 手札に加える
verb-replace = 取り替える
verb-lay = 置く
verb-next = 選ぶ
verb-forfeit-group = 捨て札にする
verb-forfeit-rest = 捨て札にする
