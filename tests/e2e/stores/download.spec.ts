import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server sends is tested in tests/http/download.test.ts.

const devices = [
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", "google"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "apple"],
] as const;
for (const [device, userAgent, first] of devices) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test("its own store comes first and stands out, by eye and by keyboard, and both are offered", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
      for (const [path, place] of [
        ["/download?lng=en", "main"],
        ["/?lng=en", "main section[aria-labelledby=download-title]"],
        ["/?lng=en", "footer section"],
        [`${pathOf("profile")}?lng=en`, "main"],
      ] as const) {
        await page.goto(path);
        const own = page.locator(`${place} [data-store=${first}]`).first();
        const other = page.locator(`${place} [data-store=${first === "apple" ? "google" : "apple"}]`).first();
        await other.scrollIntoViewIfNeeded();
        const [box, otherBox] = [await own.boundingBox(), await other.boundingBox()];
        expect(box && otherBox && box.y + box.height <= otherBox.y, path).toBe(true);
        expect(box && otherBox && box.height > otherBox.height, path).toBe(true);
        await expect(other).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
        await own.focus();
        await page.keyboard.press("Tab");
        await expect(other).toBeFocused();
      }
    });

    test("the chooser asks for it first", async ({ page }) => {
      await page.goto(`${pathOf("profile")}?lng=en`);
      await waitForHydration(page);
      await joinButton(page).click();
      const choices = page.getByRole("dialog").getByRole("link");
      await expect(choices).toHaveCount(2);
      await page.keyboard.press("Tab");
      await expect(page.locator("dialog [data-store]:focus")).toHaveAttribute("data-store", first);
      // Side by side on a low screen, one below the other on a high one.
      const places = await choices.evaluateAll((links) =>
        links.map((link) => {
          const { top, left } = link.getBoundingClientRect();
          return { store: link.dataset.store, top, left };
        }),
      );
      expect(places.toSorted((one, two) => one.top - two.top || one.left - two.left)[0]?.store).toBe(first);
    });
  });
}

const id = "6f1b2c3d-0001-4a00-8000-000000000001";
test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a phone reads the code and arrives with the same context and language", async ({ page, site }) => {
    for (const [query, read] of [
      ["?lng=en", "?to=auto&lng=en"],
      ["?lng=en&from=landing", "?to=auto&from=landing&lng=en"],
      [`?from=post&id=${id}&lng=en`, `?to=auto&from=post&id=${id}&lng=en`],
      [`?to=auto&from=post&id=${id}&lng=en`, `?to=auto&from=post&id=${id}&lng=en`],
      [`?from=ticket&id=${id}&lng=en`, "?to=auto&from=ticket&lng=en"],
      ["?from=https://evil.example&lng=en", "?to=auto&lng=en"],
    ] as const) {
      await page.goto(`/download${query}`);
      expect(await readQrCode(await page.screenshot()), query).toBe(`${site.origin}/download${read}`);
    }
  });
});

test.describe("on a small laptop, with the bars of its browser", () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test("the code is on the first screen, and both stores where the words are short enough", async ({ page, site }) => {
    for (const language of ["de", "tr"]) {
      await page.goto(`/download?lng=${language}`);
      expect(await readQrCode(await page.screenshot())).toBe(`${site.origin}/download?to=auto&lng=${language}`);
    }
    for (const store of ["apple", "google"]) {
      await expect(page.locator(`main [data-store=${store}]`)).toBeInViewport({ ratio: 1 });
    }
  });
});

test("a change of language keeps the context", async ({ page }) => {
  for (const [query, kept] of [
    [`?from=post&id=${id}&lng=tr`, `?from=post&id=${id}&lng=ar`],
    ["?from=print&utm_source=x&lng=tr", "?from=print&lng=ar"],
    ["", "?lng=ar"],
  ] as const) {
    await page.goto(`/download${query}`);
    await page.getByRole("banner").getByRole("button").click();
    await page.getByRole("link", { name: "العربية" }).click();
    await page.waitForURL((url) => url.pathname === "/download" && url.search === kept);
  }
  const href = await page.locator("main [data-store=apple]").getAttribute("href");
  expect(href).toContain("ct=download-download-ar");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("there is no code: the phone is already in the hand", async ({ page }) => {
    await page.goto("/download?lng=en");
    await expect(page.locator("main svg[role=img]")).toBeHidden();
  });
});
