import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { everyPage } from "../support/every-page.ts";
import { gateFonts } from "../support/font-gate.ts";
import { waitForHydration } from "../support/hydration.ts";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import type { ProductServer } from "../support/product-server/product-server.ts";
import { expect, test } from "../support/site-fixture.ts";
import { watchText } from "../support/watch-text.ts";
import { wideIf } from "../support/wide.ts";
import { type SlowNetwork, startSlowNetwork } from "./slow-network.ts";

interface Shift {
  readonly value: number;
  /** The beginning of what moved. */
  readonly moved: string[];
}

/** `languages`, for late fonts: `npm run bench:page -- shift` measures all of them at both widths. */
const viewports = [
  { width: 360, height: 740, languages: ["tr", "hi"], pages: everyPage },
  {
    width: 1440,
    height: 900,
    languages: ["fa"],
    pages: everyPage.filter(({ likeAnother }) => !likeAnother),
  },
];

/** What a web font that comes late may move at most, in CLS (docs/decisions/0014-web-fonts.md). */
const fontShiftLimit = 0.05;

/** Records every shift that no input of the visitor explains. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("hide-modal", "true");
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? "");
        shifts.push({ value, moved: moved.map((html) => html.slice(0, 100)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts so far, after two more frames; none where their sum is within the limit. */
async function readShifts(page: Page, limit = 0): Promise<Shift[]> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > limit ? shifts : [];
}

/** Keeps the page in the system's fonts, so that whatever else moves shows, however little. */
const withoutFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort("aborted"));

for (const { width, height, languages, pages } of viewports) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test.describe("on a slow network", () => {
      let network: SlowNetwork;
      test.beforeEach(async ({ site }) => {
        network = await startSlowNetwork(site.origin);
      });
      test.afterEach(() => network.stop());

      for (const { name, path, likeAnother = false } of pages) {
        const details = wideIf(likeAnother || width > 360);
        test(
          `nothing shifts on ${name} while it comes piece by piece and is scrolled through`,
          details,
          async ({ page }) => {
            await recordShifts(page);
            await withoutFonts(page);
            await page.goto(network.origin + path, { waitUntil: "load" });
            expect(await readShifts(page)).toEqual([]);
            await waitForHydration(page);
            await page.evaluate(async () => {
              for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
                scrollTo({ top: y, behavior: "instant" });
                await new Promise((resolve) => setTimeout(resolve, 60));
              }
            });
            expect(await readShifts(page)).toEqual([]);
          },
        );
      }

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

    test.describe("with late fonts", () => {
      // A ticket's fonts would come from the device the second time, and not late.
      test.use({ serviceWorkers: "block" });

      for (const { name, path, likeAnother = false } of pages) {
        test(
          `little shifts on ${name} when its fonts come after its text`,
          wideIf(likeAnother),
          async ({ page, errorWatch }) => {
            errorWatch.allow(/Service Worker registration blocked by Playwright/);
            await recordShifts(page);
            const fonts = await gateFonts(page);
            for (const language of languages) {
              fonts.close();
              await page.goto(`${path}?lng=${language}`);
              await expect.poll(fonts.waiting).toBeGreaterThan(0);
              expect(await readShifts(page), language).toEqual([]);
              fonts.open();
              await fonts.settled();
              expect(await readShifts(page, fontShiftLimit), language).toEqual([]);
            }
          },
        );
      }
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
          wideIf(width > 360),
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
