/**
 * Tolerant readers of single fields. The product server's exact shapes are only partly known (specification,
 * section 7), so each reader takes every plausible shape and gives `undefined` for anything else: an odd field
 * costs that field, never the page. Written by hand, since a page in its loading state carries them to the browser.
 */

/** A day of the Turkish calendar and, optionally, a time; a zone is looked for apart. */
const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Türkiye has kept UTC+3 all year round since 2016; the product's times without a zone are Turkish ones. */
const turkishOffset = "+03:00";

/** An epoch below this counts seconds: as seconds it reaches the year 5138, as milliseconds it ends in 1973. */
const firstMillisecondEpoch = 1e11;

/** @returns the value as an object whose fields can be looked at; arrays are not objects here. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** @returns the value as a list; anything else is an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Text for a reader: line breaks kept (as `\n`), lone surrogates and control characters removed, ends trimmed.
 * @returns `undefined` where nothing visible is left
 */
export function readText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // \p{Cc}: C0 and C1 controls, the tab and the line break excepted; they show as boxes or not at all.
    .replace(/(?![\n\t])[\p{Cc}\uFFFD]/gu, "")
    .trim();
  return /[^\p{Cf}\p{Z}\s]/u.test(text) ? text : undefined;
}

/** Text of one line, such as a name: as `readText`, each run of white space a single space. */
export function readLine(value: unknown): string | undefined {
  return readText(value)?.replace(/\s+/g, " ");
}

/** A word that stands in addresses or decides between cases; numbers are taken as their digits. */
export function readToken(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return readLine(value);
}

/** A whole number from 0 on, as a number or as its digits ("12"). Fractions are cut off. */
export function readCount(value: unknown): number | undefined {
  const count = readNumber(value);
  return count !== undefined && count >= 0 && count <= Number.MAX_SAFE_INTEGER ? Math.trunc(count) : undefined;
}

/** An amount of money from 0 on: a number, or its digits with a decimal point or comma ("149.90", "149,90"). */
export function readAmount(value: unknown): number | undefined {
  const amount = readNumber(typeof value === "string" ? value.replace(/^(\s*\d+),(\d{1,2}\s*)$/, "$1.$2") : value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/**
 * A moment: ISO 8601, "YYYY-MM-DD HH:mm:ss", or an epoch in seconds or milliseconds (numbers or digits).
 * Without a zone it is Turkish local time.
 */
export function readDate(value: unknown): Date | undefined {
  const epoch = readNumber(value);
  if (epoch !== undefined)
    return epoch > 0 ? validDate(epoch < firstMillisecondEpoch ? epoch * 1000 : epoch) : undefined;
  if (typeof value !== "string") return undefined;
  const [matched, day, time = "00:00", zone = turkishOffset] = localTime.exec(value.trim()) ?? [];
  if (!matched) return undefined;
  return validDate(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || !/^\s*-?\d{1,20}(\.\d{1,20})?\s*$/.test(value)) return undefined;
  return Number(value);
}

function validDate(moment: string | number): Date | undefined {
  const date = new Date(moment);
  // Intl shows years beyond 9999 with a sign and beyond 275760 not at all.
  return date.getTime() >= 0 && date.getUTCFullYear() <= 9999 ? date : undefined;
}
