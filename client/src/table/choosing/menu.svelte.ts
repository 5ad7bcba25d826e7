/** The choice between several options of one thing. */
import type { Option } from "../../app/types";

interface Opened {
  title: string;
  options: Option[];
  anchor: DOMRect;
}

class Menu {
  now: Opened | null = $state.raw(null);
}

export const menu = new Menu();

export function openMenu(title: string, options: Option[], element: Element): void {
  menu.now = { title, options, anchor: element.getBoundingClientRect() };
}
