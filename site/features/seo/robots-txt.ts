/**
 * What crawlers may read (RFC 9309): everything. Tickets and the pages of account deletion are not forbidden: a crawler
 * that may not read them never sees their `noindex`, and lists their bare URLs.
 */
export function robotsTxt(origin: string): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
