import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { languages } from "#locales/index.ts";
import { matchRoute, routeOf, type SiteRouteName } from "#site/routes.ts";
import { parseXml } from "../../../tests/http/support/parse-xml.ts";
import { securityTxt, sitemapXml } from "./seo.routes.ts";

const origin = "https://meydan.example";

/** Each URL of the sitemap with its alternates. */
const urls = new Map(
  parseXml(sitemapXml(origin)).children.map(({ children }): [string, string[]] => [
    children.find(({ path }) => path.endsWith("/loc"))?.text ?? "",
    children.flatMap(({ attributes: { hreflang, href } }) => (hreflang ? [`${hreflang} ${href}`] : [])),
  ]),
);

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

test("security.txt says whom to tell and where it stands", () => {
  const lines = securityTxt(origin).trimEnd().split("\n");
  const fields = new Map(lines.map((line) => line.split(": ") as [string, string]));
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get("Expires")).toBe(brand.securityContactExpires);
  expect(fields.get("Canonical")).toBe(`${origin}/.well-known/security.txt`);
});
