import { expect, test } from "vitest";
import { createGoogleBeacon, createMetaBeacon, googleClientId } from "./page-kind-beacon.ts";

const sent: URL[] = [];
const page = {
  origin: "https://site.example",
  kind: "ticket",
  send: (url: string) => sent.push(new URL(url)),
} as const;
const last = () => Object.fromEntries(sent.at(-1)?.searchParams ?? []);

test("Meta gets the kind and store clicks, by its pixel for pages without script", () => {
  const tracker = createMetaBeacon("123456789012345", page);
  tracker.start();
  expect(`${sent.at(-1)?.origin}${sent.at(-1)?.pathname}`).toBe("https://www.facebook.com/tr");
  expect(last()).toEqual({ id: "123456789012345", ev: "PageView", dl: "https://site.example/ticket", noscript: "1" });
  tracker.reportStoreClick({ store: "apple", position: "ticket" });
  expect(last()).toMatchObject({ ev: "StoreClick", "cd[platform]": "apple", "cd[position]": "ticket" });
});

test("Google gets the kind and store clicks, with advertising denied", () => {
  const tracker = createGoogleBeacon("G-TEST1234", "111.222", page);
  tracker.start();
  expect(`${sent.at(-1)?.origin}${sent.at(-1)?.pathname}`).toBe("https://www.google-analytics.com/g/collect");
  expect(last()).toEqual({
    v: "2",
    tid: "G-TEST1234",
    cid: "111.222",
    gcs: "G101",
    npa: "1",
    dl: "https://site.example/ticket",
    dt: "ticket",
    en: "page_view",
  });
  tracker.reportStoreClick({ store: "google", position: "ticket" });
  expect(last()).toMatchObject({ en: "store_click", "ep.platform": "google", "ep.position": "ticket" });
});

test("reads the visitor's number out of Google's own cookie", () => {
  expect(googleClientId("a=b; _ga=GA1.1.1234567890.1700000000; c=d")).toBe("1234567890.1700000000");
  expect(googleClientId("_ga=GA1.2.1.2")).toBe("1.2");
  expect(googleClientId("_ga_TEST1234=GS1.1.1.2; x_ga=GA1.1.3.4")).toBeUndefined();
});
