import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { type IsolationWatch, watchIsolation } from "./watch-isolation.ts";

// Each look is the test's.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => void vi.useRealTimers());

/** An instance on a shared folder, whose clock and last read the test moves. */
function instance(folder: string) {
  const state = { now: 0, readAt: 0 };
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const watch = watchIsolation({
    folder,
    readAt: () => state.readAt,
    now: () => state.now,
    log: { info: add, error: add } as never,
  });
  onTestFinished(watch.close);
  return { ...watch, state, lines };
}

/** One instance beats so often, and the other looks after each time. */
async function beatAndLook(one: IsolationWatch, other: IsolationWatch, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await one.beat();
    await other.look();
  }
}

test("an instance that alone reads no changes is isolated until it reads them again, also where the others are lost then", async () => {
  const folder = temporaryFolder();
  const [a, b] = [instance(folder), instance(folder)];
  await beatAndLook(a, b, 5);
  expect(b.isIsolated()).toBe(false); // it reads changes
  b.state.now = 4000;
  await beatAndLook(a, b, 10);
  expect(b.isIsolated()).toBe(false); // it may only be slow
  b.state.now = 4250;
  await b.look();
  expect(b.isIsolated()).toBe(true);
  a.state.now = 60_000; // neither reads changes, and nobody beats
  b.state.now = 60_000;
  for (const one of [a, b, a, b]) await one.look();
  expect([a.isIsolated(), b.isIsolated()]).toEqual([false, true]);
  b.state.readAt = 60_000;
  await b.look();
  expect(b.isIsolated()).toBe(false);
  expect(b.lines).toEqual([expect.stringContaining("it answers nothing"), "this instance answers again"]);
});

test("two beats of others are needed: one may have been on its way when the database was lost for all", async () => {
  const folder = temporaryFolder();
  const [a, b] = [instance(folder), instance(folder)];
  await beatAndLook(a, b, 3);
  for (const { state } of [a, b]) state.now = 60_000;
  await b.look(); // has seen the last beat
  await beatAndLook(a, b, 1); // a write that the folder has held up
  expect([a.isIsolated(), b.isIsolated()]).toEqual([false, false]);
  await beatAndLook(a, b, 1);
  expect(b.isIsolated()).toBe(true);
});

test("a folder that is gone isolates nobody", async () => {
  const b = instance(`${temporaryFolder()}/gone`);
  b.state.now = 60_000;
  await beatAndLook(b, b, 3);
  expect(b.isIsolated()).toBe(false);
});

test("the timer looks by itself", async () => {
  const folder = temporaryFolder();
  const [a, b] = [instance(folder), instance(folder)];
  b.state.now = 60_000;
  const afterLook = async () => {
    await a.beat();
    vi.advanceTimersByTime(250);
    return b.isIsolated();
  };
  await expect.poll(afterLook).toBe(true);
});
