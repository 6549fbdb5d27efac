import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminancesOf } from "../support/contrast.ts";

/** What may have the focus. */
const focusable = "a[href], button:enabled, input:not([type=hidden]), select, textarea, summary, video, [tabindex='0']";

/** CSS pixels around an element that are looked at too: a ring around text stands outside its box. */
const margin = 8;

/** Of WCAG 2.2, 2.4.13: what the ring changes has this contrast to what was there before. */
const contrastLimit = 3;

/** Of the pixels that WCAG asks for, a line of two around the element, how many a ring has to change; 1 is all. */
const ringLimit = 0.8;

/**
 * Focuses one element of each kind: those of one class, in the same place of the page, look alike.
 *
 * @param within a selector of what is looked at
 * @returns how many kinds there are, and a line for each whose ring can be missed
 */
export async function weakFocusRings(page: Page, within: string): Promise<{ kinds: number; weak: string[] }> {
  await page.mouse.move(0, 0);
  const weak: string[] = [];
  const kinds = await kindsOf(page, within);
  for (const { kind, element } of kinds) {
    const ring = await ringOf(page, element);
    if (ring < ringLimit) weak.push(`${ring.toFixed(2)} ${kind}`);
  }
  return { kinds: kinds.length, weak };
}

async function kindsOf(page: Page, within: string): Promise<{ kind: string; element: Locator }[]> {
  const candidates = page.locator(within).locator(focusable);
  const kinds = await candidates.evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      const isShown = box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === "visible";
      const isReachable = element.closest("[inert], [aria-hidden=true]") === null;
      const parents = [element.parentElement, element.parentElement?.parentElement];
      const names = [element, ...parents].map((one) => `${one?.tagName}.${one?.className}`);
      return isShown && isReachable ? names.join(" < ") : "";
    }),
  );
  return kinds.flatMap((kind, at) =>
    kind !== "" && kinds.indexOf(kind) === at ? [{ kind, element: candidates.nth(at) }] : [],
  );
}

/** CSS pixels that differ between two screenshots by at least the limit's contrast. */
async function countChanged(before: Buffer, after: Buffer): Promise<number> {
  const [one = luminancesOf([]), other = one] = await Promise.all(
    [before, after].map(async (image) => luminancesOf(await sharp(image).removeAlpha().raw().toBuffer())),
  );
  return one.filter((luminance, at) => contrast(luminance, other[at] ?? luminance) >= contrastLimit).length;
}

/** How many of the pixels around an element its ring changes enough, as a part of those that WCAG asks for. */
async function ringOf(page: Page, element: Locator): Promise<number> {
  // Focused first: the skip link is off the screen until then.
  await element.evaluate((one: HTMLElement) => {
    one.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    one.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const box = await element.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) return 0;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = {
    x,
    y,
    width: Math.min(screen.width, box.x + box.width + margin) - x,
    height: Math.min(screen.height, box.y + box.height + margin) - y,
  };
  const focused = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
  await element.evaluate((one: HTMLElement) => one.blur());
  const blurred = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
  // Of a link that is broken over lines, the longest part.
  const { width, height } = await element.evaluate((one) => {
    const parts = [...one.getClientRects()].sort((a, b) => b.width - a.width);
    return { width: parts[0]?.width ?? 0, height: parts[0]?.height ?? 0 };
  });
  return (await countChanged(blurred, focused)) / (4 * (width + height));
}
