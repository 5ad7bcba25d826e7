### The cards of Battle for Stalingrad: their names, their facts and their text.

## Locations.

sg-card-mamayev-kurgan = ママエフ・クルガン
sg-card-pavlovs-house = パヴロフの家
sg-card-dzerzhinsky-tractor-works = ジェルジンスキー・トラクター工場
sg-card-red-october-steel-works = 赤い十月製鋼所
sg-card-barrikady-gun-factory = バリカディ火砲工場
sg-card-grain-elevator = 穀物サイロ
sg-card-central-railway-station = 中央駅
sg-card-lazur-chemical-plant = ラズール化学工場
sg-card-univermag-department-store = ウニヴェルマグ百貨店
sg-card-central-volga-landing = ヴォルガ中央渡船場

## German Forces.

sg-card-16th-panzer-division = 第16装甲師団
sg-card-24th-panzer-division = 第24装甲師団
sg-card-14th-panzer-division = 第14装甲師団
sg-card-29th-motorised-infantry-division = 第29自動車化歩兵師団
sg-card-60th-motorised-infantry-division = 第60自動車化歩兵師団
sg-card-3rd-motorised-infantry-division = 第3自動車化歩兵師団
sg-card-71st-infantry-division = 第71歩兵師団
sg-card-295th-infantry-division = 第295歩兵師団
sg-card-305th-infantry-division = 第305歩兵師団
sg-card-79th-infantry-division = 第79歩兵師団
sg-card-100th-jaeger-division = 第100猟兵師団
sg-card-44th-infantry-division = 第44歩兵師団
sg-card-389th-infantry-division = 第389歩兵師団
sg-card-94th-infantry-division = 第94歩兵師団
sg-card-297th-infantry-division = 第297歩兵師団
sg-card-371st-infantry-division = 第371歩兵師団
sg-card-384th-infantry-division = 第384歩兵師団
sg-card-76th-infantry-division = 第76歩兵師団
sg-card-376th-infantry-division = 第376歩兵師団
sg-card-113th-infantry-division = 第113歩兵師団
sg-card-assault-pioneer-battalions = 突撃工兵大隊群
sg-card-244th-assault-gun-battalion = 第244突撃砲大隊
sg-card-369th-croatian-reinforced-regiment = 第369クロアチア増強連隊

## Soviet Forces.

sg-card-13th-guards-rifle-division = 第13親衛狙撃師団
sg-card-37th-guards-rifle-division = 第37親衛狙撃師団
sg-card-39th-guards-rifle-division = 第39親衛狙撃師団
sg-card-35th-guards-rifle-division = 第35親衛狙撃師団
sg-card-95th-rifle-division = 第95狙撃師団
sg-card-138th-rifle-division = 第138狙撃師団
sg-card-284th-rifle-division = 第284狙撃師団
sg-card-308th-rifle-division = 第308狙撃師団
sg-card-45th-rifle-division = 第45狙撃師団
sg-card-84th-tank-brigade = 第84戦車旅団
sg-card-6th-guards-tank-brigade = 第6親衛戦車旅団
sg-card-137th-tank-brigade = 第137戦車旅団
sg-card-10th-nkvd-rifle-division = NKVD第10狙撃師団
sg-card-193rd-rifle-division = 第193狙撃師団
sg-card-112th-rifle-division = 第112狙撃師団
sg-card-244th-rifle-division = 第244狙撃師団
sg-card-131st-rifle-division = 第131狙撃師団
sg-card-92nd-naval-rifle-brigade = 第92海軍狙撃旅団
sg-card-124th-rifle-brigade = 第124狙撃旅団
sg-card-42nd-rifle-brigade = 第42狙撃旅団
sg-card-149th-rifle-brigade = 第149狙撃旅団
sg-card-115th-rifle-brigade = 第115狙撃旅団
sg-card-workers-militia = 労働者民兵

## German Action cards.

sg-card-stuka-dive-bombers = スツーカ急降下爆撃機
sg-card-heavy-artillery = 重砲兵
sg-card-carpet-bombing = 絨毯爆撃
sg-card-panzer-thrust = 装甲部隊の突進
sg-card-pioneer-assault = 工兵の強襲
sg-card-flamethrowers = 火炎放射器
sg-card-ju-52-airlift = Ju52空輸
sg-card-supply-column = 補給縦隊
sg-card-kampfgruppe = 戦闘団
sg-card-night-march = 夜間行軍
sg-card-air-reconnaissance = 航空偵察
sg-card-sixth-army-headquarters = 第6軍司令部
sg-card-hold-at-all-costs = 死守命令
sg-card-iron-cross = 鉄十字章
sg-card-signals-intercept = 通信傍受
sg-card-operation-winter-storm = 冬の嵐作戦
sg-card-assault-guns = 突撃砲
sg-card-hedgehog-defence = ハリネズミ防御
sg-card-exploitation = 戦果拡張

## Soviet Action cards.

sg-card-operation-uranus = ウラヌス作戦
sg-card-katyusha-barrage = カチューシャの斉射
sg-card-guns-across-the-volga = ヴォルガ対岸の砲列
sg-card-snipers = 狙撃兵
sg-card-hugging-the-enemy = 抱きつき戦術
sg-card-storm-groups = 突撃班
sg-card-order-no-227 = 命令第227号
sg-card-volga-ferry = ヴォルガの渡し船
sg-card-night-crossing = 夜間渡河
sg-card-factory-t-34s = 工場直送のT-34
sg-card-workers-battalions = 労働者大隊
sg-card-barricades-and-mines = バリケードと地雷
sg-card-sewer-infiltration = 下水道からの浸透
sg-card-62nd-army-headquarters = 第62軍司令部
sg-card-order-of-lenin = レーニン勲章
sg-card-maskirovka = マスキロフカ
sg-card-kotluban-offensive = コトルバン攻勢
sg-card-general-winter = 冬将軍
sg-card-nkvd-blocking-detachment = NKVD督戦隊

## Facts.

sg-facts = { $facts-comma }
sg-fact-location = 拠点
sg-fact-force =
    { $side ->
        [german] ドイツ軍の部隊
       *[soviet] ソ連軍の部隊
    }
sg-fact-action =
    { $side ->
        [german] ドイツ軍のアクションカード
       *[soviet] ソ連軍のアクションカード
    }
sg-fact-armoured = { $type }（装甲部隊）
sg-fact-value = 兵力値{ $value }
sg-fact-combat = 戦闘力{ $combat }
sg-fact-copies = { $count }枚

## Text of Locations: the chart, from $first to $last Rubble, and the notes.

sg-text-chart = 得られる糧食：{ $steps-comma }。瓦礫{ $limit }個で破壊される。
sg-chart-step =
    { $count ->
        [1] 瓦礫{ $first }個で{ sg-rations }
       *[other] 瓦礫{ $first }〜{ $last }個で{ sg-rations }
    }
sg-text-note = 特性：{ $note }。
sg-text-note-of = { $who }がこの拠点を支配している間の特性：{ $note }。
sg-text-keeps = この拠点が破壊されても特性は残る。
sg-text-loses = この拠点が破壊されると特性は失われる。

sg-note-draw = 支配者はドローフェイズにカードを{ $amount }枚多く引く
sg-note-shelter = この拠点での戦闘では、防御側は自分の戦闘力合計に{ $amount }を加える
sg-note-price-less = 支配者が{ $bought }を購入するとき、支払うカードは{ $amount }枚少なくなる
sg-note-price-more = 支配者が{ $bought }を購入するとき、支払うカードは{ $amount }枚多くなる
sg-bought-each = 部隊
sg-bought-each-of = { $types-or }の部隊
sg-bought-first = 各ターンの最初の部隊
sg-bought-first-of = 各ターンの最初の部隊（{ $types-or }の部隊である場合のみ）
sg-note-toll-more = 支配者の相手が部隊を購入するとき、支払うカードは{ $amount }枚多くなる
sg-note-toll-less = 支配者の相手が部隊を購入するとき、支払うカードは{ $amount }枚少なくなる
sg-note-retreat = この拠点での戦闘では、防御側の部隊の退却が吸収する損害は、1回につき{ $amount }点多くなる
sg-note-flips = この拠点での戦闘では、最後にこの拠点を支配していた側はカードを1枚ではなく{ $cards }枚めくり、そのうち1枚を使う
sg-note-flips-attacking = この拠点での戦闘では、最後にこの拠点を支配していた側は、攻撃側であればカードを1枚ではなく{ $cards }枚めくり、そのうち1枚を使う
sg-note-march = 支配者は、周辺エリアから別の周辺エリアへの移動に糧食を支払わない。コストなしの移動は、1ターンに部隊ごとに{ $most }回までである
sg-note-armour = この拠点での戦闘では、交戦中の装甲部隊は、どちらの側でも、それぞれ戦闘力+{ $amount }

## Text of Forces.

sg-text-mobile = 機動：1ターンに{ $most }回まで、糧食を支払わずに移動できる。攻撃には通常どおり糧食1個を支払う。
sg-text-assault = 突撃：攻撃している間、戦闘力+1。
sg-text-defence = 防御：防御している間、戦闘力+1。
sg-text-stubborn = 頑強：この部隊の退却は、損害を2点ではなく3点吸収する。
sg-text-sappers = 爆破：この部隊が参加する攻撃では、瓦礫を1個ではなく2個置く。

## Text of Action cards: when, then what, an op after the other.

sg-text-keywords = キーワード：{ $keywords-comma }。
sg-text-action = 自分のアクションフェイズ：{ $effect-sentences }。
sg-text-battle = 戦闘：{ $effect-sentences }。
sg-text-battle-attacker = 戦闘（攻撃側のとき）：{ $effect-sentences }。
sg-text-battle-defender = 戦闘（防御側のとき）：{ $effect-sentences }。
sg-text-reaction = リアクション：{ $effect-sentences }。
sg-text-draws = 場にある間：自分のドローフェイズにカードを{ $amount }枚多く引く。
sg-text-firefight = 銃撃戦：{ $effect }。

sg-op-combat = 自分の戦闘力合計に{ $amount }を加える
sg-op-combat-armoured = 自分の装甲部隊が交戦中なら自分の戦闘力合計に{ $armoured }を、そうでなければ{ $amount }を加える
sg-op-combat-armoured-at = 自分の装甲部隊が交戦中か、{ $location }での戦闘なら自分の戦闘力合計に{ $armoured }を、そうでなければ{ $amount }を加える
sg-op-weaken = 敵の戦闘力合計から{ $amount }を引く
sg-op-rubble = 戦闘中の拠点に瓦礫{ $amount }個を置く
sg-op-breach = この戦闘では、拠点の特性が敵の合計に加える値を無視する（{ $locations }）
sg-op-harry = この戦闘では、敵の退却が吸収する損害は、1回につき1点少なくなる（1点未満にはならない）
sg-op-hold = この戦闘では自分の部隊は退却できず、最初に受ける{ sg-losses }は無視する
sg-op-shrug-off = 自分が受ける{ sg-losses }を無視する
sg-op-strike-out = この戦闘では、敵の{ $keywords }のイベントは、すでにプレイされたものも含めて効果を失う。すでに置かれた瓦礫は残る
sg-op-supply = 自分の部隊に{ sg-rations }を自由に分けて置く
sg-op-reinforce = 増援を1回行う。支払うカードは{ $discount }枚少なくなる（1枚未満にはならない）
sg-op-draw = カードを{ $cards }枚引く
sg-op-decorate = 自分が支配する拠点の支配エリアにいる自分の部隊1個に勲章を授ける
sg-op-march =
    { $forces ->
        [1] 自分の部隊1個がコストなしで1回移動する
       *[other] 最大{ $forces }個の自分の部隊が、それぞれコストなしで1回移動する
    }
sg-op-infiltrate =
    { $start ->
        [controlled] 自分が支配する拠点の支配エリアにいる自分の部隊1個が、コストなしでほかの任意の支配エリアへ移動する。敵が支配する拠点の支配エリアでもよい
       *[anywhere] 自分の部隊1個が、どこにいてもコストなしで、ほかの任意の支配エリアへ移動する。敵が支配する拠点の支配エリアでもよい
    }
sg-op-discard-at-random = 相手は手札から無作為にカード{ $cards }枚を捨てる
sg-op-bomb = 拠点を1つ選ぶ。その支配エリアにいる敵部隊はそれぞれ{ sg-rations }を失い、その拠点に瓦礫{ $rubble }個を置く
sg-op-snipe = 支配エリアにいる敵部隊1個が{ sg-rations }を失う
sg-op-starve =
    { $zone ->
        [control] 支配エリアにいるすべての敵部隊が、それぞれ{ sg-rations }を失う
       *[any] すべての敵部隊が、どこにいても、それぞれ{ sg-rations }を失う
    }
sg-op-cancel = 直前に相手が宣言したカードは効果を失い、捨て札になる
sg-op-cancel-marked = 直前に相手が宣言した{ $keywords-or }のカードは効果を失い、捨て札になる
sg-op-recall = 場にある敵の{ $keyword }のカード1枚を、相手の捨て札に置く
sg-op-stay =
    { $wins ->
        [0] このカードは場に残る
       *[other] このカードは場に残る。場にあるこのカードが{ $wins }枚になれば、ただちにゲームに勝利する
    }

## The same in short, for the choice of a card.

sg-brief-combat = 自分の合計+{ $amount }
sg-brief-combat-armoured = 装甲部隊がいれば自分の合計+{ $armoured }、いなければ+{ $amount }
sg-brief-combat-armoured-at = 装甲部隊がいるか{ $location }なら自分の合計+{ $armoured }、そうでなければ+{ $amount }
sg-brief-weaken = 敵の合計−{ $amount }
sg-brief-rubble = 瓦礫{ $amount }個
sg-brief-breach = 特性を無視
sg-brief-harry = 敵の退却が吸収する損害は1点減
sg-brief-hold = 自分は退却不可、最初の{ sg-losses }を無視
sg-brief-shrug-off = { sg-losses }を無視
sg-brief-strike-out = 敵の{ $keywords }のイベントは効果なし
sg-brief-supply = { sg-rations }
sg-brief-reinforce = カードを{ $discount }枚少なく支払って増援1回
sg-brief-draw = カードを{ $cards }枚引く
sg-brief-decorate = 勲章を授ける
sg-brief-march =
    { $forces ->
        [1] 部隊1個がコストなしで移動
       *[other] 最大{ $forces }個の部隊がコストなしで移動
    }
sg-brief-infiltrate =
    { $start ->
        [controlled] 自分が支配する拠点からほかの任意の支配エリアへコストなしで移動
       *[anywhere] どこからでも任意の支配エリアへコストなしで移動
    }
sg-brief-discard-at-random = 相手は無作為にカード{ $cards }枚を捨てる
sg-brief-bomb = 拠点1つの敵部隊がそれぞれ{ sg-rations }を失い、瓦礫{ $rubble }個を置く
sg-brief-snipe = 敵部隊1個が{ sg-rations }を失う
sg-brief-starve =
    { $zone ->
        [control] 支配エリアの敵部隊がそれぞれ{ sg-rations }を失う
       *[any] すべての敵部隊がそれぞれ{ sg-rations }を失う
    }
sg-brief-cancel = 宣言されたカードを無効にする
sg-brief-cancel-marked = 宣言された{ $keywords-or }のカードを無効にする
sg-brief-recall = 敵の{ $keyword }のカード1枚を場から捨て札へ
sg-brief-stay =
    { $wins ->
        [0] 場に残る
       *[other] 場に残る、{ $wins }枚で勝利
    }
