import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { startProcess } from "#server/process.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type PostgresServer, startPostgresServer } from "../postgres/support/postgres-server.ts";
import { postDeletionForm } from "./support/deletion-form.ts";
import { countStatuses, type LoadResult, longestWait, startLoad } from "./support/load.ts";
import { mountSmallDisk } from "./support/small-disk.ts";

// The site on a real PostgreSQL that fails in every way. docs/reliability.md has the results.

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";

/** Cards of different posts, so that none waits for the answer to another. */
const calls = Array.from({ length: 16 }, (_, index) => {
  const number = String(index + 1);
  return `/embed/post/6f1b2c3d-${number.padStart(4, "0")}-4a00-8000-${number.padStart(12, "0")}`;
});
const email = "silinecek@meydan.example";
const accountUuid = "6f1b2c3d-00a2-4a00-8000-0000000000a2";

/** Milliseconds: the site's own wait for its product server, and a second more. */
const longestAnswer = responseLimits.timeoutMs + 1000;

/** Milliseconds in which everything must work again once the database does. */
const recovery = 2000;

/** Milliseconds in which no page makes a call after most have failed (server/product-server/circuit-breaker.ts). */
const circuitPause = 6000;

/** Seconds of deploy/meydan-website.service. */
const timeoutStopSec = 30;

let server: PostgresServer;
const dataDirectory = temporaryFolder(afterAll);
/** A database with the demo content. */
let seeded: string;

beforeAll(async () => {
  server = await startPostgresServer();
  seeded = await server.createDatabase();
  await promisify(execFile)(
    process.execPath,
    ["commands/content.ts", "import", "backend/seed/content.ndjson", "--media", "backend/seed/media"],
    { env: { PATH: process.env.PATH, DATA_DIRECTORY: dataDirectory, DATABASE_URL: seeded } },
  );
});
afterAll(async () => {
  await server?.remove();
});

/** Starts a site on a database, without a page cache: every page asks the database. */
async function startSite(databaseUrl: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const site = startProcess({
    PORT: String(port),
    DATA_DIRECTORY: dataDirectory,
    DATABASE_URL: databaseUrl,
    PAGE_CACHE_MEGABYTES: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    ...settings,
  });
  await site.waitForOutput('"ready"');
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...site,
    origin,
    statusOf: async (path: string) => (await fetch(origin + path)).status,
    startLoad: (paths: readonly string[] = calls) => startLoad(paths.map((path) => origin + path)),
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function stateOfAccount(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select state from accounts where user_uuid = $1", [accountUuid]);
    return rows[0]?.state;
  } finally {
    await client.end();
  }
}

function expectAlive({ child, output }: Site): void {
  expect(child.exitCode, output()).toBeNull();
  expect(output()).not.toContain("node:events");
}

/**
 * Freezes and restores an account in turn. Before each request, what was acknowledged before must be in the database,
 * where it can be read; after one without an acknowledgement it may have either state.
 */
function startToggling({ origin }: Site, databaseUrl: string) {
  const counts = { acknowledged: 0, refused: 0, verified: 0, lost: 0 };
  let isStopping = false;
  const toggling = (async () => {
    let expected: string | undefined = "active";
    while (!isStopping) {
      const stored = await stateOfAccount(databaseUrl).catch(() => undefined);
      if (stored !== undefined && expected !== undefined) {
        if (stored === expected) counts.verified += 1;
        else counts.lost += 1;
      }
      const action: "freeze" | "restore" = (stored ?? expected) === "active" ? "freeze" : "restore";
      const isAcknowledged: boolean = (await postDeletionForm(origin, { email, action })) === 303;
      counts[isAcknowledged ? "acknowledged" : "refused"] += 1;
      expected = isAcknowledged ? (action === "freeze" ? "frozen" : "active") : undefined;
      await sleep(20);
    }
  })();
  return {
    counts,
    async stop() {
      // On a busy machine it takes longer to have enough.
      await expect.poll(() => counts.verified, { timeout: 60_000 }).toBeGreaterThan(10);
      isStopping = true;
      await toggling;
      expect(counts.lost).toBe(0);
      return counts;
    },
  };
}

/** Every answer is in time, and either a page or an error page; all are pages from a time on. */
function expectOutage(results: readonly LoadResult[], over: number): void {
  expect(longestWait(results)).toBeLessThan(longestAnswer);
  for (const { status, startedAt } of results) {
    expect([200, 503]).toContain(status);
    if (startedAt > over) expect(status).toBe(200);
  }
}

const report = (line: string) => process.stdout.write(`${line}\n`);

test.each(["fast", "immediate"] as const)(
  "ten restarts (%s) under load cost the requests of that time, and nothing that was acknowledged",
  async (mode) => {
    const url = await server.createDatabase(seeded);
    const site = await startSite(url);
    const toggling = startToggling(site, url);
    const all: LoadResult[] = [];
    let latest = 0;
    for (let restart = 0; restart < 10; restart++) {
      // As in the first report of this fault: sixteen for one page.
      const load = site.startLoad(restart % 2 ? calls : Array(16).fill(post));
      await sleep(300 + Math.random() * 700);
      await server.stop(mode);
      await sleep(Math.random() * 1000);
      await server.start();
      const readyAt = performance.now();
      await sleep(circuitPause + recovery + 500);
      const results = await load.stop();
      expectAlive(site);
      expectOutage(results, readyAt + circuitPause + recovery);
      const failed = results.filter(({ status }) => status !== 200);
      latest = Math.max(latest, ...failed.map(({ startedAt }) => startedAt - readyAt));
      all.push(...results);
    }
    const toggles = await toggling.stop();
    expect(await site.statusOf("/readyz")).toBe(200);
    report(
      `restart ${mode}: ${JSON.stringify(countStatuses(all))}, longest ${longestWait(all)} ms, ` +
        `the last 503 ${Math.round(latest)} ms after its return, ${JSON.stringify(toggles)}`,
    );
  },
  240_000,
);

test("a PostgreSQL that accepts connections and never answers holds up no request for longer than the site waits", async () => {
  const url = await server.createDatabase(seeded);
  const site = await startSite(url);
  const load = site.startLoad();
  await sleep(500);
  server.pause();
  try {
    await sleep(1000); // the last good health check is forgotten
    const startedAt = performance.now();
    expect(await site.statusOf("/healthz")).toBe(200);
    expect(await site.statusOf("/privacy-policy")).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    const readiness = await fetch(`${site.origin}/readyz`);
    expect([readiness.status, await readiness.text()]).toEqual([200, "ok\nproduct server: fails\n"]);
    expect(performance.now() - startedAt).toBeLessThan(3500);
    const form = performance.now();
    expect(await postDeletionForm(site.origin, { email, action: "freeze" })).toBe(503);
    expect(performance.now() - form).toBeLessThan(15_000);
    report(`paused: the form is answered after ${Math.round(performance.now() - form)} ms`);
    await sleep(3000);
  } finally {
    server.resume();
  }
  const resumedAt = performance.now();
  await sleep(circuitPause + recovery + 500);
  const results = await load.stop();
  expectAlive(site);
  expectOutage(results, resumedAt + circuitPause + recovery);
  await expect
    .poll(async () => (await fetch(`${site.origin}/readyz`)).text(), { timeout: 10_000 })
    .toContain("responds");
  report(`paused: ${JSON.stringify(countStatuses(results))}, longest ${longestWait(results)} ms`);
});

test("a full disk refuses writes, may end PostgreSQL, and ends nothing else", async () => {
  const disk = mountSmallDisk(160);
  const small = await startPostgresServer(disk.folder);
  onTestFinished(small.remove);
  const url = await small.createDatabase();
  const site = await startSite(url, { DEMO_CONTENT: "true" });
  const toggling = startToggling(site, url);
  const load = site.startLoad(calls.slice(0, 4));
  await sleep(1000);
  const errors = new Set<string>();
  // PostgreSQL has room in the files that it has: it is used up until a visitor is refused.
  const use = new pg.Pool({ connectionString: url, max: 1 });
  use.on("error", () => {});
  await use.query("create table filler (text text)");
  const until = performance.now() + 60_000; // a round that is refused takes no time, a visitor's next form does
  while (toggling.counts.refused === 0 && performance.now() < until) {
    disk.fill();
    await use
      .query("insert into filler select repeat('x', 500) from generate_series(1, 100)")
      .catch((error: Error) => errors.add(error.message));
  }
  await use.end();
  expect(toggling.counts.refused).toBeGreaterThan(0);
  await sleep(3000);
  const isRunning = small.isRunning();
  disk.free();
  if (!small.isRunning()) await small.start();
  await expect.poll(() => site.statusOf(calls[0] ?? ""), { timeout: 20_000 }).toBe(200);
  await sleep(recovery + 1000);
  const results = await load.stop();
  expectAlive(site);
  expect(longestWait(results)).toBeLessThan(longestAnswer);
  const toggles = await toggling.stop();
  expect(await postDeletionForm(site.origin, { email, action: "restore" })).toBe(303);
  report(`full disk: ${[...errors].join("; ")}; PostgreSQL ${isRunning ? "runs on" : "ended"}`);
  report(`full disk: ${JSON.stringify(countStatuses(results))}, ${JSON.stringify(toggles)}`);
});

test.each([
  ["hangs", () => server.pause(), () => server.resume()],
  ["is down", () => server.stop("fast"), () => server.start()],
])(
  "a stop while PostgreSQL %s does not outlast systemd's patience",
  async (_what, fail, mend) => {
    const site = await startSite(await server.createDatabase(seeded));
    const load = site.startLoad([...calls, post]); // the page's views are written later
    await sleep(1000);
    await fail();
    try {
      await sleep(500);
      const startedAt = performance.now();
      site.child.kill("SIGTERM");
      await site.ended;
      const seconds = (performance.now() - startedAt) / 1000;
      report(`stopped after ${seconds.toFixed(1)} s: ${site.output().trim().split("\n").at(-1)}`);
      expect(seconds).toBeLessThan(timeoutStopSec - 3);
      expect(site.output()).toContain("views lost");
    } finally {
      await mend();
      await load.stop();
    }
  },
  90_000,
);

test("a start that waits for the lock of an import can be stopped", async () => {
  const url = await server.createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_advisory_lock(6014022025)"); // backend/db/with-exclusive-transaction.ts
  const site = startProcess({ PORT: String(await freePort()), DATA_DIRECTORY: dataDirectory, DATABASE_URL: url });
  await sleep(2000);
  expect(site.child.exitCode).toBeNull();
  const startedAt = performance.now();
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(1);
  expect((performance.now() - startedAt) / 1000).toBeLessThan(timeoutStopSec - 3);
  expect(site.output()).toMatch(/^The site did not stop within 25 s: .*\n$/);
  await client.end();
});

test("a first start whose PostgreSQL goes away ends with one sentence, and the next one has everything", async () => {
  const sentences: string[] = [];
  for (let round = 0; round < 8; round++) {
    const url = await server.createDatabase();
    const settings = {
      DATA_DIRECTORY: await mkdtemp(join(dataDirectory, "first-")),
      DATABASE_URL: url,
      DEMO_CONTENT: "true",
    };
    const site = startProcess({ ...settings, PORT: String(await freePort()) });
    await sleep(250 + round * 200);
    await server.stop(round % 2 ? "immediate" : "fast");
    const ended = await Promise.race([site.ended, site.waitForOutput('"ready"').catch(() => site.ended)]);
    await server.start();
    if (ended === undefined) continue; // it was ready before
    expect(ended).toBe(1);
    const lines = site.output().trim().split("\n");
    const sentence = lines.filter((line) => !line.startsWith("{"));
    expect(sentence, site.output()).toEqual([
      expect.stringMatching(/^The (database|demo content cannot be written to the database) at DATABASE_URL.*: .+$/),
    ]);
    sentences.push(sentence[0] ?? "");
    const second = await startSite(url, settings);
    expect(await second.statusOf(post)).toBe(200);
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
  }
  expect(sentences.length).toBeGreaterThan(3);
  report(`first starts:\n  ${[...new Set(sentences)].join("\n  ")}`);
}, 240_000);
