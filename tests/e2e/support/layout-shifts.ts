import type { Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  /** The beginning of what moved. */
  readonly moved: string[];
}

/** What a web font that comes late may move at most, in CLS (docs/decisions/0014-web-fonts.md). */
export const fontShiftLimit = 0.05;

/** Records every shift of the pages to come that no input of the visitor explains. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** The shifts so far, after two more frames; none where their sum is within the limit. */
export async function readShifts(page: Page, limit = 0): Promise<Shift[]> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > limit ? shifts : [];
}
