### Hints at training tables in the browser.

hinting-button = ヒント
hinting-seen = 選択肢を試して比べます。ヒントを見たことは全員に知らされます。
hinting-title = ヒント
hinting-thinking = 選択肢を試しています…
