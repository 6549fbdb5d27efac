import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface AxeOptions {
  /** A selector of what is judged; the whole page where not said. */
  readonly within?: string;
  /** Only these rules; all that are on by default where not said. */
  readonly only?: readonly string[];
  /** Rules that are off by default, beside those that are on. */
  readonly also?: readonly string[];
}

/**
 * Judges a page in its own document. Deque's wrapper for Playwright does half of the work in a second page, which takes
 * three times the processor's time, so that frames of other origins are judged too; pages of the site have no frames.
 *
 * @returns one line for each rule that the page breaks, with the elements that break it
 */
export async function axeViolations(page: Page, { within, only, also = [] }: AxeOptions = {}): Promise<string[]> {
  expect(page.frames(), "axe judges one document, and no frame in it").toHaveLength(1);
  const options: RunOptions = {
    ...(only && { runOnly: [...only] }),
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
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
