/** Short tones, made on the spot: one's turn, a card, a word, the end. Off until somebody wants them. */
import { settings } from "./settings.svelte";

type Cue = "turn" | "card" | "chat" | "end";

const TONES: Record<Cue, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  card: [[220, 0]],
  chat: [[660, 0]],
  end: [
    [392, 0],
    [523, 0.15],
    [659, 0.3],
  ],
};
const LENGTH = 0.11;
const LOUD = 0.08;

let context: AudioContext | null = null;

export function sound(cue: Cue): void {
  // Browsers keep a page silent that nobody has touched yet, and would play all of it at the first touch.
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // A device that slept lets sounds wait otherwise.
  if (context.state !== "running") void context.resume();
  for (const [pitch, delay] of TONES[cue]) tone(context, pitch, context.currentTime + delay);
}

function tone(where: AudioContext, pitch: number, start: number): void {
  const oscillator = where.createOscillator();
  const gain = where.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(LOUD, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  oscillator.connect(gain).connect(where.destination);
  oscillator.start(start);
  oscillator.stop(start + LENGTH);
}
