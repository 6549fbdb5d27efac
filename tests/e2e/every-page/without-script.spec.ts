import { everyPage } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";

// That every page is whole is asked in walk.spec.ts.

test.use({ javaScriptEnabled: false });

test("every link of every page leads on, and none needs a script", async ({ page, site }) => {
  const expected = new Map<string, number>();
  for (const { name, path, status = 200 } of everyPage) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { links, targets } = await page.evaluate(() => ({
      links: [...document.querySelectorAll("a")].map((link) => ({ href: link.href, text: link.outerHTML })),
      targets: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    }));
    expect(links.length, name).toBeGreaterThan(2);
    for (const { href, text } of links) {
      const { origin, pathname, search, hash, protocol } = new URL(href);
      expect(["http:", "https:", "mailto:", "tel:"], text).toContain(protocol);
      if (origin !== site.origin) continue;
      const isThisPage = pathname === new URL(path, site.origin).pathname;
      if (hash && isThisPage) expect.soft(targets, `${name}: ${text}`).toContain(hash.slice(1));
      // All pages have the same list of languages. In another one, a page that does not exist does not exist either.
      if (isThisPage && search.includes("lng=") && name !== "landing" && name !== "not-found") continue;
      expected.set(pathname + search, isThisPage ? status : 200);
    }
  }
  for (const [address, status] of expected) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    if (response.status() === 302) {
      expect.soft(response.headers().location, address).toMatch(/^https:\/\/(apps\.apple|play\.google)\.com\//);
    } else {
      expect.soft(response.status(), address).toBe(status);
    }
  }
  expect(expected.size).toBeGreaterThan(everyPage.length * 3);
});
