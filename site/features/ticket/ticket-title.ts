import type { Translate } from "#site/i18n/translate.ts";
import type { TicketPageView } from "./ticket-view.ts";

/** Title of the document in each state, without anything of the ticket; the island updates it. */
export function ticketTitle({ kind }: Pick<TicketPageView, "kind">, t: Translate): string {
  const title = kind === "failed" ? t("seo.ticket.errorTitle") : t("seo.ticket.titleWithoutEvent");
  return t("seo.siteTitle", { title });
}
