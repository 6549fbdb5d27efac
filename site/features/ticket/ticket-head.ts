import type { Head } from "#site/head/head.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { TicketPageView } from "./ticket-view.ts";

/**
 * What a ticket's page says of itself: that it is a ticket, and nothing more. Its address and its content are
 * credentials, so no tag for chats and search engines carries either, `og:url` included: it names the site's front page, and a chat that
 * unfolds a shared ticket remembers that address instead of the ticket's.
 *
 * @param appPath the ticket's own path, for the app on the visitor's device alone
 */
export function ticketHead(view: TicketPageView, t: Translate, appPath: string): Head {
  const title = view.kind === "failed" ? t("seo.ticket.errorTitle") : t("seo.ticket.titleWithoutEvent");
  return {
    kind: "ticket",
    title: t("seo.siteTitle", { title }),
    description: t("seo.ticket.description"),
    author: t("seo.home.author"),
    path: "/",
    openGraphType: "website",
    noindex: true,
    ...(view.kind !== "failed" && { appPath }),
    ...(view.kind === "loading" && { loading: true }),
  };
}
