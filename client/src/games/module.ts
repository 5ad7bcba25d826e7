/** What the client knows of one game: how its table is laid out. Rules and cards come from the server. */
import type { Component } from "svelte";
import type { CardInfo, Option } from "../app/types";
import type { Scene } from "../table/scene.svelte";

/** Where on the table an option lights something up: a noun in zones, and a zone to drop it on. */
export interface Aim {
  /** Names of zones as notices have them (`hand/1`, `war-zone`); a name without a number is any seat's. */
  zones: string[];
  noun: string;
  /** Where the thing goes when this is chosen, if that is plain: one place, or any of several. */
  drop: string | string[] | null;
  /** What is dragged there, if not the thing that is lit; without a noun, anything in those zones. */
  carried?: { zones: string[]; noun?: string };
}

/** A number in a corner of a card. */
export interface Corner {
  symbol: string;
  value: string;
  /** Its name in words. */
  label: string;
  /** The fact that it shows, by which its provenance is found. */
  fact: string;
}

export interface Face {
  /** The colour of the frame, a class of `cards/tones.css`. */
  tone: string;
  /** The letter of its type: colour is never the only sign. */
  letter: string;
  kind: string;
  /** At most six, from the top left, clockwise: left ones first. */
  corners: Corner[];
  /** A further line of small print under the name. */
  line: string;
}

export interface GameModule {
  Board: Component<{ scene: Scene }>;
  aim(option: Option, scene: Scene): Aim | null;
  /** The verbs of options by which somebody does no more: such options stand after all others. */
  closing: string[];
  /** The name of the option that somebody has in mind who touches an unlit thing, to be asked why not. */
  would(zone: string, noun: string, scene: Scene): string | null;
  face(card: CardInfo): Face;
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  barbarossa: () => import("./barbarossa/module"),
  battlecards: () => import("./battlecards/module"),
  stalingrad: () => import("./stalingrad/module"),
};

export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(game);
  return (await load()).default;
}

const EMBLEMS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  barbarossa: () => import("virtual:emblems/barbarossa"),
  battlecards: () => import("virtual:emblems/battlecards"),
  stalingrad: () => import("virtual:emblems/stalingrad"),
};

/** Returns the paths of a game's emblems by name. */
export async function emblems(game: string): Promise<Record<string, string>> {
  return (await EMBLEMS[game]!()).default;
}
