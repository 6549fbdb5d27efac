import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import { findTimeZone } from "#contract/time-zone.ts";
import {
  type Day,
  maxTextLength,
  parseAmount,
  parseDate,
  parseDay,
  parseLine,
  parseRecord,
  parseText,
  parseToken,
} from "./parse-fields.ts";
import { mediumFirst, parseMediaUrl, smallestFirst } from "./parse-media.ts";

/** A purchased ticket (specification, section 3). Fields that are missing or invalid are `undefined`. */
export type Ticket = NonNullable<ReturnType<typeof parseTicketResponse>>;

export type TicketEvent = ReturnType<typeof parseEvent>;

export interface TicketImage {
  readonly kind: "background" | "icon";
  /** The rendition that the specification names for tickets: `thumb` of the background, `medium` of the icon. */
  readonly url: string;
  /** The original image, if `url` is a rendition. */
  readonly original?: string | undefined;
}

type TicketRecord = Readonly<Partial<Record<keyof TicketResponse, unknown>>>;

/**
 * @param json response of `GET /api/project/events/ticketSucces/…`. The specification does not say whether the ticket
 *   is at the top level, in `data`, in `result` or in `result.data`, so all are tried.
 * @returns `undefined` if none of them holds a ticket
 */
export function parseTicketResponse(json: unknown, ownOrigin: string) {
  const top = parseRecord(json);
  const result = parseRecord(top?.result);
  const data: TicketRecord | undefined = [parseRecord(result?.data), result, parseRecord(top?.data), top].find(
    (place) => place && (parseRecord(place.event) || parseRecord(place.package) || parseToken(place.ticket_uuid)),
  );
  if (!data) return undefined;
  const ticketPackage = parseRecord(data.package);
  const purchase = parseTime(data.created_at, "start");
  return {
    event: parseEvent(parseRecord(data.event) ?? {}, ownOrigin),
    packageName: parseLine(ticketPackage?.name),
    /** Turkish lira. */
    price: parsePrice(ticketPackage?.price),
    /** `ticket_uuid`: whoever holds it may enter. */
    code: parseCode(data.ticket_uuid),
    purchasedAt: purchase.time,
    /** Whether the response has a date without a time. */
    purchasedIsDay: purchase.isDay,
  };
}

/** White space within the code stays, and a code that is too long is left out, not cut: it must be what was sold. */
function parseCode(value: unknown): string | undefined {
  if (typeof value !== "string") return parseToken(value);
  return value.length > maxTextLength ? undefined : parseText(value);
}

/** Fields of an event that are read: those of the contract, and names that servers use for the same. */
export type TicketEventField = keyof TicketResponse["event"] | "timezone" | "timeZone";

type EventRecord = Readonly<Partial<Record<TicketEventField, unknown>>>;

function parseEvent(event: EventRecord, ownOrigin: string) {
  const imageOf = (kind: TicketImage["kind"], names: readonly string[]): TicketImage | undefined => {
    const url = parseMediaUrl(event[kind], ownOrigin, names);
    const original = parseMediaUrl(event[kind], ownOrigin);
    return url ? { kind, url, ...(original !== url && { original }) } : undefined;
  };
  const timeZone = parseTimeZone(event);
  const start = parseTime(event.start_time, "start", timeZone);
  const end = parseTime(event.end_time, "end", timeZone);
  return {
    title: parseLine(event.title),
    address: parseText(event.address),
    description: parseText(event.description),
    startTime: start.time,
    /** Whether the response has a date without a time; `startTime` is then the midnight at which it begins. */
    startIsDay: start.isDay,
    endTime: end.time,
    /** Whether the response has a date without a time; `endTime` is then the midnight at which it ends. */
    endIsDay: end.isDay,
    /** IANA name of the zone that the times are shown in, where the response names one: otherwise Europe/Istanbul. */
    timeZone,
    /** The event's background, or its icon if it has no background. */
    image: imageOf("background", smallestFirst) ?? imageOf("icon", mediumFirst),
  };
}

/** Splits a time from the zone behind it, as RFC 9557 writes it: "2027-07-03T21:00:00+02:00[Europe/Berlin]". */
function splitZone(value: string): { readonly time: string; readonly zone?: string } {
  const time = value.trimEnd();
  const start = time.lastIndexOf("[");
  if (start < 0 || !time.endsWith("]")) return { time };
  return { time: time.slice(0, start), zone: time.slice(start + 1, -1).replace(/^!/, "") };
}

interface ParsedTime {
  readonly time?: Date | undefined;
  readonly isDay?: boolean | undefined;
}

/** @param edge which moment of a day is meant, where there is no time */
function parseTime(value: unknown, edge: keyof Day, timeZone?: string): ParsedTime {
  const time = typeof value === "string" ? splitZone(value).time : value;
  const day = parseDay(time, timeZone);
  return day ? { time: day[edge], isDay: true } : { time: parseDate(time, timeZone) };
}

/**
 * The zone that the event names, as a field or behind its start. An offset is no zone: many servers send all times in
 * UTC, or in the offset of the machine they run on (docs/decisions/0017).
 */
function parseTimeZone({ time_zone, timezone, timeZone, start_time }: EventRecord): string | undefined {
  const behindStart = typeof start_time === "string" ? splitZone(start_time).zone : undefined;
  return [time_zone, timezone, timeZone, behindStart].map(findTimeZone).find((zone) => zone !== undefined);
}

/**
 * Thousands in groups, and up to two decimals behind another mark: "1.250,50" as in Türkiye, "1,250.50" as PHP writes by
 * default, "1 250,00".
 */
const grouped =
  /^(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:\s\d{3})+(?:[.,]\d{1,2})?))$/;

/** Also accepts a currency and grouped thousands. "1.250" and "1,250" are 1250: no price has three decimals. */
function parsePrice(value: unknown): number | undefined {
  if (typeof value !== "string") return parseAmount(value);
  const digits = value.replace(/₺|TRY|TL/gi, "").trim();
  return parseAmount(grouped.test(digits) ? digits.replace(/[.,\s](?=\d{3})/g, "") : digits);
}
