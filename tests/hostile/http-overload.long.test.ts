import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { postPath } from "../e2e/support/post-responses.ts";
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
  /** Of the clients. */
  readonly answers: Answer[];
  /** Of /healthz, over a connection of its own each time. */
  readonly health: Answer[];
  /** Of the page, after each load. */
  readonly next: Answer[];
}

const withStatus = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status);

/** @returns the value below which are `share` of the times, in whole milliseconds; 0 where there is none */
function quantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
}

/** Lets the clients ask for a page without a pause, and adds what came of it. */
async function load({ origin }: RunningSite, { answers, health, next }: Outcome): Promise<void> {
  const page = origin + postPath;
  const hammer = fork(join(import.meta.dirname, "support", "hammer.ts"), [page, String(clients), String(loadMs)]);
  const hammered = once(hammer, "message") as Promise<[Answer[]]>;
  await sleep(rampMs);
  const end = performance.now() + loadMs - rampMs - 1000;
  for (; performance.now() < end; await sleep(100)) health.push(await ask(`${origin}/healthz`));
  const [received] = await hammered;
  for (const answer of received) answers.push(answer);
  next.push(await ask(page));
}

function report(name: string, { answers, health, next }: Outcome): void {
  const times = (of: readonly Answer[]) => [0.5, 0.99, 1].map((share) => quantile(of, share)).join(", ");
  const [pages, shed, failed] = [200, 503, 0].map((status) => withStatus(answers, status)) as [
    Answer[],
    Answer[],
    Answer[],
  ];
  process.stdout.write(
    `${name}: ${pages.length} pages in ${times(pages)} ms (median, p99, longest); ${shed.length} times 503 in ${times(shed)}; ` +
      `${failed.length} without an answer; /healthz in ${times(health)} (${health.length} times); the next visitor ${quantile(next, 1)} ms\n`,
  );
}

test(`${clients} clients without a pause: pages are shed, the others come sooner, and the next visitor notices nothing`, async () => {
  const sites = await Promise.all([startSite({}, entry), startSite({ SHEDDING: "false" }, entry)]);
  const [shedding, not] = sites.map((): Outcome => ({ answers: [], health: [], next: [] })) as [Outcome, Outcome];
  for (let round = 0; round < rounds; round++) {
    await load(sites[0], shedding);
    await load(sites[1], not);
  }
  await Promise.all(sites.map((site) => site.stop()));
  report("with shedding", shedding);
  report("without", not);

  const ratio = (of: (outcome: Outcome) => Answer[]) => quantile(of(shedding), 0.99) / quantile(of(not), 0.99);
  const pages = ratio(({ answers }) => withStatus(answers, 200));
  const health = ratio((outcome) => outcome.health);
  process.stdout.write(`p99 with to without: pages ${pages.toFixed(2)}, /healthz ${health.toFixed(2)}\n`);
  expect(pages).toBeLessThan(0.5);
  expect(health).toBeLessThan(0.5);

  const shed = withStatus(shedding.answers, 503);
  expect(withStatus(not.answers, 503)).toEqual([]);
  expect(shed.length).toBeGreaterThan(0);
  expect(shed.every(({ retryAfter }) => retryAfter === "5")).toBe(true);
  expect(withStatus(shedding.answers, 200).length).toBeGreaterThan(100);
  expect(withStatus(shedding.answers, 200).length + shed.length).toBe(shedding.answers.length);
  expect(shedding.health.every(({ status }) => status === 200)).toBe(true);
  expect(quantile(shedding.next, 1)).toBeLessThan(2000);
}, 200_000);
