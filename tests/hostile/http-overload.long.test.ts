import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { postPath } from "../e2e/support/product-server/post-responses.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { type Answer, ask } from "./support/hammer.ts";

const clients = 1500;
/** Milliseconds of a load, and until all clients are at work. */
const loadMs = 10_000;
const rampMs = 2000;
/** Loads of each site. The sites take turns, so that what else the machine does counts for both. */
const rounds = 2;

const entry = "server/overloaded-site.harness.ts";

/** What came of the loads of a site. */
interface Outcome {
  /** Of each client. */
  readonly clients: Answer[][];
  /** Of /healthz, over a connection of its own each time. */
  readonly health: Answer[];
  /** Of the page, after each load. */
  readonly next: Answer[];
}

const withStatus = ({ clients }: Outcome, status: number) => clients.flat().filter((one) => one.status === status);

/** @returns the value below which are `share` of the times, in whole milliseconds; 0 where there is none */
function quantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
}

/**
 * The answer for which each client waited longest. Among all answers, those who wait do not show: a client that is
 * served at once has a hundred answers in the time that another waits for its first.
 */
const longestWaits = ({ clients }: Outcome) =>
  clients.flatMap((answers) => answers.toSorted((one, other) => other.took - one.took).slice(0, 1));

/** Lets the clients ask for a page without a pause, and adds what came of it. */
async function load({ origin }: RunningSite, { clients: asked, health, next }: Outcome): Promise<void> {
  const page = origin + postPath;
  const hammer = fork(join(import.meta.dirname, "support", "hammer.ts"), [page, String(clients), String(loadMs)]);
  const hammered = once(hammer, "message") as Promise<[Answer[][]]>;
  await sleep(rampMs);
  const end = performance.now() + loadMs - rampMs - 1000;
  for (; performance.now() < end; await sleep(100)) health.push(await ask(`${origin}/healthz`));
  const [received] = await hammered;
  asked.push(...received);
  next.push(await ask(page));
}

function report(name: string, outcome: Outcome): void {
  const times = (of: readonly Answer[]) => [0.5, 0.99, 1].map((share) => quantile(of, share)).join(", ");
  const pages = withStatus(outcome, 200);
  const shed = withStatus(outcome, 503);
  process.stdout.write(
    `${name} (median, p99, longest in ms): ${pages.length} pages in ${times(pages)}; ${shed.length} times 503 in ${times(shed)}; ` +
      `${withStatus(outcome, 0).length} without an answer; the longest wait of each client ${times(longestWaits(outcome))}; ` +
      `/healthz in ${times(outcome.health)} (${outcome.health.length} times); the next visitor ${quantile(outcome.next, 1)}\n`,
  );
}

test(`${clients} clients without a pause: each has its page, a new connection is answered, and the next visitor notices nothing`, async () => {
  const sites = await Promise.all([startSite({}, entry), startSite({ SHEDDING: "false" }, entry)]);
  const [shedding, not] = sites.map((): Outcome => ({ clients: [], health: [], next: [] })) as [Outcome, Outcome];
  for (let round = 0; round < rounds; round++) {
    await load(sites[0], shedding);
    await load(sites[1], not);
  }
  await Promise.all(sites.map((site) => site.stop()));
  report("with shedding", shedding);
  report("without", not);

  const ratio = (of: (outcome: Outcome) => Answer[]) => quantile(of(shedding), 0.99) / quantile(of(not), 0.99);
  const waits = ratio(longestWaits);
  const health = ratio((outcome) => outcome.health);
  process.stdout.write(`p99 with to without: longest waits ${waits.toFixed(2)}, /healthz ${health.toFixed(2)}\n`);
  expect(health).toBeLessThan(0.5);
  // Each waits for the pages before its own, as on a site that renders all that has arrived.
  expect(waits).toBeLessThan(3);

  const shed = withStatus(shedding, 503);
  const pages = withStatus(shedding, 200);
  expect(withStatus(not, 503)).toEqual([]);
  expect(shed.every(({ retryAfter }) => retryAfter === "5")).toBe(true);
  expect(pages.length).toBeGreaterThan(withStatus(not, 200).length / 2);
  expect(pages.length + shed.length).toBe(shedding.clients.flat().length);
  expect(shedding.health.every(({ status }) => status === 200)).toBe(true);
  expect(quantile(shedding.next, 1)).toBeLessThan(2000);
}, 200_000);
