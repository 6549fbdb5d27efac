import { join } from "node:path";
import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { createStaticFiles } from "./files/static-files.ts";
import { loadSite } from "./load-site.ts";
import { serve } from "./web/web-server.harness.ts";

const build = join(import.meta.dirname, "..", "dist");
const site = await loadSite(build);
const html = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": expect.stringContaining("sha256-"),
};
const uuid = "6f1b2c3d-0001-4a00-8000-000000000001";
const breakingApi = {
  get: () => {
    throw new Error("an error of the page itself");
  },
};

test("a page has its own policy and the headers of every response", async () => {
  const { origin, logged } = await serve({
    site,
    files: [createStaticFiles(join(build, "client"))],
  });
  const response = await fetch(origin, { headers: { "Accept-Language": "tr" } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="tr"');
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...html, "x-content-type-options": "nosniff" });
  expect((await fetch(`${origin}/favicon.svg`)).headers.get("cache-control")).toBe("public, max-age=3600");
  expect(logged).toEqual([]);
});

test.each(["/no/such/page", "/_image?href=/favicon.svg&w=5000", "/404", "/500", "/500/?lng=ar"])(
  "%s is a 404 in the visitor's language",
  async (path) => {
    const { origin } = await serve({ site });
    const response = await fetch(`${origin}${path}`, { headers: { "Accept-Language": "ar" } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="ar" dir="rtl"');
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...html, "cache-control": "private, no-store" });
  },
);

test("a page that throws is a 500 in the visitor's language, logged once with its route", async () => {
  const { origin, logged } = await serve({ site, services: { productApi: breakingApi } });
  const response = await fetch(`${origin}/post/${uuid}`, { headers: { "Accept-Language": "tr" } });
  const body = await response.text();
  const requestId = response.headers.get("x-request-id");
  expect(response.status).toBe(500);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...html, "cache-control": "private, no-store" });
  expect(body).toContain('<html lang="tr"');
  expect(body).toContain(requestId);
  expect(body).not.toContain("an error of the page itself");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ requestId, route: "/post/:uuid", err: { message: "an error of the page itself" } });
});

test("an error on a ticket page logs nothing of its URL", async () => {
  const { origin, logged } = await serve({ site, services: { productApi: breakingApi } });
  const response = await fetch(`${origin}/ticket/secret-slug/secret-package/secret-ticket`);
  expect(response.status).toBe(500);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test("the product server is called with the path of the contract", async () => {
  const paths: string[] = [];
  const get = async (path: string) => {
    paths.push(path);
    return { ok: false, failure: "not-found" } as const;
  };
  const { origin } = await serve({ site, services: { productApi: { get } } });
  expect((await fetch(`${origin}/post/${uuid}`)).status).toBe(404);
  expect((await fetch(`${origin}/post/%20`)).status).toBe(404);
  expect(paths).toEqual([productPaths.post(uuid)]);
});
