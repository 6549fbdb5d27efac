import { expect, test } from "vitest";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { serve } from "#server/web/web-server.harness.ts";
import type { CountLabels } from "#site/features/counting/count-labels.ts";
import { createCountEndpoint } from "./count-endpoint.ts";

const view = JSON.stringify({ event: "view", page: "post", language: "tr" });
const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

async function serveCounting(limit = 1000) {
  const counted: CountLabels[] = [];
  const refused: string[] = [];
  const counting = {
    count: (labels: CountLabels) => counted.push(labels),
    refuse: (reason: string) => refused.push(reason),
  };
  const messages = createSharedBudget({ limit, kept: 0, each: Number.POSITIVE_INFINITY, windowMs: 60_000 });
  const { origin, logged } = await serve({
    messageEndpoints: { count: createCountEndpoint(counting, "http://site.example", messages) },
  });
  const post = (body: string, headers: Record<string, string> = sameOrigin) =>
    fetch(`${origin}/count`, { method: "POST", body, headers });
  return { counted, refused, post, origin, logged };
}

test("a message of a page is counted and answered without a body or a cookie", async () => {
  const { post, counted, logged } = await serveCounting();
  const response = await post(view, { ...sameOrigin, "User-Agent": "Mozilla/5.0 (iPhone)", Origin: "null" });
  expect(response.status).toBe(204);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(counted).toEqual([
    { event: "view", page: "post", language: "tr", phone: "apple", app: "browser", place: "", detail: "" },
  ]);
  expect(logged).toEqual([]);
});

test.each([
  ["of another site", view, { "Sec-Fetch-Site": "cross-site", Origin: "http://site.example" }, 403, "foreign"],
  ["of another origin", view, { Origin: "https://evil.example" }, 403, "foreign"],
  ["that is invalid", "nonsense", sameOrigin, 400, "invalid"],
  ["that is too long", view + " ".repeat(600), sameOrigin, 413, "too-large"],
] as const)("a message %s is not counted", async (_name, body, headers, status, reason) => {
  const { post, counted, refused, logged } = await serveCounting();
  expect((await post(body, headers)).status).toBe(status);
  expect(counted).toEqual([]);
  expect(refused).toEqual([reason]);
  expect(logged).toEqual([]);
});

test("messages above the rate limit are not counted", async () => {
  const { post, counted, refused } = await serveCounting(2);
  const statuses = [];
  for (let one = 0; one < 3; one++) statuses.push((await post(view)).status);
  expect(statuses).toEqual([204, 204, 429]);
  expect(counted).toHaveLength(2);
  expect(refused).toEqual(["too-fast"]);
});

test("no other path takes a count", async () => {
  const { origin } = await serveCounting();
  expect((await fetch(`${origin}/count/x`, { method: "POST", headers: sameOrigin })).status).toBe(405);
  const off = await serve();
  expect((await fetch(`${off.origin}/count`, { method: "POST", headers: sameOrigin })).status).toBe(405);
});
