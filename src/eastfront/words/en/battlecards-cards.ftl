### Names of the cards of BattleCards: as their definitions name them, like cards of several Action Numbers once.

## Soviet Arsenal.

bc-card-georgy-zhukov = Georgy Zhukov
bc-card-konstantin-rokossovsky = Konstantin Rokossovsky
bc-card-vasily-chuikov = Vasily Chuikov
bc-card-stavka = Stavka
bc-card-rifle-division = Rifle Division
bc-card-guards-rifle-division = Guards Rifle Division
bc-card-siberian-division = Siberian Division
bc-card-partisans = Partisans
bc-card-naval-infantry = Naval Infantry
bc-card-t-34-76 = T-34/76
bc-card-t-34-85 = T-34/85
bc-card-kv-1 = KV-1
bc-card-is-2 = IS-2
bc-card-bm-13-katyusha = BM-13 Katyusha
bc-card-zis-3-76-mm-gun = ZiS-3 76 mm Gun
bc-card-52-k-85-mm-aa-gun = 52-K 85 mm AA Gun
bc-card-yak-9 = Yak-9
bc-card-la-5fn = La-5FN
bc-card-i-16-rata = I-16 Rata
bc-card-il-2-shturmovik = Il-2 Shturmovik
bc-card-pe-2 = Pe-2
bc-card-il-4 = Il-4
bc-card-tu-2 = Tu-2
bc-card-oktyabrskaya-revolutsiya = Oktyabrskaya Revolutsiya
bc-card-kirov = Kirov
bc-card-krasny-kavkaz = Krasny Kavkaz
bc-card-gnevny-class-destroyer = Gnevny-class Destroyer
bc-card-shchuka-class-submarine = Shchuka-class Submarine
bc-card-g-5-torpedo-boats = G-5 Torpedo Boats
bc-card-admiral-nikolai-kuznetsov = Admiral Nikolai Kuznetsov

## German Arsenal of the Russian Front.

bc-card-erich-von-manstein = Erich von Manstein
bc-card-heinz-guderian = Heinz Guderian
bc-card-walter-model = Walter Model
bc-card-supreme-command-germany = Supreme Command (Germany)
bc-card-infantry-division = Infantry Division
bc-card-panzergrenadiers = Panzergrenadiers
bc-card-waffen-ss-infantry = Waffen SS Infantry
bc-card-romanian-infantry = Romanian Infantry
bc-card-brandenburger-commandos = Brandenburger Commandos
bc-card-panzer-iii = Panzer III
bc-card-panzer-iv = Panzer IV
bc-card-panther = Panther
bc-card-tiger-i = Tiger I
bc-card-stug-iii = StuG III
bc-card-88-mm-flak = 88 mm Flak
bc-card-nebelwerfer = Nebelwerfer
bc-card-15-cm-sfh-18-howitzer = 15 cm sFH 18 Howitzer
bc-card-bf-109 = Bf 109
bc-card-fw-190 = Fw 190
bc-card-ju-87-stuka = Ju 87 Stuka
bc-card-hs-129 = Hs 129
bc-card-ju-88 = Ju 88
bc-card-he-111 = He 111
bc-card-schleswig-holstein = Schleswig-Holstein
bc-card-admiral-scheer = Admiral Scheer
bc-card-prinz-eugen = Prinz Eugen
bc-card-z-class-destroyer = Z-class Destroyer
bc-card-type-vii-u-boat = Type VII U-boat
bc-card-s-boote = S-Boote
bc-card-admiral-erich-raeder = Admiral Erich Raeder

## Pack X1, Red Army Reinforcements.

bc-card-ivan-konev = Ivan Konev
bc-card-aleksandr-vasilevsky = Aleksandr Vasilevsky
bc-card-cossack-cavalry = Cossack Cavalry
bc-card-sniper-teams = Sniper Teams
bc-card-su-152 = SU-152
bc-card-su-100 = SU-100
bc-card-t-70 = T-70
bc-card-valentine-lend-lease = Valentine (Lend-Lease)
bc-card-po-2-night-witches = Po-2 Night Witches
bc-card-p-39-airacobra-lend-lease = P-39 Airacobra (Lend-Lease)
bc-card-yak-3 = Yak-3
bc-card-marat = Marat
bc-card-admiral-filipp-oktyabrsky = Admiral Filipp Oktyabrsky
bc-card-operation-iskra = Operation Iskra
bc-card-rzhev-sychevka = Rzhev–Sychevka
bc-card-lend-lease-convoy = Lend-Lease Convoy
bc-card-scorched-earth = Scorched Earth

## Pack X2, Panzers East.

bc-card-ewald-von-kleist = Ewald von Kleist
bc-card-friedrich-paulus = Friedrich Paulus
bc-card-gebirgsjager = Gebirgsjäger
bc-card-hungarian-infantry = Hungarian Infantry
bc-card-ferdinand = Ferdinand
bc-card-king-tiger = King Tiger
bc-card-marder-iii = Marder III
bc-card-karl-gerat-siege-mortar = Karl-Gerät Siege Mortar
bc-card-wespe = Wespe
bc-card-ju-87g-kanonenvogel = Ju 87G Kanonenvogel
bc-card-fw-189-reconnaissance = Fw 189 Reconnaissance
bc-card-bf-110 = Bf 110
bc-card-light-cruiser-koln = Light Cruiser Köln
bc-card-uman-pocket = Uman Pocket
bc-card-backhand-blow = Backhand Blow
bc-card-railway-repair-troops = Railway Repair Troops
bc-card-assault-artillery = Assault Artillery

## British Arsenal.

bc-card-bernard-montgomery = Bernard Montgomery
bc-card-brian-horrocks = Brian Horrocks
bc-card-war-cabinet = War Cabinet
bc-card-british-infantry-division = British Infantry Division
bc-card-canadian-infantry = Canadian Infantry
bc-card-commandos = Commandos
bc-card-6th-airborne-division = 6th Airborne Division
bc-card-cromwell = Cromwell
bc-card-sherman-firefly = Sherman Firefly
bc-card-churchill-tank = Churchill Tank
bc-card-25-pounder-battery = 25-pounder Battery
bc-card-17-pounder-anti-tank-gun = 17-pounder Anti-Tank Gun
bc-card-3-7-inch-aa-battery = 3.7-inch AA Battery
bc-card-spitfire = Spitfire
bc-card-hurricane = Hurricane
bc-card-typhoon = Typhoon
bc-card-mosquito = Mosquito
bc-card-lancaster = Lancaster
bc-card-wellington = Wellington
bc-card-swordfish = Swordfish
bc-card-hms-rodney = HMS Rodney
bc-card-hms-king-george-v = HMS King George V
bc-card-hms-hood = HMS Hood
bc-card-hms-ark-royal = HMS Ark Royal
bc-card-hms-belfast = HMS Belfast
bc-card-hms-norfolk = HMS Norfolk
bc-card-tribal-class-destroyer = Tribal-class Destroyer
bc-card-flower-class-corvette = Flower-class Corvette
bc-card-t-class-submarine = T-class Submarine
bc-card-admiral-john-tovey = Admiral John Tovey

## German Arsenal of the West.

bc-card-erwin-rommel = Erwin Rommel
bc-card-gerd-von-rundstedt = Gerd von Rundstedt
bc-card-ministry-of-armaments = Ministry of Armaments
bc-card-western-infantry-division = Infantry Division
bc-card-fallschirmjager = Fallschirmjäger
bc-card-western-panzergrenadiers = Panzergrenadiers
bc-card-western-panzer-iv = Panzer IV
bc-card-western-panther = Panther
bc-card-western-king-tiger = King Tiger
bc-card-western-88-mm-flak = 88 mm Flak
bc-card-western-nebelwerfer = Nebelwerfer
bc-card-atlantic-wall-battery = Atlantic Wall Battery
bc-card-western-bf-109 = Bf 109
bc-card-western-fw-190 = Fw 190
bc-card-me-262 = Me 262
bc-card-western-ju-87-stuka = Ju 87 Stuka
bc-card-western-he-111 = He 111
bc-card-do-17 = Do 17
bc-card-western-ju-88 = Ju 88
bc-card-fw-200-condor = Fw 200 Condor
bc-card-bismarck = Bismarck
bc-card-tirpitz = Tirpitz
bc-card-scharnhorst = Scharnhorst
bc-card-admiral-hipper = Admiral Hipper
bc-card-lutzow = Lützow
bc-card-western-z-class-destroyer = Z-class Destroyer
bc-card-western-type-vii-u-boat = Type VII U-boat
bc-card-western-s-boote = S-Boote
bc-card-admiral-karl-donitz = Admiral Karl Dönitz

## Battles of the Russian Front.

bc-card-battle-for-kiev = Battle for Kiev
bc-card-bialystok-minsk = Białystok–Minsk
bc-card-smolensk = Smolensk
bc-card-siege-of-leningrad = Siege of Leningrad
bc-card-sevastopol = Sevastopol
bc-card-arctic-convoys = Arctic Convoys
bc-card-stalingrad = Stalingrad
bc-card-kursk = Kursk
bc-card-battle-for-moscow = Battle for Moscow
bc-card-winter-counteroffensive = Winter Counteroffensive
bc-card-kerch-feodosia-landing = Kerch–Feodosia Landing
bc-card-black-sea-campaign = Black Sea Campaign
bc-card-kharkov = Kharkov
bc-card-crossing-of-the-dnieper = Crossing of the Dnieper
bc-card-operation-bagration = Operation Bagration
bc-card-konigsberg = Königsberg
bc-card-battle-for-germany = Battle for Germany

## Battles of the West.

bc-card-norway = Norway
bc-card-dunkirk = Dunkirk
bc-card-battle-of-france = Battle of France
bc-card-battle-of-britain = Battle of Britain
bc-card-the-blitz = The Blitz
bc-card-battle-of-the-atlantic = Battle of the Atlantic
bc-card-channel-dash = Channel Dash
bc-card-ardennes-offensive = Ardennes Offensive
bc-card-invasion-of-britain = Invasion of Britain
bc-card-hunt-for-the-bismarck = Hunt for the Bismarck
bc-card-dieppe-raid = Dieppe Raid
bc-card-st-nazaire-raid = St Nazaire Raid
bc-card-battle-of-the-ruhr = Battle of the Ruhr
bc-card-normandy = Normandy
bc-card-caen = Caen
bc-card-market-garden = Market Garden
bc-card-western-battle-for-germany = Battle for Germany

## Other Conflict cards.

bc-card-military-buildup = Military Buildup
bc-card-general-mobilization = General Mobilization
bc-card-ground-reinforcements = Ground Reinforcements
bc-card-air-reinforcements = Air Reinforcements
bc-card-naval-reinforcements = Naval Reinforcements
bc-card-spies = Spies
bc-card-sabotage = Sabotage
bc-card-captured-equipment = Captured Equipment
bc-card-divide-and-conquer = Divide & Conquer
bc-card-redeployment = Redeployment
bc-card-field-repairs = Field Repairs
bc-card-overextended-supply-lines = Overextended Supply Lines
bc-card-delay-tactics = Delay Tactics
bc-card-counterattack = Counterattack
bc-card-air-superiority = Air Superiority
bc-card-artillery-barrage = Artillery Barrage
bc-card-dug-in = Dug In
bc-card-naval-gunfire = Naval Gunfire
bc-card-heroic-stand = Heroic Stand
bc-card-counter-intelligence = Counter-Intelligence
