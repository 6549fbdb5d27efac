/** All kinds of pages. Analytics, policies and headers depend on the kind, never on the URL. */
export const pageKinds = [
  "landing",
  "post",
  "profile",
  "ticket",
  "download",
  "account-deletion",
  "privacy-policy",
  "error",
] as const;

export type PageKind = (typeof pageKinds)[number];

/**
 * Pages whose URL or content must not reach anyone else: a ticket's URL is its credential, the deletion page has a
 * password field, and the URL of an error page may be a mistyped ticket's. No third-party script runs on them
 * (docs/decisions/0006-consent-and-trackers.md). `Referrer-Policy: no-referrer` hides their URL from the next page,
 * from its referrer as well as from `navigation.entries()`; pages with a form replace it (site/pages/delete-account.tsx).
 */
export function isConfidential(kind: PageKind): boolean {
  return kind === "ticket" || kind === "account-deletion" || kind === "error";
}
