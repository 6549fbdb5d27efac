import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";
import { median } from "./report.ts";
import { openSlowPhone } from "./slow-phone.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A page of six lines: what Lighthouse reports for it is due to the machine. */
const sixLines = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Six lines</title></head>
<body><main><h1>Six lines</h1></main></body>
</html>
`;

interface Result {
  readonly lcp: number;
  readonly lcpElement: "text" | "image";
  readonly tbt: number;
  readonly cls: number;
  readonly scores: readonly number[];
  readonly benchmarkIndex: number;
  /** Audits that lower a score, by their category. */
  readonly failing: readonly string[];
}

/** Lighthouse's mobile run of each page, beside a page of six lines. */
export async function measureLighthouse({ site, browser, report, options }: PageBench): Promise<void> {
  const chrome = await launch({
    ...(options.browser !== undefined && { chromePath: options.browser }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  const empty = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(sixLines);
  }).listen(0, "127.0.0.1");
  await once(empty, "listening");
  const indexes: number[] = [];
  const measure = async (name: string, url: string) => {
    const results: Result[] = [];
    for (let run = 0; run < options.runs; run += 1)
      results.push(await runLighthouse(url, chrome.port, options.slowdown));
    indexes.push(...results.map(({ benchmarkIndex }) => benchmarkIndex));
    const of = (pick: (result: Result) => number) => median(results.map(pick));
    const row = {
      lcp: Math.round(of(({ lcp }) => lcp)),
      element: results.at(-1)?.lcpElement ?? "text",
      tbt: Math.round(of(({ tbt }) => tbt)),
      cls: Number(of(({ cls }) => cls).toFixed(3)),
      scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
      failing: [...new Set(results.flatMap(({ failing }) => failing))],
    };
    report.row([name, row.lcp, row.element, row.tbt, row.cls, ...row.scores]);
    return row;
  };
  try {
    report.heading(`Lighthouse mobile, median of ${options.runs}`);
    report.row(["page", "LCP ms", "element", "TBT ms", "CLS", ...categories.map((category) => category.slice(0, 10))]);
    await measure("six lines", `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`);
    for (const { name, path, status = 200 } of everyPage) {
      if (status !== 200 || (options.only !== undefined && options.only !== name)) continue;
      const url = site.origin + path;
      const indexable = !/noindex/.test((await fetch(url)).headers.get("X-Robots-Tag") ?? "");
      // Earlier visitors have filled the page cache and had the images resized.
      const earlier = await openSlowPhone(browser);
      await earlier.goto(url, { waitUntil: "networkidle" });
      await earlier.context().close();
      const { lcp, element, cls, scores, failing } = await measure(name, url);
      report.atMost(`LCP of ${name} (${element})`, lcp, bounds.lcp[element]);
      report.atMost(`CLS of ${name}`, cls, bounds.cls);
      for (const [index, category] of categories.entries()) {
        const bound = category === "performance" ? bounds.score.performance : bounds.score.others;
        const score = scores[index] ?? 0;
        if (score >= bound || (category === "seo" && !indexable)) continue;
        const audits = failing.filter((audit) => audit.startsWith(category)).join(", ");
        report.atMost(`points missing in ${category} of ${name} (${audits})`, bound - score, 0);
      }
    }
    report.row(["benchmarkIndex", `${median(indexes)} (${Math.min(...indexes)}–${Math.max(...indexes)})`]);
  } finally {
    chrome.kill();
    empty.close();
  }
}

/** A busy machine loses a trace now and then. */
const maxAttempts = 4;

async function runLighthouse(url: string, port: number, slowdown: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!result || result.lhr.runtimeError) {
    if (attempt < maxAttempts) return runLighthouse(url, port, slowdown, attempt + 1);
    throw new Error(`Lighthouse has no result for ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: scored, environment } = result.lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failing = categories.flatMap((category) =>
    (scored[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
  return {
    lcp: numberOf("largest-contentful-paint"),
    lcpElement: /"snippet":"<(img|video)/.test(JSON.stringify(audits["lcp-breakdown-insight"]?.details))
      ? "image"
      : "text",
    tbt: numberOf("total-blocking-time"),
    cls: numberOf("cumulative-layout-shift"),
    scores: categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100)),
    benchmarkIndex: environment.benchmarkIndex,
    failing,
  };
}
