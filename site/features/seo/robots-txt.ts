/**
 * What robots may read (RFC 9309): everything but tickets, whose address is their credential, the deletion form
 * and the calls a page makes for itself.
 */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /ticket/",
    "Disallow: /delete-account",
    "Disallow: /api/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
