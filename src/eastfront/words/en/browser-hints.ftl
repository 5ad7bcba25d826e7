### Hints at training tables in the browser.

hinting-button = Hint
hinting-seen = Tries out your options. Everybody at the table sees that you took a hint.
hinting-title = Hint
hinting-thinking = Your options are being tried out …
