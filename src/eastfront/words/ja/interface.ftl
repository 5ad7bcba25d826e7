### What the screens and commands say around a game. What is typed stays as it is in every language.

screen-seat = { $seat }（{ $occupant ->
        [you] あなた
        [random] ランダム
        [recruit] 新兵
       *[other] { $occupant }
    }）
screen-list = { $items-comma }
screen-several-cards = 「{ $text }」に当てはまるカードは複数ある：{ $cards }
screen-rule = ルール{ $clause }（{ $status ->
        [stated] 明記
        [derived] 導出
        [ruled] 裁定
        [reconstructed] 復元
        [note] 注記
       *[other] { $status }
    }、{ $source }）：{ $text }
screen-why = 理由：{ $why }

## Asking.

screen-prompt = 選択（?でヘルプ）：
screen-curtain = { $seat }に交代。Enterキーを押す：
screen-no-number = 1から{ $count }までの番号を入力
screen-not-understood = 「{ $line }」は一覧の番号でもコマンドでもない。コマンドの一覧は「?」
screen-refused = { $reason }ルールを読むには「? { $line }」と入力
screen-say-what = 対象も入力：? { $verb } { $noun }
screen-no-clause = { $clause }というルールはない。
screen-offered = 一覧の{ $number }番：{ $name }
screen-hint-odds = { $title }（{ $odds }）
screen-hint-percent = { $whole }{ "." }{ $tenth }%
screen-undone = 取り消した。
screen-in-order = 上から順に選ぶ。最後に選んだものより上にあるものは、もう選べない。
screen-times = { $sentence }（{ $count }回）

help-number = その選択肢を選ぶ。名前でもよい：{ $game ->
        [battlecards] deploy panther
        [stalingrad] move 71st to control 3
       *[other] play grenadier-regiment
    }
help-again = その選択肢を、このフェイズで選べるかぎり繰り返し選ぶ：2*
help-sources = カードの各数値の出典を示す：{ $game ->
        [battlecards] ?? panther
        [stalingrad] ?? stuka
       *[other] ?? panzer-regiment
    }
help-card-of-option = その選択肢のカードを説明する
help-card = カードを説明する。IDまたは名前の一部で指定：{ $game ->
        [battlecards] ? katyusha
        [stalingrad] ? mamayev
       *[other] ? panzer
    }
help-refusal = 選択肢にない理由を示す：{ $game ->
        [battlecards] ? deploy panther
        [stalingrad] ? play maskirovka
       *[other] ? play panzer-regiment
    }
help-clause = ルールの条項を読む：{ $game ->
        [battlecards] ? bc-5.5
        [stalingrad] ? sg-8.7
       *[other] ? bb-5.14
    }
help-table = 場全体をもう一度表示する
help-piles = 公開されている山を見る：{ $game ->
        [battlecards] 捨て札、誰も保持していない戦闘
        [stalingrad] 捨て札、失った部隊とこれから来る部隊、瓦礫表
       *[other] 支援、捨て札、除外したカード
    }
help-hint = 選択肢を試し、比べた結果を示す
help-undo = 直前の選択を取り消す。誰にも何も明かしていない場合に限る
help-save = 保存する。別の名前を付けてもよい
help-quit = やめる。ゲームは保存され、続きから再開できる

## Cards explained.

screen-card = { $name }（{ $card }）
screen-marks = { $marks-sentences }。
screen-marked = { $status ->
        [stated] 明記
        [derived] 導出
        [reconstructed] 復元
       *[other] { $status }
    }：{ $fields }
screen-no-card = 「{ $text }」というカードはない
screen-provenance = { $status ->
        [stated] 明記
        [derived] 導出
        [reconstructed] 復元
       *[other] { $status }
    }：{ $fields }（{ $source }）

## Saving and ending.

screen-resumed = { $file }のゲームを再開する。これまでの選択は{ $choices }回。
screen-torn = { $file }の末尾が欠けている：{ $problem }。その前の行から再開する。
screen-saved = { $file }に保存した。
screen-file-exists = { $file }というファイルはすでにある。別の名前を指定
screen-quit = ゲームは{ $file }に保存されている。再開するには：
screen-kept = ゲームは{ $file }に保存されている。読み返すには：
screen-over = ゲームは終了した（{ $ending ->
        [moscow] モスクワ陥落
        [exhausted] 攻勢限界
        [total-victory] 完全勝利
        [standard-victory] 通常勝利
        [control] 5つの拠点をすべて支配
        [uranus] ウラヌス作戦
        [undecided] 決着なし
        [resigned] 投了
        [timed-out] 時間切れ
        [agreed-draw] 合意による引き分け
        [abandoned] 合意による中断
       *[other] { $ending }
    }）。{ $verdict }
screen-verdict-won = 勝者：{ $winners }。
screen-verdict-draw = 引き分け：{ $winners }。
screen-verdict-none = 勝者はいない。
screen-verdict-shared = 共同勝利：{ $winners }。
screen-column-rank = 順位
screen-column-score = { $game ->
        [stalingrad] 拠点
       *[other] 勝利点
    }

## A table.

screen-column-seat = プレイヤー
screen-column-victory = 勝利点
screen-column-hand = 手札
screen-column-deck = 山札
screen-column-discard = 捨て札
screen-column-front = 戦線

## Barbarossa's table.

screen-barbarossa-title = バルバロッサ（{ $edition }版）：{ $seat }の第{ $turn }ターン
screen-war-zone = 場
screen-cost = コスト
screen-piles = 山
screen-pile = { $card }×{ $count }
screen-support = 支援の山：一番上は{ $card }、全{ $count }枚
screen-cities = 都市
screen-city = { $card }、防御力{ $defence }
screen-more = { $count ->
        [0] { $first }（最後の1枚）
       *[other] { $first }。次は{ $more }
    }
screen-footholds = 要地
screen-support-pile = 支援（上から順に）
screen-discard-pile = { $seat }の捨て札
screen-removed-pile = 準備で除外
screen-scrapped-pile = 廃棄
screen-unseen-events = まだ見ていないイベント
screen-foothold = { $pile }（防御力{ $defence }）
screen-events = イベント
screen-event-pile = { $count }枚
screen-events-above = 一番上は{ $cards }
screen-events-below = 一番下は{ $cards }
screen-column-known = 既知の手札
screen-front = { $active }／消耗：{ $exhausted }
screen-front-line = 戦線
screen-played = プレイ中
screen-hand = 手札
screen-discard = 捨て札
screen-points = ポイント
screen-points-now = 作戦{ $tactic }、補給{ $supply }、増援{ $reinforcement }、戦闘{ $attack }
screen-combat = 戦闘
screen-combat-enough = 戦闘ポイント{ $attack }点で足りる
screen-combat-short = 戦闘ポイント{ $attack }点では{ $missing }点足りない

## Replays.

screen-story = { $game }、{ $edition }版、プレイヤー{ $seats }人
screen-story-options = { $story }。{ $options }
screen-step = { $number }. { $seat }：{ $option }
screen-step-hidden = { $number }. { $seat }
screen-entry-undo = { $seat }は直前の選択を取り消した
screen-entry-take-back = 他のプレイヤーの同意を得て、{ $seat }は直前の選択とその後のすべてを取り消した
screen-entry-hint = { $seat }はヒントを見た
screen-entry-resign = { $seat }は投了した
screen-entry-time-out = { $seat }は時間切れとなった
screen-entry-return = { $seat }は復帰した
screen-entry-draw = 全員が引き分けに合意した
screen-entry-abandon = 全員がゲームの中断に合意した
screen-entry-seat-change = { $seat }は{ $occupant ->
        [you] あなた
        [random] ランダム
        [recruit] 新兵
       *[other] { $occupant }
    }と交代した
