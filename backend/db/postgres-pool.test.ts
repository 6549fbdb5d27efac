import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.harness.ts";
import { createPostgresPool } from "./postgres-pool.ts";

async function setUp(silenceLimitMs = 10_000) {
  const server = await startFakePostgres();
  const lines: string[] = [];
  const pool = createPostgresPool({
    databaseUrl: server.url,
    max: 1,
    timeoutMs: 2000,
    silenceLimitMs,
    log: pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line).msg) }),
  });
  onTestFinished(() => pool.end());
  return { server, pool, lines };
}

test("a connection that is lost while somebody holds it is logged and replaced", async () => {
  const { server, pool, lines } = await setUp();
  const client = await pool.connect();
  server.connections[0]?.destroy();
  await expect.poll(() => lines).toEqual(["database connection lost"]); // an uncaught error would fail the test run
  await expect(client.query("select 1")).rejects.toThrow();
  client.release();
  expect((await pool.query("select 1")).rowCount).toBe(0);
});

test("a connection that is lost while nobody uses it is logged and replaced", async () => {
  const { server, pool, lines } = await setUp();
  await pool.query("select 1");
  server.connections[0]?.destroy();
  await expect.poll(() => lines).toEqual(["database connection lost"]);
  expect((await pool.query("select 1")).rowCount).toBe(0);
});

test("a statement whose connection ends fails, and the next one does not", async () => {
  const { server, pool } = await setUp();
  server.setReply("end");
  await expect(pool.query("select 1")).rejects.toThrow(/terminated/);
  server.setReply("row");
  expect((await pool.query("select 1")).rowCount).toBe(0);
});

test("a server that stops answering costs the statements that wait for it, and its connections are replaced", async () => {
  const { server, pool } = await setUp(200);
  const client = await pool.connect(); // held as Kysely holds one: an error of a statement does not end it
  server.setReply("silence");
  await expect(client.query("select 1")).rejects.toThrow("no answer within 200 ms");
  client.release();
  server.setReply("row");
  expect((await pool.query("select 1")).rowCount).toBe(0);
  await expect.poll(() => server.connections).toHaveLength(1);
});
