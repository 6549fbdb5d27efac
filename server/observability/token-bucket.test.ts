import { expect, test } from "vitest";
import { createTokenBucket } from "./token-bucket.ts";

test("a burst passes, then as many as the rate allows", () => {
  let time = 0;
  const take = createTokenBucket({ capacity: 3, perSecond: 2, now: () => time });
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  time = 500;
  expect([take(), take()]).toEqual([true, false]);
  time = 60_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
