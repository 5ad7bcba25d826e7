### Names of the cards of BattleCards: as their definitions name them, like cards of several Action Numbers once.

## Soviet Arsenal.

bc-card-georgy-zhukov = Gueorgui Joukov
bc-card-konstantin-rokossovsky = Konstantin Rokossovski
bc-card-vasily-chuikov = Vassili Tchouïkov
bc-card-stavka = Stavka
bc-card-rifle-division = Division de fusiliers
bc-card-guards-rifle-division = Division de fusiliers de la Garde
bc-card-siberian-division = Division sibérienne
bc-card-partisans = Partisans
bc-card-naval-infantry = Infanterie de marine
bc-card-t-34-76 = T-34/76
bc-card-t-34-85 = T-34/85
bc-card-kv-1 = KV-1
bc-card-is-2 = IS-2
bc-card-bm-13-katyusha = BM-13 Katioucha
bc-card-zis-3-76-mm-gun = Canon ZiS-3 de 76 mm
bc-card-52-k-85-mm-aa-gun = Canon antiaérien 52-K de 85 mm
bc-card-yak-9 = Yak-9
bc-card-la-5fn = La-5FN
bc-card-i-16-rata = I-16 Rata
bc-card-il-2-shturmovik = Il-2 Chtourmovik
bc-card-pe-2 = Pe-2
bc-card-il-4 = Il-4
bc-card-tu-2 = Tu-2
bc-card-oktyabrskaya-revolutsiya = Oktiabrskaïa Revolioutsia
bc-card-kirov = Kirov
bc-card-krasny-kavkaz = Krasny Kavkaz
bc-card-gnevny-class-destroyer = Destroyer de classe Gnevny
bc-card-shchuka-class-submarine = Sous-marin de classe Chtchouka
bc-card-g-5-torpedo-boats = Vedettes lance-torpilles G-5
bc-card-admiral-nikolai-kuznetsov = Amiral Nikolaï Kouznetsov

## German Arsenal of the Russian Front.

bc-card-erich-von-manstein = Erich von Manstein
bc-card-heinz-guderian = Heinz Guderian
bc-card-walter-model = Walter Model
bc-card-supreme-command-germany = Commandement suprême (Allemagne)
bc-card-infantry-division = Division d’infanterie
bc-card-panzergrenadiers = Panzergrenadiers
bc-card-waffen-ss-infantry = Infanterie de la Waffen-SS
bc-card-romanian-infantry = Infanterie roumaine
bc-card-brandenburger-commandos = Commandos Brandebourg
bc-card-panzer-iii = Panzer III
bc-card-panzer-iv = Panzer IV
bc-card-panther = Panther
bc-card-tiger-i = Tigre I
bc-card-stug-iii = StuG III
bc-card-88-mm-flak = Flak de 88 mm
bc-card-nebelwerfer = Nebelwerfer
bc-card-15-cm-sfh-18-howitzer = Obusier sFH 18 de 15 cm
bc-card-bf-109 = Bf 109
bc-card-fw-190 = Fw 190
bc-card-ju-87-stuka = Ju 87 Stuka
bc-card-hs-129 = Hs 129
bc-card-ju-88 = Ju 88
bc-card-he-111 = He 111
bc-card-schleswig-holstein = Schleswig-Holstein
bc-card-admiral-scheer = Admiral Scheer
bc-card-prinz-eugen = Prinz Eugen
bc-card-z-class-destroyer = Destroyer de classe Z
bc-card-type-vii-u-boat = Sous-marin de type VII
bc-card-s-boote = Vedettes lance-torpilles S-Boot
bc-card-admiral-erich-raeder = Amiral Erich Raeder

## Pack X1, Red Army Reinforcements.

bc-card-ivan-konev = Ivan Koniev
bc-card-aleksandr-vasilevsky = Alexandre Vassilievski
bc-card-cossack-cavalry = Cavalerie cosaque
bc-card-sniper-teams = Équipes de tireurs d’élite
bc-card-su-152 = SU-152
bc-card-su-100 = SU-100
bc-card-t-70 = T-70
bc-card-valentine-lend-lease = Valentine (prêt-bail)
bc-card-po-2-night-witches = Po-2 des Sorcières de la nuit
bc-card-p-39-airacobra-lend-lease = P-39 Airacobra (prêt-bail)
bc-card-yak-3 = Yak-3
bc-card-marat = Marat
bc-card-admiral-filipp-oktyabrsky = Amiral Filipp Oktiabrski
bc-card-operation-iskra = Opération Iskra
bc-card-rzhev-sychevka = Rjev–Sytchiovka
bc-card-lend-lease-convoy = Convoi du prêt-bail
bc-card-scorched-earth = Terre brûlée

## Pack X2, Panzers East.

bc-card-ewald-von-kleist = Ewald von Kleist
bc-card-friedrich-paulus = Friedrich Paulus
bc-card-gebirgsjager = Chasseurs de montagne
bc-card-hungarian-infantry = Infanterie hongroise
bc-card-ferdinand = Ferdinand
bc-card-king-tiger = Tigre royal
bc-card-marder-iii = Marder III
bc-card-karl-gerat-siege-mortar = Mortier de siège Karl-Gerät
bc-card-wespe = Wespe
bc-card-ju-87g-kanonenvogel = Ju 87G Kanonenvogel
bc-card-fw-189-reconnaissance = Fw 189 de reconnaissance
bc-card-bf-110 = Bf 110
bc-card-light-cruiser-koln = Croiseur léger Köln
bc-card-uman-pocket = Poche d’Ouman
bc-card-backhand-blow = Coup de revers
bc-card-railway-repair-troops = Troupes de réparation ferroviaire
bc-card-assault-artillery = Artillerie d’assaut

## British Arsenal.

bc-card-bernard-montgomery = Bernard Montgomery
bc-card-brian-horrocks = Brian Horrocks
bc-card-war-cabinet = Cabinet de guerre
bc-card-british-infantry-division = Division d’infanterie britannique
bc-card-canadian-infantry = Infanterie canadienne
bc-card-commandos = Commandos
bc-card-6th-airborne-division = 6e division aéroportée
bc-card-cromwell = Cromwell
bc-card-sherman-firefly = Sherman Firefly
bc-card-churchill-tank = Char Churchill
bc-card-25-pounder-battery = Batterie de canons de 25 livres
bc-card-17-pounder-anti-tank-gun = Canon antichar de 17 livres
bc-card-3-7-inch-aa-battery = Batterie antiaérienne de 3,7 pouces
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
bc-card-tribal-class-destroyer = Destroyer de classe Tribal
bc-card-flower-class-corvette = Corvette de classe Flower
bc-card-t-class-submarine = Sous-marin de classe T
bc-card-admiral-john-tovey = Amiral John Tovey

## German Arsenal of the West.

bc-card-erwin-rommel = Erwin Rommel
bc-card-gerd-von-rundstedt = Gerd von Rundstedt
bc-card-ministry-of-armaments = Ministère de l’Armement
bc-card-western-infantry-division = Division d’infanterie
bc-card-fallschirmjager = Parachutistes
bc-card-western-panzergrenadiers = Panzergrenadiers
bc-card-western-panzer-iv = Panzer IV
bc-card-western-panther = Panther
bc-card-western-king-tiger = Tigre royal
bc-card-western-88-mm-flak = Flak de 88 mm
bc-card-western-nebelwerfer = Nebelwerfer
bc-card-atlantic-wall-battery = Batterie du mur de l’Atlantique
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
bc-card-western-z-class-destroyer = Destroyer de classe Z
bc-card-western-type-vii-u-boat = Sous-marin de type VII
bc-card-western-s-boote = Vedettes lance-torpilles S-Boot
bc-card-admiral-karl-donitz = Amiral Karl Dönitz

## Battles of the Russian Front.

bc-card-battle-for-kiev = Bataille de Kiev
bc-card-bialystok-minsk = Białystok–Minsk
bc-card-smolensk = Smolensk
bc-card-siege-of-leningrad = Siège de Léningrad
bc-card-sevastopol = Sébastopol
bc-card-arctic-convoys = Convois de l’Arctique
bc-card-stalingrad = Stalingrad
bc-card-kursk = Koursk
bc-card-battle-for-moscow = Bataille de Moscou
bc-card-winter-counteroffensive = Contre-offensive d’hiver
bc-card-kerch-feodosia-landing = Débarquement de Kertch–Féodossia
bc-card-black-sea-campaign = Campagne de la mer Noire
bc-card-kharkov = Kharkov
bc-card-crossing-of-the-dnieper = Franchissement du Dniepr
bc-card-operation-bagration = Opération Bagration
bc-card-konigsberg = Königsberg
bc-card-battle-for-germany = Bataille d’Allemagne

## Battles of the West.

bc-card-norway = Norvège
bc-card-dunkirk = Dunkerque
bc-card-battle-of-france = Bataille de France
bc-card-battle-of-britain = Bataille d’Angleterre
bc-card-the-blitz = Blitz
bc-card-battle-of-the-atlantic = Bataille de l’Atlantique
bc-card-channel-dash = Opération Cerberus
bc-card-ardennes-offensive = Offensive des Ardennes
bc-card-invasion-of-britain = Invasion de la Grande-Bretagne
bc-card-hunt-for-the-bismarck = Traque du Bismarck
bc-card-dieppe-raid = Raid sur Dieppe
bc-card-st-nazaire-raid = Raid sur Saint-Nazaire
bc-card-battle-of-the-ruhr = Bataille de la Ruhr
bc-card-normandy = Normandie
bc-card-caen = Caen
bc-card-market-garden = Market Garden
bc-card-western-battle-for-germany = Bataille d’Allemagne

## Other Conflict cards.

bc-card-military-buildup = Renforcement militaire
bc-card-general-mobilization = Mobilisation générale
bc-card-ground-reinforcements = Renforts terrestres
bc-card-air-reinforcements = Renforts aériens
bc-card-naval-reinforcements = Renforts navals
bc-card-spies = Espions
bc-card-sabotage = Sabotage
bc-card-captured-equipment = Matériel capturé
bc-card-divide-and-conquer = Diviser pour régner
bc-card-redeployment = Redéploiement
bc-card-field-repairs = Réparations de campagne
bc-card-overextended-supply-lines = Lignes de ravitaillement étirées
bc-card-delay-tactics = Manœuvre dilatoire
bc-card-counterattack = Contre-attaque
bc-card-air-superiority = Supériorité aérienne
bc-card-artillery-barrage = Barrage d’artillerie
bc-card-dug-in = Retranchement
bc-card-naval-gunfire = Bombardement naval
bc-card-heroic-stand = Résistance héroïque
bc-card-counter-intelligence = Contre-espionnage
