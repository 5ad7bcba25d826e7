### What is said about the options of a decision that were tried out.

hint-best = Recommended
hint-same = Came to the same in every world that was tried
hint-ahead = Perhaps better: { $gain } points ({ $low } to { $high })
hint-behind =
    { $tone ->
        [sure] Worse
       *[other] Probably worse
    }: { $gain } points ({ $low } to { $high })
hint-close =
    { $tone ->
        [slight] Hardly any difference
       *[other] Too close to call
    }: { $gain } points ({ $low } to { $high })
hint-unwon = Unlike the recommended option, does not win soon in every world that was tried
hint-only = No other option is better
hint-pointless = Pointless
hint-forced = There is nothing to choose from: this is the only option.
hint-scale =
    { $winning ->
        [100] A game is worth 100 points, all of them for winning.
       *[other] A game is worth 100 points: { $winning } for winning, the rest by how far ahead or behind you end.
    } Played to the end, a difference lies between the numbers in brackets in about 95 of 100 cases.
hint-change =
    { $sign ->
        [none] ±0
        [less] −{ $whole }.{ $tenth }
       *[more] +{ $whole }.{ $tenth }
    }

## Reasons.

hint-wins =
    Wins the game soon in { $part ->
        [all] every world that was tried.
       *[some] { $count } of { $worlds } worlds that were tried.
    }
hint-loses =
    Loses the game soon in { $part ->
        [all] every world that was tried.
       *[some] { $count } of { $worlds } worlds that were tried.
    }
hint-leads-to = After { $turns } turns, or when the game is over, on average: { $changes-comma }
hint-thumb = Rules of thumb would choose this.

## Why options are left out.

hint-rest = The other options are behind these, waste something, or were not tried.
hint-rest-level = Some of the other options are as good as these; the rest are behind, waste something, or were not tried.
hint-rest-only = The other options cannot be better than this one.

## How a seat stands.

hint-barbarossa-points = your Victory Points { $amount }
hint-barbarossa-rival-points =
    { $seats ->
        [2] your rival’s
       *[other] the best rival’s
    } Victory Points { $amount }
hint-barbarossa-front-line = cards on your Front Line { $amount }
hint-barbarossa-deck = cards in your deck, hand and discard pile { $amount }
hint-barbarossa-supply = Supply on your cards { $amount }
hint-battlecards-points = your Victory Points { $amount }
hint-battlecards-enemy-points = the enemy’s Victory Points { $amount }
hint-battlecards-discard = cards in your discard pile { $amount }
hint-battlecards-enemy-discard = cards in the enemy’s discard pile { $amount }
hint-battlecards-deployed = your deployed cards { $amount }
hint-battlecards-hand = cards in your hand { $amount }
hint-stalingrad-locations = your Locations { $amount }
hint-stalingrad-forces = your Forces on the table { $amount }
hint-stalingrad-enemy-forces = enemy Forces on the table { $amount }
hint-stalingrad-rations = rations of your Forces { $amount }
hint-stalingrad-hand = cards in your hand { $amount }
