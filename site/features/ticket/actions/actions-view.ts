import type { I18n } from "#site/i18n/i18n.ts";
import { googleCalendarUrl } from "../calendar/google-calendar-url.ts";
import { type EventFacts, isDated } from "../event/event-facts.ts";
import { isOver } from "../event/event-phase.ts";
import { type Wallet, type WalletOffer, wallets } from "../wallets/wallet-offer.ts";

/** The ways into a calendar. Public: the names label what is counted (docs/operations.md). */
export const calendars = ["file", "google"] as const;

/** URLs of what a visitor can do with a ticket. */
export type ActionsView = ReturnType<typeof actionsView>;

interface ActionsContext extends Pick<I18n, "link"> {
  readonly path: string;
  readonly wallets: WalletOffer;
  readonly now: Date;
}

/** What the path of a ticket goes on with to its pass of each wallet (site/routes.ts). */
const passFiles: Readonly<Record<Wallet, string>> = { apple: "apple-wallet.pkpass", google: "google-wallet" };

/** A calendar needs a start, a wallet a code, and both an event that is not over. */
export function actionsView(event: EventFacts, code: string | undefined, context: ActionsContext) {
  const { link, path, wallets: offer, now } = context;
  const isWanted = !isOver(event, now);
  const offered = wallets.filter((wallet) => isWanted && code && offer[wallet]);
  return {
    wallets: offered.map((wallet) => ({ wallet, url: link(`${path}/${passFiles[wallet]}`) })),
    calendars:
      isWanted && isDated(event) ? { file: link(`${path}/calendar.ics`), google: googleCalendarUrl(event) } : undefined,
  };
}
