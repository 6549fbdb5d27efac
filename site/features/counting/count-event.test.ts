import fc from "fast-check";
import { expect, test } from "vitest";
import { readCountEvent } from "./count-event.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const view = { event: "view", page: "post", language: "tr" };
const click = { event: "store-click", page: "post", language: "ar", store: "google", position: "chooser" };
const read = (message: unknown, userAgent?: string) => readCountEvent(JSON.stringify(message), userAgent);

test("a view is of the visitor's platform, a click of the store's", () => {
  expect(read(view, iphone)).toEqual({ event: "view", labels: { page: "post", language: "tr", platform: "apple" } });
  expect(read(view)).toMatchObject({ labels: { platform: "other" } });
  expect(read(click, iphone)).toEqual({
    event: "store-click",
    labels: { page: "post", language: "ar", platform: "google", position: "chooser" },
  });
});

test.each([
  ["an unknown page", { ...view, page: "6f1b2c3d-00c1" }],
  ["an unknown language", { ...view, language: "xx" }],
  ["an unknown event", { ...view, event: "purchase" }],
  ["a field too many", { ...view, id: "6f1b2c3d-00c1" }],
  ["a field too few", { event: "view", page: "post" }],
  ["a click's field in a view", { ...view, position: "chooser" }],
  ["an unknown store", { ...click, store: "evil" }],
  ["an unknown position", { ...click, position: "__proto__" }],
  ["a list", [view]],
  ["nothing", null],
  ["a text", "view"],
])("%s is not taken", (_name, message) => {
  expect(read(message)).toBeUndefined();
});

test("what is no JSON is not taken, and nothing throws", () => {
  fc.assert(fc.property(fc.string(), (body) => readCountEvent(body, body) === undefined));
});
