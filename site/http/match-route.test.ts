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

test("a branch that leads nowhere leaves no value behind", () => {
  const matchTwo = createRouteMatcher({
    deep: { path: "/:a/:b/end" },
    shallow: { path: "/:only/*" },
    written: { path: "/x/:c/stop" },
    other: { path: "/*" },
  });
  expect(matchTwo("/1/2/end")).toEqual({ name: "deep", params: { a: "1", b: "2" } });
  expect(matchTwo("/1/2/else")).toEqual({ name: "shallow", params: { only: "1" } });
  expect(matchTwo("/x/2/stop")).toEqual({ name: "written", params: { c: "2" } });
  expect(matchTwo("/x/2/end")).toEqual({ name: "deep", params: { a: "x", b: "2" } });
});

test("a path without a route is an error of the table", () => {
  const matchHome = createRouteMatcher({ home: { path: "/" } });
  expect(matchHome("/").name).toBe("home");
  expect(() => matchHome("/elsewhere")).toThrow("the table has no route for /*");
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
