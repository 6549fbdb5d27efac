import type { PreviewImage } from "#site/head/head.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import type { PreviewedPage } from "#site/routes.ts";
import type { PreviewCard } from "./preview-card.ts";
import { renderedPreviewImage } from "./preview-image-url.ts";

/** The words of each page that shows no content of users in chats, by the page's name in the image's URL. */
const titles = {
  landing: ["hero.title1", "brand.headline"],
  download: ["seo.download.title"],
  "delete-account": ["seo.deleteAccount.title"],
  "privacy-policy": ["seo.privacyPolicy.title"],
  "community-rules": ["navigation.communityRules"],
  "child-safety": ["navigation.childSafety"],
  accessibility: ["navigation.accessibilityStatement"],
  report: ["report.title"],
  ticket: ["ticket.shared"],
} as const satisfies Readonly<Record<PreviewedPage, readonly MessageKey[]>>;

type PageCardContext = Pick<I18n, "t" | "locale">;

/** The preview image of a page: its title over the town square, with what there is to download; of any ticket, a ticket. */
export function pagePreviewCard(page: PreviewedPage, { t, locale }: PageCardContext): PreviewCard {
  const lines = titles[page].map((key) => t(key));
  return { kind: "square", locale: locale.code, lines, phones: page === "download", isTicket: page === "ticket" };
}

/** The entry of that image in the page's head. */
export function pagePreviewImage(
  page: PreviewedPage,
  { t, locale, origin }: PageCardContext & { readonly origin: string },
): PreviewImage {
  const title = titles[page].map((key) => t(key)).join(sentenceSpace(locale));
  const alt = t("brand.cardAlt", { title });
  return renderedPreviewImage(pagePreviewCard(page, { t, locale }), { origin, path: `/share/${page}`, alt });
}
