/** The closed list of what a page can be. Measurement and headers decide by it, never by the page's address. */
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
 * Pages whose address or content is nobody else's business: a ticket's address is its credential, on the deletion
 * page a password is typed, and a mistyped address may be a ticket's. No vendor's script runs on them
 * (docs/decisions/0006), and no page opened from them learns their address: neither by the referrer nor by
 * `navigation.entries()`, which withholds the address of documents with `Referrer-Policy: no-referrer`.
 */
export function isConfidential(kind: PageKind): boolean {
  return kind === "ticket" || kind === "account-deletion" || kind === "error";
}
