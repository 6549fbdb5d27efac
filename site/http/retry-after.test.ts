import { expect, test } from "vitest";
import { retryAfter } from "./retry-after.ts";

test.each([
  [{ reason: "unavailable" }, { "Retry-After": "10" }],
  [{ reason: "unavailable", retryAfterSeconds: 60 }, { "Retry-After": "60" }],
  [{ reason: "limited", retryAfterSeconds: 0 }, { "Retry-After": "0" }],
  [{ reason: "not-found" }, {}],
])("%j says %j", (failed, headers) => {
  expect(retryAfter(failed)).toEqual(headers);
});
