import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { startProductServer } from "../e2e/support/product-server/product-server.ts";
import { createInstance, type Instance } from "./support/instance.ts";
import { startNginx } from "./support/nginx-server.ts";
import { startSteadyLoad } from "./support/steady-load.ts";
import { createVisitor, siteOrigin } from "./support/visitor.ts";

// Instances with API_ORIGIN behind nginx: what their pages on disk are for, and what they cost.

const report = (line: string) => process.stdout.write(`${line}\n`);

/** @param settings of each instance */
async function startAll(count: number, settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "outage-"));
  const productServer = await startProductServer();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const sites: Instance[] = ports.map((port, index) =>
    createInstance(port, {
      SITE_ORIGIN: siteOrigin,
      TRUSTED_PROXIES: "127.0.0.1",
      API_ORIGIN: productServer.origin,
      DATA_DIRECTORY: join(folder, String(index)),
      PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
      LOG_LEVEL: "silent",
      ...settings,
    }),
  );
  for (const site of sites) await site.start(process.cwd());
  const nginx = await startNginx(ports);
  const visitor = createVisitor(nginx);
  onTestFinished(async () => {
    await visitor.close();
    await nginx.stop();
    for (const site of sites) await site.kill();
    await productServer.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { productServer, sites, nginx, visitor };
}

const headers = { "Accept-Language": "tr", "Accept-Encoding": "br" };

test("the product server is lost, then an instance is killed and started again: no page is lost", async () => {
  const { productServer, sites, visitor } = await startAll(3);
  const paths = Array.from({ length: 60 }, (_, number) => `/post/p-${number}`);
  for (const path of paths) productServer.on(`/api/public${path}`, { json: toldAnswer({ uuid: path.slice(6) }) });
  /** Pages that are not sent whole. */
  const lost = async () => {
    const missing: string[] = [];
    for (const path of paths) {
      const { status, headers: got } = await visitor.get(path, headers);
      if (status !== 200 || got["cache-control"] !== "no-cache") missing.push(`${status} ${path}`);
    }
    return missing;
  };
  await expect.poll(lost, { timeout: 20_000 }).toEqual([]);
  await sleep(1000);
  await productServer.stop();
  expect(await lost()).toEqual([]);
  const [, killed] = sites as [Instance, Instance, Instance];
  await killed.kill();
  await visitor.get(paths[0] ?? "", headers);
  const meanwhile = await lost();
  await killed.start(process.cwd(), "/healthz");
  await sleep(3000); // nginx asks it again after two seconds
  const afterwards = await lost();
  report(
    `pages lost while the instance is dead: ${meanwhile.length} of ${paths.length}; afterwards: ${afterwards.length}`,
  );
  expect(meanwhile.length).toBeGreaterThan(0); // it did have some
  expect(meanwhile.length).toBeLessThan(paths.length * 0.6);
  expect(afterwards).toEqual([]);
  // And all of them at once.
  for (const site of sites) await site.kill();
  for (const site of sites) await site.start(process.cwd(), "/healthz");
  await sleep(3000);
  expect(await lost()).toEqual([]);
});

/** Milliseconds within which this share of requests was answered. */
const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

const rendered = { perSecond: 100, seconds: 15 };

test.each(["0", "2048"])(
  "cached pages, while 100 others a second are rendered, with %s MB of disk",
  async (megabytes) => {
    const { productServer, nginx, visitor } = await startAll(1, { PAGE_DISK_MEGABYTES: megabytes });
    const cached = Array.from({ length: 20 }, (_, number) => `/post/cached-${number}`);
    const others = Array.from(
      { length: rendered.perSecond * rendered.seconds },
      (_, number) => `/post/other-${number}`,
    );
    for (const path of [...cached, ...others]) {
      productServer.on(`/api/public${path}`, { json: toldAnswer({ uuid: path.slice(6) }) });
    }
    for (const path of cached) for (const _time of [1, 2, 3]) await visitor.get(path, headers);
    const visitors = [1, 2, 3, 4].map((last) => createVisitor(nginx, `127.6.0.${last}`));
    onTestFinished(async () => {
      for (const one of visitors) await one.close();
    });
    const asPages = (paths: readonly string[]) => paths.map((path) => ({ path, headers }));
    const measured = startSteadyLoad(visitors.slice(0, 2), asPages(cached), 60);
    const rendering = startSteadyLoad(visitors.slice(2), asPages(others), rendered.perSecond);
    await sleep(rendered.seconds * 1000);
    await rendering.stop();
    await measured.stop();
    const [of, ofOthers] = [measured.take(), rendering.take()];
    const [half, most] = [percentile(of.times, 0.5), percentile(of.times, 0.99)];
    report(
      `${of.requests} cached pages, ${megabytes} MB of disk: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms, longest ${of.longest} ms, ` +
        `while ${ofOthers.requests} others are rendered (p99 ${percentile(ofOthers.times, 0.99).toFixed(1)} ms); load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
    expect(of.failures).toEqual([]);
    expect(ofOthers.requests).toBeGreaterThan(rendered.perSecond * rendered.seconds * 0.5);
  },
  120_000,
);
