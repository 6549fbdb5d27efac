import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { networksOf } from "#server/http/request/client-address.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import type { PrivateCallFailure } from "#site/product-api/private-call.ts";
import { formTimeoutMs, visitorCallTimeoutMs } from "#site/product-api/timeouts.ts";
import { createAttemptLimiters, databaseLimits } from "./attempt-limiters.ts";
import { limitAccountDeletion } from "./limit-account-deletion.ts";

const rightPassword = "right";
const receipt = { reference: "R-1234", state: "frozen", requestedAt: "", deleteAt: null, token: "t" } as const;

/** How the product server fails, by password. */
const failures = new Map<string, PrivateCallFailure>([
  ["down", { reason: "unavailable", notReached: true }],
  ["busy", { reason: "unavailable", retryAfterSeconds: 2 }],
  ["limited", { reason: "too-many-requests", retryAfterSeconds: 60 }],
  ["at a wrong URL", { reason: "not-found" }],
  ["slow", { reason: "unavailable" }],
]);

/** A product server that counts the passwords it checks. */
function setUp() {
  const checked: string[] = [];
  const product: AccountDeletion = {
    request: async ({ email, password }) => {
      checked.push(email);
      const failure = failures.get(password);
      if (failure) return { ok: false, ...failure };
      return password === rightPassword ? { ok: true, value: receipt } : { ok: false, reason: "wrong-credentials" };
    },
    show: async () => ({ ok: true, value: receipt }),
    cancel: async () => ({ ok: false, reason: "not-found" }),
  };
  const limiters = createAttemptLimiters({ databaseUrl: undefined, secret: "s", log: pino({ level: "silent" }) });
  const from = (address: string) => {
    const limited = limitAccountDeletion(product, limiters, networksOf(address));
    return {
      ...limited,
      guess: (email: string, password = "wrong") =>
        limited.request({ email, password, action: "delete", locale: "tr" }),
    };
  };
  return { checked, from, limiters };
}

test("1,000 guesses from one address: 30 are checked", async () => {
  const { checked, from } = setUp();
  const { guess } = from("203.0.113.9");
  const results = await Promise.all(Array.from({ length: 1000 }, (_, index) => guess(`user${index}@example.com`)));
  expect(checked).toHaveLength(30);
  const last = results.at(-1);
  expect(last).toMatchObject({ ok: false, reason: "too-many-requests" });
  expect(last && "retryAfterSeconds" in last && last.retryAfterSeconds).toSatisfy(
    (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= 3600,
  );
});

test("1,000 guesses at one account from 1,000 addresses: 10 are checked, and no other account suffers", async () => {
  const { checked, from } = setUp();
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) => from(`10.${index >> 8}.${index & 255}.1`).guess("ada@example.com")),
  );
  expect(checked).toHaveLength(10);
  expect(await from("10.200.0.1").guess("ada@example.com", rightPassword)).toMatchObject({
    reason: "too-many-requests",
  });
  expect(await from("10.200.0.1").guess("can@example.com", rightPassword)).toMatchObject({ ok: true });
});

test("a household that fills the queue of passwords leaves places to others", async () => {
  const { from } = setUp();
  const lines = Array.from({ length: 200 }, (_, line) => `2001:db8:0:1${line.toString(16).padStart(2, "0")}::1`);
  const guesses = lines.map((line, at) => from(line).guess(`user${at}@example.com`));
  const owner = from("203.0.113.9").guess("ada@example.com", rightPassword);
  const results = await Promise.all(guesses);
  const busy = results.filter((result) => !result.ok && result.reason === "unavailable");
  expect(busy).toHaveLength(200 - 34);
  expect(busy[0]).toMatchObject({ retryAfterSeconds: 2 });
  expect(await owner).toMatchObject({ ok: true });
  expect(await from("2001:db8:0:101::1").guess("ada@example.com", rightPassword)).toMatchObject({ ok: true });
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

test("a call whose end is unknown counts: it may have been carried out", async () => {
  const { from } = setUp();
  for (let attempt = 0; attempt < 10; attempt++) await from(`10.0.1.${attempt}`).guess("ada@example.com", "slow");
  expect(await from("10.0.2.1").guess("ada@example.com", rightPassword)).toMatchObject({ reason: "too-many-requests" });
});

test.each(["down", "busy", "limited", "at a wrong URL"])(
  "a product server that is %s counts for no account and no address",
  async (password) => {
    const { from } = setUp();
    for (let attempt = 0; attempt < 15; attempt++) await from(`10.0.2.${attempt}`).guess("ada@example.com", password);
    for (let attempt = 0; attempt < 100; attempt++)
      await from("10.0.1.1").guess(`user${attempt}@example.com`, password);
    expect(await from("10.0.1.1").guess("ada@example.com", rightPassword)).toMatchObject({ ok: true });
  },
);

test("neither cancelling nor looking at a request is limited: their token cannot be guessed", async () => {
  const { from } = setUp();
  const visitor = from("203.0.113.9");
  for (let attempt = 0; attempt < 30; attempt++) await visitor.guess(`user${attempt}@example.com`);
  for (let attempt = 0; attempt < 100; attempt++) {
    expect(await visitor.cancel("t")).toMatchObject({ reason: "not-found" });
    expect(await visitor.show("t")).toMatchObject({ ok: true });
  }
});

describe("people who share an address", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("and know their passwords are not limited", async () => {
    const { guess } = setUp().from("203.0.113.9");
    for (let owner = 0; owner < 100; owner++) {
      expect(await guess(`user${owner}@example.com`, rightPassword)).toMatchObject({ ok: true });
    }
  });

  test("are not limited by attempts at an account that has no more", async () => {
    const { guess } = setUp().from("203.0.113.9");
    for (let attempt = 0; attempt < 100; attempt++) await guess("ada@example.com");
    expect(await guess("can@example.com", rightPassword)).toMatchObject({ ok: true });
  });

  test("with somebody who has guessed wait two minutes at most, and then not for each other", async () => {
    const { guess } = setUp().from("203.0.113.9");
    for (let attempt = 0; attempt < 1000; attempt++) await guess(`user${attempt}@example.com`);
    const refused = await guess("ada@example.com", rightPassword);
    expect(refused).toMatchObject({ reason: "too-many-requests" });
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeLessThanOrEqual(120);
    vi.advanceTimersByTime(retryAfterSeconds * 1000);
    for (const owner of ["ada", "can", "ece"]) {
      expect(await guess(`${owner}@example.com`, rightPassword)).toMatchObject({ ok: true });
    }
  });
});

test("keys name neither an address nor an account", () => {
  const { keyOf } = setUp().limiters;
  expect(keyOf("account", "ada@example.com")).toMatch(/^[\w-]{43}$/);
  expect(keyOf("account", "x")).not.toBe(keyOf("address", "x"));
});

test("the form waits until the call and four counts have ended, however badly", () => {
  expect(formTimeoutMs).toBeGreaterThan(visitorCallTimeoutMs + 4 * databaseLimits.silenceLimitMs);
});
