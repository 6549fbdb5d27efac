import { measureGrowth } from "#scripts/test/measure-growth.harness.ts";

/** What is repeated until the input is as long as its limit; a function gives pieces that differ. */
type Piece = string | ((index: number) => string);

/** Separators, quotes, escapes and beginnings of what parsers look for, of bytes that a header may have. */
export const bytePieces: readonly Piece[] = [
  ...[" ", "\t", ",", ";", "=", '"', "\\", "%", "&", "-", "_", ":", "::", ".", "/", "//", "?", "#", "@", "+", "*", "~"],
  ...["[", "]", "[[", "(", ")", "{", "<", ">", "a", "1", "é", "a,", "a;", "a=", "a.", "1.", "é.", "xn--a.", "\u00ad"],
  ...[" , ", "; ", '"a",', ";q=0.1,", "a;q=0.9,b;q=1,", "a=b;", "a=b; ", "a=b&", "i18next=", "lng=tr&", "0-0,", "-1,"],
  ...["./", "../", "/a", "%2e", "%25", "%00", "%ff", "%C3%A9", "10.0.0.1,", "::ffff:", "lin", "cub", "Googl", "<html"],
  ...['{"a":', '"a":1,', "a@", "@a.", "a@.", "a.a", '\\"', "\\u0041", "ü", "--a\r\n", "\r\n", "\r\n\r\n"],
  (index) => encodeURIComponent(String.fromCharCode(0x4e00 + (index % 0x5000))),
  (index) => String.fromCharCode(0xe0 + (index % 31)),
  (index) => `k${index}=v&`,
  (index) => `k${index}=v; `,
  (index) => `"k${index}":1,`,
  (index) => `k${index};q=0.${(index % 900) + 100}, `,
];

/** What users write: scripts, marks, isolates, emoji, addresses and markup. */
export const textPieces: readonly Piece[] = [
  ...[" ", "\n", "\r\n", "\t", "a", "é", "1", ".", ",", "…", ". ", " .", ",\n", "[", "]", "{{", "&", '"', "<br>", "-"],
  ...["م", "م1 ", "क्ष", "ᄀ", "界", "e\u0301", "\u0301", "\u0315\u0327", "\u200d", "\u2068", "\u2069", "\u2068a\u2069"],
  ...["\u202e", "\u0000", "\ud800", "\ufffd", "😀", "👩\u200d", "🇹🇷", "𝓐", "\u{e0061}", "TL", "₺", "1.", "2027-07-03T"],
  ...["http://", "http://a ", "http://a.b/(", "http://a)", "https://é.b ", `http://${"a.".repeat(100)}b `, "@a "],
  (index) => String.fromCharCode(0x4e00 + (index % 0x5000)),
  (index) => `http://${String.fromCharCode(...Array.from({ length: 60 }, (_, at) => 0x4e00 + index + at))}.a `,
];

export interface Work {
  readonly name: string;
  /** Characters, or bytes where `limitUnit` says so. */
  readonly limit: number;
  readonly limitUnit?: "bytes";
  /** An input that is no work, whose time is subtracted. */
  readonly plain?: string;
  /** What stands around the repeated pieces, which take the place of "…". */
  readonly frames?: readonly string[];
  /** The work of one input. What it throws is part of it. */
  readonly run: (input: string) => unknown;
}

export interface WorstTime {
  readonly milliseconds: number;
  /** The piece, and what stands around it. */
  readonly input: string;
  /** The same input with this many characters at most. */
  readonly inputOf: (length: number) => string;
}

/**
 * Runs of each input, and again of those that took longest. The shortest counts: the machine may do something else
 * meanwhile.
 */
const runs = { each: 2, again: 20 };

/** Inputs that are run again. */
const candidates = 5;

/** Tries each piece in each frame at the limit. @returns the longest time, and its input */
export async function findWorstTime(work: Work, pieces: readonly Piece[]): Promise<WorstTime> {
  if (work.plain !== undefined) await work.run(work.plain); // fails here if it does not work at all
  const found: WorstTime[] = [];
  for (const piece of pieces) {
    for (const frame of work.frames ?? ["…", "…!", "a…é"]) {
      const [before = "", after = ""] = frame.split("…");
      const inputOf = (length: number) => before + repeated(piece, length - before.length - after.length, work) + after;
      const milliseconds = await shortest(work, inputOf(work.limit), runs.each);
      const shown = typeof piece === "string" ? piece : `${piece(0)}, counted`;
      found.push({ milliseconds, input: `${JSON.stringify(shown.slice(0, 24))} in ${JSON.stringify(frame)}`, inputOf });
    }
  }
  const plain = work.plain === undefined ? 0 : await shortest(work, work.plain, runs.again);
  let worst: WorstTime = { milliseconds: 0, input: "", inputOf: () => "" };
  for (const one of found.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, candidates)) {
    const milliseconds = (await shortest(work, one.inputOf(work.limit), runs.again)) - plain;
    if (milliseconds > worst.milliseconds) worst = { ...one, milliseconds };
  }
  return worst;
}

/** @returns how many times longer the worst input of the limit takes than an eighth of it; the least of three tries */
export function growthOf({ limit, run }: Work, { inputOf }: WorstTime): number {
  const measure = () => measureGrowth((size) => flat(inputOf(size)), Math.floor(limit / 8), run);
  return Math.min(measure(), measure(), measure());
}

async function shortest({ run }: Pick<Work, "run">, input: string, count: number): Promise<number> {
  const text = flat(input);
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now();
    try {
      const result = run(text);
      if (result instanceof Promise) await result;
    } catch {
      // Refused.
    }
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

function repeated(piece: Piece, length: number, { limitUnit }: Work): string {
  const sizeOf = (text: string) => (limitUnit === "bytes" ? Buffer.byteLength(text) : text.length);
  if (typeof piece === "string") return piece.repeat(Math.max(0, Math.floor(length / sizeOf(piece))));
  const parts: string[] = [];
  for (let [index, left] = [0, length]; ; index += 1) {
    const part = piece(index);
    left -= sizeOf(part);
    if (left < 0) return parts.join("");
    parts.push(part);
  }
}

/** A text as a parser gets it: not one that is still made of parts. */
function flat(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}
