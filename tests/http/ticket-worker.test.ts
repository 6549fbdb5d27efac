import { expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";

const demo = inject("demoOrigin");

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
  const until = async (name: string) => (await fetch(demo + pathOf(name))).headers.get("x-offline-until");
  expect(Date.parse((await until("ticket")) ?? "")).toBeGreaterThan(Date.now());
  // In the past: a copy of it is removed.
  expect(await until("ticket-missing")).toBe("1970-01-01T00:00:00.000Z");
  for (const name of ["landing", "profile", "download", "not-found"]) {
    expect(await until(name), name).toBeNull();
  }
});
