import type { Browser, Page } from "@playwright/test";
import { type Locale, locales } from "#locales/index.ts";
import { gateFonts } from "../../tests/e2e/support/font-gate.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";
import { type ShiftPage, startShiftPages } from "./shift-pages.ts";

/** The height is the largest that shows: what is below it does not shift, as the metric has it. */
const viewports = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** Pages that load at the same time: they wait more than they compute. */
const tabs = 5;

/** How long nothing may change before a page counts as settled, in milliseconds. */
const quiet = 150;

interface Visit {
  readonly language: Locale;
  readonly viewport: (typeof viewports)[number];
  readonly page: ShiftPage;
}

interface ShiftedVisit extends Visit {
  readonly shift: Shift;
}

interface Shift {
  /** Cumulative Layout Shift. */
  readonly cls: number;
  /** What moved most, outermost first. */
  readonly moved: readonly string[];
}

/**
 * How far pages shift on a first visit whose fonts come after everything else, in each language. Fonts are held back
 * until the page has been painted, works and asks for consent.
 */
export async function measureLayoutShift({ browser, report, options }: PageBench): Promise<void> {
  const { pages, stop } = await startShiftPages();
  const languages = locales.filter((language) => options.language === undefined || options.language === language);
  const waiting: Visit[] = viewports.flatMap((viewport) =>
    languages.flatMap((language) =>
      pages
        .filter(({ name }) => options.only === undefined || options.only === name)
        .map((page) => ({ language, viewport, page })),
    ),
  );
  const visits: ShiftedVisit[] = [];
  try {
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
          visits.push({ ...visit, shift: await visitPage(browser, visit) });
        }
      }),
    );
  } finally {
    await stop();
  }
  report.heading(`Layout shift with late fonts, the worst of ${pages.length} pages in each language`);
  report.row(["language", ...viewports.flatMap(({ width }) => [`${width} px`, "page", ""])]);
  for (const language of languages) {
    const worst = viewports.flatMap((viewport) => {
      const shifted = visits
        .filter((visit) => visit.language === language && visit.viewport === viewport)
        .toSorted((one, other) => other.shift.cls - one.shift.cls);
      for (const { page, shift } of shifted) {
        const bound = bounds.lateFontShift[language] ?? bounds.lateFontShift.others;
        const { width } = viewport;
        const moved = shift.cls > bound ? ` (${shift.moved.join(" · ")})` : "";
        report.atMost(`shift of ${page.name} in ${language} at ${width} px${moved}`, shift.cls, bound);
      }
      const [first] = shifted;
      return [first?.shift.cls.toFixed(3) ?? "", (first?.page.name ?? "").padEnd(21)];
    });
    report.row([language, ...worst]);
  }
}

async function visitPage(
  browser: Browser,
  { language, viewport, page: { url, cookie, opens } }: Visit,
): Promise<Shift> {
  const context = await browser.newContext({ viewport, locale: language, serviceWorkers: "block" });
  if (cookie) await context.addCookies([{ url, ...cookie }]);
  context.setDefaultTimeout(120_000); // a busy machine makes nothing shift more
  const page = await context.newPage();
  await observeShifts(page);
  const fonts = await gateFonts(page);
  const address = new URL(url);
  address.searchParams.set("lng", language);
  await page.goto(address.href, { waitUntil: "load" });
  const hasFonts = (await page.locator("link#fonts").count()) > 0;
  await page.waitForFunction(() => document.querySelector("[data-island]:not([data-hydrated])") === null);
  if (opens.before) await page.locator(opens.before).waitFor();
  while (hasFonts && fonts.waiting() === 0) await page.waitForTimeout(20);
  await waitForQuiet(page);
  fonts.open();
  await fonts.settled();
  if (opens.after) await page.locator(opens.after).waitFor();
  await waitForQuiet(page);
  const shift = await page.evaluate(() => (window as unknown as { readonly shift: () => Shift }).shift());
  await context.close();
  return shift;
}

/** Until two frames have been painted, and nothing has shifted for a while. */
async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForTimeout(quiet);
}

/** Adds up shifts as https://web.dev/articles/cls says: the worst window of 5 s at most, with gaps below 1 s. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const entries: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    const nameOf = (node: Node | null) => {
      const text = node?.textContent?.replaceAll(/\s+/g, " ").trim().slice(0, 30);
      return `${node instanceof Element ? node.localName : node?.parentElement?.localName} “${text}”`;
    };
    const shift = () => {
      entries.push(...(observer.takeRecords() as LayoutShift[]));
      let worst = { cls: 0, moved: [] as string[] };
      let window = { cls: 0, moved: [] as string[], start: 0, end: Number.NEGATIVE_INFINITY };
      for (const { value, startTime, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue;
        if (startTime - window.end >= 1000 || startTime - window.start >= 5000) {
          window = { cls: 0, moved: [], start: startTime, end: startTime };
        }
        window.end = startTime;
        window.cls += value;
        window.moved.push(...sources.slice(0, 3).map(({ node }) => nameOf(node)));
        if (window.cls > worst.cls) worst = window;
      }
      return worst;
    };
    Object.assign(window, { shift });
  });
}
