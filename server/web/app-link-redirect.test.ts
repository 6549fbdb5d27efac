import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRoute } from "#site/routes.ts";
import { createAppLinkRedirect } from "./app-link-redirect.ts";
import type { HttpContext } from "./read-site-request.ts";
import { serve } from "./web-server.harness.ts";

const appLinkRedirect = createAppLinkRedirect("https://app.example", "https://www.example");

/** Requests a path of a host. @returns status, Location, and the whole response */
async function request(host: string, path: string, method = "GET") {
  const { send } = await serve({ appLinkRedirect });
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
    const answer = await request("app.example", path, method);
    expect(answer).toMatchObject({ status: 302, location });
    expect(answer.text).toMatch(/^cache-control: private, no-store\r$/im);
    expect(answer.text).toMatch(/^referrer-policy: no-referrer\r$/im);
  }
});

test.each(["//evil.example/x", "/post/..%2f..%2fevil"])("%s is not redirected", async (path) => {
  expect(await request("app.example", path)).toMatchObject({ status: 404, location: undefined });
});

test("the host is recognized in upper case and with its port", async () => {
  for (const host of ["APP.example", "app.example:443"]) expect((await request(host, "/")).status).toBe(302);
});

test("the association files are not redirected", async () => {
  expect((await request("app.example", "/.well-known/apple-app-site-association")).status).toBe(200);
});

test.each(["www.example", "evil.example", "app.example.evil.example", "app.example:8443", "a b", "["])(
  "Host: %s gets the site",
  async (host) => {
    expect((await request(host, "/post/x")).status).toBe(200);
  },
);

test("no path leads to another site, and no redirect contains the URL of a ticket", () => {
  const appRequest = { headers: { host: "app.example" } };
  const redirected = (path: string, search: string) =>
    appLinkRedirect({ ...matchRoute(path), path, search, request: appRequest } as HttpContext) ?? "";
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
