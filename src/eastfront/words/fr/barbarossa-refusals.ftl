# Why something is not offered in Barbarossa.

why-game-over = La partie est terminée.
why-not-asked = C’est à un autre joueur de choisir.
why-not-asked-for = Aucun effet en cours ne vous donne cela à { $verb }.
why-resolving = Une carte ou une capacité est en cours d’application ; rien d’autre ne peut commencer avant.
why-must-choose = L’effet en cours attend d’abord votre choix.
why-not-in-combat = On ne joue pas de carte de sa main pendant un combat.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-no-play-cost = La carte n’a pas de coût de jeu : elle ne peut pas être jouée.
why-too-few-tactic =
    { $cost ->
        [one] Elle coûte { $cost } point de tactique
       *[other] Elle coûte { $cost } points de tactique
    } ; { $tactic ->
        [0] vous n’en avez pas
       *[other] vous en avez { $tactic }
    }.
why-no-supply-now = On ne joue pas de carte Ravitaillement dans cette phase.
why-only-in-tactics = Cela n’est possible que pendant votre phase tactique, hors combat.
why-not-played = Cette carte n’est pas de celles que vous avez jouées dans cette phase.
why-not-deployable = Son texte ne permet pas de la déployer.
why-no-placing = Aucune carte en jeu ne vous permet de mettre des cartes directement sur votre ligne de front.
why-not-placeable = La carte en jeu ne désigne pas les cartes de cette sorte.
why-not-a-site = Seules les cartes Objectif peuvent être attaquées.
why-fought-already = Il ne vous reste aucun combat ce tour-ci.
why-nobody-to-attack = Aucune carte de votre ligne de front ne peut attaquer.
why-pile-empty = Cette pile est vide.
why-city-taken = Cette ville est déjà tombée.
why-not-top-city = Seule la première carte de la pile de villes peut être attaquée.
why-not-there = Cette carte n’est pas, dans cet état, sur votre ligne de front ou dans votre zone de jeu.
why-no-such-ability = La carte n’a pas cette capacité.
why-other-window = Cette capacité ne peut pas être utilisée à ce moment.
why-exhausted = La carte est déjà épuisée et ne peut pas l’être de nouveau.
why-cities-only = Cela ne sert que dans un combat contre une ville.
why-too-few-supply =
    { $cost ->
        [one] Cela coûte { $cost } point de ravitaillement
       *[other] Cela coûte { $cost } points de ravitaillement
    } ; { $supply ->
        [0] vous n’en avez pas
       *[other] vous en avez { $supply }
    }.
why-used-already = Elle a déjà servi ; une carte jouée ne la donne qu’une fois.
why-cannot-pay = Son coût ne peut pas être payé, ou elle n’aurait aucun effet.
why-only-in-reinforcement = On ne recrute des cartes que pendant sa phase de renfort.
why-only-in-combat = Les objectifs et les évènements ne s’acquièrent qu’en combattant.
why-not-on-top = Seule la première carte de la pile de soutien peut être recrutée.
why-pile-removed = Cette pile a été retirée de la partie.
why-too-dear =
    { $cost ->
        [one] Elle coûte { $cost } point de ravitaillement
       *[other] Elle coûte { $cost } points de ravitaillement
    } ; { $supply ->
        [0] vous n’en avez pas
       *[other] vous en avez { $supply }
    }.
why-only-in-clean-up = On ne garde une carte que pendant sa phase d’ajustement.
why-nothing-kept = Une carte de votre ligne de front vous interdit de garder une carte.
why-not-so-many =
    { $attack ->
        [one] Vous avez { $attack } point d’attaque
       *[other] Vous avez { $attack } points d’attaque
    }, et une attaque manquée en engage moins que la défense de { $defence }.
why-only-in-combat-now = Vous n’êtes pas en combat.
why-too-weak =
    { $attack ->
        [one] Vous avez { $attack } point d’attaque contre une défense de { $defence }.
       *[other] Vous avez { $attack } points d’attaque contre une défense de { $defence }.
    }
why-already-won =
    { $attack ->
        [one] Avec { $attack } point d’attaque, vous atteignez la défense de { $defence } : l’attaque ne peut pas être rompue.
       *[other]
            Avec { $attack } points d’attaque, vous atteignez la défense de { $defence } : l’attaque ne peut pas être
            rompue.
    }
why-must-attack = Une attaque qui est sûre de réussir doit d’abord être menée.
why-combat-goes-on = Le combat doit d’abord être terminé : conquérez l’objectif ou rompez l’attaque.
