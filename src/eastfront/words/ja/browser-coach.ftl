### The coach of a first game, beside the board.

coaching-label = コーチ
coaching-progress = { $met }/{ $all }項目
coaching-step = { $step }/{ $steps }
coaching-next = 次へ
coaching-back = 戻る
coaching-skip = 説明を飛ばす
coaching-begin = ゲームを始める
coaching-again = 最初の説明
coaching-new = 新しい項目
coaching-met = 説明済み
coaching-would = おすすめの選択：
coaching-gist = おすすめ：{ $option }
coaching-do = それを選ぶ
coaching-thinking = お待ちください…
coaching-quiet = ほかのプレイヤーが選択しています。
coaching-silent = 今は助言できません。助言を受け取れませんでした。
coaching-fold = コーチをたたむ
coaching-unfold = コーチを開く
coaching-leave = コーチを終える
coaching-return = コーチを呼び戻す
coaching-once-more = コーチと最初からもう一度
coaching-real = コーチなしで遊ぶ
coaching-opening = コーチがテーブルを準備しています…
coaching-failed = このゲームにはコーチがいません
