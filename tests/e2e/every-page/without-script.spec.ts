import { everyPage } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";

// That every page is whole is asked in walk.spec.ts.

test.use({ javaScriptEnabled: false });

test("every link of every page leads on, and none needs a script", async ({ page, site }) => {
  const expected = new Map<string, number>();
  for (const { name, path, status = 200 } of everyPage) {
    await page.goto(path);
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
      // In another language, a page that does not exist does not exist either.
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
  expect(expected.size).toBeGreaterThan(everyPage.length * 15);
});

test.describe("with a slow product server", () => {
  test.use({ upstream: "scripted" });

  test("a page that went out with its loading text leads to the whole one", async ({ page, productServer }) => {
    productServer.on("/api/public/post/late", {
      delay: 1500,
      json: { result: { data: { uuid: "late", type: "News", content: "Geç gelen söz", user: { username: "ada" } } } },
    });
    await page.goto("/post/late?lng=tr");
    await expect(page.getByText("Geç gelen söz").first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get("lng")).toBe("tr");
  });
});
