import type { I18n } from "#site/i18n/i18n.ts";
import { priceText } from "#site/i18n/price-text.ts";
import type { Ticket } from "#site/product-api/parse-ticket.ts";
import { eventFacts } from "../event/event-facts.ts";

/** A ticket as wallets show it. */
export type PassContent = NonNullable<ReturnType<typeof passContent>>;

/** @returns `undefined` for a ticket without a code, which no wallet is offered */
export function passContent(ticket: Ticket, { t, formats }: Pick<I18n, "t" | "formats">) {
  const { event, code, packageName, price } = ticket;
  if (!code) return undefined;
  return { event: eventFacts(event, t), code, packageName, price: priceText(price, t, formats) };
}
