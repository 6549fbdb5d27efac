import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
const removed = "/post/6f1b2c3d-0006-4a00-8000-000000000006";
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
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  database = await startPostgresServer();
  const url = await database.createDatabase();
  await mkdir(join(folder, "media"));
  sql = new pg.Pool({ connectionString: url, max: 1 });
  sql.on("error", () => {}); // PostgreSQL is stopped
  settings = {
    SITE_ORIGIN: siteOrigin,
    DATABASE_URL: url,
    DATA_DIRECTORY: join(folder, "data"),
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

/** The images that a post alone has, as its page shows them: resized copies, and the files themselves. */
async function imagesOf(path: string): Promise<string[]> {
  const { rows } = await sql.query(
    `select name, medium from media where name in (select media from post_media where post_uuid = $1)
     and name not in (select media from post_media where post_uuid <> $1)`,
    [path.slice("/post/".length)],
  );
  const own = new Set(rows.flatMap(({ name, medium }) => [`/media/${name}`, `/media/${medium}`]));
  const html = await (await get(a, path)).text();
  const images = [...html.matchAll(/src="(\/picture\/w[^"]+)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  const fileOf = (url: string) => new URLSearchParams(url.split("?")[1]).get("of") ?? "";
  return [...new Set(images.filter((url) => own.has(fileOf(url))).flatMap((url) => [url, fileOf(url)]))];
}

async function moderate(...words: string[]): Promise<string> {
  const script = spawn(process.execPath, [join(project, "commands/reports.ts"), ...words], {
    env: { PATH: process.env.PATH, ...settings },
  });
  const [output, errors] = await Promise.all([text(script.stdout), text(script.stderr), once(script, "close")]);
  expect(errors).toBe("");
  return output;
}

async function report(path: string): Promise<string> {
  const fields = {
    kind: "illegal-content",
    about: siteOrigin + path,
    reason: "Deneme",
    name: "Ada",
    email: "",
    faith: "on",
  };
  const sent = await visitor.post("/report", { ...fields, email: "ada@example.com" });
  expect(sent.status).toBe(303);
  return (await moderate("list")).slice(0, 14);
}

test("an instance that alone loses the database shows nothing that is hidden for more than five seconds", async () => {
  const images = await imagesOf(removed);
  expect(images.length).toBeGreaterThan(1);
  const hidden = [removed, frozen, ...images];
  for (const instance of [a, b]) for (const path of [kept, ...hidden]) await load(instance, path);
  const reference = await report(removed);
  await writeFile(join(folder, "reasons.txt"), "Gerekçe\n");

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
  await moderate(
    ...["answer", reference, "--decision", "removed", "--ground", "Kural 3"],
    ...["--text", join(folder, "reasons.txt")],
  );
  await expect.poll(() => statuses(a, removed)).toEqual([410]);
  expect(await statuses(b, ...hidden)).toEqual(hidden.map(() => 504));
  expect(await statuses(a, kept, ...hidden)).toEqual([200, 410, 410, ...images.map(() => 404)]);
  expect((await readiness(b?.origin ?? "")).status).toBe(503);
  // nginx asks the other, whichever a path belongs to.
  const throughNginx = async (path: string) => (await visitor.get(path)).status;
  expect(await Promise.all([kept, ...hidden].map(throughNginx))).toEqual([200, 410, 410, ...images.map(() => 404)]);

  // Once no instance reads changes, A bridges, and B, which has missed something, does not.
  await database.stop("immediate");
  await expect.poll(async () => (await readiness(a?.origin ?? "")).text, { timeout: 15_000 }).toContain("fails");
  expect(await statuses(a, kept)).toEqual([200]);
  expect(await statuses(b, kept, removed)).toEqual([504, 504]);
  expect((await visitor.get(kept)).status).toBe(200);
  await database.start();
  await sql.query("alter role site1 login");
  await expect.poll(async () => (await readiness(b?.origin ?? "")).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(() => statuses(b, removed, frozen, kept), { timeout: 15_000 }).toEqual([410, 410, 200]);
}, 240_000);
