import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

interface AxeOptions {
  /** A selector of what is judged; the whole page where not said. */
  readonly within?: string;
  /** Whether all that is pressed has to be 24 px large, or as far from the next (WCAG 2.2, 2.5.8). */
  readonly targetSize?: boolean;
  /** Judges by the rules that depend on colors, and by no other. */
  readonly colorsAlone?: boolean;
}

/** Less than half as long as the module's own `source`, which goes to each page that is judged. */
const axeSource = readFileSync(join(import.meta.dirname, "../../../node_modules/axe-core/axe.min.js"), "utf8");

/**
 * Judges a page in its own document. Deque's wrapper for Playwright does half of the work in a second page, which takes
 * three times the processor's time, so that frames of other origins are judged too; pages of the site have no frames.
 *
 * @returns one line for each rule that the page breaks, with the elements that break it
 */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within, targetSize = false, colorsAlone = false } = options;
  expect(page.frames(), "axe judges one document, and no frame in it").toHaveLength(1);
  const runOptions: RunOptions = {
    // Axe judges level AAA and WCAG 2.2 only where it is asked to.
    ...(colorsAlone
      ? { runOnly: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"] }
      : { rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: targetSize } } }),
    resultTypes: ["violations"],
  };
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ({ selector, runOptions }) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ? { include: selector } : document, runOptions),
    { selector: within, runOptions },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The same in the dark color scheme, and the colors in the light one: of what is on the page now, once nothing moves. */
export async function axeViolationsInBothSchemes(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // What fades in is judged in the colors that axe sees. What follows the scroll position is never over.
    await page.waitForFunction(() => !document.getAnimations().some(({ timeline }) => timeline === document.timeline));
    const violations = await axeViolations(page, { ...options, colorsAlone: colorScheme === "light" });
    found.push(...violations.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
