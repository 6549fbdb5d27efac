import fc from "fast-check";
import { expect, test } from "vitest";
import { createAppLinkHost } from "./app-link-host.ts";
import { serve } from "./web-server.harness.ts";

const appLinkHost = createAppLinkHost("https://app.example", "https://www.example");

/** What the server answers to a GET of a path under a host: status, Location, and the other header lines. */
async function asked(host: string, path: string, method = "GET") {
  const { send } = await serve({ appLinkHost });
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return {
    status: Number(answer.split(" ", 2)[1]),
    location: /^location: (.*)$/im.exec(answer)?.[1]?.trim(),
    answer,
  };
}

test.each([
  ["/post/6f1b2c3d-0001", "https://www.example/download?from=post&id=6f1b2c3d-0001"],
  ["/post/6f1b2c3d-0001?lng=ar&utm_source=x", "https://www.example/download?from=post&id=6f1b2c3d-0001&lng=ar"],
  ["/profile/ada?lng=nonsense", "https://www.example/download?from=profile&id=ada"],
  ["/post/evil%2f..evil", "https://www.example/download?from=post"],
  ["/ticket/konser/secret-package/secret-ticket?lng=tr", "https://www.example/download?from=ticket&lng=tr"],
  ["/", "https://www.example/"],
  ["/privacy-policy?lng=tr", "https://www.example/privacy-policy?lng=tr"],
])("without the app, %s leads to %s", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await asked("app.example", path, method);
    expect(answer).toMatchObject({ status: 302, location });
    expect(answer.answer).toMatch(/^cache-control: private, no-store\r$/im);
    expect(answer.answer).toMatch(/^referrer-policy: no-referrer\r$/im);
  }
});

test.each(["//evil.example/x", "/post/..%2f..%2fevil"])("%s leads nowhere", async (path) => {
  expect(await asked("app.example", path)).toMatchObject({ status: 404, location: undefined });
});

test("the host is recognised however it is written", async () => {
  for (const host of ["APP.example", "app.example:443"]) expect((await asked(host, "/")).status).toBe(302);
});

test("the associations are served there too, without a redirect", async () => {
  expect((await asked("app.example", "/.well-known/apple-app-site-association")).status).toBe(200);
});

test.each(["www.example", "evil.example", "app.example.evil.example", "app.example:8443", "a b", "["])(
  "Host: %s gets the site as ever",
  async (host) => {
    expect((await asked(host, "/post/x")).status).toBe(200);
  },
);

test("whatever path is asked for, the redirect stays on the site and holds nothing of a ticket", () => {
  let location = "";
  const response = { writeHead: (_: number, headers: { Location: string }) => (location = headers.Location), end() {} };
  const redirected = (path: string, search: string) => {
    appLinkHost({ headers: { host: "app.example" } } as never, response as never, { ok: true, path, search });
    return location;
  };
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
