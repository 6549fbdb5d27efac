import type { Formats } from "#site/i18n/format.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { type SignedImage, type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { Ticket, TicketEvent, TicketImage } from "#site/product-api/parse-ticket.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { TicketState } from "./ticket-state.ts";

/** A ticket page as it is shown: texts and URLs only. */
export type TicketPageView =
  | { kind: "loaded"; ticket: TicketView }
  | { kind: "loading" }
  | { kind: "failed"; reason: Failure };

export interface TicketView {
  readonly title: string;
  readonly image?: TicketImageView | undefined;
  readonly start?: MomentView | undefined;
  readonly end?: MomentView | undefined;
  readonly address?: string | undefined;
  readonly description?: string | undefined;
  readonly packageName?: string | undefined;
  readonly price?: string | undefined;
  readonly code?: string | undefined;
  readonly purchased?: MomentView | undefined;
}

export interface TicketImageView {
  readonly kind: "background" | "icon";
  readonly image: SignedImage;
  readonly alt: string;
}

export interface MomentView {
  /** For `<time datetime>`. */
  readonly iso: string;
  readonly text: string;
}

interface ViewContext extends Pick<I18n, "t" | "formats"> {
  readonly signImage: SignImage;
}

export function ticketPageView(state: TicketState, context: ViewContext): TicketPageView {
  return state.kind === "loaded" ? { kind: "loaded", ticket: ticketView(state.ticket, context) } : state;
}

export function ticketView(ticket: Ticket, { t, formats, signImage }: ViewContext): TicketView {
  const { event, packageName, price, code, purchasedAt } = ticket;
  const title = event.title ?? t("ticket.heading");
  return {
    title,
    image: event.image && {
      kind: event.image.kind,
      image: signedImage(event.image, signImage),
      alt: t("ticket.picture", { event: title }),
    },
    start: event.startTime && { iso: event.startTime.toISOString(), text: formats.appointment(event.startTime) },
    end: endOf(event, formats),
    address: event.address,
    description: event.description,
    packageName,
    price: price === undefined ? undefined : priceText(price, t, formats),
    code,
    purchased: purchasedAt && { iso: purchasedAt.toISOString(), text: formats.dateTime(purchasedAt) },
  };
}

/** On the day of the start only the time is shown. An end that is not after the start is an error and left out. */
function endOf({ startTime, endTime }: TicketEvent, formats: Formats): MomentView | undefined {
  if (!endTime || (startTime && endTime <= startTime)) return undefined;
  const sameDay = startTime && formats.date(startTime) === formats.date(endTime);
  return { iso: endTime.toISOString(), text: sameDay ? formats.time(endTime) : formats.appointment(endTime) };
}

/** Always with the ₺ symbol (specification, section 9); a free ticket also says so. */
function priceText(price: number, t: Translate, formats: Formats): string {
  return price === 0 ? `${formats.lira(0)} · ${t("ticket.free")}` : formats.lira(price);
}

function signedImage({ kind, url, original = url }: TicketImage, signImage: SignImage): SignedImage {
  const image = signOriginal(signImage, original, url);
  if (kind === "background") return image;
  // An icon does not fill its frame, so its color has no place.
  return { url: image.url, signature: image.signature };
}
