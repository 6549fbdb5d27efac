import { expect, test } from "vitest";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { serve } from "./web-server.harness.ts";

const unavailable = async () => ({ ok: false, reason: "unavailable" }) as const;
const accountDeletion: AccountDeletion = { request: unavailable, show: unavailable, cancel: unavailable };
const sameOrigin = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
const body = "email=ada%40example.com&password=secret";

/** A site whose page answers a form with what it has got. */
async function serveForm(isOffered = true) {
  const received: { route: string; locale: string; accept: string; body: string; hasDeletion: boolean }[] = [];
  const site = await serve({
    ...(isOffered && { accountDeletionFor: () => accountDeletion }),
    site: async ({ route, locale }, visitor) => {
      const hasDeletion = visitor?.accountDeletion === accountDeletion;
      const posted = Buffer.from(visitor?.form?.bytes ?? []).toString();
      received.push({ route, locale, accept: visitor?.accept ?? "", body: posted, hasDeletion });
      return siteResponse("page");
    },
  });
  const post = (headers: Record<string, string> = sameOrigin, path = "/delete-account?lng=tr", content = body) =>
    fetch(site.origin + path, { method: "POST", headers, body: content, redirect: "manual" });
  return { ...site, post, received };
}

test.each([
  ["/delete-account", "delete-account"],
  ["/delete-account/", "delete-account"],
  ["/delete-account/cancel", "cancel-deletion"],
])("%s gets its form", async (path, route) => {
  const { post, received, logged } = await serveForm();
  expect((await post({ ...sameOrigin, Accept: "application/json" }, `${path}?lng=tr`)).status).toBe(200);
  expect(received).toEqual([{ route, locale: "tr", accept: "application/json", body, hasDeletion: true }]);
  expect(logged).toEqual([]);
});

test.each([
  ["a visitor's document", { "Sec-Fetch-Dest": "document" }, "receipt=1"],
  ["a document in a browser that does not say so", {}, "receipt=1"],
  ["a script", { "Sec-Fetch-Dest": "empty" }, ""],
  ["a frame", { "Sec-Fetch-Dest": "iframe" }, ""],
])("what opens by a cookie: %s gets %j", async (_who, headers, cookie) => {
  const cookies: (string | undefined)[] = [];
  const { origin } = await serve({
    site: async (_request, visitor) => {
      cookies.push(visitor?.cookie);
      return siteResponse("page");
    },
  });
  await fetch(`${origin}/report/receipt`, { headers: { ...headers, Cookie: "receipt=1" } });
  expect(cookies).toEqual([cookie]);
});

test("pages that visitors share get no account deletion", async () => {
  const { origin, received } = await serveForm();
  await fetch(`${origin}/`);
  expect(received).toMatchObject([{ body: "", hasDeletion: false }]);
});

test.each(["/delete-account", "/delete-account/cancel"])(
  "the page gets nothing that it could do at %s with a form of another site",
  async (path) => {
    const { post, received } = await serveForm();
    await post({ ...sameOrigin, "Sec-Fetch-Site": "cross-site" }, path);
    expect(received).toMatchObject([{ body, hasDeletion: false }]);
  },
);

test("a form of more than 8 KB is refused before the page sees it", async () => {
  const { post, received, logged } = await serveForm();
  const response = await post(sameOrigin, undefined, "a".repeat(8193));
  expect([response.status, response.headers.get("cache-control")]).toEqual([413, "private, no-store"]);
  expect([received, logged]).toEqual([[], []]);
});

// The page of a cancel link sends no referrer, so browsers without Sec-Fetch-Site hide the origin of its form, which has the
// token. The form of the deletion has no secret.
test.each([
  ["/delete-account/cancel", true],
  ["/delete-account/cancel?lng=tr", true],
  ["/delete-account", false],
  ["/delete-account?lng=/delete-account/cancel", false],
])("a hidden origin, without Sec-Fetch-Site, at %s", async (path, hasDeletion) => {
  const { post, received } = await serveForm();
  await post({ "Content-Type": sameOrigin["Content-Type"], Origin: "null" }, path);
  expect(received).toMatchObject([{ body, hasDeletion }]);
});

test.each(["/", "/post/x", "/delete-account/receipt", "/delete-account/x", "/delete-accountant"])(
  "%s takes no form",
  async (path) => {
    const { post, received } = await serveForm();
    const response = await post(sameOrigin, path);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(received).toEqual([]);
  },
);

test("no page takes a form where accounts are deleted elsewhere", async () => {
  const { post } = await serveForm(false);
  expect((await post()).status).toBe(405);
});
