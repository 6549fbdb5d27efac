/**
 * What crawlers may read (RFC 9309): everything but tickets, whose URL is a credential, the deletion form and the proxied
 * product API.
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
