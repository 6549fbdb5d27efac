import { describe, expect, it, test } from "vitest";
import { ALL as ticket } from "#site/pages/api/project/events/ticketSucces/[slug]/[package_uuid]/[ticket_uuid].ts";
import { ALL as post } from "#site/pages/api/public/post/[uuid].ts";
import { ALL as user } from "#site/pages/api/public/users/[uuid].ts";
import { ALL as userPosts } from "#site/pages/api/public/users/posts/[uuid].ts";
import type { Failure, ProductAnswer } from "#site/product-api/product-api.ts";
import { cachePolicies } from "./cache-policies.ts";

const json = { result: { data: { content: "söz" } } };
const ticketIds = { slug: "boğazda-yaz.2026", package_uuid: "p1", ticket_uuid: "t1" };

/** Asks an endpoint, with a product server that gives one answer and notes what it was asked. */
async function ask(
  endpoint: typeof post,
  params: Record<string, string>,
  answer: ProductAnswer = { ok: true, json },
  method = "GET",
) {
  const asked: string[] = [];
  const productApi = {
    get: async (path: string) => {
      asked.push(path);
      return answer;
    },
  };
  const request = new Request("https://www.meydan.example/", { method });
  const settings = { origin: "https://www.meydan.example" };
  const locals = { productApi, settings, log: { error: () => {} } };
  const context = { request, locals, params } as unknown as Parameters<typeof post>[0];
  const response = await endpoint(context);
  return {
    asked,
    status: response.status,
    header: (name: string) => response.headers.get(name),
    body: await response.json(),
  };
}

test("each path asks for its own call, to the letter", async () => {
  expect((await ask(post, { uuid: "a_B-1" })).asked).toEqual(["/api/public/post/a_B-1"]);
  expect((await ask(user, { uuid: "a" })).asked).toEqual(["/api/public/users/a"]);
  expect((await ask(userPosts, { uuid: "a" })).asked).toEqual(["/api/public/users/posts/a"]);
  expect((await ask(ticket, ticketIds)).asked).toEqual([
    "/api/project/events/ticketSucces/bo%C4%9Fazda-yaz.2026/p1/t1",
  ]);
});

test("the answer goes on as JSON, under the policy of its kind", async () => {
  const answer = await ask(post, { uuid: "a" });
  expect(answer).toMatchObject({ status: 200, body: json });
  expect(answer.header("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.header("Cache-Control")).toBe(cachePolicies.preview);
  expect((await ask(ticket, ticketIds)).header("Cache-Control")).toBe(cachePolicies.none);
});

describe("an address without valid ids is 404 without a call", () => {
  it.each(["", "a b", "../users", "a/b", "ö", "a".repeat(65)])("%j", async (uuid) => {
    for (const endpoint of [post, user, userPosts]) {
      const answer = await ask(endpoint, { uuid });
      expect(answer).toMatchObject({ status: 404, asked: [], body: { error: { code: "not-found" } } });
    }
    expect((await ask(ticket, { ...ticketIds, ticket_uuid: uuid })).asked).toEqual([]);
  });
  it("a slug that climbs", async () => {
    expect(await ask(ticket, { ...ticketIds, slug: ".." })).toMatchObject({ status: 404, asked: [] });
  });
});

describe("a failure keeps its status and says its code", () => {
  it.each<[Failure, number]>([
    ["not-found", 404],
    ["gone", 410],
    ["unavailable", 503],
  ])("%s", async (failure, status) => {
    const answer = await ask(post, { uuid: "a" }, { ok: false, failure });
    expect(answer).toMatchObject({ status, body: { error: { code: failure } } });
    expect(answer.header("Retry-After")).toBe(status === 503 ? "10" : null);
    const kept = (await ask(ticket, ticketIds, { ok: false, failure })).header("Cache-Control");
    expect(kept).toBe(cachePolicies.none);
  });
});

test("HEAD asks as GET does; any other method is refused without a call", async () => {
  expect(await ask(post, { uuid: "a" }, undefined, "HEAD")).toMatchObject({ status: 200, body: json });
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await ask(post, { uuid: "a" }, undefined, method);
    expect(answer).toMatchObject({ status: 405, asked: [] });
    expect(answer.header("Allow")).toBe("GET, HEAD");
  }
});
