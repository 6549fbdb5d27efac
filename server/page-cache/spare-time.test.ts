import { expect, test } from "vitest";
import { createSpareTime } from "./spare-time.ts";

test("work is done one at a time and never takes more than a fifth of the time", async () => {
  const clock = { now: 0 };
  const spareTime = createSpareTime(() => clock.now);
  const done: string[] = [];
  let finish = () => {};
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      done.push(name);
      finish = resolve;
    });
  const finishAfter = async (milliseconds: number) => {
    clock.now += milliseconds;
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  spareTime.use(work("first"));
  spareTime.use(work("dropped: busy"));
  await finishAfter(100);
  clock.now += 399;
  spareTime.use(work("dropped: too soon"));
  clock.now += 1;
  spareTime.use(work("second"));
  expect(done).toEqual(["first", "second"]);
});
