### Looking back at games in the browser.

## The list of games.

replays-title = リプレイ
replays-text = 終了したゲームは、どの席からでも1ステップずつ見直すことができ、どの時点からでも続きをプレイできます。
replays-mine = 自分のゲーム
replays-mine-none = 終了した自分のゲームはまだありません。
replays-all = 公開ゲーム
replays-all-none = 終了した公開ゲームはまだありません。
import-title = ゲームを取り込む
import-pick = ゲームファイルを選択
import-busy = ゲームを再現しています…
import-text = ここにファイルをドロップすることもできます。取り込む前に1行ずつ再現して確かめます。その後、見ることも続きをプレイすることもできます。
import-too-large = このファイルは4MBを超えています。ゲームのファイルがこれほど大きくなることはありません。
import-broken = { $file }は取り込めませんでした
import-line = { $line }行目：
import-broken-why = 各行には、それより前のすべてから計算した値が付いています。どこかが変更されたファイルや、別のルールで行われたゲームは再現できません。

## A game looked back at.

replay-title = リプレイ：{ $game }
replay-missing = このゲームは表示できません
replay-not-begun = このゲームはまだ始まっていません
replay-to-table = テーブルへ
replay-running = ゲームはまだ進行中のため、今あなたが知ることのできるものだけが表示されます。
replay-halted = ゲームは停止中のため、今あなたが知ることのできるものだけが表示されます。
replay-unfinished = このゲームは最後まで行われていません。
replay-refresh = 更新を確認
replay-look = 視点
replay-seat = { $side }（{ $name }）
replay-spectator = 観戦者
replay-whole = すべてのカード
replay-copy = リンクをコピー
replay-copied = ステップ{ $step }へのリンクをコピーしました。
replay-copy-by-hand = ブラウザがコピーを許可していません。アドレスバーにあるのがこのリンクです。
replay-download = ダウンロード
replay-fork = ここから続ける
replay-board = テーブル
replay-side = 経過
replay-this-turn = このターン
replay-piles = すべての山（上から順に）
replay-timeline = ゲーム全体
replay-slider = ステップ
replay-ways = ゲームの再生
replay-step = ステップ{ $step }/{ $last }
replay-turn = { $who }：第{ $turn }ターン
replay-first = 最初へ
replay-turn-back = 1ターン戻る
replay-back = 1ステップ戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1ステップ進む
replay-turn-next = 1ターン進む
replay-last = 最後へ
replay-keys = ←→：ステップ、Shift+←→：ターン、スペース：再生
replay-step-now = このステップ
replay-of-options =
    { $count ->
        [1] 唯一の選択肢
       *[other] 選択肢{ $count }個から
    }
replay-start = ゲームの準備ができました。
replay-nothing-said = 目に見える変化はありません。
replay-asked-next = 次は{ $who }が選択します。
replay-rank = { $rank }位、{ $who }：

## Where cards lie.

replay-zone-of = { $zone }、{ $who }
replay-zone-barbarossa-deck = 山札
replay-zone-barbarossa-hand = 手札
replay-zone-barbarossa-discard = 捨て札
replay-zone-barbarossa-played = プレイエリア
replay-zone-barbarossa-active = 戦線、活動状態
replay-zone-barbarossa-exhausted = 戦線、消耗状態
replay-zone-barbarossa-lingering = 戦線、前のターンから消耗状態
replay-zone-barbarossa-support = 支援の山
replay-zone-barbarossa-cities = 都市の山
replay-zone-barbarossa-events = イベントの山
replay-zone-barbarossa-revealed = 公開されたイベント
replay-zone-barbarossa-doomed = 捨て札になるカード
replay-zone-barbarossa-scrapped = 廃棄されたカード
replay-zone-barbarossa-war-zone = 場
replay-zone-barbarossa-removed = ゲームから除外されたカード
replay-zone-battlecards-deck = 戦力山札
replay-zone-battlecards-under = 戦力山札の下のカード
replay-zone-battlecards-hand = 手札
replay-zone-battlecards-kept = 温存カード
replay-zone-battlecards-ground = 陸上スタック
replay-zone-battlecards-air = 航空スタック
replay-zone-battlecards-sea = 海上スタック
replay-zone-battlecards-apart = 取り分けたカード
replay-zone-battlecards-discard = 捨て札
replay-zone-battlecards-won = 獲得した戦闘
replay-zone-battlecards-conflict = 戦局山札
replay-zone-battlecards-spent = 戦局の捨て札
replay-zone-battlecards-pending = 場の戦闘カード
replay-zone-battlecards-removed = ゲームから除外されたカード
replay-zone-battlecards-resting = 撤退したユニット
replay-zone-battlecards-aggressor = 攻撃側の戦列
replay-zone-battlecards-defender = 防御側の戦列
replay-zone-stalingrad-deck = 山札
replay-zone-stalingrad-hand = 手札
replay-zone-stalingrad-discard = 捨て札
replay-zone-stalingrad-pile = 部隊の山
replay-zone-stalingrad-lost = 撃破された部隊
replay-zone-stalingrad-chosen = 選んだ部隊
replay-zone-stalingrad-control = 拠点{ $number }の支配エリア
replay-zone-stalingrad-perimeter = 拠点{ $number }の周辺エリア
replay-zone-stalingrad-row = 拠点の列
replay-zone-stalingrad-locations = 列にない拠点
replay-zone-stalingrad-pending = 宣言されたカード
replay-zone-stalingrad-in-play = 場にあるカード
replay-zone-stalingrad-flipped = めくったカード

## Playing on from the past.

fork-title = ステップ{ $step }から続ける
fork-text = この時点から新しいゲームが始まります。この先の運は新しくなり、元のゲームはそのまま残ります。
fork-seats = プレイヤー
fork-redeal = 隠れたカード
fork-redeal-none = すべてそのままにする
fork-redeal-seat = { $who }が知らないものをすべて配り直す
fork-redeal-text = リプレイで、ほかのプレイヤーの手札などを見たかもしれません。ある席のために配り直すと、その席がこの時点で知りえないものはすべてシャッフルして配り直されます。知っていたことはそのままです。

## What can be checked.

proof-title = このゲームについて検証できること
proof-open = 検証中…
proof-good = 検証済み
proof-unsure = 一部検証済み
proof-bad = 一致しません
proof-failed = 検証できませんでした
proof-sealed = 封印中
proof-sealed-text = このゲームの運をすべて決める鍵は、最初のカードが配られる前に決められました。下のコミットメントはその封印です。鍵については何も明かさず、ほかの鍵には合いません。終了後に鍵が公開され、コミットメントを記録したこのブラウザで照合できます。
proof-checking = 鍵を照合し、ゲームを再現しています…
proof-mark-good = 一致しています。
proof-mark-unsure = 確実ではありません。
proof-mark-bad = 一致していません。
proof-key-fits = 終了後に公開された鍵とソルトから、コミットメントとまったく同じ値が得られました。このブラウザ自身が計算しました。
proof-key-differs = 終了後に公開された鍵とソルトから、コミットメントと同じ値が得られません。このゲームは、約束された鍵で行われたものではありません。
proof-key-unable = 鍵は照合されませんでした。ブラウザがこの計算を行うのは安全なページ（HTTPS、またはサーバーが動いているコンピューター）だけで、このページは通常のHTTPで届きました。ファイルをダウンロードし、下の方法で検証してください。
proof-key-none = このゲームはコミットメントのないファイルから取り込まれたため、鍵と照合するものがありません。
proof-key-fixed = このゲームはコーチと行われました。鍵は常に同じで秘密ではないため、何の証明にもなりません。
proof-seal-same = ゲームの進行中に、このブラウザに示されたコミットメントと同じです。
proof-seal-other = ゲームの進行中に、このブラウザには別のコミットメントが示されました。ゲームか鍵がすり替えられています。
proof-seal-unseen = このブラウザは終了前にテーブルを開いていません。コミットメントが最初に示されたことは、サーバーの言葉を信じるほかありません。
proof-seal-file = ゲームもコミットメントもファイルから取り込まれたため、その確かさはファイルと同じです。その場にいた人の記録と比べてください。
proof-log-agrees = サーバーは全{ $lines }行を最初から再現しました。どの行もログのとおりになりました。
proof-log-differs = サーバーがログを再現したところ、{ $line }行目が一致しません。
proof-commitment = コミットメント
proof-means-title = わかること
proof-means = 運はすべて鍵から決まります。コミットメントに合う鍵は、ゲームの前に選ばれ、誰かの都合で変えられていません。再現できるログには、ルールが許す選択だけが、抜けも追加もなく含まれています。
proof-means-not-title = わからないこと
proof-means-not = 誰が席にいたのか、サーバーの運営者がゲーム中に鍵を見なかったかどうかはわかりません。また、ログが再現できることも、自分のコンピューターで検証するまでは、このサーバーの言葉にすぎません。
proof-check-yourself = ファイルをダウンロードし、eastfrontがインストールされている環境で次を実行してください：

## What happened since one last looked.

recap-label = 前回見た後の出来事
recap-missed = 前回見た後の出来事：{ $count }件
recap-show = 再生する
recap-list = 読む
recap-dismiss = 確認した
recap-step = { $step }/{ $last }
recap-close = 現在に戻る
