### Names of the cards of BattleCards: as their definitions name them, like cards of several Action Numbers once.

## Soviet Arsenal.

bc-card-georgy-zhukov = ゲオルギー・ジューコフ
bc-card-konstantin-rokossovsky = コンスタンチン・ロコソフスキー
bc-card-vasily-chuikov = ヴァシーリー・チュイコフ
bc-card-stavka = 最高司令部（スタフカ）
bc-card-rifle-division = 狙撃師団
bc-card-guards-rifle-division = 親衛狙撃師団
bc-card-siberian-division = シベリア師団
bc-card-partisans = パルチザン
bc-card-naval-infantry = 海軍歩兵
bc-card-t-34-76 = T-34/76
bc-card-t-34-85 = T-34/85
bc-card-kv-1 = KV-1
bc-card-is-2 = IS-2
bc-card-bm-13-katyusha = BM-13カチューシャ
bc-card-zis-3-76-mm-gun = ZiS-3 76mm野砲
bc-card-52-k-85-mm-aa-gun = 52-K 85mm高射砲
bc-card-yak-9 = Yak-9
bc-card-la-5fn = La-5FN
bc-card-i-16-rata = I-16ラタ
bc-card-il-2-shturmovik = Il-2シュトゥルモヴィーク
bc-card-pe-2 = Pe-2
bc-card-il-4 = Il-4
bc-card-tu-2 = Tu-2
bc-card-oktyabrskaya-revolutsiya = オクチャブリスカヤ・レヴォルツィヤ
bc-card-kirov = キーロフ
bc-card-krasny-kavkaz = クラースヌイ・カフカース
bc-card-gnevny-class-destroyer = グネフヌイ級駆逐艦
bc-card-shchuka-class-submarine = シチューカ級潜水艦
bc-card-g-5-torpedo-boats = G-5魚雷艇
bc-card-admiral-nikolai-kuznetsov = ニコライ・クズネツォフ提督

## German Arsenal of the Russian Front.

bc-card-erich-von-manstein = エーリヒ・フォン・マンシュタイン
bc-card-heinz-guderian = ハインツ・グデーリアン
bc-card-walter-model = ヴァルター・モーデル
bc-card-supreme-command-germany = 総司令部（ドイツ）
bc-card-infantry-division = 歩兵師団
bc-card-panzergrenadiers = 装甲擲弾兵
bc-card-waffen-ss-infantry = 武装SS歩兵
bc-card-romanian-infantry = ルーマニア軍歩兵
bc-card-brandenburger-commandos = ブランデンブルク部隊
bc-card-panzer-iii = III号戦車
bc-card-panzer-iv = IV号戦車
bc-card-panther = パンター
bc-card-tiger-i = ティーガーI
bc-card-stug-iii = III号突撃砲
bc-card-88-mm-flak = 88mm高射砲
bc-card-nebelwerfer = ネーベルヴェルファー
bc-card-15-cm-sfh-18-howitzer = 15cm sFH18榴弾砲
bc-card-bf-109 = Bf109
bc-card-fw-190 = Fw190
bc-card-ju-87-stuka = Ju87スツーカ
bc-card-hs-129 = Hs129
bc-card-ju-88 = Ju88
bc-card-he-111 = He111
bc-card-schleswig-holstein = シュレスヴィヒ・ホルシュタイン
bc-card-admiral-scheer = アドミラル・シェーア
bc-card-prinz-eugen = プリンツ・オイゲン
bc-card-z-class-destroyer = Z級駆逐艦
bc-card-type-vii-u-boat = VII型Uボート
bc-card-s-boote = Sボート
bc-card-admiral-erich-raeder = エーリヒ・レーダー提督

## Pack X1, Red Army Reinforcements.

bc-card-ivan-konev = イヴァン・コーネフ
bc-card-aleksandr-vasilevsky = アレクサンドル・ヴァシレフスキー
bc-card-cossack-cavalry = コサック騎兵
bc-card-sniper-teams = 狙撃兵チーム
bc-card-su-152 = SU-152
bc-card-su-100 = SU-100
bc-card-t-70 = T-70
bc-card-valentine-lend-lease = ヴァレンタイン（レンドリース）
bc-card-po-2-night-witches = Po-2夜の魔女
bc-card-p-39-airacobra-lend-lease = P-39エアラコブラ（レンドリース）
bc-card-yak-3 = Yak-3
bc-card-marat = マラート
bc-card-admiral-filipp-oktyabrsky = フィリップ・オクチャブリスキー提督
bc-card-operation-iskra = イスクラ作戦
bc-card-rzhev-sychevka = ルジェフ＝スイチョフカの戦い
bc-card-lend-lease-convoy = レンドリース船団
bc-card-scorched-earth = 焦土作戦

## Pack X2, Panzers East.

bc-card-ewald-von-kleist = エヴァルト・フォン・クライスト
bc-card-friedrich-paulus = フリードリヒ・パウルス
bc-card-gebirgsjager = 山岳猟兵
bc-card-hungarian-infantry = ハンガリー軍歩兵
bc-card-ferdinand = フェルディナント
bc-card-king-tiger = ティーガーII
bc-card-marder-iii = マルダーIII
bc-card-karl-gerat-siege-mortar = カール自走臼砲
bc-card-wespe = ヴェスペ
bc-card-ju-87g-kanonenvogel = Ju87Gカノーネンフォーゲル
bc-card-fw-189-reconnaissance = Fw189偵察機
bc-card-bf-110 = Bf110
bc-card-light-cruiser-koln = 軽巡洋艦ケルン
bc-card-uman-pocket = ウマーニ包囲戦
bc-card-backhand-blow = 後手からの一撃
bc-card-railway-repair-troops = 鉄道修復部隊
bc-card-assault-artillery = 突撃砲兵

## British Arsenal.

bc-card-bernard-montgomery = バーナード・モントゴメリー
bc-card-brian-horrocks = ブライアン・ホロックス
bc-card-war-cabinet = 戦時内閣
bc-card-british-infantry-division = イギリス軍歩兵師団
bc-card-canadian-infantry = カナダ軍歩兵
bc-card-commandos = コマンド部隊
bc-card-6th-airborne-division = 第6空挺師団
bc-card-cromwell = クロムウェル
bc-card-sherman-firefly = シャーマン・ファイアフライ
bc-card-churchill-tank = チャーチル歩兵戦車
bc-card-25-pounder-battery = 25ポンド砲中隊
bc-card-17-pounder-anti-tank-gun = 17ポンド対戦車砲
bc-card-3-7-inch-aa-battery = 3.7インチ高射砲中隊
bc-card-spitfire = スピットファイア
bc-card-hurricane = ハリケーン
bc-card-typhoon = タイフーン
bc-card-mosquito = モスキート
bc-card-lancaster = ランカスター
bc-card-wellington = ウェリントン
bc-card-swordfish = ソードフィッシュ
bc-card-hms-rodney = ロドニー
bc-card-hms-king-george-v = キング・ジョージ5世
bc-card-hms-hood = フッド
bc-card-hms-ark-royal = アーク・ロイヤル
bc-card-hms-belfast = ベルファスト
bc-card-hms-norfolk = ノーフォーク
bc-card-tribal-class-destroyer = トライバル級駆逐艦
bc-card-flower-class-corvette = フラワー級コルベット
bc-card-t-class-submarine = T級潜水艦
bc-card-admiral-john-tovey = ジョン・トーヴィー提督

## German Arsenal of the West.

bc-card-erwin-rommel = エルヴィン・ロンメル
bc-card-gerd-von-rundstedt = ゲルト・フォン・ルントシュテット
bc-card-ministry-of-armaments = 軍需省
bc-card-western-infantry-division = 歩兵師団
bc-card-fallschirmjager = 降下猟兵
bc-card-western-panzergrenadiers = 装甲擲弾兵
bc-card-western-panzer-iv = IV号戦車
bc-card-western-panther = パンター
bc-card-western-king-tiger = ティーガーII
bc-card-western-88-mm-flak = 88mm高射砲
bc-card-western-nebelwerfer = ネーベルヴェルファー
bc-card-atlantic-wall-battery = 大西洋の壁の砲台
bc-card-western-bf-109 = Bf109
bc-card-western-fw-190 = Fw190
bc-card-me-262 = Me262
bc-card-western-ju-87-stuka = Ju87スツーカ
bc-card-western-he-111 = He111
bc-card-do-17 = Do17
bc-card-western-ju-88 = Ju88
bc-card-fw-200-condor = Fw200コンドル
bc-card-bismarck = ビスマルク
bc-card-tirpitz = ティルピッツ
bc-card-scharnhorst = シャルンホルスト
bc-card-admiral-hipper = アドミラル・ヒッパー
bc-card-lutzow = リュッツォウ
bc-card-western-z-class-destroyer = Z級駆逐艦
bc-card-western-type-vii-u-boat = VII型Uボート
bc-card-western-s-boote = Sボート
bc-card-admiral-karl-donitz = カール・デーニッツ提督

## Battles of the Russian Front.

bc-card-battle-for-kiev = キエフの戦い
bc-card-bialystok-minsk = ビアウィストク＝ミンスクの戦い
bc-card-smolensk = スモレンスクの戦い
bc-card-siege-of-leningrad = レニングラード包囲戦
bc-card-sevastopol = セヴァストポリ包囲戦
bc-card-arctic-convoys = 北極海船団の戦い
bc-card-stalingrad = スターリングラードの戦い
bc-card-kursk = クルスクの戦い
bc-card-battle-for-moscow = モスクワの戦い
bc-card-winter-counteroffensive = 冬季反攻
bc-card-kerch-feodosia-landing = ケルチ＝フェオドシヤ上陸作戦
bc-card-black-sea-campaign = 黒海戦役
bc-card-kharkov = ハリコフの戦い
bc-card-crossing-of-the-dnieper = ドニエプル渡河作戦
bc-card-operation-bagration = バグラチオン作戦
bc-card-konigsberg = ケーニヒスベルクの戦い
bc-card-battle-for-germany = ドイツ本土戦

## Battles of the West.

bc-card-norway = ノルウェーの戦い
bc-card-dunkirk = ダンケルクの戦い
bc-card-battle-of-france = フランスの戦い
bc-card-battle-of-britain = バトル・オブ・ブリテン
bc-card-the-blitz = ロンドン大空襲
bc-card-battle-of-the-atlantic = 大西洋の戦い
bc-card-channel-dash = チャンネル・ダッシュ
bc-card-ardennes-offensive = アルデンヌ攻勢
bc-card-invasion-of-britain = イギリス本土上陸作戦
bc-card-hunt-for-the-bismarck = ビスマルク追撃戦
bc-card-dieppe-raid = ディエップ襲撃
bc-card-st-nazaire-raid = サン・ナゼール襲撃
bc-card-battle-of-the-ruhr = ルールの戦い
bc-card-normandy = ノルマンディー上陸作戦
bc-card-caen = カーンの戦い
bc-card-market-garden = マーケット・ガーデン作戦
bc-card-western-battle-for-germany = ドイツ本土戦

## Other Conflict cards.

bc-card-military-buildup = 軍備増強
bc-card-general-mobilization = 総動員
bc-card-ground-reinforcements = 陸上増援
bc-card-air-reinforcements = 航空増援
bc-card-naval-reinforcements = 海上増援
bc-card-spies = スパイ
bc-card-sabotage = 破壊工作
bc-card-captured-equipment = 鹵獲装備
bc-card-divide-and-conquer = 分断工作
bc-card-redeployment = 再展開
bc-card-field-repairs = 野戦修理
bc-card-overextended-supply-lines = 伸びきった補給線
bc-card-delay-tactics = 遅滞戦術
bc-card-counterattack = 反撃
bc-card-air-superiority = 航空優勢
bc-card-artillery-barrage = 弾幕射撃
bc-card-dug-in = 塹壕陣地
bc-card-naval-gunfire = 艦砲射撃
bc-card-heroic-stand = 英雄的抵抗
bc-card-counter-intelligence = 防諜
