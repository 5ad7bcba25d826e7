/** How the pictures of the games are drawn: broad arrows, ruined houses, snow. The same at every visit. */

type Point = readonly [number, number];

/** Returns the outline of an arrow along a curve, broad at its tail and with a head at its end. */
export function arrow(from: Point, bend: Point, to: Point, wide: number): string {
  const steps = 14;
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const at = (step / steps) * 0.86;
    const [x, y] = along(from, bend, to, at);
    const [nx, ny] = across(from, bend, to, at);
    const half = (wide * (1 - 0.45 * at)) / 2;
    left.push(point(x + nx * half, y + ny * half));
    right.unshift(point(x - nx * half, y - ny * half));
  }
  const [x, y] = along(from, bend, to, 0.86);
  const [nx, ny] = across(from, bend, to, 0.86);
  const head = [point(x + nx * wide * 0.75, y + ny * wide * 0.75), point(...to), point(x - nx * wide * 0.75, y - ny * wide * 0.75)];
  return `M${[...left, ...head, ...right].join("L")}Z`;
}

function along(from: Point, bend: Point, to: Point, at: number): [number, number] {
  const mix = (axis: 0 | 1): number => (1 - at) ** 2 * from[axis] + 2 * at * (1 - at) * bend[axis] + at ** 2 * to[axis];
  return [mix(0), mix(1)];
}

/** The direction square to the curve. */
function across(from: Point, bend: Point, to: Point, at: number): [number, number] {
  const slope = (axis: 0 | 1): number => (1 - at) * (bend[axis] - from[axis]) + at * (to[axis] - bend[axis]);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy);
  return [-dy / length, dx / length];
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Returns numbers from 0 to 1 that look thrown but are always the same. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

interface Ruin {
  outline: string;
  windows: { x: number; y: number; width: number; height: number; lit: boolean }[];
}

/** Returns houses side by side from the left to the right edge, broken at the top. */
export function ruins(seed: number, ground: number, low: number, high: number): Ruin[] {
  const next = thrown(seed);
  const found: Ruin[] = [];
  for (let x = -20; x < 600; ) {
    const width = 46 + next() * 60;
    found.push(ruin(x, width, ground - low - next() * (high - low), ground, next));
    x += width + next() * 26 - 4;
  }
  return found;
}

function ruin(x: number, width: number, top: number, ground: number, next: () => number): Ruin {
  const teeth = 5 + Math.floor(next() * 4);
  const fall = (next() - 0.5) * 60;
  const edge = Array.from({ length: teeth + 1 }, (_, tooth) => {
    const drop = top + (fall * tooth) / teeth + next() * 26;
    return `L${point(x + (width * tooth) / teeth, drop)}H${(x + (width * (tooth + 0.6)) / teeth).toFixed(1)}`;
  });
  const windows: Ruin["windows"] = [];
  for (let y = top + 50; y < ground - 16; y += 21) {
    for (let at = x + 9; at < x + width - 10; at += 15) {
      if (next() < 0.8) windows.push({ x: at, y, width: 7, height: 11, lit: next() < 0.3 });
    }
  }
  return { outline: `M${point(x, ground)}${edge.join("")}L${point(x + width, ground)}Z`, windows };
}
