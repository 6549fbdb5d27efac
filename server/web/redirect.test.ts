import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { matchRoute } from "#site/routes.ts";
import type { Site } from "#site/site.ts";
import { createRedirect, type HttpContext } from "./read-site-request.ts";
import { serve, testSettings } from "./web-server.harness.ts";

const uuid = "6f1b2c3d-0000-4000-8000-0123456789ab";
const capitals = uuid.toUpperCase();

async function request(path: string, method = "GET") {
  const site = vi.fn<Site>();
  const countView = vi.fn();
  const { send } = await serve({ site, countView });
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect([site.mock.calls, countView.mock.calls]).toEqual([[], []]);
  return answer;
}

test.each([
  [`/post/${uuid}.`, `/post/${uuid}`],
  [`/post/${uuid})?lng=ar&a=b`, `/post/${uuid}?lng=ar&a=b`],
  [`/post/${uuid}%E2%80%99de/`, `/post/${uuid}`],
  [`/post/${uuid}%20`, `/post/${uuid}`],
  [`/post/${uuid}%E2%80%8B`, `/post/${uuid}`],
  [`/post/${uuid}%0A`, `/post/${uuid}`],
  [`/post/${uuid}%0D%0ASet-Cookie:%20a=b?lng=tr`, `/post/${uuid}?lng=tr`],
  [`/post/${uuid}%09`, `/post/${uuid}`],
  [`/post/${uuid}%E2%80`, `/post/${uuid}`],
  [`/post/${uuid}%`, `/post/${uuid}`],
  [`/post/${uuid}\\`, `/post/${uuid}`],
  [`/post/${uuid}%2520`, `/post/${uuid}`],
  [`/post/${capitals}`, `/post/${uuid}`],
  ["/profile/Ab_9,", "/profile/Ab_9"],
  [`/profile/${capitals}/feed.xml`, `/profile/${uuid}/feed.xml`],
  [`/profile/${uuid}/feed.xml%E2%80%99de?lng=tr`, `/profile/${uuid}/feed.xml?lng=tr`],
  [`/profile/${uuid}/feed.json%0A`, `/profile/${uuid}/feed.json`],
  [`/ticket/konser/${uuid}/${uuid}/calendar.ics.`, `/ticket/konser/${uuid}/${uuid}/calendar.ics`],
  [`/ticket/konser/${uuid}/${uuid}/google-wallet)`, `/ticket/konser/${uuid}/${uuid}/google-wallet`],
  ["/oembed,?url=x", "/oembed?url=x"],
  ["/download%E2%80%99dan/?c=a", "/download?c=a"],
  ["/sitemap.xml;", "/sitemap.xml"],
  ["/)", "/"],
  ["/%20", "/"],
  ["/%E2%80%99ye?lng=tr", "/?lng=tr"],
  [`/embed/post/${uuid}%E2%80%A6`, `/embed/post/${uuid}`],
  [`/ticket/%C3%A7.%2Fx/${capitals}/${uuid}.?lng=tr`, `/ticket/%C3%A7.%2Fx/${uuid}/${uuid}?lng=tr`],
])("%s leads to %s, without a word to the site", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await request(path, method);
    expect(answer).toMatch(/^HTTP\/1\.1 302 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(`http://site.example${location}`);
    expect(answer).toMatch(/^cache-control: private, no-store\r$/im);
    expect(answer).toMatch(/^referrer-policy: no-referrer\r$/im);
  }
});

test.each([
  `/post/${uuid}`,
  "/post/AB-c_9",
  `/post/${capitals}0`,
  "/.env",
  "/@ada",
  "/)/post",
  `/post/${"x".repeat(65)}`,
  "/post/%E2%80%99de",
  "/no-such-page.",
  `/profile/${uuid}/feed.xml.gz`,
  "/profile/a%20b/feed.xml",
  `/ticket/Konser.2027/${uuid}/t`,
  productPaths.post("AB"),
])("%s is answered where it is", async (path) => {
  const { origin } = await serve();
  expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(200);
});

const settings = { ...testSettings, origin: "https://www.example", appLinkOrigin: "https://app.example" };

/** Requests a path of a host. @returns status, Location, and the whole response */
async function requestOf(host: string, path: string, method = "GET") {
  const { send } = await serve({ services: { settings } });
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return {
    status: Number(answer.split(" ", 2)[1]),
    location: /^location: (.*)$/im.exec(answer)?.[1]?.trim(),
    text: answer,
  };
}

test.each([
  ["/post/6f1b2c3d-0001", "https://www.example/download?from=post&id=6f1b2c3d-0001"],
  ["/post/6f1b2c3d-0001?lng=ar&utm_source=x", "https://www.example/download?from=post&id=6f1b2c3d-0001&lng=ar"],
  ["/profile/ada?lng=nonsense", "https://www.example/download?from=profile&id=ada"],
  ["/post/(evil", "https://www.example/download?from=post"],
  ["/post/6f1b2c3d-0001%E2%80%99de", "https://www.example/download?from=post&id=6f1b2c3d-0001"],
  ["/ticket/konser/secret-package/secret-ticket?lng=tr", "https://www.example/download?from=ticket&lng=tr"],
  ["/", "https://www.example/"],
  ["/privacy-policy?lng=tr", "https://www.example/privacy-policy?lng=tr"],
])("without the app, %s is redirected to %s", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await requestOf("app.example", path, method);
    expect(answer).toMatchObject({ status: 302, location });
    expect(answer.text).toMatch(/^cache-control: private, no-store\r$/im);
    expect(answer.text).toMatch(/^referrer-policy: no-referrer\r$/im);
  }
});

test.each(["//evil.example/x", "/post/..%2f..%2fevil"])("%s is not redirected", async (path) => {
  expect(await requestOf("app.example", path)).toMatchObject({ status: 404, location: undefined });
});

test("the host is recognized in upper case and with its port", async () => {
  for (const host of ["APP.example", "app.example:443"]) expect((await requestOf(host, "/")).status).toBe(302);
});

test("the association files are not redirected", async () => {
  expect((await requestOf("app.example", "/.well-known/apple-app-site-association")).status).toBe(200);
});

test.each(["www.example", "evil.example", "app.example.evil.example", "app.example:8443", "a b", "["])(
  "Host: %s gets the site",
  async (host) => {
    expect((await requestOf(host, "/post/x")).status).toBe(200);
  },
);

test("no path leads to another site, and no redirect contains the URL of a ticket", () => {
  const appRequest = { headers: { host: "app.example" } };
  const findRedirect = createRedirect(settings);
  const redirected = (path: string, search: string) =>
    findRedirect({ ...matchRoute(path), path, search, request: appRequest } as HttpContext) ?? "";
  const pieces = [
    "/",
    "//",
    ".",
    "..",
    "%2e%2e",
    "%2f",
    "@",
    ":",
    "evil.example",
    "post",
    "profile",
    "ticket",
    "?",
    "&",
  ];
  const anything = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(anything, anything, fc.uuid(), (path, search, id) => {
      const other = redirected(`/${path}`, `?${search}`);
      const ticket = redirected(`/ticket/${id}/${id}/${id}`, `?lng=${id}&${search}`);
      return [other, ticket].every((one) => one.startsWith("https://www.example/")) && !ticket.includes(id);
    }),
  );
});
