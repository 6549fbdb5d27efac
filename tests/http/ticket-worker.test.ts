import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

const demo = inject("demoOrigin");
let without: RunningSite;
beforeAll(async () => {
  without = await startSite({ OFFLINE_TICKETS: "false", LOG_LEVEL: "silent" });
});
afterAll(() => without.stop());

test("the worker is a script that browsers revalidate, held to the site's own origin", async () => {
  const response = await fetch(`${demo}/ticket-worker.js`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  // A classic script: not every browser has module workers.
  const source = await response.text();
  expect(() => new Function(source)).not.toThrow();
  expect(source).toContain('addEventListener("fetch"');
});

test("a loaded ticket says until when it may be stored, other pages may not be", async () => {
  const until = async (origin: string, path: string) => (await fetch(origin + path)).headers.get("x-offline-until");
  expect(Date.parse((await until(demo, pathOf("ticket"))) ?? "")).toBeGreaterThan(Date.now());
  // In the past: a copy of it is removed.
  expect(await until(demo, pathOf("ticket-missing"))).toBe("1970-01-01T00:00:00.000Z");
  for (const name of ["landing", "profile", "download", "not-found"]) {
    expect(await until(demo, pathOf(name)), name).toBeNull();
  }
  expect(await until(without.origin, pathOf("ticket"))).toBeNull();
});

test("OFFLINE_TICKETS=false serves a worker that removes the copies and itself, and pages that register none", async () => {
  const source = await (await fetch(`${without.origin}/ticket-worker.js`)).text();
  expect(source).toContain("unregister()");
  expect(source).not.toContain('addEventListener("fetch"');
  expect(await (await fetch(without.origin + pathOf("ticket"))).text()).not.toContain("offline-copy");
});
