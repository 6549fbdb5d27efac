import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { postPath } from "../e2e/support/product-server/post-responses.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { type Answer, ask } from "./support/hammer.ts";

const clients = 1500;
/** Milliseconds of the load, and until all clients are at work. */
const loadMs = 10_000;
const rampMs = 2000;

/** Milliseconds. A site that renders all that has arrived keeps a new connection waiting for 9 s. */
const longestWait = 2000;

/** @returns the value below which are `share` of the times, in whole milliseconds; 0 where there is none */
function quantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
}

test(`${clients} clients without a pause: each is answered, a new connection too, and the next visitor notices nothing`, async () => {
  const { origin, stop } = await startSite({}, "server/overloaded-site.harness.ts");
  onTestFinished(stop);
  const page = origin + postPath;
  const hammer = fork(join(import.meta.dirname, "support", "hammer.ts"), [page, String(clients), String(loadMs)]);
  const hammered = once(hammer, "message") as Promise<[Answer[][]]>;
  await sleep(rampMs);
  const health: Answer[] = []; // over a connection of its own each time
  const end = performance.now() + loadMs - rampMs - 1000;
  for (; performance.now() < end; await sleep(100)) health.push(await ask(`${origin}/healthz`));
  const [received] = await hammered;
  const next = await ask(page);

  const answers = received.flat();
  const pages = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  const times = (of: readonly Answer[]) => [0.5, 0.99, 1].map((share) => quantile(of, share)).join(", ");
  process.stdout.write(
    `median, p99, longest in ms: ${pages.length} pages in ${times(pages)}; ${shed.length} times 503 in ${times(shed)}; ` +
      `/healthz in ${times(health)} (${health.length} times); the next visitor ${Math.round(next.took)}\n`,
  );
  expect(received.filter((ofClient) => ofClient.length === 0)).toEqual([]);
  expect(pages.length).toBeGreaterThan(clients);
  expect(pages.length + shed.length).toBe(answers.length);
  expect(shed.every(({ retryAfter }) => retryAfter === "5")).toBe(true);
  expect(health.every(({ status }) => status === 200)).toBe(true);
  expect(quantile(health, 0.99)).toBeLessThan(longestWait);
  expect(next.took).toBeLessThan(longestWait);
});
