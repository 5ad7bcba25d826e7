### What people are told when the server refuses something; what is known by its kind alone is in browser.ftl.

## Seats.

problem-seat-taken = この席はすでに埋まっています：{ $seat }。
problem-seat-nobodys = この席は、もう誰のものでもありません：{ $seat }。
problem-seat-not-yours = この席はあなたのものではありません：{ $seat }。
problem-seat-hidden = この席はあなたのものではありません：{ $seat }。その席から見えるものは、終了後に公開されます。
problem-seat-not-left = この席はゲームを離れていません：{ $seat }。
problem-no-seat = このテーブルにあなたの席はありません。
problem-taken-over = この席はコンピューターが引き継いでいます。先に席を取り戻してください。

## Tables and their games.

problem-host-only = この操作ができるのはテーブルのホストだけです。
problem-seats-free = まだ空席があります。待つか、空席をコンピューターに割り当ててください。
problem-rematch-waits = { $name }はまだ再戦に同意していません。待つか、その席を空けてください。
problem-rematch-players = 再戦を申し込めるのは、プレイした人だけです。
problem-not-begun = ゲームはまだ始まっていません。
problem-halted = このゲームの開始後にルールが変わったため、停止しています。
problem-status = { $status ->
        [open] ゲームはまだ始まっていません。
        [running] ゲームはすでに始まっています。
        [halted] ゲームは停止しています。
        [closed] テーブルは閉じられました。
       *[ended] ゲームは終了しました。
    }
problem-fork-halted = ゲームは停止中で、終了していません。ここから続けられるのは、このテーブルのプレイヤーだけです。
problem-fork-over = この時点でゲームは終了しています。前のステップに戻って、そこから続けてください。
problem-rules-changed = 今のルールでこのゲームが同じ結果になるのは、ステップ{ $step }までです。

## What is offered, taken back and timed.

problem-time-over = 時間切れです。
problem-offer-waits = 別の申し出が返事を待っています。
problem-no-offer = 申し出はもうありません。
problem-other-offer = その間に別の申し出に変わりました。
problem-not-asked = この席の同意は求められていません。
problem-own-offer = これは自分の申し出です。取り下げることだけができます。
problem-agreed-already = この席はすでに同意しています。
problem-no-draw = コンピューターは引き分けに同意しません。投了するか、ゲームを中断できます。
problem-undo = { $over ->
        [yes] ゲームが終了したため、何も取り消せません。
       *[no] 取り消せる自分の選択はありません。
    }
problem-no-hints = ヒントが使えるのは練習テーブルだけです。
problem-hint-not-asked = ヒントを見られるのは、選択を求められている席だけです。

## Accounts.

problem-login-taken = このログインIDはすでに使われているか、あなたはすでにアカウントを持っています。
problem-passkey-taken = このログインIDまたはパスキーはすでに使われています。
problem-most-passkeys = 1つのアカウントに登録できるパスキーは{ $most }個までです。

## Game files.

problem-file-unreadable = これはゲームファイルの行ではありません。
problem-file-empty = ファイルが空です。
problem-file-cut-off = ファイルがこの行の途中で切れています。
problem-file-other-format = このファイルは別のバージョンのプログラムで書かれており、ここでは読み込めません。
problem-file-bad-set-up = このサーバーではこのゲームを準備できません。ゲーム、版、カード、または選択ルールの答えが知られていません。
problem-file-bad-commitment = ゲームの鍵が、開始時に約束されたものと異なります。
problem-file-changed = この行が書き換えられているか、ここのルールではこの時点で別の結果になります。
problem-file-impossible = ここのルールでは、ゲームのこの時点でこれは起こりえません。
problem-file-endless = ゲームはここで終わっていますが、その終わりがファイルに書かれていません。
problem-file-too-long = ファイルがどのゲームよりも長すぎます。
problem-file-too-slow = このゲームの再現に時間がかかりすぎます。
problem-file-too-heavy = このゲームはここでは再現できません。メモリーを使いすぎるか、ルールの処理が行き詰まります。
