import type { Page } from "@playwright/test";
import { languages } from "../../locales/index.ts";
import { everyPage } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";
const indexed = ["landing", "download", "privacy-policy", "post-gallery", "profile"];

const canonicalOf = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

/** [hreflang, href] of every alternate version the page names. */
const alternatesOf = (page: Page) =>
  page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));

test("robots.txt keeps robots off tickets, the deletion form and the calls, and names the sitemap", async ({
  request,
  baseURL,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /ticket/",
    "Disallow: /delete-account",
    "Disallow: /api/",
  ]);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("every address of the sitemap is a page that names itself canonical and lists the same alternates", async ({
  page,
}) => {
  const response = await page.request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  // The browser's own XML parser, which is strict.
  await page.goto("/download");
  const entries = await page.evaluate(
    (source) => {
      const document = new DOMParser().parseFromString(source, "application/xml");
      if (document.querySelector("parsererror")) throw new Error("the sitemap is not well-formed");
      return [...document.querySelectorAll("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        alternates: [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      }));
    },
    await response.text(),
  );
  expect(entries).toHaveLength(3 * (languages.length + 1));
  const visited = entries.filter(({ address }) => !address.includes("?") || /=(ar|tr)$/.test(address));
  expect(visited).toHaveLength(9);
  for (const { address, alternates } of visited) {
    const html = await (await page.request.get(address)).text();
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(links.map(([, hreflang, href]) => [hreflang, href])).toEqual(alternates);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
});

for (const name of indexed) {
  test(`${name}: each version is its own canonical and lists all versions, itself included`, async ({
    page,
    baseURL,
  }) => {
    const path = pathOf(name);
    for (const query of ["", "?lng=ja"]) {
      const response = await page.goto(`${path}${query}`);
      expect(response?.headers()["x-robots-tag"]).toBeUndefined();
      expect(await canonicalOf(page)).toBe(`${baseURL}${path}${query}`);
      expect(await alternatesOf(page)).toEqual([
        ...languages.map(({ code }) => [code, `${baseURL}${path}?lng=${code}`]),
        ["x-default", `${baseURL}${path}`],
      ]);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  });
}

for (const name of ["ticket", "ticket-missing", "delete-account", "post-missing", "profile-missing", "not-found"]) {
  test(`${name} is kept out of search engines, by the header too`, async ({ page }) => {
    const response = await page.goto(pathOf(name));
    expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical], link[rel=alternate]")).toHaveCount(0);
  });
}

test("so are the answers of the passed-on calls", async ({ request }) => {
  const response = await request.get(`/api/public${pathOf("post-text")}`);
  expect(response.status()).toBe(200);
  expect(response.headers()["x-robots-tag"]).toBe("noindex");
});

test.describe("the product server's 404 and 410 are the page's own", () => {
  test.use({ upstream: "scripted" });

  for (const status of [404, 410]) {
    test(String(status), async ({ request, productServer }) => {
      productServer.on("/api/public/post/p-1", { status, json: {} });
      const response = await request.get("/post/p-1", { headers: { "user-agent": "Googlebot/2.1" } });
      expect(response.status()).toBe(status);
    });
  }
});
