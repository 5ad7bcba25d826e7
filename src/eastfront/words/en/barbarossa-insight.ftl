# What a player of Barbarossa could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bb-caution-points = { $points } could still be used, and will be lost.
bb-caution-deploy = A card you played could still be deployed. It will go to your discard pile instead.
bb-caution-place = A card in your hand could still go straight to your Front Line. The permission ends with this phase.
bb-caution-reactivate =
    { $count ->
        [one] You could still reactivate 1 card.
       *[other] You could still reactivate { $count } cards.
    } The chance lapses.
bb-caution-break-off =
    { $count ->
        [one] Your 1 Attack Point is enough to win this combat.
       *[other] Your { $count } Attack Points are enough to win this combat.
    }

## Sums. Titles, then terms.

bb-sum-attack = Attack Points of { $who }, with every card exhausted that gives some
bb-sum-given-up = What cards given up would add against { $site }
bb-sum-defence = Defence of { $site }
bb-term-at-hand = at hand
bb-term-revealed-bonus = bonus for a revealed Event
bb-term-printed = printed
bb-term-lowered = lowered in this combat
bb-term-floor = never below 0

## Chances.

bb-chance-attack =
    { $means ->
        [hand] Taking { $site } with the Attack Points at hand: { $count }
        [exhausting] Taking { $site } with every card exhausted that adds points: { $count }
       *[all] Taking { $site } with every card exhausted and given up that adds points: { $count }
    }
bb-chance-attack-replacing =
    { $means ->
        [hand] Taking { $site } with the Attack Points at hand, replacing an Event where that helps: { $count }
        [exhausting] Taking { $site } with every card exhausted that adds points, replacing an Event where that helps: { $count }
       *[all] Taking { $site } with every card exhausted and given up that adds points, replacing an Event where that helps: { $count }
    }
bb-chance-combat =
    { $means ->
        [hand] Winning this combat with the Attack Points at hand: { $count }
        [exhausting] Winning this combat with every card exhausted that adds points: { $count }
       *[all] Winning this combat with every card exhausted and given up that adds points: { $count }
    }
bb-chance-replace =
    { $means ->
        [hand] Winning once { $card } is replaced, with the Attack Points at hand: { $count }
        [exhausting] Winning once { $card } is replaced, with every card exhausted that adds points: { $count }
       *[all] Winning once { $card } is replaced, with every card exhausted and given up that adds points: { $count }
    }

## Cards not seen.

bb-unseen-events = In the Event pile
bb-unseen-own = In your deck
bb-unseen-seat = In the deck or hand of { $who }
