import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { freePort } from "#scripts/free-port.ts";
import { type Fault, faults, startFaultyProductServer } from "../../tests/faults/support/faulty-product-server.ts";
import { createReport, median } from "../page/report.ts";
import { residentMegabytes, stopAll } from "../server/processes.ts";
import { fetchRaw, type Server, startSite } from "../server/servers.ts";
import { type PageKind, startMixedLoad, type Visit, warmPaths, warmShare } from "./mixed-load.ts";

// `npm run soak`: a mixed load on all pages while the product server goes through its faults. Exits with 1 where a bound
// is missed. benchmarks/README.md describes it. Everything runs on 127.0.0.1 and ends by itself.
const { values } = parseArgs({
  options: {
    /** Of each fault. */
    seconds: { type: "string", default: "10" },
    /** Visits per second. */
    rate: { type: "string", default: "60" },
    rounds: { type: "string", default: "1" },
  },
});
const seconds = Number(values.seconds);

/** An idle machine needs a tenth of the times that are not those of a timeout; a build beside it doubles them. */
const bounds = {
  /** Megabytes: 318 at most, of deep JSON; 180 otherwise. */
  resident: 400,
  /** Sockets and files: 128 of the load, 64 to the product server, and some 30 of Node and the databases. */
  descriptors: 250,
  /** To the product server: 64, and a few whose end it has not noticed. */
  connections: 72,
  /** Milliseconds. */
  eventLoopDelayP99: 250,
  staticP99: 1000,
  /**
   * Of the static pages' p99 during a fault to that of as many seconds before it, in the median of all faults: whatever
   * else the machine does. A single fault has some hundred static visits, so that its p99 is that of one or two.
   */
  staticRatio: 2,
  /** A page waits for the product server for 5 s at most, then renders. */
  slowest: 6500,
  /** Seconds until a cold page is whole again: the pause of the circuit (6 s), and a call that hangs before it (5 s). */
  recovery: 12,
};

/** Faults in which the product server sends well-formed JSON that is wrong: nothing can tell that pages are not whole. */
const misleading: readonly Fault[] = ["wrong types", "deep JSON"];

const report = createReport();
const columns = ["visits", "503", "loading", "lost", "static p99", "warm p99", "slowest", "RSS", "files", "loop p99"];

/** What went wrong with a visit, if anything. */
function errorOf({ kind, path, status, whole }: Visit, fault: Fault | "healthy"): string | undefined {
  if (status === 0) return `${path} had no response`;
  const expected: Readonly<Record<PageKind, readonly number[]>> = {
    static: [path === "/nothing" ? 404 : 200],
    warm: misleading.includes(fault) ? [200, 404, 503] : [200],
    cold: misleading.includes(fault) ? [200, 404, 503] : [200, 503],
  };
  if (!expected[kind].includes(status)) return `${path} was ${status}`;
  if (kind === "warm" && !whole && !misleading.includes(fault)) return `${path} was not whole`;
  return undefined;
}

function percentile(visits: readonly Visit[], share: number): number {
  const sorted = visits.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
}

/** Milliseconds, since the last call. */
async function eventLoopDelayP99(metricsPort: number): Promise<number> {
  const { body } = await fetchRaw(metricsPort, "/metrics");
  return Math.round(1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(String(body))?.[1]));
}

/** Prints what the site did during a phase, and compares it with the bounds. @returns the p99 of static pages */
async function reportPhase(name: string, fault: Fault | "healthy", visits: Visit[], site: Server, metricsPort: number) {
  const of = (kind: PageKind) => visits.filter((visit) => visit.kind === kind);
  const errors = visits.flatMap((visit) => errorOf(visit, fault) ?? []);
  const figures = {
    staticP99: percentile(of("static"), 0.99),
    warmP99: percentile(of("warm"), 0.99),
    slowest: percentile(visits, 1),
    resident: Math.round(residentMegabytes(site.pid)),
    descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
    eventLoopDelayP99: await eventLoopDelayP99(metricsPort),
  };
  const unavailable = visits.filter(({ status }) => status === 503).length;
  const loading = of("cold").filter(({ status, whole }) => status === 200 && !whole).length;
  const { staticP99, warmP99, slowest, resident, descriptors, eventLoopDelayP99: loop } = figures;
  report.row([
    name,
    visits.length,
    unavailable,
    loading,
    errors.length,
    staticP99,
    warmP99,
    slowest,
    resident,
    descriptors,
    loop,
  ]);
  report.atMost(`${name}: lost pages (${[...new Set(errors)].slice(0, 3).join("; ")})`, errors.length, 0);
  for (const key of ["staticP99", "slowest", "resident", "descriptors", "eventLoopDelayP99"] as const) {
    report.atMost(`${name}: ${key}`, figures[key], bounds[key]);
  }
  return staticP99;
}

/** Seconds until a page that nobody has visited is whole. */
async function secondsToRecover(port: number): Promise<number> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  for (let number = 0; passed() < 5 * bounds.recovery; number += 1) {
    const { status, body } = await fetchRaw(port, `/post/recovery-${Date.now()}-${number}`);
    if (status === 200 && String(body).includes("Söz ")) break;
    await sleep(100);
  }
  return passed();
}

await ensureBuild();
const productServer = await startFaultyProductServer();
try {
  const metricsPort = await freePort();
  const site = await startSite(Number(new URL(productServer.origin).port), { METRICS_PORT: String(metricsPort) });
  let logged = 0;
  site.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    logged += text.split("\n").length - 1;
  });
  const load = startMixedLoad(site.port, Number(values.rate));
  const phase = async (name: string, fault: Fault | "healthy") => {
    await productServer.become(fault);
    await sleep(1000 * seconds);
    return reportPhase(name, fault, load.takeVisits(), site, metricsPort);
  };
  const staticRatios: number[] = [];
  let settleMs = 3000;

  report.heading(
    `${faults.length} faults of ${seconds} s, ${values.rate} visits per second, milliseconds and megabytes`,
  );
  report.row(["", ...columns]);
  await sleep(3000 + (1000 * warmPaths.length) / (warmShare * Number(values.rate))); // until all are warm
  load.takeVisits();
  await eventLoopDelayP99(metricsPort);
  await phase("healthy", "healthy");
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    report.heading("One outage of all faults in turn: warm pages get older than they are sent without a try");
    for (const fault of faults) if (!misleading.includes(fault)) await phase(fault, fault);
    report.heading("Each fault alone, then recovery");
    for (const fault of faults) {
      await productServer.become("healthy");
      const recovery = await secondsToRecover(site.port);
      report.row(["recovered after", `${recovery.toFixed(1)} s`]);
      report.atMost(`recovery before ${fault}`, recovery, bounds.recovery);
      await sleep(settleMs);
      load.takeVisits();
      const healthyP99 = await phase("healthy", "healthy");
      const ratio = (await phase(fault, fault)) / Math.max(1, healthyP99);
      report.row(["static p99 to healthy", ratio.toFixed(2)]);
      staticRatios.push(ratio);
      // All pages are revalidated; misleading responses were good ones, and cached for a minute.
      settleMs = misleading.includes(fault) ? 60_000 : 3000;
    }
    await productServer.become("healthy");
    report.atMost("recovery at the end", await secondsToRecover(site.port), bounds.recovery);
    await sleep(settleMs);
    load.takeVisits();
  }
  await phase("healthy", "healthy");
  await load.stop();
  report.heading("In all");
  report.row(["log lines", logged]);
  report.row(["connections", productServer.peakConnections()]);
  report.row(["calls", productServer.calls()]);
  const ratio = median(staticRatios);
  report.row(["static p99 to healthy", ratio.toFixed(2), `most ${Math.max(...staticRatios).toFixed(2)}`]);
  report.atMost("static p99 of faults to healthy, median", ratio, bounds.staticRatio);
  report.atMost("connections to the product server", productServer.peakConnections(), bounds.connections);
  report.atMost("the site has ended", site.child.exitCode === null ? 0 : 1, 0);
} finally {
  await stopAll();
  await productServer.stop();
}
const { missed } = report;
process.stdout.write(missed.length === 0 ? "\nAll bounds are met.\n" : `\nMissed:\n  ${missed.join("\n  ")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
