import { expect, test } from "vitest";
import { origins } from "#site/features/store-links/store-context.ts";
import { findCacheableRoute } from "./cacheable-routes.ts";

const sharingOf = (path: string) => findCacheableRoute(path, new URLSearchParams()).sharing;

test.each([
  "/ticket/konser/b1/c1",
  "/ticket/konser/b1/c1/",
  "/ticket/konser/b1/c1/calendar.ics",
  "/ticket/konser/b1/c1/apple-wallet.pkpass",
  "/ticket/konser/b1/c1/google-wallet",
  "/api/project/events/ticketSucces/konser/b1/c1",
  "/delete-account",
])("%s is never cached", (path) => {
  expect(sharingOf(path)).toBe("none");
});

test("every origin of a visitor is kept for /download", () => {
  const { parameters } = findCacheableRoute("/download", new URLSearchParams());
  for (const from of origins) expect(parameters?.(new URLSearchParams({ from }))).toMatchObject({ from });
});

test.each(["/", "/post/a", "/profile/a"])("%s is shared by locale", (path) => {
  expect(sharingOf(path)).toBe("by-locale");
});
