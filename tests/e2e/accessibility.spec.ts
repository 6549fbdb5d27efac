import { AxeBuilder } from "@axe-core/playwright";
import { everyPage } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`${colorScheme} face`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const { name, path, status = 200 } of everyPage) {
      test(`${name} has no violation axe can find`, async ({ page }) => {
        // The overlay of a first visit is looked at with the landing page's own journeys.
        await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
      });
    }
  });
}
