import { expect, test } from "vitest";
import { createLink } from "#site/i18n/locale/link.ts";
import { storeContext } from "../store-context.ts";
import { phoneUrl } from "./phone-url.ts";

const plain = { origin: "https://site.example", appLinkOrigin: undefined };
const withAppHost = { ...plain, appLinkOrigin: "https://app.example" };
const link = createLink("tr", false);
const linkInArabic = createLink("ar", true);

const post = storeContext("post", "tr", "6f1b-0001");
const profile = storeContext("profile", "tr", "ada");
const landing = storeContext("landing", "tr");

test("without a host of the app's own, it leads to the phone's store, with what was looked at", () => {
  expect(phoneUrl(post, plain, link)).toBe("https://site.example/download?to=auto&from=post&id=6f1b-0001");
  expect(phoneUrl(profile, plain, linkInArabic)).toBe(
    "https://site.example/download?to=auto&from=profile&id=ada&lng=ar",
  );
  expect(phoneUrl(landing, plain, link)).toBe("https://site.example/download?to=auto&from=landing");
  expect(phoneUrl(storeContext("download", "tr"), plain, link)).toBe("https://site.example/download?to=auto");
});

test("with one, a post and a profile open there, in the app", () => {
  expect(phoneUrl(post, withAppHost, link)).toBe("https://app.example/post/6f1b-0001");
  expect(phoneUrl(profile, withAppHost, linkInArabic)).toBe("https://app.example/profile/ada?lng=ar");
});

test("that host would send any other page back to the site, so its code leads to the store", () => {
  expect(phoneUrl(landing, withAppHost, link)).toBe("https://site.example/download?to=auto&from=landing");
});

test("nothing of a ticket is in it, whatever stands in the context", () => {
  const forced = { ...storeContext("ticket", "tr"), id: "secret" };
  for (const settings of [plain, withAppHost]) {
    expect(phoneUrl(forced, settings, link)).toBe("https://site.example/download?to=auto&from=ticket");
  }
});
