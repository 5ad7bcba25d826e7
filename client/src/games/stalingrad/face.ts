/** The faces of Stalingrad's cards: Forces, Action cards and Locations. */
import { signed } from "../../cards/counting";
import type { CardInfo } from "../../app/types";
import { t } from "../../app/words.svelte";
import type { Corner, Face } from "../module";

export function face(card: CardInfo): Face {
  const { kind } = card.facts;
  if (kind === "force") return forceFace(card);
  return kind === "action" ? actionFace(card) : locationFace(card);
}

function corner(fact: string, symbol: string, value: string): Corner {
  return { symbol, value, label: t(`sgt-fact-${fact}`), fact };
}

function forceFace(card: CardInfo): Face {
  const { facts } = card;
  const side = String(facts["side"]);
  const type = String(facts["type"]);
  return {
    tone: side,
    letter: t(`sgt-letter-${type}`),
    kind: t("sgt-kind-force", { side, type }),
    corners: [
      corner("combat", "combat", String(facts["combat"])),
      corner("rations", "ration", String(facts["rations"])),
      corner("value", "cost", String(facts["value"])),
    ],
    line: (facts["abilities"] as string[]).map((each) => t(`sgt-ability-${each}`)).join(" · "),
  };
}

function actionFace(card: CardInfo): Face {
  const { facts } = card;
  const mode = String((facts["modes"] as string[])[0] ?? "action");
  const value = Number(facts["firefight"]);
  return {
    tone: `sg-${mode}`,
    letter: t(`sgt-letter-${mode}`),
    kind: t("sgt-kind-action", { side: String(facts["side"]) }),
    corners: [corner("firefight", value < 0 ? "attack" : "combat", signed(value))],
    line: t("sgt-action-uses"),
  };
}

/** Returns what an Action card does: its first line may name keywords, its last one is the firefight value. */
export function eventOf(card: CardInfo): string {
  return card.text.slice((card.facts["keywords"] as string[]).length ? 1 : 0, -1).join(" ");
}

function locationFace(card: CardInfo): Face {
  const chart = card.facts["chart"] as number[];
  return {
    tone: "location",
    letter: t("sgt-letter-location"),
    kind: t("sgt-kind-location"),
    corners: [
      { symbol: "ration", value: String(chart[0]), label: t("sgt-fact-yield"), fact: "chart.rations" },
      { symbol: "rubble", value: String(chart.length), label: t("sgt-fact-limit"), fact: "chart.length" },
    ],
    line: "",
  };
}
