/** The keys by which clauses and cards name their sources, by game; what each stands for is among the words. */
export const SOURCES: Record<string, { key: string; word: string }[]> = {
  barbarossa: [
    { key: "S0", word: "source-barbarossa-s0" },
    { key: "S1", word: "source-barbarossa-s1" },
    { key: "S2", word: "source-barbarossa-s2" },
    { key: "W1–W23", word: "source-barbarossa-w" },
    { key: "D1–D12", word: "source-barbarossa-d" },
    { key: "R1–R44", word: "source-barbarossa-r" },
    { key: "4.0–4.7", word: "source-barbarossa-tables" },
    { key: "addenda", word: "source-barbarossa-addenda" },
    { key: "ours", word: "source-ours" },
  ],
  battlecards: [
    { key: "RS", word: "source-battlecards-rs" },
    { key: "BR", word: "source-battlecards-br" },
    { key: "BN", word: "source-battlecards-bn" },
    { key: "FQ", word: "source-battlecards-fq" },
    { key: "card set", word: "source-card-set" },
    { key: "own values", word: "source-own-values" },
    { key: "ours", word: "source-ours" },
  ],
  stalingrad: [
    { key: "A", word: "source-stalingrad-a" },
    { key: "RB", word: "source-stalingrad-rb" },
    { key: "JP1, JP2", word: "source-stalingrad-jp" },
    { key: "ACG, HWC, NT, BL, TGG, RU", word: "source-stalingrad-reviews" },
    { key: "BGG'", word: "source-stalingrad-bgg" },
    { key: "card set", word: "source-card-set" },
    { key: "own values", word: "source-own-values" },
    { key: "ours", word: "source-ours" },
  ],
};
