import { expect, test } from "vitest";
import type { ReportReceipt, ReportRequest } from "#contract/reports.ts";
import type { Reports } from "#site/product-api/reports.ts";
import { createReportLimiters, limitReports } from "./limit-reports.ts";

const request = {} as ReportRequest;

function startLimits() {
  let taken = 0;
  const missing = async () => ({ ok: false, reason: "not-found" }) as const;
  const reports: Reports = {
    send: async () => {
      taken += 1;
      return { ok: true, value: {} as ReportReceipt };
    },
    show: missing,
    object: missing,
    confirm: missing,
  };
  const limiters = createReportLimiters();
  const send = (address: string) => limitReports(reports, limiters, address).send(request);
  const countRefused = (address: string) => limitReports(reports, limiters, address).countRefused?.();
  return { send, countRefused, taken: () => taken };
}

test("10,000 reports from one address reach the product server eleven times, and no other address waits", async () => {
  const { send, taken } = startLimits();
  const results = await Promise.all(Array.from({ length: 10_000 }, () => send("a")));
  expect(taken()).toBe(11);
  expect(results.filter(({ ok }) => ok)).toHaveLength(11);
  const last = results.at(-1);
  expect(last).toMatchObject({ ok: false, reason: "too-many-requests" });
  expect(last && "retryAfterSeconds" in last && last.retryAfterSeconds).toBeGreaterThan(0);
  expect(await send("b")).toMatchObject({ ok: true });
});

test("sixty forms of an address are shown again in an hour", async () => {
  const { countRefused } = startLimits();
  for (let shown = 0; shown < 60; shown++) expect(await countRefused("a")).toBeUndefined();
  expect(await countRefused("a")).toMatchObject({ reason: "too-many-requests" });
  expect(await countRefused("b")).toBeUndefined();
});

test("what the product server has not taken does not count", async () => {
  const unreached = async () => ({ ok: false, reason: "unavailable", notReached: true }) as const;
  const missing = async () => ({ ok: false, reason: "not-found" }) as const;
  const limiters = createReportLimiters();
  const limited = limitReports({ send: unreached, show: missing, object: missing, confirm: missing }, limiters, "a");
  for (let sent = 0; sent < 30; sent++) expect(await limited.send(request)).toMatchObject({ notReached: true });
});

test("10,000 reports from as many addresses reach it a thousand times", async () => {
  const { send, taken } = startLimits();
  await Promise.all(Array.from({ length: 10_000 }, (_, index) => send(`a${index}`)));
  expect(taken()).toBe(1000);
});
