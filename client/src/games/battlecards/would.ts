/** What somebody has in mind who touches a thing of BattleCards that is not lit, so that the rules can say why not. */
import type { Scene } from "../../table/scene.svelte";
import { allyOf, figuresOf } from "./figures";
import { type LineName, LINES, read, TYPES } from "./view";

/** What a card of one's own is touched for, by where it lies and by the kind of what is asked. */
const OWN: Record<string, Record<string, string>> = {
  hand: { discard: "discard", give: "give", agree: "give", other: "deploy" },
  stack: { shed: "discard", transfer: "give", leader: "use", other: "take-back" },
  kept: { other: "play" },
  apart: {
    forces: "deploy",
    deploy: "deploy",
    "take-back": "take-back",
    discard: "discard",
    shed: "discard",
    give: "give",
    transfer: "give",
  },
};

/** What a card that lies open is touched for, whosever it is. */
const OPEN: Record<string, string> = { discard: "repair", removed: "repair", spent: "play", won: "refight" };

/** What is asked while cards go to the ally, and while a place of the enemy is named. */
const GIVING = ["transfer", "give", "agree"];
const NAMING = ["look", "sabotage", "capture", "divide"];

export function would(zone: string, noun: string, scene: Scene): string | null {
  const { seat, options } = scene.decision!;
  // Whoever waits may do nothing, and the rules say whom he waits for.
  if (seat !== scene.seat) return "end";
  const wanted = wish(zone, noun, scene);
  // What is offered is not refused, as where a card lies elsewhere, too.
  return options.some(({ name }) => name === wanted) ? null : wanted;
}

/** The option that a thing is touched for; nothing for a thing with which nobody ever does anything. */
function wish(zone: string, noun: string, scene: Scene): string | null {
  const [name = "", number = ""] = zone.split("/");
  if (LINES.includes(name as LineName)) return withUnit(name as LineName, noun, scene);
  if (name in OPEN) return `${OPEN[name]!} ${noun}`;
  if (name === "conflict") return "draw";
  if (name === "resting") return "withdraw-all";
  if (!number) return scene.card(noun)?.facts.kind === "battle" ? "attack" : `play ${noun}`;
  return withCards(Number(number) - 1, name, noun, scene);
}

/** What one may want with a unit in its line. */
function withUnit(line: LineName, noun: string, scene: Scene): string {
  const { kind, seat } = scene.decision!;
  if (["support", "withdraw", "post"].includes(kind)) return `${kind} ${noun}`;
  return `${figuresOf(scene).battle!.owners[line].includes(seat) ? "fire" : "shoot"} ${noun}`;
}

/** What one may want with the cards of a seat in one of its places. */
function withCards(seat: number, name: string, noun: string, scene: Scene): string | null {
  const { kind } = scene.decision!;
  const ally = allyOf(scene);
  if (name === "deck") return ally !== null && [scene.seat, ally].includes(seat) ? "send" : null;
  if (seat === scene.seat) return withOwn(name, noun, kind);
  if (name === "apart") return null;
  return seat === ally ? withAllys(name, noun, kind) : withEnemys(seat, name, noun, scene);
}

function withOwn(name: string, card: string, kind: string): string | null {
  const verbs = OWN[TYPES.includes(name as "ground") ? "stack" : name]!;
  const verb = verbs[kind] ?? verbs["other"];
  return verb ? `${verb} ${card}` : null;
}

/** What one may want with a place of the ally, or with a card that is known to lie there. */
function withAllys(name: string, noun: string, kind: string): string | null {
  const isKnown = noun !== name;
  if (GIVING.includes(kind)) return isKnown ? `give ${noun}` : null;
  if (name === "kept") return isKnown ? `play ${noun}` : null;
  return name === "hand" ? "exchange" : "transfer";
}

/** What one may want with a place of an enemy, or with a card that is known to lie there. */
function withEnemys(seat: number, name: string, noun: string, scene: Scene): string | null {
  const { kind } = scene.decision!;
  if (NAMING.includes(kind)) return seat === read(scene.view!).table.enemy ? `${kind} ${name}` : null;
  if (kind === "assassinate") return noun === name ? `sabotage ${name}` : `return ${noun}`;
  return `look ${name}`;
}
