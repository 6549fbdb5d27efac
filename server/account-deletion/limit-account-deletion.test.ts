import { pino } from "pino";
import { expect, test } from "vitest";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { accountDeletionTimeoutMs, deletionFormTimeoutMs } from "#site/product-api/timeouts.ts";
import { createAttemptLimiters, databaseLimits } from "./attempt-limiters.ts";
import { limitAccountDeletion } from "./limit-account-deletion.ts";

const rightPassword = "right";
const receipt = { reference: "R-1234", state: "frozen", requestedAt: "", deleteAt: null, token: "t" } as const;

/** A product server that counts the passwords it checks. */
function setUp() {
  const checked: string[] = [];
  const product: AccountDeletion = {
    request: async ({ email, password }) => {
      checked.push(email);
      if (password === "down") return { ok: false, reason: "unavailable" };
      return password === rightPassword ? { ok: true, value: receipt } : { ok: false, reason: "wrong-credentials" };
    },
    show: async () => ({ ok: true, value: receipt }),
    cancel: async () => ({ ok: false, reason: "not-found" }),
  };
  const limiters = createAttemptLimiters({ databaseUrl: undefined, secret: "s", log: pino({ level: "silent" }) });
  const from = (address: string) => {
    const limited = limitAccountDeletion(product, limiters, address);
    return {
      ...limited,
      guess: (email: string, password = "wrong") =>
        limited.request({ email, password, action: "delete", locale: "tr" }),
    };
  };
  return { checked, from, limiters };
}

test("10,000 guesses from one address: 30 are checked", async () => {
  const { checked, from } = setUp();
  const { guess } = from("203.0.113.9");
  const results = await Promise.all(Array.from({ length: 10_000 }, (_, index) => guess(`user${index}@example.com`)));
  expect(checked).toHaveLength(30);
  const last = results.at(-1);
  expect(last).toMatchObject({ ok: false, reason: "too-many-requests" });
  expect(last && "retryAfterSeconds" in last && last.retryAfterSeconds).toSatisfy(
    (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= 3600,
  );
});

test("10,000 guesses at one account from 10,000 addresses: 10 are checked, and no other account suffers", async () => {
  const { checked, from } = setUp();
  await Promise.all(
    Array.from({ length: 10_000 }, (_, index) => from(`10.${index >> 8}.${index & 255}.1`).guess("ada@example.com")),
  );
  expect(checked).toHaveLength(10);
  expect(await from("10.200.0.1").guess("ada@example.com", rightPassword)).toMatchObject({
    reason: "too-many-requests",
  });
  expect(await from("10.200.0.1").guess("can@example.com", rightPassword)).toMatchObject({ ok: true });
});

test("the right password clears the account, so that its owner is not locked out by own mistakes", async () => {
  const { from, checked } = setUp();
  for (let round = 0; round < 3; round++) {
    const { guess } = from(`10.0.0.${round}`);
    for (let attempt = 0; attempt < 9; attempt++) await guess("ada@example.com");
    expect(await guess("ada@example.com", rightPassword)).toMatchObject({ ok: true });
  }
  expect(checked).toHaveLength(30);
});

test("a product server that is down counts for no account", async () => {
  const { from } = setUp();
  for (let attempt = 0; attempt < 15; attempt++) await from(`10.0.1.${attempt}`).guess("ada@example.com", "down");
  expect(await from("10.0.2.1").guess("ada@example.com", rightPassword)).toMatchObject({ ok: true });
});

test("cancellations are limited by address, looking at a request is not", async () => {
  const { from } = setUp();
  const visitor = from("203.0.113.9");
  for (let attempt = 0; attempt < 30; attempt++) {
    expect(await visitor.cancel("t")).toMatchObject({ reason: "not-found" });
  }
  expect(await visitor.cancel("t")).toMatchObject({ reason: "too-many-requests" });
  expect(await visitor.show("t")).toMatchObject({ ok: true });
});

test("keys name neither an address nor an account", () => {
  const { keyOf } = setUp().limiters;
  expect(keyOf("account", "ada@example.com")).toMatch(/^[\w-]{43}$/);
  expect(keyOf("account", "x")).not.toBe(keyOf("address", "x"));
});

test("the form waits until the call and three counts have ended, however badly", () => {
  expect(deletionFormTimeoutMs).toBeGreaterThan(accountDeletionTimeoutMs + 3 * databaseLimits.silenceLimitMs);
});
