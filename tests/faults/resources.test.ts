import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "#server/process.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { peakMegabytes } from "../hostile/support/processes.ts";
import { type Fault, faults, startFaultyProductServer } from "./support/faulty-product-server.ts";
import { countStatuses, longestWait, startLoad } from "./support/load.ts";

// What the site takes of the machine, under load, while the product server fails. docs/reliability.md has the results;
// product-server-outage.test.ts has what visitors see.

const secondsOfEach = 10;

/** An idle machine needs a tenth of the times that are not those of a timeout; a build beside it doubles them. */
const bounds = {
  /** Megabytes at the most so far: some 300 after deep JSON, of which most is garbage; 180 to 240 before. */
  memory: 400,
  /** Sockets and files: those of the load, 64 to the product server, and some 30 of Node and the databases. */
  files: 250,
  /** To the product server: 64, and a few whose end it has not noticed. */
  connections: 72,
  /** Milliseconds, p99. */
  eventLoopDelay: 250,
  /** Milliseconds. A page waits for the product server for 5 s at most, then renders. */
  slowest: 6500,
  /** Seconds until a cold page is whole again: the pause of the circuit (6 s), and a call that hangs before it (5 s). */
  recovery: 12,
};

const warmPaths = Array.from({ length: 6 }, (_, id) => [
  `/post/warm-${id}`,
  `/post/warm-${id}?lng=ar`,
  `/profile/warm-${id}`,
  `/profile/warm-${id}/feed.json`,
]).flat();
const staticPaths = ["/", "/privacy-policy", "/download", "/delete-account", "/robots.txt", "/favicon.svg"];

/** Visitors who each ask for a page that nobody has asked for, again and again. */
const coldVisitors = 24;

/** Milliseconds that a visitor waits after an answer: 72 visits per second in all while nothing is slow, 12 of them cold. */
const pauseMs = { warm: 500, cold: 2000 };

/** Of well-formed JSON that is wrong, nothing can tell that pages are not whole. */
const misleading: readonly Fault[] = ["wrong types", "deep JSON"];

test("a product server that fails takes no more than its share of the machine, and cold pages come back", async () => {
  const productServer = await startFaultyProductServer();
  onTestFinished(productServer.stop);
  const dataDirectory = temporaryFolder();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = startProcess({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    API_ORIGIN: productServer.origin,
    DATA_DIRECTORY: dataDirectory,
    LOG_LEVEL: "error",
    // As deploy/meydan-website.service starts it; 640 is what V8 takes as its limit within the unit's MemoryMax.
    MALLOC_ARENA_MAX: "1",
    MALLOC_TRIM_THRESHOLD_: "131072",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS} --max-semi-space-size=8 --max-old-space-size=640`,
  });
  const { pid = 0 } = site.child;
  const origin = `http://127.0.0.1:${port}`;
  let visits = 0;
  const unseen = (path: string) => () => `${origin}${path}/cold-${visits++}`;
  const isWhole = async (url: string) => /Söz |Vapurda/.test(await (await fetch(url)).text());
  const eventLoopDelayMs = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]);
  };

  /** Until a page is whole, whether it was asked for before or not. */
  const waitUntilWhole = (url: () => string) =>
    vi.waitFor(async () => expect(await isWhole(url())).toBe(true), { timeout: 60_000, interval: 100 });

  for (const path of warmPaths) await waitUntilWhole(() => origin + path);
  for (const path of staticPaths) expect((await fetch(origin + path)).status, path).toBe(200);
  const startLoads = () => ({
    warm: startLoad(
      [...warmPaths, ...staticPaths].map((path) => origin + path),
      pauseMs.warm,
    ),
    cold: startLoad(
      Array.from({ length: coldVisitors }, (_, visitor) => unseen(visitor % 2 ? "/post" : "/ticket/konser/cold")),
      pauseMs.cold,
    ),
  });

  for (const fault of faults) {
    await eventLoopDelayMs(); // it is measured from one reading to the next
    await productServer.become(fault);
    const { warm, cold } = startLoads();
    await sleep(secondsOfEach * 1000);
    const files = readdirSync(`/proc/${pid}/fd`).length;
    const eventLoopDelay = await eventLoopDelayMs();
    const [ofWarm, ofCold] = await Promise.all([warm.stop(), cold.stop()]);
    await productServer.become("healthy");
    const startedAt = performance.now();
    await waitUntilWhole(unseen("/post"));
    const measured = {
      files,
      eventLoopDelay: Math.round(eventLoopDelay),
      slowest: longestWait([...ofWarm, ...ofCold]),
      recovery: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
      memory: Math.round(peakMegabytes(pid)),
      connections: productServer.peakConnections(),
    };
    const statuses = { warm: countStatuses(ofWarm), cold: countStatuses(ofCold) };
    process.stdout.write(`${fault}: ${JSON.stringify({ ...measured, ...statuses })}\n`);
    for (const [name, bound] of Object.entries(bounds)) {
      expect.soft(measured[name as keyof typeof bounds], `${fault}: ${name}`).toBeLessThanOrEqual(bound);
    }
    const others = misleading.includes(fault) ? ["404", "503"] : [];
    expect.soft(["200", ...others], fault).toEqual(expect.arrayContaining(Object.keys(statuses.warm)));
    expect.soft(["200", "503", ...others], fault).toEqual(expect.arrayContaining(Object.keys(statuses.cold)));
  }
  expect(site.child.exitCode).toBe(null);
}, 900_000);
