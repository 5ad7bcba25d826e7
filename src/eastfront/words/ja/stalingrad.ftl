### Battle for Stalingrad: what its sentences are about. Every id of the game begins with sg-.
### A pattern stands on one line, however long: a line break would become a space in the sentence.
### Names of cards stand bare with a particle behind them; counts have a counter word and no plural.
###
### One word for each thing:
### Force 部隊（個）, Force value 兵力値（点）, Force pile 部隊の山, Action card アクションカード, Action deck 山札,
### Location 拠点, Control 支配（する）, controller 支配者, Control zone 支配エリア, Perimeter zone 周辺エリア,
### note 特性, Rubble 瓦礫（個）, Destroyed 破壊 (a Location), destroyed 撃破 (a Force), Ration 糧食（個）,
### pay 支払う, burn 消費する, Combat 戦闘力, Combat total 戦闘力合計, engaged 交戦中, firefight 銃撃戦,
### turn up めくる, loss 損害（点）, absorb 吸収する, retreat 退却, medal 勲章, reinforce 増援, Resupply 再補給,
### announce 宣言する, reaction リアクション, event イベント, set-up セットアップ, in play 場にある.

## Players.

sg-player-german = ドイツ軍プレイヤー
sg-player-soviet = ソ連軍プレイヤー

## Types, abilities and keywords.

sg-type-infantry = 歩兵
sg-type-motorised = 自動車化歩兵
sg-type-tanks = 戦車
sg-type-engineers = 工兵

sg-ability-mobile = 機動
sg-ability-assault = 突撃
sg-ability-defence = 防御
sg-ability-stubborn = 頑強
sg-ability-sappers = 爆破

sg-keyword-air = 航空
sg-keyword-artillery = 砲兵
sg-keyword-uranus = ウラヌス

## Zones. Those of the table are named by their Location; as a spot they stand in brackets.

sg-zone-control = { $location }の支配エリア
sg-zone-perimeter = { $location }の周辺エリア
sg-spot-control = { $location }の支配エリア
sg-spot-perimeter = { $location }の周辺エリア
sg-zone-hand = 手札
sg-zone-deck = 山札
sg-zone-discard = 捨て札
sg-zone-pile = 部隊の山
sg-zone-chosen = 選んだ部隊
sg-zone-lost = 撃破された部隊
sg-zone-pending = 宣言されたカード
sg-zone-in-play = 場にあるカード
sg-zone-flipped = めくったカード
sg-zone-row = 拠点の列
sg-zone-locations = 列にない拠点

## Numbers of things.

sg-rations = 糧食{ $rations }個
sg-losses = 損害{ $losses }点
sg-free = コストなし
sg-rubble-of = 瓦礫{ $rubble }/{ $limit }
sg-destroyed = 破壊済み

## How many Forces stand in a zone, those of the reader ($own) and of the enemy.

sg-there =
    { $own ->
        [0] { $enemy ->
            [0] 部隊なし
           *[other] 敵部隊{ $enemy }個
        }
       *[other] { $enemy ->
            [0] 自分の部隊{ $own }個
           *[other] 自分の部隊{ $own }個、敵部隊{ $enemy }個
        }
    }

## What a firefight value does: plus for the side that plays the card, minus for its enemy.

sg-firefight-own = 自分の合計+{ $amount }
sg-firefight-enemy = 敵の合計−{ $amount }
