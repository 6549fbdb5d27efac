import { expect, test } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { visitorCallTimeoutMs, visitorTimeoutMs, waitFor } from "./timeouts.ts";

const never = new Promise<never>(() => {});

test("a value in time, a slow one, and one that is waited for without a limit", async () => {
  expect(await waitFor(Promise.resolve(1), 20)).toBe(1);
  expect(await waitFor(never, 20)).toBe("slow");
  expect(await waitFor(new Promise((resolve) => setTimeout(resolve, 20, 1)))).toBe(1);
});

test("a rejection reaches the caller", async () => {
  await expect(waitFor(Promise.reject(new Error("refused")), 20)).rejects.toThrow("refused");
});

test("a visitor's page waits for less than a call may take", () => {
  expect(visitorTimeoutMs).toBeLessThan(responseLimits.timeoutMs);
});

test("account deletion waits until its product server's database has failed, which takes as long as any other call", () => {
  expect(visitorCallTimeoutMs).toBeGreaterThan(responseLimits.timeoutMs);
});
