import fc from "fast-check";
import { expect, test } from "vitest";
import { campaigns } from "#brand/campaigns.ts";
import { type CountMessage, readCountEvent, readDevice } from "./count-event.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const view = { event: "view", page: "post", language: "tr" };
const click = { event: "store-click", page: "post", language: "ar", store: "google", position: "chooser" };
const read = (message: unknown, userAgent = "") => readCountEvent(JSON.stringify(message), readDevice(userAgent));

test("an event of a page gets the phone and the app of the visitor's device", () => {
  const device = { phone: "apple", app: "browser" };
  const labels = { ...view, ...device, place: "", detail: "" };
  expect(read(view, iphone)).toEqual(labels);
  expect(read(view, `${iphone} Instagram 354.0`)).toEqual({ ...labels, app: "instagram" });
  expect(read(view)).toMatchObject({ phone: "other", app: "browser" });
  const { store, position, ...common } = click;
  expect(read(click, iphone)).toEqual({ ...common, ...device, place: position, detail: store });
});

test("an app that only the page recognizes is the page's to tell", () => {
  expect(read({ ...view, app: "telegram" }, iphone)?.app).toBe("telegram");
});

test.each<Partial<CountMessage>>([
  { event: "chooser-open" },
  { event: "chooser-open", detail: "comment" },
  { event: "app-open", detail: "like" },
  { event: "ticket-save" },
  { event: "calendar", detail: "file" },
  { event: "wallet", detail: "apple" },
])("$event is taken", (message) => {
  expect(read({ ...view, ...message })).toMatchObject({ detail: "", ...message });
});

test.each<Partial<CountMessage> & { phone: string }>([
  { event: "campaign-view", detail: campaigns[0]?.name ?? "", phone: "" },
  { event: "campaign-store", detail: "other", phone: "" },
  { event: "paint", detail: "4s", phone: "apple" },
])("$event is counted without labels that would make many rows of it", ({ phone, ...message }) => {
  const { language: _, ...labels } = view;
  const rest = { language: "", app: "", place: "", phone };
  expect(read({ ...view, ...message }, iphone)).toEqual({ ...labels, ...rest, ...message });
});

test.each([
  ["an unknown page", { ...view, page: "6f1b2c3d-00c1" }],
  ["an unknown language", { ...view, language: "xx" }],
  ["an unknown app", { ...view, app: "app of 6f1b2c3d" }],
  ["an unknown verb", { ...view, event: "chooser-open", detail: "evil" }],
  ["an unknown detail", { ...view, event: "wallet", detail: "evil" }],
  ["what only the server counts", { ...view, event: "preview-fetch", detail: "telegram" }],
  ["an unknown campaign", { ...view, event: "campaign-view", detail: "typed" }],
  ["an unknown speed", { ...view, event: "paint", detail: "1234" }],
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
  fc.assert(fc.property(fc.string(), (body) => readCountEvent(body, readDevice(body)) === undefined));
});
