import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { startFakePostgres } from "#backend/db/fake-postgres.harness.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { announceChanges, announceDeletedMedia, announceUpdates } from "./announce-change.ts";
import { type Change, type ConnectChanges, changesRead, polledChanges, postgresChanges } from "./change-source.ts";
import { followChanges } from "./follow-changes.ts";

function follow(connect: ConnectChanges, now?: () => number) {
  const heard: string[] = [];
  const lines: string[] = [];
  const follower = followChanges({
    connect,
    checkMs: 10,
    log: { info: (line: string) => lines.push(line), warn: (_: unknown, line: string) => lines.push(line) } as never,
    onChange: (user) => heard.push(user),
    onMediaDeleted: (names) => heard.push(...names),
    ...(now && { now }),
  });
  onTestFinished(follower.close);
  return { ...follower, heard, lines };
}

/** A list of changes in memory, whose connections fail or end when the test says so. */
function changeList() {
  const list: Change[] = [];
  const asked: number[] = [];
  let fail: Error | undefined;
  let lose = (_error: Error) => {};
  let announce = () => {};
  const connect: ConnectChanges = async (onAnnounced) => {
    announce = onAnnounced;
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    lost.catch(() => {});
    return {
      async read(after) {
        asked.push(after);
        if (fail) throw fail;
        return list.filter(({ number }) => number > after).slice(0, changesRead);
      },
      lost,
      close: async () => {},
    };
  };
  return {
    connect,
    asked,
    add: (users: readonly string[], hides = 1) => {
      for (const user_uuid of users) list.push({ number: list.length + 1, user_uuid, media: null, hides });
    },
    setFailure: (error?: Error) => {
      fail = error;
    },
    lose: () => lose(new Error("the connection has ended")),
    announce: () => announce(),
  };
}

test("changes are read from the oldest on, and after a loss from the last one that was read", async () => {
  const changes = changeList();
  changes.add([...Array.from({ length: changesRead }, (_, at) => `u${at}`), "ada"]);
  const { heard, lines, hearing } = follow(changes.connect);
  expect(hearing()).toBe("late");
  await expect.poll(hearing).toBe("all");
  expect(heard).toHaveLength(changesRead + 1);

  changes.setFailure(new Error("statement timeout"));
  changes.lose();
  await expect.poll(hearing).toBe("none");
  changes.add(["can"]); // while nothing is heard
  changes.setFailure();
  await expect.poll(hearing).toBe("all");
  expect(heard.slice(changesRead)).toEqual(["ada", "can"]);
  expect(lines).toEqual(["changes not heard", "changes are heard again"]);
  expect(Math.min(...changes.asked.slice(2))).toBe(changesRead + 1);
});

test("content that was written again before the start is no change; what may be hidden is", async () => {
  const changes = changeList();
  changes.add(["imported"], 0);
  changes.add(["hidden"]);
  const { heard, hearing } = follow(changes.connect);
  await expect.poll(hearing).toBe("all");
  changes.add(["updated"], 0);
  await expect.poll(() => heard).toEqual(["hidden", "updated"]);
});

test("an announced change is read at once and once", async () => {
  const changes = changeList();
  const { heard, hearing } = follow(changes.connect);
  await expect.poll(hearing).toBe("all");
  changes.add(["ada"]);
  changes.announce();
  changes.announce();
  await expect.poll(() => heard).toEqual(["ada"]);
});

test("a process that was suspended knows that it may have missed changes", async () => {
  let now = 0;
  const changes = changeList();
  const { hearing } = follow(changes.connect, () => now);
  await expect.poll(hearing).toBe("all");
  now = 20_000;
  expect(hearing()).toBe("late");
  await expect.poll(hearing).toBe("all");
});

test("a connection to PostgreSQL that is lost is replaced", async () => {
  const server = await startFakePostgres();
  const { hearing, lines } = follow(postgresChanges(server.url));
  await expect.poll(hearing).toBe("all");
  server.connections.at(-1)?.destroy();
  await expect.poll(() => lines).toEqual(["changes not heard", "changes are heard again"]);
});

describe.each(testDatabases)("on $dialect", ({ share }) => {
  const database = share();

  test("what a transaction announces is read once it commits, whatever the clocks of processes say", async () => {
    const { heard, hearing } = follow(polledChanges(database));
    await expect.poll(hearing).toBe("all");
    await database.transaction().execute(async (transaction) => {
      await announceChanges(transaction, ["ada"]);
      await announceChanges(transaction, ["can", "ece"]);
      await announceChanges(transaction, []);
      await announceUpdates(transaction, ["efe"]);
      await announceDeletedMedia(transaction, ["a.jpg", "https://cdn.example/far.jpg"]);
    });
    const undone = database.transaction().execute(async (transaction) => {
      await announceChanges(transaction, ["nobody"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await expect.poll(() => heard).toEqual(["ada", "can", "ece", "efe", "a.jpg", "https://cdn.example/far.jpg"]);
    await tick();
    expect(heard).not.toContain("nobody");
  });
});
