import type { Browser, Page } from "@playwright/test";
import { type Locale, locales } from "#locales/index.ts";
import { gateFonts } from "../../tests/e2e/support/fonts.ts";
import { readShifts, recordShifts } from "../../tests/e2e/support/layout-shifts.ts";
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
  /** The sum of all, of which Cumulative Layout Shift is the largest part within five seconds. */
  readonly cls: number;
  /** The beginning of what moved. */
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
  await recordShifts(page);
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
  const shifts = await readShifts(page);
  await context.close();
  return { cls: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ moved }) => moved) };
}

/** Until two frames have been painted, and nothing has shifted for a while. */
async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForTimeout(quiet);
}
