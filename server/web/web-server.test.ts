import { expect, test, vi } from "vitest";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import { serve, testSettings } from "./web-server.harness.ts";
import type { WebServerDeps } from "./web-server.ts";

const everywhere = {
  "content-security-policy": expect.stringContaining("default-src 'none'"),
  "x-content-type-options": "nosniff",
  "referrer-policy": expect.any(String),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "x-request-id": expect.stringMatching(/^[0-9a-f]{12}$/),
};
const headersOf = (response: Response) => Object.fromEntries(response.headers);

test("a page has its own headers, those of every response, and its length", async () => {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; img-src 'self'",
    "Set-Cookie": "a=1",
  };
  const { origin } = await serve({ site: async () => siteResponse("günaydın", { status: 203, headers }) });
  const response = await fetch(origin);
  expect(response.status).toBe(203);
  expect(await response.text()).toBe("günaydın");
  expect(headersOf(response)).toMatchObject({
    ...everywhere,
    "content-type": "text/html; charset=utf-8",
    "content-length": "10",
    "content-security-policy": "default-src 'none'; img-src 'self'",
    "cache-control": "private, no-store",
  });
  expect(response.headers.getSetCookie()).toEqual(["a=1"]);
});

test("a connection is kept alive until the client closes it", async () => {
  const { send } = await serve();
  const get = (version: string, connection: string) =>
    `GET / HTTP/${version}\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  for (const version of ["1.0", "1.1"]) {
    const responses = await send(get(version, "keep-alive") + get(version, "close"));
    const [, first = "", second = ""] = responses.split("HTTP/1.1 200 OK");
    expect(first).toMatch(/^connection: keep-alive\r$/im);
    expect(second).toMatch(/^connection: close\r$/im);
  }
});

test("the site gets what its route reads of a request, whatever the client claims", async () => {
  const site = vi.fn<Site>(async () => siteResponse("page"));
  const { send } = await serve({ site });
  await send(
    "GET /post/x?lng=tr&a=b HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nAccept-Language: de\r\nConnection: close\r\n\r\n",
  );
  const [request, visitor, services] = site.mock.calls[0] ?? [];
  expect(request).toEqual({
    route: "post",
    path: "/post/x",
    params: { uuid: "x" },
    query: {},
    locale: "tr",
    localeInUrl: true,
    waitForData: true,
  });
  expect(visitor).toBeUndefined();
  expect(services?.settings).toBe(testSettings);
});

test("the lines a page logs have the ID that the visitor sees", async () => {
  const { origin, logged } = await serve({
    site: async (_request, _visitor, { log }) => {
      log.error("something failed");
      return siteResponse("sorry", { status: 500 });
    },
  });
  const response = await fetch(origin);
  expect(logged).toEqual([expect.objectContaining({ requestId: response.headers.get("x-request-id") })]);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
  const { origin } = await serve();
  const response = await fetch(origin, { method });
  expect(response.status).toBe(405);
  expect(headersOf(response)).toMatchObject({
    ...everywhere,
    allow: "GET, HEAD",
    "cache-control": "private, no-store",
  });
});

test("a page that throws is a 500 with the request's ID, logged once, without the URL", async () => {
  const { origin, logged } = await serve({ site: () => Promise.reject(new Error("boom")) });
  const response = await fetch(`${origin}/ticket/a/secret-package/secret-ticket`, {
    headers: { "Accept-Language": "ja" },
  });
  const requestId = response.headers.get("x-request-id");
  expect(response.status).toBe(500);
  expect(headersOf(response)).toMatchObject({
    ...everywhere,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  const body = await response.text();
  expect(body).toContain(requestId);
  expect(body).toContain('<html lang="ja" dir="ltr">');
  expect(body).not.toContain("boom");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    requestId,
    route: "/ticket/:slug/:package_uuid/:ticket_uuid",
    msg: "page failed",
  });
  expect(JSON.stringify(logged)).not.toContain("secret");
});

const boom = () => {
  throw new Error("boom");
};

test.each<[string, string, Partial<WebServerDeps>]>([
  ["a cache that throws", "/post/1", { pageCache: { find: boom, load: boom, ageOf: boom, encode: boom, purge: boom } }],
  ["a file handler that rejects", "/file", { files: [async () => boom()] }],
])("%s is a 500, logged once", async (_what, path, deps) => {
  const { origin, logged } = await serve(deps);
  const response = await fetch(origin + path);
  expect(response.status).toBe(500);
  expect(headersOf(response)).toMatchObject({ ...everywhere, "cache-control": "private, no-store" });
  expect(logged).toEqual([expect.objectContaining({ msg: "request failed" })]);
});

test.each([
  ["GET", "/%zz"],
  ["GET", `/${"a".repeat(9000)}`],
  ["GET", "//post/a"],
  ["PUT", "/"],
])("%s of %.9s is refused in the visitor's language", async (method, path) => {
  const { send } = await serve();
  for (const header of ["Accept-Language: fa", "Cookie: i18next=fa"]) {
    const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain('<html lang="fa" dir="rtl">');
    expect(answer).toMatch(/^content-language: fa\r$/im);
  }
});

test("the process is alive even while it cannot serve pages", async () => {
  const { origin, logged } = await serve({
    checkReadiness: async () => ({ ready: false, productServer: "not reached yet" }),
  });
  const [alive, ready] = [await fetch(`${origin}/healthz`), await fetch(`${origin}/readyz`)];
  expect([alive.status, ready.status]).toEqual([200, 503]);
  expect(await ready.text()).toBe("not ready\nproduct server: not reached yet\n");
  expect(headersOf(ready)).toMatchObject({ ...everywhere, "cache-control": "no-store" });
  expect(logged).toEqual([]);
});
