import type { Page } from "@playwright/test";
import { everyPage } from "./every-page.ts";
import { expect, test } from "./site-fixture.ts";

/**
 * Cumulative layout shift up to which tools report 0.00. What stays below it is a line of text whose width changes
 * by a hair when the web font takes over from its metric-matched fallback.
 */
const noticeableShift = 0.005;

interface Shift {
  readonly value: number;
  /** The beginning of what moved. */
  readonly moved: string[];
}

/** Notes every shift that no input of the visitor explains (web.dev/cls). */
async function noteShifts(page: Page): Promise<void> {
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

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, path } of everyPage) {
      test(`nothing shifts on ${name} while it loads and is scrolled through`, async ({ page }) => {
        await noteShifts(page);
        await page.goto(path, { waitUntil: "load" });
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: "instant" });
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
        });
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(noticeableShift);
      });
    }
  });
}
