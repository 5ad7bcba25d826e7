/** Where the options of BattleCards point on the table. */
import type { CardInfo, Option } from "../../app/types";
import type { Scene } from "../../table/scene.svelte";
import type { Aim } from "../module";
import { type Figures, figuresOf } from "./figures";
import { LINES, read, TYPES, type View } from "./view";

type Cards = Map<string, CardInfo>;

/** What an aim is made of: the noun, the view and its figures, the seat that is asked (from 1), its ally, the cards. */
interface Case {
  noun: string;
  view: View;
  figures: Figures;
  own: number;
  ally: number;
  cards: Cards;
}

const at = (zones: string | string[], noun: string, drop: string | null = null): Aim => ({
  zones: typeof zones === "string" ? [zones] : zones,
  noun,
  drop,
});

/** The stack of *seat* that a card belongs to. */
function stackOf(card: string, seat: number, cards: Cards): string | null {
  const type = cards.get(card)?.facts["type"];
  return type ? `${String(type)}/${seat}` : null;
}

function stacksOf(seat: number): string[] {
  return TYPES.map((type) => `${type}/${seat}`);
}

/** The number, from 1, of the Conflict deck that the seat which is asked draws from and lays back to. */
function deckOf({ figures, own }: Case): number {
  return (figures.seats[own - 1]?.deck ?? 0) + 1;
}

function lineOf(noun: string): string {
  return noun.slice(0, noun.lastIndexOf("-"));
}

/** The place of a unit in its line, from 1. */
function placeOf(noun: string): number {
  return Number(noun.slice(noun.lastIndexOf("-") + 1));
}

/** The battle that is spoken of: its card lies apart, or before its holder while it is fought again. */
function battleCard(view: View, drop: string | null = null): Aim {
  const card = view.table.pending[0] ?? view.table.battle.card;
  return at(["pending", "battle"], card, drop);
}

/** A place of the enemy whom a card speaks of. */
const place = ({ noun, view }: Case): Aim => at(`${noun}/${view.table.enemy + 1}`, noun);

const subject = ({ figures }: Case): Aim => at(lineOf(figures.subject), figures.subject);

/** A unit is lit itself; the one that is asked about may be dragged to it. */
const bySubject = (given: Case): Aim => ({ ...at(lineOf(given.noun), given.noun, given.noun), carried: subject(given) });

/** A unit that fires is drawn against the other line. */
function againstOther({ noun }: Case): Aim {
  const line = lineOf(noun);
  return at(line, noun, LINES.find((each) => each !== line)!);
}

/** A unit that is posted goes to its stack with the other of the two who defend. */
function toPartner({ noun, view: { table }, own, cards }: Case): Aim {
  const { defender, partner, lines } = table.battle;
  const other = own === defender + 1 ? partner : defender;
  const card = lines.defender.cards[placeOf(noun) - 1]!;
  return at(lineOf(noun), noun, stackOf(card, other + 1, cards));
}

const AIMS: Record<string, (given: Case) => Aim> = {
  draw: (given) => at(`conflict/${deckOf(given)}`, "deck", "pending"),
  emergency: ({ own }) => at(`hand/${own}`, "hand"),
  play: (given) => at(`kept/${given.own}`, given.noun, `spent/${deckOf(given)}`),
  refight: ({ noun }) => at("won", noun),
  transfer: ({ ally }) => at(`seat/${ally}`, "seat"),
  exchange: ({ ally }) => at(`hand/${ally}`, "hand"),
  send: ({ own, ally }) => ({
    ...at([`deck/${own}`, `deck/${ally}`], "deck", `deck/${ally}`),
    carried: at(`deck/${own}`, "deck"),
  }),
  deploy: ({ noun, own, cards }) => at(`hand/${own}`, noun, stackOf(noun, own, cards)),
  discard: ({ noun, own, view }) =>
    at(view.kind === "shed" ? stacksOf(own) : `hand/${own}`, noun, `discard/${own}`),
  "take-back": ({ noun, own }) => at(stacksOf(own), noun, `hand/${own}`),
  give: ({ noun, own, ally, view, cards }) =>
    view.kind === "transfer" ? at(stacksOf(own), noun, stackOf(noun, ally, cards)) : at(`hand/${own}`, noun, `hand/${ally}`),
  repair: ({ noun, own, cards }) => at(`discard/${own}`, noun, stackOf(noun, own, cards)),
  use: ({ noun, own }) => at(stacksOf(own), noun),
  look: place,
  sabotage: place,
  capture: place,
  divide: place,
  assassinate: ({ noun, view }) => at(stacksOf(view.table.enemy + 1), noun, "removed"),
  return: ({ noun, view }) => at(stacksOf(view.table.enemy + 1), noun, `hand/${view.table.enemy + 1}`),
  keep: ({ noun, own, figures: { divided } }) =>
    noun === "1" ? at(`${divided}/${own}`, divided) : at(`apart/${own}`, "apart"),
  attack: ({ view }) => battleCard(view),
  decline: ({ view, ally }) => (view.kind === "agree" ? at(`hand/${ally}`, "hand") : battleCard(view)),
  take: ({ view, own }) => battleCard(view, `won/${own}`),
  "raid-ground": ({ view }) => battleCard(view),
  "raid-sea": ({ view }) => battleCard(view),
  support: bySubject,
  set: subject,
  fire: againstOther,
  shoot: bySubject,
  autokill: bySubject,
  withdraw: ({ noun }) => at(lineOf(noun), noun, "resting"),
  "withdraw-all": () => at("resting", "resting"),
  post: toPartner,
  end: (given) => endOf(given),
};

/** What stands for *no more*, by the kind of what is asked. */
function endOf(given: Case): Aim {
  const { view, figures, ally } = given;
  if (figures.subject) return subject(given);
  if (["fire", "withdraw"].includes(view.kind)) return at("stage", "stage");
  if (view.kind === "transfer") return at(`seat/${ally}`, "seat");
  return battleCard(view);
}

export function aim(option: Option, scene: Scene): Aim | null {
  const [verb = "", noun = ""] = option.name.split(" ");
  const view = read(scene.view!);
  const own = (view.asked ?? 0) + 1;
  const figures = figuresOf(scene);
  const ally = (figures.seats[own - 1]?.ally ?? -1) + 1;
  return AIMS[verb]?.({ noun, view, figures, own, ally, cards: scene.kit.cards }) ?? null;
}
