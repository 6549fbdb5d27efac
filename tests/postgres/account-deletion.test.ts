import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// Two instances of the site on one PostgreSQL database.

const email = "silinecek@meydan.example";
const password = "meydan-deneme-2026";
const uuid = "6f1b2c3d-00a2-4a00-8000-0000000000a2";
const profile = `/profile/${uuid}`;

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

test("wrong passwords count together, under names that say nothing", async () => {
  const guess = (site: RunningSite) =>
    post(site, "/delete-account", { email: "eve@example.com", password: "x", action: "freeze" });
  for (let round = 0; round < 5; round++) for (const site of sites) expect((await guess(site)).status).toBe(403);
  for (const site of sites) expect((await guess(site)).status).toBe(429);
  const { rows } = await sql.query("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^deletion-(address|address-later|account):[\w-]{43}$/);
  await sql.query("delete from rate_limits");
});

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
