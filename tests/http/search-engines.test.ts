import { describe, expect, inject, test } from "vitest";
import { languages } from "#locales/index.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { type Element, parseXml } from "./support/parse-xml.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");

/** [hreflang, href] of every alternate version that a page names. */
async function readPage(url: string) {
  const page = await fetchDocument(url);
  return {
    ...page,
    canonical: page.attribute("link[rel=canonical]", "href"),
    alternates: [...page.document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
  };
}

test("robots.txt lets crawlers read all, the noindex of pages included, and names the sitemap", async () => {
  const response = await fetch(`${origin}/robots.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("security.txt says whom to tell of a weakness", async () => {
  const response = await fetch(`${origin}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
});

test("every URL of the sitemap is a page that names itself canonical and lists the same alternates", async () => {
  const response = await fetch(`${origin}/sitemap.xml`);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const textOf = ({ children }: Element, name: string) => children.find(({ path }) => path.endsWith(name))?.text;
  const entries = parseXml(await response.text()).children.map((url) => ({
    url: textOf(url, "/loc") ?? "",
    alternates: url.children
      .filter(({ path }) => path.endsWith("/xhtml:link"))
      .map(({ attributes: { hreflang, href } }) => [hreflang, href]),
  }));
  expect(entries).toHaveLength(3 * (languages.length + 1) + 3 * 3); // the owner writes three pages in two languages
  const visited = entries.filter(({ url }) => !url.includes("?") || /=(ar|tr)$/.test(url));
  expect(visited).toHaveLength(3 * 3 + 3 * 2);
  for (const { url, alternates } of visited) expect(await readPage(url)).toMatchObject({ canonical: url, alternates });
});

test.each(["landing", "download", "privacy-policy", "post-gallery", "profile"])(
  "%s: each version is its own canonical and lists all versions, itself included",
  async (name) => {
    const path = pathOf(name);
    for (const query of ["", "?lng=ja"]) {
      const page = await readPage(`${origin}${path}${query}`);
      expect(page.headers.get("x-robots-tag")).toBeNull();
      expect(page.meta("robots")).toBe("max-image-preview:large");
      expect(page.canonical).toBe(`${origin}${path}${query}`);
      expect(page.alternates).toEqual([
        ...languages.map(({ code }) => [code, `${origin}${path}?lng=${code}`]),
        ["x-default", `${origin}${path}`],
      ]);
      if (query) expect(page.document.documentElement.getAttribute("lang")).toBe("ja");
    }
  },
);

test.each(["community-rules", "child-safety", "accessibility"])(
  "%s is indexed in the languages that it is written in",
  async (name) => {
    const path = pathOf(name);
    for (const [query, canonical] of [
      ["", ""],
      ["?lng=tr", "?lng=tr"],
      ["?lng=ja", "?lng=en"],
    ]) {
      const page = await readPage(`${origin}${path}${query}`);
      expect(page.headers.get("x-robots-tag")).toBeNull();
      expect(page.canonical).toBe(`${origin}${path}${canonical}`);
      expect(page.alternates).toEqual([
        ["tr", `${origin}${path}?lng=tr`],
        ["en", `${origin}${path}?lng=en`],
        ["x-default", `${origin}${path}`],
      ]);
    }
  },
);

test.each([
  "ticket",
  "ticket-missing",
  "delete-account",
  "report",
  "report-receipt-missing",
  "report-status-missing",
  "confirm-report-missing",
  "deletion-receipt-missing",
  "cancel-link-missing",
  "post-missing",
  "profile-missing",
  "not-found",
])("%s is kept out of search engines, by the header too", async (name) => {
  const { headers, meta, canonical, alternates } = await readPage(origin + pathOf(name));
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(meta("robots")).toBe("noindex");
  expect([canonical, alternates]).toEqual([undefined, []]);
});

describe("with a product server that has no such post", () => {
  const site = startScriptedSite();

  test.each([404, 410])("its %i is the page's own", async (status) => {
    site.productServer.on("/api/public/post/p-1", { status, json: {} });
    const response = await fetch(`${site.origin}/post/p-1`, { headers: { "User-Agent": "Googlebot/2.1" } });
    expect(response.status).toBe(status);
  });
});
