import { beforeEach, expect, test } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { productPaths } from "#contract/product-paths.ts";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "../e2e/support/product-server/profile-responses.ts";
import { ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { fetchDocument, openDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

// What browsers do with these pages is tested in tests/e2e/every-page/slow-product-server.spec.ts.

const site = startScriptedSite();
const ticket = ticketResponse("6f1b2c3d-00c1-4a00-8000-0000000000c1");
const posts = { json: { result: profilePosts } };

/** Milliseconds: longer than a visitor's page waits, shorter than a call may take; and longer than that. */
const [slow, tooSlow] = [1500, responseLimits.timeoutMs + 1000];

function respond(delay: number): void {
  site.productServer.on(postCall, { json: fakePostResponse(), delay });
  site.productServer.on(userPath, { ...userResponse, delay });
  site.productServer.on(postsPath, posts);
  site.productServer.on(productPaths.user("late-posts"), userResponse);
  site.productServer.on(productPaths.userPosts("late-posts"), { ...posts, delay });
  site.productServer.on(ticket.call, { json: ticket.json, delay });
}
beforeEach(() => respond(slow));

const pages = [
  ["a post", postPath, "Yazar p-1"],
  ["a profile", profilePath, "Deniz Aksoy"],
  ["a profile without its posts", "/profile/late-posts", "Deniz Aksoy"],
  ["a ticket", ticket.path, "Boğaz'da Yaz Konseri"],
] as const;

/** Asks for all of them at once, because each waits. */
const fetchAll = (query: string, load = openDocument) =>
  Promise.all(
    pages.map(async ([name, path, heading]) => ({
      name,
      heading,
      ...(await load(`${site.origin}${path}?lng=tr${query}`)),
    })),
  );

test("what is late goes out in its loading state, stored nowhere, and names the page with its data", async () => {
  for (const { name, status, headers, document } of await fetchAll("&utm_source=x")) {
    expect(status, name).toBe(200);
    expect(headers.get("cache-control"), name).toBe("private, no-store");
    expect(headers.get("x-offline-until"), name).toBeNull();
    expect(document.documentElement.hasAttribute("data-loading"), name).toBe(true);
    const statuses = [...document.querySelectorAll("main [role=status]")].map((text) => text.textContent);
    expect(statuses, name).toContainEqual(expect.stringContaining("Yükleniyor…"));
    const refresh = document.querySelector("head noscript > meta[http-equiv=refresh]");
    expect(refresh?.getAttribute("content"), name).toBe("0;url=?lng=tr&whole=1");
    expect(headers.get("content-security-policy"), name).toContain("img-src 'self' data:;");
  }
});

test("what is no browser that opens a page gets the page with its data", async () => {
  for (const { name, heading, document } of await fetchAll("", fetchDocument)) {
    expect(document.querySelector("h1")?.textContent, name).toContain(heading);
    expect(document.documentElement.hasAttribute("data-loading"), name).toBe(false);
  }
});

test("what is asked for with its data waits for it", async () => {
  for (const { name, heading, status, document } of await fetchAll("&whole=1")) {
    expect(status, name).toBe(200);
    expect(document.querySelector("h1")?.textContent, name).toContain(heading);
    expect(document.documentElement.hasAttribute("data-loading"), name).toBe(false);
    expect(document.querySelector("meta[http-equiv=refresh]"), name).toBeNull();
  }
});

test("a page with its data whose call takes longer than it may is its error state, never its loading state", async () => {
  respond(tooSlow);
  const waiting = pages.map(async ([, path]) => {
    const { status, document } = await openDocument(`${site.origin}${path}?lng=tr&whole=1`);
    return [path, status, document.documentElement.hasAttribute("data-loading")];
  });
  expect(await Promise.all(waiting)).toEqual([
    [postPath, 503, false],
    [profilePath, 503, false],
    ["/profile/late-posts", 200, false],
    [ticket.path, 503, false],
  ]);
});
