# What a player of BattleCards could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bc-caution-fire = Units of yours could still fire. Their shots in this phase will be lost.
bc-caution-shots =
    { $count ->
        [one] This unit has 1 shot left, which will be lost.
       *[other] This unit has { $count } shots left, which will be lost.
    }
bc-caution-miss = No number that can come up now hits this target. The shot will be lost.
bc-caution-attack = None of your deployed units may take part. This attack cannot succeed.

## Sums. Titles, then terms.

bc-sum-attack = Attack of { $unit } against { $type } units
bc-sum-defence = Defence of { $unit } against { $type } units
bc-term-printed = printed
bc-term-prepared = prepared defences
bc-term-kept = Kept Cards of this round
bc-term-air-group = Air Group and Kept Cards of this round

## Chances.

bc-chance-hit = { $shooter } hits { $target } with a number from { $low } to { $high }
bc-chance-hit-one = { $shooter } hits { $target } with the number { $low }
bc-chance-autokill = { $shooter } destroys { $target } by Autokill
bc-chance-shots =
    { $count ->
        [2] { $shooter } hits { $target } at least once if it fires both shots left at it
       *[other] { $shooter } hits { $target } at least once if it fires all { $count } shots left at it
    }
bc-chance-together =
    { $target } is hit at least once if all units that may fire at it do so, with { $count } shots in all

## Cards not seen.

bc-unseen = { $places-or }
bc-unseen-places = { $zones-or } of { $who }
bc-unseen-conflict = Conflict deck ({ $theatre })
