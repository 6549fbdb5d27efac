import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { announceChanges, announceDeletedMedia, announceUpdates } from "./announce-change.ts";
import { type Change, changesRead, followChanges, readChanges } from "./follow-changes.ts";

function follow(read: ReturnType<typeof readChanges>, now?: () => number) {
  const heard: string[] = [];
  const lines: string[] = [];
  const follower = followChanges({
    read,
    checkMs: 10,
    log: { info: (line: string) => lines.push(line), warn: (_: unknown, line: string) => lines.push(line) } as never,
    onChange: (user) => heard.push(user),
    onMediaDeleted: (names) => heard.push(...names),
    ...(now && { now }),
  });
  onTestFinished(follower.close);
  return { ...follower, heard, lines };
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
  const { heard, lines, hearing } = follow(changes.read);
  expect(hearing()).toBe("late");
  await expect.poll(hearing).toBe("all");
  expect(heard).toHaveLength(changesRead + 1);

  changes.setFailure(new Error("statement timeout"));
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
  const { heard, hearing } = follow(changes.read);
  await expect.poll(hearing).toBe("all");
  changes.add(["updated"], 0);
  await expect.poll(() => heard).toEqual(["hidden", "updated"]);
});

test("a process that was suspended knows that it may have missed changes", async () => {
  let now = 0;
  const changes = changeList();
  const { hearing } = follow(changes.read, () => now);
  await expect.poll(hearing).toBe("all");
  now = 20_000;
  expect(hearing()).toBe("late");
  await expect.poll(hearing).toBe("all");
});

describe.each(testDatabases)("on $dialect", ({ share }) => {
  const database = share();

  test("what a transaction announces is read once it commits, whatever the clocks of processes say", async () => {
    const { heard, hearing } = follow(readChanges(database));
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
