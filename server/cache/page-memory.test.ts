import { expect, test } from "vitest";
import { pageSize } from "./compress-page.ts";
import { createPageMemory } from "./page-cache.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import type { CachedPage } from "./rendered-page.ts";

function cachedPage(parts: Parameters<typeof renderedPage>[1] = {}): CachedPage {
  const page = renderedPage("text", parts);
  if (!page.freshness) throw new Error("the page is not stored");
  return { ...page, freshness: page.freshness };
}

/** Bytes of a store whose part for pages that were asked for once holds `count` pages of one letter's key. */
const roomFor = (count: number, cached = cachedPage(), key = "a") =>
  4 * count * (2 * key.length + 200 * cached.tags.length + pageSize(cached));

test("tags and key count: a page that they make too large is not kept, and leaves no tag behind", () => {
  const tagged = cachedPage({ tags: ["t"] });
  const exact = createPageMemory(roomFor(1, tagged));
  exact.set("a", tagged);
  expect(exact.get("a")).toBe(tagged);
  const small = createPageMemory(roomFor(1, tagged) - 4);
  small.set("a", tagged);
  expect(small.get("a")).toBeUndefined();
  small.deleteTagged("t");
});

test("a page that is asked for again is kept from pages that are asked for once", () => {
  const store = createPageMemory(roomFor(2));
  const shared = cachedPage();
  store.set("a", shared);
  expect(store.get("a")).toBe(shared);
  for (const key of ["b", "c", "d"]) store.set(key, cachedPage());
  expect(store.get("a")).toBe(shared);
  // Rendered anew, it stays among them.
  const next = cachedPage();
  store.set("a", next);
  for (const key of ["e", "f", "g"]) store.set(key, cachedPage());
  expect(store.get("a")).toBe(next);
});

test("pages of which anyone can ask for any number take no room of shared ones, however often they are asked for", () => {
  const store = createPageMemory(roomFor(2));
  store.set("a", cachedPage());
  store.get("a");
  for (const key of ["b", "c", "d", "e", "f"]) {
    store.set(key, cachedPage({ unbounded: true }));
    store.get(key);
  }
  expect(store.get("a")).toBeDefined();
  expect(["b", "c", "d", "e", "f"].filter((key) => store.get(key))).toEqual(["e", "f"]);
});

test("pages with a tag are deleted together, from every part; others stay", () => {
  const store = createPageMemory(1_000_000);
  store.set("once", cachedPage({ tags: ["t", "u"] }));
  store.set("again", cachedPage({ tags: ["t"] }));
  store.get("again");
  store.set("unbounded", cachedPage({ tags: ["t"], unbounded: true }));
  store.set("other", cachedPage({ tags: ["u"] }));
  store.deleteTagged("t");
  expect(["once", "again", "unbounded", "other"].map((key) => store.get(key) !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  store.deleteTagged("nobody");
  store.deleteTagged("u");
  expect(store.get("other")).toBeUndefined();
});

test("a page that was replaced is deleted by its new tags, not by its old ones", () => {
  const store = createPageMemory(1_000_000);
  store.set("a", cachedPage({ tags: ["old"] }));
  store.set("a", cachedPage({ tags: ["new"] }));
  store.deleteTagged("old");
  expect(store.get("a")).toBeDefined();
  store.deleteTagged("new");
  expect(store.get("a")).toBeUndefined();
});

test("a page that got another encoding counts with it; one that was replaced meanwhile is left alone", () => {
  const cached = cachedPage();
  const store = createPageMemory(roomFor(2, cached));
  store.set("a", cached);
  const other = cachedPage();
  store.set("b", other);
  cached.bodies.br = Buffer.alloc(pageSize(cached) / 2);
  store.updateSize("b", cached);
  expect(store.get("b")).toBe(other);
  store.updateSize("gone", cached);
  expect(store.get("gone")).toBeUndefined();
  store.updateSize("a", cached);
  store.set("c", cachedPage());
  // In the part for pages asked for once there is no room for both any more.
  expect(store.get("a")).toBeUndefined();
  expect(store.get("c")).toBeDefined();
});
