### Hints at training tables in the browser.

hinting-button = Conseil
hinting-seen = Essaie vos options. Toute la table voit que vous avez demandé un conseil.
hinting-title = Conseil
hinting-thinking = Vos options sont à l’essai …
