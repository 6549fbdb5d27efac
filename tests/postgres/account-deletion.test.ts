import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// Two instances of the site on one PostgreSQL database.

const email = "silinecek@meydan.example";
const password = "meydan-deneme-2026";
const uuid = "6f1b2c3d-00a2-4a00-8000-0000000000a2";
const profile = `/profile/${uuid}`;

/** Milliseconds within which every instance must know of a change. */
const purgeLimit = 2000;

let settings: Readonly<Record<string, string>>;
let sql: pg.Pool;
let sites: [RunningSite, RunningSite];

beforeAll(async () => {
  const url = await createDatabase(inject("postgresUrl"));
  settings = { DATABASE_URL: url, DEMO_CONTENT: "true" };
  sql = new pg.Pool({ connectionString: url, max: 2 });
  const first = await startSite(settings);
  sites = [first, await startSite(settings)];
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await sql.end();
});

function post({ origin }: RunningSite, path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(origin + path, { method: "POST", headers: { Origin: origin, ...headers }, body, redirect: "manual" });
}
const act = (site: RunningSite, action: string) =>
  post(site, "/delete-account", { email, password, action, confirm: "yes" });
const statusOf = async ({ origin }: RunningSite) => (await fetch(origin + profile)).status;

/** Restores the account when the test ends, and waits until both instances show it again. */
function restoreAtEnd(): void {
  onTestFinished(async () => {
    await act(sites[0], "restore");
    for (const site of sites) await expect.poll(() => statusOf(site), { timeout: 15_000 }).toBe(200);
  });
}

test("a page that is cached by another instance is gone within two seconds", async () => {
  const [first, second] = sites;
  restoreAtEnd();
  for (const site of sites) expect(await statusOf(site)).toBe(200);
  const startedAt = performance.now();
  expect((await act(first, "freeze")).status).toBe(303);
  expect(await statusOf(first)).toBe(410);
  await expect.poll(() => statusOf(second), { timeout: purgeLimit, interval: 20 }).toBe(410);
  const elapsed = Math.round(performance.now() - startedAt);
  process.stdout.write(`purged on the other instance after ${elapsed} ms, the request included\n`);
});

/**
 * Freezes the account in a transaction that also ends the connections that changes are read on: what it announces is
 * found by catching up alone.
 */
async function freezeUnheard(client: pg.PoolClient): Promise<void> {
  await client.query(
    "update accounts set state = 'frozen', reference = 'BY-HAND', requested_at = $1 where user_uuid = $2",
    [Date.now(), uuid],
  );
  await client.query("insert into changes (user_uuid) values ($1)", [uuid]);
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%from "changes" where%'`,
  );
  expect(rowCount).toBeGreaterThan(0);
}

/** A connection with a transaction that the test commits. */
async function begin(): Promise<pg.PoolClient> {
  const client = await sql.connect();
  onTestFinished(() => client.release(true));
  await client.query("begin");
  return client;
}

test("an instance that cannot read what it has missed asks until it can", async () => {
  restoreAtEnd();
  for (const site of sites) expect(await statusOf(site)).toBe(200);
  const transaction = await begin();
  await transaction.query("lock table changes in access exclusive mode");
  await freezeUnheard(transaction);
  await setTimeout(7000); // a read is given up after 2 s
  for (const site of sites) expect(await statusOf(site)).toBe(200);
  await transaction.query("commit");
  for (const site of sites) {
    await expect.poll(() => statusOf(site), { timeout: purgeLimit, interval: 20 }).toBe(410);
  }
});

test("wrong passwords count together, under names that say nothing", async () => {
  for (let guess = 0; guess < 10; guess++) {
    const site = sites[guess % 2] as RunningSite;
    const response = await post(site, "/delete-account", { email: "eve@example.com", password: "x", action: "freeze" });
    expect(response.status).toBe(403);
  }
  for (const site of sites) {
    const response = await post(site, "/delete-account", { email: "eve@example.com", password: "x", action: "freeze" });
    expect(response.status).toBe(429);
  }
  await expectNamelessCounts(2);
  await sql.query("delete from rate_limits");
});

/** @param atLeast how many counts there are */
async function expectNamelessCounts(atLeast: number): Promise<void> {
  const { rows } = await sql.query("select key, expire from rate_limits");
  expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  for (const { key, expire } of rows) {
    expect(key).toMatch(/^deletion-(address|address-later|account):[\w-]{43}$/);
    expect(Number(expire)).toBeLessThanOrEqual(Date.now() + 3600_000);
  }
}

test("an account that is due is deleted once, by one of the instances", async () => {
  const [first] = sites;
  const isThere = async () => (await sql.query("select from users where uuid = $1", [uuid])).rowCount === 1;
  // Another process is running the job: it has the lock (backend/background-job.ts).
  const other = await sql.connect();
  await other.query("select pg_advisory_lock(6014022026)");
  expect((await act(first, "delete")).status).toBe(303);
  await sql.query("update accounts set delete_at = 0 where user_uuid = $1", [uuid]);
  for (const site of sites) expect((await act(site, "delete")).status).toBe(303); // which wakes the job
  await setTimeout(1500);
  expect(await isThere()).toBe(true);
  await other.query("select pg_advisory_unlock(6014022026)");
  other.release();
  // Both try again within a second, long before their next turn.
  const logs = () => sites.map((site) => site.log()).join("");
  await expect.poll(logs, { timeout: 10_000 }).toContain("account deleted");
  expect(logs().match(/account deleted/g)).toHaveLength(1);
  expect(logs()).not.toContain("background job failed");
  const { rows } = await sql.query("select * from account_deletions");
  expect(rows.map((row) => Object.keys(row))).toEqual([["reference", "requested_at", "deleted_at"]]);
  expect(await isThere()).toBe(false);
  for (const site of sites) expect(await statusOf(site)).toBe(404);
}, 180_000);
