### BattleCards: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-battlecards-russian-front = ロシア戦線
edition-battlecards-western = 西ヨーロッパ戦役
edition-battlecards-combined = 西ヨーロッパとロシア戦線の合同

## What an edition differs in, with the clauses.

edition-text-battlecards-russian-front = 1つの戦局山札をめぐるドイツ軍とソ連軍の対戦で、最初に遊ぶのに向く。勝利点38で勝ち（bc-10.6）、モスクワの戦い（bc-10.2）またはドイツ本土戦（bc-10.3）に勝てば直ちに勝つ。
edition-text-battlecards-western = ドイツ軍とイギリス軍の対戦で、陸上の部隊が少なく艦船が多い（bc-17.7）。勝利点40で勝ち（bc-10.7）、イギリス本土上陸作戦またはドイツ本土戦に勝てば直ちに勝つ（bc-10.4）。
edition-text-battlecards-combined = 4つの軍が2つの陣営に分かれ（bc-13.2）、戦域ごとに別の戦局山札を使う（bc-13.4）。味方どうしは助け合い（bc-13.7）、脱落した味方を解放でき（bc-13.54）、陣営の勝利点78で勝つ（bc-13.43）。3つの版の中で最も長い。

## Questions, each with its answers.

question-battlecards-packs = ロシア戦線に混ぜる拡張セット
answer-battlecards-packs-none = なし
answer-battlecards-packs-x1 = X1（赤軍の増援）
answer-battlecards-packs-x2 = X2（東部の装甲部隊）
answer-battlecards-packs-x1-x2 = 両方
question-battlecards-strict = 終わらないゲームを防ぐ規定の停止
answer-battlecards-strict-off = 停止しない（適用する）
answer-battlecards-strict-on = 停止する
question-battlecards-quiet-rounds = 膠着とみなす損害のないラウンドの数
question-battlecards-reshuffles = ゲームが終了する戦局山札の作り直しの回数
question-battlecards-commanders-return = 脱落したプレイヤーの指揮官は捕獲を免れるか
answer-battlecards-commanders-return-no = 免れない（捕獲される）
answer-battlecards-commanders-return-yes = 免れる（捨て札に置く）
question-battlecards-allied-cards = 味方どうしのカード
answer-battlecards-allied-cards-hidden = 見えない
answer-battlecards-allied-cards-shown = 見える
