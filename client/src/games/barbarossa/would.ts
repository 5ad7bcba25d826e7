/** What somebody has in mind who touches a card of Barbarossa that is not lit, so that the rules can say why not. */
import type { Scene } from "../../table/scene.svelte";
import { PLACED } from "./aim";
import { viewOf } from "./view";

/** What one would do with a card in a zone; decisions of some kinds ask for something else. */
const WOULD: Record<string, string> = {
  hand: "play",
  played: "deploy",
  active: "use-1",
  exhausted: "use-1",
  lingering: "use-1",
  discard: "recover",
  "war-zone": "recruit",
  removed: "recruit",
  support: "recruit",
  sites: "attack",
  cities: "attack",
  events: "attack",
  doomed: "spare",
  revealed: "replace",
};
const WOULD_WHEN: Record<string, Record<string, string>> = {
  "reinforcement-phase": { events: "recruit" },
  "clean-up": { hand: "keep" },
  scrap: { hand: "scrap" },
  pick: { active: "forfeit", exhausted: "forfeit", lingering: "forfeit" },
  gain: { "war-zone": "gain", support: "gain" },
  order: { revealed: "next" },
};
const OWN = ["active", "exhausted", "lingering", "played"] as const;

export function would(zone: string, noun: string, scene: Scene): string | null {
  const [name = "", seat = ""] = zone.split("/");
  if (scene.seat === null || !noun) return null;
  const isRivals = seat !== "" && Number(seat) !== scene.seat + 1;
  const verb = isRivals ? undefined : verbFor(name, noun, scene);
  if (!verb) return useElsewhere(noun, scene);
  return verb === "conquer" ? verb : `${verb} ${PLACED.includes(verb) ? placed(noun, name) : noun}`;
}

function verbFor(zone: string, noun: string, scene: Scene): string | undefined {
  const { kind, options } = scene.decision!;
  const verb = WOULD_WHEN[kind]?.[zone] ?? WOULD[zone];
  if (verb === "attack" && kind === "combat" && noun === viewOf(scene).table.target) return "conquer";
  // What others are picked for, this one is touched for.
  const asked = options[0]?.name.split(" ")[0];
  return verb === "forfeit" && asked && PLACED.includes(asked) ? asked : verb;
}

/** What is another's, or lies where nothing is done with it, is of no use: the rules say so of any place without it. */
function useElsewhere(noun: string, scene: Scene): string | null {
  const own = viewOf(scene).seats[scene.seat!]!;
  const place = OWN.find((each) => !own[each].includes(noun));
  return place ? `use-1 ${placed(noun, place)}` : null;
}

function placed(noun: string, place: string): string {
  return place === "active" ? noun : `${noun}/${place}`;
}
