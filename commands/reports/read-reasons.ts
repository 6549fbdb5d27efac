import { readFile } from "node:fs/promises";
import { CommandError } from "../command-error.ts";
import type { ReasonsFile } from "./read-command.ts";

/** Characters of a ground, in one line, and of a text (contract/reports.ts). */
const limits = { ground: 500, text: 10_000 };

/** Any but line breaks and tabs. */
const controls = /(?![\t\n])\p{Cc}/u;

/** A ground as it is stored: one line. @throws CommandError */
export function readGround(typed: string): string {
  const ground = typed.trim().replace(/\s+/g, " ");
  if (ground === "" || ground.length > limits.ground) {
    throw new CommandError(`--ground must have 1 to ${limits.ground} characters.`);
  }
  if (controls.test(ground)) throw new CommandError("--ground must have no control characters.");
  return ground;
}

/** Reasons by their language; those without one are for all languages that have none of their own. */
export type Reasons = ReadonlyMap<string | undefined, string>;

/** Reads all files of reasons. @throws CommandError */
export async function readAllReasons(files: readonly ReasonsFile[]): Promise<Reasons> {
  const reasons = new Map<string | undefined, string>();
  for (const { language, path } of files) reasons.set(language, await readReasons(path));
  return reasons;
}

/** The reasons as they are stored and mailed: line breaks are `\n`. @throws CommandError in words for the operator */
export async function readReasons(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "ENOENT"
        ? `There is no file ${file} for --text.`
        : error.code === "EISDIR"
          ? `--text must be a file, but ${file} is a folder.`
          : `${file} cannot be read (${error.code}).`,
    );
  });
  const text = decode(bytes)?.replace(/\r\n?/g, "\n").trim();
  if (text === undefined) throw new CommandError(`${file} must be UTF-8: save it with that encoding.`);
  if (text === "" || text.length > limits.text) {
    throw new CommandError(`${file} must have 1 to ${limits.text} characters.`);
  }
  const [control] = controls.exec(text) ?? [];
  if (control !== undefined) {
    const code = (control.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    throw new CommandError(`${file} must be plain text, but has the control character U+${code}.`);
  }
  return text;
}

/** @returns `undefined` where it is no UTF-8 */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
