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
import { freePort } from "#scripts/free-port.harness.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { startPostgresServer } from "../postgres/support/postgres-server.ts";
import { createInstance } from "./support/instance.ts";
import { startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin } from "./support/visitor.ts";

// What pages cost the site, PostgreSQL and nginx: figures of docs/scale.md.

const renderings = 2000;
const count = 100_000;

/**
 * Milliseconds of processor time that processes have used; the clock ticks a hundred times a second.
 * @param withEnded whether children that have ended count as well
 */
function cpuMs(pids: readonly number[], withEnded = false): number {
  return pids.reduce((sum, pid) => {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "");
    const times = afterName.split(" ").slice(11, withEnded ? 15 : 13);
    return sum + times.reduce((ticks, time) => ticks + Number(time), 0) * 10;
  }, 0);
}

test("a rendered post costs the site and PostgreSQL a few milliseconds", async () => {
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
  const { rows: demo } = await sql.query("select uuid from posts where is_public = 1 order by uuid");
  await sql.query(`
    with author as (select uuid from users limit 1), added as (
      insert into posts (uuid, author_uuid, type, content, is_public, created_at)
      select 'bbbbbbbb-0000-4000-8000-' || lpad(i::text, 12, '0'), author.uuid, 'News', 'Söz ' || i, 1, i
      from generate_series(1, ${count}) i, author returning uuid)
    insert into post_stats (post_uuid, views, likes, comments, favorites, shares) select uuid, 0, 0, 0, 0, 0 from added`);
  await sql.query("vacuum analyze"); // or PostgreSQL does so meanwhile
  const state = async () => {
    await sleep(1500); // until views are written and PostgreSQL has counted
    const { rows } = await sql.query(`
      select xact_commit::int as statements from pg_stat_database where datname = current_database()`);
    // An idle connection may end meanwhile, and its process with it.
    return { statements: rows[0].statements, database: cpuMs(server.processIds(), true), site: cpuMs([site.pid()]) };
  };
  const ask = async (uuids: readonly string[], encoding: string) => {
    for (let index = 0; index < uuids.length; index += 4) {
      const answers = await Promise.all(
        uuids
          .slice(index, index + 4)
          .map((uuid) => fetch(`${site.origin}/post/${uuid}`, { headers: { "Accept-Encoding": encoding } })),
      );
      for (const answer of answers) {
        const isWhole = (await answer.text()).length > 10_000;
        const sent = answer.headers.get("content-encoding") ?? "identity";
        expect([answer.status, sent, isWhole]).toEqual([200, encoding, true]);
      }
    }
  };
  const measure = async (posts: string, uuidOf: (index: number) => string, encoding: string) => {
    const uuids = Array.from({ length: renderings }, (_, index) => uuidOf(index));
    await ask(uuids.slice(0, renderings / 5), encoding);
    const before = await state();
    await ask(uuids, encoding);
    const after = await state();
    const statements = (after.statements - before.statements) / renderings;
    const siteMs = (after.site - before.site) / renderings;
    const databaseMs = (after.database - before.database) / renderings;
    process.stdout.write(
      `a rendered post, ${posts}, ${encoding}: ${siteMs.toFixed(1)} ms of the site's processor time, ${statements.toFixed(1)} statements, ${databaseMs.toFixed(2)} ms of PostgreSQL's, among ${count} posts; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
    );
    expect(statements).toBeGreaterThan(1);
    expect(statements).toBeLessThan(8);
    for (const cost of [siteMs, databaseMs]) {
      expect(cost).toBeGreaterThan(0.5);
      expect(cost).toBeLessThan(30);
    }
  };
  const addedUuid = (index: number) => `bbbbbbbb-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
  const demoUuid = (index: number) => demo[index % demo.length].uuid;
  await measure("a line of text", addedUuid, "br");
  await measure(`${demo.length} of the demo content`, demoUuid, "identity");
  await measure(`${demo.length} of the demo content`, demoUuid, "br"); // as browsers ask
  expect(site.log()).not.toContain("database connection lost");
}, 600_000);

test("a page costs nginx a fraction of a millisecond", async () => {
  const site = await startSite({ SITE_ORIGIN: siteOrigin });
  onTestFinished(site.stop);
  const nginx = await startNginx([Number(new URL(site.origin).port)]);
  onTestFinished(nginx.stop);
  const headers = { "Accept-Language": "tr-TR,tr;q=0.9", "Accept-Encoding": "gzip, deflate, br" };
  let requests = 0;
  const before = cpuMs([nginx.workerPid()]);
  for (let address = 1; address <= 40; address++) {
    const visitor = createVisitor(nginx, `127.4.0.${address}`);
    for (let round = 0; round < 40; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.get("/privacy-policy", headers)));
      for (const { status } of answers) expect(status).toBe(200);
      requests += answers.length;
    }
    await visitor.close();
  }
  const perRequest = (cpuMs([nginx.workerPid()]) - before) / requests;
  process.stdout.write(`a page through nginx over TLS: ${perRequest.toFixed(3)} ms of its processor time\n`);
  expect(perRequest).toBeGreaterThan(0);
  expect(perRequest).toBeLessThan(1);
});

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
    const before = cpuMs([nginx.workerPid()]);
    for (let number = 1; number <= count; number += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, more) => shakeHands(number + more, session)));
    }
    return (cpuMs([nginx.workerPid()]) - before) / count;
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
});
