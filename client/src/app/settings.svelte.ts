/** What somebody has set in this browser; it stays here and is sent nowhere. */
import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";
export type Caution = "never" | "waste";

interface Kept {
  language: string;
  theme: Theme;
  speed: Speed;
  caution: Caution;
  /** Where there is only one choice, it is taken by itself. */
  only: boolean;
  sound: boolean;
  notifications: boolean;
  scale: number;
  /** Single letters are keys at the table. */
  letters: boolean;
}

const KEY = "eastfront";
/** What the system prefers. */
const isDark = new MediaQuery("(prefers-color-scheme: dark)");
const LANGUAGES = ["en", "fr", "ja"];

const DEFAULTS: Kept = {
  language: LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en",
  theme: "system",
  speed: "normal",
  caution: "waste",
  only: true,
  sound: false,
  notifications: false,
  scale: 100,
  letters: true,
};

const SWITCH = [true, false];

/** What each setting may be. */
const ALLOWED: Record<keyof Kept, readonly unknown[]> = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"] satisfies Theme[],
  speed: ["off", "slow", "normal", "fast"] satisfies Speed[],
  caution: ["never", "waste"] satisfies Caution[],
  only: SWITCH,
  sound: SWITCH,
  notifications: SWITCH,
  scale: Array.from({ length: 101 }, (_, more) => 100 + more),
  letters: SWITCH,
};

/** Reads what was kept; what cannot be is passed over, since others, and older versions, write here, too. */
function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const known = Object.entries(found ?? {}).filter(([name, value]) => ALLOWED[name as keyof Kept]?.includes(value));
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

/** Keeps the settings whenever one changes, and dresses the page accordingly; called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme === "system" ? (isDark.current ? "dark" : "light") : settings.theme;
    root.style.fontSize = `${settings.scale}%`;
  });
}

/** How large the browser makes letters where nobody has asked for larger ones, in pixels. */
const PLAIN = parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How large plain letters are, in pixels. */
export function letterSize(): number {
  return (PLAIN * settings.scale) / 100;
}

/** Whether things move on the screen at all. */
export function isStill(): boolean {
  return settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SECONDS: Record<Speed, number> = { off: 0, slow: 0.9, normal: 0.45, fast: 0.2 };

/** How long a card glides, in seconds. */
export function glideTime(): number {
  return SECONDS[settings.speed];
}
