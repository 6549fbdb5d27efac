import { expect, test } from "vitest";
import { storeUrl } from "./store-urls.ts";

test("leads to the app's listing on Google Play", () => {
  expect(storeUrl("google")).toBe("https://play.google.com/store/apps/details?id=example.meydan.app");
});

test("leads to the Turkish storefront of the App Store (specification, section 2)", () => {
  expect(storeUrl("apple")).toBe("https://apps.apple.com/tr/app/id1000000001");
});
