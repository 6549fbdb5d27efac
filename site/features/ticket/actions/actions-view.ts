import type { I18n } from "#site/i18n/i18n.ts";
import { googleCalendarUrl } from "../calendar/google-calendar-url.ts";
import { type EventFacts, isDated } from "../event/event-facts.ts";
import { isOver } from "../event/event-phase.ts";
import type { WalletOffer } from "../wallets/wallet-offer.ts";

/** The ways into a calendar. Public: the names label what is counted (docs/operations.md). */
export const calendars = ["file", "google"] as const;

export type Calendar = (typeof calendars)[number];

/** URLs of what a visitor can do with a ticket; one that is missing cannot be done. */
export type ActionsView = NonNullable<ReturnType<typeof actionsView>>;

interface ActionsContext extends Pick<I18n, "link"> {
  readonly path: string;
  readonly wallets: WalletOffer;
  readonly now: Date;
}

/**
 * A calendar needs a start, a wallet a code, and both an event that is not over.
 *
 * @returns `undefined` if there is nothing to do
 */
export function actionsView(event: EventFacts, code: string | undefined, { link, path, wallets, now }: ActionsContext) {
  if (isOver(event, now)) return undefined;
  const actions = {
    ...(code && wallets.apple && { appleWallet: link(`${path}/apple-wallet.pkpass`) }),
    ...(code && wallets.google && { googleWallet: link(`${path}/google-wallet`) }),
    ...(isDated(event) && {
      calendarFile: link(`${path}/calendar.ics`),
      googleCalendar: googleCalendarUrl(event),
    }),
  };
  return Object.keys(actions).length > 0 ? actions : undefined;
}
