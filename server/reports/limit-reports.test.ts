import { expect, test } from "vitest";
import type { ReportReceipt, ReportRequest } from "#contract/reports.ts";
import { networksOf } from "#server/http/request/client-address.ts";
import { createReportLimiters, limitReports } from "./limit-reports.ts";
import type { ReportsClient } from "./reports-client.ts";

const request = { email: "ada@example.com" } as ReportRequest;

/** @param isDown whether the product server is not reached */
function startLimits(isDown = false) {
  let taken = 0;
  let mailed = 0;
  const missing = async () => ({ ok: false, reason: "not-found" }) as const;
  const client: ReportsClient = {
    send: async (_, { mayMail }) => {
      taken += 1;
      if (mayMail) mailed += 1;
      return isDown ? { ok: false, reason: "unavailable", notReached: true } : { ok: true, value: {} as ReportReceipt };
    },
    show: missing,
    object: missing,
    confirm: missing,
  };
  const limiters = createReportLimiters();
  const limited = (address: string) => limitReports(client, limiters, networksOf(address));
  const send = (address: string, report = request) => limited(address).send(report);
  /** Reports by addresses, and how many of them were taken and have a receipt by mail. */
  const flood = async (count: number, addressOf: (number: number) => string, report = request) => {
    const before = { taken, mailed };
    const results = await Promise.all(Array.from({ length: count }, (_, number) => send(addressOf(number), report)));
    return { results, taken: taken - before.taken, mailed: mailed - before.mailed };
  };
  const countRefused = (address: string) => limited(address).countRefused?.();
  return { send, flood, countRefused, mailed: () => mailed };
}

const anyNetwork = (number: number) => `10.${number >> 8}.${number & 255}.1`;
const household = (number: number) => `2001:db8:0:1${(number & 255).toString(16).padStart(2, "0")}::1`;
const company = (number: number) => `2001:db8:1:${(number & 1023).toString(16)}::1`;

test("10,000 reports from one address reach the product server eleven times, and no other address waits", async () => {
  const { send, flood } = startLimits();
  const { taken, results } = await flood(10_000, () => "203.0.113.9");
  expect(taken).toBe(11);
  expect(results.filter(({ ok }) => ok)).toHaveLength(11);
  const last = results.at(-1);
  expect(last).toMatchObject({ ok: false, reason: "too-many-requests" });
  expect(last && "retryAfterSeconds" in last && last.retryAfterSeconds).toBeGreaterThan(0);
  expect(await send("203.0.113.10")).toMatchObject({ ok: true });
});

test("10,000 reports from as many networks reach it a thousand times", async () => {
  const { flood } = startLimits();
  const { taken, results } = await flood(10_000, anyNetwork);
  expect(taken).toBe(1000);
  expect(results.at(-1)).toMatchObject({ ok: false, retryAfterSeconds: expect.closeTo(3600, -3) });
});

test.each([
  ["a household's /56", household, { taken: 88, mailed: 40 }],
  ["a company's /48", company, { taken: 352, mailed: 160 }],
])("%s leaves reports and mails to others", async (_, addressOf, most) => {
  const { send, flood, mailed } = startLimits();
  expect(await flood(1000, addressOf)).toMatchObject(most);
  const before = mailed();
  expect(await send("203.0.113.77")).toMatchObject({ ok: true });
  expect(mailed()).toBe(before + 1);
});

test("a report without an address takes no mail from others", async () => {
  const { flood } = startLimits();
  expect(await flood(800, anyNetwork, { ...request, email: null })).toMatchObject({ taken: 800, mailed: 0 });
  expect(await flood(160, (number) => `198.51.${number}.7`)).toMatchObject({ taken: 160, mailed: 160 });
});

test("sixty forms of an address are shown again in an hour", async () => {
  const { countRefused } = startLimits();
  for (let shown = 0; shown < 60; shown++) expect(await countRefused("203.0.113.9")).toBeUndefined();
  expect(await countRefused("203.0.113.9")).toMatchObject({ reason: "too-many-requests" });
  expect(await countRefused("203.0.113.10")).toBeUndefined();
});

test("what the product server has not taken does not count, neither as a report nor as a mail", async () => {
  const { send, mailed } = startLimits(true);
  for (let sent = 0; sent < 30; sent++) expect(await send("203.0.113.9")).toMatchObject({ notReached: true });
  expect(mailed()).toBe(30);
});
