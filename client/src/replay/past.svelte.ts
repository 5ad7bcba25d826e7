/** A game as it was: a scene that boards draw like the present, and in which nothing can be done any more. */
import type { Decision, Option, Outcome, Plain, Seat, Table } from "../app/types";
import { type Kit, Scene } from "../table/scene.svelte";
import type { Step } from "./steps";

export class Past extends Scene {
  step: Step = $state.raw() as Step;
  /** Whether what was chosen next is lit. */
  isLit: boolean = $state(true);

  constructor(
    readonly kit: Kit,
    readonly table: Table,
    step: Step,
    private readonly goOn: () => void = () => undefined,
  ) {
    super();
    this.step = step;
  }

  get seat(): number | null {
    return this.step.seat;
  }

  get edition(): string {
    return this.table.edition;
  }

  get view(): Plain {
    return this.step.whole ? uncover(this.step.view, this.step.whole.views) : this.step.view;
  }

  get figures(): Plain {
    return this.step.figures;
  }

  /** What was asked; of the options only the one that was taken, as whoever was asked saw it. */
  get decision(): Decision | null {
    const { decision, chosen } = this.step;
    if (!decision) return null;
    const isShown = this.isLit && chosen && chosen.seat === this.seat;
    return { ...decision, options: isShown ? [{ ...chosen, caution: null }] : [] };
  }

  get outcome(): Outcome | null {
    return this.step.outcome;
  }

  get seats(): Seat[] {
    return this.table.seats;
  }

  override get told() {
    return this.step.event?.notices ?? [];
  }

  /** What is lit was chosen then: to take it is to go on. */
  choose(_option: Option): void {
    this.goOn();
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Returns *view* with each seat's part as that seat saw it. */
function uncover(view: Plain, views: Plain[]): Plain {
  const own = views.map((each, seat) => (each["seats"] as Plain[])[seat]!);
  return { ...view, seats: own };
}
