import { pagePreviewImage } from "#site/features/preview-images/page-preview.ts";
import type { Head } from "#site/head/head.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { TicketPageView } from "./ticket-view.ts";

/**
 * The head of a ticket page, which says that it is a ticket and nothing more. A ticket's URL and content are
 * credentials, so no tag for chats and search engines has either. `og:url` is the landing page: a chat that previews a
 * shared ticket stores that URL instead of the ticket's. The preview image is the same for all tickets.
 *
 * @param appPath the ticket's own path, for the app on the visitor's device alone
 */
export function ticketHead(
  view: TicketPageView,
  { t, locale, origin, appPath }: Pick<I18n, "t" | "locale"> & { readonly origin: string; readonly appPath: string },
): Head {
  return {
    // Nothing of the ticket.
    title: t("seo.siteTitle", {
      title: view.kind === "failed" ? t("seo.ticket.errorTitle") : t("seo.ticket.titleWithoutEvent"),
    }),
    description: t("seo.ticket.description"),
    path: "/",
    noindex: true,
    ...(view.kind !== "failed" && { appPath, image: pagePreviewImage("ticket", { t, locale, origin }) }),
    ...(view.kind === "loading" && { loading: true }),
  };
}
