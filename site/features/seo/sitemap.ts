import { xml, xmlDocument } from "#site/http/xml.ts";
import { localeAlternates } from "#site/i18n/locale/locale-alternates.ts";
import { routeOf, routes, sitemapPages } from "#site/routes.ts";

/** Every page that the table of routes lists for it, in every language, each with all its alternates (sitemaps.org 0.9, Google's hreflang rules). */
export function sitemap(origin: string): string {
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
