import fc from "fast-check";
import { expect, test } from "vitest";
import { createRouteMatcher } from "./match-route.ts";

const match = createRouteMatcher({
  home: { path: "/" },
  item: { path: "/items/:id" },
  newest: { path: "/items/newest" },
  part: { path: "/items/:id/parts/:part" },
  file: { path: "/files/*" },
  other: { path: "/*" },
});

test.each([
  ["/", "home", {}],
  ["/items/1", "item", { id: "1" }],
  ["/items/newest", "newest", {}],
  ["/items/newest/", "newest", {}],
  ["/items/newest/parts/2", "part", { id: "newest", part: "2" }],
  ["/items/a%2Fb", "item", { id: "a/b" }],
  ["/files", "file", {}],
  ["/files/a/b", "file", {}],
  ["/items", "other", {}],
  ["/items/1/parts", "other", {}],
  ["/items//", "other", {}],
  ["/nowhere/at/all", "other", {}],
])("%s is %s", (path, name, params) => {
  expect(match(path)).toEqual({ name, params });
});

test("every path has a route, however long it is", () => {
  const segment = fc.constantFrom("items", "newest", "parts", "1", "%C4%B1");
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 2000 }), (segments) => {
      expect(match(`/${segments.join("/")}`).name).toBeDefined();
    }),
    { numRuns: 200 },
  );
});
