/** The units of a line as they stand on the screen: like ones together, in their firing phases. */
import { written } from "../../../cards/counting";
import type { Scene } from "../../../table/scene.svelte";
import { figuresOf, type Worth } from "../figures";
import type { Line, LineName, Type, View } from "../view";

/** Like units that stand beside each other. */
export interface Units {
  line: LineName;
  card: string;
  /** Their places, counted from 1 as options do. */
  places: number[];
  seat: number;
  /** What they have on attack and defence beyond what is printed. */
  attack: number;
  defence: number;
  /** The place of the unit that they support, and of the one that supports them; 0, none. */
  supports: number;
  supportedBy: number;
  /** Whether it is the unit that is asked about. */
  isAsked: boolean;
  worth: Worth;
}

/** The numbers of the firing phases. */
export function phasesOf(scene: Scene): number[] {
  return Array.from({ length: figuresOf(scene).battle?.phases ?? 0 }, (_, phase) => phase + 1);
}

export function unitsOf(scene: Scene, view: View, name: LineName): Units[] {
  const { battle, subject } = figuresOf(scene);
  const worths = battle?.lines[name] ?? [];
  const found: Units[] = [];
  worths.forEach((worth, place) => {
    if (!worth) return;
    const isAsked = subject === `${name}-${place + 1}`;
    const unit = { ...unitAt(view.table.battle.lines[name], place), line: name, isAsked, worth };
    const last = found.at(-1);
    if (last && areLike(last, unit)) last.places.push(place + 1);
    else found.push(unit);
  });
  return found;
}

function unitAt(line: Line, place: number): Omit<Units, "line" | "isAsked" | "worth"> {
  return {
    card: line.cards[place]!,
    places: [place + 1],
    seat: line.seats[place] ?? 0,
    attack: line.attack[place] ?? 0,
    defence: line.defence[place] ?? 0,
    supports: Math.max(0, (line.supports[place] ?? -1) + 1),
    supportedBy: line.supports.indexOf(place) + 1,
  };
}

/** Whether nothing tells two counters apart that stand beside each other. */
function areLike(left: Units, right: Units): boolean {
  const isNext = left.places.at(-1) === right.places[0]! - 1;
  return isNext && isAsGood(left, right) && left.supportedBy === right.supportedBy;
}

function isAsGood(left: Units, right: Units): boolean {
  const same: (keyof Worth)[] = ["like", "shots", "fires"];
  return left.isAsked === right.isAsked && same.every((key) => left.worth[key] === right.worth[key]);
}

/** The places of all units of a line that are as good as these: options name one of such units for all. */
export function placesLike(units: Units, line: Units[]): number[] {
  const like = line.filter((each) => each !== units && isAsGood(each, units));
  return [...units.places, ...like.flatMap(({ places }) => places)];
}

/** The types that stand in a line. */
export function typesIn(scene: Scene, line: Line): Type[] {
  const found = new Set(line.cards.filter(Boolean).map((card) => scene.card(card)?.facts["type"]));
  return (["ground", "air", "sea"] as const).filter((type) => found.has(type));
}

/** A value against a type; what cannot be done at all is a dash. */
export function valueOf(units: Units, fact: "attack" | "defence", type: Type): string {
  const value = units.worth[fact][type];
  return value === null ? "–" : written(value);
}
