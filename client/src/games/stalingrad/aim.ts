/** Where the options of Stalingrad point on the table, and what somebody has in mind who touches a thing. */
import type { Option } from "../../app/types";
import type { Scene } from "../../table/scene.svelte";
import type { Aim } from "../module";
import { AREAS, figuresOf, siteZone, SLOTS, type View, viewOf } from "./view";

/** Verbs for cards of the hand that are discarded at once. */
const TO_DISCARD = ["resupply", "pay", "fire"];
/** Verbs for own Forces that stay where they are: they are pulled to their Location. */
const TO_LOCATION = ["feed", "engage", "burn", "decorate"];
const INTO_ZONES = ["enter", "place"];
const PLACES = SLOTS.flatMap((slot) => AREAS.map((area) => `${area}-${slot + 1}`));

export function aim(option: Option, scene: Scene): Aim | null {
  const [verb = "", noun = ""] = option.name.split(" ");
  const view = viewOf(scene);
  const seat = view.seat;
  if (seat === null) return null;
  const mine = (zone: string): string => `${zone}/${seat + 1}`;
  const places = PLACES.map(mine);
  if (verb === "play") return { zones: [mine("hand")], noun, drop: "pending" };
  if (TO_DISCARD.includes(verb)) return { zones: [mine("hand")], noun, drop: mine("discard") };
  if (TO_LOCATION.includes(verb)) return { zones: places, noun, drop: siteZone(slotOf(view, seat, noun)) };
  if (verb === "retreat") return { zones: places, noun, drop: mine(`perimeter-${slotOf(view, seat, noun) + 1}`) };
  if (verb === "destroy") return { zones: places, noun, drop: mine("lost") };
  // Where it goes is asked next.
  if (verb === "move") return { zones: places, noun, drop: "row" };
  if (verb === "reinforce") return { zones: [mine("pile")], noun: view.seats[seat]!.top, drop: "row" };
  if (verb === "attack") return aimAttack(view.table.locations.indexOf(noun), noun, seat);
  if (verb === "bomb") return { ...byEvent(siteZone(view.table.locations.indexOf(noun))), zones: ["row"], noun };
  if (verb === "snipe") return { ...byEvent(siteZone(slotOf(view, 1 - seat, noun))), zones: PLACES, noun };
  if (INTO_ZONES.includes(verb)) return intoZone(scene, seat, noun);
  if (verb === "choose") return { zones: [mine("pile")], noun, drop: mine("chosen") };
  if (verb === "use") return { zones: ["flipped"], noun, drop: mine("discard") };
  return null;
}

/** Returns at which Location a Force of *seat* stands. */
function slotOf(view: View, seat: number, force: string): number {
  return SLOTS.find((slot) => AREAS.some((area) => view.seats[seat]!.places[`${area}-${slot + 1}`]!.includes(force))) ?? 0;
}

/** A Location is attacked by pulling a Force there, or to the enemy before it. */
function aimAttack(slot: number, location: string, seat: number): Aim {
  const front = (side: number): string => `control-${slot + 1}/${side + 1}`;
  return { zones: ["row"], noun: location, drop: [siteZone(slot), front(1 - seat)], carried: { zones: [front(seat)] } };
}

/** An event strikes where its card is pulled to. */
function byEvent(drop: string): Pick<Aim, "drop" | "carried"> {
  return { drop, carried: { zones: ["pending"] } };
}

/** A zone is lit itself; the Force that goes there may be dragged to it. */
function intoZone(scene: Scene, seat: number, place: string): Aim {
  const zone = `${place}/${seat + 1}`;
  const { force, zone: from } = figuresOf(scene).traveller!;
  return { zones: [zone], noun: place, drop: zone, carried: { zones: [from], noun: force } };
}

/** What an Action card, an own Force or a zone is touched for, by the kind of decision. */
const CARD: Record<string, string> = { firefight: "fire", pay: "pay" };
const OWN_FORCE: Record<string, string> = {
  feed: "feed",
  engage: "engage",
  losses: "retreat",
  medal: "decorate",
  decorate: "decorate",
};
const OWN_ZONE: Record<string, string> = {
  place: "place",
  station: "place",
  move: "enter",
  march: "enter",
  infiltrate: "enter",
};

export function would(zone: string, noun: string, scene: Scene): string | null {
  const wanted = wish(zone, noun, scene);
  // What is offered is not refused, as where a card lies elsewhere, too.
  return wanted && !isOffered(wanted, scene) ? wanted : null;
}

function isOffered(name: string, scene: Scene): boolean {
  return scene.decision!.options.some((option) => option.name === name);
}

function wish(zone: string, noun: string, scene: Scene): string | null {
  const { kind } = scene.decision!;
  const [place = "", number = ""] = zone.split("/");
  const isMine = Number(number) - 1 === scene.seat;
  if (noun === place) return isMine && OWN_ZONE[kind] ? `${OWN_ZONE[kind]} ${noun}` : null;
  if (place === "flipped") return `use ${noun}`;
  switch (scene.card(noun)?.facts["kind"]) {
    case "location":
      return `${kind === "bomb" ? "bomb" : "attack"} ${noun}`;
    case "action":
      return `${CARD[kind] ?? "play"} ${noun}`;
    case "force":
      return isMine ? wishForOwn(place, noun, kind) : wishForEnemy(place, noun, scene);
    default:
      return null;
  }
}

function wishForOwn(place: string, force: string, kind: string): string {
  if (place === "pile") return kind === "choose" ? `choose ${force}` : "reinforce";
  return `${OWN_FORCE[kind] ?? "move"} ${force}`;
}

/** An enemy's Force is attacked where it stands; where that may be done it is not to be taken, for all that. */
function wishForEnemy(place: string, force: string, scene: Scene): string {
  const number = PLACES.includes(place) ? Number(place.split("-")[1]) : 0;
  if (number && scene.decision!.kind === "snipe") return `snipe ${force}`;
  const attack = `attack ${viewOf(scene).table.locations[number - 1] ?? ""}`;
  return number && !isOffered(attack, scene) ? attack : `move ${force}`;
}
