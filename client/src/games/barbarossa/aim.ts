/** Where Barbarossa's options point on the table, and where what they point at may be dragged. */
import type { Option } from "../../app/types";
import type { Scene } from "../../table/scene.svelte";
import type { Aim } from "../module";
import { viewOf } from "./view";

interface Place {
  /** Zones of the seat that is asked. */
  own?: string[];
  /** Zones between the seats. */
  open?: string[];
  /** The own zone that what is chosen goes to, or an open one with its whole name. */
  drop?: string;
}

const PLACES: Record<string, Place> = {
  play: { own: ["hand"], drop: "played" },
  deploy: { own: ["played"], drop: "front" },
  place: { own: ["hand"], drop: "front" },
  recruit: { open: ["war-zone", "support"], drop: "discard" },
  keep: { own: ["hand"] },
  spare: { open: ["doomed"], drop: "front" },
  scrap: { own: ["hand"], drop: "scrapped" },
  gain: { open: ["war-zone", "support"], drop: "discard" },
  recover: { own: ["discard"], drop: "hand" },
  replace: { open: ["revealed"], drop: "events" },
  next: { open: ["revealed"] },
};
const OPEN_DROPS = ["scrapped", "events"];

/** Verbs whose noun names the place of a card on the Front Line; without one it is active. */
export const PLACED = ["use-1", "use-2", "use-3", "forfeit", "exhaust", "reactivate"];
const PLACED_DROPS: Record<string, string> = { forfeit: "discard", exhaust: "exhausted", reactivate: "active" };

/** Verbs without a card light up a sign on the table: its zone and what it is called there. */
const SIGNS: Record<string, [string, string]> = {
  end: ["phase", "end"],
  "break-off": ["combat", "break-off"],
  commit: ["points", "attack"],
  "forfeit-group": ["losses", "front"],
  "forfeit-rest": ["losses", "front"],
};
const SITES = ["cities", "sites"];

export function aim(option: Option, scene: Scene): Aim | null {
  const [verb = "", noun = ""] = option.name.split(" ");
  const seat = Number(scene.seat) + 1;
  if (PLACED.includes(verb)) return aimAtFront(verb, noun, scene);
  const sign = SIGNS[verb];
  if (sign) return { zones: [sign[0]], noun: sign[1], drop: null };
  if (verb === "attack") return { zones: SITES, noun, drop: siteZone(noun, scene), carried: { zones: [`active/${seat}`] } };
  if (verb === "conquer") return { zones: SITES, noun: viewOf(scene).table.target, drop: `front/${seat}` };
  if (verb === "lay") return aimAtSeat(noun, scene);
  const place = PLACES[verb];
  return place ? { zones: zonesOf(place, seat), noun, drop: dropOf(place, seat) } : null;
}

function aimAtFront(verb: string, noun: string, scene: Scene): Aim {
  const seat = Number(scene.seat) + 1;
  const [card = "", place = "active"] = noun.split("/");
  const drop = PLACED_DROPS[verb];
  return { zones: [`${place}/${seat}`], noun: card, drop: drop ? `${drop}/${seat}` : fightIn(scene) };
}

/** In a combat a card does what it can when it is dragged there. */
function fightIn(scene: Scene): string[] | null {
  return scene.decision?.kind === "combat" ? ["combat", siteZone(viewOf(scene).table.target, scene)] : null;
}

/** Where a Site lies: Footholds have places of their own. */
function siteZone(site: string, scene: Scene): string {
  return viewOf(scene).table.cities.includes(site) ? "cities" : `sites/${site}`;
}

/** A seat that an Event may be laid on: by its name, or by taking the Event there, if it is the only one. */
function aimAtSeat(noun: string, scene: Scene): Aim {
  const events = [...new Set(viewOf(scene).table.revealed)];
  const drop = noun.replace("seat-", "front/");
  return events.length === 1
    ? { zones: ["seats"], noun, drop, carried: { zones: ["revealed"], noun: events[0]! } }
    : { zones: ["seats"], noun, drop: null };
}

function zonesOf(place: Place, seat: number): string[] {
  return [...(place.own ?? []).map((zone) => `${zone}/${seat}`), ...(place.open ?? [])];
}

function dropOf({ drop }: Place, seat: number): string | null {
  if (!drop) return null;
  return OPEN_DROPS.includes(drop) ? drop : `${drop}/${seat}`;
}
