import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface AxeOptions {
  /** A selector of what is judged; the whole page where not said. */
  readonly within?: string;
  /** Only these rules; all that are on by default where not said. */
  readonly rules?: string[];
}

/** @returns one line for each rule that the page breaks, with the elements that break it */
export async function axeViolations(page: Page, { within, rules }: AxeOptions = {}): Promise<string[]> {
  let axe = new AxeBuilder({ page });
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
