import type { Page } from "@playwright/test";
import { brand } from "../../brand/brand.ts";
import { everyPage } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const profile = "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1";
const ticketIds = [
  "bogazda-yaz-konseri",
  "6f1b2c3d-00b1-4a00-8000-0000000000b1",
  "6f1b2c3d-00c1-4a00-8000-0000000000c1",
];
const ticket = `/ticket/${ticketIds.join("/")}`;

const banner = (page: Page) => page.locator('head meta[name="apple-itunes-app"]');
const storeLinks = (page: Page) =>
  page.locator("a[data-store]").evaluateAll((links) =>
    links.map((link) => ({
      store: link.getAttribute("data-store"),
      position: link.getAttribute("data-position"),
      url: (link as HTMLAnchorElement).href,
    })),
  );

test.describe("the associations", () => {
  for (const path of ["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"]) {
    test(`${path} is 404 while the brand names no app`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    });
  }
});

test.describe("Safari's banner", () => {
  for (const path of [post, profile, ticket]) {
    test(`opens ${path} itself in the app`, async ({ page, site }) => {
      await page.goto(path);
      const app = `app-id=${brand.ios.appId}, app-argument=`;
      await expect(banner(page)).toHaveAttribute("content", `${app}${site.origin}${path}`);
      await page.goto(`${path}?lng=ar&utm_source=x`);
      await expect(banner(page)).toHaveAttribute("content", `${app}${site.origin}${path}?lng=ar`);
    });
  }

  for (const path of [
    "/",
    "/download",
    "/delete-account",
    "/post/nobody-wrote-this",
    "/profile/nobody",
    "/ticket/a/b/c",
  ]) {
    test(`${path} has none`, async ({ page }) => {
      await page.goto(path);
      await expect(banner(page)).toHaveCount(0);
    });
  }
});

test.describe("store links", () => {
  for (const { name, path, status = 200 } of everyPage) {
    test(`${name}: both stores learn the page kind, the language and the place`, async ({ page }) => {
      const response = await page.goto(`${path}?lng=ar`);
      expect(response?.status()).toBe(status);
      const [, kind = ""] = path.split("/");
      const from = kind === "" ? "landing" : kind;
      const shown = status === 200 && (from === "post" || from === "profile");
      for (const { store, position, url } of await storeLinks(page)) {
        const address = new URL(url);
        if (store === "apple") {
          expect(`${address.origin}${address.pathname}`).toBe(`https://apps.apple.com/tr/app/id${brand.ios.appId}`);
          const ct = address.searchParams.get("ct") ?? "";
          expect(ct).toBe(`${from}-${position}-ar`);
          expect(ct.length).toBeLessThanOrEqual(30);
          expect(address.searchParams.get("mt")).toBe("8");
        } else {
          expect(`${address.origin}${address.pathname}`).toBe("https://play.google.com/store/apps/details");
          expect(address.searchParams.get("id")).toBe(brand.android.packageName);
          expect(Object.fromEntries(new URLSearchParams(address.searchParams.get("referrer") ?? ""))).toEqual({
            utm_source: "website",
            utm_medium: from,
            utm_campaign: "ar",
            utm_content: position,
            ...(shown && { deep_link: path }),
          });
        }
      }
      if (shown || from === "landing" || from === "download") expect(await storeLinks(page)).not.toEqual([]);
    });
  }

  test("the head of a post and a profile leads on with what they show, a failed one's with its kind", async ({
    page,
  }) => {
    for (const [path, href] of [
      [post, `/download?from=post&id=${post.slice("/post/".length)}`],
      [profile, `/download?from=profile&id=${profile.slice("/profile/".length)}`],
      ["/post/nobody-wrote-this", "/download?from=post"],
      [ticket, "/download?from=ticket"],
      ["/download", "/download"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("banner").getByRole("link").last()).toHaveAttribute("href", href);
    }
  });

  test("a ticket's ids are in no link that leaves it, and in none that stays", async ({ page }) => {
    for (const path of [ticket, `${ticket}?lng=tr`, `${ticket}x`]) {
      await page.goto(path);
      const addresses = await page
        .locator("[href], [src], form[action]")
        .evaluateAll((elements) =>
          elements.map(
            (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action"),
          ),
        );
      for (const address of addresses) {
        for (const id of ticketIds) expect(decodeURIComponent(address ?? "")).not.toContain(id);
      }
    }
  });
});

test.describe("the app's own host", () => {
  test.use({ settings: { APP_LINK_ORIGIN: "http://app.example" } });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    for (const path of [post, profile, ticket]) {
      test(`${path} offers to open itself in the app`, async ({ page }) => {
        await page.goto(`${path}?lng=en`);
        const open = page.getByRole("link", { name: "Open in the app" });
        await expect(open).toBeVisible();
        await expect(open).toHaveAttribute("href", `http://app.example${path}?lng=en`);
        expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    }

    test("pages that the app does not open offer nothing", async ({ page }) => {
      for (const path of ["/", "/download", "/post/nobody-wrote-this"]) {
        await page.goto(path);
        await expect(page.locator("[data-open-in-app]")).toHaveCount(0);
      }
    });
  });

  test("a desktop, which has no app, is offered nothing", async ({ page }) => {
    await page.goto(post);
    await expect(page.locator("[data-open-in-app]")).toBeHidden();
  });

  test("where the app is missing, the download page goes on with the context", async ({ request, site }) => {
    const asked = async (path: string) => {
      const response = await request.get(path, { headers: { Host: "app.example" }, maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    expect(await asked(`${post}?lng=ar`)).toEqual([
      302,
      `${site.origin}/download?from=post&id=${post.slice("/post/".length)}&lng=ar`,
    ]);
    expect(await asked(ticket)).toEqual([302, `${site.origin}/download?from=ticket`]);
    expect(await asked("/privacy-policy")).toEqual([302, `${site.origin}/privacy-policy`]);
    expect((await asked("/.well-known/apple-app-site-association"))[0]).toBe(404);
  });

  test("no other host is anything but the site", async ({ request }) => {
    const response = await request.get("/download", { headers: { Host: "evil.example" }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain("evil.example");
  });
});

test("without a host of its own, nothing is offered", async ({ page }) => {
  await page.goto(post);
  await expect(page.locator("[data-open-in-app]")).toHaveCount(0);
});
