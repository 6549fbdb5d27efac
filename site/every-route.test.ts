import { expect, test } from "vitest";
import { routeKind } from "#server/observability/route-kind.ts";
import { everyPage } from "../tests/e2e/support/every-page.ts";
import { routes } from "./app.tsx";
import { sitemap } from "./features/seo/sitemap.ts";
import { findCacheableRoute } from "./http/cacheable-routes.ts";

// A new route is decided upon in every list that needs to know it (docs/where-to-change.md, "New pieces").

/** Names of pages by the pattern of their route, and all patterns. */
const pages = new Map<string, string>();
const handlerNames = new Map<unknown, string>();
const app = routes((name) => {
  const handler = () => Promise.reject(new Error(`${name} is not rendered here`));
  handlerNames.set(handler, name);
  return handler;
});
const patterns = [...new Set(app.routes.map(({ path }) => path))].filter((path) => path !== "/*");
for (const { path, handler } of app.routes) {
  const name = handlerNames.get(handler);
  if (name) pages.set(path, name);
}

const exampleOf = (pattern: string) => pattern.replaceAll(/:\w+/g, "x");

/** Routes that visitors do not share, each for a reason. */
const unshared: readonly RegExp[] = [
  /^\/ticket\//, // the URL is a credential
  /^\/delete-account/, // for a single visitor
  /^\/share\//, // images, which have a cache of their own
  /^\/api\/project\//, // tickets
  /^\/ticket-worker\.js$/, // browsers ask for it to learn of a release
  /^\/\.well-known\//, // small, and asked for by Apple's and Google's servers
];

/** Pages that search engines must not list, or find by links alone. */
const notInSitemap = [
  "post",
  "profile",
  "ticket",
  "delete-account",
  "deletion-receipt",
  "cancel-deletion",
  "embed-post",
];

test("there are routes, and pages among them", () => {
  expect(patterns.length).toBeGreaterThan(25);
  expect(pages.get("/")).toBe("landing");
});

test("each is shared between visitors, or is among those that are not", () => {
  const undecided = patterns.filter((pattern) => {
    const path = exampleOf(pattern);
    const isShared = findCacheableRoute(path, new URLSearchParams()).sharing !== "none";
    return isShared === unshared.some((one) => one.test(path));
  });
  expect(undecided, "add them to site/http/cacheable-routes.ts, or to `unshared` with the reason").toEqual([]);
});

test("each has a label in metrics", () => {
  expect(patterns.filter((pattern) => routeKind(exampleOf(pattern)) === "other")).toEqual([]);
});

test("each page is among those that browser tests open", () => {
  const missing = [...pages].filter(([pattern, name]) => {
    const route = RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
    return name !== "embed-post" && !everyPage.some(({ path }) => route.test(path)); // tests/e2e/post/embed.spec.ts
  });
  expect(missing).toEqual([]);
});

test("each page is in the sitemap, or is among those that are not", () => {
  const listed = sitemap("https://www.example.com");
  const undecided = [...pages].filter(
    ([pattern, name]) =>
      listed.includes(`<loc>https://www.example.com${pattern}</loc>`) === notInSitemap.includes(name),
  );
  expect(undecided).toEqual([]);
});
