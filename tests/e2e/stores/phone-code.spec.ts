import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { openChooser } from "../support/open-chooser.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wideIf } from "../support/wide.ts";

// Which URL the code has: site/features/store-links/phone-code/phone-url.test.ts, and in tests/http/download.test.ts that
// of the download page, where the URL leads, and that a ticket has no code; when it is drawn: lazy-phone-code.test.tsx
// there, and invitation.spec.ts.

const [post, profile] = [pathOf("post-gallery"), pathOf("profile")];
/** Its prompt has the width of two cards; that of one has no code. */
const emptyProfile = pathOf("profile-empty");
const [postId, profileId, emptyProfileId] = [post, profile, emptyProfile].map((path) => path.split("/")[2] ?? "");

const code = (page: Page) => page.getByRole("img", { name: "QR code that takes your phone to the app" });
const dismissOverlay = (page: Page) => page.addInitScript(() => localStorage.setItem("hide-modal", "true"));

/** To the beginning of a section, so that all of it is on the screen. */
const scrollTo = (page: Page, selector: string) => page.locator(selector).evaluate((found) => found.scrollIntoView());

interface Place {
  readonly show: (page: Page) => Promise<void>;
  /** What stands in the code behind `/download?`. */
  readonly query: string;
}

const places: Readonly<Record<string, Place>> = {
  "the chooser of a post": {
    show: (page) => openChooser(page, `${post}?lng=en`),
    query: `to=auto&from=post&id=${postId}&lng=en`,
  },
  "the chooser of a profile": {
    show: (page) => openChooser(page, `${profile}?lng=en`),
    query: `to=auto&from=profile&id=${profileId}&lng=en`,
  },
  "the overlay": {
    show: async (page) => {
      await page.goto("/?lng=en");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    query: "to=auto&from=landing&lng=en",
  },
  "the landing page's download section": {
    show: async (page) => {
      await dismissOverlay(page);
      await page.goto("/?lng=en");
      await scrollTo(page, "#download-title");
    },
    query: "to=auto&from=landing&lng=en",
  },
  "the profile's prompt": {
    show: async (page) => {
      await page.goto(`${emptyProfile}?lng=en`);
      await scrollTo(page, "#profile-download");
    },
    query: `to=auto&from=profile&id=${emptyProfileId}&lng=en`,
  },
  "the download page": {
    show: async (page) => {
      await page.goto(`/download?from=post&id=${postId}&lng=en`);
    },
    query: `to=auto&from=post&id=${postId}&lng=en`,
  },
};

/** What a camera reads that sees the code and nothing around it. */
async function readCode(page: Page): Promise<string | undefined> {
  const clip = await code(page).boundingBox();
  return readQrCode(await page.screenshot(clip ? { clip } : {}));
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [place, { show, query }] of Object.entries(places)) {
    const details = wideIf(place !== "the chooser of a post");
    test(
      `${place}: a phone reads the code, dark and light, and the stores come behind it`,
      details,
      async ({ page, site }) => {
        await show(page);
        await expect(code(page)).toBeVisible();
        expect((await code(page).boundingBox())?.width).toBeGreaterThanOrEqual(192);
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await readCode(page), colorScheme).toBe(`${site.origin}/download?${query}`);
        }
        const around = page
          .locator("dialog, main")
          .filter({ has: code(page) })
          .last();
        const order = await around
          .locator("svg[role=img], [data-store]:visible")
          .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.store ?? "code"));
        expect(order.slice(order.indexOf("code"))).toEqual(["code", "apple", "google"]);
        expect(await axeViolationsInBothSchemes(page, { within: "[data-phone-code]" })).toEqual([]);
      },
    );
  }
});

const devices = {
  "a phone": {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  },
  "a laptop with a touch screen": { viewport: { width: 1440, height: 900 }, hasTouch: true },
};
for (const [device, options] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test(
      "neither a dialog nor a page shows or loads a code, nor help for in-app browsers",
      wideIf(device !== "a phone"),
      async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        const expectStoresAlone = async (place: string) => {
          expect.soft(await page.locator("[data-phone-code]:visible").count(), place).toBe(0);
          expect.soft(await page.locator("[data-store]:visible").count(), place).toBeGreaterThanOrEqual(2);
        };
        await openChooser(page, `${post}?lng=en`);
        await expectStoresAlone("chooser");
        await page.goto("/download?lng=en");
        await waitForHydration(page);
        await expectStoresAlone("download page");
        expect(asked.filter((url) => /\/qr-code-|in-app-help/.test(url))).toEqual([]);
      },
    );
  });
}

test.describe("without script", () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test("a page keeps no room for a code, and the download page has one", async ({ page, site }) => {
    await page.goto(`${profile}?lng=en`);
    await expect(page.locator("[data-phone-code]")).toHaveCount(1);
    await expect(page.locator("[data-phone-code]")).toBeHidden();
    await page.goto("/download?lng=en");
    expect(await readCode(page)).toBe(`${site.origin}/download?to=auto&lng=en`);
  });
});
