### Barbarossa: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-barbarossa-arclight = Arclight（2010年）
edition-barbarossa-lundstrom = Lundström（バージョン2.0）
edition-barbarossa-kamikaze = Kamikaze Games

## What an edition differs in, with the clauses.

edition-text-barbarossa-arclight = 発売元による英語ルール。失敗した攻撃では戦闘ポイントをすべて失い（bb-12.28）、輸送カードはすべてのフェイズでプレイでき（bb-7.10）、その山は必ずゲームに残る（bb-4.11）。
edition-text-barbarossa-lundstrom = サイモン・ルンドストロームによる英語ルール。戦線に自分のカードが何か1枚あれば攻撃でき（bb-12.4）、使った要地は捨て札になり（bb-12.24）、モスクワが陥落すると直ちにゲームが終わる（bb-8.3）。
edition-text-barbarossa-kamikaze = 英語版のルールで、最初に遊ぶのに向く。要地はすべての目標を弱め（bb-12.21）、失敗した攻撃では宣言した戦闘ポイントだけを失い（bb-12.29）、モスクワが陥落した作戦フェイズの終わりにゲームが終わる（bb-8.2）。

## Questions, each with its answers.

question-barbarossa-removable-piles = 準備で除外できる山
answer-barbarossa-removable-piles-with-supply = 輸送の山も含む
answer-barbarossa-removable-piles-without-supply = 輸送の山を除く
question-barbarossa-removed-pile = 除外する山
answer-barbarossa-removed-pile-random = 無作為に選んだ山
answer-barbarossa-removed-pile-support = 支援の山
answer-barbarossa-removed-pile-horse-drawn-transport = { card-horse-drawn-transport }
answer-barbarossa-removed-pile-motorized-transport = { card-motorized-transport }
answer-barbarossa-removed-pile-locomotive-transport = { card-locomotive-transport }
answer-barbarossa-removed-pile-strategic-planning = { card-strategic-planning }
answer-barbarossa-removed-pile-air-supply = { card-air-supply }
answer-barbarossa-removed-pile-blitzkrieg = { card-blitzkrieg }
answer-barbarossa-removed-pile-grenadier-regiment = { card-grenadier-regiment }
answer-barbarossa-removed-pile-field-replacement-battalion = { card-field-replacement-battalion }
answer-barbarossa-removed-pile-panzer-grenadier-regiment = { card-panzer-grenadier-regiment }
answer-barbarossa-removed-pile-flak-battalion = { card-flak-battalion }
answer-barbarossa-removed-pile-armored-scout-battalion = { card-armored-scout-battalion }
answer-barbarossa-removed-pile-motorcycle-battalion = { card-motorcycle-battalion }
answer-barbarossa-removed-pile-engineer-battalion = { card-engineer-battalion }
answer-barbarossa-removed-pile-artillery-regiment = { card-artillery-regiment }
answer-barbarossa-removed-pile-assault-gun-battalion = { card-assault-gun-battalion }
answer-barbarossa-removed-pile-anti-tank-battalion = { card-anti-tank-battalion }
answer-barbarossa-removed-pile-division-hq-company = { card-division-hq-company }
answer-barbarossa-removed-pile-panzer-regiment = { card-panzer-regiment }
answer-barbarossa-removed-pile-heavy-tank-battalion = { card-heavy-tank-battalion }
answer-barbarossa-removed-pile-ss-panzer-regiment = { card-ss-panzer-regiment }
question-barbarossa-first-player = 先に始めるプレイヤー
answer-barbarossa-first-player-random = 無作為に選んだプレイヤー
answer-barbarossa-first-player-youngest = 最年少のプレイヤー（最初の席）
question-barbarossa-tp-timing = ターンごとの作戦ポイントを得る時機
answer-barbarossa-tp-timing-tactics-phase = 作戦フェイズの開始時
answer-barbarossa-tp-timing-turn-start = ターンの開始時
question-barbarossa-rp-timing = ターンごとの増援ポイントを得る時機
answer-barbarossa-rp-timing-reinforcement-phase = 増援フェイズの開始時
answer-barbarossa-rp-timing-turn-start = ターンの開始時
question-barbarossa-supply-window = 輸送カードをプレイできる時機
answer-barbarossa-supply-window-any-phase = すべてのフェイズ
answer-barbarossa-supply-window-tactics = 作戦フェイズ
answer-barbarossa-supply-window-three-phases = 最初の3つのフェイズ
question-barbarossa-first-starting-phase = 第1ターンの開始フェイズ
answer-barbarossa-first-starting-phase-held = 行う
answer-barbarossa-first-starting-phase-skipped = 省く
question-barbarossa-reactivation-scope = 開始フェイズに回復するカード
answer-barbarossa-reactivation-scope-all = すべての消耗状態のカード
answer-barbarossa-reactivation-scope-previous-turn = 前のターンに消耗したカード
question-barbarossa-ability-window = 能力を使える時機
answer-barbarossa-ability-window-tactics = 作戦フェイズ
answer-barbarossa-ability-window-own-turn = 自分のターンのすべてのフェイズ
question-barbarossa-deploy-choice = 展開できるプレイしたカード
answer-barbarossa-deploy-choice-as-card-says = カードの文章による
answer-barbarossa-deploy-choice-any-with-deploy-rule = 展開のルールがあるすべてのカード
question-barbarossa-attack-requirement = 戦闘の宣言に必要な展開中のカード
answer-barbarossa-attack-requirement-army = 部隊カード
answer-barbarossa-attack-requirement-any-card = 自分のカードなら何でも
question-barbarossa-combat-mandatory = 確実に成功する攻撃の義務
answer-barbarossa-combat-mandatory-off = なし（戦闘は任意）
answer-barbarossa-combat-mandatory-on = あり（攻撃しなければならない）
question-barbarossa-ap-spend = 失敗した攻撃で失う戦闘ポイント
answer-barbarossa-ap-spend-all = すべて
answer-barbarossa-ap-spend-named = 宣言した分だけ
question-barbarossa-foothold-targets = 要地が弱める目標
answer-barbarossa-foothold-targets-cities = 都市のみ
answer-barbarossa-foothold-targets-any-site = すべての目標
question-barbarossa-foothold-after-use = 使った要地の行き先
answer-barbarossa-foothold-after-use-return = 場の元の山
answer-barbarossa-foothold-after-use-discard = 捨て札
question-barbarossa-fail-foothold-red = 要地への攻撃に失敗した後の赤い文章
answer-barbarossa-fail-foothold-red-applies = 適用する
answer-barbarossa-fail-foothold-red-cities-only = 都市にだけ適用する
question-barbarossa-event-red-timing = イベントの赤い文章が働く時機
answer-barbarossa-event-red-timing-per-card = 各カードによる
answer-barbarossa-event-red-timing-gain-only = イベントを獲得したときのみ
question-barbarossa-won-city-order = 都市を占領した後の獲得と赤い文章の順序
answer-barbarossa-won-city-order-gains-first = すべての獲得が先、赤い文章が後
answer-barbarossa-won-city-order-site-first = 都市とその文章が先、イベントが後
question-barbarossa-strategy-return-timing = 使った計画カードを戻す時機
answer-barbarossa-strategy-return-timing-end-of-turn = ターンの終了時
answer-barbarossa-strategy-return-timing-after-play = プレイの直後
question-barbarossa-return-position = 戻したカードの山の中での位置
answer-barbarossa-return-position-bottom = 一番下
answer-barbarossa-return-position-top = 一番上
question-barbarossa-gained-cards = 獲得したカードの行き先
answer-barbarossa-gained-cards-as-card-says = カードの文章による
answer-barbarossa-gained-cards-discard-pile = 必ず捨て札
question-barbarossa-game-end = モスクワ陥落後のゲーム終了の時機
answer-barbarossa-game-end-end-of-phase = 作戦フェイズの終了時
answer-barbarossa-game-end-at-once = 直ちに
question-barbarossa-vp-zones = 勝利点を数える場所
answer-barbarossa-vp-zones-all = すべて
answer-barbarossa-vp-zones-without-play-area = プレイエリア以外のすべて
answer-barbarossa-vp-zones-front-deck-discard = 戦線、山札、捨て札
question-barbarossa-tiebreak = 同点の決着
answer-barbarossa-tiebreak-site-cities-shared = 最高の目標、次に都市の数、その後は勝利を分け合う
answer-barbarossa-tiebreak-site-draw = 最高の目標、その後は引き分け
answer-barbarossa-tiebreak-city-cities-draw = 最高の都市、次に都市の数、その後は引き分け
question-barbarossa-example-values = 装甲擲弾兵連隊と擲弾兵連隊の戦闘ポイント
answer-barbarossa-example-values-2-1 = 2と1
answer-barbarossa-example-values-1-3 = 1と3
question-barbarossa-lay-on-self = イベントを自分に置けるか
answer-barbarossa-lay-on-self-off = 置けない（相手のみ）
answer-barbarossa-lay-on-self-on = 置ける
question-barbarossa-turn-limit = ゲームを打ち切るまでの各プレイヤーのターン数
answer-barbarossa-turn-limit-none = 制限なし

## Answers that exclude each other: the first and the second, as they are named above.

contradiction-barbarossa-removable-piles-removed-pile = この答えでは輸送の山は必ず残るため、次の山は除外できない：{ $second }。
