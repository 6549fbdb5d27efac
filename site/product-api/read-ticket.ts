import { readAmount, readDate, readLine, readRecord, readText, readToken } from "./read-fields.ts";
import { readMediaUrl } from "./read-media.ts";

/** A purchased ticket (specification, section 3). What the product server does not tell is left out. */
export interface Ticket {
  readonly event: TicketEvent;
  readonly packageName?: string | undefined;
  /** Turkish lira. */
  readonly price?: number | undefined;
  /** `ticket_uuid`: whoever holds it may enter. */
  readonly code?: string | undefined;
  readonly purchasedAt?: Date | undefined;
}

export interface TicketEvent {
  readonly title?: string | undefined;
  readonly address?: string | undefined;
  readonly description?: string | undefined;
  readonly startTime?: Date | undefined;
  readonly endTime?: Date | undefined;
  /** The event's background where it has one, else its icon. */
  readonly image?: TicketImage | undefined;
}

export interface TicketImage {
  readonly kind: "background" | "icon";
  /** The rendition that the product server means for a ticket. */
  readonly url: string;
  /** The picture itself, where that is another. */
  readonly original?: string | undefined;
}

/** Where an event's picture is the best there is. */
const originalNames = ["original", "original_url", "url", "medium", "thumb"];

/**
 * @param json the answer of `GET /api/project/events/ticketSucces/…`; the specification does not show whether the
 *   ticket stands at the top level, under `result` or under `result.data`, so all three are read
 * @returns `undefined` where none of them holds a ticket
 */
export function readTicket(json: unknown, ownOrigin: string): Ticket | undefined {
  const top = readRecord(json);
  const result = readRecord(top?.result);
  const data = [readRecord(result?.data), result, readRecord(top?.data), top].find(
    (place) => place && (readRecord(place.event) || readRecord(place.package) || readToken(place.ticket_uuid)),
  );
  if (!data) return undefined;
  const ticketPackage = readRecord(data.package);
  return {
    event: readEvent(readRecord(data.event) ?? {}, ownOrigin),
    packageName: readLine(ticketPackage?.name),
    price: readPrice(ticketPackage?.price),
    code: readToken(data.ticket_uuid),
    purchasedAt: readDate(data.created_at),
  };
}

function readEvent(event: Readonly<Record<string, unknown>>, ownOrigin: string): TicketEvent {
  const imageOf = (kind: TicketImage["kind"], names: readonly string[]): TicketImage | undefined => {
    const url = readMediaUrl(event[kind], ownOrigin, names);
    const original = readMediaUrl(event[kind], ownOrigin, originalNames);
    return url ? { kind, url, ...(original !== url && { original }) } : undefined;
  };
  return {
    title: readLine(event.title),
    address: readText(event.address),
    description: readText(event.description),
    startTime: readDate(event.start_time),
    endTime: readDate(event.end_time),
    image:
      imageOf("background", ["thumb", "medium", "original", "original_url", "url"]) ??
      imageOf("icon", ["medium", "thumb", "original", "original_url", "url"]),
  };
}

/** Amounts also come with their currency and in Turkish writing: "₺1.250,00", "450 TL". */
function readPrice(value: unknown): number | undefined {
  if (typeof value !== "string") return readAmount(value);
  const digits = value.replace(/₺|TRY|TL/gi, "").trim();
  const turkish = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(digits);
  return readAmount(turkish ? digits.replaceAll(".", "") : digits);
}
