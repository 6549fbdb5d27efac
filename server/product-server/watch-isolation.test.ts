import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { watchIsolation } from "./watch-isolation.ts";

/** An instance on a shared folder, whose clock and hearing the test moves. */
function instance(folder: string) {
  const state = { now: 0, heardAt: 0 };
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const watch = watchIsolation({
    folder,
    heardAt: () => state.heardAt,
    now: () => state.now,
    lookMs: 2,
    log: { info: add, error: add } as never,
  });
  onTestFinished(watch.close);
  return { ...watch, state, lines };
}

/** Beats until a condition holds; ends after so many. */
async function beatUntil({ beat }: { beat: () => void }, isTrue: () => boolean, atMost = 1000): Promise<void> {
  for (let beats = 0; !isTrue() && beats < atMost; beats++) {
    beat();
    await sleep(5);
  }
}

test("an instance that alone hears nothing is isolated until it hears again, also where the others are lost then", async () => {
  const folder = temporaryFolder();
  const [a, b] = [instance(folder), instance(folder)];
  await beatUntil(a, () => false, 5);
  expect(b.isIsolated()).toBe(false); // it hears
  b.state.now = 4000;
  await beatUntil(a, () => false, 10);
  expect(b.isIsolated()).toBe(false); // it may only be slow
  b.state.now = 4250;
  await beatUntil(a, b.isIsolated);
  expect(b.isIsolated()).toBe(true);
  a.state.now = 60_000; // neither hears, and nobody beats
  b.state.now = 60_000;
  await sleep(20);
  expect([a.isIsolated(), b.isIsolated()]).toEqual([false, true]);
  b.state.heardAt = 60_000;
  await expect.poll(b.isIsolated, { interval: 5 }).toBe(false);
  expect(b.lines).toEqual([expect.stringContaining("it answers nothing"), "this instance answers again"]);
});

test("where none hears, none is isolated, whatever was on its way", async () => {
  const folder = temporaryFolder();
  const [a, b] = [instance(folder), instance(folder)];
  await beatUntil(a, () => false, 3);
  for (const { state } of [a, b]) state.now = 60_000;
  await sleep(20); // b has seen the last beat
  a.beat(); // a write that the folder has held up
  await sleep(20);
  expect([a.isIsolated(), b.isIsolated()]).toEqual([false, false]);
});

test("a folder that is gone isolates nobody", async () => {
  const folder = temporaryFolder();
  const b = instance(`${folder}/gone`);
  b.state.now = 60_000;
  b.beat();
  await sleep(20);
  expect(b.isIsolated()).toBe(false);
});
