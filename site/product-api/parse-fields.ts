import { isIdentifier, lowerUuid } from "#contract/identifiers.ts";
import { momentInZone, turkishTimeZone } from "#contract/time-zone.ts";

/**
 * Tolerant parsers of single fields. The product server's exact shapes are only partly known (specification,
 * section 7), so each parser accepts every plausible shape and returns `undefined` for anything else: an invalid field
 * costs that field, never the page. Written by hand: the schemas of the contract, made as tolerant with Zod, are hardly
 * shorter and take four times as long.
 */

/** A date and optionally a time; the zone is optional too. */
const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Türkiye has used UTC+3 all year since 2016. */
const turkishOffset = "+03:00";

/** Smaller epochs count seconds: this many seconds reach the year 5138, this many milliseconds end in 1973. */
const firstMillisecondEpoch = 1e11;

/** More combining marks than `maxMarks`, and invisible format characters, between which marks could hide. */
const tooManyMarks = /[\p{M}\p{Cf}]{31,}/gu;

/**
 * Chromium takes 14 s or more to lay out a letter with 50,000 combining marks. A run is cut after 30, the limit of
 * Unicode's Stream-Safe Text Format (UAX #15), which is far beyond what any language needs.
 */
const maxMarks = 30;

/** @returns `undefined` for what is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the value if it is an object; arrays do not count as objects */
export function parseRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Items of a list that are read. A response of 2 MB can have 700,000, which hold up the process for half a second. */
const maxItems = 5000;

/** @returns the first `maxItems` items if the value is an array, otherwise an empty one */
export function parseList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, maxItems) : [];
}

/**
 * Parses the items of a list in turn, until enough of them can be used.
 *
 * @param parse returns `undefined` for an item that cannot
 * @returns at most `limit` results
 */
export function parseUsable<Item>(
  list: readonly unknown[],
  limit: number,
  parse: (item: unknown, position: number) => Item | undefined,
): Item[] {
  const usable: Item[] = [];
  for (const [position, value] of list.entries()) {
    if (usable.length === limit) break;
    const item = parse(value, position);
    if (item !== undefined) usable.push(item);
  }
  return usable;
}

/**
 * Code units of a text that are read: five times the longest one of an import (contract/content-line.ts). A response has
 * room for one of 2 MB, which would take half a second to find its links, and seconds to render.
 */
export const maxTextLength = 50_000;

/**
 * Text to display: line breaks become `\n`, lone surrogates, control characters and the rest of an endless run of
 * combining marks are removed, both ends trimmed. What is behind `maxTextLength` is left out.
 *
 * @returns `undefined` if nothing visible is left
 */
export function parseText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .slice(0, maxTextLength)
    .replace(/\r\n?/g, "\n")
    // \p{Cc}: C0 and C1 controls except tab and line break; browsers show them as boxes or not at all. \p{Cs}: halves of
    // characters, as the end may be.
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\uFFFD]/gu, "")
    .replace(tooManyMarks, cutMarks)
    .trim();
  return /[^\p{Cf}\p{Z}\s]/u.test(text) ? text : undefined;
}

function cutMarks(run: string): string {
  let end = 0;
  for (let count = 0; count < maxMarks && end < run.length; count += 1) {
    end += String.fromCodePoint(run.codePointAt(end) ?? 0).length;
  }
  return run.slice(0, end);
}

/** Text of one line, such as a name: like `parseText`, with each run of white space replaced by one space. */
export function parseLine(value: unknown): string | undefined {
  return parseText(value)?.replace(/\s+/g, " ");
}

/** An id or a type name. Numbers become their digits. */
export function parseToken(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return parseLine(value);
}

/** The id of a post or user; `undefined` for what cannot be one in a URL. */
export function parseIdentifier(value: unknown): string | undefined {
  const id = parseToken(value);
  return isIdentifier(id) ? lowerUuid(id) : undefined;
}

/** A whole number ≥ 0, given as a number or its digits ("12"). Fractions are truncated. */
export function parseCount(value: unknown): number | undefined {
  const count = parseNumber(value);
  return count !== undefined && count >= 0 && count <= Number.MAX_SAFE_INTEGER ? Math.trunc(count) : undefined;
}

/** An amount of money ≥ 0, rounded to hundredths: a number, or its digits with a point or comma ("149.90", "149,90"). */
export function parseAmount(value: unknown): number | undefined {
  const amount = parseNumber(typeof value === "string" ? value.replace(/^(\s*\d+),(\d{1,2}\s*)$/, "$1.$2") : value);
  const isAmount = amount !== undefined && amount >= 0 && amount <= Number.MAX_SAFE_INTEGER;
  return isAmount ? Math.round(amount * 100) / 100 : undefined;
}

/**
 * A point in time: ISO 8601, "YYYY-MM-DD HH:mm:ss", or an epoch in seconds or milliseconds (a number or its digits).
 *
 * @param timeZone of a time without an offset: the product's are Turkish local time
 */
export function parseDate(value: unknown, timeZone = turkishTimeZone): Date | undefined {
  const epoch = parseNumber(value);
  if (epoch !== undefined)
    return epoch > 0 ? validDate(epoch < firstMillisecondEpoch ? epoch * 1000 : epoch) : undefined;
  if (typeof value !== "string") return undefined;
  const [matched, day, time = "00:00", given] = localTime.exec(value.trim()) ?? [];
  if (!matched || !isCalendarDay(day)) return undefined;
  const offset = given ?? (timeZone === turkishTimeZone ? turkishOffset : undefined);
  if (offset) return validDate(`${day}T${time}${offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
  const clock = validDate(`${day}T${time}Z`);
  return clock && validDate(momentInZone(timeZone, clock).getTime());
}

/** A date without a time; a zone behind it does not make it another day. */
const dateAlone = /^(\d{4}-\d{2}-\d{2})\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** A day of a time zone, from its midnight to the next. */
export interface Day {
  readonly start: Date;
  readonly end: Date;
}

/** @returns the day, if the value is a date without a time ("2026-07-05") */
export function parseDay(value: unknown, timeZone = turkishTimeZone): Day | undefined {
  const [, date] = (typeof value === "string" && dateAlone.exec(value.trim())) || [];
  const start = parseDate(date, timeZone);
  const end = start && parseDate(dateAfter(date), timeZone);
  return end && { start, end };
}

function dateAfter(date = ""): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** `Date` takes 30 February for 2 March. */
function isCalendarDay(day = ""): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function parseNumber(value: unknown): number | undefined {
  if (typeof value === "string" && !/^\s*-?\d{1,20}(\.\d{1,20})?\s*$/.test(value)) return undefined;
  if (typeof value !== "string" && !Number.isFinite(value)) return undefined;
  return Number(value) || 0; // Intl writes -0 as "-0"
}

function validDate(moment: string | number): Date | undefined {
  const date = new Date(moment);
  // Databases write the last days of 9999 for "never". Later years have a sign in ISO 8601, and Intl throws after 275760.
  return date.getTime() >= 0 && date.getUTCFullYear() < 9999 ? date : undefined;
}
