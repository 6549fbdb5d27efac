import { everyPage } from "./every-page.ts";
import { expect, test } from "./site-fixture.ts";

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, path } of everyPage) {
      test(`nothing shifts on ${name} while it loads and is scrolled through`, async ({ page }) => {
        await page.addInitScript(() => {
          localStorage.setItem("hide-modal", "true");
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null }[];
            })[]) {
              if (entry.hadRecentInput) continue;
              const nodes = entry.sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML : node?.textContent,
              );
              shifts.push(`${entry.value.toFixed(4)} ${nodes.map((html) => html?.slice(0, 100)).join(" | ")}`);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(path, { waitUntil: "load" });
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: "instant" });
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
        });
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      });
    }
  });
}
