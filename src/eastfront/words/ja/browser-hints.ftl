### Hints at training tables in the browser.

hinting-button = ヒント
hinting-seen = 選択肢を試して比べます。ヒントを見たことは全員に知らされます。
hinting-title = ヒント
hinting-thinking = 選択肢を試しています…
hinting-others = 他の選択肢はこれらに劣るか、試していません。
