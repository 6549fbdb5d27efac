/**
 * What crawlers may read (RFC 9309): everything but the proxied product API. Tickets and the pages of account deletion
 * are not in here: a crawler that may not read them never sees their `noindex`, and lists their bare URLs.
 */
export function robotsTxt(origin: string): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
