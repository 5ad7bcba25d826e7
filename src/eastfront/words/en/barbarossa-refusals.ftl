# Why something is not offered in Barbarossa.

why-game-over = The game is over.
why-not-asked = Another player is to choose now.
why-not-asked-for = Nothing asks you to { $verb } this now.
why-resolving = A card or ability is still being resolved; nothing else may begin before that.
why-must-choose = The effect at work needs your choice first.
why-not-in-combat = No card is played from the hand during combat.
why-not-in-hand = That card is not in your hand.
why-no-play-cost = The card shows no Play Cost, so it cannot be played.
why-too-few-tactic = It costs { $cost } { $cost ->
        [one] Tactic Point
       *[other] Tactic Points
    }; you have { $tactic }.
why-no-supply-now = Supply cards may not be played in this phase.
why-only-in-tactics = That is possible only in your Tactics Phase, outside combat.
why-not-played = That card is not among those you played in this phase.
why-not-deployable = Its text does not let it be deployed.
why-no-placing = No card in play lets you put cards straight to your Front Line.
why-not-placeable = The card in play does not name cards of this kind.
why-not-a-site = Only Site cards can be attacked.
why-fought-already = You have no combat left this turn.
why-nobody-to-attack = Your Front Line has no card that can attack.
why-pile-empty = That pile is empty.
why-city-taken = That city has already fallen.
why-not-top-city = Only the top card of the City pile can be attacked.
why-not-there = That card is not on your Front Line or in your playing area in this condition.
why-no-such-ability = The card has no such ability.
why-other-window = The ability cannot be used at this moment.
why-exhausted = The card is exhausted already and cannot be exhausted again.
why-cities-only = It works only in a combat against a city.
why-too-few-supply = It costs { $cost } { $cost ->
        [one] Supply Point
       *[other] Supply Points
    }; you have { $supply }.
why-used-already = It has been used already; it works once per play.
why-cannot-pay = Its cost cannot be paid, or it would do nothing.
why-only-in-reinforcement = Cards are recruited only in your Reinforcement Phase.
why-only-in-combat = Sites and Events are gained only through combat.
why-not-on-top = Only the top card of the Support pile can be recruited.
why-pile-removed = That pile was removed from this game.
why-too-dear = It costs { $cost } { $cost ->
        [one] Supply Point
       *[other] Supply Points
    }; you have { $supply }.
why-only-in-clean-up = A card is kept only in your Clean-up Phase.
why-nothing-kept = A card on your Front Line does not let you keep any card.
why-not-so-many = You have { $attack } Attack Points, and a failed attack uses fewer than the Defence of { $defence }.
why-only-in-combat-now = You are not in combat.
why-too-weak = You have { $attack } Attack Points against a Defence of { $defence }.
why-already-won = Your { $attack } Attack Points reach the Defence of { $defence }: this attack cannot be broken off.
why-must-attack = An attack that is certain to succeed must be made first.
why-combat-goes-on = The combat must be ended first: conquer or break off.
