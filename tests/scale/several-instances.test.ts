import { cp, mkdir, readdir } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { distName } from "#server/config/dist-name.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type PostgresServer, startPostgresServer } from "../postgres/support/postgres-server.ts";
import { createInstance, type Instance, readiness } from "./support/instance.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { buildNextRelease, copyRelease } from "./support/release.ts";
import { startSteadyLoad } from "./support/steady-load.ts";
import { createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// Three instances on one PostgreSQL behind nginx, under a steady load, while each part fails or is replaced. The steps
// build on one another. docs/scale.md has the results.

const password = "meydan-deneme-2026";
const demoAccount = "6f1b2c3d-00a2-4a00-8000-0000000000a2";
const instances = 3;

/** Requests a second: little beside what an instance can send, so that failures and not the machine are measured. */
const rate = 60;

/** Milliseconds within which every instance must know of a change. nginx stores no page. */
const purgeLimit = 2000;

/** Milliseconds that a request may take while an instance hangs: 7 s until nginx asks another, on a loaded machine. */
const hangLimit = 9000;

const number = (index: number, digits: number) => String(index).padStart(digits, "0");
const posts = Array.from({ length: 12 }, (_, index) => {
  return `/post/6f1b2c3d-${number(index + 1, 4)}-4a00-8000-${number(index + 1, 12)}`;
});
const paths = ["/", "/privacy-policy", "/download", ...posts];
const pages = paths.flatMap((path) =>
  ["tr-TR,tr;q=0.9", "xx;q=0.1,de"].map((language) => {
    return { path, headers: { "Accept-Language": language, "Accept-Encoding": "br" } };
  }),
);

const folder = temporaryFolder(afterAll);
let database: PostgresServer;
let sql: pg.Pool;
let nginx: NginxServer;
let sites: readonly Instance[] = [];
let load: ReturnType<typeof startSteadyLoad>;
let deletions: ReturnType<typeof startDeletions>;
const visitors: Visitor[] = [];
const ownVisitors = new Map<number, Visitor>();
const [current, next] = ["current", "next"];
const releaseFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  await copyRelease(releaseFolder(current));
  await buildNextRelease(releaseFolder(next));
  database = await startPostgresServer();
  const url = await database.createDatabase();
  await mkdir(join(folder, "media"));
  const ports = await Promise.all(Array.from({ length: instances }, freePort));
  sites = ports.map((port, index) =>
    createInstance(port, {
      SITE_ORIGIN: siteOrigin,
      DATABASE_URL: url,
      DATA_DIRECTORY: join(folder, `data-${index}`),
      MEDIA_DIRECTORY: join(folder, "media"),
      PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
      DEMO_CONTENT: "true",
      TRUSTED_PROXIES: "127.0.0.1",
    }),
  );
  // One after the other: each that finds no content resizes its images, to write nothing if another was first.
  for (const site of sites) await site.start(releaseFolder(current));
  sql = new pg.Pool({ connectionString: url, max: 2, application_name: "test" });
  sql.on("error", () => {}); // PostgreSQL is stopped
  await addAccounts(2000);
  nginx = await startNginx(ports);
  for (let index = 1; index <= 4; index++) visitors.push(newVisitor(`127.3.0.${index}`));
  await warm();
  load = startSteadyLoad(visitors, pages, rate);
  deletions = startDeletions();
}, 240_000);

afterAll(async () => {
  await deletions?.stop();
  await load?.stop();
  for (const visitor of [...visitors, ...ownVisitors.values()]) await visitor.close();
  await nginx?.stop();
  for (const site of sites) await site.kill();
  await sql?.end();
  await database?.remove();
});

function newVisitor(address: string): Visitor {
  return createVisitor(nginx, address);
}

/** Asks for each page through nginx, which sends its path to one instance, until it is whole. */
async function warm(): Promise<void> {
  const get = async ({ path, headers }: (typeof pages)[number]) => {
    const { status, headers: got } = await (visitors[0] as Visitor).get(path, headers);
    expect([path, status, got["cache-control"]]).toEqual([path, 200, "no-cache"]);
  };
  for (const page of pages) await vi.waitFor(() => get(page), { timeout: 10_000, interval: 100 });
}

const accountUuid = (index: number) => `aaaaaaaa-0000-4000-8000-${number(index, 12)}`;
const profileOf = (index: number) => `/profile/${accountUuid(index)}`;

/** Adds users with an account; all have the password of the demo account. */
async function addAccounts(count: number): Promise<void> {
  await sql.query(`
    insert into users (uuid, username, followers_count, following_count, created_at)
    select 'aaaaaaaa-0000-4000-8000-' || lpad(i::text, 12, '0'), 'user' || i, 0, 0, 0 from generate_series(1, ${count}) i`);
  await sql.query(
    `insert into accounts (user_uuid, email, password_hash, state)
     select uuid, username || '@example.com', (select password_hash from accounts where user_uuid = $1), 'active'
     from users where username ~ '^user[0-9]+$'`,
    [demoAccount],
  );
}

let lastAccount = 0;
const takeAccount = () => {
  lastAccount += 1;
  return lastAccount;
};

/** From an address that ten accounts have. */
function visitorOf(account: number): Visitor {
  const group = Math.floor(account / 10);
  const visitor = ownVisitors.get(group) ?? newVisitor(`127.2.${group >> 8}.${group & 255}`);
  ownVisitors.set(group, visitor);
  return visitor;
}

/** Posts the form through nginx. @returns the status; 0 without one */
async function act(account: number, action: "delete" | "freeze"): Promise<number> {
  const email = `user${account}@example.com`;
  return visitorOf(account)
    .post("/delete-account", { email, password, action, confirm: "yes" })
    .then(({ status }) => status)
    .catch(() => 0);
}

/**
 * What the instances, in their order, and nginx show of a profile: a status, or that its data are still to come, as on a
 * machine that is too busy to render a page in time; "nothing" where nobody answers.
 */
function profileStatuses(account: number): Promise<(number | string)[]> {
  const path = profileOf(account);
  const headers = { "Accept-Language": "tr", "Accept-Encoding": "br" };
  const answers = [
    ...sites.map(async ({ origin }) => {
      const response = await fetch(origin + path, { headers, signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      return { status: response.status, cacheControl: response.headers.get("cache-control") };
    }),
    visitorOf(account)
      .get(path, headers)
      .then(({ status, headers }) => ({ status, cacheControl: headers["cache-control"] })),
  ];
  return Promise.all(
    answers.map((answer) =>
      answer.then(
        ({ status, cacheControl }) => (status === 200 && cacheControl !== "no-cache" ? "loading" : status),
        () => "nothing",
      ),
    ),
  );
}

/** Of a profile that all of them show. */
const shown = Array(instances + 1).fill(200);
const goneFromInstances = Array(instances).fill(410);

/** Deletes one account after the other, whose profile is in every cache before. 303 acknowledges a deletion. */
function startDeletions() {
  const acknowledged: number[] = [];
  const refused: number[] = [];
  const cached: number[] = [];
  let isStopping = false;
  const deleting = (async () => {
    while (!isStopping) {
      const account = takeAccount();
      const before = await profileStatuses(account);
      const status = await act(account, "delete");
      if (status === 303) {
        acknowledged.push(account);
        if (before.join() === shown.join()) cached.push(account);
      } else refused.push(status);
      await sleep(200);
    }
  })();
  return {
    acknowledged,
    /** Of the acknowledged, those whose profile every instance and nginx had. */
    cached,
    /** For a line of the report. */
    counts: () =>
      `${acknowledged.length} deletions acknowledged, ${cached.length} of them cached everywhere, ${refused.length} not (${[...new Set(refused)]})`,
    async stop() {
      isStopping = true;
      await deleting;
    },
  };
}

const report = (line: string) => process.stdout.write(`${line}\n`);

/** Since the last call: no request for a page that was cached has failed. @returns milliseconds of the longest */
function expectNoFailures(step: string): number {
  const { requests, failures, longest, slow } = load.take();
  report(
    `${step}: ${requests} requests, ${failures.length} failed, longest ${longest} ms, ${slow} above 2 s; ${deletions.counts()}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(rate / 2); // purges may take less than a second
  return longest;
}

/** Milliseconds from the acknowledgement of a freeze until no instance shows the profile that all had cached. */
async function timePurge(): Promise<number> {
  const account = takeAccount();
  const statuses = async () => (await profileStatuses(account)).slice(0, instances);
  await expect.poll(() => profileStatuses(account), { timeout: 10_000 }).toEqual(shown);
  expect(await act(account, "freeze")).toBe(303);
  const acknowledgedAt = performance.now();
  while ((await statuses()).includes(200) && performance.now() < acknowledgedAt + 60_000) await sleep(5);
  const elapsed = performance.now() - acknowledgedAt;
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(goneFromInstances);
  return Math.round(elapsed);
}

test("a freeze is known to every instance within two seconds", async () => {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) times.push(await timePurge());
  report(`purged everywhere after ${times.join(", ")} ms`);
  expect(Math.max(...times)).toBeLessThan(purgeLimit);
  expectNoFailures("nothing happens");
});

test("an instance is killed, and comes back", async () => {
  const [, killed] = sites as [Instance, Instance, Instance];
  await killed.kill();
  await sleep(10_000);
  await killed.start(releaseFolder(current));
  await sleep(3000);
  expectNoFailures("an instance was killed for 10 s");
});

test("an instance hangs, and goes on", async () => {
  const [hanging] = sites as [Instance, Instance, Instance];
  hanging.pause();
  await sleep(25_000);
  hanging.resume();
  await sleep(3000);
  expect(expectNoFailures("an instance hung for 25 s")).toBeLessThan(hangLimit);
});

test("PostgreSQL crashes, and comes back", async () => {
  await database.stop("immediate");
  // Not the last ones, which an instance may not have read.
  const deleted = deletions.cached.slice(-15, -5);
  // Longer than posts are fresh and than stale ones are sent without asking.
  await sleep(75_000);
  for (const { origin } of sites) {
    expect(await readiness(origin)).toEqual({ status: 200, text: "ok\nproduct server: fails\n" });
  }
  expect((await (visitors[0] as Visitor).get("/post/none")).status).toBe(503);
  // They cannot say that it is gone, but none has it.
  expect((await Promise.all(deleted.map(profileStatuses))).flat()).toEqual(Array(40).fill(503));
  await sleep(3000);
  await database.start();
  const startedAt = performance.now();
  const listening = async () => {
    const { rows } = await sql.query(
      `select count(*)::int as count from pg_stat_activity where query like 'select "number"% from "changes"%'`,
    );
    return rows[0].count;
  };
  await expect.poll(listening, { timeout: purgeLimit, interval: 50 }).toBe(instances);
  report(`all instances read changes ${Math.round(performance.now() - startedAt)} ms after PostgreSQL's return`);
  const texts = () => Promise.all(sites.map(async ({ origin }) => (await readiness(origin)).text));
  await expect.poll(texts, { timeout: 15_000, interval: 50 }).toEqual(Array(3).fill("ok\nproduct server: responds\n"));
  report(`all instances reach PostgreSQL ${Math.round(performance.now() - startedAt)} ms after its return`);
  expectNoFailures("PostgreSQL was down for 75 s");
});

test("after PostgreSQL's return, a freeze is known to every instance within two seconds again", async () => {
  const times = [await timePurge(), await timePurge(), await timePurge()];
  report(`purged everywhere after ${times.join(", ")} ms, after PostgreSQL's return`);
  expect(Math.max(...times)).toBeLessThan(purgeLimit);
});

/** Paths of a page's scripts as an instance sends it, without a cache of nginx between. */
async function scriptsOf({ origin }: Instance): Promise<string[]> {
  const response = await fetch(`${origin}/`, { headers: { "Accept-Language": "ko" } });
  return [...new Set((await response.text()).match(/\/assets\/[\w.-]+\.js/g))];
}

/** The first is stored by nginx, but no query is; it asks an instance each time. */
async function statusesOf(scripts: readonly string[]): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let time = 0; time < 12; time++) {
    for (const script of scripts)
      statuses.add((await (visitors[0] as Visitor).get(`${script}?${time}-${Math.random()}`)).status);
  }
  return statuses;
}

/** As docs/operations.md describes it: one after the other, each once the one before is ready and nginx uses it again. */
async function replace(site: Instance, release: string): Promise<void> {
  expect(await site.stop()).toBe(0);
  await site.start(releaseFolder(release));
  await sleep(2500);
}

let oldScripts: string[];
let newScripts: string[];

test("all instances are replaced by a new build that adds to the tables, while old ones still run and start", async () => {
  const [first, second, third] = sites as [Instance, Instance, Instance];
  oldScripts = await scriptsOf(first);
  await replace(first, next);
  newScripts = (await scriptsOf(first)).filter((script) => !oldScripts.includes(script));
  expect(newScripts.length).toBeGreaterThan(0);
  await sleep(2500); // until nginx asks it again: who has its page got that through nginx
  expect(await statusesOf([...oldScripts, ...newScripts])).toEqual(new Set([200]));
  const { rowCount } = await sql.query("select from information_schema.columns where column_name = 'next'");
  expect(rowCount).toBe(1);
  // An old one that fails meanwhile.
  await third.kill();
  await third.start(releaseFolder(current));
  await sleep(2500);
  await replace(second, next);
  await replace(third, next);
  expect(await statusesOf(oldScripts)).toEqual(new Set([200]));
  expectNoFailures("all instances were replaced by a new build");
});

test("and by the build before again", async () => {
  const assets = (release: string, part: string) => join(releaseFolder(release), distName, part, "assets");
  await cp(assets(next, "client"), assets(current, "earlier"), { recursive: true, force: false });
  expect((await readdir(assets(current, "earlier"))).length).toBeGreaterThan(0);
  for (const site of sites) await replace(site, current);
  expect(await statusesOf([...oldScripts, ...newScripts])).toEqual(new Set([200]));
  expectNoFailures("all instances went back to the build before");
});

test("every deletion that was acknowledged is there", async () => {
  await deletions.stop();
  const { acknowledged } = deletions;
  const { rows } = await sql.query("select user_uuid from accounts where state = 'deleting'");
  const stored = new Set(rows.map((row) => row.user_uuid));
  expect(acknowledged.filter((account) => !stored.has(accountUuid(account)))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(deletions.cached.length).toBeGreaterThan(50);
  for (const account of acknowledged) {
    const gone = Array(instances + 1).fill(410);
    await expect.poll(() => profileStatuses(account), { timeout: 10_000, message: profileOf(account) }).toEqual(gone);
  }
  await load.stop();
  expectNoFailures("nothing happens any more");
  for (const site of sites) expect(await site.stop()).toBe(0);
});
