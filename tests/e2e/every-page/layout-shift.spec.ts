import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import type { Behavior } from "../support/product-server/product-server.ts";
import { expect, test } from "../support/site-fixture.ts";
import { watchText } from "../support/watch-text.ts";
import { wideIf } from "../support/wide.ts";
import { type SlowNetwork, startSlowNetwork } from "./slow-network.ts";

const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Keeps the page in the system's fonts, so that whatever else moves shows, however little. */
const withoutFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort("aborted"));

for (const { width, height } of viewports) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test.describe("on a slow network", () => {
      let network: SlowNetwork;
      test.beforeEach(async ({ site }) => {
        network = await startSlowNetwork(site.origin);
      });
      test.afterEach(() => network.stop());

      test.describe("on an Android device", () => {
        test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/148.0.0.0" });

        test("its own store stands first before anything is painted", async ({ page }) => {
          await recordShifts(page);
          await withoutFonts(page);
          await page.goto(`${network.origin}/download`, { waitUntil: "load" });
          const tops = await page
            .locator("main [data-store]")
            .evaluateAll((links) =>
              links.map((link) => [link.getBoundingClientRect().top, link.dataset.store] as const),
            );
          expect(tops.toSorted(([one], [two]) => one - two).map(([, store]) => store)).toEqual(["google", "apple"]);
          expect(await readShifts(page)).toEqual([]);
        });
      });
    });

    test.describe("with a slow product server", () => {
      test.use({ upstream: "scripted" });
      /** Longer than `visitorTimeoutMs`, shorter than a call may take. */
      const slow = { delay: 1500 };
      const noPosts = { json: { result: [] } };
      const user = {
        json: { result: { data: { username: "ada", fullName: "Ada", followersCount: 3, followingCount: 4 } } },
      };
      const ticket = { event: { title: "Konser" }, package: { name: "Sahne önü", price: 10 }, ticket_uuid: "t" };
      const calls = {
        user: productPaths.user("u-1"),
        posts: productPaths.userPosts("u-1"),
        ticket: productPaths.ticket("konser", "p", "t"),
      };
      const late: Readonly<Record<string, readonly [shows: string, path: string, answers: Record<string, Behavior>]>> =
        {
          "a post": ["Söz p-1", postPath, { [postCall]: { json: fakePostResponse(), ...slow } }],
          "the error of a post": ["Post bulunamadı.", postPath, { [postCall]: { status: 500, ...slow } }],
          "a profile": ["Ada", "/profile/u-1", { [calls.user]: { ...user, ...slow }, [calls.posts]: noPosts }],
          "the posts of a profile": [
            "Henüz",
            "/profile/u-1",
            { [calls.user]: user, [calls.posts]: { ...noPosts, ...slow } },
          ],
          "a ticket": ["Konser", "/ticket/konser/p/t", { [calls.ticket]: { json: ticket, ...slow } }],
        };
      for (const [name, [shows, path, answers]] of Object.entries(late)) {
        test(
          `nothing shifts when ${name} replaces the loading state`,
          wideIf(width > 360),
          async ({ page, productServer, errorWatch }) => {
            errorWatch.allow(/^response: 503 /);
            for (const [call, answer] of Object.entries(answers)) productServer.on(call, answer);
            await recordShifts(page);
            await withoutFonts(page);
            const texts = await watchText(page);
            await page.goto(path);
            await expect(page.locator("main")).toContainText(shows);
            expect(texts[0]).toContain("Yükleniyor…");
            expect(await readShifts(page)).toEqual([]);
          },
        );
      }
    });
  });
}
