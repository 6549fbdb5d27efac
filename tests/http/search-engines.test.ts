import { expect, inject, test } from "vitest";
import { languages } from "#locales/index.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { type Element, parseXml } from "./support/parse-xml.ts";

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
