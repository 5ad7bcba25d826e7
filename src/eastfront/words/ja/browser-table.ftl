### The table in the browser.

table-decision = 選択
table-over = ゲームは終了しました。
table-skip = 最新へ
table-undo = 取り消す
table-undo-ask = 取り消しを頼む
table-undo-nothing = 取り消せる選択はまだありません。
table-only = 選択肢がひとつだけなので、自動で選びます。
table-waits = { $name }（{ $seat }）が選択しています。
table-waits-away = { $name }（{ $seat }）の選択を待っていますが、離席中です。
table-log = これまでの経過
table-seats = 席
table-lost = 接続が切れました。再接続しています。これまでの操作は失われていません。
table-refused = この席は、このブラウザではもうあなたのものではありません。別の端末に移された可能性があります。
table-closed = このテーブルは、ゲームが始まる前に閉じられました。
table-halted = ゲームの開始後にルールが変わったため、このゲームは停止しています。
table-missing = このテーブルは表示できません
table-show-board = 盤面
table-show-side = ログ
table-spectators = 観戦者{ $count }人
seat-open = 空席
seat-here = 在席
seat-away = 離席
seat-asked = 選択中
clock-days = { $days }日
card-back = 裏向きのカード
card-count = { $count }枚
zoom-close = カードを戻す
look-empty = ここに見てよいカードはありません。
rule-link = ルール{ $rule }
rule-link-tab = ルール{ $rule }（新しいタブで開く）
said-keys = タブキーで移動し、エスケープキーで戻ります。

## Beside the board. The log goes on in the plain style of what the games tell.

side-label = 盤面の横
side-log = ログ
side-insight = 確率
side-chat = チャット
chat-lines = 発言
chat-empty = まだ誰も発言していません。
chat-text = メッセージを入力
chat-send = 送信
chat-mute = { $name }をミュート
chat-hear = { $name }のミュートを解除
log-earlier = 最初からすべて表示
log-forked = 以前の対戦のステップ{ $step }から続けたゲーム
log-times = { $count }回
log-seated = { $name }が着席した（{ $seat }）。
log-computer = コンピューターが{ $seat }を引き継いだ。
log-free = { $seat }が空席になった。
log-offer-draw = { $who }が引き分けを提案した。
log-offer-abandon = { $who }が勝者なしでの終了を提案した。
log-offer-undo = { $who }が直前の選択の取り消しを頼んだ。
log-offer-rematch = { $who }が再戦を希望した。
log-agrees = { $who }が同意した。
log-declines = { $who }は同意しなかった。
log-status-running = ゲームが始まった。
log-status-ended = ゲームは終了した。
log-status-closed = テーブルは閉じられた。
log-status-halted = ゲームは停止した。
log-status-unfinished = ゲームは未完のまま終わった。
log-status-open = テーブルが開かれた。
log-undo = { $who }は直前の選択を取り消した。
log-hint = { $who }はヒントを見た。
log-resigned = { $who }は投了した。
log-time-out = { $who }は時間切れとなった。
log-return = { $who }は復帰した。
log-draw = 合意により引き分けとなった。
log-abandon = ゲームは勝者なしで終了した。
log-rematch = 再戦が提案された。「もう一度遊ぶ」から参加できる。
log-fork = ゲームは別のテーブルで続いている。
sequel-rematch = 次のゲームを観戦する
sequel-fork = 続きのテーブルへ

## Before something is lost.

doubt-title = { $option }？
doubt-never = 今後は確認しない
doubt-go-on = 実行する
doubt-back = やめる
doubt-undo = 直前の選択を取り消しますか？
doubt-undo-text = ほかのプレイヤーが何かを見ていた場合は、同意を求めます。

## Offers.

offer-draw = { $who }が引き分けを提案しています。
offer-abandon = { $who }が勝者なしでの終了を提案しています。
offer-undo = { $who }が直前の選択の取り消しを頼んでいます。
offer-agree = 同意する
offer-decline = 断る
offer-withdraw = 提案を取り下げる
offer-waiting = ほかのプレイヤーの返事を待っています。

## The menu of a table.

menu-open = テーブル
menu-title = このテーブル
menu-help = キーとヘルプ
menu-rules = ルール
menu-cards = カード
menu-replay = 振り返る
menu-copy-link = このテーブルのリンクをコピー
menu-copied = コピーしました。
menu-copy-by-hand = ブラウザがコピーを許可していません。文字列を選択して、手動でコピーしてください。
menu-copy = コピー
menu-link = リンク
menu-link-explained = このリンクを別の端末で開いてください。1日間、1回だけ使えます。使うと、この端末から席が移ります。
menu-move-seat = 自分の席を別の端末に移す
menu-draw = 引き分けを提案する
menu-abandon = 勝者なしでの終了を提案する
menu-abandon-alone = 勝者なしで終了する
menu-resign = 投了する
menu-resign-sure = 本当にこのゲームを投了しますか？
menu-abandon-sure = ゲームはすぐに終了し、勝者はいません。
menu-return = 自分の席に復帰する
menu-go-on = 再開を試みる

## The end.

ending-title =
    { $verdict ->
        [won] あなたの勝利
        [lost] あなたの敗北
        [draw] 引き分け
        [shared] 共同勝利
       *[other] ゲーム終了
    }
ending-moscow = モスクワが陥落しました。
ending-exhausted = カードが尽きました。
ending-total-victory = 完全勝利です。
ending-standard-victory = 勝利点による勝利です。
ending-control = 5つの拠点すべてが一方の支配下に入りました。
ending-uranus = ウラヌス作戦により包囲の環が閉じました。
ending-undecided = 戦いは決着がつきませんでした。
ending-abandoned = ゲームは勝者なしで終了しました。
ending-resigned = 投了がありました。
ending-timed-out = 時間切れになりました。
ending-agreed-draw = 合意による引き分けです。
ending-score-barbarossa = 勝利点{ $score }
ending-score-battlecards = 勝利点{ $score }
ending-score-stalingrad = 拠点{ $score }
ending-rematch = もう一度遊ぶ
ending-rematch-rotate = 席を替えてもう一度遊ぶ
ending-replay = 振り返る

## Hot seat.

curtain-who = 今ここに座っているのはどなたですか？
curtain-pass = { $who }が選ぶ番です。画面を渡してください。
curtain-text = 次に選択する人だけが画面の前に座るまで、テーブルは隠されています。
curtain-lift = { $who }です。自分のテーブルを表示する
curtain-other = { $who }ではないので、ほかのプレイヤーを選ぶ

## Help.

help-title = 遊び方
help-keys = キー
help-mouse = 選べるものは光っています。クリックするか、置き場所までドラッグしてください。どの選択肢も、盤面の横か下にボタンとしても表示されます。カードにカーソルを合わせると読むことができ、光っていないものをクリックすると、選べない理由がわかります。
help-touch = タッチ画面では、光っているものをタップするか、置き場所まで引いてください。盤面がスクロールする所では、先に長押ししてください。カードは長押しすると読めます。
help-letters = その文字の選択肢を選ぶ
help-arrows = ものからものへ移動する
help-enter = フォーカスのあるものを選ぶ
help-zoom = フォーカスのあるカードを読む
help-said = 使えないと表示されたものから、その理由となるルールへ移動する
help-undo-key = 取り消す
help-skip = 最新の状況まで飛ばす
help-hint-key = 練習テーブルでヒントを見る
help-escape = カードを戻す、ウィンドウを閉じる
help-help = このヘルプ
key-enter = Enter
key-tab = タブ
key-escape = エスケープ
help-marks = カードの金色の角と、数値を囲む破線の輪は、出典がなく復元した値であることを示します。

## Answers given beforehand.

standing-open = 常に…
standing-some = 常に：{ $count }件
standing-title = あらかじめ決めた選択
standing-text = このゲームで同じことを尋ねられ、その選択が可能なときは、自動的にそれを選びます。
standing-always = 常に：{ $option }
standing-end = 取りやめる
standing-elsewhere = 別の端末で決めた選択
standing-forget = あらかじめ決めた選択をすべて取りやめる（{ $count }件）
