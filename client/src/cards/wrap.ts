/** Fitting a name into a card: SVG text neither breaks nor shrinks by itself. */

interface Fitted {
  lines: string[];
  size: number;
}

/** How much wider than its room a line may be, which is then pressed together, where nothing else helps. */
const PRESSED = [1, 1.12, 1.25, 1.4, 1.6, 2];
/** Names have two lines as long as they can be read well; then more of them. */
const LINES = [2, 3, 4, 5];

/** Returns *text* in the first of *sizes*, from large to small, that holds it within *width* and *height*. */
export function fit(text: string, width: number, sizes: number[], height: number): Fitted {
  const least = sizes.at(-1)!;
  for (const pressed of PRESSED) {
    for (const most of LINES) {
      for (const size of pressed === 1 ? sizes : [least]) {
        const lines = hold(text, width / size, pressed, Math.min(most, Math.floor(height / size)));
        if (lines) return { lines, size };
      }
    }
  }
  return { lines: wrap(text, (width / least) * 2), size: least };
}

/** Breaks *text* into at most so many lines, as few of them pressed as can be; says where that cannot be. */
function hold(text: string, width: number, pressed: number, most: number): string[] | null {
  const room = width * pressed;
  for (const tried of [width, room]) {
    const lines = wrap(text, tried);
    if (lines.length <= most && lines.every((line) => extent(line) <= room)) return balance(text, lines, room);
  }
  return null;
}

/** Breaks *text* into lines of at most *width* ems; a single word may be longer. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of pieces(text, width)) {
    if (line && extent((line + word).trim()) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += word;
  }
  return [...lines, line.trim()];
}

/** Makes the lines about equally long: the narrowest column that needs no further line. */
function balance(text: string, lines: string[], width: number): string[] {
  let best = lines;
  for (let narrow = width * 0.95; narrow > width / 3; narrow -= width * 0.05) {
    const found = wrap(text, narrow);
    if (found.length > lines.length || found.some((line) => extent(line) > width)) break;
    best = found;
  }
  return best;
}

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Returns the words of *text*, each with the spaces after it; languages without spaces have words all the same. */
export function wordsIn(text: string): string[] {
  return WIDE.test(text) ? segments(text) : (text.match(/\S+\s*/g) ?? [text]);
}

/** A word that is much too long breaks after its hyphen; what is a little too long is rather pressed together. */
function pieces(text: string, width: number): string[] {
  if (WIDE.test(text)) return segments(text);
  const isBroken = (word: string): boolean => extent(word.trim()) > width * 1.3;
  return wordsIn(text).flatMap((word) => (isBroken(word) ? (word.match(/[^-]+-?/g) ?? [word]) : [word]));
}

function segments(text: string): string[] {
  if (!("Segmenter" in Intl)) return [text];
  const words = [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)].map((each) => each.segment);
  const found = words.flatMap((word) => word.split(/(?<=[A-Z0-9])(?=[ァ-ヺ]{3})/));
  return found.reduce<string[]>((kept, each) => {
    const last = kept.at(-1);
    if (last && belong(last, each)) kept[kept.length - 1] += each;
    else kept.push(each);
    return kept;
  }, []);
}

/** Whether no line may end between two segments: numbers, foreign names and what hangs on a word are not torn apart. */
function belong(last: string, each: string): boolean {
  if (/[第（「『-]$/.test(last) || /^[・）」』、。ー＝\s]/.test(each)) return true;
  const isShort = [last, each].some((word) => /^.$/u.test(word));
  return isShort || (/[ァ-ヺー]$/.test(last) && /^[ァ-ヺ]/.test(each));
}

/** The widths of the letters of headings, in ems, from narrow to wide. */
const WIDTHS: [RegExp, number][] = [
  [/[ ',.:;!ijlI|’]/, 0.26],
  [/[ftrzJ()[\]"“”/-]/, 0.35],
  [/[mMW%@]/, 0.71],
  [/[wH&]/, 0.59],
  [/[A-Z0-9]/, 0.53],
];

/** Returns how wide *text* stands in headings, in ems. */
export function extent(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (WIDE.test(letter)) return 1;
  const plain = letter.normalize("NFD")[0]!;
  return WIDTHS.find(([letters]) => letters.test(plain))?.[1] ?? 0.45;
}
