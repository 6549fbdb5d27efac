import { pino } from "pino";
import { describe, expect, it, test } from "vitest";
import type { RequestContext } from "#site/page.ts";
import { plainServices, plainVisitor, siteRequest } from "#site/plain-site.harness.ts";
import type { Failure, ProductResult } from "#site/product-api/product-api.ts";
import type { RouteHandler } from "#site/route-handlers.ts";
import { proxyPost, proxyTicket, proxyUser, proxyUserPosts } from "./deprecated-product-api.routes.ts";

const json = { result: { data: { content: "söz" } } };
const post = "/api/public/post";
const user = "/api/public/users";
const userPosts = "/api/public/users/posts";
const ticket = "/api/project/events/ticketSucces";

const proxies: readonly RouteHandler[] = [proxyPost, proxyUser, proxyUserPosts, proxyTicket];

/** Sends a request, with a product server that always returns `result`, and records the paths it received. */
async function send(path: string, result: ProductResult = { ok: true, json }) {
  const calls: string[] = [];
  const productApi = {
    get: async (called: string) => {
      calls.push(called);
      return result;
    },
  };
  const request = siteRequest(path);
  const context = { ...plainServices, log: pino({ level: "silent" }), productApi, request, visitor: plainVisitor };
  const proxy = proxies.find(({ name }) => name === request.route);
  const response = await proxy?.respond({ ...context, timeoutMs: 100 } as Partial<RequestContext> as RequestContext);
  return { calls, ...response, body: JSON.parse(String(response?.body ?? "null")) };
}

test.each([`${post}/a_B-1`, `${user}/a`, `${userPosts}/a`, `${ticket}/bo%C4%9Fazda-yaz.2026/p1/t1`])(
  "%s calls the same path of the product server",
  async (path) => {
    expect((await send(path)).calls).toEqual([path]);
  },
);

test("the response is JSON with the cache policy of its kind", async () => {
  const response = await send(`${post}/a`);
  expect(response).toMatchObject({ status: 200, body: json });
  expect(response).toMatchObject({
    headers: { "Content-Type": "application/json; charset=utf-8", "X-Robots-Tag": "noindex" },
    cache: "productApi",
  });
  for (const path of [user, userPosts]) expect((await send(`${path}/a`)).cache).toBe("productApi");
  expect((await send(`${ticket}/yaz/p1/t1`)).cache).toBe("none");
});

test("a response is purged with the post, the profile and what else is in it", async () => {
  const data = { uuid: "a", user: { uuid: "u1" } };
  const withOther = { ok: true, json: { result: { data, otherDatas: [{ uuid: "b", content: "söz" }] } } } as const;
  expect((await send(`${post}/a`, withOther)).tags).toEqual(["post:a", "profile:u1", "post:b"]);
  expect((await send(`${user}/u1`)).tags).toEqual(["profile:u1"]);
  expect((await send(`${userPosts}/u1`, { ok: true, json: { result: [] } })).tags).toEqual(["profile:u1"]);
});

test("a ticket that exists says so, and has no other tag", async () => {
  const found = { ok: true, json: { ticket_uuid: "t1" } } as const;
  expect((await send(`${ticket}/yaz/p1/t1`, found)).tags).toEqual(["found-ticket"]);
  expect((await send(`${ticket}/yaz/p1/t1`, { ok: true, json: {} })).tags).toEqual([]);
});

describe("a URL with an invalid id is 404 without a call", () => {
  it.each(["a b", "../users", "a/b", "ö", "a".repeat(65)])("%j", async (id) => {
    const segment = encodeURIComponent(id);
    for (const path of [post, user, userPosts]) {
      expect(await send(`${path}/${segment}`)).toMatchObject({
        status: 404,
        calls: [],
        body: { error: { code: "not-found" } },
      });
    }
    expect(await send(`${ticket}/yaz/p1/${segment}`)).toMatchObject({ status: 404, calls: [] });
    expect(await send(`${ticket}/yaz/${segment}/t1`)).toMatchObject({ status: 404, calls: [] });
  });
  it("a slug with a path separator", async () => {
    expect(await send(`${ticket}/..%2Fusers/p1/t1`)).toMatchObject({ status: 404, calls: [] });
  });
});

test.each([post, user])(
  "a response of %s without data is stored as briefly as a 404, and purged like one",
  async (path) => {
    const response = await send(`${path}/a`, { ok: true, json: { result: {} } });
    expect(response).toMatchObject({ status: 200, body: { result: {} } });
    expect(response).toMatchObject({ cache: "absent", tags: ["absent"] });
  },
);

describe("a failure has the status of the page and its code", () => {
  it.each<[Failure, number]>([
    ["not-found", 404],
    ["gone", 410],
    ["malformed", 503],
    ["unavailable", 503],
  ])("%s", async (failure, status) => {
    const response = await send(`${post}/a`, { ok: false, failure });
    expect(response).toMatchObject({ status, body: { error: { code: failure } } });
    expect(response.headers?.["Retry-After"]).toBe(status === 503 ? "10" : undefined);
    expect((await send(`${ticket}/yaz/p1/t1`, { ok: false, failure })).cache).toBe("none");
  });
});
