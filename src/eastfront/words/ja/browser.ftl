### What the browser says around every page. The browser formats these files itself.
### Sentences of the interface and of the coach are polite (です・ます); buttons and titles are nouns or plain verbs.
### What the games say, on their boards and in the log, keeps the plain style. No sentence is broken into lines.
### One word for each thing:
### table テーブル, seat 席 (as a name: プレイヤー1), free seat 空席, host ホスト, lobby ロビー, guest ゲスト, log ログ,
### replay リプレイ, look back 振り返る, watch 観戦する, spectator 観戦者, clock 持ち時間, take back 取り消す,
### turn to choose 手番, give up 投了する, edition 版, question of the set-up 選択ルール, clause 条項, house rule
### ハウスルール, stated 明記, derived 導出, ruled 裁定, reconstructed 復元, note 注記, source 出典, coach コーチ, chance 確率,
### commitment コミットメント, key 鍵.

guest-name = ゲスト
loading = お待ちください…
go-home = ゲーム一覧に戻る
dismiss = このメッセージを閉じる
skip-to-page = 本文へ移動
missing-title = ここには何もありません
missing-text = このアドレスのページはありません。テーブルが閉じられたか、リンクが途中で切れている可能性があります。
problem-unreachable = サーバーが応答しません。失われたものはありません。しばらくしてからもう一度お試しください。
problem-unreadable = サーバーの応答を読み取れませんでした。

nav-label = ページ
nav-join = 参加
nav-mine = マイテーブル
nav-watch = 観戦
nav-cards = カード
nav-rules = ルール
nav-replays = リプレイ
nav-settings = 設定
close = 閉じる
try-again = もう一度試す
nav-menu = メニュー
nav-home = eastfront：ゲーム一覧
nav-turn = 手番：{ $game }

problem-not-there = そのテーブル、席、またはリンクは存在しないか、すでになくなっています。
problem-no-name = まず設定で名前を決めてください。
problem-forbidden = サーバーがこの操作を受け付けませんでした。ページを再読み込みして、もう一度お試しください。
problem-too-often = 操作の回数が多すぎます。1分ほど待ってからもう一度お試しください。
problem-busy = サーバーが混み合っています。何も変更されていません。しばらくしてからもう一度お試しください。
problem-server-error = サーバーで問題が起きました。この操作は何も保存されていません。もう一度お試しください。
problem-stale = その間にテーブルの状況が変わりました。確認して、もう一度選んでください。
problem-not-now = 今このテーブルではできません。状況が変わった可能性があります。もう一度確認してください。
problem-not-yours = この操作ができるのは別の人です。
problem-refused = 今その選択肢はありません。求められていることを確認してください。
problem-bad-request = サーバーが受け付けられない内容です。入力を確認して、もう一度お試しください。
problem-bad-set-up = この設定ではテーブルを開けません。選択した内容を確認してください。
problem-broken-file = このファイルは、再現できるゲームではありません。
problem-too-large = サーバーが受け付けられる大きさを超えています。
problem-wrong-method = このページとサーバーが合っていません。ページを再読み込みしてください。
stale-title = このページを読み込めませんでした
stale-text = サーバーが応答しないか、このウィンドウを開いている間にサーバーが更新されました。ゲームの内容は失われていません。
stale-reload = ページを再読み込みする

level-conscript = 徴集兵
level-conscript-text = 選択肢を無作為に選びます。ほかの相手の強さを測るためのものです。
level-recruit = 新兵
level-recruit-text = 理にかなった手を素早く選びます。最初の相手に。
level-sergeant = 軍曹
level-sergeant-text = よく考えて手を選び、間違いが少ない相手です。ゲームに慣れた方に。
level-captain = 大尉
level-captain-text = 選択肢を数手番先まで試す相手です。なかなか勝てません。
level-own-text = このサーバーの運営者が追加したものです。
seats-label = 席
seat-number = プレイヤー{ $number }
seat-free = 空席
seat-computer = コンピューター
clock-is-none = 時間制限なし
clock-is-move = 1手{ $minutes }分
clock-is-bank = 1人{ $minutes }分、1手ごとに{ $increment }秒追加
clock-is-days = 1手{ $days }日
players = { $count }人
players-range = { $low }〜{ $high }人
players-either = { $low }人または{ $high }人
