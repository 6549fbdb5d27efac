import { turkishTimeZone } from "#contract/time-zone.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { priceText } from "#site/i18n/price-text.ts";
import { textLanguage } from "#site/i18n/text-language/detect-language.ts";
import { type SignedImage, type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { Ticket, TicketImage } from "#site/product-api/parse-ticket.ts";
import type { ContentState } from "#site/product-api/product-api.ts";
import { actionsView } from "./actions/actions-view.ts";
import { eventFacts } from "./event/event-facts.ts";
import { eventTimesView, instantsOf, isoOf } from "./event/event-times-view.ts";
import { mapLinks } from "./event/map-links.ts";
import type { TicketState } from "./load-ticket.ts";
import { offlineUntil } from "./offline/offline-until.ts";
import type { WalletOffer } from "./wallets/wallet-offer.ts";

/** A ticket page as it is shown: texts and URLs only. */
export type TicketPageView = ContentState<{ readonly ticket: TicketView }>;

export type TicketView = ReturnType<typeof ticketView>;

export type TicketImageView = NonNullable<TicketView["image"]>;

export interface TicketViewContext extends Pick<I18n, "t" | "formats" | "link" | "locale"> {
  readonly signImage: SignImage;
  /** Path of the page, under which its files are. */
  readonly path: string;
  readonly wallets: WalletOffer;
  readonly now: Date;
}

export function ticketPageView(state: TicketState, context: TicketViewContext): TicketPageView {
  return state.kind === "loaded" ? { kind: "loaded", ticket: ticketView(state.ticket, context) } : state;
}

export function ticketView(ticket: Ticket, context: TicketViewContext) {
  const { t, formats } = context;
  const { packageName, price, code, purchasedAt, purchasedIsDay } = ticket;
  const event = eventFacts(ticket.event, t);
  const { image, address } = ticket.event;
  return {
    title: event.title,
    image: image && imageView(image, event.title, context),
    times: eventTimesView(event, context),
    instants: instantsOf(event),
    madeAt: context.now.getTime(),
    place: address && event.location ? { address, maps: mapLinks(event.location, context.locale.code) } : undefined,
    description: event.description,
    descriptionLanguage: textLanguage(event.description),
    // The price says "free".
    packageName: packageName === t("ticket.free") && price === 0 ? undefined : packageName,
    price: priceText(price, t, formats),
    code,
    purchased: purchasedAt && {
      iso: isoOf(purchasedAt, purchasedIsDay ? turkishTimeZone : undefined),
      text: purchasedIsDay ? formats.date(purchasedAt) : formats.dateTime(purchasedAt),
    },
    actions: actionsView(event, code, context),
    /** The day on which a copy on the visitor's device expires. */
    copyExpires: formats.date(new Date(offlineUntil(ticket.event, context.now))),
  };
}

/** What is purged never: the product server reports no event as removed, and a ticket is on no page that visitors share. */
const shownByTicket = ["ticket"];

/** @returns `undefined` where the image is known to be lost: a ticket without one is drawn */
function imageView({ kind, url, original = url }: TicketImage, event: string, { t, signImage }: TicketViewContext) {
  const signed = signOriginal((one) => signImage(one, shownByTicket), original, url);
  if (signed.isMissing) return undefined;
  // An icon does not fill its frame, so its color has no place.
  const image: SignedImage = kind === "background" ? signed : { url: signed.url, signature: signed.signature };
  return { kind, image, alt: t("ticket.picture", { event }) };
}
