### The first page of the browser.

home-head = eastfront：東部戦線のカードゲーム
home-title = 東部戦線のカードゲーム3作
home-lead = アカウントなしで、すぐに遊べます。コンピューターと、1つの画面を囲む友人と、あるいはリンクを送った相手と。テーブルはルールを知っていて、できないことがあれば、どのルールのためかを示します。
home-play = 今すぐ遊ぶ
home-set-up = 準備して遊ぶ
home-learn = 遊びながら学ぶ
home-waiting = あなたを待っているテーブル：{ $count }件
home-waiting-all = すべて見る
home-about-barbarossa = プレイヤーはそれぞれ1つの軍を率い、戦争が進むにつれて育てていきます。まず補給、次に連隊、そしてモスクワへの道に並ぶ都市。都市を攻撃するたびに誰も予定していなかったイベントがめくられ、勝敗を決めるのは進んだ距離ではなく、占領した都市です。
home-length-barbarossa = 1〜2時間
home-about-battlecards = 陸上、航空、海上の戦力は、山札から戦闘が引かれるまで、スタックに裏向きで置かれています。戦闘になれば双方がそれを表向きにし、フェイズごとに数値と数値を比べて撃ち合います。時機を見て撤退しなければ、長い時間をかけて集めたものを失います。
home-length-battlecards = 2〜3時間
home-about-stalingrad = 廃墟の街の5つの拠点が両者の間に並び、そのすべてを支配した側だけが勝者となります。どのカードもイベントか火力のどちらか一方にしか使えず、どの部隊にも糧食が要ります。そして川の向こうでは、ウラヌス作戦の準備が進んでいます。
home-length-stalingrad = 約1時間半

home-ways = ほかにできること
home-way-join = 参加
home-way-join-text = 空席のあるテーブルや、送られてきたリンクから。
home-way-watch = 観戦
home-way-watch-text = ほかの人のゲームを後ろから。
home-way-replays = リプレイ
home-way-replays-text = 終わったゲームを1手ごとに。
home-way-cards = カード
home-way-cards-text = すべてのカードと、その確かさ。
home-way-rules = ルール
home-way-rules-text = すべての条項を、出典とともに。

home-unofficial = これは、絶版となったゲームの非公式かつ非営利の実装です。ゲームの作者や出版社が確認や承認をしたものではありません。カードの数値の多くは復元したもので、該当するカードにはその旨を示しています。
home-credits = クレジットと、ゲームの権利者について
