import { Hono } from "hono";
import { describe, expect, it, test } from "vitest";
import type { Failure, ProductResult } from "#site/product-api/product-api.ts";
import type { SiteEnv } from "#site/site-env.ts";
import { cachePolicies } from "./cache-policies.ts";
import { proxyPost, proxyTicket, proxyUser, proxyUserPosts } from "./product-api.routes.ts";

const json = { result: { data: { content: "söz" } } };
const post = "/api/public/post";
const user = "/api/public/users";
const userPosts = "/api/public/users/posts";
const ticket = "/api/project/events/ticketSucces";

const app = new Hono<SiteEnv>();
app.all(`${post}/:uuid`, proxyPost);
app.all(`${userPosts}/:uuid`, proxyUserPosts);
app.all(`${user}/:uuid`, proxyUser);
app.all(`${ticket}/:slug/:package_uuid/:ticket_uuid`, proxyTicket);

/** Sends a request, with a product server that always returns `result`, and records the paths it received. */
async function send(path: string, result: ProductResult = { ok: true, json }, method = "GET") {
  const calls: string[] = [];
  const productApi = {
    get: async (called: string) => {
      calls.push(called);
      return result;
    },
  };
  const bindings = { productApi, settings: { origin: "https://www.meydan.example" }, log: { error: () => {} } };
  const response = await app.request(path, { method }, bindings as unknown as SiteEnv["Bindings"]);
  return {
    calls,
    status: response.status,
    header: (name: string) => response.headers.get(name),
    body: method === "HEAD" ? await response.text() : await response.json(),
  };
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
  expect(response.header("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.header("X-Robots-Tag")).toBe("noindex");
  expect(response.header("Cache-Control")).toBe(cachePolicies.productApi);
  expect((await send(`${ticket}/yaz/p1/t1`)).header("Cache-Control")).toBe(cachePolicies.none);
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
    expect(response.header("Cache-Control")).toBe(cachePolicies.absent);
    expect(response.header("X-Page-Tags")).toBe("absent");
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
    expect(response.header("Retry-After")).toBe(status === 503 ? "10" : null);
    const ticketResponse = await send(`${ticket}/yaz/p1/t1`, { ok: false, failure });
    expect(ticketResponse.header("Cache-Control")).toBe(cachePolicies.none);
  });
});

test("HEAD is allowed; other methods are refused without a call", async () => {
  expect(await send(`${post}/a`, undefined, "HEAD")).toMatchObject({ status: 200, calls: [`${post}/a`] });
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await send(`${post}/a`, undefined, method);
    expect(response).toMatchObject({ status: 405, calls: [] });
    expect(response.header("Allow")).toBe("GET, HEAD");
  }
});
