import { expect, onTestFinished, test } from "vitest";
import { startFakePostgres } from "#backend/db/fake-postgres.harness.ts";
import { listenToChanges } from "./listen-to-changes.ts";

test("what was missed is asked for until there is an answer, from the same time on", async () => {
  const server = await startFakePostgres();
  const startedAt = Date.now();
  const gaps: number[] = [];
  const heard: boolean[] = [];
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), warn: (_: unknown, line: string) => lines.push(line) };
  const listener = listenToChanges({
    databaseUrl: server.url,
    since: 1000,
    log: log as never,
    onChange: () => {},
    async onGap(since) {
      gaps.push(since);
      heard.push(listener.isHearing());
      if (gaps.length < 3) throw new Error("statement timeout");
    },
  });
  onTestFinished(listener.close);
  await expect.poll(() => lines).toEqual(["changes not heard", "changes are heard again"]);
  await expect.poll(listener.isHearing).toBe(true);
  expect(gaps).toEqual([1000, 1000, 1000]);

  // A connection that is lost later has missed nothing before it was last heard of.
  const lostAt = Date.now();
  server.connections.at(-1)?.destroy();
  await expect.poll(() => gaps.length).toBe(4);
  expect(gaps[3]).toBeGreaterThanOrEqual(startedAt);
  expect(gaps[3]).toBeLessThanOrEqual(lostAt);
  expect(heard).toEqual([false, false, false, false]);
});
