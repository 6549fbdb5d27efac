import { brand } from "#brand/brand.ts";
import { xml, xmlDocument } from "#site/http/xml.ts";
import { localeAlternates } from "#site/i18n/locale/locale-alternates.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { routeOf, routes, sitemapPages } from "#site/routes.ts";
import type { SiteResponse } from "#site/site-response.ts";

/**
 * What crawlers may read (RFC 9309): everything. Tickets and the pages of account deletion are not forbidden: a crawler
 * that may not read them never sees their `noindex`, and lists their bare URLs.
 */
export const robots = defineEndpoint("robots", ({ settings: { origin } }) =>
  file("text/plain", `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
);

export const sitemap = defineEndpoint("sitemap", ({ settings }) =>
  file("application/xml", sitemapXml(settings.origin)),
);

export const securityContact = defineEndpoint("security-contact", ({ settings }) =>
  file("text/plain", securityTxt(settings.origin)),
);

function file(type: string, body: string): SiteResponse {
  return { status: 200, headers: { "Content-Type": `${type}; charset=utf-8` }, cache: "static", body };
}

/**
 * Every page that the table of routes lists for it, in every language, each with all its alternates (sitemaps.org 0.9,
 * Google's hreflang rules).
 */
export function sitemapXml(origin: string): string {
  const urls = sitemapPages.flatMap((page) => {
    const alternates = localeAlternates(origin, routes[page].path, routeOf(page).languages);
    const links = alternates.map(({ hreflang, href }) => xml("xhtml:link", { rel: "alternate", hreflang, href }));
    return alternates.map(({ href }) => xml("url", {}, xml("loc", {}, href), ...links));
  });
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return xmlDocument(xml("urlset", namespaces, ...urls));
}

/** The contact for reports of vulnerabilities (RFC 9116). Readers ignore it once it has expired. */
export function securityTxt(origin: string): string {
  const lines = [
    `Contact: mailto:${brand.contactEmail}`,
    `Expires: ${brand.securityContactExpires}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
