import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface AxeOptions {
  /** A selector of what is judged; the whole page where not said. */
  readonly within?: string;
  /** Whether all that is pressed has to be 24 px large, or as far from the next (WCAG 2.2, 2.5.8). */
  readonly targetSize?: boolean;
}

/**
 * Judges a page in its own document. Deque's wrapper for Playwright does half of the work in a second page, which takes
 * three times the processor's time, so that frames of other origins are judged too; pages of the site have no frames.
 *
 * @returns one line for each rule that the page breaks, with the elements that break it
 */
export async function axeViolations(page: Page, { within, targetSize = false }: AxeOptions = {}): Promise<string[]> {
  expect(page.frames(), "axe judges one document, and no frame in it").toHaveLength(1);
  const options: RunOptions = {
    // Axe judges level AAA and WCAG 2.2 only where it is asked to.
    rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: targetSize } },
    resultTypes: ["violations"],
  };
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ selector, options }) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ? { include: selector } : document, options),
    { selector: within, options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The same in the dark and in the light color scheme, for what is on the page now, once nothing moves. */
export async function axeViolationsInBothSchemes(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // What fades in is judged in the colors that axe sees. What follows the scroll position is never over.
    await page.waitForFunction(() => !document.getAnimations().some(({ timeline }) => timeline === document.timeline));
    found.push(...(await axeViolations(page, options)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
