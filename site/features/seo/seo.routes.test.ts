import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { matchRoute, routeOf, type SiteRouteName } from "#site/routes.ts";
import { sitemapXml } from "./seo.routes.ts";

const origin = "https://meydan.example";

/** The sitemap as a strict parser sees it: each URL with its alternates. */
function read(document: string): Map<string, string[]> {
  const urls = new Map<string, string[]>();
  let alternates: string[] = [];
  let inLoc = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    inLoc = local === "loc" && uri === "http://www.sitemaps.org/schemas/sitemap/0.9";
    if (local === "link" && uri === "http://www.w3.org/1999/xhtml") {
      alternates.push(`${attributes.hreflang?.value} ${attributes.href?.value}`);
    }
  });
  parser.on("text", (text) => {
    if (!inLoc) return;
    alternates = [];
    urls.set(text, alternates);
  });
  parser.on("closetag", () => {
    inLoc = false;
  });
  parser.write(document).close();
  return urls;
}

const urls = read(sitemapXml(origin));

test("each static page stands in it in each language and without one", () => {
  const ofOwner = ["/community-rules", "/child-safety", "/accessibility"];
  expect(urls.size).toBe(3 * (languages.length + 1) + ofOwner.length * 3);
  for (const path of ofOwner) {
    const written = [`${origin}${path}?lng=tr`, `${origin}${path}?lng=en`, `${origin}${path}`];
    expect([...urls.keys()].filter((url) => url.startsWith(`${origin}${path}`))).toEqual(written);
  }
  for (const path of ["/", "/download", "/privacy-policy"]) {
    expect([...urls.keys()]).toEqual(expect.arrayContaining([`${origin}${path}`, `${origin}${path}?lng=fa`]));
  }
});

test("each version lists itself and all others", () => {
  for (const [address, alternates] of urls) {
    const path = new URL(address).pathname;
    const written = routeOf(matchRoute(path).name as SiteRouteName).languages;
    const versions = written ?? languages.map(({ code }) => code);
    expect(alternates).toEqual([
      ...versions.map((code) => `${code} ${origin}${path}?lng=${code}`),
      `x-default ${origin}${path}`,
    ]);
  }
});
