import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect as connectTcp } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "node:tls";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { startPostgresServer } from "../postgres/support/postgres-server.ts";
import { createInstance } from "./support/instance.ts";
import { startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin } from "./support/visitor.ts";

// What pages cost PostgreSQL and nginx: figures of docs/scale.md.

const renderings = 2000;
const count = 100_000;

/** Milliseconds of processor time that a process has used; its clock ticks a hundred times a second. */
function cpuMs(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const [user, system] = afterName.slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

test("a rendered post costs PostgreSQL a few statements", async () => {
  const server = await startPostgresServer();
  onTestFinished(server.remove);
  const folder = await mkdtemp(join(tmpdir(), "database-load-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const url = await server.createDatabase();
  const site = createInstance(await freePort(), {
    DATABASE_URL: url,
    DATA_DIRECTORY: folder,
    DEMO_CONTENT: "true",
    PAGE_CACHE_MEGABYTES: "0",
  });
  await site.start(process.cwd());
  onTestFinished(site.kill);
  const sql = new pg.Pool({ connectionString: url, max: 1 });
  onTestFinished(() => sql.end());
  await sql.query(`
    with author as (select uuid from users limit 1), added as (
      insert into posts (uuid, author_uuid, type, content, is_public, created_at)
      select 'bbbbbbbb-0000-4000-8000-' || lpad(i::text, 12, '0'), author.uuid, 'News', 'Söz ' || i, 1, i
      from generate_series(1, ${count}) i, author returning uuid)
    insert into post_stats (post_uuid, views, likes, comments, favorites, shares) select uuid, 0, 0, 0, 0, 0 from added`);
  await sql.query("analyze");
  const state = async () => {
    await sleep(1500); // until views are written and PostgreSQL has counted
    const { rows } = await sql.query(`
      select (select xact_commit::int from pg_stat_database where datname = current_database()) as statements,
        array(select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as pids`);
    const { statements, pids } = rows[0] as { statements: number; pids: number[] };
    return { statements, cpu: pids.reduce((sum, pid) => sum + cpuMs(pid), 0) };
  };
  const ask = async (first: number, until: number) => {
    // Four at a time, so that all connections are open before, and none is closed as idle.
    for (let index = first; index < until; index += 4) {
      const answers = await Promise.all(
        [0, 1, 2, 3].map((more) =>
          fetch(`${site.origin}/post/bbbbbbbb-0000-4000-8000-${String(index + more).padStart(12, "0")}`),
        ),
      );
      for (const answer of answers) expect([answer.status, (await answer.text()).length > 10_000]).toEqual([200, true]);
    }
  };
  await ask(1, 401);
  const before = await state();
  await ask(1001, 1001 + renderings);
  const after = await state();
  const statements = (after.statements - before.statements) / renderings;
  process.stdout.write(
    `a rendered post: ${statements.toFixed(1)} statements, ${((after.cpu - before.cpu) / renderings).toFixed(2)} ms of PostgreSQL's processor time, among ${count} posts\n`,
  );
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThan(8);
  expect(site.log()).not.toContain("database connection lost");
}, 120_000);

test("a page costs nginx a fraction of a millisecond", async () => {
  const site = await startSite({ SITE_ORIGIN: siteOrigin });
  onTestFinished(site.stop);
  const nginx = await startNginx([Number(new URL(site.origin).port)]);
  onTestFinished(nginx.stop);
  const headers = { "Accept-Language": "tr-TR,tr;q=0.9", "Accept-Encoding": "gzip, deflate, br" };
  let requests = 0;
  const before = cpuMs(nginx.workerPid());
  for (let address = 1; address <= 40; address++) {
    const visitor = createVisitor(nginx, `127.4.0.${address}`);
    for (let round = 0; round < 40; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.get("/privacy-policy", headers)));
      for (const { status } of answers) expect(status).toBe(200);
      requests += answers.length;
    }
    await visitor.close();
  }
  const perRequest = (cpuMs(nginx.workerPid()) - before) / requests;
  process.stdout.write(`a page from nginx's cache over TLS: ${perRequest.toFixed(3)} ms of its processor time\n`);
  expect(perRequest).toBeGreaterThan(0);
  expect(perRequest).toBeLessThan(1);
}, 120_000);

test("a handshake costs nginx a fraction of a millisecond", async () => {
  const nginx = await startNginx([await freePort()]);
  onTestFinished(nginx.stop);
  const count = 2000;
  /** Each on a connection of its own. */
  async function shakeHands(number: number, session?: Buffer): Promise<Buffer> {
    const localAddress = `127.5.${number >> 8}.${number & 255}`;
    const connection = connectTcp({ port: nginx.httpsPort, host: "127.0.0.1", localAddress });
    const names = { servername: "www.example.com", ca: nginx.certificate };
    const socket = connect({ socket: connection, ...names, ...(session && { session }) });
    const newSession = once(socket, "session");
    await once(socket.resume(), "secureConnect");
    expect([socket.getProtocol(), socket.isSessionReused()]).toEqual(["TLSv1.3", session !== undefined]);
    const [given] = await newSession;
    socket.destroy();
    return given;
  }
  async function measure(session?: Buffer): Promise<number> {
    const before = cpuMs(nginx.workerPid());
    for (let number = 1; number <= count; number += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, more) => shakeHands(number + more, session)));
    }
    return (cpuMs(nginx.workerPid()) - before) / count;
  }
  const session = await shakeHands(0);
  const [full, resumed] = [await measure(), await measure(session)];
  process.stdout.write(
    `a handshake of TLS 1.3 with ECDSA P-256: ${full.toFixed(2)} ms of nginx's processor time, ${Math.round(1000 / full)} per CPU-second; resumed: ${resumed.toFixed(2)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  );
  for (const cost of [full, resumed]) {
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(3);
  }
}, 120_000);
