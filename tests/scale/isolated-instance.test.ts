import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type PostgresServer, startPostgresServer } from "../postgres/support/postgres-server.ts";
import { createInstance, type Instance, readiness } from "./support/instance.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// Two instances behind nginx, of which one loses the database, and then both. Each has a role of its own in PostgreSQL.

const project = join(import.meta.dirname, "..", "..");
const frozen = "/profile/6f1b2c3d-00a2-4a00-8000-0000000000a2";
const kept = "/post/6f1b2c3d-0021-4a00-8000-000000000021";

/** Milliseconds for which an instance that alone reads no changes may show what others have hidden. */
const bridgeLimit = 5000;

const folder = temporaryFolder(afterAll);
let database: PostgresServer;
let sql: pg.Pool;
let nginx: NginxServer;
let visitor: Visitor;
let [a, b]: Instance[] = [];

beforeAll(async () => {
  database = await startPostgresServer();
  const url = await database.createDatabase();
  await mkdir(join(folder, "media"));
  sql = new pg.Pool({ connectionString: url, max: 1 });
  sql.on("error", () => {}); // PostgreSQL is stopped
  const settings = {
    SITE_ORIGIN: siteOrigin,
    DATABASE_URL: url,
    MEDIA_DIRECTORY: join(folder, "media"),
    PICTURE_KEY: "for tests and benchmarks only, 32+ chars",
    DEMO_CONTENT: "true",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const ports = [await freePort(), await freePort()];
  [a, b] = ports.map((port, at) => {
    const own = Object.assign(new URL(url), { username: `site${at}` }).href;
    return createInstance(port, { ...settings, DATABASE_URL: own, DATA_DIRECTORY: join(folder, `data-${at}`) });
  });
  for (const at of [0, 1]) await sql.query(`create role site${at} superuser login`);
  for (const instance of [a, b]) await instance?.start(project);
  nginx = await startNginx(ports);
  visitor = createVisitor(nginx);
}, 240_000);

afterAll(async () => {
  await visitor?.close();
  await nginx?.stop();
  for (const instance of [a, b]) await instance?.kill();
  await sql?.end();
  await database?.remove();
});

const get = (instance: Instance | undefined, path: string) => fetch(`${instance?.origin}${path}`);
const statuses = (instance: Instance | undefined, ...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await get(instance, path)).status));

/** Asks until an instance has something whole: a page in its loading state is not cached. */
async function load(instance: Instance | undefined, path: string): Promise<void> {
  const isWhole = async () => {
    const { status, headers } = await get(instance, path);
    return status === 200 && !headers.get("cache-control")?.includes("no-store");
  };
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
}

test("an instance that alone loses the database shows nothing that is hidden for more than five seconds", async () => {
  for (const instance of [a, b]) for (const path of [kept, frozen]) await load(instance, path);
  await sql.query("alter role site1 nologin");
  await sql.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site1'");
  const account = { email: "silinecek@meydan.example", password: "meydan-deneme-2026" };
  const hiddenAt = performance.now();
  const freezing = await fetch(`${a?.origin}/delete-account`, {
    method: "POST",
    headers: { Origin: siteOrigin },
    body: new URLSearchParams({ ...account, action: "freeze", confirm: "yes" }),
    redirect: "manual",
  });
  expect(freezing.status).toBe(303);
  let shownAt = hiddenAt;
  for (const until = hiddenAt + bridgeLimit + 2000; performance.now() < until; ) {
    const askedAt = performance.now();
    if ((await statuses(b, frozen)).includes(200)) shownAt = askedAt;
  }
  process.stdout.write(`a frozen profile is last shown ${Math.round(shownAt - hiddenAt)} ms after\n`);
  expect(shownAt - hiddenAt).toBeLessThan(bridgeLimit);
  await expect.poll(() => statuses(a, frozen)).toEqual([410]);
  expect(await statuses(b, kept, frozen)).toEqual([504, 504]);
  expect((await readiness(b?.origin ?? "")).status).toBe(503);
  // nginx asks the other, whichever a path belongs to.
  const throughNginx = async (path: string) => (await visitor.get(path)).status;
  expect(await Promise.all([kept, frozen].map(throughNginx))).toEqual([200, 410]);

  // Once no instance reads changes, A bridges, and B, which has missed something, does not.
  await database.stop("immediate");
  await expect.poll(async () => (await readiness(a?.origin ?? "")).text, { timeout: 15_000 }).toContain("fails");
  expect(await statuses(a, kept)).toEqual([200]);
  expect(await statuses(b, kept, frozen)).toEqual([504, 504]);
  expect((await visitor.get(kept)).status).toBe(200);
  await database.start();
  await sql.query("alter role site1 login");
  await expect.poll(async () => (await readiness(b?.origin ?? "")).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(() => statuses(b, frozen, kept), { timeout: 15_000 }).toEqual([410, 200]);
}, 240_000);
