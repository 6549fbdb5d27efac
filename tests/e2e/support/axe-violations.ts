import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface AxeOptions {
  /** A selector of what is judged; the whole page where not said. */
  readonly within?: string;
  /** Only these rules; where not said, all that are on by default, and contrast of level AAA. */
  readonly rules?: string[];
}

/** @returns one line for each rule that the page breaks, with the elements that break it */
export async function axeViolations(page: Page, { within, rules }: AxeOptions = {}): Promise<string[]> {
  let axe = new AxeBuilder({ page });
  if (within) axe = axe.include(within);
  // Axe judges level AAA only where it is asked to.
  axe = rules ? axe.withRules(rules) : axe.options({ rules: { "color-contrast-enhanced": { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** The same in the dark and in the light color scheme, for what is on the page now, once nothing moves. */
export async function axeViolationsInBothSchemes(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // What fades in is judged in the colors that axe sees.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    found.push(...(await axeViolations(page, options)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
