import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { announceChanges, announceHiddenMedia, announceUpdates } from "./announce-change.ts";
import { type Change, changesRead, followChanges, readChanges } from "./follow-changes.ts";

function follow(read: ReturnType<typeof readChanges>, now?: () => number) {
  const received: string[] = [];
  const lines: string[] = [];
  const follower = followChanges({
    read,
    checkMs: 10,
    log: { info: (line: string) => lines.push(line), warn: (_: unknown, line: string) => lines.push(line) } as never,
    onChange: (user) => received.push(user),
    onMediaHidden: (names) => received.push(...names),
    ...(now && { now }),
  });
  onTestFinished(follower.close);
  return { ...follower, received, lines };
}

/** A list of changes in memory, which fails when the test says so. */
function changeList() {
  const list: Change[] = [];
  const asked: number[] = [];
  let fail: Error | undefined;
  return {
    async read(after: number) {
      asked.push(after);
      if (fail) throw fail;
      return list.filter(({ number }) => number > after).slice(0, changesRead);
    },
    asked,
    add: (users: readonly string[], hides = 1) => {
      for (const user_uuid of users) list.push({ number: list.length + 1, user_uuid, media: null, hides });
    },
    setFailure: (error?: Error) => {
      fail = error;
    },
  };
}

test("changes are read from the oldest on, and after a failure from the last one that was read", async () => {
  const changes = changeList();
  changes.add([...Array.from({ length: changesRead }, (_, at) => `u${at}`), "ada"]);
  const { received, lines, readState } = follow(changes.read);
  expect(readState()).toBe("late");
  await expect.poll(readState).toBe("all");
  expect(received).toHaveLength(changesRead + 1);

  changes.setFailure(new Error("statement timeout"));
  await expect.poll(readState).toBe("none");
  changes.add(["can"]); // while nothing is read
  changes.setFailure();
  await expect.poll(readState).toBe("all");
  expect(received.slice(changesRead)).toEqual(["ada", "can"]);
  expect(lines).toEqual(["changes not read", "changes are read again"]);
  expect(Math.min(...changes.asked.slice(2))).toBe(changesRead + 1);
});

test("content that was written again before the start is no change; what may be hidden is", async () => {
  const changes = changeList();
  changes.add(["imported"], 0);
  changes.add(["hidden"]);
  const { received, readState } = follow(changes.read);
  await expect.poll(readState).toBe("all");
  changes.add(["updated"], 0);
  await expect.poll(() => received).toEqual(["hidden", "updated"]);
});

test("a process that was suspended knows that it may have missed changes", async () => {
  let now = 0;
  const changes = changeList();
  const { readState } = follow(changes.read, () => now);
  await expect.poll(readState).toBe("all");
  now = 20_000;
  expect(readState()).toBe("late");
  await expect.poll(readState).toBe("all");
});

describe.each(testDatabases)("on $dialect", ({ share }) => {
  const database = share();

  test("what a transaction announces is read once it commits, whatever the clocks of processes say", async () => {
    const { received, readState } = follow(readChanges(database));
    await expect.poll(readState).toBe("all");
    await database.transaction().execute(async (transaction) => {
      await announceChanges(transaction, ["ada"]);
      await announceChanges(transaction, ["can", "ece"]);
      await announceChanges(transaction, []);
      await announceUpdates(transaction, ["efe"]);
      await announceHiddenMedia(transaction, ["a.jpg", "https://cdn.example/far.jpg"]);
    });
    const undone = database.transaction().execute(async (transaction) => {
      await announceChanges(transaction, ["nobody"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await expect.poll(() => received).toEqual(["ada", "can", "ece", "efe", "a.jpg", "https://cdn.example/far.jpg"]);
    await tick();
    expect(received).not.toContain("nobody");
  });
});
