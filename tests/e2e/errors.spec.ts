import { pathOf } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

// What the server sends is tested in tests/http/product-server-states.test.ts; that it is sound, in every-page/failure-pages.spec.ts.

const screens = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1366, height: 625 },
  { width: 1920, height: 1080 },
];

test("words and links stand above the empty square, short or long, on every screen", async ({ page }) => {
  for (const path of [`${pathOf("not-found")}?lng=tr`, `${pathOf("deletion-receipt-missing")}?lng=de`]) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      // At one moment: a font that comes between them would move the words.
      const [square, link] = await page
        .locator("main svg[aria-hidden], main li:last-child a")
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
            .sort((a, b) => b.height - a.height),
        );
      if (!square || !link) throw new Error("no picture or link");
      expect.soft(link.y + link.height, `${path} in ${screen.width}`).toBeLessThanOrEqual(square.y + 1);
      const isOnLaptop = screen.height === 625 && path.endsWith("tr");
      if (isOnLaptop) expect.soft(link.y + link.height, "without a scroll").toBeLessThanOrEqual(screen.height);
    }
  }
});
