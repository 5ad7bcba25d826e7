### Barbarossa's table in the browser.

bb-board = テーブル
bb-zone-of = { $name }の{ $zone }
bb-zone-war-zone = 場
bb-zone-cities = 都市
bb-zone-events = イベント
bb-zone-support = 支援
bb-zone-removed = 準備で除外
bb-zone-scrapped = 廃棄
bb-zone-revealed = 公開
bb-zone-doomed = 損害
bb-zone-active = 戦線
bb-zone-exhausted = 消耗状態
bb-zone-lingering = 消耗のまま
bb-zone-played = プレイエリア
bb-zone-hand = 手札
bb-zone-deck = 山札
bb-zone-discard = 捨て札
bb-short-discard = 捨て札
bb-state-active = 活動状態
bb-state-exhausted = 消耗状態
bb-state-lingering = 前のターンから消耗状態

bb-cost = 購入コスト{ $cost }
bb-footholds = 要地（攻撃の対象）
bb-bought-out = 残りのカードなし

bb-turn = ターン
bb-turn-of = { $name }：第{ $turn }ターン
bb-called = { $name }（{ $seat }）
bb-phases = ターンのフェイズ
bb-starting-phase = 開始
bb-tactics-phase = 作戦
bb-reinforcement-phase = 増援
bb-clean-up = 終了
bb-points = 手持ちのポイント
bb-point-tactic = 作戦
bb-point-supply = 補給
bb-point-reinforcement = 増援
bb-point-attack = 戦闘
bb-points-tactic = 作戦ポイント{ $count }点
bb-points-supply = 補給ポイント{ $count }点
bb-points-reinforcement = 増援ポイント{ $count }点
bb-points-attack = 戦闘ポイント{ $count }点

bb-seat-of = { $name }のエリア
bb-victory = 全員にわかる範囲で勝利点{ $count }
bb-cities =
    { $count ->
        [0] 都市なし
       *[other] 都市{ $count }つ
    }
bb-losses = 損害の選択

bb-combat = 戦闘
bb-combat-target = 攻撃されている目標
bb-combat-on = { $site }への攻撃
bb-combat-printed = 基本
bb-combat-lowered = 低下
bb-combat-floor = 0未満にはならない
bb-combat-missing = 戦闘ポイントが{ $count }点足りない。
bb-combat-enough = 占領に足りる。
bb-combat-break-off = 中止する
bb-combat-none =
    { $count ->
        [0] 今は戦闘がない。このターンはもう宣言できない。
       *[other] 今は戦闘がない。このターンはあと{ $count }回宣言できる。
    }

bb-look-through = 中を見る：{ $pile }、{ $count }枚
bb-from-the-top = 上から順に
bb-events-above = 一番上にあるとわかっているカード
bb-events-unseen = まだ見ていないカード（順不同）
bb-events-below = 一番下にあるとわかっているカード
bb-deck-unseen = 山札のカード（順不同）
bb-deck-and-hand-unseen = 山札または未知の手札にあるカード（順不同）

bb-kind-supply = 輸送カード
bb-kind-strategy = 計画カード
bb-kind-army = 部隊カード
bb-kind-support = 支援カード
bb-kind-site = 目標カード
bb-kind-event = イベントカード
bb-letter-supply = 輸
bb-letter-strategy = 計
bb-letter-army = 部
bb-letter-support = 支
bb-letter-site = 要
bb-letter-city = 都
bb-letter-event = 事
bb-subtype-infantry = 歩兵
bb-subtype-staff = 本部
bb-subtype-gun = 火砲
bb-subtype-recon = 偵察
bb-subtype-engineer = 工兵
bb-subtype-tank = 戦車
bb-subtype-foothold = 要地
bb-subtype-city = 都市
bb-subtype-armour = 装甲
bb-fact-buy_cost = 購入コスト
bb-fact-play_cost = プレイコスト
bb-fact-defence = 防御力
bb-fact-modifier = 防御力への加算
bb-fact-victory = 勝利点
