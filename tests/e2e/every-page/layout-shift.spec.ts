import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import type { ProductServer } from "../support/product-server/product-server.ts";
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
      const broken = { status: 500 };
      const noPosts = { json: { result: [] } };
      const user = { username: "ada", fullName: "Ada", followersCount: 3, followingCount: 4 };
      const ticket = { event: { title: "Konser" }, package: { name: "Sahne önü", price: 10 }, ticket_uuid: "t" };
      const calls = { user: productPaths.user("u-1"), posts: productPaths.userPosts("u-1") };
      const ticketCall = productPaths.ticket("konser", "p", "t");

      const arrivals: {
        name: string;
        shows: string;
        path: string;
        on: (server: ProductServer) => void;
        fails?: boolean;
      }[] = [
        {
          name: "a post",
          shows: "Söz p-1",
          path: postPath,
          on: (server) => server.on(postCall, { json: toldAnswer(), ...slow }),
        },
        {
          name: "the error of a post",
          shows: "Post bulunamadı.",
          path: postPath,
          on: (server) => server.on(postCall, { ...broken, ...slow }),
          fails: true,
        },
        {
          name: "a profile",
          shows: "Ada",
          path: "/profile/u-1",
          on: (server) => {
            server.on(calls.user, { json: { result: { data: user } }, ...slow });
            server.on(calls.posts, noPosts);
          },
        },
        {
          name: "the posts of a profile",
          shows: "Henüz",
          path: "/profile/u-1",
          on: (server) => {
            server.on(calls.user, { json: { result: { data: user } } });
            server.on(calls.posts, { ...noPosts, ...slow });
          },
        },
        {
          name: "the error of a profile",
          shows: "Profil şu anda yüklenemiyor.",
          path: "/profile/u-1",
          on: (server) => {
            server.on(calls.user, { ...broken, ...slow });
            server.on(calls.posts, noPosts);
          },
          fails: true,
        },
        {
          name: "a ticket",
          shows: "Konser",
          path: "/ticket/konser/p/t",
          on: (server) => server.on(ticketCall, { json: ticket, ...slow }),
        },
        {
          name: "the error of a ticket",
          shows: "Hata: Bilet bulunamadı.",
          // Another one: calls for the ticket above may still be under way, and answer both.
          path: "/ticket/konser/p/broken",
          on: (server) => server.on(productPaths.ticket("konser", "p", "broken"), { ...broken, ...slow }),
          fails: true,
        },
      ];
      for (const { name, shows, path, on, fails = false } of arrivals) {
        test(
          `nothing shifts when ${name} replaces the loading state`,
          wideIf(width > 360 || (fails && name !== "the error of a post")),
          async ({ page, productServer, errorWatch }) => {
            if (fails) errorWatch.allow(/^response: 503 /);
            on(productServer);
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
