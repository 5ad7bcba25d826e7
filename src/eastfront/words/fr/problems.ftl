### What people are told when the server refuses something; what is known by its kind alone is in browser.ftl.

## Seats.

problem-seat-taken = Cette place est déjà prise : { $seat }.
problem-seat-nobodys = Cette place n’est plus à personne : { $seat }.
problem-seat-not-yours = Cette place n’est pas à vous : { $seat }.
problem-seat-hidden = Cette place n’est pas à vous : { $seat }. Ce qu’elle voit sera montré après la fin.
problem-seat-not-left = Cette place n’a pas quitté la partie : { $seat }.
problem-no-seat = Vous n’avez pas de place à cette table.
problem-taken-over = L’ordinateur joue à cette place : reprenez-la d’abord.

## Tables and their games.

problem-host-only = Seul l’hôte de la table peut faire cela.
problem-seats-free = Il reste des places libres : attendez, ou confiez-les à l’ordinateur.
problem-rematch-waits = { $name } n’a pas encore accepté la revanche : attendez, ou libérez sa place.
problem-rematch-players = Seuls ceux qui ont joué peuvent demander une revanche.
problem-not-begun = La partie n’a pas encore commencé.
problem-halted = Les règles ont changé depuis le début de cette partie ; elle est donc arrêtée.
problem-status = { $status ->
        [open] La partie n’a pas encore commencé.
        [running] La partie a déjà commencé.
        [halted] La partie est arrêtée.
        [closed] La table a été fermée.
       *[ended] La partie est terminée.
    }
problem-fork-halted = La partie est arrêtée, mais pas terminée : seuls ceux de la table peuvent la reprendre ailleurs.
problem-fork-over = La partie est terminée à ce moment-là : revenez à une étape antérieure et reprenez-la de là.
problem-rules-changed = Avec les règles actuelles, cette partie ne se déroule à l’identique que jusqu’à l’étape { $step }.

## What is offered, taken back and timed.

problem-time-over = Votre temps est écoulé.
problem-offer-waits = Une autre proposition attend une réponse.
problem-no-offer = Il n’y a plus de proposition.
problem-other-offer = La proposition a changé entre-temps.
problem-not-asked = L’accord de cette place n’est pas demandé.
problem-own-offer = Cette proposition est la vôtre : vous ne pouvez que la retirer.
problem-agreed-already = Cette place a déjà donné son accord.
problem-no-draw = L’ordinateur n’accepte pas de match nul. Vous pouvez abandonner ou interrompre la partie.
problem-undo = { $over ->
        [yes] Rien ne peut être annulé : la partie est terminée.
       *[no] Aucun de vos choix ne peut être annulé.
    }
problem-no-hints = Il n’y a de conseils qu’aux tables d’entraînement.
problem-hint-not-asked = Un conseil est pour la place à qui une question est posée.

## Accounts.

problem-login-taken = Cet identifiant est déjà pris, ou vous avez déjà un compte.
problem-passkey-taken = Cet identifiant ou cette clé d’accès est déjà pris.
problem-most-passkeys = Un compte a au plus { $most } clés d’accès.

## Game files.

problem-file-unreadable = Ce n’est pas une ligne d’un fichier de partie.
problem-file-empty = Le fichier est vide.
problem-file-cut-off = Le fichier s’arrête au milieu de cette ligne.
problem-file-other-format = Le fichier vient d’une autre version de ce programme et ne peut pas être lu ici.
problem-file-bad-set-up = Ce serveur ne peut pas préparer une telle partie : il n’en connait pas le jeu, l’édition, les cartes ou une réponse.
problem-file-bad-commitment = La clé de la partie n’est pas celle qui avait été promise au début.
problem-file-changed = La ligne a été modifiée, ou les règles d’ici mènent à autre chose à ce moment.
problem-file-impossible = D’après les règles d’ici, cela ne peut pas arriver à ce moment de la partie.
problem-file-endless = La partie est terminée ici, mais sa fin n’est pas dans le fichier.
problem-file-too-long = Le fichier est plus long que n’importe quelle partie.
problem-file-too-slow = Rejouer cette partie prend trop de temps.
problem-file-too-heavy = Cette partie ne peut pas être rejouée ici : elle demande trop de mémoire, ou les règles n’en viennent pas à bout.
