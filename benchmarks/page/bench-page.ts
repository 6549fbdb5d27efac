import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "#scripts/find-browser.ts";
import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { startSite } from "../../tests/e2e/support/start-site.ts";
import { budgets } from "./budgets.ts";

// `npm run bench:page`: the built site in Lighthouse's simulation of a phone (150 ms round trip, 1.6 Mbit/s, a fourth
// of the processor, or as told), page by page, against benchmarks/page/budgets.ts. What is missed is said and ends it
// with 1.

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    // How many times slower than this machine the phone is. Lighthouse's own is 4, whatever the machine.
    slowdown: { type: "string", default: "4" },
  },
});
const runs = Number(options.runs);
const slowdown = Number(options.slowdown);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Measures {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of the document as it came, headers included. */
  readonly bytes: number;
  readonly scores: readonly number[];
  /** Lighthouse's own measure of the processor (result.environment.benchmarkIndex). */
  readonly processor: number;
  /** What stands between the page and a score of 100. */
  readonly errors: readonly string[];
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A busy machine loses a trace now and then: it is taken again, this often. */
const attempts = 4;

async function measure(url: string, port: number, attempt = 1): Promise<Measures> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!result || result.lhr.runtimeError) {
    if (attempt < attempts) return measure(url, port, attempt + 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: judged } = result.lhr;
  const number = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not tell ${name} of ${url}`);
    return value;
  };
  const requests = audits["network-requests"]?.details as { items?: { transferSize?: number }[] } | undefined;
  const errors = categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
  return {
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    bytes: requests?.items?.[0]?.transferSize ?? Number.NaN,
    scores: categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100)),
    processor: result.lhr.environment.benchmarkIndex,
    errors,
  };
}

/**
 * As after a page's first visitors: its pictures have been made, and drawn for the page itself, and what is kept of
 * the pages as they were without them is past its time.
 */
async function showImages(): Promise<void> {
  for (const { path, status = 200 } of everyPage) {
    if (status !== 200) continue;
    const html = await (await fetch(site.origin + path)).text();
    for (const [, image = ""] of [...html.matchAll(/src="(\/picture\/w750\/[^"]+)"/g)].slice(0, 4)) {
      await (await fetch(site.origin + image, { headers: { Accept: "image/avif" } })).arrayBuffer();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 35_000));
}

const site = await startSite({});
const browser = findBrowser();
const chrome = await launch({
  ...(browser !== undefined && { chromePath: browser }),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
const missed: string[] = [];
const processors: number[] = [];
const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 18 : 9)).join("")}\n`);

try {
  await showImages();
  print(["page", "LCP ms", "TBT ms", "CLS", "HTML B", ...categories.map((category) => category.slice(0, 8))]);
  for (const { name, path, status = 200 } of everyPage) {
    if (status !== 200 || (options.only && options.only !== name)) continue;
    const url = site.origin + path;
    // So that the page cache has rendered it anew, and packed it as well as it can, before it is measured.
    for (let visit = 0; visit < 3; visit++) {
      await fetch(url, { headers: { "Accept-Encoding": "br", "Accept-Language": "en-US,en;q=0.9" } });
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    const all: Measures[] = [];
    for (let run = 0; run < runs; run++) all.push(await measure(url, chrome.port));
    processors.push(...all.map(({ processor }) => processor));
    const of = (pick: (measures: Measures) => number) => median(all.map(pick));
    const row = {
      lcp: of(({ lcp }) => lcp),
      tbt: of(({ tbt }) => tbt),
      cls: of(({ cls }) => cls),
      bytes: of(({ bytes }) => bytes),
      scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    };
    print([name, Math.round(row.lcp), Math.round(row.tbt), row.cls.toFixed(3), row.bytes, ...row.scores]);
    const judge = (what: string, value: number, limit: number) => {
      if (value > limit) missed.push(`${name}: ${what} ${Math.round(value * 1000) / 1000}, budget ${limit}`);
    };
    judge("LCP", row.lcp, budgets.largestContentfulPaint);
    judge("TBT", row.tbt, budgets.totalBlockingTime);
    judge("CLS", row.cls, budgets.cumulativeLayoutShift);
    judge("HTML", row.bytes, budgets.document);
    const hidden = /noindex/.test((await fetch(url)).headers.get("X-Robots-Tag") ?? "");
    row.scores.forEach((score, index) => {
      if (hidden && categories[index] === "seo") return; // kept out of search engines on purpose
      if (score < budgets.score) {
        const why = [...new Set(all.flatMap(({ errors }) => errors))].filter((error) =>
          error.startsWith(categories[index] ?? ""),
        );
        missed.push(`${name}: ${categories[index]} ${score}, budget ${budgets.score} (${why.join(", ")})`);
      }
    });
  }
} finally {
  chrome.kill();
  await site.stop();
}
// What Chrome's DevTools slow a processor down to for its two kinds of phones (their CalibrationController).
const phones = { middling: 1000, slow: 264 };
const index = median(processors);
process.stdout.write(
  `\nindex of the processor: ${index} (${Math.min(...processors)}–${Math.max(...processors)}), so of the phone: ` +
    `${Math.round(index / slowdown)} (a middling one has ${phones.middling}, a slow one ${phones.slow})\n`,
);
process.stdout.write(missed.length === 0 ? "\nevery budget is kept\n" : `\nmissed:\n  ${missed.join("\n  ")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
