import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { StoredReport } from "#backend/reports/reports.queries.ts";
import { normalizeLine, normalizeText } from "#contract/report-fields.ts";
import { type Locale, locales } from "#locales/index.ts";
import { misuse, resolveFromCaller } from "../command-line.ts";
import { oneOf } from "./read-answer.ts";

/** Characters of a ground, in one line, and of a text (contract/reports.ts). */
const limits = { ground: 500, text: 10_000 };

/** A ground as it is stored: one line. @throws Error */
export function readGround(typed: string): string {
  const ground = normalizeLine(typed, limits.ground);
  if (ground !== undefined) return ground;
  throw new Error(`--ground must have 1 to ${limits.ground} characters, and no control characters.`);
}

/** Reasons by their language; those without one are for all languages that have none of their own. */
export type Reasons = ReadonlyMap<Locale | undefined, string>;

/** Reads FILE, which is for all languages that have none of their own, and LANGUAGE=FILE. @throws Error */
export async function readAllReasons(words: readonly string[]): Promise<Reasons> {
  const reasons = new Map<Locale | undefined, string>();
  for (const word of words) {
    const [, code, named = word] = /^([a-z]{2,3})=(.+)$/.exec(word) ?? [];
    const language = code === undefined ? undefined : oneOf(locales, code, "The language of --text");
    if (reasons.has(language)) throw misuse(`There are two texts for ${language ?? "all languages"}.`);
    reasons.set(language, await readReasons(resolveFromCaller(named)));
  }
  return reasons;
}

/** The reasons as they are stored and mailed: line breaks are `\n`. @throws Error in words for the operator */
export async function readReasons(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (!isUtf8(bytes)) throw new Error(`${file} must be UTF-8: save it with that encoding.`);
  const text = normalizeText(new TextDecoder().decode(bytes), limits.text);
  if (text !== undefined) return text;
  throw new Error(`${file} must be plain text of 1 to ${limits.text} characters, without control characters.`);
}

/** How many reporters read each language, such as "en (1), tr (3)". */
export function languageCounts(reports: readonly StoredReport[]): string {
  return [...Map.groupBy(reports, ({ locale }) => locale)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([locale, readers]) => `${locale} (${readers.length})`)
    .join(", ");
}

/** Expects reasons for all readers. @throws Error that names the languages without any */
export function expectLanguages(reasons: Reasons, reports: readonly StoredReport[]): void {
  const without = reasons.has(undefined) ? [] : reports.filter(({ locale }) => !reasons.has(locale as Locale));
  if (without.length === 0) return;
  throw new Error(
    `There is no text in ${languageCounts(without)}. Add --text LANGUAGE=FILE for each, or one --text FILE for all of them.`,
  );
}
