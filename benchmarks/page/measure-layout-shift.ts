import type { Browser, Page } from "@playwright/test";
import { type Locale, locales } from "#locales/index.ts";
import { everyPage, type SitePage } from "../../tests/e2e/support/every-page.ts";
import { gateFonts } from "../../tests/e2e/support/fonts.ts";
import { readShifts, recordShifts } from "../../tests/e2e/support/layout-shifts.ts";
import { startSite } from "../../tests/e2e/support/start-site.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";

/** The height is the largest that shows: what is below it does not shift, as the metric has it. */
const viewports = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** With trackers, a first visit is asked for consent. */
const trackers = { GA_MEASUREMENT_ID: "G-TEST1234", META_PIXEL_ID: "123456789012345" };

/** Pages that load at the same time: they wait more than they compute. */
const tabs = 5;

/** How long nothing may change before a page counts as settled, in milliseconds. */
const quiet = 150;

interface Visit {
  readonly language: Locale;
  readonly viewport: (typeof viewports)[number];
  readonly page: SitePage;
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
  const site = await startSite(trackers);
  const languages = locales.filter((language) => options.language === undefined || options.language === language);
  const waiting: Visit[] = viewports.flatMap((viewport) =>
    languages.flatMap((language) =>
      everyPage
        .filter(({ name }) => options.only === undefined || options.only === name)
        .map((page) => ({ language, viewport, page })),
    ),
  );
  const visits: ShiftedVisit[] = [];
  try {
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
          visits.push({ ...visit, shift: await visitPage(browser, site.origin, visit) });
        }
      }),
    );
  } finally {
    await site.stop();
  }
  report.heading(`Layout shift with late fonts, the worst of ${everyPage.length} pages in each language`);
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

/** What opens by itself: the landing page invites to the stores once the fonts have come, and nothing covers a ticket. */
const opensOn = (name: string) => ({
  before: name === "landing" || name.startsWith("ticket") ? undefined : "#cc-main .cm",
  after: name === "landing" ? "dialog[open]" : undefined,
});

async function visitPage(browser: Browser, origin: string, { language, viewport, page: { name, path } }: Visit) {
  const context = await browser.newContext({ viewport, locale: language, serviceWorkers: "block" });
  context.setDefaultTimeout(120_000); // a busy machine makes nothing shift more
  const page = await context.newPage();
  await recordShifts(page);
  const fonts = await gateFonts(page);
  await page.goto(`${origin}${path}?lng=${language}`, { waitUntil: "load" });
  const opens = opensOn(name);
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
