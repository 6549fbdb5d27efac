import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { type Answer, ask } from "./support/hammer.ts";

/** Milliseconds of load. */
const loadMs = 10_000;

/** @returns the value below which are `share` of the values, in whole milliseconds */
function quantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
}

test("1,500 clients without a pause: pages are shed, others come, and the next visitor notices nothing", async () => {
  const site = await startSite({ PAGE_CACHE_MEGABYTES: "0", LOG_LEVEL: "silent" });
  const page = site.origin + pathOf("post-gallery");
  const hammer = fork(join(import.meta.dirname, "support", "hammer.ts"), [page, "1500", String(loadMs)]);
  const load: Promise<[Answer[]]> = once(hammer, "message") as Promise<[Answer[]]>;
  await sleep(2000);
  const health: Answer[] = [];
  const end = performance.now() + loadMs - 3000;
  while (performance.now() < end) {
    health.push(await ask(`${site.origin}/healthz`));
    await sleep(100);
  }
  const [answers] = await load;
  const next = await ask(page);
  await site.stop();
  const pages = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  process.stdout.write(
    `1,500 clients: ${pages.length} pages, median ${quantile(pages, 0.5)}, p99 ${quantile(pages, 0.99)}, longest ${quantile(pages, 1)} ms; ` +
      `${shed.length} times 503, p99 ${quantile(shed, 0.99)} ms; ` +
      `/healthz median ${quantile(health, 0.5)}, longest ${quantile(health, 1)} ms of ${health.length}; ` +
      `the next visitor: ${next.status} after ${Math.round(next.took)} ms\n`,
  );
  expect(health.every(({ status }) => status === 200)).toBe(true);
  expect(pages.length + shed.length).toBe(answers.length);
  expect(pages.length).toBeGreaterThan(100);
  expect(shed.length).toBeGreaterThan(0);
  expect(next.took).toBeLessThan(2000);
  expect(shed.every(({ retryAfter }) => retryAfter === "5")).toBe(true);
}, 60_000);
